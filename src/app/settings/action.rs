//! What can be done in the settings and in the dialog of keys.

use crate::app::command::Command;
use crate::app::settings::form::{Section, SettingId};

/// An action in the settings.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SettingsAction {
    /// The typed path of the folder with the user's own images of pieces changed.
    TypePieceFolder(String),
    /// Use the folder as typed.
    UsePieceFolder,
    /// Choose the folder in the system's dialog.
    BrowsePieces,
    /// Search for these words.
    Search(String),
    /// Show this section.
    Show(Section),
    /// Make this choice.
    Choose(SettingId, usize),
    /// Reset this setting.
    Reset(SettingId),
    /// Reset all settings.
    ResetAll,
    /// Take that back.
    TakeResetBack,
}

/// An action in the dialog about keys.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum KeysAction {
    /// Search for these words.
    Search(String),
    /// The next key that is pressed is for this command, or for none.
    Wait(Option<Command>),
    /// Make this the command's key, in the form in which it is kept; none where it is empty.
    Choose(Command, String),
    /// Give the command its usual key again.
    Reset(Command),
    /// Give all commands their usual keys again.
    ResetAll,
}
