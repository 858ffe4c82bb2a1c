use serde::{Deserialize, Serialize};

use super::Series;
use crate::clock::TimeControl;
use crate::rules::RuleProfile;
use crate::shogi::{Color, Handicap, Position};

/// Who plays.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Player {
    /// As entered; may be empty.
    pub name: String,
    /// 段級, as entered; may be empty.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub rank: String,
}

/// From which position a game starts.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum StartPosition {
    /// From one that has a name (手合割).
    Handicap(Handicap),
    /// From any other (任意局面), such as one that was set up.
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

    /// Whether one player gives the other a handicap, so that they are 上手 and 下手.
    #[must_use]
    pub const fn is_handicap(&self) -> bool {
        match self {
            Self::Handicap(handicap) => !matches!(handicap, Handicap::Even),
            Self::Composed(_) => false,
        }
    }
}

impl From<Position> for StartPosition {
    /// By its name, if it has one.
    fn from(position: Position) -> Self {
        Handicap::of(position.setup()).map_or_else(|| Self::Composed(Box::new(position)), Self::Handicap)
    }
}

/// Everything that is settled before the first move.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct MatchSetup {
    /// The players, by [`Color::index`].
    pub players: [Player; 2],
    /// The higher ranked player, or the one who gives the handicap, who has the 王 and not the 玉.
    pub senior: Color,
    /// From which position.
    pub start: StartPosition,
    /// Each player's time, by [`Color::index`].
    pub time: [TimeControl; 2],
    /// Under which rules.
    pub profile: RuleProfile,
    /// Which game of the pairing it is.
    pub series: Series,
    /// Where in an event it is played; `None` for a game of no event.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub event: Option<EventGame>,
}

/// Where in an event (大会) a game is played, and how the series stands of which it is a part.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct EventGame {
    /// What the event is called (棋戦).
    pub event: String,
    /// The number of the round.
    pub round: u32,
    /// What the round is called, as 準決勝; empty where the number says it.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub round_name: String,
    /// The number of the table.
    pub table: u32,
    /// Which game of the series (番勝負) it is, counted from 1.
    pub game: u32,
    /// How many games the series has at most; 1 where it is none.
    pub best_of: u32,
    /// Which side the player has who is named first in the pairing.
    pub first: Color,
    /// How many games of it each player had won before this one, by [`Color::index`].
    pub wins: [u32; 2],
}

impl EventGame {
    /// What each player has won once the game has been won by `winner`, by [`Color::index`].
    #[must_use]
    pub fn wins_after(&self, winner: Option<Color>) -> [u32; 2] {
        Color::ALL.map(|color| self.wins[color.index()] + u32::from(winner == Some(color)))
    }
}

impl MatchSetup {
    /// The player of `color`.
    #[must_use]
    pub const fn player(&self, color: Color) -> &Player {
        &self.players[color.index()]
    }

    /// The players change sides. What belongs to a player goes along.
    pub fn swap_sides(&mut self) {
        self.players.swap(0, 1);
        self.time.swap(0, 1);
        self.senior = self.senior.opponent();
        self.series.first_time.iter_mut().for_each(|time| time.swap(0, 1));
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
    /// Two nameless players, even, without a clock: what stands on the board before anybody asks for anything.
    fn default() -> Self {
        Self {
            players: [Player::default(), Player::default()],
            senior: Color::White,
            start: StartPosition::Handicap(Handicap::Even),
            time: [TimeControl::UNTIMED; 2],
            profile: RuleProfile::default(),
            series: Series::default(),
            event: None,
        }
    }
}

/// A position as data: the text of its SFEN. Any position that can be set up comes back, even where no game leads to it.
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
