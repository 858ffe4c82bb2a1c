//! The few icons there are, drawn as shapes so that they are crisp at any size.

use egui::{Painter, Pos2, Rect, Response, Role, Sense, Shape, Stroke, StrokeKind, Ui, Vec2, WidgetInfo, pos2, vec2};

use super::move_list::{bookmark, bookmark_outline};
use super::parts::focus_ring;
use crate::app::theme::PALETTE;

/// An icon.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Icon {
    /// To the start.
    First,
    /// One back.
    Previous,
    /// One on.
    Next,
    /// To the end.
    Last,
    /// Close.
    Close,
    /// Set a bookmark.
    Bookmark,
    /// A bookmark that is set.
    BookmarkSet,
    /// The lines about a game.
    Details,
}

/// A button that shows `icon`; `label` is its tooltip and what a screen reader says.
pub fn icon_button(ui: &mut Ui, icon: Icon, size: Vec2, label: &str) -> Response {
    let (rect, response) = ui.allocate_exact_size(size, Sense::click());
    response.widget_info(|| WidgetInfo::labeled(Role::Button, true, label));
    let visuals = ui.style().interact(&response);
    let radius = visuals.corner_radius;
    ui.painter().rect(rect, radius, visuals.weak_bg_fill, visuals.bg_stroke, StrokeKind::Inside);
    paint(ui.painter(), icon, rect);
    focus_ring(ui, &response, rect);
    response.on_hover_text(label)
}

/// As [`icon_button`], without a frame.
pub fn bare_icon_button(ui: &mut Ui, icon: Icon, rect: Rect, label: &str) -> Response {
    let response =
        ui.interact(rect, ui.make_persistent_id((label, rect.left() as i32, rect.top() as i32)), Sense::click());
    response.widget_info(|| WidgetInfo::labeled(Role::Button, true, label));
    if response.hovered() {
        ui.painter().rect_filled(rect, 6, PALETTE.foot);
    }
    paint(ui.painter(), icon, rect);
    focus_ring(ui, &response, rect);
    response.on_hover_text(label)
}

fn paint(painter: &Painter, icon: Icon, rect: Rect) {
    let center = rect.center();
    let half = rect.height() * 0.19;
    match icon {
        Icon::Previous => triangle(painter, center, half, -1.0),
        Icon::Next => triangle(painter, center, half, 1.0),
        Icon::First => {
            triangle(painter, center + vec2(half * 0.35, 0.0), half, -1.0);
            stop(painter, center.x - half * 1.05, center, half);
        }
        Icon::Last => {
            triangle(painter, center - vec2(half * 0.35, 0.0), half, 1.0);
            stop(painter, center.x + half * 1.05, center, half);
        }
        Icon::Close => cross(painter, center, half),
        Icon::Bookmark => bookmark_outline(painter, center, half * 1.5, PALETTE.ink_soft),
        Icon::BookmarkSet => bookmark(painter, center, half * 1.5, PALETTE.chosen_line),
        Icon::Details => lines(painter, center, half * 1.25),
    }
}

/// A triangle that points to the right where `sense` is 1, to the left where it is -1.
fn triangle(painter: &Painter, center: Pos2, half: f32, sense: f32) {
    let tip = center + vec2(half * 0.85 * sense, 0.0);
    let base = center.x - half * 0.75 * sense;
    let corners = vec![tip, pos2(base, center.y - half), pos2(base, center.y + half)];
    painter.add(Shape::convex_polygon(corners, PALETTE.ink, Stroke::NONE));
}

fn stop(painter: &Painter, x: f32, center: Pos2, half: f32) {
    painter.vline(x, (center.y - half)..=(center.y + half), Stroke::new(2.0, PALETTE.ink));
}

fn cross(painter: &Painter, center: Pos2, half: f32) {
    let stroke = Stroke::new(1.8, PALETTE.ink_soft);
    painter.line_segment([center - vec2(half, half), center + vec2(half, half)], stroke);
    painter.line_segment([center + vec2(half, -half), center + vec2(-half, half)], stroke);
}

/// A few lines of writing.
fn lines(painter: &Painter, center: Pos2, half: f32) {
    for (row, length) in [(-0.7, 1.0), (0.0, 1.0), (0.7, 0.4)] {
        let (x, y) = (center.x - half, center.y + half * row);
        painter.hline(x..=x + half * (1.0 + length), y, Stroke::new(1.8, PALETTE.ink));
    }
}
