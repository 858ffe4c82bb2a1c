//! One move as text: `７六歩(77)`, `同　銀成(31)`, `５五角打`.
//!
//! Accepted beyond the standard: a side mark before the move; half-width, full-width and kanji digits in any mixture;
//! blanks anywhere or nowhere; every name of a piece; 不成 and 生; 成 before or after the square of origin; `(00)` for a
//! drop; a missing 打 or square of origin. In the last case the one piece that can make the move is meant, told apart
//! from others by KI2's words (右左直上寄引行入); next to a square of origin those words are redundant. The reader warns about
//! a square of origin that is missing in KIF, and about words that are not true of the piece.

use crate::record::lines::trim_start;
use crate::record::notation::{RelativeWords, arabic_value, digit_value, leading_piece};
use crate::shogi::{Color, PieceKind, Square};

/// The marks that say which side moves.
pub(super) const SIDE_MARKS: [char; 6] = ['▲', '△', '▼', '▽', '☗', '☖'];

/// What the text of a move says.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::record) struct MoveText {
    /// The destination; `None` for 同, that of the previous move.
    pub(in crate::record) to: Option<Square>,
    /// The piece before the move.
    pub(in crate::record) kind: PieceKind,
    /// The side that moves, by the mark before the move.
    pub(in crate::record) mover: Option<Color>,
    pub(in crate::record) words: RelativeWords,
    pub(in crate::record) origin: Origin,
    pub(in crate::record) promotion: Promotion,
}

/// Where a piece comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::record) enum Origin {
    Square(Square),
    Hand,
    Unsaid,
}

/// Whether a piece promotes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::record) enum Promotion {
    /// 成
    Promotes,
    /// 不成
    Declines,
    Unsaid,
}

/// Parses a move at the beginning of `text`, and returns it with what follows.
pub(in crate::record) fn leading_move(text: &str) -> Option<(MoveText, &str)> {
    let text = trim_start(text);
    if let Some(plain) = plain_move(text) {
        return Some(plain);
    }
    let mover = text.chars().next().and_then(mover);
    let unmarked = if mover.is_some() { trim_start(text.trim_start_matches(SIDE_MARKS)) } else { text };
    let (to, rest) = leading_destination(unmarked)?;
    let (kind, rest) = leading_piece(trim_start(rest))?;
    let (words, rest) = RelativeWords::leading(rest);
    let (before, rest) = leading_promotion(rest);
    let (origin, rest) = leading_origin(rest)?;
    let (behind, rest) = leading_promotion(rest);
    let promotion = if before == Promotion::Unsaid { behind } else { before };
    Some((MoveText { to, kind, mover, words, origin, promotion }, rest))
}

/// Parses a move as nearly every line of KIF has it, `７六歩(77)` or `２二角成(88)`, without asking at every step what else might
/// stand there. Behind it comes nothing but a time.
fn plain_move(text: &str) -> Option<(MoveText, &str)> {
    let mut signs = text.chars();
    let (file, rank) = (arabic_value(signs.next()?)?, digit_value(signs.next()?)?);
    let (kind, rest) = leading_piece(signs.as_str())?;
    let promoting = rest.strip_prefix('成');
    let promotion = if promoting.is_some() { Promotion::Promotes } else { Promotion::Unsaid };
    let (from, rest) = plain_square(promoting.unwrap_or(rest))?;
    let (to, origin) = (Some(Square::new(file, rank)?), Origin::Square(from));
    let move_text = MoveText { to, kind, mover: None, words: RelativeWords::NONE, origin, promotion };
    matches!(rest.trim_ascii_start().as_bytes(), [] | [b'(', ..]).then_some((move_text, rest))
}

/// Parses a square of origin without blanks or signs of full width: `(77)`.
fn plain_square(text: &str) -> Option<(Square, &str)> {
    let [b'(', file @ b'1'..=b'9', rank @ b'1'..=b'9', b')', ..] = *text.as_bytes() else { return None };
    Some((Square::new(file - b'0', rank - b'0')?, &text["(77)".len()..]))
}

const fn mover(mark: char) -> Option<Color> {
    match mark {
        '▲' | '▼' | '☗' => Some(Color::Black),
        '△' | '▽' | '☖' => Some(Color::White),
        _ => None,
    }
}

fn leading_destination(text: &str) -> Option<(Option<Square>, &str)> {
    if let Some(rest) = text.strip_prefix('同') {
        return Some((None, rest));
    }
    let (square, rest) = leading_square(text)?;
    Some((Some(square), rest))
}

fn leading_square(text: &str) -> Option<(Square, &str)> {
    let mut chars = text.chars();
    let (file, rank) = (arabic_value(chars.next()?)?, digit_value(chars.next()?)?);
    Some((Square::new(file, rank)?, chars.as_str()))
}

fn leading_promotion(text: &str) -> (Promotion, &str) {
    let mut signs = trim_start(text).chars();
    match signs.next() {
        Some('成') => (Promotion::Promotes, signs.as_str()),
        Some('生') => (Promotion::Declines, signs.as_str()),
        Some('不') if signs.next() == Some('成') => (Promotion::Declines, signs.as_str()),
        Some(_) | None => (Promotion::Unsaid, text),
    }
}

/// Parses the square of origin; `None` if it is invalid or cut off.
fn leading_origin(text: &str) -> Option<(Origin, &str)> {
    let blank_free = trim_start(text);
    if let Some(rest) = blank_free.strip_prefix('打') {
        return Some((Origin::Hand, rest.strip_prefix("(00)").unwrap_or(rest)));
    }
    if breaks_off(text) {
        return None;
    }
    let Some((inside, rest)) = leading_parenthesis(blank_free).filter(|(inside, _)| !inside.contains([':', '：', '/']))
    else {
        return Some((Origin::Unsaid, text));
    };
    match leading_square(inside.trim()) {
        Some((square, "")) => Some((Origin::Square(square), rest)),
        None if inside.chars().all(|ch| arabic_value(ch) == Some(0)) => Some((Origin::Hand, rest)),
        Some(_) | None => None,
    }
}

/// Whether a square of origin begins here, directly after the move (as a time does not), and is cut off by the end of
/// the line.
fn breaks_off(text: &str) -> bool {
    let inside = text.strip_prefix(['(', '（']);
    inside.is_some_and(|inside| inside.chars().all(|ch| arabic_value(ch).is_some()))
}

/// Splits `text` into the content of the parenthesis it begins with, and what follows.
pub(super) fn leading_parenthesis(text: &str) -> Option<(&str, &str)> {
    text.strip_prefix(['(', '（'])?.split_once([')', '）'])
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(text: &str) -> (MoveText, &str) {
        leading_move(text).unwrap_or_else(|| panic!("{text} should be a move"))
    }

    fn square(text: &str) -> Square {
        text.parse().unwrap()
    }

    #[test]
    fn a_move_means_the_same_in_every_spelling() {
        for text in ["７六歩(77)", "76歩(77)", "７6歩（７７）", "▲７六歩 (77)", "☗ ７六 歩　(77)", "７六歩左(77)"]
        {
            let origin = Origin::Square(square("7g"));
            let (MoveText { to, kind, origin: said, promotion, .. }, rest) = read(text);
            assert_eq!((to, kind, rest), (Some(square("7f")), PieceKind::Pawn, ""), "{text}");
            assert_eq!((said, promotion), (origin, Promotion::Unsaid), "{text}");
        }
    }

    #[test]
    fn a_plain_move_means_what_it_means_with_blanks_in_it() {
        for text in ["７六歩(77)", "２二角成(88)", "76歩(77)   ( 0:16/00:00:16)", "３一成銀(42) (0:1)"] {
            let (plain, rest) = plain_move(text).unwrap_or_else(|| panic!("{text} is plain"));
            let spaced = text.replacen('(', " (", 1);
            assert_eq!(plain_move(&spaced), None);
            assert_eq!((plain, rest), read(&spaced), "{text}");
        }
        for text in
            ["７六歩", "▲７六歩(77)", "７六歩(77)成", "７六歩(77)  不成", "７六歩(07)", "７六歩左(77)", "同歩(77)"]
        {
            assert_eq!(plain_move(text), None, "{text}");
        }
    }

    #[test]
    fn promotion_is_read_before_and_behind_the_square_of_origin() {
        for (text, promotion) in [
            ("２二角成(88)", Promotion::Promotes),
            ("２二角(88)成", Promotion::Promotes),
            ("２二角不成(88)", Promotion::Declines),
            ("２二角生(88)", Promotion::Declines),
            ("２二成桂(88)", Promotion::Unsaid),
        ] {
            assert_eq!(read(text).0.promotion, promotion, "{text}");
        }
        assert_eq!(read("同成香(88)").0.kind, PieceKind::PromotedLance);
    }

    #[test]
    fn a_drop_and_an_unsaid_origin_are_told_apart_from_the_time_behind_them() {
        assert_eq!(read("５五角打   ( 0:01/00:00:01)").0.origin, Origin::Hand);
        assert_eq!(read("５五角(00)").0.origin, Origin::Hand);
        let (text, rest) = read("同　銀  ( 0:01/00:00:01)");
        assert_eq!((text.to, text.origin, rest), (None, Origin::Unsaid, "  ( 0:01/00:00:01)"));
    }

    #[test]
    fn what_is_no_move_is_not_read_as_one() {
        for text in ["７六歩(7", "７六歩（", "２二角成(8"] {
            assert_eq!(leading_move(text), None, "{text}");
        }
        for text in
            ["", "投了", "７六", "７十歩(77)", "０六歩(77)", "７六歩(97", "７六歩(7x)", "７六歩(777)", "同人(77)"]
        {
            let moved = leading_move(text).filter(|(_, rest)| rest.is_empty());
            assert_eq!(moved, None, "{text}");
        }
    }
}
