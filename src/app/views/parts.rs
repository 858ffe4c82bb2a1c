//! Small things that several views are made of.

use egui::text::{LayoutJob, TextWrapping};
use egui::{
    Align2, Button, Color32, CornerRadius, DragValue, FontId, Frame, Label, Margin, Painter, Pos2, Rect, Response,
    RichText, Role, Shadow, Shape, Slider, Stroke, StrokeKind, TextEdit, Ui, WidgetInfo, epaint::RectShape, vec2,
};

use super::Look;
use super::digits::{Way, paint_centered};
use crate::app::scene::{ClockFields, PieceFace};
use crate::app::theme::{BOARD, PALETTE, PaintedPiece, SIZES, bold, paint_piece, regular};

/// How wide a piece is seen from its edge.
const EDGE_ON: f32 = 0.28;

/// How far a number goes when it is dragged by a point.
const DRAG_SPEED: f64 = 0.2;

/// A field for a number, to be typed, dragged, or stepped through with the arrow keys.
pub(super) fn number_field<'a, N: egui::emath::Numeric>(ui: &Ui, number: &'a mut N) -> DragValue<'a> {
    let is_dragged = ui.input(|input| input.pointer.any_down());
    DragValue::new(number).speed(if is_dragged { DRAG_SPEED } else { 1.0 })
}

/// Paints `face` around `center`, as large as it is in a square `cell` high.
pub(super) fn paint_face(painter: &Painter, center: Pos2, cell: f32, face: PieceFace, is_lifted: bool) {
    paint_turning(painter, center, cell, face, 1.0, is_lifted);
}

/// The same, seen so wide from 0 to 1 while it is turned over.
pub(super) fn paint_turning(
    painter: &Painter,
    center: Pos2,
    cell: f32,
    face: PieceFace,
    seen_width: f32,
    is_lifted: bool,
) {
    let (height, width) = face.size.proportions();
    let piece = PaintedPiece {
        center,
        height: cell * height,
        width,
        seen_width: seen_width.max(EDGE_ON),
        kind: Some(face.kind),
        is_senior: face.is_senior,
        is_upside_down: face.is_upside_down,
        is_lifted,
    };
    paint_piece(painter, piece);
}

/// A piece of wood with its shadow. `cut` says which part of the grain it shows.
pub(super) fn wood_slab(painter: &Painter, rect: Rect, cut: Rect, tint: Color32, look: Look<'_>) {
    let radius = CornerRadius::same(5);
    let shadow = Shadow { offset: [0, 6], blur: 20, spread: 0, color: PALETTE.shadow };
    painter.add(shadow.as_shape(rect, radius));
    match look.theme.grain() {
        Some(grain) => _ = painter.add(RectShape::filled(rect, radius, tint).with_texture(grain, cut)),
        None => _ = painter.rect_filled(rect, radius, BOARD.plain * tint),
    }
}

/// A card that lies above the board.
pub(super) fn raised_card(painter: &Painter, rect: Rect) {
    let radius = CornerRadius::same(10);
    let shadow = Shadow { offset: [0, 6], blur: 24, spread: 0, color: PALETTE.shadow };
    painter.add(shadow.as_shape(rect, radius));
    painter.rect(rect, radius, PALETTE.card, Stroke::new(1.0, PALETTE.line), StrokeKind::Inside);
}

/// Frames what has the keyboard's attention.
pub(super) fn focus_ring(ui: &Ui, response: &Response, rect: Rect) {
    if response.has_focus() {
        let ring = Stroke::new(2.5, PALETTE.chosen_line);
        ui.painter().rect_stroke(rect.shrink(1.0), 4, ring, StrokeKind::Inside);
    }
}

/// A button for the thing that is usually wanted.
pub(super) fn primary_button(words: &str) -> Button<'_> {
    filled_button(words, PALETTE.chosen)
}

/// A button for a thing that loses something.
pub(super) fn grave_button(words: &str) -> Button<'_> {
    filled_button(words, PALETTE.grave_fill)
}

fn filled_button(words: &str, fill: Color32) -> Button<'_> {
    let label = RichText::new(words).font(bold(SIZES.body)).color(PALETTE.on_accent);
    Button::new(label).fill(fill).stroke(Stroke::new(1.0, fill))
}

/// Words in bold.
pub(super) fn strong(words: &str, size: f32) -> RichText {
    RichText::new(words).font(bold(size)).color(PALETTE.ink)
}

/// Words that say less.
pub(super) fn soft(words: &str) -> RichText {
    RichText::new(words).size(SIZES.small).color(PALETTE.ink_soft)
}

/// How wide `words` are on one line.
pub(super) fn width_of(ui: &Ui, words: &str, size: f32) -> f32 {
    ui.fonts_mut(|fonts| fonts.layout_no_wrap(words.to_owned(), regular(size), PALETTE.ink)).size().x
}

/// A line across, from edge to edge.
pub(super) fn hairline(ui: &Ui, y: f32) {
    ui.painter().add(Shape::hline(ui.max_rect().x_range(), y, Stroke::new(1.0, PALETTE.line)));
}

/// One of several choices that lie side by side.
pub(super) fn chip(words: &str, is_chosen: bool) -> Button<'_> {
    let (fill, ink) = if is_chosen { (PALETTE.chosen, PALETTE.on_accent) } else { (PALETTE.foot, PALETTE.ink) };
    Button::new(RichText::new(words).size(SIZES.small).color(ink)).fill(fill).corner_radius(14)
}

/// Writes words on one line, shortened with an ellipsis where they are longer than `width`.
pub(super) fn write_truncated(
    ui: &Ui,
    place: Pos2,
    align: Align2,
    width: f32,
    words: &str,
    font: FontId,
    color: Color32,
) {
    let mut job = LayoutJob::simple_singleline(words.to_owned(), font, color);
    job.wrap = TextWrapping::truncate_at_width(width);
    let galley = ui.fonts_mut(|fonts| fonts.layout_job(job));
    ui.painter().galley(align.anchor_size(place, galley.size()).min, galley, color);
}

/// A slider whose rail and handle are seen on a card of every theme.
pub(super) fn slider(ui: &mut Ui, slider: Slider<'_>) -> Response {
    let add = |ui: &mut Ui| {
        ui.visuals_mut().widgets.inactive.bg_fill = PALETTE.rail;
        ui.add(slider)
    };
    ui.scope(add).inner
}

/// A number at the lower right of a piece that stands around `center` in a square `cell` high, as seen from that side.
pub(super) fn paint_count(ui: &Ui, center: Pos2, cell: f32, count: u16, way: Way) {
    let aside = vec2(cell * 0.36, cell * 0.33);
    let at = match way {
        Way::Upright => center + aside,
        Way::Turned => center - aside,
    };
    let radius = (cell * 0.19).clamp(8.5, 22.0);
    ui.painter().circle(at, radius, PALETTE.badge, Stroke::new(1.0, PALETTE.on_badge));
    let digits = ui.painter().layout_no_wrap(count.to_string(), bold(radius * 1.28), PALETTE.on_badge);
    paint_centered(ui.painter(), digits, at, PALETTE.on_badge, way);
}

/// A number, and what it counts.
pub(super) fn number_ui(
    ui: &mut Ui,
    value: &mut u32,
    range: std::ops::RangeInclusive<u32>,
    name: &str,
    look: Look<'_>,
) {
    let field = ui.add(number_field(ui, value).range(range));
    // In a row that goes on below, the words stay in one piece.
    let label = ui.add(Label::new(look.text.say(name)).extend());
    field.labelled_by(label.id);
    ui.add_space(SIZES.gap / 2.0);
}

/// What a clock shall show: hours, minutes, seconds, and periods where there are several.
pub(super) fn clock_fields_ui(ui: &mut Ui, fields: &mut ClockFields, look: Look<'_>) {
    number_ui(ui, &mut fields.hours, 0..=99, "new-game-hours", look);
    number_ui(ui, &mut fields.minutes, 0..=59, "new-game-minutes", look);
    number_ui(ui, &mut fields.seconds, 0..=59, "new-game-seconds", look);
    if fields.most_extras > 1 {
        number_ui(ui, &mut fields.extras, 0..=fields.most_extras, "new-game-periods", look);
    }
}

/// A field of one line without a frame, as wide as there is room: what a small window is there for.
pub(super) fn bare_field(ui: &mut Ui, text: &mut String, hint: &str, role: Role) -> Response {
    let room = Frame::new().inner_margin(Margin { left: 16, right: 16, top: 13, bottom: 11 });
    let shown = room.show(ui, |ui| {
        let field = TextEdit::singleline(text)
            .frame(Frame::NONE)
            .font(regular(SIZES.title))
            .hint_text(hint)
            .margin(Margin::symmetric(4, 2))
            .desired_width(f32::INFINITY);
        ui.add(field)
    });
    let field = shown.inner;
    field.widget_info(|| WidgetInfo::labeled(role, true, hint));
    field
}
