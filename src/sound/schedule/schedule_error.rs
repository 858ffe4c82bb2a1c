//! What can be wrong with the text of a schedule.

use crate::ron_text::{RonFault, named};

/// A text that is not a schedule.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{name}:{line}: {}{kind}", named(field))]
pub struct ScheduleError {
    /// The name of the file, as given by the caller.
    pub name: String,
    /// The line, counted from 1.
    pub line: usize,
    /// The field at fault, as in `parts.[1].elapsed.30`; `.` is the whole schedule.
    pub field: String,
    /// What is wrong.
    pub kind: ScheduleErrorKind,
}

/// What is wrong with a field of a schedule.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ScheduleErrorKind {
    /// The text is malformed.
    #[error("{message}")]
    Unreadable {
        /// What is wrong.
        fault: Box<RonFault>,
        /// The same, in the words of the RON parser.
        message: String,
    },
    /// The id is empty or has characters other than `a`–`z`, `0`–`9` and `_`.
    #[error("an ID may contain only small letters, digits and _")]
    BadId,
    /// The name is empty in one of the languages.
    #[error("the name is missing")]
    NoName,
    /// The phrase has no recording.
    #[error("no voice says {0}")]
    NotRecorded(String),
    /// A minute is announced where none begins.
    #[error("a minute is announced only where one begins")]
    MinuteOutOfPlace,
    /// The second is outside the period, or at its very start or end.
    #[error("this second lies outside the period")]
    OutsidePeriod,
    /// A length is given for something other than a byoyomi period.
    #[error("only a byoyomi period has a length")]
    NoLength,
    /// Main time is counted by elapsed seconds, which are unknown because of increments.
    #[error("main time is counted by the seconds left")]
    ElapsedMainTime,
}
