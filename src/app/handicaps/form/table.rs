//! The open editor of handicap tables.

use crate::app::handicaps::form::HandicapShelf;
use crate::app::new_game::form::NewGameForm;
use crate::rules::{HandicapStep, HandicapTable, HandicapTableFault, SuggestedTerms};

/// The largest difference of ranks that a step can begin with: from the lowest 級 to the highest 段.
pub const GREATEST_DIFFERENCE: u8 = 40;

/// The fields of the editor of handicap tables.
#[derive(Clone, Debug, PartialEq)]
pub struct HandicapsForm {
    /// The file of the table, if it is one of the user's own.
    pub file: Option<String>,
    /// The table as it reads now.
    pub table: HandicapTable,
    /// The table before it was changed.
    before: HandicapTable,
    /// The new game from which the editor was opened.
    pub new_game: NewGameForm,
}

/// Why a table cannot be taken.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum TableFault {
    /// A field makes no sense.
    Field(HandicapTableFault),
    /// Another table is called so.
    TakenName,
}

impl HandicapsForm {
    /// Shows the table that the new game goes by.
    #[must_use]
    pub fn new(new_game: NewGameForm, shelf: &HandicapShelf) -> Self {
        let file = new_game.handicap_table.clone();
        let table = shelf.chosen(file.as_deref()).clone();
        Self { file, before: table.clone(), table, new_game }
    }

    /// Shows another table.
    pub fn show(&mut self, file: Option<String>, shelf: &HandicapShelf) {
        self.table = shelf.chosen(file.as_deref()).clone();
        self.before = self.table.clone();
        self.file = file;
    }

    /// Changes the table. The built-in one never changes: its copy does, with no source and a name of its own.
    pub fn edit(&mut self, table: HandicapTable, shelf: &HandicapShelf) {
        self.table = table;
        if self.file.is_none() && self.is_changed() {
            self.table.source.clear();
            self.table.checked = None;
            if self.table.name == self.before.name {
                self.table.name = shelf.free_name(&self.before.name);
            }
        }
    }

    /// Adds a step after the last one.
    pub fn add_step(&mut self, shelf: &HandicapShelf) {
        let last = self.table.steps.last();
        let from = last.map_or(0, |step| step.from.saturating_add(1));
        let terms = last.map_or(SuggestedTerms::Furigoma, |step| step.terms);
        let mut table = self.table.clone();
        table.steps.push(HandicapStep { from, terms });
        self.edit(table, shelf);
    }

    /// Whether the table was changed.
    #[must_use]
    pub fn is_changed(&self) -> bool {
        self.table != self.before
    }

    /// Why the table cannot be taken as it reads.
    #[must_use]
    pub fn fault(&self, shelf: &HandicapShelf) -> Option<TableFault> {
        if !self.is_changed() {
            return None;
        }
        let taken = shelf.is_name_taken(self.file.as_deref(), &self.table).then_some(TableFault::TakenName);
        self.table.fault().map(|(_, fault)| TableFault::Field(fault)).or(taken)
    }
}
