//! The rule profile of a game, and where its rules come from.

use serde::{Deserialize, Serialize};

use super::{
    AgreementRule, DeclarationRule, HandicapCredit, HelpRule, IllegalMoveRule, MoveLimit, PauseRule,
    PerpetualCheckRule, RepetitionRule, ReplayRule, TakeBackRule, TryRule,
};

/// The rules the organiser of a game has chosen (対局規定).
///
/// A profile is fixed before the first move and does not change during a game.
///
/// ```
/// use komadai::rules::{RuleField, RuleProfile};
///
/// let profile = RuleProfile::shipped("shogiwars").expect("it is built in");
/// assert_eq!(profile.name.ja, "将棋ウォーズ");
/// assert!(!profile.is_verified(RuleField::Declaration));
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RuleProfile {
    /// The identifier in records and on the command line: lower-case letters, digits and `_`.
    pub id: String,
    /// The name shown to people.
    pub name: ProfileName,
    /// Where its rules come from.
    pub provenance: Provenance,
    /// 千日手
    pub repetition: RepetitionRule,
    /// 連続王手の千日手
    pub perpetual_check: PerpetualCheckRule,
    /// 合意による持将棋
    pub agreement: AgreementRule,
    /// 入玉宣言
    pub declaration: DeclarationRule,
    /// 最大手数
    pub move_limit: MoveLimit,
    /// トライルール
    pub try_rule: TryRule,
    /// 駒落ちの点数
    pub handicap_credit: HandicapCredit,
    /// 反則
    pub illegal_moves: IllegalMoveRule,
    /// 指し直し
    pub replay: ReplayRule,
    /// 待った
    pub take_back: TakeBackRule,
    /// Who may stop the clock.
    pub pause: PauseRule,
    /// 助言. Defaults to help, since profiles written before this rule existed gave it.
    #[serde(default)]
    pub help: HelpRule,
}

/// The name of a profile in each language of the user interface.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ProfileName {
    /// In English.
    pub en: String,
    /// In Japanese.
    pub ja: String,
}

/// The sources of a profile's rules, and the rules without one.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Provenance {
    /// The day the sources were checked, as in `2026-11-20`; `None` for profiles that somebody made up.
    pub checked: Option<String>,
    /// The texts consulted.
    pub sources: Vec<String>,
    /// The rules for which no source was found, or only an old or second-hand one. Their values are this profile's own
    /// choice.
    pub not_verified: Vec<RuleField>,
}

/// A rule that a profile sets.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum RuleField {
    /// [`RuleProfile::repetition`]
    Repetition,
    /// [`RuleProfile::perpetual_check`]
    PerpetualCheck,
    /// [`RuleProfile::agreement`]
    Agreement,
    /// [`RuleProfile::declaration`]
    Declaration,
    /// [`RuleProfile::move_limit`]
    MoveLimit,
    /// [`RuleProfile::try_rule`]
    Try,
    /// [`RuleProfile::handicap_credit`]
    HandicapCredit,
    /// [`RuleProfile::illegal_moves`]
    IllegalMoves,
    /// [`RuleProfile::replay`]
    Replay,
    /// [`RuleProfile::take_back`]
    TakeBack,
    /// [`RuleProfile::pause`]
    Pause,
    /// [`RuleProfile::help`]
    Help,
}

impl RuleField {
    /// Every rule, in the order of [`RuleProfile`].
    pub const ALL: [Self; 12] = [
        Self::Repetition,
        Self::PerpetualCheck,
        Self::Agreement,
        Self::Declaration,
        Self::MoveLimit,
        Self::Try,
        Self::HandicapCredit,
        Self::IllegalMoves,
        Self::Replay,
        Self::TakeBack,
        Self::Pause,
        Self::Help,
    ];
}

impl RuleProfile {
    /// Whether a source was found for the profile's choice of `field`.
    #[must_use]
    pub fn is_verified(&self, field: RuleField) -> bool {
        !self.provenance.not_verified.contains(&field)
    }
}

impl Default for RuleProfile {
    /// A casual game among friends: see `assets/profiles/casual.ron`.
    fn default() -> Self {
        Self::shipped("casual").expect("the casual profile is built in")
    }
}
