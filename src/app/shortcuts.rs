use egui::{Context, Event, Id, Modifiers, MouseWheelUnit};

use super::action::Action;
use super::command::Command;
use super::state::{AppState, Mode};

/// What was asked for by keys, by the wheel, or by dropping a file on the window.
#[must_use]
pub fn from_input(ctx: &Context, state: &AppState) -> Vec<Action> {
    let mut actions = from_keys(ctx, state);
    if matches!(state.mode, Mode::Review(_)) && state.dialog.is_none() {
        actions.extend(from_wheel(ctx));
    }
    actions.extend(from_drops(ctx));
    actions
}

/// Only keys of commands that make sense are taken: the arrow keys move the keyboard's attention unless a record is
/// gone through.
fn from_keys(ctx: &Context, state: &AppState) -> Vec<Action> {
    let is_typing = ctx.egui_wants_keyboard_input() || state.dialog.is_some();
    let usable = |command: &Command| (!is_typing || command.works_everywhere()) && state.allows(*command);
    // Keys with more modifiers first, lest Ctrl+Shift+S be taken for Ctrl+S.
    let mut keyed: Vec<_> =
        Command::ALL.into_iter().filter(usable).filter_map(|it| Some((it, it.shortcut()?))).collect();
    keyed.sort_by_key(|(_, shortcut)| !shortcut.modifiers.shift);
    let commands = keyed.into_iter().filter(|(_, shortcut)| ctx.input_mut(|input| input.consume_shortcut(shortcut)));
    commands.map(|(command, _)| Action::Command(command)).collect()
}

/// The wheel over the board steps through a record: a notch a move, and one move a frame at most, since some drivers
/// report each notch twice. The small steps of a touch pad are added up.
fn from_wheel(ctx: &Context) -> Vec<Action> {
    let over_list = ctx.input(|input| input.pointer.hover_pos()).is_none_or(|at| at.x > board_side_width(ctx));
    if over_list {
        return Vec::new();
    }
    let turned = ctx.input(|input| input.events.iter().filter_map(wheel_notches).sum::<f32>());
    let id = Id::unique("wheel over the board");
    let so_far = turned + ctx.data(|data| data.get_temp::<f32>(id)).unwrap_or_default();
    let is_whole = so_far.abs() >= 1.0;
    ctx.data_mut(|data| data.insert_temp(id, if is_whole { 0.0 } else { so_far }));
    if is_whole { vec![Action::Step(if so_far > 0.0 { -1 } else { 1 })] } else { Vec::new() }
}

fn wheel_notches(event: &Event) -> Option<f32> {
    match event {
        Event::MouseWheel { unit: MouseWheelUnit::Line, delta, modifiers: Modifiers::NONE, .. } => {
            Some(if delta.y.abs() < 1.0 { delta.y.signum() } else { delta.y })
        }
        Event::MouseWheel { unit: MouseWheelUnit::Point, delta, modifiers: Modifiers::NONE, .. } => {
            Some(delta.y / 40.0)
        }
        _ => None,
    }
}

/// Up to where the table reaches; beyond it lies the move list, which scrolls.
fn board_side_width(ctx: &Context) -> f32 {
    ctx.content_rect().width() - super::views::side_panel_width(ctx)
}

fn from_drops(ctx: &Context) -> Vec<Action> {
    let dropped = ctx.input_mut(|input| std::mem::take(&mut input.raw.dropped_files));
    dropped.first().map(|file| Action::OpenRecord(file.path().to_owned())).into_iter().collect()
}
