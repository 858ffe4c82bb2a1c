use serde::{Deserialize, Serialize};

/// What becomes of an illegal move (反則).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum IllegalMoveRule {
    /// It cannot be made.
    Prevent,
    /// It is made, and loses at once.
    AdjudicateAtOnce,
    /// It is made, and the game goes on unless somebody claims.
    PlayOn(ClaimRule),
}

/// Who may point out an illegal move, and until when.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ClaimRule {
    /// Who.
    pub by: Claimants,
    /// Until when.
    pub until: ClaimDeadline,
}

/// Who may point out an illegal move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Claimants {
    /// The opponent only.
    Opponent,
    /// The opponent and the arbiter.
    OpponentOrArbiter,
    /// Everybody in the room.
    Anyone,
}

/// Until when an illegal move may be pointed out. Once the game is over its result stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum ClaimDeadline {
    /// Until the opponent has made the next move.
    NextMove,
    /// Until the game is over.
    GameEnd,
}

/// Whether a move may be taken back (待った).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum TakeBackRule {
    /// Yes.
    Allowed,
    /// When the opponent agrees.
    ByAgreement,
    /// No; it is a foul.
    Forbidden,
}

/// Who may stop the clock in mid-move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum PauseRule {
    /// The players, and the arbiter.
    Players,
    /// The arbiter only.
    Arbiter,
    /// Nobody.
    Nobody,
}

/// Whether the program helps the players to keep the rules and to know how the game stands under them: with the squares
/// that a piece can go to, points, occurrences, a question before a repetition, and a look at the conditions before a
/// declaration.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum HelpRule {
    /// Yes.
    #[default]
    Given,
    /// No: they look after all that themselves, and what they declare is declared.
    Withheld,
}
