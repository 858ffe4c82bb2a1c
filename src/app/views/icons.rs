//! The few icons there are, drawn as shapes so that they are crisp at any size.

use egui::{Painter, Pos2, Rect, Response, Role, Sense, Shape, Stroke, StrokeKind, Ui, Vec2, WidgetInfo, pos2, vec2};

use super::move_list::{bookmark, bookmark_outline};
use super::parts::focus_ring;
use crate::app::theme::Colours;

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
    /// A cross, which closes what it stands on.
    Close,
    /// Set a bookmark.
    Bookmark,
    /// A bookmark that is set.
    BookmarkSet,
    /// All bookmarks.
    Bookmarks,
    /// The lines about a game.
    Details,
    /// Begin something new.
    New,
    /// Open a file.
    Open,
    /// Turn the board.
    Flip,
    /// A screen for others.
    Display,
    /// One change back.
    Undo,
    /// That change again.
    Redo,
    /// Put on the clipboard.
    Copy,
    /// Take from the clipboard.
    Paste,
}

/// A button that shows `icon`; `label` is its tooltip and what a screen reader says.
pub fn icon_button(ui: &mut Ui, icon: Icon, size: Vec2, label: &str) -> Response {
    untold_icon_button(ui, icon, size, label).on_hover_text(label)
}

/// The same without a tooltip, for one that says more than `label`.
pub fn untold_icon_button(ui: &mut Ui, icon: Icon, size: Vec2, label: &str) -> Response {
    let (rect, response) = ui.allocate_exact_size(size, Sense::click());
    response.widget_info(|| WidgetInfo::labeled(Role::Button, true, label));
    let visuals = ui.style().interact(&response);
    let radius = visuals.corner_radius;
    ui.painter().rect(rect, radius, visuals.weak_bg_fill, visuals.bg_stroke, StrokeKind::Inside);
    paint(ui.painter(), icon, rect);
    focus_ring(ui, &response, rect);
    response
}

/// As [`icon_button`], without a frame.
pub fn bare_icon_button(ui: &mut Ui, icon: Icon, rect: Rect, label: &str) -> Response {
    let response =
        ui.interact(rect, ui.make_persistent_id((label, rect.left() as i32, rect.top() as i32)), Sense::click());
    response.widget_info(|| WidgetInfo::labeled(Role::Button, true, label));
    if response.hovered() {
        ui.painter().rect_filled(rect, 6, ui.palette().foot);
    }
    paint(ui.painter(), icon, rect);
    focus_ring(ui, &response, rect);
    response.on_hover_text(label)
}

fn paint(painter: &Painter, icon: Icon, rect: Rect) {
    let palette = painter.palette();
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
        Icon::Bookmark => bookmark_outline(painter, center, half * 1.5, palette.ink_soft),
        Icon::BookmarkSet => bookmark(painter, center, half * 1.5, palette.chosen_line),
        Icon::Bookmarks => {
            bookmark_outline(painter, center - vec2(half, half * 0.3), half * 1.2, palette.ink_soft);
            bookmark(painter, center + vec2(half * 0.7, half * 0.3), half * 1.2, palette.chosen_line);
        }
        Icon::Details => lines(painter, center, half * 1.25),
        Icon::New => plus(painter, center, half * 1.15),
        Icon::Open => outline(painter, center, half, &FOLDER, true),
        Icon::Flip => {
            upright_arrow(painter, center - vec2(half * 0.6, 0.0), half, -1.0);
            upright_arrow(painter, center + vec2(half * 0.6, 0.0), half, 1.0);
        }
        Icon::Display => {
            outline(painter, center, half, &SCREEN, true);
            outline(painter, center, half, &STAND, false);
        }
        Icon::Undo => turn(painter, center, half, 1.0),
        Icon::Redo => turn(painter, center, half, -1.0),
        Icon::Copy => {
            outline(painter, center, half, &SHEET, true);
            outline(painter, center, half, &SHEET_BEHIND, false);
        }
        Icon::Paste => {
            outline(painter, center, half, &BOARD_WITH_CLIP, true);
            let clip = Rect::from_center_size(center - vec2(0.0, half * 0.95), vec2(half * 0.9, half * 0.6));
            painter.rect_filled(clip, 1, palette.ink);
        }
    }
}

/// Outlines, in halves of an icon's height from its middle.
const FOLDER: [(f32, f32); 6] = [(-1.35, -1.0), (-0.45, -1.0), (-0.1, -0.6), (1.35, -0.6), (1.35, 1.0), (-1.35, 1.0)];
const SCREEN: [(f32, f32); 4] = [(-1.4, -1.05), (1.4, -1.05), (1.4, 0.6), (-1.4, 0.6)];
const STAND: [(f32, f32); 4] = [(0.0, 0.6), (0.0, 1.15), (-0.7, 1.15), (0.7, 1.15)];
const SHEET: [(f32, f32); 4] = [(-0.4, -0.6), (1.05, -0.6), (1.05, 1.2), (-0.4, 1.2)];
const SHEET_BEHIND: [(f32, f32); 5] = [(0.5, -0.6), (0.5, -1.15), (-0.95, -1.15), (-0.95, 0.65), (-0.4, 0.65)];
const BOARD_WITH_CLIP: [(f32, f32); 4] = [(-1.0, -0.95), (1.0, -0.95), (1.0, 1.2), (-1.0, 1.2)];

const LINE: f32 = 1.7;

fn outline(painter: &Painter, center: Pos2, half: f32, corners: &[(f32, f32)], is_closed: bool) {
    let points = corners.iter().map(|&(x, y)| center + vec2(x, y) * half).collect();
    let stroke = Stroke::new(LINE, painter.palette().ink);
    painter.add(if is_closed { Shape::closed_line(points, stroke) } else { Shape::line(points, stroke) });
}

fn plus(painter: &Painter, center: Pos2, half: f32) {
    let stroke = Stroke::new(LINE + 0.3, painter.palette().ink);
    painter.hline((center.x - half)..=(center.x + half), center.y, stroke);
    painter.vline(center.x, (center.y - half)..=(center.y + half), stroke);
}

/// An arrow that points down where `sense` is 1, up where it is -1.
fn upright_arrow(painter: &Painter, center: Pos2, half: f32, sense: f32) {
    let (length, head) = (half * 1.15, half * 0.5);
    let tip = center + vec2(0.0, length * sense);
    let stroke = Stroke::new(LINE, painter.palette().ink);
    painter.line_segment([center - vec2(0.0, length * sense), tip], stroke);
    painter.add(Shape::line(vec![tip - vec2(head, head * sense), tip, tip - vec2(-head, head * sense)], stroke));
}

/// An arrow that turns back, to the left where `sense` is 1, to the right where it is -1.
fn turn(painter: &Painter, center: Pos2, half: f32, sense: f32) {
    const STEPS: u8 = 12;
    let at = |x: f32, y: f32| center + vec2(x * sense, y) * half;
    let bend = (0..=STEPS).map(|step| {
        let angle = std::f32::consts::PI * (f32::from(step) / f32::from(STEPS) - 0.5);
        at(0.4 + 0.7 * angle.cos(), 0.25 + 0.7 * angle.sin())
    });
    let line = std::iter::once(at(-1.15, -0.45)).chain(bend).chain([at(-0.5, 0.95)]).collect();
    let stroke = Stroke::new(LINE, painter.palette().ink);
    painter.add(Shape::line(line, stroke));
    painter.add(Shape::line(vec![at(-0.6, -1.0), at(-1.15, -0.45), at(-0.6, 0.1)], stroke));
}

/// A triangle that points to the right where `sense` is 1, to the left where it is -1.
fn triangle(painter: &Painter, center: Pos2, half: f32, sense: f32) {
    let tip = center + vec2(half * 0.85 * sense, 0.0);
    let base = center.x - half * 0.75 * sense;
    let corners = vec![tip, pos2(base, center.y - half), pos2(base, center.y + half)];
    painter.add(Shape::convex_polygon(corners, painter.palette().ink, Stroke::NONE));
}

fn stop(painter: &Painter, x: f32, center: Pos2, half: f32) {
    painter.vline(x, (center.y - half)..=(center.y + half), Stroke::new(2.0, painter.palette().ink));
}

fn cross(painter: &Painter, center: Pos2, half: f32) {
    let stroke = Stroke::new(1.8, painter.palette().ink_soft);
    painter.line_segment([center - vec2(half, half), center + vec2(half, half)], stroke);
    painter.line_segment([center + vec2(half, -half), center + vec2(-half, half)], stroke);
}

/// A few lines of writing.
fn lines(painter: &Painter, center: Pos2, half: f32) {
    for (row, length) in [(-0.7, 1.0), (0.0, 1.0), (0.7, 0.4)] {
        let (x, y) = (center.x - half, center.y + half * row);
        painter.hline(x..=x + half * (1.0 + length), y, Stroke::new(1.8, painter.palette().ink));
    }
}
