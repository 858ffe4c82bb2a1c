//! The latest of very many games, few of which are shown.

use std::cmp::Reverse;
use std::collections::BinaryHeap;

use crate::library::{Found, GameDate};

/// A game that may be shown.
#[derive(Clone, Copy, Debug)]
pub(super) struct Shown {
    pub(super) order: ShownOrder,
    /// The place of its part in the index.
    pub(super) place: usize,
    /// Where it was found first.
    pub(super) found: Found,
}

/// The latest game first, then by its file and its number there.
pub(super) type ShownOrder = (Reverse<Option<GameDate>>, u32, u32);

/// Games in their order, looked at one by one; or the place of the part that is damaged.
pub(super) type InOrder<'a> = Box<dyn Iterator<Item = Result<Shown, usize>> + Send + 'a>;

/// So many of the latest of all games. Of each kind no more are looked at than that takes.
pub(super) fn latest_of_all(mut each: Vec<InOrder<'_>>, most: usize) -> Result<Vec<Shown>, usize> {
    let first = each.iter_mut().map(|games| games.next().transpose());
    let mut next = first.collect::<Result<Vec<Option<Shown>>, usize>>()?;
    let key = |at: usize, shown: &Option<Shown>| shown.as_ref().map(|shown| Reverse((shown.order, at)));
    let mut queue: BinaryHeap<_> = (0..).zip(&next).filter_map(|(at, shown)| key(at, shown)).collect();
    let mut latest = Vec::new();
    while latest.len() < most
        && let Some(Reverse((_, at))) = queue.pop()
    {
        let later = each[at].next().transpose()?;
        queue.extend(key(at, &later));
        latest.extend(std::mem::replace(&mut next[at], later));
    }
    Ok(latest)
}

/// The latest of very many games, of which hardly more are kept in memory than are shown.
#[derive(Debug, Default)]
pub(super) struct Latest {
    most: usize,
    games: Vec<Shown>,
    /// What is not before this one is not among them.
    bound: Option<ShownOrder>,
}

impl Latest {
    /// So many of them.
    pub(super) fn of(most: usize) -> Self {
        Self { most, ..Self::default() }
    }

    pub(super) fn take(&mut self, shown: Shown) {
        if self.bound.is_none_or(|bound| shown.order < bound) {
            self.games.push(shown);
            if self.games.len() > self.most.saturating_mul(2) {
                self.prune();
            }
        }
    }

    /// Lets go of all but the latest.
    fn prune(&mut self) {
        if self.games.len() > self.most {
            let (_, bound, _) = self.games.select_nth_unstable_by_key(self.most, |shown| shown.order);
            self.bound = Some(bound.order);
            self.games.truncate(self.most);
        }
    }

    /// They, in no particular order.
    pub(super) fn games(mut self) -> Vec<Shown> {
        self.prune();
        self.games
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn shown(month: usize, game: u32) -> Shown {
        let date = GameDate::read(&format!("2026/{month}/15"));
        let found = Found {
            game,
            file: game,
            number: 1,
            ply: 0,
            is_in_variation: false,
            played: None,
            winner: None,
            plies: 0,
            date,
            is_turned: false,
        };
        Shown { order: (Reverse(date), game, 1), place: 0, found }
    }

    #[test]
    fn the_latest_of_all_are_shown_and_hardly_more_looked_at() {
        let looked_at = std::sync::atomic::AtomicUsize::new(0);
        let part = |first: u32| -> InOrder<'_> {
            Box::new((0..100).map(move |game| shown(12 - game as usize / 10, first + game)).map(|shown| {
                looked_at.fetch_add(1, std::sync::atomic::Ordering::Relaxed);
                Ok(shown)
            }))
        };
        let latest = latest_of_all(vec![part(100), part(0), Box::new(std::iter::empty())], 25).unwrap();
        let games: Vec<u32> = latest.iter().map(|shown| shown.found.game).collect();
        assert_eq!(games, (0..10).chain(100..110).chain(10..15).collect::<Vec<_>>());
        assert_eq!(looked_at.into_inner(), 25 + 2);
        let damaged: InOrder<'_> = Box::new([Ok(shown(12, 1)), Err(7)].into_iter());
        assert_eq!(latest_of_all(vec![damaged, Box::new(std::iter::empty())], 9).err(), Some(7));
    }
}
