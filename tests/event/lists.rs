//! What an event gives away as a list, and takes back; and how long it takes to look through a large one.

use std::time::{Duration, Instant};

use komadai::clock::TimeControl;
use komadai::tournament::{
    Doubt, Entrant, EventLines, GamePlace, PairingRules, Seat, System, Table, TableResult, TableTime, Terms,
    Tournament, read_pairings, results_csv,
};

use crate::random::{entrants, event};

fn table(number: u32, terms: Terms, result: Option<Seat>) -> Table {
    let player = |name: String| Entrant::new(0, &name).player();
    let games = result.map(|seat| TableResult::told(Some(seat))).into_iter().collect();
    Table { terms, games, ..Table::new(number, player(format!("A{number}")), player(format!("B{number}"))) }
}

#[test]
fn a_list_of_results_that_is_read_again_as_pairings_loses_neither_sides_nor_times() {
    let mut event = event();
    let minutes = |count: u64| TimeControl::sudden_death(Duration::from_secs(60 * count));
    let late = TableTime::new([minutes(8), minutes(15)]);
    event.set_tables(
        1,
        vec![
            table(1, Terms::Black(Seat::Second), Some(Seat::First)),
            Table { time: Some(late), ..table(2, Terms::Black(Seat::First), None) },
            table(3, Terms::Toss, None),
        ],
    );
    let list = results_csv(&event);
    let read = read_pairings("results.csv", list.as_bytes()).unwrap().rounds.remove(0).1;
    let mut again = event.clone();
    assert_eq!(again.set_tables(1, read), 0);
    assert_eq!(again, event);
    let list = "table,player 1,player 2\n2,B2,A2\n";
    again.set_tables(1, read_pairings("list.csv", list.as_bytes()).unwrap().rounds.remove(0).1);
    let swapped = TableTime::new([late.second, late.first]);
    assert_eq!(again.table(1, 2).unwrap().time, Some(swapped), "named the other way round");
}

#[test]
fn ten_thousand_doubts_are_told_with_their_lines_in_seconds() {
    let mut event = event();
    event.players = entrants(10_000);
    event.set_tables(1, vec![table(1, Terms::Toss, None)]);
    event.set_tables(2, vec![table(1, Terms::Toss, None)]);
    let text = event.to_ron();
    let read = Tournament::from_ron("club.ron", &text).unwrap();
    let begun = Instant::now();
    let (doubts, lines) = (read.doubts(), EventLines::of(&text));
    let told: Vec<usize> = doubts.iter().map(|doubt| doubt.line(&lines)).collect();
    assert!(told.len() > 20_000, "{}", told.len());
    assert!(begun.elapsed() < Duration::from_secs(20), "{:?}", begun.elapsed());
}

#[test]
fn of_a_knock_out_only_those_who_are_still_in_it_are_missed_in_a_round() {
    let mut event = event();
    event.players = entrants(6);
    event.pairing = Some(PairingRules { system: System::KnockOut, ..PairingRules::default() });
    let proposal = event.propose(1, 0).unwrap();
    event.publish(&proposal);
    for pair in &proposal.pairs {
        let place = GamePlace { round: 1, table: pair.table.number, game: 1 };
        event.note_result(place, TableResult::told(Some(Seat::First)));
    }
    event.publish(&event.propose(2, 0).unwrap());
    assert_eq!(event.doubts(), []);
    let table = event.rounds[1].tables.pop().unwrap();
    event.rounds[1].byes.push(table.first.name);
    assert_eq!(event.doubts(), [Doubt::NotPaired { round: 2, name: table.second.name }]);
}
