//! What can be done in the editor of rule profiles.

use crate::app::rules::form::KnobId;

/// Something in the editor of rule profiles.
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
    /// Play by this profile, and keep it if it was changed.
    Take,
    /// Take the profile away.
    Delete,
    /// Read one from a file.
    Import,
    /// Write it to a file.
    Export,
}
