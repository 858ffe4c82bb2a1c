//! Two machines that change one event at once: what either of them did is in it afterwards.

use komadai::clock::TimeControl;
use komadai::rules::{EndReason, HandicapTable};
use komadai::session::Player;
use komadai::shogi::Handicap;
use komadai::tournament::{
    Clash, Entrant, EntrantChange, GamePlace, InPlay, Merged, PairingRules, Remover, Seat, Table, TableResult, Terms,
    Tournament, Worth,
};
use proptest::prelude::*;

use crate::random::{Dice, entrants, event, play_at_random, result};

/// Three rounds of eight; in the first one everybody has played, in the second nobody, and the third is not paired.
fn afternoon() -> Tournament {
    let mut event = play_at_random(&mut Dice::new(7), 8, 2);
    event.round_mut(2).tables.iter_mut().for_each(|table| table.games.clear());
    event.round_mut(3);
    event.pairing = Some(PairingRules::default());
    event
}

fn player(name: &str) -> Player {
    Player { name: name.to_owned(), rank: String::new() }
}

const fn game(round: u32, table: u32) -> GamePlace {
    GamePlace { round, table, game: 1 }
}

fn won(seat: Seat) -> TableResult {
    TableResult::told(Some(seat))
}

/// What a machine does about one table, or about one thing of the event, chosen by `what`.
fn act(event: &mut Tournament, what: usize, dice: &mut Dice) {
    let table = u32::try_from(what % 4).unwrap() + 1;
    let round = if what.is_multiple_of(2) { 1 } else { 2 };
    match what {
        0..4 => {
            let seated = event.table(2, table).unwrap().clone();
            event.replace_result(game(2, table), result(dice, &seated));
        }
        4..8 => {
            event.table_mut(2, table).unwrap().terms = Terms::Handicap { by: Seat::First, handicap: Handicap::Lance }
        }
        8..12 => event.table_mut(round, table).unwrap().best_of = 3,
        12..16 => event.players[what - 12].club = format!("Club {}", dice.below(9)),
        16 => event.title = format!("Cup {}", dice.below(9)),
        17 => event.pairing = Some(PairingRules { draw: Worth::Nothing, ..PairingRules::default() }),
        18 => event.handicaps = Some(HandicapTable::jsa_dojo()),
        19 => event.round_mut(1).name = "Morning".to_owned(),
        20 => event.set_byes(3, vec!["P1".to_owned()]),
        21 => event.round_mut(3).tables.push(Table::new(1, player("P2"), player("P3"))),
        22 => event.round_mut(4).name = "Final".to_owned(),
        _ => event.clear_result(game(1, table)),
    }
}

const ACTS: usize = 27;

fn after(base: &Tournament, acts: &[usize], seed: u64) -> Tournament {
    let mut event = base.clone();
    acts.iter().for_each(|what| act(&mut event, *what, &mut Dice::new(seed + *what as u64)));
    event
}

fn merged(base: &Tournament, ours: &Tournament, theirs: &Tournament) -> Tournament {
    let Merged { event, clashes } = Tournament::merged(base, ours, theirs);
    assert_eq!(clashes, []);
    event
}

/// The event with its corrections in the order of their games, not in that in which they were made.
fn in_order(mut event: Tournament) -> Tournament {
    event.rounds.iter_mut().for_each(|round| round.corrected.sort_by_key(|it| (it.round, it.table, it.game)));
    event
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 2000, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn where_one_side_has_changed_nothing_the_other_is_taken(acts in prop::collection::vec(0..ACTS, 0..8), seed in 0..99_u64) {
        let base = afternoon();
        let ours = after(&base, &acts, seed);
        prop_assert_eq!(&merged(&base, &ours, &base), &ours);
        prop_assert_eq!(&merged(&base, &base, &ours), &ours);
        prop_assert_eq!(&merged(&base, &ours, &ours), &ours);
    }

    #[test]
    fn what_two_do_to_different_things_is_the_same_in_either_order(
        acts in prop::collection::btree_set(0..ACTS, 0..12), at in 0..12_usize, seed in 0..99_u64,
    ) {
        let base = afternoon();
        let acts: Vec<usize> = acts.into_iter().collect();
        let (one, other) = acts.split_at(at.min(acts.len()));
        let (ours, theirs) = (after(&base, one, seed), after(&base, other, seed));
        let together = in_order(merged(&base, &ours, &theirs));
        prop_assert_eq!(&together, &in_order(merged(&base, &theirs, &ours)));
        prop_assert_eq!(&together, &in_order(after(&base, &acts, seed)), "as if one machine had done all of it");
        prop_assert_eq!(together.fault(), None);
    }

    #[test]
    fn no_result_of_either_side_is_missing_unless_it_is_told(
        ours in prop::collection::btree_set(0..ACTS, 0..10), theirs in prop::collection::btree_set(0..ACTS, 0..10),
        seeds in any::<[u8; 2]>(),
    ) {
        let base = afternoon();
        let [ours, theirs] = [(ours, seeds[0]), (theirs, seeds[1])].map(|(acts, seed)| {
            after(&base, &acts.into_iter().collect::<Vec<_>>(), seed.into())
        });
        let Merged { event, clashes } = Tournament::merged(&base, &ours, &theirs);
        prop_assert_eq!(event.fault(), None);
        for (place, _, brought) in ours.results_since(&base).into_iter().chain(theirs.results_since(&base)) {
            let is_told = clashes.iter().any(|it| matches!(it, Clash::Result { place: at, ours } if *at == place && **ours == brought));
            let stands = event.result(place) == Some(&brought) || event.result(place).is_some_and(|it| brought.says_no_more_than(it));
            prop_assert!(is_told || stands, "{:?} {:?}", place, brought);
        }
    }

    #[test]
    fn pairs_that_are_moved_swapped_and_removed_leave_an_event_that_can_be_read(
        ours in prop::collection::vec((0..5_usize, 1..6_u32, 0..10_usize), 0..6),
        theirs in prop::collection::vec((0..5_usize, 1..6_u32, 0..10_usize), 0..6),
    ) {
        let base = afternoon();
        let [ours, theirs] = [ours, theirs].map(|acts| {
            let mut event = base.clone();
            for (what, table, name) in acts {
                let before = event.clone();
                reseat(&mut event, what, table, &format!("P{name}"));
                if event.fault().is_some() {
                    event = before;
                }
            }
            event
        });
        let Merged { event, clashes } = Tournament::merged(&base, &ours, &theirs);
        let read = Tournament::from_ron("club.ron", &event.to_ron());
        prop_assert_eq!(read.as_ref(), Ok(&event));
        let is_told = clashes.iter().any(|it| matches!(it, Clash::Seating { .. } | Clash::Result { .. } | Clash::Removed { .. }));
        for side in [&ours, &theirs] {
            for (_, _, brought) in side.results_since(&base) {
                let is_there = event.rounds.iter().flat_map(|round| &round.tables).flat_map(|table| &table.games).any(|it| it.plies == brought.plies);
                prop_assert!(is_there || is_told, "{:?}", brought);
            }
        }
        for clash in &clashes {
            let mut answered = event.clone();
            answered.take_ours(clash);
            prop_assert_eq!(answered.fault(), None);
        }
    }
}

/// Changes who sits where in the second round.
fn reseat(event: &mut Tournament, what: usize, number: u32, name: &str) {
    let plies = number as usize * 10 + name.len() + what;
    let round = event.round_mut(2);
    let at = round.tables.iter().position(|table| table.number == number);
    match (what, at) {
        (0, Some(at)) => _ = round.tables.remove(at),
        (1, Some(at)) => round.tables[at].first.name = name.to_owned(),
        (2, Some(at)) => round.tables[at].number += 4,
        (3, Some(at)) => {
            let Table { first, second, .. } = &mut round.tables[at];
            std::mem::swap(first, second);
        }
        (4, Some(_)) => {
            let result = TableResult { plies: Some(plies), ..won(Seat::First) };
            event.replace_result(game(2, number), result);
        }
        (_, Some(_)) => {}
        (_, None) => round.tables.push(Table::new(number, player(name), player("Guest"))),
    }
}

#[test]
fn a_pairing_that_is_edited_here_keeps_the_result_that_another_machine_writes_meanwhile() {
    let base = afternoon();
    let (mut ours, mut theirs) = (base.clone(), base.clone());
    ours.table_mut(2, 1).unwrap().terms = Terms::Black(Seat::Second);
    theirs.note_result(game(2, 1), won(Seat::First));
    let event = merged(&base, &ours, &theirs);
    assert_eq!(event.table(2, 1).unwrap().terms, Terms::Black(Seat::Second));
    assert_eq!(event.result(game(2, 1)), Some(&won(Seat::First)));
}

#[test]
fn a_pair_that_is_turned_or_moved_to_another_table_takes_its_result_along() {
    let base = afternoon();
    let (mut ours, mut theirs) = (base.clone(), base.clone());
    let mut tables = base.round(2).unwrap().tables.clone();
    (tables[0].number, tables[1].number) = (2, 1);
    let Table { first, second, .. } = &mut tables[1];
    std::mem::swap(first, second);
    let (first, second) = (tables[1].first.clone(), tables[1].second.clone());
    ours.set_tables(2, tables);
    theirs.note_result(game(2, 2), won(Seat::First));
    let event = merged(&base, &ours, &theirs);
    let table = event.table(2, 1).unwrap();
    assert_eq!((&table.first, &table.second), (&first, &second));
    assert_eq!(table.games, [won(Seat::Second)], "whoever won is named second now");
}

#[test]
fn a_pairing_that_moves_to_another_table_with_a_name_corrected_is_the_same_and_takes_its_result_along() {
    let base = afternoon();
    let (mut ours, mut theirs) = (base.clone(), base.clone());
    ours.note_result(game(2, 1), won(Seat::First));
    let moved = theirs.table_mut(2, 1).unwrap();
    let first = moved.first.name.clone();
    moved.number = 6;
    moved.second.name = "Whose name was misspelt".to_owned();
    let Merged { event, clashes } = Tournament::merged(&base, &ours, &theirs);
    assert_eq!(clashes, [], "neither is one pairing removed nor another one new");
    let table = event.table(2, 6).unwrap();
    assert_eq!((&*table.first.name, &*table.second.name), (&*first, "Whose name was misspelt"));
    assert_eq!(table.games, [won(Seat::First)]);
    assert!(event.table(2, 1).is_none());
}

#[test]
fn a_pairing_that_is_removed_on_one_machine_and_played_on_the_other_is_kept_and_asked_about() {
    let base = afternoon();
    let (mut removed, mut played) = (base.clone(), base.clone());
    removed.round_mut(2).tables.remove(0);
    played.note_result(game(2, 1), won(Seat::First));
    for (ours, theirs, by) in [(&removed, &played, Remover::Here), (&played, &removed, Remover::There)] {
        let Merged { event, clashes } = Tournament::merged(&base, ours, theirs);
        assert_eq!(event, played);
        let [clash @ Clash::Removed { round: 2, by: who, .. }] = &clashes[..] else { panic!("{clashes:?}") };
        assert_eq!(*who, by);
        let mut answered = event.clone();
        assert!(answered.take_ours(clash));
        assert_eq!(answered, removed);
        let mut later = event.clone();
        later.replace_result(game(2, 1), won(Seat::Second));
        assert!(!later.take_ours(clash), "it has another result now, which nobody was told");
    }
}

#[test]
fn what_both_change_otherwise_stands_as_in_the_file_and_is_told_in_both_versions() {
    let base = afternoon();
    let (mut ours, mut theirs) = (base.clone(), base.clone());
    ours.title = "Ours".to_owned();
    theirs.title = "Theirs".to_owned();
    ours.time = TimeControl::UNTIMED;
    ours.table_mut(2, 1).unwrap().terms = Terms::Black(Seat::First);
    theirs.table_mut(2, 1).unwrap().terms = Terms::Black(Seat::Second);
    ours.note_result(game(2, 2), won(Seat::First));
    theirs.note_result(game(2, 2), won(Seat::Second));
    let Merged { mut event, clashes } = Tournament::merged(&base, &ours, &theirs);
    assert_eq!(event, Tournament { time: TimeControl::UNTIMED, ..theirs });
    assert_eq!(clashes.len(), 3, "{clashes:?}");
    assert!(clashes.iter().all(|clash| event.take_ours(clash)));
    assert_eq!(event, ours);
}

#[test]
fn a_round_that_both_pair_otherwise_is_that_of_the_file_and_a_result_of_ours_is_told() {
    let base = afternoon();
    let (mut ours, mut theirs) = (base.clone(), base.clone());
    ours.set_tables(3, vec![Table::new(1, player("P1"), player("P2")), Table::new(2, player("P3"), player("P4"))]);
    theirs.set_tables(3, vec![Table::new(1, player("P1"), player("P3")), Table::new(2, player("P2"), player("P4"))]);
    ours.note_result(game(3, 1), won(Seat::First));
    let Merged { mut event, clashes } = Tournament::merged(&base, &ours, &theirs);
    assert_eq!(event, theirs);
    let [clash @ Clash::Seating { round: 3, versions }] = &clashes[..] else { panic!("{clashes:?}") };
    assert_eq!((versions.ours.len(), versions.theirs.len(), versions.ours[0].games.len()), (2, 2, 1));
    assert!(event.take_ours(clash));
    assert_eq!(event, ours);
}

#[test]
fn two_pairings_that_are_added_at_one_table_both_stay() {
    let base = afternoon();
    let (mut ours, mut theirs) = (base.clone(), base.clone());
    ours.round_mut(3).tables.push(Table::new(1, player("P1"), player("P2")));
    theirs.round_mut(3).tables.push(Table::new(1, player("P3"), player("P4")));
    let event = merged(&base, &ours, &theirs);
    let names: Vec<&str> = event.round(3).unwrap().tables.iter().map(|table| table.first.name.as_str()).collect();
    assert_eq!(names, ["P3", "P1"]);
}

#[test]
fn a_game_in_play_elsewhere_is_neither_renamed_nor_given_up() {
    let mut base = afternoon();
    let mark = |on: &str| InPlay::new(1, "19:04".parse().unwrap(), on.to_owned());
    base.set_in_play(game(2, 2), Some(mark("two")));
    let (mut ours, mut theirs) = (base.clone(), base.clone());
    let before = ours.entrants().into_iter().find(|it| it.name == base.table(2, 1).unwrap().first.name).unwrap();
    let after = Entrant { name: "Renamed".to_owned(), ..before.clone() };
    ours.change_entrant(&EntrantChange { before: Some(before.clone()), after: Some(after) });
    ours.set_in_play(game(2, 2), None);
    theirs.set_in_play(game(2, 1), Some(mark("three")));
    theirs.set_in_play(game(2, 2), Some(mark("four")));
    let event = merged(&base, &ours, &theirs);
    assert_eq!(event.table(2, 1).unwrap().first.name, before.name, "the game is known by it");
    assert!(event.entrant(before.number).unwrap().is_called(&before.name));
    assert_eq!(event.in_play(game(2, 2)), Some(&mark("four")));
}

#[test]
fn a_round_that_was_paired_elsewhere_on_a_result_that_is_corrected_here_says_so() {
    let mut base = event();
    base.pairing = Some(PairingRules::default());
    base.players = entrants(4);
    let proposal = base.propose(1, 0).unwrap();
    base.publish(&proposal);
    (1..=2).for_each(|table| _ = base.note_result(game(1, table), won(Seat::First)));
    let (mut ours, mut theirs) = (base.clone(), base.clone());
    let proposal = theirs.propose(2, 0).unwrap();
    theirs.publish(&proposal);
    ours.replace_result(game(1, 2), won(Seat::Second));
    for event in [merged(&base, &ours, &theirs), merged(&base, &theirs, &ours)] {
        let told: Vec<_> = event.paired_before().iter().map(|it| (it.round, it.was.table, it.was.winner)).collect();
        assert_eq!(told, [(2, 2, Some(Seat::First))]);
    }
}

#[test]
fn a_record_that_is_saved_and_a_decision_by_hand_are_both_kept() {
    let mut base = afternoon();
    let by_record = TableResult { reason: Some(EndReason::TimeUp), plies: Some(50), ..won(Seat::First) };
    base.note_result(game(2, 1), by_record.clone());
    let (mut ours, mut theirs) = (base.clone(), base.clone());
    ours.replace_result(game(2, 1), TableResult { record: Some("a.kifu".to_owned()), ..by_record.clone() });
    let decided = won(Seat::Second).of_game(&by_record);
    theirs.replace_result(game(2, 1), decided.clone());
    let event = merged(&base, &ours, &theirs);
    assert_eq!(event.result(game(2, 1)), Some(&TableResult { record: Some("a.kifu".to_owned()), ..decided }));
}

#[test]
fn somebody_who_is_removed_here_and_paired_there_stays_and_two_new_ones_get_two_numbers() {
    let mut base = afternoon();
    base.players.push(Entrant::new(9, "P9"));
    let (mut ours, mut theirs) = (base.clone(), base.clone());
    ours.change_entrant(&EntrantChange { before: Some(Entrant::new(9, "P9")), after: None });
    ours.players.push(Entrant::new(10, "Ours"));
    theirs.round_mut(3).tables.push(Table::new(1, player("P9"), player("P1")));
    theirs.players.push(Entrant::new(10, "Theirs"));
    let event = merged(&base, &ours, &theirs);
    let players: Vec<(u32, &str)> = event.players[8..].iter().map(|it| (it.number, it.name.as_str())).collect();
    assert_eq!(players, [(9, "P9"), (10, "Theirs"), (11, "Ours")]);
}

#[test]
fn whoever_pairs_a_round_by_the_usual_rules_says_nothing_against_those_that_another_machine_has_set() {
    let mut base = event();
    base.players = entrants(4);
    let (mut ours, mut theirs) = (base.clone(), base.clone());
    let proposal = ours.propose(1, 0).unwrap();
    ours.publish(&proposal);
    let rules = PairingRules { draw: Worth::Nothing, ..PairingRules::default() };
    theirs.pairing = Some(rules.clone());
    for [ours, theirs] in [[&ours, &theirs], [&theirs, &ours]] {
        let Merged { event, clashes } = Tournament::merged(&base, ours, theirs);
        assert_eq!((event.pairing, clashes), (Some(rules.clone()), Vec::new()));
    }
    ours.pairing = Some(PairingRules { draw: Worth::Win, ..PairingRules::default() });
    assert_eq!(Tournament::merged(&base, &ours, &theirs).clashes.len(), 1, "both have said something");
}
