//! The form for what all rounds of an event have in common.

use egui::{Id, Role, Ui, WidgetInfo};

use crate::app::action::{Action, DialogAction};
use crate::app::event::action::EventAction;
use crate::app::event::form::{EventForm, RoundForm};
use crate::app::event::scene::EventFormScene;
use crate::app::new_game::view::rules::profiles_ui;
use crate::app::new_game::view::time::clock_ui;
use crate::app::theme::SIZES;
use crate::app::views::dialogs::frame::{
    WIDE_LIST, attend_first, body, foot, rest_of_foot, row_ui, takes_enter, usual_button,
};
use crate::app::views::fields::{line_field, number_ui};
use crate::app::views::icons::{Icon, icon_button};
use crate::app::views::lists::{choice, combo};
use crate::app::views::look::Look;
use crate::app::views::parts::soft;
use crate::app::views::prose::Prose;

/// Title, rules, time and schedule of an event. The form is edited in a copy and reported when it has changed.
#[must_use]
pub fn event_form_ui(ui: &mut Ui, scene: &EventFormScene, look: Look<'_>) -> Vec<Action> {
    let mut form = scene.form.clone();
    let say = |name: &str| look.text.say(name);
    body(ui, &say(scene.headline_name()), |ui| {
        ui.spacing_mut().item_spacing.y = 10.0;
        row_ui(ui, &say("event-title"), |ui, label| {
            let field = ui.add(line_field(&mut form.title).desired_width(440.0)).labelled_by(label);
            attend_first(ui, &field);
        });
        if let Some(tables) = &mut form.tables {
            row_ui(ui, &say("event-tables"), |ui, _| {
                ui.horizontal(|ui| number_ui(ui, tables, 0..=200, "event-tables-first", look));
            });
        }
        row_ui(ui, &say("new-game-rules"), |ui, label| {
            if let Some(id) = profiles_ui(ui, &scene.rules, WIDE_LIST, label) {
                form.profile = id;
            }
            ui.prose(soft(&scene.rules.gist));
        });
        row_ui(ui, &say("new-game-time"), |ui, _| {
            clock_ui(ui, &mut form.time.clock, look);
            ui.prose(soft(&scene.time));
        });
        row_ui(ui, &say("event-handicaps"), |ui, label| handicaps_ui(ui, scene, &mut form, label));
        row_ui(ui, &say("event-schedule"), |ui, _| rounds_ui(ui, &mut form, look));
    });
    let mut actions = Vec::new();
    if form != scene.form {
        actions.push(Action::Event(EventAction::EditForm(Box::new(form))));
    }
    actions.extend(foot(ui, |ui| buttons_ui(ui, scene, look)));
    actions
}

/// The table of handicaps by rank.
fn handicaps_ui(ui: &mut Ui, scene: &EventFormScene, form: &mut EventForm, label: Id) {
    let shown = combo("event handicaps", WIDE_LIST, &scene.handicap).show_ui(ui, |ui| {
        for (table, name) in &scene.handicaps {
            if choice(ui, form.handicaps == *table, name).clicked() {
                form.handicaps.clone_from(table);
            }
        }
    });
    shown.response.labelled_by(label);
}

fn rounds_ui(ui: &mut Ui, form: &mut EventForm, look: Look<'_>) {
    ui.spacing_mut().item_spacing.y = SIZES.gap * 0.75;
    let mut removed = None;
    for (index, round) in form.rounds.iter_mut().enumerate() {
        ui.push_id(index, |ui| ui.horizontal(|ui| removed = removed.or(round_ui(ui, round, look).then_some(index))));
    }
    if let Some(index) = removed {
        form.rounds.remove(index);
    }
    if ui.button(look.text.say("event-add-round")).clicked() {
        form.add_round();
    }
    ui.prose(soft(&look.text.say("event-schedule-why")));
}

/// Name, beginning and length of a round; returns whether to remove it.
fn round_ui(ui: &mut Ui, round: &mut RoundForm, look: Look<'_>) -> bool {
    let usual = look.text.round_named(round.number, "");
    field_ui(ui, &mut round.name, 150.0, &usual, &format!("{usual}: {}", look.text.say("event-round-name")));
    let starts = look.text.say("event-starts");
    ui.label(&starts);
    field_ui(ui, &mut round.starts, 62.0, "13:00", &format!("{usual}: {starts}"));
    ui.label(look.text.say("event-lasts"));
    number_ui(ui, &mut round.minutes, 0..=1440, "new-game-minutes", look);
    let remove = look.text.say("event-remove-round");
    round.is_empty && icon_button(ui, Icon::Close, egui::vec2(26.0, 26.0), &remove).clicked()
}

fn field_ui(ui: &mut Ui, text: &mut String, width: f32, hint: &str, label: &str) {
    let field = ui.add(line_field(text).desired_width(width).hint_text(soft(hint)));
    field.widget_info(|| WidgetInfo::labeled(Role::TextInput, true, label));
}

fn buttons_ui(ui: &mut Ui, scene: &EventFormScene, look: Look<'_>) -> Vec<Action> {
    // In vain Enter has it said what is wrong.
    let take = usual_button(ui, &look.text.say(scene.take_name()), scene.can_be_taken) || takes_enter(ui);
    let cancel = ui.button(look.text.say("dialog-cancel")).clicked();
    rest_of_foot(ui, None, scene.fault.as_deref());
    let answers = [(take, Action::Event(EventAction::TakeForm)), (cancel, Action::Dialog(DialogAction::Cancel))];
    answers.into_iter().filter(|(pressed, _)| *pressed).map(|(_, action)| action).collect()
}
