//! `komadai mate --tree`: a mate with every defence, as a record.

use std::path::{Path, PathBuf};

use crate::cli::endings::endings;
use crate::cli::language::in_english;
use crate::cli::new_file::{are_one_file, write_new};
use crate::cli::system::in_words;
use crate::cli::terminal::name;
use crate::mate::{Answers, Limits, Solver};
use crate::record::{LineEnd, RecordFormat, TextEncoding, to_bytes};
use crate::shogi::Position;
use crate::storage::exists;
use crate::tsume::solution_record;

/// The most moves that are written.
const MOST_MOVES: usize = 200_000;

/// The record that a solution goes into.
#[derive(Clone, Debug)]
pub(super) struct Target {
    path: PathBuf,
    format: RecordFormat,
    encoding: TextEncoding,
    force: bool,
}

impl Target {
    /// The file to write, which is none of the `sources`; or why it cannot be written, which is found out before anything is
    /// searched.
    pub(super) fn new(path: &Path, force: bool, sources: &[PathBuf]) -> Result<Self, String> {
        let file = name(path);
        let ending = path.extension().and_then(|ending| ending.to_str());
        let fitting = ending.and_then(RecordFormat::of_ending).filter(|(format, _)| format.has_variations());
        let (format, encoding) = fitting.ok_or_else(|| {
            let fit = endings(RecordFormat::has_variations);
            format!("{file} has the ending of no record with variations; take {fit}")
        })?;
        if exists(path) && !force {
            return Err(format!("{file} is there already; --force writes over it"));
        }
        if sources.iter().any(|source| are_one_file(path, source)) {
            return Err(format!("{file} is itself read, and is left as it is; take another name"));
        }
        Ok(Self { path: path.to_owned(), format, encoding, force })
    }

    /// Writes the shortest mate from a position, which is so long, with all answers.
    pub(super) fn write(&self, solver: &mut Solver, position: &Position, plies: u16, nodes: u64) -> Result<(), String> {
        let file = name(&self.path);
        let attack = solver
            .solution(position, plies, Answers::All, MOST_MOVES, Limits::nodes(nodes))
            .map_err(|error| format!("{file} is not written: {error}; more --nodes may help"))?;
        let tree = solution_record(position, &attack);
        let line_end = if self.encoding == TextEncoding::Cp932 { LineEnd::CrLf } else { LineEnd::Lf };
        let bytes = to_bytes(&tree, self.format, self.encoding, line_end)
            .map_err(|gap| format!("{file}: {} has no place for {}", self.encoding.name(), gap.ch))?;
        write_new(&self.path, &bytes, self.force)
            .map_err(|error| format!("{file}: {}", in_english(|text| in_words(&error, text))))
    }
}
