//! Exports the games that were found, as a table or as a collection of records.

use std::path::{Path, PathBuf};

use serde::Serialize;

use super::FoundGame;
use crate::library::GameFacts;
use crate::record::{
    GameTree, ImportOptions, Layout, LineEnd, MAX_IMPORT_BYTES, RecordFormat, TextEncoding, Written, csv_cell,
    games_of_file, visible,
};
use crate::shogi::Color;
use crate::storage::{one_or_numbered, read_file};

/// How the games are written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ExportLayout {
    /// A table with a row for each game.
    Csv,
    /// A JSON object in a line for each game.
    JsonLines,
    /// All games in one file.
    Kif,
}

impl ExportLayout {
    /// The endings of such files, the usual one first.
    pub const ENDINGS: [&str; 3] = ["csv", "jsonl", "kifu"];

    /// The layout of a file with this name; `None` if its extension is unknown.
    #[must_use]
    pub fn of(path: &Path) -> Option<Self> {
        match path.extension()?.to_str()?.to_ascii_lowercase().as_str() {
            "csv" => Some(Self::Csv),
            "jsonl" | "ndjson" => Some(Self::JsonLines),
            "kif" | "kifu" => Some(Self::Kif),
            _ => None,
        }
    }
}

/// What is written of games that were found.
#[derive(Debug)]
pub struct Export<'a> {
    /// The files with their bytes.
    pub files: Vec<(PathBuf, Vec<u8>)>,
    /// The games whose records could not be read again.
    pub missing: Vec<&'a FoundGame>,
}

impl<'a> Export<'a> {
    /// The games as a file called `to`, or as several if no reader could tell where one game ends in it.
    #[must_use]
    pub fn of(games: &'a [FoundGame], layout: ExportLayout, to: &Path) -> Self {
        if let Some(table) = table_of_games(games, layout) {
            return Self { files: vec![(to.to_owned(), table)], missing: Vec::new() };
        }
        let layout = Layout { format: RecordFormat::Kif, encoding: TextEncoding::Utf8, line_end: LineEnd::Lf };
        let mut written = Written::new(layout);
        let missing = records_of_games(games, |tree| written.add(tree).is_ok());
        let files = written.files().into_iter().map(<[u8]>::to_vec).collect();
        Self { files: one_or_numbered(to, files), missing }
    }
}

/// A game, and the first place found in it.
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
            (*game.facts).clone();
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

    /// The same with cells that no spreadsheet takes for formulas.
    fn for_spreadsheets(self) -> Self {
        let [file, black, white, event, date, handicap, reason] =
            [self.file, self.black, self.white, self.event, self.date, self.handicap, self.reason]
                .map(|text| csv_cell(&visible(&text)));
        Self { file, black, white, event, date, handicap, reason, ..self }
    }
}

/// The games as a table, unless they are to be records.
fn table_of_games(games: &[FoundGame], layout: ExportLayout) -> Option<Vec<u8>> {
    let rows = games.iter().map(GameRow::of);
    match layout {
        ExportLayout::JsonLines => Some(rows.flat_map(|row| in_json(&row)).collect()),
        ExportLayout::Csv => Some(in_csv(rows)),
        ExportLayout::Kif => None,
    }
}

fn in_json(row: &GameRow) -> Vec<u8> {
    let mut line = serde_json::to_vec(row).expect("memory takes everything");
    line.push(b'\n');
    line
}

/// By this mark at their beginning spreadsheets tell that files are UTF-8.
const MARK: &str = "\u{feff}";

fn in_csv(rows: impl Iterator<Item = GameRow>) -> Vec<u8> {
    let mut writer = csv::Writer::from_writer(MARK.as_bytes().to_vec());
    rows.for_each(|row| writer.serialize(row.for_spreadsheets()).expect("memory takes everything"));
    writer.into_inner().expect("memory takes everything")
}

/// Reads the records of the games again, one after another, and returns those that could not be read or that `take`
/// does not want. Consecutive games of a file are read at once.
fn records_of_games(games: &[FoundGame], mut take: impl FnMut(&GameTree) -> bool) -> Vec<&FoundGame> {
    let mut missing = Vec::new();
    for of_file in games.chunk_by(|one, other| one.hit.path == other.hit.path) {
        let read = read_file(&of_file[0].hit.path, MAX_IMPORT_BYTES).ok();
        let trees = read.and_then(|bytes| games_of_file(bytes, ImportOptions::default()).ok());
        let trees: Vec<_> = trees.into_iter().flatten().map(|game| game.ok().map(|game| game.tree)).collect();
        for game in of_file {
            let tree = trees.get(game.hit.number.saturating_sub(1) as usize).and_then(Option::as_ref);
            if !tree.is_some_and(&mut take) {
                missing.push(game);
            }
        }
    }
    missing
}
