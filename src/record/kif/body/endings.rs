//! The endings of lines: words in the place of a move, and sentences with まで….

use super::super::ending_words;
use super::super::summary::{Summary, unknown_word};
use super::Body;
use crate::record::foul::{Stage, lost_by_foul};
use crate::record::sink::RecordSink;
use crate::record::warning::quoted;
use crate::record::{Ending, MoveTime, NodeId, WarningKind};
use crate::rules::{EndReason, Outcome};

/// Where in the tree an ending was put.
#[derive(Clone, Copy, Debug)]
pub(super) enum EndingPlace {
    /// It ends the line at this node.
    Line(NodeId),
    /// It is one of this node's side endings.
    Side(NodeId, usize),
}

/// Where the first line of the file ends.
#[derive(Clone, Copy, Debug)]
pub(super) struct FirstLine {
    pub(super) end: NodeId,
    pub(super) plies: usize,
}

impl<T: RecordSink> Body<T> {
    /// Takes a word in the place of a move.
    pub(super) fn take_ending(&mut self, line: usize, said: Option<usize>, word: &str, rest: &str) {
        if self.tells_of_foul(word) {
            let time = self.take_time(line, rest, self.replay.total_before());
            return self.end_by_foul(ending_words::blames_side_to_move(word), time);
        }
        // The word stands, whatever a comment before it says: a resignation takes precedence (投了の優先).
        self.replay.settle_foul();
        if self.replay.is_lost() {
            return;
        }
        if ending_words::is_known(word) {
            self.has_known_ending = true;
        } else {
            self.replay.warnings.push(line, WarningKind::UnknownEnding { word: quoted(word) });
        }
        if self.latest_ending.is_some() {
            self.replay.warnings.push(line, WarningKind::SecondEnding);
        }
        if self.latest_ending.is_none() {
            self.compare_number(line, said);
        }
        let time = self.take_time(line, rest, self.replay.total_before());
        let outcome = ending_words::outcome(word, self.replay.walk.position());
        self.put_ending(Ending { outcome, time });
    }

    /// Whether a word in the place of a move says that the illegal move just before it lost the game.
    pub(super) fn tells_of_foul(&self, word: &str) -> bool {
        self.replay.fouler().is_some() && ending_words::is_foul(word)
    }

    /// Whether a sentence says so.
    pub(super) fn summary_tells_of_foul(&self, text: &str) -> bool {
        let Summary { reason, winner, .. } = Summary::of(text);
        let is_of = |fouler| reason == Some(EndReason::IllegalMove) && winner != Some(fouler);
        self.latest_ending.is_none() && self.replay.fouler().is_some_and(is_of)
    }

    /// Ends the game by the illegal move just made, or by an earlier one if the word `blames_side_to_move`. Even if
    /// that cannot be made on the board, the record counts as complete.
    pub(super) fn end_by_foul(&mut self, blames_side_to_move: bool, time: Option<MoveTime>) {
        let Some(fouler) = self.replay.fouler() else { return };
        let loser = self.replay.loser(fouler, blames_side_to_move);
        self.has_known_ending = true;
        // After a foul that is kept, a word in a file could not refer to another one, and without the word there is no
        // time.
        let is_of_another = self.replay.foul.as_ref().is_some_and(|foul| foul.stage == Stage::Impossible);
        let time = time.filter(|_| !is_of_another || self.present_node().foul().is_none());
        self.replay.keep_foul();
        self.put_ending(Ending { outcome: lost_by_foul(loser), time });
    }

    /// Adds an ending: it ends the line if nothing follows its node yet, and is otherwise a variation of what follows.
    fn put_ending(&mut self, ending: Ending) {
        let id = self.replay.walk.node();
        let can_end = self.replay.can_end(id);
        let node = self.replay.tree.node_mut(id);
        if can_end {
            node.set_ending(Some(ending));
            self.latest_ending = Some(EndingPlace::Line(id));
            self.replay.has_ended = true;
        } else {
            node.side_endings_mut().push(ending);
            self.latest_ending = Some(EndingPlace::Side(id, node.side_endings().len() - 1));
        }
    }

    /// Takes a sentence about the end of a line: the line it follows, or the first one if only that has the right
    /// length.
    pub(super) fn take_summary(&mut self, line: usize, text: &str) {
        self.find_who_moved(text);
        if self.summary_tells_of_foul(text) {
            self.end_by_foul(false, None);
        }
        let summary = Summary::of(text);
        let plies = self.replay.walk.ply();
        let is_of_this_line = summary.plies.is_none_or(|said| said == plies);
        if is_of_this_line && summary.outcome(self.replay.walk.position()).is_some() {
            self.replay.settle_foul();
        } else {
            self.settle_foul();
        }
        if self.replay.is_lost() {
            return;
        }
        if let Some(first) = self.first_line.filter(|first| summary.plies == Some(first.plies) && plies != first.plies)
        {
            return self.summarise_first_line(first, &summary);
        }
        if let Some(said) = summary.plies.filter(|&said| !self.counts_moves(said, &summary)) {
            self.replay.warnings.push(line, WarningKind::OtherLength { said, plies });
        }
        if let Some(place) = self.latest_ending {
            self.complete(line, place, text, &summary);
        } else if let Some(outcome) = summary.outcome(self.replay.walk.position()) {
            self.has_known_ending = true;
            self.put_ending(Ending { outcome, time: None });
        } else if !text.ends_with('手') {
            let word = unknown_word(text);
            let is_known = word.is_some_and(ending_words::is_known);
            self.has_known_ending |= is_known;
            if !is_known {
                self.replay.warnings.push(line, WarningKind::UnknownEnding { word: quoted(text) });
            }
            if let Some(word) = word {
                self.put_ending(Ending { outcome: Outcome::undecided(EndReason::Other(word.to_owned())), time: None });
            }
        }
    }

    /// A sentence may be the only one to tell who moved a piece of the side that was not to move: who wins by that foul did
    /// not make it.
    fn find_who_moved(&mut self, text: &str) {
        let Summary { reason, winner, .. } = Summary::of(text);
        let id = self.replay.walk.node();
        let ending = self.replay.tree.node(id).ending();
        let is_of_foul = reason.or(ending.map(|ending| ending.outcome.reason.clone())) == Some(EndReason::IllegalMove);
        if let Some(winner) = winner.filter(|&it| is_of_foul && self.replay.fouler() == Some(it))
            && self.replay.give_to_owner()
            && let Some(ending) = self.replay.tree.node_mut(id).ending_mut()
        {
            ending.outcome = lost_by_foul(winner.opponent());
        }
    }

    /// Whether the number of moves in a sentence fits this line, counted from the first move, from the number of the
    /// diagram, by the numbers before the moves, or including an illegal move that could not be made.
    fn counts_moves(&self, said: usize, summary: &Summary) -> bool {
        let plies = self.replay.walk.ply();
        let before = self.replay.tree.opening().first_number as usize - 1;
        let is_of_foul = summary.reason == Some(EndReason::IllegalMove);
        said == plies || said == plies + before || said + 1 == self.expected_number || is_of_foul && said == plies + 1
    }

    fn complete(&mut self, line: usize, place: EndingPlace, text: &str, summary: &Summary) {
        let outcome = match place {
            EndingPlace::Line(id) => self.replay.tree.node_mut(id).ending_mut().map(|ending| &mut ending.outcome),
            EndingPlace::Side(id, index) => {
                self.replay.tree.node_mut(id).side_endings_mut().get_mut(index).map(|ending| &mut ending.outcome)
            }
        };
        let Some(outcome) = outcome else { return };
        if summary.tells_of_another_end_than(outcome) && self.first_line.is_none() {
            let text = quoted(text);
            self.replay.warnings.push(line, WarningKind::OtherEndInSummary { text });
        }
        if let (Err(winner), Some(ending)) = (summary.complete(outcome), outcome.winner)
            && !self.first_line.is_some_and(|first| self.is_about(first, summary))
        {
            self.replay.warnings.push(line, WarningKind::SummaryDisagrees { summary: winner, ending });
        }
    }

    /// Whether `summary` says about the first line what that line says itself.
    fn is_about(&self, first: FirstLine, summary: &Summary) -> bool {
        let ending = self.replay.tree.node(first.end).ending();
        summary.plies == Some(first.plies) && ending.is_some_and(|ending| ending.outcome.winner == summary.winner)
    }

    /// Completes the first line by a sentence from the end of the file, where some programs put it.
    fn summarise_first_line(&mut self, first: FirstLine, summary: &Summary) {
        self.first_line = None;
        if let Some(outcome) = summary.outcome(&self.replay.tree.position_at(first.end)) {
            self.replay.end_left_line(first.end, Ending { outcome, time: None });
        }
    }
}
