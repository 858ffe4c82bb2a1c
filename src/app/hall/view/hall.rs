//! Many games at once, for a hall.

use egui::{Align2, CornerRadius, Key, Painter, Rect, Ui, pos2, vec2};

use super::board::list_ui;
use super::card::{Sizes, card_ui};
use super::lines::{alone_ui, below_ui, height_below};
use super::places::{code_apart, places};
use super::tools::{card_click, from_keys, tools_ui};
use crate::app::action::Action;
use crate::app::command::Command;
use crate::app::hall::action::HallAction;
use crate::app::hall::scene::HallScene;
use crate::app::theme::{Colours, bold, regular};
use crate::app::views::legible::legible;
use crate::app::views::lettering::wrapped;
use crate::app::views::look::Look;
use crate::app::views::qr_code::paint_site_code;

/// Paints the hall view and reports what is asked for there.
#[must_use]
pub fn hall_ui(ui: &mut Ui, scene: &HallScene, size: f32, look: Look<'_>) -> Vec<Action> {
    let palette = ui.palette();
    let area = ui.max_rect();
    let unit = area.size().min_elem() / 100.0;
    ui.painter().rect_filled(area, 0, palette.table);
    let inside = area.shrink2(vec2(unit * 2.4, unit * 2.0));
    let head = stopped_ui(ui.painter(), inside.with_min_y(head_ui(ui.painter(), inside, scene, unit)), scene, unit);
    let foot = foot_ui(ui.painter(), inside, scene, unit);
    let mut asked = page_ui(ui, inside.with_min_y(head + unit * 1.6).with_max_y(foot - unit * 1.2), scene, size, look);
    let tools = inside.with_min_y(foot - unit * 0.6).with_max_y(inside.bottom() + unit * 0.6);
    let tools = tools.with_max_x(inside.right() - unit * 14.0);
    asked.extend(tools_ui(ui, tools, scene, unit, look).map(Action::Hall));
    asked.extend(from_keys(ui));
    asked.extend(from_window(ui, look));
    asked
}

/// The window is closed, or fills its screen.
fn from_window(ui: &Ui, look: Look<'_>) -> Option<Action> {
    let (close, fill) = ui.input(|input| (input.viewport().close_requested(), input.key_pressed(Key::F11)));
    if fill {
        let fills = ui.input(|input| input.viewport().fullscreen.unwrap_or_default());
        ui.send_viewport_cmd(egui::ViewportCommand::Fullscreen(!fills));
    }
    (look.is_pressed(ui, Command::Hall) || close).then_some(Action::Hall(HallAction::CloseView))
}

/// Boards, and below them what is told of others; or that alone, or a list. Where spectators find the same on their
/// phones stands at the right.
fn page_ui(ui: &Ui, room: Rect, scene: &HallScene, size: f32, look: Look<'_>) -> Vec<Action> {
    let (palette, painter, unit) = (ui.palette(), ui.painter(), ui.max_rect().size().min_elem() / 100.0);
    let (room, apart) = code_apart(room, scene.code.is_some());
    if let Some((code, rect)) = scene.code.as_ref().zip(apart) {
        paint_site_code(painter, rect, code, unit * 2.0, unit);
    }
    if let Some(list) = &scene.list {
        list_ui(painter, room, list, unit);
        return Vec::new();
    }
    if let Some(idle) = &scene.idle {
        let words = wrapped(painter, idle, regular(unit * 4.0), palette.ink_soft, room.width() * 0.8);
        painter.galley(room.center() - words.rect.size() / 2.0, words, palette.ink_soft);
    }
    if scene.cards.is_empty() {
        alone_ui(painter, room, &scene.heading, &scene.lines, unit);
        return Vec::new();
    }
    let lines = height_below(room.width(), scene.lines.len(), unit);
    below_ui(painter, room.with_min_y(room.bottom() - lines), &scene.lines, unit);
    let room = room.with_max_y(room.bottom() - if lines > 0.0 { lines + unit } else { 0.0 });
    let placed = || scene.cards.iter().zip(places(room, scene.places, unit * 1.4, unit));
    let sizes = Sizes { screen: unit, letters: size, has_table_words: true };
    let sizes = placed().fold(sizes, |sizes, (card, rect)| sizes.fitting(painter, rect, card));
    let click = placed().filter_map(|(card, rect)| {
        card_ui(ui, rect, card, sizes, look);
        card_click(ui, rect, &card.name, &card.table, scene.is_enlarged)
    });
    click.map(Action::Hall).collect()
}

fn head_ui(painter: &Painter, room: Rect, scene: &HallScene, unit: f32) -> f32 {
    let palette = painter.palette();
    let right = countdown_ui(painter, room, scene, unit);
    let width = right - room.left();
    let title = legible(painter, &scene.title, bold(unit * 5.0), palette.ink, width, unit);
    let (bottom, end) = (room.top() + title.rect.height(), room.left() + title.rect.width() + unit * 2.4);
    painter.galley(room.min, title, palette.ink);
    if end < right {
        let event = legible(painter, &scene.event, regular(unit * 2.4), palette.ink_soft, right - end, unit);
        painter.galley(pos2(end, bottom - event.rect.height() - unit * 1.1), event, palette.ink_soft);
    }
    bottom
}

/// That the hall is stopped, across the whole screen. Returns where that leaves room.
fn stopped_ui(painter: &Painter, room: Rect, scene: &HallScene, unit: f32) -> f32 {
    let Some(stopped) = &scene.stopped else { return room.top() };
    let palette = painter.palette();
    let words = legible(painter, stopped, bold(unit * 6.0), palette.on_accent, room.width() - unit * 4.0, unit);
    let top = room.top() + unit;
    let strip = room.with_min_y(top).with_max_y(top + words.rect.height() + unit);
    painter.rect_filled(strip, CornerRadius::same(8), palette.grave_fill);
    painter.galley(strip.center() - words.rect.size() / 2.0, words, palette.on_accent);
    strip.bottom()
}

/// How long everybody has to wait, at the right. Returns where that leaves room.
fn countdown_ui(painter: &Painter, room: Rect, scene: &HallScene, unit: f32) -> f32 {
    let palette = painter.palette();
    let Some(countdown) = &scene.countdown else { return room.right() };
    // The words do not move while the digits change: figures of this font are as wide as each other.
    let digits = legible(painter, &countdown.digits, bold(unit * 5.0), palette.ink, room.width() * 0.2, unit);
    let words = legible(painter, &countdown.words, regular(unit * 2.8), palette.ink_soft, room.width() * 0.3, unit);
    let left = room.right() - digits.rect.width();
    let middle = room.top() + digits.rect.height() / 2.0;
    let at = pos2(left - words.rect.width() - unit * 1.4, middle - words.rect.height() / 2.0);
    painter.galley(pos2(left, room.top()), digits, palette.ink);
    painter.galley(at, words, palette.ink_soft);
    at.x - unit * 2.4
}

/// How many games are in play, what cannot be read, and which page it is.
fn foot_ui(painter: &Painter, room: Rect, scene: &HallScene, unit: f32) -> f32 {
    let palette = painter.palette();
    let font = regular(unit * 2.4);
    let told = [Some(&scene.counts), scene.trouble.as_ref()].into_iter().flatten();
    let told = told.filter(|words| !words.is_empty()).map(String::as_str).collect::<Vec<_>>().join(" · ");
    let told = legible(painter, &told, font.clone(), palette.ink_soft, room.width() * 0.6, unit);
    painter.text(room.right_bottom(), Align2::RIGHT_BOTTOM, &scene.page, font, palette.ink_soft);
    let top = room.bottom() - unit * 3.0;
    painter.galley(pos2(room.left(), room.bottom() - told.rect.height()), told, palette.ink_soft);
    top
}
