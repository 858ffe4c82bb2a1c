//! The handicap suggested by two ranks, and the toss for the sides.

use std::path::Path;
use std::time::Duration;

use egui::{Key, Modifiers};
use egui_kittest::kittest::Queryable;
use komadai::app::{Effect, Incoming, OwnFault, TimeKind, UserFileJob, UserFileKind, UserFileNews, UserFileTrouble};
use komadai::rules::{Furigoma, HandicapTable, Tossed};
use komadai::shogi::Handicap;

use crate::journals::Journaled;
use crate::table::Table;
use crate::verdicts::table_by;

/// A seed with which the pawns fall in the wanted way.
fn number(is_so: impl Fn(&Furigoma) -> bool) -> u64 {
    (0..).find(|&number| is_so(&Furigoma::from_seed(number))).expect("some number does")
}

/// A new game between Sato, who has Black, and Suzuki, who is the senior player.
fn new_game() -> Table {
    named(Table::new())
}

/// The same at this table.
fn named(mut table: Table) -> Table {
    table.press(Modifiers::COMMAND, Key::N);
    table.type_into("☗ Black: Name", "Sato");
    table.type_into("☖ White: Name", "Suzuki");
    table
}

#[test]
fn ranks_suggest_a_handicap_which_one_click_takes_and_the_stronger_player_gives_it() {
    let mut table = new_game();
    table.type_into("☗ Black: Rank", "四段");
    assert!(!table.shows_containing("Suggested"), "one rank tells nothing");
    table.type_into("☖ White: Rank", "3級");
    table.click("Suggested: Two pieces");
    assert!(!table.shows_containing("Suggested"));
    assert!(table.shows("Without: bishop, rook") || table.shows("Without: rook, bishop"));
    table.click("Start game");
    assert_eq!(table.board(), Handicap::TwoPieces.sfen().trim_end_matches(" 1"));
    assert_eq!(table.header("上手").as_deref(), Some("Sato"));
}

#[test]
fn a_suggestion_says_that_the_players_change_sides_only_where_they_do() {
    for (ranks, swaps) in [(["四段", "3級"], true), (["3級", "四段"], false), (["四段", "四段"], false)] {
        let mut table = new_game();
        table.type_into("☗ Black: Rank", ranks[0]);
        table.type_into("☖ White: Rank", ranks[1]);
        table.choose("Handicap", "Bishop");
        table.harness.get_by_label_contains("Suggested").hover();
        table.harness.run();
        table.harness.run_steps(60);
        assert_eq!(table.shows_containing("change sides"), swaps, "{ranks:?}");
    }
}

#[test]
fn the_pawns_of_the_senior_player_decide_once_they_lie_still() {
    let mut table = new_game();
    table.click("Furigoma");
    assert_eq!(table.take_effects(), [Effect::DrawRandom]);
    let seed = number(|toss| toss.result == Tossed::PawnOwner && toss.throws.len() == 1);
    table.receive(Incoming::Number(seed));
    assert!(table.next_change().is_some(), "they fly");
    table.wait(Duration::from_millis(500));
    assert_eq!(table.reads("☗ Black: Name"), "Sato", "nobody knows yet");
    table.wait(Duration::from_secs(2));
    assert!(table.shows_containing("of Suzuki: Suzuki plays Black"));
    assert_eq!((table.reads("☗ Black: Name"), table.next_change()), ("Suzuki".to_owned(), None));
    table.click("Start game");
    assert_eq!(table.header("先手").as_deref(), Some("Suzuki"));
    assert_eq!(table.header("振り駒"), Some(Furigoma::from_seed(seed).to_string()));
}

#[test]
fn a_tie_is_tossed_again_and_the_other_player_can_win() {
    let mut table = new_game();
    let seed = number(|toss| toss.result == Tossed::Other && toss.throws.len() == 2);
    table.receive(Incoming::Number(seed));
    table.wait(Duration::from_millis(1_500));
    assert!(table.shows_containing("a tie, tossed again"));
    table.wait(Duration::from_secs(3));
    assert!(table.shows_containing("of Suzuki: Sato plays Black"));
    assert_eq!(table.reads("☗ Black: Name"), "Sato");
}

#[test]
fn a_game_that_starts_while_the_pawns_fly_has_the_sides_that_they_give() {
    let mut table = new_game();
    table.receive(Incoming::Number(number(|toss| toss.result == Tossed::PawnOwner)));
    table.wait(Duration::from_millis(16));
    table.click("Start game");
    assert_eq!(table.header("先手").as_deref(), Some("Suzuki"));
}

#[test]
fn sides_that_were_tossed_for_outlast_a_crash_before_the_first_move_without_a_clock() {
    let mut kept = Journaled::at(named(table_by("jsa_amateur27", TimeKind::Untimed)));
    kept.table.receive(Incoming::Number(number(|toss| toss.result == Tossed::PawnOwner)));
    kept.table.wait(Duration::from_secs(60));
    kept.table.click("Start game");
    let throws = kept.table.header("振り駒");
    let mut next = kept.power_cut();
    assert!(next.table.shows("Go on to the game that was set up?") && next.table.shows_containing("Suzuki"));
    next.take_up("Go on to it");
    let told = ["先手", "後手"].map(|key| next.table.header(key).unwrap_or_default());
    assert_eq!((told, next.table.header("振り駒")), (["Suzuki".to_owned(), "Sato".to_owned()], throws));
    next.table.play("7g", "7f");
    next.follow();
    assert!(next.journal.contains("7g7f") && !next.is_closed, "the same journal goes on");
}

#[test]
fn sides_that_were_changed_by_hand_were_not_tossed_for_and_neither_is_a_handicap() {
    let mut table = new_game();
    table.receive(Incoming::Number(1));
    table.wait(Duration::from_secs(60));
    table.click("Swap sides");
    table.click("Start game");
    assert_eq!(table.header("振り駒"), None);
    let mut table = new_game();
    table.receive(Incoming::Number(1));
    table.wait(Duration::from_millis(16));
    table.choose("Handicap", "Two pieces");
    assert!(!table.is_enabled("Furigoma"));
    table.click("Start game");
    assert_eq!(table.header("振り駒"), None);
}

#[test]
fn a_table_of_handicaps_is_changed_named_kept_and_goes_by() {
    let mut table = Table::new();
    table.press(Modifiers::COMMAND, Key::N);
    table.click("More");
    table.click("Handicap table…");
    assert!(table.shows("Handicaps by difference in rank") && table.shows_containing("Source: shogi.or.jp"));
    table.click("Add a step");
    assert!(table.is_enabled("Use this table"), "what becomes a copy has a name of its own");
    table.type_into("English name", " (club)");
    table.type_into("Japanese name", "改");
    assert!(table.shows("A table of your own. It is saved when you use it."));
    table.take_effects();
    table.click("Use this table");
    let jobs = table.take_own_jobs();
    let [UserFileJob::Keep { kind: UserFileKind::HandicapTable, file }] = &jobs[..] else { panic!("{jobs:?}") };
    let kept = HandicapTable::from_ron(&file.name, &file.content).expect("what is kept can be read");
    assert_eq!((file.name.as_str(), kept.steps.len()), ("handicaps.ron", 10));
    assert!(kept.source.is_empty(), "what was changed is no longer what the source says");
    table.click("Handicap table…");
    assert!(table.shows("JSA dojo, Tokyo 2 (club)"));
    table.click("Delete");
    let gone = UserFileJob::Delete { kind: UserFileKind::HandicapTable, name: "handicaps.ron".to_owned() };
    assert_eq!(table.take_own_jobs(), [gone]);
}

#[test]
fn a_difference_of_two_digits_can_be_typed_into_a_table_of_handicaps() {
    let mut table = Table::new();
    table.press(Modifiers::COMMAND, Key::N);
    table.click("More");
    table.click("Handicap table…");
    table.type_last_into("From a difference of", "37");
    table.click("Use this table");
    let jobs = table.take_own_jobs();
    let [UserFileJob::Keep { file, .. }] = &jobs[..] else { panic!("{jobs:?}") };
    let kept = HandicapTable::from_ron(&file.name, &file.content).expect("what is kept can be read");
    assert_eq!(kept.steps.last().map(|step| step.from), Some(37));
}

#[test]
fn a_faulty_table_is_told_with_its_line_and_field() {
    let mut table = Table::new();
    let text = "(\n  name: (en: \"Club\", ja: \"クラブ\"),\n  source: \"\",\n  steps: [(from: 1, terms: Furigoma)],\n)";
    let error = HandicapTable::from_ron("/tables/club.ron", text).unwrap_err();
    let trouble = UserFileTrouble::new(
        UserFileKind::HandicapTable,
        Path::new("/tables/club.ron"),
        OwnFault::HandicapTable(error),
    );
    table.receive(Incoming::Own(UserFileNews::HandicapTables(Vec::new(), vec![trouble])));
    assert!(table.shows("This handicap table cannot be used: /tables/club.ron"));
    assert!(table.shows_containing("Line 4") && table.shows_containing("begin with 0"));
}
