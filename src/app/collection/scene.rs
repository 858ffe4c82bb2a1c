//! The list of records beside the board, in words.

use std::path::{Path, PathBuf};
use std::rc::Rc;

use crate::app::collection::form::{CollectedRecord, Collection, CollectionFilter};
use crate::app::files::form::file_name;
use crate::app::scene::sides::mark;
use crate::app::state::AppState;
use crate::journal::REVIEW_ENDING;
use crate::record::RecordSummary;
use crate::shogi::Color;
use crate::text::{Arg, Text};

/// The records that lie beside the one on the board.
#[derive(Clone, Debug)]
pub struct CollectionScene {
    /// The folder's name, or how many records were chosen.
    pub headline: String,
    /// Which records are shown.
    pub filter: CollectionFilter,
    /// Why no position may be looked for, if none may.
    pub no_position: Option<String>,
    /// How many are shown, and of how many; or that more are coming, or why there are none.
    pub state: String,
    /// Whether it is told at what time of day a game began.
    has_times: bool,
    records: Rc<Vec<CollectedRecord>>,
    shown: Rc<Vec<usize>>,
    present: Option<usize>,
}

/// A line of the list.
#[derive(Clone, Debug)]
pub struct CollectionRow {
    /// Where the record lies.
    pub path: PathBuf,
    /// Who played, or else what it is called.
    pub names: String,
    /// Each player by itself, the first with what stands between the two.
    pub players: Option<[String; 2]>,
    /// When, how long, and who won.
    pub details: String,
    /// Whether it is the record on the board.
    pub is_present: bool,
    /// Whether it could not be read.
    pub is_unreadable: bool,
}

impl CollectionScene {
    pub fn of(state: &AppState, text: &Text) -> Option<Self> {
        let collection = state.collection.as_ref()?;
        Some(Self {
            headline: headline(state, collection, text),
            has_times: state.shows_past_games(),
            filter: collection.filter.clone(),
            no_position: state.keeps_position_from_list().then(|| text.say(kept_from_position(state))),
            state: state_words(collection, text),
            records: Rc::clone(&collection.records),
            shown: Rc::clone(&collection.shown),
            present: collection.present(),
        })
    }

    /// How many lines the list has.
    #[must_use]
    pub fn len(&self) -> usize {
        self.shown.len()
    }

    /// The line of the record that was asked for last.
    #[must_use]
    pub const fn present(&self) -> Option<usize> {
        self.present
    }

    /// A line of the list. Lists are long, and only the lines in sight are put into words.
    #[must_use]
    pub fn row(&self, index: usize, text: &Text) -> Option<CollectionRow> {
        let record = &self.records[*self.shown.get(index)?];
        let (path, name) = (record.path.clone(), file_name(&record.path));
        let is_present = self.present == Some(index);
        Some(match &record.summary {
            Some(summary) => {
                let players = players(summary);
                let names = players.as_ref().map(|players| players.concat()).or_else(|| summary.event.clone());
                let facts = details(summary, self.has_times, text).into_iter().chain(reviewed(&path, text));
                let details = facts.collect::<Vec<_>>().join(" · ");
                let names = names.unwrap_or_else(|| untitled(&path, name, text));
                CollectionRow { path, names, players, details, is_present, is_unreadable: false }
            }
            None => {
                let details = text.say("collection-unreadable");
                CollectionRow { path, names: name, players: None, details, is_present, is_unreadable: true }
            }
        })
    }
}

/// What is listed.
fn headline(state: &AppState, collection: &Collection, text: &Text) -> String {
    match collection.folder.as_deref() {
        Some(_) if state.shows_past_games() => text.say("command-past-games"),
        Some(folder) => file_name(folder),
        None => text.say("collection-chosen"),
    }
}

/// Why nobody may be told what others have played in this position.
fn kept_from_position(state: &AppState) -> &'static str {
    if state.is_being_asked() { "collection-not-in-exercise" } else { "collection-not-in-game" }
}

fn state_words(collection: &Collection, text: &Text) -> String {
    let (shown, all) = (collection.shown.len(), collection.records.len());
    let args = [("shown", Arg::from(shown)), ("all", all.into())];
    match &collection.trouble {
        Some(reason) => text.file_error(reason),
        None if collection.is_loading => text.tell("collection-loading", &args),
        None if shown < all => text.tell("collection-some", &args),
        None => text.tell("collection-all", &args),
    }
}

/// ☗ 佐藤 – and ☖ 鈴木; `None` where nobody is named.
fn players(summary: &RecordSummary) -> Option<[String; 2]> {
    let [black, white] = &summary.players;
    let named = |color: Color, name: &Option<String>| format!("{} {}", mark(color), name.as_deref().unwrap_or("?"));
    let are_named = black.is_some() || white.is_some();
    are_named.then(|| [named(Color::Black, black), format!(" – {}", named(Color::White, white))])
}

fn details(summary: &RecordSummary, has_time: bool, text: &Text) -> Vec<String> {
    let mut facts = facts(summary, text);
    if let (true, Some(date)) = (has_time, &summary.date) {
        facts[0] = date.chars().take(16).collect();
    }
    facts
}

/// That a record was kept aside while it was reviewed, and since when: the game itself is listed beside it.
fn reviewed(path: &Path, text: &Text) -> Option<String> {
    is_review(path).then(|| match began_at(path) {
        Some(time) => text.tell("collection-reviewed-at", &[("time", time.into())]),
        None => text.say("collection-reviewed"),
    })
}

/// What a record is called in which nobody is named: those that are kept aside have a time for a name.
fn untitled(path: &Path, name: String, text: &Text) -> String {
    if is_review(path) { text.say("collection-untitled") } else { name }
}

fn is_review(path: &Path) -> bool {
    path.extension().is_some_and(|ending| ending == REVIEW_ENDING)
}

/// 06:36 of `20261128-063647.review`.
fn began_at(path: &Path) -> Option<String> {
    let (_, time) = path.file_stem()?.to_str()?.split_once('-')?;
    let digits = time.get(..6).filter(|digits| digits.bytes().all(|digit| digit.is_ascii_digit()))?;
    Some(format!("{}:{}", &digits[..2], &digits[2..4]))
}

/// When it was played, how long it was, who won, and how many other games its file has.
pub fn facts(summary: &RecordSummary, text: &Text) -> Vec<String> {
    let date = summary.date.as_deref().map(|date| date.chars().take(10).collect());
    let plies = text.tell("result-moves", &[("count", summary.plies.into())]);
    let ended = summary.outcome.as_ref().map(|outcome| match outcome.winner {
        Some(winner) => text.tell("collection-won", &[("side", mark(winner).into())]),
        None => text.recorded_reason(outcome),
    });
    let further = summary.further.len();
    let further = (further > 0).then(|| text.tell("collection-further", &[("count", further.into())]));
    [date, Some(plies), ended, further].into_iter().flatten().collect()
}
