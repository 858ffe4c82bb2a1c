//! What can be done about the hall.

use crate::app::hall::form::HallForm;
use crate::storage::FolderFor;

/// What is done about the hall.
#[derive(Clone, Debug, PartialEq)]
pub enum HallAction {
    /// Something in the dialog was changed.
    Edit(HallForm),
    /// The system is to ask for a folder.
    Browse(FolderFor),
    /// What stands in the dialog holds.
    Keep,
    /// It holds, and the hall is looked at.
    OpenView,
    /// The hall is looked at no longer.
    CloseView,
}
