//! What can be found by its name, and is then done.

use crate::app::command::Command;
use crate::app::console::action::ConsoleDeed;
use crate::app::console::form::{ConsoleSection, PinPurpose};
use crate::app::form::CopyAs;
use crate::app::settings::form::SettingId;

/// What can be found.
#[derive(Clone, Debug, PartialEq)]
pub enum Findable {
    /// A command.
    Command(Command),
    /// What is copied, and how it is written.
    Copy(CopyAs),
    /// A choice of a setting, by its place.
    Choice(SettingId, usize),
    /// What a button does in that part of the arbiter's console.
    InConsole(ConsoleSection, Box<ConsoleDeed>),
    /// What can be done about the PIN, which is asked for first.
    Pin(PinPurpose),
}
