//! What can be done at the arbiter's console.

use crate::app::console::form::{ConsoleDraft, ConsoleForm, ConsoleSection, LogFormat};
use crate::rules::Sequel;
use crate::session::ArbiterAct;

/// An action at the arbiter's console.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ConsoleAction {
    /// Show this part of it.
    Show(ConsoleSection),
    /// Prepare this act.
    Prepare(ConsoleForm),
    /// The act in preparation changed.
    Edit(ConsoleDraft),
    /// This is who signs.
    Sign(String),
    /// Carry the act out.
    Confirm,
    /// Drop the act in preparation.
    Drop,
    /// Decide with words, in the dialog for that.
    Decide(Sequel),
    /// Write the log into a file.
    Export(LogFormat),
    /// Lock it.
    Lock,
}

/// What a button of the console does.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ConsoleDeed {
    /// Something in the console.
    Here(ConsoleAction),
    /// An act at once, without a reason.
    Order(ArbiterAct),
}
