//! What is kept out of the way of somebody who only wants to begin.

use egui::{Ui, vec2};

use crate::app::action::{Action, DialogAction};
use crate::app::handicaps::action::TableAction;
use crate::app::new_game::form::NewGameForm;
use crate::app::new_game::scene::NewGameScene;
use crate::app::new_game::view::time::numbers_ui;
use crate::app::rules::action::RulesAction;
use crate::app::scene::sides::mark;
use crate::app::sound::scene::SoundScene;
use crate::app::sound::view::sound::{changes, schedule_ui, silence_ui};
use crate::app::views::buttons::chip;
use crate::app::views::dialogs::frame::row_ui;
use crate::app::views::look::Look;
use crate::shogi::Color;

/// What is seldom asked for: any clock, who has the 王, setting up piece by piece, sound, rules and tables of one's own.
#[must_use]
pub fn more_ui(
    ui: &mut Ui,
    scene: &NewGameScene,
    form: &mut NewGameForm,
    look: Look<'_>,
) -> (Vec<DialogAction>, Vec<Action>) {
    ui.separator();
    let mut asked: Vec<DialogAction> = numbers_ui(ui, &scene.time, form, look).into_iter().collect();
    let sounds = sound_ui(ui, &scene.sound, look);
    king_ui(ui, scene, form, look);
    ceremony_ui(ui, scene, form, look);
    asked.extend(own_ui(ui, look));
    (asked, sounds)
}

/// How the clock is heard, and whether it is.
fn sound_ui(ui: &mut Ui, scene: &SoundScene, look: Look<'_>) -> Vec<Action> {
    let mut settings = scene.settings.clone();
    let mut actions = Vec::new();
    row_ui(ui, &look.text.say("sound-clock"), |ui, label| {
        ui.horizontal_wrapped(|ui| {
            actions.extend(schedule_ui(ui, scene, &mut settings, label, look));
            silence_ui(ui, scene);
        });
    });
    actions.extend(changes(scene, settings, false));
    actions
}

/// Who has the 王; with a handicap the one who gives it does.
fn king_ui(ui: &mut Ui, scene: &NewGameScene, form: &mut NewGameForm, look: Look<'_>) {
    if !scene.can_toss {
        return;
    }
    let senior = form.senior();
    row_ui(ui, &look.text.say("new-game-king"), |ui, _| {
        ui.horizontal(|ui| {
            for color in Color::ALL {
                let side = format!("{} {}", mark(color), scene.sides[color.index()]);
                let choice = ui.add(chip(ui, &side, color == senior));
                if choice.on_hover_text(look.text.say("new-game-senior")).clicked() {
                    form.chosen_senior = Some(color);
                }
            }
        });
    });
}

/// Whether the pieces are set up one by one, and in which order.
fn ceremony_ui(ui: &mut Ui, scene: &NewGameScene, form: &mut NewGameForm, look: Look<'_>) {
    if scene.ceremonies.is_empty() {
        return;
    }
    row_ui(ui, &look.text.say("ceremony-order"), |ui, _| {
        ui.horizontal_wrapped(|ui| {
            ui.spacing_mut().item_spacing = vec2(6.0, 6.0);
            for (order, name) in &scene.ceremonies {
                let choice = ui.add(chip(ui, name, form.setting_up == *order));
                if choice.on_hover_text(look.text.say("ceremony-why")).clicked() {
                    form.setting_up = *order;
                }
            }
        });
    });
}

/// Rules, and a table of handicaps, of one's own.
fn own_ui(ui: &mut Ui, look: Look<'_>) -> Option<DialogAction> {
    let mut asked = None;
    row_ui(ui, &look.text.say("new-game-own"), |ui, _| {
        ui.horizontal(|ui| {
            let rules = ui.button(look.text.say("new-game-edit-rules"));
            let table = ui.button(look.text.say("table-open")).on_hover_text(look.text.say("table-open-tip"));
            let answers =
                [(rules, DialogAction::Rules(RulesAction::Open)), (table, DialogAction::Table(TableAction::Open))];
            asked = answers.into_iter().find(|(button, _)| button.clicked()).map(|(_, action)| action);
        });
    });
    asked
}
