//! A game of the event that was broken off and put off until later: it is not forgotten, and not started anew.

use std::path::{Path, PathBuf};

use egui::{Key, Modifiers};
use komadai::app::{Incoming, JournalJob, JournalNews};

use super::eight_tables;
use super::hall::{Club, broken_off};
use crate::consoles::lock;

/// The third game was being played when the machine was switched off; it is on again, with the event.
fn after_a_crash() -> Club {
    let mut before = Club::with(&eight_tables().to_ron());
    before.start(3, "Start the game");
    before.table.play_all("7g7f 3c3d");
    before.settle();
    let mut club = Club::with(&before.disk[Path::new(super::hall::EVENT)]);
    club.table.press(Modifiers::NONE, Key::Escape);
    club.journal = before.journal;
    find(&mut club);
    club
}

fn find(club: &mut Club) {
    let found = broken_off(PathBuf::from("20261126-150000.journal"), club.journal.clone().into_bytes());
    club.table.receive(Incoming::Journal(JournalNews::Found(vec![found], Vec::new())));
}

fn looks_again(club: &mut Club) -> bool {
    club.table.take_journal_jobs().contains(&JournalJob::FindAgain)
}

#[test]
fn the_question_says_of_which_game_it_is() {
    let club = after_a_crash();
    assert!(club.table.shows("Resume the interrupted game?") && club.table.shows_containing("Round 1 · Table 3"));
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

#[test]
fn the_event_says_that_the_game_lies_here_and_resumes_it_rather_than_start_it_anew() {
    let mut club = after_a_crash();
    club.table.click("Later");
    club.show();
    club.choose(3);
    let row = club.table.everything().into_iter().find(|(label, _)| label.starts_with("Table 3: "));
    assert!(row.is_some_and(|(label, _)| label.ends_with("Interrupted, lies on this machine")));
    club.click("Resume the interrupted game");
    assert!(club.table.shows("Resume the interrupted game?"));
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
