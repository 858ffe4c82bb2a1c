//! What a key means at present: to a command, or to the field, menu or button that has a better claim to it.

use egui::{Context, Event, Id, InputState, Key, KeyboardShortcut, Modifiers, MouseWheelUnit, Popup};

use super::action::Action;
use super::command::Command;
use super::keys::is_function_key;
use super::pasting::from_clipboard;
use super::state::{AppState, Dialog};
use crate::app::clock_desk::action::ClockAction;
use crate::app::clock_desk::form::ClockDesk;
use crate::app::views::panels::{PanelUse, table_range};
use crate::shogi::Color;

/// What was asked for by keys, by the wheel, or by dropping a file on the window.
#[must_use]
pub fn from_input(ctx: &Context, state: &AppState) -> Vec<Action> {
    let pasted = from_clipboard(ctx);
    if let Some(desk) = state.clock_desk.as_ref().filter(|_| state.dialog.is_none()) {
        return from_clock_keys(ctx, state, desk);
    }
    if matches!(&state.dialog, Some(Dialog::Keys(form)) if form.waiting.is_some()) {
        return Vec::new();
    }
    let mut actions = from_keys(ctx, state);
    let is_for_board = state.dialog.is_none() && !state.prepares_act() && !ctx.text_edit_focused();
    if actions.is_empty() && is_for_board {
        actions.extend(from_typing(ctx).map(Action::BeginTyping));
    }
    if state.can_be_gone_through() && state.dialog.is_none() {
        actions.extend(from_wheel(ctx, state));
    }
    if state.dialog.is_none() && !ctx.text_edit_focused() {
        actions.extend(pasted);
    }
    if ctx.input(|input| input.events.contains(&Event::WindowFocused(true))) {
        actions.push(Action::ComeBack);
    }
    let dropped = from_drops(ctx);
    if state.dialog.is_none() {
        actions.extend(dropped);
    }
    actions
}

/// A key for each side, and one for the side whose time runs; besides them only what stops both, and quitting.
fn from_clock_keys(ctx: &Context, state: &AppState, desk: &ClockDesk) -> Vec<Action> {
    let near = if state.board.flipped { Color::White } else { Color::Black };
    let mover = desk.session.mover().unwrap_or(Color::White);
    let keys = [
        (Key::Space, ClockAction::Press(mover)),
        (Key::ShiftLeft, ClockAction::Press(near)),
        (Key::ShiftRight, ClockAction::Press(near.opponent())),
        (Key::Escape, ClockAction::TogglePause),
        (Key::P, ClockAction::TogglePause),
    ];
    let asked = keys.into_iter().filter(|(key, _)| ctx.input_mut(|input| take_plain_key(input, *key)));
    let mut actions: Vec<Action> = asked.map(|(_, action)| Action::Clock(action)).collect();
    let quits = ctx.input_mut(|input| state.settings.keys.take(Command::Quit, input, false));
    actions.extend(quits.then_some(Action::Command(Command::Quit)));
    actions
}

/// Takes the press of a key out of the input, whatever else is held down: one that is kept down counts once.
fn take_plain_key(input: &mut InputState, wanted: Key) -> bool {
    let is_it = |event: &Event| matches!(event, Event::Key { key, pressed: true, .. } if *key == wanted);
    let is_first = |event: &Event| matches!(event, Event::Key { repeat: false, .. });
    let pressed = input.events.iter().any(|event| is_it(event) && is_first(event));
    input.events.retain(|event| !is_it(event));
    pressed
}

/// Whoever just begins to type a move need not open the field first: a digit, a piece's letter, 同 or dou does.
fn from_typing(ctx: &Context) -> Option<String> {
    // Alt with a letter opens a menu; on a Mac it types another letter. What is typed while one is open is no move.
    let is_menus = Popup::is_any_open(ctx) || !cfg!(target_os = "macos") && ctx.input(|input| input.modifiers.alt);
    if is_menus {
        return None;
    }
    let text = |event: &Event| if let Event::Text(text) = event { Some(text.clone()) } else { None };
    let typed: String = ctx.input(|input| input.events.iter().filter_map(text).collect());
    typed.starts_with(begins_a_move).then_some(typed)
}

fn begins_a_move(first: char) -> bool {
    matches!(first, '1'..='9' | '１'..='９' | '同' | '☗' | '☖' | '▲' | '△') || "plnsgbrkdPLNSGBRKD".contains(first)
}

/// Only keys of commands that make sense are taken, and only where they mean nothing else: see [`is_free`]. While somebody
/// types, what writes is written. Whoever presses a key that only the arbiter may press, or asks for help where there is
/// none, is told so.
fn from_keys(ctx: &Context, state: &AppState) -> Vec<Action> {
    let keys = &state.settings.keys;
    let is_answered = |command: Command| state.is_locked_away(command) || state.withheld(command).is_some();
    let makes_sense = |command: Command| state.allows(command) || is_answered(command);
    let usable = |command: &Command| makes_sense(*command) && is_free(*command, ctx, state);
    let is_typing = ctx.text_edit_focused() || matches!(state.dialog, Some(Dialog::TypedMove(_)));
    let presses = |command: Command| {
        let count = ctx.input_mut(|input| keys.take_all(command, input, is_typing));
        std::iter::repeat_n(Action::Command(command), count)
    };
    Command::ALL.iter().copied().filter(usable).flat_map(presses).collect()
}

/// The keys of which any number of presses lead where as many single ones do: those for steps, which change nothing about
/// what keys mean.
#[must_use]
pub fn counted(ctx: &Context, state: &AppState) -> Vec<KeyboardShortcut> {
    let steps = [Command::Previous, Command::Next, Command::Undo, Command::Redo];
    let usable = |command: &Command| state.allows(*command) && is_free(*command, ctx, state);
    if state.clock_desk.is_some() {
        return Vec::new();
    }
    steps.into_iter().filter(usable).flat_map(|command| state.settings.keys.in_force(command)).collect()
}

/// Whether the key for `command` means that command at present.
///
/// Esc closes a list or a menu first. In front of a dialog only quitting, calling the arbiter, the manual and the size
/// of words remain, and before a move that is typed the console and what Ctrl asks for; where text is typed, undoing is
/// that text's, and so are the arrows; and keys that lead from button to button belong to whatever has the keyboard's
/// attention, or to the menu that is open.
fn is_free(command: Command, ctx: &Context, state: &AppState) -> bool {
    match command {
        Command::Cancel => !Popup::is_any_open(ctx),
        Command::Quit | Command::CallArbiter | Command::Manual => true,
        Command::LargerText | Command::SmallerText | Command::UsualText => true,
        // An arbiter who is called while somebody types a move need not know of that.
        Command::Console if matches!(state.dialog, Some(Dialog::TypedMove(_))) => true,
        _ if matches!(state.dialog, Some(Dialog::TypedMove(_))) => is_held_with_ctrl(command, state),
        _ if state.dialog.is_some() => false,
        _ if Popup::is_any_open(ctx) && is_menus(command, state) => false,
        Command::Undo | Command::Redo | Command::TakeBack => !ctx.text_edit_focused(),
        Command::Seek(..) | Command::Other(_) | Command::ChangePlaces(_) | Command::MakeMain => {
            !ctx.text_edit_focused()
        }
        _ => is_for_commands(command, ctx, state) || !ctx.egui_wants_keyboard_input(),
    }
}

/// Whether its key is held down together with Ctrl, and means nothing to words that are typed.
fn is_held_with_ctrl(command: Command, state: &AppState) -> bool {
    let is_texts = matches!(command, Command::Undo | Command::Redo | Command::TakeBack);
    let keys = state.settings.keys.in_force(command);
    !is_texts && keys.iter().any(|keys| keys.modifiers.command && !is_for_buttons(keys.logical_key))
}

/// Whether its key leads through a menu.
fn is_menus(command: Command, state: &AppState) -> bool {
    let keys = state.settings.keys.in_force(command);
    keys.iter().any(|keys| !keys.modifiers.any() && is_for_buttons(keys.logical_key))
}

/// Whether its key means nothing to a button or a field.
fn is_for_commands(command: Command, ctx: &Context, state: &AppState) -> bool {
    state.settings.keys.shown(command).is_some_and(|keys| {
        let is_free = |key| !ctx.text_edit_focused() && !is_for_buttons(key);
        keys.modifiers.any() || is_function_key(keys.logical_key) || is_free(keys.logical_key)
    })
}

/// Whether the key leads from button to button, or presses one.
const fn is_for_buttons(key: Key) -> bool {
    matches!(
        key,
        Key::ArrowUp
            | Key::ArrowDown
            | Key::ArrowLeft
            | Key::ArrowRight
            | Key::Home
            | Key::End
            | Key::PageUp
            | Key::PageDown
            | Key::Tab
            | Key::Enter
            | Key::Space
            | Key::Delete
            | Key::Backspace
    )
}

/// The wheel over the board steps through a record, a move a notch. The small steps of a touch pad are added up.
fn from_wheel(ctx: &Context, state: &AppState) -> Vec<Action> {
    let used_for = if state.as_match().is_some() { PanelUse::Play } else { PanelUse::Study };
    let table = table_range(ctx, used_for, state.explorer_seen().is_some() || state.collection.is_some());
    let over_table = ctx.input(|input| input.pointer.hover_pos()).is_some_and(|at| table.contains(at.x));
    if !over_table {
        return Vec::new();
    }
    let turned = ctx.input(|input| input.events.iter().filter_map(wheel_notches).sum::<f32>());
    let id = Id::unique("wheel over the board");
    let so_far = turned + ctx.data(|data| data.get_temp::<f32>(id)).unwrap_or_default();
    let whole = so_far.trunc();
    ctx.data_mut(|data| data.insert_temp(id, so_far - whole));
    if whole == 0.0 { Vec::new() } else { vec![Action::Step(-whole as isize)] }
}

fn wheel_notches(event: &Event) -> Option<f32> {
    match event {
        Event::MouseWheel { unit: MouseWheelUnit::Line, delta, modifiers: Modifiers::NONE, .. } => Some(delta.y),
        Event::MouseWheel { unit: MouseWheelUnit::Point, delta, modifiers: Modifiers::NONE, .. } => {
            Some(delta.y / 40.0)
        }
        _ => None,
    }
}

fn from_drops(ctx: &Context) -> Vec<Action> {
    let dropped = ctx.input_mut(|input| std::mem::take(&mut input.raw.dropped_files));
    let paths: Vec<_> = dropped.iter().map(|file| file.path().to_owned()).collect();
    if paths.is_empty() { Vec::new() } else { vec![Action::OpenRecords(paths)] }
}
