//! Facts of games that were shown lately, kept for the next answer that shows them.

use std::collections::HashMap;
use std::sync::Arc;

use crate::library::GameFacts;

/// A game: the place of its part in the index, and its number in the part.
pub(super) type GameKey = (usize, u32);

/// What is known of games that were shown lately: whoever walks through a game sees many of them again and again.
#[derive(Debug, Default)]
pub(super) struct KnownFacts(HashMap<GameKey, Arc<GameFacts>>);

impl KnownFacts {
    /// These are the games of some answers, and take little memory.
    const MOST: usize = 2_000;

    pub(super) fn of(&self, game: GameKey) -> Option<Arc<GameFacts>> {
        self.0.get(&game).cloned()
    }

    /// Keeps these, unless they are very many, and forgets others where there is no room.
    pub(super) fn keep(&mut self, read: &[(GameKey, Arc<GameFacts>)]) {
        if read.len() > Self::MOST {
            return;
        }
        if self.0.len() + read.len() > Self::MOST {
            self.0.clear();
        }
        self.0.extend(read.iter().cloned());
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn games(numbers: std::ops::Range<u32>) -> Vec<(GameKey, Arc<GameFacts>)> {
        numbers.map(|plies| ((0, plies), Arc::new(GameFacts { plies, ..GameFacts::default() }))).collect()
    }

    #[test]
    fn the_latest_are_known_and_never_very_many() {
        let mut known = KnownFacts::default();
        for first in (0..10_000).step_by(300) {
            known.keep(&games(first..first + 300));
            assert!(known.0.len() <= KnownFacts::MOST);
            assert!((first..first + 300).all(|game| known.of((0, game)).unwrap().plies == game));
        }
        assert_eq!((known.of((1, 9_950)), known.of((0, 0))), (None, None));
        known.keep(&games(0..3_000));
        assert!(known.of((0, 9_950)).is_some() && known.of((0, 0)).is_none());
    }
}
