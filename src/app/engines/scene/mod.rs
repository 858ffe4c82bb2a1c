//! Engines on screen: the lines of those that are on, and the dialog.

mod dialog;
mod lines;
mod options;
mod panel;
mod recorded;
mod score;

pub use dialog::{EnginesScene, KeptEngine};
pub use lines::{EngineLines, LineRow};
pub use options::{OptionField, OptionRow, OptionsScene};
pub use panel::{EngineScene, OtherEngine};
pub use recorded::RecordedAnalysis;
pub use score::{ScoreKey, ScoreWords};

use crate::app::state::AppState;
use crate::shogi::{Move, Square};

/// A move the engine recommends.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BestMove {
    /// Where it comes from; `None` for a drop.
    pub from: Option<Square>,
    /// Where it goes to.
    pub to: Square,
    /// How many are better.
    pub rank: usize,
}

/// How many moves are shown on the board: more would hide it.
const MOST_ARROWS: usize = 3;

/// The first moves of the engine's lines, the best one last so that it lies above the others.
pub fn best_moves(state: &AppState) -> Vec<BestMove> {
    let Some(engine) = state.engines.on.as_ref().filter(|_| state.settings.engines.arrows) else { return Vec::new() };
    let first = |(rank, mv): (usize, Move)| BestMove { from: mv.from(), to: mv.to(), rank };
    let moves = engine.analysis.lines.iter().take(MOST_ARROWS).enumerate();
    let moves = moves.filter_map(|(rank, line)| Some((rank, *line.moves.first()?)));
    let mut best: Vec<_> = moves.map(first).collect();
    best.reverse();
    best
}
