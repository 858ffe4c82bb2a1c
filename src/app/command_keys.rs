//! The keys for commands.

use egui::{Key, KeyboardShortcut, Modifiers};

use super::command::Command;

impl Command {
    /// All keys for it: the one that is shown in menus, for the steps through a record the upright arrows besides, for
    /// larger words the key on which + is, wherever a keyboard has it, and what Windows takes for redoing.
    pub fn shortcuts(self) -> impl Iterator<Item = KeyboardShortcut> {
        const SHIFTED: Modifiers = Modifiers { shift: true, ..Modifiers::COMMAND };
        let others: &[(Modifiers, Key)] = match self {
            Self::Previous => &[(Modifiers::NONE, Key::ArrowUp)],
            Self::Next => &[(Modifiers::NONE, Key::ArrowDown)],
            Self::Redo => &[(Modifiers::COMMAND, Key::Y)],
            Self::LargerText => &[(SHIFTED, Key::Plus), (Modifiers::COMMAND, Key::Equals)],
            _ => &[],
        };
        self.shortcut().into_iter().chain(others.iter().map(|&(modifiers, key)| KeyboardShortcut::new(modifiers, key)))
    }

    /// Whether it is done again and again while its key is held down.
    #[must_use]
    pub const fn repeats(self) -> bool {
        matches!(
            self,
            Self::Previous
                | Self::Next
                | Self::Seek(..)
                | Self::NextRecord
                | Self::PreviousRecord
                | Self::Undo
                | Self::Redo
                | Self::LargerText
                | Self::SmallerText
        )
    }
}
