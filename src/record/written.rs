//! Several games written one behind the other, if they can be read again so.

use std::iter;

use super::{
    GameTree, ImportOptions, LineEnd, Loss, RecordFormat, TextEncoding, UnencodableCharacter, between_games, games,
    import, losses_stored, to_bytes,
};

/// How records are written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Layout {
    /// The format.
    pub format: RecordFormat,
    /// The encoding of its text.
    pub encoding: TextEncoding,
    /// What ends its lines.
    pub line_end: LineEnd,
}

impl Layout {
    /// What a record loses when written.
    #[must_use]
    pub fn losses(self, tree: &GameTree) -> Vec<Loss> {
        losses_stored(tree, self.format, self.encoding)
    }

    /// `trees`, written.
    ///
    /// # Errors
    /// The first character that the encoding cannot represent.
    pub fn written(self, trees: &[GameTree]) -> Result<Written, UnencodableCharacter> {
        let mut written = Written::new(self);
        trees.iter().try_for_each(|tree| written.add(tree))?;
        Ok(written)
    }
}

/// The bytes of games, one behind the other: a game that is written need not be kept itself.
#[derive(Clone, Debug)]
pub struct Written {
    layout: Layout,
    bytes: Vec<u8>,
    /// Where each game ends.
    ends: Vec<usize>,
}

impl Written {
    /// None yet.
    #[must_use]
    pub const fn new(layout: Layout) -> Self {
        Self { layout, bytes: Vec::new(), ends: Vec::new() }
    }

    /// Whether there is no game yet.
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.ends.is_empty()
    }

    /// Adds a game.
    ///
    /// # Errors
    /// The first character that the encoding cannot represent.
    pub fn add(&mut self, tree: &GameTree) -> Result<(), UnencodableCharacter> {
        let Layout { format, encoding, line_end } = self.layout;
        let game = to_bytes(tree, format, encoding, line_end)?;
        if let Some(between) = between_games(format, line_end).filter(|_| !self.is_empty()) {
            self.bytes.extend_from_slice(between.as_bytes());
        }
        self.bytes.extend(game);
        self.ends.push(self.bytes.len());
        Ok(())
    }

    /// The files: a single one if all games can be read from it again, otherwise one for each game.
    #[must_use]
    pub fn files(&self) -> Vec<&[u8]> {
        if self.ends.len() == 1 || self.are_read_from_one_file() { vec![&self.bytes] } else { self.games().collect() }
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::shogi::Position;

    fn files(trees: &[GameTree], format: RecordFormat) -> usize {
        let layout = Layout { format, encoding: TextEncoding::Utf8, line_end: LineEnd::Lf };
        layout.written(trees).unwrap().files().len()
    }

    #[test]
    fn games_share_a_file_where_each_can_be_read_from_it_again() {
        let problem = || GameTree::new(Position::from_sfen("4k4/9/4P4/9/9/9/9/9/9 b G 1").unwrap());
        let trees = [problem(), GameTree::new(Position::even()), problem()];
        assert_eq!(files(&trees, RecordFormat::Kif), 1, "below its 手数 line a game is over where another begins");
        assert_eq!(files(&trees, RecordFormat::Ki2), 3, "without that line nothing tells where one without moves ends");
        assert_eq!(files(&trees, RecordFormat::Jkf), 3);
        assert_eq!(files(&trees[..1], RecordFormat::Jkf), 1);
        assert_eq!(files(&[], RecordFormat::Kif), 0);
    }
}
