//! Answers that took long, kept for the next time they are asked for.

use std::collections::VecDeque;

use super::Explored;
use crate::library::{Likeness, Query, Sought};

/// The latest answers for which all games were looked at: to a pattern, or about the games of a player. Whoever walks
/// through games comes back to the same positions again and again.
#[derive(Debug, Default)]
pub(super) struct KeptAnswers(VecDeque<(Query, usize, Explored)>);

impl KeptAnswers {
    /// So many answers are kept, none of which lists more games than this: they are to take little memory.
    const MOST_ANSWERS: usize = 8;
    const MOST_SHOWN: usize = 1_000;

    /// The answer to `query` with at most so many games, if it is known.
    pub(super) fn answer(&self, query: &Query, most: usize) -> Option<&Explored> {
        let is_it = |(asked, shown, _): &&(Query, usize, Explored)| (asked, *shown) == (query, most);
        self.0.iter().find(is_it).map(|(_, _, answer)| answer)
    }

    /// Keeps a whole answer, if it is one of those that take long.
    pub(super) fn keep(&mut self, query: &Query, most: usize, answer: &Explored) {
        let is_looked_up = matches!(query.sought, Sought::Position(_)) && query.likeness == Likeness::SAME;
        let is_slow = !is_looked_up || !query.filter.is_open();
        if is_slow && answer.shown.len() <= Self::MOST_SHOWN {
            self.0.truncate(Self::MOST_ANSWERS - 1);
            self.0.push_front((query.clone(), most, answer.clone()));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::library::GameFilter;
    use crate::shogi::Position;

    #[test]
    fn an_answer_is_kept_for_the_same_question_only_and_if_it_was_slow() {
        let mut kept = KeptAnswers::default();
        let start = Query::new(Sought::Position(Box::new(Position::even().setup().clone())));
        let filter = GameFilter { event: Some("club".to_owned()), ..GameFilter::default() };
        let of_the_club = Query { filter, ..start.clone() };
        let likeness = Likeness { is_mirrored: true, is_turned: false };
        let mirrored = Query { likeness, ..start.clone() };
        let answer = Explored { games: 10, ..Explored::default() };
        [&start, &of_the_club, &mirrored].into_iter().for_each(|query| kept.keep(query, 200, &answer));
        assert_eq!(kept.answer(&start, 200), None, "it is looked up in no time");
        assert_eq!(kept.answer(&of_the_club, 200), Some(&answer));
        assert_eq!(kept.answer(&mirrored, 200), Some(&answer));
        assert_eq!(kept.answer(&of_the_club, 100), None);
        assert_eq!(kept.answer(&Query { lasting: 1, ..of_the_club }, 200), None);
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
