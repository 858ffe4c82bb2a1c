use crate::app::settings::form::{Notation, ThemeChoice};
use crate::text::Language;

/// The query for a command.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct FinderForm {
    /// The words of the query.
    pub query: String,
    /// Which of the commands that were found Enter runs, from 0.
    pub chosen: usize,
}

/// A choice that stands in a menu beside the commands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ViewChoice {
    /// In which colours everything is painted.
    Theme(ThemeChoice),
    /// In which language everything is said.
    Language(Language),
    /// How moves are written.
    Notation(Notation),
}

impl ViewChoice {
    /// Every choice, in the order of the menu.
    pub fn all() -> impl Iterator<Item = Self> {
        let themes = ThemeChoice::ALL.into_iter().map(Self::Theme);
        let languages = Language::ALL.into_iter().map(Self::Language);
        themes.chain(languages).chain(Notation::ALL.into_iter().map(Self::Notation))
    }
}
