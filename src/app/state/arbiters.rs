//! What is the arbiter's alone: while the console is locked nobody else opens it, nothing in it is done, and nobody leaves
//! a game that is to be finished. Every action, dialog and match command is answered for, so
//! that a new one has to be thought about; the commands of menus say it in their table.

use super::{AppState, Dialog};
use crate::app::action::Action;
use crate::app::event::action::EventAction;
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
            Action::Hall(_) => matches!(self.dialog, Some(Dialog::Hall(_))), // Whoever looks at it may turn its pages.
            Action::Publish(_) => matches!(self.dialog, Some(Dialog::Publish(_) | Dialog::Hall(_))),
            // What is kept there are programs to be run.
            Action::Engine(_) => self.chooses_engines(),
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
            | Action::TakeUp(_)
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
            | Action::LookAtRecent
            | Action::ForgetRecent
            | Action::ForgetRecord(_)
            | Action::NothingPasted(_)
            | Action::StopReading
            | Action::ComeBack
            | Action::DismissNotice(_)
            | Action::KeepJournalElsewhere
            | Action::ChooseJournalFolder
            | Action::DismissResult
            | Action::SetLanguage(_)
            | Action::Chart(_)
            | Action::SetNotation(_)
            | Action::SetLooks(_)
            | Action::DismissHint(_) => false,
        }
    }
}

impl AppState {
    /// Whether somebody is about to make a program an engine, which can do anything to the machine.
    const fn chooses_engines(&self) -> bool {
        matches!(self.dialog, Some(Dialog::Engines(_) | Dialog::EngineOptions(_)))
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
        | MatchCommand::ResignOutOfTurn { .. }
        | MatchCommand::TakeBack
        | MatchCommand::AnswerTakeBack(_)
        | MatchCommand::Pause
        | MatchCommand::Resume
        | MatchCommand::Tick
        | MatchCommand::NoteSleep { .. }
        | MatchCommand::NoteLateMove { .. }
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
