//! The words with which KIF files end a game, and what they say about the winner.
//!
//! A word takes the place of a move, so its meaning depends on the side to move, whereas an [`Outcome`] names the
//! winner outright. Unknown words are kept as they are.

use crate::rules::{EndReason, Outcome};
use crate::shogi::{Color, Position};

/// Who wins by a word in the place of a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Winner {
    /// The side to move.
    ToMove,
    /// The side that moved last.
    Opponent,
    Nobody,
}

/// The words; if several have the same meaning, the first is written.
const WORDS: [(&str, EndReason, Winner); 29] = [
    ("中断", EndReason::Interrupted, Winner::Nobody),
    ("投了", EndReason::Resignation, Winner::Opponent),
    ("持将棋", EndReason::Impasse, Winner::Nobody),
    ("千日手", EndReason::Repetition, Winner::Nobody),
    ("詰み", EndReason::Checkmate, Winner::Opponent),
    ("詰", EndReason::Checkmate, Winner::Opponent),
    ("不詰", EndReason::NoMate, Winner::Nobody),
    ("切れ負け", EndReason::TimeUp, Winner::Opponent),
    ("時間切れ", EndReason::TimeUp, Winner::Opponent),
    ("時間切れ負け", EndReason::TimeUp, Winner::Opponent),
    ("Time-up", EndReason::TimeUp, Winner::Opponent),
    ("反則勝ち", EndReason::IllegalMove, Winner::ToMove),
    ("反則負け", EndReason::IllegalMove, Winner::Opponent),
    ("反則勝", EndReason::IllegalMove, Winner::ToMove),
    ("反則負", EndReason::IllegalMove, Winner::Opponent),
    ("入玉勝ち", EndReason::Declaration, Winner::ToMove),
    ("入玉勝", EndReason::Declaration, Winner::ToMove),
    ("入玉宣言", EndReason::Declaration, Winner::ToMove),
    ("入玉宣言勝ち", EndReason::Declaration, Winner::ToMove),
    ("宣言勝ち", EndReason::Declaration, Winner::ToMove),
    ("不戦勝", EndReason::Default, Winner::ToMove),
    ("不戦敗", EndReason::Default, Winner::Opponent),
    ("不戦", EndReason::Default, Winner::Nobody),
    ("最大手数", EndReason::MaxMoves, Winner::Nobody),
    ("裁定", EndReason::ArbiterDecision, Winner::Nobody),
    ("封じ手", EndReason::SealedMove, Winner::Nobody),
    ("トライ", EndReason::Try, Winner::Opponent),
    ("トライ勝ち", EndReason::Try, Winner::Opponent),
    ("引き分け", EndReason::Impasse, Winner::Nobody),
];

/// Words that say no more than others do, but are kept as they stand: a game that is 打ち切り is not to be resumed.
const KEPT: [&str; 1] = ["打ち切り"];

/// Whether `word` is in one of the tables.
pub(super) fn is_known(word: &str) -> bool {
    KEPT.contains(&word) || WORDS.iter().any(|&(known, ..)| known == word)
}

/// Whether `word` is about a foul.
pub(super) fn is_foul(word: &str) -> bool {
    WORDS.iter().any(|(known, reason, _)| *known == word && *reason == EndReason::IllegalMove)
}

/// Whether `word` says that the side to move has lost by a foul.
pub(super) fn blames_side_to_move(word: &str) -> bool {
    WORDS.contains(&(word, EndReason::IllegalMove, Winner::Opponent))
}

/// What `word` means in `position`.
pub(super) fn outcome(word: &str, position: &Position) -> Outcome {
    match WORDS.iter().find(|&&(known, ..)| known == word) {
        Some((_, reason, winner)) => {
            Outcome { winner: winner.of(position.turn()), reason: on_the_board(reason, position) }
        }
        None => Outcome::undecided(EndReason::Other(word.to_owned())),
    }
}

/// The outcome for `reason` if nothing is said about the winner.
pub(super) fn outcome_for(reason: &EndReason, position: &Position) -> Outcome {
    let row = WORDS.iter().find(|(_, known, _)| known == reason);
    let winner = row.and_then(|(_, _, winner)| winner.of(position.turn()));
    Outcome { winner, reason: on_the_board(reason, position) }
}

/// 詰み is also written when the side to move has no legal move but is not in check.
fn on_the_board(reason: &EndReason, position: &Position) -> EndReason {
    let is_stuck = || !position.is_check() && position.count_legal_moves() == 0;
    if *reason == EndReason::Checkmate && is_stuck() { EndReason::NoLegalMove } else { reason.clone() }
}

/// The word for `outcome` with `turn` to move. It may leave the winner open; `None` if every word for the reason would
/// name the wrong one.
pub(super) fn word(outcome: &Outcome, turn: Color) -> Option<&str> {
    let reason = match &outcome.reason {
        EndReason::Other(word) => return Some(word),
        // A declaration that does not meet its conditions is a foul.
        EndReason::PerpetualCheck | EndReason::FailedDeclaration => &EndReason::IllegalMove,
        EndReason::NoLegalMove => &EndReason::Checkmate,
        other => other,
    };
    let fits = |wanted: Winner| WORDS.iter().find(|(_, known, winner)| known == reason && *winner == wanted);
    let row = fits(Winner::from(outcome.winner, turn)).or_else(|| fits(Winner::Nobody))?;
    Some(row.0)
}

impl Winner {
    fn of(self, turn: Color) -> Option<Color> {
        match self {
            Self::ToMove => Some(turn),
            Self::Opponent => Some(turn.opponent()),
            Self::Nobody => None,
        }
    }

    fn from(winner: Option<Color>, turn: Color) -> Self {
        match winner {
            Some(color) if color == turn => Self::ToMove,
            Some(_) => Self::Opponent,
            None => Self::Nobody,
        }
    }
}
