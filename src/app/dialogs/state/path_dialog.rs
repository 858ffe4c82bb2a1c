//! The program's own file dialog, for systems that have none.

use std::path::{Path, PathBuf};

use super::Dialog;
use crate::app::console::form::LogFormat;
use crate::app::files::form::Storing;
use crate::app::form::typed_path;
use crate::app::print::form::PrintForm;
use crate::app::rules::form::RulesForm;
use crate::app::state::Document;
use crate::storage::{EventFile, FileError, Folder, FolderEntry, NamedFile};

/// What a path is wanted for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PathPurpose {
    /// To open a record.
    Open,
    /// To save one, stored so.
    Save(Storing),
    /// To print this.
    Print(PrintForm),
    /// To read a rule profile.
    ImportProfile,
    /// To write one.
    ExportProfile,
    /// To write the arbiter's log.
    SaveLog(LogFormat),
    /// To write games that were found in the library.
    Games,
    /// For an event.
    Event(EventFile),
}

/// The dialog, wherever it was opened from.
#[derive(Clone, Debug, PartialEq)]
pub struct PathDialog {
    /// What the path is wanted for.
    pub purpose: PathPurpose,
    /// The path as typed.
    pub typed: String,
    /// The folder that is shown.
    pub folder: Option<Folder>,
    /// The folder that cannot be shown or the file that cannot be written, and why.
    pub trouble: Option<(PathBuf, FileError)>,
    /// The editor of rule profiles, if it asked.
    pub over: Option<Box<RulesForm>>,
}

impl PathPurpose {
    /// What is written under the name, where that is done while the dialog waits. An event is written again and again, in other
    /// places as well.
    const fn written(self) -> Option<Document> {
        match self {
            Self::Save(_) => Some(Document::Record),
            Self::Print(_) => Some(Document::Pages),
            Self::SaveLog(_) => Some(Document::Log),
            Self::Games => Some(Document::Games),
            Self::Event(EventFile::Csv | EventFile::Text | EventFile::Standings | EventFile::Paper) => {
                Some(Document::Results)
            }
            Self::Open
            | Self::ImportProfile
            | Self::ExportProfile
            | Self::Event(EventFile::Open | EventFile::Save | EventFile::Pairings | EventFile::Players) => None,
        }
    }
}

impl PathDialog {
    /// Whether this document is written under the name that is chosen in it.
    #[must_use]
    pub fn is_to_write(&self, document: Document) -> bool {
        self.purpose.written() == Some(document)
    }

    pub(super) fn origin(self) -> Option<Dialog> {
        match self.purpose {
            PathPurpose::Print(form) => Some(Dialog::Print(form)),
            PathPurpose::ImportProfile | PathPurpose::ExportProfile => self.over.map(Dialog::Rules),
            PathPurpose::Event(_) => Some(Dialog::Event),
            PathPurpose::Open | PathPurpose::Save(_) | PathPurpose::SaveLog(_) | PathPurpose::Games => None,
        }
    }

    /// Whether what was typed is known to be a folder: by how it ends, or because one of that name is shown.
    #[must_use]
    pub fn names_folder(&self) -> bool {
        let typed = self.typed.trim();
        let is_there = |entry: &FolderEntry| entry.is_folder && entry.name == typed;
        let ends_so = typed.ends_with(std::path::is_separator) || typed == "~" || Path::new(typed).ends_with("..");
        ends_so || self.folder.as_ref().is_some_and(|folder| folder.entries.iter().any(is_there))
    }

    /// Shows `folder`. What was typed of the way there is behind us.
    pub fn enter(&mut self, folder: Folder) {
        if self.names_folder() {
            self.typed.clear();
        }
        (self.folder, self.trouble) = (Some(folder), None);
    }

    /// The path that was typed, inside the folder that is shown unless it says otherwise; `None` while there is none.
    #[must_use]
    pub fn full_path(&self, home: Option<&Path>) -> Option<PathBuf> {
        let typed = typed_path(&self.typed, home)?;
        let folder = self.folder.as_ref().filter(|_| NamedFile::of(&typed) != NamedFile::Elsewhere);
        Some(folder.map_or_else(|| typed.clone(), |folder| folder.path.join(&typed)))
    }
}
