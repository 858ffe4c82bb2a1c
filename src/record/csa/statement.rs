//! The statements of a CSA file, one by one.

use crate::record::RecordFormat;
use crate::record::lines::{NumberedLines, numbered_lines, trim_blanks, trim_end, trim_start};
use crate::shogi::Color;

/// A statement of a CSA file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Statement<'a> {
    Nothing,
    /// `'…`
    Comment(&'a str),
    /// `V2.2`
    Version(&'a str),
    /// `N+name`
    Player(Color, &'a str),
    /// `$EVENT:name`
    Info(&'a str, &'a str),
    /// `PI82HI22KA`: an even game without these pieces.
    EvenWithout(&'a str),
    /// `P1-KY-KE …`
    Rank(u8, &'a str),
    /// `P+00KI`: pieces on squares or in hand.
    Pieces(Color, &'a str),
    /// `+`: the side to move first.
    Turn(Color),
    /// `+7776FU`, without the sign.
    Move(Color, &'a str),
    /// `T12`, without the `T`.
    Time(&'a str),
    /// `L600`: the time left, which some servers add.
    TimeLeft,
    /// `%TORYO`, without the `%`.
    Special(&'a str),
    /// `/`: another record follows.
    Separator,
    /// Anything else.
    Unknown(&'a str),
}

impl Statement<'_> {
    /// Classifies a statement.
    pub(super) fn of(text: &str) -> Statement<'_> {
        let text = trim_blanks(text);
        if let Some(comment) = text.strip_prefix('\'') {
            return Statement::Comment(comment);
        }
        let text = trim_end(text);
        let mut chars = text.chars();
        let (first, rest) = (chars.next(), chars.as_str());
        match first {
            None => Statement::Nothing,
            Some('/') if rest.is_empty() => Statement::Separator,
            Some('+' | '-') if rest.is_empty() => Statement::Turn(color_of(text)),
            Some('+' | '-') => Statement::Move(color_of(text), rest),
            Some('%') => Statement::Special(rest),
            Some('T') if rest.starts_with(|ch: char| ch.is_ascii_digit() || ch == '.') => Statement::Time(rest),
            Some('L') if !rest.is_empty() && is_number(rest) => Statement::TimeLeft,
            Some('V') if rest.starts_with(|ch: char| ch.is_ascii_digit()) => Statement::Version(rest),
            Some('N') if rest.starts_with(['+', '-']) => Statement::Player(color_of(rest), rest[1..].trim()),
            Some('$') => {
                rest.split_once(':').map_or(Statement::Unknown(text), |(key, value)| Statement::Info(key, value))
            }
            Some('P') => of_position(rest).unwrap_or(Statement::Unknown(text)),
            Some(_) => Statement::Unknown(text),
        }
    }
}

fn of_position(rest: &str) -> Option<Statement<'_>> {
    let mut chars = rest.chars();
    match chars.next()? {
        'I' => Some(Statement::EvenWithout(chars.as_str())),
        '+' | '-' => Some(Statement::Pieces(color_of(rest), chars.as_str())),
        rank @ '1'..='9' => Some(Statement::Rank(rank as u8 - b'0', chars.as_str())),
        _ => None,
    }
}

fn color_of(signed: &str) -> Color {
    if signed.starts_with('-') { Color::White } else { Color::Black }
}

fn is_number(text: &str) -> bool {
    text.chars().all(|ch| ch.is_ascii_digit())
}

/// Whether the text is a move and nothing else, as most lines are: those need not be asked what else they might be.
const fn is_plainly_a_move(text: &str) -> bool {
    matches!(
        text.as_bytes(),
        [b'+' | b'-', b'0'..=b'9', b'0'..=b'9', b'0'..=b'9', b'0'..=b'9', b'A'..=b'Z', b'A'..=b'Z',]
    )
}

/// The statements on a line. A name, a line about the game or a comment extends to the end of the line.
pub(super) fn statements(line: &str) -> impl Iterator<Item = Statement<'_>> {
    let mut rest = Some(line);
    std::iter::from_fn(move || {
        let one;
        (one, rest) = split_statement(rest?);
        Some(one)
    })
}

/// Splits a line into its first statement and what follows.
fn split_statement(text: &str) -> (Statement<'_>, Option<&str>) {
    if is_plainly_a_move(text) {
        return (Statement::Move(color_of(text), &text[1..]), None);
    }
    let takes_the_line = trim_start(text).starts_with(['\'', '$', 'N']);
    match text.split_once(',') {
        Some((one, rest)) if !takes_the_line => (Statement::of(one), Some(rest)),
        Some(_) | None => (Statement::of(text), None),
    }
}

/// The statements of a text, each with the number of its line.
pub(super) const fn numbered_statements(text: &str) -> NumberedStatements<'_> {
    NumberedStatements { lines: numbered_lines(text), number: 0, rest: None }
}

/// Statements, each with the number of its line.
pub(super) struct NumberedStatements<'a> {
    lines: NumberedLines<'a>,
    /// The line that was begun.
    number: usize,
    /// What is left of it.
    rest: Option<&'a str>,
}

impl<'a> Iterator for NumberedStatements<'a> {
    type Item = (usize, Statement<'a>);

    fn next(&mut self) -> Option<Self::Item> {
        let text = match self.rest {
            Some(rest) => rest,
            None => {
                let line;
                (self.number, line) = self.lines.next()?;
                line
            }
        };
        let one;
        (one, self.rest) = split_statement(text);
        Some((self.number, one))
    }
}

/// The version of CSA, if the line is CSA beyond doubt. Comments, and lines that could be something else, prove
/// nothing.
pub(in crate::record) fn format_of(line: &str) -> Option<RecordFormat> {
    let is_word = |text: &str| !text.is_empty() && text.chars().all(|ch| ch.is_ascii_uppercase() || ch == '_');
    let is_of_rank = |ch: char| ch.is_ascii_uppercase() || [' ', '+', '-', '*'].contains(&ch);
    match statements(line).next()? {
        Statement::Version(version) if !is_version(version) => None,
        Statement::Version(version) if version.starts_with('3') => Some(RecordFormat::CsaV3),
        Statement::Version(_) => Some(RecordFormat::Csa),
        Statement::Info(key, _) | Statement::Special(key) if is_word(key.trim_matches(['+', '-'])) => {
            Some(RecordFormat::Csa)
        }
        Statement::Rank(_, text) if text.contains(['+', '-', '*']) && text.chars().all(is_of_rank) => {
            Some(RecordFormat::Csa)
        }
        Statement::Pieces(_, text) | Statement::EvenWithout(text) if text.is_empty() || begins_with_piece(text) => {
            Some(RecordFormat::Csa)
        }
        Statement::Move(_, text) => {
            let (squares, piece) = text.split_at_checked(4)?;
            (is_number(squares) && is_word(piece)).then_some(RecordFormat::Csa)
        }
        Statement::Nothing
        | Statement::Comment(_)
        | Statement::Player(..)
        | Statement::Info(..)
        | Statement::EvenWithout(_)
        | Statement::Rank(..)
        | Statement::Pieces(..)
        | Statement::Turn(_)
        | Statement::Time(_)
        | Statement::TimeLeft
        | Statement::Special(_)
        | Statement::Separator
        | Statement::Unknown(_) => None,
    }
}

/// Whose name a line gives. Anything may begin like one such line; the names of both sides are CSA.
pub(in crate::record) fn named_player(line: &str) -> Option<Color> {
    match statements(line).next()? {
        Statement::Player(color, _) => Some(color),
        Statement::Nothing
        | Statement::Comment(_)
        | Statement::Version(_)
        | Statement::Info(..)
        | Statement::EvenWithout(_)
        | Statement::Rank(..)
        | Statement::Pieces(..)
        | Statement::Turn(_)
        | Statement::Move(..)
        | Statement::Time(_)
        | Statement::TimeLeft
        | Statement::Special(_)
        | Statement::Separator
        | Statement::Unknown(_) => None,
    }
}

/// `2.2`, and any number that a later version may have.
fn is_version(text: &str) -> bool {
    text.len() <= "10.10".len() && text.chars().all(|ch| ch.is_ascii_digit() || ch == '.')
}

/// Whether the first is a piece with its square, such as `82HI` or `00AL`.
fn begins_with_piece(text: &str) -> bool {
    let place = text.trim_start().get(..4).and_then(|piece| piece.split_at_checked(2));
    place.is_some_and(|(square, piece)| is_number(square) && piece.chars().all(|ch| ch.is_ascii_uppercase()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_is_split_into_its_statements() {
        let line = "+7776FU  ,T12 ,'T12,  'T13";
        let parts: Vec<_> = statements(line).collect();
        let comment = Statement::Comment("T12,  'T13");
        assert_eq!(parts, [Statement::Move(Color::Black, "7776FU"), Statement::Time("12"), comment]);
        let event: Vec<_> = statements("$EVENT:one, two").collect();
        assert_eq!(event, [Statement::Info("EVENT", "one, two")]);
        assert_eq!(statements("N-a,b").next(), Some(Statement::Player(Color::White, "a,b")));
        let short: Vec<_> = statements("PI,+,-3334FU,L600").collect();
        let moved = Statement::Move(Color::White, "3334FU");
        assert_eq!(short, [Statement::EvenWithout(""), Statement::Turn(Color::Black), moved, Statement::TimeLeft]);
    }
}
