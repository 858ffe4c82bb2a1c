//! What is published when: nothing before its delay has passed, and the overview after all that it names.

use std::collections::{BTreeMap, BTreeSet, VecDeque};
use std::sync::Arc;
use std::time::Duration;

use serde::Serialize;

use super::entry::Entry;
use super::event_file::{EventFile, rounds};
use super::facts::{Facts, Table};
use super::game_file::GameFile;
use super::page::{Page, page};
use super::public_record::public_record;
use super::shelf::{Shelf, SiteFile};
use crate::clock::SessionTime;
use crate::hall::{Found, Hall, HallTable, RecordState};
use crate::mixing::number_of;
use crate::record::{GameTree, LineEnd, RecordFormat, TextEncoding, to_bytes};
use crate::text::Text;
use crate::tournament::Tournament;

/// How often the overview is written while nothing happens, so that pages know that the hall is alive.
const HEARTBEAT: Duration = Duration::from_secs(10);

/// The same while no game is open, none is awaited, and pages ask seldom.
const HEARTBEAT_AT_REST: Duration = Duration::from_secs(60);

/// The name in the overview of what tells that publishing has ended.
pub(super) const ENDED: &str = "x";

/// How a hall is published.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Terms {
    /// The title; if empty, that of the event or the tables.
    pub title: String,
    /// How long news is held back.
    pub delay: Duration,
    /// Where people find the site; empty if the organiser does not say.
    pub address: String,
    /// Whether records are published whole, with the arbiter's log, variations and every line of the header.
    pub whole_records: bool,
}

/// What is in the folder of the site already.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Before {
    /// Nothing was written there before.
    Nothing,
    /// What an earlier run wrote, which stays until there is news.
    ASite,
}

/// News of the hall.
#[derive(Clone, Debug)]
#[expect(clippy::large_enum_variant, reason = "there are as many as tables, and each is taken apart at once")]
pub enum News {
    /// The files of a table have changed.
    Seen(Found),
    /// The files of a table are gone.
    Gone(String),
    /// The event has changed; `None` if none is open any more.
    Event(Option<Box<Tournament>>),
}

/// Makes the files of a site from news of a hall.
#[derive(Debug)]
pub struct Publisher {
    terms: Terms,
    text: Text,
    before: Before,
    /// News held back, with the instant it was seen.
    waiting: VecDeque<(SessionTime, News)>,
    hall: Hall,
    event: Option<Tournament>,
    games: BTreeMap<String, Game>,
    shelf: Shelf,
    /// When the overview was written last, and its content apart from the time.
    told: Option<(SessionTime, Vec<String>)>,
    /// Marks the revisions of this run.
    run: Option<i64>,
    /// The mark of the page.
    page: String,
    /// Whether nothing more will come.
    is_ended: bool,
}

/// A table's game as published.
#[derive(Debug)]
struct Game {
    /// The name of its files.
    id: String,
    record: Option<Arc<GameTree>>,
    /// Whether the record is newer than its file.
    is_due: bool,
    /// Whether the file in the hall is damaged.
    is_damaged: bool,
    entry: Option<Entry>,
}

/// The overview. Its entries are those of [`Entry::words`], the most urgent first.
#[derive(Serialize)]
struct Overview<'a> {
    /// The version of the layout.
    v: u32,
    /// Which run of the publisher counts the revisions.
    s: i64,
    /// When it was written, in milliseconds since 1970.
    at: i64,
    /// The revision of the facts, and that of the event if there is one.
    f: u32,
    #[serde(skip_serializing_if = "Option::is_none")]
    e: Option<u32>,
    /// Whether publishing has ended: what is told then stays as it is.
    #[serde(rename = "x", skip_serializing_if = "std::ops::Not::not")]
    is_ended: bool,
    t: &'a [String],
}

impl Publisher {
    /// A publisher that has seen nothing yet.
    #[must_use]
    pub fn new(terms: Terms, text: Text, before: Before) -> Self {
        Self {
            terms,
            text,
            before,
            waiting: VecDeque::new(),
            hall: Hall::default(),
            event: None,
            games: BTreeMap::new(),
            shelf: Shelf::default(),
            told: None,
            run: None,
            page: String::new(),
            is_ended: false,
        }
    }

    /// Takes in news, and holds it back until its time has come.
    pub fn hear(&mut self, news: News, now: SessionTime) {
        self.waiting.push_back((now, news));
    }

    /// How many tables are published.
    #[must_use]
    pub fn tables(&self) -> usize {
        self.games.len()
    }

    /// The files to write now, in this order: the overview comes last, so that whatever it names is there. `millis` is
    /// the calendar's time at `now`, since 1970.
    pub fn files(&mut self, now: SessionTime, millis: i64) -> Vec<SiteFile> {
        while let Some((_, news)) = self.waiting.pop_front_if(|(seen, _)| now.since(*seen) >= self.terms.delay) {
            self.take_in(news, now);
        }
        // Until the first news may be published, what an earlier run wrote is better than nothing.
        if self.run.is_none() && self.before == Before::ASite && !self.waiting.is_empty() && self.games.is_empty() {
            return Vec::new();
        }
        let run = self.run.unwrap_or_else(|| self.begin(millis));
        self.hall.forget(now);
        self.write(run, now, millis);
        self.shelf.take()
    }

    /// Whether it has told anything: until then the site is that of an earlier run.
    #[must_use]
    pub const fn has_begun(&self) -> bool {
        self.run.is_some()
    }

    /// The names of all files of the site; `None` as long as it is that of an earlier run.
    #[must_use]
    pub fn names(&self) -> Option<BTreeSet<String>> {
        self.run.map(|_| self.shelf.names())
    }

    /// Writes everything once more, as a new run: the folder of the site was emptied.
    pub fn begin_anew(&mut self) {
        (self.run, self.told) = (None, None);
        self.shelf.retain(|_| false);
        self.games.values_mut().for_each(|game| game.is_due = true);
    }

    /// The last files: the overview says that publishing has ended, and when. What is still to be told later never is.
    pub fn end(&mut self, now: SessionTime, millis: i64) -> Vec<SiteFile> {
        self.is_ended = true;
        self.files(now, millis)
    }

    /// Begins a run with the page itself.
    fn begin(&mut self, millis: i64) -> i64 {
        let Page { files, mark } = page(&self.terms, &self.text);
        files.into_iter().for_each(|file| self.shelf.put_changed(file.name, file.bytes));
        self.page = mark;
        *self.run.insert(millis / 1_000)
    }

    fn take_in(&mut self, news: News, now: SessionTime) {
        match news {
            News::Seen(found) => {
                let name = found.sighting.name.clone();
                let game = self.games.entry(name).or_insert_with_key(|name| Game::named(name));
                let is_same =
                    found.record.as_ref().zip(game.record.as_ref()).is_some_and(|(new, old)| Arc::ptr_eq(new, old));
                if found.record.is_some() && !is_same {
                    (game.record, game.is_due) = (found.record, true);
                }
                game.is_damaged = found.state == RecordState::Damaged;
                // Delayed news is published as if it happened now, so its age is that of a moment ago.
                self.hall.see(found.sighting, found.age, now);
            }
            News::Gone(name) => self.hall.lose(&name, now),
            News::Event(event) => self.event = event.map(|event| *event),
        }
    }

    fn write(&mut self, run: i64, now: SessionTime, millis: i64) {
        self.write_games();
        let e = self.write_event();
        let tables: Vec<&HallTable> = self.hall.in_order(now);
        let kept: Vec<String> = tables.iter().map(|table| table.sighting.name.clone()).collect();
        let shelf = &mut self.shelf;
        self.games.retain(|name, game| {
            let is_kept = kept.contains(name);
            if !is_kept {
                shelf.drop(&game.file());
            }
            is_kept
        });
        let facts = self.facts(&tables, now);
        let f = self.shelf.put("tables", &facts);
        let Entries { words, lasting, is_open } = entries(&mut self.games, &tables, &self.shelf, now);
        let is_changed = self.told.as_ref().is_none_or(|(_, told)| *told != lasting);
        let is_awaited = is_open || words.is_empty() || facts.is_waiting();
        let pause = if is_awaited { HEARTBEAT } else { HEARTBEAT_AT_REST };
        let is_silent = self.told.as_ref().is_none_or(|(at, _)| now.since(*at) >= pause);
        if self.shelf.is_due() || is_changed || self.is_ended || is_silent {
            let overview = Overview { v: 1, s: run, at: millis, f, e, is_ended: self.is_ended, t: &words };
            let overview = serde_json::to_string(&overview).expect("plain data with keys of text is always JSON");
            self.shelf.put_twins("hall", &overview);
            self.told = Some((now, lasting));
        }
    }

    fn facts(&self, tables: &[&HallTable], now: SessionTime) -> Facts {
        let named = self.games.iter().filter_map(|(name, game)| {
            let table = tables.iter().find(|table| table.sighting.name == *name)?;
            Some(Table { id: &game.id, table, has_record: game.record.is_some(), is_damaged: game.is_damaged })
        });
        let tables: Vec<Table<'_>> = named.collect();
        Facts::of(&self.page, &tables, &self.terms.title, self.event.as_ref(), now, &self.text)
    }

    /// Writes what an event has, if there is one: each round, then what names them. Returns the revision of the latter.
    fn write_event(&mut self) -> Option<u32> {
        let rounds = self.event.as_ref().map(|event| rounds(event, &self.text)).unwrap_or_default();
        self.shelf.retain(|name| !name.starts_with("round-") || rounds.iter().any(|round| round.file() == name));
        let Some(event) = &self.event else {
            self.shelf.drop("event");
            return None;
        };
        let rounds = rounds.iter().map(|round| round.named(self.shelf.put(&round.file(), round))).collect();
        Some(self.shelf.put("event", &EventFile::of(event, rounds, &self.text)))
    }

    /// Writes the moves of the games that have changed, each also as a record to keep.
    fn write_games(&mut self) {
        for game in self.games.values_mut().filter(|game| game.is_due) {
            game.is_due = false;
            let Some(record) = game.record.as_deref() else { continue };
            let public = public_record(record);
            let (to_keep, log) =
                if self.terms.whole_records { (record, record.log.as_slice()) } else { (&public, Default::default()) };
            if let Ok(bytes) = to_bytes(to_keep, RecordFormat::Kif, TextEncoding::Utf8, LineEnd::CrLf) {
                self.shelf.put_changed(format!("{}.kif", game.file()), bytes);
            }
            self.shelf.put(&game.file(), &GameFile::of(&public, log, &self.text));
        }
    }
}

impl Game {
    fn named(name: &str) -> Self {
        Self { id: id_of(name), record: None, is_due: false, is_damaged: false, entry: None }
    }

    /// Its files without an ending.
    fn file(&self) -> String {
        game_file(&self.id)
    }
}

fn game_file(id: &str) -> String {
    format!("game-{id}")
}

/// The name of the file to keep of a table's record.
pub(super) fn kept_record(table: &str) -> String {
    format!("{}.kif", game_file(&id_of(table)))
}

/// The names of tables in addresses: their own if plain, otherwise a number derived from it.
fn id_of(name: &str) -> String {
    let is_plain = |sign: u8| sign.is_ascii_lowercase() || sign.is_ascii_digit() || sign == b'-';
    if name.len() <= 24 && name.bytes().all(is_plain) {
        return name.to_owned();
    }
    format!("x{:016x}", number_of(name.as_bytes()))
}

/// The entries of the overview.
#[derive(Default)]
struct Entries {
    words: Vec<String>,
    /// The same without what changes as time passes.
    lasting: Vec<String>,
    /// Whether one of them may change without news, as time passes.
    is_open: bool,
}

/// The entries of the tables, in this order.
fn entries(games: &mut BTreeMap<String, Game>, tables: &[&HallTable], shelf: &Shelf, now: SessionTime) -> Entries {
    let places: BTreeMap<String, usize> = games.keys().cloned().zip(0..).collect();
    let mut entries = Entries::default();
    for table in tables {
        let name = &table.sighting.name;
        let (Some(game), Some(place)) = (games.get_mut(name), places.get(name)) else { continue };
        let (entry, revision) = (Entry::of(table, game.entry.as_ref(), now), shelf.revision(&game.file()));
        let words = |at| entry.words(*place, revision.unwrap_or_default(), at);
        entries.words.push(words(now));
        entries.lasting.push(words(SessionTime::default()));
        entries.is_open |= entry.is_open();
        game.entry = Some(entry);
    }
    entries
}
