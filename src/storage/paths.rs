//! Where the system wants files to be.

use std::path::PathBuf;

use directories::{ProjectDirs, UserDirs};

/// The settings file, in the system's folder for configuration. `None` if the user has no home folder.
#[must_use]
pub fn settings_path() -> Option<PathBuf> {
    own_folder().map(|folder| folder.join("settings.ron"))
}

/// The folder of the user's own rule profiles, next to the settings.
#[must_use]
pub fn profiles_folder() -> Option<PathBuf> {
    own_folder().map(|folder| folder.join("profiles"))
}

/// The folder of journals, in the system's folder for application data. `None` if the user has no home folder.
#[must_use]
pub fn journals_folder() -> Option<PathBuf> {
    state_folder().map(|folder| folder.join("journals"))
}

/// The folder beside the journals for those that nobody needs any more, with their records.
pub const PAST_FOLDER: &str = "past";

/// The folder of results that are not in their events yet, next to the journals. `None` if the user has no home folder.
#[must_use]
pub fn results_folder() -> Option<PathBuf> {
    state_folder().map(|folder| folder.join("results"))
}

/// The file of the practice schedule, in the system's folder for application data. `None` if the user has no home
/// folder.
#[must_use]
pub fn practice_path() -> Option<PathBuf> {
    ProjectDirs::from("", "", "komadai").map(|dirs| dirs.data_dir().join("practice.jsonl"))
}

/// The file that says where our windows stood. `None` if the user has no home folder.
#[must_use]
pub fn windows_path() -> Option<PathBuf> {
    state_folder().map(|folder| folder.join("windows.ron"))
}

/// The folder of crash reports.
#[must_use]
pub fn reports_folder() -> Option<PathBuf> {
    state_folder().map(|folder| folder.join("reports"))
}

/// The folder for what lasts from one start to the next but is neither a setting nor a document. Only Linux has one.
fn state_folder() -> Option<PathBuf> {
    let dirs = ProjectDirs::from("", "", "komadai")?;
    Some(dirs.state_dir().unwrap_or(dirs.data_local_dir()).to_owned())
}

/// The folder of the user's own handicap tables, next to the settings.
#[must_use]
pub fn handicaps_folder() -> Option<PathBuf> {
    own_folder().map(|folder| folder.join("handicaps"))
}

/// The folder of the user's own tables of castles and openings, next to the settings.
#[must_use]
pub fn castles_folder() -> Option<PathBuf> {
    own_folder().map(|folder| folder.join("castles"))
}

/// The network name of the machine; empty if the system does not say.
#[must_use]
pub fn machine_name() -> String {
    let told = std::fs::read_to_string("/proc/sys/kernel/hostname").ok();
    let told = told.or_else(|| ["COMPUTERNAME", "HOSTNAME"].into_iter().find_map(|name| std::env::var(name).ok()));
    told.map(|name| name.trim().to_owned()).unwrap_or_default()
}

/// All folders that belong to the program, where users put files only by hand.
#[must_use]
pub fn own_folders() -> Vec<PathBuf> {
    let past = journals_folder().map(|folder| folder.join(PAST_FOLDER));
    let made = [own_folder(), profiles_folder(), handicaps_folder(), schedules_folder(), castles_folder()];
    let kept = [journals_folder(), past, results_folder()];
    made.into_iter().chain(kept).flatten().collect()
}

fn own_folder() -> Option<PathBuf> {
    ProjectDirs::from("", "", "komadai").map(|dirs| dirs.config_dir().to_owned())
}

/// The folder of the user's own sound schedules, next to the settings.
#[must_use]
pub fn schedules_folder() -> Option<PathBuf> {
    own_folder().map(|folder| folder.join("schedules"))
}

/// The user's home folder, if there is one.
#[must_use]
pub fn home_folder() -> Option<PathBuf> {
    UserDirs::new().map(|dirs| dirs.home_dir().to_owned())
}

/// Where to start looking for records: the documents folder, or else the home folder, or else the current folder.
#[must_use]
pub fn start_folder() -> PathBuf {
    let of_user = UserDirs::new().map(|dirs| dirs.document_dir().unwrap_or(dirs.home_dir()).to_owned());
    of_user
        .filter(|folder| folder.is_dir())
        .or_else(|| std::env::current_dir().ok())
        .unwrap_or_else(|| PathBuf::from("."))
}

/// The folders in which the system, and the user, keep fonts.
#[must_use]
pub fn font_folders() -> Vec<PathBuf> {
    let of_user = UserDirs::new().and_then(|dirs| dirs.font_dir().map(ToOwned::to_owned));
    let of_system = if cfg!(windows) {
        [("WINDIR", "Fonts"), ("LOCALAPPDATA", r"Microsoft\Windows\Fonts")]
            .into_iter()
            .filter_map(|(variable, below)| Some(PathBuf::from(std::env::var_os(variable)?).join(below)))
            .collect()
    } else if cfg!(target_os = "macos") {
        ["/System/Library/Fonts", "/Library/Fonts"].map(PathBuf::from).to_vec()
    } else {
        ["/usr/share/fonts", "/usr/local/share/fonts", "/run/host/fonts", "/run/current-system/sw/share/X11/fonts"]
            .map(PathBuf::from)
            .to_vec()
    };
    of_user.into_iter().chain(of_system).collect()
}
