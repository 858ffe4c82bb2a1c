//! From squares to points and back, whoever sits at the bottom.

use egui::{Pos2, Rect, Vec2, pos2, vec2};

use crate::picture::{Area, BoardFrame};
use crate::shogi::Square;

/// Where each square lies: the one place where squares and points are turned into each other.
#[derive(Clone, Copy, Debug)]
pub struct BoardGeometry {
    frame: BoardFrame,
    flipped: bool,
}

impl BoardGeometry {
    /// The geometry of a board whose wood fills `board`. `flipped` has White at the bottom.
    #[must_use]
    pub fn new(board: Rect, flipped: bool) -> Self {
        let board = Area::new(board.left(), board.top(), board.width(), board.height());
        Self { frame: BoardFrame::new(board, flipped), flipped }
    }

    /// The wood.
    #[must_use]
    pub fn board(&self) -> Rect {
        rect(self.frame.board())
    }

    /// The nine by nine squares.
    #[must_use]
    pub fn grid(&self) -> Rect {
        rect(self.frame.grid())
    }

    /// The size of a square.
    #[must_use]
    pub fn cell(&self) -> Vec2 {
        self.frame.cell().into()
    }

    /// Where `square` lies.
    #[must_use]
    pub fn square(&self, square: Square) -> Rect {
        rect(self.frame.square(square))
    }

    /// The square that lies under `point`.
    #[must_use]
    pub fn square_at(&self, point: Pos2) -> Option<Square> {
        let grid = self.grid();
        if !grid.contains(point) {
            return None;
        }
        let place = (point - grid.min) / self.cell();
        let (column, row) = ((place.x as u8).min(8), (place.y as u8).min(8));
        let seen = Square::new(9 - column, row + 1)?;
        Some(if self.flipped { seen.flipped() } else { seen })
    }

    /// Where the number of `file` (1–9) is written: above the squares.
    #[must_use]
    pub fn file_label(&self, file: u8) -> Pos2 {
        let at = self.frame.file_label(file);
        pos2(at.x, at.y)
    }

    /// Where the number of `rank` (1–9) is written: right of the squares.
    #[must_use]
    pub fn rank_label(&self, rank: u8) -> Pos2 {
        let at = self.frame.rank_label(rank);
        pos2(at.x, at.y)
    }

    /// The corners of the camps, which dots mark.
    #[must_use]
    pub fn dots(&self) -> [Pos2; 4] {
        self.frame.dots().map(|at| pos2(at.x, at.y))
    }
}

fn rect(area: Area) -> Rect {
    Rect::from_min_size(pos2(area.left, area.top), vec2(area.width, area.height))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_square_under_the_middle_of_a_square_is_that_square() {
        for flipped in [false, true] {
            let geometry = BoardGeometry::new(Rect::from_min_size(pos2(31.0, 17.0), vec2(440.0, 480.0)), flipped);
            for square in Square::all() {
                assert_eq!(geometry.square_at(geometry.square(square).center()), Some(square));
            }
            assert_eq!(geometry.square_at(pos2(33.0, 19.0)), None);
        }
    }

    #[test]
    fn black_sits_at_the_bottom_unless_the_board_is_flipped() {
        let rect = Rect::from_min_size(pos2(0.0, 0.0), vec2(440.0, 480.0));
        let one_i = Square::new(1, 9).unwrap();
        let corner = BoardGeometry::new(rect, false).square(one_i);
        assert!(corner.center().x > 380.0 && corner.center().y > 420.0);
        let flipped = BoardGeometry::new(rect, true).square(one_i);
        assert!(flipped.center().x < 60.0 && flipped.center().y < 60.0);
    }
}
