use std::path::PathBuf;
use std::time::{Duration, Instant};

/// Nobody can read a dialog and cancel it in less: an answer that comes sooner was given by no person.
///
/// Where the system has no dialog to show (no portal, no helper program), `rfd` answers as if the user had cancelled,
/// after 7 to 15 ms where that was measured.
const SOONEST_CANCEL: Duration = Duration::from_millis(250);

/// What a folder is wanted for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FolderFor {
    /// Games are written into it for others to see.
    Sharing,
    /// The games in it are looked at.
    Watching,
    /// It holds images of pieces.
    Pieces,
    /// The game is written down in it, as its usual place fails.
    Journals,
}

/// Which file of an event is wanted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum EventFile {
    /// An event that is there.
    Open,
    /// A name for an event.
    Save,
    /// Pairings that another program made.
    Pairings,
    /// A name for results as a list for other programs.
    Csv,
    /// A name for results as text for the notice board.
    Text,
}

/// What the user is to choose.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum FileDialogRequest {
    /// A record that is there.
    Open,
    /// A name for a record.
    Save {
        /// The name that is offered.
        suggested: String,
    },
    /// A name for a file that is no record.
    Export {
        /// The name that is offered.
        suggested: String,
        /// The ending of such files, without a dot.
        ending: &'static str,
    },
    /// A name for the arbiter's log.
    SaveLog {
        /// The name that is offered.
        suggested: String,
        /// The ending of such files, without a dot.
        ending: &'static str,
    },
    /// A file of an event.
    Event {
        /// Which.
        purpose: EventFile,
        /// The name that is offered for one that is new.
        suggested: String,
    },
    /// A folder that is there.
    Folder(FolderFor),
    /// A rule profile that is there.
    OpenProfile,
    /// A name for a rule profile.
    SaveProfile {
        /// The name that is offered.
        suggested: String,
    },
}

/// What came of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum DialogAnswer {
    /// The user chose this.
    Chosen(PathBuf),
    /// The user chose nothing.
    Cancelled,
    /// The system has no file dialog.
    NoDialog,
}

impl EventFile {
    /// The endings of such files, without a dot; the first one is given to what is new.
    #[must_use]
    pub const fn endings(self) -> &'static [&'static str] {
        match self {
            Self::Open | Self::Save => &["ron"],
            Self::Pairings => &["csv", "json", "tsv", "txt"],
            Self::Csv => &["csv"],
            Self::Text => &["txt"],
        }
    }
}

/// Shows the system's file dialog and waits for it: not to be called on the thread that paints.
///
/// `endings` are those of the files that can be chosen, and `filter_name` is what they are called.
#[must_use]
pub fn ask_for_file(request: &FileDialogRequest, title: &str, filter_name: &str, endings: &[&str]) -> DialogAnswer {
    let asked_at = Instant::now();
    let dialog = rfd::FileDialog::new().set_title(title).add_filter(filter_name, endings);
    let chosen = match request {
        FileDialogRequest::Open
        | FileDialogRequest::OpenProfile
        | FileDialogRequest::Event { purpose: EventFile::Open | EventFile::Pairings, .. } => dialog.pick_file(),
        FileDialogRequest::Folder(_) => dialog.pick_folder(),
        FileDialogRequest::Save { suggested }
        | FileDialogRequest::SaveProfile { suggested }
        | FileDialogRequest::SaveLog { suggested, .. }
        | FileDialogRequest::Export { suggested, .. }
        | FileDialogRequest::Event { purpose: EventFile::Save | EventFile::Csv | EventFile::Text, suggested } => {
            dialog.set_file_name(suggested).save_file()
        }
    };
    match chosen {
        Some(path) => DialogAnswer::Chosen(path),
        None if asked_at.elapsed() < SOONEST_CANCEL => DialogAnswer::NoDialog,
        None => DialogAnswer::Cancelled,
    }
}
