//! KIF, the format in which most Japanese programs store games, and KI2, in which books print them: the same lines, but
//! with the moves in rows, without numbers, times or squares of origin.
//!
//! A file is read line by line. `line` classifies the lines; those before the moves go to `opening`, which sets up the
//! starting position, and the rest to `body`, which plays the moves and builds the tree. Output follows the layout of
//! Kifu for Windows.
//!
//! Accepted beyond the standard:
//! * any line may be missing: no header, no 手数 line, no times, no ending; blank and unknown lines are skipped;
//! * header lines anywhere before the first move (after it, with a warning), with a full-width or half-width colon,
//!   with any key, and with repeated keys;
//! * move numbers that are missing, wrong, or joined to the move: the order of the lines counts;
//! * the spellings of moves, times and diagrams listed in `move_text`, `move_time` and `bod`, and those of 手合割 in
//!   [`super::handicap_named`];
//! * variations in any order, with or without a `+` after the move: 変化：N手 replaces the N-th move of the line written
//!   last;
//! * the sentence まで… after the line it refers to, at the end of the file, in place of the ending, or not at all;
//! * unknown words for endings, which are kept as they are;
//! * moves after an ending, which then counts as a variation;
//! * an illegal move that ended the game, followed by 反則勝ち, 反則負け, or a sentence or comment about 反則;
//! * further records in the same file, each of which [`super::games`] reads.

mod body;
mod ending_words;
mod games;
mod line;
mod move_text;
mod move_time;
mod opening;
mod reader;
mod resolve;
mod shape;
mod summary;
mod writer;

pub(super) use games::later_games;
pub(super) use move_text::{MoveText, Origin, Promotion, leading_move};
pub(super) use reader::read;
pub(super) use shape::{Shape, shape_of};
pub use summary::end_reason_in_japanese;
pub(super) use writer::is_handicap_game;
pub use writer::{to_bytes, write, write_ki2};
