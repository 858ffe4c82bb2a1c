//! Komadai 駒台: a native shogi board for people in the same room.
//!
//! The crate is a house of floors. An arrow points at what is used, and nothing points down:
//!
//! ```text
//!             shogi        pieces, squares, positions, moves, legality, SFEN, perft
//!               ▲
//!         ┌─────┴─────┐
//!       rules       clock  rules: how a game ends · clock: both players' time
//!         ▲           ▲
//!       record        │    the tree of moves, its notation, and the files that hold it
//!         ▲           │
//!         └─ session ─┘    a match, a record, a position that is set up: (command, now) → events
//!               ▲
//!       ┌───────┼────────┐
//!    journal  hall  tournament  a match written down while it is played · many games at once · an event, its tables
//!               ▲
//!        ┌──────┴──────┐
//!       cli ──── text ─ app ── sound, storage, picture
//! ```
//!
//! * [`shogi`], [`rules`], [`clock`], [`record`], [`session`] and [`journal`] are pure: no files, no threads, no present
//!   time, no randomness, no window. What they need of these comes in as an argument.
//! * [`tournament`] is the same: the rounds and tables of an event, read from files and written into them, and [`hall`],
//!   what is to be seen of many games that are played at once.
//! * [`picture`] draws a position of a record as PNG, SVG or PDF: bytes come out, and it needs no window.
//! * [`text`] finds the words for people, in English and Japanese, for the window and for [`cli`]; `sound` and [`storage`] do
//!   what they are told and know no game; `app` is the window. `sound` and `app` exist with the feature `gui`, which is on by
//!   default. Without it the crate is rules, clocks, records, pictures and the command line, and needs no system library.
//!
//! # The flows
//!
//! *A click becomes a move.* A view reports `Action::Board(ClickSquare)`. `app::update` finds the moves from the
//! square picked up before to the one clicked now: none is refused with the reason, one is played, two ask about
//! promotion. The session looks at the clock, judges the move, puts it on the board, into the record and on the clock,
//! and asks the referee whether the game is over. Its events become effects: the sound of the piece, the result.
//!
//! *A tick becomes a sound.* Before each frame, and while the window is hidden, time is let pass up to the instant at
//! which the latest input came. The clock tells which second is shown; a table knows which cue belongs to it.
//!
//! *A file becomes a review.* It is read on a thread of its own: bytes, encoding, lines, moves, each judged. What
//! breaks off in the middle gives its good part and the line; what is no record disturbs nothing.
//!
//! *An arbiter's act becomes an entry of the log.* The console prepares a [`session::ArbiterAct`] and tries it on a copy of
//! the match: what would change is read before it is confirmed. Then the match does it and writes into its record how
//! the game stood before and after, with who, when and why. Nothing takes that line away.
//!
//! Where things are kept to these floors by more than good will: the feature `gui`, `tests/architecture.rs`, which
//! reads every path in the sources, and `clippy.toml`, which lets files, threads and clocks be touched in few rooms.

#[cfg(feature = "gui")]
pub mod app;
pub mod cli;
pub mod clock;
pub mod hall;
pub mod journal;
pub mod picture;
pub mod record;
mod ron_text;
pub mod rules;
pub mod session;
pub mod shogi;
#[cfg(feature = "gui")]
pub mod sound;
pub mod storage;
pub mod text;
pub mod tournament;
