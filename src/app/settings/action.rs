use crate::app::command::Command;
use crate::app::settings::form::{Section, SettingId};

/// Something in the settings.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SettingsAction {
    /// The folder with the user's own images of pieces is being typed.
    TypePieceFolder(String),
    /// What was typed is that folder.
    UsePieceFolder,
    /// Choose that folder in the system's dialog.
    BrowsePieces,
    /// Look for these words.
    Search(String),
    /// Show this section.
    Show(Section),
    /// Make this choice.
    Choose(SettingId, usize),
    /// Make this setting as it is at first.
    Reset(SettingId),
    /// Make all of them so.
    ResetAll,
}

/// Something in the dialog about keys.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum KeysAction {
    /// Look for these words.
    Search(String),
    /// The next key that is pressed is for this command, or for none.
    Wait(Option<Command>),
    /// This is the command's key from now on, as it is kept; none where nothing is written.
    Choose(Command, String),
    /// The command has its usual key again.
    Reset(Command),
    /// All of them have.
    ResetAll,
}
