//! The settings file: reading as much of it as possible, and saving without losing other windows' changes.

use std::io;
use std::path::{Path, PathBuf};
use std::time::Duration;

use serde::Serialize;
use serde::de::DeserializeOwned;

use super::kept_copies::free_name;
use super::patience::rename_patiently;
use super::salvage::salvage;
use super::{FileError, alone_with, read_file, save_in_own_folder};

/// How long to wait for another window that is writing its settings.
const PATIENCE: Duration = Duration::from_millis(200);

/// The largest settings file: a thousand times what settings need.
const MOST_BYTES: usize = 16 << 20;

/// The result of loading settings.
#[derive(Clone, Debug, PartialEq)]
pub enum LoadedSettings<S> {
    /// There are none yet.
    Absent,
    /// They were read.
    Read(S),
    /// The file is damaged. It was moved aside so that saving does not overwrite it.
    Damaged {
        /// Whatever could be read; everything else has its default.
        rest: S,
        /// Where the damaged file is now.
        kept_as: PathBuf,
        /// What is wrong with it.
        reason: SettingsFault,
    },
}

/// What is wrong with a settings file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SettingsFault {
    /// The system does not give what is in it.
    File(FileError),
    /// It cannot be read: in the parser's words, with line and column.
    Content(String),
}

/// Loads settings from RON. A missing setting has its default; an unreadable one does not affect the others. What could be read
/// of a damaged file is for the caller to save: the file is no longer there.
#[must_use]
pub fn load_settings<S: Serialize + DeserializeOwned + Default>(path: &Path) -> LoadedSettings<S> {
    let bytes = match read_file(path, MOST_BYTES) {
        Ok(bytes) => bytes,
        Err(error) if error.kind() == io::ErrorKind::NotFound => return LoadedSettings::Absent,
        Err(error) => return set_aside(path, S::default(), SettingsFault::File(FileError::at(path, &error))),
    };
    match read_settings(&bytes) {
        Ok(settings) => LoadedSettings::Read(settings),
        Err((rest, reason)) => set_aside(path, rest, SettingsFault::Content(reason)),
    }
}

/// Parses settings from the bytes of a file.
///
/// # Errors
/// Returns what could be read nevertheless, and what is wrong.
pub fn read_settings<S: Serialize + DeserializeOwned + Default>(bytes: &[u8]) -> Result<S, (S, String)> {
    let text = String::from_utf8_lossy(bytes);
    match ron::from_str(&text) {
        Ok(_) if is_of_another_kind::<S>(&text) => Err((S::default(), "none of its fields is known here".to_owned())),
        Ok(settings) => Ok(settings),
        Err(error) => Err((salvage(&text), error.to_string())),
    }
}

/// Whether a file has fields, and not one of those that these settings have: whoever wrote it meant something else.
fn is_of_another_kind<S: Serialize + Default>(text: &str) -> bool {
    let Ok(ron::Value::Map(fields)) = ron::from_str(text) else { return false };
    let Ok(serde_json::Value::Object(known)) = serde_json::to_value(S::default()) else { return false };
    let is_known = |name: &ron::Value| matches!(name, ron::Value::String(name) if known.contains_key(name));
    fields.iter().next().is_some() && !fields.keys().any(is_known)
}

fn set_aside<S>(path: &Path, rest: S, reason: SettingsFault) -> LoadedSettings<S> {
    let aside = free_name(path, "damaged");
    let kept_as = if rename_patiently(path, &aside).is_ok() { aside } else { path.to_owned() };
    LoadedSettings::Damaged { rest, kept_as, reason }
}

/// Saves settings as RON, creating their folder if missing.
///
/// # Errors
/// Returns the system's error; the old settings are unchanged.
pub fn save_settings<S: Serialize>(path: &Path, settings: &S) -> io::Result<()> {
    let pretty = ron::ser::PrettyConfig::default().struct_names(true);
    let text = ron::ser::to_string_pretty(settings, pretty).map_err(io::Error::other)?;
    save_in_own_folder(path, text.as_bytes())
}

/// Saves the settings that have changed since `before`, and keeps the others as they are on disk, where another window
/// may have changed them.
///
/// # Errors
/// Returns the system's error; the old settings are unchanged.
pub fn save_changed_settings<S>(path: &Path, before: &S, settings: &S) -> io::Result<()>
where
    S: Serialize + DeserializeOwned + Default,
{
    // One window after the other; but better without waiting than not at all.
    let _alone = alone_with(path, PATIENCE);
    match load_settings::<S>(path) {
        LoadedSettings::Absent | LoadedSettings::Damaged { .. } => save_settings(path, settings),
        LoadedSettings::Read(on_disk) => {
            let merged = merged(before, settings, &on_disk).unwrap_or(None);
            save_settings(path, merged.as_ref().unwrap_or(settings))
        }
    }
}

/// Completes the rest of damaged settings with what is `usual` on this system.
#[must_use]
pub fn completed_settings<S: Serialize + DeserializeOwned + Default>(rest: S, usual: &S) -> S {
    merged(&S::default(), &rest, usual).ok().flatten().unwrap_or(rest)
}

/// `on_disk` with the settings in which `settings` differ from `before`.
fn merged<S: Serialize + DeserializeOwned>(before: &S, settings: &S, on_disk: &S) -> serde_json::Result<Option<S>> {
    let values = [before, settings, on_disk].map(serde_json::to_value);
    let [
        Ok(serde_json::Value::Object(before)),
        Ok(serde_json::Value::Object(now)),
        Ok(serde_json::Value::Object(mut disk)),
    ] = values
    else {
        return Ok(None);
    };
    take_changes(&before, now, &mut disk, Depth::Groups);
    serde_json::from_value(serde_json::Value::Object(disk)).map(Some)
}

/// How far down settings are told apart.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Depth {
    /// A field may be a group of settings, such as what concerns the looks.
    Groups,
    /// A field is a setting, whatever it consists of: a time control belongs together.
    Settings,
}

type Fields = serde_json::Map<String, serde_json::Value>;

fn take_changes(before: &Fields, now: Fields, disk: &mut Fields, depth: Depth) {
    // Another variant of an enum has another name: it is no group with the same settings.
    let is_alike = |one: &Fields, other: &Fields| one.keys().eq(other.keys());
    for (name, value) in now {
        let old = before.get(&name);
        if old == Some(&value) {
            continue;
        }
        match (old, value, disk.entry(name).or_insert(serde_json::Value::Null)) {
            (
                Some(serde_json::Value::Object(old)),
                serde_json::Value::Object(value),
                serde_json::Value::Object(there),
            ) if depth == Depth::Groups && is_alike(old, &value) && is_alike(old, there) => {
                take_changes(old, value, there, Depth::Settings);
            }
            (_, value, there) => *there = value,
        }
    }
}

#[cfg(test)]
mod tests {
    use std::fs;
    use std::time::Duration;

    use serde::Deserialize;

    use super::*;

    /// Settings with every kind of value they may have.
    #[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
    #[serde(default)]
    struct Sample {
        sound: bool,
        name: String,
        language: Option<Language>,
        recent: Vec<PathBuf>,
        time: Duration,
        clock: Clock,
    }

    #[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
    enum Language {
        Japanese,
    }

    #[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
    enum Clock {
        #[default]
        None,
        Byoyomi {
            periods: u32,
        },
    }

    fn sample() -> Sample {
        Sample {
            sound: true,
            name: "佐藤 \"(\", \\".to_owned(),
            language: Some(Language::Japanese),
            recent: vec!["/a,b.kif".into(), "/c).kif".into()],
            time: Duration::from_millis(1_500),
            clock: Clock::Byoyomi { periods: 3 },
        }
    }

    /// How many settings are as in the sample.
    fn kept(settings: &Sample) -> usize {
        let sample = sample();
        [
            settings.sound == sample.sound,
            settings.name == sample.name,
            settings.language == sample.language,
            settings.recent == sample.recent,
            settings.time == sample.time,
            settings.clock == sample.clock,
        ]
        .into_iter()
        .filter(|is_kept| *is_kept)
        .count()
    }

    #[test]
    fn settings_come_back_as_they_were_saved() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("deep").join("settings.ron");
        assert_eq!(load_settings::<Sample>(&path), LoadedSettings::Absent);
        save_settings(&path, &sample()).unwrap();
        assert_eq!(load_settings(&path), LoadedSettings::Read(sample()));
    }

    #[test]
    fn a_setting_that_cannot_be_read_costs_no_other_and_the_file_is_kept_aside() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("settings.ron");
        save_settings(&path, &sample()).unwrap();
        let text = fs::read_to_string(&path).unwrap().replace("Japanese", "Klingon");
        fs::write(&path, &text).unwrap();
        let LoadedSettings::Damaged { rest, kept_as, .. } = load_settings::<Sample>(&path) else {
            panic!("it was read")
        };
        assert_eq!(rest, Sample { language: None, ..sample() });
        assert_eq!(fs::read_to_string(kept_as).unwrap(), text);
        assert!(!path.exists());
    }

    #[test]
    fn what_is_no_settings_file_at_all_is_put_aside() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("settings.ron");
        let foreign = "// rules of a club\n(id: \"club\", names: (en: \"Club\"))";
        fs::write(&path, foreign).unwrap();
        let LoadedSettings::Damaged { rest, kept_as, .. } = load_settings::<Sample>(&path) else {
            panic!("it is taken for settings")
        };
        assert_eq!((rest, fs::read_to_string(kept_as).unwrap().as_str()), (Sample::default(), foreign));
        for own in ["()", "(sound: true)", "Sample(unknown: 1, sound: true)"] {
            fs::write(&path, own).unwrap();
            assert!(matches!(load_settings::<Sample>(&path), LoadedSettings::Read(_)), "{own}");
        }
    }

    #[test]
    fn settings_cut_anywhere_keep_what_stands_before_the_cut() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("settings.ron");
        save_settings(&path, &sample()).unwrap();
        let whole = fs::read(&path).unwrap();
        for length in 0..whole.len() {
            fs::write(&path, &whole[..length]).unwrap();
            let begins_setting =
                |line: &&[u8]| line.starts_with(b"    ") && line.get(4).is_some_and(u8::is_ascii_lowercase);
            let before = whole[..length].split(|&byte| byte == b'\n').filter(begins_setting).count().saturating_sub(1);
            match load_settings::<Sample>(&path) {
                LoadedSettings::Damaged { rest, kept_as, .. } => {
                    assert!(kept(&rest) >= before.min(6), "{length}: {rest:?}");
                    assert_eq!(fs::read(&kept_as).unwrap(), whole[..length]);
                    fs::remove_file(kept_as).unwrap();
                }
                LoadedSettings::Read(rest) => assert_eq!(rest, sample(), "{length}"),
                LoadedSettings::Absent => panic!("{length}: it is there"),
            }
        }
    }

    #[test]
    fn a_bit_flipped_anywhere_in_settings_costs_few_of_them_and_never_the_file() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("settings.ron");
        save_settings(&path, &sample()).unwrap();
        let whole = fs::read(&path).unwrap();
        let (mut damaged, mut kept_settings) = (0, 0);
        for index in 0..whole.len() {
            for bit in 0..8 {
                let mut bytes = whole.clone();
                bytes[index] ^= 1 << bit;
                fs::write(&path, &bytes).unwrap();
                if let LoadedSettings::Damaged { rest, kept_as, .. } = load_settings::<Sample>(&path) {
                    assert_eq!(fs::read(&kept_as).unwrap(), bytes);
                    fs::remove_file(kept_as).unwrap();
                    damaged += 1;
                    kept_settings += kept(&rest);
                }
            }
        }
        // A lost bracket or quotation mark takes whatever follows with it.
        assert!(kept_settings > damaged * 4, "{kept_settings} of {} settings kept", damaged * 6);
    }

    #[test]
    fn two_windows_that_change_different_settings_keep_both_changes() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("settings.ron");
        save_settings(&path, &sample()).unwrap();
        let one = Sample { sound: false, ..sample() };
        let other = Sample { recent: vec!["/d.kif".into()], ..sample() };
        save_changed_settings(&path, &sample(), &one).unwrap();
        save_changed_settings(&path, &sample(), &other).unwrap();
        assert_eq!(load_settings(&path), LoadedSettings::Read(Sample { sound: false, ..other }));
    }
    #[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
    #[serde(default)]
    struct Grouped {
        looks: Looks,
        clock: Clock,
    }

    #[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
    struct Looks {
        dark: bool,
        percent: u16,
        clock: Clock,
    }

    #[test]
    fn two_windows_that_change_different_settings_of_a_group_keep_both_changes() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("settings.ron");
        let usual = Grouped::default();
        save_settings(&path, &usual).unwrap();
        let with = |looks| Grouped { looks, ..usual.clone() };
        let byoyomi = Clock::Byoyomi { periods: 3 };
        let larger = Looks { percent: 110, ..usual.looks };
        save_changed_settings(&path, &usual, &with(larger)).unwrap();
        let darker = Grouped { clock: byoyomi, ..with(Looks { dark: true, clock: byoyomi, ..usual.looks }) };
        save_changed_settings(&path, &usual, &darker).unwrap();
        let both = Grouped { looks: Looks { dark: true, percent: 110, clock: byoyomi }, ..darker };
        assert_eq!(load_settings(&path), LoadedSettings::Read(both));
    }
}
