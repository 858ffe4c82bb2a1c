//! The editor of clock calls: the parts of the time, and a line for each second that is called.

use std::collections::BTreeMap;

use egui::{Align, Button, Layout, RichText, ScrollArea, Ui, vec2};

use crate::app::action::{Action, DialogAction};
use crate::app::sound::action::{ScheduleAction, SoundAction};
use crate::app::sound::scene::ScheduleScene;
use crate::app::theme::{Colours, SIZES};
use crate::app::views::buttons::chip;
use crate::app::views::dialogs::frame::{
    body, foot, keep_enter, names_ui, rest_of_body, rest_of_foot, row_with_note, side_entry_ui, usual_button,
};
use crate::app::views::fields::settled_number_field;
use crate::app::views::icons::{Icon, icon_button};
use crate::app::views::lists::{choose, combo};
use crate::app::views::look::Look;
use crate::app::views::parts::{soft, strong, tick_box};
use crate::app::views::prose::Prose;
use crate::sound::{Call, Cue, Part, Schedule, StageKind};

/// How high the parts and seconds are.
const LEAST: f32 = 110.0;
const MOST: f32 = 460.0;

/// The list of parts beside the seconds of one of them, and its share of a narrow dialog.
const PARTS_WIDTH: f32 = 250.0;
const PARTS_SHARE: f32 = 0.36;

/// The buttons behind a call.
const TOOL: f32 = 26.0;

/// How wide the list of calls is, where there is room for it.
const CALLS_WIDTH: f32 = 210.0;

/// How long a period of its own can be, in seconds.
const LONGEST_PERIOD: u64 = 3_600;

/// Which second of which time gets which call. The schedule is edited in a copy and reported when it has changed.
#[must_use]
pub fn schedule_ui(ui: &mut Ui, scene: &ScheduleScene, look: Look<'_>) -> Vec<Action> {
    let mut schedule = scene.schedule.clone();
    let mut actions = body(ui, &look.text.say("schedule-heading"), |ui| {
        let mut actions = head_ui(ui, scene, look);
        // They are there from the beginning: the first change makes a copy of one's own, and nothing may move by it.
        ui.add_enabled_ui(scene.is_own, |ui| names_ui(ui, [&mut schedule.name.en, &mut schedule.name.ja], look));
        let height = rest_of_body(ui, 0.0).clamp(LEAST, MOST);
        ui.horizontal_top(|ui| {
            ui.spacing_mut().item_spacing.x = 20.0;
            let parts = (ui.available_width() * PARTS_SHARE).min(PARTS_WIDTH);
            actions.extend(column(ui, "parts", vec2(parts, height), |ui| parts_ui(ui, scene, look)));
            let rest = vec2(ui.available_width(), height);
            actions.extend(column(ui, "seconds", rest, |ui| shown_ui(ui, scene, &mut schedule, look)));
        });
        actions
    });
    if schedule != scene.schedule {
        actions.insert(0, asked(ScheduleAction::Edit(Box::new(schedule))));
    }
    actions.extend(foot(ui, |ui| buttons_ui(ui, scene, look)));
    actions
}

const fn asked(action: ScheduleAction) -> Action {
    Action::Dialog(DialogAction::Schedule(action))
}

fn column<R>(ui: &mut Ui, id: &str, size: egui::Vec2, content: impl FnOnce(&mut Ui) -> R) -> R {
    let shown = ui.allocate_ui_with_layout(size, Layout::top_down(Align::Min), |ui| {
        let area = ScrollArea::vertical().id_salt(id).max_height(size.y).auto_shrink([false, false]);
        area.show(ui, |ui| {
            ui.set_width(ui.available_width());
            ui.spacing_mut().item_spacing = vec2(8.0, 6.0);
            content(ui)
        })
    });
    shown.inner.inner
}

/// Which schedule is shown, and that nothing is heard.
fn head_ui(ui: &mut Ui, scene: &ScheduleScene, look: Look<'_>) -> Vec<Action> {
    let note = match &scene.silence {
        Some(silence) => RichText::new(silence).color(ui.palette().urgent),
        None => soft(&look.text.say(scene.origin_name())),
    };
    let chosen = row_with_note(ui, note, |ui| {
        let label = ui.label(look.text.say("schedule-which")).id;
        let mut chosen = scene.schedule.id.clone();
        let shown = combo("schedule shown", 240.0, &scene.name).show_ui(ui, |ui| {
            for (id, name) in &scene.schedules {
                choose(ui, &mut chosen, id.clone(), name);
            }
        });
        shown.response.labelled_by(label);
        (chosen != scene.schedule.id).then_some(ScheduleAction::Show(chosen))
    });
    chosen.map(asked).into_iter().collect()
}

/// The parts of the time, and buttons for another one.
fn parts_ui(ui: &mut Ui, scene: &ScheduleScene, look: Look<'_>) -> Vec<Action> {
    let turns = (None, look.text.say("schedule-turns"));
    let parts = scene.parts.iter().enumerate().map(|(index, name)| (Some(index), name.clone()));
    let mut actions = Vec::new();
    ui.spacing_mut().item_spacing.y = 2.0;
    for (part, name) in std::iter::once(turns).chain(parts) {
        if side_entry_ui(ui, &name, part == scene.part) {
            actions.push(asked(ScheduleAction::ShowPart(part)));
        }
    }
    ui.add_space(SIZES.gap);
    let kinds = [
        (StageKind::Main, "schedule-add-main"),
        (StageKind::Byoyomi, "schedule-add-byoyomi"),
        (StageKind::Minute, "schedule-add-minute"),
    ];
    for (of, name) in kinds {
        if ui.add(Button::new(look.text.say(name)).frame_when_inactive(false)).clicked() {
            actions.push(asked(ScheduleAction::AddPart(of)));
        }
    }
    actions
}

/// What is heard in the part that is shown, or between the parts.
fn shown_ui(ui: &mut Ui, scene: &ScheduleScene, schedule: &mut Schedule, look: Look<'_>) -> Vec<Action> {
    match scene.part.and_then(|index| Some((scene.parts.get(index)?, schedule.parts.get_mut(index)?))) {
        Some((name, part)) => part_ui(ui, scene, name, part, look),
        None => turns_ui(ui, scene, schedule, look),
    }
}

fn turns_ui(ui: &mut Ui, scene: &ScheduleScene, schedule: &mut Schedule, look: Look<'_>) -> Vec<Action> {
    ui.label(strong(&look.text.say("schedule-turns"), SIZES.body));
    ui.prose(soft(&look.text.say("schedule-turns-why")));
    let turns = &mut schedule.turns;
    let rows = [
        ("schedule-turn-byoyomi", &mut turns.byoyomi),
        ("schedule-turn-period", &mut turns.next_period),
        ("schedule-turn-minute", &mut turns.minute),
        ("schedule-turn-time-up", &mut turns.time_up),
    ];
    let mut actions = Vec::new();
    for (name, call) in rows {
        let can_tell_minute = name == "schedule-turn-minute";
        ui.label(look.text.say(name));
        ui.horizontal(|ui| {
            let none = look.text.say("schedule-nothing");
            let label = look.text.say(name);
            let shown = call.map_or(none.as_str(), |call| name_of(scene, call));
            let combo = combo(name, calls_width(ui, 1).min(260.0), shown).show_ui(ui, |ui| {
                choose(ui, call, None, &none);
                for (other, words) in scene.calls.iter().filter(|(call, _)| can_tell_minute || *call != Call::Minute) {
                    choose(ui, call, Some(*other), words);
                }
            });
            combo.response.widget_info(|| egui::WidgetInfo::labeled(egui::Role::ComboBox, true, &label));
            actions.extend(call.and_then(|call| play_ui(ui, scene, call, look)));
        });
    }
    actions
}

fn part_ui(ui: &mut Ui, scene: &ScheduleScene, name: &str, part: &mut Part, look: Look<'_>) -> Vec<Action> {
    let mut actions = Vec::new();
    ui.horizontal_wrapped(|ui| {
        ui.label(strong(name, SIZES.body));
        if ui.button(look.text.say(scene.check_name())).on_hover_text(look.text.say("schedule-hear-tip")).clicked() {
            actions.push(Action::Sound(SoundAction::Check));
        }
        if ui.button(look.text.say("schedule-remove-part")).clicked() {
            actions.push(asked(ScheduleAction::RemovePart));
        }
    });
    terms_ui(ui, part, look);
    if part.of != StageKind::Main {
        ui.add_space(SIZES.gap);
        ui.label(strong(&look.text.say("schedule-elapsed"), SIZES.small));
        actions.extend(ui.push_id("elapsed", |ui| calls_ui(ui, scene, &mut part.elapsed, true, look)).inner);
    }
    ui.add_space(SIZES.gap);
    ui.label(strong(&look.text.say("schedule-left"), SIZES.small));
    actions.extend(ui.push_id("left", |ui| calls_ui(ui, scene, &mut part.left, false, look)).inner);
    actions
}

/// For which times the part is.
fn terms_ui(ui: &mut Ui, part: &mut Part, look: Look<'_>) {
    if part.of == StageKind::Byoyomi {
        ui.horizontal_wrapped(|ui| {
            let mut is_fixed = part.secs.is_some();
            tick_box(ui, &mut is_fixed, &look.text.say("schedule-only-periods"));
            let mut secs = part.secs.unwrap_or(30);
            let field = settled_number_field(ui, &mut secs, 2..=LONGEST_PERIOD);
            let unit = look.text.say("schedule-secs");
            let field = ui.add_enabled(is_fixed, field.with(|field| field.suffix(format!(" {unit}"))));
            if field.changed() {
                keep_enter(ui, &field);
            }
            part.secs = is_fixed.then_some(secs);
        });
    }
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = vec2(6.0, 6.0);
        for (wanted, name) in
            [(None, "schedule-always"), (Some(true), "schedule-when-more"), (Some(false), "schedule-when-last")]
        {
            if ui.add(chip(ui, &look.text.say(name), part.more_follows == wanted)).clicked() {
                part.more_follows = wanted;
            }
        }
    });
}

/// A line for each second with its call, and a button for another one.
fn calls_ui(
    ui: &mut Ui,
    scene: &ScheduleScene,
    calls: &mut BTreeMap<u64, Call>,
    is_rising: bool,
    look: Look<'_>,
) -> Vec<Action> {
    let mut actions = Vec::new();
    let mut rows: Vec<(u64, Call)> = calls.iter().map(|(&second, &call)| (second, call)).collect();
    if !is_rising {
        rows.reverse();
    }
    for (index, row) in rows.into_iter().enumerate() {
        let (changed, played) = ui.push_id(index, |ui| call_ui(ui, scene, row, look)).inner;
        replace(calls, row, changed);
        actions.extend(played);
    }
    if ui.button(look.text.say("schedule-add-second")).clicked() {
        let (second, call) = next_call(calls, is_rising);
        calls.insert(second, call);
    }
    actions
}

/// A second that has no call yet, and what is heard at the one beside it.
fn next_call(calls: &BTreeMap<u64, Call>, is_rising: bool) -> (u64, Call) {
    let beside = if is_rising { calls.last_key_value() } else { calls.first_key_value() };
    let wanted = beside.map_or(10, |(&second, _)| if is_rising { second + 1 } else { second.saturating_sub(1).max(1) });
    let free = (wanted..).find(|second| !calls.contains_key(second)).unwrap_or(wanted);
    (free, beside.map_or(Call::Beep, |(_, &call)| call))
}

/// Puts what has become of a row in its place, unless its new second is another row's.
fn replace(calls: &mut BTreeMap<u64, Call>, row: (u64, Call), changed: Option<(u64, Call)>) {
    match changed {
        None => _ = calls.remove(&row.0),
        Some((second, _)) if second != row.0 && calls.contains_key(&second) => {}
        Some((second, call)) if (second, call) != row => {
            calls.remove(&row.0);
            calls.insert(second, call);
        }
        Some(_) => {}
    }
}

/// One line: what has become of it, `None` when it is to go, and what is to be heard.
fn call_ui(
    ui: &mut Ui,
    scene: &ScheduleScene,
    (second, call): (u64, Call),
    look: Look<'_>,
) -> (Option<(u64, Call)>, Option<Action>) {
    let row = ui.horizontal(|ui| {
        let (mut second, mut chosen) = (second, call);
        let label = look.text.say("schedule-second");
        let field = ui.add(settled_number_field(ui, &mut second, 1..=LONGEST_PERIOD));
        field.widget_info(|| egui::WidgetInfo::labeled(egui::Role::SpinButton, true, &label));
        // Enter settles the number that was typed, which may move the row.
        if field.changed() {
            keep_enter(ui, &field);
        }
        ui.label(soft(&look.text.say("schedule-secs")));
        let shown = combo("call", calls_width(ui, 2).min(CALLS_WIDTH), name_of(scene, call)).show_ui(ui, |ui| {
            for (other, words) in scene.calls.iter().filter(|(call, _)| *call != Call::Minute) {
                choose(ui, &mut chosen, *other, words);
            }
        });
        let label = look.text.tell("schedule-call-at", &[("second", second.into())]);
        shown.response.widget_info(|| egui::WidgetInfo::labeled(egui::Role::ComboBox, true, &label));
        let played = play_ui(ui, scene, chosen, look);
        let remove = look.text.tell("schedule-remove-second", &[("second", second.into())]);
        let is_removed = icon_button(ui, Icon::Close, vec2(TOOL, TOOL), &remove).clicked();
        ((!is_removed).then_some((second, chosen)), played)
    });
    row.inner
}

/// How wide a list of calls can be with so many buttons behind it.
fn calls_width(ui: &Ui, tools: u8) -> f32 {
    ui.available_width() - f32::from(tools) * (TOOL + ui.spacing().item_spacing.x)
}

/// A button with which one hears a call.
fn play_ui(ui: &mut Ui, scene: &ScheduleScene, call: Call, look: Look<'_>) -> Option<Action> {
    let label = look.text.tell("sound-try", &[("what", name_of(scene, call).into())]);
    let is_clicked = icon_button(ui, Icon::Next, vec2(TOOL, TOOL), &label).clicked();
    let cue = call.cue().unwrap_or(Cue::Minute { number: 1, remain: 9 });
    is_clicked.then_some(Action::Sound(SoundAction::Try(cue)))
}

fn name_of(scene: &ScheduleScene, call: Call) -> &str {
    scene.calls.iter().find(|(known, _)| *known == call).map_or("", |(_, name)| name)
}

fn buttons_ui(ui: &mut Ui, scene: &ScheduleScene, look: Look<'_>) -> Vec<Action> {
    let take = usual_button(ui, &look.text.say("schedule-take"), scene.fault.is_none());
    let cancel = ui.button(look.text.say("dialog-cancel")).clicked();
    let delete = scene.can_delete.then(|| look.text.say("schedule-delete"));
    let delete = rest_of_foot(ui, delete.as_deref(), scene.fault.as_deref());
    let answers = [
        (take, asked(ScheduleAction::Take)),
        (cancel, Action::Dialog(DialogAction::Cancel)),
        (delete, asked(ScheduleAction::Delete)),
    ];
    answers.into_iter().filter(|(pressed, _)| *pressed).map(|(_, action)| action).collect()
}
