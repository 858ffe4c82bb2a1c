//! QR codes on screen: dark on light in every theme, since not every camera reads them the other way round.

use egui::{Align2, Color32, CornerRadius, Mesh, Painter, Rect, Vec2, pos2, vec2};

use crate::app::publish::scene::SiteCode;
use crate::app::theme::{Colours, bold, regular};
use crate::app::views::legible::on_two_lines;
use crate::picture::QrCode;

/// Paints a code into `rect`, and what it is for and the address in letters of this size below it, on two lines rather
/// than too small to be read; `screen` is a hundredth of the screen's height.
pub fn paint_site_code(painter: &Painter, rect: Rect, scene: &SiteCode, letters: f32, screen: f32) {
    let palette = painter.palette();
    let set = |words: &str, font, ink| on_two_lines(painter, words, font, ink, rect.width(), screen);
    let words = set(&scene.words, bold(letters), palette.ink);
    let address = set(&scene.address, regular(letters * 0.85), palette.ink_soft);
    let below = words.rect.height() + address.rect.height() + letters * 0.3;
    let side = rect.width().min(rect.height() - below).max(0.0);
    let whole = Align2::CENTER_CENTER.align_size_within_rect(vec2(side, side + below), rect);
    let code = Rect::from_center_size(whole.center_top() + vec2(0.0, side / 2.0), Vec2::splat(side));
    paint_qr_code(painter, code, &scene.code);
    let mut top = code.bottom() + letters * 0.3;
    for (line, ink) in [(words, palette.ink), (address, palette.ink_soft)] {
        let (width, height) = (line.rect.width(), line.rect.height());
        painter.galley(pos2(rect.center().x - width / 2.0, top), line, ink);
        top += height;
    }
}

/// Paints a code into `rect`, as large as whole pixels make it. It is read out by what stands beside it.
pub fn paint_qr_code(painter: &Painter, rect: Rect, code: &QrCode) {
    let pixel = 1.0 / painter.ctx().pixels_per_point();
    let size = code.size_with_margin() as f32;
    let unit = ((rect.width().min(rect.height()) / size / pixel).floor() * pixel).max(pixel);
    let snapped = |at: f32| (at / pixel).round() * pixel;
    let corner = rect.center() - Vec2::splat(unit * size / 2.0);
    let corner = pos2(snapped(corner.x), snapped(corner.y));
    painter.rect_filled(Rect::from_min_size(corner, Vec2::splat(unit * size)), CornerRadius::same(4), Color32::WHITE);
    let mut modules = Mesh::default();
    for run in code.dark_runs() {
        let at = corner + vec2(run.column as f32, run.row as f32) * unit;
        modules.add_colored_rect(Rect::from_min_size(at, vec2(run.length as f32, 1.0) * unit), Color32::BLACK);
    }
    painter.add(modules);
}
