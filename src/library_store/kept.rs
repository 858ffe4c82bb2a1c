//! Answers that took long, kept for the next time they are asked for.

use std::collections::VecDeque;

use super::Explored;
use crate::library::{Query, Sought};

/// The latest answers that took long: to a pattern, or about a position that very many games have. Whoever walks through
/// games comes back to their first positions again and again.
#[derive(Debug, Default)]
pub(super) struct KeptAnswers(VecDeque<(Query, usize, Explored)>);

impl KeptAnswers {
    /// So many answers are kept, none of which lists more games than this: they are to take little memory.
    const MOST_ANSWERS: usize = 8;
    const MOST_SHOWN: usize = 1_000;

    /// A position of fewer games is looked up in no time.
    const MANY_GAMES: usize = 5_000;

    /// The answer to `query` with at most so many games, if it is known.
    pub(super) fn answer(&self, query: &Query, most: usize) -> Option<&Explored> {
        let is_it = |(asked, shown, _): &&(Query, usize, Explored)| (asked, *shown) == (query, most);
        self.0.iter().find(is_it).map(|(_, _, answer)| answer)
    }

    /// Keeps a whole answer, if it is one of those that take long.
    pub(super) fn keep(&mut self, query: &Query, most: usize, answer: &Explored) {
        let is_slow = !matches!(query.sought, Sought::Position(_)) || answer.games >= Self::MANY_GAMES;
        if is_slow && answer.shown.len() <= Self::MOST_SHOWN {
            self.0.truncate(Self::MOST_ANSWERS - 1);
            self.0.push_front((query.clone(), most, answer.clone()));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::shogi::Position;

    fn at_the_start() -> Query {
        Query::new(Sought::Position(Box::new(Position::even().setup().clone())))
    }

    #[test]
    fn an_answer_is_kept_for_the_same_question_only_and_if_it_was_slow() {
        let mut kept = KeptAnswers::default();
        let few = Explored { games: 10, ..Explored::default() };
        kept.keep(&at_the_start(), 200, &few);
        assert_eq!(kept.answer(&at_the_start(), 200), None);
        let many = Explored { games: 100_000, ..Explored::default() };
        kept.keep(&at_the_start(), 200, &many);
        assert_eq!(kept.answer(&at_the_start(), 200), Some(&many));
        assert_eq!(kept.answer(&at_the_start(), 100), None);
        assert_eq!(kept.answer(&Query { lasting: 1, ..at_the_start() }, 200), None);
    }

    #[test]
    fn only_the_latest_are_kept() {
        let mut kept = KeptAnswers::default();
        let asked = |lasting| Query { lasting, ..Query::new(Sought::Games) };
        (0..100).for_each(|lasting| kept.keep(&asked(lasting), 200, &Explored::default()));
        let known = (0..100).filter(|&lasting| kept.answer(&asked(lasting), 200).is_some());
        assert_eq!(known.collect::<Vec<_>>(), (92..100).collect::<Vec<_>>());
    }
}
