use std::time::Duration;

use clap::ValueEnum;

use super::outcome_words::{japanese_outcome_words, outcome_words};
use super::time_used::time_used;
use crate::picture::paper::{PaperNotation, PaperWords, move_words};
use crate::picture::side_mark;
use crate::record::notation::{WesternStyle, time_digits};
use crate::record::{GameTree, NodeId, handicap_name};
use crate::shogi::{Color, Handicap};

/// The language of what is printed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(super) enum Language {
    /// English.
    En,
    /// Japanese.
    Ja,
}

impl Language {
    /// How moves are written in it.
    pub(super) const fn notation(self) -> PaperNotation {
        match self {
            Self::En => PaperNotation::Western(WesternStyle::Hodges),
            Self::Ja => PaperNotation::Japanese,
        }
    }

    /// The words around the record.
    pub(super) fn words(self, tree: &GameTree) -> PaperWords {
        let line = tree.main_line();
        let ending = self.ending(tree, &line);
        PaperWords {
            title: self.choose("Game record", "棋譜").to_owned(),
            facts: self.facts(tree, &line, &ending),
            columns: match self {
                Self::En => ["No.", "Move", "Time", "Total"].map(str::to_owned),
                Self::Ja => ["手数", "指し手", "消費", "累計"].map(str::to_owned),
            },
            ending,
        }
    }

    /// The line below a diagram of the position at `node`, which is written in `notation`.
    pub(super) fn caption(self, tree: &GameTree, node: NodeId, notation: PaperNotation) -> String {
        let (Some(parent), Some(mv)) = (tree.parent(node), tree.node(node).mv) else {
            return self.choose("Starting position", "開始局面").to_owned();
        };
        let (ply, words) = (tree.ply(node), move_words(notation, &tree.position_at(parent), mv, None));
        match self {
            Self::En => format!("Position after move {ply}, {words}"),
            Self::Ja => format!("図は{ply}手目{words}まで"),
        }
    }

    const fn choose(self, english: &'static str, japanese: &'static str) -> &'static str {
        match self {
            Self::En => english,
            Self::Ja => japanese,
        }
    }

    fn facts(self, tree: &GameTree, line: &[NodeId], ending: &str) -> Vec<(String, String)> {
        let of_header = |keys: &[&str]| {
            let value = keys.iter().find_map(|key| tree.header.get(key)).unwrap_or_default();
            value.to_owned()
        };
        let facts = [
            ("Date", "対局日", of_header(&["開始日時", "対局日"])),
            ("Place", "場所", of_header(&["場所"])),
            ("Start", "手合割", self.start(tree)),
            ("Time limit", "持ち時間", of_header(&["持ち時間"])),
            ("Time used", "消費時間", used(time_used(tree, line))),
            ("Result", "結果", ending.to_owned()),
        ];
        facts.into_iter().map(|(english, japanese, value)| (self.choose(english, japanese).to_owned(), value)).collect()
    }

    /// The name of the starting position; empty where it has none.
    fn start(self, tree: &GameTree) -> String {
        let Some(handicap) = Handicap::of(tree.start().setup()) else { return String::new() };
        match self {
            Self::En => handicap_words(handicap),
            Self::Ja => handicap_name(handicap).to_owned(),
        }
    }

    fn ending(self, tree: &GameTree, line: &[NodeId]) -> String {
        let ending = line.last().and_then(|&last| tree.node(last).ending.as_ref());
        ending.map_or_else(String::new, |ending| match self {
            Self::En => outcome_words(&ending.outcome),
            Self::Ja => japanese_outcome_words(&ending.outcome, line.len() - 1, tree.is_handicap()),
        })
    }
}

/// The starting position in plain English: `even game`, `two pieces handicap`.
fn handicap_words(handicap: Handicap) -> String {
    if handicap == Handicap::Even {
        return "even game".to_owned();
    }
    let mut words = String::new();
    for letter in format!("{handicap:?}").chars() {
        if letter.is_uppercase() && !words.is_empty() {
            words.push(' ');
        }
        words.extend(letter.to_lowercase());
    }
    format!("{words} handicap")
}

/// Both players' time; empty where the record has none.
fn used(times: [Duration; 2]) -> String {
    if times == [Duration::ZERO; 2] {
        return String::new();
    }
    let of = |color: Color| format!("{} {}", side_mark(color), time_digits(times[color.index()].as_secs()));
    Color::ALL.map(of).join("　")
}
