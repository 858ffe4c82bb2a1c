//! `komadai find --to FILE`: the games in which something was found, as a table or as records.

use std::path::{Path, PathBuf};

use super::super::written::{Layout, Written};
use crate::library_store::{ExportLayout, FoundGame, records_of_games, table_of_games};
use crate::record::{LineEnd, RecordFormat, TextEncoding};

/// What is written of games that were found.
pub(super) struct Export<'a> {
    /// The files with their bytes.
    pub(super) files: Vec<(PathBuf, Vec<u8>)>,
    /// The games whose records could not be read again.
    pub(super) missing: Vec<&'a FoundGame>,
}

impl<'a> Export<'a> {
    /// The games as a file called `to`, or as several if no reader could tell where one game ends in it.
    pub(super) fn of(games: &'a [FoundGame], layout: ExportLayout, to: &Path) -> Self {
        if let Some(table) = table_of_games(games, layout) {
            return Self { files: vec![(to.to_owned(), table)], missing: Vec::new() };
        }
        let layout = Layout { format: RecordFormat::Kif, encoding: TextEncoding::Utf8, line_end: LineEnd::Lf };
        let mut written = Written::new(layout);
        let missing = records_of_games(games, |tree| written.add(tree).is_ok());
        let files = written.files(to).into_iter().map(|(file, bytes)| (file, bytes.to_vec())).collect();
        Self { files, missing }
    }
}
