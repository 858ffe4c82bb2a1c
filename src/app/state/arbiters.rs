//! What is the arbiter's alone: while the console is locked nobody else opens it, nothing in it is done, and nobody leaves
//! a game that is to be finished. Every action, dialog and match command is answered for, so
//! that a new one has to be thought about; the commands of menus say it in their table.

use super::{AppState, Dialog, NextUp, PathPurpose, Question};
use crate::app::action::{Action, DialogAction};
use crate::app::event::action::EventAction;
use crate::app::event::state::{EventQuestion, LeaveEvent};
use crate::app::form::DialogOwner;
use crate::app::settings::action::SettingsAction;
use crate::app::settings::form::Section;
use crate::session::{Claimant, MatchCommand};
use crate::storage::FileDialogRequest;

impl AppState {
    /// Whether the lock keeps whoever is there from `action`, also in what was open before it was locked.
    #[must_use]
    pub fn keeps_out(&self, action: &Action) -> bool {
        self.is_console_locked() && self.is_arbiters_action(action)
    }

    /// Whether the lock keeps whoever is there from giving `command` to the match.
    #[must_use]
    pub fn keeps_from_match(&self, command: &MatchCommand) -> bool {
        self.is_console_locked() && is_arbiters(command)
    }

    /// Whether `action` is the arbiter's to do: as long as there are such ones the arbiter is at the machine.
    #[must_use]
    pub fn is_arbiters_action(&self, action: &Action) -> bool {
        match action {
            // Whoever sees that a result is not in the event yet may try once more.
            Action::Event(action) => *action != EventAction::TryAgain,
            Action::Console(_) => true,
            Action::Match(command) => is_arbiters(command),
            // Whoever looks at the hall may turn its pages.
            Action::Hall(_) => matches!(self.dialog, Some(Dialog::Hall(_))),
            Action::Publish(_) => matches!(self.dialog, Some(Dialog::Publish(_) | Dialog::Hall(_))),
            // What is kept there are programs to be run.
            Action::Engine(_) => {
                matches!(self.dialog, Some(Dialog::Engines(_) | Dialog::EngineOptions(_))) && self.has_game_to_guard()
            }
            Action::Arbiter(act) => !act.is_open_to_players(),
            Action::Dialog(action) => self.is_arbiters_in_dialog(action),
            // Another program would lie over the game, another record take its place, or files be read while others play.
            Action::Library(_)
            | Action::ShowInFolder(_)
            | Action::OpenRecord(_)
            | Action::OpenRecords(_)
            | Action::Paste(_)
            | Action::CloseRequested => self.has_game_to_guard(),
            // A command is looked at where it is run, from wherever it comes.
            Action::Command(_)
            | Action::Board(_)
            | Action::ZoomBoard(_)
            | Action::BeginTyping(_)
            | Action::GoTo(_)
            | Action::Step(_)
            | Action::FoldVariations(_)
            | Action::NameBookmark(..)
            | Action::EditComment(..)
            | Action::Setup(_)
            | Action::Clock(_)
            | Action::SkipCeremony
            | Action::Opponent(_)
            | Action::WholeGame(_)
            | Action::Practice(_)
            | Action::Display(_)
            | Action::ShowManual(_)
            | Action::StopShowing
            | Action::Sound(_)
            | Action::Copy(_)
            | Action::FilterCollection(_)
            | Action::SetAutosave(_)
            | Action::ForgetRecent
            | Action::ForgetRecord(_)
            | Action::NothingPasted(_)
            | Action::StopReading
            | Action::DismissNotice(_)
            | Action::KeepJournalElsewhere
            | Action::ChooseJournalFolder
            | Action::DismissResult
            | Action::SetLanguage(_)
            | Action::SetChart(_)
            | Action::SetNotation(_)
            | Action::SetLooks(_)
            | Action::DismissHint(_) => false,
        }
    }

    fn is_arbiters_in_dialog(&self, action: &DialogAction) -> bool {
        match action {
            DialogAction::EditRuling(_) | DialogAction::EditNextGame(_) => true,
            DialogAction::Settings(SettingsAction::Choose(id, _) | SettingsAction::Reset(id))
            | DialogAction::ChooseFound(id, _) => id.line().section == Section::Arbiter,
            // What is put away does nothing more.
            DialogAction::Cancel => false,
            DialogAction::StartGame => self.has_game_to_guard(),
            DialogAction::Confirm => self.is_in_arbiters_dialog() || self.would_leave_game(),
            // The other answer puts a game that was broken off aside.
            DialogAction::Alternative if matches!(self.dialog, Some(Dialog::Question(Question::TakeUp))) => true,
            DialogAction::Alternative => self.is_in_arbiters_dialog() || self.would_leave_game(),
            DialogAction::CopyDiagnostics
            | DialogAction::EditNewGame(_)
            | DialogAction::StartTossed
            | DialogAction::PlayNextGame
            | DialogAction::EditClocks(_)
            | DialogAction::SetClocks
            | DialogAction::EditCorrections(_)
            | DialogAction::CorrectClocks
            | DialogAction::EditDetails(_)
            | DialogAction::TakeDetails
            | DialogAction::EditGameEnd(_)
            | DialogAction::TakeGameEnd
            | DialogAction::TakeRuling
            | DialogAction::EditPrint(_)
            | DialogAction::Print
            | DialogAction::ChangePreset(_)
            | DialogAction::ShowEngines
            | DialogAction::Toss
            | DialogAction::Rules(_)
            | DialogAction::Table(_)
            | DialogAction::Schedule(_)
            | DialogAction::Settings(_)
            | DialogAction::Keys(_)
            | DialogAction::EditTypedMove(_)
            | DialogAction::PlayTypedMove
            | DialogAction::EditFinder(_)
            | DialogAction::RunFound(_)
            | DialogAction::AskForPin(_)
            | DialogAction::EditPin(_)
            | DialogAction::TakePin
            | DialogAction::EditPath(_)
            | DialogAction::ShowFolder(_)
            | DialogAction::StoreAs(_)
            | DialogAction::TakePath => self.is_in_arbiters_dialog(),
        }
    }

    fn is_in_arbiters_dialog(&self) -> bool {
        self.dialog.as_ref().is_some_and(Dialog::is_arbiters)
    }

    /// Whether saying yes to the question that is open leads away from a game that is to be finished.
    fn would_leave_game(&self) -> bool {
        let Some(Dialog::Question(question)) = &self.dialog else { return false };
        self.has_game_to_guard() && question.leads_away()
    }
}

impl Question {
    /// Whether saying yes leads away from the board.
    fn leads_away(&self) -> bool {
        match self {
            Self::Leave(what_for) => *what_for != NextUp::Before,
            Self::TakeUp | Self::Pasted(_) => true,
            Self::HallStopped
            | Self::ResumeInStoppedHall
            | Self::Resign
            | Self::Declare
            | Self::WeakerGives
            | Self::BreakOff
            | Self::Repeat { .. }
            | Self::SaveAsUtf8 { .. }
            | Self::Lose { .. }
            | Self::Replace(_)
            | Self::ReplaceChanged(_)
            | Self::ReplacePages { .. }
            | Self::DeleteProfile(_)
            | Self::ReplaceProfile { .. }
            | Self::ReplaceLog(_)
            | Self::DiscardGame
            | Self::Event(_)
            | Self::LeaveClock(_) => false,
        }
    }
}

/// Whether `command` is the arbiter's to give.
#[must_use]
pub fn is_arbiters(command: &MatchCommand) -> bool {
    match command {
        MatchCommand::Arbiter(order) => !order.act.is_open_to_players(),
        MatchCommand::Claim { by } => *by == Claimant::Arbiter,
        MatchCommand::AnswerSleep(_) | MatchCommand::Interrupt | MatchCommand::ArbiterPause => true,
        MatchCommand::Begin
        | MatchCommand::Play(_)
        | MatchCommand::Resign
        | MatchCommand::TakeBack
        | MatchCommand::AnswerTakeBack(_)
        | MatchCommand::Pause
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

/// Whether the file that is asked for is the arbiter's.
#[must_use]
pub const fn is_arbiters_file(request: &FileDialogRequest) -> bool {
    matches!(request, FileDialogRequest::Event { .. } | FileDialogRequest::SaveLog { .. })
}

impl Dialog {
    /// Whether what can be done in it is the arbiter's alone.
    #[must_use]
    pub fn is_arbiters(&self) -> bool {
        match self.kind().owner() {
            DialogOwner::Anybody => false,
            DialogOwner::Arbiter => true,
            DialogOwner::WhoeverIsAsked => self.asks_arbiter(),
        }
    }

    fn asks_arbiter(&self) -> bool {
        match self {
            Self::Path(dialog) => matches!(dialog.purpose, PathPurpose::SaveLog(_) | PathPurpose::Event(_)),
            Self::Question(question) => question.is_arbiters(),
            Self::Schedule(form) => form.beneath.is_arbiters(),
            _ => false,
        }
    }
}

impl Question {
    fn is_arbiters(&self) -> bool {
        match self {
            Self::ResumeInStoppedHall
            | Self::BreakOff
            | Self::ReplaceLog(_)
            | Self::Replace(_)
            | Self::ReplaceChanged(_) => true,
            Self::Leave(what_for) => what_for.is_arbiters(),
            // Whoever is there may close the window.
            Self::Event(question) => *question != EventQuestion::Leave(LeaveEvent::Quit),
            Self::HallStopped
            | Self::Resign
            | Self::Declare
            | Self::WeakerGives
            | Self::Repeat { .. }
            | Self::SaveAsUtf8 { .. }
            | Self::Lose { .. }
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

impl NextUp {
    /// Whether what comes next is the arbiter's to set up.
    #[must_use]
    pub const fn is_arbiters(&self) -> bool {
        match self {
            Self::NextGame | Self::EventGame(_) => true,
            Self::Quit
            | Self::NewGame
            | Self::Rematch
            | Self::Read(..)
            | Self::Pasted(_)
            | Self::ComposedGame
            | Self::ComposedReview
            | Self::Before => false,
        }
    }
}
