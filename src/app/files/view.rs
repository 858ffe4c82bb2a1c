//! The program's own file dialog, for systems that have none.

use egui::{Frame, Id, Margin, Painter, Rect, Role, ScrollArea, Stroke, StrokeKind, Ui, Vec2, vec2};

use crate::app::action::{Action, DialogAction};
use crate::app::files::form::Storing;
use crate::app::files::scene::{FolderRow, PathScene, StoringScene, encoding_name, line_end_name};
use crate::app::theme::{Colours, SIZES};
use crate::app::views::dialogs::frame::{
    attend_first_to_proposal, body, choices_ui, foot, rest_of_body, rest_of_foot, row_ui, usual_button,
};
use crate::app::views::fields::line_field;
use crate::app::views::look::Look;
use crate::app::views::parts::{ENTRY_HEIGHT, Entry, entry_ui, rows_in_sight, soft};
use crate::record::{LineEnd, RecordFormat, TextEncoding};

/// What lies below the list of files, and what the choices about how a record is stored add to it.
const BELOW: f32 = 76.0;
const STORING: f32 = 126.0;
/// Between the files and the edge of their list.
const LIST_MARGIN: Margin = Margin::same(4);
/// What the frame of that list takes, and what lies between it and the field.
const FRAME: f32 = 2.0 * LIST_MARGIN.top as f32 + 2.0 + SIZES.gap;
/// What stands before a name: the icon of a folder.
const ICON_ROOM: f32 = 36.0;
/// The list of files is between so high.
const LOWEST: f32 = 100.0;
const HIGHEST: f32 = 250.0;
const ICON_SIZE: Vec2 = vec2(17.0, 14.0);

/// The program's own file dialog: a folder to walk through and a field for the name. The list scrolls; where there is no room for
/// one it comes last, and all of it scrolls together.
#[must_use]
pub fn path_ui(ui: &mut Ui, scene: &PathScene, look: Look<'_>) -> Vec<Action> {
    let mut actions = body(ui, &scene.headline, |ui| {
        ui.label(soft(&scene.folder));
        let room = rest_of_body(ui, below_list(ui, scene) + FRAME);
        if room >= LOWEST {
            let mut actions = list_ui(ui, scene, room.min(HIGHEST));
            actions.extend(below_list_ui(ui, scene, look));
            return actions;
        }
        let mut actions = below_list_ui(ui, scene, look);
        actions.extend(rows_ui(ui, scene));
        actions
    });
    actions.extend(foot(ui, |ui| buttons_ui(ui, scene, look)));
    actions.into_iter().map(Action::Dialog).collect()
}

/// The field for the name, and how a record is stored. How high that is is kept for the list above it.
fn below_list_ui(ui: &mut Ui, scene: &PathScene, look: Look<'_>) -> Vec<DialogAction> {
    let shown = ui.vertical(|ui| {
        let edited = field_ui(ui, scene, look);
        let stored = scene.storing.as_ref().and_then(|storing| storing_ui(ui, storing, look));
        edited.into_iter().chain(stored).collect()
    });
    let height = shown.response.rect.height() + ui.spacing().item_spacing.y;
    ui.data_mut(|data| data.insert_temp(below_id(scene), height));
    shown.inner
}

/// How high that was when it was shown last.
fn below_list(ui: &Ui, scene: &PathScene) -> f32 {
    let usual = if scene.storing.is_some() { BELOW + STORING } else { BELOW };
    ui.data(|data| data.get_temp(below_id(scene))).unwrap_or(usual)
}

fn below_id(scene: &PathScene) -> Id {
    Id::unique(("below the files", scene.storing.is_some()))
}

/// The files, in a list that scrolls.
fn list_ui(ui: &mut Ui, scene: &PathScene, height: f32) -> Vec<DialogAction> {
    let area = ScrollArea::vertical().max_height(height).min_scrolled_height(height).auto_shrink([false, false]);
    let edge = Stroke::new(1.0, ui.palette().line);
    let list = Frame::new().stroke(edge).corner_radius(SIZES.radius).inner_margin(LIST_MARGIN);
    list.show(ui, |ui| area.show(ui, |ui| rows_ui(ui, scene)).inner).inner
}

fn rows_ui(ui: &mut Ui, scene: &PathScene) -> Vec<DialogAction> {
    rows_in_sight(ui, scene.rows.len(), ENTRY_HEIGHT + 2.0, |ui, index| {
        let row = &scene.rows[index];
        file_ui(ui, row, row.name == scene.typed)
    })
}

/// A file, or a folder with its icon.
fn file_ui(ui: &mut Ui, row: &FolderRow, is_chosen: bool) -> Option<DialogAction> {
    let response = entry_ui(ui, Entry { name: &row.name, indent: ICON_ROOM, role: Role::Button, is_chosen });
    if row.folder.is_some() {
        let at = Rect::from_center_size(response.rect.left_center() + vec2(ICON_ROOM * 0.5, 0.0), ICON_SIZE);
        paint_folder(ui.painter(), at);
    }
    match &row.folder {
        _ if !response.clicked() => None,
        // The second press of two was meant for what was there at the first one.
        Some(_) if response.double_clicked() => None,
        Some(folder) => Some(DialogAction::ShowFolder(folder.clone())),
        None if response.double_clicked() && is_chosen => Some(DialogAction::TakePath),
        None => Some(DialogAction::EditPath(row.name.clone())),
    }
}

/// A folder with its tab.
fn paint_folder(painter: &Painter, rect: Rect) {
    let palette = painter.palette();
    let line = Stroke::new(1.3, palette.ink_soft);
    let tab = rect.with_max_x(rect.left() + rect.width() * 0.45).with_max_y(rect.top() + 4.0);
    painter.rect(tab, 1, palette.ink_soft, line, StrokeKind::Inside);
    painter.rect(rect.with_min_y(rect.top() + 2.5), 2, palette.foot, line, StrokeKind::Inside);
}

fn field_ui(ui: &mut Ui, scene: &PathScene, look: Look<'_>) -> Option<DialogAction> {
    let label = ui.label(look.text.say("path-name"));
    let mut typed = scene.typed.clone();
    let field = ui.add(line_field(&mut typed).desired_width(f32::INFINITY)).labelled_by(label.id);
    attend_first_to_proposal(ui, &field, &typed);
    (typed != scene.typed).then_some(DialogAction::EditPath(typed))
}

/// How the record is stored. Where nothing is chosen, the file's name tells.
fn storing_ui(ui: &mut Ui, scene: &StoringScene, look: Look<'_>) -> Option<DialogAction> {
    let StoringScene { chosen, format, mut encoding, mut line_end, .. } = *scene;
    let mut renamed = None;
    let in_encoding = |encoding| look.text.say(encoding_name(encoding));
    let with_line_end = |line_end| look.text.say(line_end_name(line_end));
    ui.add_space(SIZES.gap);
    let label = |name| look.text.say(name);
    row_ui(ui, &label("path-format"), |ui, _| renamed = format_ui(ui, &scene.formats, format));
    row_ui(ui, &label("path-encoding"), |ui, _| choices_ui(ui, TextEncoding::ALL, &mut encoding, in_encoding));
    row_ui(ui, &label("path-line-end"), |ui, _| choices_ui(ui, LineEnd::ALL, &mut line_end, with_line_end));
    let taken = Storing {
        encoding: if encoding == scene.encoding { chosen.encoding } else { Some(encoding) },
        line_end: if line_end == scene.line_end { chosen.line_end } else { Some(line_end) },
    };
    renamed.or_else(|| (taken != chosen).then_some(DialogAction::StoreAs(taken)))
}

/// The formats, of which one is chosen by the name of the file.
fn format_ui(ui: &mut Ui, formats: &[(RecordFormat, String)], format: RecordFormat) -> Option<DialogAction> {
    let mut taken = format;
    let choices = formats.iter().map(|(format, _)| *format);
    choices_ui(ui, choices, &mut taken, |format| format.name().to_owned());
    let (_, name) = formats.iter().find(|(choice, _)| *choice == taken && taken != format)?;
    Some(DialogAction::EditPath(name.clone()))
}

fn buttons_ui(ui: &mut Ui, scene: &PathScene, look: Look<'_>) -> Vec<DialogAction> {
    let take = usual_button(ui, &scene.confirm, scene.can_confirm);
    let cancel = ui.button(look.text.say("dialog-cancel")).clicked();
    rest_of_foot(ui, None, scene.trouble.as_deref());
    let answers = [(take, DialogAction::TakePath), (cancel, DialogAction::Cancel)];
    answers.into_iter().filter(|(pressed, _)| *pressed).map(|(_, action)| action).collect()
}
