//! What a click, a key or a touch does to a piece while a position is set up, wherever the piece lies.

use egui::{Key, PointerButton, Response, Ui};

use crate::app::setup::action::SetupAction;
use crate::session::{PiecePlace, PieceTarget};

/// What was done to `response`, which lies on `on` and shows `piece`.
///
/// A click or Enter picks a piece up or puts one down; a right click, a long touch or Space turns it over; Delete puts
/// it into the box.
pub(super) fn gesture(ui: &Ui, response: &Response, on: PieceTarget, piece: Option<PiecePlace>) -> Option<SetupAction> {
    // What was clicked, or where a piece was let go, is what the keys are about.
    let is_let_go = response.contains_pointer() && ui.input(|input| input.pointer.primary_released());
    if is_let_go || response.secondary_clicked() {
        response.request_focus();
    }
    let pressed = |key| response.has_focus() && ui.input(|input| input.key_pressed(key));
    // To egui Space is a click as Enter is.
    let is_space = pressed(Key::Space);
    match piece {
        Some(piece) if is_space || response.secondary_clicked() => Some(SetupAction::TurnOver(piece)),
        Some(piece) if pressed(Key::Delete) || pressed(Key::Backspace) => Some(SetupAction::ToBox(piece)),
        Some(piece) if response.drag_started_by(PointerButton::Primary) => Some(SetupAction::Grab(piece)),
        Some(_) | None if response.clicked() && !is_space => Some(SetupAction::Click { on, piece }),
        Some(_) | None => None,
    }
}
