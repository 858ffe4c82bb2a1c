//! What the new-game dialog remembers from one game to the next, and the match that comes of it.

use serde::{Deserialize, Serialize};

use crate::app::new_game::form::{ClockForm, Toss};
use crate::app::opponents::form::{EnginePlayer, EngineSeries, names_in_game};
use crate::clock::TimeControl;
use crate::rules::{Rank, RuleProfile, SettingUp};
use crate::session::{Attempt, MatchSetup, Player, StartPosition};
use crate::shogi::{Color, Handicap, Position};
use crate::text::Language;

/// The fields of the new-game dialog.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct NewGameForm {
    /// Names, Black's first.
    pub names: [String; 2],
    /// Ranks (段級), Black's first.
    pub ranks: [String; 2],
    /// Who was given the 王 by hand. While nobody was, the ranks tell who is the senior player.
    pub chosen_senior: Option<Color>,
    /// The starting position.
    #[serde(with = "handicap_by_name")]
    pub handicap: Handicap,
    /// A position that was set up for this game, in place of the handicap. It is not remembered for the next one.
    #[serde(skip)]
    pub composed: Option<Box<Position>>,
    /// Each side's time, Black's first.
    pub clocks: [ClockForm; 2],
    /// Whether the sides have different times. Otherwise Black's is White's too.
    pub time_odds: bool,
    /// The name under which the times are to be kept.
    #[serde(skip)]
    pub preset_name: String,
    /// The toss that gives the players their sides, if there is one. It is not remembered for the next game.
    #[serde(skip)]
    pub toss: Option<Toss>,
    /// The rules, by the id of their profile.
    pub profile: String,
    /// The file of the table by which ranks suggest a handicap; `None` for the one that is built in.
    pub handicap_table: Option<String>,
    /// The sides that engines play, Black's first.
    pub engines: [Option<EnginePlayer>; 2],
    /// How many games two engines play against each other.
    pub games: u32,
    /// The order in which the pieces are set up before an even game; `None` for all at once.
    pub setting_up: Option<SettingUp>,
    /// Whether what is seldom asked for is seen as well.
    pub shows_more: bool,
}

impl Default for NewGameForm {
    /// An even game of 15 minutes, then 30 seconds a move.
    fn default() -> Self {
        Self {
            names: Default::default(),
            ranks: Default::default(),
            chosen_senior: None,
            handicap: Handicap::Even,
            composed: None,
            clocks: Default::default(),
            time_odds: false,
            preset_name: String::new(),
            toss: None,
            profile: RuleProfile::default().id,
            handicap_table: None,
            engines: [None, None],
            games: 1,
            setting_up: None,
            shows_more: false,
        }
    }
}

impl NewGameForm {
    /// The fields of each side's time, Black's first.
    #[must_use]
    pub fn clocks(&self) -> [ClockForm; 2] {
        let [black, white] = self.clocks.clone();
        if self.time_odds { [black, white] } else { [black.clone(), black] }
    }

    /// Takes these times.
    pub fn take_clocks(&mut self, clocks: [ClockForm; 2]) {
        self.time_odds = clocks[0] != clocks[1];
        self.clocks = clocks;
    }

    /// Each side's time, Black's first.
    #[must_use]
    pub fn time(&self) -> [TimeControl; 2] {
        self.clocks().map(|clock| clock.control())
    }

    /// Whether a side has no time at all.
    #[must_use]
    pub fn has_no_time(&self) -> bool {
        self.clocks().iter().any(ClockForm::is_nothing)
    }

    /// The match that the form describes, by the rules of `profile`, which is the one it names. Where the names of engines have
    /// to tell their levels, these are in `language`.
    #[must_use]
    pub fn setup(&self, profile: RuleProfile, language: Language) -> MatchSetup {
        let engines = names_in_game(&self.engines, language);
        let player = |index: usize| match &engines[index] {
            Some(name) => Player { name: name.clone(), rank: String::new() },
            None => Player { name: self.names[index].trim().to_owned(), rank: self.ranks[index].trim().to_owned() },
        };
        MatchSetup {
            players: [player(0), player(1)],
            senior: self.senior(),
            start: self.start(),
            time: self.time(),
            profile,
            attempt: Attempt::default(),
            event: None,
        }
    }

    /// The starting position.
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

    /// The ceremony with which the game begins. Only for an even game do the sources tell the order.
    #[must_use]
    pub fn ceremony(&self) -> Option<SettingUp> {
        let is_even = matches!(self.start(), StartPosition::Handicap(Handicap::Even));
        self.setting_up.filter(|_| is_even)
    }

    /// Who has the 王: in a handicap game the one who gives it, else who was given it or has the higher rank.
    #[must_use]
    pub fn senior(&self) -> Color {
        if self.start().is_handicap() {
            return Color::White;
        }
        let by_rank = || Rank::senior(self.ranks_of_persons());
        self.chosen_senior.or_else(by_rank).unwrap_or(Color::White)
    }

    /// The ranks that could be read, Black's first.
    pub fn ranks_read(&self) -> [Option<Rank>; 2] {
        self.ranks_of_persons().map(|rank| rank.parse().ok())
    }

    /// The ranks as typed, Black's first. An engine has none, whatever was typed before it took the side.
    #[must_use]
    pub fn ranks_of_persons(&self) -> [&str; 2] {
        [0, 1].map(|index| if self.engines[index].is_some() { "" } else { self.ranks[index].as_str() })
    }

    /// The match that two engines play, if it has more than one game.
    #[must_use]
    pub fn engine_series(&self, language: Language) -> Option<EngineSeries> {
        match names_in_game(&self.engines, language) {
            [Some(first), Some(second)] if self.games > 1 => Some(EngineSeries::new(self.games, [first, second])),
            _ => None,
        }
    }

    /// The same where those who were `before` are `after`, by their sides in a game, which may be another one's; `None` where
    /// these are not the players.
    #[must_use]
    pub fn with_players_corrected(&self, before: &[Player; 2], after: &[Player; 2]) -> Option<Self> {
        let is = |index: usize, player: &Player| {
            let [name, rank] = [&self.names, &self.ranks].map(|told| told[index].trim());
            self.engines[index].is_some() || (name, rank) == (player.name.as_str(), player.rank.as_str())
        };
        let [first, second] =
            [[0, 1], [1, 0]].into_iter().find(|[black, white]| is(0, &before[*black]) && is(1, &before[*white]))?;
        let mut form = self.clone();
        for (index, player) in [&after[first], &after[second]].into_iter().enumerate() {
            if form.engines[index].is_none() {
                (form.names[index], form.ranks[index]) = (player.name.clone(), player.rank.clone());
            }
        }
        Some(form)
    }

    /// The players change sides. What a toss gave them is no longer so.
    pub fn swap_players(&mut self) {
        self.toss = None;
        self.chosen_senior = self.chosen_senior.map(Color::opponent);
        self.names.swap(0, 1);
        self.ranks.swap(0, 1);
        self.engines.swap(0, 1);
        if self.time_odds {
            self.clocks.swap(0, 1);
        }
    }
}

/// Keeps a handicap by the name of its variant, so that the settings file stays readable when the list grows.
mod handicap_by_name {
    use serde::{Deserialize, Deserializer, Serializer, de::Error};

    use crate::shogi::Handicap;

    pub fn serialize<S: Serializer>(handicap: &Handicap, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(&format_args!("{handicap:?}"))
    }

    pub fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Handicap, D::Error> {
        let name = String::deserialize(deserializer)?;
        let known = Handicap::ALL.into_iter().find(|handicap| format!("{handicap:?}") == name);
        known.ok_or_else(|| Error::custom(format!("no handicap is called {name}")))
    }
}
