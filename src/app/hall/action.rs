//! What can be done about the hall.

use crate::app::hall::form::HallForm;
use crate::storage::FolderFor;

/// An action about the hall.
#[derive(Clone, Debug, PartialEq)]
pub enum HallAction {
    /// The dialog's form changed.
    Edit(HallForm),
    /// The system is to ask for a folder.
    Browse(FolderFor),
    /// Open the dialog; behind a lock, ask for the PIN first.
    Configure,
    /// Keep what the form says.
    Keep,
    /// Keep it, and open the hall view.
    OpenView,
    /// Close the hall view.
    CloseView,
    /// Have whatever is most urgent come first, or each table at its place again.
    Sort,
    /// Show a table by itself.
    Enlarge(String),
    /// Show the most urgent table by itself.
    EnlargeFirst,
    /// Show all of them again.
    ShowAll,
    /// Turn to the next page, or to the next table while one is shown by itself; back with `false`.
    Turn(bool),
}
