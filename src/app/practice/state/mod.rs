//! What is being practised.

mod attempt;

use std::time::Duration;

pub use attempt::{Attempt, Effort, Lacks, Said, Stage};

use crate::app::practice::form::is_solved;
use crate::app::state::{AppState, Mode, Table};
use crate::clock::SessionTime;
use crate::practice::{Day, Exercise, Grade, Schedule, Source, Task, TaskKind};
use crate::shogi::{Color, Move, Position};
use crate::tsume::{MissedMates, Searched};

/// The schedule, and what is being practised.
#[derive(Debug, Default)]
pub struct PracticeDesk {
    /// What was answered, and what is due when.
    pub schedule: Schedule,
    /// Whether it was asked for.
    pub is_read: bool,
    /// The day, once the calendar was read.
    pub today: Option<Day>,
    /// The number of the latest run.
    pub runs: u64,
    /// The number of the latest question.
    pub questions: u64,
    /// The search for exercises that is running.
    pub collecting: Option<Collecting>,
    /// The game being searched for missed mates.
    pub looking: Option<Looking>,
    /// The mates missed in a game.
    pub missed: Option<Box<MissedInGame>>,
    /// The position being searched for a mate.
    pub asked_here: Option<AskedHere>,
    /// What is being practised.
    pub session: Option<Box<PracticeSession>>,
}

/// A search for exercises.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Collecting {
    /// The number of the run.
    pub run: u64,
    /// How many files are done, of how many; unknown before the first.
    pub progress: Option<(usize, usize)>,
}

/// A game being searched.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Looking {
    /// The number of the run.
    pub run: u64,
    /// The first revision of the record, which identifies it.
    pub record: u64,
    /// How far the search is, once it has said so.
    pub searched: Option<Searched>,
}

/// A position being searched for a mate.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AskedHere {
    /// The number of the question.
    pub question: u64,
    /// The position.
    pub position: Box<Position>,
}

/// The mates missed in a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MissedInGame {
    /// The first revision of the record, which identifies it.
    pub record: u64,
    /// What was found.
    pub found: MissedMates,
}

/// Exercises done one after another.
#[derive(Debug)]
pub struct PracticeSession {
    /// The name of the set.
    pub name: String,
    /// The exercises.
    pub exercises: Vec<Exercise>,
    /// The answer to each, if any.
    pub grades: Vec<Option<Grade>>,
    /// What each has taken so far.
    pub efforts: Vec<Effort>,
    /// Which of them lies on the table.
    pub at: usize,
    /// How far that one is.
    pub attempt: Attempt,
    /// The time spent on those that were answered.
    pub took: Duration,
    /// What lay on the table before, and whether White was at the bottom.
    pub before: (Box<Table>, bool),
    /// The seed of the moves drawn against a repertoire.
    pub seed: u64,
}

impl PracticeSession {
    /// The exercise on the table.
    #[must_use]
    pub fn exercise(&self) -> &Exercise {
        &self.exercises[self.at]
    }

    /// Whether the board is seen from White's side: where moves of both sides are guessed one after another, it stays as
    /// it lies.
    #[must_use]
    pub fn is_seen_from_white(&self) -> bool {
        let exercise = self.exercise();
        let is_of_game = |other: &&Exercise| other.source.name == exercise.source.name;
        match exercise.task {
            Task::Next => self.exercises.iter().filter(is_of_game).all(|other| other.side() == Color::White),
            Task::Mate | Task::Better(_) | Task::Repertoire(_) => exercise.side() == Color::White,
        }
    }

    /// How many were answered, and how many of them well.
    #[must_use]
    pub fn score(&self) -> (usize, usize) {
        let answered = self.grades.iter().flatten();
        (answered.clone().count(), answered.filter(|grade| is_solved(**grade)).count())
    }

    /// The next unanswered exercise after the current one, wrapping around.
    #[must_use]
    pub fn next_open(&self) -> Option<usize> {
        let count = self.exercises.len();
        let is_open = |&index: &usize| self.grades[index].is_none() && !self.efforts[index].has_no_mate;
        (1..=count).map(|offset| (self.at + offset) % count).find(is_open)
    }

    /// Goes to the exercise at `index`, or begins the present one anew. The first answer counts: until there is one, mistakes, help
    /// and time stay noted.
    pub fn begin(&mut self, index: usize, now: SessionTime) {
        let effort = &mut self.efforts[self.at];
        let is_answered = self.grades[self.at].is_some();
        *effort = if is_answered { Effort::default() } else { self.attempt.effort(effort.has_no_mate, now) };
        self.at = index.min(self.exercises.len() - 1);
        self.attempt = Attempt::begun(self.efforts[self.at], now);
    }

    /// Notes the answer to the exercise on the table, and the time it took, unless it was answered before.
    pub fn note(&mut self, grade: Grade, time: Duration) {
        self.attempt.took = Some(time);
        if self.grades[self.at].is_none() {
            self.grades[self.at] = Some(grade);
            self.took += time;
        }
    }

    /// The points for guessed moves: one for each guessed at the first try.
    #[must_use]
    pub fn points(&self) -> Option<usize> {
        let is_guess = self.exercises.iter().all(|exercise| exercise.task == Task::Next);
        is_guess.then(|| self.grades.iter().filter(|grade| **grade == Some(Grade::Good)).count())
    }
}

impl AppState {
    /// What is being practised.
    #[must_use]
    pub fn practice_session(&self) -> Option<&PracticeSession> {
        self.practice.session.as_deref()
    }

    /// Whether the board has the moves of a record, or of a finished game.
    #[must_use]
    pub fn has_game_to_practise(&self) -> bool {
        self.practice_session().is_none() && self.tree().main_line().len() > 1
    }

    /// Whether an exercise waits for an answer: then neither engine nor explorer may say what to play.
    #[must_use]
    pub fn is_being_asked(&self) -> bool {
        self.practice_session().is_some_and(|session| session.attempt.is_open())
    }

    /// Whether somebody may be told of a mate in the position on the board: where an engine may analyse, and the arbiter at the
    /// open console.
    #[must_use]
    pub fn can_ask_for_mate(&self) -> bool {
        self.can_analyse() || self.console_desk().is_some()
    }

    /// Whether a move is asked for, here or elsewhere in the exercise.
    #[must_use]
    pub fn awaits_answer(&self) -> bool {
        self.practice_session().is_some_and(|session| session.attempt.stage == Stage::Asked)
    }

    /// Puts the exercise away, and back what lay on the table before.
    pub fn end_practice(&mut self) {
        let Some(session) = self.practice.session.take() else { return };
        let (before, is_flipped) = session.before;
        let practised = std::mem::replace(&mut self.table, *before);
        let revision = self.table.file.revision;
        self.table.file.come_back(&practised.file);
        self.start_page.follow(revision, self.table.file.revision);
        self.board.put_down();
        self.board.flipped = is_flipped;
    }

    /// Whether unsaved work waiting beneath the exercise would be lost with it.
    #[must_use]
    pub fn covers_something_unsaved(&self) -> bool {
        self.practice_session().is_some_and(|session| session.before.0.file.is_unsaved())
    }

    /// Whether practice may begin: no game is in play or waits for its players, and no position is being set up.
    #[must_use]
    pub fn can_practise(&self) -> bool {
        self.clock_desk.is_none() && self.as_setup().is_none() && !self.has_game_to_guard()
    }

    /// What is due today.
    #[must_use]
    pub fn due_exercises(&self) -> Vec<&Exercise> {
        self.practice.today.map(|today| self.practice.schedule.due(today)).unwrap_or_default()
    }

    /// How many positions the repertoire has.
    #[must_use]
    pub fn repertoire_size(&self) -> usize {
        let is_own = |exercise: &Exercise| exercise.task.kind() == TaskKind::Repertoire;
        self.practice.schedule.entries().filter(|entry| is_own(&entry.exercise)).count()
    }

    /// The move that led here, as an exercise of the repertoire: the position before it, and the moves marked there.
    #[must_use]
    pub fn move_of_repertoire(&self) -> Option<(Exercise, Move, bool)> {
        let Mode::Review(session) = &self.table.mode else { return None };
        let (before, mv) = (session.position_before()?, session.tree().node(session.node()).mv?);
        let source = Source {
            name: session.tree().header.event().unwrap_or_default().to_owned(),
            number: session.tree().number_after(session.ply().saturating_sub(1)),
        };
        let bare = Exercise { position: before.clone(), task: Task::Repertoire(Vec::new()), game: Vec::new(), source };
        let known = self.practice.schedule.get(&bare).map(|entry| entry.exercise.clone());
        let is_marked =
            known.as_ref().is_some_and(|known| matches!(&known.task, Task::Repertoire(moves) if moves.contains(&mv)));
        Some((known.unwrap_or(bare), mv, is_marked))
    }

    /// The move that answers the exercise, if known.
    #[must_use]
    pub fn hinted_move(&self) -> Option<Move> {
        let session = self.practice_session()?;
        match &session.exercise().task {
            Task::Mate => session.attempt.line.first().copied(),
            Task::Better(lines) => lines.first().and_then(|line| line.moves.first().copied()),
            Task::Next => session.exercise().played(),
            Task::Repertoire(moves) => match self.exercise_here().map(|there| there.task) {
                Some(Task::Repertoire(there)) => there.first().copied(),
                _ => moves.first().copied(),
            },
        }
    }

    /// The exercise of the repertoire at the current place.
    #[must_use]
    pub fn exercise_here(&self) -> Option<Exercise> {
        self.exercise_of_repertoire(self.position())
    }

    /// The exercise of the repertoire in this position.
    #[must_use]
    pub fn exercise_of_repertoire(&self, position: &Position) -> Option<Exercise> {
        let (task, source) = (Task::Repertoire(Vec::new()), Source::default());
        let bare = Exercise { position: position.clone(), task, game: Vec::new(), source };
        self.practice.schedule.get(&bare).map(|entry| entry.exercise.clone())
    }
}
