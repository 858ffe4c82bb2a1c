//! From a search by proof numbers to an answer: the shortest mate, its length and its line.

use super::interposition::take_interpositions;
use super::limits::Limits;
use super::node::Node;
use super::numbers::{NEVER, Numbers, later, sooner};
use super::search::Search;
use super::table::Table;
use crate::shogi::{Move, Position};

/// What a search found out.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Answer {
    /// There is a mate.
    Mate {
        /// Its length with the longest defence.
        plies: u16,
        /// Whether there is no shorter one; otherwise the search ended before that was known.
        is_shortest: bool,
        /// The moves of both sides. It breaks off if working it out took too long.
        line: Vec<Move>,
    },
    /// There is none, or none as short as was wanted.
    NoMate,
    /// Nothing was found before the search ended.
    NotFound,
}

/// The side that is to be mated has no king.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("the side that is to be mated has no king")]
pub struct NoKing;

/// So many positions at least may be looked at for the line of a mate.
const FOR_THE_LINE: u64 = 10_000;

/// Finds mates. What it learns about one position helps with later ones of the same game.
///
/// ```
/// use komadai::mate::{Answer, Limits, Solver};
/// use komadai::shogi::Position;
///
/// let position = Position::from_sfen("4k4/9/4P4/9/9/9/9/9/9 b G 1")?;
/// let answer = Solver::new(1 << 20).solve(&position, Limits::nodes(1_000))?;
/// assert_eq!(answer, Answer::Mate { plies: 1, is_shortest: true, line: vec!["G*5b".parse()?] });
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub struct Solver {
    pub(super) table: Table,
    pub(super) nodes: u64,
}

impl Solver {
    /// A solver whose table takes at most so many bytes.
    #[must_use]
    pub fn new(bytes: usize) -> Self {
        Self { table: Table::new(bytes), nodes: 0 }
    }

    /// How many positions have been looked at.
    #[must_use]
    pub const fn nodes(&self) -> u64 {
        self.nodes
    }

    /// Looks for a mate by the side to move, whose king may be missing.
    ///
    /// # Errors
    /// The other king is missing.
    pub fn solve(&mut self, position: &Position, limits: Limits<'_>) -> Result<Answer, NoKing> {
        self.answer(position, None, limits)
    }

    /// The same, if the side to move plays `mv`. The length of a mate includes it; if it gives no check, there is none.
    ///
    /// # Errors
    /// The other king is missing.
    pub fn solve_after(&mut self, position: &Position, mv: Move, limits: Limits<'_>) -> Result<Answer, NoKing> {
        self.answer(position, Some(mv), limits)
    }

    fn answer(&mut self, position: &Position, first: Option<Move>, limits: Limits<'_>) -> Result<Answer, NoKing> {
        if position.board().king(position.turn().opponent()).is_none() {
            return Err(NoKing);
        }
        let root = Node::root(position);
        let mut search = Search::new(&mut self.table, position.turn(), limits);
        let answer = match first {
            None => search.answer_to(&Question::Any(root)),
            Some(mv) => search.answer_to(&Question::By(mv, root.after(mv, position.turn()))),
        };
        self.nodes += search.nodes;
        Ok(answer)
    }
}

/// How a side's move of a line is chosen: the move, the position after it, and within how many plies that is mate.
type Choice<S> = fn(&mut S, &Node, u16) -> Option<(Move, Node, u16)>;

/// What is asked.
enum Question {
    /// Does the attacker, to move, mate?
    Any(Node),
    /// Does this move, which leads there?
    By(Move, Node),
}

impl Search<'_> {
    /// Whether the attacker mates within `within` plies; `None` if broken off.
    fn ask(&mut self, question: &Question, within: u16) -> Option<Numbers> {
        match question {
            Question::Any(node) => self.mates(node, within),
            Question::By(_, node) if !node.position.is_check() => Some(Numbers::refuted(NEVER)),
            Question::By(_, node) => {
                let found = self.is_mated(node, sooner(within))?;
                Some(Numbers { plies: later(found.plies), ..found })
            }
        }
    }

    fn answer_to(&mut self, question: &Question) -> Answer {
        // An even number of plies is of no use to the attacker.
        let wanted = self.limits.plies.map_or(NEVER, |plies| plies.saturating_sub(u16::from(plies.is_multiple_of(2))));
        if wanted == 0 {
            return Answer::NoMate;
        }
        let Some(found) = self.ask(question, wanted) else { return Answer::NotFound };
        if found.is_refuted() {
            return if found.leans_on < 0 { Answer::NotFound } else { Answer::NoMate };
        }
        let mut plies = found.plies;
        let is_shortest = loop {
            if plies < 3 {
                break true;
            }
            match self.ask(question, plies - 2) {
                Some(found) if found.is_proven() => plies = found.plies,
                Some(_) => break true,
                None => break false,
            }
        };
        self.is_stopped = false;
        self.limits.nodes = self.nodes + self.limits.nodes.max(FOR_THE_LINE);
        let choices: [Choice<Self>; 2] = if is_shortest {
            [Self::mating_move, Self::longest_defence]
        } else {
            [Self::known_move, Self::known_defence]
        };
        let line = match question {
            Question::Any(root) => self.line(root, plies, choices),
            Question::By(mv, child) => self.line_by(*mv, child, plies - 1, choices),
        };
        Answer::Mate { plies, is_shortest, line }
    }

    /// The same after a move, where the defender is to move.
    fn line_by(&mut self, mv: Move, child: &Node, plies: u16, choices: [Choice<Self>; 2]) -> Vec<Move> {
        let mut line = vec![mv];
        if let Some((answer, next, within)) = choices[1](self, child, plies) {
            line.push(answer);
            line.extend(self.line(&next, within, choices));
        }
        line
    }

    /// The moves of both sides, as they are chosen.
    fn line(&mut self, root: &Node, plies: u16, [attack, defence]: [Choice<Self>; 2]) -> Vec<Move> {
        let (mut line, mut node, mut plies) = (Vec::new(), root.clone(), plies);
        while let Some((mv, child, left)) = attack(self, &node, plies) {
            line.push(mv);
            let Some((answer, next, within)) = defence(self, &child, left) else { break };
            line.push(answer);
            (node, plies) = (next, within);
        }
        line
    }

    /// A check that mates within `plies`, the position after it, and within how many plies that is mate.
    pub(super) fn mating_move(&mut self, node: &Node, plies: u16) -> Option<(Move, Node, u16)> {
        node.position.checks().into_iter().find_map(|mv| {
            let child = node.after(mv, self.attacker);
            let found = self.is_mated(&child, plies.checked_sub(1)?)?;
            found.is_proven().then_some((mv, child, found.plies))
        })
    }

    /// The same where no shorter mate was ruled out: to search which other checks do not mate in time would be long.
    fn known_move(&mut self, node: &Node, plies: u16) -> Option<(Move, Node, u16)> {
        let (plies, mv) = match self.known_check(node, plies) {
            Some(known) => known,
            None => self.mates(node, plies).and_then(|_| self.known_check(node, plies))?,
        };
        Some((mv, node.after(mv, self.attacker), plies))
    }

    /// The check that is known to mate soonest, and how long the defender holds after it.
    fn known_check(&mut self, node: &Node, plies: u16) -> Option<(u16, Move)> {
        if plies == 0 {
            return None;
        }
        let found = node.position.checks().into_iter().map(|mv| (self.check(node, mv, plies).numbers, mv));
        let proven = found.filter(|(found, _)| found.is_proven()).map(|(found, mv)| (found.plies, mv));
        proven.min_by_key(|&(plies, _)| plies)
    }

    /// The answer after which the mate that was found takes longest, as far as the table knows: how long the shortest one
    /// takes would have to be searched.
    fn known_defence(&mut self, node: &Node, plies: u16) -> Option<(Move, Node, u16)> {
        let mut answers = Vec::new();
        node.position.generate(&mut answers);
        let found = answers.into_iter().map(|mv| (mv, self.answer(node, mv, plies).numbers));
        let longest = found.filter(|(_, found)| found.is_proven()).max_by_key(|(_, found)| found.plies);
        match longest {
            Some((mv, found)) => Some((mv, node.after(mv, self.attacker), found.plies)),
            None => self.longest_defence(node, plies),
        }
    }

    /// The answer after which the mate takes longest, the position after it, and how long that is.
    fn longest_defence(&mut self, node: &Node, plies: u16) -> Option<(Move, Node, u16)> {
        let mut longest: Option<(Move, u16)> = None;
        for mv in self.counted_answers(node, plies) {
            let least = longest.map_or(0, |(_, plies)| plies + 1);
            if self.answer_holds(node, mv, least) {
                longest = Some((mv, self.length_after(node, mv, plies)?));
            }
        }
        let (mv, within) = longest.filter(|_| !self.is_stopped)?;
        Some((mv, node.after(mv, self.attacker), within))
    }

    /// The answers to a check that mates within `plies`, but for those that change nothing.
    pub(super) fn counted_answers(&mut self, node: &Node, plies: u16) -> Vec<Move> {
        let mut moves = Vec::new();
        node.position.generate(&mut moves);
        let drops = take_interpositions(node, &mut moves);
        let mut counted = moves.clone();
        for (which, drop) in drops.iter().enumerate() {
            if !self.changes_nothing(node, &moves, &drops, which, plies) {
                counted.extend(&drop.drops);
            }
        }
        counted
    }

    /// How long the mate takes after an answer.
    pub(super) fn length_after(&mut self, node: &Node, mv: Move, plies: u16) -> Option<u16> {
        let child = node.after(mv, self.attacker);
        let mut length = self.mates(&child, plies.checked_sub(1)?).filter(|found| found.is_proven())?.plies;
        while length > 2 {
            match self.mates(&child, length - 2)? {
                found if found.is_proven() => length = found.plies,
                _ => break,
            }
        }
        Some(length)
    }
}
