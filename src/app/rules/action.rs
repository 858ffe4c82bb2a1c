//! What can be done in the editor of rule profiles.

use crate::app::rules::form::KnobId;

/// An action in the editor of rule profiles.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RulesAction {
    /// Open it, from the new-game dialog.
    Open,
    /// Show the profile with this id.
    Show(String),
    /// Turn this knob to this value.
    Turn(KnobId, usize),
    /// Call the profile something else.
    Rename {
        /// In English.
        en: String,
        /// In Japanese.
        ja: String,
        /// Its id.
        id: String,
    },
    /// Use this profile, saving it if it was changed.
    Take,
    /// Delete the profile.
    Delete,
    /// Import a profile from a file.
    Import,
    /// Export the profile to a file.
    Export,
}
