//! The part of a comment that is for programs: an engine's analysis, drawn marks, the arbiter's log.
//!
//! In the tree these are fields. In files they are comment lines, since no format has another place for them. Lines
//! become fields and fields become lines here and nowhere else: the reader of a format passes each line to
//! [`GameTree::take_comment_line`], its writer asks for [`GameTree::comment_lines`].

use std::borrow::Cow;

use super::{Analysis, AuditEntry, DrawnMark, GameTree, Node, NodeId};

/// A comment line, by what it is for.
enum Remark {
    Written,
    Engine,
    Drawn(Vec<DrawnMark>),
    Audit(Box<AuditEntry>),
}

impl Remark {
    fn of(line: &str) -> Self {
        if let Some(marks) = DrawnMark::in_line(line) {
            Self::Drawn(marks)
        } else if let Some(entry) = AuditEntry::in_line(line) {
            Self::Audit(Box::new(entry))
        } else if Analysis::is_line(line) {
            Self::Engine
        } else {
            Self::Written
        }
    }
}

/// Turns what a person wrote into comment lines, none of which can be mistaken for what programs write: only engines
/// make evaluations, and only acts make entries in the log.
///
/// ```
/// use komadai::record::prose;
///
/// assert_eq!(prose("#1 of two ideas\n*評価値=99"), ["#1 of two ideas", "評価値=99"]);
/// assert!(prose("").is_empty());
/// ```
#[must_use]
pub fn prose(text: &str) -> Vec<String> {
    let line = |line: &str| match Remark::of(line) {
        Remark::Written => line.to_owned(),
        Remark::Engine | Remark::Drawn(_) | Remark::Audit(_) => as_prose(line),
    };
    if text.is_empty() { Vec::new() } else { text.split('\n').map(line).collect() }
}

fn as_prose(line: &str) -> String {
    line.trim_start_matches(['*', '#', ' ']).to_owned()
}

impl GameTree {
    /// Adds a line of the comment at `id`, as found in a file. The arbiter's log belongs to the record as a whole and
    /// comes before its first move; an entry anywhere else is a comment like any other.
    pub fn take_comment_line(&mut self, id: NodeId, line: String) {
        if line.contains('\n') {
            return line.split('\n').for_each(|line| self.take_comment_line(id, line.to_owned()));
        }
        match Remark::of(&line) {
            Remark::Audit(entry) if id == Self::ROOT => self.log.push(*entry),
            Remark::Audit(_) | Remark::Written => self.node_mut(id).comments_mut().push(&line),
            Remark::Engine => self.node_mut(id).take_engine_line(line),
            Remark::Drawn(marks) => self.node_mut(id).marks_mut().extend(marks),
        }
    }

    /// The comment at `id` as written to files: first what people wrote, then what is for programs.
    pub fn comment_lines(&self, id: NodeId) -> impl Iterator<Item = Cow<'_, str>> {
        let node = self.node(id);
        let log = if id == Self::ROOT { &self.log[..] } else { &[] };
        let engines = node.analyses().iter().flat_map(Analysis::lines).map(String::as_str);
        let plain = node.comments().iter().chain(engines);
        let log = log.iter().map(|entry| Cow::Owned(entry.to_string()));
        let drawn = DrawnMark::line(node.marks()).map(Cow::Owned);
        plain.map(Cow::Borrowed).chain(log).chain(drawn)
    }
}

impl Node {
    fn take_engine_line(&mut self, line: String) {
        let analyses = self.analyses_mut();
        let line = match analyses.last_mut() {
            Some(analysis) => analysis.take(line),
            None => Err(line),
        };
        analyses.extend(line.err().map(Analysis::beginning_with));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::record::Evaluation;
    use crate::shogi::Position;

    fn root_with(lines: &[&str]) -> GameTree {
        let mut tree = GameTree::new(Position::even());
        lines.iter().for_each(|line| tree.take_comment_line(GameTree::ROOT, (*line).to_owned()));
        tree
    }

    fn written(tree: &GameTree) -> Vec<String> {
        tree.comment_lines(GameTree::ROOT).map(Cow::into_owned).collect()
    }

    const ENTRY: &str = "*審判=2026/11/22 14:05:31 | 審判 | time W +60 | late | \
                         42 running 0:12:05/1 0:08:59/1 0/0 | 42 running 0:12:05/1 0:09:59/1 0/0";

    #[test]
    fn each_line_goes_where_it_belongs_and_comes_back_from_there() {
        let lines = ["互角", "*評価値=120", "*読み筋=▲７八金", "#評価値=-8", "* 50 2g2f 8c8d", ENTRY, "*印=G7g,R8h2b"];
        let tree = root_with(&lines);
        let root = tree.node(GameTree::ROOT);
        assert_eq!(root.comments(), ["互角"]);
        let values: Vec<_> = root.analyses().iter().map(Analysis::evaluation).collect();
        assert_eq!(values, [120, -8, 50].map(|points| Some(Evaluation::Points(points))));
        assert_eq!((root.marks().len(), tree.log.len()), (2, 1));
        assert_eq!(written(&tree), lines);
    }

    #[test]
    fn a_second_analysis_begins_where_a_key_stands_again() {
        let tree = root_with(&["*評価値=1", "*深さ=8", "*評価値=2", "*深さ=9", "*読み筋=▲２五歩"]);
        let lengths: Vec<_> = tree.node(GameTree::ROOT).analyses().iter().map(|one| one.lines().len()).collect();
        assert_eq!(lengths, [2, 3]);
    }

    #[test]
    fn what_is_written_is_read_again_as_it_was_whatever_its_order() {
        let orders = [["*印=G7g", "a plan", "*評価値=5"], ["*評価値=5", "*印=G7g", "a plan"]];
        for tree in orders.map(|lines| root_with(&lines)) {
            let lines = written(&tree);
            let again = root_with(&lines.iter().map(String::as_str).collect::<Vec<_>>());
            assert_eq!(again, tree);
        }
    }

    #[test]
    fn an_entry_of_the_log_beside_a_move_is_a_comment() {
        let mut tree = GameTree::new(Position::even());
        let node = tree.play(GameTree::ROOT, "7g7f".parse().unwrap()).unwrap();
        tree.take_comment_line(node, ENTRY.to_owned());
        assert!(tree.log.is_empty());
        assert_eq!(tree.node(node).comments(), [ENTRY]);
    }
}
