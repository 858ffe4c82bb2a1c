//! The system's file dialogs.

use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

/// The shortest time in which a person could read a dialog and cancel it: a faster answer was not given by one.
///
/// If the system has no dialog to show (no portal, no helper program), `rfd` answers as if the user had cancelled; this
/// took 7 to 15 ms when measured.
const SOONEST_CANCEL: Duration = Duration::from_millis(250);

/// What a folder is needed for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FolderFor {
    /// Writing games there for others to see.
    Sharing,
    /// Watching the games in it.
    Watching,
    /// Images of pieces.
    Pieces,
    /// Keeping journals, because their usual place fails.
    Journals,
    /// Records for the library.
    Library,
    /// Publishing the games in it.
    PublishedHall,
    /// The site of a hall.
    Site,
    /// Problems or games to be practised.
    Practice,
}

/// Which file of an event is needed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum EventFile {
    /// An existing event.
    Open,
    /// A name for an event.
    Save,
    /// Pairings made by another program.
    Pairings,
    /// A list of players.
    Players,
    /// A name for results as a list for other programs.
    Csv,
    /// A name for results as text for the notice board.
    Text,
    /// A name for the standings as a list for other programs.
    Standings,
    /// A name for pages to be printed.
    Paper,
}

/// What the user is asked to choose.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum FileDialogRequest {
    /// An existing record.
    Open,
    /// A name for a record.
    Save {
        /// The suggested name.
        suggested: String,
    },
    /// A name for a file other than a record.
    Export {
        /// The suggested name.
        suggested: String,
        /// The file extension, without the dot.
        ending: &'static str,
    },
    /// A name for games that were found in the library.
    Games {
        /// The suggested name.
        suggested: String,
    },
    /// A name for the arbiter's log.
    SaveLog {
        /// The suggested name.
        suggested: String,
        /// The file extension, without the dot.
        ending: &'static str,
    },
    /// A file of an event.
    Event {
        /// Which file.
        purpose: EventFile,
        /// The suggested name for a new one.
        suggested: String,
    },
    /// An existing folder.
    Folder(FolderFor),
    /// A program.
    Program,
    /// A file of problems or games to be practised.
    Exercises,
    /// A file that an engine needs.
    EngineFile,
    /// An existing rule profile.
    OpenProfile,
    /// A name for a rule profile.
    SaveProfile {
        /// The suggested name.
        suggested: String,
    },
}

/// The answer to a request.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum DialogAnswer {
    /// The user chose this path.
    Chosen(PathBuf),
    /// The user cancelled.
    Cancelled,
    /// The system has no file dialog.
    NoDialog,
}

impl EventFile {
    /// The extensions of such files, without the dot; new files get the first.
    #[must_use]
    pub const fn endings(self) -> &'static [&'static str] {
        match self {
            Self::Open | Self::Save => &["ron"],
            Self::Pairings => &["csv", "json", "tsv", "txt"],
            Self::Players => &["csv", "tsv", "txt"],
            Self::Csv | Self::Standings => &["csv"],
            Self::Text => &["txt"],
            Self::Paper => &["pdf"],
        }
    }
}

impl FileDialogRequest {
    /// Whether it asks for records, or for what is made of one: these lie together.
    #[must_use]
    pub const fn is_of_records(&self) -> bool {
        match self {
            Self::Open | Self::Save { .. } | Self::Export { .. } | Self::Games { .. } | Self::SaveLog { .. } => true,
            Self::Event { .. }
            | Self::Folder(_)
            | Self::Program
            | Self::Exercises
            | Self::EngineFile
            | Self::OpenProfile
            | Self::SaveProfile { .. } => false,
        }
    }

    /// The name that is suggested for a new file.
    fn suggested(&self) -> Option<&str> {
        match self {
            Self::Save { suggested }
            | Self::Export { suggested, .. }
            | Self::Games { suggested }
            | Self::SaveLog { suggested, .. }
            | Self::Event { suggested, .. }
            | Self::SaveProfile { suggested } => Some(suggested),
            Self::Open | Self::Folder(_) | Self::Program | Self::Exercises | Self::EngineFile | Self::OpenProfile => {
                None
            }
        }
    }
}

/// A type of file on offer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FileType {
    /// What it is called.
    pub name: String,
    /// The extensions of such files, without the dot.
    pub endings: Vec<&'static str>,
}

/// The types on offer, that of the suggested name first, and with its ending first: this type is chosen at first, and
/// Windows appends the first ending of the chosen one to a name without.
fn usual_first(types: &[FileType], suggested: Option<&str>) -> Vec<FileType> {
    let usual = suggested.and_then(|name| Path::new(name).extension());
    let is_other = |ending: &&str| usual.is_none_or(|usual| !usual.eq_ignore_ascii_case(ending));
    let mut types = types.to_vec();
    // Stable: the others stay in their order.
    types.iter_mut().for_each(|it| it.endings.sort_by_key(&is_other));
    types.sort_by_key(|it| it.endings.first().is_none_or(&is_other));
    types
}

/// Shows the system's file dialog and waits for it: never call this on the thread that paints.
///
/// It begins in `folder`, or else where the system likes.
#[must_use]
pub fn ask_for_file(
    request: &FileDialogRequest,
    folder: Option<&Path>,
    title: &str,
    types: &[FileType],
) -> DialogAnswer {
    let asked_at = Instant::now();
    let dialog = rfd::FileDialog::new().set_title(title);
    let dialog = match folder {
        Some(folder) => dialog.set_directory(folder),
        None => dialog,
    };
    let types = usual_first(types, request.suggested());
    let dialog = types.iter().fold(dialog, |dialog, it| dialog.add_filter(&it.name, &it.endings));
    let chosen = match request {
        FileDialogRequest::Open
        | FileDialogRequest::OpenProfile
        | FileDialogRequest::Program
        | FileDialogRequest::Exercises
        | FileDialogRequest::EngineFile
        | FileDialogRequest::Event { purpose: EventFile::Open | EventFile::Pairings | EventFile::Players, .. } => {
            dialog.pick_file()
        }
        FileDialogRequest::Folder(_) => dialog.pick_folder(),
        FileDialogRequest::Save { suggested }
        | FileDialogRequest::SaveProfile { suggested }
        | FileDialogRequest::SaveLog { suggested, .. }
        | FileDialogRequest::Games { suggested }
        | FileDialogRequest::Export { suggested, .. }
        | FileDialogRequest::Event {
            purpose: EventFile::Save | EventFile::Csv | EventFile::Text | EventFile::Standings | EventFile::Paper,
            suggested,
        } => dialog.set_file_name(suggested).save_file(),
    };
    match chosen {
        Some(path) => DialogAnswer::Chosen(path),
        None if asked_at.elapsed() < SOONEST_CANCEL => DialogAnswer::NoDialog,
        None => DialogAnswer::Cancelled,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_type_of_the_name_that_is_suggested_comes_first_and_its_ending_is_what_a_name_without_gets() {
        let of = |endings: &[&'static str]| FileType { name: endings.concat(), endings: endings.to_vec() };
        let types = [of(&["kif"]), of(&["kifu"]), of(&["csa"]), of(&["kif", "kifu", "csa"])];
        let usual = |suggested| usual_first(&types, suggested);
        let endings = |types: Vec<FileType>| types.into_iter().map(|it| it.endings.join(" ")).collect::<Vec<_>>();
        assert_eq!(endings(usual(Some("佐藤.csa"))), ["csa", "csa kif kifu", "kif", "kifu"]);
        assert_eq!(endings(usual(Some("a.KIFU"))), ["kifu", "kifu kif csa", "kif", "csa"]);
        for other in [Some("2026.11"), None] {
            assert_eq!(endings(usual(other)), ["kif", "kifu", "csa", "kif kifu csa"]);
        }
    }
}
