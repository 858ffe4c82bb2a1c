//! What a match, or a clock for a physical board, writes down as it goes on, so that nothing is lost if the program
//! ends in the middle of it.
//!
//! A journal is text, one line per thing done. It keeps what was *done*, each with its instant, rather than what came
//! of it. Reading it replays the same session, which judges as it did the first time, so that everything is restored
//! exactly: clocks, open questions, the reason for the end. There is no second description of a match that could
//! disagree with the first. Each line also notes what the board and the clocks showed afterwards, for human readers and
//! as a proof: if the proof fails, the match is resumed as it was before that line.
//!
//! # The file
//!
//! Every line is a checksum (CRC-32, eight hexadecimal digits), a space, JSON and a line feed. The checksum covers the
//! JSON and continues that of the previous line, so that missing or reordered lines are noticed too.
//!
//! * The first line holds the layout version, the program version, the date, everything settled before the game
//!   ([`MatchSetup`](crate::session::MatchSetup)) and the header of its record. The journal of a clock has its settings
//!   ([`ClockSetup`]) instead. The journal of a replay (指し直し) begins when that is set up: its first line also says which
//!   game it replays, and when the rest before it is over ([`Replay`]).
//! * `Done`: a command, its instant in nanoseconds since program start, and what was visible afterwards.
//! * `Absence`: the program ended; nothing is charged after this instant, and instants start anew.
//! * `Header`: the header of the record was changed.
//! * `Beat`: the game was still in progress at this instant. Without it, the time since the last move would be given
//!   back.
//!
//! The layout version is raised whenever there are lines that older programs would not understand: they then say so and
//! leave the file alone.
//!
//! Reading stops at the first line that is not intact: a power cut tears the last one. This floor handles bytes only;
//! files are handled elsewhere.

mod beside;
mod entry;
mod journaled;
mod line;
mod reader;
mod review;
mod scribe;

pub use beside::{RecordBeside, as_saved};
pub use entry::{Entry, Opening, Proof, Replay};
pub use journaled::{ClockProof, ClockSetup, Journaled, Plain};
pub use reader::{BrokenOff, Damage, DamageKind, JournalError, Recovered, is_journal, recover, recover_any};
pub use review::{REVIEW_ENDING, ReviewDraft, ReviewOpening, UnsavedReview, read_review};
pub use scribe::Scribe;

/// The file extension, without the dot.
pub const JOURNAL_ENDING: &str = "journal";

/// The layout version written. Older ones can be read too; what each introduced:
///
/// 1. matches;
/// 2. clocks for physical boards, the acts of arbiters, sleeps, and moves sealed in an envelope;
/// 3. replays before anything is done in them.
const VERSION: u32 = 3;
