//! What stands in the menu bar.

use super::command::Command;
use crate::record::Neighbour;
use crate::session::{Direction, Waypoint};

/// A menu of the menu bar and what is in it; `None` is a line between groups.
#[derive(Clone, Copy, Debug)]
pub struct Menu {
    /// The name of its title's sentence.
    pub title: &'static str,
    /// Its entries from the top.
    pub entries: &'static [Option<Command>],
}

/// The menus from the left. The view menu has the choices of theme, language and notation below its entries.
pub const MENUS: [Menu; 8] = [
    Menu {
        title: "menu-file",
        entries: &[
            Some(Command::NewGame),
            Some(Command::Open),
            Some(Command::StartPage),
            Some(Command::TakeUp),
            None,
            Some(Command::Save),
            Some(Command::SaveAs),
            Some(Command::SaveStored),
            None,
            Some(Command::Print),
            None,
            Some(Command::Quit),
        ],
    },
    Menu {
        title: "menu-edit",
        entries: &[
            Some(Command::Undo),
            Some(Command::Redo),
            None,
            Some(Command::Details),
            Some(Command::EndOfGame),
            Some(Command::Bookmark),
            None,
            Some(Command::MakeMain),
            Some(Command::ChangePlaces(Neighbour::Before)),
            Some(Command::ChangePlaces(Neighbour::After)),
            Some(Command::Delete),
        ],
    },
    Menu {
        title: "menu-game",
        entries: &[
            Some(Command::Pause),
            Some(Command::TakeBack),
            Some(Command::Resign),
            None,
            Some(Command::TypeMove),
            Some(Command::Cursor),
            None,
            Some(Command::Claim),
            Some(Command::Declare),
            Some(Command::ProposeImpasse),
            None,
            Some(Command::ShowResult),
            Some(Command::NextOccurrence),
            Some(Command::NextGame),
            Some(Command::Rematch),
            Some(Command::Review),
            Some(Command::SetUp),
        ],
    },
    Menu {
        title: "menu-go",
        entries: &[
            Some(Command::First),
            Some(Command::Previous),
            Some(Command::Next),
            Some(Command::Last),
            None,
            Some(Command::Seek(Waypoint::Branch, Direction::Forward)),
            Some(Command::Seek(Waypoint::Branch, Direction::Back)),
            Some(Command::Other(Neighbour::After)),
            Some(Command::Other(Neighbour::Before)),
            Some(Command::BackToMain),
            None,
            Some(Command::Seek(Waypoint::Comment, Direction::Forward)),
            Some(Command::Seek(Waypoint::Comment, Direction::Back)),
            Some(Command::Seek(Waypoint::Bookmark, Direction::Forward)),
            Some(Command::Seek(Waypoint::Bookmark, Direction::Back)),
            None,
            Some(Command::NextRecord),
            Some(Command::PreviousRecord),
        ],
    },
    Menu {
        title: "menu-position",
        entries: &[
            Some(Command::Analyse),
            Some(Command::AnalyseGame),
            Some(Command::GameSummary),
            Some(Command::Engines),
            None,
            Some(Command::Explorer),
            Some(Command::Library),
            None,
            Some(Command::ClearBoard),
            Some(Command::RestoreBoard),
            Some(Command::RestToWhite),
            None,
            Some(Command::SwapSides),
            Some(Command::OtherTurn),
            None,
            Some(Command::Paste),
            Some(Command::CopySfen),
            None,
            Some(Command::PlayFromHere),
            Some(Command::ReviewFromHere),
            Some(Command::LeaveSetup),
        ],
    },
    Menu {
        title: "menu-arbiter",
        entries: &[
            Some(Command::Console),
            None,
            Some(Command::CallArbiter),
            Some(Command::StopClocks),
            None,
            Some(Command::ClaimAsArbiter),
            Some(Command::ClaimAsSpectator),
            None,
            Some(Command::Ruling),
            Some(Command::BreakOff),
            None,
            Some(Command::Event),
        ],
    },
    Menu {
        title: "menu-view",
        entries: &[
            Some(Command::Flip),
            Some(Command::WholeBoard),
            Some(Command::Collection),
            Some(Command::TableTop),
            Some(Command::ClockOnly),
            Some(Command::ToggleSound),
            Some(Command::Sound),
            None,
            Some(Command::ToggleDisplay),
            Some(Command::DisplayFillsScreen),
            Some(Command::DisplayToNextScreen),
            Some(Command::Commentary),
            Some(Command::Hall),
            None,
            Some(Command::LargerText),
            Some(Command::SmallerText),
            Some(Command::UsualText),
            None,
            Some(Command::Settings),
        ],
    },
    Menu {
        title: "menu-help",
        entries: &[Some(Command::Manual), Some(Command::Find), Some(Command::Keys), None, Some(Command::About)],
    },
];

/// What can be done with a move of a record, under the right button, in groups.
pub const MENU_OF_MOVE: [&[Command]; 3] = [
    &[Command::MakeMain, Command::ChangePlaces(Neighbour::Before), Command::ChangePlaces(Neighbour::After)],
    &[Command::Bookmark, Command::SetUp],
    &[Command::Delete],
];
