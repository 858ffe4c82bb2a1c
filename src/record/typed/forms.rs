//! Parses a typed move by the first notation that fits all of it.

use super::romaji::in_japanese;
use crate::record::csa_piece::csa_piece;
use crate::record::kif::{MoveText, Origin, Promotion, leading_move};
use crate::record::notation::{RelativeWords, digit_value};
use crate::shogi::{PieceKind, Square};

/// What a text says about a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Said {
    /// The destination; `None` for 同, that of the previous move.
    pub(super) to: Option<Square>,
    /// The piece, if named.
    pub(super) kind: Option<PieceKind>,
    pub(super) source: Source,
    pub(super) words: RelativeWords,
    pub(super) promotion: Promotion,
}

/// Where the piece comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Source {
    Square(Square),
    /// Some square of the board.
    Board,
    Hand,
    Unsaid,
}

pub(super) fn read(text: &str) -> Option<Said> {
    let text = folded(text);
    usi(&text).or_else(|| digits(&text)).or_else(|| csa(&text)).or_else(|| western(&text)).or_else(|| japanese(&text))
}

/// Folds the text to lower case and half-width characters, without blanks.
fn folded(text: &str) -> String {
    let half_width = |ch: char| match ch {
        '\u{ff01}'..='\u{ff5e}' => char::from_u32(u32::from(ch) - 0xfee0).unwrap_or(ch),
        '−' | '‐' | '–' | '→' => '-',
        '×' => 'x',
        '’' | '‘' => '\'',
        ch => ch,
    };
    text.chars().map(half_width).filter(|ch| !ch.is_whitespace()).map(|ch| ch.to_ascii_lowercase()).collect()
}

/// `7g7f`, `8h2b+`: as engines write it, where no `+` means no promotion.
fn usi(text: &str) -> Option<Said> {
    let is_lettered = |square: &str| square.ends_with(|ch: char| ch.is_ascii_lowercase());
    let squares = [text.get(..2)?, text.get(2..4)?];
    let promotion = match text.get(4..)? {
        "+" => Promotion::Promotes,
        "" => Promotion::Declines,
        _ => return None,
    };
    let [from, to] = squares.map(|square| square.parse().ok().filter(|_| is_lettered(square)));
    Some(between(from?, to?, promotion))
}

/// `7776`, `77-76`, `8822+`, `8822=`, `8822成`.
fn digits(text: &str) -> Option<Said> {
    let (from, rest) = leading_square(text)?;
    let (to, rest) = leading_square(rest.trim_start_matches(['-', 'x']))?;
    Some(between(from, to, promotion(rest)?))
}

const fn between(from: Square, to: Square, promotion: Promotion) -> Said {
    Said { to: Some(to), kind: None, source: Source::Square(from), words: RelativeWords::NONE, promotion }
}

fn promotion(sign: &str) -> Option<Promotion> {
    match sign {
        "" => Some(Promotion::Unsaid),
        "+" | "成" | "nari" => Some(Promotion::Promotes),
        "=" | "不成" | "生" | "narazu" => Some(Promotion::Declines),
        _ => None,
    }
}

/// `+7776FU`, `0055KI`: the piece named is that after the move.
fn csa(text: &str) -> Option<Said> {
    let text = text.strip_prefix(['+', '-']).unwrap_or(text);
    let kind = csa_piece(&text.get(4..)?.to_ascii_uppercase())?;
    let source = match text.get(..2)? {
        "00" => Source::Hand,
        from => Source::Square(whole_square(from)?),
    };
    // A promoting piece is named as what it becomes.
    let promotion = Promotion::Declines;
    Some(Said {
        to: Some(whole_square(text.get(2..4)?)?),
        kind: Some(kind),
        source,
        words: RelativeWords::NONE,
        promotion,
    })
}

/// `P-7f`, `P76`, `G6i-5h`, `Rx2h`, `P*5e`, `+R-5a`, `B-2b+`, `B-2b=`.
fn western(text: &str) -> Option<Said> {
    let (is_promoted, unsigned) = text.strip_prefix('+').map_or((false, text), |rest| (true, rest));
    let letter = unsigned.chars().next()?;
    let front = PieceKind::from_letter(letter.to_ascii_uppercase())?;
    let kind = if is_promoted { front.promoted()? } else { front };
    let rest = &unsigned[letter.len_utf8()..];
    // If there are two squares, the first is the origin.
    let (origin, rest) = match leading_square(rest) {
        Some((square, behind)) if leading_square(behind.trim_start_matches(SIGNS)).is_some() => (Some(square), behind),
        Some(_) | None => (None, rest),
    };
    let sign = rest.chars().next().filter(|ch| SIGNS.contains(ch));
    let (to, rest) = leading_square(rest.strip_prefix(SIGNS).unwrap_or(rest))?;
    let source = match (origin, sign) {
        (Some(square), _) => Source::Square(square),
        (None, Some('*' | '\'')) => Source::Hand,
        (None, Some(_)) => Source::Board,
        (None, None) => Source::Unsaid,
    };
    let promotion = promotion(rest)?;
    Some(Said { to: Some(to), kind: Some(kind), source, words: RelativeWords::NONE, promotion })
}

/// What may come between a piece and its square.
const SIGNS: [char; 4] = ['-', 'x', '*', '\''];

/// `７六歩`, `☗７六歩(77)`, `同銀`, `76fu`.
fn japanese(text: &str) -> Option<Said> {
    let text = in_japanese(text)?;
    let (said, _) = leading_move(&text).filter(|(_, rest)| rest.is_empty())?;
    let MoveText { to, kind, words, origin, promotion, .. } = said;
    let (source, promotion) = match (origin, promotion) {
        // As in files, where saying nothing means that the piece does not promote.
        (Origin::Square(from), Promotion::Unsaid) => (Source::Square(from), Promotion::Declines),
        (Origin::Square(from), promotion) => (Source::Square(from), promotion),
        (Origin::Hand, promotion) => (Source::Hand, promotion),
        (Origin::Unsaid, promotion) => (Source::Unsaid, promotion),
    };
    Some(Said { to, kind: Some(kind), source, words, promotion })
}

/// Parses a square, in digits of any kind or with a letter for its rank, and returns it with what follows.
fn leading_square(text: &str) -> Option<(Square, &str)> {
    let mut chars = text.chars();
    let (file, rank) = (digit_value(chars.next()?)?, chars.next()?);
    let rank = match rank {
        'a'..='i' => rank as u8 - b'a' + 1,
        other => digit_value(other)?,
    };
    Some((Square::new(file, rank)?, chars.as_str()))
}

fn whole_square(text: &str) -> Option<Square> {
    leading_square(text).filter(|(_, rest)| rest.is_empty()).map(|(square, _)| square)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn how_a_text_is_typed_makes_no_difference() {
        for (one, other) in [
            ("7g7f", " ７Ｇ ７ｆ "),
            ("7776", "７七－７六"),
            ("8822+", "88-22成"),
            ("P-7f", "ｐ－７六"),
            ("S4ex5d+", "s45×54＋"),
            ("７六歩", "7 6 fu"),
            ("同　銀", "douGIN"),
            ("P*5e", "p'55"),
        ] {
            assert!(read(one).is_some(), "{one}");
            assert_eq!(read(one), read(other), "{one}, {other}");
        }
    }

    #[test]
    fn half_a_move_is_none() {
        for text in ["", "7", "7g", "76", "7g7", "P", "P-", "P-7", "同", "7g7fx", "7g7f7e", "０六歩", "xyz", "+", "++"]
        {
            assert_eq!(read(text), None, "{text}");
        }
    }
}
