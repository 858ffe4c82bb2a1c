//! The program's own file dialog, in words.

use std::path::{Path, PathBuf};

use crate::app::files::form::{SaveTarget, Storing, named_as_record, renamed};
use crate::app::state::{AppState, PathDialog, PathPurpose};
use crate::record::{LineEnd, RecordFormat, TextEncoding};
use crate::storage::EventFile;
use crate::text::Text;

/// The program's own file dialog.
#[derive(Clone, Debug)]
pub struct PathScene {
    /// Open a record, Save the record
    pub headline: String,
    /// The words on the button that confirms.
    pub confirm: String,
    /// The path as typed.
    pub typed: String,
    /// The folder that is shown.
    pub folder: String,
    /// The files and folders in it.
    pub rows: Vec<FolderRow>,
    /// Why a folder cannot be shown.
    pub trouble: Option<String>,
    /// The choices about how a record is stored, when one is being saved.
    pub storing: Option<StoringScene>,
    /// Whether there is anything to take.
    pub can_confirm: bool,
}

/// The choices about how a record is stored.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StoringScene {
    /// What the user has chosen.
    pub chosen: Storing,
    /// The format that follows from the name as typed.
    pub format: RecordFormat,
    /// The formats that a name can tell, each with what the name would be.
    pub formats: Vec<(RecordFormat, String)>,
    /// The encoding.
    pub encoding: TextEncoding,
    /// The line endings.
    pub line_end: LineEnd,
}

/// A file or folder in the folder that is shown.
#[derive(Clone, Debug)]
pub struct FolderRow {
    /// Its name.
    pub name: String,
    /// Where a click on it leads, if it is a folder.
    pub folder: Option<PathBuf>,
}

pub fn path_scene(state: &AppState, dialog: &PathDialog, text: &Text) -> PathScene {
    let name = match dialog.purpose {
        PathPurpose::Open => "path-open",
        PathPurpose::Save(_) => "path-save",
        PathPurpose::Print(_) => "path-print",
        PathPurpose::ImportProfile => "path-import-profile",
        PathPurpose::ExportProfile => "path-export-profile",
        PathPurpose::SaveLog(_) => "path-log",
        PathPurpose::Games => "path-games",
        PathPurpose::Event(EventFile::Open) => "path-event-open",
        PathPurpose::Event(EventFile::Save) => "path-event-save",
        PathPurpose::Event(EventFile::Pairings) => "path-event-pairings",
        PathPurpose::Event(EventFile::Players) => "path-event-players",
        PathPurpose::Event(EventFile::Standings) => "path-event-standings",
        PathPurpose::Event(EventFile::Paper) => "path-event-paper",
        PathPurpose::Event(EventFile::Csv) => "path-event-csv",
        PathPurpose::Event(EventFile::Text) => "path-event-text",
    };
    PathScene {
        headline: text.say(name),
        confirm: text.say(&format!("{name}-yes")),
        typed: dialog.typed.clone(),
        folder: dialog.folder.as_ref().map_or_else(String::new, |folder| folder.path.display().to_string()),
        rows: folder_rows(dialog, text),
        trouble: dialog.trouble.as_ref().map(|(path, reason)| trouble_words(path, &text.file_error(reason))),
        storing: storing(state, dialog),
        can_confirm: !dialog.typed.trim().is_empty(),
    }
}

fn storing(state: &AppState, dialog: &PathDialog) -> Option<StoringScene> {
    let PathPurpose::Save(chosen) = dialog.purpose else { return None };
    let named = named_as_record(dialog.full_path(state.machine.home.as_deref()).unwrap_or_default());
    let SaveTarget { format, encoding, line_end, .. } = state.table.file.target(named, chosen);
    let renamed = |format| Some((format, renamed(&dialog.typed, format, encoding)?));
    let formats = RecordFormat::ALL.into_iter().filter_map(renamed).collect();
    Some(StoringScene { chosen, format, formats, encoding, line_end })
}

fn trouble_words(path: &Path, reason: &str) -> String {
    if path.as_os_str().is_empty() { reason.to_owned() } else { format!("{}: {reason}", path.display()) }
}

fn folder_rows(dialog: &PathDialog, text: &Text) -> Vec<FolderRow> {
    let Some(folder) = &dialog.folder else { return Vec::new() };
    let up =
        folder.path.parent().map(|parent| FolderRow { name: text.say("path-up"), folder: Some(parent.to_owned()) });
    let inside = folder.entries.iter().map(|entry| FolderRow {
        name: entry.name.clone(),
        folder: entry.is_folder.then(|| folder.path.join(&entry.name)),
    });
    up.into_iter().chain(inside).collect()
}

/// The name of an encoding.
#[must_use]
pub const fn encoding_name(encoding: TextEncoding) -> &'static str {
    match encoding {
        TextEncoding::Utf8 => "encoding-utf8",
        TextEncoding::Utf8WithMark => "encoding-utf8-mark",
        TextEncoding::Cp932 => "encoding-cp932",
        TextEncoding::EucJp => "encoding-euc-jp",
    }
}

/// The name of what ends a line.
#[must_use]
pub const fn line_end_name(line_end: LineEnd) -> &'static str {
    match line_end {
        LineEnd::CrLf => "line-end-crlf",
        LineEnd::Lf => "line-end-lf",
    }
}
