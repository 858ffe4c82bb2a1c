//! Moves in writing: the Japanese notation of books and broadcasts, with its words for telling pieces apart (右 左 直 上 寄
//! 引), and the two Western ones.
//!
//! The marks of the sides (☗ ☖, ▲ △) are not part of a move's notation; whoever shows a move puts them in front.

mod digits;
mod japanese;
mod piece_names;
mod relative;
mod western;

pub(super) use digits::{arabic_value, digit_value, leading_number};
pub use digits::{full_width_digit, japanese_square, kanji_digit, kanji_number, time_digits};
pub use japanese::{distinguishing_words, japanese, japanese_in_digits, may_promote};
pub(super) use piece_names::leading_piece;
pub use piece_names::{piece_kanji, piece_name, piece_name_in_files};
pub(super) use relative::RelativeWords;
pub use western::{WesternStyle, western};
