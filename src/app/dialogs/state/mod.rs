//! The dialog that is open, and what it is about.

mod arbiters;
mod path_dialog;

use std::path::PathBuf;
use std::rc::Rc;

pub use self::path_dialog::{PathDialog, PathPurpose};
use crate::app::clock_desk::form::{CorrectionForm, LeaveClock};
use crate::app::console::form::{LogJob, PinForm, PinPurpose, RulingForm};
use crate::app::details::form::DetailsForm;
use crate::app::dialogs::form::{Beneath, ClickBeside, DialogOwner, DialogRow, DialogWidth};
use crate::app::effect::IfThere;
use crate::app::engines::form::{EnginesForm, OptionsForm};
use crate::app::event::form::{
    EntrantForm, EventForm, EventToss, ListToEnter, PairingForm, PairingRulesForm, ProposalForm,
};
use crate::app::event::state::EventQuestion;
use crate::app::files::form::SaveTarget;
use crate::app::finder::form::FinderForm;
use crate::app::game_end::form::GameEndForm;
use crate::app::hall::form::HallForm;
use crate::app::handicaps::form::HandicapsForm;
use crate::app::library::form::{LibraryForm, TidyForm};
use crate::app::new_game::form::{NewGameForm, NextGameForm};
use crate::app::practice::form::PracticeForm;
use crate::app::print::form::{PrintForm, PrintJob};
use crate::app::publish::form::PublishForm;
use crate::app::rules::form::RulesForm;
use crate::app::settings::form::{Section, SettingsForm};
use crate::app::shortcut_keys::form::KeysForm;
use crate::app::sound::state::ScheduleForm;
use crate::app::whole_game::form::WholeGameForm;
use crate::record::{Imported, Loss};
use crate::rules::{Repetition, RuleProfile};
use crate::shogi::Move;
use crate::tournament::GamePlace;

/// The dialog that is open. There is one at most.
#[derive(Clone, Debug, PartialEq)]
pub enum Dialog {
    /// Players, time and handicap of a new game.
    NewGame(NewGameForm),
    /// The times of both sides, for a clock beside a wooden board.
    Clocks(Box<NewGameForm>),
    /// The correction of that clock.
    Corrections(CorrectionForm),
    /// The replay of a game that does not count.
    NextGame(Box<NextGameForm>),
    /// A question to be answered before something is done.
    Question(Question),
    /// The program's own file dialog.
    Path(PathDialog),
    /// The lines about the game.
    Details(Rc<DetailsForm>),
    /// How the line ends.
    GameEnd(GameEndForm),
    /// The arbiter's ruling.
    Ruling(RulingForm),
    /// What to print, and how.
    Print(PrintForm),
    /// The editor of rule profiles.
    Rules(Box<RulesForm>),
    /// The settings.
    Settings(SettingsForm),
    /// The keys for commands.
    Keys(KeysForm),
    /// The editor of handicap tables.
    Handicaps(Box<HandicapsForm>),
    /// The editor of clock calls.
    Schedule(ScheduleForm),
    /// What is heard, and how: it is changed in the settings themselves.
    Sound,
    /// Sharing games with a hall, and looking at it.
    Hall(HallForm),
    /// The site of a hall.
    Publish(Box<PublishForm>),
    /// The engines that are kept, and those that can be had.
    Engines(EnginesForm),
    /// The folders of the library.
    Library(LibraryForm),
    /// What is there more than once in the library.
    TidyUp(TidyForm),
    /// The options of an engine.
    EngineOptions(Box<OptionsForm>),
    /// How an engine is to analyse the whole game.
    WholeGame(WholeGameForm),
    /// What the evaluations of the game come to.
    GameSummary,
    /// What is to be practised.
    Practice(PracticeForm),
    /// The mates that were missed in the game.
    MissedMates,
    /// The PIN of the arbiter's console.
    Pin(PinForm),
    /// The event: its pairings and results.
    Event,
    /// Title, rules and schedule of an event.
    EventForm(Box<EventForm>),
    /// A pairing of it.
    Pairing(Box<PairingForm>),
    /// A player of it.
    Entrant(Box<EntrantForm>),
    /// A list of players that is to be entered.
    PlayerList(Box<ListToEnter>),
    /// How its rounds are paired, and its players placed.
    PairingRules(Box<PairingRulesForm>),
    /// A round of it that is proposed.
    Proposal(Box<ProposalForm>),
    /// The toss for the sides of a game of the event.
    EventToss(EventToss),
    /// A move to be typed, as far as it is typed.
    TypedMove(String),
    /// The list of commands, to be looked through by name.
    Finder(FinderForm),
    /// What this program is, and on what it runs.
    About,
}

impl Dialog {
    /// Its line in the table.
    #[rustfmt::skip]
    #[must_use]
    pub fn row(&self) -> DialogRow {
        use Beneath::{Board, Event, Origin};
        use ClickBeside::{Closes, DoesNothing};
        use DialogOwner::{Anybody, Arbiter};
        use DialogRow as Row;

        match self {
            Self::NewGame(_) => Row::new(720.0, DoesNothing, Anybody, Board),
            Self::Clocks(_) => Row::new(660.0, DoesNothing, Anybody, Board),
            Self::Corrections(_) => Row::new(660.0, DoesNothing, Anybody, Board),
            Self::NextGame(_) => Row::new(660.0, DoesNothing, Arbiter, Board),
            Self::Question(it) => Row::new(DialogWidth::OF_QUESTIONS.usual, it.click_beside(), it.owner(), Board),
            Self::Path(dialog) => Row::new(620.0, DoesNothing, dialog.purpose.owner(), Origin),
            Self::Details(_) => Row::new(640.0, DoesNothing, Anybody, Board),
            Self::GameEnd(_) => Row::new(560.0, DoesNothing, Anybody, Board),
            Self::Ruling(_) => Row::new(520.0, DoesNothing, Arbiter, Board),
            Self::Print(_) => Row::new(840.0, DoesNothing, Anybody, Board),
            Self::Rules(_) => Row::new(760.0, DoesNothing, Anybody, Origin),
            Self::Settings(_) => Row::new(760.0, Closes, Anybody, Board),
            Self::Keys(_) => Row::new(640.0, Closes, Anybody, Board),
            Self::Handicaps(_) => Row::new(620.0, DoesNothing, Anybody, Origin),
            Self::Schedule(form) => Row::new(760.0, DoesNothing, form.beneath.row().owner, Origin),
            Self::Sound => Row::new(640.0, Closes, Anybody, Board).in_two(850.0, 920.0),
            Self::Hall(_) => Row::new(640.0, DoesNothing, Arbiter, Board),
            Self::Publish(_) => Row::new(660.0, DoesNothing, Arbiter, Origin),
            Self::Engines(_) => Row::new(660.0, DoesNothing, Arbiter, Origin),
            Self::Library(_) => Row::new(660.0, DoesNothing, Anybody, Board),
            Self::TidyUp(_) => Row::new(760.0, DoesNothing, Anybody, Origin),
            Self::EngineOptions(_) => Row::new(680.0, DoesNothing, Arbiter, Origin),
            Self::WholeGame(_) => Row::new(660.0, DoesNothing, Anybody, Board),
            Self::GameSummary => Row::new(660.0, Closes, Anybody, Board),
            Self::Practice(_) => Row::new(680.0, DoesNothing, Anybody, Board),
            Self::MissedMates => Row::new(660.0, Closes, Anybody, Board),
            Self::Pin(_) => Row::new(460.0, DoesNothing, Anybody, Origin),
            Self::Event => Row::new(980.0, DoesNothing, Arbiter, Board),
            Self::EventForm(_) => Row::new(660.0, DoesNothing, Arbiter, Event),
            Self::Pairing(_) => Row::new(660.0, DoesNothing, Arbiter, Event),
            Self::Entrant(_) => Row::new(660.0, DoesNothing, Arbiter, Event),
            Self::PlayerList(_) => Row::new(720.0, DoesNothing, Arbiter, Event),
            Self::PairingRules(_) => Row::new(720.0, DoesNothing, Arbiter, Event),
            Self::Proposal(_) => Row::new(980.0, DoesNothing, Arbiter, Event),
            Self::EventToss(_) => Row::new(460.0, DoesNothing, Anybody, Board),
            Self::TypedMove(_) => Row::new(420.0, Closes, Anybody, Board),
            Self::Finder(_) => Row::new(640.0, Closes, Anybody, Board),
            Self::About => Row::new(640.0, Closes, Anybody, Board),
        }
    }

    /// The editor of rules, even while the program's own file dialog lies over it.
    #[must_use]
    pub fn rules_form(&mut self) -> Option<&mut RulesForm> {
        if let Self::Rules(form) = self {
            return Some(&mut **form);
        }
        if let Self::Path(dialog) = self { dialog.over.as_deref_mut() } else { None }
    }

    /// The dialog that lies beneath this one, and which comes back when it is closed.
    #[must_use]
    pub fn beneath(self) -> Option<Self> {
        match self.row().beneath {
            Beneath::Board => None,
            Beneath::Event => Some(Self::Event),
            Beneath::Origin => self.origin(),
        }
    }

    /// The dialog from which it was opened, of those that carry that one along.
    fn origin(self) -> Option<Self> {
        match self {
            Self::Rules(form) => Some(Self::NewGame(form.new_game)),
            Self::Handicaps(form) => Some(Self::NewGame(form.new_game)),
            Self::EngineOptions(form) => Some(Self::Engines(form.beneath)),
            Self::Publish(form) => Some(Self::Hall(form.beneath)),
            Self::Engines(form) => form.new_game.map(|form| Self::NewGame(*form)),
            Self::TidyUp(_) => Some(Self::Library(LibraryForm::default())),
            Self::Schedule(form) => Some(*form.beneath),
            Self::Path(dialog) => dialog.origin(),
            Self::Pin(form) => match form.purpose {
                PinPurpose::Unlock | PinPurpose::Hall => None,
                PinPurpose::Set | PinPurpose::Clear => Some(Self::Settings(SettingsForm::at(Section::Arbiter))),
            },
            Self::NewGame(_)
            | Self::Clocks(_)
            | Self::Corrections(_)
            | Self::NextGame(_)
            | Self::Question(_)
            | Self::Details(_)
            | Self::GameEnd(_)
            | Self::Ruling(_)
            | Self::Print(_)
            | Self::Settings(_)
            | Self::Keys(_)
            | Self::Sound
            | Self::Hall(_)
            | Self::Library(_)
            | Self::WholeGame(_)
            | Self::GameSummary
            | Self::Practice(_)
            | Self::MissedMates
            | Self::Event
            | Self::EventForm(_)
            | Self::Pairing(_)
            | Self::Entrant(_)
            | Self::PlayerList(_)
            | Self::PairingRules(_)
            | Self::Proposal(_)
            | Self::EventToss(_)
            | Self::TypedMove(_)
            | Self::Finder(_)
            | Self::About => None,
        }
    }
}

/// A question to be answered before something is done.
#[derive(Clone, Debug, PartialEq)]
pub enum Question {
    /// The organiser has stopped the hall: that is said large, and there is nothing to be decided.
    HallStopped,
    /// Is the clock of this table to run although the hall is stopped?
    ResumeInStoppedHall,
    /// Does the side to move give up?
    Resign,
    /// 入玉宣言: does the side to move declare, with nothing that takes it back?
    Declare,
    /// Is the player with the lower rank to give the handicap?
    WeakerGives,
    /// Is the game to be broken off?
    BreakOff,
    /// Is the act that the arbiter has prepared, with a reason, to be dropped?
    DropAct,
    /// Is a move to be played that ends the game by repetition?
    Repeat {
        /// The move.
        mv: Move,
        /// What the repetition would mean.
        meaning: Repetition,
    },
    /// A game or unsaved changes would be lost: leave them for this?
    Leave(NextUp),
    /// The encoding cannot hold a character of the record: save it as UTF-8?
    SaveAsUtf8 {
        /// The file.
        target: SaveTarget,
        /// The first character that cannot be held.
        character: char,
    },
    /// The format cannot hold all of the record: save it anyway?
    Lose {
        /// The file, and how it is stored.
        target: SaveTarget,
        /// What will be missing.
        losses: Vec<Loss>,
        /// What to do if the file already exists.
        if_there: IfThere,
    },
    /// The file already exists: replace it?
    Replace(SaveTarget),
    /// Somebody else has changed the record's file: replace it anyway?
    ReplaceChanged(SaveTarget),
    /// These files already exist: replace them with what is printed?
    ReplacePages {
        /// What is printed.
        job: Box<PrintJob>,
        /// The files that exist.
        files: Vec<PathBuf>,
    },
    /// Is this rule profile, one of the user's own, to be deleted?
    DeleteProfile(Box<RuleProfile>),
    /// The file already exists: replace it with this rule profile?
    ReplaceProfile {
        /// The file.
        path: PathBuf,
        /// The whole file.
        text: String,
    },
    /// The file already exists: replace it with this log?
    ReplaceLog(Box<LogJob>),
    /// Resume the interrupted game, the first of those in the state?
    TakeUp,
    /// Discard that game?
    DiscardGame,
    /// A question about an event.
    Event(EventQuestion),
    /// Is a clock to be put away on which a game is being timed?
    LeaveClock(LeaveClock),
    /// A record was pasted: open it, or merge it?
    Pasted(Box<Imported>),
}

impl Question {
    /// A click beside a question is a no, but where a game is at stake: somebody who comes back after a power cut may click
    /// anywhere.
    const fn click_beside(&self) -> ClickBeside {
        if matches!(self, Self::TakeUp | Self::DiscardGame) { ClickBeside::DoesNothing } else { ClickBeside::Closes }
    }
}

/// Why the game on the board is left.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NextUp {
    /// The window closes.
    Quit,
    /// Another game is set up.
    NewGame,
    /// The replay of a game that does not count is played.
    NextGame,
    /// The same two play another game.
    Rematch,
    /// This record, which was read from this file, is shown.
    Read(PathBuf, Box<Imported>),
    /// This record, which was pasted, is opened.
    Pasted(Box<Imported>),
    /// A game is played from the position that was set up.
    ComposedGame,
    /// The position that was set up becomes a record.
    ComposedReview,
    /// The editor is closed, and what it covers is there again.
    Before,
    /// This game of the event is played.
    EventGame(GamePlace),
    /// A game that was broken off.
    TakeUp,
}
