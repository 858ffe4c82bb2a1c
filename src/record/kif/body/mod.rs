//! The moves of a KIF file, with everything between them.
//!
//! The reader walks along the line it read last. 変化：N手 goes back to the position before that line's N-th move. If a
//! line cannot be followed any further, the reader skips ahead to a variation that branches off earlier.

mod endings;
mod moves;

use super::line::Line;
use super::opening::Start;
use crate::record::foul::{Stage, lost_by_foul};
use crate::record::import::{FoulHandling, ImportOptions, Reading};
use crate::record::replay::Replay;
use crate::record::sink::RecordSink;
use crate::record::warning::{Warnings, quoted};
use crate::record::{Ending, Node, NodeId, WarningKind};
use crate::shogi::Square;
use endings::{EndingPlace, FirstLine};

/// Builds the tree from the lines that belong to the moves.
#[derive(Debug)]
pub(super) struct Body<T> {
    replay: Replay<T>,
    /// The destination of the move before the starting position.
    before_start: Option<Square>,
    /// The number that the next move should have.
    expected_number: usize,
    /// The ending that a summary would refer to.
    latest_ending: Option<EndingPlace>,
    /// The end of the first line, once it has been left.
    first_line: Option<FirstLine>,
    /// What is passed over is a variation without a place, which was told.
    passes_over_variation: bool,
    has_known_ending: bool,
}

/// The word that marks fouls in sentences and comments.
const FOUL: &str = "反則";

impl<T: RecordSink> Body<T> {
    pub(super) fn new(start: Start, warnings: Warnings, options: ImportOptions) -> Self {
        Self {
            replay: Replay::new(start.tree, start.line, warnings, options),
            before_start: start.previous_destination,
            expected_number: 1,
            latest_ending: None,
            first_line: None,
            passes_over_variation: false,
            has_known_ending: false,
        }
    }

    /// Makes room for so many moves.
    pub(super) fn reserve(&mut self, moves: usize) {
        self.replay.tree.reserve(moves);
    }

    /// Whether there was a move, or a known word for an ending.
    pub(super) const fn is_record(&self) -> bool {
        self.replay.has_moves() || self.has_known_ending
    }

    pub(super) fn finish(mut self) -> Reading<T> {
        self.settle_foul();
        if self.replay.options.fouls == FoulHandling::AsTold {
            self.end_lines_called_fouls();
        }
        self.replay.finish()
    }

    /// Ends each line whose last move a comment calls a foul, even if the comment is not right behind that move in the
    /// file.
    fn end_lines_called_fouls(&mut self) {
        let tree = &mut self.replay.tree;
        for &id in &self.replay.fouls {
            let node = tree.node(id);
            let is_open_end = node.ending().is_none() && !tree.has_children(id);
            if is_open_end && node.comments().iter().any(|comment| comment.contains(FOUL)) {
                let outcome = lost_by_foul(tree.position_at(id).turn().opponent());
                tree.node_mut(id).set_ending(Some(Ending { outcome, time: None }));
            }
        }
    }

    pub(super) fn take(&mut self, number: usize, line: Line) {
        match line {
            Line::Header(key, value) => self.take_late_header(number, key, value),
            Line::Variation(ply) => self.take_variation(number, ply),
            line if self.replay.is_lost() => self.pass_over(number, line),
            Line::Move { number: said, text, said: moved } => self.take_move(number, said, text, moved),
            Line::Ending { number: said, word, rest } => self.take_ending(number, said, word, rest),
            Line::Summary(text) => self.take_summary(number, text),
            Line::Comment(text) => self.take_comment(text),
            Line::Bookmark(name) => self.take_bookmark(number, name),
            Line::Unknown(text) | Line::BoardRank(text) | Line::Hand(_, text) | Line::DiagramMove(text) => {
                self.replay.warnings.push(number, WarningKind::UnknownLine { text: quoted(text) });
            }
            Line::Turn(said) if said != self.replay.turn() => {
                self.replay.warnings.push(number, WarningKind::OtherTurn { said, turn: self.replay.turn() });
            }
            Line::Nothing | Line::BoardBorder | Line::Turn(_) | Line::MoveTable => {}
        }
    }

    /// Skips a line after the point where the line of play was lost, unless it tells what happened there.
    fn pass_over(&mut self, number: usize, line: Line) {
        match line {
            Line::Ending { number: said, word, rest } if self.tells_of_foul(word) => {
                self.take_ending(number, said, word, rest);
            }
            Line::Summary(text) if self.summary_tells_of_foul(text) => self.take_summary(number, text),
            Line::Comment(text) if self.comment_tells_of_foul(text) => {
                self.take_comment(text);
                self.settle_foul();
            }
            Line::Move { .. } => self.replay.pass_over_move(),
            Line::Ending { .. } => self.replay.foul = None,
            Line::Nothing
            | Line::Comment(_)
            | Line::Bookmark(_)
            | Line::Header(..)
            | Line::BoardRank(_)
            | Line::BoardBorder
            | Line::Hand(..)
            | Line::Turn(_)
            | Line::DiagramMove(_)
            | Line::MoveTable
            | Line::Summary(_)
            | Line::Variation(_)
            | Line::Unknown(_) => {}
        }
    }

    fn take_comment(&mut self, text: &str) {
        let tells = self.comment_tells_of_foul(text);
        if let Some(foul) = &mut self.replay.foul {
            foul.is_told |= tells;
        }
        let node = self.replay.walk.node();
        self.replay.tree.note_comment(node, text);
    }

    /// Whether a comment calls the illegal move before it a foul. If such moves are kept as played, the comment decides
    /// nothing.
    fn comment_tells_of_foul(&self, text: &str) -> bool {
        self.replay.foul.is_some() && self.replay.options.fouls == FoulHandling::AsTold && text.contains(FOUL)
    }

    fn take_late_header(&mut self, number: usize, key: &str, value: &str) {
        if let Err(error) = self.replay.tree.opening().header.must_have_room(number) {
            return self.replay.break_off(error);
        }
        self.replay.warnings.push(number, WarningKind::LateHeader { key: quoted(key) });
        self.replay.tree.header_mut().push(key, value);
    }

    fn take_bookmark(&mut self, number: usize, name: &str) {
        let node = self.present_node();
        if node.bookmark().is_none() {
            node.set_bookmark(Some(name.to_owned()));
        } else {
            self.replay.warnings.push(number, WarningKind::SecondBookmark);
        }
    }

    /// Goes back to where the variation branches off from the line read last.
    fn take_variation(&mut self, number: usize, ply: Option<usize>) {
        self.settle_foul();
        self.replay.leave_line();
        let was_lost = self.replay.is_lost();
        let (ply, plies) = (ply.unwrap_or(0), self.replay.walk.ply());
        self.first_line.get_or_insert(FirstLine { end: self.replay.walk.node(), plies });
        self.latest_ending = None;
        if (1..=plies + 1).contains(&ply) {
            self.replay.go_back_to(ply - 1);
            self.expected_number = ply;
            self.passes_over_variation = false;
            return;
        }
        // Where the line before it broke off, it may have had a place there.
        if !was_lost || self.passes_over_variation {
            self.passes_over_variation = true;
            self.replay.warnings.push(number, WarningKind::VariationNowhere { ply, plies });
        }
        self.replay.lose_unfollowed();
    }

    /// Ends the line by an illegal move if a comment said so.
    fn settle_foul(&mut self) {
        if self.replay.foul.as_ref().is_some_and(|foul| foul.is_told && foul.stage != Stage::EndedTheGame) {
            self.end_by_foul(false, None);
        } else {
            self.replay.settle_foul();
        }
    }

    fn present_node(&mut self) -> &mut Node {
        let node: NodeId = self.replay.walk.node();
        self.replay.tree.node_mut(node)
    }
}
