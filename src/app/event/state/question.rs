use std::path::PathBuf;

use crate::app::event::job::ResultList;
use crate::tournament::{GamePlace, Pairings, TableResult};

/// A question about an event, to be answered before something is done.
#[derive(Clone, Debug, PartialEq)]
pub enum EventQuestion {
    /// The event has not been written: is it to be left all the same?
    Leave(LeaveEvent),
    /// There is such a file already: replace it by the event?
    Replace(PathBuf),
    /// Somebody else has changed the file of the event: what is to become of it?
    Changed(PathBuf),
    /// A game has another result already: replace it?
    OtherResult {
        /// Which game.
        place: GamePlace,
        /// By which result.
        result: Box<TableResult>,
    },
    /// A game was started elsewhere, and has no result yet: start it here, too?
    InPlay(GamePlace),
    /// A game has a result: take it away?
    TakeAway(GamePlace),
    /// A list of pairings leaves no place for some results: take it all the same?
    LoseResults {
        /// The list.
        path: PathBuf,
        /// What it says.
        pairings: Box<Pairings>,
        /// How many results are lost.
        lost: usize,
    },
    /// There is such a file already: replace it by these results?
    ReplaceList {
        /// The results.
        list: Box<ResultList>,
        /// Where.
        path: PathBuf,
    },
}

/// What the event that is open is left for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LeaveEvent {
    /// Another one is opened.
    Open,
    /// A new one is made.
    New,
    /// It is worked with no longer.
    Close,
    /// The window closes.
    Quit,
}
