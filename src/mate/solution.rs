//! A mate as a whole, with the answer to every defence and not only to the best one.

use std::cmp::Reverse;

use super::limits::Limits;
use super::node::Node;
use super::search::Search;
use super::solver::Solver;
use crate::shogi::{Color, Hand, Move, Position};

/// A move that mates, with every answer to it (変化).
///
/// Answers that change nothing (無駄合い) are left out; see the [module](super).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Attack {
    /// The check.
    pub mv: Move,
    /// How long the mate takes against the longest defence, this move included.
    pub plies: u16,
    /// How many pieces the attacker has in hand in the end (駒余り), where the defender among the longest defences takes
    /// one that leaves none.
    pub left: u8,
    /// The answers, the best one first: the longest one, and of these the one that leaves the attacker fewest pieces. None
    /// if it is mate.
    pub answers: Vec<Defence>,
}

/// An answer to a check, and the shortest mate after it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Defence {
    /// The answer.
    pub mv: Move,
    /// What mates after it.
    pub next: Attack,
}

/// The answers that a solution has.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Answers {
    /// All of them.
    All,
    /// Only those after which the mate takes longest.
    Longest,
}

/// A solution is larger than what was allowed for it, in nodes of the search or in moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("the solution is too large")]
pub struct TooLarge;

impl Attack {
    /// The moves of both sides, the best answer each time.
    #[must_use]
    pub fn line(&self) -> Vec<Move> {
        let mut line = vec![self.mv];
        let mut attack = self;
        while let Some(defence) = attack.answers.first() {
            attack = &defence.next;
            line.extend([defence.mv, attack.mv]);
        }
        line
    }
}

impl Solver {
    /// The whole mate of a length that [`Solver::solve`] has found to be the shortest, in at most `moves` moves.
    ///
    /// # Errors
    /// It is larger than allowed.
    pub fn solution(
        &mut self,
        position: &Position,
        plies: u16,
        answers: Answers,
        moves: usize,
        limits: Limits<'_>,
    ) -> Result<Attack, TooLarge> {
        let root = Node::root(position);
        let mut search = Search::new(&mut self.table, position.turn(), limits);
        let found = Growing { search: &mut search, answers, room: moves }.attack(&root, plies);
        self.nodes += search.nodes;
        found.ok_or(TooLarge)
    }
}

/// A solution that is being worked out.
struct Growing<'s, 'a> {
    search: &'s mut Search<'a>,
    answers: Answers,
    /// How many moves more it may have.
    room: usize,
}

impl Growing<'_, '_> {
    /// A move that mates within `plies`, with the answers to it; `None` if that is too much.
    fn attack(&mut self, node: &Node, plies: u16) -> Option<Attack> {
        self.room = self.room.checked_sub(1)?;
        let (mv, child, left) = self.search.mating_move(node, plies)?;
        let mut lengths = self.lengths(&child, left)?;
        if self.answers == Answers::Longest {
            let longest = lengths.iter().map(|&(_, length)| length).max();
            lengths.retain(|&(_, length)| Some(length) == longest);
        }
        let defences = lengths.into_iter().map(|(mv, length)| self.defence(&child, mv, length));
        let mut answers: Vec<Defence> = defences.collect::<Option<_>>()?;
        answers.sort_by_key(|defence| (Reverse(defence.next.plies), defence.next.left));
        let (plies, left) = match answers.first() {
            Some(best) => (best.next.plies + 2, best.next.left),
            None => (1, in_hand(&child.position, self.search.attacker)),
        };
        Some(Attack { mv, plies, left, answers })
    }

    fn defence(&mut self, node: &Node, mv: Move, length: u16) -> Option<Defence> {
        self.room = self.room.checked_sub(1)?;
        let next = self.attack(&node.after(mv, self.search.attacker), length)?;
        Some(Defence { mv, next })
    }

    /// The answers that count, and how long the mate takes after each.
    fn lengths(&mut self, node: &Node, plies: u16) -> Option<Vec<(Move, u16)>> {
        let counted = self.search.counted_answers(node, plies);
        counted.into_iter().map(|mv| Some((mv, self.search.length_after(node, mv, plies)?))).collect()
    }
}

fn in_hand(position: &Position, attacker: Color) -> u8 {
    let hand: &Hand = position.hand(attacker);
    hand.iter().map(|(_, count)| count).sum()
}
