//! What the event window asks before it loses or replaces anything.

use std::path::PathBuf;

use crate::app::event::form::{EventForm, PairingForm};
use crate::app::event::job::ResultList;
use crate::tournament::{Clash, GamePlace, Pairings, Remover, Seat, Table, TableResult};

/// A question about an event, to be answered before something is done.
#[derive(Clone, Debug, PartialEq)]
pub enum EventQuestion {
    /// The event has unsaved changes: leave it anyway?
    Leave(LeaveEvent),
    /// The file already exists: replace it with the event?
    Replace(PathBuf),
    /// Somebody has damaged the event's file: read it again, or replace it?
    Damaged(PathBuf),
    /// Something was changed here and, otherwise, on another machine, whose version stands: use ours?
    Clashes(Vec<Clash>),
    /// A pairing was removed on one machine and changed on the other, and was kept: remove it?
    Removed {
        /// The number of the round.
        round: u32,
        /// The pairing as it was changed.
        table: Box<Table>,
        /// Who has removed it.
        by: Remover,
    },
    /// A game has another result already: replace it?
    OtherResult {
        /// The game.
        place: GamePlace,
        /// The new result.
        result: Box<TableResult>,
    },
    /// The game was started elsewhere and has no result yet: start it here, too?
    InPlay(GamePlace),
    /// The game before it is still on a board, though somebody has brought its result: start this one all the same?
    EarlierInPlay(GamePlace),
    /// The game is in play elsewhere: enter a result that somebody brings?
    ResultInPlay {
        /// The game.
        place: GamePlace,
        /// The result.
        result: Box<TableResult>,
    },
    /// A game that was interrupted here was started elsewhere meanwhile, or has a result: resume it all the same?
    TakeUp(GamePlace),
    /// A player of a game that is to be started is still playing another one: start it all the same?
    StillPlaying {
        /// The game to be started.
        place: GamePlace,
        /// The player.
        name: String,
        /// The round and the table of the other game.
        elsewhere: (u32, u32),
    },
    /// The game has a result: remove it?
    TakeAway(GamePlace),
    /// The game was started, on some machine: is it in play no longer?
    NotInPlay(GamePlace),
    /// A list of pairings has no place for some results: use it anyway?
    LoseResults {
        /// The list's file.
        path: PathBuf,
        /// The pairings in it.
        pairings: Box<Pairings>,
        /// How many results would be lost.
        lost: usize,
    },
    /// Is this pairing to be removed?
    RemovePairing {
        /// The number of its table.
        table: u32,
        /// The two players.
        players: [String; 2],
    },
    /// Somebody came so late that no main time is left: is the game lost by default?
    LoseByDefault {
        /// The number of the table.
        table: u32,
        /// Who loses.
        seat: Seat,
        /// What that player is called.
        name: String,
    },
    /// A machine has started the game of this pairing: change what was settled by that?
    ChangeStarted {
        /// The number of the round.
        round: u32,
        /// The number of the table.
        table: u32,
        /// What is to be changed.
        change: StartedChange,
    },
    /// Games of the event are in play: change its title, rules or time all the same?
    DetailsInPlay(Box<EventForm>),
    /// The proposed round was changed by hand: drop it, or draw it anew with this lot?
    DropProposal(Option<u64>),
    /// The file already exists: replace it with these results?
    ReplaceList {
        /// The results.
        list: Box<ResultList>,
        /// The file.
        path: PathBuf,
    },
}

/// What is to be changed about a pairing whose game was started.
#[derive(Clone, Debug, PartialEq)]
pub enum StartedChange {
    /// What the form says.
    Form {
        /// The form.
        form: Box<PairingForm>,
        /// Who has lost by default, besides.
        absent: Option<Seat>,
    },
    /// Ours is to be taken of what two machines have changed otherwise.
    Ours(Box<Clash>),
}

/// Why the open event is left.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LeaveEvent {
    /// Another one is opened.
    Open,
    /// A new one is made.
    New,
    /// It is closed.
    Close,
    /// The window closes.
    Quit,
}
