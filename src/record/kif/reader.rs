//! The reader of KIF and KI2 records.

use super::body::Body;
use super::line::{Line, parts};
use super::opening::Opening;
use crate::record::import::{ImportOptions, Reading};
use crate::record::lines::numbered_lines;
use crate::record::sink::RecordSink;
use crate::record::warning::Warnings;
use crate::record::{ImportError, ImportErrorKind};

/// About as many bytes as a move takes with its time.
const BYTES_OF_MOVE: usize = 40;

/// Reads a KIF record. `warnings` already holds what was odd about the file as a whole.
pub(in crate::record) fn read<T: RecordSink>(
    text: &str,
    mut warnings: Warnings,
    options: ImportOptions,
) -> Result<Reading<T>, ImportError> {
    let mut opening = Opening::default();
    let mut lines = numbered_lines(text).flat_map(|(number, text)| parts(text).map(move |line| (number, line)));
    let first = read_opening(&mut opening, &mut lines, &mut warnings)?;
    let first_move = match &first {
        Some((number, Line::Move { said: Some((said, _)), .. })) => Some((*number, *said)),
        Some(_) | None => None,
    };
    let is_record = opening.is_record();
    let first_move = first_move.as_ref().map(|(number, text)| (*number, text));
    let start = opening.begin(first_move, &mut warnings)?;
    let mut body = Body::new(start, warnings, options);
    body.reserve(text.len() / BYTES_OF_MOVE);
    first.into_iter().chain(lines).for_each(|(number, line)| body.take(number, line));
    if is_record || body.is_record() { Ok(body.finish()) } else { Err(ImportErrorKind::NotARecord.at(1)) }
}

/// Reads up to the first line that belongs to the moves, and returns that line.
fn read_opening<'a>(
    opening: &mut Opening,
    lines: &mut impl Iterator<Item = (usize, Line<'a>)>,
    warnings: &mut Warnings,
) -> Result<Option<(usize, Line<'a>)>, ImportError> {
    for (number, line) in lines {
        if let Some(line) = opening.take(number, line, warnings)? {
            return Ok(Some((number, line)));
        }
    }
    Ok(None)
}
