//! A player as the last row sees them; the plate of the window is in `views::plate`.

use egui::{Align2, CornerRadius, Painter, Rect, Stroke, StrokeKind, pos2, vec2};

use crate::app::scene::PlateScene;
use crate::app::theme::{Colours, Palette, bold, regular};
use crate::app::views::legible::legible;
use crate::app::views::lettering::fitted;

/// A player's name, rank and clock, to be read from the last row.
pub(super) fn plate_ui(painter: &Painter, rect: Rect, scene: &PlateScene, unit: f32) {
    painter.rect(
        rect,
        CornerRadius::same(12),
        painter.palette().card,
        frame(painter.palette(), scene, unit),
        StrokeKind::Inside,
    );
    let inner = rect.shrink2(vec2(unit * 2.2, unit * 1.8));
    let top = player_ui(painter, inner, scene, unit);
    let bottom = phase_ui(painter, inner, scene, unit);
    digits_ui(painter, inner.with_min_y(top).with_max_y(bottom), scene);
    if let Some(left) = scene.period_left {
        bar_ui(painter, inner.with_min_y(inner.bottom() - unit), left, scene.is_running);
    }
}

fn is_hasty(scene: &PlateScene) -> bool {
    scene.is_urgent && scene.is_running
}

fn frame(palette: &Palette, scene: &PlateScene, unit: f32) -> Stroke {
    match (scene.is_to_move, is_hasty(scene)) {
        (true, true) => Stroke::new(unit * 0.55, palette.urgent),
        (true, false) => Stroke::new(unit * 0.4, palette.chosen_line),
        (false, _) => Stroke::new(1.0, palette.line),
    }
}

/// Name and rank. Returns where they end.
fn player_ui(painter: &Painter, inner: Rect, scene: &PlateScene, unit: f32) -> f32 {
    let palette = painter.palette();
    // The side whose time runs has an arrow besides its frame, in a place of its own: the name stays where it is.
    let arrow = unit * 4.2;
    let name = format!("{} {}", scene.mark, scene.name);
    let name = legible(painter, &name, bold(unit * 4.2), palette.ink, inner.width() - arrow, unit);
    let detail = legible(painter, &scene.detail, regular(unit * 2.5), palette.ink_soft, inner.width(), unit);
    let below = inner.top() + name.rect.height();
    if scene.is_running {
        let at = pos2(inner.right(), inner.top() + name.rect.height() / 2.0);
        painter.text(at, Align2::RIGHT_CENTER, "▶", bold(unit * 3.2), palette.ink);
    }
    painter.galley(inner.min, name, palette.ink);
    let bottom = below + detail.rect.height();
    painter.galley(pos2(inner.left(), below), detail, palette.ink_soft);
    bottom
}

/// Which time runs, and at the right what comes after it. Returns where they begin: above the bar of a period, whether
/// there is one yet or not, so that the digits keep their size when byoyomi begins.
fn phase_ui(painter: &Painter, inner: Rect, scene: &PlateScene, unit: f32) -> f32 {
    let palette = painter.palette();
    let color = if is_hasty(scene) { palette.urgent } else { palette.ink_soft };
    let font = regular(unit * 2.6);
    let phase = legible(painter, &scene.phase, font.clone(), color, inner.width(), unit);
    let top = inner.bottom() - unit * 1.6 - phase.rect.height();
    let room = inner.width() - phase.rect.width() - unit * 1.2;
    let extra = [&scene.extra, &scene.extra_short]
        .map(|words| painter.layout_no_wrap(words.clone(), font.clone(), palette.ink_soft));
    if let Some(extra) = extra.into_iter().find(|extra| extra.rect.width() <= room) {
        painter.galley(pos2(inner.right() - extra.rect.width(), top), extra, palette.ink_soft);
    }
    painter.galley(pos2(inner.left(), top), phase, color);
    top
}

/// The clock, as large as fits.
fn digits_ui(painter: &Painter, room: Rect, scene: &PlateScene) {
    let palette = painter.palette();
    if scene.digits.is_empty() {
        return;
    }
    let color = if is_hasty(scene) { palette.urgent } else { palette.ink };
    let digits = fitted(painter, &scene.digits, bold(room.height() * 0.98), color, room.width());
    let middle = room.center().y - digits.mesh_bounds.center().y;
    painter.galley(pos2(room.left(), middle), digits, color);
}

/// What is left of a period, in a frame that shows how much it was.
fn bar_ui(painter: &Painter, whole: Rect, left: f32, is_running: bool) {
    let palette = painter.palette();
    let radius = whole.height() / 2.0;
    let color = if is_running { palette.urgent } else { palette.ink_soft };
    painter.rect(whole, radius, palette.foot, Stroke::new(1.0, palette.rail), StrokeKind::Inside);
    painter.rect_filled(whole.with_max_x(whole.left() + whole.width() * left.clamp(0.0, 1.0)), radius, color);
}
