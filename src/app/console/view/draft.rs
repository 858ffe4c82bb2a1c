//! The act in preparation: its fields, what it would change, and the two ways out.

use egui::{Frame, Id, Key, Margin, Panel, Response, RichText, Role, Ui, WidgetInfo, vec2};

use crate::app::action::Action;
use crate::app::console::action::ConsoleAction;
use crate::app::console::form::ConsoleForm;
use crate::app::console::scene::{DraftScene, SealScene};
use crate::app::console::view::BUTTON_HEIGHT;
use crate::app::theme::{Colours, SIZES};
use crate::app::views::buttons::{chip, primary_button};
use crate::app::views::fields::{clock_fields_ui, line_field, number_ui};
use crate::app::views::look::Look;
use crate::app::views::parts::{scrolled_in_room, soft, strong};
use crate::app::views::prose::Prose;
use crate::shogi::Move;

/// In a lower window the form gets the room: what would change stands on its lines alone.
const LOW_WINDOW: f32 = 480.0;

/// What would change and the two ways out, at the foot of the console: in sight however long the form is.
#[must_use]
pub(super) fn foot_panel_ui(ui: &mut Ui, scene: &DraftScene, look: Look<'_>) -> Vec<Action> {
    let is_low = ui.ctx().content_rect().height() < LOW_WINDOW;
    let frame = Frame::new().fill(ui.palette().foot).inner_margin(Margin::symmetric(16, if is_low { 6 } else { 12 }));
    let shown = Panel::bottom("console foot").frame(frame).show(ui, |ui| {
        ui.spacing_mut().item_spacing.y = SIZES.gap;
        changes_ui(ui, scene, is_low, look);
        foot_ui(ui, scene, if is_low { BUTTON_HEIGHT } else { BUTTON_HEIGHT + 6.0 }, look)
    });
    shown.inner.into_iter().map(Action::Console).collect()
}

/// The form is edited in a copy and reported when it has changed.
#[must_use]
pub(super) fn draft_ui(ui: &mut Ui, scene: &DraftScene, look: Look<'_>) -> Vec<Action> {
    let mut actions = Vec::new();
    let mut draft = scene.draft.clone();
    let mut who = scene.who.clone();
    scrolled_in_room("draft").show(ui, |ui| {
        Frame::new().inner_margin(Margin { left: 16, right: 16, top: 8, bottom: 12 }).show(ui, |ui| {
            ui.spacing_mut().item_spacing.y = SIZES.gap;
            ui.prose(strong(&scene.headline, SIZES.title));
            let first = form_ui(ui, scene, &mut draft.form, look);
            let reason = line_ui(ui, &mut draft.reason, "draft-reason", look);
            attend_once(ui, first.as_ref(), &reason, &scene.headline);
            let who = line_ui(ui, &mut who, "draft-who", look);
            let is_entered =
                [reason, who].iter().any(Response::lost_focus) && ui.input(|it| it.key_pressed(Key::Enter));
            actions.extend((is_entered && scene.can_confirm && draft == scene.draft).then_some(ConsoleAction::Confirm));
        });
    });
    if draft != scene.draft {
        actions.push(ConsoleAction::Edit(draft));
    }
    if who != scene.who {
        actions.push(ConsoleAction::Sign(who));
    }
    actions.into_iter().map(Action::Console).collect()
}

/// The fields of the act; returns the one that is typed into before the reason, if there is one.
fn form_ui(ui: &mut Ui, scene: &DraftScene, form: &mut ConsoleForm, look: Look<'_>) -> Option<Response> {
    let plies = scene.plies;
    match form {
        ConsoleForm::SetClock { fields, .. } => _ = ui.horizontal_wrapped(|ui| clock_fields_ui(ui, fields, look)),
        ConsoleForm::GiveTime { is_taken, minutes, seconds, .. } => {
            choice_ui(ui, is_taken, ["draft-give", "draft-take"], look);
            ui.horizontal_wrapped(|ui| {
                number_ui(ui, minutes, 0..=999, "new-game-minutes", look);
                number_ui(ui, seconds, 0..=59, "new-game-seconds", look);
            });
        }
        ConsoleForm::TakeBack { moves } => {
            stepper_ui(ui, moves, 1..=plies, "draft-moves", look);
            lines_ui(ui, &scene.lines);
        }
        ConsoleForm::CorrectMove { ply, typed, chosen } => {
            let before = *ply;
            stepper_ui(ui, ply, 1..=plies, "draft-ply", look);
            if *ply != before {
                *chosen = None;
            }
            lines_ui(ui, &scene.lines);
            let field = line_ui(ui, typed, "draft-find", look);
            moves_ui(ui, &scene.moves, chosen);
            return Some(field);
        }
        ConsoleForm::Adjourn { is_sealed, typed } => {
            lines_ui(ui, &scene.lines);
            choice_ui(ui, is_sealed, ["draft-no-seal", "draft-seal"], look);
            return is_sealed.then(|| seal_ui(ui, typed, scene.seal.as_ref(), look));
        }
        ConsoleForm::Plain(_) => lines_ui(ui, &scene.lines),
    }
    None
}

/// Remarks on what was filled in.
fn lines_ui(ui: &mut Ui, lines: &[String]) {
    lines.iter().for_each(|line| _ = ui.prose(line));
}

/// Two choices; `value` is true for the second.
fn choice_ui(ui: &mut Ui, value: &mut bool, names: [&str; 2], look: Look<'_>) {
    ui.horizontal_wrapped(|ui| {
        for (choice, name) in [false, true].into_iter().zip(names) {
            if ui.add(chip(ui, &look.text.say(name), *value == choice)).clicked() {
                *value = choice;
            }
        }
    });
}

/// A number between two large buttons.
fn stepper_ui(ui: &mut Ui, value: &mut u32, range: std::ops::RangeInclusive<u32>, name: &str, look: Look<'_>) {
    ui.horizontal(|ui| {
        let size = vec2(BUTTON_HEIGHT, BUTTON_HEIGHT);
        if ui.add(egui::Button::new("−").min_size(size)).clicked() {
            *value = value.saturating_sub(1).max(*range.start());
        }
        number_ui(ui, value, range.clone(), name, look);
        if ui.add(egui::Button::new("+").min_size(size)).clicked() {
            *value = (*value + 1).min(*range.end());
        }
    });
}

/// The moves that may be meant, of which one is chosen.
fn moves_ui(ui: &mut Ui, moves: &[(Move, String)], chosen: &mut Option<Move>) {
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = vec2(6.0, 6.0);
        for (mv, name) in moves {
            if ui.add(chip(ui, name, *chosen == Some(*mv)).min_size(vec2(0.0, 30.0))).clicked() {
                *chosen = Some(*mv);
            }
        }
    });
}

/// The sealed move, typed so that nobody who looks on can read it.
fn seal_ui(ui: &mut Ui, typed: &mut String, seal: Option<&SealScene>, look: Look<'_>) -> Response {
    let label = look.text.say("draft-sealed");
    ui.label(soft(&label));
    let field = ui.add(line_field(typed).password(true).desired_width(f32::INFINITY));
    field.widget_info(|| WidgetInfo::labeled(Role::PasswordInput, true, &label));
    match seal {
        Some(seal) if seal.is_whole => _ = ui.prose(&seal.words),
        Some(seal) => _ = ui.prose(soft(&seal.words)),
        None => {}
    }
    field
}

/// The old and the new value of everything that changes, or why nothing can.
fn changes_ui(ui: &mut Ui, scene: &DraftScene, is_low: bool, look: Look<'_>) {
    let palette = ui.palette();
    if let Some(fault) = &scene.fault {
        ui.prose(RichText::new(fault).color(palette.grave));
    }
    if !scene.can_confirm {
        return;
    }
    if is_low {
        scene.changes.iter().for_each(|change| _ = ui.prose(strong(change, SIZES.body)));
        return;
    }
    let frame = Frame::new().fill(palette.card).corner_radius(8).inner_margin(Margin::symmetric(12, 10));
    frame.show(ui, |ui| {
        ui.set_width(ui.available_width());
        ui.prose(soft(&look.text.say("draft-changes")));
        if scene.changes.is_empty() {
            ui.prose(look.text.say("draft-no-change"));
        }
        for change in &scene.changes {
            ui.prose(strong(change, SIZES.title));
        }
    });
}

fn line_ui(ui: &mut Ui, value: &mut String, name: &str, look: Look<'_>) -> Response {
    let label = look.text.say(name);
    ui.label(soft(&label));
    let field = ui.add(line_field(value).desired_width(f32::INFINITY));
    field.widget_info(|| WidgetInfo::labeled(Role::TextInput, true, &label));
    field
}

/// Whoever prepares an act can type at once: the move that was played or is sealed, or else the reason.
fn attend_once(ui: &Ui, first: Option<&Response>, reason: &Response, act: &str) {
    let id = Id::unique("the act of which the reason was attended to");
    let frame = ui.ctx().cumulative_frame_nr();
    let now = (act.to_owned(), first.is_some());
    let before = ui.data(|data| data.get_temp::<((String, bool), u64)>(id));
    // It is another act, the same prepared anew, or there is something else to be typed first.
    if before.is_none_or(|(seen, last)| seen != now || last + 1 < frame) {
        first.unwrap_or(reason).request_focus();
    }
    ui.data_mut(|data| data.insert_temp(id, (now, frame)));
}

fn foot_ui(ui: &mut Ui, scene: &DraftScene, height: f32, look: Look<'_>) -> Vec<ConsoleAction> {
    let mut actions = Vec::new();
    ui.columns(2, |columns| {
        if let [left, right] = columns {
            let size = |ui: &Ui| vec2(ui.available_width(), height);
            if left.add_sized(size(left), egui::Button::new(look.text.say("draft-drop"))).clicked() {
                actions.push(ConsoleAction::Drop);
            }
            let words = look.text.say("draft-confirm");
            let room = size(right);
            let confirm = |ui: &mut Ui| ui.add_sized(room, primary_button(ui, &words));
            if right.add_enabled_ui(scene.can_confirm, confirm).inner.clicked() {
                actions.push(ConsoleAction::Confirm);
            }
        }
    });
    actions
}
