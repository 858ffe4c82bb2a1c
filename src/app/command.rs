//! The one table of everything that can be asked for by name: menu entries, buttons and keys.

use crate::record::Neighbour;
use crate::session::{Direction, Waypoint};

/// Something that has a name, a place in a menu and perhaps a key.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Command {
    /// Choose players, time and handicap for another game.
    NewGame,
    /// Open a record.
    Open,
    /// Show the records that were used last, and what can be begun, in place of the moves; or the moves again.
    StartPage,
    /// Take up a game that was adjourned or broken off.
    TakeUp,
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
    /// Stop the clock, or let it run on.
    Pause,
    /// 待った
    TakeBack,
    /// 投了
    Resign,
    /// Enter a move in any notation.
    TypeMove,
    /// Let the board have the keyboard's attention.
    Cursor,
    /// 入玉宣言: stop the clock and look at the conditions of a declaration.
    Declare,
    /// 持将棋: propose to agree on an impasse.
    ProposeImpasse,
    /// Say, as the player to move, that an illegal move was made.
    Claim,
    /// Say so as the arbiter.
    ClaimAsArbiter,
    /// Say so as somebody else.
    ClaimAsSpectator,
    /// Open or close the arbiter's console.
    Console,
    /// Call the arbiter: both clocks stop.
    CallArbiter,
    /// Stop both clocks, as the arbiter.
    StopClocks,
    /// Rule, as the arbiter.
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
    /// Go through the game that was just played.
    Review,
    /// Turn the board.
    Flip,
    /// See all of the board again.
    WholeBoard,
    /// The screen lies flat between the players, or stands before them.
    TableTop,
    /// Nothing but a clock, for people at a board of wood.
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
    /// Take the latest change of the record back.
    Undo,
    /// Make it again.
    Redo,
    /// To the next such place of the line, in that direction.
    Seek(Waypoint, Direction),
    /// To another move that was recorded in place of the present one.
    Other(Neighbour),
    /// Put the present move before or after another one that was recorded in its place.
    ChangePlaces(Neighbour),
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
    /// Make the present line the one that was played.
    MakeMain,
    /// Take the present move and all that follows it out of the record.
    Delete,
    /// Back to where the present variation leaves the line that was played.
    BackToMain,
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
    /// 大会: pairings, games that are started from them, and their results.
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
    /// About the program.
    About,
    /// Put down, close, leave: what Esc means.
    Cancel,
}

impl Command {
    /// Every command.
    pub const ALL: [Self; 85] = [
        Self::NewGame,
        Self::Open,
        Self::StartPage,
        Self::TakeUp,
        Self::Save,
        Self::SaveAs,
        Self::SaveStored,
        Self::Print,
        Self::Quit,
        Self::Pause,
        Self::TakeBack,
        Self::Resign,
        Self::TypeMove,
        Self::Cursor,
        Self::Declare,
        Self::ProposeImpasse,
        Self::Claim,
        Self::ClaimAsArbiter,
        Self::ClaimAsSpectator,
        Self::Console,
        Self::CallArbiter,
        Self::StopClocks,
        Self::Ruling,
        Self::BreakOff,
        Self::NextGame,
        Self::Rematch,
        Self::ShowResult,
        Self::NextOccurrence,
        Self::Review,
        Self::Flip,
        Self::WholeBoard,
        Self::TableTop,
        Self::ClockOnly,
        Self::ToggleSound,
        Self::Sound,
        Self::First,
        Self::Previous,
        Self::Next,
        Self::Last,
        Self::Seek(Waypoint::Branch, Direction::Forward),
        Self::Seek(Waypoint::Branch, Direction::Back),
        Self::Seek(Waypoint::Comment, Direction::Forward),
        Self::Seek(Waypoint::Comment, Direction::Back),
        Self::Seek(Waypoint::Bookmark, Direction::Forward),
        Self::Seek(Waypoint::Bookmark, Direction::Back),
        Self::Other(Neighbour::Before),
        Self::Other(Neighbour::After),
        Self::Undo,
        Self::Redo,
        Self::Collection,
        Self::NextRecord,
        Self::PreviousRecord,
        Self::Details,
        Self::Bookmark,
        Self::ChangePlaces(Neighbour::Before),
        Self::ChangePlaces(Neighbour::After),
        Self::MakeMain,
        Self::Delete,
        Self::BackToMain,
        Self::SetUp,
        Self::ClearBoard,
        Self::RestoreBoard,
        Self::RestToWhite,
        Self::SwapSides,
        Self::OtherTurn,
        Self::Paste,
        Self::CopySfen,
        Self::PlayFromHere,
        Self::ReviewFromHere,
        Self::LeaveSetup,
        Self::ToggleDisplay,
        Self::DisplayFillsScreen,
        Self::DisplayToNextScreen,
        Self::Commentary,
        Self::Hall,
        Self::Event,
        Self::LargerText,
        Self::SmallerText,
        Self::UsualText,
        Self::Settings,
        Self::Keys,
        Self::Manual,
        Self::Find,
        Self::About,
        Self::Cancel,
    ];
}
