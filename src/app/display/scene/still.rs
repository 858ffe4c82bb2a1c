//! The board and the stands as the audience sees them, who touches nothing.

use crate::app::scene::{BoardScene, Mark, SquareScene, StandScene, StandSlot};
use crate::picture::PieceFace;
use crate::shogi::{Color, Move, Piece, PieceKind, Position, Square, SquareSet};
use crate::text::{Arg, Text};

/// A position that nobody touches, seen from Black's side.
pub struct Still<'a> {
    pub position: &'a Position,
    /// Where pieces stand already, while they are set up one by one.
    pub standing: SquareSet,
    /// Whether nobody is to see the pieces.
    pub is_hidden: bool,
    pub senior: Color,
    pub text: &'a Text,
    pub is_handicap: bool,
}

impl Still<'_> {
    pub fn face(&self, piece: Piece) -> PieceFace {
        PieceFace::of(piece, Color::Black, self.senior)
    }

    /// The board with the squares of the `last` move marked.
    pub fn board(&self, last: Option<Move>) -> BoardScene {
        let checked = self.position.board().king(self.position.turn()).filter(|_| self.position.is_check());
        let square = |square: Square| {
            let piece = self.position.board().piece_on(square).filter(|_| self.standing.contains(square));
            let marks = [
                (last.and_then(Move::from) == Some(square), Mark::LastFrom),
                (last.map(Move::to) == Some(square), Mark::LastTo),
                (checked == Some(square), Mark::Check),
            ];
            SquareScene {
                square,
                piece: piece.map(|piece| self.face(piece)),
                owner: piece.map(|piece| piece.color),
                marks: marks.into_iter().filter(|&(holds, _)| holds).map(|(_, mark)| mark).collect(),
                points: None,
                label: self.text.spoken_square(square, piece, self.is_handicap),
            }
        };
        BoardScene {
            flipped: false,
            squares: Square::all().map(square).collect(),
            dragged: None,
            cover: self.is_hidden.then(|| self.text.say("board-hidden")),
            drawn: Vec::new(),
            best: Vec::new(),
            can_be_drawn_on: false,
            promotion: None,
            bubble: None,
            shaking: None,
            active: None,
            lets_fouls_happen: false,
        }
    }

    /// The stand of `color`.
    pub fn stand(&self, color: Color) -> StandScene {
        let owner = self.text.side(color, self.is_handicap);
        let slot = |(kind, count): (PieceKind, u8)| {
            let piece = self.text.piece(kind);
            let args =
                [("side", Arg::from(owner.clone())), ("piece", piece.into()), ("count", u32::from(count).into())];
            StandSlot {
                points: None,
                kind,
                face: self.face(Piece::new(color, kind)),
                count,
                is_picked: false,
                label: self.text.tell("stand-piece", &args),
            }
        };
        StandScene {
            color,
            is_far: color == Color::White,
            is_turned: false,
            slots: self.position.hand(color).iter().filter(|_| !self.is_hidden).map(slot).collect(),
            is_active: false,
            label: self.text.tell("stand-label", &[("side", Arg::from(owner.clone()))]),
        }
    }
}
