use serde::{Deserialize, Serialize};

use super::{
    AgreementRule, DeclarationRule, HandicapCredit, HelpRule, IllegalMoveRule, MoveLimit, PauseRule,
    PerpetualCheckRule, RepetitionRule, ReplayRule, TakeBackRule, TryRule,
};

/// What the organiser of a game may choose among the rules (対局規定).
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
    /// By which records and the command line name it: small letters, digits and `_`.
    pub id: String,
    /// What people call it.
    pub name: ProfileName,
    /// Where its rules were found.
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
    /// 助言. Profiles that were written before there was such a rule help the players.
    #[serde(default)]
    pub help: HelpRule,
}

/// The name of a profile in the languages of the window.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ProfileName {
    /// In English.
    pub en: String,
    /// In Japanese.
    pub ja: String,
}

/// Where the rules of a profile were found, and which were not.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Provenance {
    /// The day on which the sources were read, as in `2026-11-20`; `None` for a profile that somebody made up.
    pub checked: Option<String>,
    /// The texts.
    pub sources: Vec<String>,
    /// The rules that no text could be found for, or only an old or a second-hand one. What the profile says about
    /// them is a choice of its own.
    pub not_verified: Vec<RuleField>,
}

/// A rule that a profile chooses.
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
    /// Whether a source was found for what the profile says about `field`.
    #[must_use]
    pub fn is_verified(&self, field: RuleField) -> bool {
        !self.provenance.not_verified.contains(&field)
    }
}

impl Default for RuleProfile {
    /// A game among friends: see `assets/profiles/casual.ron`.
    fn default() -> Self {
        Self::shipped("casual").expect("the casual profile is built in")
    }
}
