//! What a match reports: events, or why a command was refused.

use super::{ClaimCase, Claimant, DeclarationCase, SleepCase};
use crate::clock::ClockEvent;
use crate::record::{AuditEntry, BrokenLine};
use crate::rules::{AgreementReport, DeclarationReport, Outcome, Verdict};
use crate::shogi::{Color, IllegalMove, Move};

/// Something that happened in a match.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum MatchEvent {
    /// The game began, and this player's clock is running.
    Began {
        /// The side that moves first.
        first: Color,
    },
    /// A move was made. Whether it is legal is not revealed: if the profile lets illegal moves happen, it is for the
    /// people at the board to notice.
    MovePlayed {
        /// The move.
        mv: Move,
        /// Its mover.
        mover: Color,
        /// Whether it captured a piece.
        captured: bool,
        /// Whether it gives check.
        is_check: bool,
    },
    /// The mover of the latest move asks to take it back.
    TakeBackAsked {
        /// The player who asks.
        by: Color,
    },
    /// The request was declined, or lapsed because the game went on.
    TakeBackDeclined,
    /// A move was taken back, and both clocks were reset.
    TakenBack {
        /// The move taken back.
        mv: Move,
    },
    /// The clock was stopped in the middle of a move.
    Paused,
    /// The clock runs on.
    Resumed,
    /// The machine slept while a clock was running; the clock is stopped until somebody decides whether that time
    /// counts.
    Slept(SleepCase),
    /// A move that was made meanwhile waits for that decision.
    MoveKept,
    /// Something happened on the clock.
    Clock(ClockEvent),
    /// A player proposes to agree on an impasse; the clock keeps running.
    ImpasseProposed {
        /// The player who proposes.
        by: Color,
        /// What it would mean.
        report: AgreementReport,
    },
    /// The proposal was declined, or lapsed because the game went on.
    ImpasseDeclined,
    /// The side to move is considering a declaration; the clock is stopped.
    DeclarationConsidered(Box<DeclarationCase>),
    /// The declaration was not made; the clock runs on.
    DeclarationWithdrawn,
    /// The declaration failed and has no consequence under the profile; the clock runs on.
    DeclarationIgnored(Box<DeclarationReport>),
    /// An illegal move was claimed; the clock is stopped until there is a ruling.
    Claimed(ClaimCase),
    /// Somebody claimed an illegal move, but there is none that could still be claimed.
    ClaimUnfounded {
        /// The claimant.
        by: Claimant,
    },
    /// A claim was rejected; the clock runs on if it ran before.
    ClaimRejected(ClaimCase),
    /// The game was adjourned.
    Adjourned,
    /// A finished game goes on: an arbiter has undone its end.
    GoesOn,
    /// A wrongly entered move was corrected.
    Corrected {
        /// The ply of the move.
        ply: usize,
    },
    /// An arbiter's act was entered in the log.
    Noted(Box<AuditEntry>),
    /// The game is over.
    Ended(Box<Verdict>),
    /// The arbiter changed the outcome of a finished game.
    Overruled {
        /// The previous outcome.
        before: Outcome,
        /// The new verdict.
        verdict: Box<Verdict>,
    },
}

/// Why a command was refused. Nothing has changed but the time.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Refusal {
    /// The move is illegal.
    #[error("illegal move: {0}")]
    Illegal(#[from] IllegalMove),
    /// The game is over.
    #[error("the game is over")]
    Over,
    /// The clock is stopped and must be restarted first.
    #[error("the game is paused")]
    Paused,
    /// The game has not begun, or the clock is not stopped.
    #[error("the game is not paused")]
    NotPaused,
    /// The game has already begun.
    #[error("the game has already begun")]
    HasBegun,
    /// No move has been made.
    #[error("there is no move to take back")]
    NoMove,
    /// A declaration or a claim must be decided first.
    #[error("something has to be decided first")]
    Undecided,
    /// Nobody has asked for, declared or claimed anything of the kind.
    #[error("there is nothing to decide")]
    NothingToDecide,
    /// The profile does not allow moves to be taken back.
    #[error("these rules do not allow taking moves back")]
    TakeBackForbidden,
    /// The profile does not allow players to stop the clock.
    #[error("these rules do not let players stop the clock")]
    PauseForbidden,
    /// The profile has no impasse by agreement.
    #[error("these rules have no impasse by agreement")]
    NoAgreement,
    /// Too few kings have entered, or the game is already too long for it.
    #[error("an impasse cannot be agreed on at this point")]
    AgreementTooEarly,
    /// The profile has no declarations, or makes them automatically.
    #[error("these rules have no declaration")]
    NoDeclaration,
    /// The side to move has declared; now only the arbiter decides.
    #[error("the declaration has been made")]
    Declared,
    /// An arbiter was called or has stopped the clock, and only an arbiter can restart it.
    #[error("only the arbiter can restart the clock")]
    ArbiterCalled,
    /// The side to move has no time left and would lose at once.
    #[error("the side to move has no time left")]
    TimeIsUp,
    /// That side has no clock.
    #[error("that side has no clock")]
    NoClock,
    /// The position cannot be played with that side to move.
    #[error("it cannot be that side's turn")]
    TurnImpossible,
    /// It would change nothing.
    #[error("nothing would change")]
    NothingChanges,
    /// The latest move cannot become one of the other side: board and clock would disagree on whose turn it is.
    #[error("the latest move was the other side's")]
    OtherSideMoved,
    /// The correction would make another move of the game illegal.
    #[error("move {ply} would no longer be possible: {foul}")]
    NoLongerStands {
        /// The ply of that move.
        ply: usize,
        /// Why it would be illegal.
        foul: IllegalMove,
    },
    /// The correction would have ended the game before its last move.
    #[error("the game would have been over after move {ply}")]
    WouldHaveEnded {
        /// The ply of the move that would have ended it.
        ply: usize,
    },
    /// The game ended because of a position that would change: its end must be undone first.
    #[error("the end of the game has to be taken back first")]
    EndStands,
    /// The profile does not allow illegal moves to be claimed, or not by this person.
    #[error("these rules do not let this person claim a foul")]
    ClaimForbidden,
}

impl Refusal {
    /// Why move number `ply` cannot be replaced.
    pub(super) const fn no_longer_stands(ply: usize, broken: BrokenLine) -> Self {
        match broken {
            BrokenLine { after: 0, foul } => Self::Illegal(foul),
            BrokenLine { after, foul } => Self::NoLongerStands { ply: ply + after, foul },
        }
    }
}
