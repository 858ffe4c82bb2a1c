use egui::{Grid, Id, RichText, Role, TextEdit, Ui, WidgetInfo, vec2};

use crate::app::action::{Action, DialogAction};
use crate::app::details::form::{DetailsForm, DetailsRow};
use crate::app::theme::{PALETTE, SIZES};
use crate::app::views::dialogs::frame::{body, foot, usual_button};
use crate::app::views::icons::{Icon, icon_button};
use crate::app::views::look::Look;
use crate::app::views::parts::soft;

const LABEL_WIDTH: f32 = 132.0;

/// The lines about a game. The form is edited in a copy and reported when it has changed.
#[must_use]
pub fn details_ui(ui: &mut Ui, scene: &DetailsForm, look: Look<'_>) -> Vec<Action> {
    let mut form = scene.clone();
    body(ui, &look.text.say("details-heading"), |ui| {
        let grid = Grid::new("details").num_columns(2).spacing(vec2(12.0, 8.0)).min_col_width(LABEL_WIDTH);
        grid.show(ui, |ui| rows_ui(ui, &mut form, look));
        if ui.button(look.text.say("details-add")).clicked() {
            form.add_row();
            ui.data_mut(|data| data.insert_temp(new_row(), form.rows.len() - 1));
        }
    });
    let mut actions = Vec::new();
    if form != *scene {
        actions.push(DialogAction::EditDetails(form));
    }
    actions.extend(foot(ui, |ui| buttons_ui(ui, look)));
    actions.into_iter().map(Action::Dialog).collect()
}

fn rows_ui(ui: &mut Ui, form: &mut DetailsForm, look: Look<'_>) {
    let mut removed = None;
    for (index, row) in form.rows.iter_mut().enumerate() {
        if row.is_usual {
            usual_ui(ui, row, look);
        } else if own_ui(ui, row, index, look) {
            removed = Some(index);
        }
        ui.end_row();
    }
    if let Some(index) = removed {
        form.rows.remove(index);
    }
}

fn usual_ui(ui: &mut Ui, row: &mut DetailsRow, look: Look<'_>) {
    let label = look.text.header_name(&row.key);
    ui.label(RichText::new(&label).color(PALETTE.ink_soft));
    field_ui(ui, &mut row.value, &label, 0.0);
}

/// A line with a key of its own; whether it is to be taken away.
fn own_ui(ui: &mut Ui, row: &mut DetailsRow, index: usize, look: Look<'_>) -> bool {
    let (key, value) = (look.text.say("details-key"), look.text.say("details-value"));
    let field = ui.add(TextEdit::singleline(&mut row.key).desired_width(LABEL_WIDTH - 16.0).hint_text(soft(&key)));
    field.widget_info(|| WidgetInfo::labeled(Role::TextInput, true, format!("{key} {}", index + 1)));
    if ui.data(|data| data.get_temp(new_row()) == Some(index)) {
        ui.data_mut(|data| data.remove::<usize>(new_row()));
        field.request_focus();
        field.scroll_to_me(None);
    }
    let removes = ui.horizontal(|ui| {
        let name = if row.key.is_empty() { format!("{value} {}", index + 1) } else { row.key.clone() };
        field_ui(ui, &mut row.value, &name, 30.0 + SIZES.gap);
        icon_button(ui, Icon::Close, vec2(30.0, 30.0), &look.text.say("details-remove")).clicked()
    });
    removes.inner
}

/// Where it is kept that a line was just added: the next thing typed belongs into it.
fn new_row() -> Id {
    Id::unique("the line that was just added")
}

/// A field as wide as there is room, but for `reserved` points.
fn field_ui(ui: &mut Ui, text: &mut String, label: &str, reserved: f32) {
    let width = ui.available_width() - reserved;
    let field = ui.add(TextEdit::singleline(text).desired_width(width));
    field.widget_info(|| WidgetInfo::labeled(Role::TextInput, true, label));
}

fn buttons_ui(ui: &mut Ui, look: Look<'_>) -> Vec<DialogAction> {
    let done = usual_button(ui, &look.text.say("details-done"), true);
    let cancel = ui.button(look.text.say("dialog-cancel")).clicked();
    let answers = [(done, DialogAction::TakeDetails), (cancel, DialogAction::Cancel)];
    answers.into_iter().filter(|(pressed, _)| *pressed).map(|(_, action)| action).collect()
}
