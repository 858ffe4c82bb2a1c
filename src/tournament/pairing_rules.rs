//! How the rounds of an event are paired and its players placed: what the organiser decides.
//!
//! Where sources agree on a definition it is theirs; where they differ or are silent it is a choice here, and the first
//! value is only where the program begins.

use serde::{Deserialize, Serialize};

/// What the organiser has decided about pairings and standings.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct PairingRules {
    /// Who meets whom.
    pub system: System,
    /// Who has Black in an even game.
    pub sides: Sides,
    /// What places players, the most important first; players who are equal in all of it share a place.
    pub order: Vec<Criterion>,
    /// What a player without an opponent gets.
    pub bye: Worth,
    /// What a player gets for a round they asked to sit out.
    pub asked_bye: Worth,
    /// What both get for a game without a winner.
    pub draw: Worth,
    /// What both get where neither came.
    pub double_default: DoubleDefault,
    /// What a round without a game adds to SOS.
    pub unplayed: Unplayed,
}

/// A system of pairing (対戦方式).
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum System {
    /// スイス式: those who have won as much meet, and nobody twice.
    #[default]
    Swiss,
    /// McMahon: the same, but everybody starts with a score by rank.
    McMahon {
        /// The rank from which on all start alike; empty for the highest there is.
        #[serde(default)]
        top: String,
        /// The rank from which down all start alike; empty for the lowest there is.
        #[serde(default)]
        bottom: String,
    },
    /// 総当たり: everybody meets everybody, by the Berger tables.
    RoundRobin,
    /// 勝ち抜き: who loses is out.
    KnockOut,
    /// 団体戦: teams meet, and play board against board.
    Teams {
        /// How many boards a team has.
        boards: u32,
        /// Which teams meet.
        #[serde(default, skip_serializing_if = "TeamMeeting::is_usual")]
        meet: TeamMeeting,
    },
}

/// Which teams meet.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum TeamMeeting {
    /// Those who have won as much, and no two of them twice.
    #[default]
    Swiss,
    /// Every team meets every other, by the Berger tables.
    RoundRobin,
}

impl TeamMeeting {
    #[expect(clippy::trivially_copy_pass_by_ref, reason = "serde passes it so")]
    fn is_usual(&self) -> bool {
        *self == Self::default()
    }
}

/// Who has Black in an even game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Sides {
    /// Whoever has had it more seldom; where both are equal the pawns are tossed.
    #[default]
    Balanced,
    /// The pawns are always tossed (振り駒).
    Tossed,
}

/// What places players.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Criterion {
    /// The score: what was won (勝ち星), together with what a player started with in a McMahon event.
    Score,
    /// What was won, whatever a player started with.
    Wins,
    /// ソルコフ (SOS, Buchholz): the sum of the scores of all opponents.
    Sos,
    /// The sum of the SOS of all opponents.
    Sosos,
    /// SB (SODOS, Sonneborn-Berger): the sum of the scores of those who were beaten, and half of those of others with
    /// whom a game had no winner.
    Sb,
    /// 直接対決: what was won among those who are equal so far, if every two of them have met.
    HeadToHead,
    /// The games that were won, where a pairing has several of them, or a team several boards.
    Games,
}

/// What a round is worth in which nobody was beaten.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Worth {
    /// No points.
    Nothing,
    /// Half of a win.
    Half,
    /// As much as a win.
    Win,
}

/// What both get where neither came (両者不戦敗).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum DoubleDefault {
    /// Both have lost.
    #[default]
    BothLose,
    /// It counts as a game without a winner.
    Draw,
}

/// What a round without an opponent, or one that was won or lost by default, adds to SOS, SOSOS and SB.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Unplayed {
    /// Nothing where there is no opponent; an opponent who did not come counts as any other.
    #[default]
    Nothing,
    /// Nothing wherever no game was played, by default or without an opponent.
    OnlyPlayed,
    /// The player's own score, whether there was an opponent or not: nobody has a worse place for it.
    OwnScore,
}

impl Default for PairingRules {
    /// Swiss, placed by 勝ち星, ソルコフ, SB and 直接対決 in this order, as amateur events of the JSA's branches are (that of
    /// Otaru describes it; the qualifiers of the Mynavi Women's Open 2014 had the first three).
    fn default() -> Self {
        Self {
            system: System::Swiss,
            sides: Sides::Balanced,
            order: vec![Criterion::Score, Criterion::Sos, Criterion::Sb, Criterion::HeadToHead],
            bye: Worth::Win,
            asked_bye: Worth::Nothing,
            draw: Worth::Half,
            double_default: DoubleDefault::BothLose,
            unplayed: Unplayed::Nothing,
        }
    }
}

impl Criterion {
    /// Every criterion.
    pub const ALL: [Self; 7] =
        [Self::Score, Self::Wins, Self::Sos, Self::Sosos, Self::Sb, Self::HeadToHead, Self::Games];

    /// The word for it in lists for other programs.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Self::Score => "score",
            Self::Wins => "wins",
            Self::Sos => "sos",
            Self::Sosos => "sosos",
            Self::Sb => "sb",
            Self::HeadToHead => "head_to_head",
            Self::Games => "games",
        }
    }
}

impl System {
    /// Teams with so many boards, which meet as in a Swiss event.
    #[must_use]
    pub const fn teams(boards: u32) -> Self {
        Self::Teams { boards, meet: TeamMeeting::Swiss }
    }

    /// Whether a table lays down who meets whom, whatever the results.
    #[must_use]
    pub const fn is_by_table(&self) -> bool {
        match self {
            Self::RoundRobin | Self::Teams { meet: TeamMeeting::RoundRobin, .. } => true,
            Self::Swiss | Self::McMahon { .. } | Self::KnockOut | Self::Teams { meet: TeamMeeting::Swiss, .. } => false,
        }
    }

    /// The word for it in lists for other programs.
    #[must_use]
    pub const fn code(&self) -> &'static str {
        match self {
            Self::Swiss => "swiss",
            Self::McMahon { .. } => "mcmahon",
            Self::RoundRobin => "round_robin",
            Self::KnockOut => "knock_out",
            Self::Teams { meet: TeamMeeting::Swiss, .. } => "teams",
            Self::Teams { meet: TeamMeeting::RoundRobin, .. } => "team_round_robin",
        }
    }
}
