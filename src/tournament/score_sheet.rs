//! What everybody did in every round, whoever they are: the players of an event, or its teams.

use std::collections::HashMap;

use super::{
    Absence, DoubleDefault, Entrant, Mark, PairingRules, Points, Round, Seat, System, Table, Tournament, Worth,
};
use crate::rules::{Circle, Rank};

/// Those who are placed, and what they did.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ScoreSheet {
    /// The contestants, by number.
    pub contestants: Vec<Contestant>,
    /// The numbers of the rounds that were paired, in order.
    pub rounds: Vec<u32>,
    /// For each contestant, what they did in each of these rounds.
    pub did: Vec<Vec<Did>>,
    /// Whether the contestants are teams.
    pub is_of_teams: bool,
}

/// Somebody who is placed: a player, or a team.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Contestant {
    /// The number; that of a team is its place among the teams, which are in the order of their first players.
    pub number: u32,
    /// The name.
    pub name: String,
    /// The rank; empty for a team.
    pub rank: String,
    /// The club; empty for a team.
    pub club: String,
    /// What the contestant started with.
    pub start: Points,
}

/// What somebody did in a round.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Did {
    /// The opponent, by place in the sheet; `None` for whoever had none.
    pub opponent: Option<usize>,
    /// What came of it.
    pub how: How,
    /// What it was worth.
    pub worth: Points,
    /// Games won in it: more than one in a series. For a team, what its players won at their boards.
    pub games: Points,
    /// Black games minus White games, as far as known; handicap games have no side that counts.
    pub black: i32,
}

/// What came of a round for somebody.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum How {
    /// A game or a series that was won, lost, without a winner, decided by default, or is not over.
    Marked(Mark),
    /// Nobody was left to play against (抜け番).
    Bye,
    /// The player had asked to sit out.
    Asked,
    /// The player was not there: not yet, not any more, or not paired.
    Missing,
}

impl How {
    /// Whether somebody was really played against, or will be.
    #[must_use]
    pub const fn is_played(self) -> bool {
        matches!(self, Self::Marked(Mark::Won | Mark::Lost | Mark::Drawn))
    }
}

/// A name that stands at a table but not on the list of players.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Stranger {
    /// The round.
    pub round: u32,
    /// The name.
    pub name: String,
}

impl ScoreSheet {
    /// The players of an event after the round `last`, and whoever is paired without being on the list of players.
    #[must_use]
    pub fn of_players(event: &Tournament, last: u32) -> (Self, Vec<Stranger>) {
        let entrants = event.entrants();
        let rules = event.pairing.clone().unwrap_or_default();
        let places: HashMap<&str, usize> =
            entrants.iter().enumerate().flat_map(|(at, entrant)| entrant.names().map(move |name| (name, at))).collect();
        let rounds: Vec<&Round> = event.rounds.iter().filter(|it| it.number <= last && it.is_paired()).collect();
        let mut strangers = Vec::new();
        let mut did: Vec<Vec<Did>> = entrants
            .iter()
            .map(|entrant| rounds.iter().map(|round| Did::nothing(entrant, round.number, &rules)).collect())
            .collect();
        for (column, round) in rounds.iter().enumerate() {
            let mut find = |name: &str| {
                let found = places.get(name).copied();
                if found.is_none() && !name.is_empty() {
                    strangers.push(Stranger { round: round.number, name: name.to_owned() });
                }
                found
            };
            for table in &round.tables {
                let [first, second] = [find(&table.first.name), find(&table.second.name)];
                for (own, other, seat) in [(first, second, Seat::First), (second, first, Seat::Second)] {
                    if let Some(own) = own {
                        did[own][column] = Did::at(table, seat, other, &rules);
                    }
                }
            }
            for own in round.byes.iter().filter_map(|name| find(name)) {
                did[own][column] = Did::bye(&entrants[own], round.number, &rules);
            }
        }
        let starts = starts(&entrants, &rules.system);
        let contestants = entrants.into_iter().zip(starts).map(|(entrant, start)| Contestant::of(entrant, start));
        let rounds = rounds.iter().map(|it| it.number).collect();
        (Self { contestants: contestants.collect(), rounds, did, is_of_teams: false }, strangers)
    }

    /// What somebody has now: what they started with and what every round was worth.
    #[must_use]
    pub fn score(&self, contestant: usize) -> Points {
        self.contestants[contestant].start + self.won(contestant)
    }

    /// What somebody has won.
    #[must_use]
    pub fn won(&self, contestant: usize) -> Points {
        self.did[contestant].iter().map(|did| did.worth).sum()
    }

    /// How often somebody had Black more than White.
    #[must_use]
    pub fn black(&self, contestant: usize) -> i32 {
        self.did[contestant].iter().map(|did| did.black).sum()
    }

    /// How often somebody had no opponent.
    #[must_use]
    pub fn byes(&self, contestant: usize) -> usize {
        self.did[contestant].iter().filter(|did| did.how == How::Bye).count()
    }
}

impl Round {
    /// Whether anybody is paired or has a bye: tables without names are only furniture.
    #[must_use]
    pub fn is_paired(&self) -> bool {
        let is_named = |table: &Table| !(table.first.name.is_empty() && table.second.name.is_empty());
        self.tables.iter().any(is_named) || !self.byes.is_empty()
    }
}

impl Contestant {
    fn of(entrant: Entrant, start: Points) -> Self {
        let Entrant { number, name, rank, club, .. } = entrant;
        Self { number, name, rank, club, start }
    }
}

impl Did {
    pub(super) fn without_game(how: How, worth: Points) -> Self {
        Self { opponent: None, how, worth, games: Points::wins(0), black: 0 }
    }

    /// What an entrant did who is neither paired nor has a bye.
    fn nothing(entrant: &Entrant, round: u32, rules: &PairingRules) -> Self {
        match entrant.absence(round) {
            Some(Absence::Asked) => Self::without_game(How::Asked, rules.asked_bye.into()),
            Some(Absence::NotYet | Absence::Withdrawn) | None => Self::without_game(How::Missing, Points::default()),
        }
    }

    /// What an entrant did who stands among the byes: whoever had asked for it gets what that is worth. In a knock-out
    /// it is the way to the next round.
    fn bye(entrant: &Entrant, round: u32, rules: &PairingRules) -> Self {
        let is_asked = entrant.absence(round) == Some(Absence::Asked) && !matches!(rules.system, System::KnockOut);
        if is_asked { Self::nothing(entrant, round, rules) } else { Self::without_game(How::Bye, rules.bye.into()) }
    }

    pub(super) fn at(table: &Table, seat: Seat, opponent: Option<usize>, rules: &PairingRules) -> Self {
        let mark = table.mark(seat);
        let is_double = mark == Mark::LostByDefault && table.mark(seat.other()) == Mark::LostByDefault;
        let worth = match mark {
            Mark::Won | Mark::WonByDefault => Points::WIN,
            Mark::Drawn => rules.draw.into(),
            Mark::LostByDefault if is_double && rules.double_default == DoubleDefault::Draw => rules.draw.into(),
            Mark::Lost | Mark::LostByDefault | Mark::Open => Points::from(Worth::Nothing),
        };
        let games = Points::wins(table.score().of(seat));
        Self { opponent, how: How::Marked(mark), worth, games, black: black_at(table, seat) }
    }
}

/// Black games minus White games of `seat`. A game that is not played yet has the side that is laid down for it.
fn black_at(table: &Table, seat: Seat) -> i32 {
    if table.handicap() != crate::shogi::Handicap::Even || table.best_of > 1 {
        return 0;
    }
    let black = match &table.games[..] {
        [game, ..] if matches!(table.mark(seat), Mark::WonByDefault | Mark::LostByDefault) && game.plies.is_none() => {
            None
        }
        [game, ..] => game.black.or_else(|| table.terms.black()),
        [] => table.terms.black(),
    };
    black.map_or(0, |black| if black == seat { 1 } else { -1 })
}

/// What everybody starts with: in a McMahon event a point for every step of rank above the bottom, up to the top.
///
/// Ranks of amateurs only: no source compares those of other circles with them step by step. Whoever has no such rank
/// starts at the bottom, unless the organiser says otherwise.
fn starts(entrants: &[Entrant], system: &System) -> Vec<Points> {
    let System::McMahon { top, bottom } = system else {
        return entrants.iter().map(|entrant| Points::wins(entrant.start.unwrap_or_default())).collect();
    };
    let levels: Vec<Option<i16>> = entrants.iter().map(|entrant| level(&entrant.rank)).collect();
    let known = || levels.iter().copied().flatten();
    let bottom = level(bottom).or_else(|| known().min()).unwrap_or_default();
    let top = level(top).or_else(|| known().max()).unwrap_or(bottom).max(bottom);
    let start = |level: Option<i16>| u32::from(level.unwrap_or(bottom).clamp(bottom, top).abs_diff(bottom));
    let of = |(entrant, level): (&Entrant, &Option<i16>)| Points::wins(entrant.start.unwrap_or_else(|| start(*level)));
    entrants.iter().zip(&levels).map(of).collect()
}

fn level(rank: &str) -> Option<i16> {
    rank.parse::<Rank>().ok().filter(|rank| rank.circle == Circle::Amateur).map(|rank| rank.grade.level())
}
