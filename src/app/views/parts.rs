//! Small things that several views are made of.

use egui::epaint::RectShape;
use egui::text::{LayoutJob, TextWrapping};
use egui::{
    Align, Align2, Color32, CornerRadius, Event, FontId, Layout, Painter, Pos2, Rect, Response, RichText, Role,
    ScrollArea, Sense, Shadow, Shape, Stroke, StrokeKind, Ui, UiBuilder, Vec2, WidgetInfo, pos2, vec2,
};

use super::digits::{Way, paint_centered};
use crate::app::theme::{Colours, PaintedPiece, SIZES, bold, paint_piece, regular};
use crate::app::views::look::Look;
use crate::app::views::signs::in_ink;
use crate::picture::PieceFace;

/// How wide a piece is seen from its edge.
const EDGE_ON: f32 = 0.28;

/// How high an entry of a list is.
pub const ENTRY_HEIGHT: f32 = 34.0;

/// Whether somebody has just come back to the window, after which anything on the disks may have changed.
pub fn is_back(ui: &Ui) -> bool {
    ui.input(|input| input.events.iter().any(|event| matches!(event, Event::WindowFocused(true))))
}

/// What is scrolled in whatever room there is, be it less than a line: egui would take some that is not there.
pub fn scrolled_in_room(id: &str) -> ScrollArea {
    ScrollArea::vertical().id_salt(id).auto_shrink(false).min_scrolled_height(0.0)
}

/// How wide these words are in running text.
pub fn words_width(ui: &Ui, words: &str) -> f32 {
    width_of(ui, words, SIZES.body)
}

/// How wide a button with these words is.
pub fn button_width(ui: &Ui, words: &str) -> f32 {
    (words_width(ui, words) + 2.0 * ui.spacing().button_padding.x).ceil()
}

/// The same in bold, as on a filled one.
pub fn bold_button_width(ui: &Ui, words: &str) -> f32 {
    (bold_width_of(ui, words, SIZES.body) + 2.0 * ui.spacing().button_padding.x).ceil()
}

/// What is next in a row that goes on below stays in one piece: it begins a new line unless there is room for `width`.
pub fn keep_together(ui: &mut Ui, width: f32) {
    if ui.available_size_before_wrap().x < width && ui.cursor().left() > ui.max_rect().left() {
        ui.end_row();
    }
}

/// Paints `face` around `center`, as large as it is in a square `cell` high.
pub fn paint_face(painter: &Painter, center: Pos2, cell: f32, face: PieceFace, is_lifted: bool) {
    paint_turning(painter, center, cell, face, 1.0, is_lifted);
}

/// The same, seen so wide from 0 to 1 while it is turned over.
pub fn paint_turning(painter: &Painter, center: Pos2, cell: f32, face: PieceFace, seen_width: f32, is_lifted: bool) {
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
pub fn wood_slab(painter: &Painter, rect: Rect, cut: Rect, tint: Color32, look: Look<'_>) {
    let radius = CornerRadius::same(5);
    let shadow = Shadow { offset: [0, 6], blur: 20, spread: 0, color: painter.palette().shadow };
    cast(painter, shadow, rect, radius);
    wood(painter, rect, radius, cut, tint, look);
}

/// The shadow of what covers `rect`, but for what is hidden beneath it, which is most of it.
fn cast(painter: &Painter, shadow: Shadow, rect: Rect, radius: CornerRadius) {
    let covered = rect.shrink(radius.average().ceil());
    let [x, y] = [covered.x_range(), covered.y_range()];
    let around = [
        Rect::everything_above(y.min),
        Rect::everything_below(y.max),
        Rect::from_x_y_ranges(f32::NEG_INFINITY..=x.min, y),
        Rect::from_x_y_ranges(x.max..=f32::INFINITY, y),
    ];
    for strip in around {
        let clipped = painter.with_clip_rect(painter.clip_rect().intersect(strip));
        clipped.add(shadow.as_shape(rect, radius));
    }
}

/// A piece of wood that lies flat.
pub fn wood(painter: &Painter, rect: Rect, radius: CornerRadius, cut: Rect, tint: Color32, look: Look<'_>) {
    let tint = tint * painter.palette().lamp;
    match look.theme.grain(painter.board_colours()) {
        Some(grain) => _ = painter.add(RectShape::filled(rect, radius, tint).with_texture(grain, cut)),
        None => _ = painter.rect_filled(rect, radius, painter.board_colours().plain * tint),
    }
}

/// A card that lies above the board.
pub fn raised_card(painter: &Painter, rect: Rect) {
    let palette = painter.palette();
    let radius = CornerRadius::same(10);
    let shadow = Shadow { offset: [0, 6], blur: 24, spread: 0, color: palette.shadow };
    cast(painter, shadow, rect, radius);
    painter.rect(rect, radius, palette.card, Stroke::new(1.0, palette.line), StrokeKind::Inside);
}

/// Frames what has the keyboard's attention.
pub fn focus_ring(ui: &Ui, response: &Response, rect: Rect) {
    ring(ui, response, rect, ui.palette().chosen_line);
}

/// The same on what is filled as chosen, if it is, where the usual frame would not be seen.
pub fn focus_ring_if_filled(ui: &Ui, response: &Response, rect: Rect, is_filled: bool) {
    let palette = ui.palette();
    ring(ui, response, rect, if is_filled { palette.on_accent } else { palette.chosen_line });
}

fn ring(ui: &Ui, response: &Response, rect: Rect, ink: Color32) {
    if response.has_focus() {
        ui.painter().rect_stroke(rect.shrink(1.0), 4, Stroke::new(2.5, ink), StrokeKind::Inside);
    }
}

/// Words in bold.
pub fn strong(words: &str, size: f32) -> RichText {
    RichText::new(words).font(bold(size))
}

/// Words that say less.
pub fn soft(words: &str) -> RichText {
    RichText::new(words).size(SIZES.small).weak()
}

/// How wide `words` are on one line.
pub fn width_of(ui: &Ui, words: &str, size: f32) -> f32 {
    width_in(ui, words, regular(size))
}

/// The same in bold.
pub fn bold_width_of(ui: &Ui, words: &str, size: f32) -> f32 {
    width_in(ui, words, bold(size))
}

/// How high these words are in bold in a column so wide.
pub fn bold_height_of(ui: &Ui, words: &str, size: f32, width: f32) -> f32 {
    let ink = ui.palette().ink;
    ui.fonts_mut(|fonts| fonts.layout(words.to_owned(), bold(size), ink, width)).size().y
}

fn width_in(ui: &Ui, words: &str, font: FontId) -> f32 {
    let ink = ui.palette().ink;
    ui.fonts_mut(|fonts| fonts.layout_no_wrap(words.to_owned(), font, ink)).size().x
}

/// A line across, from edge to edge.
pub fn hairline(ui: &Ui, y: f32) {
    ui.painter().add(Shape::hline(ui.max_rect().x_range(), y, Stroke::new(1.0, ui.palette().line)));
}

/// How many rows are there besides those in sight: the keyboard leads on to them, and one that has its attention keeps it
/// while the list is turned a little.
const BEYOND: usize = 24;

/// Rows of one height below each other, of which only those in sight and around them are made: a file may bring any number.
pub fn rows_in_sight<R>(
    ui: &mut Ui,
    count: usize,
    height: f32,
    mut row: impl FnMut(&mut Ui, usize) -> Option<R>,
) -> Vec<R> {
    let (all, _) = ui.allocate_exact_size(vec2(ui.available_width(), height * count as f32), Sense::hover());
    // Far down, points are too coarse for `f32`.
    let top = |index: usize| f64::from(all.top()) + f64::from(height) * index as f64;
    let at = |y: f32| ((f64::from(y) - f64::from(all.top())) / f64::from(height)).max(0.0) as usize;
    let seen = ui.clip_rect().y_range();
    let shown = at(seen.min).saturating_sub(BEYOND)..(at(seen.max) + 1 + BEYOND).min(count);
    let made = shown.filter_map(|index| {
        let rect = Rect::from_min_size(pos2(all.left(), top(index) as f32), vec2(all.width(), height));
        let id = ui.scope_id().with(("row", index));
        let place = UiBuilder::new().scope_id(id).max_rect(rect).layout(Layout::left_to_right(Align::Center));
        row(&mut ui.new_child(place), index)
    });
    made.collect()
}

/// One of several things of which one is chosen, in a list.
#[derive(Clone, Copy, Debug)]
pub struct Entry<'a> {
    /// What it is called.
    pub name: &'a str,
    /// What stays free before that.
    pub indent: f32,
    /// What a screen reader takes it for.
    pub role: Role,
    pub is_chosen: bool,
}

/// An entry of a list, as wide as there is room.
pub fn entry_ui(ui: &mut Ui, entry: Entry<'_>) -> Response {
    let palette = ui.palette();
    let (rect, response) = ui.allocate_exact_size(vec2(ui.available_width(), ENTRY_HEIGHT), Sense::click());
    response.widget_info(|| WidgetInfo::selected(entry.role, true, entry.is_chosen, entry.name));
    let (fill, ink) = match (entry.is_chosen, response.hovered()) {
        (true, _) => (palette.chosen, palette.on_accent),
        (false, true) => (palette.hover, palette.ink),
        (false, false) => (Color32::TRANSPARENT, palette.ink),
    };
    ui.painter().rect_filled(rect, SIZES.radius, fill);
    let words = rect.with_min_x(rect.left() + entry.indent).with_max_x(rect.right() - SIZES.gap);
    let font = regular(SIZES.body);
    write_truncated(ui, words.left_center(), Align2::LEFT_CENTER, words.width(), entry.name, font, ink);
    focus_ring_if_filled(ui, &response, rect, entry.is_chosen);
    response
}

/// Writes words on one line, shortened with an ellipsis where they are longer than `width`. Returns where they stand.
pub fn write_truncated(
    ui: &Ui,
    place: Pos2,
    align: Align2,
    width: f32,
    words: &str,
    font: FontId,
    color: Color32,
) -> Rect {
    write_job(ui, place, align, width, in_ink(words, font, color))
}

/// Words on one line from `place` on, in its middle, with their marks in the ink of the others.
pub fn write_plain(ui: &Ui, place: Pos2, width: f32, words: &str, font: FontId, color: Color32) -> Rect {
    let job = LayoutJob::simple_singleline(words.to_owned(), font, color);
    write_job(ui, place, Align2::LEFT_CENTER, width, job)
}

fn write_job(ui: &Ui, place: Pos2, align: Align2, width: f32, mut job: LayoutJob) -> Rect {
    job.wrap = TextWrapping::truncate_at_width(width);
    let galley = ui.fonts_mut(|fonts| fonts.layout_job(job));
    let rect = align.anchor_size(place, galley.size());
    ui.painter().galley(rect.min, galley, Color32::PLACEHOLDER);
    rect
}

/// Boxes to be ticked are seen before they are: egui gives them the pale edge of a field, and none in a menu.
pub fn edge_boxes(ui: &mut Ui) {
    let edge = Stroke::new(1.0, ui.palette().ink_soft);
    let widgets = &mut ui.visuals_mut().widgets;
    [&mut widgets.inactive, &mut widgets.hovered, &mut widgets.active].into_iter().for_each(|it| it.bg_stroke = edge);
}

/// A box to be ticked, in the colour of what is chosen.
pub fn tick_box(ui: &mut Ui, is_ticked: &mut bool, words: &str) -> Response {
    let palette = ui.palette();
    let widgets = ui.visuals().widgets.clone();
    edge_boxes(ui);
    let own = &mut ui.visuals_mut().widgets;
    for state in [&mut own.inactive, &mut own.hovered, &mut own.active] {
        state.fg_stroke = Stroke::new(2.0, palette.chosen_line);
    }
    let ticked = ui.checkbox(is_ticked, RichText::new(words).color(palette.ink));
    ui.visuals_mut().widgets = widgets;
    focus_ring(ui, &ticked, ticked.rect.expand2(vec2(5.0, 2.0)));
    ticked
}

/// A number at the lower right of a piece that stands around `center` in a square `cell` high, as seen from that side.
pub fn paint_count(ui: &Ui, center: Pos2, cell: f32, count: u16, way: Way) {
    paint_badge(ui, center, cell, 1.0, &count.to_string(), way);
}

/// What pieces on a stand add to the points, at their upper right: how many there are stands below.
pub fn paint_points(ui: &Ui, center: Pos2, cell: f32, points: u16, way: Way) {
    paint_badge(ui, center, cell, -1.0, &format!("+{points}"), way);
}

/// How large the circle of a badge is in a square `cell` high, and how far it lies aside and below its middle: on a small
/// board it is as small as can be read, stays within its place, and leaves the piece to be seen.
fn badge_of(cell: f32) -> (f32, Vec2) {
    let radius = (cell * 0.19).clamp((cell * 0.22).min(8.5), 22.0);
    let edge = Vec2::splat(radius / cell.max(1.0));
    (radius, (vec2(0.55, 0.52) - edge).min(vec2(0.36, 0.33)) * cell)
}

/// A few signs in a circle at the right of `center`, below it or above, as seen from that side.
fn paint_badge(ui: &Ui, center: Pos2, cell: f32, below: f32, words: &str, way: Way) {
    let palette = ui.palette();
    let (radius, aside) = badge_of(cell);
    let aside = aside * vec2(1.0, below);
    let at = match way {
        Way::Upright => center + aside,
        Way::Turned => center - aside,
    };
    ui.painter().circle(at, radius, palette.badge, Stroke::new(1.0, palette.on_badge));
    let size = if words.chars().count() > 2 { 0.96 } else { 1.28 };
    let digits = ui.painter().layout_no_wrap(words.to_owned(), bold(radius * size), palette.on_badge);
    paint_centered(ui.painter(), digits, at, palette.on_badge, way);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_badge_stays_in_its_place_and_leaves_most_of_the_piece_on_boards_of_any_size() {
        for cell in (8..200).map(|cell| cell as f32) {
            let (radius, aside) = badge_of(cell);
            assert!(
                aside.x + radius <= cell * 0.551 && aside.y + radius <= cell * 0.521,
                "{cell}: {radius} at {aside}"
            );
            assert!(radius <= cell * 0.25, "{cell}: {radius}");
        }
    }
}
