//! Results that are corrected after a later round was paired on them.

use komadai::tournament::{Doubt, GamePlace, PairingRules, Seat, System, TableResult, Tournament};

use crate::random::{Dice, entrants, event, play};

/// An event of eight in which the first round is played and the second paired.
fn paired(system: System) -> Tournament {
    let mut event = event();
    event.pairing = Some(PairingRules { system, ..PairingRules::default() });
    event.players = entrants(8);
    for round in 1..=2 {
        let proposal = event.propose(round, 0).unwrap();
        event.publish(&proposal);
        if round == 1 {
            let tables: Vec<u32> = event.round(1).unwrap().tables.iter().map(|table| table.number).collect();
            for table in tables {
                event.note_result(GamePlace { round, table, game: 1 }, TableResult::told(Some(Seat::First)));
            }
        }
    }
    event
}

const PLACE: GamePlace = GamePlace { round: 1, table: 2, game: 1 };

fn corrected(mut event: Tournament, winner: Option<Seat>) -> Tournament {
    event.replace_result(PLACE, TableResult::told(winner));
    event
}

/// The rounds that were paired on another result, who had won by that, and whether they can be paired anew.
fn told(event: &Tournament) -> Vec<(u32, Option<Seat>, bool)> {
    let doubts = event.doubts().into_iter();
    let paired = doubts.filter_map(|doubt| if let Doubt::PairedBefore(paired) = doubt { Some(paired) } else { None });
    paired.map(|it| (it.round, it.was.winner, it.can_be_paired_anew)).collect()
}

#[test]
fn a_round_that_was_paired_on_a_result_tells_when_that_is_corrected() {
    let event = paired(System::Swiss);
    assert_eq!(told(&event), []);
    let event = corrected(event, Some(Seat::Second));
    assert_eq!(told(&event), [(2, Some(Seat::First), true)]);
    let again = corrected(event.clone(), None);
    assert_eq!(told(&again), [(2, Some(Seat::First), true)], "as it was when the round was paired");
    assert_eq!(told(&corrected(again, Some(Seat::First))), [], "it is again what it was");
    let read = Tournament::from_ron("club.ron", &event.to_ron()).unwrap();
    assert_eq!(told(&read), told(&event), "whoever opens the file knows");
}

#[test]
fn a_result_that_is_taken_away_is_corrected_as_well() {
    let mut event = paired(System::KnockOut);
    event.clear_result(PLACE);
    assert_eq!(told(&event), [(2, Some(Seat::First), true)]);
    event.note_result(PLACE, TableResult::told(Some(Seat::First)));
    assert_eq!(told(&event), []);
}

#[test]
fn a_round_that_has_begun_stays_and_one_that_is_paired_anew_tells_no_more() {
    let mut begun = corrected(paired(System::Swiss), Some(Seat::Second));
    let mut anew = begun.clone();
    let table = begun.round(2).unwrap().tables[0].number;
    begun.note_result(GamePlace { round: 2, table, game: 1 }, TableResult::told(None));
    assert_eq!(told(&begun), [(2, Some(Seat::First), false)]);
    play(&mut Dice::new(5), &mut begun, 2);
    assert_eq!(told(&begun), [], "it is over, and stays as it was played");
    let proposal = anew.propose(2, 0).unwrap();
    anew.publish(&proposal);
    assert_eq!(told(&anew), []);
}

#[test]
fn every_later_round_that_was_paired_tells() {
    let mut event = paired(System::Swiss);
    play(&mut Dice::new(5), &mut event, 2);
    let proposal = event.propose(3, 0).unwrap();
    event.publish(&proposal);
    let event = corrected(event, None);
    assert_eq!(told(&event), [(3, Some(Seat::First), true)], "the second is over");
    assert_eq!(event.paired_before().len(), 2);
}

#[test]
fn a_round_robin_goes_by_its_table_and_tells_nothing() {
    assert_eq!(told(&corrected(paired(System::RoundRobin), None)), []);
}
