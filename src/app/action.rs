use std::path::PathBuf;

use super::command::Command;
use crate::app::clock_desk::action::ClockAction;
use crate::app::clock_desk::form::CorrectionForm;
use crate::app::collection::form::CollectionFilter;
use crate::app::console::action::ConsoleAction;
use crate::app::console::form::{PinForm, PinPurpose, RulingForm};
use crate::app::details::form::DetailsForm;
use crate::app::display::action::DisplayAction;
use crate::app::event::action::EventAction;
use crate::app::files::form::Storing;
use crate::app::finder::form::FinderForm;
use crate::app::form::{BoardZoom, PasteTrouble};
use crate::app::hall::action::HallAction;
use crate::app::handicaps::action::TableAction;
use crate::app::new_game::form::{NewGameForm, NextGameForm, PresetChange};
use crate::app::print::form::PrintForm;
use crate::app::rules::action::RulesAction;
use crate::app::settings::action::{KeysAction, SettingsAction};
use crate::app::settings::form::{ChartKind, Hint, Looks, Notation};
use crate::app::setup::action::SetupAction;
use crate::app::sound::action::{ScheduleAction, SoundAction};
use crate::record::{DrawnMark, NodeId, RecordFormat};
use crate::session::{ArbiterAct, MatchCommand};
use crate::shogi::{Color, PieceKind, Square};
use crate::text::Language;
use crate::text::manual::Chapter;

/// What the user asked for, as a view or a key understood it. Plain data: nothing has happened yet.
#[derive(Clone, Debug, PartialEq)]
pub enum Action {
    /// A menu entry, a button or a shortcut.
    Command(Command),
    /// Something on the board or on a stand.
    Board(BoardAction),
    /// See the board so large.
    ZoomBoard(BoardZoom),
    /// Somebody began to type a move, so far.
    BeginTyping(String),
    /// Look at this place of the record.
    GoTo(NodeId),
    /// Go so many moves on in the record, or back where it is negative.
    Step(isize),
    /// The bookmark at this place is now called so.
    NameBookmark(NodeId, String),
    /// The comment at this place of the record now reads so.
    EditComment(NodeId, String),
    /// Something in the position editor.
    Setup(SetupAction),
    /// What somebody at the board answers.
    Match(MatchCommand),
    /// The arbiter acts, or is called.
    Arbiter(ArbiterAct),
    /// Something at the arbiter's console.
    Console(ConsoleAction),
    /// Something on the clock that takes the whole window.
    Clock(ClockAction),
    /// All pieces are to stand at once.
    SkipCeremony,
    /// What a commentator does on the audience display.
    Display(DisplayAction),
    /// Something about the hall.
    Hall(HallAction),
    /// Something about an event.
    Event(EventAction),
    /// Open the manual at this chapter, or close it.
    ShowManual(Option<Chapter>),
    /// Look at the present position of the match again.
    StopShowing,
    /// Something in the dialog that is open.
    Dialog(DialogAction),
    /// Something about sound.
    Sound(SoundAction),
    /// Open this record, which was dropped on the window or named on the command line.
    OpenRecord(PathBuf),
    /// Put this on the clipboard.
    Copy(CopyAs),
    /// This text came from the clipboard.
    Paste(String),
    /// It was asked for, and none came.
    NothingPasted(PasteTrouble),
    /// Open these records, or those in these folders, to go through them one after another.
    OpenRecords(Vec<PathBuf>),
    /// Show these records of the collection.
    FilterCollection(CollectionFilter),
    /// Save changed records without a question when they are left, or ask.
    SetAutosave(bool),
    /// Forget which records were used last.
    ForgetRecent,
    /// Forget that this one was.
    ForgetRecord(PathBuf),
    /// The window is to be closed.
    CloseRequested,
    /// Do not wait for the record that is being read.
    StopReading,
    /// A notice has been read.
    DismissNotice(usize),
    /// Write the game down among the documents.
    KeepJournalElsewhere,
    /// Choose where else it is written down.
    ChooseJournalFolder,
    /// The card that tells the result has been read.
    DismissResult,
    /// Speak this language.
    SetLanguage(Language),
    /// Show this chart.
    SetChart(ChartKind),
    /// Write moves this way.
    SetNotation(Notation),
    /// Look like this.
    SetLooks(Looks),
    /// Say this no more.
    DismissHint(Hint),
}

/// What is copied, and how it is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CopyAs {
    /// The whole record.
    Record(RecordFormat),
    /// The position that is looked at.
    Position(RecordFormat),
    /// The board as it is on screen, as pixels.
    Picture,
}

impl CopyAs {
    /// What is offered, the usual one first.
    pub const ALL: [Self; 9] = [
        Self::Record(RecordFormat::Kif),
        Self::Record(RecordFormat::Ki2),
        Self::Record(RecordFormat::Csa),
        Self::Record(RecordFormat::CsaV3),
        Self::Record(RecordFormat::Usi),
        Self::Record(RecordFormat::Jkf),
        Self::Position(RecordFormat::Sfen),
        Self::Position(RecordFormat::Bod),
        Self::Picture,
    ];
}

/// Where a piece is picked up.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Origin {
    /// On the board.
    Board(Square),
    /// On the stand of the player who is to move.
    Stand(PieceKind),
}

/// Something on the board or on a stand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BoardAction {
    /// A square was clicked.
    ClickSquare(Square),
    /// A square was clicked with the other button: the piece that was picked up goes there turned over.
    ClickTurned(Square),
    /// A kind of piece on a player's stand was clicked.
    ClickStand(Color, PieceKind),
    /// A piece is being dragged from here.
    Grab(Origin, Color),
    /// This was drawn with the right button.
    Draw(DrawnMark),
    /// The dragged piece was let go over a square, or over nothing.
    Release(Option<Square>),
    /// The promotion question was answered.
    Promote(bool),
    /// Put down what was picked up, or leave the promotion question open no longer.
    Cancel,
}

/// Something in a dialog.
#[derive(Clone, Debug, PartialEq)]
pub enum DialogAction {
    /// Put what somebody who helps has to know on the clipboard.
    CopyDiagnostics,
    /// The form of the new game now reads so.
    EditNewGame(Box<NewGameForm>),
    /// The form of the game that is played instead of one that does not count now reads so.
    EditNextGame(Box<NextGameForm>),
    /// Set that game up.
    PlayNextGame,
    /// The form about a clock beside a board of wood now reads so.
    EditClocks(Box<NewGameForm>),
    /// Set that clock.
    SetClocks,
    /// The form about what it shall show now reads so.
    EditCorrections(CorrectionForm),
    /// Put it right.
    CorrectClocks,
    /// The form of the game's details now reads so.
    EditDetails(DetailsForm),
    /// Write the details into the record.
    TakeDetails,
    /// The form of the arbiter's ruling now reads so.
    EditRuling(RulingForm),
    /// Rule as the form says.
    TakeRuling,
    /// The form about printing now reads so.
    EditPrint(PrintForm),
    /// Choose a file for what the form describes, and print.
    Print,
    /// Keep a time control under a name, or do something else with one that was kept.
    ChangePreset(PresetChange),
    /// Toss five pawns for the sides.
    Toss,
    /// Start the game that the form describes.
    StartGame,
    /// Start the game of the event for whose sides the pawns were tossed.
    StartTossed,
    /// Something in the editor of rule profiles.
    Rules(RulesAction),
    /// Something in the editor of tables of handicaps.
    Table(TableAction),
    /// Something in the editor of what is heard of a clock.
    Schedule(ScheduleAction),
    /// Something in the settings.
    Settings(SettingsAction),
    /// Something about the keys for commands.
    Keys(KeysAction),
    /// The move that is typed now reads so.
    EditTypedMove(String),
    /// Play it.
    PlayTypedMove,
    /// What is looked for among the commands now reads so.
    EditFinder(FinderForm),
    /// Run this command, which was found among them.
    RunFound(Command),
    /// Ask for the PIN of the console, for this.
    AskForPin(PinPurpose),
    /// The form about the PIN now reads so.
    EditPin(PinForm),
    /// Do with the PIN what the form is for.
    TakePin,
    /// Yes, do what the question asks.
    Confirm,
    /// The other way of doing it that the question offers.
    Alternative,
    /// The path in the path dialog now reads so.
    EditPath(String),
    /// Show this folder in the path dialog.
    ShowFolder(PathBuf),
    /// Store the record that is saved there so.
    StoreAs(Storing),
    /// Take the path as it stands.
    TakePath,
    /// Close the dialog and do nothing.
    Cancel,
}
