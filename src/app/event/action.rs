//! What the user can do in the event window.

use crate::app::event::form::{EntrantForm, EventForm, EventPage, ListFormat, PairingForm, PairingRulesForm};
use crate::tournament::{Seat, Terms};

/// An action in the event window.
#[derive(Clone, Debug, PartialEq)]
pub enum EventAction {
    /// Choose a file to open.
    Open,
    /// Make a new one.
    New,
    /// Close it.
    Close,
    /// Write what is unsaved: to the event's file, or after asking for one.
    Save,
    /// Try again to write what is waiting.
    TryAgain,
    /// Choose another file to write it into.
    SaveElsewhere,
    /// Open the form for title, rules and rounds.
    Edit,
    /// That form changed.
    EditForm(Box<EventForm>),
    /// Take what the form says.
    TakeForm,
    /// Ask all tables of the hall to stop, or to go on.
    StopHall(bool),
    /// Show this page.
    ShowPage(EventPage),
    /// Something about the players.
    Players(PlayersAction),
    /// Something about a round that is to be paired.
    Rounds(RoundAction),
    /// Show this round.
    ShowRound(u32),
    /// Show the standings after this round.
    ShowStandingsAfter(u32),
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
    /// Take what the form says, and that this player, who came too late, loses by default.
    LoseByDefault(Seat),
    /// Remove the pairing.
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

/// What can be done with the players of an event.
#[derive(Clone, Debug, PartialEq)]
pub enum PlayersAction {
    /// Choose the player with this number.
    Choose(u32),
    /// Show those found by this text.
    Seek(String),
    /// Add a player.
    Add,
    /// Open the form of the chosen player.
    Change,
    /// That form changed.
    EditForm(Box<EntrantForm>),
    /// Take what the form says.
    TakeForm,
    /// Remove the player from the list.
    Remove,
    /// The chosen player withdraws, or takes part again.
    Withdraw(bool),
    /// The chosen player sits the next round out, or plays in it after all.
    SitOut(bool),
    /// Choose a file with players.
    Import,
    /// Enter the players of the list that was read.
    EnterList,
}

/// What can be done about the pairing of a round.
#[derive(Clone, Debug, PartialEq)]
pub enum RoundAction {
    /// Open the form for how rounds are paired and players placed.
    EditRules,
    /// That form changed.
    EditForm(Box<PairingRulesForm>),
    /// Take what the form says.
    TakeForm,
    /// Propose the round that is to be paired next.
    Propose,
    /// Propose it with this lot.
    Draw(u64),
    /// Click the player with this number: the second click swaps two players.
    Choose(u32),
    /// Give the table of the chosen player these sides.
    SetTerms(Terms),
    /// Give the pair of the chosen player this table.
    SetTable(u32),
    /// Publish the proposal.
    Publish,
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
    /// Neither came.
    DoubleDefault,
    /// It was not played: remove the result.
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
