//! Results that cannot be written into their event: they are kept, told, and tried again until they are in it.

use std::path::Path;
use std::time::Duration;

use egui::{Key, Modifiers};
use komadai::app::{
    Action, Command, DialogAction, EventNews, EventTrouble, Incoming, JournalNews, ReadPurpose, Settings,
};
use komadai::rules::EndReason;
use komadai::session::Player;
use komadai::storage::FileError;
use komadai::text::Language;
use komadai::tournament::{GamePlace, InPlay, Seat, Table as Pairing, TableResult, Tournament};

use super::hall::{Club, EVENT, broken_off};
use super::{club, read, resign, result, sides};
use crate::table::Table;

const OUTSIDE: &str = "Not in the event yet";

fn games(club: &Club, table: u32) -> usize {
    club.file().table(1, table).map_or(0, |table| table.games.len())
}

pub(super) fn wait(club: &mut Club) {
    club.table.wait(Duration::from_secs(5));
    club.settle();
}

/// A game at the second table ends while nothing can be written.
fn ended_while_away() -> Club {
    let mut club = club();
    club.start(2, "Start the game");
    club.table.play_all("7g7f");
    club.is_away = true;
    resign(&mut club);
    club
}

/// The program is started again, where the event was open before; an interrupted game is found again.
pub(super) fn restarted(before: Club) -> Club {
    let settings = Settings { event: Some(EVENT.into()), language: Some(Language::English), ..Settings::default() };
    let mut club = Club::without(Table::with(settings, 1280.0, 800.0));
    (club.disk, club.kept, club.is_away) = (before.disk, before.kept, before.is_away);
    if !before.journal.is_empty() {
        let game = broken_off("20261121-100000.journal".into(), before.journal.into_bytes());
        club.table.receive(Incoming::Journal(JournalNews::Found(vec![game], Vec::new())));
    }
    club
}

/// A game at the second table is interrupted by a power cut, and meanwhile somebody changes the event.
fn interrupted(change: impl FnOnce(&mut Tournament)) -> Club {
    let mut club = club();
    club.start(2, "Start the game");
    club.table.play_all("7g7f");
    club.settle();
    write_theirs(&mut club, change);
    restarted(club)
}

fn event_is_read(club: &mut Club) {
    club.table.receive(read(&club.file(), ReadPurpose::Resume));
    club.settle();
}

fn write_theirs(club: &mut Club, change: impl FnOnce(&mut Tournament)) {
    let mut theirs = club.file();
    change(&mut theirs);
    club.disk.insert(EVENT.into(), theirs.to_ron());
}

const SECOND: GamePlace = GamePlace { round: 1, table: 2, game: 1 };
const THIRD: GamePlace = GamePlace { round: 1, table: 3, game: 1 };

#[test]
fn a_result_goes_into_the_event_by_itself_once_its_folder_is_there_again() {
    let mut club = ended_while_away();
    assert!(club.table.shows_containing(OUTSIDE) && club.table.shows_containing("Table 2: "));
    wait(&mut club);
    assert!(club.table.shows(OUTSIDE), "it is said once, however often it is tried: {:?}", club.table.everything());
    assert_eq!((games(&club, 2), club.kept.len()), (0, 1));
    club.is_away = false;
    wait(&mut club);
    assert_eq!(result(&club, 2).reason, Some(EndReason::Resignation));
    assert_eq!(result(&club, 2).record.as_deref(), Some("open-r1-t02.kifu"));
    assert!(club.disk[Path::new("club/open-r1-t02.kifu")].contains("７六歩"));
    assert!(!club.table.shows_containing(OUTSIDE) && club.kept.is_empty());
}

#[test]
fn the_result_and_that_it_is_not_in_the_event_yet_are_read_beside_each_other_in_every_window() {
    // The first is one of 900×600 with words at 200 %.
    for (width, height) in [(600.0, 400.0), (900.0, 600.0), (1280.0, 800.0)] {
        let settings = Settings { language: Some(Language::English), ..Settings::default() };
        let mut club = Club::at(Table::with(settings, width, height), &super::eight_tables().to_ron());
        club.start(2, "Start the game");
        club.table.play_all("7g7f");
        club.is_away = true;
        club.table.ask(Action::Command(Command::Resign));
        club.table.ask(Action::Dialog(DialogAction::Confirm));
        club.settle();
        let table = &club.table;
        let words = table.painted_words();
        for told in [OUTSIDE, "Resignation"] {
            assert!(words.iter().any(|it| it == told), "{width}×{height}: {told} is not seen: {words:?}");
        }
        assert_eq!(table.words_over_words(), [""; 0], "{width}×{height}");
        let [notice, result] = ["Close this message", "Close and look at the board"].map(|cross| table.place(cross));
        assert!(!notice.intersects(result), "{width}×{height}: {notice:?} lies over {result:?}");
        assert!(table.place(OUTSIDE).bottom() <= height, "{width}×{height}: {:?}", table.place(OUTSIDE));
        let again = table.place("Try again");
        assert!(again.bottom() <= height - 26.0, "{width}×{height}: {again:?}");
    }
}

#[test]
fn whoever_does_not_want_to_wait_tries_again() {
    let mut club = ended_while_away();
    club.click("Try again");
    assert!(club.table.shows(OUTSIDE));
    club.is_away = false;
    club.click("Try again");
    assert_eq!(games(&club, 2), 1);
    assert!(!club.table.shows_containing(OUTSIDE));
}

#[test]
fn a_result_goes_into_a_damaged_event_once_that_is_mended() {
    let mut club = club();
    club.start(2, "Start the game");
    let sound = club.disk[Path::new(EVENT)].clone();
    club.disk.insert(EVENT.into(), sound.replace("title:", "titel:"));
    resign(&mut club);
    assert!(club.table.shows_containing(OUTSIDE));
    wait(&mut club);
    assert!(club.disk[Path::new(EVENT)].contains("titel:"));
    club.disk.insert(EVENT.into(), sound);
    wait(&mut club);
    assert_eq!(result(&club, 2).reason, Some(EndReason::Resignation));
    assert!(!club.table.shows_containing(OUTSIDE));
}

#[test]
fn a_result_outlasts_the_program_and_goes_into_the_event_when_that_can_be_read() {
    let mut club = restarted(ended_while_away());
    let away = EventTrouble::File(FileError::NoFolder("club".into()));
    club.table.receive(Incoming::Event(EventNews::Read(EVENT.into(), ReadPurpose::Resume, Err(away))));
    club.table.receive(Incoming::Event(EventNews::Kept(club.kept.clone())));
    club.settle();
    assert!(club.table.shows(OUTSIDE) && club.table.shows_containing("Table 2: "));
    wait(&mut club);
    club.is_away = false;
    wait(&mut club);
    assert_eq!(result(&club, 2).reason, Some(EndReason::Resignation));
    assert!(!club.table.shows_containing(OUTSIDE) && club.kept.is_empty());
}

/// The program is killed, started again, and finds what was kept before its event can be read.
fn killed(before: Club) -> Club {
    let mut club = restarted(before);
    let away = EventTrouble::File(FileError::NoFolder("club".into()));
    club.table.receive(Incoming::Event(EventNews::Read(EVENT.into(), ReadPurpose::Resume, Err(away))));
    club.table.receive(Incoming::Event(EventNews::Kept(club.kept.clone())));
    club.settle();
    club
}

#[test]
fn a_result_that_outlasts_the_program_brings_its_record() {
    let mut club = killed(ended_while_away());
    club.is_away = false;
    wait(&mut club);
    assert_eq!(result(&club, 2).record.as_deref(), Some("open-r1-t02.kifu"));
    assert!(club.disk[Path::new("club/open-r1-t02.kifu")].contains("７六歩"));
    assert!(club.kept.is_empty());
    assert!(!club.table.shows_containing("cannot be read"), "it has been read by now");
}

const UNSAVED: &str = "Open the unsaved game?";

/// The record of the game that was killed is written beside the event, and nobody is asked about it any more.
fn assert_counts_as_saved(club: &mut Club) {
    assert!(club.disk[Path::new("club/open-r1-t02.kifu")].contains("７六歩"));
    assert!(!club.table.shows(UNSAVED) && !club.table.shows_containing("not saved"), "{:?}", club.table.everything());
    club.start(3, "Start the game");
    assert!(!club.table.shows_containing("Leave without saving?"));
    assert!(sides(club).contains(&"Endo".to_owned()));
}

const JOURNAL: &str = "20261121-100000.journal";

#[test]
fn a_game_whose_record_comes_into_the_event_after_a_kill_is_offered_as_unsaved_no_longer() {
    let mut club = killed(ended_while_away());
    assert!(club.table.shows(UNSAVED), "its record lies nowhere yet");
    club.is_away = false;
    wait(&mut club);
    assert_eq!(club.cleared, [Path::new(JOURNAL)]);
    assert_counts_as_saved(&mut club);
}

#[test]
fn a_game_that_was_put_off_or_opened_counts_as_saved_once_its_record_came_into_the_event() {
    for answer in ["Later", "Open it"] {
        let mut club = killed(ended_while_away());
        club.click(answer);
        club.is_away = false;
        wait(&mut club);
        assert_counts_as_saved(&mut club);
    }
}

#[test]
fn a_game_that_is_found_after_its_record_came_into_the_event_is_not_offered() {
    let mut ended = ended_while_away();
    ended.is_away = false;
    let journal = std::mem::take(&mut ended.journal).into_bytes();
    let mut club = restarted(ended);
    event_is_read(&mut club);
    club.table.receive(Incoming::Event(EventNews::Kept(club.kept.clone())));
    club.settle();
    let game = broken_off(JOURNAL.into(), journal);
    club.table.receive(Incoming::Journal(JournalNews::Found(vec![game], Vec::new())));
    club.settle();
    assert_eq!(club.cleared, [Path::new(JOURNAL)]);
    assert_counts_as_saved(&mut club);
}

#[test]
fn a_game_that_is_not_the_one_whose_record_came_into_the_event_is_still_offered() {
    let mut ended = ended_while_away();
    ended.kept[0].record.as_mut().expect("it is kept").text += "*a word\r\n";
    let mut club = restarted(ended);
    club.is_away = false;
    event_is_read(&mut club);
    club.table.receive(Incoming::Event(EventNews::Kept(club.kept.clone())));
    club.settle();
    assert!(club.table.shows(UNSAVED));
}

#[test]
fn a_record_that_could_not_be_written_outlasts_a_kill_although_its_result_was() {
    let mut club = club();
    club.start(2, "Start the game");
    club.table.play_all("7g7f");
    club.refuses_records = true;
    resign(&mut club);
    assert_eq!((result(&club, 2).record, club.kept.len()), (None, 1));
    let mut club = restarted(club);
    club.table.receive(read(&club.file(), ReadPurpose::Resume));
    club.table.receive(Incoming::Event(EventNews::Kept(club.kept.clone())));
    club.settle();
    assert_eq!(result(&club, 2).record.as_deref(), Some("open-r1-t02.kifu"));
    assert!(club.disk[Path::new("club/open-r1-t02.kifu")].contains("７六歩") && club.kept.is_empty());
    assert!(!club.table.shows("Table 2 has another result") && !club.table.shows_containing(OUTSIDE));
}

#[test]
fn a_record_is_written_after_the_event_comes_back_even_if_the_next_game_lies_on_the_board() {
    let mut club = ended_while_away();
    club.start(3, "Start the game");
    club.table.play_all("2g2f");
    club.is_away = false;
    for _ in 0..3 {
        wait(&mut club);
    }
    assert_eq!(result(&club, 2).record.as_deref(), Some("open-r1-t02.kifu"));
    assert!(club.disk[Path::new("club/open-r1-t02.kifu")].contains("７六歩"));
}

#[test]
fn a_result_that_was_kept_stands_against_another_one_only_after_a_question() {
    let mut club = restarted(ended_while_away());
    club.is_away = false;
    let ours = club.kept[0].result.winner.expect("somebody resigned");
    write_theirs(&mut club, |event| {
        event.note_result(SECOND, TableResult::told(Some(ours.other())));
    });
    club.table.receive(Incoming::Event(EventNews::Kept(club.kept.clone())));
    wait(&mut club);
    assert!(!club.table.shows(UNSAVED), "its record lies beside the event, whichever result counts");
    assert!(club.table.shows("Table 2 has another result"));
    assert_eq!(club.kept.len(), 1, "it is kept until somebody has decided");
    club.click("Keep it");
    assert_eq!(result(&club, 2).winner, Some(ours.other()));
    assert!(club.kept.is_empty());
}

#[test]
fn a_result_of_people_who_are_not_paired_any_more_is_told_and_goes_nowhere() {
    let mut club = restarted(ended_while_away());
    club.is_away = false;
    write_theirs(&mut club, |event| {
        let player = |name: &str| Player { name: name.to_owned(), ..Player::default() };
        *event.table_mut(1, 2).expect("it is there") = Pairing::new(2, player("Mori"), player("Noda"));
    });
    club.table.receive(Incoming::Event(EventNews::Kept(club.kept.clone())));
    wait(&mut club);
    assert_eq!(games(&club, 2), 0);
    assert!(club.table.shows("The result of table 2, Chiba – Doi, was not written to an event"));
}

#[test]
fn whoever_leaves_the_event_without_saving_keeps_nothing_of_it() {
    let mut club = ended_while_away();
    club.show();
    club.click("Close event");
    club.click("Do not save");
    assert!(club.kept.is_empty() && !club.table.shows_containing(OUTSIDE));
}

#[test]
fn a_game_that_goes_on_takes_back_its_own_result_and_nothing_that_others_wrote() {
    let mut club = club();
    club.start(2, "Start the game");
    club.table.play_all("7g7f");
    resign(&mut club);
    write_theirs(&mut club, |event| {
        event.note_result(THIRD, TableResult::told(Some(Seat::First)));
    });
    club.table.press(Modifiers::NONE, Key::F8);
    club.click("Moves");
    club.click("Go on with the game");
    club.click("Confirm");
    assert_eq!((games(&club, 2), result(&club, 3).winner), (0, Some(Seat::First)));
    assert!(club.file().in_play(SECOND).is_some());
}

/// A game that was resumed, and ended before its event could be read.
pub(super) fn ended_before_read() -> Club {
    let mut club = interrupted(|_| {});
    club.is_away = true;
    let away = EventTrouble::File(FileError::NoFolder("club".into()));
    club.table.receive(Incoming::Event(EventNews::Read(EVENT.into(), ReadPurpose::Resume, Err(away))));
    club.click("Resume it");
    resign(&mut club);
    club
}

#[test]
fn a_result_that_waits_for_its_event_does_so_no_longer_once_the_game_goes_on() {
    let mut club = ended_before_read();
    assert_eq!(club.kept.len(), 1);
    club.table.press(Modifiers::NONE, Key::F8);
    club.click("Moves");
    club.click("Go on with the game");
    club.click("Confirm");
    assert!(club.kept.is_empty() && !club.table.shows_containing(OUTSIDE));
}

#[test]
fn a_result_that_others_have_told_names_their_record_and_never_ours() {
    let mut club = club();
    club.start(2, "Start the game");
    club.table.play_all("7g7f");
    let theirs = TableResult { record: Some("theirs.kifu".to_owned()), ..TableResult::told(Some(Seat::First)) };
    write_theirs(&mut club, |event| _ = event.note_result(SECOND, theirs.clone()));
    resign(&mut club);
    assert!(club.table.shows("Table 2 has another result"));
    club.click("Keep it");
    club.table.press(Modifiers::COMMAND, Key::S);
    club.settle();
    assert_eq!(result(&club, 2), theirs);
}

#[test]
fn a_result_names_no_record_that_was_never_saved() {
    let mut club = club();
    club.start(2, "Start the game");
    let loser = sides(&club)[0].clone();
    club.disk.insert("club/open-r1-t02.kifu".into(), "of another game".to_owned());
    club.is_full = true;
    resign(&mut club);
    let kept = &club.kept[0];
    assert_eq!((kept.result.record.as_deref(), kept.players.contains(&loser)), (None, true));
    club.is_full = false;
    wait(&mut club);
    assert_eq!(result(&club, 2).record.as_deref(), Some("open-r1-t02-2.kifu"));
}

#[test]
fn an_interrupted_game_of_an_event_is_offered_with_both_clocks_and_goes_on() {
    let mut club = interrupted(|_| {});
    event_is_read(&mut club);
    assert!(club.table.shows("Resume the interrupted game?") && club.table.shows_containing("Chiba 2:00"));
    assert!(club.table.shows_containing("Doi 2:00"));
    club.click("Resume it");
    assert!(sides(&club).contains(&"Chiba".to_owned()), "nobody else has played it");
}

#[test]
fn an_interrupted_game_that_was_started_elsewhere_is_resumed_only_after_a_question() {
    let elsewhere = |event: &mut Tournament| {
        let since = "19:04".parse().expect("it is a time of day");
        event.set_in_play(SECOND, Some(InPlay::new(1, since, "machine 3".to_owned())));
    };
    let mut club = interrupted(elsewhere);
    event_is_read(&mut club);
    club.click("Resume it");
    assert!(club.table.shows("Resume this game here?"));
    assert!(club.table.shows_containing("In play since 19:04 on machine 3"));
    club.click("Leave it");
    assert_eq!(sides(&club), ["", ""]);
    assert_eq!(club.file().in_play(SECOND).map(|playing| playing.on.clone()).as_deref(), Some("machine 3"));
    let mut club = interrupted(elsewhere);
    event_is_read(&mut club);
    club.click("Resume it");
    club.click("Resume it here");
    assert!(sides(&club).contains(&"Chiba".to_owned()));
    assert_ne!(club.file().in_play(SECOND).map(|playing| playing.on.clone()).as_deref(), Some("machine 3"));
}

#[test]
fn an_interrupted_game_that_was_marked_as_not_played_is_in_play_again_once_it_is_resumed() {
    let mut club = interrupted(|event| _ = event.set_in_play(SECOND, None));
    event_is_read(&mut club);
    club.click("Resume it");
    assert!(sides(&club).contains(&"Chiba".to_owned()));
    club.settle();
    assert!(club.file().in_play(SECOND).is_some(), "nobody else starts it unawares");
}

#[test]
fn an_interrupted_game_that_has_a_result_meanwhile_says_so_before_it_is_resumed() {
    let mut club = interrupted(|event| _ = event.note_result(SECOND, TableResult::told(Some(Seat::Second))));
    event_is_read(&mut club);
    club.click("Resume it");
    assert!(club.table.shows("Resume a game that has a result?") && club.table.shows_containing("Doi won"));
    club.click("Leave it");
    assert_eq!(sides(&club), ["", ""]);
}

#[test]
fn a_game_that_ends_before_its_event_can_be_read_has_its_result_in_it_afterwards() {
    let mut club = ended_before_read();
    assert!(club.table.shows(OUTSIDE));
    assert_eq!(club.kept.len(), 1);
    club.is_away = false;
    wait(&mut club);
    assert_eq!(result(&club, 2).reason, Some(EndReason::Resignation));
    assert_eq!(result(&club, 2).record.as_deref(), Some("open-r1-t02.kifu"));
    assert!(club.kept.is_empty() && !club.table.shows_containing(OUTSIDE));
}
