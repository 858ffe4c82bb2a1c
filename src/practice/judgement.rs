//! Judges a move by what is known of it.

use super::exercise::{Exercise, KnownLine, Task};
use crate::analysis::{MistakeClass, Mistakes};
use crate::record::Evaluation;
use crate::shogi::Move;

/// The judgement of a move that need not mate.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Judgement {
    /// It is the best move, the one that was played, or one of the repertoire.
    Right,
    /// It begins another analysed line, which costs nothing.
    AsGood,
    /// It begins another analysed line, which is a mistake of this class.
    Worse(MistakeClass),
    /// It is the move of the game, which is to be improved on.
    Played,
    /// It was not analysed.
    Unknown,
    /// It is not the move that was asked for.
    Wrong,
}

impl Judgement {
    /// Whether the move answers the exercise.
    #[must_use]
    pub const fn is_right(self) -> bool {
        matches!(self, Self::Right | Self::AsGood)
    }
}

impl Exercise {
    /// Judges `mv`, but not whether it mates: see [`reply`](super::reply).
    #[must_use]
    pub fn judge(&self, mv: Move, mistakes: &Mistakes) -> Judgement {
        let asked = |is_right| if is_right { Judgement::Right } else { Judgement::Wrong };
        match &self.task {
            Task::Better(lines) => self.judge_by(lines, mv, mistakes),
            Task::Next => asked(self.played() == Some(mv)),
            Task::Repertoire(moves) => asked(moves.contains(&mv)),
            Task::Mate => Judgement::Unknown,
        }
    }

    /// What is to be said of a move that comes to this, seen from Black.
    #[must_use]
    pub fn judge_by_evaluation(&self, evaluation: Evaluation, mistakes: &Mistakes) -> Judgement {
        let best = match &self.task {
            Task::Better(lines) => lines.first(),
            Task::Mate | Task::Next | Task::Repertoire(_) => None,
        };
        match best.map(|best| mistakes.judge(best.evaluation, evaluation, self.side()).class) {
            Some(None) => Judgement::AsGood,
            Some(Some(class)) => Judgement::Worse(class),
            None => Judgement::Unknown,
        }
    }

    fn judge_by(&self, lines: &[KnownLine], mv: Move, mistakes: &Mistakes) -> Judgement {
        let begins_so = |line: &&KnownLine| line.moves.first() == Some(&mv);
        let (Some(best), known) = (lines.first(), lines.iter().find(begins_so)) else { return Judgement::Unknown };
        match known {
            Some(line) if line == best => Judgement::Right,
            Some(line) => self.judge_by_evaluation(line.evaluation, mistakes),
            None if self.played() == Some(mv) => Judgement::Played,
            None => Judgement::Unknown,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::practice::Source;
    use crate::shogi::Position;

    fn exercise(task: Task) -> Exercise {
        let game = vec!["1g1f".parse().unwrap()];
        Exercise { position: Position::even(), task, game, source: Source::default() }
    }

    fn line(points: i32, mv: &str) -> KnownLine {
        KnownLine { evaluation: Evaluation::Points(points), moves: vec![mv.parse().unwrap()] }
    }

    #[test]
    fn a_move_is_judged_by_the_lines_that_were_looked_at() {
        let lines = vec![line(100, "7g7f"), line(80, "2g2f"), line(-900, "9g9f")];
        let judge = |mv: &str| exercise(Task::Better(lines.clone())).judge(mv.parse().unwrap(), &Mistakes::shipped());
        let wanted = [
            ("7g7f", Judgement::Right),
            ("2g2f", Judgement::AsGood),
            ("9g9f", Judgement::Worse(MistakeClass::Blunder)),
            ("1g1f", Judgement::Played),
            ("5g5f", Judgement::Unknown),
        ];
        for (mv, judgement) in wanted {
            assert_eq!(judge(mv), judgement, "{mv}");
        }
    }

    #[test]
    fn the_next_move_and_that_of_the_repertoire_are_right_and_no_other() {
        let judge = |task, mv: &str| exercise(task).judge(mv.parse().unwrap(), &Mistakes::shipped());
        assert_eq!(judge(Task::Next, "1g1f"), Judgement::Right);
        assert_eq!(judge(Task::Next, "7g7f"), Judgement::Wrong);
        let own = || Task::Repertoire(vec!["7g7f".parse().unwrap(), "2g2f".parse().unwrap()]);
        assert!(judge(own(), "2g2f").is_right() && !judge(own(), "1g1f").is_right());
    }
}
