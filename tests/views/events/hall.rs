//! A club's disk, and the arbiter's table.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::time::Duration;

use egui::{Key, Modifiers};
use komadai::app::{
    BrokenOffGame, Effect, EventJob, EventNews, EventTrouble, IfThere, Incoming, JournalJob, JournalNews, KeptResult,
    ListFormat, ReadEvent, ResultList, SaveFailure, SaveTarget, WriteFailure, WriteJob,
};
use komadai::journal::{RecordBeside, recover_any};
use komadai::storage::{DialogAnswer, EventFile, FileDialogRequest, FileError, JournalNews as KeeperNews};
use komadai::text::{Language, Text};
use komadai::tournament::{
    Standings, Tournament, notice_board, read_pairings, read_players, results_csv, standings_csv,
};

use crate::table::Table;

/// The button that begins the game after the toss.
pub const BEGIN: &str = "Begin the game";

pub const EVENT: &str = "club/open.ron";

/// A table, and the files on its disk.
pub struct Club {
    pub table: Table,
    pub disk: BTreeMap<PathBuf, String>,
    /// The checksums of what the program last read or wrote.
    known: BTreeMap<PathBuf, u32>,
    /// The number returned when a random one is asked for.
    pub number: u64,
    /// Whether writing fails.
    pub is_full: bool,
    /// Whether the disk cannot be reached at all.
    pub is_away: bool,
    /// Whether no record can be written, although the event can.
    pub refuses_records: bool,
    /// The results that are kept outside the event.
    pub kept: Vec<KeptResult>,
    /// The journal of the game on the board.
    pub journal: String,
    /// The journals of games whose records were saved elsewhere.
    pub cleared: Vec<PathBuf>,
    /// What is to be written later.
    late: Vec<Effect>,
}

impl Club {
    /// A table with `event` open and its window shown.
    pub fn with(event: &str) -> Self {
        Self::at(Table::new(), event)
    }

    /// A table without an event, and an empty disk.
    pub fn without(table: Table) -> Self {
        Self {
            table,
            disk: BTreeMap::new(),
            known: BTreeMap::new(),
            number: 7,
            is_full: false,
            is_away: false,
            refuses_records: false,
            kept: Vec::new(),
            journal: String::new(),
            cleared: Vec::new(),
            late: Vec::new(),
        }
    }

    pub fn at(table: Table, event: &str) -> Self {
        let mut club = Self::without(table);
        club.disk.insert(PathBuf::from(EVENT), event.to_owned());
        club.show();
        club.click("Open…");
        club.choose_file(EventFile::Open, EVENT);
        club
    }

    /// Shows the event window.
    pub fn show(&mut self) {
        self.table.press(Modifiers::COMMAND, Key::T);
        self.settle();
    }

    pub fn click(&mut self, label: &str) {
        self.table.confirm(label);
        self.settle();
    }

    /// Clicks the pairing at a table, and then the button that starts its game: two clicks.
    pub fn start(&mut self, table: u32, button: &str) {
        self.show();
        self.choose(table);
        self.click(button);
        self.watch_toss();
    }

    /// Lets the pawns fall, if there is a toss, and begins.
    pub fn watch_toss(&mut self) {
        if self.table.shows(BEGIN) {
            self.table.wait(Duration::from_secs(30));
            self.click(BEGIN);
        }
    }

    /// Clicks the pairing at a table.
    pub fn choose(&mut self, table: u32) {
        let begins = format!("Table {table}: ");
        let found = self.table.everything().into_iter().find(|(label, _)| label.starts_with(&begins));
        let (_, place) = found.unwrap_or_else(|| panic!("there is no table {table}"));
        self.table.click_at(place.center());
        self.settle();
    }

    /// Enters a result for the pairing at a table.
    pub fn enter(&mut self, table: u32, result: &str) {
        self.show();
        self.choose(table);
        self.click(result);
        self.click("Done");
    }

    /// Answers the system's file dialog.
    pub fn choose_file(&mut self, purpose: EventFile, path: &str) {
        let request = FileDialogRequest::Event { purpose, suggested: String::new() };
        self.table.receive(Incoming::FileDialog(request, DialogAnswer::Chosen(PathBuf::from(path))));
        self.settle();
    }

    /// The event as its file has it.
    pub fn file(&self) -> Tournament {
        Tournament::from_ron(EVENT, &self.disk[Path::new(EVENT)]).expect("the file holds an event")
    }

    /// Carries out effects until none are left.
    pub fn settle(&mut self) {
        loop {
            self.follow_journal();
            let mut effects = std::mem::take(&mut self.late);
            effects.extend(self.table.take_effects());
            if effects.is_empty() {
                return;
            }
            for effect in effects {
                self.carry_out(effect);
            }
        }
    }

    /// Writes the journal, and looks at an interrupted game once more before it is resumed.
    fn follow_journal(&mut self) {
        for job in self.table.take_journal_jobs() {
            match job {
                JournalJob::LookAgain { path, bytes } => {
                    let found = JournalNews::StillBrokenOff(Box::new(broken_off(path, bytes)));
                    self.table.receive(Incoming::Journal(found));
                }
                JournalJob::Write(_, WriteJob::Begin { lines, .. } | WriteJob::BeginInItsPlace { lines, .. }) => {
                    self.journal = lines;
                }
                JournalJob::Write(_, WriteJob::TakeUp { bytes, .. }) => {
                    self.journal = String::from_utf8(bytes).expect("it is text");
                }
                JournalJob::Write(of, WriteJob::LetGo) => {
                    let left = KeeperNews::Left(PathBuf::from("20261126-150000.journal"));
                    self.table.receive(Incoming::Journal(JournalNews::Written(of, left)));
                    self.follow_journal();
                }
                JournalJob::ReadLeft(path) => {
                    let left = JournalNews::Left(Box::new(broken_off(path, self.journal.clone().into_bytes())));
                    self.table.receive(Incoming::Journal(left));
                }
                JournalJob::ClearAway(path) => self.cleared.push(path),
                JournalJob::Write(_, WriteJob::Append(lines) | WriteJob::Beat(lines)) => self.journal += &lines,
                _ => {}
            }
        }
    }

    /// Carries out effects except for writing, which is left to the next call that settles.
    pub fn settle_but_writing(&mut self) {
        loop {
            let (writes, others): (Vec<_>, Vec<_>) = self
                .table
                .take_effects()
                .into_iter()
                .partition(|it| matches!(it, Effect::Event(EventJob::Write { .. })));
            self.late.extend(writes);
            if others.is_empty() {
                return;
            }
            others.into_iter().for_each(|effect| self.carry_out(effect));
        }
    }

    fn carry_out(&mut self, effect: Effect) {
        let news = match effect {
            Effect::Event(EventJob::Keep(result)) => return self.kept.push(*result),
            Effect::Event(EventJob::Forget(result)) => return self.kept.retain(|kept| *kept != *result),
            Effect::Event(job) => Incoming::Event(self.job(job)),
            Effect::KnowFile { path, checksum } => {
                self.known.insert(path, checksum);
                return;
            }
            Effect::DrawRandom => Incoming::Number(self.number),
            Effect::WriteRecord(job) => {
                let text =
                    String::from_utf8(job.bytes().expect("they hold all of it")).expect("records of events are UTF-8");
                let path = self.name_for(&job.target.path, job.if_there);
                let result = self.write(&path, text, job.if_there);
                Incoming::Written(SaveTarget { path, ..job.target }, job.revision, result.map_err(SaveFailure::File))
            }
            _ => return,
        };
        self.table.receive(news);
    }

    /// Under which name a record is written.
    fn name_for(&self, path: &Path, if_there: IfThere) -> PathBuf {
        let is_taken = if_there == IfThere::Beside && self.disk.contains_key(path);
        if is_taken { PathBuf::from(format!("{}-2.kifu", path.with_extension("").display())) } else { path.to_owned() }
    }

    fn job(&mut self, job: EventJob) -> EventNews {
        match job {
            EventJob::Read(path, reading) => {
                let text = self.disk.get(&path).cloned().filter(|_| !self.is_away);
                let text = text.ok_or_else(|| EventTrouble::File(FileError::Other("no such file".to_owned())));
                let read = text.and_then(|text| {
                    let event = Tournament::from_ron(&path.display().to_string(), &text);
                    Ok(ReadEvent { event: event.map_err(EventTrouble::Event)?, checksum: checksum(&text) })
                });
                EventNews::Read(path, reading, read.map(Box::new))
            }
            EventJob::Write { path, text, if_there } => {
                let result = self.write(&path, text, if_there);
                EventNews::Written(path, result)
            }
            EventJob::WriteRecord(loose, path) => {
                let path = self.name_for(&path, IfThere::Beside);
                let result = self.write(&path, loose.record.text.clone(), IfThere::Beside);
                let name = path.file_name().expect("it has a name").to_string_lossy().into_owned();
                let result = result.map(|()| name).map_err(|_| FileError::NoFolder("club".into()));
                EventNews::RecordWritten(loose, result)
            }
            EventJob::ReadPairings(path) => {
                let name = path.display().to_string();
                let pairings = read_pairings(&name, self.disk[&path].as_bytes()).map_err(EventTrouble::Pairings);
                EventNews::Pairings(path, pairings.map(Box::new))
            }
            EventJob::ReadPlayers(path) => {
                let name = path.display().to_string();
                let players = read_players(&name, self.disk[&path].as_bytes()).map_err(EventTrouble::Players);
                EventNews::Players(path, players.map(Box::new))
            }
            EventJob::Export(list, path, if_there) => {
                let result = self.write(&path, written(&list), if_there);
                EventNews::Exported(list, path, result)
            }
            EventJob::FindKept | EventJob::Keep(_) | EventJob::Forget(_) => EventNews::Kept(self.kept.clone()),
        }
    }

    fn write(&mut self, path: &Path, text: String, if_there: IfThere) -> Result<(), WriteFailure> {
        if self.is_full {
            return Err(WriteFailure::System(FileError::Other("the disk is full".to_owned())));
        }
        let is_record = path.extension().is_some_and(|ending| ending == "kifu");
        if self.is_away || self.refuses_records && is_record {
            return Err(WriteFailure::System(FileError::NoFolder("club".into())));
        }
        let there = self.disk.get(path).map(|text| checksum(text));
        let known = self.known.get(path).copied();
        match if_there {
            IfThere::Ask if there.is_some() => return Err(WriteFailure::AlreadyThere),
            IfThere::Replace | IfThere::ReplaceThere if known.is_some() && there != known => {
                return Err(WriteFailure::ChangedMeanwhile);
            }
            IfThere::Ask | IfThere::Beside | IfThere::Replace | IfThere::ReplaceThere | IfThere::ReplaceAnything => {}
        }
        self.known.insert(path.to_owned(), checksum(&text));
        self.disk.insert(path.to_owned(), text);
        Ok(())
    }
}

/// The game that was broken off, as its journal has it.
pub fn broken_off(path: PathBuf, bytes: Vec<u8>) -> BrokenOffGame {
    let recovered = recover_any(&bytes).expect("it is a journal");
    BrokenOffGame { path, bytes, recovered, beside: RecordBeside::NothingMore }
}

pub fn checksum(text: &str) -> u32 {
    crc32fast::hash(text.as_bytes())
}

fn written(list: &ResultList) -> String {
    match list.format {
        ListFormat::Csv => results_csv(&list.event),
        ListFormat::Paper(paper) => format!("{paper:?} {}", list.round),
        ListFormat::Standings => standings_csv(&Standings::of_event(&list.event, list.round).0),
        ListFormat::Text => {
            let round = list.event.round(list.round).expect("the round is there");
            notice_board(&list.event, round, &Text::new(Language::English))
        }
    }
}
