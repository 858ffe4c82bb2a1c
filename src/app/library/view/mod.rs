//! Paints the library: the dialog about its folders, and the explorer beside the board.

use egui::{Event, Ui};

use crate::app::library::action::LibraryAction;

pub mod dialog;
pub mod explorer;
mod sieve;
pub mod tidy;

/// Whoever comes back to the window may have changed the folders meanwhile.
fn coming_back(ui: &Ui) -> Option<LibraryAction> {
    let is_back = ui.input(|input| input.events.iter().any(|event| matches!(event, Event::WindowFocused(true))));
    is_back.then_some(LibraryAction::LookAgain)
}
