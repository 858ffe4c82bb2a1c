//! Reading a record and writing pictures of it, for `komadai image` and `komadai print`.

use std::io::{self, Write};
use std::path::{Path, PathBuf};

use super::Verdict;
use super::language::in_english;
use super::new_file::{are_one_file, write_new};
use super::remark::Remark;
use super::system::in_words;
use super::terminal::name;
use crate::picture::{Drawing, PictureFormat, PngError};
use crate::record::{GameTree, ImportError, ImportOptions, MAX_IMPORT_BYTES, games, import, visible};
use crate::storage::{exists, read_anything};

/// Why no picture was written.
#[derive(Debug, thiserror::Error)]
pub(super) enum PictureError {
    #[error("{}: {reason}", name(file))]
    Unread { file: PathBuf, reason: String },
    #[error("{}:{line}: {reason}", name(file))]
    NoRecord { file: PathBuf, line: usize, reason: String },
    #[error("{}: there is no position after move {asked}; the main line has {moves} moves", name(file))]
    TooFar { file: PathBuf, asked: usize, moves: usize },
    #[error("{}: there is no game {asked}; choose 1 to {games}", name(file))]
    TooFewGames { file: PathBuf, asked: usize, games: usize },
    #[error(
        "{}: {asked} diagrams are too many for a handout, which holds {limit}; choose fewer with --every or --plies",
        name(file)
    )]
    TooManyDiagrams { file: PathBuf, asked: usize, limit: usize },
    #[error(
        "{}: {moves} moves are too many for a score sheet, which holds {limit}; print a handout of some positions with \
         --sheet handout --plies",
        name(file)
    )]
    TooManyMoves { file: PathBuf, moves: usize, limit: usize },
    #[error("{}: the name must end in .png, .svg or .pdf, which decides the format", name(out))]
    UnknownEnding { out: PathBuf },
    #[error("{}: already exists; choose another name, or replace it with --force", name(out))]
    InTheWay { out: PathBuf },
    #[error("{}: is the file that is read, and is left as it is; choose another name", name(out))]
    Source { out: PathBuf },
    #[error("{}: {reason}", name(out))]
    Unwritten { out: PathBuf, reason: String },
    #[error(transparent)]
    Png(#[from] PngError),
}

fn reason(error: &io::Error) -> String {
    in_english(|text| in_words(error, text))
}

/// The format that the name of `out` asks for.
pub(super) fn format_of(out: &Path) -> Result<PictureFormat, PictureError> {
    PictureFormat::of(out).ok_or_else(|| PictureError::UnknownEnding { out: out.to_owned() })
}

/// Parses the number of a game, counted from 1.
pub(super) fn parse_number(text: &str) -> Result<usize, String> {
    text.parse().ok().filter(|&number| number > 0).ok_or_else(|| "a number from 1 on is wanted".to_owned())
}

/// A record that was read for a picture.
pub(super) struct Read {
    pub(super) tree: GameTree,
    pub(super) remarks: Remarks,
}

/// What has to be reported about a record.
pub(super) struct Remarks {
    /// Oddities, each with its line number.
    lines: Vec<Remark>,
    /// Whether the record was read to its end.
    is_sound: bool,
}

/// What was made from a record.
pub(super) struct Made {
    pub(super) files: Vec<PathBuf>,
    pub(super) remarks: Remarks,
}

/// Reports where the pictures of `file` were written, or why there are none.
pub(super) fn tell_made(
    file: &Path,
    made: Result<Made, PictureError>,
    out: &mut impl Write,
    complaints: &mut impl Write,
) -> io::Result<Verdict> {
    let file = name(file);
    match made {
        Ok(Made { files, remarks }) => {
            files.iter().try_for_each(|picture| writeln!(out, "{file} -> {}", name(picture)))?;
            remarks.lines.iter().try_for_each(|line| writeln!(complaints, "{file}:{line}"))?;
            Ok(if remarks.is_sound { Verdict::Sound } else { Verdict::Faulty })
        }
        Err(error) => writeln!(complaints, "{}", visible(&error.to_string())).map(|()| Verdict::Faulty),
    }
}

/// Reads a record in `file`: the game with this number, counted from 1, or else the first, with a word about the
/// others.
pub(super) fn read_record(file: &Path, number: Option<usize>) -> Result<Read, PictureError> {
    let bytes = read_anything(file, MAX_IMPORT_BYTES)
        .map_err(|error| PictureError::Unread { file: file.to_owned(), reason: reason(&error) })?;
    let no_record = |error: ImportError| PictureError::NoRecord {
        file: file.to_owned(),
        line: error.line,
        reason: error.to_string(),
    };
    let imported = match number {
        None => import(&bytes).map_err(no_record)?,
        Some(number) => {
            let mut games = games(&bytes, ImportOptions::default()).map_err(no_record)?;
            let too_few = PictureError::TooFewGames { file: file.to_owned(), asked: number, games: games.total() };
            games.nth(number - 1).ok_or(too_few)?.map_err(no_record)?
        }
    };
    let lines =
        imported.warnings.iter().map(Remark::from).chain(imported.broken_off.as_ref().map(Remark::from)).collect();
    Ok(Read { tree: imported.tree, remarks: Remarks { lines, is_sound: imported.broken_off.is_none() } })
}

/// Announces that so many pictures of this size will take a while, so that nobody wonders whether anything is
/// happening.
pub(super) fn tell_of_work(
    pages: usize,
    height_to_width: f32,
    width: u32,
    out: &Path,
    complaints: &mut impl Write,
) -> Result<(), PictureError> {
    const MEGAPIXELS_AT_ONCE: f32 = 40.0;
    let pixels = pages as f32 * width as f32 * width as f32 * height_to_width / 1e6;
    if format_of(out)? != PictureFormat::Png || pixels <= MEGAPIXELS_AT_ONCE {
        return Ok(());
    }
    let words = format!("{pixels:.0} million pixels take a while; --size makes fewer, .svg and .pdf need none");
    writeln!(complaints, "{}: {words}", name(out))
        .map_err(|error| PictureError::Unwritten { out: out.to_owned(), reason: reason(&error) })
}

/// Writes `pages`, made from the file `source`, and returns the files they went into. If one of them already exists, nothing is
/// written.
pub(super) fn write_pages(
    pages: &[Drawing],
    source: &Path,
    out: &Path,
    width: u32,
    force: bool,
) -> Result<Vec<PathBuf>, PictureError> {
    let format = format_of(out)?;
    let files = format.files(pages, out);
    if let Some((out, _)) = files.iter().find(|(out, _)| !force && exists(out)) {
        return Err(PictureError::InTheWay { out: out.clone() });
    }
    if let Some((out, _)) = files.iter().find(|(out, _)| are_one_file(out, source)) {
        return Err(PictureError::Source { out: out.clone() });
    }
    for (out, pages) in &files {
        let bytes = format.bytes(pages, width)?;
        write_new(out, &bytes, force).map_err(|error| match error.kind() {
            io::ErrorKind::AlreadyExists => PictureError::InTheWay { out: out.clone() },
            _ => PictureError::Unwritten { out: out.clone(), reason: reason(&error) },
        })?;
    }
    Ok(files.into_iter().map(|(out, _)| out).collect())
}
