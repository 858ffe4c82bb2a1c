//! Paints the library: the dialog about its folders, and the explorer beside the board.

use egui::Ui;

use crate::app::library::action::LibraryAction;
use crate::app::views::parts::is_back;

pub mod dialog;
pub mod explorer;
mod sieve;
pub mod tidy;

/// Whoever comes back to the window may have changed the folders meanwhile.
fn coming_back(ui: &Ui) -> Option<LibraryAction> {
    is_back(ui).then_some(LibraryAction::LookAgain)
}
