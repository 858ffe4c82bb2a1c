//! Castles and openings that can be looked for by name, out of tables that can be added to.

use std::sync::LazyLock;

use serde::Deserialize;

use super::pattern::{ANY_HAND, allowing};
use super::{Likeness, Pattern};
use crate::record::folded;
use crate::ron_text::{self, RonError, RonFault};
use crate::shogi::{Color, Piece, PieceKind, Square};

/// A castle (囲い) or an opening (戦法): where some of Black's pieces stand.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Castle {
    /// Its Japanese name.
    pub name: String,
    /// Its English name.
    pub english: String,
    /// Its other names.
    #[serde(default)]
    pub others: Vec<String>,
    /// The pieces, such as `K8h G7h`.
    pieces: String,
    /// Whether it is built on either wing.
    #[serde(default)]
    either_wing: bool,
    /// The source.
    pub source: String,
}

/// Castles and openings that can be looked for by name.
///
/// ```
/// use komadai::library::Castles;
///
/// let castles = Castles::shipped();
/// let mino = castles.named("mino").expect("it is there");
/// assert_eq!(mino.name, "美濃");
/// assert_eq!(castles.named("本美濃"), Some(mino));
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Castles(Vec<Castle>);

/// Why a table of castles cannot be read.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum CastlesError {
    /// It is malformed.
    #[error("{line}: {message}")]
    Table {
        /// The line, counted from 1.
        line: usize,
        /// What is wrong, as the reader of RON says it.
        message: String,
        /// What is wrong.
        fault: Box<RonFault>,
    },
    /// A piece cannot be read.
    #[error("{castle}: {piece:?} is no piece with its square, such as K8h")]
    Piece {
        /// The castle.
        castle: String,
        /// What is written.
        piece: String,
    },
}

impl Castle {
    /// The pattern, and its likenesses: for either player, and on either wing if it is built on both.
    ///
    /// # Errors
    /// A piece cannot be read.
    pub fn pattern(&self) -> Result<(Pattern, Likeness), CastlesError> {
        let wrong = |piece: &str| CastlesError::Piece { castle: self.name.clone(), piece: piece.to_owned() };
        let read = |piece| standing(piece).ok_or_else(|| wrong(piece));
        let mut squares = self.pieces.split_whitespace().map(read).collect::<Result<Vec<_>, _>>()?;
        if squares.is_empty() {
            return Err(wrong(""));
        }
        squares.sort_unstable_by_key(|(square, _)| square.index());
        let likeness = Likeness { is_mirrored: self.either_wing, is_turned: true };
        Ok((Pattern { squares, hands: [ANY_HAND; 2], turn: None }, likeness))
    }

    fn is_called(&self, name: &str) -> bool {
        let all = [&self.name, &self.english].into_iter().chain(&self.others);
        all.into_iter().any(|own| folded(own) == folded(name))
    }
}

/// What may stand on a square: `K8h`, and `+R2h` for a promoted piece.
fn standing(piece: &str) -> Option<(Square, u32)> {
    let (is_promoted, rest) = piece.strip_prefix('+').map_or((false, piece), |rest| (true, rest));
    let [letter, file, rank]: [char; 3] = rest.chars().collect::<Vec<_>>().try_into().ok()?;
    let kind = PieceKind::from_letter(letter)?;
    let kind = if is_promoted { kind.promoted()? } else { kind };
    let rank = u8::try_from(u32::from(rank)).ok()?.checked_sub(b'a')?.checked_add(1)?;
    let square = Square::new(u8::try_from(file.to_digit(10)?).ok()?, rank)?;
    Some((square, allowing(Some(Piece::new(Color::Black, kind)))))
}

impl Castles {
    /// Those that come with the program.
    #[must_use]
    pub fn shipped() -> &'static Self {
        static SHIPPED: LazyLock<Castles> =
            LazyLock::new(|| Castles::read(include_str!("../../assets/castles.ron")).expect("the table is tested"));
        &SHIPPED
    }

    /// Reads a table, as `assets/castles.ron` has it.
    ///
    /// # Errors
    /// It is malformed, or a piece in it cannot be read.
    pub fn read(text: &str) -> Result<Self, CastlesError> {
        let wrong = |RonError { line, message, fault, .. }| CastlesError::Table { line, message, fault };
        let castles: Vec<Castle> = ron_text::read(text).map_err(wrong)?;
        castles.iter().try_for_each(|castle| castle.pattern().map(|_| ()))?;
        Ok(Self(castles))
    }

    /// These and others, which come before those of the same name.
    #[must_use]
    pub fn with(&self, others: Self) -> Self {
        Self(others.0.into_iter().chain(self.0.iter().cloned()).collect())
    }

    /// The one with this name in either language, ignoring spaces and case.
    #[must_use]
    pub fn named(&self, name: &str) -> Option<&Castle> {
        self.0.iter().find(|castle| castle.is_called(name))
    }

    /// All of them.
    #[must_use]
    pub fn all(&self) -> &[Castle] {
        &self.0
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::shogi::Sfen;

    fn stands(name: &str, board: &str) -> bool {
        let castles = Castles::shipped();
        let (pattern, likeness) = castles.named(name).unwrap().pattern().unwrap();
        let setup = format!("{board} b - 1").parse::<Sfen>().unwrap().setup;
        likeness.all_of().into_iter().any(|likeness| pattern.seen_as(likeness).matches(&setup))
    }

    #[test]
    fn a_castle_stands_on_either_side_and_where_it_is_built_so_on_either_wing() {
        assert!(stands("Yagura", "9/9/9/9/9/9/2SG5/1KG6/9") && stands("矢倉", "9/6gk1/5gs2/9/9/9/9/9/9"));
        assert!(!stands("矢倉", "9/9/9/9/9/9/5GS2/6GK1/9"), "it is built on the left");
        assert!(stands("銀冠", "9/9/9/9/9/9/1S7/1KG6/9") && stands("silver crown", "9/9/9/9/9/9/7S1/6GK1/9"));
        assert!(stands("穴熊", "9/9/9/9/9/9/9/7SL/7NK") && !stands("居飛車穴熊", "9/9/9/9/9/9/9/7SL/7NK"));
        assert!(stands("美濃囲い", "9/9/9/9/9/9/9/4G1SK1/5G3") && !stands("美濃", "9/9/9/9/9/9/9/6SK1/5G3"));
        assert!(stands("片美濃", "9/9/9/9/9/9/9/6SK1/5G3"));
    }

    #[test]
    fn every_name_means_one_thing_and_every_castle_has_a_source() {
        let castles = Castles::shipped();
        for castle in castles.all() {
            for name in [&castle.name, &castle.english].into_iter().chain(&castle.others) {
                assert_eq!(castles.all().iter().filter(|other| other.is_called(name)).count(), 1, "{name}");
            }
            assert!(castle.source.starts_with("http"), "{}", castle.name);
        }
    }

    #[test]
    fn what_is_no_table_of_castles_is_told_with_its_place() {
        let table = |pieces: &str| format!("[\n(name: \"a\", english: \"b\", pieces: \"{pieces}\", source: \"c\")]");
        for pieces in ["", "K", "K0h", "K8j", "X8h", "+G8h", "K8hh", "k8h８"] {
            assert!(matches!(Castles::read(&table(pieces)), Err(CastlesError::Piece { .. })), "{pieces}");
        }
        assert!(matches!(Castles::read("[\n(nam: 1)]"), Err(CastlesError::Table { line: 2, .. })));
        let own = Castles::read(&table("+R2h").replace("\"a\"", "\"矢倉\"")).unwrap();
        assert_eq!(Castles::shipped().with(own).named("矢倉").unwrap().english, "b");
    }
}
