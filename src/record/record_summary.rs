//! What a list of records shows about each, and how records with a given position are found.

use std::hash::{DefaultHasher, Hash, Hasher};

use super::{GameTree, ImportOptions, NodeId, folded, games};
use crate::rules::Outcome;
use crate::shogi::{Color, Position};

/// What a list of records shows about one of them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RecordSummary {
    /// The players' names, Black's first.
    pub players: [Option<String>; 2],
    /// 棋戦
    pub event: Option<String>,
    /// When it was played, as written in the record.
    pub date: Option<String>,
    /// The number of moves played.
    pub plies: usize,
    /// How the game ended.
    pub outcome: Option<Outcome>,
    /// Whether the players are 上手 and 下手.
    pub is_handicap: bool,
    /// The positions of the main line, in ascending order.
    positions: Box<[Fingerprint]>,
    /// The other games of its file.
    pub further: Vec<RecordSummary>,
}

/// Identifies a position, including hands and side to move: two positions share a fingerprint once in some 10^19 cases.
/// Valid for one run of the program only.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Fingerprint(u64);

impl Fingerprint {
    /// The fingerprint of `position`.
    #[must_use]
    pub fn of(position: &Position) -> Self {
        let mut hasher = DefaultHasher::new();
        position.key().hash(&mut hasher);
        Self(hasher.finish())
    }
}

impl RecordSummary {
    /// Summarizes `tree`.
    #[must_use]
    pub fn of(tree: &GameTree) -> Self {
        let line = tree.main_line();
        Self {
            players: Color::ALL.map(|color| tree.header.player(color).map(str::to_owned)),
            event: tree.header.event().map(str::to_owned),
            date: tree.header.date().map(str::to_owned),
            plies: line.len() - 1,
            outcome: line.last().and_then(|&last| tree.node(last).ending()).map(|end| end.outcome.clone()),
            is_handicap: tree.is_handicap(),
            positions: fingerprints(tree),
            further: Vec::new(),
        }
    }

    /// Summarizes a file by its first game; `None` if that cannot be read.
    #[must_use]
    pub fn of_file(bytes: &[u8]) -> Option<Self> {
        let mut games = games(bytes, ImportOptions::default()).ok()?;
        let first = games.next()?.ok()?;
        let further = games.filter_map(Result::ok).map(|game| Self::of(&game.tree)).collect();
        Some(Self { further, ..Self::of(&first.tree) })
    }

    /// Whether the position occurred in this game or another of the file.
    #[must_use]
    pub fn contains(&self, position: Fingerprint) -> bool {
        self.positions.binary_search(&position).is_ok() || self.further.iter().any(|game| game.contains(position))
    }

    /// The first node on the main line of `tree` with that position.
    #[must_use]
    pub fn place_of(tree: &GameTree, position: Fingerprint) -> Option<NodeId> {
        line_of(tree).find(|(_, there)| *there == position).map(|(node, _)| node)
    }

    /// Whether `words`, [folded], occur in a name, the event or the date, of this game or another of the file.
    #[must_use]
    pub fn mentions(&self, words: &str) -> bool {
        let told = self.players.iter().chain([&self.event, &self.date]).flatten();
        told.into_iter().any(|text| folded(text).contains(words))
            || self.further.iter().any(|game| game.mentions(words))
    }
}

fn fingerprints(tree: &GameTree) -> Box<[Fingerprint]> {
    let mut found: Vec<Fingerprint> = line_of(tree).map(|(_, position)| position).collect();
    found.sort_unstable();
    found.into_boxed_slice()
}

/// The nodes of the main line, with their positions.
fn line_of(tree: &GameTree) -> impl Iterator<Item = (NodeId, Fingerprint)> {
    let mut position = tree.start().clone();
    tree.main_line().into_iter().map(move |node| {
        position = tree.node(node).after(&position);
        (node, Fingerprint::of(&position))
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::record::import;

    #[test]
    fn a_summary_knows_who_played_how_it_ended_and_what_stood_on_the_board() {
        let text =
            "開始日時：2026/11/15\n棋戦：Club Cup\n先手：佐藤\n後手：Suzuki\n1 ７六歩(77)\n2 ３四歩(33)\n3 投了\n";
        let tree = import(text.as_bytes()).unwrap().tree;
        let summary = RecordSummary::of(&tree);
        assert_eq!((summary.plies, summary.outcome.as_ref().and_then(|it| it.winner)), (2, Some(Color::White)));
        for words in ["佐藤", "suzuki", "club", "2026"] {
            assert!(summary.mentions(words), "{words}");
        }
        assert!(!summary.mentions("tanaka"));
        let both = RecordSummary::of_file([text, "\n棋戦：Other Cup\n先手：田中\n1 ２六歩(27)\n"].concat().as_bytes())
            .unwrap();
        assert!(both.mentions("佐藤") && both.mentions("田中") && both.further.len() == 1 && both.plies == 2);
        assert!(both.contains(Fingerprint::of(&Position::even().after("2g2f".parse().unwrap()))));
        let (line, elsewhere) = (tree.main_line(), Position::even().after("2g2f".parse().unwrap()));
        assert!(line.iter().all(|&node| summary.contains(Fingerprint::of(&tree.position_at(node)))));
        assert!(!summary.contains(Fingerprint::of(&elsewhere)));
    }
}
