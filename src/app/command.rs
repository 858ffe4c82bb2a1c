//! The names of everything that can be asked for: menu entries, buttons and keys. The table of what they are is in
//! `command_table`.

use crate::record::Neighbour;
use crate::session::{Direction, Waypoint};

/// Something that has a name, a place in a menu and perhaps a key.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Command {
    /// Choose players, time and handicap for another game.
    NewGame,
    /// Open a record.
    Open,
    /// Show the start page in place of the moves, or the moves again.
    StartPage,
    /// Resume a game that was adjourned or interrupted.
    TakeUp,
    /// List the records that are kept of games and changes that nobody saved.
    PastGames,
    /// Save where the record was saved before.
    Save,
    /// Save under another name.
    SaveAs,
    /// Save under another name, in an encoding and with line ends of one's choice.
    SaveStored,
    /// Put the record, or the position, on paper.
    Print,
    /// Leave the program.
    Quit,
    /// Stop the clock, or start it again.
    Pause,
    /// 待った
    TakeBack,
    /// 投了
    Resign,
    /// Enter a move in any notation.
    TypeMove,
    /// Let the board have the keyboard's attention.
    Cursor,
    /// 入玉宣言: stop the clock and check the conditions of a declaration.
    Declare,
    /// 持将棋: propose to agree on an impasse.
    ProposeImpasse,
    /// 反則を指摘: claim a foul, as the player to move.
    Claim,
    /// Claim a foul as the arbiter.
    ClaimAsArbiter,
    /// Claim a foul as a spectator.
    ClaimAsSpectator,
    /// Open or close the arbiter's console.
    Console,
    /// Call the arbiter: both clocks stop.
    CallArbiter,
    /// Stop both clocks, as the arbiter.
    StopClocks,
    /// 裁定: give a ruling, as the arbiter.
    Ruling,
    /// 中断: break the game off.
    BreakOff,
    /// 指し直し: play the game that follows one that does not count.
    NextGame,
    /// もう一局: another game between the same two.
    Rematch,
    /// Show again how the game ended.
    ShowResult,
    /// Look at the occurrences of a repeated position, one after another.
    NextOccurrence,
    /// 感想戦: go through the game that was just played.
    Review,
    /// Turn the board.
    Flip,
    /// See all of the board again.
    WholeBoard,
    /// The screen lies flat between the players, or stands before them.
    TableTop,
    /// A large clock and nothing else, for people at a wooden board.
    ClockOnly,
    /// Sound on or off.
    ToggleSound,
    /// Choose what is heard, and how.
    Sound,
    /// To the start of the record.
    First,
    /// One move back.
    Previous,
    /// One move on.
    Next,
    /// To the end of the record.
    Last,
    /// Undo the latest change of the record.
    Undo,
    /// Redo the change that was undone.
    Redo,
    /// Go to the next such place of the line, in that direction.
    Seek(Waypoint, Direction),
    /// Go to another move that was recorded in place of the present one.
    Other(Neighbour),
    /// Put the present move before or after another one that was recorded in its place.
    ChangePlaces(Neighbour),
    /// Write in the comment at this place.
    Comment,
    /// Set a bookmark here, or take it away.
    Bookmark,
    /// List the records that lie beside the present one.
    Collection,
    /// Open the next one of them.
    NextRecord,
    /// Open the one before.
    PreviousRecord,
    /// Edit the lines about the game.
    Details,
    /// Set how the game ended, at the end of the line.
    EndOfGame,
    /// Make the present line the one that was played.
    MakeMain,
    /// Delete the present move and everything after it.
    Delete,
    /// Back to where the present variation leaves the line that was played.
    BackToMain,
    /// Let an engine say what it thinks of what is looked at, or no longer.
    Analyse,
    /// Choose an engine.
    Engines,
    /// Let an engine analyse the whole game.
    AnalyseGame,
    /// Show what the evaluations of the game come to.
    GameSummary,
    /// Choose something to practise.
    Practice,
    /// In an exercise: help with the present move.
    PracticeHint,
    /// In an exercise: give it up, and show the solution.
    PracticeSolution,
    /// In an exercise: begin it again.
    PracticeAgain,
    /// In an exercise: the next one that was not answered.
    PracticeNext,
    /// In an exercise: the one before.
    PracticePrevious,
    /// Put the exercise away for what was there before.
    LeavePractice,
    /// Take the move that led here into one's repertoire, or out of it.
    Repertoire,
    /// Look for a mate in the position that is looked at.
    FindMate,
    /// Look through the game for mates that were missed.
    MissedMates,
    /// Show what was played from the position in the library, or hide that again.
    Explorer,
    /// Name the folders of the library, and have them read.
    Library,
    /// Set up a position, starting with the one on the board.
    SetUp,
    /// In the editor: everything into the box.
    ClearBoard,
    /// In the editor: the position that was there at first.
    RestoreBoard,
    /// In the editor: 残りを後手の持ち駒に
    RestToWhite,
    /// In the editor: 先後反転
    SwapSides,
    /// In the editor: it is the other side's turn.
    OtherTurn,
    /// In the editor: set up the position that is on the clipboard.
    Paste,
    /// In the editor: put the position on the clipboard.
    CopySfen,
    /// Play a game from the position that was set up.
    PlayFromHere,
    /// Go on with the position that was set up as a record.
    ReviewFromHere,
    /// Leave the editor for what was there before.
    LeaveSetup,
    /// Open or close the audience display.
    ToggleDisplay,
    /// Let the audience display fill its screen, or no longer.
    DisplayFillsScreen,
    /// Let the audience display fill the next screen.
    DisplayToNextScreen,
    /// Let a commentator try moves on the audience display, or show the game there again.
    Commentary,
    /// Share games with a hall, or look at one.
    Hall,
    /// 大会: pairings, the games started from them, and their results.
    Event,
    /// Set how the program looks, sounds and behaves.
    Settings,
    /// Choose the keys for commands.
    Keys,
    /// Open or close the manual.
    Manual,
    /// Find any of these commands by its name.
    Find,
    /// Larger text.
    LargerText,
    /// Smaller text.
    SmallerText,
    /// Words of their usual size.
    UsualText,
    /// What this program is, and on what it runs.
    About,
    /// Put down, close, leave: what Esc means.
    Cancel,
}

/// Where a command can make sense.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CommandPlaces {
    /// While a match is played, or shown after its end.
    pub in_match: bool,
    /// While a record is gone through.
    pub in_review: bool,
    /// While a position is set up.
    pub in_setup: bool,
    /// While an exercise is done.
    pub in_practice: bool,
}

impl CommandPlaces {
    /// While a match is played, or shown after its end.
    pub const MATCH: Self = Self { in_match: true, ..Self::NOWHERE };
    /// While a record is gone through.
    pub const REVIEW: Self = Self { in_review: true, ..Self::NOWHERE };
    /// While a position is set up.
    pub const SETUP: Self = Self { in_setup: true, ..Self::NOWHERE };
    /// While an exercise is done.
    pub const PRACTICE: Self = Self { in_practice: true, ..Self::NOWHERE };

    const NOWHERE: Self = Self { in_match: false, in_review: false, in_setup: false, in_practice: false };

    /// Whether there is a place that both have.
    #[must_use]
    pub fn meet(self, other: Self) -> bool {
        let both = |place: fn(Self) -> bool| place(self) && place(other);
        both(|it| it.in_match) || both(|it| it.in_review) || both(|it| it.in_setup) || both(|it| it.in_practice)
    }
}

/// What has to be there for a command to make sense where it can.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Needs {
    /// Nothing: it always makes sense there.
    Nothing,
    /// A folder in which past games are kept.
    PastGames,
    /// A board of which only a part is seen.
    ZoomedBoard,
    /// Text that can be larger.
    TextCanGrow,
    /// Text that can be smaller.
    TextCanShrink,
    /// Text of another size than the usual one.
    OtherTextSize,
    /// An audience display that is open.
    OpenDisplay,
    /// A game that is seen on it.
    GameOnDisplay,
    /// No clock that runs, nor pieces being set up: two clocks at a time would be one too many.
    StillClock,
    /// A board at which nobody waits, and from which no record would be lost.
    FreeBoard,
    /// A record of the collection on that side of the present one.
    RecordBeside(Neighbour),
    /// Such a place of the line in that direction.
    Place(Waypoint, Direction),
    /// Another move on that side of the present one.
    OtherMove(Neighbour),
    /// Something that its file does not hold.
    SomethingToSave,
    /// A game that goes on, with nothing to be decided first.
    GameGoingOn,
    /// The same, and no engine that has failed is to move.
    TurnToResign,
    /// A record, or a game that is over: what an engine may be asked about.
    PlaceToAnalyse,
    /// The same, or a position that is set up.
    PlaceToExplore,
    /// A record.
    Record,
    /// No game that goes on, and nothing that is being set up.
    TimeToPractise,
    /// An exercise that waits for an answer.
    OpenExercise,
    /// An exercise whose solution is not shown.
    HiddenSolution,
    /// Another exercise of the set that was not answered.
    ExerciseLeft,
    /// An exercise of the set before the present one.
    ExerciseBefore,
    /// A place at which a search may say what mates: where an engine may say something, or the arbiter asks.
    PlaceToMate,
    /// Somebody who can make a move.
    MoveToMake,
    /// A running game that can be won by declaring.
    DeclarationRule,
    /// A position in which both may agree on an impasse.
    Impasse,
    /// An illegal move that the side to move may claim.
    ClaimByPlayer,
    /// One that the arbiter may.
    ClaimByArbiter,
    /// One that somebody else may.
    ClaimBySpectator,
    /// A game with an arbiter's console, or a record with an arbiter's log.
    Console,
    /// A game in which the arbiter was not called yet.
    ArbiterToCall,
    /// A clock that runs.
    RunningClock,
    /// A game that is not over.
    GameInProgress,
    /// A finished game that the same two can play again.
    SamePlayers,
    /// A game that has to be played instead of one that does not count.
    NextGame,
    /// A result that is not shown.
    HiddenResult,
    /// A game that ended by repetition.
    EndByRepetition,
    /// A move that can be taken back.
    MoveToTakeBack,
    /// A game that is over.
    FinishedGame,
    /// Moves that can be gone through.
    MovesToGoThrough,
    /// A change that can be undone.
    ChangeToUndo,
    /// One that can be made again.
    ChangeToRedo,
    /// A position of a variation.
    Variation,
    /// A move that leads to the position shown.
    MoveShown,
    /// A position that differs from the one that was there at first.
    ChangedBoard,
    /// Pieces in the box.
    PiecesLeft,
    /// A position that can be played on.
    PlayablePosition,
    /// A position that a record can begin with.
    ReviewablePosition,
}

/// Whose a command is while the arbiter's console is locked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Whose {
    /// Anybody's. The console itself asks for the PIN.
    Anybody,
    /// The arbiter's.
    Arbiter,
    /// The arbiter's while there is a game that belongs to its players.
    ArbiterDuringGame,
    /// The arbiter's where a record that may have been changed by hand would take the place of its file.
    ArbiterOverRecord,
    /// The arbiter's until it is said which hall is looked at: looking harms nobody.
    ArbiterWithoutHall,
}
