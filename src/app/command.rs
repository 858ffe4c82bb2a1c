//! The one table of everything that can be asked for by name: menu entries, buttons and keys.

use egui::{Key, KeyboardShortcut, Modifiers};

/// Something that has a name, a place in a menu and perhaps a key.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Command {
    /// Choose players, time and handicap for another game.
    NewGame,
    /// Open a record.
    Open,
    /// Save where the record was saved before.
    Save,
    /// Save under another name.
    SaveAs,
    /// Leave the program.
    Quit,
    /// Stop the clock, or let it run on.
    Pause,
    /// 待った
    TakeBack,
    /// 投了
    Resign,
    /// Go through the game that was just played.
    Review,
    /// Turn the board.
    Flip,
    /// Sound on or off.
    ToggleSound,
    /// To the start of the record.
    First,
    /// One move back.
    Previous,
    /// One move on.
    Next,
    /// To the end of the record.
    Last,
    /// Take the latest change of the record back.
    Undo,
    /// Make it again.
    Redo,
    /// Make the present line the one that was played.
    MakeMain,
    /// Take the present move and all that follows it out of the record.
    Delete,
    /// Back to where the present variation leaves the line that was played.
    BackToMain,
    /// About the program.
    About,
    /// Put down, close, leave: what Esc means.
    Cancel,
}

/// A menu of the menu bar and what is in it; `None` is a line between groups.
#[derive(Clone, Copy, Debug)]
pub struct Menu {
    /// The name of its title's sentence.
    pub title: &'static str,
    /// Its entries from the top.
    pub entries: &'static [Option<Command>],
}

/// The menus from the left. The view menu has the choices of language and notation below its entries.
pub const MENUS: [Menu; 5] = [
    Menu {
        title: "menu-file",
        entries: &[
            Some(Command::NewGame),
            Some(Command::Open),
            None,
            Some(Command::Save),
            Some(Command::SaveAs),
            None,
            Some(Command::Quit),
        ],
    },
    Menu {
        title: "menu-edit",
        entries: &[Some(Command::Undo), Some(Command::Redo), None, Some(Command::MakeMain), Some(Command::Delete)],
    },
    Menu {
        title: "menu-game",
        entries: &[
            Some(Command::Pause),
            Some(Command::TakeBack),
            Some(Command::Resign),
            None,
            Some(Command::Review),
            Some(Command::First),
            Some(Command::Previous),
            Some(Command::Next),
            Some(Command::Last),
            Some(Command::BackToMain),
        ],
    },
    Menu { title: "menu-view", entries: &[Some(Command::Flip), Some(Command::ToggleSound)] },
    Menu { title: "menu-help", entries: &[Some(Command::About)] },
];

impl Command {
    /// Every command.
    pub const ALL: [Self; 22] = [
        Self::NewGame,
        Self::Open,
        Self::Save,
        Self::SaveAs,
        Self::Quit,
        Self::Pause,
        Self::TakeBack,
        Self::Resign,
        Self::Review,
        Self::Flip,
        Self::ToggleSound,
        Self::First,
        Self::Previous,
        Self::Next,
        Self::Last,
        Self::Undo,
        Self::Redo,
        Self::MakeMain,
        Self::Delete,
        Self::BackToMain,
        Self::About,
        Self::Cancel,
    ];

    /// The name of the sentence that names it. A tooltip goes by that name with `-tip` after it.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::NewGame => "command-new-game",
            Self::Open => "command-open",
            Self::Save => "command-save",
            Self::SaveAs => "command-save-as",
            Self::Quit => "command-quit",
            Self::Pause => "command-pause",
            Self::TakeBack => "command-take-back",
            Self::Resign => "command-resign",
            Self::Review => "command-review",
            Self::Flip => "command-flip",
            Self::ToggleSound => "command-sound",
            Self::First => "command-first",
            Self::Previous => "command-previous",
            Self::Next => "command-next",
            Self::Last => "command-last",
            Self::Undo => "command-undo",
            Self::Redo => "command-redo",
            Self::MakeMain => "command-make-main",
            Self::Delete => "command-delete",
            Self::BackToMain => "command-back-to-main",
            Self::About => "command-about",
            Self::Cancel => "command-cancel",
        }
    }

    /// The key for it. On a Mac, ⌘ stands for Ctrl. Commands that never make sense together may share one.
    #[must_use]
    pub const fn shortcut(self) -> Option<KeyboardShortcut> {
        const SHIFTED: Modifiers = Modifiers { shift: true, ..Modifiers::COMMAND };
        let (modifiers, key) = match self {
            Self::NewGame => (Modifiers::COMMAND, Key::N),
            Self::Open => (Modifiers::COMMAND, Key::O),
            Self::Save => (Modifiers::COMMAND, Key::S),
            Self::SaveAs => (SHIFTED, Key::S),
            Self::Quit => (Modifiers::COMMAND, Key::Q),
            Self::Pause => (Modifiers::COMMAND, Key::P),
            Self::TakeBack | Self::Undo => (Modifiers::COMMAND, Key::Z),
            Self::Redo => (SHIFTED, Key::Z),
            Self::MakeMain => (Modifiers::COMMAND, Key::ArrowUp),
            Self::Delete => (Modifiers::NONE, Key::Delete),
            Self::BackToMain => (Modifiers::NONE, Key::B),
            Self::Review => (Modifiers::COMMAND, Key::R),
            Self::Flip => (Modifiers::COMMAND, Key::F),
            Self::ToggleSound => (Modifiers::COMMAND, Key::M),
            Self::First => (Modifiers::NONE, Key::Home),
            Self::Previous => (Modifiers::NONE, Key::ArrowLeft),
            Self::Next => (Modifiers::NONE, Key::ArrowRight),
            Self::Last => (Modifiers::NONE, Key::End),
            Self::Cancel => (Modifiers::NONE, Key::Escape),
            Self::Resign | Self::About => return None,
        };
        Some(KeyboardShortcut::new(modifiers, key))
    }

    /// Whether it is done again and again while its key is held down.
    #[must_use]
    pub const fn repeats(self) -> bool {
        matches!(self, Self::Previous | Self::Next | Self::Undo | Self::Redo)
    }
}
