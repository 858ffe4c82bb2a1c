//! A position, and what is asked there.

use crate::record::Evaluation;
use crate::shogi::{Color, Move, Position};

/// A position, and the question to the side to move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Exercise {
    /// The position.
    pub position: Position,
    /// What is asked.
    pub task: Task,
    /// What was played from there, if it comes from a game.
    pub game: Vec<Move>,
    /// Where it comes from.
    pub source: Source,
}

/// What is asked.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Task {
    /// Mate by checks.
    Mate,
    /// Play better than was played: one of these lines, the best one first.
    Better(Vec<KnownLine>),
    /// Guess what was played.
    Next,
    /// Play one of the moves of the repertoire.
    Repertoire(Vec<Move>),
}

/// The kinds of tasks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum TaskKind {
    /// See [`Task::Mate`].
    Mate,
    /// See [`Task::Better`].
    Better,
    /// See [`Task::Next`].
    Next,
    /// See [`Task::Repertoire`].
    Repertoire,
}

/// A line that was analysed, and its evaluation.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct KnownLine {
    /// Its evaluation, from Black's point of view.
    pub evaluation: Evaluation,
    /// Its moves; there is one at least.
    pub moves: Vec<Move>,
}

/// Where an exercise comes from.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Source {
    /// The name of the set, the problem or the game.
    pub name: String,
    /// The number of the problem in its file, or of the move in its game; 0 for none.
    pub number: u32,
}

/// So many signs of a name are kept: it is read beside the board, and written into the schedule with every exercise.
const LONGEST_NAME: usize = 200;

impl Source {
    /// The one of this name and number.
    #[must_use]
    pub fn of(name: &str, number: u32) -> Self {
        Self { name: name.chars().take(LONGEST_NAME).collect(), number }
    }
}

/// The moves as far as they can be made one after another by the rules: no others can be kept.
pub(super) fn by_the_rules(position: &Position, moves: impl IntoIterator<Item = Move>) -> Vec<Move> {
    let mut position = position.clone();
    let play = |mv| {
        position = position.play(mv).ok()?;
        Some(mv)
    };
    moves.into_iter().map_while(play).collect()
}

impl Exercise {
    /// Whose move it is.
    #[must_use]
    pub const fn side(&self) -> Color {
        self.position.turn()
    }

    /// Whether it is a problem of its own, rather than a place in a game.
    #[must_use]
    pub fn is_problem(&self) -> bool {
        self.task == Task::Mate && self.game.is_empty()
    }

    /// The number of the move that is asked for: moves of a game count on from those before, those of a problem from 1.
    #[must_use]
    pub fn first_number(&self) -> u32 {
        if self.is_problem() { 1 } else { self.source.number.max(1) }
    }

    /// What was played there in the game.
    #[must_use]
    pub fn played(&self) -> Option<Move> {
        self.game.first().copied()
    }

    /// What may be shown of the game once the exercise is answered: where each move is guessed, only the first.
    #[must_use]
    pub fn shown_game(&self) -> &[Move] {
        match self.task {
            Task::Next => self.game.get(..1).unwrap_or_default(),
            Task::Mate | Task::Better(_) | Task::Repertoire(_) => &self.game,
        }
    }

    /// What identifies it, wherever it comes from: the position and the question.
    #[must_use]
    pub fn key(&self) -> (TaskKind, String) {
        (self.task.kind(), self.position.to_sfen(1))
    }
}

impl Task {
    /// Its kind.
    #[must_use]
    pub const fn kind(&self) -> TaskKind {
        match self {
            Self::Mate => TaskKind::Mate,
            Self::Better(_) => TaskKind::Better,
            Self::Next => TaskKind::Next,
            Self::Repertoire(_) => TaskKind::Repertoire,
        }
    }
}
