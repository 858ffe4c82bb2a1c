//! `komadai mate --game`: the mates that were missed in games.

use std::fmt;
use std::time::Duration;

use serde::Serialize;

use super::answer::{in_usi, millis};
use super::sought::Sought;
use crate::shogi::Color;
use crate::tsume::{MissedMate, MissedMates};

/// What was found in a game: for programs as JSON, for people in words.
#[derive(Debug, Serialize)]
pub(super) struct Missed {
    #[serde(skip_serializing_if = "Option::is_none")]
    file: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    game: Option<usize>,
    missed: Vec<Mate>,
    /// The plies at which nothing was found out.
    undecided: Vec<usize>,
    nodes: u64,
    ms: u64,
    #[serde(skip)]
    name: String,
}

#[derive(Debug, Serialize)]
struct Mate {
    /// After how many moves of the game.
    ply: usize,
    side: char,
    mate: u16,
    proved: bool,
    line: Vec<String>,
    /// `null` if the game was lost there without a move.
    played: Option<String>,
}

impl Missed {
    pub(super) fn new(sought: &Sought, found: &MissedMates, nodes: u64, took: Duration) -> Self {
        let Sought { file, game, .. } = sought.clone();
        Self {
            file,
            game,
            missed: found.missed.iter().map(Mate::of).collect(),
            undecided: found.undecided.clone(),
            nodes,
            ms: millis(took),
            name: sought.before_an_answer(),
        }
    }
}

impl Mate {
    fn of(missed: &MissedMate) -> Self {
        Self {
            ply: missed.ply,
            side: crate::cli::check_json::letter(missed.side),
            mate: missed.plies,
            proved: missed.is_shortest,
            line: in_usi(&missed.line),
            played: missed.played.map(|mv| mv.to_string()),
        }
    }
}

impl fmt::Display for Missed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { name, .. } = self;
        let mut lines: Vec<String> = self.missed.iter().map(|mate| format!("{name}{mate}")).collect();
        if lines.is_empty() {
            lines.push(format!("{name}no mate was missed"));
        }
        if !self.undecided.is_empty() {
            let plies: Vec<String> = self.undecided.iter().map(usize::to_string).collect();
            lines.push(format!("{name}not found out after {} moves", plies.join(", ")));
        }
        f.write_str(&lines.join("\n"))
    }
}

impl fmt::Display for Mate {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let side = if self.side == crate::cli::check_json::letter(Color::Black) { "Black" } else { "White" };
        let played = self.played.as_ref().map_or_else(|| "lost".to_owned(), |mv| format!("played {mv}"));
        let Self { ply, mate, .. } = self;
        write!(f, "after {ply} moves {side} {played} and missed a mate in {mate}: {}", self.line.join(" "))
    }
}
