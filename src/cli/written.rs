//! The files that the games of one file are written to.

use std::path::{Path, PathBuf};

use crate::record::{
    GameTree, ImportOptions, LineEnd, Loss, RecordFormat, TextEncoding, UnencodableCharacter, games, import, joined,
    losses_stored, to_bytes,
};

/// How records are written.
#[derive(Clone, Copy)]
pub(super) struct Layout {
    pub(super) format: RecordFormat,
    pub(super) encoding: TextEncoding,
    pub(super) line_end: LineEnd,
}

impl Layout {
    /// What a record loses when written.
    pub(super) fn losses(self, tree: &GameTree) -> Vec<Loss> {
        losses_stored(tree, self.format, self.encoding)
    }

    /// The files for `trees`: a single one if the format can hold them all, otherwise `game-1.jkf`, `game-2.jkf` and so
    /// on for `game.jkf`.
    pub(super) fn files(
        self,
        trees: &[GameTree],
        target: &Path,
    ) -> Result<Vec<(PathBuf, Vec<u8>)>, UnencodableCharacter> {
        let each: Vec<Vec<u8>> = trees.iter().map(|tree| self.bytes(tree)).collect::<Result<_, _>>()?;
        if trees.len() == 1 {
            return Ok(each.into_iter().map(|bytes| (target.to_owned(), bytes)).collect());
        }
        let joined = joined(&each, self.format, self.line_end);
        if let Some(joined) = joined.filter(|joined| holds(joined, &each)) {
            return Ok(vec![(target.to_owned(), joined)]);
        }
        Ok((1..).map(|number| numbered(target, number)).zip(each).collect())
    }

    fn bytes(self, tree: &GameTree) -> Result<Vec<u8>, UnencodableCharacter> {
        to_bytes(tree, self.format, self.encoding, self.line_end)
    }
}

/// Whether reading the joined file yields the same games as reading each by itself.
fn holds(joined: &[u8], each: &[Vec<u8>]) -> bool {
    let Ok(found) = games(joined, ImportOptions::default()) else { return false };
    found.total() == each.len()
        && found.zip(each).all(|(game, alone)| match (game, import(alone)) {
            (Ok(game), Ok(alone)) => game.tree == alone.tree,
            (Ok(_) | Err(_), _) => false,
        })
}

/// `a.jkf` becomes `a-2.jkf`.
fn numbered(target: &Path, number: usize) -> PathBuf {
    let mut name = target.file_stem().unwrap_or_default().to_owned();
    name.push(format!("-{number}"));
    let named = target.with_file_name(name);
    let mut path = named.into_os_string();
    if let Some(ending) = target.extension() {
        path.push(".");
        path.push(ending);
    }
    path.into()
}
