//! The bookmarks of a record, one after another: those in variations, too, in the order in which a list of all moves has them.

use super::review_command::Direction;
use crate::record::{GameTree, NodeId};

/// The next bookmark from `here` in that direction, wherever in the record it is.
pub(super) fn next_bookmark(tree: &GameTree, here: NodeId, direction: Direction) -> Option<NodeId> {
    let order = in_order(tree);
    let at = order.iter().position(|&node| node == here)?;
    let is_marked = |node: &&NodeId| tree.node(**node).bookmark().is_some();
    match direction {
        Direction::Forward => order[at + 1..].iter().find(is_marked),
        Direction::Back => order[..at].iter().rev().find(is_marked),
    }
    .copied()
}

/// All places: a line from its start on, and what was tried in place of a move after it and before what followed.
fn in_order(tree: &GameTree) -> Vec<NodeId> {
    let (mut order, mut pending) = (Vec::new(), vec![(GameTree::ROOT, true)]);
    while let Some((node, begins_line)) = pending.pop() {
        order.push(node);
        match tree.continuation(node) {
            Some(next) => pending.push((next, false)),
            // What was tried after an end.
            None => put_off_variations(tree, node, &mut pending),
        }
        if let Some(parent) = tree.parent(node).filter(|_| !begins_line) {
            put_off_variations(tree, parent, &mut pending);
        }
    }
    order
}

fn put_off_variations(tree: &GameTree, place: NodeId, pending: &mut Vec<(NodeId, bool)>) {
    pending.extend(tree.variations(place).iter().rev().map(|&node| (node, true)));
}
