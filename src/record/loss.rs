//! What a record loses when it is written in a format.
//!
//! The record is written and read again, and what is then missing is lost: no list of what a format can hold could be
//! more exact.

use std::collections::BTreeMap;

use super::encode::{changed_signs, has_a_double};
use super::export::write_readable;
use super::games::MAX_LINES;
use super::import::Reading;
use super::sink::RecordSink;
use super::warning::Warnings;
use super::{
    FoulHandling, GameTree, Header, ImportOptions, MAX_IMPORT_BYTES, MoveTime, NodeId, RecordFormat, TextEncoding,
};

/// Something of a record that a format has no place for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Loss {
    /// Everything but one position.
    Game {
        /// How many moves the game has, with all variations.
        moves: usize,
    },
    /// Another position than the one that the game starts from is read again.
    Start,
    /// The number of the first move, where it is not 1.
    FirstNumber,
    /// Moves by which a line goes on: that of the game, or a variation of which the beginning is kept.
    Moves {
        /// How many.
        count: usize,
    },
    /// Variations, each with all that belongs to it.
    Variations {
        /// How many, counted as in an [`Extent`](super::Extent).
        count: usize,
    },
    /// Lines about the game.
    Header {
        /// Their keys, in order.
        keys: Vec<String>,
    },
    /// Remarks about moves.
    Comments {
        /// At how many places.
        count: usize,
    },
    /// Names of places in the game.
    Bookmarks {
        /// How many.
        count: usize,
    },
    /// Times of moves and endings, or a part of them.
    Times {
        /// Of how many moves and endings.
        count: usize,
    },
    /// How long a side had taken in all, where it is not the sum of its moves.
    Totals {
        /// Of how many moves and endings.
        count: usize,
    },
    /// Fractions of seconds in the times of moves and endings: whole seconds are what records usually hold.
    Fractions {
        /// Of how many moves and endings.
        count: usize,
    },
    /// How lines ended: not at all, or not with the same words.
    Endings {
        /// Of how many lines.
        count: usize,
    },
    /// Signs that are read again as others.
    Signs {
        /// Each of them once.
        signs: String,
    },
    /// Everything: it would be larger than what is read, or could not be read again at all.
    Unreadable,
}

impl Loss {
    /// Whether records usually go without it, so that nobody has to be asked.
    #[must_use]
    pub fn is_customary(&self) -> bool {
        match self {
            Self::Fractions { .. } => true,
            // They look alike, and Windows has but one of both.
            Self::Signs { signs } => signs.chars().all(has_a_double),
            Self::Game { .. }
            | Self::Start
            | Self::FirstNumber
            | Self::Moves { .. }
            | Self::Variations { .. }
            | Self::Header { .. }
            | Self::Comments { .. }
            | Self::Bookmarks { .. }
            | Self::Times { .. }
            | Self::Totals { .. }
            | Self::Endings { .. }
            | Self::Unreadable => false,
        }
    }
}

/// The tree may hold moves that no rule allows.
const EVERYTHING: ImportOptions = ImportOptions { fouls: FoulHandling::KeepAsPlayed };

/// What is lost when `tree` is written in `format`; empty when the same record is read again.
#[must_use]
pub fn losses(tree: &GameTree, format: RecordFormat) -> Vec<Loss> {
    losses_stored(tree, format, TextEncoding::Utf8)
}

/// The same where the text is stored in `encoding`. A sign that it has no place for at all is no loss: then nothing is
/// written.
#[must_use]
pub fn losses_stored(tree: &GameTree, format: RecordFormat, encoding: TextEncoding) -> Vec<Loss> {
    let moves = tree.extent().moves;
    if format.is_position() && moves > 0 {
        return vec![Loss::Game { moves }];
    }
    let Some(text) = write_readable(tree, format).filter(|text| !is_too_large(text)) else {
        return vec![Loss::Unreadable];
    };
    let Ok(Reading { tree: again, .. }) = GameTree::reader(format)(&text, Warnings::default(), EVERYTHING) else {
        return vec![Loss::Unreadable];
    };
    let signs = changed_signs(&text, encoding);
    let signs = (!signs.is_empty()).then_some(Loss::Signs { signs });
    // It may take as much room as both trees.
    drop(text);
    compare(tree, &again).into_iter().chain(signs).collect()
}

/// Whether it is not read again, whatever ends its lines.
fn is_too_large(text: &str) -> bool {
    let lines = text.bytes().filter(|&byte| byte == b'\n').count();
    lines > MAX_LINES || text.len() + lines > MAX_IMPORT_BYTES
}

fn compare(tree: &GameTree, again: &GameTree) -> Vec<Loss> {
    let mut found = Vec::new();
    if tree.start() != again.start() {
        found.push(Loss::Start);
    }
    if tree.first_number != again.first_number {
        found.push(Loss::FirstNumber);
    }
    let keys = missing_keys(&tree.header, &again.header);
    if !keys.is_empty() {
        found.push(Loss::Header { keys });
    }
    let counts = Counts::of(tree, again);
    let Counts { moves, variations, comments, bookmarks, times, totals, fractions, endings } = counts;
    let counted = [
        (moves, Loss::Moves { count: moves }),
        (variations, Loss::Variations { count: variations }),
        (comments, Loss::Comments { count: comments }),
        (bookmarks, Loss::Bookmarks { count: bookmarks }),
        (times, Loss::Times { count: times }),
        (totals, Loss::Totals { count: totals }),
        (fractions, Loss::Fractions { count: fractions }),
        (endings, Loss::Endings { count: endings }),
    ];
    found.extend(counted.into_iter().filter(|&(count, _)| count > 0).map(|(_, loss)| loss));
    found
}

/// The keys of the lines that are missing. A player's name may stand under either of the keys for it.
fn missing_keys(header: &Header, again: &Header) -> Vec<String> {
    let plain = |key: &str| match key {
        "下手" => "先手".to_owned(),
        "上手" => "後手".to_owned(),
        other => other.to_owned(),
    };
    let mut left: BTreeMap<(String, String), usize> = BTreeMap::new();
    for (key, value) in again.iter() {
        *left.entry((plain(key), value.to_owned())).or_default() += 1;
    }
    let mut is_missing = |key: &str, value: &str| match left.get_mut(&(plain(key), value.to_owned())) {
        Some(count @ 1..) => {
            *count -= 1;
            false
        }
        Some(_) | None => !value.trim().is_empty(),
    };
    header.iter().filter(|(key, value)| is_missing(key, value)).map(|(key, _)| key.to_owned()).collect()
}

#[derive(Default)]
struct Counts {
    moves: usize,
    variations: usize,
    comments: usize,
    bookmarks: usize,
    times: usize,
    totals: usize,
    fractions: usize,
    endings: usize,
}

impl Counts {
    /// Compares node by node. What belongs to a variation that is missing is not counted by itself, but for the variations
    /// within it.
    fn of(tree: &GameTree, again: &GameTree) -> Self {
        let mut counts = Self::default();
        let mut pairs = vec![(GameTree::ROOT, GameTree::ROOT)];
        while let Some((one, other)) = pairs.pop() {
            counts.compare_nodes(tree, one, again, other);
            for &child in tree.children(one) {
                let mv = tree.node(child).mv;
                match again.children(other).iter().find(|&&known| again.node(known).mv == mv) {
                    Some(&known) => pairs.push((child, known)),
                    None => counts.miss(tree, one, child),
                }
            }
        }
        counts
    }

    /// `child` and all behind it is missing: the rest of the line of `parent`, or a variation.
    fn miss(&mut self, tree: &GameTree, parent: NodeId, child: NodeId) {
        if tree.continuation(parent) == Some(child) {
            self.moves += tree.line_through(child).len() - tree.ply(child);
        } else {
            self.variations += 1;
        }
        self.variations += tree.extent_from(child).variations;
    }

    fn compare_nodes(&mut self, tree: &GameTree, one: NodeId, again: &GameTree, other: NodeId) {
        let (node, found) = (tree.node(one), again.node(other));
        let is_same = || tree.comment_lines(one).eq(again.comment_lines(other));
        self.comments += usize::from(!is_same() && comment(tree, one) != comment(again, other));
        let [named, found_name] = [node, found].map(|node| node.bookmark().map(str::trim));
        self.bookmarks += usize::from(named.is_some() && named != found_name);
        self.compare_times(node.time(), found.time());
        self.variations += node.side_endings().len().saturating_sub(found.side_endings().len());
        let endings = || {
            let side = node.side_endings().iter().zip(found.side_endings());
            node.ending().into_iter().zip(found.ending()).chain(side)
        };
        self.endings += endings().filter(|(one, other)| one.outcome != other.outcome).count();
        self.endings += usize::from(node.ending().is_some() && found.ending().is_none());
        self.endings += usize::from(node.stops() && again.continuation(other).is_some());
        endings().for_each(|(one, other)| self.compare_times(one.time, other.time));
    }

    fn compare_times(&mut self, one: Option<MoveTime>, other: Option<MoveTime>) {
        let secs = |time: Option<MoveTime>| time.map(|time| time.spent.as_secs());
        match one {
            None => {}
            Some(_) if one == other => {}
            Some(time) if secs(one) == secs(other) && has_fractions(time) => self.fractions += 1,
            Some(_) if secs(one) == secs(other) => self.totals += 1,
            Some(_) => self.times += 1,
        }
    }
}

/// Everything that is said at a place, as one text: where a comment breaks into lines is no matter.
fn comment(tree: &GameTree, id: NodeId) -> String {
    tree.comment_lines(id).collect::<Vec<_>>().join("\n")
}

const fn has_fractions(time: MoveTime) -> bool {
    time.spent.subsec_nanos() > 0 || time.total.subsec_nanos() > 0
}
