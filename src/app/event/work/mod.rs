//! The files of an event, and the results that are not in it yet.

mod kept;

use std::path::{Path, PathBuf};

use crate::app::effect::{IfThere, Incoming, WriteFailure};
use crate::app::effects::Background;
use crate::app::event::form::ListFormat;
use crate::app::event::job::{EventJob, EventNews, EventTrouble, ReadEvent, ReadPurpose, ResultList};
use crate::app::files::work::{KnownFiles, write_new};
use crate::app::inbox::MailSlot;
use crate::event_paper;
use crate::picture::pdf;
use crate::storage::{EventFile, FileError, copy_commented_aside, delete_file, is_folder, read_file, results_folder};
use crate::text::{Language, Text};
use crate::tournament::{
    Pairings, PlayerList, Standings, Tournament, notice_board, read_pairings, read_players, results_csv, standings_csv,
};

/// The largest event file.
const MOST_BYTES: usize = 16 << 20;

/// The mark before the text of a list by which spreadsheets recognise UTF-8.
const MARK: &str = "\u{feff}";

/// The words for the system's file dialog.
#[derive(Clone, Debug, Default)]
pub struct EventWords {
    /// The title of the dialog for each file, in the order of [`FILES`].
    titles: [String; 8],
    /// The name of the kind of file to choose.
    events: String,
    pairings: String,
    players: String,
}

/// Every file, with the name of the sentence that is the title of its dialog.
const FILES: [(EventFile, &str); 8] = [
    (EventFile::Open, "path-event-open"),
    (EventFile::Save, "path-event-save"),
    (EventFile::Pairings, "path-event-pairings"),
    (EventFile::Players, "path-event-players"),
    (EventFile::Csv, "path-event-csv"),
    (EventFile::Text, "path-event-text"),
    (EventFile::Standings, "path-event-standings"),
    (EventFile::Paper, "path-event-paper"),
];

impl EventWords {
    pub fn of(text: &Text) -> Self {
        Self {
            titles: FILES.map(|(_, name)| text.say(name)),
            events: text.say("path-events"),
            pairings: text.say("path-pairings"),
            players: text.say("path-players"),
        }
    }

    /// The title of the dialog for a file, and what such files are called.
    pub fn for_file(&self, file: EventFile) -> (&str, &str) {
        let title = FILES.iter().position(|(known, _)| *known == file).map_or("", |index| &self.titles[index]);
        let files = match file {
            EventFile::Open | EventFile::Save => &self.events,
            EventFile::Pairings => &self.pairings,
            EventFile::Players => &self.players,
            EventFile::Csv | EventFile::Standings => "CSV",
            EventFile::Text => "TXT",
            EventFile::Paper => "PDF",
        };
        (title, files)
    }
}

/// Carries out `job` on a thread, except for kept results, which must not overtake each other.
pub fn run(background: &Background, known: &KnownFiles, language: Language, job: EventJob) {
    let known = known.clone();
    match job {
        EventJob::Read(path, reading) => background.run("event files", move || Incoming::Event(read(path, reading))),
        EventJob::Write { path, text, if_there } => {
            let replaced = vec![path.clone()];
            let mail = background.mail();
            let write = move || {
                let kept_as = comments_kept(&path);
                let news = write(path, &text, if_there, &known);
                tell_of_comments(kept_as, &news, &mail);
                Incoming::Event(news)
            };
            background.run_replacing("event files", replaced, write);
        }
        EventJob::WriteRecord(loose, path) => background.run_replacing("event files", vec![path.clone()], move || {
            let written = write_record(&path, loose.record.text.as_bytes(), &known);
            Incoming::Event(EventNews::RecordWritten(loose, written))
        }),
        EventJob::ReadPairings(path) => background.run("event files", move || {
            let pairings = pairings(&path).map(Box::new);
            Incoming::Event(EventNews::Pairings(path, pairings))
        }),
        EventJob::ReadPlayers(path) => background.run("event files", move || {
            let players = players(&path).map(Box::new);
            Incoming::Event(EventNews::Players(path, players))
        }),
        EventJob::Export(list, path, if_there) => {
            background.run_replacing("event files", vec![path.clone()], move || {
                let result = write_new(&path, &written(&list, language), if_there);
                Incoming::Event(EventNews::Exported(list, path, result))
            });
        }
        EventJob::FindKept => background.run("results", || {
            let folder = results_folder();
            Incoming::Event(EventNews::Kept(folder.map_or_else(Vec::new, |folder| kept::found(&folder))))
        }),
        EventJob::Keep(result) => results_folder().into_iter().for_each(|folder| kept::keep(&folder, &result)),
        EventJob::Forget(result) => results_folder().into_iter().for_each(|folder| kept::forget(&folder, &result)),
    }
}

/// Where a file lies now as somebody has written it, with comments; `None` if there are none in it.
fn comments_kept(path: &Path) -> Option<PathBuf> {
    let text = String::from_utf8(read_file(path, MOST_BYTES).ok()?).ok()?;
    Tournament::has_comments(&text).then(|| copy_commented_aside(path).ok()).flatten()
}

/// Tells where the file as it was lies now. Where it was not replaced, it is still there.
fn tell_of_comments(kept_as: Option<PathBuf>, news: &EventNews, mail: &MailSlot) {
    match (kept_as, news) {
        (Some(kept_as), EventNews::Written(_, Ok(()))) => {
            mail.put(Incoming::Event(EventNews::CommentsKept(kept_as)));
        }
        (Some(kept_as), _) => _ = delete_file(&kept_as),
        (None, _) => {}
    }
}

fn write(path: PathBuf, text: &str, if_there: IfThere, known: &KnownFiles) -> EventNews {
    // Nobody could read it again.
    let is_too_large = text.len() > MOST_BYTES;
    let write = || known.write(&path, text.as_bytes(), if_there);
    let result = if is_too_large { Err(WriteFailure::System(FileError::TooLarge)) } else { write() };
    EventNews::Written(path, result)
}

/// Writes a record beside others, unless it lies there already. Returns its name.
fn write_record(path: &Path, bytes: &[u8], known: &KnownFiles) -> Result<String, FileError> {
    let is_there = read_file(path, MOST_BYTES).is_ok_and(|there| there == bytes);
    let (path, result) =
        if is_there { (path.to_owned(), Ok(())) } else { known.write_record(path, bytes, IfThere::Beside) };
    match result {
        Ok(()) => Ok(path.file_name().unwrap_or_default().to_string_lossy().into_owned()),
        Err(WriteFailure::System(reason)) => Err(reason),
        Err(WriteFailure::AlreadyThere | WriteFailure::ChangedMeanwhile) => Err(FileError::IsThere),
    }
}

/// What was read counts as known only once it is taken in: until then we may not overwrite it.
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

/// Why it could not be read: if its folder is missing too, the file may be on a share that comes back.
fn not_read(path: &Path, error: &std::io::Error) -> EventTrouble {
    let is_gone = error.kind() == std::io::ErrorKind::NotFound && path.parent().is_some_and(is_folder);
    if is_gone { EventTrouble::Gone } else { EventTrouble::File(FileError::at(path, error)) }
}

fn pairings(path: &Path) -> Result<Pairings, EventTrouble> {
    let bytes = read_file(path, MOST_BYTES).map_err(|error| EventTrouble::File(FileError::at(path, &error)))?;
    read_pairings(&path.display().to_string(), &bytes).map_err(EventTrouble::Pairings)
}

fn players(path: &Path) -> Result<PlayerList, EventTrouble> {
    let bytes = read_file(path, MOST_BYTES).map_err(|error| EventTrouble::File(FileError::at(path, &error)))?;
    read_players(&path.display().to_string(), &bytes).map_err(EventTrouble::Players)
}

/// The bytes of a list; empty for a round that does not exist.
fn written(list: &ResultList, language: Language) -> Vec<u8> {
    let text = match list.format {
        ListFormat::Csv => format!("{MARK}{}", results_csv(&list.event)),
        ListFormat::Standings => format!("{MARK}{}", standings_csv(&Standings::of_event(&list.event, list.round).0)),
        ListFormat::Text => {
            let text = Text::new(language);
            let round = list.event.round(list.round);
            round.map(|round| notice_board(&list.event, round, &text)).unwrap_or_default()
        }
        ListFormat::Paper(paper) => {
            return pdf(&event_paper::pages(paper, &list.event, list.round, &list.address, &Text::new(language)));
        }
    };
    text.into_bytes()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::clock::TimeControl;

    fn event(title: &str) -> String {
        let time = TimeControl::sudden_death(std::time::Duration::from_secs(600));
        Tournament::new(title.to_owned(), "jsa_amateur27".to_owned(), time).to_ron()
    }

    fn write(path: &Path, title: &str, known: &KnownFiles) -> Result<(), WriteFailure> {
        match super::write(path.to_owned(), &event(title), IfThere::Replace, known) {
            EventNews::Written(_, result) => result,
            other => panic!("{other:?}"),
        }
    }

    fn write_theirs(path: &Path, text: &str) -> Result<(), WriteFailure> {
        KnownFiles::default().write(path, text.as_bytes(), IfThere::Replace)
    }

    fn look(path: &Path) -> Result<Box<ReadEvent>, EventTrouble> {
        match super::read(path.to_owned(), ReadPurpose::Refresh) {
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
        assert!(matches!(look(&path), Err(EventTrouble::Event(_))));
        assert_eq!(write(&path, "Ours", &known), Err(WriteFailure::ChangedMeanwhile), "it could not be understood");
        assert_eq!(write_theirs(&path, &event("Theirs")), Ok(()));
        let read = look(&path).unwrap();
        assert_eq!(write(&path, "Ours", &known), Err(WriteFailure::ChangedMeanwhile), "it was not taken");
        known.know(&path, read.checksum);
        assert_eq!(write(&path, "Ours", &known), Ok(()));
    }

    #[test]
    fn what_somebody_has_written_with_comments_is_kept_once_where_it_is_replaced() {
        let folder = tempfile::tempdir().unwrap();
        let (path, known) = (folder.path().join("open.ron"), KnownFiles::default());
        assert_eq!(write_theirs(&path, &format!("// by hand\n{}", event("Theirs"))), Ok(()));
        let kept_as = comments_kept(&path).unwrap();
        assert_eq!(kept_as, folder.path().join("open.commented-1.ron"));
        let slot = crate::app::inbox::Inbox::new(egui::Context::default()).slot();
        tell_of_comments(
            Some(kept_as.clone()),
            &EventNews::Written(path.clone(), Err(WriteFailure::AlreadyThere)),
            &slot,
        );
        assert!(!crate::storage::exists(&kept_as), "it was not replaced");
        assert_eq!((comments_kept(&path), write(&path, "Ours", &known)), (Some(kept_as.clone()), Ok(())));
        assert!(String::from_utf8(read_file(&kept_as, MOST_BYTES).unwrap()).unwrap().starts_with("// by hand"));
        assert_eq!(comments_kept(&path), None);
    }

    #[test]
    fn an_event_that_nobody_could_read_again_is_not_written() {
        let folder = tempfile::tempdir().unwrap();
        let (path, known) = (folder.path().join("large.ron"), KnownFiles::default());
        assert_eq!(write(&path, "Ours", &known), Ok(()));
        let endless = "x".repeat(MOST_BYTES);
        assert_eq!(write(&path, &endless, &known), Err(WriteFailure::System(FileError::TooLarge)));
        assert_eq!(look(&path).unwrap().event.title, "Ours", "the one before is still there");
    }

    #[test]
    fn a_file_is_gone_only_when_its_folder_is_there() {
        let folder = tempfile::tempdir().unwrap();
        assert!(matches!(look(&folder.path().join("open.ron")), Err(EventTrouble::Gone)));
        assert!(matches!(look(&folder.path().join("share/open.ron")), Err(EventTrouble::File(_))));
    }
}
