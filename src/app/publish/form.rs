//! Which hall is published, where and how.

use std::path::{Path, PathBuf};

use serde::{Deserialize, Serialize};

use crate::app::form::typed_path;
use crate::app::hall::form::{HallForm, HallSettings};
use crate::storage::FileError;
use crate::text::Language;

/// The settings of the site.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct PublishSettings {
    /// Whether it is written while the program runs.
    pub is_on: bool,
    /// The folder into which the tables write their games.
    pub hall: Option<PathBuf>,
    /// The folder of the site.
    pub site: Option<PathBuf>,
    /// Where people find the site; shown as a QR code on screens and paper.
    pub address: String,
    /// What stands above the tables.
    pub title: String,
    /// The delay in minutes.
    pub delay: u32,
    /// The language of the site; by default that of the window.
    pub language: Option<Language>,
    /// Whether records are published whole, with the arbiter's log and variations.
    pub whole_records: bool,
}

/// The fields of the dialog about the site.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PublishForm {
    /// The folder of the hall, as typed.
    pub hall: String,
    /// The folder of the site, as typed.
    pub site: String,
    /// Where people find the site.
    pub address: String,
    /// What stands above the tables.
    pub title: String,
    /// The delay in minutes.
    pub delay: u32,
    /// The language of the site.
    pub language: Language,
    /// Whether records are published whole.
    pub whole_records: bool,
    /// Why the system could not ask for a folder.
    pub has_no_folder_dialog: bool,
    /// The dialog from which this one was opened.
    pub beneath: HallForm,
}

/// Why the site cannot be written.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PublishTrouble {
    /// The folder of the hall cannot be read.
    Hall(PathBuf, FileError),
    /// The folder of the site cannot be written.
    Site(PathBuf, FileError),
    /// The folder of the site holds files that are not part of a site.
    Foreign(PathBuf),
    /// Another program is writing this site.
    InUse(PathBuf),
    /// The folder of the site and that of the games overlap.
    AmongGames(PathBuf),
}

/// The longest delay, in minutes.
pub const LONGEST_DELAY: u32 = 60;

impl PublishForm {
    /// The settings as fields; if they name no hall, the one that is watched or shared with.
    #[must_use]
    pub fn of(settings: &PublishSettings, hall: &HallSettings, language: Language) -> Self {
        let words = |path: &Option<PathBuf>| path.as_ref().map(|path| path.display().to_string());
        let known = || words(&hall.watched).or_else(|| words(&hall.shared_in));
        let title = if settings.title.is_empty() { &hall.title } else { &settings.title };
        Self {
            hall: words(&settings.hall).or_else(known).unwrap_or_default(),
            site: words(&settings.site).unwrap_or_default(),
            address: settings.address.clone(),
            title: title.clone(),
            delay: settings.delay,
            language: settings.language.unwrap_or(language),
            whole_records: settings.whole_records,
            has_no_folder_dialog: false,
            beneath: HallForm::of(hall),
        }
    }

    /// Whether both folders are given.
    #[must_use]
    pub fn has_folders(&self) -> bool {
        [&self.hall, &self.site].into_iter().all(|folder| !folder.trim().is_empty())
    }

    /// The folder of the site, where by what is typed it overlaps with that of the games: the site would lie among them.
    #[must_use]
    pub fn among_games(&self, home: Option<&Path>) -> Option<PathBuf> {
        let (hall, site) = (typed_path(&self.hall, home)?, typed_path(&self.site, home)?);
        (hall.starts_with(&site) || site.starts_with(&hall)).then_some(site)
    }

    /// The fields as settings.
    #[must_use]
    pub fn settings(&self, is_on: bool, home: Option<&Path>) -> PublishSettings {
        PublishSettings {
            is_on,
            hall: typed_path(&self.hall, home),
            site: typed_path(&self.site, home),
            address: self.address.trim().to_owned(),
            title: self.title.trim().to_owned(),
            delay: self.delay.min(LONGEST_DELAY),
            language: Some(self.language),
            whole_records: self.whole_records,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_filled_in_is_what_is_remembered() {
        let watched = HallSettings { watched: Some(PathBuf::from("/hall")), ..HallSettings::default() };
        let form = PublishForm::of(&PublishSettings::default(), &watched, Language::Japanese);
        assert_eq!((form.hall.as_str(), form.has_folders()), ("/hall", false));
        let form = PublishForm { site: " /site ".to_owned(), delay: 600, ..form };
        let settings = form.settings(true, None);
        assert_eq!((settings.site.clone(), settings.delay), (Some(PathBuf::from("/site")), LONGEST_DELAY));
        let among = |site: &str| PublishForm { site: site.to_owned(), ..form.clone() }.among_games(None);
        let found = ["/hall/ ", "/hall/site", "/", "", "/hall-site"].map(among);
        assert_eq!(found, [Some("/hall/".into()), Some("/hall/site".into()), Some("/".into()), None, None]);
        let again = PublishForm::of(&settings, &HallSettings::default(), Language::English);
        assert_eq!((again.language, again.settings(true, None)), (Language::Japanese, settings));
    }
}
