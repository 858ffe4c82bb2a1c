//! How games end other than by mate: declared, agreed, ruled, broken off.

use std::time::Duration;

use egui::{Key, Modifiers};
use komadai::app::{AnswerTone, Command, DisplayScene};
use komadai::app::{ClockForm, NewGameForm, Settings, TimeKind};
use komadai::rules::FoulKind;
use komadai::text::{Language, Text};

use crate::table::Table;

/// Both kings have entered; Black is to move with 28 points, White has 2.
const ENTERED: &str = "2SGS4/+B+RGKGLLRB/3G5/9/7pp/9/9/8k/9 b - 1";

/// A game that starts from `sfen`, by the default rules.
pub fn game_from(sfen: &str) -> Table {
    let mut table = Table::new();
    begin_from(&mut table, sfen);
    table
}

/// Begins a game that starts from `sfen`.
pub fn begin_from(table: &mut Table, sfen: &str) {
    table.press(Modifiers::COMMAND, Key::E);
    table.paste(sfen);
    table.click("Play from here…");
    table.confirm("Start game");
}

/// Chooses a menu entry.
pub fn choose(table: &mut Table, menu: &str, entry: &str) {
    table.click(menu);
    table.confirm(entry);
}

#[test]
fn a_declaration_shows_every_condition_and_its_pieces_before_it_is_made() {
    let mut table = game_from(ENTERED);
    assert!(table.shows_containing("28 points"), "a king has entered, so points matter");
    table.click("Declare…");
    assert!(table.shows("Declare?") && table.shows("King in the enemy camp") && table.shows("Not in check"));
    assert!(table.shows("12 other pieces in the camp; 10 needed") && table.shows("28 points; 24 needed"));
    assert!(table.shows("Under the 27-point rule") && table.shows("Black wins"));
    table.play("6c", "6d");
    assert!(table.shows("6c Black gold"), "nobody moves meanwhile");
    assert!(!table.allows(Command::Resign), "nor gives up: the declaration comes first");
    table.click("Do not declare");
    assert!(!table.shows("Declare?"));
    table.click("Declare…");
    table.click("Declare");
    assert!(table.shows("Draw") && table.shows("Impasse") && table.shows("Black declared with 28 points."));
}

#[test]
fn once_somebody_has_declared_the_points_of_the_ruling_are_the_only_ones() {
    // A pawn outside the camp counts where the players agree, and not in a declaration.
    let mut table = game_from("2SGS4/+B+RGKGLLRB/3G5/9/7pp/9/4P4/8k/9 b - 1");
    assert!(table.shows_containing("29 points") && table.shows_containing("2 points"));
    table.click("Declare…");
    assert!(table.shows_containing("28 points") && !table.shows_containing("29 points"));
    table.click("Declare");
    assert!(table.shows("Black declared with 28 points."));
    let DisplayScene::Game(game) = table.audience() else { panic!("a game was played") };
    let [white, black] = game.plates.each_ref().map(|plate| plate.detail.as_str());
    assert!(black.contains("28 points") && !white.contains("points"), "{black} – {white}");
}

#[test]
fn a_declaration_that_fails_is_not_offered_as_the_usual_answer_and_the_result_says_what_was_not_fulfilled() {
    let mut table = table_by("csa_wcsc", TimeKind::SuddenDeath);
    begin_from(&mut table, "4k4/9/9/9/9/9/9/9/4K4 b - 1");
    choose(&mut table, "Game", "Declare…");
    let case = table.case().expect("it waits for an answer");
    let answers: Vec<_> = case.answers.iter().map(|answer| (answer.words.as_str(), answer.tone)).collect();
    assert_eq!(answers, [("Declare", AnswerTone::Grave), ("Do not declare", AnswerTone::Primary)]);
    table.click("Declare");
    assert!(table.shows_containing("Not fulfilled: King in the enemy camp"));
}

#[test]
fn what_was_answered_before_is_not_told_beside_the_result() {
    let mut table = game_from(ENTERED);
    choose(&mut table, "Game", "Propose an impasse");
    table.click("Decline");
    assert!(table.shows("No agreement: the game goes on"));
    table.click("Resign");
    table.confirm("Resign");
    assert!(table.shows("Resignation") && !table.shows("No agreement: the game goes on"));
}

#[test]
fn points_are_seen_from_the_first_move_on_where_that_is_chosen() {
    let seen = |points_always| {
        let settings = Settings { language: Some(Language::English), points_always, ..Settings::default() };
        let mut table = Table::with(settings, 1280.0, 800.0);
        table.play("7g", "7f");
        let DisplayScene::Game(game) = table.audience() else { panic!("a game is being played") };
        (table.shows_containing("27 points"), game.points.is_some())
    };
    assert_eq!(seen(false), (false, false), "no king has moved");
    assert_eq!(seen(true), (true, true), "on the plates, and for the audience");
}

#[test]
fn an_impasse_with_27_points_each_says_why_white_wins() {
    let mut table = table_by("jsa_amateur27", TimeKind::SuddenDeath);
    begin_from(&mut table, "1KRB5/+P+P+P+P+P+P3/9/9/9/9/9/3+p+p+p+p+p+p/5brk1 b 2G2S2N2L3P2g2s2n2l3p 1");
    choose(&mut table, "Game", "Propose an impasse");
    let why = "The points decide nothing: under these rules White then wins";
    assert!(table.shows("Agree on an impasse?") && !table.shows_containing(why), "the players count by themselves");
    table.click("Agree");
    assert!(table.shows("White wins") && table.shows_containing(why));
}

#[test]
fn an_impasse_is_proposed_and_a_move_declines_it() {
    let mut table = game_from(ENTERED);
    choose(&mut table, "Game", "Propose an impasse");
    assert!(table.shows("Agree on an impasse?") && table.shows("Points: ☗ 28, ☖ 2; 24 needed"));
    table.play("6c", "6d");
    assert!(!table.shows("Agree on an impasse?") && table.shows("No agreement: the game goes on"));
    choose(&mut table, "Game", "Propose an impasse");
    table.click("Agree");
    assert!(table.shows("Black wins") && table.shows("Impasse"));
}

#[test]
fn the_arbiter_decides_with_a_reason_and_can_decide_otherwise_later() {
    let mut table = Table::new();
    table.play_all("7g7f 3c3d");
    choose(&mut table, "Arbiter", "Give a ruling…");
    let asks = "Say who wins, or give a reason.";
    assert!(!table.is_enabled("Give ruling") && table.shows(asks));
    table.click("☖ White");
    assert!(table.is_enabled("Give ruling") && !table.shows(asks));
    table.type_into("Reason", "a phone rang");
    table.click("Give ruling");
    assert!(table.shows("White wins") && table.shows("The arbiter’s decision") && table.shows("a phone rang"));
    choose(&mut table, "Arbiter", "Give a ruling…");
    table.click("Nobody");
    table.click("Another game");
    table.click("Give ruling");
    assert!(table.shows("No result") && table.shows("The game does not count; another one is played."));
    table.confirm("Review");
    choose(&mut table, "Game", "Play again");
    table.click("Do not save");
    assert!(table.shows_containing("The previous game does not count"));
    table.click("Set up the game");
    assert!(table.shows_containing("make a move to begin"), "the clock waits for the first move");
}

#[test]
fn the_arbiter_sees_every_number_of_a_game_to_be_played_again_and_the_rest_is_counted_down() {
    let mut table = game_by("jsa_pro");
    table.play_all(&["2h3h 8b7b 3h2h 7b8b"; 3].join(" "));
    assert!(table.shows("Repetition"));
    table.click("Play again");
    table.click("Do not save");
    assert!(table.shows("The previous game does not count: Repetition.") && table.shows("Rest"));
    table.click("Swap sides");
    table.click("Set up the game");
    assert!(table.shows("Rest before the game") && table.shows_containing("30:00 left"));
    let DisplayScene::Game(game) = table.audience() else { panic!("a game is about to be played") };
    assert_eq!(game.banner.map(|banner| banner.words).as_deref(), Some("Replay, game 2 · Rest: 30:00"));
    assert!(game.place.contains("Replay, game 2"), "{}", game.place);
    table.wait(Duration::from_secs(61));
    assert!(table.shows_containing("28:59 left"));
    assert_eq!(table.next_change(), Some(Duration::from_secs(1)), "the window wakes up for the next second");
    table.wait(Duration::from_secs(30 * 60));
    assert!(table.shows("The rest is over."));
    assert_eq!(table.next_change(), None);
    table.play("7g", "7f");
    assert!(!table.shows("Rest before the game"));
}

#[test]
fn the_clock_of_a_game_that_is_played_again_starts_as_that_of_the_first_did_or_after_the_rest() {
    for (profile, rest) in [("jsa_amateur27", 0), ("jsa_pro", 30 * 60)] {
        let mut table = table_by(profile, TimeKind::SuddenDeath);
        table.press(Modifiers::COMMAND, Key::N);
        table.click("Start game");
        table.play_all(&["2h3h 8b7b 3h2h 7b8b"; 3].join(" "));
        table.click("Play again");
        table.click("Do not save");
        table.click("Set up the game");
        assert!(table.shows_containing("Replay, game 2 · "), "above the board: {:?}", table.everything());
        let is_running = |table: &Table| table.shows_containing("Black to move");
        assert_eq!(is_running(&table), rest == 0, "{profile}");
        table.wait(Duration::from_secs(rest + 1));
        assert!(is_running(&table) && !table.shows("Rest before the game"), "{profile}");
    }
}

#[test]
fn a_foul_is_charged_only_to_somebody() {
    let mut table = Table::new();
    table.play_all("7g7f");
    choose(&mut table, "Arbiter", "Give a ruling…");
    table.click("Foul");
    assert!(!table.is_enabled("Give ruling"), "somebody must have won");
    table.click("☗ Black");
    assert!(!table.is_enabled("Give ruling"), "no foul is charged that nobody chose");
    table.confirm("Which foul");
    table.click(&Text::new(Language::English).foul_kind(FoulKind::TakeBack));
    table.click("Give ruling");
    assert!(table.shows("Black wins") && table.shows("Foul"));
    assert!(table.shows("White: a move taken back."));
}

#[test]
fn breaking_off_asks_and_stopping_the_clocks_does_not() {
    let mut table = Table::new();
    table.play_all("7g7f");
    choose(&mut table, "Arbiter", "Stop both clocks");
    assert!(table.shows("Stopped by the arbiter"));
    choose(&mut table, "Arbiter", "Break off the game…");
    assert!(table.shows("Break off the game?"));
    table.click("Break off");
    assert!(table.shows("Broken off"));
}

/// A table where new games have these rules and this time control by default.
pub fn table_by(profile: &str, time_kind: TimeKind) -> Table {
    table_in(1280.0, 800.0, profile, time_kind)
}

/// The same in a window of this size.
pub fn table_in(width: f32, height: f32, profile: &str, time_kind: TimeKind) -> Table {
    let clock = ClockForm { kind: time_kind, ..ClockForm::default() };
    let new_game =
        NewGameForm { profile: profile.to_owned(), clocks: [clock.clone(), clock], ..NewGameForm::default() };
    Table::with(Settings { language: Some(Language::English), new_game, ..Settings::default() }, width, height)
}

/// A game by the rules of a built-in profile.
pub fn game_by(profile: &str) -> Table {
    let mut table = table_by(profile, TimeKind::Untimed);
    table.press(Modifiers::COMMAND, Key::N);
    table.click("Start game");
    table
}

/// What the log says about claims.
fn claims_in_log(table: &Table) -> Vec<String> {
    let text = komadai::text::Text::new(Language::English);
    table.audit().iter().map(|entry| text.audit_act(entry, false)).collect()
}

#[test]
fn the_time_of_a_replay_reads_the_same_in_the_dialog_on_the_display_on_the_clocks_and_in_the_record() {
    let mut table = table_by("fesa", TimeKind::SuddenDeath);
    table.press(Modifiers::COMMAND, Key::N);
    table.click("Start game");
    for (mv, millis) in ["2h3h 8b7b 3h2h 7b8b"; 3].join(" ").split(' ').zip([1_234, 2_345].into_iter().cycle()) {
        table.wait(Duration::from_millis(millis));
        table.play_all(mv);
    }
    table.click("Play again");
    table.click("Do not save");
    let dialog = table.painted_words();
    table.click("Set up the game");
    let DisplayScene::Game(game) = table.audience() else { panic!("a game is about to be played") };
    let (told, record) = (&game.rules[0], table.header("持ち時間").unwrap_or_default());
    let [white, black] = game.plates.each_ref().map(|plate| plate.digits.as_str());
    for (side, digits) in [('☗', black), ('☖', white)] {
        let (minutes, seconds) = digits.split_once(':').expect("minutes and seconds are left");
        let (minutes, seconds) = (minutes.parse::<u32>().unwrap(), seconds.parse::<u32>().unwrap());
        let time = format!("{minutes} min {seconds} s");
        assert!(minutes == 14 && seconds > 0, "what was left is used up further: {digits}");
        assert!(told.contains(&format!("{side} {time}")), "{digits} on the clock, {told} on the display");
        assert!(dialog.iter().any(|words| words.starts_with(&time)), "{digits} on the clock, {dialog:?}");
        assert!(record.contains(&format!("{side}{minutes}分{seconds}秒")), "{digits} on the clock, {record}");
    }
}

#[test]
fn an_illegal_move_is_played_on_claimed_shown_and_ruled_on() {
    let mut table = game_by("jsa_amateur27");
    table.play_all("7g7f 3c3d");
    table.play("8h", "8f");
    assert!(table.shows("8f Black bishop"), "nobody stops it");
    table.play("8c", "8d");
    let later = table.board();
    choose(&mut table, "Game", "Claim a foul");
    assert!(table.shows("Foul claimed") && table.shows_containing("White claims"), "though it is Black's turn");
    assert!(table.shows("Move 3, Black: a move that the piece cannot make."));
    assert!(table.shows("8c White pawn"), "the board shows the place of the foul");
    table.click("Reject");
    assert!(table.shows("The claim was rejected: the game goes on"));
    assert_eq!(
        claims_in_log(&table),
        ["Claim rejected. Claimed: move 3, a move that the piece cannot make. By: White"]
    );
    assert_eq!(table.board(), later);
    choose(&mut table, "Arbiter", "Arbiter claims a foul");
    assert!(table.shows("The same move was claimed before, and the claim was rejected."), "it still stands");
    table.click("Reject");
    table.drag("7c", "7d");
    assert!(table.shows("7d White pawn"), "a move out of turn happens, too");
    table.click("Claim a foul");
    assert!(table.shows("Move 5, White: a move out of turn."));
    table.click("Uphold");
    assert!(table.shows("Black wins") && table.shows("Foul"));
}

#[test]
fn an_illegal_move_loses_at_once_where_the_rules_say_so() {
    let mut table = game_by("floodgate");
    assert!(!table.shows("Claim a foul"), "there is nothing to claim");
    table.play("7g", "7e");
    assert!(table.shows("White wins") && table.shows("Move 1, Black: a move that the piece cannot make."));
}
