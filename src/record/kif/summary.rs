//! The sentence that closes a line of a KIF file: まで131手で先手の勝ち.
//!
//! It repeats the word before it, or takes its place; sometimes it alone names the winner.

use super::ending_words;
use super::line::Line;
use crate::record::Header;
use crate::record::notation::leading_number;
use crate::rules::{EndReason, Outcome};
use crate::shogi::{Color, Position};

/// What such a sentence says.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Summary {
    /// The number of moves played.
    pub(super) plies: Option<usize>,
    pub(super) reason: Option<EndReason>,
    pub(super) winner: Option<Color>,
}

/// The unknown word for an ending in a sentence such as まで3手でパス.
pub(super) fn unknown_word(text: &str) -> Option<&str> {
    let (_, said) = leading_number(text.trim_start())?;
    said.strip_prefix("手で").filter(|word| can_stand_for_move(word))
}

/// Whether `word` is read as an ending when it takes the place of a move.
pub(super) fn can_stand_for_move(word: &str) -> bool {
    Line::of(&format!("1 {word}")) == Line::Ending { number: Some(1), word, rest: "" }
}

/// Words by which the reasons are recognized; the first that occurs counts.
const SIGNS: [(&str, EndReason); 19] = [
    ("連続王手", EndReason::PerpetualCheck),
    ("時間切れ", EndReason::TimeUp),
    ("切れ負け", EndReason::TimeUp),
    ("反則", EndReason::IllegalMove),
    ("宣言不成立", EndReason::FailedDeclaration),
    ("入玉", EndReason::Declaration),
    ("宣言", EndReason::Declaration),
    ("不戦", EndReason::Default),
    ("千日手", EndReason::Repetition),
    ("持将棋", EndReason::Impasse),
    ("中断", EndReason::Interrupted),
    ("不詰", EndReason::NoMate),
    ("合法手なし", EndReason::NoLegalMove),
    ("詰", EndReason::Checkmate),
    ("最大手数", EndReason::MaxMoves),
    ("裁定", EndReason::ArbiterDecision),
    ("封じ手", EndReason::SealedMove),
    ("トライ", EndReason::Try),
    ("投了", EndReason::Resignation),
];

const SIDES: [(&str, Color); 4] =
    [("先手", Color::Black), ("下手", Color::Black), ("後手", Color::White), ("上手", Color::White)];

impl Summary {
    /// Parses what follows まで.
    pub(super) fn of(text: &str) -> Self {
        let numbered = leading_number(text.trim_start());
        let said = numbered.map_or(text, |(_, rest)| rest);
        let reason = SIGNS.iter().find(|(sign, _)| said.contains(sign)).map(|(_, reason)| reason.clone());
        let winner = winner(said, reason.as_ref());
        Self { plies: numbered.map(|(number, _)| number as usize), reason, winner }
    }

    /// The outcome according to this sentence alone; `None` if it does not say.
    pub(super) fn outcome(&self, position: &Position) -> Option<Outcome> {
        let (reason, winner) = match (&self.reason, self.winner) {
            (Some(reason), winner) => (reason.clone(), winner),
            (None, Some(winner)) if winner != position.turn() && position.is_checkmate() => {
                (EndReason::Checkmate, Some(winner))
            }
            (None, Some(winner)) => (EndReason::Resignation, Some(winner)),
            (None, None) => return None,
        };
        let usual = ending_words::outcome_for(&reason, position);
        Some(Outcome { winner: winner.or(usual.winner), reason: usual.reason })
    }

    /// Whether it names an end that contradicts `outcome`: a game that was drawn or broken off was not won.
    pub(super) fn tells_of_another_end_than(&self, outcome: &Outcome) -> bool {
        let is_of_nobody = |reason: &EndReason| match reason {
            EndReason::Repetition | EndReason::Interrupted | EndReason::MaxMoves | EndReason::SealedMove => true,
            EndReason::Resignation
            | EndReason::Checkmate
            | EndReason::NoLegalMove
            | EndReason::TimeUp
            | EndReason::IllegalMove
            | EndReason::PerpetualCheck
            | EndReason::Impasse
            | EndReason::Declaration
            | EndReason::FailedDeclaration
            | EndReason::Try
            | EndReason::Default
            | EndReason::ArbiterDecision
            | EndReason::NoMate
            | EndReason::Other(_) => false,
        };
        match (&self.reason, self.winner, outcome.winner) {
            (Some(reason), None, Some(_)) => is_of_nobody(reason),
            (None, Some(_), None) => is_of_nobody(&outcome.reason),
            (Some(_) | None, _, _) => false,
        }
    }

    /// Adds to `outcome` what its word left open. The error is the winner that this sentence names instead.
    pub(super) fn complete(&self, outcome: &mut Outcome) -> Result<(), Color> {
        match &self.reason {
            Some(EndReason::PerpetualCheck) if outcome.reason == EndReason::IllegalMove => {
                outcome.reason = EndReason::PerpetualCheck;
            }
            // Komadai 0.1 wrote 入玉宣言 for a declaration that failed.
            Some(EndReason::Declaration | EndReason::FailedDeclaration) if outcome.reason == EndReason::IllegalMove => {
                outcome.reason = EndReason::FailedDeclaration;
            }
            Some(_) | None => {}
        }
        match (outcome.winner, self.winner) {
            (None, _) if self.tells_of_another_end_than(outcome) => {}
            (None, said) => outcome.winner = said,
            (Some(known), Some(said)) if known != said => return Err(said),
            (Some(_), _) => {}
        }
        Ok(())
    }
}

/// The winner according to a sentence about one side: …の勝ち, …の反則負け, …の時間切れ.
fn winner(said: &str, reason: Option<&EndReason>) -> Option<Color> {
    let named = SIDES.iter().filter_map(|&(side, color)| Some((said.find(side)?, side, color)));
    let (start, side, color) = named.min_by_key(|&(start, ..)| start)?;
    let fate = &said[start + side.len()..];
    let loses_by_itself = matches!(reason, Some(EndReason::TimeUp | EndReason::Resignation | EndReason::IllegalMove));
    if fate.contains(['負', '敗']) {
        Some(color.opponent())
    } else if fate.contains('勝') {
        Some(color)
    } else {
        loses_by_itself.then_some(color.opponent())
    }
}

/// The sentence for a game with this outcome after `plies` moves, with `turn` to move.
pub(super) fn sentence(outcome: &Outcome, plies: usize, turn: Color, is_handicap: bool) -> String {
    let name = |color| Header::player_key(color, is_handicap);
    let phrase = end_reason_in_japanese(&outcome.reason);
    let fate = match (&outcome.reason, outcome.winner) {
        (_, None) | (EndReason::Checkmate, Some(_)) => phrase.to_owned(),
        (EndReason::Resignation | EndReason::Other(_), Some(winner)) => format!("{}の勝ち", name(winner)),
        (EndReason::Declaration, Some(winner)) if winner == turn => format!("{}の入玉勝ち", name(winner)),
        (EndReason::IllegalMove, Some(winner)) if winner == turn => format!("{}の反則勝ち", name(winner)),
        (EndReason::IllegalMove, Some(winner)) => format!("{}の反則負け", name(winner.opponent())),
        (EndReason::Default, Some(winner)) if winner == turn => format!("{}の不戦勝", name(winner)),
        (EndReason::Default, Some(winner)) => format!("{}の不戦敗", name(winner.opponent())),
        (_, Some(winner)) => format!("{phrase}により{}の勝ち", name(winner)),
    };
    format!("まで{plies}手で{fate}")
}

/// The reason a game ended, as the summaries in records call it.
#[must_use]
pub fn end_reason_in_japanese(reason: &EndReason) -> &str {
    match reason {
        EndReason::Resignation => "投了",
        EndReason::Checkmate => "詰み",
        EndReason::NoLegalMove => "合法手なし",
        EndReason::TimeUp => "時間切れ",
        EndReason::IllegalMove => "反則",
        EndReason::Repetition => "千日手",
        EndReason::PerpetualCheck => "連続王手の千日手",
        EndReason::Impasse => "持将棋",
        EndReason::Declaration => "入玉宣言",
        EndReason::FailedDeclaration => "入玉宣言不成立",
        EndReason::Try => "トライ",
        EndReason::MaxMoves => "最大手数",
        EndReason::Interrupted => "中断",
        EndReason::Default => "不戦",
        EndReason::ArbiterDecision => "裁定",
        EndReason::NoMate => "不詰",
        EndReason::SealedMove => "封じ手",
        EndReason::Other(word) => word,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_sentence_tells_reason_and_winner() {
        let black = Some(Color::Black);
        let white = Some(Color::White);
        for (text, plies, reason, winner) in [
            ("107手で先手の勝ち", Some(107), None, black),
            ("142手で下手の勝ち", Some(142), None, black),
            ("3手で上手の勝ち", Some(3), None, white),
            ("3手で時間切れにより先手の勝ち", Some(3), Some(EndReason::TimeUp), black),
            ("3手で先手の時間切れ", Some(3), Some(EndReason::TimeUp), white),
            ("2手で先手の反則負け", Some(2), Some(EndReason::IllegalMove), white),
            ("2手で先手の反則勝ち", Some(2), Some(EndReason::IllegalMove), black),
            ("61手詰", Some(61), Some(EndReason::Checkmate), None),
            ("７手で詰み", Some(7), Some(EndReason::Checkmate), None),
            ("12手で連続王手の千日手により後手の勝ち", Some(12), Some(EndReason::PerpetualCheck), white),
            ("12手で千日手", Some(12), Some(EndReason::Repetition), None),
            ("先手の勝ち", None, None, black),
            ("85手", Some(85), None, None),
        ] {
            assert_eq!(Summary::of(text), Summary { plies, reason, winner }, "{text}");
        }
    }

    #[test]
    fn every_outcome_is_read_as_it_was_written() {
        let position = Position::even();
        let turn = position.turn();
        let stuck = Position::from_sfen("k8/9/1+R7/9/9/9/9/9/8K w - 2").unwrap();
        let winners = [None, Some(Color::Black), Some(Color::White)];
        let reasons = SIGNS.iter().map(|(_, reason)| reason.clone()).chain([EndReason::Other("パス".to_owned())]);
        for (reason, winner) in reasons.flat_map(|reason| winners.map(|winner| (reason.clone(), winner))) {
            let outcome = Outcome { winner, reason };
            if winner.is_none() && lost_or_won(&outcome.reason) || needs_a_stuck_side(&outcome) {
                continue;
            }
            let summary = Summary::of(sentence(&outcome, 0, turn, true).strip_prefix("まで").unwrap());
            let read = match ending_words::word(&outcome, turn).map(|word| ending_words::outcome(word, &position)) {
                Some(mut read) => summary.complete(&mut read).map(|()| read),
                None => Ok(summary.outcome(&position).unwrap()),
            };
            assert_eq!(read, Ok(outcome));
        }
        let no_move = Outcome::won(Color::Black, EndReason::NoLegalMove);
        let word = ending_words::word(&no_move, Color::White).unwrap();
        assert_eq!(ending_words::outcome(word, &stuck), no_move);
    }

    fn lost_or_won(reason: &EndReason) -> bool {
        use EndReason as E;
        matches!(reason, E::Resignation | E::Checkmate | E::TimeUp | E::IllegalMove | E::PerpetualCheck | E::Try)
            || matches!(reason, E::Declaration)
    }

    /// Whether the outcome is only possible in positions without a legal move.
    fn needs_a_stuck_side(outcome: &Outcome) -> bool {
        outcome.reason == EndReason::NoLegalMove
            || outcome.reason == EndReason::Checkmate && outcome.winner == Some(Color::Black)
    }
}
