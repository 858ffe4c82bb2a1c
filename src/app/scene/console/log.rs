//! What was done, the latest first, and ways to take it along.

use super::{ConsoleGroup, Scribe};
use crate::app::action::{Action, ConsoleAction};
use crate::app::scene::{AnswerScene, AnswerTone};
use crate::app::state::LogFormat;
use crate::record::AuditEntry;

/// An act as the log tells it.
#[derive(Clone, Debug)]
pub struct LogRow {
    /// When, on the wall and in the game, and who.
    pub when: String,
    /// What.
    pub act: String,
    /// What it changed, and why.
    pub details: Vec<String>,
}

impl Scribe<'_> {
    pub(super) fn exports(&self) -> Vec<ConsoleGroup> {
        let has_entries = !AuditEntry::all(self.session.tree()).is_empty();
        let export = |id: &str, format| AnswerScene {
            words: self.text.say(id),
            action: Action::Console(ConsoleAction::Export(format)),
            tone: AnswerTone::Plain,
        };
        let buttons = [("console-export-text", LogFormat::Text), ("console-export-csv", LogFormat::Csv)];
        let buttons = buttons.map(|(id, format)| (export(id, format), has_entries)).to_vec();
        let why = if has_entries { "console-log-why" } else { "console-log-empty" };
        vec![self.group("console-log-heading", vec![self.text.say(why)], buttons)]
    }

    pub(super) fn log(&self) -> Vec<LogRow> {
        let is_handicap = self.state.is_handicap();
        let row = |entry: AuditEntry| LogRow {
            when: self.text.audit_when(&entry),
            act: self.text.audit_act(&entry, is_handicap),
            details: self.text.audit_details(&entry, is_handicap),
        };
        AuditEntry::all(self.session.tree()).into_iter().rev().map(row).collect()
    }
}
