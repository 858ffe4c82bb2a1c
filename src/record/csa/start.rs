use super::statement::Statement;
use crate::record::csa_piece::{CsaPlace, csa_piece, csa_place};
use crate::record::replay::composed;
use crate::record::warning::{Warnings, quoted};
use crate::record::{ImportError, ImportErrorKind, WarningKind};
use crate::shogi::{Board, Color, Piece, PieceKind, Position, Setup, Square};

/// Puts the starting position together from its statements.
#[derive(Debug)]
pub(super) struct Start {
    setup: Setup,
    /// The line of the first statement about the position.
    line: Option<usize>,
    turn: Option<Color>,
}

impl Start {
    pub(super) const fn new() -> Self {
        Self { setup: Setup::empty(), line: None, turn: None }
    }

    /// Whether a statement was about the position.
    pub(super) const fn is_said(&self) -> bool {
        self.line.is_some() || self.turn.is_some()
    }

    /// Takes a statement about the position; others are passed over.
    pub(super) fn take(&mut self, line: usize, statement: Statement) -> Result<(), ImportError> {
        let (text, taken) = match statement {
            Statement::Turn(color) => {
                self.turn.get_or_insert(color);
                return Ok(());
            }
            Statement::EvenWithout(text) => (text, self.begin_even(text)),
            Statement::Rank(rank, text) => (text, read_rank(&mut self.setup.board, rank, text)),
            Statement::Pieces(color, text) => (text, self.add_pieces(color, text)),
            Statement::Nothing
            | Statement::Comment(_)
            | Statement::Version(_)
            | Statement::Player(..)
            | Statement::Info(..)
            | Statement::Move(..)
            | Statement::Time(_)
            | Statement::TimeLeft
            | Statement::Special(_)
            | Statement::Separator
            | Statement::Unknown(_) => return Ok(()),
        };
        self.line.get_or_insert(line);
        taken.ok_or_else(|| ImportErrorKind::BadStart { text: quoted(text) }.at(line))
    }

    fn begin_even(&mut self, without: &str) -> Option<()> {
        self.setup.board = Position::even().board().clone();
        for (place, letters) in places(without) {
            let CsaPlace::Square(square) = csa_place(place)? else { return None };
            let kind = csa_piece(letters)?;
            self.setup.board.take(square).filter(|piece| piece.kind == kind)?;
        }
        Some(())
    }

    fn add_pieces(&mut self, color: Color, text: &str) -> Option<()> {
        for (place, letters) in places(text.trim()) {
            match (csa_place(place)?, csa_piece(letters)) {
                (CsaPlace::Hand, None) if letters == "AL" => self.add_all_that_are_left(color),
                (CsaPlace::Hand, kind) => {
                    let kind = kind.filter(|kind| PieceKind::HAND.contains(kind))?;
                    self.setup.hand_mut(color).add(kind);
                }
                (CsaPlace::Square(square), kind) => _ = self.setup.board.put(square, Piece::new(color, kind?)),
            }
        }
        Some(())
    }

    /// Gives `color` every piece of a set, kings apart, that is neither on the board nor in a hand.
    fn add_all_that_are_left(&mut self, color: Color) {
        for kind in PieceKind::HAND {
            let left = usize::from(kind.full_set()).saturating_sub(self.setup.count(kind));
            let held = self.setup.hand(color).count(kind);
            self.setup.hand_mut(color).set(kind, held.saturating_add(u8::try_from(left).unwrap_or(0)));
        }
    }

    /// The position, of an even game when nothing was said. `first` is the first move's line and mover, who settles
    /// whose turn it is when nothing else does.
    pub(super) fn finish(
        self,
        first: Option<(usize, Color)>,
        warnings: &mut Warnings,
    ) -> Result<Position, ImportError> {
        let Self { mut setup, line, turn } = self;
        if line.is_none() {
            setup = Position::even().setup().clone();
        }
        setup.turn = turn.or(first.map(|(_, color)| color)).unwrap_or(Color::Black);
        if let (None, Some((number, turn @ Color::White))) = (turn, first) {
            warnings.push(number, WarningKind::TurnFromFirstMove { turn });
        }
        composed(setup, line.unwrap_or(1), warnings)
    }
}

/// The text in pieces of two and two characters. A piece that is too short is no place, nor are its letters a piece.
fn places(text: &str) -> impl Iterator<Item = (&str, &str)> {
    let mut rest = text;
    std::iter::from_fn(move || {
        if rest.is_empty() {
            return None;
        }
        let (four, tail) = split_after(rest, 4);
        rest = tail;
        Some(split_after(four, 2))
    })
}

fn split_after(text: &str, chars: usize) -> (&str, &str) {
    text.split_at(text.char_indices().nth(chars).map_or(text.len(), |(end, _)| end))
}

/// Reads nine squares: by signs, and where those are not nine, by columns of three characters.
fn read_rank(board: &mut Board, rank: u8, text: &str) -> Option<()> {
    let squares = squares_by_signs(text).or_else(|| squares_by_columns(text))?;
    for (file, content) in (1..=9).rev().zip(squares) {
        let square = Square::new(file, rank)?;
        board.take(square);
        if let Some(piece) = content {
            board.put(square, piece);
        }
    }
    Some(())
}

type Squares = [Option<Piece>; 9];

fn squares_by_signs(text: &str) -> Option<Squares> {
    let mut squares = Squares::default();
    let mut rest = text.trim();
    for square in &mut squares {
        let (content, tail) = match rest.strip_prefix('*') {
            Some(tail) => (None, tail),
            None => {
                let (three, tail) = split_after(rest, 3);
                (Some(signed_piece(three)?), tail)
            }
        };
        *square = content;
        rest = tail.trim_start();
    }
    rest.is_empty().then_some(squares)
}

fn squares_by_columns(text: &str) -> Option<Squares> {
    let mut squares = Squares::default();
    let mut rest = text;
    for square in &mut squares {
        let (three, tail) = split_after(rest, 3);
        *square = if three.starts_with(['+', '-']) { Some(signed_piece(three)?) } else { None };
        if square.is_none() && three.contains(['+', '-']) {
            return None;
        }
        rest = tail;
    }
    rest.trim().is_empty().then_some(squares)
}

fn signed_piece(text: &str) -> Option<Piece> {
    let color = if text.starts_with('+') { Color::Black } else { Color::White };
    Some(Piece::new(color, csa_piece(text.strip_prefix(['+', '-'])?)?))
}

#[cfg(test)]
mod tests {
    use super::super::statement::statements;
    use super::*;

    fn sfen(text: &str) -> Result<String, ImportErrorKind> {
        let mut start = Start::new();
        for (line, statement) in text.lines().flat_map(statements).enumerate() {
            start.take(line, statement).map_err(|error| error.kind)?;
        }
        let position = start.finish(None, &mut Warnings::default()).map_err(|error| error.kind)?;
        Ok(position.to_sfen(1))
    }

    #[test]
    fn an_even_game_without_some_pieces_is_a_handicap() {
        let rook = "lnsgkgsnl/7b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w - 1";
        assert_eq!(sfen("PI82HI\n-"), Ok(rook.to_owned()));
        for bad in ["PI82KA", "PI55FU", "PI82", "PI00HI", "PI82H"] {
            assert!(matches!(sfen(bad), Err(ImportErrorKind::BadStart { .. })), "{bad}");
        }
    }

    #[test]
    fn a_rank_is_read_with_its_blanks_collapsed_or_cut_off() {
        let rank = "1r5b1/9/9/9/9/9/9/9/9 b - 1";
        for text in [
            "P1 * -HI *  *  *  *  * -KA * ",
            "P1 * -HI * * * * * -KA *",
            "P1*-HI*****-KA*",
            "P1   -HI               -KA",
        ] {
            assert_eq!(sfen(text), Ok(rank.to_owned()), "{text}");
        }
        for bad in
            ["P1-HI-", "P1 * -XX", "P1 *-HI", "P1-KY-KE-GI-KI-OU-KI-GI-KE-KY-KY", "P1 *  *  *  *  *  *  *  *  *  * "]
        {
            assert!(sfen(bad).is_err(), "{bad}");
        }
    }

    #[test]
    fn the_pieces_that_are_left_go_into_one_hand() {
        let text = "P+23TO\nP-11OU00HI\nP+00AL";
        assert_eq!(sfen(text), Ok("8k/9/7+P1/9/9/9/9/9/9 b R2B4G4S4N4L17Pr 1".to_owned()));
        assert!(sfen("P+00OU").is_err());
        assert!(sfen("P+00TO").is_err());
    }
}
