//! Rules of conduct: illegal moves, taking back, pausing, and help from the program.

use serde::{Deserialize, Serialize};

use crate::shogi::Color;

/// What becomes of an illegal move (反則).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum IllegalMoveRule {
    /// It cannot be made.
    Prevent,
    /// It is made, and loses at once.
    AdjudicateAtOnce,
    /// It is made, and the game goes on unless somebody claims it.
    PlayOn(ClaimRule),
}

/// Who may claim an illegal move, and until when.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ClaimRule {
    /// Who may claim.
    pub by: Claimants,
    /// Until when.
    pub until: ClaimDeadline,
}

/// Who may claim an illegal move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Claimants {
    /// Only the opponent.
    Opponent,
    /// The opponent and the arbiter.
    OpponentOrArbiter,
    /// Anybody in the room.
    Anyone,
}

/// Who says that an illegal move was made.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Claimant {
    /// A player.
    Player(Color),
    /// The arbiter.
    Arbiter,
    /// Anybody else.
    Spectator,
}

/// Until when an illegal move may be pointed out. Once the game is over its result stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum ClaimDeadline {
    /// Until the opponent has made the next move.
    NextMove,
    /// Until the game is over.
    GameEnd,
}

/// Whether moves may be taken back (待った).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum TakeBackRule {
    /// Without asking the opponent.
    Allowed,
    /// If the opponent agrees.
    ByAgreement,
    /// Never; it is a foul.
    Forbidden,
}

/// Who may stop the clock during a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum PauseRule {
    /// The players and the arbiter.
    Players,
    /// Only the arbiter.
    Arbiter,
    /// Not even the arbiter.
    Nobody,
}

/// Whether the program helps the players keep the rules and see how they stand under them: the squares a piece can move
/// to, points, occurrences, a warning before a repetition, and the conditions before a declaration.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum HelpRule {
    /// It helps.
    #[default]
    Given,
    /// It does not: the players look after all of that themselves, and a declaration once made is made.
    Withheld,
}
