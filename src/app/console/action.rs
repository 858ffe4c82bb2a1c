//! What can be done at the arbiter's console.

use crate::app::console::form::{ConsoleDraft, ConsoleForm, ConsoleSection, LogFormat};
use crate::rules::Sequel;

/// Something at the arbiter's console.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ConsoleAction {
    /// Show this part of it.
    Show(ConsoleSection),
    /// Prepare this act.
    Prepare(ConsoleForm),
    /// The act that is being prepared now reads so.
    Edit(ConsoleDraft),
    /// This is who signs.
    Sign(String),
    /// Carry the act out.
    Confirm,
    /// Do not.
    Drop,
    /// Decide with words, in the dialog for that.
    Decide(Sequel),
    /// Write the log into a file.
    Export(LogFormat),
    /// Lock it.
    Lock,
}
