//! The settings dialog while it is open: where it is, what is searched for, what is half typed.

use crate::app::settings::form::{Section, SettingId};

/// The settings as they are open.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SettingsForm {
    /// The section that is shown while nothing is searched for.
    pub section: Section,
    /// The words of the search.
    pub query: String,
    /// What was typed for the folder with the user's own images of pieces, until it is taken.
    pub piece_folder: Option<String>,
    /// The system has no dialog in which a folder could be chosen.
    pub has_no_folder_dialog: bool,
    /// What was chosen before all was reset, until something else is chosen.
    pub before_reset: Vec<(SettingId, usize)>,
}

impl SettingsForm {
    /// The settings at this section.
    #[must_use]
    pub const fn at(section: Section) -> Self {
        Self {
            section,
            query: String::new(),
            piece_folder: None,
            has_no_folder_dialog: false,
            before_reset: Vec::new(),
        }
    }
}

impl Default for SettingsForm {
    fn default() -> Self {
        Self::at(Section::Appearance)
    }
}
