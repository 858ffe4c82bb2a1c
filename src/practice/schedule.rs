//! What is practised, what was answered, and what is due today.

use std::collections::BTreeMap;

use super::exercise::{Exercise, Task, TaskKind};
use super::memory::{Day, Grade, Memory};
use crate::shogi::Move;

/// Every exercise that was answered or marked, each once.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Schedule {
    entries: BTreeMap<(TaskKind, String), Entry>,
}

/// An exercise, and how well its answer is remembered.
#[derive(Clone, Debug, PartialEq)]
pub struct Entry {
    /// The exercise.
    pub exercise: Exercise,
    /// The memory of it, once it was answered.
    pub memory: Option<Memory>,
    /// Whether it turned out to have no mate, so that there is nothing to answer.
    pub has_no_mate: bool,
}

/// A change to the schedule. Two windows bring theirs into the same file one after the other.
#[derive(Clone, Debug, PartialEq)]
pub enum Change {
    /// An exercise was answered.
    Answered {
        /// The exercise.
        exercise: Box<Exercise>,
        /// How well it was known.
        grade: Grade,
        /// The day of the answer.
        day: Day,
    },
    /// An exercise is added, though it was never answered.
    Marked(Box<Exercise>),
    /// A mate was asked for where there is none. What was remembered of it stays, in case a mate is found after all.
    NoMate(Box<Exercise>),
    /// A move is added to the repertoire, or removed from it. The others that are marked at its place stay, whether or not
    /// whoever marks it knows them.
    Repertoire {
        /// The place.
        exercise: Box<Exercise>,
        /// The move.
        mv: Move,
        /// Whether it is added.
        is_added: bool,
    },
}

impl Schedule {
    /// Makes a change. Of several answers on one day the first counts: by the second one the solution has been seen.
    pub fn make(&mut self, change: Change) {
        match change {
            Change::Answered { exercise, grade, day } => self.answer(*exercise, grade, day),
            Change::Marked(exercise) => self.put(Entry { has_no_mate: false, ..self.known(*exercise) }),
            Change::NoMate(exercise) => self.put(Entry { has_no_mate: true, ..self.known(*exercise) }),
            Change::Repertoire { exercise, mv, is_added } => self.mark(*exercise, mv, is_added),
        }
    }

    fn mark(&mut self, exercise: Exercise, mv: Move, is_added: bool) {
        let known = self.entries.remove(&exercise.key());
        let mut entry = known.unwrap_or(Entry { exercise, memory: None, has_no_mate: false });
        let Task::Repertoire(moves) = &mut entry.exercise.task else { return };
        moves.retain(|known| *known != mv);
        moves.extend(is_added.then_some(mv));
        if !moves.is_empty() {
            self.put(entry);
        }
    }

    /// The exercise with what is known of it.
    fn known(&self, exercise: Exercise) -> Entry {
        let known = self.get(&exercise);
        let (memory, has_no_mate) = known.map_or((None, false), |known| (known.memory, known.has_no_mate));
        Entry { exercise, memory, has_no_mate }
    }

    fn answer(&mut self, exercise: Exercise, grade: Grade, day: Day) {
        let known = self.entries.get(&exercise.key());
        let before = known.and_then(|known| known.memory);
        // What is marked at a place may have changed since it was asked for.
        let is_marked = |known: &&Entry| matches!(known.exercise.task, Task::Repertoire(_));
        let exercise = known.filter(is_marked).map_or(exercise, |known| known.exercise.clone());
        let first = before.filter(|before| before.last == day);
        let memory = Some(first.unwrap_or_else(|| Memory::after(before, grade, day)));
        // What was answered has an answer.
        self.put(Entry { exercise, memory, has_no_mate: false });
    }

    /// Puts an entry in, replacing the one for the same exercise.
    pub fn put(&mut self, entry: Entry) {
        self.entries.insert(entry.exercise.key(), entry);
    }

    /// What is known of an exercise.
    #[must_use]
    pub fn get(&self, exercise: &Exercise) -> Option<&Entry> {
        self.entries.get(&exercise.key())
    }

    /// All of it.
    pub fn entries(&self) -> impl Iterator<Item = &Entry> {
        self.entries.values()
    }

    /// What is due today or overdue, the longest overdue first.
    #[must_use]
    pub fn due(&self, today: Day) -> Vec<&Exercise> {
        let mut due: Vec<&Entry> = self.entries().filter(|entry| entry.is_due(today)).collect();
        due.sort_by_key(|entry| entry.memory.map(|memory| memory.due));
        due.into_iter().map(|entry| &entry.exercise).collect()
    }
}

impl Entry {
    /// Whether it is due today; never, if there is nothing to answer.
    #[must_use]
    pub fn is_due(&self, today: Day) -> bool {
        !self.has_no_mate && self.memory.is_none_or(|memory| memory.due <= today)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::practice::Source;
    use crate::shogi::Position;

    fn problem(sfen: &str) -> Box<Exercise> {
        let position = Position::from_sfen(sfen).unwrap();
        Box::new(Exercise { position, task: Task::Mate, game: Vec::new(), source: Source::default() })
    }

    #[test]
    fn what_was_answered_comes_again_when_it_is_due_and_the_first_answer_of_a_day_counts() {
        let (one, day) = (problem("4k4/9/4P4/9/9/9/9/9/9 b G 1"), Day(20_000));
        let answered = |grade, day| Change::Answered { exercise: one.clone(), grade, day };
        let mut schedule = Schedule::default();
        schedule.make(answered(Grade::Failed, day));
        schedule.make(answered(Grade::Good, day));
        assert_eq!((schedule.due(day).len(), schedule.due(Day(day.0 + 1)).len()), (0, 1));
        schedule.make(answered(Grade::Good, Day(day.0 + 1)));
        assert_eq!(schedule.get(&one).and_then(|entry| entry.memory).map(|memory| memory.times), Some(2));
    }

    #[test]
    fn what_is_marked_is_due_at_once_and_keeps_what_was_known_of_it() {
        let (one, day) = (problem("8k/9/8P/9/9/9/9/9/9 b G 1"), Day(20_000));
        let mut schedule = Schedule::default();
        schedule.make(Change::Marked(one.clone()));
        assert_eq!(schedule.due(day), [&*one]);
        schedule.make(Change::Answered { exercise: one.clone(), grade: Grade::Good, day });
        schedule.make(Change::Marked(one.clone()));
        assert!(schedule.due(day).is_empty());
    }

    #[test]
    fn what_has_no_mate_is_never_due_and_comes_back_as_it_was_once_it_is_solved() {
        let (one, day) = (problem("4k4/9/9/9/9/9/9/9/9 b P 1"), Day(20_000));
        let answered = |day| Change::Answered { exercise: one.clone(), grade: Grade::Good, day };
        let mut schedule = Schedule::default();
        schedule.make(answered(day));
        let before = schedule.get(&one).and_then(|entry| entry.memory);
        schedule.make(Change::NoMate(one.clone()));
        assert!(schedule.due(Day(day.0 + 400)).is_empty());
        assert_eq!(schedule.get(&one).and_then(|entry| entry.memory), before);
        schedule.make(answered(day));
        assert_eq!(schedule.get(&one).map(|entry| (entry.memory, entry.has_no_mate)), Some((before, false)));
        assert_eq!(schedule.due(Day(day.0 + 400)), [&*one]);
    }

    #[test]
    fn moves_of_a_repertoire_join_those_that_are_marked_there_and_leave_by_themselves() {
        let place =
            Box::new(Exercise { task: Task::Repertoire(Vec::new()), ..*problem("4k4/9/4P4/9/9/9/9/9/9 b G 1") });
        let mark =
            |mv: &str, is_added| Change::Repertoire { exercise: place.clone(), mv: mv.parse().unwrap(), is_added };
        let mut schedule = Schedule::default();
        let marked = |schedule: &Schedule| match schedule.get(&place).map(|entry| entry.exercise.task.clone()) {
            Some(Task::Repertoire(moves)) => moves.iter().map(ToString::to_string).collect(),
            _ => Vec::new(),
        };
        // The second one is marked by somebody who has not read of the first.
        ["G*5b", "5c5b", "G*5b"].into_iter().for_each(|mv| schedule.make(mark(mv, true)));
        assert_eq!(marked(&schedule), ["5c5b", "G*5b"]);
        let day = Day(20_000);
        schedule.make(Change::Answered { exercise: place.clone(), grade: Grade::Good, day });
        assert_eq!(marked(&schedule).len(), 2, "an answer marks nothing");
        schedule.make(mark("5c5b", false));
        assert_eq!(marked(&schedule), ["G*5b"]);
        assert!(schedule.get(&place).is_some_and(|entry| entry.memory.is_some()));
        schedule.make(mark("G*5b", false));
        assert_eq!(schedule, Schedule::default());
    }
}
