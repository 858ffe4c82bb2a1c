//! Which commands are the arbiter's while the console is locked, and which game nobody leaves then.

use super::{AppState, NextUp};
use crate::app::command::Command;
use crate::session::{MatchSession, MatchStatus};

impl AppState {
    /// Whether `command` makes sense at present, and only the lock keeps whoever is there from it.
    #[must_use]
    pub fn is_locked_away(&self, command: Command) -> bool {
        self.is_console_locked() && self.is_arbiters_command(command) && self.makes_sense(command)
    }

    /// Whether leaving the board would take a game from its players that is theirs to finish: one that goes on, one that
    /// was set up for them, or one that has to be played because the last does not count.
    #[must_use]
    pub fn has_game_to_guard(&self) -> bool {
        let is_set_up = self.table.ceremony.is_some() || self.as_match().is_some_and(was_set_up_for_somebody);
        self.game_in_progress() || is_set_up || self.table.next_game.is_some()
    }

    /// Whether saving would put a record that may have been changed by hand in the place of what lies in its file.
    fn would_replace_a_record(&self) -> bool {
        self.as_review().is_some() && self.table.file.saved_to.is_some()
    }

    /// Whether the lock keeps whoever is there from leaving the board for this.
    #[must_use]
    pub fn keeps_from_leaving(&self, what_for: &NextUp) -> bool {
        self.is_console_locked() && *what_for != NextUp::Before && self.has_game_to_guard()
    }

    /// The console asks for the PIN itself.
    #[expect(clippy::too_many_lines, reason = "one line for each command")]
    fn is_arbiters_command(&self, command: Command) -> bool {
        match command {
            Command::ClaimAsArbiter
            | Command::StopClocks
            | Command::Ruling
            | Command::BreakOff
            | Command::Event
            | Command::NextGame => true,
            // To look at a hall harms nobody; which one it is, and what is written for it, the arbiter says.
            Command::Hall => self.settings.hall.watched.is_none(),
            Command::NewGame
            | Command::Open
            | Command::Paste
            | Command::TakeUp
            | Command::NextRecord
            | Command::PreviousRecord
            | Command::SetUp
            | Command::PlayFromHere
            | Command::ReviewFromHere
            | Command::Rematch
            | Command::ClockOnly
            | Command::Commentary
            | Command::Review
            | Command::Quit => self.has_game_to_guard(),
            Command::Save => self.would_replace_a_record(),
            Command::StartPage
            | Command::SaveAs
            | Command::SaveStored
            | Command::Print
            | Command::Pause
            | Command::TakeBack
            | Command::Resign
            | Command::TypeMove
            | Command::Cursor
            | Command::Declare
            | Command::ProposeImpasse
            | Command::Claim
            | Command::ClaimAsSpectator
            | Command::Console
            | Command::CallArbiter
            | Command::ShowResult
            | Command::NextOccurrence
            | Command::Flip
            | Command::WholeBoard
            | Command::TableTop
            | Command::ToggleSound
            | Command::Sound
            | Command::First
            | Command::Previous
            | Command::Next
            | Command::Last
            | Command::Undo
            | Command::Redo
            | Command::Seek(..)
            | Command::Other(_)
            | Command::ChangePlaces(_)
            | Command::Bookmark
            | Command::Collection
            | Command::Details
            | Command::MakeMain
            | Command::Delete
            | Command::BackToMain
            | Command::ClearBoard
            | Command::RestoreBoard
            | Command::RestToWhite
            | Command::SwapSides
            | Command::OtherTurn
            | Command::CopySfen
            | Command::LeaveSetup
            | Command::ToggleDisplay
            | Command::DisplayFillsScreen
            | Command::DisplayToNextScreen
            | Command::Settings
            | Command::Keys
            | Command::Manual
            | Command::Find
            | Command::LargerText
            | Command::SmallerText
            | Command::UsualText
            | Command::About
            | Command::Cancel => false,
        }
    }
}

/// Whether the game waits for its players: it belongs to an event, is played instead of another, or somebody has written down
/// who plays.
fn was_set_up_for_somebody(session: &MatchSession) -> bool {
    let setup = session.setup();
    let is_replay = setup.series.before.is_some();
    let is_theirs = setup.event.is_some() || is_replay || setup.players.iter().any(|player| !player.name.is_empty());
    *session.status() == MatchStatus::Waiting && is_theirs
}
