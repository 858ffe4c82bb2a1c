//! Whatever was open or under way when the console was locked still belongs to the arbiter: none of it is done.

use std::path::{Path, PathBuf};
use std::time::Duration;

use egui::{Key, Modifiers};
use komadai::app::{
    Action, Command, DialogAction, Effect, EventAction, Findable, HallAction, HallJob, HallNews, HallSettings,
    HandResult, Incoming, Machine, SaveTarget, Settings, TimeKind, WriteFailure,
};
use komadai::hall::{LiveWriter, NumberStanding};
use komadai::session::{ArbiterAct, ClaimRuling, Claimant, MatchCommand};
use komadai::storage::{DialogAnswer, EventFile, FileDialogRequest};
use komadai::text::Language;
use komadai::tournament::{GamePlace, Seat, TableResult};

use crate::consoles::{lock, set_pin, unlock};
use crate::events::{EVENT, club};
use crate::files::{answer_save_dialog, open};
use crate::table::Table;
use crate::verdicts::{choose, table_by};

/// Longer than any console stays open by itself.
const LONG: Duration = Duration::from_secs(3600);

/// The button of the replay dialog.
const NEXT_GAME: &str = "Set up the game";

/// A game that was ruled to be replayed, and a PIN.
fn to_be_played_again() -> Table {
    let mut table = table_by("jsa_amateur27", TimeKind::SuddenDeath);
    table.press(Modifiers::COMMAND, Key::N);
    table.click("Start game");
    table.play("7g", "7f");
    choose(&mut table, "Arbiter", "Give a ruling…");
    table.click("Nobody");
    table.click("Another game");
    table.click("Give ruling");
    table.press(Modifiers::NONE, Key::Escape);
    set_pin(&mut table);
    table
}

pub fn is_refused(table: &Table) -> bool {
    table.shows("The arbiter’s console is locked.")
}

#[test]
fn a_question_that_leads_to_the_arbiters_dialog_is_gone_with_the_lock() {
    let mut table = to_be_played_again();
    choose(&mut table, "Game", "Play again");
    assert!(table.shows("Leave without saving?"), "the record is not saved");
    table.wait(LONG);
    assert!(!table.shows("Leave without saving?"));
    table.ask(Action::Dialog(DialogAction::Confirm));
    assert!(!table.shows(NEXT_GAME));
}

#[test]
fn the_arbiters_dialog_under_a_question_does_not_come_back_after_the_lock() {
    let mut table = to_be_played_again();
    choose(&mut table, "Game", "Play again");
    table.click("Do not save");
    assert!(table.shows(NEXT_GAME));
    table.ask(Action::CloseRequested);
    table.wait(LONG);
    assert!(table.shows("Leave without saving?"), "anybody may close the window");
    table.press(Modifiers::NONE, Key::Escape);
    assert!(!table.shows(NEXT_GAME));
}

#[test]
fn behind_a_lock_nobody_claims_as_the_arbiter() {
    let mut table = to_be_played_again();
    table.wait(LONG);
    table.ask(Action::Match(MatchCommand::Claim { by: Claimant::Arbiter }));
    assert!(is_refused(&table));
}

#[test]
fn behind_a_lock_no_result_is_entered_and_no_file_of_the_event_is_taken() {
    let mut club = club();
    club.click("Done");
    set_pin(&mut club.table);
    club.show();
    club.choose(2);
    club.click("Print and export");
    club.click("Export CSV…");
    club.table.wait(LONG);
    club.table.ask(Action::Event(EventAction::Enter(HandResult::Won(Seat::First))));
    assert!(is_refused(&club.table));
    let request = FileDialogRequest::Event { purpose: EventFile::Csv, suggested: String::new() };
    club.table.receive(Incoming::FileDialog(request, DialogAnswer::Chosen(PathBuf::from("club/results.csv"))));
    club.settle();
    assert!(!club.disk.contains_key(&PathBuf::from("club/results.csv")));
    assert!(club.file().table(1, 2).unwrap().games.is_empty());
}

#[test]
fn whoever_writes_a_ruling_is_not_locked_out_while_they_write() {
    let mut table = table_by("jsa_amateur27", TimeKind::SuddenDeath);
    table.press(Modifiers::COMMAND, Key::N);
    table.click("Start game");
    set_pin(&mut table);
    choose(&mut table, "Arbiter", "Give a ruling…");
    let lock_after = Duration::from_secs(5 * 60);
    for word in ["The ", "rules ", "say ", "so."] {
        table.wait(lock_after - Duration::from_secs(1));
        table.type_into("Reason", word);
        assert!(table.shows("The arbiter’s ruling"), "{word}");
    }
    table.wait(lock_after);
    assert!(!table.shows("The arbiter’s ruling"), "left alone, it locks");
}

#[test]
fn a_question_about_the_event_waits_behind_a_lock_for_the_arbiter() {
    let mut club = club();
    club.enter(2, "Chiba won");
    set_pin(&mut club.table);
    club.show();
    club.choose(2);
    club.click("Doi won");
    assert!(club.table.shows("Table 2 has another result"));
    club.table.wait(LONG);
    assert!(!club.table.shows("Table 2 has another result"));
    club.table.ask(Action::Dialog(DialogAction::Confirm));
    assert_eq!(club.file().table(1, 2).unwrap().games[0].winner, Some(Seat::First));
    club.table.press(Modifiers::NONE, Key::F8);
    club.table.type_into("Current PIN", "2468");
    club.click("Unlock");
    assert!(club.table.shows("Table 2 has another result"));
}

#[test]
fn starting_the_program_anew_shortens_no_wait_for_the_next_pin() {
    let mut table = Table::new();
    set_pin(&mut table);
    table.wait(LONG);
    table.press(Modifiers::NONE, Key::F8);
    for _ in 0..8 {
        table.type_into("Current PIN", "1357");
        table.click("Unlock");
        table.wait(LONG);
    }
    let mut again = Table::with(kept_settings(&mut table), 1280.0, 800.0);
    again.press(Modifiers::NONE, Key::F8);
    again.type_into("Current PIN", "2468");
    again.click("Unlock");
    assert!(again.shows_containing("Try again in 1 min"), "100 s of the 160 have passed since the start");
    assert!(!again.is_enabled("Unlock"));
    again.wait(Duration::from_secs(60));
    again.press(Modifiers::NONE, Key::Enter);
    assert!(again.shows("Lock") && kept_settings(&mut again).arbiter.wrong_pins == 0);
}

#[test]
fn behind_a_lock_nobody_changes_when_the_console_locks() {
    let mut table = Table::new();
    set_pin(&mut table);
    table.press(Modifiers::COMMAND, Key::Comma);
    table.confirm("Arbiter");
    table.click("Lock automatically: After 1 min");
    assert_eq!(kept_settings(&mut table).arbiter.lock_after.duration(), Duration::from_secs(60));
    table.wait(LONG);
    table.click("Lock automatically: After 15 min");
    assert!(is_refused(&table));
    table.click("Reset all");
    assert_eq!(kept_settings(&mut table).arbiter.lock_after.duration(), Duration::from_secs(60));
}

/// A record of two moves.
const RECORD: &str = "1 ７六歩(77)\n2 ３四歩(33)\n";

/// A game in progress, behind a lock.
fn guarded() -> Table {
    let mut table = table_by("jsa_amateur27", TimeKind::SuddenDeath);
    table.press(Modifiers::COMMAND, Key::N);
    table.click("Start game");
    table.play("7g", "7f");
    lock(&mut table);
    table
}

/// Everything that would put something else in place of the game on the board.
pub fn ways_to_leave() -> Vec<Action> {
    let commands = [
        Command::NewGame,
        Command::Open,
        Command::Paste,
        Command::SetUp,
        Command::Quit,
        Command::ClockOnly,
        Command::TakeUp,
    ];
    let others = [
        Action::OpenRecord("b.kif".into()),
        Action::OpenRecords(vec!["b.kif".into(), "c.kif".into()]),
        Action::Paste(RECORD.to_owned()),
        Action::CloseRequested,
        Action::Dialog(DialogAction::RunFound(Findable::Command(Command::NewGame))),
    ];
    commands.map(Action::Command).into_iter().chain(others).collect()
}

#[test]
fn setting_a_pin_locks() {
    let mut table = Table::new();
    lock(&mut table);
    table.press(Modifiers::COMMAND, Key::T);
    assert!(is_refused(&table));
}

#[test]
fn behind_a_lock_nobody_leaves_a_game_that_goes_on() {
    for way in ways_to_leave() {
        let mut table = guarded();
        table.take_effects();
        table.ask(way.clone());
        assert!(table.shows("7f Black pawn") && table.case().is_none(), "{way:?}");
        assert!(table.dialog_rect().is_none() && table.next_change().is_some(), "{way:?}");
        let effects = table.take_effects();
        let leads_away = |effect: &Effect| {
            matches!(effect, Effect::Close | Effect::AskForFile(..) | Effect::ReadRecord(_) | Effect::RequestPaste)
        };
        assert!(!effects.iter().any(leads_away), "{way:?}: {effects:?}");
    }
}

#[test]
fn the_arbiter_leaves_it_after_the_pin() {
    let mut table = guarded();
    table.press(Modifiers::COMMAND, Key::N);
    assert!(is_refused(&table) && !table.shows("Leave the game?"));
    table.click("Unlock…");
    unlock(&mut table);
    table.press(Modifiers::COMMAND, Key::N);
    assert!(table.shows("Leave the game?"));
}

#[test]
fn a_question_about_leaving_that_was_open_before_the_lock_leads_nowhere() {
    let mut table = table_by("jsa_amateur27", TimeKind::Untimed);
    table.play("7g", "7f");
    set_pin(&mut table);
    table.press(Modifiers::COMMAND, Key::N);
    assert!(table.shows("Leave the game?"));
    table.wait(LONG);
    table.ask(Action::Dialog(DialogAction::Confirm));
    assert!(!table.shows("Start game") && table.shows("7f Black pawn"));
}

#[test]
fn behind_a_lock_players_begin_a_game_where_there_is_none_to_finish() {
    let mut table = Table::new();
    lock(&mut table);
    table.press(Modifiers::COMMAND, Key::N);
    table.click("Start game");
    table.play("7g", "7f");
    table.press(Modifiers::COMMAND, Key::N);
    assert!(is_refused(&table), "that one is theirs to finish");
}

#[test]
fn behind_a_lock_a_claim_is_rejected_by_nobody() {
    let mut table = guarded();
    table.play("3c", "3e");
    table.click("Claim a foul");
    assert!(table.shows("Foul claimed") && !table.shows("Reject"));
    table.ask(Action::Arbiter(ArbiterAct::RuleOnClaim(ClaimRuling::Reject)));
    assert!(is_refused(&table) && table.shows("Foul claimed"));
    table.press(Modifiers::NONE, Key::F8);
    unlock(&mut table);
    table.click("Reject");
    assert!(!table.shows("Foul claimed"));
}

/// The settings as last saved.
fn kept_settings(table: &mut Table) -> Settings {
    let kept = |effect| if let Effect::SaveSettings(settings) = effect { Some(*settings) } else { None };
    table.take_effects().into_iter().filter_map(kept).next_back().expect("they were kept")
}

#[test]
fn behind_a_lock_no_record_takes_the_place_of_a_file() {
    let mut table = Table::new();
    open(&mut table, "手合割：平手\n   1 ７六歩(77)\n   2 ３四歩(33)\n   3 投了\n");
    table.press(Modifiers::NONE, Key::ArrowRight);
    lock(&mut table);
    table.press(Modifiers::NONE, Key::Delete);
    table.take_effects();
    table.press(Modifiers::COMMAND, Key::S);
    assert!(is_refused(&table));
    assert!(!table.take_effects().iter().any(|effect| matches!(effect, Effect::WriteRecord(_))));
}

#[test]
fn behind_a_lock_leaving_a_record_puts_none_in_the_place_of_a_file_either() {
    for autosave in [false, true] {
        let mut table =
            Table::with(Settings { autosave, language: Some(Language::English), ..Settings::default() }, 1280.0, 800.0);
        open(&mut table, "手合割：平手\n   1 ７六歩(77)\n   2 ３四歩(33)\n   3 投了\n");
        table.press(Modifiers::NONE, Key::ArrowRight);
        lock(&mut table);
        table.press(Modifiers::NONE, Key::Delete);
        table.take_effects();
        table.ask(Action::CloseRequested);
        assert!(table.shows("Leave without saving?") && table.being_saved().is_none(), "{autosave}");
        table.ask(Action::Dialog(DialogAction::Alternative));
        assert!(is_refused(&table) && table.being_saved().is_none(), "nor is it saved first");
    }
}

#[test]
fn behind_a_lock_it_is_said_why_a_file_that_is_there_is_not_replaced() {
    let mut table = Table::new();
    table.play_all("7g7f");
    lock(&mut table);
    assert!(!is_refused(&table));
    let target = SaveTarget::by_name("club/club-r1-t01.kifu".into());
    table.receive(Incoming::Written(target, u64::MAX, Err(WriteFailure::AlreadyThere.into())));
    assert!(is_refused(&table) && !table.shows("Replace"));
}

#[test]
fn behind_a_lock_nobody_tries_moves_or_changes_the_table_in_the_hall() {
    for command in [Command::Commentary, Command::Hall] {
        let mut table = guarded();
        if command == Command::Commentary {
            table.ask(Action::Command(Command::ToggleDisplay));
        }
        table.ask(Action::Command(command));
        assert!(is_refused(&table), "{command:?}");
    }
}

#[test]
fn behind_a_lock_the_hall_can_be_looked_at_and_nothing_about_it_be_changed() {
    let hall = HallSettings { watched: Some(PathBuf::from("/hall")), ..HallSettings::default() };
    let settings = Settings { hall, language: Some(Language::English), ..Settings::default() };
    let mut table = Table::with(settings, 1280.0, 800.0);
    lock(&mut table);
    table.take_effects();
    table.press(Modifiers::NONE, Key::F10);
    let is_watched = |effect: &Effect| matches!(effect, Effect::Hall(HallJob::Watch { folder, .. }) if folder.as_path() == Path::new("/hall"));
    assert!(table.take_effects().iter().any(is_watched), "whoever likes may look");
    assert!(!table.shows("Table number") && !is_refused(&table));
    table.ask(Action::Hall(HallAction::CloseView));
    table.press(Modifiers::NONE, Key::F8);
    unlock(&mut table);
    table.press(Modifiers::NONE, Key::F10);
    assert!(table.shows("Table number"), "the arbiter changes what is written for it");
}

#[test]
fn behind_a_lock_nobody_chooses_the_folder_of_a_hall_that_is_not_watched_yet() {
    let mut table = Table::with(Settings { language: Some(Language::English), ..Settings::default() }, 1280.0, 800.0);
    lock(&mut table);
    table.take_effects();
    table.press(Modifiers::NONE, Key::F10);
    assert!(is_refused(&table) && !table.shows("Table number"));
    let opens = |effect: &Effect| matches!(effect, Effect::Hall(HallJob::Watch { .. }));
    assert!(!table.take_effects().iter().any(opens));
}

#[test]
fn behind_a_lock_the_notice_about_a_table_number_asks_for_the_pin_and_then_opens_the_dialog() {
    let hall = HallSettings { watched: Some(PathBuf::from("/hall")), ..HallSettings::default() };
    let settings = Settings { hall, language: Some(Language::English), ..Settings::default() };
    let mut table = Table::with(settings, 1280.0, 800.0);
    lock(&mut table);
    let other = LiveWriter { id: "b".to_owned(), machine: "vm".to_owned(), process: 4711, ..LiveWriter::default() };
    table.receive(Incoming::Machine(Machine { name: "vm".to_owned(), ..Machine::default() }));
    table.receive(Incoming::Hall(HallNews::Number(NumberStanding::Taken(other), 61_000)));
    assert!(table.shows_containing("another window on this machine (process 4711)"), "{:?}", table.everything());
    table.take_effects();
    table.click("Hall…");
    assert!(!table.take_effects().iter().any(|effect| matches!(effect, Effect::Hall(HallJob::Watch { .. }))));
    table.type_into("Current PIN", "2468");
    table.click("Unlock");
    assert!(table.shows("Table number"), "{:?}", table.everything());
}

#[test]
fn behind_a_lock_nobody_is_called_something_else_in_a_game_of_the_event_that_is_over() {
    let mut club = club();
    club.start(2, "Start the game");
    lock(&mut club.table);
    club.click("Resign");
    club.click("Resign");
    let names = |table: &Table| ["先手", "後手"].map(|key| table.header(key));
    let before = names(&club.table);
    club.table.press(Modifiers::COMMAND, Key::I);
    club.table.type_into("Black", "Somebody else");
    club.table.click("Done");
    assert!(is_refused(&club.table));
    assert_eq!(names(&club.table), before);
}

#[test]
fn behind_a_lock_no_program_is_tried_or_kept_as_an_engine() {
    let mut table = Table::new();
    lock(&mut table);
    table.take_effects();
    table.ask(Action::Command(Command::Engines));
    assert!(is_refused(&table) && !table.shows_containing("speaks USI"));
    table.press(Modifiers::COMMAND, Key::N);
    table.ask(Action::Dialog(DialogAction::ShowEngines));
    assert!(table.shows("Start game") && !table.shows_containing("speaks USI"), "the new game is still asked for");
    assert!(!table.take_effects().iter().any(|effect| matches!(effect, Effect::Engine(_))));
}

#[test]
fn behind_a_lock_the_event_keeps_the_record_that_it_wrote_when_a_copy_of_it_is_saved() {
    for is_locked in [false, true] {
        let mut club = club();
        club.start(2, "Start the game");
        if is_locked {
            lock(&mut club.table);
        }
        club.click("Resign");
        club.click("Resign");
        let before = club.file().table(1, 2).unwrap().games[0].record.clone();
        assert!(before.is_some());
        club.click("Review");
        club.table.press(Modifiers::COMMAND | Modifiers::SHIFT, Key::S);
        answer_save_dialog(&mut club.table, "club/copy.kifu");
        club.settle();
        let after = club.file().table(1, 2).unwrap().games[0].record.clone();
        assert_eq!(after == before, is_locked, "{before:?}, {after:?}");
    }
}

#[test]
fn a_result_that_waits_behind_a_lock_says_so_and_calls_the_arbiter() {
    let mut club = club();
    club.start(2, "Start the game");
    let mut theirs = club.file();
    theirs.note_result(GamePlace { round: 1, table: 2, game: 1 }, TableResult::told(Some(Seat::First)));
    club.disk.insert(EVENT.into(), theirs.to_ron());
    lock(&mut club.table);
    club.click("Resign");
    club.click("Resign");
    let waits = "The result is not in the event yet: call the arbiter";
    assert!(club.table.shows(waits), "{:?}", club.table.everything());
    club.table.press(Modifiers::NONE, Key::F8);
    club.table.type_into("Current PIN", "2468");
    club.table.confirm("Unlock");
    club.settle();
    assert!(club.table.shows("Table 2 has another result") && !club.table.shows(waits));
}
