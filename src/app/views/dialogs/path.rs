use egui::{ScrollArea, TextEdit, Ui};

use super::new_game::row_ui;
use super::{attend_first, body, choices_ui, enter_pressed, foot};
use crate::app::action::{Action, DialogAction};
use crate::app::scene::{FolderRow, LineEnd, PathScene, Storing, StoringScene, TextEncoding};
use crate::app::theme::{PALETTE, SIZES};
use crate::app::views::Look;
use crate::app::views::parts::{primary_button, soft, strong};

/// What lies above and below the list of files, with and without the choices about how a record is stored.
const REST: f32 = 270.0;
const REST_WITH_STORING: f32 = 430.0;

/// The program's own file dialog: a folder to walk through and a field for the name.
#[must_use]
pub(super) fn path_ui(ui: &mut Ui, scene: &PathScene, look: Look<'_>) -> Vec<Action> {
    let mut actions = body(ui, &scene.headline, |ui| {
        ui.label(soft(&scene.folder));
        let mut actions = rows_ui(ui, scene);
        actions.extend(field_ui(ui, scene, look));
        actions.extend(scene.storing.and_then(|storing| storing_ui(ui, storing, look)));
        if let Some(trouble) = &scene.trouble {
            ui.colored_label(PALETTE.grave, trouble);
        }
        actions
    });
    actions.extend(foot(ui, |ui| buttons_ui(ui, scene, look)));
    actions.into_iter().map(Action::Dialog).collect()
}

fn rows_ui(ui: &mut Ui, scene: &PathScene) -> Vec<DialogAction> {
    let rest = if scene.storing.is_some() { REST_WITH_STORING } else { REST };
    let height = (ui.content_rect().height() - rest).clamp(100.0, 250.0);
    let area = ScrollArea::vertical().max_height(height).min_scrolled_height(height.min(160.0));
    let area = area.auto_shrink([false, false]);
    let shown = area.show(ui, |ui| {
        let clicked = |ui: &mut Ui, row: &FolderRow| entry_ui(ui, row, scene);
        scene.rows.iter().filter_map(|row| clicked(ui, row)).collect()
    });
    shown.inner
}

fn entry_ui(ui: &mut Ui, row: &FolderRow, scene: &PathScene) -> Option<DialogAction> {
    let words =
        if row.folder.is_some() { strong(&format!("{} /", row.name), 14.5) } else { egui::RichText::new(&row.name) };
    let button =
        egui::Button::selectable(row.name == scene.typed, words).min_size(egui::vec2(ui.available_width(), 0.0));
    let response = ui.add(button);
    match &row.folder {
        _ if !response.clicked() => None,
        Some(folder) => Some(DialogAction::ShowFolder(folder.clone())),
        None => Some(DialogAction::EditPath(row.name.clone())),
    }
}

fn field_ui(ui: &mut Ui, scene: &PathScene, look: Look<'_>) -> Vec<DialogAction> {
    let label = ui.label(look.text.say("path-name"));
    let mut typed = scene.typed.clone();
    let field = ui.add(TextEdit::singleline(&mut typed).desired_width(f32::INFINITY)).labelled_by(label.id);
    let entered = field.lost_focus() && enter_pressed(ui);
    if !entered {
        attend_first(ui, &field);
    }
    let edited = (typed != scene.typed).then_some(DialogAction::EditPath(typed));
    edited.into_iter().chain(entered.then_some(DialogAction::TakePath)).collect()
}

/// How the record is stored. Where nothing is chosen, the file's name tells.
fn storing_ui(ui: &mut Ui, scene: StoringScene, look: Look<'_>) -> Option<DialogAction> {
    let StoringScene { chosen, format, mut encoding, mut line_end } = scene;
    let encoding_name = |encoding| look.text.say(encoding_words(encoding));
    let line_end_name = |line_end| look.text.say(line_end_words(line_end));
    ui.add_space(SIZES.gap);
    let label = |name| look.text.say(name);
    row_ui(ui, &label("path-format"), |ui, _| ui.label(format.name()));
    row_ui(ui, &label("path-encoding"), |ui, _| choices_ui(ui, TextEncoding::ALL, &mut encoding, encoding_name));
    row_ui(ui, &label("path-line-end"), |ui, _| choices_ui(ui, LineEnd::ALL, &mut line_end, line_end_name));
    let taken = Storing {
        encoding: if encoding == scene.encoding { chosen.encoding } else { Some(encoding) },
        line_end: if line_end == scene.line_end { chosen.line_end } else { Some(line_end) },
    };
    (taken != chosen).then_some(DialogAction::StoreAs(taken))
}

const fn encoding_words(encoding: TextEncoding) -> &'static str {
    match encoding {
        TextEncoding::Utf8 => "encoding-utf8",
        TextEncoding::Utf8WithMark => "encoding-utf8-mark",
        TextEncoding::Cp932 => "encoding-cp932",
        TextEncoding::EucJp => "encoding-euc-jp",
    }
}

const fn line_end_words(line_end: LineEnd) -> &'static str {
    match line_end {
        LineEnd::CrLf => "line-end-crlf",
        LineEnd::Lf => "line-end-lf",
    }
}

fn buttons_ui(ui: &mut Ui, scene: &PathScene, look: Look<'_>) -> Vec<DialogAction> {
    let take = ui.add_enabled(scene.can_confirm, primary_button(&scene.confirm)).clicked();
    let cancel = ui.button(look.text.say("dialog-cancel")).clicked();
    let answers = [(take, DialogAction::TakePath), (cancel, DialogAction::Cancel)];
    answers.into_iter().filter(|(pressed, _)| *pressed).map(|(_, action)| action).collect()
}
