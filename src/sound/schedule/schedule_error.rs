use crate::ron_text::{RonFault, named};

/// Why a text is no schedule.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{name}:{line}: {}{kind}", named(field))]
pub struct ScheduleError {
    /// The name of the file, as given by whoever read it.
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
    /// It is not written as such a field is.
    #[error("{message}")]
    Unreadable {
        /// What is wrong.
        fault: Box<RonFault>,
        /// The same in the reader's own words.
        message: String,
    },
    /// The id is empty or has other characters than `a`–`z`, `0`–`9` and `_`.
    #[error("an id has small letters, digits and _ only")]
    BadId,
    /// The name is empty in one language.
    #[error("the name is missing")]
    NoName,
    /// There is no recording of the phrase.
    #[error("no voice says {0}")]
    NotRecorded(String),
    /// A minute is announced where none begins.
    #[error("a minute is announced only where one begins")]
    MinuteOutOfPlace,
    /// The second lies outside of the period, or is the one with which it begins or ends.
    #[error("this second is not within the period")]
    OutsidePeriod,
    /// Only a byoyomi period has a length that is known beforehand.
    #[error("only a byoyomi period has a length")]
    NoLength,
    /// Nobody knows how much of the main time has gone, because increments are added to it.
    #[error("main time is counted by the seconds that are left")]
    ElapsedMainTime,
}
