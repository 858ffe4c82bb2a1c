//! What a search has found so far.

use std::time::Duration;

use super::answer::playable;
use super::{Bound, Info, Score, SearchNumber};
use crate::shogi::{Move, Position};

/// One of the best lines.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct EngineLine {
    /// The score, for the side to move.
    pub score: Option<Score>,
    /// Whether it is a bound.
    pub bound: Bound,
    /// How many moves ahead.
    pub depth: Option<u32>,
    /// How many moves ahead in the lines that were followed furthest.
    pub selective_depth: Option<u32>,
    /// The moves, all of them legal.
    pub moves: Vec<Move>,
}

/// What a search has found so far. There is one place for each line, so that it does not grow, however much an engine
/// says.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Analysis {
    /// The search.
    pub search: SearchNumber,
    /// The best lines, the best first. Those that were not yet told are empty.
    pub lines: Vec<EngineLine>,
    /// The number of positions looked at.
    pub nodes: Option<u64>,
    /// Positions a second.
    pub speed: Option<u64>,
    /// How full the table of known positions is, in thousandths.
    pub table_full: Option<u16>,
    /// The time since the search began, as the engine says.
    pub time: Option<Duration>,
    /// What it has said in words, lastly.
    pub text: Option<String>,
}

/// No text of an engine is shown longer, in bytes.
const LONGEST_TEXT: usize = 2_000;

impl Analysis {
    pub(super) fn of(search: SearchNumber) -> Self {
        Self { search, ..Self::default() }
    }

    /// The best line that has a score or a move.
    #[must_use]
    pub fn best(&self) -> Option<&EngineLine> {
        self.lines.iter().find(|line| line.score.is_some() || !line.moves.is_empty())
    }

    /// Takes what a line says of `position`. Returns a move of it that cannot be played at the very beginning: then the line is
    /// about something else, and left out.
    pub(super) fn take(&mut self, info: Info, position: &Position) -> Option<String> {
        let (moves, impossible) = playable(position, &info.line);
        if moves.is_empty() && impossible.is_some() {
            return impossible;
        }
        self.nodes = info.nodes.or(self.nodes);
        self.speed = info.speed.or(self.speed);
        self.table_full = info.table_full.or(self.table_full);
        self.time = info.time.or(self.time);
        if let Some(mut text) = info.text {
            text.truncate(text.floor_char_boundary(LONGEST_TEXT));
            self.text = Some(text);
        }
        if info.score.is_some() || !moves.is_empty() {
            let rank = info.rank.unwrap_or(1);
            if self.lines.len() < rank {
                self.lines.resize_with(rank, EngineLine::default);
            }
            let told = EngineLine {
                score: info.score,
                bound: info.bound,
                depth: info.depth,
                selective_depth: info.selective_depth,
                moves,
            };
            self.lines[rank - 1].take(told);
        }
        None
    }
}

impl EngineLine {
    fn take(&mut self, told: Self) {
        let is_settled = self.score.is_some() && self.bound == Bound::Exact;
        // A bound is on its way to a score, and would make what is shown jump.
        if is_settled && told.bound != Bound::Exact {
            return;
        }
        // When it is stopped, an engine often says its line once more, cut short.
        let moves = if self.moves.starts_with(&told.moves) { std::mem::take(&mut self.moves) } else { told.moves };
        let (score, bound) = if told.score.is_some() { (told.score, told.bound) } else { (self.score, self.bound) };
        *self = Self {
            score,
            bound,
            depth: told.depth.or(self.depth),
            selective_depth: told.selective_depth.or(self.selective_depth),
            moves,
        };
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn told(lines: &[&str]) -> Analysis {
        let mut analysis = Analysis::of(SearchNumber(1));
        for line in lines {
            analysis.take(Info::read(line.split_whitespace()), &Position::even());
        }
        analysis
    }

    #[test]
    fn each_line_has_its_place_and_the_newest_is_kept() {
        let lines =
            ["depth 3 multipv 2 score cp 5 pv 2g2f", "depth 3 score cp 8 pv 7g7f 3c3d", "depth 4 score cp 9 pv 7g7f"];
        let analysis = told(&lines);
        let scores: Vec<_> = analysis.lines.iter().map(|line| line.score).collect();
        assert_eq!(scores, [9, 5].map(|points| Some(Score::Points(points))));
        assert_eq!((analysis.lines[0].moves.len(), analysis.lines[0].depth), (2, Some(4)));
    }

    #[test]
    fn a_bound_does_not_take_the_place_of_a_score() {
        let analysis =
            told(&["score cp 8 lowerbound pv 7g7f", "score cp 12 pv 7g7f", "score cp 900 lowerbound pv 2g2f"]);
        assert_eq!(analysis.lines[0].score, Some(Score::Points(12)));
    }

    #[test]
    fn a_line_about_another_position_is_left_out() {
        let mut analysis = told(&["score cp 8 pv 7g7f"]);
        let stale = Info::read("nodes 5 score cp 99 pv 3c3d".split_whitespace());
        assert_eq!(analysis.take(stale, &Position::even()), Some("3c3d".to_owned()));
        assert_eq!((analysis.lines[0].score, analysis.nodes), (Some(Score::Points(8)), None));
    }
}
