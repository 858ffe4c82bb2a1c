//! `komadai table`: every position of records as a row of a table.

use std::io::{self, BufWriter, Write};
use std::path::PathBuf;

use clap::Args;

use super::Verdict;
use super::inputs::{Input, gather, in_order, read};
use super::language::in_english;
use super::new_file::look_for_folder_of;
use super::reading::each_game;
use super::system::in_words;
use super::terminal::{json, name};
use crate::library::{TableRow, table_rows};
use crate::record::{GameTree, csv_cell, visible};
use crate::storage::write_new_file_by;

/// The arguments of `komadai table`.
#[derive(Clone, Debug, PartialEq, Eq, Args)]
pub struct TableArguments {
    /// Records, or folders of records.
    #[arg(required = true)]
    files: Vec<PathBuf>,
    /// The file to write, whose extension, jsonl or csv, says how; `jsonl` or `csv` alone prints the table.
    #[arg(long, value_name = "FILE")]
    to: PathBuf,
}

/// How a table is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Layout {
    JsonLines,
    Csv,
}

impl Layout {
    fn by_name(name: &str) -> Option<Self> {
        match name.to_ascii_lowercase().as_str() {
            "jsonl" | "ndjson" => Some(Self::JsonLines),
            "csv" => Some(Self::Csv),
            _ => None,
        }
    }
}

/// Writes the table.
pub(super) fn run(
    arguments: &TableArguments,
    out: &mut impl Write,
    complaints: &mut impl Write,
) -> io::Result<Verdict> {
    let target = &arguments.to;
    let alone = target.to_str().and_then(Layout::by_name);
    let ending = target.extension().and_then(|ending| ending.to_str()).and_then(Layout::by_name);
    let Some(layout) = alone.or(ending) else {
        writeln!(complaints, "komadai table: {} ends neither in .jsonl nor in .csv", name(target))?;
        return Ok(Verdict::Misused);
    };
    if alone.is_some() {
        let mut table = Table::new(layout, complaints);
        return table.write(&arguments.files, out).map(|()| table.verdict);
    }
    let mut table = Table::new(layout, &mut *complaints);
    let written = look_for_folder_of(target).and_then(|()| {
        write_new_file_by(target, |file| {
            let mut file = BufWriter::new(file);
            table.write(&arguments.files, &mut file)?;
            file.flush()?;
            if table.is_empty { Err(io::Error::other("nothing is written, as no game could be read")) } else { Ok(()) }
        })
    });
    let verdict = table.verdict;
    match written {
        Ok(()) => Ok(verdict),
        Err(error) => {
            writeln!(complaints, "{}: {}", name(target), in_english(|text| in_words(&error, text)))?;
            Ok(Verdict::Faulty)
        }
    }
}

/// A table that is being written.
struct Table<'a, C> {
    layout: Layout,
    complaints: &'a mut C,
    verdict: Verdict,
    /// Whether there are no rows in it.
    is_empty: bool,
}

/// The rows of a file, and what has to be said about it.
struct Rows {
    rows: Vec<u8>,
    complaints: String,
    is_whole: bool,
}

impl<'a, C: Write> Table<'a, C> {
    const fn new(layout: Layout, complaints: &'a mut C) -> Self {
        Self { layout, complaints, verdict: Verdict::Sound, is_empty: true }
    }

    fn write(&mut self, files: &[PathBuf], out: &mut impl Write) -> io::Result<()> {
        if self.layout == Layout::Csv {
            writeln!(out, "{}", TableRow::COLUMNS.join(","))?;
        }
        let layout = self.layout;
        in_order(
            &gather(files),
            |input| Rows::of(input, layout),
            |rows| {
                if !rows.is_whole {
                    self.verdict = Verdict::Faulty;
                }
                self.is_empty &= rows.rows.is_empty();
                self.complaints.write_all(rows.complaints.as_bytes())?;
                out.write_all(&rows.rows)
            },
        )
    }
}

impl Rows {
    fn of(input: &Input, layout: Layout) -> Self {
        let file = name(&input.path);
        let complain = |complaint: &str| format!("{file}:{complaint}\n");
        let nothing = |complaints| Self { rows: Vec::new(), complaints, is_whole: false };
        let bytes = match in_english(|text| read(input, text)) {
            Ok(bytes) => bytes,
            Err(message) => return nothing(complain(&format!(" {message}"))),
        };
        let (path, mut rows) = (input.path.display().to_string(), Vec::new());
        let told = each_game(bytes, |number, tree| {
            let game = number.map_or_else(|| path.clone(), |number| format!("{path}#{number}"));
            add_rows(&mut rows, &tree, &game, layout);
            Ok(())
        });
        match told {
            Err(remark) => nothing(complain(&remark)),
            Ok(told) => {
                let complaints = told.remarks.iter().map(|remark| complain(remark)).collect();
                Self { rows, complaints, is_whole: told.is_whole }
            }
        }
    }
}

fn add_rows(written: &mut Vec<u8>, tree: &GameTree, game: &str, layout: Layout) {
    let rows = table_rows(tree, game);
    match layout {
        Layout::JsonLines => rows.for_each(|row| written.extend((json(&row) + "\n").into_bytes())),
        Layout::Csv => written.extend(in_csv(rows)),
    }
}

/// The rows as cells, of which none is a formula and each stands on one line, whatever a program takes for the end of one.
fn in_csv(rows: impl Iterator<Item = TableRow>) -> Vec<u8> {
    let mut writer = csv::WriterBuilder::new().has_headers(false).from_writer(Vec::new());
    for row in rows {
        let safe_cell = |text: &str| csv_cell(&visible(text));
        let safe = |text: Option<String>| text.map(|text| safe_cell(&text));
        let (game, black, white, date) = (safe_cell(&row.game), safe(row.black), safe(row.white), safe(row.date));
        writer.serialize(TableRow { game, black, white, date, ..row }).expect("memory takes all cells");
    }
    writer.into_inner().expect("memory takes all cells")
}
