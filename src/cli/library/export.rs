//! `komadai find --to FILE`: the games in which something was found, as a table or as one collection of records.

use std::path::{Path, PathBuf};

use serde::Serialize;

use super::super::terminal::json;
use super::super::written::{Layout, Written};
use crate::library::GameFacts;
use crate::library_store::FoundGame;
use crate::record::{ImportOptions, LineEnd, MAX_IMPORT_BYTES, RecordFormat, TextEncoding, csv_cell, games_of_file};
use crate::shogi::Color;
use crate::storage::read_file;

/// How the games are written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum ExportLayout {
    /// A table with a row for each game.
    Csv,
    /// A JSON object in a line for each game.
    JsonLines,
    /// All games in one file.
    Kif,
}

impl ExportLayout {
    /// The layout of a file with this name; `None` where its ending says nothing.
    pub(super) fn of(path: &Path) -> Option<Self> {
        match path.extension()?.to_str()?.to_ascii_lowercase().as_str() {
            "csv" => Some(Self::Csv),
            "jsonl" | "ndjson" => Some(Self::JsonLines),
            "kif" | "kifu" => Some(Self::Kif),
            _ => None,
        }
    }
}

/// A game, and where something was found in it first.
#[derive(Debug, Serialize)]
struct GameRow {
    file: String,
    game: u32,
    ply: u32,
    variation: bool,
    black: String,
    white: String,
    event: String,
    date: String,
    handicap: String,
    plies: u32,
    result: &'static str,
    reason: String,
}

impl GameRow {
    fn of(game: &FoundGame) -> Self {
        let GameFacts { plies, winner, reason, players: [black, white], event, date, handicap, .. } =
            game.facts.clone();
        let result = match winner {
            Some(Color::Black) => "black",
            Some(Color::White) => "white",
            None => "none",
        };
        Self {
            file: game.hit.path.display().to_string(),
            game: game.hit.number,
            ply: game.hit.ply,
            variation: game.hit.is_in_variation,
            black,
            white,
            event,
            date,
            handicap,
            plies,
            result,
            reason,
        }
    }

    /// The same with cells of which none is a formula.
    fn for_spreadsheets(self) -> Self {
        let [file, black, white, event, date, handicap, reason] =
            [self.file, self.black, self.white, self.event, self.date, self.handicap, self.reason]
                .map(|text| csv_cell(&text));
        Self { file, black, white, event, date, handicap, reason, ..self }
    }
}

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
        let rows = games.iter().map(GameRow::of);
        let table = |bytes| Self { files: vec![(to.to_owned(), bytes)], missing: Vec::new() };
        match layout {
            ExportLayout::JsonLines => table(rows.flat_map(|row| (json(&row) + "\n").into_bytes()).collect()),
            ExportLayout::Csv => table(in_csv(rows)),
            ExportLayout::Kif => {
                let (written, missing) = collected(games);
                let files = written.files(to).into_iter().map(|(file, bytes)| (file, bytes.to_vec())).collect();
                Self { files, missing }
            }
        }
    }
}

fn in_csv(rows: impl Iterator<Item = GameRow>) -> Vec<u8> {
    let mut writer = csv::Writer::from_writer(Vec::new());
    rows.for_each(|row| writer.serialize(row.for_spreadsheets()).expect("memory takes everything"));
    writer.into_inner().expect("memory takes everything")
}

/// The games one after another. A file is read once for all games of it that follow each other.
fn collected(games: &[FoundGame]) -> (Written, Vec<&FoundGame>) {
    let layout = Layout { format: RecordFormat::Kif, encoding: TextEncoding::Utf8, line_end: LineEnd::Lf };
    let (mut written, mut missing) = (Written::new(layout), Vec::new());
    for of_file in games.chunk_by(|one, other| one.hit.path == other.hit.path) {
        let read = read_file(&of_file[0].hit.path, MAX_IMPORT_BYTES).ok();
        let trees = read.and_then(|bytes| games_of_file(bytes, ImportOptions::default()).ok());
        let trees: Vec<_> = trees.into_iter().flatten().map(|game| game.ok().map(|game| game.tree)).collect();
        for game in of_file {
            let tree = trees.get(game.hit.number.saturating_sub(1) as usize).and_then(Option::as_ref);
            if tree.is_none_or(|tree| written.add(tree).is_err()) {
                missing.push(game);
            }
        }
    }
    (written, missing)
}
