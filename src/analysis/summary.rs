//! A game in numbers: how much each side lost by its moves on average, and how many were mistakes.

use super::{GameAnalysis, MistakeClass, Mistakes};
use crate::shogi::Color;

/// How one side has played.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct SideSummary {
    /// The number of its moves that could be judged.
    pub moves: usize,
    /// What a move has cost on average, in points.
    pub average_loss: f64,
    /// What a move has cost on average of the chance of winning, from 0 to 1.
    pub average_lost_chance: f64,
    /// The numbers of its inaccuracies, mistakes and blunders.
    pub mistakes: [usize; 3],
}

/// How both sides have played, Black first, as far as it is known.
#[must_use]
pub fn summary(game: &GameAnalysis, mistakes: &Mistakes) -> [SideSummary; 2] {
    Color::ALL.map(|color| {
        let moves = (1..game.len()).filter(|&ply| game.move_to(ply).is_some_and(|(mover, _)| mover == color));
        let judged: Vec<_> = moves.filter_map(|ply| game.judgement(ply, mistakes)).collect();
        let average = |lost: f64| if judged.is_empty() { 0.0 } else { lost / judged.len() as f64 };
        let count = |class| judged.iter().filter(|judged| judged.class == Some(class)).count();
        SideSummary {
            moves: judged.len(),
            average_loss: average(judged.iter().map(|judged| f64::from(judged.loss)).sum()),
            average_lost_chance: average(judged.iter().map(|judged| judged.lost_chance).sum()),
            mistakes: MistakeClass::ALL.map(count),
        }
    })
}
