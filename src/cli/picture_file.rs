use std::io::{self, Write};
use std::path::{Path, PathBuf};

use super::Verdict;
use super::new_file::write_new;
use crate::picture::{Drawing, PictureFormat, PngError};
use crate::record::{GameTree, MAX_IMPORT_BYTES, import};
use crate::storage::{exists, read_anything};

/// Why no picture was written.
#[derive(Debug, thiserror::Error)]
pub(super) enum PictureError {
    #[error("{}: {reason}", file.display())]
    Unread { file: PathBuf, reason: io::Error },
    #[error("{}:{line}: {reason}", file.display())]
    NoRecord { file: PathBuf, line: usize, reason: String },
    #[error("{}: the main line has {moves} moves, there is no position after {asked}; choose 0 to {moves}", file.display())]
    TooFar { file: PathBuf, asked: usize, moves: usize },
    #[error("{}: the ending of the name says how to write the picture, and it has to be one of .png .svg .pdf", out.display())]
    UnknownEnding { out: PathBuf },
    #[error("{}: is there already; choose another name, or write over it with --force", out.display())]
    InTheWay { out: PathBuf },
    #[error("{}: {reason}", out.display())]
    Unwritten { out: PathBuf, reason: io::Error },
    #[error(transparent)]
    Png(#[from] PngError),
}

/// The format that the name of `out` asks for.
pub(super) fn format_of(out: &Path) -> Result<PictureFormat, PictureError> {
    PictureFormat::of(out).ok_or_else(|| PictureError::UnknownEnding { out: out.to_owned() })
}

/// A record that was read for a picture.
pub(super) struct Read {
    pub(super) tree: GameTree,
    /// Why the record is not whole.
    pub(super) broken_off: Option<String>,
}

/// What was made of a record.
pub(super) struct Made {
    pub(super) files: Vec<PathBuf>,
    /// Why the record is not whole.
    pub(super) broken_off: Option<String>,
}

/// Says where the pictures of `file` lie, or why there are none.
pub(super) fn tell_made(
    file: &Path,
    made: Result<Made, PictureError>,
    out: &mut impl Write,
    complaints: &mut impl Write,
) -> io::Result<Verdict> {
    let complaint = match made {
        Ok(Made { files, broken_off }) => {
            files.iter().try_for_each(|picture| writeln!(out, "{} -> {}", file.display(), picture.display()))?;
            broken_off
        }
        Err(error) => Some(error.to_string()),
    };
    let Some(complaint) = complaint else { return Ok(Verdict::Sound) };
    writeln!(complaints, "{complaint}")?;
    Ok(Verdict::Faulty)
}

/// Reads the record in `file`.
pub(super) fn read_record(file: &Path) -> Result<Read, PictureError> {
    let bytes = read_anything(file, MAX_IMPORT_BYTES)
        .map_err(|reason| PictureError::Unread { file: file.to_owned(), reason })?;
    let imported = import(&bytes).map_err(|error| PictureError::NoRecord {
        file: file.to_owned(),
        line: error.line,
        reason: error.to_string(),
    })?;
    let broken_off = imported.broken_off.map(|error| format!("{}:{}: {error}", file.display(), error.line));
    Ok(Read { tree: imported.tree, broken_off })
}

/// Writes `pages` and gives the files they went into. Nothing is written when one of them is in the way.
pub(super) fn write_pages(
    pages: &[Drawing],
    out: &Path,
    width: u32,
    force: bool,
) -> Result<Vec<PathBuf>, PictureError> {
    let format = format_of(out)?;
    let files = format.files(pages, out);
    if let Some((out, _)) = files.iter().find(|(out, _)| !force && exists(out)) {
        return Err(PictureError::InTheWay { out: out.clone() });
    }
    for (out, pages) in &files {
        let bytes = format.bytes(pages, width)?;
        write_new(out, &bytes, force).map_err(|reason| match reason.kind() {
            io::ErrorKind::AlreadyExists => PictureError::InTheWay { out: out.clone() },
            _ => PictureError::Unwritten { out: out.clone(), reason },
        })?;
    }
    Ok(files.into_iter().map(|(out, _)| out).collect())
}
