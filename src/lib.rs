//! Komadai 駒台: a native shogi board for people in the same room.
//!
//! The crate is built in floors. What is used stands above or behind an arrow, and nothing is used the other way round:
//!
//! ```text
//!             shogi        pieces, squares, positions, moves, legality, SFEN, perft
//!               ▲
//!         ┌─────┼───────────┐
//!       rules clock  mate engine    rules: how a game ends · clock: both players' time · engine: a conversation in USI
//!         ▲     ▲      ▲    ▲
//!       record  │      │    │       the tree of moves and its files
//!         ▲     │      │    │
//!         ├── analysis, tsume       what an engine says of a game (engine) · problems, missed mates (mate)
//!         ├── library       │       every position of many games, found again
//!         ├── practice      │       exercises, and when they come again (analysis, tsume)
//!         │     │           │
//!         └─ session   engine_process   a match, a record, a position that is set up: (command, now) → events
//!               ▲
//!       ┌───────┼────────┐
//!    journal  hall  tournament      a match written down while it is played · many games at once · an event, its tables
//!               ▲   ▲
//!               publish             a hall as the files of a site
//!               ▲
//!        ┌──────┴──────┐
//!       cli           app           both stand on all of the above, on text, storage, picture and library_store
//! ```
//!
//! * [`shogi`], [`rules`], [`clock`], [`record`], [`session`] and [`journal`] are pure: no files, threads, current
//!   time, randomness or window. Whatever they need of these is passed in.
//! * So are [`engine`], a conversation with a program that plays, and [`analysis`], what such a program says of a whole game.
//!   [`engine_process`] starts these programs, talks to them and leaves none behind.
//! * So is [`mate`], which stands on [`shogi`] alone and finds out whether a king can be mated by checks, and [`tsume`], which
//!   stands on it and on [`record`]: solutions as records, sound problems, the mates that were missed in a game.
//! * So is [`practice`], which stands on these and on [`analysis`]: exercises out of problems and games, and when each comes again.
//! * So are [`tournament`], the rounds and tables of an event, and [`hall`], the overview of many games in progress.
//! * So is [`publish`], the site of a hall: what was seen of its tables in, files for spectators' browsers out. [`hall_folder`]
//!   looks at the tables' files, and [`site_folder`] keeps those of the site; its desk does both, for the command line and
//!   the window.
//! * So is [`library`], which finds positions in many games. [`library_store`] keeps their index on the disk, in a folder of
//!   its own.
//! * [`picture`] renders a position of a record to PNG, SVG or PDF bytes, without a window.
//! * [`event_paper`] lays out what of an event is put on paper, for the command line and the window.
//! * [`text`] puts things into words, in English and Japanese, for both the window and [`cli`]. `sound` and [`storage`]
//!   do as they are told and know nothing of the game. `app` is the window. `sound`, `practice` and `app` require the feature
//!   `gui`, which is on by default; without it the crate is everything but the window, its
//!   sounds and its exercises, and needs no system library.
//!
//! # The flows
//!
//! *A click becomes a move.* `App::frame` in `app::program` has the window painted: `app::views::board` reports
//! `Action::Board(BoardAction::ClickSquare)`, and `SecondPress::sift` drops it if it is the second press on what has changed
//! under the hand. `App::act` takes it to `app::update::step`, the one door; `actions` behind it hands the click to
//! `app::update::board`. That asks `move_input`, which plays nothing, for the move from the square picked up earlier to the one
//! just clicked: none where nothing was picked up; two, and it asks about promotion; one, and `board::play` plays it, or says on
//! the board why it is illegal. In a game `app::update::game` gives it to [`session::MatchSession::apply`]: `match_session`
//! checks the clock, `match_moves` judges the move and changes board, record and clock, and asks the referee,
//! `rules::adjudicate`, whether the game is over. `game` turns the events into effects, such as the sound of the piece
//! (`app::sound::update::sounds`) or the announcement of the result, and `app::effects` carries these out. Without a game,
//! `app::update::review` changes the record. [`shogi::Position::judge`] is asked three times on the way, each time for another
//! reason: `move_input` has to know which of two moves can be meant, `board::play` gets moves that were typed as well, and
//! `match_moves` trusts nobody: it also plays what a journal says.
//!
//! *A move is safe.* No room reports it to the journal: in the tail of `step`, `app::journal::update::writing` has
//! [`journal::Scribe`] turn whatever the log of the match has gained into lines, and hands them out as an effect.
//! `app::journal::work` gives them to [`storage::JournalKeeper`], a thread that appends them to the file and flushes it to the
//! disk (`sync_data`), and says so when it cannot; the frame that shows the move waits for that a moment. Beside the journal it
//! keeps the record as a file of its own. At the next start [`journal::recover`] plays the lines again.
//!
//! *A tick becomes a sound.* Before each frame, and while the window is hidden, time advances to the instant of the
//! latest input. The clock says which second is on display; a table says which cue goes with it.
//!
//! *A file becomes a review.* It is read on a thread of its own: bytes, encoding, lines, then moves, each one judged. A
//! damaged record yields its sound part and the line where it breaks off; a file that is no record changes nothing.
//!
//! *A key becomes an analysis.* A search is wanted, and gets a number. The thread of the engine passes the wish to the
//! conversation ([`engine::Usi`]), which stops the search that runs and begins the one that is wanted. What the engine says
//! is judged on the board and kept in one place for each line; the window looks at it when it is woken. What is said of
//! any other search is dropped. How an engine misbehaves is a [`engine::Fault`], put into words in [`text`]; which programs
//! are found by themselves stands in `assets/engines.ron`.
//!
//! *An arbiter's act becomes an entry in the log.* The console prepares a [`session::ArbiterAct`] and tries it on a
//! copy of the match, so that the arbiter sees what would change before confirming it. Then the match carries it out
//! and records the state of the game before and after, with who, when and why. That entry cannot be removed.
//!
//! # Where to add what
//!
//! * *A dialog*: a room of its own in `app`, and a line in six files of `app::dialogs`; the compiler asks for all of them but
//!   the action.
//! * *A format of records*: a file in [`record`], a row of the table in `record::format`, a sign in `record::detect`, and its
//!   words.
//! * *An engine that is found by itself*: a line of `assets/engines.ron`. *An option of starting one*: a field of
//!   [`engine_process::EngineStart`], which `app::engines` fills in from what the user has chosen.
//! * *A command, a setting, a rule, a piece set, a sound, a screen, a language*: `CONTRIBUTING.md` has a recipe for each of them.
//!
//! Inside `app` each feature is a room with the same kinds of files; `CONTRIBUTING.md` has the table.
//!
//! The floors are enforced by the feature `gui`, by `tests/architecture.rs`, which reads every path in the sources, and
//! by `clippy.toml`, which confines files, threads and clocks to a few modules.

pub mod analysis;
#[cfg(feature = "gui")]
pub mod app;
pub mod cli;
pub mod clock;
pub mod engine;
pub mod engine_process;
pub mod event_paper;
pub mod hall;
pub mod hall_folder;
pub mod journal;
pub mod library;
pub mod library_store;
pub mod mate;
mod mixing;
pub mod picture;
#[cfg(feature = "gui")]
pub mod practice;
pub mod publish;
pub mod record;
mod ron_text;
pub mod rules;
pub mod session;
pub mod shogi;
pub mod site_folder;
#[cfg(feature = "gui")]
pub mod sound;
pub mod storage;
pub mod text;
pub mod tournament;
pub mod tsume;
