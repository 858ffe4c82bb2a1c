//! The parts of the console, and an act that is prepared in it.

use crate::app::console::form::ConsoleForm;

/// An act in preparation.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ConsoleDraft {
    /// The fields of the act.
    pub form: ConsoleForm,
    /// The reason, in the arbiter's words.
    pub reason: String,
}

/// A part of the console.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum ConsoleSection {
    /// Times and penalties.
    #[default]
    Clocks,
    /// Taking back and correcting.
    Moves,
    /// Claims, absences, adjournment, decisions.
    Rulings,
    /// Points, repetition, mate.
    Count,
    /// The log.
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
