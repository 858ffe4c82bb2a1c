use std::time::Duration;

use serde::{Deserialize, Serialize};

use super::Toss;
use crate::clock::TimeControl;
use crate::rules::RuleProfile;
use crate::session::{MatchSetup, Player, Series, StartPosition};
use crate::shogi::{Color, Handicap, Position};

/// What stands in the fields of the new-game dialog.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct NewGameForm {
    /// Names, Black's first.
    pub names: [String; 2],
    /// Ranks (段級), Black's first.
    pub ranks: [String; 2],
    /// Whether Black is the senior player, who has the 王.
    pub black_is_senior: bool,
    /// From which position.
    #[serde(with = "handicap_by_name")]
    pub handicap: Handicap,
    /// A position that was set up for this game, in place of the handicap. It is not remembered for the next one.
    #[serde(skip)]
    pub composed: Option<Box<Position>>,
    /// Which time control.
    pub time_kind: TimeKind,
    /// Main time: whole minutes.
    pub main_minutes: u32,
    /// Main time: seconds on top.
    pub main_seconds: u32,
    /// Byoyomi in seconds, at least 1.
    pub byoyomi_seconds: u32,
    /// Byoyomi periods, at least 1.
    pub periods: u32,
    /// Seconds that each move adds.
    pub increment_seconds: u32,
    /// The toss that gives the players their sides, if there is one. It is not remembered for the next game.
    #[serde(skip)]
    pub toss: Option<Toss>,
    /// By which rules: the id of a profile.
    pub profile: String,
}

/// Which time control.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum TimeKind {
    /// No limit.
    Untimed,
    /// 切れ負け
    SuddenDeath,
    /// 秒読み
    Byoyomi,
    /// Fischer
    Fischer,
}

impl TimeKind {
    /// Every time control.
    pub const ALL: [Self; 4] = [Self::Untimed, Self::SuddenDeath, Self::Byoyomi, Self::Fischer];

    /// The name of the sentence that names it.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Untimed => "time-kind-untimed",
            Self::SuddenDeath => "time-kind-sudden-death",
            Self::Byoyomi => "time-kind-byoyomi",
            Self::Fischer => "time-kind-fischer",
        }
    }
}

impl Default for NewGameForm {
    /// An even game of 15 minutes, then 30 seconds a move.
    fn default() -> Self {
        Self {
            names: Default::default(),
            ranks: Default::default(),
            black_is_senior: false,
            handicap: Handicap::Even,
            composed: None,
            time_kind: TimeKind::Byoyomi,
            main_minutes: 15,
            main_seconds: 0,
            byoyomi_seconds: 30,
            periods: 1,
            increment_seconds: 5,
            toss: None,
            profile: RuleProfile::default().id,
        }
    }
}

impl NewGameForm {
    /// The time control that is chosen.
    #[must_use]
    pub fn time_control(&self) -> TimeControl {
        let seconds = |count: u32| Duration::from_secs(u64::from(count));
        let main = seconds(self.main_minutes) * 60 + seconds(self.main_seconds);
        match self.time_kind {
            TimeKind::Untimed => TimeControl::UNTIMED,
            TimeKind::SuddenDeath => TimeControl::sudden_death(main.max(seconds(1))),
            TimeKind::Byoyomi => TimeControl::periods(main, seconds(self.byoyomi_seconds.max(1)), self.periods.max(1)),
            TimeKind::Fischer => {
                let main = if self.increment_seconds == 0 { main.max(seconds(1)) } else { main };
                TimeControl::fischer(main, seconds(self.increment_seconds))
            }
        }
    }

    /// The match that the form describes, by the rules of `profile`, which is the one it names.
    #[must_use]
    pub fn setup(&self, profile: RuleProfile) -> MatchSetup {
        let player = |index: usize| Player {
            name: self.names[index].trim().to_owned(),
            rank: self.ranks[index].trim().to_owned(),
        };
        MatchSetup {
            players: [player(0), player(1)],
            senior: self.senior(),
            start: self.start(),
            time: [self.time_control(); 2],
            profile,
            series: Series::default(),
        }
    }

    /// From which position.
    #[must_use]
    pub fn start(&self) -> StartPosition {
        match &self.composed {
            Some(position) => StartPosition::from(Position::clone(position)),
            None => StartPosition::Handicap(self.handicap),
        }
    }

    /// Starts from a position that has a name.
    pub fn choose_handicap(&mut self, handicap: Handicap) {
        self.handicap = handicap;
        self.composed = None;
        if !self.can_toss() {
            self.toss = None;
        }
    }

    /// Who has the 王: in a handicap game the one who gives it.
    #[must_use]
    pub fn senior(&self) -> Color {
        if self.black_is_senior && !self.start().is_handicap() { Color::Black } else { Color::White }
    }

    /// The players change sides. What a toss gave them is no longer so.
    pub fn swap_players(&mut self) {
        self.toss = None;
        self.black_is_senior = !self.black_is_senior;
        self.names.swap(0, 1);
        self.ranks.swap(0, 1);
    }
}

/// Keeps a handicap by the name of its variant, so that the settings file stays readable when the list grows.
mod handicap_by_name {
    use serde::{Deserialize, Deserializer, Serializer, de::Error};

    use crate::shogi::Handicap;

    pub(super) fn serialize<S: Serializer>(handicap: &Handicap, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(&format_args!("{handicap:?}"))
    }

    pub(super) fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Handicap, D::Error> {
        let name = String::deserialize(deserializer)?;
        let known = Handicap::ALL.into_iter().find(|handicap| format!("{handicap:?}") == name);
        known.ok_or_else(|| Error::custom(format!("no handicap is called {name}")))
    }
}
