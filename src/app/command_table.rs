//! The table of the commands: a line for each says what it is called, which key it has, where it can make sense, what it
//! needs there, and whose it is. What it does is in `update::commands`.

use egui::{Key, KeyboardShortcut, Modifiers};

use super::command::{Command, CommandPlaces, Needs, Whose};
use crate::record::Neighbour;
use crate::session::{Direction, Waypoint};

const ANYWHERE: CommandPlaces = CommandPlaces { in_match: true, in_review: true, in_setup: true, in_practice: true };
const MATCH: CommandPlaces = CommandPlaces::MATCH;
const REVIEW: CommandPlaces = CommandPlaces::REVIEW;
const SETUP: CommandPlaces = CommandPlaces::SETUP;
const PRACTICE: CommandPlaces = CommandPlaces::PRACTICE;
/// Where moves are made and gone through.
const MOVES: CommandPlaces = CommandPlaces { in_setup: false, ..ANYWHERE };
/// Where there is a game or a record that somebody wants to keep.
const RECORD: CommandPlaces = CommandPlaces { in_practice: false, ..MOVES };
/// Where a tree of moves is gone through.
const TREE: CommandPlaces = CommandPlaces { in_practice: true, ..REVIEW };
const EDITED: CommandPlaces = CommandPlaces { in_setup: true, ..REVIEW };

/// A line of the table.
struct Row {
    name: &'static str,
    key: Option<KeyboardShortcut>,
    places: CommandPlaces,
    needs: Needs,
    whose: Whose,
}

const NO_KEY: Option<KeyboardShortcut> = None;

const fn plain(key: Key) -> Option<KeyboardShortcut> {
    Some(KeyboardShortcut::new(Modifiers::NONE, key))
}

const fn shift(key: Key) -> Option<KeyboardShortcut> {
    Some(KeyboardShortcut::new(Modifiers::SHIFT, key))
}

const fn alt(key: Key) -> Option<KeyboardShortcut> {
    Some(KeyboardShortcut::new(Modifiers::ALT, key))
}

const fn ctrl(key: Key) -> Option<KeyboardShortcut> {
    Some(KeyboardShortcut::new(Modifiers::COMMAND, key))
}

const fn ctrl_shift(key: Key) -> Option<KeyboardShortcut> {
    Some(KeyboardShortcut::new(Modifiers { shift: true, ..Modifiers::COMMAND }, key))
}

/// Makes the list of all commands and the columns of each out of the lines: a command without a line does not compile.
macro_rules! commands {
    ($(
        $name:ident $(($($what:path),+))?:
            $id:literal, $key:expr, $places:expr, $needs:ident $(($($needed:path),+))?, $whose:ident;
    )+) => {
        impl Command {
            /// Every command.
            pub const ALL: &[Self] = &[$(Self::$name $(($($what),+))?),+];

            const fn row(self) -> Row {
                match self {$(
                    Self::$name $(($($what),+))? => Row {
                        name: $id,
                        key: $key,
                        places: $places,
                        needs: Needs::$needs $(($($needed),+))?,
                        whose: Whose::$whose,
                    },
                )+}
            }
        }
    };
}

#[rustfmt::skip]
commands! {
    NewGame: "command-new-game", ctrl(Key::N), ANYWHERE, Nothing, ArbiterDuringGame;
    Open: "command-open", ctrl(Key::O), ANYWHERE, Nothing, ArbiterDuringGame;
    StartPage: "command-start-page", NO_KEY, RECORD, Nothing, Anybody;
    TakeUp: "command-take-up", NO_KEY, RECORD, FreeBoard, ArbiterDuringGame;
    PastGames: "command-past-games", NO_KEY, RECORD, PastGames, ArbiterDuringGame;
    Save: "command-save", ctrl(Key::S), RECORD, SomethingToSave, ArbiterOverRecord;
    SaveAs: "command-save-as", ctrl_shift(Key::S), RECORD, Nothing, Anybody;
    SaveStored: "command-save-stored", NO_KEY, RECORD, Nothing, Anybody;
    Print: "command-print", ctrl_shift(Key::P), RECORD, Nothing, Anybody;
    Quit: "command-quit", ctrl(Key::Q), ANYWHERE, Nothing, ArbiterDuringGame;
    Pause: "command-pause", ctrl(Key::P), MATCH, GameGoingOn, Anybody;
    TakeBack: "command-take-back", ctrl(Key::Z), MATCH, MoveToTakeBack, Anybody;
    Resign: "command-resign", ctrl_shift(Key::R), MATCH, TurnToResign, Anybody;
    TypeMove: "command-type-move", plain(Key::F2), MOVES, MoveToMake, Anybody;
    Cursor: "command-cursor", plain(Key::F3), MOVES, MoveToMake, Anybody;
    Declare: "command-declare", NO_KEY, MATCH, DeclarationRule, Anybody;
    ProposeImpasse: "command-propose-impasse", NO_KEY, MATCH, Impasse, Anybody;
    Claim: "command-claim", NO_KEY, MATCH, ClaimByPlayer, Anybody;
    ClaimAsArbiter: "command-claim-arbiter", NO_KEY, MATCH, ClaimByArbiter, Arbiter;
    ClaimAsSpectator: "command-claim-spectator", NO_KEY, MATCH, ClaimBySpectator, Anybody;
    Console: "command-console", plain(Key::F8), ANYWHERE, Console, Anybody;
    CallArbiter: "command-call-arbiter", plain(Key::F12), MATCH, ArbiterToCall, Anybody;
    StopClocks: "command-stop-clocks", NO_KEY, MATCH, RunningClock, Arbiter;
    Ruling: "command-ruling", NO_KEY, MATCH, Nothing, Arbiter;
    BreakOff: "command-break-off", NO_KEY, MATCH, GameInProgress, Arbiter;
    NextGame: "command-next-game", NO_KEY, ANYWHERE, NextGame, Arbiter;
    Rematch: "command-rematch", NO_KEY, RECORD, SamePlayers, ArbiterDuringGame;
    ShowResult: "command-show-result", NO_KEY, MATCH, HiddenResult, Anybody;
    NextOccurrence: "command-next-occurrence", NO_KEY, MATCH, EndByRepetition, Anybody;
    Review: "command-review", ctrl(Key::R), MATCH, FinishedGame, ArbiterDuringGame;
    Flip: "command-flip", ctrl(Key::F), ANYWHERE, Nothing, Anybody;
    WholeBoard: "command-whole-board", plain(Key::F5), MOVES, ZoomedBoard, Anybody;
    TableTop: "command-table-top", NO_KEY, ANYWHERE, Nothing, Anybody;
    ClockOnly: "command-clock-only", plain(Key::F6), ANYWHERE, StillClock, ArbiterDuringGame;
    ToggleSound: "command-sound", ctrl(Key::M), ANYWHERE, Nothing, Anybody;
    Sound: "command-sound-settings", NO_KEY, ANYWHERE, Nothing, Anybody;
    First: "command-first", plain(Key::Home), MOVES, MovesToGoThrough, Anybody;
    Previous: "command-previous", plain(Key::ArrowLeft), MOVES, MovesToGoThrough, Anybody;
    Next: "command-next", plain(Key::ArrowRight), MOVES, MovesToGoThrough, Anybody;
    Last: "command-last", plain(Key::End), MOVES, MovesToGoThrough, Anybody;
    Seek(Waypoint::Branch, Direction::Forward):
        "command-next-branch", ctrl(Key::ArrowRight), TREE, Place(Waypoint::Branch, Direction::Forward), Anybody;
    Seek(Waypoint::Branch, Direction::Back):
        "command-previous-branch", ctrl(Key::ArrowLeft), TREE, Place(Waypoint::Branch, Direction::Back), Anybody;
    Seek(Waypoint::Comment, Direction::Forward):
        "command-next-comment", shift(Key::ArrowRight), REVIEW, Place(Waypoint::Comment, Direction::Forward), Anybody;
    Seek(Waypoint::Comment, Direction::Back):
        "command-previous-comment", shift(Key::ArrowLeft), REVIEW, Place(Waypoint::Comment, Direction::Back), Anybody;
    Seek(Waypoint::Bookmark, Direction::Forward):
        "command-next-bookmark", alt(Key::ArrowRight), REVIEW, Place(Waypoint::Bookmark, Direction::Forward), Anybody;
    Seek(Waypoint::Bookmark, Direction::Back):
        "command-previous-bookmark", alt(Key::ArrowLeft), REVIEW, Place(Waypoint::Bookmark, Direction::Back), Anybody;
    Other(Neighbour::Before):
        "command-other-before", shift(Key::ArrowUp), TREE, OtherMove(Neighbour::Before), Anybody;
    Other(Neighbour::After):
        "command-other-after", shift(Key::ArrowDown), TREE, OtherMove(Neighbour::After), Anybody;
    ChangePlaces(Neighbour::Before):
        "command-move-up", alt(Key::ArrowUp), REVIEW, OtherMove(Neighbour::Before), Anybody;
    ChangePlaces(Neighbour::After):
        "command-move-down", alt(Key::ArrowDown), REVIEW, OtherMove(Neighbour::After), Anybody;
    Comment: "command-comment", NO_KEY, REVIEW, Nothing, Anybody;
    Bookmark: "command-bookmark", ctrl(Key::D), REVIEW, Nothing, Anybody;
    Collection: "command-collection", plain(Key::F4), RECORD, Nothing, Anybody;
    NextRecord:
        "command-next-record", ctrl(Key::PageDown), RECORD, RecordBeside(Neighbour::After), ArbiterDuringGame;
    PreviousRecord:
        "command-previous-record", ctrl(Key::PageUp), RECORD, RecordBeside(Neighbour::Before), ArbiterDuringGame;
    Details: "command-details", ctrl(Key::I), RECORD, Nothing, ArbiterDuringGame;
    EndOfGame: "command-end-of-game", NO_KEY, REVIEW, Nothing, Anybody;
    Undo: "command-undo", ctrl(Key::Z), EDITED, ChangeToUndo, Anybody;
    Redo: "command-redo", ctrl_shift(Key::Z), EDITED, ChangeToRedo, Anybody;
    MakeMain: "command-make-main", ctrl(Key::ArrowUp), REVIEW, Variation, Anybody;
    Delete: "command-delete", plain(Key::Delete), REVIEW, MoveShown, Anybody;
    BackToMain: "command-back-to-main", ctrl(Key::B), TREE, Variation, Anybody;
    Analyse: "command-analyse", ctrl(Key::L), MOVES, PlaceToAnalyse, Anybody;
    Engines: "command-engines", NO_KEY, ANYWHERE, Nothing, Arbiter;
    AnalyseGame: "command-analyse-game", ctrl_shift(Key::L), REVIEW, Record, Anybody;
    GameSummary: "command-game-summary", NO_KEY, REVIEW, Record, Anybody;
    Explorer: "command-explorer", ctrl(Key::G), ANYWHERE, PlaceToExplore, Anybody;
    Library: "command-library", NO_KEY, ANYWHERE, Nothing, ArbiterDuringGame;
    Practice: "command-practice", ctrl(Key::J), ANYWHERE, TimeToPractise, Anybody;
    PracticeHint: "command-practice-hint", ctrl(Key::H), PRACTICE, OpenExercise, Anybody;
    PracticeSolution: "command-practice-solution", ctrl(Key::U), PRACTICE, HiddenSolution, Anybody;
    PracticeAgain: "command-practice-again", ctrl(Key::R), PRACTICE, Nothing, Anybody;
    PracticeNext: "command-practice-next", ctrl(Key::PageDown), PRACTICE, ExerciseLeft, Anybody;
    PracticePrevious: "command-practice-previous", ctrl(Key::PageUp), PRACTICE, ExerciseBefore, Anybody;
    LeavePractice: "command-leave-practice", NO_KEY, PRACTICE, Nothing, Anybody;
    Repertoire: "command-repertoire", ctrl_shift(Key::D), REVIEW, MoveShown, Anybody;
    FindMate: "command-find-mate", ctrl_shift(Key::M), RECORD, PlaceToMate, Anybody;
    MissedMates: "command-missed-mates", NO_KEY, REVIEW, Record, Anybody;
    SetUp: "command-set-up", ctrl(Key::E), RECORD, Nothing, ArbiterDuringGame;
    ClearBoard: "command-clear-board", NO_KEY, SETUP, Nothing, Anybody;
    RestoreBoard: "command-restore-board", NO_KEY, SETUP, ChangedBoard, Anybody;
    RestToWhite: "command-rest-to-white", NO_KEY, SETUP, PiecesLeft, Anybody;
    SwapSides: "command-swap-sides", NO_KEY, SETUP, Nothing, Anybody;
    OtherTurn: "command-other-turn", NO_KEY, SETUP, Nothing, Anybody;
    Paste: "command-paste", ctrl(Key::V), ANYWHERE, Nothing, ArbiterDuringGame;
    CopySfen: "command-copy-sfen", ctrl(Key::C), SETUP, Nothing, Anybody;
    PlayFromHere: "command-play-from-here", NO_KEY, SETUP, PlayablePosition, ArbiterDuringGame;
    ReviewFromHere: "command-review-from-here", NO_KEY, SETUP, ReviewablePosition, ArbiterDuringGame;
    LeaveSetup: "command-leave-setup", NO_KEY, SETUP, Nothing, Anybody;
    ToggleDisplay: "command-display", plain(Key::F9), ANYWHERE, Nothing, Anybody;
    DisplayFillsScreen: "command-display-fills-screen", NO_KEY, ANYWHERE, OpenDisplay, Anybody;
    DisplayToNextScreen: "command-display-next-screen", shift(Key::F9), ANYWHERE, OpenDisplay, Anybody;
    Commentary: "command-commentary", plain(Key::F7), ANYWHERE, GameOnDisplay, ArbiterDuringGame;
    Hall: "command-hall", plain(Key::F10), ANYWHERE, Nothing, ArbiterWithoutHall;
    Event: "command-event", ctrl(Key::T), ANYWHERE, Nothing, Arbiter;
    Settings: "command-settings", ctrl(Key::Comma), ANYWHERE, Nothing, Anybody;
    Keys: "command-keys", NO_KEY, ANYWHERE, Nothing, Anybody;
    Manual: "command-manual", plain(Key::F1), ANYWHERE, Nothing, Anybody;
    Find: "command-find", ctrl(Key::K), ANYWHERE, Nothing, Anybody;
    LargerText: "command-larger-text", ctrl(Key::Plus), ANYWHERE, TextCanGrow, Anybody;
    SmallerText: "command-smaller-text", ctrl(Key::Minus), ANYWHERE, TextCanShrink, Anybody;
    UsualText: "command-usual-text", ctrl(Key::Num0), ANYWHERE, OtherTextSize, Anybody;
    About: "command-about", NO_KEY, ANYWHERE, Nothing, Anybody;
    Cancel: "command-cancel", plain(Key::Escape), ANYWHERE, Nothing, Anybody;
}

impl Command {
    /// The name of the sentence that names it. A tooltip goes by that name with `-tip` after it.
    #[must_use]
    pub const fn name(self) -> &'static str {
        self.row().name
    }

    /// The key for it. On a Mac, ⌘ stands for Ctrl. Commands that never make sense together may share one.
    #[must_use]
    pub const fn shortcut(self) -> Option<KeyboardShortcut> {
        self.row().key
    }

    /// Where it can make sense: two commands that never meet may share a key.
    #[must_use]
    pub const fn places(self) -> CommandPlaces {
        self.row().places
    }

    /// What has to be there for it, besides the place.
    #[must_use]
    pub const fn needs(self) -> Needs {
        self.row().needs
    }

    /// Whose it is while the arbiter's console is locked.
    #[must_use]
    pub const fn whose(self) -> Whose {
        self.row().whose
    }
}
