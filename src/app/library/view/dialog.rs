//! The dialog about the library: its folders, how far they have been read, and the user's own name.

use egui::{Align, Button, Id, Label, Layout, RichText, Role, Ui, WidgetInfo};

use super::explorer::told_with;
use crate::app::action::{Action, DialogAction};
use crate::app::library::action::LibraryAction;
use crate::app::library::scene::LibraryScene;
use crate::app::theme::{Colours, SIZES};
use crate::app::views::dialogs::frame::{attend_first, body, entered, foot, usual_button};
use crate::app::views::fields::line_field;
use crate::app::views::look::Look;
use crate::app::views::parts::{button_width, soft, strong};
use crate::app::views::prose::Prose;

/// High enough that the buttons stay in place with a folder or two.
const HEIGHT: f32 = 270.0;

/// The folders, a field for another one, and the user's own name.
#[must_use]
pub fn library_ui(ui: &mut Ui, scene: &LibraryScene, look: Look<'_>) -> Vec<Action> {
    let mut asked = body(ui, &look.text.say("library-heading"), |ui| {
        ui.set_min_height(HEIGHT);
        ui.prose(soft(&look.text.say("library-why")));
        ui.add_space(SIZES.gap / 2.0);
        let mut asked = folders_ui(ui, scene, look);
        asked.extend(folder_field_ui(ui, scene, look));
        if scene.form.has_no_folder_dialog {
            ui.prose(soft(&look.text.say("hall-no-dialog")));
        }
        standing_ui(ui, scene);
        ui.add_space(SIZES.gap);
        asked.extend(name_ui(ui, scene, look));
        not_understood_ui(ui, scene);
        asked
    });
    let (closes, reads, tidies) = foot(ui, |ui| {
        let closes = usual_button(ui, &look.text.say("library-close"), true);
        let reads = ui.add_enabled(scene.has_folders, Button::new(&scene.reading.0)).clicked();
        let tidies = ui.add_enabled(scene.has_games, Button::new(look.text.say("library-tidy"))).clicked();
        (closes, reads, tidies)
    });
    asked.extend(super::coming_back(ui));
    asked.extend(tidies.then_some(LibraryAction::TidyUp));
    asked.extend(reads.then(|| scene.reading.1.clone()));
    let mut actions: Vec<Action> = asked.into_iter().map(Action::Library).collect();
    actions.extend(closes.then_some(Action::Dialog(DialogAction::Cancel)));
    actions
}

fn folders_ui(ui: &mut Ui, scene: &LibraryScene, look: Look<'_>) -> Vec<LibraryAction> {
    let remove = look.text.say("library-remove");
    let mut asked = Vec::new();
    for (index, folder) in scene.folders.iter().enumerate() {
        ui.push_id(index, |ui| {
            ui.horizontal(|ui| {
                ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                    let button = ui.button(&remove);
                    button.widget_info(|| WidgetInfo::labeled(Role::Button, true, format!("{remove} {folder}")));
                    asked.extend(button.clicked().then_some(LibraryAction::Remove(index)));
                    ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
                        ui.add(Label::new(folder).truncate());
                    });
                });
            });
        });
    }
    asked
}

fn folder_field_ui(ui: &mut Ui, scene: &LibraryScene, look: Look<'_>) -> Vec<LibraryAction> {
    let [label, browse, add] = ["library-folder", "library-browse", "library-add"].map(|name| look.text.say(name));
    let mut asked = Vec::new();
    ui.horizontal(|ui| {
        let buttons: f32 =
            [&browse, &add].map(|words| button_width(ui, words) + ui.spacing().item_spacing.x).iter().sum();
        let mut form = scene.form.clone();
        let field = line_field(&mut form.folder).desired_width(ui.available_width() - buttons).hint_text(soft(&label));
        // The keyboard stays in it although another folder stands above.
        let field = ui.add(field.id(Id::unique("folder of the library")));
        field.widget_info(|| WidgetInfo::labeled(Role::TextInput, true, &label));
        let is_typed = !form.folder.trim().is_empty();
        if entered(ui, &field, is_typed) {
            asked.push(LibraryAction::Add);
            // Another folder may follow.
            field.request_focus();
        }
        // Only now: what has the attention again at once was never left by Enter.
        if scene.folders.is_empty() {
            attend_first(ui, &field);
        }
        asked.extend((form != scene.form).then_some(LibraryAction::Edit(form)));
        asked.extend(ui.button(browse).clicked().then_some(LibraryAction::Browse));
        asked.extend(ui.add_enabled(is_typed, Button::new(add)).clicked().then_some(LibraryAction::Add));
    });
    asked
}

fn standing_ui(ui: &mut Ui, scene: &LibraryScene) {
    told_with(ui.prose(&scene.standing), &scene.not_read);
    if let Some(trouble) = &scene.trouble {
        ui.prose(RichText::new(trouble).size(SIZES.small).color(ui.palette().grave));
    }
}

/// Which files could not be read, and why.
fn not_understood_ui(ui: &mut Ui, scene: &LibraryScene) {
    ui.add_space(SIZES.gap);
    ui.spacing_mut().item_spacing.y = 2.0;
    for line in &scene.not_understood {
        ui.prose(soft(line));
    }
}

fn name_ui(ui: &mut Ui, scene: &LibraryScene, look: Look<'_>) -> Option<LibraryAction> {
    let label = look.text.say("library-own-name");
    ui.label(strong(&label, SIZES.body));
    let mut name = scene.own_name.clone();
    let hint = look.text.say("library-own-name-hint");
    let field = line_field(&mut name).desired_width(f32::INFINITY).hint_text(soft(&hint));
    let field = ui.add(field.id(Id::unique("name in the library")));
    field.widget_info(|| WidgetInfo::labeled(Role::TextInput, true, &label));
    (name != scene.own_name).then_some(LibraryAction::NameOneself(name))
}
