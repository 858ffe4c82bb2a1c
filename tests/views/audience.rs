//! The audience display: what a hall sees, whatever is done in the window.

use std::time::Duration;

use egui::{Key, Modifiers};
use komadai::app::{Action, BoardAction, Coordinates, DisplayAction, Effect, Incoming, Screens, Settings};
use komadai::app::{CommentaryScene, DisplayScene, SquareScene};
use komadai::record::DrawnMark;
use komadai::record::MarkColour;
use komadai::session::ReviewCommand;
use komadai::shogi::Square;
use komadai::text::Language;

use crate::files::open;
use crate::table::Table;
use crate::verdicts::{begin_from, choose, game_from};

/// A position in which Black mates by G*5b.
const MATE_IN_ONE: &str = "4k4/9/4P4/9/9/9/9/9/4K4 b G 1";

fn game(table: &Table) -> komadai::app::DisplayGame {
    match table.audience() {
        DisplayScene::Game(game) => *game,
        other => panic!("no game: {other:?}"),
    }
}

fn commentary(table: &Table) -> CommentaryScene {
    match table.audience() {
        DisplayScene::Commentary(tried) => *tried,
        other => panic!("no commentary: {other:?}"),
    }
}

/// A match with one move, with a commentary on its display.
fn commented() -> Table {
    let mut table = Table::new();
    table.press(Modifiers::NONE, Key::F9);
    table.play("7g", "7f");
    table.press(Modifiers::NONE, Key::F7);
    table
}

#[test]
fn what_is_shown_is_closed_by_the_entry_that_says_so() {
    let mut table = Table::new();
    for key in [Key::F9, Key::F4] {
        table.press(Modifiers::NONE, key);
    }
    table.click("View");
    for entry in ["Close the audience display", "Close the records in the folder", "Audience display in full screen"] {
        assert!(table.everything().iter().any(|(label, _)| label.starts_with(entry)), "{entry}");
    }
}

/// The screen to which the display was just sent.
fn sent_to(table: &mut Table) -> Option<String> {
    table.press(Modifiers::SHIFT, Key::F9);
    let settings = table.take_effects().into_iter().find_map(|effect| match effect {
        Effect::SaveSettings(settings) => Some(settings),
        _ => None,
    });
    settings?.display.screen
}

#[test]
fn the_display_goes_to_the_screen_beside_that_of_the_window_and_then_round() {
    for (own, screens) in [(Some(0), ["beamer", "desk"]), (Some(1), ["desk", "beamer"]), (None, ["beamer", "desk"])] {
        let mut table = Table::new();
        let names = ["desk", "beamer"].map(str::to_owned).to_vec();
        table.receive(Incoming::Screens(Screens { names, own }));
        table.press(Modifiers::NONE, Key::F9);
        let sent = screens.map(|_| sent_to(&mut table));
        assert_eq!(sent, screens.map(|screen| Some(screen.to_owned())), "{own:?}");
    }
}

fn square(name: &str) -> Square {
    name.parse().expect("a square")
}

fn touch(table: &mut Table, action: BoardAction) {
    table.ask(Action::Display(DisplayAction::Board(action)));
}

/// Moves a piece on the display.
fn try_move(table: &mut Table, from: &str, to: &str) {
    touch(table, BoardAction::ClickSquare(square(from)));
    touch(table, BoardAction::ClickSquare(square(to)));
}

fn standing<'a>(squares: &'a [SquareScene], name: &str) -> &'a SquareScene {
    squares.iter().find(|it| it.square == square(name)).expect("every square is there")
}

#[test]
fn before_anybody_sits_down_the_hall_sees_a_title_page_and_then_the_game() {
    let mut table = Table::new();
    assert!(matches!(table.audience(), DisplayScene::Title(_)));
    table.play("7g", "7f");
    let seen = game(&table);
    assert_eq!((seen.last_move.as_str(), seen.number.as_str()), ("☗７六歩", "Move 1"));
    assert!(seen.result.is_none() && seen.banner.is_none());
}

#[test]
fn the_hall_sees_no_piece_that_is_picked_up_and_no_dialog() {
    let mut table = Table::new();
    table.play("7g", "7f");
    table.click("3c White pawn");
    table.press(Modifiers::COMMAND, Key::Comma);
    let seen = game(&table);
    assert!(seen.board.dragged.is_none() && seen.board.active.is_none());
    let marked = seen.board.squares.iter().filter(|square| !square.marks.is_empty()).count();
    assert_eq!(marked, 2, "only the squares of the last move");
}

#[test]
fn the_hall_goes_on_seeing_the_result_when_the_card_in_the_window_is_closed() {
    let mut table = game_from(MATE_IN_ONE);
    table.click("Black in hand: gold, 1");
    table.click("5b empty · can go here");
    table.press(Modifiers::NONE, Key::Escape);
    assert!(!table.shows("Checkmate"));
    let result = game(&table).result.expect("the game is over");
    assert_eq!((result.headline.as_str(), result.reason.as_str()), ("Black wins", "Checkmate"));
}

/// A game won by mate, in an English window with a display in `language`.
fn result_in(language: Option<Language>) -> komadai::app::ResultScene {
    let mut settings = Settings { language: Some(Language::English), ..Settings::default() };
    settings.display.language = language;
    let mut table = Table::with(settings, 1280.0, 800.0);
    begin_from(&mut table, MATE_IN_ONE);
    table.click("Black in hand: gold, 1");
    table.click("5b empty · can go here");
    game(&table).result.expect("the game is over")
}

#[test]
fn the_reason_is_told_in_two_languages_only_where_the_hall_reads_another_than_the_window() {
    assert_eq!(result_in(None).other_reason, "");
    assert_eq!(result_in(Some(Language::English)).other_reason, "");
    let both = result_in(Some(Language::Japanese));
    assert_eq!([both.reason.as_str(), both.other_reason.as_str()], ["Checkmate", "詰み"]);
}

#[test]
fn the_hall_is_told_no_event_where_there_is_none_and_each_rule_by_itself() {
    let mut table = Table::new();
    table.play("7g", "7f");
    let seen = game(&table);
    assert_eq!((seen.event.as_str(), seen.place.as_str()), ("", ""));
    assert!(seen.rules.iter().all(|rule| !rule.is_empty() && !rule.contains(" · ")), "{:?}", seen.rules);
}

#[test]
fn only_the_operator_is_told_how_a_commentary_ends() {
    let mut table = commented();
    assert!(table.shows_containing("end it from the View menu"));
    table.press(Modifiers::NONE, Key::F7);
    assert!(!table.shows_containing("end it from the View menu"));
}

#[test]
fn stopped_clocks_are_told_to_the_hall() {
    let mut table = Table::new();
    table.play("7g", "7f");
    choose(&mut table, "Arbiter", "Stop both clocks");
    assert_eq!(game(&table).banner.map(|banner| banner.words).as_deref(), Some("The clocks are stopped."));
}

#[test]
fn the_display_is_painted_at_every_size_and_does_what_its_keys_say() {
    for (width, height) in [(640.0, 360.0), (1280.0, 720.0), (2560.0, 1440.0), (900.0, 900.0)] {
        let mut table = Table::new();
        table.press(Modifiers::NONE, Key::F9);
        assert!(table.is_display_open());
        table.play("7g", "7f");
        table.wait(Duration::from_secs(1));
        table.paint_display(width, height, None);
        table.paint_display(width, height, Some(Key::F9));
        assert!(!table.is_display_open());
    }
}

#[test]
fn a_board_that_is_hidden_in_a_pause_is_hidden_from_the_hall_as_well() {
    let settings = Settings { language: Some(Language::English), hide_in_pause: true, ..Settings::default() };
    let mut table = Table::with(settings, 1280.0, 800.0);
    table.play("7g", "7f");
    assert!(game(&table).board.cover.is_none());
    table.click("Pause");
    let seen = game(&table);
    assert!(seen.board.cover.is_some() && seen.stands.iter().all(|stand| stand.slots.is_empty()));
}

#[test]
fn a_record_that_is_looked_at_is_not_announced_to_the_hall() {
    let mut table = Table::new();
    open(&mut table, "手合割：平手\n先手：甲\n後手：乙\n棋戦：秘密の検討\n1 ７六歩(77)\n");
    assert!(table.shows_containing("秘密の検討"), "the arbiter sees it");
    let DisplayScene::Title(title) = table.audience() else { panic!("a record is no game") };
    assert!(!title.title.contains("秘密"), "{title:?}");
}

#[test]
fn the_coordinates_of_the_display_are_those_of_the_language_at_the_first_start() {
    for (language, usual) in [(Language::English, Coordinates::Letters), (Language::Japanese, Coordinates::Kanji)] {
        let settings = Settings::usual(language);
        assert_eq!([settings.display.coordinates, settings.looks.coordinates], [usual; 2], "{language:?}");
    }
}

#[test]
fn a_commentator_tries_moves_beside_a_game_that_knows_nothing_of_them() {
    let mut table = commented();
    let before = table.board();
    try_move(&mut table, "3c", "3d");
    try_move(&mut table, "8h", "2b");
    touch(&mut table, BoardAction::Promote(true));
    let seen = commentary(&table);
    assert_eq!((seen.number.as_str(), seen.last_move.as_str()), ("Move 3", "☗２二角成"));
    assert_eq!(seen.origin, "Variation from the position after move 1");
    assert_eq!(seen.stands[1].slots.len(), 1, "the bishop that was taken lies on Black's stand");
    assert_eq!(table.board(), before, "the game has none of it");
    assert_eq!((seen.live.remark.as_str(), seen.live.sides[0].hand.as_str()), ("Move 1 ☗７六歩", ""));
}

#[test]
fn the_game_goes_on_in_the_corner_and_one_key_shows_it_again() {
    let mut table = commented();
    try_move(&mut table, "3c", "3d");
    table.play("8c", "8d");
    let seen = commentary(&table);
    assert_eq!((seen.number.as_str(), seen.live.remark.as_str()), ("Move 2", "Move 2 ☖８四歩"));
    assert!(standing(&seen.board.squares, "3d").piece.is_some() && standing(&seen.board.squares, "8d").piece.is_none());
    table.paint_display(1280.0, 720.0, Some(Key::Escape));
    let game = game(&table);
    assert_eq!(game.last_move, "☖８四歩");
    assert!(standing(&game.board.squares, "3d").piece.is_none(), "nothing that was tried is left");
    for key in [Key::F7, Key::F7] {
        table.paint_display(1280.0, 720.0, Some(key));
    }
    assert!(matches!(table.audience(), DisplayScene::Game(_)), "F7 begins and ends it on the display, too");
}

#[test]
fn a_commentator_draws_arrows_and_steps_through_the_game() {
    let mut table = commented();
    let arrow = DrawnMark { colour: MarkColour::Red, from: square("8h"), to: Some(square("2b")) };
    touch(&mut table, BoardAction::Draw(arrow));
    assert_eq!(commentary(&table).board.drawn, [arrow]);
    table.paint_display(1280.0, 720.0, Some(Key::ArrowLeft));
    assert_eq!(commentary(&table).number, "Before the first move");
    assert!(commentary(&table).board.drawn.is_empty());
    table.ask(Action::Display(DisplayAction::Go(ReviewCommand::Last)));
    assert_eq!(commentary(&table).board.drawn, [arrow]);
    table.press(Modifiers::NONE, Key::F7);
    assert!(game(&table).board.drawn.is_empty());
}

#[test]
fn an_illegal_move_of_a_commentator_puts_the_piece_down_and_says_nothing() {
    let mut table = commented();
    try_move(&mut table, "3c", "3e");
    let seen = commentary(&table);
    assert_eq!(seen.number, "Move 1");
    assert!(seen.board.squares.iter().all(|it| !it.label.contains("can go here")));
}

#[test]
fn commentary_can_be_had_of_a_finished_game_and_ends_with_the_next_one() {
    let mut table = game_from(MATE_IN_ONE);
    table.press(Modifiers::NONE, Key::F9);
    table.click("Black in hand: gold, 1");
    table.click("5b empty · can go here");
    table.press(Modifiers::NONE, Key::F7);
    assert_eq!(commentary(&table).live.notice.as_deref(), Some(game_result(&mut table).as_str()));
    table.ask(Action::Display(DisplayAction::Go(ReviewCommand::Previous)));
    try_move(&mut table, "5i", "5h");
    assert_eq!(commentary(&table).number, "Move 1");
    table.press(Modifiers::COMMAND, Key::N);
    table.click_first("Do not save");
    table.press(Modifiers::NONE, Key::Enter);
    assert!(!matches!(table.audience(), DisplayScene::Commentary(_)));
}

/// What the display says about the result without a commentary in front of it.
fn game_result(table: &mut Table) -> String {
    table.press(Modifiers::NONE, Key::F7);
    let told = game(table).result.expect("the game is over").headline;
    table.press(Modifiers::NONE, Key::F7);
    told
}

#[test]
fn a_board_that_nobody_is_to_see_is_not_commented_on() {
    let settings = Settings { language: Some(Language::English), hide_in_pause: true, ..Settings::default() };
    let mut table = Table::with(settings, 1280.0, 800.0);
    table.press(Modifiers::NONE, Key::F9);
    table.play("7g", "7f");
    table.press(Modifiers::NONE, Key::F7);
    table.click("Pause");
    assert!(game(&table).board.cover.is_some());
    table.click("Resume");
    assert!(matches!(table.audience(), DisplayScene::Commentary(_)));
}

#[test]
fn a_commentary_is_painted_at_every_size() {
    for (width, height) in [(640.0, 360.0), (1280.0, 720.0), (2560.0, 1440.0), (900.0, 900.0)] {
        let mut table = commented();
        touch(&mut table, BoardAction::ClickSquare(square("3c")));
        table.paint_display(width, height, None);
    }
}
