//! What a match, or a clock beside a board of wood, writes down while it goes on, so that nothing is lost when the program
//! ends in the middle of it.
//!
//! A journal is text, one line for each thing that was done. It keeps what was *done*, each with its instant, and not what
//! came of it: read again, it goes through the same session, which judges as it did the first time, and so everything
//! comes back exactly, the clocks, the question that was open and the reason of the end, without a second description of
//! a match that could disagree with the first. Behind each thing stands what the board and the clocks showed afterwards:
//! for a person who reads the file, and as a proof. Where the proof fails, the match is taken up before that line.
//!
//! # The file
//!
//! Every line is a checksum (CRC-32, eight hexadecimal digits), a space, JSON and a line feed. The checksum is that of the
//! JSON behind the checksum of the line before, so that a line that is missing or was put elsewhere is noticed as well.
//!
//! * The first line tells the version of the layout, the program's, the date, all that was settled before the game
//!   ([`MatchSetup`](crate::session::MatchSetup)), and the lines about the game that head its record.
//!   The journal of a clock tells how it is set ([`ClockSetup`]) in its place.
//! * `Done`: a command, its instant in nanoseconds since the program started, and what was to be seen afterwards.
//! * `Absence`: the program ended; nothing is charged after this instant, and instants count anew.
//! * `Header`: the lines about the game were changed.
//! * `Beat`: it was still going on at this instant. Without it, the time since the last move would be given back.
//!
//! The layout gets another version as soon as there are lines that an older program would not understand: that one says
//! so then, and leaves the file alone.
//!
//! Reading ends at the first line that is not whole: a power cut tears the last one. Bytes go in and come out; files are
//! somebody else's business.

mod entry;
mod journaled;
mod line;
mod reader;
mod scribe;

pub use entry::{Entry, Opening, Proof};
pub use journaled::{ClockProof, ClockSetup, Journaled, Plain};
pub use reader::{BrokenOff, Damage, DamageKind, JournalError, Recovered, is_journal, recover, recover_any};
pub use scribe::Scribe;

/// The ending of the files, without a dot.
pub const JOURNAL_ENDING: &str = "journal";

/// The layout that is written. Whatever an older one has is read as well; what came with each:
///
/// 1. matches;
/// 2. clocks beside a board of wood, the acts of arbiters, sleeps, and moves that are sealed in an envelope.
const VERSION: u32 = 2;
