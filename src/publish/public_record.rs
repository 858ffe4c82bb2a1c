//! The public part of a record.

use super::clip;
use crate::record::{GameTree, Header, NodeId};
use crate::shogi::Color;

/// The lines of a header that are published besides the players.
const PUBLIC: [&str; 8] = ["開始日時", "終了日時", "棋戦", "場所", "持ち時間", "手合割", "秒読み", "戦型"];

/// The main line with its times, comments and ending, without variations, arbiter's log or engine analysis.
pub(super) fn public_record(tree: &GameTree) -> GameTree {
    let mut public = GameTree::new(tree.start().clone());
    public.header = header(tree);
    public.first_number = tree.first_number;
    let mut at = GameTree::ROOT;
    copy_node(tree, GameTree::ROOT, &mut public, at);
    for node in tree.main_line().into_iter().skip(1) {
        let Some(next) = tree.node(node).mv.and_then(|mv| follow(tree, node, mv, &mut public, at)) else { break };
        copy_node(tree, node, &mut public, next);
        at = next;
    }
    public
}

fn follow(tree: &GameTree, node: NodeId, mv: crate::shogi::Move, public: &mut GameTree, at: NodeId) -> Option<NodeId> {
    match tree.node(node).foul() {
        None => Some(public.add_judged(at, mv)),
        Some(_) => public.play_foul(at, mv).ok(),
    }
}

fn copy_node(tree: &GameTree, from: NodeId, public: &mut GameTree, to: NodeId) {
    let (old, new) = (tree.node(from), public.node_mut(to));
    new.set_time(old.time());
    new.set_ending(old.ending().cloned());
    if !old.comments().is_empty() {
        *new.comments_mut() = clip::comment(old.comments()).split('\n').collect();
    }
}

fn header(tree: &GameTree) -> Header {
    let mut header = Header::default();
    let sides =
        [false, true].into_iter().flat_map(|is_handicap| Color::ALL.map(|it| Header::player_key(it, is_handicap)));
    let told = PUBLIC.into_iter().chain(sides).map(|key| (key, tree.header.get(key)));
    let ranks = Color::ALL.map(|color| (Header::rank_key(color), tree.header.rank(color)));
    for (key, value) in told.chain(ranks) {
        if let Some(value) = value {
            header.set(key, clip::name(value));
        }
    }
    header
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::record::{LineEnd, RecordFormat, TextEncoding, import, to_bytes};

    #[test]
    fn variations_private_lines_and_what_engines_say_stay_at_home() {
        let file = "先手：Ann\n後手：Bob\n備考：her address\n手数----指手---------消費時間--\n\
            1 ７六歩(77) ( 0:05/00:00:05)\n*a good start\n*対局 評価値 99\n2 ３四歩(33) ( 0:07/00:00:07)\n3 投了\n\n\
            変化：2手\n2 ８四歩(83)\n";
        let tree = import(file.as_bytes()).unwrap().tree;
        let public = public_record(&tree);
        let bytes = to_bytes(&public, RecordFormat::Kif, TextEncoding::Utf8, LineEnd::Lf).unwrap();
        let text = String::from_utf8(bytes).unwrap();
        assert!(text.contains("Ann") && text.contains("a good start") && text.contains("投了"), "{text}");
        assert!(!text.contains("address") && !text.contains("変化"), "{text}");
        assert_eq!(public.main_line().len(), 3);
        assert!(public.log.is_empty());
    }
}
