use std::time::Duration;

use serde::{Deserialize, Serialize};

use super::TimeOfDay;
use crate::clock::TimeControl;
use crate::rules::{EndReason, Outcome, RuleProfile};
use crate::session::{MatchSetup, Player, Series, StartPosition};
use crate::shogi::{Color, Handicap};

/// The games that are played at the same time.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Round {
    /// Counted from 1.
    pub number: u32,
    /// What it is called, as 準決勝; empty where the number says it.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub name: String,
    /// When it begins.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub starts: Option<TimeOfDay>,
    /// How long it is to last, in minutes.
    #[serde(default, rename = "minutes", with = "in_minutes", skip_serializing_if = "Option::is_none")]
    pub lasts: Option<Duration>,
    /// Who plays whom.
    #[serde(default)]
    pub tables: Vec<Table>,
}

/// A game of a round (卓).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Table {
    /// The number that stands on the table.
    pub number: u32,
    /// One player; the higher one (上座) where the pawns are tossed.
    pub first: Player,
    /// The other one.
    pub second: Player,
    /// Who has which side.
    #[serde(default)]
    pub terms: Terms,
    /// What came of it; `None` while that is open.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub result: Option<TableResult>,
}

/// One of the two players of a table, whichever side they have.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Seat {
    /// The one who is named first.
    First,
    /// The other one.
    Second,
}

/// Who has which side, and from which position.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Terms {
    /// Even; five pawns decide on the sides (振り駒).
    #[default]
    Toss,
    /// Even; this player has Black.
    Black(Seat),
    /// A handicap.
    Handicap {
        /// By whom it is given, who then has White.
        by: Seat,
        /// Which.
        handicap: Handicap,
    },
}

/// What came of a game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TableResult {
    /// Who won; `None` for nobody.
    pub winner: Option<Seat>,
    /// By which rule.
    pub reason: EndReason,
    /// After how many moves.
    pub plies: usize,
    /// Who had Black.
    pub black: Seat,
    /// Which game of the pairing decided: 2 after one that did not count (指し直し).
    pub game: u32,
    /// The file of the record, beside that of the event.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub record: Option<String>,
}

impl Round {
    /// The table with `number`.
    #[must_use]
    pub fn table(&self, number: u32) -> Option<&Table> {
        self.tables.iter().find(|table| table.number == number)
    }

    /// Whether every game has its result.
    #[must_use]
    pub fn is_over(&self) -> bool {
        self.tables.iter().all(|table| table.result.is_some())
    }
}

impl Table {
    /// The player at `seat`.
    #[must_use]
    pub const fn player(&self, seat: Seat) -> &Player {
        match seat {
            Seat::First => &self.first,
            Seat::Second => &self.second,
        }
    }

    /// From which position.
    #[must_use]
    pub const fn handicap(&self) -> Handicap {
        match self.terms {
            Terms::Toss | Terms::Black(_) => Handicap::Even,
            Terms::Handicap { handicap, .. } => handicap,
        }
    }

    /// The game that is to be played at it, `black` having Black; who that is may have to be tossed first.
    #[must_use]
    pub fn setup(&self, black: Seat, time: TimeControl, profile: RuleProfile) -> MatchSetup {
        let senior = match self.terms {
            Terms::Toss | Terms::Black(_) => side_of(Seat::First, black),
            Terms::Handicap { .. } => Color::White,
        };
        MatchSetup {
            players: Color::ALL.map(|color| self.player(seat_of(color, black)).clone()),
            senior,
            start: StartPosition::Handicap(self.handicap()),
            time: [time; 2],
            profile,
            series: Series::default(),
        }
    }
}

impl Seat {
    /// The one opposite.
    #[must_use]
    pub const fn other(self) -> Self {
        match self {
            Self::First => Self::Second,
            Self::Second => Self::First,
        }
    }
}

impl Terms {
    /// Who has Black; `None` while the pawns have not been tossed.
    #[must_use]
    pub const fn black(self) -> Option<Seat> {
        match self {
            Self::Toss => None,
            Self::Black(seat) => Some(seat),
            Self::Handicap { by, .. } => Some(by.other()),
        }
    }
}

impl TableResult {
    /// The result of a game that ended with `outcome`, `black` having had Black.
    #[must_use]
    pub fn of(outcome: &Outcome, plies: usize, black: Seat, game: u32) -> Self {
        let winner = outcome.winner.map(|color| seat_of(color, black));
        Self { winner, reason: outcome.reason.clone(), plies, black, game, record: None }
    }
}

/// Who has `color` where `black` has Black.
const fn seat_of(color: Color, black: Seat) -> Seat {
    match color {
        Color::Black => black,
        Color::White => black.other(),
    }
}

fn side_of(seat: Seat, black: Seat) -> Color {
    if seat == black { Color::Black } else { Color::White }
}

/// A length of time as a whole number of minutes.
mod in_minutes {
    use std::time::Duration;

    use serde::{Deserialize, Deserializer, Serialize, Serializer};

    pub(super) fn serialize<S: Serializer>(length: &Option<Duration>, serializer: S) -> Result<S::Ok, S::Error> {
        length.map(|length| length.as_secs() / 60).serialize(serializer)
    }

    pub(super) fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Option<Duration>, D::Error> {
        let minutes: Option<u32> = Option::deserialize(deserializer)?;
        Ok(minutes.map(|minutes| Duration::from_secs(u64::from(minutes) * 60)))
    }
}
