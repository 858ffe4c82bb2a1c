//! Mates by checks alone (詰み): is there one, how long is it, and what is the line.
//!
//! [`Solver`] searches depth-first by proof numbers (df-pn; Nagai 1999) over a table of a size that the caller chooses.
//! It reads no clock and starts no thread: a number of nodes and a question "stop now?" come in as [`Limits`], and the
//! same question has the same answer on every machine.
//!
//! * *Repetition.* A repeated position never helps the attacker, who loses by perpetual check. A mate that is found leans
//!   on no repetition. A refutation that leans on one holds on that path only, and is kept for that path only.
//! * *Hands.* A mate holds with more pieces in hand, a refutation with fewer.
//! * *Length.* The attacker wants the shortest mate, the defender the longest defence, without interpositions that
//!   change nothing (無駄合い). By custom they are neither answers nor counted (全詰連 draft rules, 詰将棋パラダイス November
//!   1999, article 8); the custom has no exact words. Here a drop on the line of a check changes nothing if the checking
//!   piece can take it and, the dropped piece being back where it was, mates no later than after the longest other
//!   defence. Pieces that move onto the line, and drops that another piece takes, are real answers: about the latter the
//!   customs differ.

mod at_once;
mod children;
mod guess;
mod guesses;
mod hands;
mod interposition;
mod key;
mod limits;
mod node;
mod numbers;
mod search;
mod solution;
mod solver;
mod table;
mod turns;

pub use limits::Limits;
pub use solution::{Answers, Attack, Defence, TooLarge};
pub use solver::{Answer, NoKing, Solver};
