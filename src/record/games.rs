//! Files that hold several games.

use std::borrow::Cow;

use super::import::Reading;
use super::lines::{is_blank, line_of, numbered_lines, tail_from};
use super::sink::RecordSink;
use super::text_encoding::{decode_owned, is_iso_2022_jp};
use super::warning::Warnings;
use super::{
    Decoded, ImportError, ImportErrorKind, ImportOptions, Imported, LineEnd, MAX_IMPORT_BYTES, NotText, Outline,
    RecordFormat, WarningKind, decode, detect,
};

/// The maximum number of lines read from a file. The byte limit alone is not enough: many lines of two bytes would fill
/// the memory where long ones do not.
pub(super) const MAX_LINES: usize = 4_000_000;

/// How the line begins that Komadai puts before a record which it keeps aside.
const KEPT_ASIDE: &str = "{\"review\":";

/// What stands for a byte of zero while a list is read: SUB.
const SUBSTITUTE: u8 = 0x1A;

/// The games of a file, each read on demand, so that only one of possibly thousands is in memory at a time.
///
/// Line numbers in warnings and errors are those of the file.
#[derive(Debug)]
pub struct Games<'a> {
    file: Decoded<'a>,
    format: RecordFormat,
    options: ImportOptions,
    /// Where each game begins; there is at least one.
    beginnings: Vec<Beginning>,
    next: usize,
}

/// Where a game begins in the text of a file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Beginning {
    byte: usize,
    /// Counted from 1.
    line: usize,
}

/// Finds the games in the bytes of a file. KIF and KI2 may hold several, each with its own header; CSA several,
/// separated by `/`; USI and SFEN one per line. JKF and BOD hold one. Beyond the formats, a record may stand behind the line
/// that Komadai puts before one which it keeps aside (see [`REVIEW_ENDING`](crate::journal::REVIEW_ENDING)).
///
/// # Errors
/// The bytes are not text, not a record, or too many.
///
/// ```
/// use komadai::record::{ImportOptions, games};
///
/// let games = games(b"PI\n+\n+7776FU\n%TORYO\n/\nPI\n+\n+2726FU\n", ImportOptions::default())?;
/// let moves: Vec<usize> = games.filter_map(Result::ok).map(|game| game.tree.main_line().len() - 1).collect();
/// assert_eq!(moves, [1, 1]);
/// # Ok::<(), komadai::record::ImportError>(())
/// ```
pub fn games(bytes: &[u8], options: ImportOptions) -> Result<Games<'_>, ImportError> {
    must_not_be_too_large(bytes)?;
    games_of_text(decode(bytes).or_else(|fault| list_with_zeros(bytes, fault))?, options)
}

/// Like [`games`], but takes the bytes over, and keeps only the text of a large file.
///
/// # Errors
/// As for [`games`].
pub fn games_of_file(bytes: Vec<u8>, options: ImportOptions) -> Result<Games<'static>, ImportError> {
    must_not_be_too_large(&bytes)?;
    let decoded = match memchr::memchr(0, &bytes).and_then(|_| decode(&bytes).err()) {
        Some(fault) => list_with_zeros(&bytes, fault)?,
        None => decode_owned(bytes).map_err(not_text)?,
    };
    games_of_text(decoded, options)
}

/// In a list, which has a position or a game on each line, zeros such as a crash leaves spoil the lines in which they
/// lie, and no other. Any other text with zeros is none.
fn list_with_zeros(bytes: &[u8], fault: NotText) -> Result<Decoded<'static>, ImportError> {
    let without_zeros: Vec<u8> = bytes.iter().map(|&byte| if byte == 0 { SUBSTITUTE } else { byte }).collect();
    let list = decode(&without_zeros).ok().filter(|it| matches!(fault, NotText::Binary { .. }) && is_list(&it.text));
    let list = list.ok_or_else(|| not_text(fault))?;
    let text = list.text.replace(char::from(SUBSTITUTE), "\u{FFFD}").into();
    Ok(Decoded { text, is_damaged: true, encoding: list.encoding, zeros_from_line: list.zeros_from_line })
}

fn is_list(text: &str) -> bool {
    matches!(detect(text), Some(format @ (RecordFormat::Sfen | RecordFormat::Usi)) if beginnings(text, format).len() > 1)
}

fn must_not_be_too_large(bytes: &[u8]) -> Result<(), ImportError> {
    let too_large = || ImportErrorKind::TooLarge { bytes: bytes.len(), limit: MAX_IMPORT_BYTES }.at(1);
    if bytes.len() > MAX_IMPORT_BYTES { Err(too_large()) } else { Ok(()) }
}

fn not_text(fault: NotText) -> ImportError {
    ImportErrorKind::NotText(fault).at(fault.line())
}

fn games_of_text(mut decoded: Decoded<'_>, options: ImportOptions) -> Result<Games<'_>, ImportError> {
    decoded.text = without_mark(decoded.text);
    // A line takes a byte at least.
    if decoded.text.len() > MAX_LINES && numbered_lines(&decoded.text).nth(MAX_LINES).is_some() {
        return Err(ImportErrorKind::TooManyLines { limit: MAX_LINES }.at(MAX_LINES + 1));
    }
    let format = detect(&decoded.text).ok_or_else(|| unrecognized(&decoded.text).at(1))?;
    let beginnings = beginnings(&decoded.text, format);
    Ok(Games { file: decoded, format, options, beginnings, next: 0 })
}

/// Without the words of the first line, if Komadai put that before a record which it kept aside: it says where the record
/// belongs. Lines keep their numbers.
fn without_mark(text: Cow<'_, str>) -> Cow<'_, str> {
    if !text.starts_with(KEPT_ASIDE) {
        return text;
    }
    let end = memchr::memchr(b'\n', text.as_bytes()).unwrap_or(text.len());
    match text {
        Cow::Borrowed(text) => Cow::Borrowed(&text[end..]),
        Cow::Owned(mut text) => {
            text.drain(..end);
            Cow::Owned(text)
        }
    }
}

/// Why a text is taken for no record.
fn unrecognized(text: &str) -> ImportErrorKind {
    match text {
        _ if text.chars().all(is_blank) => ImportErrorKind::Empty,
        _ if is_iso_2022_jp(text.as_bytes()) => ImportErrorKind::NotText(NotText::Iso2022Jp),
        _ => ImportErrorKind::NotARecord,
    }
}

/// Where the games begin. Anything before the first belongs to it.
fn beginnings(text: &str, format: RecordFormat) -> Vec<Beginning> {
    let lines = (format.row().later_games)(text);
    let mut found = vec![Beginning { byte: 0, line: 1 }];
    let mut rest = text;
    for line in lines {
        let passed = found.last().map_or(1, |before| before.line);
        rest = tail_from(rest, line - passed);
        found.push(Beginning { byte: text.len() - rest.len(), line });
    }
    found
}

impl Games<'_> {
    /// The number of games in the file, including those already read.
    #[must_use]
    pub const fn total(&self) -> usize {
        self.beginnings.len()
    }

    /// The line of the file, counted from 1, on which the second game begins.
    pub(super) fn second_line(&self) -> Option<usize> {
        self.beginnings.get(1).map(|second| second.line)
    }

    /// The outlines of the games, for those who ask only whether they are sound and how they ended.
    pub fn outlines(self) -> impl Iterator<Item = Result<Imported<Outline>, ImportError>> {
        (self.next..self.total()).map(move |index| self.read(index))
    }

    /// The games, each with the line of the file, counted from 1, on which it begins.
    pub fn with_lines(self) -> impl Iterator<Item = (usize, Result<Imported, ImportError>)> {
        (self.next..self.total()).map(move |index| (self.beginnings[index].line, self.read(index)))
    }

    fn read<T: RecordSink>(&self, index: usize) -> Result<Imported<T>, ImportError> {
        let Beginning { byte, line } = self.beginnings[index];
        let next = self.beginnings.get(index + 1);
        let text = &self.file.text[byte..next.map_or(self.file.text.len(), |next| next.byte)];
        let mut warnings = Warnings::default();
        if self.file.is_damaged
            && let Some(damage) = text.find(char::REPLACEMENT_CHARACTER)
        {
            warnings.push(line_of(text.as_bytes(), damage), WarningKind::UndecodableBytes);
        }
        if let (None, Some(zeros)) = (next, self.file.zeros_from_line) {
            warnings.push(zeros + 1 - line, WarningKind::OnlyZeros);
        }
        let at_its_line = |error: ImportError| ImportError { line: error.line + line - 1, ..error };
        let Reading { tree, warnings, broken_off } =
            T::reader(self.format)(text, warnings, self.options).map_err(at_its_line)?;
        let mut warnings = warnings.into_list();
        warnings.iter_mut().for_each(|warning| warning.line += line - 1);
        let (format, encoding, line_end) = (self.format, self.file.encoding, LineEnd::of(&self.file.text));
        Ok(Imported { tree, format, encoding, line_end, warnings, broken_off: broken_off.map(at_its_line) })
    }
}

impl Iterator for Games<'_> {
    type Item = Result<Imported, ImportError>;

    fn next(&mut self) -> Option<Self::Item> {
        let index = self.next;
        (index < self.beginnings.len()).then(|| {
            self.next += 1;
            self.read(index)
        })
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        let left = self.beginnings.len() - self.next;
        (left, Some(left))
    }
}

impl ExactSizeIterator for Games<'_> {}
