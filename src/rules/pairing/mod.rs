//! What precedes a game: who plays which side and with what handicap (ranks, handicap tables, furigoma), and the order
//! in which the pieces are set up.

mod circle_table;
mod furigoma;
mod handicap_table;
mod rank;
mod setting_up;

pub use circle_table::{Circle, RankGrounds};
pub use furigoma::{FallenPawn, Furigoma, Throw, Tossed};
pub use handicap_table::{
    HandicapStep, HandicapTable, HandicapTableError, HandicapTableFault, SuggestedTerms, Suggestion,
};
pub use rank::{Grade, Rank, RankError};
pub use setting_up::SettingUp;
