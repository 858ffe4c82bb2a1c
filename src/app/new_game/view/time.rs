//! The players' time as fields, shared with the dialogs about clocks, events and replays.

use egui::{Button, Id, Ui, vec2};

use crate::app::action::DialogAction;
use crate::app::new_game::form::{ClockForm, ClockPreset, NewGameForm, PresetChange, TimeKind};
use crate::app::new_game::scene::TimeScene;
use crate::app::theme::SIZES;
use crate::app::views::buttons::chip;
use crate::app::views::dialogs::frame::{WIDE_LIST, row_ui};
use crate::app::views::fields::{line_field, number_ui};
use crate::app::views::lists::{choice, combo};
use crate::app::views::look::Look;
use crate::app::views::parts::{soft, tick_box};
use crate::app::views::prose::Prose;

/// The players' time: by name, or number by number, and for each side where they differ.
#[must_use]
pub fn time_ui(ui: &mut Ui, scene: &TimeScene, form: &mut NewGameForm, look: Look<'_>) -> Option<DialogAction> {
    row_ui(ui, &look.text.say("new-game-time"), |ui, label| {
        presets_ui(ui, scene, form, label);
        ui.prose(soft(&scene.sentence));
    });
    numbers_ui(ui, scene, form, look)
}

/// The players' time in a list, in a few words. The last line leads to what is not in it.
pub fn time_list_ui(ui: &mut Ui, scene: &TimeScene, form: &mut NewGameForm, look: Look<'_>) {
    row_ui(ui, &look.text.say("new-game-time"), |ui, label| {
        let shown = combo("presets", ui.available_width().min(WIDE_LIST), &scene.shown).show_ui(ui, |ui| {
            preset_lines_ui(ui, scene, form);
            if choice(ui, false, &look.text.say("preset-other")).clicked() {
                form.shows_more = true;
            }
        });
        shown.response.labelled_by(label);
        ui.prose(soft(&scene.sentence));
    });
}

/// The players' time number by number, and for each side where they differ; and what is kept of it under a name.
#[must_use]
pub fn numbers_ui(ui: &mut Ui, scene: &TimeScene, form: &mut NewGameForm, look: Look<'_>) -> Option<DialogAction> {
    let mut asked = None;
    row_ui(ui, &look.text.say("new-game-time-kind"), |ui, _| {
        ui.spacing_mut().item_spacing.y = SIZES.gap;
        tick_box(ui, &mut form.time_odds, &look.text.say("new-game-time-odds"));
        if form.time_odds {
            for index in [0, 1] {
                ui.label(&scene.sides[index]);
                ui.push_id(index, |ui| clock_ui(ui, &mut form.clocks[index], look));
            }
        } else {
            clock_ui(ui, &mut form.clocks[0], look);
            form.clocks[1] = form.clocks[0].clone();
        }
        ui.horizontal_wrapped(|ui| asked = keeping_ui(ui, scene, form, look));
    });
    asked
}

fn presets_ui(ui: &mut Ui, scene: &TimeScene, form: &mut NewGameForm, label: Id) {
    let width = ui.available_width().min(WIDE_LIST);
    let shown = combo("presets", width, &scene.shown).show_ui(ui, |ui| preset_lines_ui(ui, scene, form));
    shown.response.labelled_by(label);
}

fn preset_lines_ui(ui: &mut Ui, scene: &TimeScene, form: &mut NewGameForm) {
    for (index, row) in scene.presets.iter().enumerate() {
        if choice(ui, scene.chosen == Some(index), &row.words).clicked() {
            form.take_clocks(row.clocks.clone());
        }
    }
}

/// One side's time.
pub fn clock_ui(ui: &mut Ui, clock: &mut ClockForm, look: Look<'_>) {
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = vec2(6.0, 6.0);
        for kind in TimeKind::ALL {
            if ui.add(chip(ui, &look.text.say(kind.name()), clock.kind == kind)).clicked() {
                clock.kind = kind;
            }
        }
    });
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing.x = 4.0;
        for (name, value, range) in clock.numbers() {
            number_ui(ui, value, range, name, look);
        }
    });
}

/// Keeps the times under a name, gives them another one, or throws them away.
fn keeping_ui(ui: &mut Ui, scene: &TimeScene, form: &mut NewGameForm, look: Look<'_>) -> Option<DialogAction> {
    let hint = look.text.say("preset-name");
    let field = ui.add(
        line_field(&mut form.preset_name).desired_width(180.0_f32.min(ui.available_width())).hint_text(soft(&hint)),
    );
    field.widget_info(|| egui::WidgetInfo::labeled(egui::Role::TextInput, true, &hint));
    let name = form.preset_name.trim().to_owned();
    let own = scene.chosen.map(|index| &scene.presets[index]).filter(|row| row.is_own);
    let mut asked = None;
    let mut button = |ui: &mut Ui, id: &str, is_enabled: bool, change: PresetChange| {
        if ui.add_enabled(is_enabled, Button::new(look.text.say(id))).clicked() {
            asked = Some(change);
        }
    };
    let is_free = !name.is_empty() && scene.presets.iter().all(|row| row.name != name);
    let is_own = scene.presets.iter().any(|row| row.is_own && row.name == name);
    button(ui, "preset-save", is_free || is_own, PresetChange::Save(ClockPreset::own(&name, &form.clocks())));
    if let Some(own) = own {
        let from = own.name.clone();
        button(ui, "preset-rename", is_free, PresetChange::Rename { from: from.clone(), to: name.clone() });
        button(ui, "preset-delete", true, PresetChange::Delete(from));
    }
    if asked.is_some() {
        form.preset_name.clear();
    }
    asked.map(DialogAction::ChangePreset)
}
