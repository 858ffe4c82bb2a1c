//! The table in the middle: the board between the two stands, the players' plates above and below.

use egui::{Rect, Ui, Vec2, pos2, vec2};

use super::board::BoardGeometry;
use super::{board, cursor, motion, plate, result, stand, zoom};
use crate::app::action::Action;
use crate::app::form::BoardZoom;
use crate::app::scene::Scene;
use crate::app::views::look::Look;
use crate::picture::BOARD_ASPECT;

/// Where everything lies on the table.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct TableLayout {
    /// The board with its rim.
    pub board: Rect,
    /// The stands at the top left and at the bottom right.
    pub stands: [Rect; 2],
    /// The plates beside them.
    pub plates: [Rect; 2],
}

const MARGIN: f32 = 14.0;

/// A plate and a stand are never lower together where there is room.
const LOWEST_COLUMN: f32 = 236.0;

/// Two columns stay as long as they leave so much of the board that it could have.
const LEAST_OF_BOARD: f32 = 0.75;

impl TableLayout {
    /// Makes the board as large as `area` allows, between two columns or, where these would take too much of it, beside a
    /// single one.
    #[must_use]
    pub fn in_area(area: Rect) -> Self {
        let area = area.shrink(MARGIN);
        let (between, beside) = (Self::between_columns(area), Self::beside_column(area));
        if between.board.height() < beside.board.height() * LEAST_OF_BOARD { beside } else { between }
    }

    /// The board beside columns that are never narrower than their clocks need, and get what is left.
    fn between_columns(area: Rect) -> Self {
        let narrowest = (area.width() * 0.158).clamp(98.0, 170.0);
        let room = vec2(area.width() - 2.0 * (narrowest + MARGIN), area.height()).max(Vec2::splat(1.0));
        let height = room.y.min(room.x / BOARD_ASPECT);
        let column = ((area.width() - height * BOARD_ASPECT) / 2.0 - MARGIN).clamp(narrowest, 240.0);
        let board = Rect::from_center_size(area.center(), vec2(height * BOARD_ASPECT, height));
        // Where the board is small for want of width, the columns beside it are higher.
        let columns = height.max(area.height().min(LOWEST_COLUMN));
        let (top, bottom) = (area.center().y - columns / 2.0, area.center().y + columns / 2.0);
        let plate = (column * 0.74).clamp(100.0, 176.0).min(columns * 0.42);
        let stand = (columns - plate - MARGIN).min(column * 1.7).max(1.0);
        let left = board.left() - MARGIN - column;
        let right = board.right() + MARGIN;
        let at = |x: f32, y: f32, height: f32| Rect::from_min_size(pos2(x, y), vec2(column, height));
        Self {
            board,
            plates: [at(left, top, plate), at(right, bottom - plate, plate)],
            stands: [at(left, top + plate + MARGIN, stand), at(right, bottom - plate - MARGIN - stand, stand)],
        }
    }

    /// The board with both plates and both stands at its right.
    fn beside_column(area: Rect) -> Self {
        let column = (area.width() * 0.25).clamp(84.0, 170.0);
        let room = vec2(area.width() - column - MARGIN, area.height()).max(Vec2::splat(1.0));
        let height = room.y.min(room.x / BOARD_ASPECT);
        let size = vec2(height * BOARD_ASPECT, height);
        let left = area.left() + (room.x - size.x) / 2.0;
        let board = Rect::from_min_size(pos2(left, area.center().y - height / 2.0), size);
        let columns = height.max(area.height().min(LOWEST_COLUMN * 1.2));
        let (top, bottom) = (area.center().y - columns / 2.0, area.center().y + columns / 2.0);
        let plate = (column * 0.74).clamp(74.0, 126.0).min(columns * 0.28);
        let stand = (columns / 2.0 - plate - MARGIN).min(column * 1.7).max(1.0);
        let at = |y: f32, height: f32| Rect::from_min_size(pos2(board.right() + MARGIN, y), vec2(column, height));
        let gap = MARGIN / 2.0;
        Self {
            board,
            plates: [at(top, plate), at(bottom - plate, plate)],
            stands: [at(top + plate + gap, stand), at(bottom - plate - gap - stand, stand)],
        }
    }
}

#[must_use]
pub fn table_ui(ui: &mut Ui, scene: &Scene, look: Look<'_>) -> Vec<Action> {
    let whole = TableLayout::in_area(ui.max_rect());
    let layout = TableLayout { board: zoom::enlarged(whole.board, scene.zoom), ..whole };
    let reached = cursor::lead(ui, &layout, scene);
    for (plate, rect) in scene.plates.iter().zip(layout.plates) {
        plate::plate_ui(ui, rect, plate);
    }
    let geometry = BoardGeometry::new(layout.board, scene.board.flipped);
    let reached = reached.map(|square| geometry.square(square));
    let mut actions: Vec<Action> =
        reached.and_then(|square| zoom::in_sight(whole.board, square, scene.zoom)).into_iter().collect();
    let cell = board::cell_size(whole.board);
    for (stand, rect) in scene.stands.iter().zip(layout.stands) {
        actions.extend(stand::stand_ui(ui, rect, cell, stand, look));
    }
    actions.extend(seen_through(ui, whole.board, scene.zoom, |ui| {
        let actions = board::board_ui(ui, layout.board, &scene.board, look);
        motion::paint(ui.painter(), &layout, scene);
        actions
    }));
    let mut actions = zoom::follow_fingers(ui, whole.board, scene, actions);
    actions.extend(zoom::whole_ui(ui, whole.board, scene.zoom, look));
    if let Some(result) = scene.result.as_ref().filter(|_| result::lies_over_board(ui)) {
        actions.extend(result::result_ui(ui, whole.board, &board::evidence(layout.board, &scene.board), result, look));
    }
    actions
}

/// Shows only what lies in `window` of a board that is enlarged.
fn seen_through<R>(ui: &mut Ui, window: Rect, zoom: BoardZoom, content: impl FnOnce(&mut Ui) -> R) -> R {
    let before = ui.clip_rect();
    if !zoom.is_whole() {
        ui.set_clip_rect(before.intersect(window));
    }
    let shown = content(ui);
    ui.set_clip_rect(before);
    shown
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Table areas of windows from the smallest to the largest, and odd ones.
    const AREAS: [(f32, f32); 11] = [
        (300.0, 290.0),
        (348.0, 290.0),
        (402.0, 300.0),
        (420.0, 290.0),
        (484.0, 478.0),
        (664.0, 490.0),
        (960.0, 690.0),
        (2140.0, 1330.0),
        (664.0, 1200.0),
        (1900.0, 480.0),
        (700.0, 700.0),
    ];

    #[test]
    fn nothing_on_the_table_overlaps_or_is_cut_off() {
        for (width, height) in AREAS {
            let area = Rect::from_min_size(pos2(0.0, 60.0), vec2(width, height));
            let layout = TableLayout::in_area(area);
            let all = [layout.board, layout.stands[0], layout.stands[1], layout.plates[0], layout.plates[1]];
            for (index, one) in all.iter().enumerate() {
                assert!(area.contains_rect(*one), "{one:?} sticks out of {area:?}");
                for other in &all[index + 1..] {
                    assert!(!one.shrink(0.01).intersects(*other), "{one:?} lies over {other:?} in {area:?}");
                }
            }
        }
    }

    /// What is left of a window of 900×600 whose words are twice as large, beside the record or the console.
    #[test]
    fn the_board_is_the_largest_thing_on_a_narrow_table() {
        for (width, height) in [(348.0, 290.0), (402.0, 290.0), (548.0, 480.0)] {
            let layout = TableLayout::in_area(Rect::from_min_size(pos2(0.0, 0.0), vec2(width, height)));
            assert!(layout.board.width() >= 200.0, "{layout:?} in {width}×{height}");
        }
    }

    #[test]
    fn the_board_is_eleven_to_twelve_everywhere() {
        for (width, height) in AREAS {
            let board = TableLayout::in_area(Rect::from_min_size(pos2(0.0, 0.0), vec2(width, height))).board;
            assert!((board.width() / board.height() - BOARD_ASPECT).abs() < 1e-4);
        }
    }
}
