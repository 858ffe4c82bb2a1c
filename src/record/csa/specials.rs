//! The words with which CSA and JKF end a game: TORYO, TIME_UP …
//!
//! A word takes the place of a move, so its meaning depends on the side to move. The exceptions are +ILLEGAL_ACTION and
//! -ILLEGAL_ACTION, whose signs say who committed the foul.

use crate::rules::{EndReason, Outcome};
use crate::shogi::{Color, IllegalMove, Position};

/// Who wins by a word.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Winner {
    /// The side to move.
    ToMove,
    /// The side that moved last.
    Opponent,
    Nobody,
}

/// The words; if several have the same meaning, the first is written.
const WORDS: [(&str, EndReason, Winner); 13] = [
    ("TORYO", EndReason::Resignation, Winner::Opponent),
    ("CHUDAN", EndReason::Interrupted, Winner::Nobody),
    ("SENNICHITE", EndReason::Repetition, Winner::Nobody),
    ("TIME_UP", EndReason::TimeUp, Winner::Opponent),
    ("ILLEGAL_MOVE", EndReason::IllegalMove, Winner::Opponent),
    ("ILLEGAL_ACTION", EndReason::IllegalMove, Winner::ToMove),
    ("JISHOGI", EndReason::Impasse, Winner::Nobody),
    ("HIKIWAKE", EndReason::Impasse, Winner::Nobody),
    ("KACHI", EndReason::Declaration, Winner::ToMove),
    ("TSUMI", EndReason::Checkmate, Winner::Opponent),
    ("FUZUMI", EndReason::NoMate, Winner::Nobody),
    ("MAX_MOVES", EndReason::MaxMoves, Winner::Nobody),
    ("OUTE_SENNICHITE", EndReason::PerpetualCheck, Winner::Opponent),
];

/// What `word` means in `position`; `None` if it is unknown.
pub(in crate::record) fn outcome(word: &str, position: &Position) -> Option<Outcome> {
    let turn = position.turn();
    match word {
        "+ILLEGAL_ACTION" => return Some(Outcome::won(Color::White, EndReason::IllegalMove)),
        "-ILLEGAL_ACTION" => return Some(Outcome::won(Color::Black, EndReason::IllegalMove)),
        "MATTA" => return Some(Outcome::undecided(EndReason::Other(TAKEN_BACK.to_owned()))),
        "ERROR" => return Some(Outcome::undecided(EndReason::Other(ERROR.to_owned()))),
        _ => {}
    }
    let (_, reason, winner) = WORDS.iter().find(|(known, ..)| *known == word)?;
    let is_stuck = || !position.is_check() && position.count_legal_moves() == 0;
    let reason = if *reason == EndReason::Checkmate && is_stuck() { &EndReason::NoLegalMove } else { reason };
    let winner = match winner {
        Winner::ToMove => Some(turn),
        Winner::Opponent => Some(turn.opponent()),
        Winner::Nobody => None,
    };
    Some(Outcome { winner, reason: reason.clone() })
}

/// Whether `word` says that the game was lost by an illegal move of `fouler`.
pub(in crate::record) fn tells_of_foul(word: &str, fouler: Color) -> bool {
    match word {
        "ILLEGAL_MOVE" | "ILLEGAL_ACTION" => true,
        "+ILLEGAL_ACTION" => fouler == Color::Black,
        "-ILLEGAL_ACTION" => fouler == Color::White,
        _ => false,
    }
}

/// Whether `word` says that the side to move has lost by a foul.
pub(in crate::record) fn blames_side_to_move(word: &str) -> bool {
    word == "ILLEGAL_MOVE"
}

const TAKEN_BACK: &str = "待った";
const ERROR: &str = "エラー";

/// The word closest to `outcome` with `turn` to move. If no word names the right winner, it is CHUDAN: a game without a
/// result. After an illegal move, a `foul`, a word for a foul has to name the loser.
pub(in crate::record) fn word(outcome: &Outcome, turn: Color, foul: Option<IllegalMove>) -> String {
    let winner = match outcome.winner {
        Some(color) if color == turn => Winner::ToMove,
        Some(_) => Winner::Opponent,
        None => Winner::Nobody,
    };
    let said = match (&outcome.reason, winner) {
        (EndReason::IllegalMove | EndReason::PerpetualCheck | EndReason::FailedDeclaration, Winner::ToMove) => {
            return signed_action(turn.opponent());
        }
        (EndReason::IllegalMove | EndReason::PerpetualCheck | EndReason::FailedDeclaration, Winner::Opponent)
            if foul.is_some() =>
        {
            return signed_action(turn);
        }
        (EndReason::PerpetualCheck | EndReason::FailedDeclaration, Winner::Opponent) => "ILLEGAL_MOVE",
        (EndReason::NoLegalMove, Winner::Opponent) => "TSUMI",
        (EndReason::Try, Winner::Opponent) => "TORYO",
        (EndReason::Impasse, _) => "JISHOGI",
        (EndReason::Other(word), Winner::Nobody) if word == TAKEN_BACK => "MATTA",
        (EndReason::Other(word), Winner::Nobody) if word == ERROR => "ERROR",
        (reason, winner) => {
            let row = WORDS.iter().find(|(_, known, fitting)| known == reason && *fitting == winner);
            row.map_or("CHUDAN", |(word, ..)| *word)
        }
    };
    said.to_owned()
}

/// The word for a foul by `fouler`.
fn signed_action(fouler: Color) -> String {
    let sign = if fouler == Color::Black { '+' } else { '-' };
    format!("{sign}ILLEGAL_ACTION")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_word_means_what_it_was_written_for() {
        let even = Position::even();
        for (word, ..) in WORDS {
            let outcome = outcome(word, &even).unwrap();
            let written = super::word(&outcome, even.turn(), None);
            let expected = match word {
                "ILLEGAL_ACTION" => "-ILLEGAL_ACTION",
                "HIKIWAKE" => "JISHOGI",
                "OUTE_SENNICHITE" => "ILLEGAL_MOVE",
                other => other,
            };
            assert_eq!(written, expected);
        }
        for word in ["MATTA", "ERROR", "+ILLEGAL_ACTION", "-ILLEGAL_ACTION"] {
            let position = Position::from_sfen(if word.starts_with('+') { WHITE } else { BLACK }).unwrap();
            assert_eq!(super::word(&outcome(word, &position).unwrap(), position.turn(), None), word);
        }
        assert_eq!(outcome("PASS", &even), None);
    }

    const BLACK: &str = "4k4/9/9/9/9/9/9/9/4K4 b - 1";
    const WHITE: &str = "4k4/9/9/9/9/9/9/9/4K4 w - 1";
}
