//! From clicks and drags to a move, the same for games, records and commentaries.

use crate::app::action::{BoardAction, Origin};
use crate::app::state::BoardUi;
use crate::shogi::{IllegalMove, Move, Piece, PieceKind, Position, Square};

/// Input over a position: what was picked up there, and what becomes of a click or a drag. It plays nothing.
pub struct MoveInput<'a> {
    /// What was picked up.
    pub board: &'a mut BoardUi,
    /// The position that is touched.
    pub position: &'a Position,
    /// Whether illegal moves can be made, so that nothing gives away that they are.
    pub lets_fouls_happen: bool,
}

impl MoveInput<'_> {
    /// Does what was done on the board, and gives the move that follows from it, legal or not.
    pub fn touch(mut self, action: BoardAction) -> Option<Move> {
        match action {
            BoardAction::ClickSquare(square) => self.click_square(square),
            BoardAction::ClickTurned(square) => self.put_down_turned(square),
            BoardAction::ClickStand(color, kind) => {
                let is_theirs = color == self.position.turn();
                self.click_stand(is_theirs, kind)
            }
            BoardAction::Grab(origin, color) => {
                if color == self.position.turn() || self.lets_fouls_happen {
                    self.pick(origin);
                    self.board.dragging = true;
                }
                None
            }
            BoardAction::Release(square) => self.release(square),
            BoardAction::Promote(promote) => self.board.promotion.map(|(from, to)| Move::Normal { from, to, promote }),
            BoardAction::Draw(_) => None,
            BoardAction::Cancel => self.put_down(),
        }
    }

    fn put_down(&mut self) -> Option<Move> {
        self.board.put_down();
        None
    }

    fn click_square(&mut self, square: Square) -> Option<Move> {
        if self.board.promotion.is_some() {
            return self.put_down();
        }
        match self.board.picked {
            Some(Origin::Board(from)) if from == square => self.put_down(),
            Some(origin) if self.belongs_beside(origin, square) => self.pick(Origin::Board(square)),
            Some(origin) => self.move_to(origin, square),
            None if self.is_own_piece(square) => self.pick(Origin::Board(square)),
            None => None,
        }
    }

    fn click_stand(&mut self, is_theirs: bool, kind: PieceKind) -> Option<Move> {
        let origin = Origin::Stand(kind);
        if !is_theirs || self.board.picked == Some(origin) { self.put_down() } else { self.pick(origin) }
    }

    fn release(&mut self, square: Option<Square>) -> Option<Move> {
        let origin = self.board.picked.filter(|_| self.board.dragging)?;
        self.board.dragging = false;
        match square {
            // Let go where it was taken up: as if it had been clicked.
            Some(square) if origin == Origin::Board(square) => None,
            Some(square) if !self.belongs_beside(origin, square) => self.move_to(origin, square),
            Some(_) | None => self.put_down(),
        }
    }

    fn pick(&mut self, origin: Origin) -> Option<Move> {
        self.board.put_down();
        self.board.picked = Some(origin);
        None
    }

    /// Gives the move to `to`, asks about promotion when there are two, and gives one that says why when there is none.
    fn move_to(&mut self, origin: Origin, to: Square) -> Option<Move> {
        let candidates = moves_between(origin, to);
        let legal: Vec<Move> = candidates.iter().copied().filter(|&mv| self.position.judge(mv).is_ok()).collect();
        match (legal.as_slice(), origin) {
            ([_, _], Origin::Board(from)) => self.ask_about_promotion(from, to),
            ([_] | [], Origin::Board(from)) if self.could_be_turned_over(from, to) => {
                self.ask_about_promotion(from, to)
            }
            ([mv, ..], _) => Some(*mv),
            ([], _) => self.refusable(&candidates),
        }
    }

    fn ask_about_promotion(&mut self, from: Square, to: Square) -> Option<Move> {
        self.board.ask_about_promotion(from, to);
        None
    }

    /// Whether to ask about promotion although one of the answers, or both, would be illegal: where illegal moves can be
    /// made, a question that is not asked would give the foul away.
    fn could_be_turned_over(&self, from: Square, to: Square) -> bool {
        let piece = self.position.board().piece_on(from).filter(|piece| piece.kind.promoted().is_some());
        let in_camp = |piece: Piece| [from, to].iter().any(|square| square.is_in_promotion_zone(piece.color));
        self.lets_fouls_happen && piece.is_some_and(in_camp)
    }

    /// Puts the piece that was picked up down on `to` with its back up: promoted, where that is legal, and a foul, where
    /// one can be made, anywhere else or from the hand.
    fn put_down_turned(&self, to: Square) -> Option<Move> {
        let origin = self.board.picked.filter(|_| self.board.promotion.is_none())?;
        let turned = match origin {
            Origin::Board(from) => {
                let piece = self.position.board().piece_on(from);
                piece.and_then(|piece| piece.kind.promoted()).map(|_| Move::Normal { from, to, promote: true })
            }
            Origin::Stand(kind) => kind.promoted().map(|kind| Move::Drop { kind, to }),
        };
        turned.filter(|_| !self.belongs_beside(origin, to))
    }

    /// The candidate whose refusal says most: where a piece would be dead unpromoted, the reason why it may not promote.
    fn refusable(&self, candidates: &[Move]) -> Option<Move> {
        let is_dead = |mv: &Move| matches!(self.position.judge(*mv), Err(IllegalMove::DeadPiece { .. }));
        candidates.iter().copied().find(|mv| !is_dead(mv)).or(candidates.first().copied())
    }

    /// Whether the piece on `square` is one of the player whose piece was picked up, who may move out of turn.
    fn belongs_beside(&self, origin: Origin, square: Square) -> bool {
        let owner = match origin {
            Origin::Board(from) => self.position.board().piece_on(from).map(|piece| piece.color),
            Origin::Stand(_) => Some(self.position.turn()),
        };
        self.position.board().piece_on(square).is_some_and(|piece| Some(piece.color) == owner)
    }

    fn is_own_piece(&self, square: Square) -> bool {
        self.position.board().piece_on(square).is_some_and(|piece| piece.color == self.position.turn())
    }
}

fn moves_between(origin: Origin, to: Square) -> Vec<Move> {
    match origin {
        Origin::Stand(kind) => vec![Move::Drop { kind, to }],
        Origin::Board(from) => [false, true].map(|promote| Move::Normal { from, to, promote }).to_vec(),
    }
}
