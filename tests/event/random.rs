//! Events that are made up, the same on every machine.

use std::time::Duration;

use komadai::clock::TimeControl;
use komadai::tournament::{Entrant, GamePlace, Seat, Table, TableResult, Tournament};

/// A small pseudorandom generator (xorshift64*, Marsaglia and Vigna).
pub struct Dice(u64);

impl Dice {
    pub fn new(seed: u64) -> Self {
        Self(seed.wrapping_mul(0x9E37_79B9_7F4A_7C15) | 1)
    }

    pub fn below(&mut self, limit: usize) -> usize {
        self.0 ^= self.0 >> 12;
        self.0 ^= self.0 << 25;
        self.0 ^= self.0 >> 27;
        let roll = self.0.wrapping_mul(0x2545_F491_4F6C_DD1D);
        usize::try_from(((roll >> 32) * limit as u64) >> 32).unwrap()
    }

    pub fn chance(&mut self, percent: usize) -> bool {
        self.below(100) < percent
    }
}

pub fn event() -> Tournament {
    Tournament::new("Club".to_owned(), "fesa".to_owned(), TimeControl::sudden_death(Duration::from_secs(600)))
}

pub fn entrants(count: u32) -> Vec<Entrant> {
    (1..=count).map(|number| Entrant::new(number, &format!("P{number}"))).collect()
}

/// A result of any kind: mostly somebody wins, and has had Black or not.
pub fn result(dice: &mut Dice, table: &Table) -> TableResult {
    let seat = |dice: &mut Dice| if dice.chance(50) { Seat::First } else { Seat::Second };
    let black = table.terms.black().unwrap_or_else(|| seat(dice));
    match dice.below(20) {
        0 => TableResult { black: Some(black), ..TableResult::told(None) },
        1 => TableResult::by_default(None),
        2 => TableResult::by_default(Some(seat(dice))),
        _ => TableResult { black: Some(black), ..TableResult::told(Some(seat(dice))) },
    }
}

/// Enters a result at every table of a round that has none.
pub fn play(dice: &mut Dice, event: &mut Tournament, round: u32) {
    let tables = event.round(round).map(|it| it.tables.clone()).unwrap_or_default();
    for table in tables.iter().filter(|table| !table.is_over()) {
        let result = result(dice, table);
        event.note_result(GamePlace { round, table: table.number, game: 1 }, result);
    }
}

/// An event whose rounds are paired by lot, whoever has met before.
pub fn play_at_random(dice: &mut Dice, players: usize, rounds: u32) -> Tournament {
    let mut event = event();
    event.players = entrants(u32::try_from(players).unwrap());
    for round in 1..=rounds {
        let mut names: Vec<Entrant> = event.players.clone();
        (1..names.len()).rev().for_each(|at| names.swap(at, dice.below(at + 1)));
        let pairs = names.chunks_exact(2).zip(1..);
        let tables = pairs.map(|(pair, number)| Table::new(number, pair[0].player(), pair[1].player())).collect();
        event.set_tables(round, tables);
        event.set_byes(round, names.chunks_exact(2).remainder().iter().map(|it| it.name.clone()).collect());
        play(dice, &mut event, round);
    }
    event
}
