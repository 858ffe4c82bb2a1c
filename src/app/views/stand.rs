//! How pieces lie on a stand, and how they are picked up from it.

use egui::{
    CornerRadius, CursorIcon, Id, Pos2, Rect, Role, Sense, Stroke, StrokeKind, Ui, Vec2, WidgetInfo, pos2, vec2,
};

use super::cursor;
use super::digits::Way;
use super::parts::{paint_count, paint_face, paint_points, wood, wood_slab};
use super::table::TableLayout;
use crate::app::action::{Action, BoardAction, Origin};
use crate::app::scene::{Scene, StandScene, StandSlot};
use crate::app::theme::Colours;
use crate::app::views::look::Look;
use crate::shogi::{Color, PieceKind};

/// Where a stand lies, and for how many kinds of pieces it is laid out.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct StandArea {
    /// Where it lies.
    pub rect: Rect,
    /// The number of kinds that have a place.
    pub kinds: usize,
}

impl StandArea {
    /// A stand on which every kind has its place.
    #[must_use]
    pub const fn for_all(rect: Rect) -> Self {
        Self { rect, kinds: PieceKind::HAND.len() }
    }

    /// How many kinds lie beside each other, and how much room each has: as many as make the pieces largest.
    fn grid(self) -> (usize, Vec2) {
        let place = |columns: usize| {
            let rows = rows_for(self.kinds, columns);
            vec2(self.rect.width() / columns as f32, self.rect.height() / rows as f32)
        };
        let larger = |one, other| if largest_piece(place(other)) > largest_piece(place(one)) { other } else { one };
        let columns = (2..=4).reduce(larger).unwrap_or(2);
        (columns, place(columns))
    }
}

/// In how many rows so many kinds lie: two at least, so that a stand does not change with the first pieces.
pub fn rows_for(kinds: usize, columns: usize) -> usize {
    kinds.div_ceil(columns).max(2)
}

/// How large a piece can be in its place, measured as on the board: a number at its side stays on the stand.
fn largest_piece(place: Vec2) -> f32 {
    (place.y * 1.02).min(place.x * 0.94)
}

/// A player's stand. Its pieces are as large as on the board unless the stand is too small for them.
#[must_use]
pub fn stand_ui(ui: &mut Ui, area: StandArea, cell: Vec2, scene: &StandScene, look: Look<'_>) -> Vec<Action> {
    wood_slab(ui.painter(), area.rect, cut(scene), ui.board_colours().stand_tint, look);
    pieces_ui(ui, area, cell, scene)
}

/// The wood of a stand that is part of a card, on which it casts no shadow.
pub fn wood_ui(ui: &Ui, rect: Rect, corners: CornerRadius, scene: &StandScene, look: Look<'_>) {
    wood(ui.painter(), rect, corners, cut(scene), ui.board_colours().stand_tint, look);
}

/// Which part of the grain it shows.
fn cut(scene: &StandScene) -> Rect {
    let cut = if scene.is_far { (0.06, 0.05) } else { (0.52, 0.4) };
    Rect::from_min_size(pos2(cut.0, cut.1), vec2(0.42, 0.55))
}

/// The pieces on a stand.
#[must_use]
pub fn pieces_ui(ui: &mut Ui, area: StandArea, cell: Vec2, scene: &StandScene) -> Vec<Action> {
    let rect = area.rect;
    let label = ui.interact(rect, ui.make_persistent_id(("stand", scene.color.index())), Sense::hover());
    label.widget_info(|| WidgetInfo::labeled(Role::Group, true, &scene.label));
    let (columns, place) = area.grid();
    let piece = cell.y.min(largest_piece(place));
    let mut actions = Vec::new();
    for (index, slot) in scene.slots.iter().enumerate() {
        let center = slot_center(rect, place, columns, index, scene.is_far);
        let area = Rect::from_center_size(center, place).shrink(2.0);
        actions.extend(slot_ui(ui, area, piece, scene, slot));
    }
    actions
}

/// Where the pieces of `kind` lie on a stand, or would.
pub fn place_of(stand: &StandScene, kind: PieceKind, area: StandArea) -> Pos2 {
    let (columns, place) = area.grid();
    let index = stand.slots.iter().position(|slot| slot.kind == kind).unwrap_or(stand.slots.len());
    slot_center(area.rect, place, columns, index, stand.is_far)
}

/// The name of the pieces of a kind on a stand among all widgets.
pub fn slot_id(ui: &Ui, color: Color, kind: PieceKind) -> Id {
    ui.make_persistent_id(("stand piece", color.index(), kind.index()))
}

/// The pieces on both stands with the middle of each.
pub fn slots(layout: &TableLayout, scene: &Scene) -> Vec<(Color, PieceKind, Pos2)> {
    let stands = scene.stands.iter().zip(layout.stands);
    let slots = stands.flat_map(|(stand, area)| {
        stand.slots.iter().map(move |slot| (stand.color, slot.kind, place_of(stand, slot.kind, area)))
    });
    slots.collect()
}

/// Pieces are laid out from the owner's upper left, so that the most valuable ones lie first for both players.
pub fn slot_center(rect: Rect, place: Vec2, columns: usize, index: usize, is_far: bool) -> Pos2 {
    let (column, row) = ((index % columns) as f32, (index / columns) as f32);
    let offset = vec2(place.x * (column + 0.5), place.y * (row + 0.5));
    if is_far { rect.max - offset } else { rect.min + offset }
}

fn slot_ui(ui: &mut Ui, area: Rect, cell: f32, stand: &StandScene, slot: &StandSlot) -> Vec<Action> {
    let board = ui.board_colours();
    let sense = if stand.is_active { Sense::click_and_drag() } else { Sense::click() };
    let response = ui.interact(area, slot_id(ui, stand.color, slot.kind), sense);
    response.widget_info(|| WidgetInfo::selected(Role::Button, stand.is_active, slot.is_picked, &slot.label));
    if slot.is_picked {
        ui.painter().rect_filled(area, CornerRadius::same(6), board.picked);
    }
    if stand.is_active && response.hovered() {
        let frame = Stroke::new(2.0, board.destination);
        ui.painter().rect_stroke(area, CornerRadius::same(6), frame, StrokeKind::Inside);
        ui.ctx().set_cursor_icon(CursorIcon::PointingHand);
    }
    if slot.count > 0 {
        paint_face(ui.painter(), area.center(), cell, slot.face, false);
    }
    let way = if stand.is_turned { Way::Turned } else { Way::Upright };
    if slot.count > 1 {
        // It never hangs over the edge of the stand.
        paint_count(ui, area.center(), cell.min(area.height() * 0.96), slot.count.into(), way);
    }
    if let Some(points) = slot.points.filter(|_| slot.count > 0) {
        paint_points(ui, area.center(), cell.min(area.height() * 0.96), points, way);
    }
    if response.has_focus() {
        cursor::paint(ui, area);
    }
    slot_actions(&response, stand, slot)
}

fn slot_actions(response: &egui::Response, stand: &StandScene, slot: &StandSlot) -> Vec<Action> {
    if response.drag_started_by(egui::PointerButton::Primary) {
        vec![Action::Board(BoardAction::Grab(Origin::Stand(slot.kind), stand.color))]
    } else if response.clicked() {
        vec![Action::Board(BoardAction::ClickStand(stand.color, slot.kind))]
    } else {
        Vec::new()
    }
}
