//! Players who withdraw once the round is published: the pairing stands, and everybody is told.

use std::path::Path;
use std::time::Duration;

use komadai::app::{Action, EventAction, PlayersAction};
use komadai::clock::TimeControl;
use komadai::tournament::{Entrant, GamePlace, Seat, TableResult, Tournament};

use super::hall::{Club, EVENT};

/// Four players whose first round is published and not begun.
fn published() -> Club {
    let mut event = Tournament::new("Club day".to_owned(), "jsa_amateur27".to_owned(), TimeControl::UNTIMED);
    event.players =
        (1..).zip(["Arai", "Baba", "Chiba", "Doi"]).map(|(number, name)| Entrant::new(number, name)).collect();
    let mut club = Club::with(&event.to_ron());
    club.click("Pair the round…");
    club.click("Publish");
    club
}

/// Another machine changes the file; five seconds later this one has looked.
fn elsewhere(club: &mut Club, change: impl FnOnce(&mut Tournament)) {
    let mut theirs = club.file();
    change(&mut theirs);
    club.disk.insert(EVENT.into(), theirs.to_ron());
    club.table.wait(Duration::from_secs(6));
    club.settle();
    assert_eq!(club.disk[Path::new(EVENT)], theirs.to_ron());
}

#[test]
fn whoever_withdraws_from_the_list_leaves_a_trace_there_though_the_pairing_of_the_round_stands() {
    let mut club = published();
    club.click("Players");
    club.table.ask(Action::Event(EventAction::Players(PlayersAction::Choose(2))));
    club.click("Withdraws");
    assert_eq!(club.file().entrant(2).and_then(|it| it.withdrawn_after), Some(1));
    assert!(club.table.shows("2 Baba withdraws after round 1"), "{:?}", club.table.everything());
    assert!(club.table.shows_containing("Paired in round 1: that pairing stands until the round is paired anew."));
    let table = club.file().rounds[0]
        .tables
        .iter()
        .find(|it| it.first.name == "Baba" || it.second.name == "Baba")
        .unwrap()
        .number;
    let place = GamePlace { round: 1, table, game: 1 };
    elsewhere(&mut club, |event| _ = event.note_result(place, TableResult::told(Some(Seat::First))));
    assert!(!club.table.shows_containing("that pairing stands"), "it has been played");
}

#[test]
fn the_pairings_say_who_is_still_paired_in_a_round_that_has_not_begun_until_it_is_paired_anew() {
    let mut club = published();
    elsewhere(&mut club, |event| event.players[1].withdrawn_after = Some(0));
    assert!(club.table.shows("Baba is still paired in round 1"), "{:?}", club.table.everything());
    assert!(club.table.shows_containing("Nothing in round 1 has begun: pair it anew, or leave it as it is."));
    club.click("Pair round 1 anew…");
    club.click("Publish");
    assert!(!club.table.shows_containing("still paired"));
    let seated = club.file().rounds[0].tables.iter().any(|it| it.first.name == "Baba" || it.second.name == "Baba");
    assert!(!seated);
}

#[test]
fn a_round_that_has_begun_says_who_is_still_to_play_as_long_as_there_is_no_result() {
    let mut club = published();
    let tables = club.file().rounds[0].tables.clone();
    let [other, own] = [tables[0].number, tables[1].number];
    let name = tables[1].first.name.clone();
    let told = |result| {
        move |event: &mut Tournament| {
            _ = event.note_result(GamePlace { round: 1, table: result, game: 1 }, TableResult::told(None))
        }
    };
    elsewhere(&mut club, told(other));
    elsewhere(&mut club, |event| {
        event.players.iter_mut().filter(|it| it.name == name).for_each(|it| it.withdrawn_after = Some(0))
    });
    assert!(club.table.shows(&format!("{name} is still paired in round 1")));
    assert!(!club.table.shows("Pair round 1 anew…"));
    elsewhere(&mut club, told(own));
    assert!(!club.table.shows_containing("still paired"));
}
