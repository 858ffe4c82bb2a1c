//! The search by proof numbers.
//!
//! The number of a position with several children that must all be dealt with is that of the hardest and one for each
//! other (weak proof numbers; Ueda et al. 2008): a sum would count twice what the children share.

use super::guess;
use super::interposition::{Interposition, take_interpositions};
use super::limits::Limits;
use super::node::Node;
use super::numbers::{HORIZON, IMPOSSIBLE, NEVER, Numbers, Thresholds, later, sooner};
use super::table::Table;
use crate::mixing::spread;
use crate::shogi::{Color, Move};

/// The longest path of a search without a bound, in moves of the attacker.
const LONGEST_PATH: usize = 200;

/// A search in progress.
pub(super) struct Search<'a> {
    pub(super) table: &'a mut Table,
    pub(super) attacker: Color,
    pub(super) limits: Limits<'a>,
    pub(super) nodes: u64,
    /// Whether it was broken off; then nothing that it returns holds.
    pub(super) is_stopped: bool,
    /// The positions after the attacker's moves, up to here, of a search without a bound.
    path: Vec<(u64, super::key::PackedHand)>,
    /// A hash of the path, whatever its order.
    path_hash: u64,
}

/// How a child comes about.
enum Way {
    Move(Move),
    /// The checking piece comes nearer: the place among the interpositions, and among the ways to take.
    Nearer(usize, usize),
}

struct Child {
    way: Way,
    numbers: Numbers,
}

impl<'a> Search<'a> {
    pub(super) fn new(table: &'a mut Table, attacker: Color, limits: Limits<'a>) -> Self {
        Self { table, attacker, limits, nodes: 0, is_stopped: false, path: Vec::new(), path_hash: 0 }
    }

    /// Whether the attacker, to move, mates within `within` plies; `None` if broken off.
    pub(super) fn mates(&mut self, node: &Node, within: u16) -> Option<Numbers> {
        let found = self.attack(node, within, Thresholds::NONE);
        (!self.is_stopped).then_some(found)
    }

    /// Whether the defender, in check, is mated within `within` plies; `None` if broken off.
    pub(super) fn is_mated(&mut self, node: &Node, within: u16) -> Option<Numbers> {
        let found = self.defence(node, within, Thresholds::NONE);
        (!self.is_stopped).then_some(found)
    }

    fn count(&mut self) {
        if self.nodes >= self.limits.nodes {
            self.is_stopped = true;
            return;
        }
        self.nodes += 1;
        self.is_stopped |= self.nodes.is_multiple_of(1024) && (self.limits.stop)();
    }

    fn look(&self, node: &Node, within: u16) -> Option<Numbers> {
        let known = self.table.look(node.board, node.hand, within);
        if within != NEVER || known.is_some_and(|known| known.is_proven() || known.is_refuted()) {
            return known;
        }
        // What was refuted on a path with the same positions may lean on the first of them.
        let here = self.table.look(node.board ^ self.path_hash, node.hand, within).filter(Numbers::is_refuted);
        here.map(|found| Numbers { leans_on: 0, ..found }).or(known)
    }

    /// Keeps what was found of a position whose place on the path is `place`, or comes before it.
    fn keep(&mut self, node: &Node, within: u16, numbers: Numbers, place: usize, since: u64) -> Numbers {
        if self.is_stopped {
            return numbers;
        }
        let work = self.nodes - since;
        let place = i32::try_from(place).unwrap_or(i32::MAX);
        if !numbers.is_refuted() || numbers.leans_on >= place {
            self.table.keep(node.board, node.hand, within, numbers, work);
            let leans_on = if numbers.is_refuted() { super::numbers::ITSELF } else { numbers.leans_on };
            return Numbers { leans_on, ..numbers };
        }
        if numbers.leans_on != HORIZON {
            self.table.keep(node.board ^ self.path_hash, node.hand, within, numbers, work);
        }
        numbers
    }

    /// Searches a position with the attacker to move.
    fn attack(&mut self, node: &Node, within: u16, limit: Thresholds) -> Numbers {
        let since = self.nodes;
        self.count();
        let (place, checks) = (self.path.len(), node.position.checks());
        let mut children: Vec<Child> = checks.into_iter().map(|mv| self.check(node, mv, within)).collect();
        loop {
            let now = attackers(&children);
            if now.reaches(limit) || self.is_stopped {
                return self.keep(node, within, now, place, since);
            }
            let (best, next) = easiest(&children, |numbers| numbers.proof);
            let others = open(&children, |numbers| numbers.disproof) - 1;
            let below = Thresholds {
                proof: limit.proof.min(next.saturating_add(next / 4 + 1)),
                disproof: limit.disproof.saturating_sub(others),
            };
            if let Way::Move(mv) = children[best].way {
                let child = node.after(mv, self.attacker);
                children[best].numbers = self.defence(&child, sooner(within), below);
            }
        }
    }

    /// What is known of a check before it is searched.
    fn check(&self, node: &Node, mv: Move, within: u16) -> Child {
        let child = node.after(mv, self.attacker);
        let known = self.repeated(&child, within).or_else(|| self.look(&child, sooner(within)));
        let numbers = known.unwrap_or_else(|| guess::of_defence(&child.position));
        Child { way: Way::Move(mv), numbers }
    }

    /// That a position stands on the path already, with no fewer pieces in hand, or that the path is too long.
    fn repeated(&self, child: &Node, within: u16) -> Option<Numbers> {
        if within != NEVER {
            return None;
        }
        let earlier = self.path.iter().position(|(board, hand)| *board == child.board && hand.holds(child.hand));
        let leans_on = match earlier {
            Some(place) => i32::try_from(place).unwrap_or(HORIZON),
            None if self.path.len() >= LONGEST_PATH => HORIZON,
            None => return None,
        };
        Some(Numbers { leans_on, ..Numbers::refuted(NEVER) })
    }

    /// Searches a position with the defender to move, in check.
    fn defence(&mut self, node: &Node, within: u16, limit: Thresholds) -> Numbers {
        let (since, place, hash) = (self.nodes, self.path.len(), self.path_hash);
        self.count();
        if self.is_stopped {
            return Numbers::UNKNOWN;
        }
        if let Some(repeated) = self.repeated(node, within) {
            return repeated;
        }
        if within == NEVER {
            self.path.push((node.board, node.hand));
            self.path_hash ^= spread(node.board ^ node.hand.mixed());
        }
        let found = self.answers(node, within, limit);
        self.path.truncate(place);
        self.path_hash = hash;
        self.keep(node, within, found, place, since)
    }

    fn answers(&mut self, node: &Node, within: u16, limit: Thresholds) -> Numbers {
        let mut moves = Vec::with_capacity(16);
        node.position.generate(&mut moves);
        let drops = take_interpositions(node, &mut moves);
        let mut children: Vec<Child> = moves.iter().map(|&mv| self.answer(node, mv, within)).collect();
        children.extend((0..drops.len()).map(|which| self.come_nearer(&drops, which, 0, within)));
        let mut is_plain = true;
        loop {
            let mut now = defenders(&children, within);
            if now.is_proven() && within != NEVER && !self.is_stopped && has_nearer(&children) {
                is_plain = false;
                if !self.put_to_account(node, &moves, &drops, &mut children, within) {
                    continue;
                }
            }
            now.is_plain &= is_plain;
            if now.reaches(limit) || self.is_stopped {
                return now;
            }
            self.search_answer(node, &drops, &mut children, (within, limit));
        }
    }

    /// Searches the answer that seems best.
    fn search_answer(
        &mut self,
        node: &Node,
        drops: &[Interposition],
        children: &mut Vec<Child>,
        (within, limit): (u16, Thresholds),
    ) {
        let (best, next) = easiest(children, |numbers| numbers.disproof);
        let others = open(children, |numbers| numbers.proof) - 1;
        let below = Thresholds {
            proof: limit.proof.saturating_sub(others),
            disproof: limit.disproof.min(next.saturating_add(next / 4 + 1)),
        };
        match children[best].way {
            Way::Move(mv) => {
                let child = node.after(mv, self.attacker);
                children[best].numbers = self.attack(&child, sooner(within), below);
            }
            Way::Nearer(which, way) => {
                children[best].numbers = self.defence(&drops[which].nearer[way], within, below);
                if children[best].numbers.is_refuted() && !self.is_stopped {
                    self.replace(node, drops, children, best, within);
                }
            }
        }
    }

    /// Coming nearer in one way does not mate: the next way is tried, or each drop by itself.
    fn replace(&self, node: &Node, drops: &[Interposition], children: &mut Vec<Child>, at: usize, within: u16) {
        let Way::Nearer(which, way) = children[at].way else { return };
        if way + 1 < drops[which].nearer.len() {
            children[at] = self.come_nearer(drops, which, way + 1, within);
        } else {
            children.swap_remove(at);
            children.extend(drops[which].drops.iter().map(|&mv| self.answer(node, mv, within)));
        }
    }

    /// What is known of an answer before it is searched.
    fn answer(&self, node: &Node, mv: Move, within: u16) -> Child {
        if within == 0 {
            return Child { way: Way::Move(mv), numbers: Numbers::refuted(0) };
        }
        let child = node.after(mv, self.attacker);
        let numbers = self.look(&child, sooner(within)).unwrap_or_else(|| guess::of_attack(&child.position));
        Child { way: Way::Move(mv), numbers }
    }

    /// Whether it was refuted is found out by searching it, so that the drops take its place.
    fn come_nearer(&self, drops: &[Interposition], which: usize, way: usize, within: u16) -> Child {
        let known = self.look(&drops[which].nearer[way], within);
        let numbers = known.filter(|known| !known.is_refuted()).unwrap_or(Numbers::UNKNOWN);
        Child { way: Way::Nearer(which, way), numbers }
    }

    /// Everything is proven but for interpositions that seem to change nothing. Those that do change something are
    /// replaced by their drops; returns whether there are none.
    fn put_to_account(
        &mut self,
        node: &Node,
        moves: &[Move],
        drops: &[Interposition],
        children: &mut Vec<Child>,
        within: u16,
    ) -> bool {
        let mut is_settled = true;
        let mut at = 0;
        while at < children.len() && !self.is_stopped {
            if let Way::Nearer(which, _) = children[at].way
                && !self.changes_nothing(node, moves, drops, which, within)
            {
                children.swap_remove(at);
                children.extend(drops[which].drops.iter().map(|&mv| self.answer(node, mv, within)));
                is_settled = false;
            } else {
                at += 1;
            }
        }
        is_settled
    }

    /// Whether an interposition delays the mate no longer than the longest defence of those that delay it less.
    pub(super) fn changes_nothing(
        &mut self,
        node: &Node,
        moves: &[Move],
        drops: &[Interposition],
        which: usize,
        within: u16,
    ) -> bool {
        self.delay(&drops[which], within)
            .is_some_and(|delay| delay == 0 || self.holds_longer(node, moves, drops, delay - 2))
    }

    /// How long the mate takes if the checking piece comes nearer; `None` if longer than `within`.
    fn delay(&mut self, drop: &Interposition, within: u16) -> Option<u16> {
        let mut shortest = None;
        let mut plies = within;
        while drop.nearer.iter().any(|node| self.is_mated(node, plies).is_some_and(|found| found.is_proven())) {
            shortest = Some(plies);
            if plies < 2 {
                break;
            }
            plies -= 2;
        }
        shortest.filter(|_| !self.is_stopped)
    }

    /// Whether some answer that counts, of those delayed by `plies` at most, holds longer than `plies`.
    fn holds_longer(&mut self, node: &Node, moves: &[Move], drops: &[Interposition], plies: u16) -> bool {
        if moves.iter().any(|&mv| self.answer_holds(node, mv, plies)) {
            return true;
        }
        (0..drops.len()).any(|which| {
            drops[which].drops.iter().any(|&mv| self.answer_holds(node, mv, plies))
                && self.delay(&drops[which], plies).is_some()
                && !self.changes_nothing(node, moves, drops, which, plies)
        })
    }

    pub(super) fn answer_holds(&mut self, node: &Node, mv: Move, plies: u16) -> bool {
        let child = node.after(mv, self.attacker);
        plies == 0 || self.mates(&child, plies - 1).is_some_and(|found| !found.is_proven())
    }
}

fn has_nearer(children: &[Child]) -> bool {
    children.iter().any(|child| matches!(child.way, Way::Nearer(..)))
}

/// The child with the lowest number, and the next lowest number.
fn easiest(children: &[Child], number: impl Fn(&Numbers) -> u32) -> (usize, u32) {
    let (mut best, mut lowest, mut next) = (0, u32::MAX, IMPOSSIBLE);
    for (index, child) in children.iter().enumerate() {
        let number = number(&child.numbers);
        if number < lowest {
            (best, next, lowest) = (index, lowest.min(IMPOSSIBLE), number);
        } else {
            next = next.min(number);
        }
    }
    (best, next)
}

/// How many children are not yet dealt with; 1 at least.
fn open(children: &[Child], number: impl Fn(&Numbers) -> u32) -> u32 {
    let count = children.iter().filter(|child| number(&child.numbers) > 0).count();
    u32::try_from(count).unwrap_or(IMPOSSIBLE).max(1)
}

/// The hardest of several that must all be dealt with, and one for each other.
fn all(children: &[Child], number: impl Fn(&Numbers) -> u32 + Copy) -> u32 {
    let most = children.iter().map(|child| number(&child.numbers)).max().unwrap_or(0);
    if most == 0 { 0 } else { most.saturating_add(open(children, number) - 1).min(IMPOSSIBLE) }
}

/// The attacker needs one child.
fn attackers(children: &[Child]) -> Numbers {
    let proven = children.iter().filter(|child| child.numbers.is_proven()).min_by_key(|child| child.numbers.plies);
    if let Some(Child { numbers, .. }) = proven {
        return Numbers { plies: later(numbers.plies), is_plain: numbers.is_plain, ..Numbers::proven(0) };
    }
    let disproof = all(children, |numbers| numbers.disproof);
    if disproof > 0 {
        let proof = children.iter().map(|child| child.numbers.proof).min().unwrap_or(IMPOSSIBLE);
        return Numbers { proof, disproof, ..Numbers::UNKNOWN };
    }
    let numbers = || children.iter().map(|child| child.numbers);
    Numbers {
        plies: later(numbers().map(|numbers| numbers.plies).min().unwrap_or(NEVER)),
        is_plain: numbers().all(|numbers| numbers.is_plain),
        leans_on: numbers().map(|numbers| numbers.leans_on).min().unwrap_or(super::numbers::ITSELF),
        ..Numbers::refuted(0)
    }
}

/// The defender needs one child; those that must not count are left out.
fn defenders(children: &[Child], within: u16) -> Numbers {
    let refuted = children.iter().filter(|child| child.numbers.is_refuted());
    if let Some(Child { numbers, .. }) = refuted.max_by_key(|child| (child.numbers.leans_on, child.numbers.plies)) {
        return Numbers { plies: later(numbers.plies), ..*numbers };
    }
    let proof = all(children, |numbers| numbers.proof);
    if proof > 0 {
        let disproof = children.iter().map(|child| child.numbers.disproof).min().unwrap_or(IMPOSSIBLE);
        return Numbers { proof, disproof, ..Numbers::UNKNOWN };
    }
    let plies = |child: &Child| match child.way {
        Way::Move(_) => later(child.numbers.plies),
        Way::Nearer(..) if within == NEVER => later(later(child.numbers.plies)),
        Way::Nearer(..) => 0,
    };
    let is_plain = children.iter().all(|child| child.numbers.is_plain);
    Numbers { is_plain, ..Numbers::proven(children.iter().map(plies).max().unwrap_or(0)) }
}
