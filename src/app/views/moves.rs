//! The record at the side: the list of moves, the comment, and the buttons that step through it.

use egui::{
    Align, Align2, CornerRadius, CursorIcon, Frame, Margin, Panel, Rect, Role, ScrollArea, Sense, TextEdit, Ui,
    UiBuilder, WidgetInfo, pos2, vec2,
};

use super::Look;
use super::icons::{Icon, icon_button};
use super::notices::notices_ui;
use super::parts::{focus_ring, soft, strong};
use crate::app::action::Action;
use crate::app::command::Command;
use crate::app::scene::{MoveRow, MovesScene, NoticeScene};
use crate::app::theme::{PALETTE, SIZES, regular};

#[must_use]
pub(super) fn moves_ui(ui: &mut Ui, scene: &MovesScene, notices: &[NoticeScene], look: Look<'_>) -> Vec<Action> {
    let mut actions = notices_ui(ui, notices, look);
    heading_ui(ui, look);
    if scene.is_review {
        let foot = Panel::bottom("steps").frame(Frame::new().fill(PALETTE.card).inner_margin(Margin::symmetric(10, 8)));
        actions.extend(foot.show(ui, |ui| steps_ui(ui, look)).inner);
    }
    if scene.is_review {
        let frame = Frame::new().fill(PALETTE.foot).inner_margin(Margin::symmetric(12, 10));
        let panel = Panel::bottom("comment").frame(frame).exact_size((ui.available_height() * 0.3).min(190.0));
        actions.extend(panel.show(ui, |ui| comment_ui(ui, &scene.comment, look)).inner);
    }
    actions.extend(list_ui(ui, scene));
    actions
}

fn heading_ui(ui: &mut Ui, look: Look<'_>) {
    Frame::new().inner_margin(Margin { left: 16, right: 16, top: 12, bottom: 6 }).show(ui, |ui| {
        ui.set_width(ui.available_width());
        ui.label(strong(&look.text.say("moves-heading"), SIZES.title));
    });
    super::parts::hairline(ui, ui.cursor().top() - SIZES.gap / 2.0);
}

/// The comment at the present place, to be read and written.
fn comment_ui(ui: &mut Ui, comment: &str, look: Look<'_>) -> Option<Action> {
    let label = look.text.say("moves-comment");
    let mut text = comment.to_owned();
    ScrollArea::vertical().id_salt("comment").auto_shrink(false).show(ui, |ui| {
        let rows = ((ui.available_height() - 14.0) / 22.0).max(2.0) as usize;
        let field = TextEdit::multiline(&mut text).desired_width(f32::INFINITY).desired_rows(rows);
        let response = ui.add(field.hint_text(soft(&label)));
        response.widget_info(|| WidgetInfo::labeled(Role::MultilineTextInput, true, &label));
    });
    (text != comment).then_some(Action::EditComment(text))
}

fn steps_ui(ui: &mut Ui, look: Look<'_>) -> Vec<Action> {
    let steps = [
        (Icon::First, Command::First),
        (Icon::Previous, Command::Previous),
        (Icon::Next, Command::Next),
        (Icon::Last, Command::Last),
    ];
    let button = vec2(((ui.available_width() - 3.0 * SIZES.gap) / 4.0).min(64.0), 34.0);
    let indent = (ui.available_width() - 4.0 * button.x - 3.0 * SIZES.gap) / 2.0;
    let row = ui.horizontal(|ui| {
        ui.add_space(indent.max(0.0));
        let pressed = steps
            .into_iter()
            .filter(|&(icon, command)| icon_button(ui, icon, button, &look.text.say(command.name())).clicked());
        pressed.map(|(_, command)| Action::Command(command)).collect()
    });
    row.inner
}

fn list_ui(ui: &mut Ui, scene: &MovesScene) -> Vec<Action> {
    let mut actions = Vec::new();
    let area = ScrollArea::vertical().auto_shrink(false).id_salt("moves");
    area.show_viewport(ui, |ui, viewport| {
        ui.set_height(SIZES.row * scene.rows.len() as f32 + SIZES.gap);
        ui.set_width(ui.available_width());
        let top = ui.max_rect().top();
        keep_current_in_sight(ui, scene, top);
        let first = (viewport.top() / SIZES.row).max(0.0) as usize;
        let count = (viewport.height() / SIZES.row) as usize + 2;
        for (index, row) in scene.rows.iter().enumerate().skip(first).take(count) {
            let at = pos2(ui.max_rect().left(), top + SIZES.row * index as f32);
            let rect = Rect::from_min_size(at, vec2(ui.max_rect().width(), SIZES.row));
            actions.extend(row_ui(ui, rect, index, row, scene));
        }
    });
    actions
}

/// Scrolls when another row has become the current one, and never against the user's own scrolling.
fn keep_current_in_sight(ui: &Ui, scene: &MovesScene, top: f32) {
    let id = ui.scope_id().with("current row");
    let present = (scene.current, scene.rows.len());
    let before = ui.data_mut(|data| data.get_temp::<(usize, usize)>(id));
    if before != Some(present) {
        ui.data_mut(|data| data.insert_temp(id, present));
        let at_end = scene.current + 2 >= scene.rows.len();
        let shown = if at_end { scene.rows.len() - 1 } else { scene.current };
        let y = top + SIZES.row * shown as f32;
        let row = Rect::from_min_size(pos2(ui.max_rect().left(), y), vec2(10.0, SIZES.row * 1.5));
        ui.scroll_to_rect(row, if at_end { None } else { Some(Align::Center) });
    }
}

fn row_ui(ui: &mut Ui, rect: Rect, index: usize, row: &MoveRow, scene: &MovesScene) -> Vec<Action> {
    let node = match row {
        MoveRow::Start { node, .. } | MoveRow::Move { node, .. } | MoveRow::Variation { node, .. } => Some(*node),
        MoveRow::End { .. } => None,
    };
    let is_current = index == scene.current;
    let can_click = scene.is_review && node.is_some();
    let sense = if can_click { Sense::click() } else { Sense::hover() };
    let response = ui.interact(rect, ui.make_persistent_id(("row", index)), sense);
    let role = if can_click { Role::Button } else { Role::Label };
    response.widget_info(|| WidgetInfo::selected(role, true, is_current, row_label(row)));
    let inside = Rect::from_min_max(pos2(rect.left() + 6.0, rect.top()), pos2(rect.right() - 6.0, rect.bottom()));
    if is_current {
        ui.painter().rect_filled(inside, CornerRadius::same(5), PALETTE.chosen);
    } else if can_click && response.hovered() {
        ui.painter().rect_filled(inside, CornerRadius::same(5), PALETTE.hover);
        ui.ctx().set_cursor_icon(CursorIcon::PointingHand);
    }
    focus_ring(ui, &response, inside);
    ui.scope_builder(UiBuilder::new().max_rect(inside), |ui| paint_row(ui, inside, row, is_current));
    let clicked = node.filter(|_| response.clicked());
    clicked.map(Action::GoTo).into_iter().collect()
}

fn row_label(row: &MoveRow) -> String {
    match row {
        MoveRow::Start { words, .. } | MoveRow::Variation { words, .. } | MoveRow::End { words } => words.clone(),
        MoveRow::Move { number, words, spent, .. } => format!("{number} {words} {spent}").trim_end().to_owned(),
    }
}

fn paint_row(ui: &Ui, rect: Rect, row: &MoveRow, is_current: bool) {
    let painter = ui.painter();
    let (ink, pale) = if is_current { (PALETTE.on_accent, PALETTE.on_accent) } else { (PALETTE.ink, PALETTE.ink_soft) };
    let middle = rect.center().y;
    let write = |x: f32, align: Align2, words: &str, size: f32, color| {
        painter.text(pos2(x, middle), align, words, regular(size), color);
    };
    let (number_x, words_x) = (rect.left() + 38.0, rect.left() + 50.0);
    match row {
        MoveRow::Start { words, .. } => write(words_x, Align2::LEFT_CENTER, words, SIZES.body, pale),
        MoveRow::End { words } => write(words_x, Align2::LEFT_CENTER, words, SIZES.body, PALETTE.grave),
        MoveRow::Variation { words, .. } => {
            write(words_x + 12.0, Align2::LEFT_CENTER, &format!("└ {words}"), SIZES.small, PALETTE.urgent);
        }
        MoveRow::Move { number, words, spent, total, .. } => {
            write(number_x, Align2::RIGHT_CENTER, &number.to_string(), SIZES.small, pale);
            write(words_x, Align2::LEFT_CENTER, words, SIZES.body, ink);
            let total_x = rect.right() - 10.0;
            write(total_x, Align2::RIGHT_CENTER, total, SIZES.small, pale);
            write(total_x - 58.0, Align2::RIGHT_CENTER, spent, SIZES.small, pale);
        }
    }
}
