//! The header of a record as rows to be filled in, of which only those in sight cost anything.

use egui::{Align, Id, Layout, RichText, Role, Ui, WidgetInfo, vec2};

use crate::app::action::{Action, DialogAction};
use crate::app::details::form::{DetailsEdit, DetailsForm, DetailsRow};
use crate::app::theme::Colours;
use crate::app::views::dialogs::frame::{attend_first, body, foot, usual_button};
use crate::app::views::fields::line_field;
use crate::app::views::icons::{Icon, icon_button};
use crate::app::views::look::Look;
use crate::app::views::parts::{rows_in_sight, soft};

/// A row, with what stays free below it.
const ROW: f32 = 38.0;
const LABEL_WIDTH: f32 = 132.0;
/// Between what stands in a row.
const SPACE: f32 = 12.0;
/// How large the button is that takes a line away.
const CROSS: f32 = 30.0;

/// The lines about a game. There may be any number of them, so that only what changes is reported.
#[must_use]
pub fn details_ui(ui: &mut Ui, form: &DetailsForm, look: Look<'_>) -> Vec<Action> {
    let edits = body(ui, &look.text.say("details-heading"), |ui| {
        let mut edits = rows_in_sight(ui, form.rows.len(), ROW, |ui, index| row_ui(ui, form, index, look));
        if ui.button(look.text.say("details-add")).clicked() {
            edits.push(DetailsEdit::Add);
            ui.data_mut(|data| data.insert_temp(new_row(), form.rows.len()));
        }
        edits
    });
    let answers = foot(ui, |ui| buttons_ui(ui, look));
    edits.into_iter().map(DialogAction::EditDetails).chain(answers).map(Action::Dialog).collect()
}

fn row_ui(ui: &mut Ui, form: &DetailsForm, index: usize, look: Look<'_>) -> Option<DetailsEdit> {
    ui.spacing_mut().item_spacing.x = SPACE;
    let row = &form.rows[index];
    if row.is_usual { usual_ui(ui, row, index, look) } else { own_ui(ui, row, index, look) }
}

fn usual_ui(ui: &mut Ui, row: &DetailsRow, index: usize, look: Look<'_>) -> Option<DetailsEdit> {
    let label = look.text.header_name(&row.key);
    label_ui(ui, |ui| ui.label(RichText::new(&label).color(ui.palette().ink_soft)));
    field_ui(ui, &row.value, &label, 0.0, index == 0).map(|value| DetailsEdit::Value(index, value))
}

/// A line with a key of its own, which can be taken away.
fn own_ui(ui: &mut Ui, row: &DetailsRow, index: usize, look: Look<'_>) -> Option<DetailsEdit> {
    let key = label_ui(ui, |ui| key_ui(ui, row, index, look)).map(|key| DetailsEdit::Key(index, key));
    let name =
        if row.key.is_empty() { format!("{} {}", look.text.say("details-value"), index + 1) } else { row.key.clone() };
    let value = field_ui(ui, &row.value, &name, CROSS + SPACE, false).map(|value| DetailsEdit::Value(index, value));
    let is_removed = icon_button(ui, Icon::Close, vec2(CROSS, CROSS), &look.text.say("details-remove")).clicked();
    is_removed.then_some(DetailsEdit::Remove(index)).or(key).or(value)
}

fn key_ui(ui: &mut Ui, row: &DetailsRow, index: usize, look: Look<'_>) -> Option<String> {
    let label = look.text.say("details-key");
    let mut key = row.key.clone();
    let field = ui.add(line_field(&mut key).desired_width(LABEL_WIDTH - 16.0).hint_text(soft(&label)));
    field.widget_info(|| WidgetInfo::labeled(Role::TextInput, true, format!("{label} {}", index + 1)));
    if ui.data(|data| data.get_temp(new_row()) == Some(index)) {
        ui.data_mut(|data| data.remove::<usize>(new_row()));
        field.request_focus();
        field.scroll_to_me(None);
    }
    (key != row.key).then_some(key)
}

/// What stands before a value, as wide in every row.
fn label_ui<R>(ui: &mut Ui, content: impl FnOnce(&mut Ui) -> R) -> R {
    let size = vec2(LABEL_WIDTH, ui.available_height());
    let shown = ui.allocate_ui_with_layout(size, Layout::left_to_right(Align::Center), |ui| {
        ui.set_min_width(LABEL_WIDTH);
        content(ui)
    });
    shown.inner
}

/// Where it is kept that a line was just added: the next thing typed belongs into it.
fn new_row() -> Id {
    Id::unique("the line that was just added")
}

/// A field as wide as there is room, but for `reserved` points; what stands in it, if that has changed. The first one has the
/// keyboard's attention at first.
fn field_ui(ui: &mut Ui, text: &str, label: &str, reserved: f32, is_first: bool) -> Option<String> {
    let mut typed = text.to_owned();
    let width = ui.available_width() - reserved;
    let field = ui.add(line_field(&mut typed).desired_width(width));
    field.widget_info(|| WidgetInfo::labeled(Role::TextInput, true, label));
    if is_first {
        attend_first(ui, &field);
    }
    (typed != text).then_some(typed)
}

fn buttons_ui(ui: &mut Ui, look: Look<'_>) -> Vec<DialogAction> {
    let done = usual_button(ui, &look.text.say("details-done"), true);
    let cancel = ui.button(look.text.say("dialog-cancel")).clicked();
    let answers = [(done, DialogAction::TakeDetails), (cancel, DialogAction::Cancel)];
    answers.into_iter().filter(|(pressed, _)| *pressed).map(|(_, action)| action).collect()
}
