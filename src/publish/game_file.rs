//! The moves of a game, for its page.

use serde::Serialize;
use serde::ser::{SerializeSeq, Serializer};

use super::changes::changes;
use super::clip;
use crate::picture::paper::{PaperNotation, move_words};
use crate::record::notation::WesternStyle;
use crate::record::{AuditEntry, GameTree};
use crate::shogi::{Move, Setup};
use crate::text::{Language, Text};

/// The file of a game.
#[derive(Debug, Serialize)]
pub(super) struct GameFile {
    /// The position that it starts from, in SFEN.
    start: String,
    /// The number of the first move.
    first: u32,
    /// The comment before the first move.
    #[serde(skip_serializing_if = "String::is_empty")]
    note: String,
    moves: Vec<Step>,
    /// How it ended.
    #[serde(skip_serializing_if = "String::is_empty")]
    end: String,
    /// The arbiter's log, a line for each act.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    log: Vec<String>,
}

/// A move: its notation, what it changes, the seconds spent on it and by this player so far, and the comment. Empty
/// fields at the end are left out.
#[derive(Debug)]
struct Step {
    words: String,
    changes: String,
    time: Option<(u64, u64)>,
    comment: String,
}

impl Serialize for Step {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut list = serializer.serialize_seq(None)?;
        list.serialize_element(&self.words)?;
        list.serialize_element(&self.changes)?;
        if self.time.is_some() || !self.comment.is_empty() {
            list.serialize_element(&self.time.map(|(spent, _)| spent))?;
            list.serialize_element(&self.time.map(|(_, total)| total))?;
        }
        if !self.comment.is_empty() {
            list.serialize_element(&self.comment)?;
        }
        list.end()
    }
}

impl GameFile {
    /// The game of a public record, with this part of the arbiter's log.
    pub(super) fn of(tree: &GameTree, log: &[AuditEntry], text: &Text) -> Self {
        let act =
            |entry: &AuditEntry| format!("{} · {}", text.audit_when(entry), text.audit_act(entry, tree.is_handicap()));
        Self {
            start: tree.start().to_sfen(tree.first_number),
            first: tree.first_number,
            note: clip::comment(tree.node(GameTree::ROOT).comments()),
            moves: steps(tree, notation(text.language())),
            end: ending(tree, text),
            log: log.iter().map(|entry| clip::comment(&std::iter::once(act(entry)).collect())).collect(),
        }
    }
}

/// The usual notation of a language.
const fn notation(language: Language) -> PaperNotation {
    match language {
        Language::English => PaperNotation::Western(WesternStyle::Hodges),
        Language::Japanese => PaperNotation::Japanese,
    }
}

fn steps(tree: &GameTree, notation: PaperNotation) -> Vec<Step> {
    // Programs that do not know the times write zeros.
    let line = tree.main_line();
    let has_times = line.iter().any(|&id| tree.node(id).time().is_some_and(|time| !time.total.is_zero()));
    let mut position = tree.start().clone();
    let mut previous = None;
    let mut steps = Vec::new();
    for id in line {
        let node = tree.node(id);
        let before: Setup = position.setup().clone();
        let Some(words) = move_words(notation, node, &position, previous) else { continue };
        position = node.after(&position);
        steps.push(Step {
            words,
            changes: changes(&before, position.setup()),
            time: node.time().filter(|_| has_times).map(|time| (time.spent.as_secs(), time.total.as_secs())),
            comment: clip::comment(node.comments()),
        });
        previous = node.mv.map(Move::to);
    }
    steps
}

fn ending(tree: &GameTree, text: &Text) -> String {
    let last = tree.main_line().last().copied().unwrap_or(GameTree::ROOT);
    let ending = tree.node(last).ending();
    ending.map(|ending| text.outcome_in_short(&ending.outcome, tree.is_handicap())).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::record::{FoulHandling, ImportOptions, import_with};

    #[test]
    fn a_move_of_the_opponents_piece_bears_the_mark_of_who_made_it() {
        let options = ImportOptions { fouls: FoulHandling::KeepAsPlayed };
        let tree = import_with(b"V2.2\nPI\n+\n+7776FU\n-2726FU\n+3736FU\n", options).unwrap().tree;
        let steps = steps(&tree, PaperNotation::Japanese);
        let words: Vec<&str> = steps.iter().map(|step| step.words.as_str()).collect();
        assert_eq!(words, ["☗７六歩", "☖２六歩", "☗３六歩"]);
    }
}
