//! What is settled before a match: players, position, time, rules, and its place in an event.

use serde::{Deserialize, Serialize};

use super::Attempt;
use crate::clock::TimeControl;
use crate::rules::RuleProfile;
use crate::shogi::{Color, Handicap, Position};

/// A player.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Player {
    /// The name as entered; may be empty.
    pub name: String,
    /// 段級, as entered; may be empty.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub rank: String,
}

/// The position a game starts from.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum StartPosition {
    /// A named one (手合割).
    Handicap(Handicap),
    /// Any other (任意局面), such as one set up by hand.
    Composed(#[serde(with = "as_sfen")] Box<Position>),
}

impl StartPosition {
    /// The position.
    #[must_use]
    pub fn position(&self) -> Position {
        match self {
            Self::Handicap(handicap) => handicap.position(),
            Self::Composed(position) => Position::clone(position),
        }
    }

    /// Whether one player gives the other a handicap, making them 上手 and 下手.
    #[must_use]
    pub const fn is_handicap(&self) -> bool {
        match self {
            Self::Handicap(handicap) => !matches!(handicap, Handicap::Even),
            Self::Composed(_) => false,
        }
    }
}

impl From<Position> for StartPosition {
    /// By name, if it has one.
    fn from(position: Position) -> Self {
        Handicap::of(position.setup()).map_or_else(|| Self::Composed(Box::new(position)), Self::Handicap)
    }
}

/// Everything that is settled before the first move.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct MatchSetup {
    /// The players, indexed by [`Color::index`].
    pub players: [Player; 2],
    /// The senior player or handicap giver, who has the 王 rather than the 玉.
    pub senior: Color,
    /// The starting position.
    pub start: StartPosition,
    /// Each player's time, indexed by [`Color::index`].
    pub time: [TimeControl; 2],
    /// The rules.
    pub profile: RuleProfile,
    /// Which attempt at the game this is.
    #[serde(rename = "series")]
    pub attempt: Attempt,
    /// The game's place in an event; `None` outside one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub event: Option<EventGame>,
}

/// Where in an event (大会) a game is played, and the score of the series it belongs to.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct EventGame {
    /// The name of the event (棋戦).
    pub event: String,
    /// The number of the round.
    pub round: u32,
    /// The name of the round, such as 準決勝; empty if the number says it.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub round_name: String,
    /// The table number.
    pub table: u32,
    /// The number of the game in the series (番勝負), counted from 1.
    pub game: u32,
    /// The most games the series can have; 1 if there is no series.
    pub best_of: u32,
    /// The side of the player named first in the pairing.
    pub first: Color,
    /// The games of the series each player had won before this one, indexed by [`Color::index`].
    pub wins: [u32; 2],
}

impl MatchSetup {
    /// The player of `color`.
    #[must_use]
    pub const fn player(&self, color: Color) -> &Player {
        &self.players[color.index()]
    }

    /// Swaps the players' sides, along with everything that belongs to a player.
    pub fn swap_sides(&mut self) {
        self.players.swap(0, 1);
        self.time.swap(0, 1);
        self.senior = self.senior.opponent();
        self.attempt.first_time.iter_mut().for_each(|time| time.swap(0, 1));
        if let Some(game) = &mut self.event {
            game.first = game.first.opponent();
            game.wins.swap(0, 1);
        }
    }

    /// Whether either player can run out of time.
    #[must_use]
    pub fn is_timed(&self) -> bool {
        self.time.iter().any(|time| time.is_timed())
    }
}

impl Default for MatchSetup {
    /// Two unnamed players, an even game without a clock: what is on the board before anybody asks for anything.
    fn default() -> Self {
        Self {
            players: [Player::default(), Player::default()],
            senior: Color::White,
            start: StartPosition::Handicap(Handicap::Even),
            time: [TimeControl::UNTIMED; 2],
            profile: RuleProfile::default(),
            attempt: Attempt::default(),
            event: None,
        }
    }
}

/// Serialises a position as SFEN. Any position that can be played from is restored, even if no game leads to it.
mod as_sfen {
    use serde::de::Error;
    use serde::{Deserialize, Deserializer, Serialize, Serializer};

    use crate::shogi::{Position, Sfen};

    pub(super) fn serialize<S: Serializer>(position: &Position, serializer: S) -> Result<S::Ok, S::Error> {
        position.to_sfen(1).serialize(serializer)
    }

    pub(super) fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Box<Position>, D::Error> {
        let sfen: Sfen = String::deserialize(deserializer)?.parse().map_err(D::Error::custom)?;
        let composed = Position::as_composed(sfen.setup);
        composed.map(|(position, _)| Box::new(position)).map_err(|_| D::Error::custom("nobody can play from there"))
    }
}
