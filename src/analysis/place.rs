//! How a place of a record is told to an engine, beyond illegal moves that no engine would understand.

use crate::engine::Place;
use crate::record::{GameTree, NodeId};
use crate::shogi::{Move, Position};

/// A place of a record, in an engine's terms.
#[must_use]
pub fn place_at(tree: &GameTree, node: NodeId) -> Place {
    let line = tree.path_to(node);
    let last = line.len() - 1;
    place_behind(last, |ply| tree.position_at(line[ply]), |ply| tree.node(line[ply]).mv)
}

/// The place after some moves; `mv` gives the move to each and `position` the result. After an illegal move, which no
/// engine would understand, it starts afresh.
pub(super) fn place_behind(
    ply: usize,
    position: impl Fn(usize) -> Position,
    mv: impl Fn(usize) -> Option<Move>,
) -> Place {
    let place_from =
        |from: usize, number| Place::new(position(from), number, (from + 1..=ply).filter_map(&mv).collect());
    let is_played = |from: usize| place_from(from, 1).moves().len() == ply - from;
    let from = if is_played(0) { 0 } else { (1..=ply).find(|&from| is_played(from)).unwrap_or(ply) };
    place_from(from, u32::try_from(from + 1).unwrap_or(u32::MAX))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_place_is_told_from_the_start_and_behind_an_illegal_move_anew() {
        let mut tree = GameTree::new(Position::even());
        let played = tree.play(GameTree::ROOT, "7g7f".parse().unwrap()).unwrap();
        assert_eq!(place_at(&tree, played), Place::new(Position::even(), 1, vec!["7g7f".parse().unwrap()]));
        let foul = tree.add_judged(played, "3c3e".parse().unwrap());
        let place = place_at(&tree, foul);
        assert!(place.moves().is_empty());
        assert_eq!(place.position(), &tree.position_at(foul));
    }
}
