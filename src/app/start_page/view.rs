//! The start page: what can be begun, and the records that were used last as small boards.

use egui::{
    Align2, Button, CornerRadius, CursorIcon, Frame, Margin, Rect, Role, Sense, Stroke, StrokeKind, Ui, UiBuilder,
    Vec2, WidgetInfo, pos2, vec2,
};

use crate::app::action::Action;
use crate::app::command::Command;
use crate::app::start_page::scene::{RecentScene, StartScene};
use crate::app::theme::{Colours, SIZES, bold, regular};
use crate::app::views::buttons::{FillableButton, primary_button};
use crate::app::views::look::Look;
use crate::app::views::parts::{focus_ring, is_back, scrolled_in_room, soft, strong, write_truncated};
use crate::app::views::prose::Prose;
use crate::app::views::small_board::{height_of, paint_small_board};

/// Buttons stand in two columns where the panel is so wide.
const ROOM_FOR_TWO: f32 = 250.0;
const BUTTON_HEIGHT: f32 = 42.0;
/// Where they stand one above the other, so that records are seen below them.
const LOW_BUTTON_HEIGHT: f32 = 34.0;
/// From line to line beside a board that is high enough.
const LINE: f32 = 20.0;
/// Two names, the date, the length, and who won.
const MOST_LINES: f32 = 5.0;
/// Around a board and the words beside it.
const PADDING: f32 = 8.0;

/// It is gone through as one page: with large letters not even the buttons may have room.
#[must_use]
pub fn start_ui(ui: &mut Ui, scene: &StartScene, look: Look<'_>) -> Vec<Action> {
    let area = scrolled_in_room("start");
    let shown = area.show(ui, |ui| {
        let mut actions = beginnings_ui(ui, scene, look);
        actions.extend(is_back(ui).then_some(Action::LookAtRecent));
        ui.spacing_mut().item_spacing.y = 2.0;
        actions.extend(scene.recent.iter().filter_map(|recent| recent_ui(ui, recent, look)));
        ui.add_space(SIZES.gap);
        actions
    });
    shown.inner
}

/// What can be begun, and the heading of the records.
fn beginnings_ui(ui: &mut Ui, scene: &StartScene, look: Look<'_>) -> Vec<Action> {
    let frame = Frame::new().inner_margin(Margin { left: 14, right: 14, top: 8, bottom: 4 });
    let shown = frame.show(ui, |ui| {
        let actions = buttons_ui(ui, &scene.commands, look);
        ui.add_space(SIZES.gap);
        ui.label(strong(&look.text.say("start-recent"), SIZES.body));
        if scene.recent.is_empty() {
            ui.prose(soft(&look.text.say("start-none")));
        }
        actions
    });
    shown.inner
}

/// What can be begun, as large buttons; the usual thing is filled.
fn buttons_ui(ui: &mut Ui, commands: &[Command], look: Look<'_>) -> Vec<Action> {
    let has_room = ui.available_width() >= ROOM_FOR_TWO;
    let (columns, height) = if has_room { (2, BUTTON_HEIGHT) } else { (1, LOW_BUTTON_HEIGHT) };
    let gap = if has_room { SIZES.gap } else { 5.0 };
    let width = (ui.available_width() - gap * (columns - 1) as f32) / columns as f32;
    ui.spacing_mut().item_spacing = vec2(gap, gap);
    let mut actions = Vec::new();
    for row in commands.chunks(columns) {
        ui.horizontal(|ui| {
            let pressed = row.iter().filter(|command| button_ui(ui, **command, vec2(width, height), look));
            actions.extend(pressed.map(|command| Action::Command(*command)));
        });
    }
    actions
}

/// Returns whether it was pressed. It is called by its name and what it is for: the tool bar has such names, too.
fn button_ui(ui: &mut Ui, command: Command, size: Vec2, look: Look<'_>) -> bool {
    let name = look.text.say(command.name());
    let tip = look.text.say(&format!("{}-tip", command.name()));
    let button = if command == Command::NewGame { primary_button(ui, &name) } else { FillableButton::plain(&name) };
    let response = ui.add(button.min_size(size));
    response.widget_info(|| WidgetInfo::labeled(Role::Button, true, format!("{name} {tip}")));
    let keys = look.key_words(ui.ctx(), command).map_or_else(String::new, |keys| format!("  {keys}"));
    response.on_hover_text(format!("{tip}{keys}")).clicked()
}

/// A record: how it ends on a small board, and beside it who played, when, and who won. A click opens it.
fn recent_ui(ui: &mut Ui, scene: &RecentScene, look: Look<'_>) -> Option<Action> {
    let width = (ui.available_width() * 0.36).clamp(76.0, 140.0);
    let size = vec2(ui.available_width(), height_of(width) + 2.0 * PADDING);
    let can_be_opened = scene.fault.is_none();
    let (rect, row) = ui.allocate_exact_size(size, if can_be_opened { Sense::click() } else { Sense::hover() });
    let told = scene.names.iter().chain(&scene.details).chain(&scene.fault);
    let label = told.map(String::as_str).collect::<Vec<_>>().join(" ");
    row.widget_info(|| WidgetInfo::labeled(Role::Button, can_be_opened, &label));
    let inside = rect.shrink2(vec2(6.0, 0.0));
    if can_be_opened && row.hovered() {
        ui.painter().rect_filled(inside, CornerRadius::same(SIZES.radius), ui.palette().hover);
        ui.set_cursor_icon(CursorIcon::PointingHand);
    }
    focus_ring(ui, &row, inside);
    let forgotten = told_ui(ui, inside.shrink(PADDING), width, scene, look);
    let told = scene.names.iter().cloned().chain([scene.path.display().to_string()]).collect::<Vec<_>>().join("\n");
    let opened = row.on_hover_text(told).clicked();
    let path = || scene.path.clone();
    if opened { Some(Action::OpenRecord(path())) } else { forgotten.then(|| Action::ForgetRecord(path())) }
}

/// The board and what is told beside it. Returns whether the record is to be taken off the list.
fn told_ui(ui: &mut Ui, rect: Rect, board_width: f32, scene: &RecentScene, look: Look<'_>) -> bool {
    let palette = ui.palette();
    if !ui.is_rect_visible(rect) {
        return false;
    }
    let board = Rect::from_min_size(rect.min, vec2(board_width, rect.height()));
    match &scene.board {
        Some(position) => paint_small_board(ui, board, position, look),
        None => _ = ui.painter().rect(board, 5, palette.foot, Stroke::new(1.0, palette.line), StrokeKind::Inside),
    }
    let words = rect.with_min_x(board.right() + 10.0);
    let bottom = words_ui(ui, words, scene);
    scene.fault.is_some() && forget_ui(ui, words.with_min_y(bottom), scene, look)
}

/// What is told beside the board, line by line. Returns where it ends.
fn words_ui(ui: &Ui, rect: Rect, scene: &RecentScene) -> f32 {
    let palette = ui.palette();
    let names = scene.names.iter().map(|words| (words, bold(SIZES.small + 0.5), palette.ink));
    let details = scene.details.iter().map(|words| (words, regular(SIZES.small), palette.ink_soft));
    let fault = scene.fault.iter().map(|words| (words, regular(SIZES.small), palette.grave));
    let (mut top, line) = (rect.top(), LINE.min(rect.height() / MOST_LINES));
    for (words, font, ink) in names.chain(details).chain(fault) {
        let place = pos2(rect.left(), top + line / 2.0);
        write_truncated(ui, place, Align2::LEFT_CENTER, rect.width(), words, font, ink);
        top += line;
    }
    top
}

/// A button that takes a record off the list which cannot be opened. Returns whether it was pressed.
fn forget_ui(ui: &mut Ui, rect: Rect, scene: &RecentScene, look: Look<'_>) -> bool {
    let words = look.text.say("start-forget");
    let mut below = ui.new_child(UiBuilder::new().max_rect(rect.translate(vec2(0.0, 4.0))));
    let button = below.add(Button::new(soft(&words)).small().min_size(vec2(0.0, 24.0)));
    button.widget_info(|| WidgetInfo::labeled(Role::Button, true, format!("{words}: {}", scene.names.join(" "))));
    button.clicked()
}
