//! What lies on the table.

use std::collections::BTreeSet;
use std::rc::Rc;

use super::{Ceremony, Mode, Motion, Rematch};
use crate::app::display::state::Commentary;
use crate::app::event::state::ToldEnd;
use crate::app::files::form::SaveTarget;
use crate::app::files::state::FileState;
use crate::app::opponents::state::Seats;
use crate::clock::SessionTime;
use crate::record::{DrawnMark, NodeId};
use crate::session::NextGame;

/// What lies on the table, and all that belongs to it. Something else is laid there [as a whole](Self::with): nothing of
/// the game before can be left behind.
#[derive(Debug, Default)]
pub struct Table {
    /// What the people at the board are doing.
    pub mode: Mode,
    /// Where the record lies and whether that is up to date.
    pub file: FileState,
    /// What is drawn on the board of a match, until the next move.
    pub match_marks: Vec<DrawnMark>,
    /// Pieces on their way.
    pub motion: Option<Motion>,
    /// Whether the card that tells the result is shown.
    pub result_shown: bool,
    /// How this game of an event has ended, as its event is told. Where that is taken back while its event is not open,
    /// it stays until it can be taken out of that.
    pub told: Option<Box<ToldEnd>>,
    /// Which occurrence of a repeated position is shown, from 0, when the players want to see that the verdict is right.
    pub shown_occurrence: Option<usize>,
    /// The places whose variations the list shows one by one.
    pub unfolded: Rc<BTreeSet<NodeId>>,
    /// Behind how many moves of the match its position is looked at, if it is not the last one.
    pub looked_at: Option<usize>,
    /// The game that is to be played because the latest one does not count.
    pub next_game: Option<Box<NextGame>>,
    /// The ceremony in which the pieces are being set up for the game on the board.
    pub ceremony: Option<Ceremony>,
    /// The rest before the game on the board, while nobody has begun it.
    pub rest: Option<Rest>,
    /// The record, by its first revision, of the game that the one on the board takes the place of.
    pub replay_of: Option<u64>,
    /// What the same two would play next, while they go through the game that they have just played.
    pub rematch: Option<Box<Rematch>>,
    /// The engines that play in the game on the board.
    pub seats: Seats,
    /// Whether the arbiter has restarted the clock of this game while the hall is stopped.
    pub goes_on_in_stopped_hall: bool,
    /// Whether the chart was asked for.
    pub chart_wish: ChartWish,
    /// What a commentator tries on the audience display.
    pub commentary: Option<Box<Commentary>>,
}

/// Whether the chart of the record was asked for: then it takes room that it would leave to the moves and the comment.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum ChartWish {
    /// Nobody has.
    #[default]
    None,
    /// Somebody has, who does not know yet whether there is room for it.
    New,
    /// Somebody has, and knows.
    Answered,
}

/// The rest before a replay (指し直し).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rest {
    /// When it is over.
    pub until: SessionTime,
    /// Whether the clock starts by itself then: it does not where the rest was over before anybody was there.
    pub starts_clock: bool,
}

impl Table {
    /// The table with something else on it, which lies in the file `saved_to`.
    #[must_use]
    pub fn with(&self, mode: Mode, saved_to: Option<SaveTarget>) -> Self {
        Self { mode, file: self.file.of_next(saved_to), ..Self::default() }
    }
}
