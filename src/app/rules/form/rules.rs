//! The open editor of rule profiles.

use std::path::PathBuf;

use crate::app::new_game::form::NewGameForm;
use crate::app::rules::form::{KnobId, RuleKnob};
use crate::app::user_files::form::{ProfileShelf, UserFileTrouble};
use crate::rules::{ProfileErrorKind, ProfileName, RuleProfile};

/// The fields of the editor of rule profiles.
#[derive(Clone, Debug, PartialEq)]
pub struct RulesForm {
    /// The profile as it reads now.
    pub profile: RuleProfile,
    /// The profile as it lies on the shelf; `None` for one that has just been imported.
    pub before: Option<RuleProfile>,
    /// What came of the last import or export.
    pub remark: Option<RulesRemark>,
    /// The new-game dialog, which comes back afterwards.
    pub new_game: NewGameForm,
}

/// What came of an import or an export.
#[derive(Clone, Debug, PartialEq)]
pub enum RulesRemark {
    /// The profile was written there.
    Exported(PathBuf),
    /// A file could not be read or written.
    Trouble(UserFileTrouble),
}

/// Why a profile cannot be saved.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RulesFault {
    /// A field makes no sense.
    Field(ProfileErrorKind),
    /// The id belongs to another profile.
    TakenId,
}

impl RulesForm {
    /// The editor with `profile`, which lies on the shelf.
    #[must_use]
    pub fn new(profile: RuleProfile, new_game: NewGameForm) -> Self {
        Self { before: Some(profile.clone()), profile, remark: None, new_game }
    }

    /// Shows another profile from the shelf.
    pub fn show(&mut self, profile: RuleProfile) {
        self.before = Some(profile.clone());
        self.profile = profile;
        self.remark = None;
    }

    /// Shows a profile from elsewhere, which becomes one of the user's own when it is saved.
    pub fn show_imported(&mut self, profile: RuleProfile, shelf: &ProfileShelf) {
        self.remark = None;
        self.before = shelf.find(&profile.id).filter(|known| **known == profile).cloned();
        self.profile = profile;
        if self.before.is_none() && shelf.find(&self.profile.id).is_some() {
            self.become_copy(shelf);
        }
    }

    /// Whether there is something to save.
    #[must_use]
    pub fn is_changed(&self) -> bool {
        self.before.as_ref() != Some(&self.profile)
    }

    /// Whether the profile that is edited is the user's own, or about to be.
    #[must_use]
    pub fn is_own(&self, shelf: &ProfileShelf) -> bool {
        self.is_changed() || shelf.is_own(&self.profile.id)
    }

    /// Turns a knob. A value of the user's own needs no source any more.
    pub fn turn(&mut self, id: KnobId, value: usize, shelf: &ProfileShelf) {
        let Some(knob) = RuleKnob::of(id.rule).get(id.index) else { return };
        if knob.value(&self.profile).is_none_or(|present| present == value) {
            return;
        }
        if !self.is_own(shelf) {
            self.become_copy(shelf);
        }
        knob.turn(&mut self.profile, value);
        self.profile.provenance.not_verified.retain(|rule| *rule != id.rule);
    }

    /// Calls it something else.
    pub fn rename(&mut self, name: ProfileName, id: String) {
        self.profile.name = name;
        self.profile.id = id;
    }

    /// Why it cannot be saved.
    #[must_use]
    pub fn fault(&self, shelf: &ProfileShelf) -> Option<RulesFault> {
        // A copy of a built-in one cannot take its place, one of the user's own can.
        let may_replace = !self.is_changed() || shelf.is_own(&self.profile.id);
        let is_before = self.before.as_ref().is_some_and(|before| before.id == self.profile.id && may_replace);
        let is_taken = shelf.find(&self.profile.id).is_some() && !is_before;
        let field = self.profile.fault().map(|(_, kind)| RulesFault::Field(kind));
        field.or_else(|| is_taken.then_some(RulesFault::TakenId))
    }

    /// A profile that is built in is never changed: its copy is.
    fn become_copy(&mut self, shelf: &ProfileShelf) {
        let (number, id) = shelf.free_id(&self.profile.id);
        let ProfileName { en, ja } = &self.profile.name;
        self.profile.name = ProfileName { en: format!("{en} {number}"), ja: format!("{ja} {number}") };
        self.profile.id = id;
        self.profile.provenance.checked = None;
    }
}
