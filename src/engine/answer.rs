//! The end of a search.

use crate::shogi::{Move, Position};

/// How an engine ends a search, judged on the board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Answer {
    /// A legal move.
    Move {
        /// The move.
        mv: Move,
        /// The reply it expects, if that is legal too.
        ponder: Option<Move>,
    },
    /// It resigns.
    Resign,
    /// It declares that it has won; the rules have to check that.
    Win,
    /// It has no move.
    NoMove,
    /// Something that cannot be played here, as it was written.
    Impossible(String),
    /// A mate, asked for with [`Limit::Mate`](super::Limit::Mate). Some name no moves.
    Mate(Vec<Move>),
    /// There is no mate.
    NoMate,
    /// No mate was found in time.
    MateUnknown,
    /// It does not look for mates.
    NoMateSearch,
}

/// `7g7f`, `P*5e`. Some write drops with another sign: `P@5e`.
pub(super) fn read_move(word: &str) -> Option<Move> {
    word.parse().or_else(|_| word.replacen('@', "*", 1).parse()).ok()
}

/// The legal moves at the beginning of a line, and the first word that is a move and cannot be played. Other words end the
/// line: `resign`, `rep_draw`.
pub(super) fn playable(position: &Position, words: &[String]) -> (Vec<Move>, Option<String>) {
    let mut position = position.clone();
    let mut moves = Vec::with_capacity(words.len());
    for word in words {
        let Some(mv) = read_move(word) else { break };
        match position.play(mv) {
            Ok(next) => position = next,
            Err(_) => return (moves, Some(word.clone())),
        }
        moves.push(mv);
    }
    (moves, None)
}

impl Answer {
    /// Reads what follows `bestmove`.
    pub(super) fn of_best_move(position: &Position, words: &[String]) -> Self {
        match words.first().map(String::as_str) {
            Some("resign") => Self::Resign,
            Some("win") => Self::Win,
            Some("none" | "(none)") | None => Self::NoMove,
            Some(word) => match read_move(word).filter(|&mv| position.judge(mv).is_ok()) {
                Some(mv) => Self::Move { mv, ponder: ponder(&position.after(mv), words) },
                None => Self::Impossible(word.to_owned()),
            },
        }
    }

    /// Reads what follows `checkmate`.
    pub(super) fn of_checkmate(position: &Position, words: &[String]) -> Self {
        match words.first().map(String::as_str) {
            Some("nomate" | "none") => Self::NoMate,
            Some("timeout") => Self::MateUnknown,
            Some("notimplemented") => Self::NoMateSearch,
            None => Self::Mate(Vec::new()),
            Some(word) => match playable(position, words) {
                (_, Some(impossible)) => Self::Impossible(impossible),
                (moves, None) if moves.is_empty() => Self::Impossible(word.to_owned()),
                (moves, None) => Self::Mate(moves),
            },
        }
    }
}

fn ponder(after: &Position, words: &[String]) -> Option<Move> {
    let at = words.iter().position(|word| word == "ponder")?;
    read_move(words.get(at + 1)?).filter(|&mv| after.judge(mv).is_ok())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn words(text: &str) -> Vec<String> {
        text.split_whitespace().map(str::to_owned).collect()
    }

    #[test]
    fn moves_are_judged_and_words_are_understood() {
        let start = Position::even();
        let best = |text: &str| Answer::of_best_move(&start, &words(text));
        let (mv, reply) = ("7g7f".parse().unwrap(), "3c3d".parse().unwrap());
        assert_eq!(best("7g7f ponder 3c3d"), Answer::Move { mv, ponder: Some(reply) });
        assert_eq!(best("7g7f ponder 7g7f"), Answer::Move { mv, ponder: None });
        assert_eq!([best("resign"), best("win"), best("(none)")], [Answer::Resign, Answer::Win, Answer::NoMove]);
        for text in ["7g7e", "P*5e", "5a5b", "bananas", "７六歩"] {
            assert_eq!(best(text), Answer::Impossible(text.to_owned()));
        }
    }

    #[test]
    fn answers_to_a_search_for_mate_are_understood() {
        let position = Position::from_sfen("8k/9/8P/9/9/9/9/9/K8 b G 1").unwrap();
        let mate = |text: &str| Answer::of_checkmate(&position, &words(text));
        assert_eq!(mate("G@1b"), Answer::Mate(vec!["G*1b".parse().unwrap()]));
        assert_eq!(mate(""), Answer::Mate(Vec::new()));
        assert_eq!([mate("nomate"), mate("timeout")], [Answer::NoMate, Answer::MateUnknown]);
        assert_eq!(mate("G*1b 1a1b 1c1b+ 5e5d"), Answer::Impossible("1a1b".to_owned()));
        assert_eq!(mate("soon"), Answer::Impossible("soon".to_owned()));
    }

    #[test]
    fn a_line_ends_before_the_first_word_that_cannot_be_played() {
        let line = |text: &str| playable(&Position::even(), &words(text));
        assert_eq!(line("7g7f 3c3d rep_draw 2g2f").0.len(), 2);
        assert_eq!(line("7g7f 7f7e 2g2f"), (vec!["7g7f".parse().unwrap()], Some("7f7e".to_owned())));
        assert_eq!(line("3c3d"), (Vec::new(), Some("3c3d".to_owned())));
    }
}
