//! What an organiser may choose among the rules (対局規定), as data.
//!
//! A [`RuleProfile`] holds every choice; nothing else in the program knows an organisation. Profiles are written as
//! RON: those of the organisations are built in ([`RuleProfile::shipped`]), and people write their own. Reading one
//! checks it and names the line and the field of a fault. What no source could tell is listed in
//! [`Provenance::not_verified`], so that it can be said wherever the rule is shown.

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

pub use conduct_rules::{ClaimDeadline, ClaimRule, Claimants, HelpRule, IllegalMoveRule, PauseRule, TakeBackRule};
pub use draw_rules::{LimitInCheck, MateAtLimit, MoveLimit, PerpetualCheckRule, RepetitionRule, Undecided};
pub use gist::Clause;
pub use impasse_rules::{
    AgreementRule, AgreementTerms, AgreementTie, BySide, DeclarationCall, DeclarationRule, DeclarationTerms,
    FailedDeclaration, HandicapCredit, KingsEntered, TryRule,
};
pub use profile_error::{ProfileError, ProfileErrorKind};
pub use replay_rule::{ReplayRule, ReplaySides, ReplayTime, TopUpCap};
pub use rule_profile::{ProfileName, Provenance, RuleField, RuleProfile};
