//! The user's files: where they are, and how they are read and written without ever leaving half a file behind.
//!
//! This floor handles bytes; what they mean is decided elsewhere. The command line finds, reads and writes records and
//! event files; what needs the feature `gui` is for the window alone.
#![expect(clippy::disallowed_methods, reason = "this is the room that touches the file system")]

mod aside;
mod atomic_write;
mod disk;
mod file_address;
#[cfg(feature = "gui")]
mod file_dialog;
mod file_error;
mod files_below;
mod files_in;
#[cfg(feature = "gui")]
mod folder;
mod journal;
mod kept_copies;
mod lock;
#[cfg(feature = "gui")]
mod natural_order;
mod numbered;
mod open_file;
mod own_file;
#[cfg(feature = "gui")]
mod paths;
mod patience;
mod read_file;
mod reports;
mod rights;
mod salvage;
mod settings_file;
#[cfg(feature = "gui")]
mod show_in_folder;
mod special_file;
#[cfg(feature = "gui")]
mod system_fonts;

#[cfg(feature = "gui")]
pub use aside::sweep;
#[cfg(feature = "gui")]
pub use atomic_write::why_never_replaced;
pub use atomic_write::{write_atomically, write_in_folder, write_new_file, write_new_file_by};
pub use disk::{Disk, RealDisk};
pub use file_address::NamedFile;
#[cfg(feature = "gui")]
pub use file_dialog::{DialogAnswer, EventFile, FileDialogRequest, FileType, FolderFor, ask_for_file};
pub use file_error::FileError;
pub use files_below::{FoundFile, JUST_NOW, files_below, stamped_files_below};
#[cfg(feature = "gui")]
pub use files_in::files_ending_in;
pub use files_in::files_in;
#[cfg(feature = "gui")]
pub use folder::{Folder, FolderEntry, list_folder};
pub use journal::{
    Attempt, Claim, FoundJournal, JournalKeeper, JournalNews, JournalTrouble, SetAside, claim, claim_within,
    find_held_journals, find_journal, find_journals, find_records_alone, forget_attempt, has_failed_attempt, put_aside,
    put_record_aside, record_beside,
};
#[cfg(feature = "gui")]
pub use kept_copies::copy_damaged_aside;
pub use kept_copies::{copy_commented_aside, copy_settings_aside};
pub use lock::{Alone, alone_with};
#[cfg(feature = "gui")]
pub use natural_order::{natural_key, natural_path_key};
pub use numbered::{numbered, one_or_numbered, step_aside, step_aside_if_file};
pub use open_file::{OpenFile, can_be_listed, libraries_folder, names_in, real_folder, real_path};
pub use own_file::{delete_file, make_file, make_folders, save_in_own_folder};
#[cfg(feature = "gui")]
pub use paths::{
    PAST_FOLDER, castles_folder, font_folders, handicaps_folder, home_folder, journals_folder, machine_name,
    own_folders, practice_path, profiles_folder, reports_folder, results_folder, schedules_folder, settings_path,
    start_folder, windows_path,
};
pub use read_file::{exists, is_folder, read_anything, read_file};
pub use reports::{new_reports, write_report};
pub use rights::other_names;
pub use settings_file::{
    LoadedSettings, SettingsFault, completed_settings, load_settings, read_settings, save_changed_settings,
    save_settings,
};
#[cfg(feature = "gui")]
pub use show_in_folder::show_in_folder;
pub use special_file::{is_special_file, write_into_special_file};
#[cfg(feature = "gui")]
pub use system_fonts::{SystemFace, face_with};
