//! The search by proof numbers.

use std::collections::HashMap;

use super::at_once;
use super::children::{Child, Way, attackers, defenders, easiest, open};
use super::guess;
use super::interposition::{Interposition, take_interpositions};
use super::key::PackedHand;
use super::limits::Limits;
use super::node::{Node, Spot};
use super::numbers::{HORIZON, ITSELF, NEVER, Numbers, Thresholds, sooner};
use super::table::{Known, Table};
use super::turns::{self, Turn};
use crate::mixing::spread;
use crate::shogi::{Color, Move};

/// The longest path of a search without a bound, in moves of the attacker.
const LONGEST_PATH: usize = 200;

/// How many refutations are kept that hold on one path only, in four megabytes.
const MOST_REFUTED_HERE: usize = 1 << 16;

/// A search in progress.
pub(super) struct Search<'a> {
    pub(super) table: &'a mut Table,
    pub(super) attacker: Color,
    pub(super) limits: Limits<'a>,
    pub(super) nodes: u64,
    /// Whether it was broken off; then nothing that it returns holds.
    pub(super) is_stopped: bool,
    /// The positions after the attacker's moves, up to here, of a search without a bound.
    path: Vec<(u64, PackedHand)>,
    /// A hash of the path, whatever its order.
    path_hash: u64,
    /// What was refuted because a position stood on the path already, by the board and the path: that is rare.
    refuted_here: HashMap<u64, Numbers>,
}

impl<'a> Search<'a> {
    pub(super) fn new(table: &'a mut Table, attacker: Color, limits: Limits<'a>) -> Self {
        Self {
            table,
            attacker,
            limits,
            nodes: 0,
            is_stopped: false,
            path: Vec::new(),
            path_hash: 0,
            refuted_here: HashMap::new(),
        }
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

    fn look(&self, spot: Spot, within: u16) -> Known {
        let known = self.table.look(spot, within);
        if within != NEVER || known.settled().is_some() {
            return known;
        }
        // What was refuted on a path with the same positions may lean on the first of them.
        let here = self.refuted_here.get(&self.on_this_path(spot)).filter(|found| found.holds_for(spot.hand, within));
        here.map_or(known, |found| Known::settled_by(Numbers { leans_on: 0, ..*found }))
    }

    /// What a finding is kept by that holds on this path only.
    const fn on_this_path(&self, spot: Spot) -> u64 {
        spot.board ^ self.path_hash
    }

    /// Keeps what was found of a position whose place on the path is `place`, or comes before it.
    fn keep(&mut self, node: &Node, within: u16, numbers: Numbers, place: usize, since: u64) -> Numbers {
        if self.is_stopped {
            return numbers;
        }
        let work = self.nodes - since;
        let place = i32::try_from(place).unwrap_or(i32::MAX);
        if !numbers.is_refuted() || numbers.leans_on >= place {
            self.table.keep(node.spot(), within, numbers, work);
            let leans_on = if numbers.is_refuted() { ITSELF } else { numbers.leans_on };
            return Numbers { leans_on, ..numbers };
        }
        if numbers.leans_on != HORIZON && self.refuted_here.len() < MOST_REFUTED_HERE {
            self.refuted_here.insert(self.on_this_path(node.spot()), numbers);
        }
        numbers
    }

    /// Searches a position with the attacker to move.
    fn attack(&mut self, node: &Node, within: u16, limit: Thresholds) -> Numbers {
        let since = self.nodes;
        self.count();
        let (place, checks) = (self.path.len(), node.position.checks());
        let mut children: Vec<Child> = Vec::with_capacity(checks.len());
        for turn in turns::of_checks(node, checks) {
            self.check_in_turn(node, turn, within, &mut children);
        }
        loop {
            let now = attackers(node, &children);
            if now.reaches(limit) || self.is_stopped {
                return self.keep(node, within, now, place, since);
            }
            let (best, next) = easiest(&children, |numbers| numbers.proof, |numbers| numbers.disproof);
            let others = open(&children, |numbers| numbers.disproof) - 1;
            let below = Thresholds {
                proof: limit.proof.min(next.saturating_add(next / 4 + 1)),
                disproof: limit.disproof.saturating_sub(others),
            };
            if let Way::Move(mv) = children[best].way {
                let child = node.after(mv, self.attacker);
                children[best].numbers = self.defence(&child, sooner(within), below);
                if children[best].numbers.is_refuted()
                    && let Some(first) = children[best].then.pop()
                {
                    let then = std::mem::take(&mut children[best].then);
                    self.check_in_turn(node, Turn { first, then }, within, &mut children);
                }
            }
        }
    }

    /// The first of some checks that is not known to be refuted, with those that wait for it, and all before it.
    fn check_in_turn(&mut self, node: &Node, turn: Turn, within: u16, children: &mut Vec<Child>) {
        let Turn { first, mut then } = turn;
        let mut child = self.check(node, first, within);
        while child.numbers.is_refuted()
            && let Some(next) = then.pop()
        {
            children.push(std::mem::replace(&mut child, self.check(node, next, within)));
        }
        children.push(Child { then, ..child });
    }

    /// What is known of a check before it is searched.
    pub(super) fn check(&mut self, node: &Node, mv: Move, within: u16) -> Child {
        if within == 1 {
            return Child::by(Way::Move(mv), at_once::is_mated(&node.after(mv, self.attacker)));
        }
        let spot = node.spot_after(mv, self.attacker);
        if let Some(repeated) = self.repeated(spot, within) {
            return Child::by(Way::Move(mv), repeated);
        }
        let known = self.look(spot, sooner(within));
        let guess = || guess::of_defence(&node.after(mv, self.attacker));
        Child::by(Way::Move(mv), known.or_guess(|| self.table.guess(spot, guess)))
    }

    /// That a position stands on the path already, with no fewer pieces in hand, or that the path is too long.
    fn repeated(&self, child: Spot, within: u16) -> Option<Numbers> {
        if within != NEVER {
            return None;
        }
        let earlier = self.path.iter().position(|(board, hand)| *board == child.board && hand.holds(child.hand));
        let (leans_on, hand) = match earlier {
            Some(place) => (i32::try_from(place).unwrap_or(HORIZON), self.path[place].1),
            None if self.path.len() >= LONGEST_PATH => (HORIZON, child.hand),
            None => return None,
        };
        Some(Numbers { leans_on, hand, ..Numbers::refuted(NEVER) })
    }

    /// Searches a position with the defender to move, in check.
    fn defence(&mut self, node: &Node, within: u16, limit: Thresholds) -> Numbers {
        let (since, place, hash) = (self.nodes, self.path.len(), self.path_hash);
        self.count();
        if self.is_stopped {
            return Numbers::UNKNOWN;
        }
        if let Some(repeated) = self.repeated(node.spot(), within) {
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
        // Without a bound, a drop that changes nothing only makes the mate longer. To look first at what the checking piece
        // does from nearer costs far more than to answer the drop, wherever it does change something.
        let drops = if within == NEVER { Vec::new() } else { take_interpositions(node, &mut moves) };
        let mut children = Vec::with_capacity(moves.len());
        self.answers_in_turn(node, &moves, within, &mut children);
        for which in 0..drops.len() {
            self.come_nearer(node, &drops, (which, 0), within, &mut children);
        }
        let mut is_plain = true;
        loop {
            let mut now = defenders(node, &children, within);
            if now.is_proven() && within != NEVER && !self.is_stopped && has_nearer(&children) {
                is_plain = false;
                if !self.put_to_account(node, &moves, &drops, &mut children, within) {
                    continue;
                }
            }
            now = if is_plain { now } else { now.of_this_hand(node.hand) };
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
        let (best, next) = easiest(children, |numbers| numbers.disproof, |numbers| numbers.proof);
        let others = open(children, |numbers| numbers.proof) - 1;
        let below = Thresholds {
            proof: limit.proof.saturating_sub(others),
            disproof: limit.disproof.min(next.saturating_add(next / 4 + 1)),
        };
        match children[best].way {
            Way::Move(mv) => {
                let child = node.after(mv, self.attacker);
                children[best].numbers = self.attack(&child, sooner(within), below);
                if children[best].numbers.is_proven()
                    && let Some(first) = children[best].then.pop()
                {
                    let then = std::mem::take(&mut children[best].then);
                    self.answer_in_turn(node, Turn { first, then }, within, children);
                }
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
    fn replace(&mut self, node: &Node, drops: &[Interposition], children: &mut Vec<Child>, at: usize, within: u16) {
        let Way::Nearer(which, way) = children[at].way else { return };
        children.swap_remove(at);
        self.come_nearer(node, drops, (which, way + 1), within, children);
    }

    /// What is known of an answer before it is searched.
    pub(super) fn answer(&mut self, node: &Node, mv: Move, within: u16) -> Child {
        if within == 0 {
            return Child::by(Way::Move(mv), Numbers { hand: PackedHand::ANY, ..Numbers::refuted(0) });
        }
        if within == 2 {
            self.count();
            return Child::by(Way::Move(mv), at_once::mates(&node.after(mv, self.attacker)));
        }
        let spot = node.spot_after(mv, self.attacker);
        let guess = || guess::of_attack(&node.after(mv, self.attacker));
        let known = self.look(spot, sooner(within));
        Child::by(Way::Move(mv), known.or_guess(|| self.table.guess(spot, guess)))
    }

    /// The checking piece comes nearer in this way or a later one, unless that is known not to mate; or else each drop is
    /// an answer by itself.
    fn come_nearer(
        &mut self,
        node: &Node,
        drops: &[Interposition],
        (which, first): (usize, usize),
        within: u16,
        children: &mut Vec<Child>,
    ) {
        let drop = &drops[which];
        for way in first..drop.nearer.len() {
            let numbers = self.look(drop.nearer[way].spot(), within).or_guess(|| Numbers::UNKNOWN);
            if !numbers.is_refuted() {
                children.push(Child::by(Way::Nearer(which, way), numbers));
                return;
            }
        }
        self.answers_in_turn(node, &drop.drops, within, children);
    }

    fn answers_in_turn(&mut self, node: &Node, answers: &[Move], within: u16, children: &mut Vec<Child>) {
        turns::of_answers(answers).into_iter().for_each(|turn| self.answer_in_turn(node, turn, within, children));
    }

    /// The first of some answers that is not known to lose, with those that wait for it, and all before it.
    fn answer_in_turn(&mut self, node: &Node, turn: Turn, within: u16, children: &mut Vec<Child>) {
        let Turn { first, mut then } = turn;
        let mut child = self.answer(node, first, within);
        while child.numbers.is_proven()
            && let Some(next) = then.pop()
        {
            let next = self.answer(node, next, within);
            children.push(std::mem::replace(&mut child, next));
        }
        children.push(Child { then, ..child });
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
                self.answers_in_turn(node, &drops[which].drops, within, children);
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
