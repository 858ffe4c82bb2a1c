//! The output of `komadai tsume check`, a line for each problem, for people or with `--json` for programs.

use std::fmt;

use serde::Serialize;

use crate::cli::remark::Remark;
use crate::shogi::Move;
use crate::tsume::{Examination, OtherMove, Soundness};

/// What is said of a problem: for programs as JSON, for people in words.
#[derive(Debug, Default, Serialize)]
pub(super) struct CheckLine {
    file: String,
    /// The number of the problem in its file, if that holds several.
    game: Option<usize>,
    ok: bool,
    /// `null` if it could not be read.
    verdict: Option<&'static str>,
    /// The length of the mate.
    mate: Option<usize>,
    line: Vec<String>,
    /// How many pieces are left in hand.
    left: u8,
    second: Vec<Other>,
    last: Vec<Other>,
    longer: Vec<Other>,
    undecided: Vec<Other>,
    nodes: u64,
    error: Option<Remark>,
}

/// A move beside the solution.
#[derive(Debug, Serialize)]
struct Other {
    /// Which move of the solution it would replace, counted from 1.
    number: u16,
    #[serde(rename = "move")]
    mv: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    mate: Option<u16>,
}

impl CheckLine {
    pub(super) fn of(file: String, game: Option<usize>, found: &Examination, nodes: u64) -> Self {
        let others = |moves: &[OtherMove]| moves.iter().map(Other::of).collect();
        let undecided = found.undecided.iter().map(|&(number, mv)| Other { number, mv: mv.to_string(), mate: None });
        Self {
            file,
            game,
            ok: found.soundness == Soundness::Sound,
            verdict: Some(word(found.soundness)),
            mate: (!found.line.is_empty()).then_some(found.line.len()),
            line: found.line.iter().map(Move::to_string).collect(),
            left: found.left,
            second: others(&found.second),
            last: others(&found.last),
            longer: others(&found.longer),
            undecided: undecided.collect(),
            nodes,
            error: None,
        }
    }

    pub(super) fn unread(file: String, game: Option<usize>, error: Remark) -> Self {
        Self { file, game, error: Some(error), ..Self::default() }
    }
}

const fn word(soundness: Soundness) -> &'static str {
    match soundness {
        Soundness::Sound => "sound",
        Soundness::NoMate => "no_mate",
        Soundness::SecondSolution => "second_solution",
        Soundness::PiecesLeft => "pieces_left",
        Soundness::NotFound => "not_found",
    }
}

impl Other {
    fn of(other: &OtherMove) -> Self {
        Self { number: other.number, mv: other.mv.to_string(), mate: Some(other.plies) }
    }
}

impl fmt::Display for CheckLine {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let verdict = self.verdict.unwrap_or("unread").replace('_', " ");
        match self.mate {
            None if self.verdict == Some(word(Soundness::NotFound)) => write!(f, "{verdict} in {} nodes", self.nodes)?,
            None => f.write_str(&verdict)?,
            Some(plies) => write!(f, "{verdict}, mate in {plies}: {}", self.line.join(" "))?,
        }
        if self.left > 0 {
            write!(f, "; {} left in hand", self.left)?;
        }
        for (words, others) in [
            ("also mates", &self.second),
            ("last move also", &self.last),
            ("also mates later", &self.longer),
            ("not found out", &self.undecided),
        ] {
            if !others.is_empty() {
                let told: Vec<String> = others.iter().map(Other::to_string).collect();
                write!(f, "; {words}: {}", told.join(", "))?;
            }
        }
        Ok(())
    }
}

impl fmt::Display for Other {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "move {} {}", self.number, self.mv)?;
        self.mate.map_or(Ok(()), |plies| write!(f, " in {plies}"))
    }
}
