//! A library: every position of many games, found again at once.
//!
//! A file is read once ([`IndexedFile`]) and becomes part of an index ([`PartBuilder`], [`Part`]): who played, the
//! moves, and a sorted list of all positions. A [`Query`] asks for a position, a [`Pattern`] or simply for games;
//! [`search`] finds the places in one part, and an [`Answer`] combines those of all parts. What many games of a part have in
//! common was counted when it was written: [`summed`].
//!
//! A hash alone proves nothing: positions are found by a 64-bit [`PositionHash`], then checked on the board. Damage is
//! noticed, since every piece of a part carries a checksum.
//!
//! Nothing here opens files: a part is read through a [`Source`].

mod answer;
mod bytes;
mod castles;
mod duplicates;
mod facts;
mod filter;
mod game_date;
mod indexed;
mod japanese_date;
mod likeness;
mod look_up;
mod moves_code;
mod names;
mod packed_move;
mod part;
mod part_builder;
mod part_facts;
mod part_layout;
mod pattern;
mod pattern_text;
mod position_hash;
mod query;
mod read_back;
mod search;
mod spelling;
mod summary;
mod summed;
mod table_row;

pub use answer::{Answer, Hit, LatestGame, MoveTally, merged_moves};
pub use castles::{Castle, Castles, CastlesError};
pub use duplicates::{Duplicate, Likewise, PlayedGame, duplicates};
pub use facts::GameFacts;
pub use filter::{GameFilter, PlayerFilter, ResultFilter, handicap_names, number_range, result_words};
pub use game_date::GameDate;
pub use indexed::{IndexedFile, IndexedGame, Readable};
pub use likeness::Likeness;
pub use names::alike_names;
pub use part::{FileEntry, Part, PartFault, Source};
pub use part_builder::PartBuilder;
pub use pattern::Pattern;
pub use pattern_text::PatternError;
pub use position_hash::PositionHash;
pub use query::{Query, Sought};
pub use read_back::KnownGame;
pub use search::{Found, search};
pub use summed::{FirstPlace, Summed, summed};
pub use table_row::{TableRow, table_rows};
