//! The board, and whatever may be shown in its place.

use std::time::Duration;

use komadai::app::{Action, BoardAction, ClockForm, Command, DialogAction, Incoming, NewGameForm, TimeKind};
use komadai::shogi::Handicap;

use crate::records;
use crate::room::Room;

const SECOND: Duration = Duration::from_secs(1);

pub fn start(room: &mut Room) {
    let recent = records::recent(room);
    room.receive(Incoming::Recent(recent));
}

/// Starts the game that `form` describes.
pub fn begin(room: &mut Room, form: NewGameForm) {
    fill_in(room, form);
    room.dialog(DialogAction::StartGame);
    room.pass(SECOND);
}

/// Opens the dialog for a new game, and fills it in.
pub fn fill_in(room: &mut Room, form: NewGameForm) {
    let told = |words: [String; 2]| words.map(|words| room.told(&words));
    let form = NewGameForm { names: told(form.names), ranks: told(form.ranks), ..form };
    room.command(Command::NewGame);
    room.dialog(DialogAction::EditNewGame(Box::new(form)));
}

/// What a club might enter for a game: the stronger player has the 王.
pub fn form() -> NewGameForm {
    NewGameForm {
        names: ["Arai", "Baba"].map(str::to_owned),
        ranks: ["1 dan", "3 dan"].map(str::to_owned),
        profile: "jsa_amateur27".to_owned(),
        ..NewGameForm::default()
    }
}

/// The same with little time.
fn short() -> NewGameForm {
    let clock =
        ClockForm { kind: TimeKind::Byoyomi, minutes: 0, seconds: 20, byoyomi_seconds: 30, ..ClockForm::default() };
    NewGameForm { clocks: [clock.clone(), clock], ..form() }
}

pub fn play(room: &mut Room) {
    begin(room, form());
    room.play(records::YAGURA);
    room.pass(7 * SECOND);
}

pub fn countdown(room: &mut Room) {
    begin(room, short());
    room.play("7g7f 3c3d 2g2f 8c8d");
    room.pass(42 * SECOND);
}

pub fn picked_up(room: &mut Room) {
    play(room);
    let square = "3a".parse().expect("it names a square");
    room.act(Action::Board(BoardAction::ClickSquare(square)));
}

pub fn promotion(room: &mut Room) {
    begin(room, form());
    room.play("7g7f 3c3d 8h2b");
}

/// A typed move that is ambiguous.
pub fn typed(room: &mut Room) {
    begin(room, form());
    room.act(Action::BeginTyping("58kin".to_owned()));
}

/// Starts a game from a pasted position.
fn begin_from(room: &mut Room, sfen: &str) {
    room.command(Command::SetUp);
    room.act(Action::Paste(sfen.to_owned()));
    room.command(Command::PlayFromHere);
    room.dialog(DialogAction::StartGame);
}

/// 入玉宣言
pub fn declaration(room: &mut Room) {
    begin_from(room, "2SGS4/+B+RGKGLLRB/3G5/9/7pp/9/9/8k/9 b - 1");
    room.command(Command::Declare);
}

/// A screen lying flat between the players.
pub fn table_top(room: &mut Room) {
    play(room);
    room.command(Command::TableTop);
}

/// The far side is asked about promotion, facing its own side.
pub fn table_top_promotion(room: &mut Room) {
    room.command(Command::TableTop);
    begin(room, form());
    room.play("7g7f 3c3d 2g2f 2b8h");
}

pub fn paused(room: &mut Room) {
    begin(room, NewGameForm { profile: "casual".to_owned(), ..form() });
    room.play(records::YAGURA);
    room.command(Command::Pause);
}

/// A player claims an illegal move: the bishop has jumped over a pawn.
pub fn claim(room: &mut Room) {
    begin(room, form());
    room.play("2g2f 3c3d 8h6f");
    room.command(Command::Claim);
}

pub fn menu(room: &mut Room) {
    play(room);
    room.click("menu-game");
}

pub fn view_menu(room: &mut Room) {
    review(room);
    room.click("menu-view");
}

pub fn result(room: &mut Room) {
    play(room);
    room.command(Command::Resign);
    room.dialog(DialogAction::Confirm);
}

/// 千日手
pub fn repetition(room: &mut Room) {
    begin(room, form());
    (0..3).for_each(|_| room.play("2h3h 8b7b 3h2h 7b8b"));
    room.dialog(DialogAction::Confirm);
}

pub fn handicap(room: &mut Room) {
    begin(room, NewGameForm { handicap: Handicap::TwoPieces, ..form() });
    room.play("6a5b 7g7f 5c5d");
}

pub fn review(room: &mut Room) {
    records::open(room);
    room.act(Action::Step(19));
}

pub fn folder(room: &mut Room) {
    review(room);
    room.command(Command::Collection);
    records::list(room);
}

pub fn set_up(room: &mut Room) {
    review(room);
    room.command(Command::SetUp);
}

pub fn clock_only(room: &mut Room) {
    room.command(Command::ClockOnly);
    room.dialog(DialogAction::SetClocks);
}

pub fn clock_running(room: &mut Room) {
    clock_only(room);
    room.act(Action::Clock(komadai::app::ClockAction::Press(komadai::shogi::Color::White)));
    room.pass(83 * SECOND);
}

pub fn clock_question(room: &mut Room) {
    clock_running(room);
    room.act(Action::CloseRequested);
    room.act(Action::CloseRequested);
}
