//! The table of the commands: a line for each says what it is called, which key it has, and where it can make sense.

use egui::{Key, KeyboardShortcut, Modifiers};

use super::command::Command;
use crate::record::Neighbour;
use crate::session::{Direction, Waypoint};

/// Where a command can make sense.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CommandPlaces {
    /// While a match is played, or shown after its end.
    pub in_match: bool,
    /// While a record is gone through.
    pub in_review: bool,
    /// While a position is set up.
    pub in_setup: bool,
}

impl CommandPlaces {
    /// Whether there is a place that both have.
    #[must_use]
    pub const fn meet(self, other: Self) -> bool {
        self.in_match && other.in_match || self.in_review && other.in_review || self.in_setup && other.in_setup
    }
}

const ANYWHERE: CommandPlaces = CommandPlaces { in_match: true, in_review: true, in_setup: true };
const MATCH: CommandPlaces = CommandPlaces { in_review: false, in_setup: false, ..ANYWHERE };
const REVIEW: CommandPlaces = CommandPlaces { in_match: false, in_setup: false, ..ANYWHERE };
const SETUP: CommandPlaces = CommandPlaces { in_match: false, in_review: false, ..ANYWHERE };
const NOT_SETUP: CommandPlaces = CommandPlaces { in_setup: false, ..ANYWHERE };
const NOT_MATCH: CommandPlaces = CommandPlaces { in_match: false, ..ANYWHERE };

/// A line of the table.
struct Row {
    name: &'static str,
    key: Option<KeyboardShortcut>,
    places: CommandPlaces,
}

const fn row(name: &'static str, key: Option<KeyboardShortcut>, places: CommandPlaces) -> Row {
    Row { name, key, places }
}

const NO_KEY: Option<KeyboardShortcut> = None;

const fn plain(key: Key) -> Option<KeyboardShortcut> {
    Some(KeyboardShortcut::new(Modifiers::NONE, key))
}

const fn shift(key: Key) -> Option<KeyboardShortcut> {
    Some(KeyboardShortcut::new(Modifiers::SHIFT, key))
}

const fn alt(key: Key) -> Option<KeyboardShortcut> {
    Some(KeyboardShortcut::new(Modifiers::ALT, key))
}

const fn ctrl(key: Key) -> Option<KeyboardShortcut> {
    Some(KeyboardShortcut::new(Modifiers::COMMAND, key))
}

const fn ctrl_shift(key: Key) -> Option<KeyboardShortcut> {
    Some(KeyboardShortcut::new(Modifiers { shift: true, ..Modifiers::COMMAND }, key))
}

impl Command {
    /// The name of the sentence that names it. A tooltip goes by that name with `-tip` after it.
    #[must_use]
    pub const fn name(self) -> &'static str {
        self.row().name
    }

    /// The key for it. On a Mac, ⌘ stands for Ctrl. Commands that never make sense together may share one.
    #[must_use]
    pub const fn shortcut(self) -> Option<KeyboardShortcut> {
        self.row().key
    }

    /// Where it can make sense: two commands that never meet may share a key.
    #[must_use]
    pub const fn places(self) -> CommandPlaces {
        self.row().places
    }

    #[expect(clippy::too_many_lines, reason = "one line for each command")]
    const fn row(self) -> Row {
        match self {
            Self::NewGame => row("command-new-game", ctrl(Key::N), ANYWHERE),
            Self::Open => row("command-open", ctrl(Key::O), ANYWHERE),
            Self::StartPage => row("command-start-page", NO_KEY, NOT_SETUP),
            Self::TakeUp => row("command-take-up", NO_KEY, NOT_SETUP),
            Self::Save => row("command-save", ctrl(Key::S), NOT_SETUP),
            Self::SaveAs => row("command-save-as", ctrl_shift(Key::S), NOT_SETUP),
            Self::SaveStored => row("command-save-stored", NO_KEY, NOT_SETUP),
            Self::Print => row("command-print", ctrl_shift(Key::P), NOT_SETUP),
            Self::Quit => row("command-quit", ctrl(Key::Q), ANYWHERE),
            Self::Pause => row("command-pause", ctrl(Key::P), MATCH),
            Self::TakeBack => row("command-take-back", ctrl(Key::Z), MATCH),
            Self::Resign => row("command-resign", NO_KEY, MATCH),
            Self::TypeMove => row("command-type-move", plain(Key::F2), NOT_SETUP),
            Self::Cursor => row("command-cursor", plain(Key::F3), NOT_SETUP),
            Self::Declare => row("command-declare", NO_KEY, MATCH),
            Self::ProposeImpasse => row("command-propose-impasse", NO_KEY, MATCH),
            Self::Claim => row("command-claim", NO_KEY, MATCH),
            Self::ClaimAsArbiter => row("command-claim-arbiter", NO_KEY, MATCH),
            Self::ClaimAsSpectator => row("command-claim-spectator", NO_KEY, MATCH),
            Self::Console => row("command-console", plain(Key::F8), MATCH),
            Self::CallArbiter => row("command-call-arbiter", plain(Key::F12), MATCH),
            Self::StopClocks => row("command-stop-clocks", NO_KEY, MATCH),
            Self::Ruling => row("command-ruling", NO_KEY, MATCH),
            Self::BreakOff => row("command-break-off", NO_KEY, MATCH),
            Self::NextGame => row("command-next-game", NO_KEY, ANYWHERE),
            Self::Rematch => row("command-rematch", NO_KEY, MATCH),
            Self::ShowResult => row("command-show-result", NO_KEY, MATCH),
            Self::NextOccurrence => row("command-next-occurrence", NO_KEY, MATCH),
            Self::Review => row("command-review", ctrl(Key::R), MATCH),
            Self::Flip => row("command-flip", ctrl(Key::F), ANYWHERE),
            Self::WholeBoard => row("command-whole-board", plain(Key::F5), ANYWHERE),
            Self::TableTop => row("command-table-top", NO_KEY, ANYWHERE),
            Self::ClockOnly => row("command-clock-only", plain(Key::F6), ANYWHERE),
            Self::ToggleSound => row("command-sound", ctrl(Key::M), ANYWHERE),
            Self::Sound => row("command-sound-settings", NO_KEY, ANYWHERE),
            Self::First => row("command-first", plain(Key::Home), NOT_SETUP),
            Self::Previous => row("command-previous", plain(Key::ArrowLeft), NOT_SETUP),
            Self::Next => row("command-next", plain(Key::ArrowRight), NOT_SETUP),
            Self::Last => row("command-last", plain(Key::End), NOT_SETUP),
            Self::Seek(Waypoint::Branch, Direction::Forward) => {
                row("command-next-branch", ctrl(Key::ArrowRight), REVIEW)
            }
            Self::Seek(Waypoint::Branch, Direction::Back) => {
                row("command-previous-branch", ctrl(Key::ArrowLeft), REVIEW)
            }
            Self::Seek(Waypoint::Comment, Direction::Forward) => {
                row("command-next-comment", shift(Key::ArrowRight), REVIEW)
            }
            Self::Seek(Waypoint::Comment, Direction::Back) => {
                row("command-previous-comment", shift(Key::ArrowLeft), REVIEW)
            }
            Self::Seek(Waypoint::Bookmark, Direction::Forward) => {
                row("command-next-bookmark", alt(Key::ArrowRight), REVIEW)
            }
            Self::Seek(Waypoint::Bookmark, Direction::Back) => {
                row("command-previous-bookmark", alt(Key::ArrowLeft), REVIEW)
            }
            Self::Other(Neighbour::Before) => row("command-other-before", shift(Key::ArrowUp), REVIEW),
            Self::Other(Neighbour::After) => row("command-other-after", shift(Key::ArrowDown), REVIEW),
            Self::ChangePlaces(Neighbour::Before) => row("command-move-up", alt(Key::ArrowUp), REVIEW),
            Self::ChangePlaces(Neighbour::After) => row("command-move-down", alt(Key::ArrowDown), REVIEW),
            Self::Bookmark => row("command-bookmark", ctrl(Key::D), REVIEW),
            Self::Collection => row("command-collection", plain(Key::F4), NOT_SETUP),
            Self::NextRecord => row("command-next-record", ctrl(Key::PageDown), NOT_SETUP),
            Self::PreviousRecord => row("command-previous-record", ctrl(Key::PageUp), NOT_SETUP),
            Self::Details => row("command-details", ctrl(Key::I), NOT_SETUP),
            Self::Undo => row("command-undo", ctrl(Key::Z), NOT_MATCH),
            Self::Redo => row("command-redo", ctrl_shift(Key::Z), NOT_MATCH),
            Self::MakeMain => row("command-make-main", ctrl(Key::ArrowUp), REVIEW),
            Self::Delete => row("command-delete", plain(Key::Delete), REVIEW),
            Self::BackToMain => row("command-back-to-main", ctrl(Key::B), REVIEW),
            Self::SetUp => row("command-set-up", ctrl(Key::E), NOT_SETUP),
            Self::ClearBoard => row("command-clear-board", NO_KEY, SETUP),
            Self::RestoreBoard => row("command-restore-board", NO_KEY, SETUP),
            Self::RestToWhite => row("command-rest-to-white", NO_KEY, SETUP),
            Self::SwapSides => row("command-swap-sides", NO_KEY, SETUP),
            Self::OtherTurn => row("command-other-turn", NO_KEY, SETUP),
            Self::Paste => row("command-paste", ctrl(Key::V), ANYWHERE),
            Self::CopySfen => row("command-copy-sfen", ctrl(Key::C), SETUP),
            Self::PlayFromHere => row("command-play-from-here", NO_KEY, SETUP),
            Self::ReviewFromHere => row("command-review-from-here", NO_KEY, SETUP),
            Self::LeaveSetup => row("command-leave-setup", NO_KEY, SETUP),
            Self::ToggleDisplay => row("command-display", plain(Key::F9), ANYWHERE),
            Self::DisplayFillsScreen => row("command-display-fills-screen", NO_KEY, ANYWHERE),
            Self::DisplayToNextScreen => row("command-display-next-screen", shift(Key::F9), ANYWHERE),
            Self::Commentary => row("command-commentary", plain(Key::F7), ANYWHERE),
            Self::Hall => row("command-hall", plain(Key::F10), ANYWHERE),
            Self::Event => row("command-event", ctrl(Key::T), ANYWHERE),
            Self::Settings => row("command-settings", ctrl(Key::Comma), ANYWHERE),
            Self::Keys => row("command-keys", NO_KEY, ANYWHERE),
            Self::Manual => row("command-manual", plain(Key::F1), ANYWHERE),
            Self::Find => row("command-find", ctrl(Key::K), ANYWHERE),
            Self::LargerText => row("command-larger-text", ctrl(Key::Plus), ANYWHERE),
            Self::SmallerText => row("command-smaller-text", ctrl(Key::Minus), ANYWHERE),
            Self::UsualText => row("command-usual-text", ctrl(Key::Num0), ANYWHERE),
            Self::About => row("command-about", NO_KEY, ANYWHERE),
            Self::Cancel => row("command-cancel", plain(Key::Escape), ANYWHERE),
        }
    }
}
