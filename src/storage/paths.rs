use std::path::PathBuf;

use directories::{ProjectDirs, UserDirs};

/// Where the settings lie: in the folder that the system has for them. `None` when the user has no home.
#[must_use]
pub fn settings_path() -> Option<PathBuf> {
    own_folder().map(|folder| folder.join("settings.ron"))
}

/// Where the user's own rule profiles lie: beside the settings.
#[must_use]
pub fn profiles_folder() -> Option<PathBuf> {
    own_folder().map(|folder| folder.join("profiles"))
}

/// Where the journals of games lie: in the folder that the system has for what is no document. `None` when the user has
/// no home.
#[must_use]
pub fn journals_folder() -> Option<PathBuf> {
    state_folder().map(|folder| folder.join("journals"))
}

/// Where reports of failures lie.
#[must_use]
pub fn reports_folder() -> Option<PathBuf> {
    state_folder().map(|folder| folder.join("reports"))
}

/// Only Linux has a folder for what lasts from one start to the next and is neither a setting nor a document.
fn state_folder() -> Option<PathBuf> {
    let dirs = ProjectDirs::from("", "", "komadai")?;
    Some(dirs.state_dir().unwrap_or(dirs.data_local_dir()).to_owned())
}

/// Where the user's own tables of handicaps lie: beside the settings.
#[must_use]
pub fn handicaps_folder() -> Option<PathBuf> {
    own_folder().map(|folder| folder.join("handicaps"))
}

/// What the machine is called among others; empty where the system does not say.
#[must_use]
pub fn machine_name() -> String {
    let told = std::fs::read_to_string("/proc/sys/kernel/hostname").ok();
    let told = told.or_else(|| ["COMPUTERNAME", "HOSTNAME"].into_iter().find_map(|name| std::env::var(name).ok()));
    told.map(|name| name.trim().to_owned()).unwrap_or_default()
}

fn own_folder() -> Option<PathBuf> {
    ProjectDirs::from("", "", "komadai").map(|dirs| dirs.config_dir().to_owned())
}

/// Where the user's own tables of what is heard of a clock lie: beside the settings.
#[must_use]
pub fn schedules_folder() -> Option<PathBuf> {
    own_folder().map(|folder| folder.join("schedules"))
}

/// Where somebody who looks for records starts: the documents, else the home folder, else the present folder.
#[must_use]
pub fn start_folder() -> PathBuf {
    let of_user = UserDirs::new().map(|dirs| dirs.document_dir().unwrap_or(dirs.home_dir()).to_owned());
    of_user
        .filter(|folder| folder.is_dir())
        .or_else(|| std::env::current_dir().ok())
        .unwrap_or_else(|| PathBuf::from("."))
}
