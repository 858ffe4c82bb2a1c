//! Stands and the box while a position is set up: both are trays of pieces.

use egui::{Color32, CornerRadius, CursorIcon, Rect, Role, Sense, Stroke, StrokeKind, Ui, WidgetInfo, pos2, vec2};

use crate::app::setup::action::SetupAction;
use crate::app::setup::scene::{TrayScene, TraySlot};
use crate::app::setup::view::gestures::gesture;
use crate::app::theme::Colours;
use crate::app::views::digits::Way;
use crate::app::views::look::Look;
use crate::app::views::parts::{focus_ring, paint_count, paint_face, wood_slab};
use crate::app::views::stand::slot_center;

/// How a stand or the box is laid out.
pub(super) struct Tray {
    /// The wood.
    pub(super) rect: Rect,
    /// How many kinds lie beside each other.
    pub(super) columns: usize,
    /// In how many rows.
    pub(super) rows: usize,
    /// How high a piece is at most, in squares of the board.
    pub(super) piece: f32,
    /// The colour of the wood.
    pub(super) tint: Color32,
}

/// How pale the kinds are of which no piece is left in the box.
const PALE: f32 = 0.28;

#[must_use]
pub(super) fn tray_ui(ui: &Ui, tray: &Tray, scene: &TrayScene, look: Look<'_>) -> Vec<SetupAction> {
    let cut = if scene.is_far { (0.06, 0.05) } else { (0.52, 0.4) };
    wood_slab(ui.painter(), tray.rect, Rect::from_min_size(pos2(cut.0, cut.1), vec2(0.42, 0.55)), tray.tint, look);
    let ground = ui.interact(tray.rect, ui.make_persistent_id(("tray", &scene.label)), Sense::click());
    ground.widget_info(|| WidgetInfo::labeled(Role::Button, true, &scene.label));
    focus_ring(ui, &ground, tray.rect);
    let mut actions: Vec<SetupAction> = gesture(ui, &ground, scene.target, None).into_iter().collect();
    let place = vec2(tray.rect.width() / tray.columns as f32, tray.rect.height() / tray.rows as f32);
    let piece = tray.piece.min(place.y * 1.02).min(place.x * 1.05);
    for (index, slot) in scene.slots.iter().enumerate() {
        let center = slot_center(tray.rect, place, tray.columns, index, scene.is_far);
        actions.extend(slot_ui(ui, Rect::from_center_size(center, place).shrink(2.0), piece, scene, slot));
    }
    actions
}

fn slot_ui(ui: &Ui, area: Rect, piece: f32, tray: &TrayScene, slot: &TraySlot) -> Option<SetupAction> {
    let board = ui.board_colours();
    let has_piece = slot.count > 0 || slot.is_picked;
    let sense = if has_piece { Sense::click_and_drag() } else { Sense::click() };
    let response = ui.interact(area, ui.make_persistent_id(("slot", &slot.label)), sense);
    response.widget_info(|| WidgetInfo::selected(Role::Button, true, slot.is_picked, &slot.label));
    if slot.is_picked {
        ui.painter().rect_filled(area, CornerRadius::same(6), board.picked);
    }
    if has_piece && response.hovered() {
        let frame = Stroke::new(2.0, board.destination);
        ui.painter().rect_stroke(area, CornerRadius::same(6), frame, StrokeKind::Inside);
        ui.ctx().set_cursor_icon(CursorIcon::PointingHand);
    }
    focus_ring(ui, &response, area);
    let mut painter = ui.painter().clone();
    painter.set_opacity(if slot.count > 0 { 1.0 } else { PALE });
    paint_face(&painter, area.center(), piece, slot.face, false);
    if slot.count > 1 {
        paint_count(ui, area.center(), piece, slot.count.into(), Way::Upright);
    }
    gesture(ui, &response, tray.target, has_piece.then_some(slot.place))
}
