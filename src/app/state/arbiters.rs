//! What is the arbiter's alone: while the console is locked nobody else opens it, and nothing in it is done.

use super::{AppState, Dialog, EventQuestion, LeaveEvent, LeaveFor, PathPurpose, Question, Section};
use crate::app::action::{Action, DialogAction};
use crate::app::command::Command;
use crate::app::settings_action::SettingsAction;
use crate::session::{Claimant, MatchCommand};
use crate::storage::FileDialogRequest;

impl AppState {
    /// Whether the lock keeps whoever is there from `action`, also in what was open before it was locked.
    #[must_use]
    pub fn keeps_out(&self, action: &Action) -> bool {
        self.is_console_locked() && self.is_arbiters_action(action)
    }

    /// Whether `action` is the arbiter's to do: as long as there are such ones the arbiter is at the machine.
    #[must_use]
    pub fn is_arbiters_action(&self, action: &Action) -> bool {
        match action {
            Action::Event(_) | Action::Console(_) => true,
            Action::Match(command) => is_arbiters(command),
            Action::Dialog(action) => self.is_arbiters_in_dialog(action),
            _ => false,
        }
    }

    /// Whether `command` makes sense at present, and only the lock keeps whoever is there from it.
    #[must_use]
    pub fn is_locked_away(&self, command: Command) -> bool {
        self.is_console_locked() && is_arbiters_command(command) && self.makes_sense(command)
    }

    fn is_arbiters_in_dialog(&self, action: &DialogAction) -> bool {
        match action {
            DialogAction::EditRuling(_) | DialogAction::EditNextGame(_) => true,
            DialogAction::Settings(SettingsAction::Choose(id, _) | SettingsAction::Reset(id)) => {
                id.line().section == Section::Arbiter
            }
            // What is put away does nothing more.
            DialogAction::Cancel => false,
            _ => self.dialog.as_ref().is_some_and(Dialog::is_arbiters),
        }
    }
}

/// Whether `command` is the arbiter's to give.
#[must_use]
pub fn is_arbiters(command: &MatchCommand) -> bool {
    match command {
        MatchCommand::Arbiter(order) => !order.act.is_open_to_players(),
        MatchCommand::Claim { by } => *by == Claimant::Arbiter,
        MatchCommand::AnswerSleep(_) | MatchCommand::Interrupt => true,
        MatchCommand::Begin
        | MatchCommand::Play(_)
        | MatchCommand::Resign
        | MatchCommand::TakeBack
        | MatchCommand::AnswerTakeBack(_)
        | MatchCommand::Pause
        | MatchCommand::ArbiterPause
        | MatchCommand::Resume
        | MatchCommand::Tick
        | MatchCommand::NoteSleep { .. }
        | MatchCommand::ProposeImpasse { .. }
        | MatchCommand::AnswerImpasse(_)
        | MatchCommand::ConsiderDeclaration
        | MatchCommand::Declare
        | MatchCommand::WithdrawDeclaration => false,
    }
}

/// The console asks for the PIN itself.
const fn is_arbiters_command(command: Command) -> bool {
    matches!(
        command,
        Command::ClaimAsArbiter
            | Command::StopClocks
            | Command::Ruling
            | Command::BreakOff
            | Command::Event
            | Command::NextGame
    )
}

/// Whether the file that is asked for is the arbiter's.
#[must_use]
pub const fn is_arbiters_file(request: &FileDialogRequest) -> bool {
    matches!(request, FileDialogRequest::Event { .. } | FileDialogRequest::SaveLog { .. })
}

impl Dialog {
    /// Whether what can be done in it is the arbiter's alone.
    #[must_use]
    pub fn is_arbiters(&self) -> bool {
        match self {
            Self::NextGame(_) | Self::Ruling(_) | Self::Event | Self::EventForm(_) | Self::Pairing(_) => true,
            Self::Path(dialog) => matches!(dialog.purpose, PathPurpose::SaveLog(_) | PathPurpose::Event(_)),
            Self::Question(question) => question.is_arbiters(),
            Self::Schedule(form) => form.beneath.is_arbiters(),
            Self::NewGame(_)
            | Self::Clocks(_)
            | Self::Corrections(_)
            | Self::Details(_)
            | Self::Print(_)
            | Self::Rules(_)
            | Self::Settings(_)
            | Self::Keys(_)
            | Self::Handicaps(_)
            | Self::Sound
            | Self::Hall(_)
            | Self::Pin(_)
            | Self::TypedMove(_)
            | Self::Finder(_)
            | Self::About => false,
        }
    }
}

impl Question {
    fn is_arbiters(&self) -> bool {
        match self {
            Self::BreakOff | Self::ReplaceLog(_) => true,
            Self::Leave(what_for) => what_for.is_arbiters(),
            // Whoever is there may close the window.
            Self::Event(question) => *question != EventQuestion::Leave(LeaveEvent::Quit),
            Self::Resign
            | Self::Repeat { .. }
            | Self::SaveAsUtf8 { .. }
            | Self::Lose { .. }
            | Self::Replace(_)
            | Self::ReplaceChanged(_)
            | Self::ReplacePages { .. }
            | Self::DeleteProfile(_)
            | Self::ReplaceProfile { .. }
            | Self::TakeUp
            | Self::DiscardGame
            | Self::LeaveClock(_)
            | Self::Pasted(_) => false,
        }
    }
}

impl LeaveFor {
    /// Whether what comes next is the arbiter's to set up.
    #[must_use]
    pub const fn is_arbiters(&self) -> bool {
        match self {
            Self::NextGame | Self::EventGame(_) => true,
            Self::Quit
            | Self::NewGame
            | Self::Read(..)
            | Self::Pasted(_)
            | Self::ComposedGame
            | Self::ComposedReview
            | Self::Before => false,
        }
    }
}
