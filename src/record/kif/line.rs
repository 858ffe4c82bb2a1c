//! What kind of line a line of a KIF file is.
//!
//! A line is looked at by itself; what it means where it stands is up to the reader.

use super::ending_words;
use super::move_text::{SIDE_MARKS, leading_move};
use crate::record::notation::{arabic_value, digit_value, leading_number, leading_piece};
use crate::shogi::Color;

/// A line of a KIF file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Line<'a> {
    /// Nothing, or a comment for programs (`#…`).
    Nothing,
    /// `*…`
    Comment(&'a str),
    /// `&…`
    Bookmark(&'a str),
    /// `key：value`
    Header(&'a str, &'a str),
    /// `|v香v桂 …|一`
    BoardRank(&'a str),
    /// The border of a board, or the numbers of its files.
    BoardBorder,
    /// `先手の持駒：…`
    Hand(Color, &'a str),
    /// `後手番`
    Turn(Color),
    /// `手数＝171  ▲６二角成  まで`, without the 手数＝.
    DiagramMove(&'a str),
    /// `手数----指手---------消費時間--`
    MoveTable,
    /// A number with a move.
    Move { number: Option<usize>, text: &'a str },
    /// A number with a word that ends the game, and what follows the word.
    Ending { number: Option<usize>, word: &'a str, rest: &'a str },
    /// `まで131手で…`, without the まで.
    Summary(&'a str),
    /// `変化：12手`; `None` when the number cannot be read.
    Variation(Option<usize>),
    /// Anything else.
    Unknown(&'a str),
}

impl Line<'_> {
    /// What kind of line `text` is.
    pub(super) fn of(text: &str) -> Line<'_> {
        // Files that were put together from others have byte order marks in the middle.
        let text = text.trim_start_matches(|ch: char| ch.is_whitespace() || ch == '\u{FEFF}');
        match text.chars().next() {
            None | Some('#') => Line::Nothing,
            Some('*') => Line::Comment(&text[1..]),
            Some('&') => Line::Bookmark(text[1..].trim_end()),
            Some('|' | '｜') => Line::BoardRank(text),
            Some(_) => of_words(text.trim_end()),
        }
    }
}

fn of_words(text: &str) -> Line<'_> {
    if let Some(rest) = text.strip_prefix("変化").and_then(without_colon) {
        return Line::Variation(leading_number(rest.trim_start()).map(|(ply, _)| ply as usize));
    }
    if let Some(rest) = text.strip_prefix("まで") {
        return Line::Summary(rest);
    }
    if let Some(rest) = text.strip_prefix("手数") {
        if let Some(latest) = rest.strip_prefix(['＝', '=']) {
            return Line::DiagramMove(latest);
        }
        if rest.starts_with(['-', '－', 'ー', '─', '―']) {
            return Line::MoveTable;
        }
    }
    if let Some(color) = turn_of(text) {
        return Line::Turn(color);
    }
    if is_border(text) {
        return Line::BoardBorder;
    }
    of_move(text).or_else(|| of_header(text)).unwrap_or(Line::Unknown(text))
}

/// The lines that a line holds: one, or one for each move of a row such as `▲７六歩　△３四歩`, and まで… behind it.
pub(super) fn parts(text: &str) -> impl Iterator<Item = Line<'_>> {
    let mut rest = Some(text);
    std::iter::from_fn(move || {
        let text = rest.take()?;
        let (one, tail) = text.split_at(end_of_move_in_row(text));
        rest = (!tail.is_empty()).then_some(tail);
        Some(Line::of(one))
    })
}

/// Where the first move of a row ends; where the line ends when it is no row.
fn end_of_move_in_row(text: &str) -> usize {
    let after_mark = text.trim_start().strip_prefix(SIDE_MARKS);
    let next = after_mark.and_then(|moved| {
        let mark = moved.find(SIDE_MARKS).unwrap_or(moved.len());
        let end = moved[..mark].find("まで").unwrap_or(mark);
        (end < moved.len()).then_some(text.len() - moved.len() + end)
    });
    next.unwrap_or(text.len())
}

/// A row of dashes that begins with a plus, or the numbers of the files from 9 to 1.
fn is_border(text: &str) -> bool {
    let dashes = |rest: &str| rest.chars().all(|ch| matches!(ch, '-' | '－' | 'ー' | '─' | '―' | '+' | '＋'));
    let numbers = || text.chars().filter(|ch| !ch.is_whitespace()).map(arabic_value);
    text.strip_prefix(['+', '＋']).is_some_and(dashes) || numbers().eq((1..=9).rev().map(Some))
}

fn without_colon(text: &str) -> Option<&str> {
    text.trim_start().strip_prefix(['：', ':'])
}

fn turn_of(text: &str) -> Option<Color> {
    match text.strip_suffix('番')? {
        "先手" | "下手" => Some(Color::Black),
        "後手" | "上手" => Some(Color::White),
        _ => None,
    }
}

fn of_header(text: &str) -> Option<Line<'_>> {
    let (key, value) = text.split_once(['：', ':'])?;
    let (key, value) = (key.trim(), value.trim());
    match key.strip_suffix("の持駒").or_else(|| key.strip_suffix("の持ち駒")) {
        Some("先手" | "下手") => Some(Line::Hand(Color::Black, value)),
        Some("後手" | "上手") => Some(Line::Hand(Color::White, value)),
        Some(_) | None => (!key.is_empty()).then_some(Line::Header(key, value)),
    }
}

/// A line with a move or an ending. A number may be missing where the rest leaves no doubt.
fn of_move(text: &str) -> Option<Line<'_>> {
    let (number, text) = split_number(text);
    if leading_move(text).is_some() || is_marked_square(text) {
        return Some(Line::Move { number, text });
    }
    if number.is_none() {
        return ending_words::is_known(text).then_some(Line::Ending { number, word: text, rest: "" });
    }
    if is_meant_as_move(text) {
        return Some(Line::Move { number, text });
    }
    let end = text.find(|ch: char| ch.is_whitespace() || ch == '(' || ch == '（').unwrap_or(text.len());
    let (word, rest) = text.split_at(end);
    Some(if word.is_empty() { Line::Move { number, text } } else { Line::Ending { number, word, rest } })
}

/// Whether the mark of a side and a square, or the beginning of one, stand where a move would: `△３四`.
fn is_marked_square(text: &str) -> bool {
    let behind = text.strip_prefix(SIDE_MARKS).map(str::trim_start);
    behind.is_some_and(|square| {
        square.starts_with(|ch| ch == '同' || arabic_value(ch).is_some()) && !square.contains(['：', ':'])
    })
}

/// Whether what stands behind a number, and cannot be read as a move, was nevertheless meant as one.
fn is_meant_as_move(text: &str) -> bool {
    let begins_like_one = |ch| ch == '同' || SIDE_MARKS.contains(&ch) || arabic_value(ch).is_some();
    text.is_empty() || text.starts_with(begins_like_one) || text.contains(char::REPLACEMENT_CHARACTER)
}

/// Splits the number of a move off its text. Without a blank between them the last digits are the square's: `1７六歩`.
fn split_number(text: &str) -> (Option<usize>, &str) {
    let digits = text.chars().take_while(|&ch| arabic_value(ch).is_some()).count();
    let end_of = |count| text.char_indices().nth(count).map_or(text.len(), |(end, _)| end);
    let behind = &text[end_of(digits)..];
    let of_the_square = if behind.starts_with(|ch| digit_value(ch).is_some()) {
        1
    } else if leading_piece(behind).is_some() {
        2
    } else if behind.is_empty()
        || behind.starts_with(|ch: char| ch.is_whitespace() || ch == '同' || SIDE_MARKS.contains(&ch))
    {
        0
    } else {
        digits
    };
    let (number, rest) = text.split_at(end_of(digits.saturating_sub(of_the_square)));
    (leading_number(number).map(|(number, _)| number as usize), rest.trim_start())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_move_is_split_from_its_number_in_every_spelling() {
        for (text, number, rest) in [
            ("   1 ７六歩(77)   ( 0:16/00:00:16)", Some(1), "７六歩(77)   ( 0:16/00:00:16)"),
            ("1７六歩(77)", Some(1), "７六歩(77)"),
            ("１２　７六歩(77)", Some(12), "７六歩(77)"),
            ("１７六歩(77)", Some(1), "７六歩(77)"),
            ("12 76歩(77)", Some(12), "76歩(77)"),
            ("1276歩(77)", Some(12), "76歩(77)"),
            ("76歩(77)", None, "76歩(77)"),
            ("７六歩(77)", None, "７六歩(77)"),
            ("88 同銀成(69)", Some(88), "同銀成(69)"),
            ("88同銀成(69)", Some(88), "同銀成(69)"),
            ("5▲７六歩(77)", Some(5), "▲７六歩(77)"),
            ("5 ７六", Some(5), "７六"),
            ("△３四", None, "△３四"),
            ("▲同", None, "▲同"),
            ("99999999999999999999 ７六歩(77)", Some(u32::MAX as usize), "７六歩(77)"),
        ] {
            assert_eq!(Line::of(text), Line::Move { number, text: rest }, "{text}");
        }
    }

    #[test]
    fn a_line_is_known_by_how_it_begins() {
        for (text, line) in [
            ("", Line::Nothing),
            ("　 ", Line::Nothing),
            ("#KIF version=2.0", Line::Nothing),
            ("** -35 +2625FU ", Line::Comment("* -35 +2625FU ")),
            ("&読み込み時表示", Line::Bookmark("読み込み時表示")),
            ("手合割：平手　　", Line::Header("手合割", "平手")),
            ("12:30", Line::Header("12", "30")),
            ("手数：7手", Line::Header("手数", "7手")),
            ("手数----指手---------消費時間--", Line::MoveTable),
            ("手数＝171  ▲６二角成  まで", Line::DiagramMove("171  ▲６二角成  まで")),
            ("  ９ ８ ７ ６ ５ ４ ３ ２ １", Line::BoardBorder),
            ("+---------------------------+", Line::BoardBorder),
            ("下手の持駒:歩 ", Line::Hand(Color::Black, "歩")),
            ("後手番", Line::Turn(Color::White)),
            ("まで3手で中断", Line::Summary("3手で中断")),
            ("変化：12手", Line::Variation(Some(12))),
            ("変化:１２手", Line::Variation(Some(12))),
            ("変化：手", Line::Variation(None)),
            (
                "  4 投了         ( 0:00/00:00:01)",
                Line::Ending { number: Some(4), word: "投了", rest: "         ( 0:00/00:00:01)" },
            ),
            ("投了", Line::Ending { number: None, word: "投了", rest: "" }),
            ("+7776FU", Line::Unknown("+7776FU")),
            ("お疲れ様でした", Line::Unknown("お疲れ様でした")),
            ("▲", Line::Unknown("▲")),
            ("▲次の一手", Line::Unknown("▲次の一手")),
            ("△10時：開始", Line::Header("△10時", "開始")),
        ] {
            assert_eq!(Line::of(text), line, "{text}");
        }
    }
}
