//! The keys for commands.

use egui::{Key, KeyboardShortcut, Modifiers};

use super::command::Command;
use crate::record::Neighbour;
use crate::session::{Direction, Waypoint};

impl Command {
    /// The key for it. On a Mac, ⌘ stands for Ctrl. Commands that never make sense together may share one.
    #[must_use]
    #[expect(clippy::too_many_lines, reason = "one line for each command")]
    pub const fn shortcut(self) -> Option<KeyboardShortcut> {
        const SHIFTED: Modifiers = Modifiers { shift: true, ..Modifiers::COMMAND };
        let (modifiers, key) = match self {
            Self::NewGame => (Modifiers::COMMAND, Key::N),
            Self::Open => (Modifiers::COMMAND, Key::O),
            Self::Save => (Modifiers::COMMAND, Key::S),
            Self::SaveAs => (SHIFTED, Key::S),
            Self::Print => (SHIFTED, Key::P),
            Self::Quit => (Modifiers::COMMAND, Key::Q),
            Self::Pause => (Modifiers::COMMAND, Key::P),
            Self::TakeBack | Self::Undo => (Modifiers::COMMAND, Key::Z),
            Self::Redo => (SHIFTED, Key::Z),
            Self::MakeMain => (Modifiers::COMMAND, Key::ArrowUp),
            Self::Seek(waypoint, direction) => (modifier_of(waypoint), arrow_of(direction)),
            Self::Other(which) => (Modifiers::SHIFT, upright_arrow_of(which)),
            Self::ChangePlaces(with) => (Modifiers::ALT, upright_arrow_of(with)),
            Self::Bookmark => (Modifiers::COMMAND, Key::D),
            Self::TypeMove => (Modifiers::NONE, Key::F2),
            Self::Cursor => (Modifiers::NONE, Key::F3),
            Self::Collection => (Modifiers::NONE, Key::F4),
            Self::NextRecord => (Modifiers::COMMAND, Key::PageDown),
            Self::PreviousRecord => (Modifiers::COMMAND, Key::PageUp),
            Self::Details => (Modifiers::COMMAND, Key::I),
            Self::Delete => (Modifiers::NONE, Key::Delete),
            Self::BackToMain => (Modifiers::COMMAND, Key::B),
            Self::Review => (Modifiers::COMMAND, Key::R),
            Self::Flip => (Modifiers::COMMAND, Key::F),
            Self::Manual => (Modifiers::NONE, Key::F1),
            Self::Find => (Modifiers::COMMAND, Key::K),
            Self::WholeBoard => (Modifiers::NONE, Key::F5),
            Self::ClockOnly => (Modifiers::NONE, Key::F6),
            Self::ToggleSound => (Modifiers::COMMAND, Key::M),
            Self::First => (Modifiers::NONE, Key::Home),
            Self::Previous => (Modifiers::NONE, Key::ArrowLeft),
            Self::Next => (Modifiers::NONE, Key::ArrowRight),
            Self::Last => (Modifiers::NONE, Key::End),
            Self::Cancel => (Modifiers::NONE, Key::Escape),
            Self::SetUp => (Modifiers::COMMAND, Key::E),
            Self::Paste => (Modifiers::COMMAND, Key::V),
            Self::CopySfen => (Modifiers::COMMAND, Key::C),
            Self::ToggleDisplay => (Modifiers::NONE, Key::F9),
            Self::DisplayToNextScreen => (Modifiers::SHIFT, Key::F9),
            Self::Commentary => (Modifiers::NONE, Key::F7),
            Self::Hall => (Modifiers::NONE, Key::F10),
            Self::Console => (Modifiers::NONE, Key::F8),
            Self::CallArbiter => (Modifiers::NONE, Key::F12),
            Self::Event => (Modifiers::COMMAND, Key::T),
            Self::Settings => (Modifiers::COMMAND, Key::Comma),
            Self::LargerText => (Modifiers::COMMAND, Key::Plus),
            Self::SmallerText => (Modifiers::COMMAND, Key::Minus),
            Self::UsualText => (Modifiers::COMMAND, Key::Num0),
            Self::StartPage
            | Self::TakeUp
            | Self::Resign
            | Self::Declare
            | Self::ProposeImpasse
            | Self::Claim
            | Self::ClaimAsArbiter
            | Self::ClaimAsSpectator
            | Self::StopClocks
            | Self::Ruling
            | Self::BreakOff
            | Self::NextGame
            | Self::Rematch
            | Self::NextOccurrence
            | Self::ClearBoard
            | Self::RestoreBoard
            | Self::RestToWhite
            | Self::SwapSides
            | Self::OtherTurn
            | Self::PlayFromHere
            | Self::ReviewFromHere
            | Self::LeaveSetup
            | Self::SaveStored
            | Self::DisplayFillsScreen
            | Self::TableTop
            | Self::ShowResult
            | Self::Keys
            | Self::Sound
            | Self::About => return None,
        };
        Some(KeyboardShortcut::new(modifiers, key))
    }

    /// All keys for it: the one that is shown in menus, for the steps through a record the upright arrows besides, and
    /// for larger words the key on which + is, wherever a keyboard has it.
    pub fn shortcuts(self) -> impl Iterator<Item = KeyboardShortcut> {
        const SHIFTED: Modifiers = Modifiers { shift: true, ..Modifiers::COMMAND };
        let others: &[(Modifiers, Key)] = match self {
            Self::Previous => &[(Modifiers::NONE, Key::ArrowUp)],
            Self::Next => &[(Modifiers::NONE, Key::ArrowDown)],
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

/// The key to be held down with an arrow to look for such places.
const fn modifier_of(waypoint: Waypoint) -> Modifiers {
    match waypoint {
        Waypoint::Branch => Modifiers::COMMAND,
        Waypoint::Comment => Modifiers::SHIFT,
        Waypoint::Bookmark => Modifiers::ALT,
    }
}

const fn arrow_of(direction: Direction) -> Key {
    match direction {
        Direction::Forward => Key::ArrowRight,
        Direction::Back => Key::ArrowLeft,
    }
}

const fn upright_arrow_of(which: Neighbour) -> Key {
    match which {
        Neighbour::Before => Key::ArrowUp,
        Neighbour::After => Key::ArrowDown,
    }
}
