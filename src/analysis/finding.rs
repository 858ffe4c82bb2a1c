//! What an engine said of a place, seen from Black and ready to be written into a record.

use super::AnalysisTerms;
use crate::engine::{Analysis, EngineLine, Score};
use crate::record::{self, EngineNote, Evaluation};
use crate::shogi::{Color, Move, Position, Square};

/// What an engine has found about a place.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Finding {
    /// Its evaluation, from Black's point of view.
    pub evaluation: Evaluation,
    /// How many moves ahead the engine has looked.
    pub depth: Option<u32>,
    /// The number of positions it has looked at.
    pub nodes: Option<u64>,
    /// The best line.
    pub line: Vec<Move>,
    /// The next best ones.
    pub others: Vec<OtherLine>,
}

/// A line besides the best.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OtherLine {
    /// Its evaluation, from Black's point of view.
    pub evaluation: Evaluation,
    /// Its moves.
    pub line: Vec<Move>,
}

impl Finding {
    /// The finding of an analysis of `position`; `None` if it has no score.
    #[must_use]
    pub fn of(analysis: &Analysis, position: &Position) -> Option<Self> {
        let mut lines = analysis.lines.iter();
        let (evaluation, best) = lines.find_map(|line| Some((evaluation_of(line, position)?, line)))?;
        let other = |line: &EngineLine| {
            Some(OtherLine { evaluation: evaluation_of(line, position)?, line: line.moves.clone() })
        };
        let others = lines.filter_map(other).collect();
        Some(Self { evaluation, depth: best.depth, nodes: analysis.nodes, line: best.moves.clone(), others })
    }

    /// What is known without asking: the side to move is mated.
    #[must_use]
    pub fn of_mate(position: &Position) -> Option<Self> {
        let winner = position.turn().opponent();
        let evaluation = Evaluation::Mate { winner, plies: Some(0) };
        let finding = Self { evaluation, depth: None, nodes: None, line: Vec::new(), others: Vec::new() };
        position.is_checkmate().then_some(finding)
    }

    /// As written into a record, the best line first: of `position`, into which a piece has moved at `previous`.
    #[must_use]
    pub fn written(
        &self,
        terms: &AnalysisTerms,
        position: &Position,
        previous: Option<Square>,
    ) -> Vec<record::Analysis> {
        let note = |evaluation, line: &[Move]| EngineNote {
            evaluation,
            line: line.to_vec(),
            depth: self.depth,
            nodes: self.nodes,
            engine: terms.engine.clone(),
            terms: terms.words(),
        };
        let others = self.others.iter().map(|other| note(other.evaluation, &other.line));
        let notes = [note(self.evaluation, &self.line)].into_iter().chain(others);
        notes.map(|note| note.analysis(position, previous)).collect()
    }
}

/// The evaluation of a line in `position`, from Black's point of view.
#[must_use]
pub fn evaluation_of(line: &EngineLine, position: &Position) -> Option<Evaluation> {
    let turn = position.turn();
    let mate = |winner, plies| Evaluation::Mate { winner, plies: plies_to_mate(line, position).or(plies) };
    Some(match line.score? {
        Score::Points(points) if turn == Color::Black => Evaluation::Points(points),
        Score::Points(points) => Evaluation::Points(points.saturating_neg()),
        Score::Mates { plies } => mate(turn, plies),
        Score::IsMated { plies } => mate(turn.opponent(), plies),
    })
}

/// The number of moves to mate, if the line ends in mate. Some engines count only the winner's.
fn plies_to_mate(line: &EngineLine, position: &Position) -> Option<u32> {
    let last = line.moves.iter().fold(position.clone(), |position, &mv| position.after(mv));
    (!line.moves.is_empty() && last.is_checkmate()).then(|| u32::try_from(line.moves.len()).ok()).flatten()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::Bound;

    #[test]
    fn what_is_good_for_white_is_bad_seen_from_black() {
        let after = Position::even().after("7g7f".parse().unwrap());
        let line = |score| EngineLine { score: Some(score), bound: Bound::Exact, ..EngineLine::default() };
        let seen = |score, position: &Position| evaluation_of(&line(score), position);
        let start = Position::even();
        assert_eq!(seen(Score::Points(30), &start), Some(Evaluation::Points(30)));
        assert_eq!(seen(Score::Points(30), &after), Some(Evaluation::Points(-30)));
        let black = |plies| Some(Evaluation::Mate { winner: Color::Black, plies });
        assert_eq!(seen(Score::IsMated { plies: Some(4) }, &after), black(Some(4)));
        assert_eq!(seen(Score::Mates { plies: None }, &start), black(None));
    }

    #[test]
    fn a_line_that_ends_in_mate_counts_its_own_moves() {
        let position = Position::from_sfen("8k/9/8P/9/9/9/9/9/K8 b G 1").unwrap();
        let moves = vec!["G*1b".parse().unwrap()];
        let line = EngineLine { score: Some(Score::Mates { plies: Some(9) }), moves, ..EngineLine::default() };
        let mate = Evaluation::Mate { winner: Color::Black, plies: Some(1) };
        assert_eq!(evaluation_of(&line, &position), Some(mate));
        let mated = Finding::of_mate(&position.after("G*1b".parse().unwrap())).unwrap();
        assert_eq!(mated.evaluation, Evaluation::Mate { winner: Color::Black, plies: Some(0) });
    }
}
