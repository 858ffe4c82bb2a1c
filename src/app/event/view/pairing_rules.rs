//! The form for how rounds are paired and players placed.

use egui::{Ui, vec2};

use crate::app::action::{Action, DialogAction};
use crate::app::event::action::{EventAction, RoundAction};
use crate::app::event::form::{PairingRulesForm, SystemChoice};
use crate::app::event::scene::{Choices, PairingRulesScene};
use crate::app::views::buttons::chip;
use crate::app::views::dialogs::frame::{body, foot, label_width, row_behind_ui, usual_button};
use crate::app::views::fields::{line_field, number_ui};
use crate::app::views::look::Look;
use crate::app::views::parts::{soft, words_width};
use crate::app::views::prose::Prose;

/// What stands before the rows.
const LABELS: [&str; 8] = [
    "event-system",
    "event-sides",
    "event-order",
    "event-bye-worth",
    "event-asked-worth",
    "event-draw-worth",
    "event-double-default",
    "event-unplayed",
];
/// A field for a rank.
const RANK: f32 = 90.0;
/// No team has more boards.
const MOST_BOARDS: u32 = 50;

/// The system and its options, and what places players. The form is edited in a copy and reported when it has changed.
#[must_use]
pub fn pairing_rules_ui(ui: &mut Ui, scene: &PairingRulesScene, look: Look<'_>) -> Vec<Action> {
    let mut form = scene.form.clone();
    let say = |name: &str| look.text.say(name);
    body(ui, &say("event-rules-heading"), |ui| {
        ui.spacing_mut().item_spacing.y = 10.0;
        // One column of labels for all of them, however long.
        let widths = LABELS.map(|name| words_width(ui, &say(name)).ceil());
        let labels = widths.into_iter().fold(label_width(ui), f32::max);
        row_behind_ui(ui, labels, &say("event-system"), |ui, _| system_ui(ui, scene, &mut form, look));
        row_behind_ui(ui, labels, &say("event-sides"), |ui, _| chips_ui(ui, &scene.sides, &mut form.rules.sides));
        row_behind_ui(ui, labels, &say("event-order"), |ui, _| order_ui(ui, scene, &mut form, look));
        row_behind_ui(ui, labels, &say("event-bye-worth"), |ui, _| chips_ui(ui, &scene.worths, &mut form.rules.bye));
        row_behind_ui(ui, labels, &say("event-asked-worth"), |ui, _| {
            chips_ui(ui, &scene.worths, &mut form.rules.asked_bye)
        });
        row_behind_ui(ui, labels, &say("event-draw-worth"), |ui, _| chips_ui(ui, &scene.worths, &mut form.rules.draw));
        row_behind_ui(ui, labels, &say("event-double-default"), |ui, _| {
            chips_ui(ui, &scene.double_defaults, &mut form.rules.double_default);
        });
        row_behind_ui(ui, labels, &say("event-unplayed"), |ui, _| {
            chips_ui(ui, &scene.unplayed, &mut form.rules.unplayed)
        });
    });
    let mut actions = Vec::new();
    if form != scene.form {
        actions.push(Action::Event(EventAction::Rounds(RoundAction::EditForm(Box::new(form)))));
    }
    actions.extend(foot(ui, |ui| {
        let take = usual_button(ui, &say("event-form-done"), true);
        let cancel = ui.button(say("dialog-cancel")).clicked();
        let answers = [
            (take, Action::Event(EventAction::Rounds(RoundAction::TakeForm))),
            (cancel, Action::Dialog(DialogAction::Cancel)),
        ];
        answers.into_iter().filter(|(pressed, _)| *pressed).map(|(_, action)| action).collect::<Vec<_>>()
    }));
    actions
}

fn chips_ui<T: Copy + PartialEq>(ui: &mut Ui, choices: &Choices<T>, taken: &mut T) {
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = vec2(6.0, 6.0);
        for (choice, words) in &choices.all {
            if ui.add(chip(ui, words, choice == taken)).clicked() {
                *taken = *choice;
            }
        }
    });
}

fn system_ui(ui: &mut Ui, scene: &PairingRulesScene, form: &mut PairingRulesForm, look: Look<'_>) {
    let mut system = form.system;
    chips_ui(ui, &scene.systems, &mut system);
    if system != form.system {
        form.choose(system);
    }
    match form.system {
        SystemChoice::McMahon => {
            ui.horizontal(|ui| {
                for (name, rank) in [("system-top", &mut form.top), ("system-bottom", &mut form.bottom)] {
                    let label = ui.label(look.text.say(name)).id;
                    let field = line_field(rank).desired_width(RANK).hint_text(soft(&look.text.say("rank-example")));
                    ui.add(field).labelled_by(label);
                }
            });
        }
        SystemChoice::Teams | SystemChoice::TeamRoundRobin => {
            ui.horizontal(|ui| number_ui(ui, &mut form.boards, 1..=MOST_BOARDS, "system-boards", look));
        }
        SystemChoice::Swiss | SystemChoice::RoundRobin | SystemChoice::KnockOut => {}
    }
    ui.prose(soft(&scene.system_why));
}

/// The criteria in their order: a click removes one, or appends it.
fn order_ui(ui: &mut Ui, scene: &PairingRulesScene, form: &mut PairingRulesForm, look: Look<'_>) {
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = vec2(6.0, 6.0);
        for (criterion, place, name) in &scene.criteria {
            let words = place.map_or_else(|| name.clone(), |place| format!("{place}. {name}"));
            if ui.add(chip(ui, &words, place.is_some())).clicked() {
                form.toggle(*criterion);
            }
        }
    });
    ui.prose(soft(&look.text.say("event-order-why")));
}
