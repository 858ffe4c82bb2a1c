//! Records of games (棋譜): the tree of moves, and the formats in which the world writes it down.
//!
//! A file is a *record*; the structure in memory is a [`GameTree`]. Reading takes bytes and returns an [`Imported`],
//! the tree along with everything odd about the text; writing takes a tree and returns text. Nothing here opens files
//! or knows how a move is shown on screen, beyond the notations themselves.
//!
//! ```
//! use komadai::record::{LineEnd, TextEncoding, import, kif};
//!
//! let file = "手合割：平手\n1 ７六歩(77)\n2 投了\n".as_bytes();
//! let imported = import(file)?;
//! assert!(imported.warnings.is_empty() && imported.broken_off.is_none());
//! let written = kif::to_bytes(&imported.tree, TextEncoding::Cp932, LineEnd::CrLf)?;
//! assert_eq!(import(&written)?.tree, imported.tree);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod analysis;
mod audit;
mod bod;
mod comment;
pub mod csa;
mod csa_piece;
mod csv_cell;
mod detect;
mod drawn_mark;
mod encode;
mod ending;
mod engine_note;
mod evaluation;
mod export;
mod extent;
mod folded;
mod format;
mod foul;
mod game_tree;
mod games;
mod graft;
mod handicap_name;
mod header;
mod import;
mod import_error;
pub mod jkf;
pub mod kif;
mod line_end;
mod lines;
mod loss;
mod node;
pub mod notation;
mod notes;
mod outline;
mod path;
mod record_summary;
mod remark;
mod replacement;
mod replay;
mod same;
mod short_time;
mod sides;
mod sink;
mod start_lines;
mod text_encoding;
mod time_used;
mod time_words;
mod typed;
pub mod usi_record;
mod visible;
mod walk;
mod warning;
mod written;

pub use analysis::Analysis;
pub use audit::{AuditAct, AuditClock, AuditEntry, AuditState, LoggedClaim, Standing, audit_csv};
pub use bod::{DiagramFault, diagram};
pub use comment::Comment;
pub use csa_piece::csa_letters;
pub use csv_cell::csv_cell;
use detect::detect;
pub use drawn_mark::{DrawnMark, MarkColour};
pub use encode::{UnencodableCharacter, encode};
pub use ending::{Ending, MoveTime};
pub use engine_note::EngineNote;
pub use evaluation::Evaluation;
pub use export::{between_games, to_bytes, write};
pub use extent::Extent;
pub use folded::folded;
pub use format::{FileKind, RECORD_ENDINGS, RecordFormat};
pub use game_tree::GameTree;
#[cfg(all(test, feature = "gui"))]
pub(crate) use game_tree::looks_into_trees;
pub use games::{Games, games, games_of_file};
pub use graft::Grafted;
use handicap_name::{HANDICAP, handicap_line, has_official_name, names_another_start};
pub use handicap_name::{handicap_name, handicap_named};
pub use header::Header;
pub use import::{FoulHandling, ImportOptions, Imported, MAX_IMPORT_BYTES, import, import_with};
pub use import_error::{ImportError, ImportErrorKind};
pub use line_end::LineEnd;
pub use loss::{Loss, losses, losses_stored};
pub use node::{Neighbour, Node, NodeId};
pub use outline::Outline;
pub use record_summary::{Fingerprint, RecordSummary};
pub use remark::prose;
pub use replacement::BrokenLine;
pub use text_encoding::{Decoded, NotText, TextEncoding, decode};
pub use time_used::{time_used, time_used_on_moves};
pub use time_words::{seconds_in_words, time_words};
pub use typed::{TypedMove, TypedMoveError, typed_move, typed_move_or_foul};
pub use visible::{visible, visible_sign};
pub use warning::{Warning, WarningKind};
pub use written::{Layout, Written};
