use std::path::{Path, PathBuf};

use crate::rules::{HandicapTable, HandicapTableError};

/// A table of handicaps that the user made.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OwnTable {
    /// The name of its file in the folder for them.
    pub file: String,
    /// The table.
    pub table: HandicapTable,
}

/// What is wrong with the file of a table of handicaps.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum TableTrouble {
    /// The system would not give or take it.
    File {
        /// Which.
        path: PathBuf,
        /// What the system says.
        reason: String,
    },
    /// It holds no sound table.
    Faulty(HandicapTableError),
}

impl TableTrouble {
    /// Which file.
    #[must_use]
    pub fn path(&self) -> &Path {
        match self {
            Self::File { path, .. } => path,
            Self::Faulty(error) => Path::new(&error.name),
        }
    }
}

/// The tables of handicaps to choose from: the one that is built in, then the user's own.
#[derive(Clone, Debug)]
pub struct HandicapShelf {
    built_in: HandicapTable,
    own: Vec<OwnTable>,
    /// Files in the folder for the user's own that hold none; they are not written over.
    left_alone: Vec<String>,
}

impl Default for HandicapShelf {
    /// The one that is built in.
    fn default() -> Self {
        Self { built_in: HandicapTable::jsa_dojo(), own: Vec::new(), left_alone: Vec::new() }
    }
}

impl HandicapShelf {
    /// Every table, each with its file; the one that is built in has none.
    pub fn all(&self) -> impl Iterator<Item = (Option<&str>, &HandicapTable)> {
        let own = self.own.iter().map(|own| (Some(own.file.as_str()), &own.table));
        std::iter::once((None, &self.built_in)).chain(own)
    }

    /// The table in this file; the one that is built in where there is none, as after it was deleted.
    #[must_use]
    pub fn chosen(&self, file: Option<&str>) -> &HandicapTable {
        self.all().find(|(known, _)| *known == file).map_or(&self.built_in, |(_, table)| table)
    }

    /// Whether another table than the one in `file` has one of the names of `table`.
    #[must_use]
    pub fn is_name_taken(&self, file: Option<&str>, table: &HandicapTable) -> bool {
        let same = |other: &HandicapTable| other.name.en == table.name.en || other.name.ja == table.name.ja;
        self.all().any(|(known, other)| (known.is_none() || known != file) && same(other))
    }

    /// Puts one of the user's own on the shelf, in place of the one in `file`; as it is to be kept.
    pub fn put(&mut self, file: Option<String>, table: HandicapTable) -> OwnTable {
        let file = file.unwrap_or_else(|| self.free_file());
        let own = OwnTable { file, table };
        match self.own.iter_mut().find(|known| known.file == own.file) {
            Some(known) => *known = own.clone(),
            None => self.own.push(own.clone()),
        }
        own
    }

    /// Notes that a file holds no table, but may hold somebody's work.
    pub fn leave_alone(&mut self, trouble: &TableTrouble) {
        self.left_alone.extend(trouble.path().file_name().map(|name| name.to_string_lossy().into_owned()));
    }

    /// Takes one of the user's own away.
    pub fn remove(&mut self, file: &str) {
        self.own.retain(|own| own.file != file);
    }

    fn free_file(&self) -> String {
        let is_free = |name: &String| !self.left_alone.contains(name) && !self.own.iter().any(|own| own.file == *name);
        let numbered = (1..).map(|number: usize| format!("handicaps-{number}.ron"));
        numbered.into_iter().find(is_free).expect("names are numbered without end")
    }
}
