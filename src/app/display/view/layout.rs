//! How the audience's screen is divided, so that nothing moves when there is something to say.

use egui::{Rect, Vec2, pos2, vec2};

use crate::app::views::board;
use crate::picture::BOARD_ASPECT;

/// How much of the height a plate takes, in hundredths.
const PLATE: f32 = 30.0;

/// How much of the height is kept above Black's stand for the last move and for what everybody should know, in
/// hundredths: nothing moves when there is something to say.
const HEAD: f32 = 28.0;

/// Where everything lies on the display.
pub struct Layout {
    /// The board with its rim.
    pub board: Rect,
    /// The column at the left, White's.
    pub left: Rect,
    /// The column at the right, Black's.
    pub right: Rect,
    /// White's plate at the upper left, and Black's at the lower right.
    pub plates: [Rect; 2],
    /// White's stand below its plate, and Black's above.
    pub stands: [Rect; 2],
    /// A hundredth of the height.
    pub unit: f32,
}

impl Layout {
    /// The board as large as `area` allows, between columns that are never narrower than their clocks need.
    pub fn in_area(area: Rect) -> Self {
        let unit = area.height() / 100.0;
        let inside = area.shrink(unit * 2.6);
        let narrowest = inside.width() * 0.19;
        let height = inside.height().min((inside.width() - 2.0 * (narrowest + unit * 2.6)) / BOARD_ASPECT).max(1.0);
        let board = Rect::from_center_size(area.center(), vec2(height * BOARD_ASPECT, height));
        let left = Rect::from_min_max(inside.min, pos2(board.left() - unit * 2.6, inside.bottom()));
        let right = Rect::from_min_max(pos2(board.right() + unit * 2.6, inside.top()), inside.max);
        let unit = unit.min(board.width() / 90.0);
        let plate = (unit * PLATE).min(left.height() * 0.34);
        let (far, near) = (left.with_max_y(left.top() + plate), right.with_min_y(right.bottom() - plate));
        let gap = unit * 2.0;
        let stand = stand_size(board, vec2(left.width(), left.height() - plate - 2.0 * gap - unit * HEAD));
        let of_white = Rect::from_min_size(pos2(left.right() - stand.x, far.bottom() + gap), stand);
        let of_black = Rect::from_min_size(pos2(right.left(), near.top() - gap - stand.y), stand);
        Self { board, left, right, plates: [far, near], stands: [of_white, of_black], unit }
    }

    /// What is free above Black's stand.
    pub fn head(&self) -> Rect {
        self.right.with_max_y(self.stands[1].top() - self.unit * 2.0)
    }

    /// What is free below White's stand.
    pub fn foot(&self) -> Rect {
        self.left.with_min_y(self.stands[0].bottom() + self.unit * 2.0)
    }
}

/// As high as seven kinds of pieces need, three beside each other, and as wide as the column.
fn stand_size(board: Rect, room: Vec2) -> Vec2 {
    (board::cell_size(board) * vec2(5.0, 3.25)).min(room).max(Vec2::splat(1.0))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nothing_on_the_display_lies_upon_anything_else_and_there_is_room_for_words() {
        for (width, height) in [(1280.0, 720.0), (1280.0, 800.0), (2560.0, 1440.0), (900.0, 600.0), (900.0, 900.0)] {
            let area = Rect::from_min_size(pos2(0.0, 0.0), vec2(width, height));
            let layout = Layout::in_area(area);
            let ([far, near], [of_white, of_black]) = (layout.plates, layout.stands);
            let all = [layout.board, far, near, of_white, of_black, layout.head(), layout.foot()];
            for (index, one) in all.iter().enumerate() {
                assert!(area.contains_rect(*one), "{one:?} sticks out of {area:?}");
                assert!(all[index + 1..].iter().all(|other| !one.intersects(*other)), "{index} in {area:?}");
            }
            assert!(layout.head().height() > layout.unit * 24.0 && layout.foot().height() > layout.unit * 24.0);
        }
    }
}
