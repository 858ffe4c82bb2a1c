//! What the organiser removes does not come back by itself, whatever the machine does that has told it.

use std::time::Duration;

use egui::{Key, Modifiers};
use komadai::app::{EventNews, Incoming, ReadPurpose};
use komadai::tournament::{GamePlace, Seat, Table, TableResult, Tournament};

use super::hall::{Club, EVENT};
use super::outside::restarted;
use super::{club, read, resign, result};
use crate::verdicts::choose;

/// What happens to a club.
type Deed = fn(Club) -> Club;

/// What happens at the machine after the organiser has removed the result of its game.
const LATER: [(&str, Deed); 6] = [
    ("nothing", |club| club),
    ("it is killed", killed),
    ("its records can be written again", |mut club| {
        club.refuses_records = false;
        wait(&mut club);
        club
    }),
    ("its record is saved elsewhere", |mut club| {
        club.table.press(Modifiers::COMMAND, Key::S);
        club
    }),
    ("the arbiter is called", |mut club| {
        club.table.ask(komadai::app::Action::Command(komadai::app::Command::CallArbiter));
        club
    }),
    ("the event is closed and opened", |mut club| {
        club.show();
        club.click("Close event");
        Club::at(club.table, &club.disk[std::path::Path::new(EVENT)].clone())
    }),
];

fn killed(before: Club) -> Club {
    let mut club = restarted(before);
    club.table.receive(read(&club.file(), ReadPurpose::Resume));
    club.table.receive(Incoming::Event(EventNews::Kept(club.kept.clone())));
    club
}

fn wait(club: &mut Club) {
    club.table.wait(Duration::from_secs(5));
    club.settle();
}

fn others_write(club: &mut Club, change: impl FnOnce(&mut Tournament)) {
    let mut theirs = club.file();
    change(&mut theirs);
    club.disk.insert(EVENT.into(), theirs.to_ron());
}

/// What somebody corrects of a pairing meanwhile.
const CORRECTIONS: [fn(&mut Table); 3] =
    [|_| {}, |table| table.number = 15, |table| table.second.name = "Doi, corrected".to_owned()];

fn removed(club: &mut Club, correct: fn(&mut Table)) -> u32 {
    let mut table = 2;
    others_write(club, |event| {
        event.clear_result(GamePlace { round: 1, table, game: 1 });
        let there = event.table_mut(1, table).expect("it is there");
        let before = there.clone();
        correct(there);
        there.keep_known_as(&before);
        table = there.number;
    });
    table
}

fn ended(refuses_records: bool) -> Club {
    let mut club = club();
    club.start(2, "Start the game");
    club.table.play_all("7g7f");
    club.refuses_records = refuses_records;
    resign(&mut club);
    assert_eq!(result(&club, 2).plies, Some(1));
    club
}

#[test]
fn a_result_that_the_organiser_has_removed_does_not_come_back_by_itself() {
    let mut corrections = CORRECTIONS.into_iter().cycle();
    for (refuses_records, sees_it_first) in [(false, false), (false, true), (true, false), (true, true)] {
        for (what, later) in LATER {
            let mut club = ended(refuses_records);
            let table = removed(&mut club, corrections.next().expect("they come again and again"));
            if sees_it_first {
                wait(&mut club);
            }
            let mut club = later(club);
            club.settle();
            wait(&mut club);
            let told = (refuses_records, what, table, sees_it_first);
            assert_eq!(club.file().table(1, table).map(|it| it.games.len()), Some(0), "{told:?}");
        }
        corrections.next();
    }
}

#[test]
fn a_ruling_after_the_organiser_has_removed_the_result_is_told_as_what_it_is() {
    let mut club = ended(false);
    let table = removed(&mut club, |_| {});
    wait(&mut club);
    choose(&mut club.table, "Arbiter", "Give a ruling…");
    let loser = format!("☗ {}", super::sides(&club)[0]);
    club.click(&loser);
    club.click("Give ruling");
    assert!(result(&club, table).plies.is_some(), "nobody has removed that");
}

#[test]
fn what_somebody_has_put_in_place_of_a_boards_result_is_not_touched_by_the_board_unasked() {
    let theirs = TableResult { record: Some("theirs.kifu".to_owned()), ..TableResult::by_default(Some(Seat::First)) };
    for what in ["save", "rule", "go on"] {
        let mut club = ended(false);
        others_write(&mut club, |event| {
            event.replace_result(GamePlace { round: 1, table: 2, game: 1 }, theirs.clone());
        });
        wait(&mut club);
        match what {
            "save" => club.table.press(Modifiers::COMMAND, Key::S),
            "rule" => {
                choose(&mut club.table, "Arbiter", "Give a ruling…");
                let loser = format!("☗ {}", super::sides(&club)[0]);
                club.click(&loser);
                club.click("Give ruling");
            }
            _ => {
                club.table.press(Modifiers::NONE, Key::F8);
                club.click("Moves");
                club.click("Go on with the game");
                club.click("Confirm");
            }
        }
        club.settle();
        wait(&mut club);
        assert_eq!(result(&club, 2), theirs, "{what}");
    }
}

#[test]
fn a_record_that_was_kept_by_itself_asks_nothing_of_whoever_has_corrected_its_result() {
    let mut club = ended(true);
    let theirs = TableResult::by_default(Some(Seat::First));
    others_write(&mut club, |event| {
        event.replace_result(GamePlace { round: 1, table: 2, game: 1 }, theirs.clone());
    });
    let mut club = killed(club);
    club.settle();
    wait(&mut club);
    assert!(!club.table.shows("Table 2 has another result"));
    assert_eq!(result(&club, 2).without_record(), theirs);
    assert!(club.disk.contains_key(std::path::Path::new("club/open-r1-t02.kifu")), "the game was played");
}
