//! Entering a round by the keyboard: up and down choose a pairing, and Tab leads to its results.

use egui::{EventFilter, Id, Key, Modifiers, Response, Ui};

use crate::app::views::dialogs::frame::attended_first;

/// Where it is kept that the results of the chosen pairing are to have the keyboard's attention.
fn results_next() -> Id {
    Id::unique("the results of a pairing have the keyboard's attention next")
}

/// While nothing has the keyboard's attention, the chosen pairing, between those above and below, is what keys are about.
/// Returns the one that is chosen by a key.
pub fn of_chosen(ui: &Ui, beside: [Option<u32>; 2]) -> Option<u32> {
    let attended: Option<Id> = ui.data(|data| data.get_temp(attended_first())).flatten();
    if attended.is_some() {
        return None;
    }
    if pressed(ui, Key::Tab) {
        ui.data_mut(|data| data.insert_temp(results_next(), ()));
    }
    step(ui, beside)
}

/// A result of the chosen pairing. Returns the pairing that is chosen by a key, of which the results come next.
pub fn of_result(ui: &Ui, result: &Response, is_first: bool, beside: [Option<u32>; 2]) -> Option<u32> {
    let is_next = is_first && ui.data_mut(|data| data.remove_temp::<()>(results_next())).is_some();
    if is_next {
        result.request_focus();
    }
    if !result.has_focus() {
        return None;
    }
    let own_keys = EventFilter { vertical_arrows: true, ..EventFilter::default() };
    ui.memory_mut(|memory| memory.set_focus_lock_filter(result.id, own_keys));
    let chosen = step(ui, beside);
    if chosen.is_some() {
        ui.data_mut(|data| data.insert_temp(results_next(), ()));
    }
    chosen
}

fn pressed(ui: &Ui, key: Key) -> bool {
    ui.input_mut(|input| input.consume_key(Modifiers::NONE, key))
}

fn step(ui: &Ui, [above, below]: [Option<u32>; 2]) -> Option<u32> {
    let chosen = if pressed(ui, Key::ArrowUp) { above } else { below.filter(|_| pressed(ui, Key::ArrowDown)) };
    if chosen.is_some() {
        ui.data_mut(|data| data.insert_temp(stepped(), ()));
    }
    chosen
}

/// Where it is kept that another pairing was chosen by a key.
fn stepped() -> Id {
    Id::unique("a pairing was chosen by a key")
}

/// Whether the chosen pairing was chosen by a key and has to come in sight: once.
pub fn has_stepped(ui: &Ui) -> bool {
    ui.data_mut(|data| data.remove_temp::<()>(stepped())).is_some()
}
