//! The log, the latest act first, and the ways to export it.

use crate::app::action::Action;
use crate::app::console::action::ConsoleAction;
use crate::app::console::form::LogFormat;
use crate::app::console::scene::ConsoleGroup;
use crate::app::scene::AnswerScene;
use crate::app::scene::case::AnswerTone;
use crate::app::state::AppState;
use crate::record::AuditEntry;
use crate::text::{Arg, Text};

/// How many acts are shown: a match has some dozens, a file may have any number.
const MOST_ROWS: usize = 300;

/// An act as the log tells it.
#[derive(Clone, Debug)]
pub struct LogRow {
    /// The time of day, the move of the game, and who signed.
    pub when: String,
    /// The act.
    pub act: String,
    /// What it changed, and why.
    pub details: Vec<String>,
}

pub(super) fn exports(state: &AppState, text: &Text) -> Vec<ConsoleGroup> {
    let entries = state.tree().log.len();
    let has_entries = entries > 0;
    let latest = [("latest", Arg::from(MOST_ROWS)), ("all", entries.into())];
    let left_out = (entries > MOST_ROWS).then(|| text.tell("console-log-latest", &latest));
    let export = |id: &str, format| AnswerScene {
        words: text.say(id),
        action: Action::Console(ConsoleAction::Export(format)),
        tone: AnswerTone::Plain,
    };
    let buttons = [("console-export-text", LogFormat::Text), ("console-export-csv", LogFormat::Csv)];
    let why = if has_entries { "console-log-why" } else { "console-log-empty" };
    vec![ConsoleGroup {
        heading: text.say("console-log-heading"),
        lines: [text.say(why)].into_iter().chain(left_out).collect(),
        buttons: buttons.map(|(id, format)| (export(id, format), has_entries)).to_vec(),
    }]
}

pub(super) fn rows(state: &AppState, text: &Text) -> Vec<LogRow> {
    let is_handicap = state.is_handicap();
    let row = |entry: &AuditEntry| LogRow {
        when: text.audit_when(entry),
        act: text.audit_act(entry, is_handicap),
        details: text.audit_details(entry, is_handicap),
    };
    state.tree().log.iter().rev().take(MOST_ROWS).map(row).collect()
}
