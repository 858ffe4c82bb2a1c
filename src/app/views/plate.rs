use egui::{
    Align2, Color32, CornerRadius, Painter, Pos2, Rect, Role, Sense, Shadow, Shape, Stroke, StrokeKind, Ui, WidgetInfo,
    pos2,
};

use super::digits::{Digits, Way};
use super::lettering::fitted_down_to;
use crate::app::scene::PlateScene;
use crate::app::theme::{PALETTE, SIZES, bold, regular};

/// How small a name may become that is read from a chair at the board, in shares of its usual size.
const LEAST_NAME: f32 = 0.6;

/// The share of its line that a long name always keeps.
const NAME_SHARE: f32 = 0.55;

/// A player's name, rank and clock. Everything is scaled to the plate, so that it can be read from afar on a large
/// screen and still fits on a small one.
pub fn plate_ui(ui: &mut Ui, rect: Rect, scene: &PlateScene) {
    label_ui(ui, rect, scene);
    paint(ui.painter(), rect, scene);
}

/// What a screen reader finds at `rect`.
pub fn label_ui(ui: &Ui, rect: Rect, scene: &PlateScene) {
    let response = ui.interact(rect, ui.make_persistent_id(("plate", scene.mark)), Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(Role::Label, true, &scene.label));
}

/// Paints a plate over all of `rect`.
pub fn paint(painter: &Painter, rect: Rect, scene: &PlateScene) {
    paint_card(painter, rect, scene);
    let inner = rect.shrink2(egui::vec2(rect.width() * 0.075, rect.height() * 0.09));
    let scale = (rect.height() / 130.0).clamp(0.74, 1.6);
    paint_name(painter, inner, scale, scene);
    paint_digits(painter, inner, scale, scene);
    paint_phase(painter, inner, scale, scene);
    if let Some(left) = scene.period_left {
        paint_bar(painter, inner, scale, left, scene.is_running);
    }
}

/// The side to move has a thick frame while its clock runs, in the colour of its haste.
fn paint_card(painter: &Painter, rect: Rect, scene: &PlateScene) {
    let radius = CornerRadius::same(9);
    let shadow = Shadow { offset: [0, 3], blur: 12, spread: 0, color: PALETTE.shadow.gamma_multiply(0.6) };
    painter.add(shadow.as_shape(rect, radius));
    let frame = match (scene.is_to_move, scene.is_stopped, scene.is_urgent) {
        (true, false, true) => Stroke::new(3.0, PALETTE.urgent),
        (true, false, false) => Stroke::new(2.5, PALETTE.chosen_line),
        (true, true, _) => Stroke::new(2.5, PALETTE.line),
        (false, ..) => Stroke::new(1.0, PALETTE.line),
    };
    let fill = if scene.is_flashing { PALETTE.urgent } else { PALETTE.card };
    painter.rect(rect, radius, fill, frame, StrokeKind::Inside);
}

/// Words on a plate that flashes stand on the colour of haste.
fn ink(scene: &PlateScene) -> Color32 {
    if scene.is_flashing { PALETTE.card } else { PALETTE.ink }
}

fn soft_ink(scene: &PlateScene) -> Color32 {
    if scene.is_flashing { PALETTE.card } else { PALETTE.ink_soft }
}

/// The colour of haste where there is hardly any time left, else `usual`.
fn hasty_ink(scene: &PlateScene, usual: Color32) -> Color32 {
    if scene.is_urgent && scene.is_running && !scene.is_flashing { PALETTE.urgent } else { usual }
}

/// The name, and beside it as much of the side and the rank as it leaves room for.
fn paint_name(painter: &Painter, inner: Rect, scale: f32, scene: &PlateScene) {
    let title = SIZES.title * scale;
    let name = format!("{} {}", scene.mark, scene.name);
    let whole = painter.layout_no_wrap(name.clone(), bold(title), ink(scene)).rect.width();
    let room_beside = inner.width() - SIZES.gap - whole.min(inner.width() * NAME_SHARE);
    let font = regular(SIZES.small * scale.max(0.92));
    let lay_out = |words: &String| painter.layout_no_wrap(words.clone(), font.clone(), soft_ink(scene));
    let details = [&scene.detail].into_iter().chain(&scene.shorter_details);
    let detail = details.map(lay_out).find(|detail| detail.rect.width() <= room_beside);
    let taken = detail.as_ref().map_or(0.0, |detail| detail.rect.width() + SIZES.gap);
    let galley = fitted_down_to(painter, &name, bold(title), ink(scene), inner.width() - taken, LEAST_NAME);
    let baseline = inner.top() + title * 0.62;
    painter.galley(pos2(inner.left(), baseline - galley.rect.height() / 2.0), galley, ink(scene));
    if let Some(detail) = detail {
        let at = pos2(inner.right() - detail.rect.width(), baseline - detail.rect.height() / 2.0);
        painter.galley(at, detail, soft_ink(scene));
    }
}

fn paint_digits(painter: &Painter, inner: Rect, scale: f32, scene: &PlateScene) {
    if scene.digits.is_empty() {
        return;
    }
    let color = hasty_ink(scene, ink(scene));
    // Between the name and the phase, where the plate is low.
    let room = inner.height() - (SIZES.title + SIZES.small) * scale * 1.15;
    let digits = Digits::fitted(painter, &scene.digits, bold((50.0 * scale).min(room)), color, inner.width());
    let middle = inner.top() + inner.height() * if scene.period_left.is_some() { 0.485 } else { 0.53 };
    let way = if scene.is_turned { Way::Turned } else { Way::Upright };
    digits.paint(painter, pos2(inner.left() + digits.width() / 2.0, middle), color, way);
}

fn paint_phase(painter: &Painter, inner: Rect, scale: f32, scene: &PlateScene) {
    let font = regular(SIZES.small * scale.max(0.92));
    let bottom = if scene.period_left.is_some() { inner.bottom() - 8.0 * scale } else { inner.bottom() };
    let color = hasty_ink(scene, soft_ink(scene));
    let mark = if scene.is_running { paint_arrow(painter, pos2(inner.left(), bottom), font.size, color) } else { 0.0 };
    let at = pos2(inner.left() + mark, bottom);
    let phase = painter.text(at, Align2::LEFT_BOTTOM, &scene.phase, font.clone(), color);
    let room = inner.right() - phase.right() - SIZES.gap;
    let lay_out = |words: &str| painter.layout_no_wrap(words.to_owned(), font.clone(), soft_ink(scene));
    let fits = |words: &&String| lay_out(words).rect.width() <= room;
    if let Some(extra) = [&scene.extra, &scene.extra_short].into_iter().find(fits).map(|words| lay_out(words)) {
        let at = pos2(inner.right() - extra.rect.width(), bottom - extra.rect.height());
        painter.galley(at, extra, soft_ink(scene));
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
fn paint_bar(painter: &Painter, inner: Rect, scale: f32, left: f32, is_running: bool) {
    let height = 5.0 * scale;
    let whole = Rect::from_min_max(pos2(inner.left(), inner.bottom() - height), inner.max);
    painter.rect_filled(whole, height / 2.0, PALETTE.foot);
    let rest = whole.with_max_x(whole.left() + whole.width() * left.clamp(0.0, 1.0));
    let color = if is_running { PALETTE.urgent } else { PALETTE.line };
    painter.rect_filled(rest, height / 2.0, color);
}
