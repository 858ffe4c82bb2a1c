//! A player's plate at any size; that of the audience display is in `display::view::plate`.

use std::sync::Arc;

use egui::text::LayoutJob;
use egui::{
    Align2, Color32, CornerRadius, Galley, Painter, Pos2, Rect, Role, Sense, Shadow, Shape, Stroke, StrokeKind, Ui,
    WidgetInfo, pos2,
};

use super::digits::{Digits, Way};
use super::marked::mark_on_accent;
use super::signs::set_off;
use crate::app::scene::{PlateScene, PlateTone};
use crate::app::theme::{Colours, SIZES, bold, regular};

/// The share of a plate's width that is the size of a name: 16 points where it is 150 wide.
const NAME: f32 = 16.0 / 150.0;

/// How high a line of a name is, in shares of its size.
const LINE: f32 = 1.35;

/// In which shares of its size a name is set that does not fit otherwise, and how small it may become.
const SMALLER: [f32; 5] = [1.0, 0.85, 0.72, 0.62, 0.54];
const SMALLEST: f32 = SIZES.small - 1.0;
const LEAST_ON_ONE_LINE: f32 = 0.7;

/// A player's card: its frame around `card`, name, rank and clock at `rect`. Everything is scaled to that, so that it can
/// be read from afar on a large screen and still fits on a small one.
pub fn card_ui(ui: &mut Ui, card: Rect, rect: Rect, scene: &PlateScene) {
    label_ui(ui, rect, scene);
    paint_card(ui.painter(), card, scene);
    paint_plate(ui.painter(), rect, scene);
}

/// What a screen reader finds at `rect`.
pub fn label_ui(ui: &Ui, rect: Rect, scene: &PlateScene) {
    let response = ui.interact(rect, ui.make_persistent_id(("plate", scene.mark)), Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(Role::Label, true, &scene.label));
}

/// Paints a plate over all of `rect`, as a card of its own.
pub fn paint(painter: &Painter, rect: Rect, scene: &PlateScene) {
    paint_card(painter, rect, scene);
    paint_plate(painter, rect, scene);
}

fn paint_plate(painter: &Painter, rect: Rect, scene: &PlateScene) {
    let has_clock = !scene.digits.is_empty();
    let margin = if has_clock { rect.height() * 0.09 } else { rect.height() * 0.12 };
    let inner = rect.shrink2(egui::vec2(rect.width() * 0.075, margin));
    let scale =
        if has_clock { (rect.height() / 130.0).clamp(0.74, 1.6) } else { (rect.width() / 150.0).clamp(0.74, 1.6) };
    let name_foot = paint_name(painter, inner, scale, scene);
    if has_clock {
        paint_digits(painter, inner.with_min_y(name_foot), scale, scene);
    }
    paint_phase(painter, inner, scale, scene);
    if let Some(left) = scene.period_left {
        paint_bar(painter, inner, scale, left, scene);
    }
}

/// The side to move has a thick frame while its clock runs, in the colour of its haste; in the last seconds and after them
/// all of the card has it.
fn paint_card(painter: &Painter, rect: Rect, scene: &PlateScene) {
    let palette = painter.palette();
    let radius = CornerRadius::same(9);
    let shadow = Shadow { offset: [0, 3], blur: 12, spread: 0, color: palette.shadow.gamma_multiply(0.6) };
    painter.add(shadow.as_shape(rect, radius));
    let frame = match (scene.tone, scene.is_to_move, scene.is_stopped, scene.is_urgent) {
        (PlateTone::LastSeconds | PlateTone::Flagged, ..) => Stroke::new(1.0, palette.grave_fill),
        (PlateTone::Won, ..) => Stroke::new(3.0, palette.chosen_line),
        (_, true, false, true) => Stroke::new(3.0, palette.urgent),
        (_, true, false, false) => Stroke::new(2.5, palette.chosen_line),
        (_, true, true, _) => Stroke::new(2.5, palette.line),
        (_, false, ..) => Stroke::new(1.0, palette.line),
    };
    let fill = if is_filled(scene) { palette.grave_fill } else { palette.card };
    painter.rect(rect, radius, fill, frame, StrokeKind::Inside);
}

const fn is_filled(scene: &PlateScene) -> bool {
    matches!(scene.tone, PlateTone::LastSeconds | PlateTone::Flagged)
}

fn ink(painter: &Painter, scene: &PlateScene) -> Color32 {
    if is_filled(scene) { painter.palette().on_accent } else { painter.palette().ink }
}

fn soft_ink(painter: &Painter, scene: &PlateScene) -> Color32 {
    if is_filled(scene) { painter.palette().on_accent } else { painter.palette().ink_soft }
}

/// The colour of haste where there is hardly any time left, else `usual`.
fn hasty_ink(painter: &Painter, scene: &PlateScene, usual: Color32) -> Color32 {
    if scene.is_urgent && scene.is_running && !is_filled(scene) { painter.palette().urgent } else { usual }
}

/// In a plate of this width names are as large on a small screen as words are.
fn name_size(inner: Rect) -> f32 {
    (inner.width() / 0.85 * NAME).clamp(SIZES.body, 28.0)
}

/// Whether two lines of a name leave its clock as much room as a line of it takes, and half of that again.
fn has_room_for_two_lines(inner: Rect, scale: f32, scene: &PlateScene) -> bool {
    let name = name_size(inner) * LINE;
    let digits = if scene.digits.is_empty() { 0.0 } else { 1.5 * name + below_digits(scale, scene) };
    2.0 * name + digits <= inner.height()
}

/// How high the phase is below the digits, and the bar where there is one.
fn below_digits(scale: f32, scene: &PlateScene) -> f32 {
    SIZES.small * scale.max(0.92) * 1.25 + if scene.period_left.is_some() { 8.0 * scale } else { 0.0 }
}

/// The name with its size; without room for it, what tells it from the other one.
fn set_name(painter: &Painter, inner: Rect, scale: f32, scene: &PlateScene) -> (Arc<Galley>, f32) {
    let whole = set_words(painter, inner, scale, scene, &scene.name);
    match scene.apart.as_ref().filter(|_| whole.0.elided) {
        Some(apart) => set_words(painter, inner, scale, scene, apart),
        None => whole,
    }
}

/// Words in the place of the name: on two lines where they need them, and smaller on as many as fit where they would be cut there.
fn set_words(painter: &Painter, inner: Rect, scale: f32, scene: &PlateScene, words: &str) -> (Arc<Galley>, f32) {
    let usual = name_size(inner);
    let room = usual * LINE * if has_room_for_two_lines(inner, scale, scene) { 2.0 } else { 1.0 };
    let set = |size: f32, most_rows: usize| {
        // No line ends behind the mark.
        let name = format!("{}\u{a0}{words}", scene.mark);
        let mut job = LayoutJob::simple(name, bold(size), ink(painter, scene), inner.width());
        job.wrap.max_rows = most_rows.min(((room + 0.5) / (size * LINE)).max(1.0) as usize);
        // On a single line a long word is shortened; as a whole it would leave nothing but the dots.
        job.wrap.break_anywhere = job.wrap.max_rows == 1;
        (painter.layout_job(set_off(job)), size)
    };
    let sizes = SMALLER.map(|share| usual * share).into_iter().filter(|size| *size >= SMALLEST.min(usual));
    // Two lines crowd the clock: a name that is a little smaller on one is read as well.
    let on_one = sizes.clone().filter(|size| *size >= usual * LEAST_ON_ONE_LINE).map(|size| set(size, 1));
    let ways = on_one.chain(sizes.map(|size| set(size, usize::MAX)));
    ways.into_iter().find(|(name, _)| !name.elided).unwrap_or_else(|| set(usual, usize::MAX))
}

/// The name, and beside it as much of the side and the rank as it leaves room for. Gives where it ends.
fn paint_name(painter: &Painter, inner: Rect, scale: f32, scene: &PlateScene) -> f32 {
    let (galley, size) = set_name(painter, inner, scale, scene);
    let (width, foot) = (galley.rect.width(), inner.top() + galley.rect.height());
    let line = galley.rows.first().map_or(0.0, |row| row.rect().height());
    let is_alone = galley.rows.len() > 1;
    painter.galley(inner.min, galley, ink(painter, scene));
    if is_filled(scene) {
        mark_on_accent(painter, inner.min, Align2::LEFT_TOP, scene.mark, &bold(size));
    }
    if !is_alone {
        let room = inner.width() - width - SIZES.gap;
        let font = regular(SIZES.small * scale.max(0.92));
        let lay_out = |words: &String| painter.layout_no_wrap(words.clone(), font.clone(), soft_ink(painter, scene));
        let details = [&scene.detail].into_iter().chain(&scene.shorter_details);
        if let Some(detail) = details.map(lay_out).find(|detail| detail.rect.width() <= room) {
            let at = pos2(inner.right() - detail.rect.width(), inner.top() + (line - detail.rect.height()) * 0.7);
            painter.galley(at, detail, soft_ink(painter, scene));
        }
    }
    foot
}

fn paint_digits(painter: &Painter, inner: Rect, scale: f32, scene: &PlateScene) {
    let color = hasty_ink(painter, scene, ink(painter, scene));
    // Between the name and the phase.
    let room = inner.height() - below_digits(scale, scene);
    let digits = Digits::fitted(painter, &scene.digits, bold((50.0 * scale).min(room)), color, inner.width());
    let middle = inner.top() + room / 2.0;
    let way = if scene.is_turned { Way::Turned } else { Way::Upright };
    digits.paint(painter, pos2(inner.left() + digits.width() / 2.0, middle), color, way);
}

fn paint_phase(painter: &Painter, inner: Rect, scale: f32, scene: &PlateScene) {
    let font = regular(SIZES.small * scale.max(0.92));
    let bottom = if scene.period_left.is_some() { inner.bottom() - 8.0 * scale } else { inner.bottom() };
    let color = hasty_ink(painter, scene, soft_ink(painter, scene));
    let mark = if scene.is_running { paint_arrow(painter, pos2(inner.left(), bottom), font.size, color) } else { 0.0 };
    let at = pos2(inner.left() + mark, bottom);
    let phase = painter.text(at, Align2::LEFT_BOTTOM, &scene.phase, font.clone(), color);
    let lay_out = |words: &str| painter.layout_no_wrap(words.to_owned(), font.clone(), soft_ink(painter, scene));
    // Both plates say it in full or in short, whatever else their clocks say.
    let usual_end = at.x + lay_out(&scene.usual_phase).rect.width();
    let room = inner.right() - phase.right().max(usual_end) - SIZES.gap;
    let fits = |words: &&String| lay_out(words).rect.width() <= room;
    if let Some(extra) = [&scene.extra, &scene.extra_short].into_iter().find(fits).map(|words| lay_out(words)) {
        let at = pos2(inner.right() - extra.rect.width(), bottom - extra.rect.height());
        painter.galley(at, extra, soft_ink(painter, scene));
    }
}

/// Tells that the clock runs not by colour alone, before words of `size` whose line begins at `foot`; returns how much
/// room it takes.
fn paint_arrow(painter: &Painter, foot: Pos2, size: f32, color: Color32) -> f32 {
    let (width, half) = (size * 0.5, size * 0.36);
    let middle = foot.y - size * 0.66;
    let corners = vec![pos2(foot.x, middle - half), pos2(foot.x + width, middle), pos2(foot.x, middle + half)];
    painter.add(Shape::convex_polygon(corners, color, Stroke::NONE));
    width + size * 0.35
}

/// What is left of the byoyomi period; pale while the clock stands still.
fn paint_bar(painter: &Painter, inner: Rect, scale: f32, left: f32, scene: &PlateScene) {
    let palette = painter.palette();
    let height = 5.0 * scale;
    let whole = Rect::from_min_max(pos2(inner.left(), inner.bottom() - height), inner.max);
    let rest = whole.with_max_x(whole.left() + whole.width() * left.clamp(0.0, 1.0));
    let (below, color) = match (is_filled(scene), scene.is_running) {
        (true, _) => (palette.on_accent.gamma_multiply(0.3), palette.on_accent),
        (false, true) => (palette.foot, palette.urgent),
        (false, false) => (palette.foot, palette.line),
    };
    painter.rect_filled(whole, height / 2.0, below);
    painter.rect_filled(rest, height / 2.0, color);
}
