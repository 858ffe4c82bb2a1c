//! Arrows and circles drawn on the board at some point of a record.
//!
//! In files they are one line of the comment there, so that every format that supports comments preserves them:
//! `*印=G7g,R8h2b` is a green circle on 7七 and a red arrow from 8八 to 2二. The spelling is our own; to other programs it
//! is a comment like the ones engines write.

use std::fmt;

use crate::shogi::Square;

/// How the line begins.
const BEGINNING: &str = "*印=";

/// The colour of a drawn mark.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MarkColour {
    /// `G`
    Green,
    /// `R`
    Red,
    /// `B`
    Blue,
    /// `Y`
    Yellow,
}

impl MarkColour {
    /// Every colour.
    pub const ALL: [Self; 4] = [Self::Green, Self::Red, Self::Blue, Self::Yellow];

    const fn letter(self) -> char {
        match self {
            Self::Green => 'G',
            Self::Red => 'R',
            Self::Blue => 'B',
            Self::Yellow => 'Y',
        }
    }
}

/// An arrow, or a circle around a square.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DrawnMark {
    /// Its colour.
    pub colour: MarkColour,
    /// Where the arrow begins, or the circled square.
    pub from: Square,
    /// Where the arrow ends; `None` for a circle.
    pub to: Option<Square>,
}

impl DrawnMark {
    /// Parses the marks in a comment line; `None` if it is any other comment.
    ///
    /// ```
    /// use komadai::record::{DrawnMark, MarkColour};
    ///
    /// let marks = DrawnMark::in_line("*印=G7g,R8h2b").unwrap();
    /// assert_eq!(marks[1].colour, MarkColour::Red);
    /// assert_eq!(marks[1].to, "2b".parse().ok());
    /// assert_eq!(DrawnMark::in_line("a fine move"), None);
    /// ```
    #[must_use]
    pub fn in_line(line: &str) -> Option<Vec<Self>> {
        line.strip_prefix(BEGINNING)?.split(',').map(Self::read).collect()
    }

    fn read(word: &str) -> Option<Self> {
        let mut letters = word.chars();
        let letter = letters.next()?;
        let colour = MarkColour::ALL.into_iter().find(|colour| colour.letter() == letter)?;
        let squares = letters.as_str();
        let square = |range| squares.get(range).and_then(|text: &str| text.parse().ok());
        match squares.len() {
            2 => Some(Self { colour, from: square(0..2)?, to: None }),
            4 => Some(Self { colour, from: square(0..2)?, to: Some(square(2..4)?) }),
            _ => None,
        }
    }

    /// The comment line for `marks`; `None` if there are none.
    #[must_use]
    pub fn line(marks: &[Self]) -> Option<String> {
        let words: Vec<String> = marks.iter().map(ToString::to_string).collect();
        (!words.is_empty()).then(|| format!("{BEGINNING}{}", words.join(",")))
    }

    /// The marks after this one is drawn: drawing the same mark again erases it, and another colour replaces the old
    /// one.
    #[must_use]
    pub fn drawn_upon(self, mut marks: Vec<Self>) -> Vec<Self> {
        let was_there = marks.contains(&self);
        marks.retain(|mark| (mark.from, mark.to) != (self.from, self.to));
        marks.extend((!was_there).then_some(self));
        marks
    }
}

impl fmt::Display for DrawnMark {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.colour.letter(), self.from)?;
        self.to.map_or(Ok(()), |to| write!(f, "{to}"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn mark(word: &str) -> DrawnMark {
        DrawnMark::read(word).unwrap()
    }

    #[test]
    fn every_mark_is_read_as_it_was_written() {
        for colour in MarkColour::ALL {
            for from in Square::all() {
                for to in Square::all().map(Some).chain([None]) {
                    let drawn = DrawnMark { colour, from, to };
                    let line = DrawnMark::line(&[drawn, mark("B5e")]).unwrap();
                    assert_eq!(DrawnMark::in_line(&line).unwrap(), [drawn, mark("B5e")], "{line}");
                }
            }
        }
    }

    #[test]
    fn what_is_no_mark_is_left_to_the_comment() {
        for line in ["", "*印", "*印=", "*印=G", "*印=G7z", "*印=X7g", "*印=G7g3", "*印=G7g,", "印=G7g", "*印=G七七"]
        {
            assert_eq!(DrawnMark::in_line(line), None, "{line}");
        }
    }

    #[test]
    fn drawn_twice_it_is_gone_and_in_another_colour_it_is_that_one() {
        let once = mark("G7g").drawn_upon(Vec::new());
        assert_eq!(once, [mark("G7g")]);
        assert_eq!(mark("R7g").drawn_upon(once.clone()), [mark("R7g")]);
        assert_eq!(mark("G7g3c").drawn_upon(once.clone()).len(), 2);
        assert!(mark("G7g").drawn_upon(once).is_empty());
    }
}
