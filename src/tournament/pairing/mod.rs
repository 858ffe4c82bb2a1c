//! Pairing a round: who meets whom, at which table, with which sides and handicap, and why.
//!
//! A proposal follows from the event, the round and a seed alone: the same on every machine. Nothing is changed until it is
//! published. Swiss events, McMahon events and teams are paired as a whole, by a matching of the least cost
//! (the crate `integer-blossom`); see [`swiss`] for what costs how much. A round robin, of players or of
//! teams, follows the Berger tables, a knock-out its bracket.

mod berger;
mod editing;
mod knock_out;
mod pairing_error;
mod seating;
mod swiss;
mod teams;

pub use pairing_error::PairingError;

use super::{Absence, Entrant, PairingRules, Points, ScoreSheet, System, Table, TeamName, Tournament};

/// The most contestants who are paired at once: what a matching needs grows with the square of their number.
const MOST: usize = 1024;

/// A round as it could be played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Proposal {
    /// The round.
    pub round: u32,
    /// What the lot was drawn with.
    pub seed: u64,
    /// The tables, in order.
    pub pairs: Vec<Pair>,
    /// Who has no opponent.
    pub byes: Vec<ByeGiven>,
    /// Who takes no part in this round.
    pub absent: Vec<(Entrant, Absence)>,
}

/// A table, and why these two sit there.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Pair {
    /// The table.
    pub table: Table,
    /// The numbers of the two players.
    pub numbers: [u32; 2],
    /// Why they meet.
    pub why: Why,
    /// The latest round in which they have met before; only where it could not be avoided.
    pub met_in: Option<u32>,
    /// Why the sides are as they are.
    pub sides: SidesWhy,
}

/// Why two meet.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Why {
    /// By their scores, which are the same or as near as can be.
    Scores([Points; 2]),
    /// By the Berger table for so many players.
    Berger(usize),
    /// By their places in the bracket, counted from 1.
    Bracket([usize; 2]),
    /// They sit at this board of two teams.
    Board {
        /// The board, counted from 1.
        board: u32,
        /// The teams.
        teams: [TeamName; 2],
        /// Why the teams meet.
        why: Box<Why>,
    },
    /// Somebody has seated them so.
    ByHand,
}

/// Why sides are as they are.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum SidesWhy {
    /// Both have had Black as often: the pawns are tossed.
    Tossed,
    /// Black goes to whoever has had it more seldom.
    Balanced,
    /// By the difference of their ranks and the event's table of handicaps.
    Ranks,
    /// By the table or the board.
    LaidDown,
    /// Somebody has decided so.
    ByHand,
}

/// A bye, and why.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ByeGiven {
    /// The number of the player.
    pub number: u32,
    /// The name of the player.
    pub name: String,
    /// Why there is no opponent.
    pub why: ByeWhy,
}

/// Why somebody has no opponent.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ByeWhy {
    /// The number is odd, and among those who had the fewest byes this player has the lowest score.
    Odd {
        /// The score.
        score: Points,
        /// The byes so far.
        byes: usize,
    },
    /// The opponent by the table or the bracket is not there, or there is none.
    NoOpponent,
    /// The team has no opponent, or the other team has nobody at this board.
    Team,
    /// Somebody has decided so.
    ByHand,
}

/// Two contestants who are to meet, by their places among them, the first named first.
type Two = [usize; 2];

impl Tournament {
    /// The round to be paired next: the first in which nobody is.
    #[must_use]
    pub fn next_round(&self) -> u32 {
        (1..).find(|number| !self.round(*number).is_some_and(super::Round::is_paired)).unwrap_or(u32::MAX)
    }

    /// The last round in which anybody is paired.
    #[must_use]
    pub fn last_paired(&self) -> Option<u32> {
        self.rounds.iter().filter(|round| round.is_paired()).map(|round| round.number).max()
    }

    /// A proposal for a round.
    ///
    /// # Errors
    /// Returns what keeps the round from being paired, and where it stands.
    pub fn propose(&self, round: u32, seed: u64) -> Result<Proposal, PairingError> {
        let rules = self.pairing.clone().unwrap_or_default();
        let (sheet, strangers) = ScoreSheet::of_players(self, round.saturating_sub(1));
        if let Some(stranger) = strangers.into_iter().next() {
            return Err(PairingError::Stranger { round: stranger.round, name: stranger.name });
        }
        self.check_rounds(round, &rules)?;
        let entrants = self.entrants();
        let active = active(&entrants, round);
        if active.len() < 2 {
            return Err(PairingError::TooFew { round, count: active.len() });
        }
        let draw =
            Draw { event: self, rules: &rules, entrants: &entrants, sheet: &sheet, active: &active, round, seed };
        let (pairs, byes) = draw.pairs()?;
        let absent = entrants.iter().filter_map(|it| it.absence(round).map(|why| (it.clone(), why)));
        Ok(Proposal { round, seed, pairs, byes, absent: absent.collect() })
    }

    /// Makes a proposal the pairings of its round. Returns how many results are lost; there are none where it was proposed
    /// for this event.
    pub fn publish(&mut self, proposal: &Proposal) -> usize {
        let lost = self.set_tables(proposal.round, proposal.pairs.iter().map(|pair| pair.table.clone()).collect());
        self.set_byes(proposal.round, proposal.byes.iter().map(|bye| bye.name.clone()).collect());
        // By these rules, and on the results as they are.
        self.pairing.get_or_insert_default();
        self.round_mut(proposal.round).corrected.clear();
        lost
    }

    /// Whether earlier rounds are over and this one has not begun. A round robin goes by its table, and waits for nobody.
    fn check_rounds(&self, round: u32, rules: &PairingRules) -> Result<(), PairingError> {
        if round == 0 {
            return Err(PairingError::NoSuchRound);
        }
        let begun = self.round(round).into_iter().flat_map(|it| &it.tables);
        if let Some(table) = begun.into_iter().find(|table| !table.games.is_empty() || table.playing.is_some()) {
            return Err(PairingError::Begun { round, table: table.number });
        }
        if rules.system.is_by_table() {
            return Ok(());
        }
        for earlier in 1..round {
            let there = self.round(earlier).filter(|it| it.is_paired());
            let there = there.ok_or(PairingError::NotPaired { round: earlier })?;
            if let Some(table) = there.tables.iter().find(|table| !table.is_over()) {
                return Err(PairingError::Unfinished { round: earlier, table: table.number });
            }
        }
        Ok(())
    }
}

/// Who of `entrants` plays in a round.
fn active(entrants: &[Entrant], round: u32) -> Vec<usize> {
    (0..entrants.len()).filter(|it| entrants[*it].absence(round).is_none()).collect()
}

/// Everything a pairing follows from.
#[derive(Clone, Copy)]
struct Draw<'a> {
    event: &'a Tournament,
    rules: &'a PairingRules,
    entrants: &'a [Entrant],
    sheet: &'a ScoreSheet,
    /// Who plays in this round.
    active: &'a [usize],
    round: u32,
    seed: u64,
}

impl Draw<'_> {
    fn pairs(self) -> Result<(Vec<Pair>, Vec<ByeGiven>), PairingError> {
        match &self.rules.system {
            System::Swiss | System::McMahon { .. } => self.by_scores(),
            System::RoundRobin => self.by_berger(),
            System::KnockOut => self.by_bracket(),
            System::Teams { boards, meet } => self.by_teams(*boards, *meet),
        }
    }

    fn by_scores(self) -> Result<(Vec<Pair>, Vec<ByeGiven>), PairingError> {
        let Self { sheet, .. } = self;
        let (mut twos, bye) = swiss::matched(sheet, self.active, self.seed, self.round)?;
        swiss::in_order_of_tables(sheet, &mut twos);
        let scores = |[one, other]: Two| Why::Scores([sheet.score(one), sheet.score(other)]);
        let pairs = (1..).zip(twos).map(|(number, two)| self.seated(number, two, scores, None)).collect();
        let odd = |it| ByeWhy::Odd { score: sheet.score(it), byes: sheet.byes(it) };
        Ok((pairs, bye.into_iter().map(|it| self.bye(it, odd(it))).collect()))
    }

    fn bye(self, contestant: usize, why: ByeWhy) -> ByeGiven {
        let Entrant { number, name, .. } = &self.entrants[contestant];
        ByeGiven { number: *number, name: name.clone(), why }
    }

    fn is_active(self, contestant: usize) -> bool {
        self.active.binary_search(&contestant).is_ok()
    }
}
