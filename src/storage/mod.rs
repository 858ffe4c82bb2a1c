//! Files of the user: where they lie, and how they are read and written without ever leaving half a file behind.
//!
//! Bytes go in and come out; what they mean is decided elsewhere.
#![expect(clippy::disallowed_methods, reason = "this is the room that touches the file system")]

mod atomic_write;
mod file_dialog;
mod folder;
mod paths;
mod read_file;
mod settings_file;

pub use atomic_write::write_atomically;
pub use file_dialog::{DialogAnswer, FileDialogRequest, ask_for_file};
pub use folder::{Folder, FolderEntry, list_folder};
pub use paths::{settings_path, start_folder};
pub use read_file::{MAX_RECORD_BYTES, exists, read_record};
pub use settings_file::{LoadedSettings, load_settings, save_settings};
