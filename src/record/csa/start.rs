//! The starting position of a CSA record, built from its statements.

use super::statement::Statement;
use crate::record::csa_piece::{CsaPlace, csa_piece, csa_place};
use crate::record::start_lines::{StartLines, composed};
use crate::record::warning::{Warnings, quoted};
use crate::record::{DiagramFault, ImportError, ImportErrorKind, WarningKind};
use crate::shogi::{Board, Color, Piece, PieceKind, Position, Setup, Square};

/// Builds the starting position from its statements.
#[derive(Debug)]
pub(super) struct Start {
    setup: Setup,
    lines: StartLines,
    /// Whether the board has been filled, by an even game or by ranks.
    has_board: bool,
    /// Which ranks were given, from the top.
    ranks: [bool; 9],
    turn: Option<Color>,
}

/// Why a statement cannot be understood.
enum Fault {
    /// Its text is wrong.
    Text,
    Diagram(DiagramFault),
}

impl Start {
    pub(super) fn new() -> Self {
        Self { setup: Setup::empty(), lines: StartLines::default(), has_board: false, ranks: [false; 9], turn: None }
    }

    /// Whether any statement was about the position.
    pub(super) const fn is_said(&self) -> bool {
        self.lines.is_said() || self.turn.is_some()
    }

    /// Takes a statement about the position; others are ignored.
    pub(super) fn take(
        &mut self,
        line: usize,
        statement: Statement,
        warnings: &mut Warnings,
    ) -> Result<(), ImportError> {
        let (text, taken) = match statement {
            Statement::Turn(color) => ("", self.take_turn(line, color, warnings)),
            Statement::EvenWithout(text) => (text, self.begin_even(line, text)),
            Statement::Rank(rank, text) => (text, self.take_rank(line, rank, text, warnings)),
            Statement::Pieces(color, text) => (text, self.add_pieces(line, color, text)),
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
        taken.map_err(|fault| match fault {
            Fault::Text => ImportErrorKind::BadStart { text: quoted(text) }.at(line),
            Fault::Diagram(fault) => ImportErrorKind::BadDiagram(fault).at(line),
        })
    }

    /// Notes the side to move. The same turn given twice earns a warning, since it may be the sign of a first move that
    /// was cut off there.
    fn take_turn(&mut self, line: usize, color: Color, warnings: &mut Warnings) -> Result<(), Fault> {
        match self.turn.replace(color) {
            None => {}
            Some(before) if before == color => warnings.push(line, WarningKind::TurnTwice),
            Some(_) => return Err(Fault::Diagram(DiagramFault::TurnsDiffer)),
        }
        Ok(())
    }

    fn begin_even(&mut self, line: usize, without: &str) -> Result<(), Fault> {
        self.lines.note(line);
        if std::mem::replace(&mut self.has_board, true) {
            return Err(Fault::Diagram(DiagramFault::BoardTwice));
        }
        self.setup.board = Position::even().board().clone();
        for (place, letters) in places(without) {
            let Some(CsaPlace::Square(square)) = csa_place(place) else { return Err(Fault::Text) };
            let kind = csa_piece(letters).ok_or(Fault::Text)?;
            self.setup.board.take(square).filter(|piece| piece.kind == kind).ok_or(Fault::Text)?;
        }
        Ok(())
    }

    /// Takes a rank. Ranks may come in any order, but each only once.
    fn take_rank(&mut self, line: usize, rank: u8, text: &str, warnings: &mut Warnings) -> Result<(), Fault> {
        let is_first = !self.ranks.contains(&true);
        if is_first && std::mem::replace(&mut self.has_board, true) {
            return Err(Fault::Diagram(DiagramFault::BoardTwice));
        }
        if std::mem::replace(&mut self.ranks[usize::from(rank) - 1], true) {
            return Err(Fault::Diagram(DiagramFault::RankTwice { rank }));
        }
        self.lines.note_rank(rank, line);
        let RankText { squares, breaks_off } = rank_text(text).ok_or(Fault::Text)?;
        if breaks_off && !may_have_lost_blanks(text) {
            return Err(Fault::Diagram(DiagramFault::RankLength { rank }));
        }
        if breaks_off {
            warnings.push(line, WarningKind::ShortRank { rank });
        }
        let files = (1..=9).rev().filter_map(|file| Square::new(file, rank));
        files.zip(squares).for_each(|(square, content)| put(&mut self.setup.board, square, content));
        Ok(())
    }

    fn add_pieces(&mut self, line: usize, color: Color, text: &str) -> Result<(), Fault> {
        self.lines.note(line);
        for (place, letters) in places(text.trim()) {
            let kind = csa_piece(letters);
            match csa_place(place).ok_or(Fault::Text)? {
                CsaPlace::Hand => {
                    self.lines.note_hand(color, line);
                    self.add_to_hand(color, kind, letters)?;
                }
                CsaPlace::Square(square) => {
                    let kind = kind.ok_or(Fault::Text)?;
                    if self.setup.board.put(square, Piece::new(color, kind)).is_some() {
                        let (file, rank) = (square.file(), square.rank());
                        return Err(Fault::Diagram(DiagramFault::SquareTwice { file, rank }));
                    }
                }
            }
        }
        Ok(())
    }

    fn add_to_hand(&mut self, color: Color, kind: Option<PieceKind>, letters: &str) -> Result<(), Fault> {
        match kind.filter(|kind| PieceKind::HAND.contains(kind)) {
            Some(kind) => self.setup.hand_mut(color).add(kind),
            None if letters == "AL" => self.add_all_that_are_left(color),
            None => return Err(Fault::Text),
        }
        Ok(())
    }

    /// Gives `color` every piece of the full set, kings aside, that is neither on the board nor in a hand.
    fn add_all_that_are_left(&mut self, color: Color) {
        for kind in PieceKind::HAND {
            let left = usize::from(kind.full_set()).saturating_sub(self.setup.count(kind));
            let held = self.setup.hand(color).count(kind);
            self.setup.hand_mut(color).set(kind, held.saturating_add(u8::try_from(left).unwrap_or(0)));
        }
    }

    /// Returns the position and its line; an even game if no position was given. `first` is the line and mover of the
    /// first move, which settles the side to move if nothing else does.
    pub(super) fn finish(
        self,
        first: Option<(usize, Color)>,
        warnings: &mut Warnings,
    ) -> Result<(usize, Position), ImportError> {
        let Self { mut setup, lines, ranks, turn, .. } = self;
        let missing = (1..=9).zip(ranks).find(|&(_, is_there)| !is_there && ranks.contains(&true));
        if let Some((rank, _)) = missing {
            return Err(ImportErrorKind::BadDiagram(DiagramFault::RankMissing { rank }).at(lines.below(rank)));
        }
        if !lines.is_said() {
            setup = Position::even().setup().clone();
        }
        setup.turn = turn.or(first.map(|(_, color)| color)).unwrap_or(Color::Black);
        match (turn, first) {
            (Some(_), _) => {}
            (None, Some((line, turn))) => warnings.push(line, WarningKind::TurnFromFirstMove { turn }),
            (None, None) => warnings.push(lines.last_rank(), WarningKind::TurnUnsaid { turn: setup.turn }),
        }
        Ok((lines.first(), composed(&setup, &lines, warnings)?))
    }
}

fn put(board: &mut Board, square: Square, content: Option<Piece>) {
    if let Some(piece) = content {
        board.put(square, piece);
    }
}

/// Splits the text into pairs of two and two characters. A chunk that is too short is neither a place nor a piece.
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

/// The contents of a rank.
struct RankText {
    squares: Squares,
    /// Whether fewer than nine squares were given; the others are empty.
    breaks_off: bool,
}

/// Reads nine squares: by signs or, if that does not yield nine, by columns of three characters.
fn rank_text(text: &str) -> Option<RankText> {
    if let Some(squares) = squares_by_signs(text) {
        return Some(RankText { squares, breaks_off: false });
    }
    // The last column may have lost the blanks around its star.
    let breaks_off = text.trim_end().chars().count() <= 3 * 8;
    squares_by_columns(text).map(|squares| RankText { squares, breaks_off })
}

/// Whether what was cut off at the end of a rank may have been empty squares: it has others, or nothing at all. A rank
/// with pieces alone has lost pieces.
fn may_have_lost_blanks(text: &str) -> bool {
    let text = text.trim_end();
    text.is_empty() || text.contains([' ', '*'])
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
        let (mut start, mut warnings) = (Start::new(), Warnings::default());
        for (line, statement) in text.lines().flat_map(statements).enumerate() {
            start.take(line, statement, &mut warnings).map_err(|error| error.kind)?;
        }
        let (_, position) = start.finish(None, &mut warnings).map_err(|error| error.kind)?;
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
            let text = format!("{text}\n{EMPTY}");
            assert_eq!(sfen(&text), Ok(rank.to_owned()), "{text}");
        }
        for bad in
            ["P1-HI-", "P1 * -XX", "P1 *-HI", "P1-KY-KE-GI-KI-OU-KI-GI-KE-KY-KY", "P1 *  *  *  *  *  *  *  *  *  * "]
        {
            let text = format!("{bad}\n{EMPTY}");
            assert!(matches!(sfen(&text), Err(ImportErrorKind::BadStart { .. })), "{bad}: {:?}", sfen(&text));
        }
    }

    /// The ranks below the first.
    const EMPTY: &str = "P2\nP3\nP4\nP5\nP6\nP7\nP8\nP9";

    #[test]
    fn a_position_of_which_not_all_is_said_or_more_than_all_is_refused() {
        let rank = "P1-KY-KE-GI-KI-OU-KI-GI-KE-KY";
        let whole = format!("{rank}\n{EMPTY}");
        assert!(sfen(&whole).is_ok());
        for (text, fault) in [
            (whole.replace("P5\n", ""), DiagramFault::RankMissing { rank: 5 }),
            (whole.replace("\nP9", ""), DiagramFault::RankMissing { rank: 9 }),
            (EMPTY.to_owned(), DiagramFault::RankMissing { rank: 1 }),
            (whole.replace("P5\n", "P5\nP5\n"), DiagramFault::RankTwice { rank: 5 }),
            (format!("{whole}\nP1"), DiagramFault::RankTwice { rank: 1 }),
            (format!("PI\n{whole}"), DiagramFault::BoardTwice),
            (format!("{whole}\nPI"), DiagramFault::BoardTwice),
            ("PI\nPI82HI".to_owned(), DiagramFault::BoardTwice),
            (format!("{whole}\nP+51KI"), DiagramFault::SquareTwice { file: 5, rank: 1 }),
            ("P-51OU\nP+51KI".to_owned(), DiagramFault::SquareTwice { file: 5, rank: 1 }),
            ("PI\n+\n-".to_owned(), DiagramFault::TurnsDiffer),
            (whole.replace("-KE-KY\n", "\n"), DiagramFault::RankLength { rank: 1 }),
        ] {
            assert_eq!(sfen(&text), Err(ImportErrorKind::BadDiagram(fault)), "{text}");
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
