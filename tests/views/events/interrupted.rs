//! A game of the event that was broken off and put off until later: it is not forgotten, and not started anew.

use std::path::{Path, PathBuf};

use egui::{Key, Modifiers};
use komadai::app::{Action, BrokenOffGame, Incoming, JournalJob, JournalNews, Settings};
use komadai::clock::TimeControl;
use komadai::text::Language;
use komadai::tournament::{GamePlace, InPlay, Tournament};

use super::eight_tables;
use super::hall::{Club, broken_off};
use crate::consoles::{adjourn, lock, unlock};

/// The third game was being played when the machine was switched off; it is on again, with the event.
fn after_a_crash() -> Club {
    let mut club = switched_on();
    find(&mut club);
    club
}

/// What was broken off is not found yet.
fn switched_on() -> Club {
    let mut before = Club::with(&eight_tables().to_ron());
    before.start(3, "Start the game");
    before.table.play_all("7g7f 3c3d");
    before.settle();
    let mut club = Club::with(&before.disk[Path::new(super::hall::EVENT)]);
    club.table.press(Modifiers::NONE, Key::Escape);
    club.journal = before.journal;
    club
}

fn find(club: &mut Club) {
    let found = vec![of_event(club)];
    find_all(club, found);
}

fn find_all(club: &mut Club, found: Vec<BrokenOffGame>) {
    club.table.receive(Incoming::Journal(JournalNews::Found(found, Vec::new())));
}

/// The third game of the event.
fn of_event(club: &Club) -> BrokenOffGame {
    broken_off(PathBuf::from("20261126-150000.journal"), club.journal.clone().into_bytes())
}

/// A game of one move that somebody began on the board later.
fn stray() -> BrokenOffGame {
    let mut club = Club::without(crate::table::Table::new());
    club.table.play_all("2g2f");
    club.settle();
    broken_off(PathBuf::from("20261126-160000.journal"), club.journal.into_bytes())
}

/// Both were broken off; the one that was begun last is asked about first.
fn after_a_second_crash() -> Club {
    let mut club = switched_on();
    lock(&mut club.table);
    let both = vec![stray(), of_event(&club)];
    find_all(&mut club, both);
    assert!(!club.table.shows_containing("Round 1 · Table 3") && club.table.shows("Resume the interrupted game?"));
    club
}

const LIES_HERE: &str = "The interrupted game lies on this machine";

fn looks_again(club: &mut Club) -> bool {
    club.table.take_journal_jobs().contains(&JournalJob::FindAgain)
}

#[test]
fn the_question_says_of_which_game_it_is() {
    let club = after_a_crash();
    assert!(club.table.shows("Resume the interrupted game?") && club.table.shows_containing("Round 1 · Table 3"));
}

#[test]
fn a_full_width_blank_at_the_end_of_a_line_leaves_none_empty() {
    for letters in 3..24 {
        let mut event = eight_tables();
        event.table_mut(1, 3).unwrap().first.name = format!("{}　太郎", "佐".repeat(letters));
        let mut before = Club::with(&event.to_ron());
        before.start(3, "Start the game");
        before.table.play_all("7g7f 3c3d");
        before.settle();
        let settings = Settings { language: Some(Language::Japanese), ..Settings::default() };
        let mut club = Club::without(crate::table::Table::with(settings, 900.0, 600.0));
        club.journal = before.journal;
        find(&mut club);
        assert!(club.table.shows_containing("　太郎"), "{:?}", club.table.everything());
        assert_eq!(club.table.empty_lines(), Vec::<String>::new(), "{letters}");
    }
}

#[test]
fn later_leaves_a_notice_with_which_the_game_is_resumed() {
    let mut club = after_a_crash();
    club.table.click("Later");
    assert!(club.table.shows_containing("The interrupted game lies on this machine"));
    club.table.click("Resume it…");
    assert!(looks_again(&mut club));
    find(&mut club);
    club.click("Resume it");
    assert!(club.table.shows("7f Black pawn") && club.table.shows("3d White pawn"));
    assert!(!club.table.shows_containing("The interrupted game lies on this machine"));
}

#[test]
fn what_was_begun_on_the_board_meanwhile_is_left_after_a_question() {
    let mut club = after_a_crash();
    club.table.click("Later");
    club.table.play_all("2g2f");
    club.table.click("Resume it…");
    assert!(!looks_again(&mut club) && club.table.shows_containing("resume the interrupted game"));
    club.table.click("Leave the game");
    assert!(looks_again(&mut club));
    find(&mut club);
    club.click("Resume it");
    assert!(club.table.shows("7f Black pawn") && !club.table.shows("2f Black pawn"));
}

/// The game at this table waits on this machine, and the event offers to go on with it.
pub(super) fn waits_here(club: &mut Club, table: u32) {
    club.show();
    club.choose(table);
    let is_of_table = |label: &str| label.starts_with(&format!("Table {table}: "));
    let row = club.table.everything().into_iter().find(|(label, _)| is_of_table(label));
    assert!(row.is_some_and(|(label, _)| label.ends_with("Interrupted, lies on this machine")));
    assert!(club.table.shows("Resume the interrupted game"));
}

#[test]
fn the_event_says_that_the_game_lies_here_and_resumes_it_rather_than_start_it_anew() {
    let mut club = after_a_crash();
    club.table.click("Later");
    waits_here(&mut club, 3);
    club.click("Resume the interrupted game");
    assert!(club.table.shows("Resume the interrupted game?"));
    club.click("Resume it");
    assert!(club.table.shows("7f Black pawn"));
}

#[test]
fn an_adjourned_game_that_was_left_is_resumed_rather_than_started_anew() {
    let mut club = Club::with(&eight_tables().to_ron());
    club.start(3, "Start the game");
    club.table.play_all("7g7f 3c3d");
    adjourn(&mut club.table);
    club.start(1, "Start the game");
    club.click("Leave the game");
    club.watch_toss();
    assert!(club.table.shows(LIES_HERE), "{:?}", club.table.everything());
    waits_here(&mut club, 3);
}

#[test]
fn of_several_games_those_that_are_not_resumed_stay_offered() {
    let mut club = after_a_second_crash();
    club.table.press(Modifiers::NONE, Key::Enter);
    club.settle();
    assert!(club.table.shows("2f Black pawn"));
    assert!(club.table.shows(LIES_HERE) && club.table.shows_containing("Round 1 · Table 3"));
    club.table.press(Modifiers::NONE, Key::F8);
    unlock(&mut club.table);
    club.show();
    club.choose(3);
    assert!(club.table.shows_containing("Interrupted, lies on this machine"));
    club.click("Resume the interrupted game");
    club.click("Leave the game");
    club.click("Resume it");
    assert!(club.table.shows("7f Black pawn") && !club.table.shows("2f Black pawn"));
    assert!(!club.table.shows(LIES_HERE), "nothing is left to be offered");
}

#[test]
fn a_game_that_is_put_off_keeps_its_notice_when_another_is_resumed() {
    let mut club = after_a_second_crash();
    club.table.click("Later");
    assert!(club.table.shows_containing("Round 1 · Table 3"), "the other one is asked about");
    club.click("Resume it");
    assert!(club.table.shows("7f Black pawn"));
    assert_eq!(club.table.count(LIES_HERE), 1, "the stray game");
    assert!(club.table.shows("Resume it…"));
}

#[test]
fn a_game_that_goes_on_in_another_window_is_offered_no_longer_and_the_others_are() {
    let mut club = after_a_second_crash();
    club.table.click("Resume it");
    club.table.receive(Incoming::Journal(JournalNews::GoesOnElsewhere(stray().path)));
    assert_eq!(club.table.count(LIES_HERE), 1);
    assert!(club.table.shows_containing("Round 1 · Table 3"));
    club.table.click("Resume it…");
    assert!(looks_again(&mut club));
    club.table.receive(Incoming::Journal(JournalNews::NothingFound));
    assert!(!club.table.shows(LIES_HERE), "it lies here no more");
}

#[test]
fn a_game_that_was_started_anew_elsewhere_is_not_said_to_lie_here() {
    let mut club = after_a_crash();
    club.table.click("Later");
    let mut theirs: Tournament = club.file();
    let place = GamePlace { round: 1, table: 3, game: 1 };
    let since = "19:04".parse().expect("it is a time of day");
    theirs.set_in_play(place, Some(InPlay::new(1, since, "machine 3".to_owned())));
    club.disk.insert(super::hall::EVENT.into(), theirs.to_ron());
    club.show();
    club.choose(3);
    assert!(club.table.shows_containing("In play since 19:04 on machine 3"));
    assert!(!club.table.shows_containing("Interrupted, lies on this machine"));
    club.click("Start the game");
    assert!(club.table.shows("Start this game here, too?"));
}

#[test]
fn no_other_game_is_begun_by_a_move_while_one_of_the_event_waits_and_the_arbiter_is_away() {
    let mut club = after_a_crash();
    club.table.click("Later");
    lock(&mut club.table);
    let before = club.table.board();
    club.table.play("2g", "2f");
    assert_eq!(club.table.board(), before);
    assert!(club.table.shows("The interrupted game of the event comes first"));
    assert!(!club.table.is_enabled("New game…"), "nor from the menu");
    club.table.click_first("Resume it…");
    assert!(looks_again(&mut club), "players can go on with it");
    find(&mut club);
    club.click("Resume it");
    assert!(club.table.shows("7f Black pawn"));
}

#[test]
fn a_casual_game_that_is_put_off_is_told_of_where_there_is_an_arbiter() {
    let mut club = Club::without(crate::table::Table::new());
    club.table.play_all("7g7f 3c3d");
    club.settle();
    for is_locked in [false, true] {
        let mut next = Club::without(crate::table::Table::new());
        next.journal.clone_from(&club.journal);
        if is_locked {
            lock(&mut next.table);
        }
        find(&mut next);
        next.table.click("Later");
        assert_eq!(next.table.shows_containing("The interrupted game lies on this machine"), is_locked);
        if is_locked {
            next.table.click("Resume it…");
            assert!(looks_again(&mut next), "players can go on with it");
        }
    }
}

#[test]
fn the_notice_of_a_game_asks_about_that_one_and_the_others_stay_put_off() {
    let mut club = after_a_second_crash();
    club.table.click("Later");
    club.table.click("Later");
    assert_eq!(club.table.count(LIES_HERE), 2);
    let of_event = of_event(&club);
    club.table.ask(Action::TakeUp(of_event.path.clone()));
    assert!(looks_again(&mut club));
    find_all(&mut club, vec![stray(), of_event]);
    assert!(club.table.shows("Resume the interrupted game?") && !club.table.shows_containing("one move"));
    club.click("Resume it");
    assert!(club.table.shows("7f Black pawn"));
    assert_eq!(club.table.count(LIES_HERE), 1, "the stray game");
}

#[test]
fn a_game_that_is_gone_when_its_notice_is_pressed_is_not_replaced_by_another() {
    let mut club = after_a_second_crash();
    club.table.click("Later");
    club.table.click("Later");
    club.table.ask(Action::TakeUp(of_event(&club).path));
    find_all(&mut club, vec![stray()]);
    assert!(!club.table.shows("Resume the interrupted game?") && club.table.count(LIES_HERE) == 1);
    assert!(club.table.shows("This game is being played in another window; nothing was changed here"));
}

#[test]
fn a_game_of_the_event_without_a_clock_is_offered_before_its_first_move() {
    let event = Tournament { time: TimeControl::UNTIMED, ..eight_tables() };
    let mut before = Club::with(&event.to_ron());
    before.start(3, "Start the game");
    before.settle();
    let mut club = Club::with(&before.disk[Path::new(super::hall::EVENT)]);
    club.table.press(Modifiers::NONE, Key::Escape);
    club.journal = before.journal;
    find(&mut club);
    assert!(club.table.shows("Go on to the game that was set up?") && club.table.shows_containing("Round 1 · Table 3"));
}
