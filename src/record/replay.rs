//! Puts a tree together move by move.

use std::collections::BTreeSet;
use std::time::Duration;

use super::foul::{Stage, UnsettledFoul, lost_by_foul};
use super::import::{FoulHandling, ImportOptions, MAX_MOVES, Reading};
use super::sink::RecordSink;
use super::walk::Walk;
use super::warning::Warnings;
use super::{Ending, GameTree, HANDICAP, ImportError, ImportErrorKind, MoveTime, NodeId, WarningKind, handicap_line};
use crate::shogi::{Color, IllegalMove, Move};

/// A record as far as it is read, and the place in it where the next move goes.
#[derive(Debug)]
pub(super) struct Replay<T> {
    pub(super) tree: T,
    pub(super) walk: Walk,
    pub(super) warnings: Warnings,
    pub(super) options: ImportOptions,
    /// The line on which the starting position stands.
    start_line: usize,
    /// Whether the marks of the sides have been the other's since the latest that was told.
    sides_are_swapped: bool,
    moves: usize,
    /// The latest move, if nothing said who made it.
    unsaid: Option<NodeId>,
    /// Where lines were left that had come to no ending: what follows there later is a variation.
    left: BTreeSet<NodeId>,
    /// Whether the present line cannot be followed any further.
    is_lost: bool,
    /// Whether the present line has come to an ending.
    pub(super) has_ended: bool,
    /// The illegal moves that were made.
    pub(super) fouls: Vec<NodeId>,
    /// The illegal move that came last, until it is known what it meant.
    pub(super) foul: Option<UnsettledFoul>,
    /// What is wrong with the move that took a king and so ended the game.
    behind_king: Option<ImportError>,
    broken_off: Option<ImportError>,
}

impl<T: RecordSink> Replay<T> {
    /// Begins at the start of `tree`, which stands on the line `start_line`.
    pub(super) fn new(tree: GameTree, start_line: usize, warnings: Warnings, options: ImportOptions) -> Self {
        let walk = Walk::starting_from(tree.start());
        let options = options.under(&tree.header);
        let (foul, broken_off) = (None, None);
        let (moves, sides_are_swapped, is_lost, has_ended) = (0, false, false, false);
        Self {
            tree: T::beginning_with(tree),
            walk,
            warnings,
            options,
            start_line,
            sides_are_swapped,
            moves,
            unsaid: None,
            left: BTreeSet::new(),
            is_lost,
            has_ended,
            fouls: Vec::new(),
            foul,
            behind_king: None,
            broken_off,
        }
    }

    pub(super) const fn is_lost(&self) -> bool {
        self.is_lost
    }

    /// Whether there was any move.
    pub(super) const fn has_moves(&self) -> bool {
        self.moves > 0
    }

    /// The number of the move that comes next on the present line.
    pub(super) const fn next_ply(&self) -> usize {
        self.walk.ply() + 1
    }

    /// Whose move comes next.
    pub(super) const fn turn(&self) -> Color {
        self.walk.position().turn()
    }

    /// The line that was followed ends here.
    pub(super) fn leave_line(&mut self) {
        let node = self.walk.node();
        if node != GameTree::ROOT && self.can_end(node) {
            self.left.insert(node);
        }
    }

    /// Whether an ending at `node` would be that of its line: nothing follows yet, and the line was not left without one.
    pub(super) fn can_end(&self, node: NodeId) -> bool {
        let is_last = !self.tree.has_children(node) && self.tree.node(node).ending().is_none();
        is_last && !self.left.contains(&node)
    }

    /// Gives the line that was left at `node` its ending, unless it has one.
    pub(super) fn end_left_line(&mut self, node: NodeId, ending: Ending) {
        if self.tree.node(node).ending().is_none() && (self.left.remove(&node) || self.can_end(node)) {
            self.tree.node_mut(node).set_ending(Some(ending));
        }
    }

    /// Goes back until only `ply` moves are made, and follows from there.
    pub(super) fn go_back_to(&mut self, ply: usize) {
        self.settle_foul();
        self.walk.go_back_to(&self.tree, ply);
        (self.is_lost, self.has_ended, self.foul, self.behind_king) = (false, false, None, None);
    }

    /// Who makes `mv` if the record marks it as a move of `said`, or does not say. Players take turns, so a piece of the
    /// other side is moved by its owner only if it is marked so. A mark that can belong to neither is a slip of the pen.
    pub(super) fn maker(&self, mv: Move, said: Option<Color>) -> Color {
        let (position, turn) = (self.walk.position(), self.turn());
        let said = said.map_or(turn, |said| if self.sides_are_swapped { said.opponent() } else { said });
        let fits = match mv {
            Move::Normal { .. } => position.mover(mv) == said,
            Move::Drop { .. } => position.can_be_made_by(mv, said),
        };
        if fits { said } else { turn }
    }

    /// Plays the next move of the present line, marked as one of `said`; `None` when it cannot be followed.
    pub(super) fn play(&mut self, line: usize, mv: Move, said: Option<Color>) -> Option<NodeId> {
        let node = self.play_by(line, mv, self.maker(mv, said))?;
        self.unsaid = Some(node).filter(|_| said.is_none());
        Some(node)
    }

    /// Plays the next move, made by `mover`.
    pub(super) fn play_by(&mut self, line: usize, mv: Move, mover: Color) -> Option<NodeId> {
        if self.moves >= MAX_MOVES {
            self.lose_the_line(ImportErrorKind::TooManyMoves { limit: MAX_MOVES }.at(line));
            return None;
        }
        let (parent, ply) = (self.walk.node(), self.next_ply());
        let foul = self.judged(mv, mover);
        let known = self.tree.child_by(parent, mv);
        if let Some(foul) = foul.filter(|_| known.is_none()) {
            let error = ImportErrorKind::IllegalMove { ply, mv, foul }.at(line);
            if matches!(foul, IllegalMove::KingTaken { .. }) && self.tree.node(parent).foul().is_some() {
                self.warnings.push(line, WarningKind::KingTaken { ply, mv });
                self.end_with_king(error);
                return None;
            }
            self.foul = UnsettledFoul::of(&error, self.walk.position());
            if !self.can_follow_foul() {
                self.foul.take_if(|foul| foul.stage == Stage::Made);
                self.lose_the_line(error);
                return None;
            }
        }
        self.go_on_after_ending(line);
        let node = known.unwrap_or_else(|| self.tree.add(parent, mv, foul));
        self.fouls.extend(foul.map(|_| node));
        self.moves += 1;
        if foul.is_none() && known.is_none() {
            self.walk.step_by(node, mv, mover);
        } else {
            self.walk.step(&self.tree, node);
        }
        Some(node)
    }

    /// What `mv` of `mover` offends against.
    fn judged(&self, mv: Move, mover: Color) -> Option<IllegalMove> {
        let position = self.walk.position();
        if mover == position.turn() && position.allows(mv) { None } else { position.judge_by(mv, mover).err() }
    }

    /// Ends the game where a king is taken: who takes it points out the illegal move that has left it there. The board is
    /// shown as it was before; moves behind it, which `error` stands for, cannot be followed.
    fn end_with_king(&mut self, error: ImportError) {
        let outcome = lost_by_foul(self.turn().opponent());
        self.end(error.line, Ending { outcome, time: None });
        (self.is_lost, self.foul, self.behind_king) = (true, None, Some(error));
    }

    /// A move that is not followed. Where one comes behind a king that was taken, the game was not over.
    pub(super) fn pass_over_move(&mut self) {
        self.foul = None;
        if let Some(error) = self.behind_king.take() {
            self.break_off(error);
        }
    }

    /// Takes the latest move, of which nothing said who made it, for one that the owner of the piece made out of turn;
    /// whether that is possible.
    pub(super) fn give_to_owner(&mut self) -> bool {
        let node = self.walk.node();
        let foul = self.tree.node(node).foul().filter(|_| self.unsaid == Some(node) && !self.tree.has_children(node));
        let Some(IllegalMove::OpponentsPiece { from }) = foul else { return false };
        let foul = IllegalMove::NotYourPiece { from };
        self.tree.node_mut(node).set_foul(Some(foul));
        self.walk.go_back_to(&self.tree, self.walk.ply() - 1);
        self.walk.step(&self.tree, node);
        if let Some(unsettled) = &mut self.foul {
            unsettled.blame(self.walk.position().turn().opponent(), foul);
        }
        true
    }

    /// Compares the side that the record names with the one that moves. Where they are exchanged throughout, only the
    /// first is told.
    pub(super) fn check_side(&mut self, line: usize, said: Color, turn: Color) {
        let were_swapped = std::mem::replace(&mut self.sides_are_swapped, said != turn);
        if said != turn && !were_swapped {
            self.warnings.push(line, WarningKind::OtherSide { said, turn });
        }
    }

    /// Whether the illegal move can be made, and is a move of the game: nothing has ended it before.
    fn can_follow_foul(&self) -> bool {
        let keeps = self.options.fouls == FoulHandling::KeepAsPlayed;
        self.foul.as_ref().is_some_and(|foul| foul.stage == Stage::Made) && (keeps || !self.has_ended)
    }

    /// Whether another move can follow on the present line. An illegal move before it did not end the game, then, unless
    /// something said so.
    pub(super) fn goes_on(&mut self) -> bool {
        self.settle_foul();
        self.pass_over_move();
        !self.is_lost
    }

    /// Warns of an illegal move that nothing said to have ended the game, unless such moves are kept as they were played.
    pub(super) fn settle_foul(&mut self) {
        let Some(foul) = self.foul.take_if(|foul| foul.stage == Stage::Made) else { return };
        if let (FoulHandling::AsTold, Some(warning)) = (self.options.fouls, foul.unnoticed()) {
            self.warnings.push(foul.error.line, warning);
        }
    }

    /// A move behind an ending belongs to no game: it is a variation of the ending. Only a game that was broken off may
    /// have been resumed, and a word that nobody knows may mean so: then the ending is the variation.
    fn go_on_after_ending(&mut self, line: usize) {
        if !std::mem::take(&mut self.has_ended) {
            return;
        }
        self.warnings.push(line, WarningKind::MoveAfterEnding);
        let node = self.tree.node_mut(self.walk.node());
        if node.ending().is_some_and(|ending| ending.outcome.reason.can_be_resumed()) {
            node.put_ending_aside();
        }
    }

    /// Notes why the present line cannot be followed any further.
    pub(super) fn lose_the_line(&mut self, error: ImportError) {
        self.break_off(error);
        self.is_lost = true;
    }

    /// Follows nothing up to the next variation that has a place; nothing of the record is lost by that.
    pub(super) fn lose_unfollowed(&mut self) {
        (self.is_lost, self.foul) = (true, None);
    }

    /// Notes why a part of the record is left out.
    pub(super) fn break_off(&mut self, error: ImportError) {
        self.broken_off.get_or_insert(error);
    }

    /// An ending ends the line when nothing follows its place yet, else it is a variation of what follows. Servers
    /// sometimes say it twice.
    pub(super) fn end(&mut self, line: usize, ending: Ending) {
        let id = self.walk.node();
        let can_end = self.can_end(id);
        let node = self.tree.node_mut(id);
        if can_end {
            node.set_ending(Some(ending));
            self.has_ended = true;
            return;
        }
        if self.has_ended {
            if node.ending().is_some_and(|known| known.outcome == ending.outcome) {
                return;
            }
            self.warnings.push(line, WarningKind::SecondEnding);
        }
        node.side_endings_mut().push(ending);
    }

    /// Who made an illegal move just now, which a word about a foul would speak of.
    pub(super) fn fouler(&self) -> Option<Color> {
        match &self.foul {
            Some(foul) => Some(foul.fouler),
            None if self.is_lost => None,
            None => self.tree.node(self.walk.node()).foul().map(|_| self.turn().opponent()),
        }
    }

    /// Who loses by a word about a foul behind an illegal move of `fouler`, and whether the word `blames_side_to_move`.
    /// Many write 反則負け of the move that was made, so the side to move is meant only if it has made one as well.
    pub(super) fn loser(&self, fouler: Color, blames_side_to_move: bool) -> Color {
        let other = fouler.opponent();
        let may_be_other = blames_side_to_move && !self.is_lost && self.has_fouled(other);
        if may_be_other { other } else { fouler }
    }

    /// Whether a move of `player` on the present line is illegal.
    fn has_fouled(&self, player: Color) -> bool {
        let mut position = self.tree.opening().start().clone();
        (1..=self.walk.ply()).filter_map(|ply| self.walk.node_at(ply)).any(|node| {
            let foul = self.tree.node(node).foul();
            let is_his = foul.is_some() && self.tree.mv(node).is_some_and(|mv| position.maker(mv, foul) == player);
            self.tree.advance(node, &mut position);
            is_his
        })
    }

    /// Ends the game by the illegal move that `fouler` made just now. Where it cannot be made, the record is whole
    /// nevertheless.
    pub(super) fn end_by_foul(&mut self, line: usize, fouler: Color, time: Option<MoveTime>) {
        self.keep_foul();
        self.end(line, Ending { outcome: lost_by_foul(fouler), time });
    }

    /// The illegal move ended the game, so that nothing is to be broken off for it.
    pub(super) fn keep_foul(&mut self) {
        let Some(mut foul) = self.foul.take() else { return };
        if let Some(warning) = foul.left_out() {
            self.warnings.push(foul.error.line, warning);
            self.broken_off.take_if(|error| *error == foul.error);
        } else {
            foul.stage = Stage::EndedTheGame;
            self.foul = Some(foul);
        }
    }

    /// The time that the side to move has taken so far.
    pub(super) fn total_before(&self) -> Duration {
        let own_latest = self.walk.ply().checked_sub(1).and_then(|ply| self.walk.node_at(ply));
        let time = own_latest.and_then(|node| self.tree.node(node).time());
        time.map_or(Duration::ZERO, |time| time.total)
    }

    /// Of a position alone a part may be drawn. A game needs both kings, a mating problem at least the one that is to
    /// be mated.
    fn look_for_kings(&mut self) {
        let start = self.tree.opening().start();
        let (turn, line) = (start.turn(), self.start_line);
        let without = Color::ALL.map(|color| start.board().king(color).is_none().then_some(color));
        if self.moves > 0 && without[turn.opponent().index()].is_some() {
            without.into_iter().flatten().for_each(|color| self.warnings.push(line, WarningKind::NoKing(color)));
        }
    }

    pub(super) fn finish(mut self) -> Reading<T> {
        self.settle_foul();
        for &node in &self.left {
            if self.tree.node(node).ending().is_none() && self.tree.has_children(node) {
                self.tree.node_mut(node).set_stops(true);
            }
        }
        self.look_for_kings();
        let opening = self.tree.opening();
        if opening.header.get(HANDICAP).is_none() {
            let line = handicap_line(opening.start());
            self.tree.header_mut().push(HANDICAP, line);
        }
        Reading { tree: self.tree, warnings: self.warnings, broken_off: self.broken_off }
    }
}
