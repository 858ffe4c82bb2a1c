//! What is wanted of the threads that read and answer, and what they say.

use std::path::PathBuf;

use super::form::{LibraryTrouble, Untidy};
use crate::app::effect::{IfThere, WriteFailure};
use crate::library::Query;
use crate::library_store::{Census, Explored};

/// A job for the library. A reading has a number, by which its news are known, and so has a question.
#[derive(Clone, Debug, PartialEq)]
pub enum LibraryJob {
    /// Answer from these folders at once, and read what has changed in them meanwhile, in the place of any other reading.
    Read {
        /// The number of the reading.
        reading: u64,
        /// The folders.
        folders: Vec<PathBuf>,
    },
    /// Stop reading.
    Stop,
    /// Answer this, and no question before it.
    Ask {
        /// The number of the question.
        question: u64,
        /// What is asked.
        query: Box<Query>,
    },
    /// Answer nothing any more.
    StopSearch,
    /// Write the games in which this is found into a file, whose ending says how.
    Export {
        /// What is asked.
        query: Box<Query>,
        /// The file.
        path: PathBuf,
        /// What to do if it exists.
        if_there: IfThere,
    },
    /// Look for what is there more than once.
    TidyUp,
    /// Read a game of a file that is not its first, as a record that was wanted.
    Fetch {
        /// The file.
        path: PathBuf,
        /// Which game of it, counted from 1.
        number: u32,
    },
}

/// What the library has to tell.
#[derive(Debug)]
pub enum LibraryNews {
    /// So many of so many files that had changed in a folder were read.
    Reading {
        /// The number of the reading.
        reading: u64,
        /// How many were read.
        done: usize,
        /// How many there are to be read.
        total: usize,
    },
    /// What can be asked about now.
    Known {
        /// The number of the reading.
        reading: u64,
        /// What is known of the files of all folders.
        census: Box<Census>,
    },
    /// The reading is over, or was stopped.
    Over {
        /// The number of the reading.
        reading: u64,
        /// What went wrong first.
        trouble: Option<LibraryTrouble>,
    },
    /// The answer to a question; or why there is none.
    Found {
        /// The number of the question.
        question: u64,
        /// What was found.
        answer: Result<Box<Explored>, LibraryTrouble>,
        /// How far that is the whole answer.
        reach: Reach,
    },
    /// What became of a file with games.
    Exported {
        /// The file.
        path: PathBuf,
        /// How many games could not be read again; or why there is no file.
        result: Result<usize, ExportTrouble>,
    },
    /// What is there more than once.
    Untidy(Result<Box<Untidy>, LibraryTrouble>),
}

/// How far a question has been answered, in parts of the index.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Reach {
    /// To the end.
    #[default]
    Whole,
    /// So many of so many were looked through, and the search goes on.
    Partly(usize, usize),
    /// The search was stopped there.
    Stopped(usize, usize),
}

/// Why no file with games was written.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ExportTrouble {
    /// The library did not answer.
    Library(LibraryTrouble),
    /// The file could not be written.
    File(WriteFailure),
}
