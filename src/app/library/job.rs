//! What the threads that read and answer are asked, and their answers.

use std::collections::BTreeMap;
use std::path::PathBuf;

use super::form::{FileFault, LibraryTrouble, Untidy};
use crate::app::effect::{IfThere, WriteFailure};
use crate::library::Query;
use crate::library_store::{Census, Explored};

/// A job for the library. Readings and questions are numbered, so that answers can be matched to them.
#[derive(Clone, Debug, PartialEq)]
pub enum LibraryJob {
    /// Answer from these folders at once, and read what has changed in them meanwhile, ending any other reading.
    Read {
        /// The number of the reading.
        reading: u64,
        /// The folders.
        folders: Vec<PathBuf>,
    },
    /// See whether these folders have changed, without reading a file.
    LookAgain {
        /// The number of the latest reading.
        reading: u64,
        /// The folders.
        folders: Vec<PathBuf>,
    },
    /// Stop reading.
    Stop,
    /// Answer this question, and drop earlier ones.
    Ask {
        /// The number of the question.
        question: u64,
        /// The question.
        query: Box<Query>,
    },
    /// Drop all questions.
    StopSearch,
    /// Write the games in which this is found into a file, in the format of its extension, or as a table.
    Export {
        /// The question.
        query: Box<Query>,
        /// The file.
        path: PathBuf,
        /// What to do if it exists.
        if_there: IfThere,
    },
    /// Look for duplicates and names.
    TidyUp,
    /// Open a game of a file other than its first.
    Fetch {
        /// The file.
        path: PathBuf,
        /// Which game of it, counted from 1.
        number: u32,
    },
}

/// News from the library.
#[derive(Debug)]
pub enum LibraryNews {
    /// How many of the changed files of a folder have been read.
    Reading {
        /// The number of the reading.
        reading: u64,
        /// How many were read.
        done: usize,
        /// How many there are.
        total: usize,
    },
    /// The library that can be asked now.
    Known {
        /// The number of the reading.
        reading: u64,
        /// What is known of the files of all folders.
        census: Box<Census>,
        /// What is wrong with the folders that are not there.
        trouble: Option<LibraryTrouble>,
    },
    /// What is wrong with those files of the census that are named.
    Faults(BTreeMap<PathBuf, FileFault>),
    /// The reading is over, or was stopped.
    Over {
        /// The number of the reading.
        reading: u64,
        /// What went wrong first.
        trouble: Option<LibraryTrouble>,
    },
    /// The answer to a question, or why there is none.
    Found {
        /// The number of the question.
        question: u64,
        /// What was found.
        answer: Result<Box<Explored>, LibraryTrouble>,
        /// How much of the index it covers.
        reach: Reach,
    },
    /// The result of writing a file of games.
    Exported {
        /// The file.
        path: PathBuf,
        /// What was written, or why nothing was.
        result: Result<Exported, ExportTrouble>,
    },
    /// The duplicates and names.
    Untidy(Result<Box<Untidy>, LibraryTrouble>),
}

/// How far a question has been answered, in parts of the index.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Reach {
    /// To the end.
    #[default]
    Whole,
    /// So many of so many were searched, and the search goes on.
    Partly(usize, usize),
    /// The search was stopped there.
    Stopped(usize, usize),
}

/// What was written of the games that were found.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Exported {
    /// The files: several where no reader could tell the games apart in one.
    pub files: Vec<PathBuf>,
    /// How many games could not be read again.
    pub missing: usize,
}

/// Why no file with games was written.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ExportTrouble {
    /// The library did not answer.
    Library(LibraryTrouble),
    /// This file could not be written.
    File(PathBuf, WriteFailure),
}
