use super::Section;

/// What is seen of the settings at present.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SettingsForm {
    /// The section that is shown while nothing is looked for.
    pub section: Section,
    /// The words that are looked for.
    pub query: String,
}

impl SettingsForm {
    /// The settings at this section.
    #[must_use]
    pub const fn at(section: Section) -> Self {
        Self { section, query: String::new() }
    }
}

impl Default for SettingsForm {
    fn default() -> Self {
        Self::at(Section::Appearance)
    }
}
