//! The handicap tables to choose from. Unlike profiles they have no ids: it is their files that tell them apart.

use crate::app::user_files::form::{OwnFiles, UserFile, UserFileTrouble};
use crate::rules::{HandicapTable, ProfileName};

/// The name of the file of the first table that a user makes, without its ending.
const STEM: &str = "handicaps";

/// The handicap tables to choose from: the built-in one, then the user's own.
#[derive(Clone, Debug)]
pub struct HandicapShelf {
    built_in: HandicapTable,
    own: OwnFiles<HandicapTable>,
}

impl Default for HandicapShelf {
    /// The one that is built in.
    fn default() -> Self {
        Self { built_in: HandicapTable::jsa_dojo(), own: OwnFiles::default() }
    }
}

impl HandicapShelf {
    /// Every table, each with its file; the one that is built in has none.
    pub fn all(&self) -> impl Iterator<Item = (Option<&str>, &HandicapTable)> {
        let own = self.own.iter().map(|own| (Some(own.name.as_str()), &own.content));
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
        self.all().any(|(known, other)| (known.is_none() || known != file) && is_alike(&other.name, &table.name))
    }

    /// A name that no table has, made of `name` and a number.
    #[must_use]
    pub fn free_name(&self, name: &ProfileName) -> ProfileName {
        let is_free = |wanted: &ProfileName| !self.all().any(|(_, table)| is_alike(&table.name, wanted));
        let numbered = (2..).map(|number: usize| ProfileName {
            en: format!("{} {number}", name.en),
            ja: format!("{} {number}", name.ja),
        });
        numbered.into_iter().find(is_free).expect("names are numbered without end")
    }

    /// Puts one of the user's own on the shelf, in place of the one in `file`; as it is to be kept.
    pub fn put(&mut self, file: Option<String>, table: HandicapTable) -> UserFile<HandicapTable> {
        self.own.put(file.unwrap_or_else(|| self.own.free_name(STEM)), table)
    }

    /// Notes that a file holds no table, but may hold somebody's work.
    pub fn leave_alone(&mut self, trouble: &UserFileTrouble) {
        self.own.leave_alone(&trouble.path);
    }

    /// Takes one of the user's own away.
    pub fn remove(&mut self, file: &str) {
        self.own.remove(|own| own.name == file);
    }
}

/// Whether two names cannot be told apart in one of the languages.
fn is_alike(name: &ProfileName, other: &ProfileName) -> bool {
    name.en == other.en || name.ja == other.ja
}
