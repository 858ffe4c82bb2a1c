//! Reading a record from bytes of any format.

use super::warning::Warnings;
use super::{
    GameTree, Header, ImportError, ImportErrorKind, LineEnd, RecordFormat, TextEncoding, Warning, WarningKind, games,
};
use crate::rules::RuleProfile;

/// The maximum size of a record: many times what any game needs. Callers that read files should reject larger ones
/// before reading them.
pub const MAX_IMPORT_BYTES: usize = 64 << 20;

/// The maximum number of moves in a record, all variations included.
pub(super) const MAX_MOVES: usize = 1_000_000;

/// A record that was read, along with everything odd about it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Imported<T = GameTree> {
    /// The record, or the part of it that is sound.
    pub tree: T,
    /// The format it was written in.
    pub format: RecordFormat,
    /// The encoding of the text.
    pub encoding: TextEncoding,
    /// How its lines ended.
    pub line_end: LineEnd,
    /// What was odd, in line order.
    pub warnings: Vec<Warning>,
    /// Why the tree is not the whole record: the first line that could not be followed, and what is wrong with it.
    pub broken_off: Option<ImportError>,
}

impl<T> Imported<T> {
    /// Whether all that the text says is in the tree, and nothing there is a guess: it may take the text's place.
    #[must_use]
    pub fn is_whole(&self) -> bool {
        self.broken_off.is_none() && !self.warnings.iter().any(|warning| warning.kind.leaves_something_out())
    }
}

/// How a record is read.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct ImportOptions {
    /// How to treat illegal moves.
    pub fouls: FoulHandling,
}

impl ImportOptions {
    /// The options for the moves under `header`. A record that names the rules it was played by comes from a board on
    /// which illegal moves could be made, claimed and ruled on: what was played there stands, and the record says how
    /// the game ended.
    pub(super) fn under(self, header: &Header) -> Self {
        let names_rules = header.get(RuleProfile::HEADER_KEY).is_some();
        Self { fouls: if names_rules { FoulHandling::KeepAsPlayed } else { self.fouls } }
    }
}

/// How to treat an illegal move. It is kept, marked with its foul, and the record goes on, as long as each move [can be
/// made](crate::shogi::Position::can_be_made).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum FoulHandling {
    /// A foul ended the game if a word or a comment about a foul (反則) says so. If nothing does, it went unnoticed,
    /// which earns a warning. This is for records that do not name the rules they were played by.
    #[default]
    AsTold,
    /// The move stands as played, without a warning; a mere comment about a foul does not end the game.
    KeepAsPlayed,
}

/// What the reader of one format returns.
#[derive(Debug)]
pub(super) struct Reading<T> {
    pub(super) tree: T,
    pub(super) warnings: Warnings,
    pub(super) broken_off: Option<ImportError>,
}

/// Reads a record from the bytes of a file. If it holds several, the first is read and a warning mentions the others,
/// which [`games`] reads.
///
/// An illegal move is kept, whether it ended the game or went unnoticed; if it cannot be made on the board, the record
/// breaks off there.
///
/// # Errors
/// Not even a starting position could be read. A record that goes wrong later yields the part before that.
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
    import_with(bytes, ImportOptions::default())
}

/// Reads a record with the given `options`.
///
/// # Errors
/// As for [`import`].
///
/// ```
/// use komadai::record::{ImportOptions, FoulHandling, import_with};
///
/// let text = "1 ７六歩(77)\n2 ５二銀(31)\n3 ２六歩(27)\n".as_bytes();
/// for (fouls, warnings) in [(FoulHandling::AsTold, 1), (FoulHandling::KeepAsPlayed, 0)] {
///     let imported = import_with(text, ImportOptions { fouls })?;
///     let line = imported.tree.main_line();
///     assert!(line.len() == 4 && imported.tree.node(line[2]).foul().is_some());
///     assert!(imported.broken_off.is_none() && imported.warnings.len() == warnings);
/// }
/// # Ok::<(), komadai::record::ImportError>(())
/// ```
pub fn import_with(bytes: &[u8], options: ImportOptions) -> Result<Imported, ImportError> {
    let mut games = games(bytes, options)?;
    let (total, second) = (games.total(), games.second_line());
    let mut first = games.next().unwrap_or_else(|| Err(ImportErrorKind::NotARecord.at(1)))?;
    if let Some(line) = second {
        first.warnings.push(Warning { line, kind: WarningKind::AnotherRecord { games: total } });
    }
    Ok(first)
}
