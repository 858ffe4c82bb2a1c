use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use serde::Serialize;
use serde::de::DeserializeOwned;

use super::save_in_own_folder;

/// What was found where settings are kept.
#[derive(Clone, Debug, PartialEq)]
pub enum LoadedSettings<S> {
    /// Nothing yet.
    Absent,
    /// The settings.
    Read(S),
    /// A file that cannot be read as settings. It was moved aside, so that saving does not overwrite it.
    Damaged {
        /// Where the damaged file lies now.
        kept_as: PathBuf,
        /// What is wrong with it, with line and column.
        reason: String,
    },
}

/// Reads settings written as RON.
#[must_use]
pub fn load_settings<S: DeserializeOwned>(path: &Path) -> LoadedSettings<S> {
    let text = match fs::read_to_string(path) {
        Ok(text) => text,
        Err(error) if error.kind() == io::ErrorKind::NotFound => return LoadedSettings::Absent,
        Err(error) => return set_aside(path, error.to_string()),
    };
    match ron::from_str(&text) {
        Ok(settings) => LoadedSettings::Read(settings),
        Err(error) => set_aside(path, error.to_string()),
    }
}

fn set_aside<S>(path: &Path, reason: String) -> LoadedSettings<S> {
    let free = (1_u32..).map(|n| path.with_extension(format!("damaged-{n}.ron"))).find(|aside| !aside.exists());
    let aside = free.unwrap_or_else(|| path.with_extension("damaged.ron"));
    let kept_as = if fs::rename(path, &aside).is_ok() { aside } else { path.to_owned() };
    LoadedSettings::Damaged { kept_as, reason }
}

/// Writes settings as RON, making their folder where it is missing.
///
/// # Errors
/// What the system says; the old settings are as they were.
pub fn save_settings<S: Serialize>(path: &Path, settings: &S) -> io::Result<()> {
    let pretty = ron::ser::PrettyConfig::default().struct_names(true);
    let text = ron::ser::to_string_pretty(settings, pretty).map_err(io::Error::other)?;
    save_in_own_folder(path, text.as_bytes())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn settings_come_back_as_they_were_saved() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("deep").join("settings.ron");
        assert_eq!(load_settings::<Vec<u32>>(&path), LoadedSettings::Absent);
        save_settings(&path, &vec![1_u32, 2, 3]).unwrap();
        assert_eq!(load_settings(&path), LoadedSettings::Read(vec![1_u32, 2, 3]));
    }

    #[test]
    fn a_damaged_file_is_kept_aside_and_named() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("settings.ron");
        fs::write(&path, "[1, 2,").unwrap();
        let LoadedSettings::Damaged { kept_as, .. } = load_settings::<Vec<u32>>(&path) else { panic!("it was read") };
        assert_eq!(fs::read_to_string(kept_as).unwrap(), "[1, 2,");
        assert!(!path.exists());
    }
}
