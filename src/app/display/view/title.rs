//! The page between games, which tells the hall how long to wait and where the site is.

use egui::{Align2, Painter, Rect, Stroke, pos2, vec2};

use crate::app::display::scene::TitleScene;
use crate::app::event::scene::CountdownScene;
use crate::app::theme::{Colours, bold, regular};
use crate::app::views::legible::legible;
use crate::app::views::lettering::baseline;
use crate::app::views::qr_code::paint_site_code;

/// Nothing is being played: what the event is called, and what everybody waits for.
pub(super) fn title_ui(painter: &Painter, area: Rect, scene: &TitleScene, size: f32) {
    let palette = painter.palette();
    let unit = area.height() / 100.0 * size;
    let room = area.width() * 0.86;
    let title = legible(painter, &scene.title, bold(unit * 11.0), palette.ink, room, unit);
    let lines = scene.lines.len() as f32 + if scene.countdown.is_some() { 2.4 } else { 0.0 };
    let top = area.center().y - (title.rect.height() + lines * unit * 6.5) / 2.0;
    painter.galley(pos2(area.center().x - title.rect.width() / 2.0, top), title.clone(), palette.ink);
    let rule = top + title.rect.height() + unit * 1.5;
    painter.hline(
        area.center().x - unit * 9.0..=area.center().x + unit * 9.0,
        rule,
        Stroke::new(unit * 0.3, palette.urgent),
    );
    for (index, line) in scene.lines.iter().enumerate() {
        let line = legible(painter, line, regular(unit * 4.0), palette.ink_soft, room, unit);
        let at = pos2(area.center().x - line.rect.width() / 2.0, rule + unit * (3.0 + 6.5 * index as f32));
        painter.galley(at, line, palette.ink_soft);
    }
    if let Some(code) = &scene.code {
        let rect = Align2::RIGHT_BOTTOM.align_size_within_rect(vec2(unit * 22.0, unit * 28.0), area.shrink(unit * 3.0));
        paint_site_code(painter, rect, code, unit * 2.4, unit / size);
    }
    if let Some(countdown) = &scene.countdown {
        let top = rule + unit * (4.6 + 6.5 * scene.lines.len() as f32);
        countdown_ui(painter, area.with_min_y(top), countdown, unit);
    }
}

/// How long everybody has to wait, in the middle of a line.
fn countdown_ui(painter: &Painter, room: Rect, scene: &CountdownScene, unit: f32) {
    let palette = painter.palette();
    let words = legible(painter, &scene.words, regular(unit * 4.0), palette.ink, room.width() * 0.6, unit);
    let digits = legible(painter, &scene.digits, bold(unit * 8.0), palette.ink, room.width() * 0.3, unit);
    let gap = unit * 2.0;
    let left = room.center().x - (words.rect.width() + gap + digits.rect.width()) / 2.0;
    let beside = pos2(left + words.rect.width() + gap, room.top());
    let at = pos2(left, room.top() + baseline(&digits) - baseline(&words));
    painter.galley(at, words, palette.ink);
    painter.galley(beside, digits, palette.ink);
}
