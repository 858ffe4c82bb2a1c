//! Places, against a plain recomputation and by hand.

use std::time::{Duration, Instant};

use komadai::text::{Language, Text};
use komadai::tournament::{
    Criterion, DoubleDefault, Entrant, GamePlace, How, Mark, PairingRules, Points, Seat, Standings, Table, TableResult,
    Tournament, Unplayed, Worth,
};

use crate::random::{Dice, entrants, event, play_at_random};

fn table(number: u32, first: &str, second: &str, winner: Option<Seat>) -> Table {
    let player = |name: &str| Entrant::new(0, name).player();
    Table { games: vec![TableResult::told(winner)], ..Table::new(number, player(first), player(second)) }
}

/// Four players in three rounds: B beat A, who won the rest; C and D won one game each.
fn four() -> Tournament {
    let mut event = event();
    event.players = (1..).zip(["A", "B", "C", "D"]).map(|(number, name)| Entrant::new(number, name)).collect();
    let (one, two) = (Some(Seat::First), Some(Seat::Second));
    event.set_tables(1, vec![table(1, "A", "B", two), table(2, "C", "D", one)]);
    event.set_tables(2, vec![table(1, "A", "C", one), table(2, "D", "B", one)]);
    event.set_tables(3, vec![table(1, "A", "D", one), table(2, "B", "C", one)]);
    event
}

fn places(event: &Tournament) -> Vec<(usize, String)> {
    let (standings, strangers) = Standings::of_players(event, u32::MAX);
    assert_eq!(strangers, []);
    let name = |row: &komadai::tournament::Standing| standings.sheet.contestants[row.contestant].name.clone();
    standings.rows.iter().map(|row| (row.place, name(row))).collect()
}

fn with_order(order: &[Criterion]) -> Tournament {
    Tournament { pairing: Some(PairingRules { order: order.to_vec(), ..PairingRules::default() }), ..four() }
}

fn named(places: &[(usize, &str)]) -> Vec<(usize, String)> {
    places.iter().map(|(place, name)| (*place, (*name).to_owned())).collect()
}

#[test]
fn the_order_of_the_criteria_decides_and_who_is_equal_shares_a_place() {
    assert_eq!(places(&with_order(&[Criterion::Score])), named(&[(1, "A"), (1, "B"), (3, "C"), (3, "D")]));
    let head = places(&with_order(&[Criterion::Score, Criterion::HeadToHead]));
    assert_eq!(head, named(&[(1, "B"), (2, "A"), (3, "C"), (4, "D")]));
    let (standings, _) = Standings::of_players(&four(), 3);
    let values = |criterion| standings.rows.iter().map(|row| row.value(criterion).to_string()).collect::<Vec<_>>();
    assert_eq!(values(Criterion::Sos), ["4", "4", "5", "5"]);
    assert_eq!(values(Criterion::Sb), ["3", "2", "2", "1"], "B beat A (2) and C (1), A beat C and D");
    assert_eq!(places(&four()), named(&[(1, "B"), (2, "A"), (3, "D"), (4, "C")]));
}

#[test]
fn byes_draws_and_defaults_are_worth_what_the_organiser_says() {
    let mut event = event();
    event.players = (1..).zip(["A", "B", "C", "D"]).map(|(number, name)| Entrant::new(number, name)).collect();
    event.players[3].byes = vec![1];
    event.set_tables(1, vec![table(1, "A", "B", None)]);
    event.set_byes(1, vec!["C".to_owned()]);
    let scores = |event: &Tournament| {
        let (standings, _) = Standings::of_players(event, 1);
        (0..4).map(|it| standings.sheet.score(it).to_string()).collect::<Vec<_>>()
    };
    assert_eq!(scores(&event), ["0.5", "0.5", "1", "0"]);
    let rules =
        PairingRules { bye: Worth::Half, asked_bye: Worth::Half, draw: Worth::Nothing, ..PairingRules::default() };
    event.pairing = Some(rules.clone());
    assert_eq!(scores(&event), ["0", "0", "0.5", "0.5"]);
    event.replace_result(GamePlace { round: 1, table: 1, game: 1 }, TableResult::by_default(None));
    event.pairing = None;
    assert_eq!(scores(&event), ["0", "0", "1", "0"]);
    event.pairing = Some(PairingRules { double_default: DoubleDefault::Draw, ..PairingRules::default() });
    assert_eq!(scores(&event), ["0.5", "0.5", "1", "0"]);
}

#[test]
fn whoever_asked_to_sit_out_gets_what_that_is_worth_also_among_the_byes_of_the_round() {
    let mut event = event();
    event.players = (1..).zip(["A", "B", "C", "D"]).map(|(number, name)| Entrant::new(number, name)).collect();
    event.players[3].byes = vec![1];
    event.set_tables(1, vec![table(1, "A", "B", Some(Seat::First))]);
    event.set_byes(1, vec!["C".to_owned(), "D".to_owned()]);
    let (standings, _) = Standings::of_players(&event, 1);
    assert_eq!([2, 3].map(|it| standings.sheet.score(it).to_string()), ["1", "0"]);
    assert_eq!([2, 3].map(|it| standings.sheet.did[it][0].how), [How::Bye, How::Asked]);
    assert_eq!(event.doubts(), [], "both say the same");
}

#[test]
fn a_person_at_a_table_under_another_name_is_the_same_player() {
    let mut event = four();
    event.players[0] = Entrant { also: vec!["A".to_owned()], ..Entrant::new(1, "甲") };
    assert_eq!(places(&event)[1], (2, "甲".to_owned()));
    event.players.remove(0);
    let (_, strangers) = Standings::of_players(&event, 3);
    assert_eq!((strangers.len(), strangers[0].round, strangers[0].name.as_str()), (3, 1, "A"));
}

/// The values of all criteria but head to head, each worked out from the rounds anew and without any sheet.
fn plainly(event: &Tournament, rules: &PairingRules) -> Vec<[f64; 5]> {
    let worth = |worth: Worth| [0.0, 0.5, 1.0][worth as usize];
    // (opponent, won, played) of a player in a round; an opponent is None for a bye.
    let round_of = |name: &str, round: &komadai::tournament::Round| -> Option<(Option<String>, f64, Mark)> {
        if round.byes.iter().any(|it| it == name) {
            return Some((None, worth(rules.bye), Mark::WonByDefault));
        }
        let at = round.tables.iter().find(|it| it.first.name == name || it.second.name == name)?;
        let seat = if at.first.name == name { Seat::First } else { Seat::Second };
        let value = match at.mark(seat) {
            Mark::Won | Mark::WonByDefault => 1.0,
            Mark::Drawn => worth(rules.draw),
            Mark::Lost | Mark::LostByDefault | Mark::Open => 0.0,
        };
        Some((Some(at.player(seat.other()).name.clone()), value, at.mark(seat)))
    };
    let all: Vec<Vec<_>> = event
        .players
        .iter()
        .map(|player| event.rounds.iter().filter_map(|round| round_of(&player.name, round)).collect())
        .collect();
    let place = |name: &str| event.players.iter().position(|player| player.name == name).unwrap();
    let score: Vec<f64> = all.iter().map(|rounds| rounds.iter().map(|it| it.1).sum()).collect();
    let sum =
        |own: usize, of: &[f64]| all[own].iter().filter_map(|it| it.0.as_ref()).map(|it| of[place(it)]).sum::<f64>();
    let sos: Vec<f64> = (0..all.len()).map(|own| sum(own, &score)).collect();
    let share = |mark| match mark {
        Mark::Won | Mark::WonByDefault => 1.0,
        Mark::Drawn => 0.5,
        Mark::Lost | Mark::LostByDefault | Mark::Open => 0.0,
    };
    let sb = |own: usize| {
        let beaten = all[own].iter().filter_map(|it| it.0.as_ref().map(|name| share(it.2) * score[place(name)]));
        beaten.sum::<f64>()
    };
    (0..all.len()).map(|own| [score[own], score[own], sos[own], sum(own, &sos), sb(own)]).collect()
}

#[test]
fn the_values_are_those_of_a_plain_recomputation_and_the_places_follow_from_them() {
    let mut dice = Dice::new(28);
    for trial in 0..200 {
        let event = play_at_random(&mut dice, 2 + trial % 15, 1 + trial as u32 % 6);
        let rules = event.pairing.clone().unwrap_or_default();
        let (standings, strangers) = Standings::of_players(&event, u32::MAX);
        assert_eq!(strangers, []);
        let plain = plainly(&event, &rules);
        for row in &standings.rows {
            let values =
                Criterion::ALL[..5].iter().map(|it| row.value(*it).quarters() as f64 / 4.0).collect::<Vec<_>>();
            assert_eq!(values, plain[row.contestant], "{}", event.to_ron());
        }
        let keys: Vec<Vec<Points>> =
            standings.rows.iter().map(|row| standings.order.iter().map(|it| row.value(*it)).collect()).collect();
        assert!(keys.is_sorted_by(|one, next| one >= next), "{keys:?}");
        for (at, row) in standings.rows.iter().enumerate() {
            let first = keys.iter().position(|key| *key == keys[at]).unwrap() + 1;
            assert_eq!((row.place, row.is_shared), (first, keys.iter().filter(|key| **key == keys[at]).count() > 1));
        }
    }
}

#[test]
fn nobody_has_a_worse_sos_for_a_bye_where_the_organiser_says_so() {
    let mut event = four();
    event.players.push(Entrant::new(5, "E"));
    (1..=3).for_each(|round| event.set_byes(round, vec!["E".to_owned()]));
    event.pairing = Some(PairingRules { unplayed: Unplayed::OwnScore, ..PairingRules::default() });
    let (standings, _) = Standings::of_players(&event, 3);
    let row = standings.rows.iter().find(|row| row.contestant == 4).unwrap();
    assert_eq!([Criterion::Score, Criterion::Sos, Criterion::Sb].map(|it| row.value(it).to_string()), ["3", "9", "9"]);
    assert_eq!(standings.sheet.did[4][0].how, How::Bye);
}

#[test]
fn a_default_adds_what_the_organiser_says() {
    let sos = |unplayed| {
        let mut event = four();
        let place = GamePlace { round: 3, table: 2, game: 1 };
        event.clear_result(place);
        event.note_result(place, TableResult::by_default(Some(Seat::First)));
        event.pairing = Some(PairingRules { unplayed, ..PairingRules::default() });
        let (standings, _) = Standings::of_players(&event, 3);
        let row = standings.rows.iter().find(|row| row.contestant == 1).unwrap();
        row.value(Criterion::Sos).to_string()
    };
    assert_eq!([Unplayed::Nothing, Unplayed::OnlyPlayed, Unplayed::OwnScore].map(sos), ["4", "3", "5"]);
}

#[test]
fn the_standings_of_512_players_after_9_rounds_take_no_time() {
    let mut event = event();
    event.players = entrants(512);
    let mut dice = Dice::new(9);
    for round in 1..=9 {
        let mut order: Vec<usize> = (0..512).collect();
        (1..512).rev().for_each(|at| order.swap(at, dice.below(at + 1)));
        let tables = order.chunks(2).zip(1..).map(|(pair, number)| {
            let winner = if dice.chance(50) { Seat::First } else { Seat::Second };
            table(number, &event.players[pair[0]].name, &event.players[pair[1]].name, Some(winner))
        });
        let tables = tables.collect();
        event.set_tables(round, tables);
    }
    let begun = Instant::now();
    let (standings, _) = Standings::of_players(&event, 9);
    let took = begun.elapsed();
    assert_eq!(standings.rows.len(), 512);
    println!("512 players, 9 rounds: {took:?}");
    assert!(took < Duration::from_millis(250), "{took:?}");
}

#[test]
fn standings_say_while_games_of_their_round_are_open() {
    let mut event = play_at_random(&mut Dice::new(3), 4, 1);
    let said = |event: &Tournament| Text::new(Language::English).after_round(event.round(1).unwrap());
    assert_eq!(said(&event), "After round 1");
    event.clear_result(GamePlace { round: 1, table: 2, game: 1 });
    assert_eq!(said(&event), "Round 1 so far");
}
