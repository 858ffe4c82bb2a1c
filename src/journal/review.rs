//! A record whose changes nobody has saved: the record itself, behind a line that says where it belongs.
//!
//! The first line is JSON; what follows is KIF in UTF-8, which any program reads once that line is cut off. Unlike a journal
//! it is written anew each time: it has no history that would be worth keeping.

use std::path::{Path, PathBuf};

use serde::{Deserialize, Serialize};

use super::JournalError;
use super::beside::as_saved;
use crate::record::{GameTree, LineEnd, TextEncoding, import};

/// The file extension, without the dot.
pub const REVIEW_ENDING: &str = "review";

/// The layout version written.
const VERSION: u32 = 1;

/// The first line.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ReviewOpening {
    /// The layout version.
    pub review: u32,
    /// The version of the program that wrote it.
    pub program: String,
    /// When the record was changed, as in `2026/11/21 14:30:05`, local time.
    pub date: String,
    /// The file in which the record lies without the changes; `None` if it lies in none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub file: Option<PathBuf>,
    /// How that file is encoded, where that was written down.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub encoding: Option<TextEncoding>,
    /// What ends its lines, likewise.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub line_end: Option<LineEnd>,
}

/// A record whose changes were not saved when the program ended.
#[derive(Clone, Debug)]
pub struct UnsavedReview {
    /// The first line.
    pub opening: ReviewOpening,
    /// The record with all changes.
    pub tree: GameTree,
    /// The length of all of it, in bytes.
    pub length: usize,
}

/// A record that was changed, to be written down. Copying the record is cheap; making its bytes takes far longer, and is left
/// to whoever writes them.
#[derive(Clone, Debug, PartialEq)]
pub struct ReviewDraft {
    opening: ReviewOpening,
    tree: GameTree,
}

impl ReviewDraft {
    /// The record as it was changed at `date`, which lies in `file` without the changes.
    #[must_use]
    pub fn new(tree: GameTree, date: &str, file: Option<&Path>) -> Self {
        // A name that is no text cannot be written down, and its record is taken up as one without a file.
        let file = file.filter(|file| file.to_str().is_some()).map(Path::to_owned);
        let program = env!("CARGO_PKG_VERSION").to_owned();
        let date = date.to_owned();
        let opening = ReviewOpening { review: VERSION, program, date, file, encoding: None, line_end: None };
        Self { opening, tree }
    }

    /// The same, whose file is stored so.
    #[must_use]
    pub fn stored_in(self, encoding: Option<TextEncoding>, line_end: Option<LineEnd>) -> Self {
        Self { opening: ReviewOpening { encoding, line_end, ..self.opening }, ..self }
    }

    /// What is written down.
    #[must_use]
    pub fn to_bytes(&self) -> Vec<u8> {
        let first = serde_json::to_string(&self.opening).expect("it is plain data, and its path is text");
        let record = as_saved(&self.tree).expect("UTF-8 has every character");
        [first.as_bytes(), b"\n", &record].concat()
    }
}

/// Reads such a record back.
///
/// # Errors
/// Returns an error if it is something else, or of a newer program.
pub fn read_review(bytes: &[u8]) -> Result<UnsavedReview, JournalError> {
    #[derive(Deserialize)]
    struct Version {
        review: u32,
        program: String,
    }
    let end = bytes.iter().position(|&byte| byte == b'\n').ok_or(JournalError::NoJournal)?;
    let Version { review: version, program } =
        serde_json::from_slice(&bytes[..end]).map_err(|_| JournalError::NoJournal)?;
    if version > VERSION {
        return Err(JournalError::Newer { version, program });
    }
    let opening = serde_json::from_slice(&bytes[..end]).map_err(|_| JournalError::NoJournal)?;
    let imported = import(&bytes[end + 1..]).map_err(|_| JournalError::NoJournal)?;
    Ok(UnsavedReview { opening, tree: imported.tree, length: bytes.len() })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::record::{ImportOptions, games_of_file};

    const RECORD: &str =
        "手合割：平手\n先手：佐藤\n*始め\n1 ７六歩(77)\n*角道\n2 ３四歩(33)\n変化：1手\n1 ２六歩(27)\n";

    #[test]
    fn a_review_is_read_as_it_was_written_with_comments_variations_and_its_file() {
        let tree = import(RECORD.as_bytes()).unwrap().tree;
        let file = Path::new("/records/佐藤.kif");
        let written = ReviewDraft::new(tree.clone(), "2026/11/26 20:00:00", Some(file)).to_bytes();
        let read = read_review(&written).unwrap();
        assert_eq!((read.tree, read.length), (tree, written.len()));
        assert_eq!((read.opening.date.as_str(), read.opening.file.as_deref()), ("2026/11/26 20:00:00", Some(file)));
        let (encoding, line_end) = (Some(TextEncoding::EucJp), Some(LineEnd::Lf));
        let stored =
            ReviewDraft::new(import(RECORD.as_bytes()).unwrap().tree, "", Some(file)).stored_in(encoding, line_end);
        let read = read_review(&stored.to_bytes()).unwrap().opening;
        assert_eq!((read.encoding, read.line_end), (encoding, line_end));
    }

    #[test]
    fn a_review_is_opened_like_any_record_and_faults_are_named_by_its_lines() {
        let tree = import(RECORD.as_bytes()).unwrap().tree;
        let written = ReviewDraft::new(tree.clone(), "2026/11/26 20:00:00", None).to_bytes();
        assert_eq!(import(&written).unwrap().tree, tree);
        let of_file = |bytes| games_of_file(bytes, ImportOptions::default()).unwrap().next().unwrap().unwrap();
        assert_eq!(of_file(written).tree, tree);
        let empty = import("手合割：平手\n".as_bytes()).unwrap().tree;
        let mut damaged = ReviewDraft::new(empty, "2026/11/26 20:00:00", None).to_bytes();
        let lines = damaged.iter().filter(|&&byte| byte == b'\n').count();
        damaged.extend("   1 ７六歩(77)\r\n   2 ７六歩(77)\r\n".as_bytes());
        assert_eq!(of_file(damaged).broken_off.map(|error| error.line), Some(lines + 2));
    }

    #[test]
    fn what_is_something_else_or_of_a_program_to_come_is_not_taken_for_one() {
        assert!(matches!(read_review(b""), Err(JournalError::NoJournal)));
        assert!(matches!(read_review(RECORD.as_bytes()), Err(JournalError::NoJournal)));
        let newer = b"{\"review\":2,\"program\":\"9.0\"}\n";
        assert_eq!(read_review(newer).unwrap_err(), JournalError::Newer { version: 2, program: "9.0".to_owned() });
    }
}
