use egui::{Pos2, Rect, Vec2, pos2, vec2};

use crate::shogi::Square;

/// The rim at each side of the squares, in squares: it carries the coordinates above and to the right.
const RIM_TOP: f32 = 0.48;
const RIM_BOTTOM: f32 = 0.30;
const RIM_RIGHT: f32 = 0.44;
const RIM_LEFT: f32 = 0.34;

/// Where each square lies: the one place where squares and points are turned into each other.
#[derive(Clone, Copy, Debug)]
pub struct BoardGeometry {
    board: Rect,
    grid: Rect,
    flipped: bool,
}

impl BoardGeometry {
    /// The geometry of a board whose wood fills `board`. `flipped` has White at the bottom.
    #[must_use]
    pub fn new(board: Rect, flipped: bool) -> Self {
        let cell = vec2(board.width() / (9.0 + RIM_LEFT + RIM_RIGHT), board.height() / (9.0 + RIM_TOP + RIM_BOTTOM));
        let corner = board.min + vec2(cell.x * RIM_LEFT, cell.y * RIM_TOP);
        Self { board, grid: Rect::from_min_size(corner, cell * 9.0), flipped }
    }

    /// The wood.
    #[must_use]
    pub const fn board(&self) -> Rect {
        self.board
    }

    /// The nine by nine squares.
    #[must_use]
    pub const fn grid(&self) -> Rect {
        self.grid
    }

    /// The size of a square.
    #[must_use]
    pub fn cell(&self) -> Vec2 {
        self.grid.size() / 9.0
    }

    /// Where `square` lies.
    #[must_use]
    pub fn square(&self, square: Square) -> Rect {
        let seen = if self.flipped { square.flipped() } else { square };
        let (column, row) = (f32::from(9 - seen.file()), f32::from(seen.rank() - 1));
        let cell = self.cell();
        Rect::from_min_size(self.grid.min + vec2(column * cell.x, row * cell.y), cell)
    }

    /// The square that lies under `point`.
    #[must_use]
    pub fn square_at(&self, point: Pos2) -> Option<Square> {
        if !self.grid.contains(point) {
            return None;
        }
        let place = (point - self.grid.min) / self.cell();
        let (column, row) = ((place.x as u8).min(8), (place.y as u8).min(8));
        let seen = Square::new(9 - column, row + 1)?;
        Some(if self.flipped { seen.flipped() } else { seen })
    }

    /// Where the number of `file` (1–9) is written: above the squares.
    #[must_use]
    pub fn file_label(&self, file: u8) -> Pos2 {
        let column = if self.flipped { file - 1 } else { 9 - file };
        pos2(self.grid.left() + (f32::from(column) + 0.5) * self.cell().x, (self.board.top() + self.grid.top()) / 2.0)
    }

    /// Where the number of `rank` (1–9) is written: right of the squares.
    #[must_use]
    pub fn rank_label(&self, rank: u8) -> Pos2 {
        let row = if self.flipped { 9 - rank } else { rank - 1 };
        pos2((self.board.right() + self.grid.right()) / 2.0, self.grid.top() + (f32::from(row) + 0.5) * self.cell().y)
    }
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
