//! Who plays which side and with what handicap: ranks, the tables that tell a handicap by them, and furigoma.

mod furigoma;
mod handicap_table;
mod rank;

pub use furigoma::{FallenPawn, Furigoma, Throw, Tossed};
pub use handicap_table::{HandicapStep, HandicapTable, HandicapTableError, SuggestedTerms, Suggestion};
pub use rank::{Rank, RankError};
