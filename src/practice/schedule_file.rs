//! The schedule as a file: a line of JSON for each exercise, so that a damaged line costs no other.

use serde::{Deserialize, Serialize};

use super::exercise::{Exercise, KnownLine, Source, Task};
use super::memory::{Day, Memory};
use super::schedule::{Entry, Schedule};
use crate::record::Evaluation;
use crate::shogi::{Color, Move, Position, Sfen, SfenError};

/// A schedule of which some cannot be read.
#[derive(Clone, Debug, PartialEq)]
pub struct DamagedSchedule {
    /// Whatever can be.
    pub rest: Schedule,
    /// The first line that cannot, counted from 1.
    pub line: usize,
    /// Why not.
    pub reason: String,
}

/// A line.
#[derive(Serialize, Deserialize)]
struct Line {
    sfen: String,
    task: WrittenTask,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    game: Vec<String>,
    #[serde(default, skip_serializing_if = "String::is_empty")]
    name: String,
    #[serde(default)]
    number: u32,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    memory: Option<WrittenMemory>,
    /// Earlier versions did not know, and leave it out.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    no_mate: bool,
}

#[derive(Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
enum WrittenTask {
    Mate,
    Better(Vec<WrittenLine>),
    Next,
    Repertoire(Vec<String>),
}

#[derive(Serialize, Deserialize)]
struct WrittenLine {
    #[serde(default, skip_serializing_if = "Option::is_none")]
    points: Option<i32>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    mate: Option<(Winner, Option<u32>)>,
    moves: Vec<String>,
}

#[derive(Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
enum Winner {
    Black,
    White,
}

#[derive(Serialize, Deserialize)]
struct WrittenMemory {
    stability: f64,
    difficulty: f64,
    last: i64,
    due: i64,
    times: u32,
    lapses: u32,
}

/// The whole file.
#[must_use]
pub fn write_schedule(schedule: &Schedule) -> String {
    let line = |entry: &Entry| serde_json::to_string(&Line::of(entry)).map(|line| line + "\n").unwrap_or_default();
    schedule.entries().map(line).collect()
}

/// Reads a file.
///
/// # Errors
/// Returns what can be read nevertheless, and what is wrong.
pub fn read_schedule(text: &str) -> Result<Schedule, DamagedSchedule> {
    let (mut schedule, mut fault) = (Schedule::default(), None);
    for (number, line) in (1..).zip(text.lines()).filter(|(_, line)| !line.trim().is_empty()) {
        match read_line(line) {
            Ok(entry) => schedule.put(entry),
            Err(reason) => fault = fault.or(Some((number, reason))),
        }
    }
    match fault {
        None => Ok(schedule),
        Some((line, reason)) => Err(DamagedSchedule { rest: schedule, line, reason }),
    }
}

fn read_line(line: &str) -> Result<Entry, String> {
    serde_json::from_str::<Line>(line).map_err(|error| error.to_string())?.entry()
}

/// A position that a problem may be composed with: more than can come of a game, but it can be played.
fn read_position(text: &str) -> Result<Position, SfenError> {
    let (position, _) = Position::as_composed(text.parse::<Sfen>()?.setup).map_err(SfenError::Unplayable)?;
    Ok(position)
}

impl Line {
    fn of(Entry { exercise, memory, has_no_mate }: &Entry) -> Self {
        Self {
            sfen: exercise.position.to_sfen(1),
            task: match &exercise.task {
                Task::Mate => WrittenTask::Mate,
                Task::Better(lines) => WrittenTask::Better(lines.iter().map(WrittenLine::of).collect()),
                Task::Next => WrittenTask::Next,
                Task::Repertoire(moves) => WrittenTask::Repertoire(written(moves)),
            },
            game: written(&exercise.game),
            name: exercise.source.name.clone(),
            number: exercise.source.number,
            memory: memory.map(WrittenMemory::of),
            no_mate: *has_no_mate,
        }
    }

    fn entry(self) -> Result<Entry, String> {
        let position = read_position(&self.sfen).map_err(|error| error.to_string())?;
        let task = match self.task {
            WrittenTask::Mate => Task::Mate,
            WrittenTask::Next => Task::Next,
            WrittenTask::Repertoire(moves) => Task::Repertoire(read_choices(&position, &moves)?),
            WrittenTask::Better(lines) => {
                Task::Better(lines.iter().map(|line| line.known(&position)).collect::<Result<_, _>>()?)
            }
        };
        let game = read_moves(&position, &self.game)?;
        let source = Source { name: self.name, number: self.number };
        let memory = self.memory.map(WrittenMemory::memory).transpose()?;
        Ok(Entry { exercise: Exercise { position, task, game, source }, memory, has_no_mate: self.no_mate })
    }
}

impl WrittenLine {
    fn of(line: &KnownLine) -> Self {
        let (points, mate) = match line.evaluation {
            Evaluation::Points(points) => (Some(points), None),
            Evaluation::Mate { winner: Color::Black, plies } => (None, Some((Winner::Black, plies))),
            Evaluation::Mate { winner: Color::White, plies } => (None, Some((Winner::White, plies))),
        };
        Self { points, mate, moves: written(&line.moves) }
    }

    fn known(&self, position: &Position) -> Result<KnownLine, String> {
        let evaluation = match (self.points, &self.mate) {
            (Some(points), _) => Evaluation::Points(points),
            (None, Some((Winner::Black, plies))) => Evaluation::Mate { winner: Color::Black, plies: *plies },
            (None, Some((Winner::White, plies))) => Evaluation::Mate { winner: Color::White, plies: *plies },
            (None, None) => return Err("a line without an evaluation".to_owned()),
        };
        let moves = read_moves(position, &self.moves)?;
        if moves.is_empty() { Err("a line without moves".to_owned()) } else { Ok(KnownLine { evaluation, moves }) }
    }
}

impl WrittenMemory {
    const fn of(memory: Memory) -> Self {
        let Memory { stability, difficulty, last: Day(last), due: Day(due), times, lapses } = memory;
        Self { stability, difficulty, last, due, times, lapses }
    }

    fn memory(self) -> Result<Memory, String> {
        let Self { stability, difficulty, last, due, times, lapses } = self;
        let is_sound = stability > 0.0 && stability.is_finite() && (1.0..=10.0).contains(&difficulty) && last <= due;
        let memory = Memory { stability, difficulty, last: Day(last), due: Day(due), times, lapses };
        if is_sound { Ok(memory) } else { Err("no such memory".to_owned()) }
    }
}

fn written(moves: &[Move]) -> Vec<String> {
    moves.iter().map(ToString::to_string).collect()
}

/// A line of legal moves.
fn read_moves(position: &Position, written: &[String]) -> Result<Vec<Move>, String> {
    let mut position = position.clone();
    let read = |text: &String| {
        let mv: Move = text.parse().map_err(|_| format!("no move: {text}"))?;
        position = position.play(mv).map_err(|foul| foul.to_string())?;
        Ok(mv)
    };
    written.iter().map(read).collect()
}

/// Moves that are all legal in the position.
fn read_choices(position: &Position, written: &[String]) -> Result<Vec<Move>, String> {
    let each = written.iter().map(|text| read_moves(position, std::slice::from_ref(text)));
    Ok(each.collect::<Result<Vec<_>, _>>()?.concat())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::practice::{Change, Grade};

    /// A schedule with every kind of exercise.
    fn sample() -> Schedule {
        let moves = |texts: &[&str]| texts.iter().map(|text| text.parse().unwrap()).collect::<Vec<Move>>();
        let line = |evaluation, texts| KnownLine { evaluation, moves: moves(texts) };
        let mate = Evaluation::Mate { winner: Color::White, plies: Some(7) };
        let lines = vec![line(Evaluation::Points(-35), &["7g7f", "3c3d"]), line(mate, &["2g2f"])];
        let tasks = [Task::Mate, Task::Better(lines), Task::Next, Task::Repertoire(moves(&["7g7f", "2g2f"]))];
        let mut schedule = Schedule::default();
        for (number, task) in (1..).zip(tasks) {
            let source = Source { name: "研究 \"1\"".to_owned(), number };
            let game = moves(&["1g1f", "9c9d"]);
            let exercise = Box::new(Exercise { position: Position::even(), task, game, source });
            schedule.make(Change::Marked(exercise.clone()));
            if number == 1 {
                schedule.make(Change::NoMate(exercise.clone()));
            }
            if number > 1 {
                schedule.make(Change::Answered { exercise, grade: Grade::Good, day: Day(20_000) });
            }
        }
        schedule
    }

    #[test]
    fn a_schedule_is_read_as_it_was_written() {
        assert_eq!(read_schedule(&write_schedule(&sample())), Ok(sample()));
        assert_eq!(read_schedule(""), Ok(Schedule::default()));
    }

    #[test]
    fn a_damaged_line_costs_no_other() {
        let text = write_schedule(&sample());
        for (index, line) in text.lines().enumerate() {
            for damage in
                ["", "{", "{\"sfen\":\"x\",\"task\":\"mate\"}", &line[..line.len() - 1], &line.replace("7g7f", "7g7e")]
            {
                let damaged: Vec<&str> =
                    text.lines().enumerate().map(|(other, line)| if other == index { damage } else { line }).collect();
                match read_schedule(&damaged.join("\n")) {
                    Ok(read) => assert!(read.entries().count() >= 3, "{damage}"),
                    Err(damaged) => {
                        assert_eq!((damaged.line, damaged.rest.entries().count()), (index + 1, 3), "{damage}");
                    }
                }
            }
        }
    }
}
