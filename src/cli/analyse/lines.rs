//! The output of `komadai analyse --json`: a JSON object for each place and one for each file, each on a line. What an
//! analysis that is broken off leaves behind has the same lines.

use serde::{Deserialize, Serialize, Serializer};

use crate::analysis::{Finding, GameAnalysis, Mistakes, OtherLine, PlyState, SideSummary, Unavailable};
use crate::cli::engine::FaultLine;
use crate::record::Evaluation;
use crate::shogi::{Color, Move};

/// A place.
#[derive(Debug, Default, Serialize, Deserialize)]
pub(super) struct PlyLine {
    file: String,
    /// The number of the game in its file, counted from 1.
    pub(super) game: usize,
    /// The number of moves before it.
    pub(super) ply: usize,
    /// The move that leads there; none to the start.
    #[serde(rename = "move")]
    mv: Option<Move>,
    /// Points, from Black's view.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    cp: Option<i32>,
    /// The number of moves to mate, negative if White mates; missing if only the winner is known.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    mate: Option<i64>,
    /// Who mates.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    winner: Option<char>,
    depth: Option<u32>,
    nodes: Option<u64>,
    #[serde(default)]
    pv: Vec<Move>,
    /// The next best lines, if they are wanted.
    #[serde(skip_serializing_if = "Vec::is_empty", default)]
    others: Vec<Other>,
    /// What the move has cost, in points.
    loss: Option<u32>,
    class: Option<String>,
    /// Why there is no evaluation.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    error: Option<String>,
}

/// A line besides the best.
#[derive(Debug, Serialize, Deserialize)]
struct Other {
    #[serde(skip_serializing_if = "Option::is_none", default)]
    cp: Option<i32>,
    #[serde(skip_serializing_if = "Option::is_none", default)]
    mate: Option<i64>,
    #[serde(skip_serializing_if = "Option::is_none", default)]
    winner: Option<char>,
    pv: Vec<Move>,
}

/// A file.
#[derive(Debug, Default, Serialize)]
pub(super) struct FileLine {
    pub(super) file: String,
    /// The number of moves of its games.
    pub(super) plies: usize,
    /// The number of places that were analysed now.
    pub(super) analysed: usize,
    /// The number of those that the record knew.
    pub(super) known: usize,
    /// The places that could not be had.
    pub(super) missing: Vec<Missing>,
    /// How often the engine had to be started again.
    pub(super) restarts: usize,
    pub(super) faults: Vec<FaultLine>,
    pub(super) black: Option<Side>,
    pub(super) white: Option<Side>,
    /// The files that were written.
    pub(super) written: Vec<String>,
    /// Why nothing was analysed, or not everything was written.
    pub(super) error: Option<String>,
}

/// A place that could not be had.
#[derive(Debug, Serialize)]
pub(super) struct Missing {
    pub(super) game: usize,
    pub(super) ply: usize,
    #[serde(rename = "reason", serialize_with = "reason_of")]
    pub(super) why: Unavailable,
}

impl Missing {
    /// The places in words, with one sentence for those in a row that are missing for the same reason.
    pub(super) fn in_a_row(missing: &[Self]) -> Vec<String> {
        let goes_on = |one: &Self, next: &Self| (one.game, one.why, one.ply + 1) == (next.game, next.why, next.ply);
        missing.chunk_by(goes_on).filter_map(|row| row.first().zip(row.last())).map(Self::words_of_row).collect()
    }

    fn words_of_row((first, last): (&Self, &Self)) -> String {
        let places = match first.ply == last.ply {
            true => format!("place {}", first.ply),
            false => format!("places {} to {}", first.ply, last.ply),
        };
        format!("game {}, {places}: {}", first.game, first.words())
    }

    /// The reason in words.
    const fn words(&self) -> &'static str {
        match self.why {
            Unavailable::NoPosition => "no engine can be asked about this position",
            Unavailable::NoScore => "the engine gave no score",
            Unavailable::EngineFailed => "the engine failed here",
        }
    }
}

fn reason_of<S: Serializer>(why: &Unavailable, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.serialize_str(reason(*why))
}

/// How a side has played, in a file with one game.
#[derive(Debug, Serialize)]
pub(super) struct Side {
    pub(super) moves: usize,
    pub(super) average_loss: f64,
    pub(super) inaccuracies: usize,
    pub(super) mistakes: usize,
    pub(super) blunders: usize,
}

impl From<SideSummary> for Side {
    fn from(summary: SideSummary) -> Self {
        let SideSummary { moves, average_loss, mistakes: [inaccuracies, mistakes, blunders], .. } = summary;
        let average_loss = (average_loss * 10.0).round() / 10.0;
        Self { moves, average_loss, inaccuracies, mistakes, blunders }
    }
}

/// Why a place could not be had, for programs.
const fn reason(why: Unavailable) -> &'static str {
    match why {
        Unavailable::NoPosition => "no_position",
        Unavailable::NoScore => "no_score",
        Unavailable::EngineFailed => "engine_failed",
    }
}

impl PlyLine {
    /// What is known about a place; `None` if nothing yet.
    pub(super) fn of(file: &str, number: usize, game: &GameAnalysis, ply: usize, mistakes: &Mistakes) -> Option<Self> {
        let mv = game.move_to(ply).map(|(_, mv)| mv);
        let place = Self { file: file.to_owned(), game: number, ply, mv, ..Self::default() };
        let finding = match game.state(ply)? {
            PlyState::Open => return None,
            PlyState::Unavailable(why) => return Some(Self { error: Some(reason(*why).to_owned()), ..place }),
            PlyState::Known(finding) | PlyState::Found(finding) => finding,
        };
        let judgement = game.judgement(ply, mistakes);
        let (cp, mate, winner) = in_numbers(finding.evaluation);
        let others = finding.others.iter().map(|other| {
            let (cp, mate, winner) = in_numbers(other.evaluation);
            Other { cp, mate, winner, pv: other.line.clone() }
        });
        Some(Self {
            cp,
            mate,
            winner,
            depth: finding.depth,
            nodes: finding.nodes,
            pv: finding.line.clone(),
            others: others.collect(),
            loss: judgement.map(|judgement| judgement.loss),
            class: judgement.and_then(|judgement| judgement.class).map(|class| class.code().to_owned()),
            ..place
        })
    }

    /// What was found there, if anything was.
    pub(super) fn finding(&self) -> Option<Finding> {
        let other = |other: &Other| {
            let evaluation = evaluation(other.cp, other.mate, other.winner)?;
            Some(OtherLine { evaluation, line: other.pv.clone() })
        };
        Some(Finding {
            evaluation: evaluation(self.cp, self.mate, self.winner)?,
            depth: self.depth,
            nodes: self.nodes,
            line: self.pv.clone(),
            others: self.others.iter().filter_map(other).collect(),
        })
    }
}

fn in_numbers(evaluation: Evaluation) -> (Option<i32>, Option<i64>, Option<char>) {
    match evaluation {
        Evaluation::Points(points) => (Some(points), None, None),
        Evaluation::Mate { winner: Color::Black, plies } => (None, plies.map(i64::from), Some('b')),
        Evaluation::Mate { winner: Color::White, plies } => (None, plies.map(|plies| -i64::from(plies)), Some('w')),
    }
}

fn evaluation(cp: Option<i32>, mate: Option<i64>, winner: Option<char>) -> Option<Evaluation> {
    let winner = match winner {
        Some('b') => Color::Black,
        Some('w') => Color::White,
        Some(_) | None => return cp.map(Evaluation::Points),
    };
    Some(Evaluation::Mate { winner, plies: mate.and_then(|plies| u32::try_from(plies.unsigned_abs()).ok()) })
}
