//! The games given to all readers, as files.

use komadai::record::{LineEnd, RecordFormat, TextEncoding, to_bytes};

use crate::chance::game;

/// The number of games.
pub const GAMES: u64 = 2_000;

/// The length of the longest.
const MOST_PLIES: usize = 200;

/// The games, each as the bytes of a file.
pub fn files(format: RecordFormat, encoding: TextEncoding) -> Vec<Vec<u8>> {
    let file = |seed| to_bytes(&game(seed, MOST_PLIES), format, encoding, LineEnd::Lf).expect("it can be written");
    (0..GAMES).map(file).collect()
}

/// The number of moves in all games together.
pub fn plies() -> usize {
    (0..GAMES).map(|seed| game(seed, MOST_PLIES).main_line().len()).sum()
}
