//! A result that is entered on another machine for a game that is still played here.

use std::time::Duration;

use komadai::tournament::{GamePlace, Seat, TableResult, Tournament};

use super::club;
use super::hall::{Club, EVENT};

const SECOND: GamePlace = GamePlace { round: 1, table: 2, game: 1 };
const TOLD: &str = "The event already has a result for this game";

/// Another machine changes the event, and the board has had the time to notice.
fn elsewhere(club: &mut Club, change: impl FnOnce(&mut Tournament)) {
    let mut theirs = club.file();
    change(&mut theirs);
    club.disk.insert(EVENT.into(), theirs.to_ron());
    club.table.wait(Duration::from_secs(15));
    club.settle();
}

fn won(seat: Seat) -> TableResult {
    TableResult::told(Some(seat))
}

#[test]
fn whoever_plays_on_is_told_which_result_the_event_has_as_long_as_it_has_one() {
    let mut club = club();
    club.start(2, "Start the game");
    club.table.play_all("7g7f");
    elsewhere(&mut club, |_| {});
    assert!(!club.table.shows(TOLD));
    elsewhere(&mut club, |theirs| _ = theirs.note_result(SECOND, won(Seat::First)));
    assert!(club.table.shows(TOLD) && club.table.shows("Table 2: Chiba won"), "{:?}", club.table.everything());
    elsewhere(&mut club, |theirs| _ = theirs.replace_result(SECOND, won(Seat::Second)));
    assert!(club.table.shows("Table 2: Doi won") && !club.table.shows("Table 2: Chiba won"));
    elsewhere(&mut club, |theirs| theirs.clear_result(SECOND));
    assert!(!club.table.shows(TOLD));
}
