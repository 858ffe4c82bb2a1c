//! The board while a position is set up, when any piece may go anywhere.

use egui::{CursorIcon, Role, Sense, Ui, WidgetInfo};

use crate::app::scene::{Mark, SquareScene};
use crate::app::setup::action::SetupAction;
use crate::app::setup::scene::SetupScene;
use crate::app::setup::view::gestures::gesture;
use crate::app::views::board::{BoardGeometry, marks};
use crate::app::views::parts::{focus_ring, paint_face};
use crate::session::{PiecePlace, PieceTarget};

/// The squares and what stands on them. All can be clicked; an empty one only matters when something was picked up.
#[must_use]
pub(super) fn squares_ui(ui: &Ui, geometry: &BoardGeometry, scene: &SetupScene) -> Vec<SetupAction> {
    let asked = scene.squares.iter().filter_map(|square| square_ui(ui, geometry, square, scene.has_picked));
    let actions = asked.collect();
    for square in &scene.squares {
        if let Some(face) = square.piece {
            paint_face(ui.painter(), geometry.square(square.square).center(), geometry.cell().y, face, false);
        }
    }
    actions
}

fn square_ui(ui: &Ui, geometry: &BoardGeometry, scene: &SquareScene, has_picked: bool) -> Option<SetupAction> {
    let rect = geometry.square(scene.square);
    let has_piece = scene.owner.is_some();
    let sense = if has_piece { Sense::click_and_drag() } else { Sense::click() };
    let response = ui.interact(rect, ui.make_persistent_id(("setup square", scene.square.index())), sense);
    let is_picked = scene.marks.contains(&Mark::Picked);
    response.widget_info(|| WidgetInfo::selected(Role::Button, true, is_picked, &scene.label));
    marks::paint(ui.painter(), rect, scene);
    if (has_piece || has_picked) && response.hovered() {
        marks::paint_hover(ui.painter(), rect);
        ui.ctx().set_cursor_icon(CursorIcon::PointingHand);
    }
    focus_ring(ui, &response, rect);
    let piece = has_piece.then_some(PiecePlace::Board(scene.square));
    gesture(ui, &response, PieceTarget::Board(scene.square), piece)
}
