//! The files of an event.

use std::path::{Path, PathBuf};

use crate::app::effect::Incoming;
use crate::app::effects::Background;
use crate::app::event::form::ListFormat;
use crate::app::event::job::{EventJob, EventNews, EventTrouble, ReadEvent, ReadPurpose, ResultList};
use crate::app::files::work::{KnownFiles, write_new};
use crate::storage::{EventFile, FileError, is_folder, read_file};
use crate::text::{Language, Text};
use crate::tournament::{Pairings, Tournament, notice_board, read_pairings, results_csv};

/// No event is larger.
const MOST_BYTES: usize = 16 << 20;

/// What stands before the text of a list, so that spreadsheets take it for UTF-8.
const MARK: &str = "\u{feff}";

/// The words for the system's file dialog.
#[derive(Clone, Debug, Default)]
pub struct EventWords {
    /// The title of the dialog for each file, in the order of [`FILES`].
    titles: [String; 5],
    /// What the files are called that can be chosen.
    events: String,
    pairings: String,
}

/// Every file, with the name of the sentence that is the title of its dialog.
const FILES: [(EventFile, &str); 5] = [
    (EventFile::Open, "path-event-open"),
    (EventFile::Save, "path-event-save"),
    (EventFile::Pairings, "path-event-pairings"),
    (EventFile::Csv, "path-event-csv"),
    (EventFile::Text, "path-event-text"),
];

impl EventWords {
    pub fn of(text: &Text) -> Self {
        Self {
            titles: FILES.map(|(_, name)| text.say(name)),
            events: text.say("path-events"),
            pairings: text.say("path-pairings"),
        }
    }

    /// The title of the dialog for a file, and what such files are called.
    pub fn for_file(&self, file: EventFile) -> (&str, &str) {
        let title = FILES.iter().position(|(known, _)| *known == file).map_or("", |index| &self.titles[index]);
        let files = match file {
            EventFile::Open | EventFile::Save => &self.events,
            EventFile::Pairings => &self.pairings,
            EventFile::Csv => "CSV",
            EventFile::Text => "TXT",
        };
        (title, files)
    }
}

pub fn run(background: &Background, known: &KnownFiles, language: Language, job: EventJob) {
    let known = known.clone();
    let replaced = match &job {
        EventJob::Write { path, .. } | EventJob::Export(_, path, _) => vec![path.clone()],
        EventJob::Read(..) | EventJob::ReadPairings(_) => Vec::new(),
    };
    background.run_replacing("event files", replaced, move || Incoming::Event(carry_out(job, &known, language)));
}

fn carry_out(job: EventJob, known: &KnownFiles, language: Language) -> EventNews {
    match job {
        EventJob::Read(path, reading) => read(path, reading),
        EventJob::Write { path, text, if_there } => {
            let result = known.write(&path, text.as_bytes(), if_there);
            EventNews::Written(path, result)
        }
        EventJob::ReadPairings(path) => {
            let pairings = pairings(&path).map(Box::new);
            EventNews::Pairings(path, pairings)
        }
        EventJob::Export(list, path, if_there) => {
            let result = write_new(&path, written(&list, language).as_bytes(), if_there);
            EventNews::Exported(list, path, result)
        }
    }
}

/// What was read counts as known only once it is taken: until then nothing of ours may replace it.
fn read(path: PathBuf, reading: ReadPurpose) -> EventNews {
    let bytes = read_file(&path, MOST_BYTES).map_err(|error| not_read(&path, &error));
    let read = bytes.and_then(|bytes| {
        let checksum = crc32fast::hash(&bytes);
        let text = String::from_utf8(bytes).map_err(|_| EventTrouble::NoText)?;
        let event = Tournament::from_ron(&path.display().to_string(), text.trim_start_matches(MARK));
        Ok(ReadEvent { event: event.map_err(EventTrouble::Event)?, checksum })
    });
    EventNews::Read(path, reading, read.map(Box::new))
}

/// Why it could not be read: where its folder is not there either, the file may be on a share that comes again.
fn not_read(path: &Path, error: &std::io::Error) -> EventTrouble {
    let is_gone = error.kind() == std::io::ErrorKind::NotFound && path.parent().is_some_and(is_folder);
    if is_gone { EventTrouble::Gone } else { EventTrouble::File(FileError::at(path, error)) }
}

fn pairings(path: &Path) -> Result<Pairings, EventTrouble> {
    let bytes = read_file(path, MOST_BYTES).map_err(|error| EventTrouble::File(FileError::at(path, &error)))?;
    read_pairings(&path.display().to_string(), &bytes).map_err(EventTrouble::Pairings)
}

/// The text of a list. Where a round is wanted that is not there, it is empty.
fn written(list: &ResultList, language: Language) -> String {
    match list.format {
        ListFormat::Csv => format!("{MARK}{}", results_csv(&list.event)),
        ListFormat::Text => {
            let text = Text::new(language);
            let round = list.event.round(list.round);
            round.map(|round| notice_board(&list.event, round, &text)).unwrap_or_default()
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::effect::{IfThere, WriteFailure};
    use crate::clock::TimeControl;

    fn event(title: &str) -> String {
        let time = TimeControl::sudden_death(std::time::Duration::from_secs(600));
        Tournament::new(title.to_owned(), "jsa_amateur27".to_owned(), time).to_ron()
    }

    fn write(path: &Path, title: &str, known: &KnownFiles) -> Result<(), WriteFailure> {
        let job = EventJob::Write { path: path.to_owned(), text: event(title), if_there: IfThere::Replace };
        match carry_out(job, known, Language::English) {
            EventNews::Written(_, result) => result,
            other => panic!("{other:?}"),
        }
    }

    fn write_theirs(path: &Path, text: &str) -> Result<(), WriteFailure> {
        KnownFiles::default().write(path, text.as_bytes(), IfThere::Replace)
    }

    fn look(path: &Path, known: &KnownFiles) -> Result<Box<ReadEvent>, EventTrouble> {
        match carry_out(EventJob::Read(path.to_owned(), ReadPurpose::Refresh), known, Language::English) {
            EventNews::Read(_, _, read) => read,
            other => panic!("{other:?}"),
        }
    }

    #[test]
    fn what_was_read_is_replaced_only_once_it_was_taken() {
        let folder = tempfile::tempdir().unwrap();
        let (path, known) = (folder.path().join("open.ron"), KnownFiles::default());
        assert_eq!(write(&path, "Ours", &known), Ok(()));
        assert_eq!(write_theirs(&path, &event("Theirs").replace("title:", "titel:")), Ok(()));
        assert!(matches!(look(&path, &known), Err(EventTrouble::Event(_))));
        assert_eq!(write(&path, "Ours", &known), Err(WriteFailure::ChangedMeanwhile), "it could not be understood");
        assert_eq!(write_theirs(&path, &event("Theirs")), Ok(()));
        let read = look(&path, &known).unwrap();
        assert_eq!(write(&path, "Ours", &known), Err(WriteFailure::ChangedMeanwhile), "it was not taken");
        known.know(&path, read.checksum);
        assert_eq!(write(&path, "Ours", &known), Ok(()));
    }
    #[test]
    fn a_file_is_gone_only_when_its_folder_is_there() {
        let (folder, known) = (tempfile::tempdir().unwrap(), KnownFiles::default());
        assert!(matches!(look(&folder.path().join("open.ron"), &known), Err(EventTrouble::Gone)));
        assert!(matches!(look(&folder.path().join("share/open.ron"), &known), Err(EventTrouble::File(_))));
    }
}
