//! The parts of the console, and an act that is prepared in it.

use crate::app::console::form::ConsoleForm;

/// An act that is being prepared.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ConsoleDraft {
    /// What.
    pub form: ConsoleForm,
    /// Why, in the arbiter's words.
    pub reason: String,
}

/// A part of the console.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum ConsoleSection {
    /// Times and penalties.
    #[default]
    Clocks,
    /// Taking back and putting right.
    Moves,
    /// Claims, absences, adjournment, decisions.
    Rulings,
    /// Points, repetition, mate.
    Count,
    /// What was done.
    Log,
}

impl ConsoleSection {
    /// Every section with the name of its sentence, from the left.
    pub const ALL: [(Self, &'static str); 5] = [
        (Self::Clocks, "console-clocks"),
        (Self::Moves, "console-moves"),
        (Self::Rulings, "console-rulings"),
        (Self::Count, "console-count"),
        (Self::Log, "console-log"),
    ];
}
