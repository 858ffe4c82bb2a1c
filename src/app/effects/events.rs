//! The files of an event.

use std::path::{Path, PathBuf};

use super::known_files::KnownFiles;
use super::{Effects, write_new};
use crate::app::effect::{EventJob, EventNews, EventTrouble, Incoming, ListFormat, Reading, ResultList};
use crate::storage::{EventFile, read_file};
use crate::text::{Language, Text};
use crate::tournament::{Pairings, Tournament, notice_board, read_pairings, results_csv};

/// No event is larger.
const MOST_BYTES: usize = 16 << 20;

/// What stands before the text of a list, so that spreadsheets take it for UTF-8.
const MARK: &str = "\u{feff}";

/// The words for the system's file dialog.
#[derive(Clone, Debug, Default)]
pub(super) struct EventWords {
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
    pub(super) fn of(text: &Text) -> Self {
        Self {
            titles: FILES.map(|(_, name)| text.say(name)),
            events: text.say("path-events"),
            pairings: text.say("path-pairings"),
        }
    }

    /// The title of the dialog for a file, and what such files are called.
    pub(super) fn for_file(&self, file: EventFile) -> (&str, &str) {
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

pub(super) fn run(effects: &Effects, job: EventJob) {
    let (known, language) = (effects.known.clone(), effects.language);
    effects.in_background("event files", move || Incoming::Event(carry_out(job, &known, language)));
}

fn carry_out(job: EventJob, known: &KnownFiles, language: Language) -> EventNews {
    match job {
        EventJob::Read(path, reading) => read(path, reading, known),
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

fn read(path: PathBuf, reading: Reading, known: &KnownFiles) -> EventNews {
    let bytes = read_file(&path, MOST_BYTES).inspect(|bytes| known.note(&path, bytes));
    let text = bytes.map_err(|error| error.to_string());
    let text = text.and_then(|bytes| String::from_utf8(bytes).map_err(|error| error.to_string()));
    let event = text.map_err(EventTrouble::File).and_then(|text| {
        let text = text.trim_start_matches(MARK);
        Tournament::from_ron(&path.display().to_string(), text).map_err(EventTrouble::Event)
    });
    EventNews::Read(path, reading, event.map(Box::new))
}

fn pairings(path: &Path) -> Result<Pairings, EventTrouble> {
    let bytes = read_file(path, MOST_BYTES).map_err(|error| EventTrouble::File(error.to_string()))?;
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
