//! The rules an organiser can choose (対局規定), as data.
//!
//! A [`RuleProfile`] holds every choice; nothing else in the program knows about organisations. Profiles are written in
//! RON: those of the organisations are built in ([`RuleProfile::shipped`]), and users can write their own. Parsing
//! validates a profile and reports the line and field of a fault. Rules for which no source was found are listed in
//! [`Provenance::not_verified`], so that this can be shown wherever the rule is.

mod conduct_rules;
mod draw_rules;
mod gist;
mod impasse_rules;
mod profile_error;
mod profile_file;
mod profile_line;
mod replay_rule;
mod rule_profile;
mod shipped;

pub use conduct_rules::{
    ClaimDeadline, ClaimRule, Claimant, Claimants, HelpRule, IllegalMoveRule, PauseRule, TakeBackRule,
};
pub use draw_rules::{LimitInCheck, MateAtLimit, MoveLimit, PerpetualCheckRule, RepetitionRule, Undecided};
pub use gist::Clause;
pub use impasse_rules::{
    AgreementRule, AgreementTerms, AgreementTie, BySide, DeclarationCall, DeclarationRule, DeclarationTerms,
    FailedDeclaration, HandicapCredit, KingsEntered, TryRule,
};
pub use profile_error::{ProfileError, ProfileErrorKind};
pub use replay_rule::{ReplayRule, ReplaySides, ReplayTime, TopUpCap};
pub use rule_profile::{ProfileName, Provenance, RuleField, RuleProfile};
