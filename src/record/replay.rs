//! Puts a tree together move by move, for the formats that name every move whole.

use std::time::Duration;

use super::import::{MAX_MOVES, Reading};
use super::walk::Walk;
use super::warning::Warnings;
use super::{Ending, GameTree, HANDICAP, ImportError, ImportErrorKind, MoveTime, NodeId, WarningKind, handicap_line};
use crate::rules::{EndReason, Outcome};
use crate::shogi::{Color, Move, Position, Setup};

/// A tree and the place in it where the next move goes.
#[derive(Debug)]
pub(super) struct Replay {
    pub(super) tree: GameTree,
    pub(super) walk: Walk,
    pub(super) warnings: Warnings,
    moves: usize,
    /// Whether the present line cannot be followed any further.
    is_lost: bool,
    /// Whether the present line has come to an ending.
    has_ended: bool,
    /// The illegal move at which the line was lost.
    foul: Option<ImportError>,
    broken_off: Option<ImportError>,
}

impl Replay {
    pub(super) fn new(tree: GameTree, warnings: Warnings) -> Self {
        let walk = Walk::starting_from(tree.start());
        Self { tree, walk, warnings, moves: 0, is_lost: false, has_ended: false, foul: None, broken_off: None }
    }

    pub(super) const fn is_lost(&self) -> bool {
        self.is_lost
    }

    /// The number of the move that comes next on the present line.
    pub(super) const fn next_ply(&self) -> usize {
        self.walk.ply() + 1
    }

    /// Whose move comes next.
    pub(super) const fn turn(&self) -> Color {
        self.walk.position().turn()
    }

    /// Goes back until only `ply` moves are made, and follows from there.
    pub(super) fn go_back_to(&mut self, ply: usize) {
        self.walk.go_back_to(ply);
        (self.is_lost, self.has_ended, self.foul) = (false, false, None);
    }

    /// Plays the next move of the present line; `None` when it cannot be followed.
    pub(super) fn play(&mut self, line: usize, mv: Move) -> Option<NodeId> {
        if let Err(kind) = self.judge(mv) {
            let error = kind.at(line);
            self.foul = matches!(error.kind, ImportErrorKind::IllegalMove { .. }).then(|| error.clone());
            self.lose_the_line(error);
            return None;
        }
        self.go_on_after_ending(line);
        let parent = self.walk.node();
        let known = self.tree.children(parent).iter().copied().find(|&child| self.tree.node(child).mv == Some(mv));
        let node = known.unwrap_or_else(|| self.tree.add_judged(parent, mv));
        self.moves += 1;
        self.walk.step(node, mv);
        Some(node)
    }

    fn judge(&self, mv: Move) -> Result<(), ImportErrorKind> {
        if self.moves >= MAX_MOVES {
            return Err(ImportErrorKind::TooManyMoves { limit: MAX_MOVES });
        }
        let illegal = |offence| ImportErrorKind::IllegalMove { ply: self.next_ply(), mv, offence };
        self.walk.position().judge(mv).map_err(illegal)
    }

    /// A move behind an ending makes the ending a variation of itself.
    fn go_on_after_ending(&mut self, line: usize) {
        if std::mem::take(&mut self.has_ended) {
            self.warnings.push(line, WarningKind::MoveAfterEnding);
            let node = self.tree.node_mut(self.walk.node());
            node.side_endings.extend(node.ending.take());
        }
    }

    /// Notes why the present line cannot be followed any further.
    pub(super) fn lose_the_line(&mut self, error: ImportError) {
        self.break_off(error);
        self.is_lost = true;
    }

    /// Notes why a part of the record is left out.
    pub(super) fn break_off(&mut self, error: ImportError) {
        self.broken_off.get_or_insert(error);
    }

    /// An ending ends the line when nothing follows its place yet, else it is a variation of what follows. Servers
    /// sometimes say it twice.
    pub(super) fn end(&mut self, line: usize, ending: Ending) {
        let id = self.walk.node();
        let is_last = self.tree.children(id).is_empty();
        let node = self.tree.node_mut(id);
        if node.ending.is_none() && is_last {
            node.ending = Some(ending);
            self.has_ended = true;
            return;
        }
        if self.has_ended {
            if node.ending.as_ref().is_some_and(|known| known.outcome == ending.outcome) {
                return;
            }
            self.warnings.push(line, WarningKind::MoveAfterEnding);
        }
        node.side_endings.push(ending);
    }

    /// Ends the game by the illegal move at which the line was lost just now, if there is one: the record is whole
    /// after all, though the tree cannot hold the move.
    pub(super) fn end_by_foul(&mut self, time: Option<MoveTime>) {
        let Some(foul) = self.foul.take() else { return };
        if self.broken_off.as_ref() == Some(&foul) {
            self.broken_off = None;
        }
        if let ImportErrorKind::IllegalMove { ply, mv, offence } = foul.kind {
            self.warnings.push(foul.line, WarningKind::FoulLeftOut { ply, mv, offence });
        }
        let outcome = Outcome::won(self.turn().opponent(), EndReason::IllegalMove);
        self.end(foul.line, Ending { outcome, time });
    }

    /// The time that the side to move has taken so far.
    pub(super) fn total_before(&self) -> Duration {
        let own_latest = self.walk.ply().checked_sub(1).and_then(|ply| self.walk.node_at(ply));
        let time = own_latest.and_then(|node| self.tree.node(node).time);
        time.map_or(Duration::ZERO, |time| time.total)
    }

    pub(super) fn finish(mut self) -> Reading {
        if self.tree.header.get(HANDICAP).is_none() {
            self.tree.header.push(HANDICAP, handicap_line(self.tree.start()));
        }
        Reading { tree: self.tree, warnings: self.warnings, broken_off: self.broken_off }
    }
}

/// The position in which a game that is given by `setup` starts, even where no game leads to it.
pub(super) fn composed(setup: Setup, line: usize, warnings: &mut Warnings) -> Result<Position, ImportError> {
    let unplayable = |faults| ImportErrorKind::UnplayableSetup(faults).at(line);
    let (position, odd) = Position::as_composed(setup).map_err(unplayable)?;
    odd.into_iter().for_each(|fault| warnings.push(line, WarningKind::OddSetup(fault)));
    Ok(position)
}
