//! The layout of a board: where its squares, coordinates and dots are.

use super::outline::{Area, Point, point};
use crate::shogi::Square;

/// The width of the rim on each side, in squares. Coordinates are written on the top and right parts.
const RIM_TOP: f32 = 0.48;
const RIM_BOTTOM: f32 = 0.30;
const RIM_RIGHT: f32 = 0.44;
const RIM_LEFT: f32 = 0.34;

/// A board is 11 wide to 12 high, both its squares and the whole with its rim.
pub const BOARD_ASPECT: f32 = 11.0 / 12.0;

/// The layout of a board.
#[derive(Clone, Copy, Debug)]
pub struct BoardFrame {
    board: Area,
    grid: Area,
    flipped: bool,
}

impl BoardFrame {
    /// Creates the layout of a board whose wood fills `board`. If `flipped`, White is at the bottom.
    #[must_use]
    pub fn new(board: Area, flipped: bool) -> Self {
        let (across, down) = (board.width / (9.0 + RIM_LEFT + RIM_RIGHT), board.height / (9.0 + RIM_TOP + RIM_BOTTOM));
        let (left, top) = (board.left + across * RIM_LEFT, board.top + down * RIM_TOP);
        Self { board, grid: Area::new(left, top, 9.0 * across, 9.0 * down), flipped }
    }

    /// Creates the layout of a board without a rim, whose squares fill `grid`.
    #[must_use]
    pub const fn rimless(grid: Area, flipped: bool) -> Self {
        Self { board: grid, grid, flipped }
    }

    /// The area of the wood.
    #[must_use]
    pub const fn board(&self) -> Area {
        self.board
    }

    /// The area of the nine by nine squares.
    #[must_use]
    pub const fn grid(&self) -> Area {
        self.grid
    }

    /// The width and the height of a square.
    #[must_use]
    pub const fn cell(&self) -> (f32, f32) {
        (self.grid.width / 9.0, self.grid.height / 9.0)
    }

    /// The area of `square`.
    #[must_use]
    pub fn square(&self, square: Square) -> Area {
        let seen = if self.flipped { square.flipped() } else { square };
        let (column, row) = (f32::from(9 - seen.file()), f32::from(seen.rank() - 1));
        let (across, down) = self.cell();
        Area::new(self.grid.left + column * across, self.grid.top + row * down, across, down)
    }

    /// The position of the number of `file` (1–9), above the squares.
    #[must_use]
    pub fn file_label(&self, file: u8) -> Point {
        let column = if self.flipped { file - 1 } else { 9 - file };
        let middle = self.grid.left + (f32::from(column) + 0.5) * self.cell().0;
        point(middle, (self.board.top + self.grid.top) / 2.0)
    }

    /// The position of the number of `rank` (1–9), to the right of the squares.
    #[must_use]
    pub fn rank_label(&self, rank: u8) -> Point {
        let row = if self.flipped { 9 - rank } else { rank - 1 };
        let middle = self.grid.top + (f32::from(row) + 0.5) * self.cell().1;
        point((self.board.right() + self.grid.right()) / 2.0, middle)
    }

    /// The four dots at the corners of the promotion zones.
    #[must_use]
    pub fn dots(&self) -> [Point; 4] {
        let (across, down) = self.cell();
        [(3.0, 3.0), (6.0, 3.0), (3.0, 6.0), (6.0, 6.0)]
            .map(|(column, row)| point(self.grid.left + across * column, self.grid.top + down * row))
    }
}
