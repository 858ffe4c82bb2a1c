//! How the game on the board has ended, as its event is told.

use crate::app::state::AppState;
use crate::rules::{EndReason, Sequel, Verdict};
use crate::session::MatchSetup;
use crate::shogi::Color;
use crate::tournament::{GamePlace, Seat, TableResult, Tournament};

/// How a game of an event has ended. It belongs to the board: whether its event is open, and which table the two have there by
/// now, changes nothing in it.
#[derive(Clone, Debug, PartialEq)]
pub struct ToldEnd {
    /// The game, with its place in its event.
    pub setup: MatchSetup,
    /// How it was decided.
    pub verdict: Verdict,
    /// After how many moves.
    pub plies: usize,
}

impl ToldEnd {
    /// Whether it is a result that counts, rather than a break-off or a replay.
    #[must_use]
    pub fn is_result(&self) -> bool {
        let has_winner = self.verdict.outcome.winner.is_some();
        let has_result = match self.verdict.outcome.reason {
            EndReason::Interrupted | EndReason::SealedMove | EndReason::NoMate | EndReason::Other(_) => has_winner,
            EndReason::Resignation
            | EndReason::Checkmate
            | EndReason::NoLegalMove
            | EndReason::TimeUp
            | EndReason::IllegalMove
            | EndReason::Repetition
            | EndReason::PerpetualCheck
            | EndReason::Impasse
            | EndReason::Declaration
            | EndReason::FailedDeclaration
            | EndReason::Try
            | EndReason::MaxMoves
            | EndReason::Default
            | EndReason::ArbiterDecision => true,
        };
        has_result && self.verdict.sequel == Sequel::Stands
    }

    /// The result where `black` had Black; `None` where it does not count.
    #[must_use]
    pub fn result(&self, black: Seat) -> Option<TableResult> {
        let result = || TableResult::of(&self.verdict, self.plies, black, self.setup.attempt.number);
        self.is_result().then(result)
    }

    /// Who had Black, by the seats with which the game began; `None` outside an event.
    #[must_use]
    pub fn black_as_begun(&self) -> Option<Seat> {
        let game = self.setup.event.as_ref()?;
        Some(if game.first == Color::Black { Seat::First } else { Seat::Second })
    }

    /// Whether `result` says this, whatever its record is called. The two may have been given each other's seats since.
    #[must_use]
    pub fn is_told_by(&self, result: &TableResult, black: Seat) -> bool {
        let there = result.without_record();
        self.result(black).is_some_and(|own| own == there || own.with_seats_swapped() == there)
    }

    /// The place of the game in `event`, if its result there is this one, and nobody else's.
    #[must_use]
    pub fn stands_in(&self, event: &Tournament) -> Option<GamePlace> {
        let (place, black) = event.place_of(&self.setup)?;
        self.is_told_by(event.result(place)?, black).then_some(place)
    }
}

impl AppState {
    /// How the game on the board ended. `None` while it goes on, and for a game of no event.
    #[must_use]
    pub fn end_on_board(&self) -> Option<ToldEnd> {
        let session = self.as_match().filter(|session| session.setup().event.is_some())?;
        let verdict = session.verdict()?.clone();
        Some(ToldEnd { setup: session.setup().clone(), verdict, plies: session.plies() })
    }
}
