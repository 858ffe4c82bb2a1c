//! What an update returns: effects to carry out, and steps left to other rooms.

use std::path::PathBuf;

use crate::app::command::Command;
use crate::app::effect::Effect;
use crate::app::state::{Dialog, NextUp, Question};
use crate::rules::SettingUp;
use crate::session::{ArbiterAct, MatchSetup};

/// What a room leaves to others: it says so here instead of calling them, and `super::dispatch` has it done.
#[derive(Debug)]
pub enum Next {
    /// Leave what is on the board for something else, after asking when anything would be lost.
    Leave(NextUp),
    /// Leave it, whatever is lost.
    LeaveNow(NextUp),
    /// Close the window, after asking about the event and the record.
    Quit,
    /// Show this dialog.
    Open(Box<Dialog>),
    /// Read this record, and show it once it has been read.
    OpenRecord(PathBuf),
    /// Open the event in this file, and show its window.
    OpenEvent(PathBuf),
    /// Carry out this command.
    Run(Command),
    /// Let the arbiter act, without a reason.
    Order(ArbiterAct),
    /// Set this game up, and begin it.
    Start {
        /// Who plays, and by which rules.
        setup: Box<MatchSetup>,
        /// Whether its pieces are set up one by one.
        ceremony: Option<SettingUp>,
        /// How the pawns fell that were tossed for the sides.
        throws: Option<String>,
    },
    /// A game is set up or begins: whoever is at the board now is not the arbiter.
    LockConsole,
    /// Resume the game that was asked about.
    TakeUp,
    /// A game that was broken off here is not gone on with.
    GiveUpInEvent(Box<MatchSetup>),
    /// The game on the board has ended, or its outcome was changed.
    NoteEnd,
    /// Something was noted about the game on the board after its end.
    KeepEnd,
    /// The game on the board goes on after its end.
    TakeBackEnd,
}

/// One thing that follows.
#[derive(Debug)]
pub enum Consequence {
    /// It is done outside.
    Outside(Effect),
    /// It is done by another room.
    Inside(Next),
}

impl From<Effect> for Consequence {
    fn from(effect: Effect) -> Self {
        Self::Outside(effect)
    }
}

impl From<Next> for Consequence {
    fn from(next: Next) -> Self {
        Self::Inside(next)
    }
}

/// All that follows from a change, in this order.
#[must_use]
#[derive(Debug, Default)]
pub struct Consequences(Vec<Consequence>);

impl Consequences {
    /// Nothing follows.
    pub const fn none() -> Self {
        Self(Vec::new())
    }

    /// This follows as well, after the rest.
    pub fn push(&mut self, consequence: impl Into<Consequence>) {
        self.0.push(consequence.into());
    }

    /// This follows as well, after the rest.
    pub fn and(mut self, consequence: impl Into<Consequence>) -> Self {
        self.push(consequence);
        self
    }
}

impl<C: Into<Consequence>> From<C> for Consequences {
    fn from(consequence: C) -> Self {
        Self(vec![consequence.into()])
    }
}

impl<C: Into<Consequence>> FromIterator<C> for Consequences {
    fn from_iter<I: IntoIterator<Item = C>>(consequences: I) -> Self {
        Self(consequences.into_iter().map(Into::into).collect())
    }
}

impl<C: Into<Consequence>> Extend<C> for Consequences {
    fn extend<I: IntoIterator<Item = C>>(&mut self, consequences: I) {
        self.0.extend(consequences.into_iter().map(Into::into));
    }
}

impl IntoIterator for Consequences {
    type Item = Consequence;
    type IntoIter = std::vec::IntoIter<Consequence>;

    fn into_iter(self) -> Self::IntoIter {
        self.0.into_iter()
    }
}

/// Shows `dialog`.
pub fn open(dialog: Dialog) -> Consequences {
    Next::Open(Box::new(dialog)).into()
}

/// Asks `question`.
pub fn ask(question: Question) -> Consequences {
    open(Dialog::Question(question))
}
