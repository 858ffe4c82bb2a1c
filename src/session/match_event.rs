use crate::clock::ClockEvent;
use crate::rules::Outcome;
use crate::shogi::{Color, IllegalMove, Move};

/// What happened in a match.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum MatchEvent {
    /// The game began; this player's time runs.
    Began {
        /// Who moves first.
        first: Color,
    },
    /// A move was made.
    MovePlayed {
        /// Which.
        mv: Move,
        /// Who made it.
        mover: Color,
        /// Whether it took a piece.
        captured: bool,
        /// Whether it gives check.
        is_check: bool,
    },
    /// A move was taken back, and both clocks with it.
    TakenBack {
        /// The move that is gone.
        mv: Move,
    },
    /// The clock stands still in mid-move.
    Paused,
    /// It runs on.
    Resumed,
    /// Something happened on the clock.
    Clock(ClockEvent),
    /// The game is over.
    Ended(Outcome),
}

/// Why a command was not carried out. Nothing has changed but the time.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Refusal {
    /// The move is illegal.
    #[error("illegal move: {0}")]
    Illegal(#[from] IllegalMove),
    /// The game is over.
    #[error("the game is over")]
    Over,
    /// The clock stands still; it has to run on first.
    #[error("the game is paused")]
    Paused,
    /// The game has not begun or does not stand still.
    #[error("the game is not paused")]
    NotPaused,
    /// The game has begun already.
    #[error("the game has begun already")]
    HasBegun,
    /// No move has been made.
    #[error("there is no move to take back")]
    NoMove,
}
