//! The writer of JKF records.

use super::MAX_DEPTH;
use super::document::{Amount, MoveData, Place, TimeData, TimeParts, WrittenStep};
use super::initial::{initial, number};
use crate::record::csa::specials;
use crate::record::csa_piece::csa_letters;
use crate::record::notation::{distinguishing_words, may_promote};
use crate::record::walk::Walk;
use crate::record::{Ending, GameTree, MoveTime, NodeId};
use crate::rules::EndReason;
use crate::shogi::{Color, Move, Square};

/// Returns the record as JKF, on one line.
///
/// JKF has no place for bookmarks, for repeated header keys, or for fractions of seconds.
#[must_use]
pub fn write(tree: &GameTree) -> String {
    write_up_to(tree, usize::MAX).unwrap_or_default()
}

/// Like [`write`], unless the text would exceed `limit` bytes: a move takes several times as many as in other formats.
pub(in crate::record) fn write_up_to(tree: &GameTree, limit: usize) -> Option<String> {
    let mut writer = Writer { tree, text: String::from("{\"header\":{"), walk: Walk::starting_from(tree.start()) };
    writer.write_header();
    writer.text += "},\"initial\":";
    writer.text += &json(&initial(tree.start()));
    writer.text += ",\"moves\":[";
    writer.write_move(GameTree::ROOT);
    writer.write_moves(limit);
    writer.text += "]}\n";
    (writer.text.len() <= limit).then_some(writer.text)
}

fn json(value: &impl serde::Serialize) -> String {
    serde_json::to_string(value).expect("plain data with keys of text is always JSON")
}

/// Something still to be written.
enum Task {
    Text(&'static str),
    /// What follows a node on its line.
    Continuation {
        node: NodeId,
        ply: usize,
        depth: usize,
    },
    /// A variation that begins with a move, the first of its line.
    Branch {
        node: NodeId,
        ply: usize,
        depth: usize,
    },
    /// A variation that is an ending: one of the side endings of a node.
    Ending {
        node: NodeId,
        ply: usize,
        index: usize,
    },
}

struct Writer<'a> {
    tree: &'a GameTree,
    text: String,
    walk: Walk,
}

impl Writer<'_> {
    fn write_header(&mut self) {
        let header = &self.tree.header;
        let mut known = std::collections::BTreeSet::new();
        for (key, value) in header.iter().filter(|(key, _)| known.insert(*key)) {
            if !self.text.ends_with('{') {
                self.text.push(',');
            }
            self.text += &format!("{}:{}", json(&key), json(&value));
        }
    }

    /// Writes until nothing is left, or the text exceeds `limit`.
    fn write_moves(&mut self, limit: usize) {
        let mut tasks = vec![Task::Continuation { node: GameTree::ROOT, ply: 0, depth: 0 }];
        while let Some(task) = tasks.pop()
            && self.text.len() <= limit
        {
            match task {
                Task::Text(text) => self.text += text,
                Task::Ending { node, ply, index } => {
                    self.go_to(node, ply);
                    let step = self.ending_step(&self.tree.node(node).side_endings()[index]);
                    self.text += &json(&step);
                }
                Task::Branch { node, ply, depth } => {
                    self.walk.go_back_to(self.tree, ply - 1);
                    self.write_move(node);
                    self.step(node);
                    tasks.push(Task::Continuation { node, ply, depth });
                }
                Task::Continuation { node, ply, depth } => self.write_continuation(node, ply, depth, &mut tasks),
            }
        }
    }

    fn write_continuation(&mut self, node: NodeId, ply: usize, depth: usize, tasks: &mut Vec<Task>) {
        self.go_to(node, ply);
        let (next, forks) = (self.tree.continuation(node), self.forks(node, ply, depth));
        let ending = self.tree.node(node).ending();
        let is_bare = next.is_none() && ending.is_none();
        if is_bare && forks.is_empty() {
            return;
        }
        self.text.push(',');
        match (next, ending) {
            (Some(next), _) => self.write_move(next),
            (None, Some(ending)) => self.text += &json(&self.ending_step(ending)),
            // An entry that is neither a move nor an ending says that the line stops.
            (None, None) => self.text += "{}",
        }
        if let Some(next) = next {
            tasks.push(Task::Continuation { node: next, ply: ply + 1, depth });
        }
        if forks.is_empty() {
            if let Some(next) = next {
                self.step(next);
            }
            return;
        }
        // The object stays open for its variations.
        self.text.pop();
        self.text += if is_bare { "\"forks\":[[" } else { ",\"forks\":[[" };
        tasks.push(Task::Text("]]}"));
        for (index, fork) in forks.into_iter().enumerate().rev() {
            tasks.push(fork);
            if index > 0 {
                tasks.push(Task::Text("],["));
            }
        }
    }

    /// The variations at a node.
    fn forks(&self, node: NodeId, ply: usize, depth: usize) -> Vec<Task> {
        if depth >= MAX_DEPTH {
            return Vec::new();
        }
        let endings = (0..self.tree.node(node).side_endings().len()).map(|index| Task::Ending { node, ply, index });
        let branch = |&node: &NodeId| Task::Branch { node, ply: ply + 1, depth: depth + 1 };
        self.tree.variations(node).iter().map(branch).chain(endings).collect()
    }

    /// Goes to a node after `ply` moves whose parent is on the path walked last.
    fn go_to(&mut self, node: NodeId, ply: usize) {
        if self.walk.ply() != ply || self.walk.node() != node {
            self.walk.go_back_to(self.tree, ply.saturating_sub(1));
            self.step(node);
        }
    }

    fn step(&mut self, id: NodeId) {
        if self.tree.node(id).mv.is_some() {
            self.walk.step(self.tree, id);
        }
    }

    /// Writes the entry of a place: its comment, which goes straight into the text as it may have millions of lines, and
    /// what is known of its move.
    fn write_move(&mut self, id: NodeId) {
        let node = self.tree.node(id);
        let mover = node.mover(self.walk.position());
        let (mv, time) = (node.mv.map(|mv| self.move_data(mv, mover)), node.time().map(time_data));
        let rest = json(&WrittenStep { mv, time, special: None });
        let mut has_comment = false;
        for line in self.tree.comment_lines(id) {
            self.text += if has_comment { "," } else { "{\"comments\":[" };
            self.text += &json(&line);
            has_comment = true;
        }
        match (has_comment, &rest[..]) {
            (false, _) => self.text += &rest,
            (true, "{}") => self.text += "]}",
            (true, _) => {
                self.text += "],";
                self.text += &rest[1..];
            }
        }
    }

    fn ending_step(&self, ending: &Ending) -> WrittenStep {
        let special = match &ending.outcome.reason {
            EndReason::Other(word) if ending.outcome.winner.is_none() => word.clone(),
            _ => {
                let foul = self.tree.node(self.walk.node()).foul();
                specials::word(&ending.outcome, self.walk.position().turn(), foul)
            }
        };
        let time = ending.time.map(time_data);
        WrittenStep { time, special: Some(special), ..WrittenStep::default() }
    }

    fn move_data(&self, mv: Move, mover: Color) -> MoveData<'static> {
        let position = self.walk.position();
        let kind_on = |square| position.board().piece_on(square).map(|piece| piece.kind);
        let place = |square: Square| Place { x: square.file(), y: square.rank() };
        let words = distinguishing_words(position, mv);
        let mut data = MoveData {
            color: Some(number(mover)),
            to: Some(place(mv.to())),
            same: (self.walk.previous_destination() == Some(mv.to())).then_some(true),
            capture: kind_on(mv.to()).map(|kind| csa_letters(kind).into()),
            relative: (!words.is_empty()).then(|| words.chars().map(letter_of_word).collect::<String>().into()),
            ..MoveData::default()
        };
        let kind = match mv {
            Move::Drop { kind, .. } => Some(kind),
            Move::Normal { from, to, promote } => {
                let kind = kind_on(from);
                data.from = Some(place(from));
                data.promote = kind.filter(|&kind| promote || may_promote(position, kind, from, to)).map(|_| promote);
                kind
            }
        };
        data.piece = kind.map(|kind| csa_letters(kind).into());
        data
    }
}

fn time_data(time: MoveTime) -> TimeData {
    let (now, total) = (time.spent.as_secs(), time.total.as_secs());
    let parts = |h: u64, m: u64, s: u64| TimeParts { h: Amount::Whole(h), m: Amount::Whole(m), s: Amount::Whole(s) };
    TimeData {
        now: parts(now / 3600, now / 60 % 60, now % 60),
        total: Some(parts(total / 3600, total / 60 % 60, total % 60)),
    }
}

const fn letter_of_word(word: char) -> char {
    match word {
        '左' => 'L',
        '直' => 'C',
        '右' => 'R',
        '上' => 'U',
        '寄' => 'M',
        '引' => 'D',
        '打' => 'H',
        other => other,
    }
}
