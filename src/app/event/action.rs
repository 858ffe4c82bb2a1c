//! What can be done in the event window.

use crate::app::event::form::{EventForm, ListFormat, PairingForm};
use crate::tournament::Seat;

/// An action in the event window.
#[derive(Clone, Debug, PartialEq)]
pub enum EventAction {
    /// Choose a file to open.
    Open,
    /// Make a new one.
    New,
    /// Work with it no longer.
    Close,
    /// Write what is unsaved: to the event's file, or after asking for one.
    Save,
    /// Try once more to bring what waits into its file.
    TryAgain,
    /// Choose another file to write it into.
    SaveElsewhere,
    /// Open the form for title, rules and rounds.
    Edit,
    /// That form changed.
    EditForm(Box<EventForm>),
    /// Take what the form says.
    TakeForm,
    /// Show this round.
    ShowRound(u32),
    /// Choose the pairing at this table.
    Choose(u32),
    /// Add a pairing to the round.
    AddPairing,
    /// Open the form of the chosen pairing.
    ChangePairing,
    /// That form changed.
    EditPairing(Box<PairingForm>),
    /// Take what the form says.
    TakePairing,
    /// Take the pairing away.
    RemovePairing,
    /// Choose a file with pairings.
    Import,
    /// Give the handicaps by the ranks.
    SuggestHandicaps,
    /// Play the next game of the chosen pairing on this board.
    Start,
    /// Enter this result for the chosen pairing.
    Enter(HandResult),
    /// Choose a file for the results.
    Export(ListFormat),
}

/// A result that somebody reports to the arbiter.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum HandResult {
    /// This player won.
    Won(Seat),
    /// Nobody won.
    Drawn,
    /// 不戦勝: this player wins because the other did not come.
    ByDefault(Seat),
    /// Nobody came.
    DoubleDefault,
    /// It was not played: a result that was entered is removed.
    NotPlayed,
}

impl HandResult {
    /// Every result.
    pub const ALL: [Self; 7] = [
        Self::Won(Seat::First),
        Self::Won(Seat::Second),
        Self::Drawn,
        Self::ByDefault(Seat::First),
        Self::ByDefault(Seat::Second),
        Self::DoubleDefault,
        Self::NotPlayed,
    ];
}
