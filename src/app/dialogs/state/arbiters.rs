//! What is the arbiter's alone in dialogs. Every action, dialog and question is answered for, so that a new one has to be
//! thought about.

use super::{Dialog, NextUp, PathPurpose, Question};
use crate::app::dialogs::action::DialogAction;
use crate::app::dialogs::form::DialogOwner;
use crate::app::event::state::{EventQuestion, LeaveEvent};
use crate::app::finder::action::Findable;
use crate::app::handicaps::action::TableAction;
use crate::app::rules::action::RulesAction;
use crate::app::settings::action::SettingsAction;
use crate::app::settings::form::Section;
use crate::app::sound::action::ScheduleAction;
use crate::app::state::AppState;

impl AppState {
    /// Whether what is asked for in a dialog is the arbiter's to do.
    #[must_use]
    pub fn is_arbiters_in_dialog(&self, action: &DialogAction) -> bool {
        match action {
            DialogAction::EditRuling(_)
            | DialogAction::EditNextGame(_)
            | DialogAction::ShowEngines
            | DialogAction::RunFound(Findable::InConsole(..)) => true,
            DialogAction::Settings(SettingsAction::Choose(id, _) | SettingsAction::Reset(id))
            | DialogAction::RunFound(Findable::Choice(id, _)) => id.line().section == Section::Arbiter,
            DialogAction::Rules(RulesAction::Take | RulesAction::Delete | RulesAction::Export)
            | DialogAction::Table(TableAction::Take | TableAction::Delete)
            | DialogAction::Schedule(ScheduleAction::Take | ScheduleAction::Delete) => {
                self.would_change_what_is_kept(action)
            }
            // What is put away does nothing more.
            DialogAction::Cancel => false,
            DialogAction::StartGame => self.has_game_to_guard(),
            // Who plays is written on the board, in the hall and in the record, which is the event's after the game as well.
            DialogAction::TakeDetails => {
                self.has_game_to_guard() || self.as_match().is_some_and(|session| session.setup().event.is_some())
            }
            DialogAction::Confirm => self.is_in_arbiters_dialog() || self.would_leave_game(),
            // The other answer puts a game that was broken off aside.
            DialogAction::Alternative if matches!(self.dialog, Some(Dialog::Question(Question::TakeUp))) => true,
            DialogAction::Alternative => {
                self.is_in_arbiters_dialog() || self.would_leave_game() || self.would_save_over_a_record()
            }
            DialogAction::CopyDiagnostics
            | DialogAction::EditNewGame(_)
            | DialogAction::StartTossed
            | DialogAction::PlayNextGame
            | DialogAction::EditClocks(_)
            | DialogAction::SetClocks
            | DialogAction::EditCorrections(_)
            | DialogAction::CorrectClocks
            | DialogAction::EditDetails(_)
            | DialogAction::EditGameEnd(_)
            | DialogAction::TakeGameEnd
            | DialogAction::TakeRuling
            | DialogAction::EditPrint(_)
            | DialogAction::Print
            | DialogAction::ChangePreset(_)
            | DialogAction::Toss
            | DialogAction::Rules(_)
            | DialogAction::Table(_)
            | DialogAction::Schedule(_)
            | DialogAction::Settings(_)
            | DialogAction::Keys(_)
            | DialogAction::EditTypedMove(_)
            | DialogAction::PlayTypedMove(_)
            | DialogAction::EditFinder(_)
            | DialogAction::RunFound(Findable::Command(_) | Findable::Copy(_) | Findable::Pin(_))
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

    /// Whether rules, a table or clock calls would be changed or deleted by which others play, in an event above all, or rules
    /// written among them under another name. New ones are anybody's to make.
    fn would_change_what_is_kept(&self, action: &DialogAction) -> bool {
        if let DialogAction::Rules(RulesAction::Delete | RulesAction::Export)
        | DialogAction::Table(TableAction::Delete)
        | DialogAction::Schedule(ScheduleAction::Delete) = action
        {
            return true;
        }
        match &self.dialog {
            Some(Dialog::Rules(form)) => form.is_changed() && self.profiles.is_own(&form.profile.id),
            Some(Dialog::Handicaps(form)) => form.is_changed() && form.file.is_some(),
            Some(Dialog::Schedule(form)) => form.is_changed() && self.schedules.is_own(&form.schedule.id),
            Some(_) | None => false,
        }
    }

    /// Whether the question that is open offers to save the record first, in the place of what lies in its file.
    fn would_save_over_a_record(&self) -> bool {
        matches!(self.dialog, Some(Dialog::Question(Question::Leave(_)))) && self.would_replace_a_record()
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
            | Self::DropAct
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

impl Dialog {
    /// Whether what can be done in it is the arbiter's alone.
    #[must_use]
    pub fn is_arbiters(&self) -> bool {
        self.row().owner == DialogOwner::Arbiter
    }
}

impl PathPurpose {
    /// Whose the program's own file dialog is that was opened for it.
    pub(super) const fn owner(&self) -> DialogOwner {
        match self {
            Self::SaveLog(_) | Self::Event(_) => DialogOwner::Arbiter,
            Self::Open | Self::Save(_) | Self::Print(_) | Self::ImportProfile | Self::ExportProfile | Self::Games => {
                DialogOwner::Anybody
            }
        }
    }
}

impl Question {
    /// Who is asked.
    pub(super) fn owner(&self) -> DialogOwner {
        match self {
            Self::ResumeInStoppedHall
            | Self::BreakOff
            | Self::DropAct
            | Self::ReplaceLog(_)
            | Self::ReplacePages { .. }
            | Self::ReplaceProfile { .. }
            | Self::DeleteProfile(_)
            | Self::Replace(_)
            | Self::ReplaceChanged(_) => DialogOwner::Arbiter,
            Self::Leave(what_for) if what_for.is_arbiters() => DialogOwner::Arbiter,
            // Whoever is there may close the window.
            Self::Event(EventQuestion::Leave(LeaveEvent::Quit)) => DialogOwner::Anybody,
            Self::Event(_) => DialogOwner::Arbiter,
            Self::Leave(_)
            | Self::HallStopped
            | Self::Resign
            | Self::Declare
            | Self::WeakerGives
            | Self::Repeat { .. }
            | Self::SaveAsUtf8 { .. }
            | Self::Lose { .. }
            | Self::TakeUp
            | Self::DiscardGame
            | Self::LeaveClock(_)
            | Self::Pasted(_) => DialogOwner::Anybody,
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
            | Self::TakeUp
            | Self::Rematch
            | Self::Read(..)
            | Self::Pasted(_)
            | Self::ComposedGame
            | Self::ComposedReview
            | Self::Before => false,
        }
    }
}
