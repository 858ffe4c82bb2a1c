//! Engines (将棋エンジン) that speak USI: what is said to them, what they answer, and what is wrong with it.
//!
//! [`Usi`] is one conversation as a state machine. It is told what the engine says, what is wanted of it and what time
//! it is, and returns the lines to write and what has happened. It starts no process and reads no clock, so that a
//! conversation can be tried again from a transcript.
//!
//! There is the search that runs and the search that is wanted, never a queue: whoever steps through a game with an
//! arrow key held down asks for a hundred searches, of which the engine sees a few. Each has a number, and the answer to
//! one that is no longer wanted is dropped.
//!
//! ```
//! use std::time::Duration;
//! use komadai::engine::{Event, Limit, Place, Search, SearchNumber, Usi, UsiTerms, Wish};
//! use komadai::shogi::Position;
//!
//! let now = Duration::ZERO;
//! let mut usi = Usi::new(UsiTerms::default());
//! assert_eq!(usi.greet(now).lines, ["usi"]);
//! let place = Place::new(Position::even(), 1, Vec::new());
//! let search = Search { number: SearchNumber(1), place, limit: Limit::Infinite, lines: 1 };
//! assert!(usi.wish(Wish::Search(Box::new(search)), now).lines.is_empty());
//! assert_eq!(usi.line("usiok", now).lines, ["isready"]);
//! assert_eq!(usi.line("readyok", now).lines, ["usinewgame", "position startpos", "go infinite"]);
//! usi.line("info depth 9 score cp 31 pv 7g7f 8c8d", now);
//! assert_eq!(usi.wish(Wish::Rest, now).lines, ["stop"]);
//! let reaction = usi.line("bestmove 7g7f", now);
//! assert!(matches!(&reaction.events[..], [Event::Finished { number: SearchNumber(1), .. }]));
//! ```

mod analysis;
mod answer;
mod engine_option;
mod fault;
mod info;
mod limits;
mod lines;
mod message;
mod search;
mod trial;
mod usi;

pub use analysis::{Analysis, EngineLine};
pub use answer::Answer;
pub use engine_option::{EngineOption, OptionKind, ValueFault};
pub use fault::{Ended, Fault, FaultKind};
pub use info::{Bound, Info, Score};
pub use limits::Limits;
pub use lines::{Heard, LineSplitter};
pub use search::{GameTime, Limit, Place, Search, SearchNumber, TimeKeeper};
pub use trial::{Trial, TrialReport};
pub use usi::{Event, Introduction, Reaction, Usi, UsiTerms, Wish};
