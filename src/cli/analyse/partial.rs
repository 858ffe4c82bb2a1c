//! What is left behind when an analysis is broken off: a file beside the target, `game.kifu.partial`, with a line about the
//! analysis and one for each place that was had. The next run with the same engine on the same terms goes on from there.

use std::io;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use serde::{Deserialize, Serialize};

use super::lines::PlyLine;
use crate::analysis::{AnalysisTerms, GameAnalysis};
use crate::cli::new_file::make_folder_of;
use crate::cli::terminal::json;
use crate::record::{GameTree, MAX_IMPORT_BYTES, usi_record};
use crate::storage::{delete_file, exists, is_folder, is_special_file, read_file, step_aside, write_atomically};

/// A file of what was had so far.
pub(super) struct Partial {
    file: PathBuf,
    lines: Vec<String>,
    written: Option<Instant>,
    /// Whether what is there is another analysis, or somebody else's, and keeps what it is.
    is_of_others: bool,
}

/// The first line.
#[derive(Debug, PartialEq, Eq, Serialize, Deserialize)]
struct About {
    engine: String,
    terms: String,
    multipv: usize,
    games: Vec<String>,
}

/// It is written so often at most.
const OFTEN: Duration = Duration::from_secs(1);

impl Partial {
    /// Takes up what an earlier run with the same engine on the same terms has left beside `target`.
    pub(super) fn take_up(
        target: &Path,
        trees: &[GameTree],
        games: &mut [GameAnalysis],
        terms: &AnalysisTerms,
    ) -> Self {
        let mut file = target.to_owned().into_os_string();
        file.push(".partial");
        let about = About {
            engine: terms.engine.clone(),
            terms: terms.words(),
            multipv: terms.lines,
            games: trees.iter().map(usi_record::write).collect(),
        };
        let mut partial = Self { file: file.into(), lines: vec![json(&about)], written: None, is_of_others: false };
        for line in partial.left_behind(&about) {
            if let Some(finding) = line.finding()
                && let Some(game) = line.game.checked_sub(1).and_then(|number| games.get_mut(number))
                && game.recall(line.ply, finding)
            {
                partial.lines.push(json(&line));
            }
        }
        partial
    }

    /// What an earlier run of this analysis has found. A file of another one in which nothing was found yet is nobody's loss.
    fn left_behind(&mut self, about: &About) -> Vec<PlyLine> {
        let bytes = read_file(&self.file, MAX_IMPORT_BYTES).ok();
        let text = bytes.and_then(|bytes| String::from_utf8(bytes).ok()).unwrap_or_default();
        let mut lines = text.lines();
        let first = lines.next().and_then(|line| serde_json::from_str::<About>(line).ok());
        if first.as_ref() == Some(about) {
            return lines.filter_map(|line| serde_json::from_str(line).ok()).collect();
        }
        let is_nothing_yet = first.is_some() && lines.next().is_none();
        self.is_of_others = is_file(&self.file) && !is_nothing_yet;
        Vec::new()
    }

    /// The number of places that were taken up, or noted since.
    pub(super) const fn len(&self) -> usize {
        self.lines.len() - 1
    }

    /// Notes a place.
    pub(super) fn note(&mut self, line: &PlyLine) -> io::Result<()> {
        self.lines.push(json(line));
        if self.written.is_some_and(|written| now().saturating_duration_since(written) < OFTEN) {
            return Ok(());
        }
        self.write()
    }

    /// Writes what there is. That it can be written is to be known before an engine thinks through a night.
    pub(super) fn write(&mut self) -> io::Result<()> {
        self.written = Some(now());
        make_folder_of(&self.file)?;
        write_atomically(&self.file, (self.lines.join("\n") + "\n").as_bytes())
    }

    /// Gives what is another analysis a numbered name, and returns that.
    pub(super) fn leave_to_others(&mut self) -> io::Result<Option<PathBuf>> {
        if !std::mem::take(&mut self.is_of_others) {
            return Ok(None);
        }
        step_aside(&self.file).map(Some)
    }

    /// What the file is called.
    pub(super) fn file(&self) -> &Path {
        &self.file
    }

    /// Everything is in the target, or there is nothing in it.
    pub(super) fn remove(self) -> io::Result<()> {
        if self.is_of_others { Ok(()) } else { delete_file(&self.file) }
    }
}

/// Whether an ordinary file is there.
fn is_file(path: &Path) -> bool {
    exists(path) && !is_folder(path) && !is_special_file(path)
}

#[expect(clippy::disallowed_methods, reason = "a file is not written more often than it is worth")]
fn now() -> Instant {
    Instant::now()
}
