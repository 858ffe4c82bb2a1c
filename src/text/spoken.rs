//! Moves and squares for a screen reader: in words, without symbols that it cannot read.

use super::{Arg, Language, Text};
use crate::record::notation::may_promote;
use crate::record::{Node, TypedMoveError};
use crate::shogi::{Move, Piece, PieceKind, Position, Square};

/// Whether it is said that a move gives check.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CheckCall {
    /// It is.
    Said,
    /// The players see that for themselves.
    Unsaid,
}

impl Text {
    /// Why the typed text is not a move that can be played in `position`, and what would make it one.
    #[must_use]
    pub fn typed_move_error(&self, error: &TypedMoveError) -> String {
        let square = |square: Square| Arg::from(self.square(square));
        let piece = |kind: PieceKind| Arg::from(self.piece(kind));
        match error {
            TypedMoveError::Unreadable => self.say("typed-unreadable"),
            TypedMoveError::NoPreviousMove => self.say("typed-no-previous"),
            TypedMoveError::Nobody { kind, to } => {
                self.tell("typed-nobody", &[("piece", piece(*kind)), ("to", square(*to))])
            }
            TypedMoveError::OtherPiece { named, from } => {
                self.tell("typed-other-piece", &[("piece", piece(*named)), ("from", square(*from))])
            }
            TypedMoveError::Illegal { foul, .. } => self.illegal_move(foul),
            TypedMoveError::Several { .. } => self.say("typed-several"),
        }
    }

    /// A square and the piece on it: "7g Black pawn", "7七 先手の歩".
    #[must_use]
    pub fn spoken_square(&self, square: Square, piece: Option<Piece>, is_handicap: bool) -> String {
        let name = self.square(square);
        let Some(piece) = piece else { return format!("{name} {}", self.say("square-empty")) };
        let args = [
            ("square", Arg::from(name)),
            ("side", self.side(piece.color, is_handicap).into()),
            ("piece", self.piece(piece.kind).into()),
        ];
        self.tell("spoken-square", &args)
    }

    /// A move in `position`: "pawn 7g to 7f", "bishop 8h takes bishop 2b, promotes".
    #[must_use]
    pub fn spoken_move(&self, position: &Position, mv: Move) -> String {
        match mv {
            Move::Drop { kind, to } => {
                self.tell("spoken-drop", &[("piece", self.piece(kind).into()), ("to", self.square(to).into())])
            }
            Move::Normal { from, to, promote } => self.spoken_step(position, from, to, promote),
        }
    }

    fn spoken_step(&self, position: &Position, from: Square, to: Square, promote: bool) -> String {
        let moved = position.board().piece_on(from).map(|piece| piece.kind);
        let promotion = match promote {
            true => self.say("spoken-promotes"),
            false if moved.is_some_and(|kind| may_promote(position, kind, from, to)) => self.say("spoken-stays"),
            false => String::new(),
        };
        self.spoken_way(position, from, to, promotion)
    }

    fn spoken_way(&self, position: &Position, from: Square, to: Square, promotion: String) -> String {
        let piece_on = |square| position.board().piece_on(square).map(|piece| self.piece(piece.kind));
        let mut args = vec![
            ("piece", Arg::from(piece_on(from).unwrap_or_default())),
            ("from", self.square(from).into()),
            ("to", self.square(to).into()),
            ("promotion", promotion.into()),
        ];
        let Some(taken) = piece_on(to) else { return self.tell("spoken-move", &args) };
        args.push(("taken", taken.into()));
        self.tell("spoken-capture", &args)
    }

    /// A move as it is `listed`, and in words; in Japanese these begin as the list does, and only the rest of them is told.
    #[must_use]
    pub fn understood_move(&self, listed: &str, position: &Position, mv: Move) -> String {
        let words = self.spoken_move(position, mv);
        match self.language() {
            Language::Japanese => format!("{listed}{}", words.find('（').map_or("", |at| &words[at..])),
            Language::English => format!("{listed}\u{2002}{words}"),
        }
    }

    /// A move whose text leaves promotion open: "bishop 8h takes bishop 2b: promotion is asked".
    #[must_use]
    pub fn open_promotion(&self, position: &Position, from: Square, to: Square) -> String {
        let words = self.spoken_way(position, from, to, String::new());
        self.tell("typed-promotion", &[("move", words.into())])
    }

    /// The move of `node`, made in the position `before` it: "Move 3, Black: pawn 2g to 2f. Check". `None` at the start.
    #[must_use]
    pub fn spoken_numbered_move(
        &self,
        number: usize,
        node: &Node,
        before: &Position,
        is_handicap: bool,
        call: CheckCall,
    ) -> Option<String> {
        let args = [
            ("number", Arg::from(number)),
            ("side", self.side(node.mover(before), is_handicap).into()),
            ("move", self.spoken_move(before, node.mv?).into()),
        ];
        let words = self.tell("spoken-numbered", &args);
        let is_check = call == CheckCall::Said && node.after(before).is_check();
        Some(if is_check { self.tell("spoken-check", &[("words", words.into())]) } else { words })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::record::GameTree;
    use crate::shogi::Color;
    use crate::text::Language;

    fn said(sfen: &str, mv: &str) -> [String; 2] {
        let position = Position::from_sfen(sfen).unwrap();
        let mut tree = GameTree::new(position.clone());
        let node = tree.add_judged(GameTree::ROOT, mv.parse().unwrap());
        Language::ALL.map(|language| {
            let text = Text::new(language);
            text.spoken_numbered_move(3, tree.node(node), &position, false, CheckCall::Said).unwrap()
        })
    }

    #[test]
    fn a_move_is_said_in_words() {
        let start = "lnsgkgsnl/1r5b1/pppppp1pp/6p2/9/2P6/PP1PPPPPP/1B5R1/LNSGKGSNL b - 3";
        assert_eq!(said(start, "2g2f"), ["Move 3, Black: pawn 2g to 2f", "3手目、先手、2六歩（2七から）"]);
        assert_eq!(
            said(start, "8h2b+"),
            ["Move 3, Black: bishop 8h takes bishop 2b, promotes", "3手目、先手、2二角成（8八から、角を取る）"]
        );
        assert_eq!(said(start, "8h3c")[0], "Move 3, Black: bishop 8h to 3c, does not promote. Check");
        let drop = "4k4/9/9/9/9/9/9/9/4K4 b G 1";
        assert_eq!(said(drop, "G*5b"), ["Move 3, Black: gold dropped on 5b. Check", "3手目、先手、5二金打。王手"]);
    }

    #[test]
    fn a_typed_move_is_not_told_twice_in_japanese() {
        let position = Position::even();
        let [english, japanese] = Language::ALL
            .map(|language| Text::new(language).understood_move("☗２六歩", &position, "2g2f".parse().unwrap()));
        assert_eq!(english, "☗２六歩\u{2002}pawn 2g to 2f");
        assert_eq!(japanese, "☗２六歩（2七から）");
    }

    #[test]
    fn a_square_is_said_with_its_piece_and_whose_it_is() {
        let square: Square = "7g".parse().unwrap();
        let pawn = Some(Piece::new(Color::Black, PieceKind::Pawn));
        let [english, japanese] = Language::ALL.map(Text::new);
        assert_eq!(english.spoken_square(square, pawn, false), "7g Black pawn");
        assert_eq!(japanese.spoken_square(square, pawn, false), "7七 先手の歩");
        assert_eq!(japanese.spoken_square(square, pawn, true), "7七 下手の歩");
        assert_eq!(japanese.spoken_square(square, None, false), "7七 空き");
    }
}
