//! The dialog about engines: those that are kept, those that were found, and a command line for any other.

use egui::{Align, Button, Label, Layout, Response, RichText, Role, Ui, WidgetInfo, vec2};

use crate::app::action::{Action, DialogAction};
use crate::app::engines::action::EngineAction;
use crate::app::engines::form::line_of;
use crate::app::engines::scene::{EnginesScene, KeptEngine};
use crate::app::theme::{Colours, SIZES};
use crate::app::views::buttons::toggle;
use crate::app::views::cut::cut_label;
use crate::app::views::dialogs::frame::{body, entered, foot, usual_button};
use crate::app::views::fields::line_field;
use crate::app::views::look::Look;
use crate::app::views::parts::{button_width, soft, strong};
use crate::app::views::prose::Prose;

/// High enough for an engine or two and the report of a trial, so that buttons stay in place.
const HEIGHT: f32 = 346.0;
/// So much an engine's name leaves to its command, however long it is.
const LEAST_OF_COMMAND: f32 = 48.0;

/// The engines kept and found, and a field for a command line.
#[must_use]
pub fn engines_ui(ui: &mut Ui, scene: &EnginesScene, look: Look<'_>) -> Vec<Action> {
    let mut asked = body(ui, &look.text.say("engines-heading"), |ui| {
        ui.set_min_height(HEIGHT);
        ui.prose(soft(&look.text.say("engines-why")));
        let mut asked = kept_ui(ui, scene, look);
        asked.extend(found_ui(ui, scene, look));
        if let Some(how) = &scene.how_to_get {
            ui.prose(how);
        }
        ui.add_space(SIZES.gap);
        asked.extend(command_ui(ui, scene, look));
        trial_ui(ui, scene);
        asked
    });
    let mut actions: Vec<Action> = Vec::new();
    let pressed = foot(ui, |ui| {
        let analyse = usual_button(ui, &look.text.say("command-analyse"), scene.can_analyse);
        (analyse, ui.button(look.text.say("engines-close")).clicked())
    });
    asked.extend(pressed.0.then_some(EngineAction::Analyse));
    actions.extend(asked.into_iter().map(Action::Engine));
    actions.extend(pressed.1.then_some(Action::Dialog(DialogAction::Cancel)));
    actions
}

fn kept_ui(ui: &mut Ui, scene: &EnginesScene, look: Look<'_>) -> Vec<EngineAction> {
    ui.add_space(SIZES.gap / 2.0);
    let mut asked = Vec::new();
    for (index, engine) in scene.kept.iter().enumerate() {
        asked.extend(removed_row_ui(ui, scene, index, look));
        asked.extend(ui.push_id(index, |ui| kept_row_ui(ui, engine, index, look)).inner);
    }
    asked.extend(removed_row_ui(ui, scene, scene.kept.len(), look));
    asked
}

/// In the place of the one that was removed: a second click there removes nothing else.
fn removed_row_ui(ui: &mut Ui, scene: &EnginesScene, index: usize, look: Look<'_>) -> Option<EngineAction> {
    let (_, name) = scene.removed.as_ref().filter(|(place, _)| *place == index)?;
    let put_back = ui.horizontal(|ui| {
        let pressed = ui.button(look.text.say("engines-put-back")).clicked();
        let words = look.text.tell("engines-removed", &[("name", name.as_str().into())]);
        ui.add(cut_label(soft(&words))).on_hover_text(name);
        pressed
    });
    put_back.inner.then_some(EngineAction::PutBack)
}

fn kept_row_ui(ui: &mut Ui, engine: &KeptEngine, index: usize, look: Look<'_>) -> Option<EngineAction> {
    let mut asked = None;
    ui.horizontal(|ui| {
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            let words = RichText::new(look.text.say("engines-remove")).color(ui.palette().grave);
            if ui.add(Button::new(words)).clicked() {
                asked = Some(EngineAction::Remove(index));
            }
            let copy = ui.button(look.text.say("engines-copy")).on_hover_text(look.text.say("engines-copy-why"));
            if copy.clicked() {
                asked = Some(EngineAction::Copy(index));
            }
            if ui.button(look.text.say("engines-options")).clicked() {
                asked = Some(EngineAction::ShowOptions(index));
            }
            ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
                if name_ui(ui, engine).clicked() && !engine.is_chosen {
                    asked = Some(EngineAction::Choose(index));
                }
                ui.add(Label::new(soft(&engine.command)).truncate());
            });
        });
    });
    asked
}

/// Its name, which says more than its command: that is what is cut where there is no room for both.
fn name_ui(ui: &mut Ui, engine: &KeptEngine) -> Response {
    let name = if engine.name.is_empty() { &engine.command } else { &engine.name };
    let bounded = |ui: &mut Ui| {
        ui.set_max_width(ui.available_width() - LEAST_OF_COMMAND);
        ui.add(toggle(ui, name, engine.is_chosen).truncate()).on_hover_text(name)
    };
    ui.scope(bounded).inner
}

fn found_ui(ui: &mut Ui, scene: &EnginesScene, look: Look<'_>) -> Vec<EngineAction> {
    if scene.found.is_empty() {
        return Vec::new();
    }
    ui.add_space(SIZES.gap);
    ui.label(strong(&look.text.say("engines-found"), SIZES.body));
    let row = |ui: &mut Ui| {
        let buttons = scene.found.iter().map(|engine| {
            let words = look.text.tell("engines-use", &[("name", engine.name.as_str().into())]);
            let button = ui.button(words).on_hover_text(line_of(&engine.command));
            button.clicked().then(|| EngineAction::Keep(engine.clone()))
        });
        buttons.flatten().collect()
    };
    ui.horizontal_wrapped(row).inner
}

fn command_ui(ui: &mut Ui, scene: &EnginesScene, look: Look<'_>) -> Vec<EngineAction> {
    let label = look.text.say("engines-command");
    let [browse, test, keep] = ["engines-browse", "engines-try", "engines-keep"].map(|name| look.text.say(name));
    ui.label(strong(&label, SIZES.body));
    let mut asked = Vec::new();
    ui.horizontal(|ui| {
        let widths = [&browse, &test, &keep].map(|words| button_width(ui, words) + ui.spacing().item_spacing.x);
        let buttons: f32 = widths.iter().sum();
        let mut typed = scene.typed.clone();
        let field = line_field(&mut typed)
            .desired_width(ui.available_width() - buttons)
            .hint_text(soft(&look.text.say("engines-command-hint")));
        let field = ui.add(field);
        field.widget_info(|| WidgetInfo::labeled(Role::TextInput, true, &label));
        asked.extend(entered(ui, &field, scene.is_command).then_some(EngineAction::KeepTyped));
        if typed != scene.typed {
            asked.push(EngineAction::EditCommand(typed));
        }
        asked.extend(ui.button(browse).clicked().then_some(EngineAction::Browse));
        asked.extend(ui.add_enabled(scene.is_command, Button::new(test)).clicked().then_some(EngineAction::Try));
        asked.extend(ui.add_enabled(scene.is_command, Button::new(keep)).clicked().then_some(EngineAction::KeepTyped));
    });
    asked
}

fn trial_ui(ui: &mut Ui, scene: &EnginesScene) {
    ui.spacing_mut().item_spacing = vec2(ui.spacing().item_spacing.x, 4.0);
    scene.trial.iter().for_each(|line| _ = ui.prose(soft(line)));
    for fault in &scene.faults {
        ui.prose(RichText::new(fault).size(SIZES.small).color(ui.palette().grave));
    }
}
