//! What practice wants done in the background, and what comes of it.

use std::path::PathBuf;

use super::form::{PracticeForm, ScheduleTrouble};
use crate::app::engines::form::EngineProfile;
use crate::app::settings::form::Notation;
use crate::practice::{Change, Exercise, MateReply, NoProblem, Schedule};
use crate::record::{Evaluation, GameTree};
use crate::shogi::{Move, Position};
use crate::storage::FileError;
use crate::tsume::{Examination, MissedMates, Searched};

/// A job for the background. Questions and runs are numbered, so that answers can be matched to them.
#[derive(Clone, Debug, PartialEq)]
pub enum PracticeJob {
    /// Look for exercises, ending any other run.
    Collect {
        /// The number of the run.
        run: u64,
        /// Which ones.
        wanted: Box<Wanted>,
    },
    /// Find the mate in this position, dropping whatever was asked before; then, until something else is asked, find
    /// out whether the problem is sound.
    Find {
        /// The number of the question.
        question: u64,
        /// The position.
        position: Box<Position>,
        /// Whether it is a problem that may not be sound.
        is_problem: bool,
    },
    /// Judge a move that is to mate, and answer it.
    Judge {
        /// The number of the question.
        question: u64,
        /// The position before it.
        position: Box<Position>,
        /// The move.
        mv: Move,
        /// Within how many plies it has to mate, if known.
        within: Option<u16>,
    },
    /// Let an engine look for a moment at a move of which nothing is known.
    Look {
        /// The number of the question.
        question: u64,
        /// The engine.
        engine: Box<EngineProfile>,
        /// The position before the move.
        position: Box<Position>,
        /// The move.
        mv: Move,
    },
    /// Work out the whole solution.
    Solve {
        /// The number of the question.
        question: u64,
        /// The position.
        position: Box<Position>,
        /// The length of the shortest mate.
        plies: u16,
    },
    /// Look through a game for missed mates.
    LookThrough {
        /// The number of the run.
        run: u64,
        /// The game.
        game: Box<GameTree>,
    },
    /// Stop looking for anything.
    Stop,
    /// Read the schedule.
    ReadSchedule,
    /// Change the schedule, whatever others have changed in it meanwhile.
    Change(Box<Change>),
}

/// The exercises that are wanted.
#[derive(Clone, Debug, PartialEq)]
pub struct Wanted {
    /// The choices.
    pub form: PracticeForm,
    /// One's own name in records.
    pub own_name: String,
    /// What the games are taken from.
    pub games: WantedGames,
}

/// Where games are taken from.
#[derive(Clone, Debug, PartialEq)]
pub enum WantedGames {
    /// This one, with its name.
    This(Box<GameTree>, String),
    /// This file, or the files in this folder.
    File(PathBuf),
    /// These records, of what has this name.
    Records(String, Vec<PathBuf>),
}

/// The exercises that were found.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Collected {
    /// The name of the set.
    pub name: String,
    /// The exercises.
    pub exercises: Vec<Exercise>,
    /// What was skipped.
    pub left_out: LeftOut,
}

/// The games and positions that were none, or could not be read.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct LeftOut {
    /// How many.
    pub count: usize,
    /// The file and the reason of the first few.
    pub first: Vec<(String, WhyLeftOut)>,
}

/// Why something was left out.
#[derive(Clone, Debug, PartialEq)]
pub enum WhyLeftOut {
    /// The file cannot be read.
    File(FileError),
    /// It holds no exercise there.
    Game(NoProblem),
}

impl LeftOut {
    /// So many are told of.
    const MOST: usize = 6;

    /// Leaves out something in this file.
    pub fn add(&mut self, file: &str, why: WhyLeftOut) {
        self.count += 1;
        if self.first.len() < Self::MOST {
            self.first.push((file.to_owned(), why));
        }
    }
}

/// What is known of a mate.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum FoundMate {
    /// There is one, with its line.
    Mate {
        /// Its length.
        plies: u16,
        /// Its moves.
        line: Vec<Move>,
    },
    /// There is none.
    None,
    /// Unknown: the search ended without an answer.
    NotFound,
}

/// What came of a job.
#[derive(Clone, Debug, PartialEq)]
pub enum PracticeNews {
    /// How far the search through the files is.
    Collecting {
        /// The number of the run.
        run: u64,
        /// How many are done.
        done: usize,
        /// How many there are.
        total: usize,
    },
    /// The exercises.
    Collected {
        /// The number of the run.
        run: u64,
        /// What was found; or why the file or folder cannot be read.
        found: Result<Box<Collected>, (PathBuf, FileError)>,
    },
    /// What is known of the mate.
    Found {
        /// The number of the question.
        question: u64,
        /// The answer.
        mate: FoundMate,
    },
    /// Whether the problem is sound.
    Examined {
        /// The number of the question.
        question: u64,
        /// The answer.
        examination: Box<Examination>,
    },
    /// The judgement of a move.
    Judged {
        /// The number of the question.
        question: u64,
        /// The answer.
        reply: MateReply,
    },
    /// What an engine says of a move: how good the position after it is; nothing where it says nothing.
    Looked {
        /// The number of the question.
        question: u64,
        /// That, seen from Black.
        evaluation: Option<Evaluation>,
    },
    /// The whole solution; none if it is too large.
    Solved {
        /// The number of the question.
        question: u64,
        /// The solution as a record.
        solution: Option<Box<GameTree>>,
    },
    /// How far the search for missed mates is.
    LookingThrough {
        /// The number of the run.
        run: u64,
        /// That.
        searched: Searched,
    },
    /// The mates that were missed in a game.
    Missed {
        /// The number of the run.
        run: u64,
        /// What was found.
        found: Box<MissedMates>,
    },
    /// The schedule as it is now.
    Schedule(Box<Schedule>),
    /// Something is wrong with its file.
    Trouble(ScheduleTrouble),
}

/// News about practice for the user.
#[derive(Clone, Debug, PartialEq)]
pub enum PracticeNotice {
    /// The answer to whether there is a mate in a position.
    MateHere {
        /// The position.
        position: Box<Position>,
        /// What is known.
        mate: FoundMate,
        /// How moves are written.
        notation: Notation,
    },
    /// No mate was missed in the game, as far as could be decided.
    NoneMissed {
        /// How many positions remained undecided.
        undecided: usize,
    },
    /// Nothing to practise was found.
    Nothing {
        /// How many exercises are not due yet.
        found: usize,
        /// What was skipped.
        left_out: LeftOut,
    },
    /// Some of what was found there is left out.
    LeftOut(LeftOut),
    /// A move of the record belongs to the repertoire now, or no longer.
    Repertoire {
        /// Whether it was added.
        is_added: bool,
    },
    /// Something is wrong with the schedule.
    Schedule(ScheduleTrouble),
}
