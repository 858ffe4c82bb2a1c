//! What is heard, and how.

use egui::{Id, Response, RichText, Ui, vec2};

use super::percent::percent_ui;
use crate::app::action::{Action, DialogAction};
use crate::app::command::Command;
use crate::app::sound::action::{ScheduleAction, SoundAction};
use crate::app::sound::form::SoundSettings;
use crate::app::sound::scene::{SoundScene, group_name};
use crate::app::theme::{Colours, SIZES};
use crate::app::views::buttons::chip;
use crate::app::views::cut::cut_label;
use crate::app::views::dialogs::frame::{body, foot, list_width, row_ui, usual_button};
use crate::app::views::icons::{Icon, icon_button};
use crate::app::views::lists::{choose, combo};
use crate::app::views::look::Look;
use crate::app::views::parts::{button_width, keep_together, soft, tick_box, words_width};
use crate::app::views::prose::Prose;
use crate::sound::{Cue, CueGroup, Phrase, Voice, Volume};

/// With less room than this there is one column.
const TWO_COLUMNS: f32 = 802.0;
/// Between them.
const GUTTER: f32 = 24.0;

/// The dialog about sound. What is changed in it holds at once.
#[must_use]
pub fn sound_ui(ui: &mut Ui, scene: &SoundScene, look: Look<'_>) -> Vec<Action> {
    let mut actions = body(ui, &look.text.say("sound-heading"), |ui| {
        ui.spacing_mut().item_spacing.y = 12.0;
        sound_settings_ui(ui, scene, look)
    });
    let close = foot(ui, |ui| usual_button(ui, &look.text.say("sound-close"), true));
    if close {
        actions.push(Action::Dialog(DialogAction::Cancel));
    }
    actions
}

/// Everything about sound, to stand in any dialog. It is edited in a copy and reported when it has changed.
#[must_use]
pub fn sound_settings_ui(ui: &mut Ui, scene: &SoundScene, look: Look<'_>) -> Vec<Action> {
    let mut settings = scene.settings.clone();
    let (mut actions, mut is_held) = (Vec::new(), false);
    let columns = if ui.available_width() >= TWO_COLUMNS { 2 } else { 1 };
    ui.spacing_mut().item_spacing.x = GUTTER;
    ui.columns(columns, |columns| {
        columns.iter_mut().for_each(|ui| ui.spacing_mut().item_spacing = vec2(SIZES.gap, 12.0));
        if let Some(ui) = columns.first_mut() {
            actions.extend(on_ui(ui, scene, look));
            actions.extend(clock_ui(ui, scene, &mut settings, look));
            voice_ui(ui, &mut settings, look);
            device_ui(ui, scene, &mut settings, look);
        }
        if let Some(ui) = columns.last_mut() {
            let (volumes, held) = volumes_ui(ui, &mut settings, look);
            actions.extend(volumes);
            is_held = held;
            options_ui(ui, &mut settings, look);
        }
    });
    actions.extend(changes(scene, settings, is_held));
    actions
}

/// What was changed. While a slider is held nothing is written to disk.
pub fn changes(scene: &SoundScene, settings: SoundSettings, is_held: bool) -> Vec<Action> {
    let changed = (settings != scene.settings).then(|| SoundAction::Set(Box::new(settings)));
    let kept = (changed.is_some() && !is_held).then_some(SoundAction::Keep);
    changed.into_iter().chain(kept).map(Action::Sound).collect()
}

fn on_ui(ui: &mut Ui, scene: &SoundScene, look: Look<'_>) -> Option<Action> {
    let mut asked = None;
    row_ui(ui, &look.text.say("sound-all"), |ui, _| {
        ui.horizontal(|ui| {
            for (is_on, name) in [(false, "sound-off"), (true, "sound-on")] {
                if ui.add(chip(ui, &look.text.say(name), scene.is_on == is_on)).clicked() && scene.is_on != is_on {
                    asked = Some(Action::Command(Command::ToggleSound));
                }
            }
            device_words_ui(ui, scene);
        });
    });
    asked
}

/// That nothing is heard.
pub fn silence_ui(ui: &mut Ui, scene: &SoundScene) {
    if scene.is_amiss {
        device_words_ui(ui, scene);
    }
}

/// Where sounds are heard, or that they are not.
fn device_words_ui(ui: &mut Ui, scene: &SoundScene) {
    let palette = ui.palette();
    if let Some(words) = &scene.device_words {
        let color = if scene.is_amiss { palette.urgent } else { palette.ink_soft };
        ui.add(cut_label(RichText::new(words).size(SIZES.small).color(color))).on_hover_text(words);
    }
}

fn clock_ui(ui: &mut Ui, scene: &SoundScene, settings: &mut SoundSettings, look: Look<'_>) -> Vec<Action> {
    let mut asked = Vec::new();
    row_ui(ui, &look.text.say("sound-clock"), |ui, label| {
        ui.horizontal_wrapped(|ui| asked.extend(schedule_ui(ui, scene, settings, label, look)));
    });
    asked
}

/// How the clock is called, and a button with which one hears it.
#[must_use]
pub fn schedule_ui(
    ui: &mut Ui,
    scene: &SoundScene,
    settings: &mut SoundSettings,
    label: Id,
    look: Look<'_>,
) -> Option<Action> {
    let shown = combo("schedule", list_width(ui, 0.0), &scene.schedule).show_ui(ui, |ui| {
        for (id, name) in &scene.schedules {
            choose(ui, &mut settings.schedule, id.clone(), name);
        }
    });
    shown.response.labelled_by(label);
    let check = look.text.say(scene.check_name());
    let edit = look.text.say("schedule-edit");
    keep_together(ui, button_width(ui, &check) + SIZES.gap + button_width(ui, &edit));
    let check = ui.button(check).on_hover_text(look.text.say("sound-check-tip"));
    let edit = ui.button(edit).on_hover_text(look.text.say("schedule-edit-tip"));
    let asked = [
        (check.clicked(), Action::Sound(SoundAction::Check)),
        (edit.clicked(), Action::Dialog(DialogAction::Schedule(ScheduleAction::Open))),
    ];
    asked.into_iter().find(|(is_clicked, _)| *is_clicked).map(|(_, action)| action)
}

fn voice_ui(ui: &mut Ui, settings: &mut SoundSettings, look: Look<'_>) {
    let voices = [(None, look.text.say("sound-voice-usual")), (Some(Voice::Japanese), "日本語".to_owned())];
    let voices = voices.into_iter().chain([(Some(Voice::English), "English".to_owned())]);
    row_ui(ui, &look.text.say("sound-voice"), |ui, _| {
        ui.horizontal(|ui| {
            ui.spacing_mut().item_spacing = vec2(6.0, 6.0);
            for (voice, name) in voices {
                if ui.add(chip(ui, &name, settings.voice == voice)).clicked() {
                    settings.voice = voice;
                }
            }
        });
    });
}

/// A slider for each group of cues, and whether one of them is held.
fn volumes_ui(ui: &mut Ui, settings: &mut SoundSettings, look: Look<'_>) -> (Vec<Action>, bool) {
    let (mut actions, mut is_held) = (Vec::new(), false);
    row_ui(ui, &look.text.say("sound-volumes"), |ui, _| {
        let names = CueGroup::ALL.map(|group| look.text.say(group_name(group)));
        let widest = names.iter().map(|name| words_width(ui, name)).fold(0.0, f32::max);
        for (group, name) in CueGroup::ALL.into_iter().zip(&names) {
            let volume = settings.volumes.of_mut(group);
            let row = ui.horizontal(|ui| {
                let try_it = look.text.tell("sound-try", &[("what", name.into())]);
                if icon_button(ui, Icon::Next, vec2(26.0, 26.0), &try_it).clicked() {
                    actions.push(Action::Sound(trial_of(group)));
                }
                volume_ui(ui, volume, name, widest)
            });
            is_held |= row.inner.dragged();
            if row.inner.drag_stopped() {
                actions.push(Action::Sound(SoundAction::Keep));
            }
        }
    });
    (actions, is_held)
}

/// The name of a group, and how loud it is. The sliders begin below one another.
fn volume_ui(ui: &mut Ui, volume: &mut Volume, name: &str, widest: f32) -> Response {
    let label = ui.label(name);
    ui.add_space(widest - label.rect.width());
    let mut percent = u8::from(*volume);
    let slider = percent_ui(ui, &mut percent, label.id);
    *volume = Volume::from(percent);
    slider
}

/// What is played to hear how loud a group is.
const fn trial_of(group: CueGroup) -> SoundAction {
    match group {
        CueGroup::Pieces => SoundAction::Try(Cue::Capture),
        CueGroup::Calls => SoundAction::Try(Cue::Say(Phrase::Seconds(30))),
        CueGroup::Moves => SoundAction::TryReading,
        CueGroup::Signals => SoundAction::Try(Cue::Beep),
    }
}

fn device_ui(ui: &mut Ui, scene: &SoundScene, settings: &mut SoundSettings, look: Look<'_>) {
    let usual = look.text.say("sound-device-usual");
    row_ui(ui, &look.text.say("sound-device"), |ui, label| {
        let chosen = settings.device.as_ref().unwrap_or(&usual).clone();
        let shown = combo("device", ui.available_width(), &chosen).show_ui(ui, |ui| {
            choose(ui, &mut settings.device, None, &usual);
            for device in &scene.devices {
                choose(ui, &mut settings.device, Some(device.clone()), device);
            }
        });
        shown.response.labelled_by(label);
    });
}

fn options_ui(ui: &mut Ui, settings: &mut SoundSettings, look: Look<'_>) {
    row_ui(ui, &look.text.say("sound-options"), |ui, _| {
        ui.spacing_mut().item_spacing.y = SIZES.gap;
        let options = [
            (&mut settings.game_signals, "sound-game-signals"),
            (&mut settings.read_moves, "sound-read-moves"),
            (&mut settings.check_call, "sound-check-call"),
            (&mut settings.side_tones, "sound-side-tones"),
            (&mut settings.flash, "sound-flash"),
        ];
        for (value, name) in options {
            tick_box(ui, value, &look.text.say(name));
        }
        ui.prose(soft(&look.text.say("sound-flash-why")));
    });
}
