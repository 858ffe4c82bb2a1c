//! How the analysed records are written.

use std::ffi::OsStr;
use std::path::{Path, PathBuf};

use super::target::format_of;
use crate::record::{GameTree, Layout, LineEnd, RecordFormat, TextEncoding};
use crate::storage::one_or_numbered;

/// The same, in an encoding that has a place for everything.
pub(super) const fn in_utf8(layout: Layout) -> Layout {
    Layout { encoding: TextEncoding::Utf8, line_end: LineEnd::Lf, ..layout }
}

/// The files that will be written: one, or several where the format holds one game a file.
pub(super) fn files_of(layout: Layout, trees: &[GameTree], target: &Path) -> Vec<PathBuf> {
    let written = layout.written(trees).or_else(|_| in_utf8(layout).written(trees));
    written.map_or_else(
        |_| vec![target.to_owned()],
        |written| one_or_numbered(target, written.files()).into_iter().map(|(file, _)| file).collect(),
    )
}

/// How the result is written: in the format that its name tells, or else as the record was.
pub(super) fn layout_of(target: Option<&Path>, stored: (RecordFormat, TextEncoding)) -> Layout {
    let (format, encoding) = stored;
    let named = target.and_then(format_of).unwrap_or(format);
    let format = match (named, format) {
        (RecordFormat::Csa, RecordFormat::CsaV3) => RecordFormat::CsaV3,
        (named, _) if !named.has_evaluations() => RecordFormat::Kif,
        (named, _) => named,
    };
    let encoding = match target.and_then(Path::extension).and_then(OsStr::to_str) {
        // These endings promise it.
        Some("kifu" | "ki2u") => TextEncoding::Utf8,
        Some(_) | None if format == stored.0 => encoding,
        Some(ending) => RecordFormat::of_ending(ending).map_or(TextEncoding::Utf8, |(_, usual)| usual),
        None => TextEncoding::Utf8,
    };
    let line_end = if encoding == TextEncoding::Cp932 { LineEnd::CrLf } else { LineEnd::Lf };
    Layout { format, encoding, line_end }
}
