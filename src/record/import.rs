use super::text_encoding::numbered_lines;
use super::warning::Warnings;
use super::{
    GameTree, ImportError, ImportErrorKind, RecordFormat, TextEncoding, Warning, WarningKind, csa, decode, detect, jkf,
    kif, usi_record,
};

/// The most that is read of a record: many times what any game takes. Whoever reads files should refuse larger ones
/// before reading them.
pub const MAX_IMPORT_BYTES: usize = 64 << 20;

/// The most lines that are read of a record. Lines of two bytes would fill the memory where long ones do not.
const MAX_LINES: usize = 4_000_000;

/// The most moves that are read of a record, all variations together.
pub(super) const MAX_MOVES: usize = 1_000_000;

/// A record that was read, together with everything that was odd about it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Imported {
    /// The record, or its sound part.
    pub tree: GameTree,
    /// In which format it was written.
    pub format: RecordFormat,
    /// How the text was stored.
    pub encoding: TextEncoding,
    /// What was odd, in the order of the lines.
    pub warnings: Vec<Warning>,
    /// Why the tree is not the whole record: the first line that could not be followed, and what is wrong with it.
    pub broken_off: Option<ImportError>,
}

/// What the reader of one format makes of a text.
#[derive(Debug)]
pub(super) struct Reading {
    pub(super) tree: GameTree,
    pub(super) warnings: Warnings,
    pub(super) broken_off: Option<ImportError>,
}

/// Reads a record from the bytes of a file.
///
/// # Errors
/// Not even a starting position could be read. A record that goes wrong later gives the part before that.
///
/// ```
/// use komadai::record::{GameTree, ImportErrorKind, import};
///
/// let imported = import("1 ７六歩(77)\n2 ７六歩(77)\n".as_bytes())?;
/// assert_eq!(imported.tree.main_line().len(), 2);
/// let error = imported.broken_off.expect("nothing stands on 7g any more");
/// assert_eq!(error.line, 2);
/// assert!(matches!(error.kind, ImportErrorKind::IllegalMove { ply: 2, .. }));
/// # Ok::<(), komadai::record::ImportError>(())
/// ```
pub fn import(bytes: &[u8]) -> Result<Imported, ImportError> {
    if bytes.len() > MAX_IMPORT_BYTES {
        return Err(ImportErrorKind::TooLarge { bytes: bytes.len(), limit: MAX_IMPORT_BYTES }.at(1));
    }
    let decoded = decode(bytes).map_err(|fault| ImportErrorKind::NotText(fault).at(fault.line()))?;
    if numbered_lines(&decoded.text).nth(MAX_LINES).is_some() {
        return Err(ImportErrorKind::TooManyLines { limit: MAX_LINES }.at(MAX_LINES + 1));
    }
    let mut warnings = Warnings::default();
    if let Some(line) = decoded.first_damaged_line() {
        warnings.push(line, WarningKind::UndecodableBytes);
    }
    let format = detect(&decoded.text).ok_or_else(|| ImportErrorKind::NotARecord.at(1))?;
    let Reading { tree, warnings, broken_off } = read(&decoded.text, format, warnings)?;
    Ok(Imported { tree, format, encoding: decoded.encoding, warnings: warnings.into_list(), broken_off })
}

/// Reads a text in `format`. `warnings` holds what was odd about the file before its first line was looked at.
pub(super) fn read(text: &str, format: RecordFormat, warnings: Warnings) -> Result<Reading, ImportError> {
    match format {
        RecordFormat::Kif | RecordFormat::Ki2 | RecordFormat::Bod => kif::read(text, warnings),
        RecordFormat::Csa | RecordFormat::CsaV3 => csa::read(text, warnings),
        RecordFormat::Usi | RecordFormat::Sfen => usi_record::read(text, warnings),
        RecordFormat::Jkf => jkf::read(text, warnings),
    }
}
