use super::command::Command;

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

impl Command {
    /// Where it can make sense: two commands that never meet may share a key.
    #[must_use]
    #[expect(clippy::too_many_lines, reason = "one line for each command")]
    pub const fn places(self) -> CommandPlaces {
        match self {
            Self::NewGame
            | Self::Open
            | Self::Quit
            | Self::Paste
            | Self::Flip
            | Self::WholeBoard
            | Self::ClockOnly
            | Self::ToggleSound
            | Self::Sound
            | Self::TableTop
            | Self::LargerText
            | Self::SmallerText
            | Self::UsualText
            | Self::ToggleDisplay
            | Self::Commentary
            | Self::DisplayFillsScreen
            | Self::DisplayToNextScreen
            | Self::Hall
            | Self::Event
            | Self::NextGame
            | Self::Settings
            | Self::Keys
            | Self::Manual
            | Self::Find
            | Self::About
            | Self::Cancel => ANYWHERE,
            Self::StartPage
            | Self::TakeUp
            | Self::Save
            | Self::SaveAs
            | Self::SaveStored
            | Self::Print
            | Self::Details
            | Self::Collection
            | Self::NextRecord
            | Self::PreviousRecord
            | Self::TypeMove
            | Self::Cursor
            | Self::First
            | Self::Previous
            | Self::Next
            | Self::Last
            | Self::SetUp => NOT_SETUP,
            Self::Undo | Self::Redo => NOT_MATCH,
            Self::Seek(..)
            | Self::Other(_)
            | Self::ChangePlaces(_)
            | Self::Bookmark
            | Self::MakeMain
            | Self::Delete
            | Self::BackToMain => REVIEW,
            Self::ClearBoard
            | Self::RestoreBoard
            | Self::RestToWhite
            | Self::SwapSides
            | Self::OtherTurn
            | Self::CopySfen
            | Self::PlayFromHere
            | Self::ReviewFromHere
            | Self::LeaveSetup => SETUP,
            Self::Pause
            | Self::TakeBack
            | Self::Resign
            | Self::Declare
            | Self::ProposeImpasse
            | Self::Claim
            | Self::ClaimAsArbiter
            | Self::ClaimAsSpectator
            | Self::Console
            | Self::CallArbiter
            | Self::StopClocks
            | Self::Ruling
            | Self::BreakOff
            | Self::Rematch
            | Self::ShowResult
            | Self::NextOccurrence
            | Self::Review => MATCH,
        }
    }
}
