use crate::app::event::form::{EventForm, ListFormat, PairingForm};
use crate::tournament::Seat;

/// What is done about an event.
#[derive(Clone, Debug, PartialEq)]
pub enum EventAction {
    /// Choose a file to open.
    Open,
    /// Make a new one.
    New,
    /// Work with it no longer.
    Close,
    /// Write what has not been written yet, where it lies or where it shall lie.
    Save,
    /// Change its title, its rules and its schedule.
    Edit,
    /// The form for that now reads so.
    EditForm(Box<EventForm>),
    /// Take what the form says.
    TakeForm,
    /// Show this round.
    ShowRound(u32),
    /// Choose the pairing at this table.
    Choose(u32),
    /// Add a pairing to the round.
    AddPairing,
    /// Change the chosen pairing.
    ChangePairing,
    /// The form for that now reads so.
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
    /// Write down what somebody says came of its game.
    Enter(HandResult),
    /// Choose a file for the results.
    Export(ListFormat),
}

/// A result that somebody brings to the arbiter.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum HandResult {
    /// This player won.
    Won(Seat),
    /// Nobody won.
    Drawn,
    /// 不戦勝: this player wins because the other one did not come.
    ByDefault(Seat),
    /// Nobody came.
    DoubleDefault,
    /// It has not been played: what was written down goes.
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
