//! Rounds, and the pairings in them.

use std::time::Duration;

use serde::{Deserialize, Serialize};

use super::seated_as::turned;
use super::{Correction, Entrant, InPlay, SeatedAs, TableResult, TableTime, TimeOfDay};
use crate::clock::TimeControl;
use crate::rules::{HandicapTable, Rank, RankGrounds, RuleProfile, SuggestedTerms};
use crate::session::{Attempt, MatchSetup, Player, StartPosition};
use crate::shogi::{Color, Handicap};

/// The games played at the same time.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Round {
    /// The number, counted from 1.
    pub number: u32,
    /// The name, such as 準決勝; empty if the number says it.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub name: String,
    /// When it starts.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub starts: Option<TimeOfDay>,
    /// Its planned length, in minutes.
    #[serde(default, rename = "minutes", with = "in_minutes", skip_serializing_if = "Option::is_none")]
    pub lasts: Option<Duration>,
    /// The pairings.
    #[serde(default)]
    pub tables: Vec<Table>,
    /// The names of those who have no opponent in this round (不戦勝, 抜け番).
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub byes: Vec<String>,
    /// Results of earlier rounds as they were when this one was paired, where they have been corrected since.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub corrected: Vec<Correction>,
}

/// A pairing of a round (卓): one game, or a series (番勝負) between the same two.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Table {
    /// The number of the table.
    pub number: u32,
    /// One player; the senior one (上座) if the pawns are tossed.
    pub first: Player,
    /// The other player.
    pub second: Player,
    /// Who plays which side in the first game.
    #[serde(default)]
    pub terms: Terms,
    /// The most games there can be; the pairing is over once a player has won more than half of them.
    #[serde(default = "one", skip_serializing_if = "is_one")]
    pub best_of: u32,
    /// The results of the games so far, in order. A game that does not count and its replay are the same game.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub games: Vec<TableResult>,
    /// The game that was started and has no result yet.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub playing: Option<InPlay>,
    /// Tosses of pawns (振り駒) that were put away, each with the time of day: nobody tosses again without a trace.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub tosses_put_away: Vec<String>,
    /// Where the two sat, and what they were called, when games of theirs were started: boards know them by it.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub known_as: Vec<SeatedAs>,
    /// The players' time; `None` for the time of the event.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub time: Option<TableTime>,
}

/// One of the two players at a table, regardless of side.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Seat {
    /// The player named first.
    First,
    /// The other player.
    Second,
}

/// Who plays which side, and from which position.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Terms {
    /// Even, with the sides decided by tossing pawns (振り駒).
    #[default]
    Toss,
    /// Even, with this player as Black.
    Black(Seat),
    /// A handicap game.
    Handicap {
        /// The player who gives the handicap and plays White.
        by: Seat,
        /// The handicap.
        handicap: Handicap,
    },
}

impl Round {
    /// A round without tables.
    #[must_use]
    pub const fn new(number: u32) -> Self {
        Self {
            number,
            name: String::new(),
            starts: None,
            lasts: None,
            tables: Vec::new(),
            byes: Vec::new(),
            corrected: Vec::new(),
        }
    }

    /// The table with `number`.
    #[must_use]
    pub fn table(&self, number: u32) -> Option<&Table> {
        self.tables.iter().find(|table| table.number == number)
    }

    /// Whether it is paired, and no game of it has begun.
    #[must_use]
    pub fn is_awaited(&self) -> bool {
        self.is_paired() && !self.tables.is_empty() && !self.tables.iter().any(Table::has_begun)
    }

    /// Whether every pairing has its result.
    #[must_use]
    pub fn is_over(&self) -> bool {
        self.tables.iter().all(Table::is_over)
    }
}

impl Table {
    /// A pairing of two players who toss for the sides of a single game.
    #[must_use]
    pub const fn new(number: u32, first: Player, second: Player) -> Self {
        Self {
            number,
            first,
            second,
            terms: Terms::Toss,
            best_of: 1,
            games: Vec::new(),
            playing: None,
            tosses_put_away: Vec::new(),
            known_as: Vec::new(),
            time: None,
        }
    }

    /// Whether a game of it was started or has a result.
    #[must_use]
    pub const fn has_begun(&self) -> bool {
        !self.games.is_empty() || self.playing.is_some()
    }

    /// Whether nothing is settled except who plays.
    pub(super) fn is_untouched(&self) -> bool {
        !self.has_begun() && self.terms == Terms::Toss
    }

    /// The results of this pairing by the seats of `other`; `None` if others play there. Unnamed players are identified
    /// by their table.
    pub(super) fn games_of_the_two(&self, other: &Self) -> Option<Vec<TableResult>> {
        let is_turned = self.first.name != other.first.name;
        let by_seats = |result: TableResult| if is_turned { result.with_seats_swapped() } else { result };
        self.has_the_two_of(other).then(|| self.games.iter().cloned().map(by_seats).collect())
    }

    /// The same pairing with the other player named first.
    pub(super) fn with_seats_swapped(self) -> Self {
        Self {
            first: self.second,
            second: self.first,
            terms: self.terms.with_seats_swapped(),
            games: self.games.into_iter().map(TableResult::with_seats_swapped).collect(),
            time: self.time.map(TableTime::with_seats_swapped),
            known_as: turned(self.known_as),
            ..self
        }
    }

    /// Their own time by the seats of `other`, where the same two play.
    pub(super) fn time_of_the_two(&self, other: &Self) -> Option<TableTime> {
        self.time.map(|time| if self.first.name == other.first.name { time } else { time.with_seats_swapped() })
    }

    /// The terms by the seats of `other`, where the same two play.
    pub(super) fn terms_of_the_two(&self, other: &Self) -> Terms {
        if self.first.name == other.first.name { self.terms } else { self.terms.with_seats_swapped() }
    }

    /// Sets the terms that `table` suggests for the players' ranks, if both can be read and a source compares them;
    /// otherwise the terms are left to the organiser. Returns whether they were set.
    pub(super) fn suggest_terms(&mut self, table: &HandicapTable) -> bool {
        let [Ok(first), Ok(second)] = [&self.first, &self.second].map(|player| player.rank.parse::<Rank>()) else {
            return false;
        };
        let suggestion = table.suggest(first, second).filter(|found| found.grounds == RankGrounds::OneLadder);
        let Some(suggestion) = suggestion else { return false };
        let stronger = if suggestion.first_to_second.is_lt() { Seat::Second } else { Seat::First };
        self.terms = match suggestion.terms {
            SuggestedTerms::Furigoma => Terms::Toss,
            SuggestedTerms::LowerPlaysBlack => Terms::Black(stronger.other()),
            SuggestedTerms::Handicap(handicap) => Terms::Handicap { by: stronger, handicap },
        };
        true
    }

    /// Whether this player sits here, under any of the names.
    #[must_use]
    pub fn has_player(&self, player: &Entrant) -> bool {
        [&self.first, &self.second].iter().any(|it| player.is_called(&it.name))
    }

    /// The player at `seat`.
    #[must_use]
    pub const fn player(&self, seat: Seat) -> &Player {
        match seat {
            Seat::First => &self.first,
            Seat::Second => &self.second,
        }
    }

    /// The handicap.
    #[must_use]
    pub const fn handicap(&self) -> Handicap {
        match self.terms {
            Terms::Toss | Terms::Black(_) => Handicap::Even,
            Terms::Handicap { handicap, .. } => handicap,
        }
    }

    /// Their own time in the next game; `None` where they have that of the event.
    #[must_use]
    pub fn time_of_next(&self) -> Option<TableTime> {
        self.time.map(|time| time.in_game(self.next_game()))
    }

    /// The setup of the next game, with `black` playing Black; that may have to be decided by a toss first. Players
    /// without a time of their own have that of the event.
    #[must_use]
    pub fn setup(&self, black: Seat, time: TimeControl, profile: RuleProfile) -> MatchSetup {
        let times = self.time_of_next().unwrap_or(TableTime::both(time));
        let senior = match self.terms {
            Terms::Toss | Terms::Black(_) => side_of(Seat::First, black),
            Terms::Handicap { .. } => Color::White,
        };
        MatchSetup {
            players: Color::ALL.map(|color| self.player(seat_of(color, black)).clone()),
            senior,
            start: StartPosition::Handicap(self.handicap()),
            time: Color::ALL.map(|color| times.of(seat_of(color, black))),
            profile,
            attempt: Attempt::default(),
            event: None,
        }
    }
}

impl Seat {
    /// The opposite seat.
    #[must_use]
    pub const fn other(self) -> Self {
        match self {
            Self::First => Self::Second,
            Self::Second => Self::First,
        }
    }
}

impl Terms {
    /// The same with the players in the other order.
    const fn with_seats_swapped(self) -> Self {
        match self {
            Self::Toss => Self::Toss,
            Self::Black(seat) => Self::Black(seat.other()),
            Self::Handicap { by, handicap } => Self::Handicap { by: by.other(), handicap },
        }
    }

    /// Who has Black; `None` before the toss.
    #[must_use]
    pub const fn black(self) -> Option<Seat> {
        match self {
            Self::Toss => None,
            Self::Black(seat) => Some(seat),
            Self::Handicap { by, .. } => Some(by.other()),
        }
    }
}

/// Who plays `color` if `black` plays Black.
pub(super) const fn seat_of(color: Color, black: Seat) -> Seat {
    match color {
        Color::Black => black,
        Color::White => black.other(),
    }
}

pub(super) fn side_of(seat: Seat, black: Seat) -> Color {
    if seat == black { Color::Black } else { Color::White }
}

const fn one() -> u32 {
    1
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "it is called by what writes the fields")]
const fn is_one(count: &u32) -> bool {
    *count == 1
}

/// Serialises a duration in whole minutes.
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
