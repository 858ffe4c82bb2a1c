//! The files that the games of one file are written to.

use std::iter;
use std::path::{Path, PathBuf};

use crate::record::{
    GameTree, ImportOptions, LineEnd, Loss, RecordFormat, TextEncoding, UnencodableCharacter, between_games, games,
    import, losses_stored, to_bytes,
};
use crate::storage::numbered;

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

    /// `trees`, written.
    pub(super) fn written(self, trees: &[GameTree]) -> Result<Written, UnencodableCharacter> {
        let mut written = Written::new(self);
        trees.iter().try_for_each(|tree| written.add(tree))?;
        Ok(written)
    }
}

/// The bytes of games, one behind the other: a game that is written need not be kept itself.
pub(super) struct Written {
    layout: Layout,
    bytes: Vec<u8>,
    /// Where each game ends.
    ends: Vec<usize>,
}

impl Written {
    pub(super) const fn new(layout: Layout) -> Self {
        Self { layout, bytes: Vec::new(), ends: Vec::new() }
    }

    pub(super) const fn is_empty(&self) -> bool {
        self.ends.is_empty()
    }

    /// Adds a game.
    pub(super) fn add(&mut self, tree: &GameTree) -> Result<(), UnencodableCharacter> {
        let Layout { format, encoding, line_end } = self.layout;
        let game = to_bytes(tree, format, encoding, line_end)?;
        if let Some(between) = between_games(format, line_end).filter(|_| !self.is_empty()) {
            self.bytes.extend_from_slice(between.as_bytes());
        }
        self.bytes.extend(game);
        self.ends.push(self.bytes.len());
        Ok(())
    }

    /// The files with their bytes: a single one if the format can hold all games, otherwise `game-1.jkf`, `game-2.jkf`
    /// and so on for `game.jkf`.
    pub(super) fn files(&self, target: &Path) -> Vec<(PathBuf, &[u8])> {
        if self.ends.len() == 1 || self.are_read_from_one_file() {
            return vec![(target.to_owned(), &self.bytes)];
        }
        (1_u32..).map(|number| numbered(target, number)).zip(self.games()).collect()
    }

    fn games(&self) -> impl Iterator<Item = &[u8]> {
        let between = between_games(self.layout.format, self.layout.line_end).map_or(0, |between| between.len());
        let begins = iter::once(0).chain(self.ends.iter().map(move |end| end + between));
        begins.zip(&self.ends).map(|(begin, &end)| &self.bytes[begin..end])
    }

    /// Whether reading all of it yields the same games as reading each by itself.
    fn are_read_from_one_file(&self) -> bool {
        if between_games(self.layout.format, self.layout.line_end).is_none() {
            return false;
        }
        let Ok(found) = games(&self.bytes, ImportOptions::default()) else { return false };
        found.total() == self.ends.len()
            && found.zip(self.games()).all(|(game, alone)| match (game, import(alone)) {
                (Ok(game), Ok(alone)) => game.tree == alone.tree,
                (Ok(_) | Err(_), _) => false,
            })
    }
}
