//! Everything the user can ask for, as views and keys report it.

use std::path::PathBuf;

use super::command::Command;
use crate::app::clock_desk::action::ClockAction;
use crate::app::collection::form::CollectionFilter;
use crate::app::console::action::ConsoleAction;
use crate::app::display::action::DisplayAction;
use crate::app::engines::action::EngineAction;
use crate::app::event::action::EventAction;
use crate::app::form::{BoardZoom, CopyAs, PasteTrouble};
use crate::app::hall::action::HallAction;
use crate::app::library::action::LibraryAction;
use crate::app::opponents::action::OpponentAction;
use crate::app::practice::action::PracticeAction;
use crate::app::publish::action::PublishAction;
use crate::app::settings::form::{ChartKind, Hint, Looks, Notation};
use crate::app::setup::action::SetupAction;
use crate::app::sound::action::SoundAction;
use crate::app::whole_game::action::GameAction;
use crate::record::{DrawnMark, NodeId};
use crate::session::{ArbiterAct, MatchCommand};
use crate::shogi::{Color, PieceKind, Square};
use crate::text::Language;
use crate::text::manual::Chapter;

pub use crate::app::dialogs::action::DialogAction;

/// What the user asked for, as a view or a key understood it. Plain data: nothing has happened yet.
#[derive(Clone, Debug, PartialEq)]
pub enum Action {
    /// A menu entry, a button or a shortcut.
    Command(Command),
    /// An action on the board or on a stand.
    Board(BoardAction),
    /// Show the board at this zoom.
    ZoomBoard(BoardZoom),
    /// Somebody began to type a move; this is what was typed so far.
    BeginTyping(String),
    /// Look at this place of the record.
    GoTo(NodeId),
    /// Go this many moves on in the record, or back if negative.
    Step(isize),
    /// Show or fold away the variations behind this place.
    FoldVariations(NodeId),
    /// Name the bookmark at this place.
    NameBookmark(NodeId, String),
    /// Replace the comment at this place.
    EditComment(NodeId, String),
    /// An action in the position editor.
    Setup(SetupAction),
    /// A command of somebody at the board to the match.
    Match(MatchCommand),
    /// The arbiter acts, or is called.
    Arbiter(ArbiterAct),
    /// An action at the arbiter's console.
    Console(ConsoleAction),
    /// An action on the clock that fills the window.
    Clock(ClockAction),
    /// All pieces are to stand at once.
    SkipCeremony,
    /// What a commentator does on the audience display.
    Display(DisplayAction),
    /// An action about the hall.
    Hall(HallAction),
    /// An action about the site of a hall.
    Publish(PublishAction),
    /// An action about engines.
    Engine(EngineAction),
    /// An action about the engines that play.
    Opponent(OpponentAction),
    /// An action about the analysis of a whole game.
    WholeGame(GameAction),
    /// An action about the library.
    Library(LibraryAction),
    /// An action in practice.
    Practice(PracticeAction),
    /// An action about the event.
    Event(EventAction),
    /// Open the manual at this chapter, or close it.
    ShowManual(Option<Chapter>),
    /// Look at the present position of the match again.
    StopShowing,
    /// An action in the dialog that is open.
    Dialog(DialogAction),
    /// An action about sound.
    Sound(SoundAction),
    /// Resume the game of this journal, which was broken off and put off.
    TakeUp(PathBuf),
    /// Open this record, which was dropped on the window or named on the command line.
    OpenRecord(PathBuf),
    /// Put this on the clipboard.
    Copy(CopyAs),
    /// This text came from the clipboard.
    Paste(String),
    /// The clipboard was asked for text, and none came.
    NothingPasted(PasteTrouble),
    /// Open these records, or those in these folders, to go through them one after another.
    OpenRecords(Vec<PathBuf>),
    /// Show these records of the collection.
    FilterCollection(CollectionFilter),
    /// Save changed records without a question when they are left, or ask.
    SetAutosave(bool),
    /// Look again at the records used last.
    LookAtRecent,
    /// Forget which records were used last.
    ForgetRecent,
    /// Take this one off the list of records used last.
    ForgetRecord(PathBuf),
    /// The window has come to the front again: what others may have added meanwhile is looked at.
    ComeBack,
    /// The window is to be closed.
    CloseRequested,
    /// Do not wait for the record that is being read.
    StopReading,
    /// Show the folder in which this file lies, with the program that the system has for that.
    ShowInFolder(PathBuf),
    /// A notice has been read.
    DismissNotice(usize),
    /// Keep the journal among the documents, as its folder fails.
    KeepJournalElsewhere,
    /// Ask for another folder to keep the journal in.
    ChooseJournalFolder,
    /// The card that tells the result has been read.
    DismissResult,
    /// Speak this language.
    SetLanguage(Language),
    /// Something about the chart of the record.
    Chart(ChartAction),
    /// Write moves this way.
    SetNotation(Notation),
    /// Use these looks.
    SetLooks(Looks),
    /// Never show this hint again.
    DismissHint(Hint),
}

/// What is asked for about the chart of the record.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ChartAction {
    /// Show this one.
    Show(ChartKind),
    /// The one that was asked for is shown.
    Shown,
    /// It has no room.
    NoRoom,
}

/// Where a piece is picked up.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Origin {
    /// On the board.
    Board(Square),
    /// On the stand of the player who is to move.
    Stand(PieceKind),
}

/// An action on the board or on a stand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BoardAction {
    /// A square was clicked.
    ClickSquare(Square),
    /// A square was right-clicked: the piece that was picked up goes there turned over.
    ClickTurned(Square),
    /// A kind of piece on a player's stand was clicked.
    ClickStand(Color, PieceKind),
    /// A piece of this side is being dragged from here.
    Grab(Origin, Color),
    /// This was drawn with the right button.
    Draw(DrawnMark),
    /// The dragged piece was let go over a square, or over nothing.
    Release(Option<Square>),
    /// The promotion question was answered.
    Promote(bool),
    /// Put down what was picked up, or withdraw the promotion question.
    Cancel,
}
