use super::{ClaimCase, Claimant, DeclarationCase, SleepCase};
use crate::clock::ClockEvent;
use crate::record::{AuditEntry, BrokenLine};
use crate::rules::{AgreementReport, DeclarationReport, Outcome, Verdict};
use crate::shogi::{Color, IllegalMove, Move};

/// What happened in a match.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum MatchEvent {
    /// The game began; this player's time runs.
    Began {
        /// Who moves first.
        first: Color,
    },
    /// A move was made. Whether it was legal is not told: where the profile lets illegal moves happen, the people at
    /// the board have to see it.
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
    /// The mover of the latest move asks to take it back.
    TakeBackAsked {
        /// Who asks.
        by: Color,
    },
    /// That was declined, or came to nothing because the game went on.
    TakeBackDeclined,
    /// A move was taken back, and both clocks with it.
    TakenBack {
        /// The move that is gone.
        mv: Move,
    },
    /// The clock stands still in mid-move.
    Paused,
    /// It runs on.
    Resumed,
    /// The machine slept while a clock ran; it stands still until somebody says whether that counts.
    Slept(SleepCase),
    /// Something happened on the clock.
    Clock(ClockEvent),
    /// A player proposes to agree on an impasse; the clock runs on.
    ImpasseProposed {
        /// Who proposes.
        by: Color,
        /// What it would mean.
        report: AgreementReport,
    },
    /// That was declined, or came to nothing because the game went on.
    ImpasseDeclined,
    /// The side to move thinks of a declaration; the clock stands still.
    DeclarationConsidered(Box<DeclarationCase>),
    /// It was not made; the clock runs on.
    DeclarationWithdrawn,
    /// It was made and does not hold, and the profile makes nothing of it; the clock runs on.
    DeclarationIgnored(Box<DeclarationReport>),
    /// An illegal move was pointed out; the clock stands still until it is ruled on.
    Claimed(ClaimCase),
    /// Somebody said that an illegal move was made, and there is none that could still be claimed.
    ClaimUnfounded {
        /// Who said so.
        by: Claimant,
    },
    /// A claim was rejected; the clock runs on if it ran before.
    ClaimRejected(ClaimCase),
    /// The game is to be continued later.
    Adjourned,
    /// A game that was over goes on: an arbiter has taken its end back.
    GoesOn,
    /// A move that had been entered wrongly was put right.
    Corrected {
        /// The number of the move.
        ply: usize,
    },
    /// What an arbiter did stands in the log.
    Noted(Box<AuditEntry>),
    /// The game is over.
    Ended(Box<Verdict>),
    /// The arbiter changed the outcome of a game that was over.
    Overruled {
        /// What it was.
        before: Outcome,
        /// What it is now.
        verdict: Box<Verdict>,
    },
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
    /// A declaration or a claim has to be decided first.
    #[error("something has to be decided first")]
    Undecided,
    /// Nobody has asked, declared or claimed anything of that kind.
    #[error("there is nothing to decide")]
    NothingToDecide,
    /// The profile does not let moves be taken back.
    #[error("moves are not taken back under these rules")]
    TakeBackForbidden,
    /// The profile does not let a player stop the clock.
    #[error("players do not stop the clock under these rules")]
    PauseForbidden,
    /// The profile knows no agreement on an impasse.
    #[error("an impasse is not agreed on under these rules")]
    NoAgreement,
    /// Not enough kings have entered, or the game is too long for it.
    #[error("an impasse cannot be agreed on at this point")]
    AgreementTooEarly,
    /// The profile knows no declaration, or makes it by itself.
    #[error("nobody declares under these rules")]
    NoDeclaration,
    /// The side to move has declared; only the arbiter says what comes of it.
    #[error("the declaration is made")]
    Declared,
    /// An arbiter was called or has stopped the clock, and only an arbiter lets it run on.
    #[error("only the arbiter lets the clock run on")]
    ArbiterCalled,
    /// That side has no clock.
    #[error("that side has no clock")]
    NoClock,
    /// Nobody can play from the position if it is that side's turn.
    #[error("it cannot be that side's turn")]
    TurnImpossible,
    /// It is so already.
    #[error("nothing would change")]
    NothingChanges,
    /// After the correction, another move of the game would be illegal.
    #[error("move {ply} would no longer be possible: {foul}")]
    NoLongerStands {
        /// The number of that move.
        ply: usize,
        /// What it would offend against.
        foul: IllegalMove,
    },
    /// After the correction, the game would have been over before its last move.
    #[error("the game would have been over after move {ply}")]
    WouldHaveEnded {
        /// The number of the move that would have ended it.
        ply: usize,
    },
    /// The game ended by what stood on the board, which would be another position: the end has to be taken back first.
    #[error("the end of the game has to be taken back first")]
    EndStands,
    /// The profile does not let illegal moves be claimed, or not by this person.
    #[error("this person cannot claim under these rules")]
    ClaimForbidden,
}

impl Refusal {
    /// Why the move number `ply` cannot be replaced.
    pub(super) const fn no_longer_stands(ply: usize, broken: BrokenLine) -> Self {
        match broken {
            BrokenLine { after: 0, foul } => Self::Illegal(foul),
            BrokenLine { after, foul } => Self::NoLongerStands { ply: ply + after, foul },
        }
    }
}
