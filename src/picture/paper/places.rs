//! Choosing the positions for the diagrams of a handout.

use crate::record::{GameTree, NodeId};

/// The default number of moves between diagrams.
pub const USUAL_DISTANCE: u32 = 20;

/// Returns every `distance`-th node of the main line, and the last one. `distance` is at least 1.
#[must_use]
pub fn places_every(tree: &GameTree, distance: usize) -> Vec<NodeId> {
    let line = tree.main_line();
    let moves = line.len() - 1;
    let is_chosen = |ply: usize| ply == moves || (ply > 0 && ply.is_multiple_of(distance));
    (0..).zip(line).filter(|&(ply, _)| is_chosen(ply)).map(|(_, node)| node).collect()
}

/// Returns the nodes that have a bookmark or a comment, including those in variations, in the order of the record: a
/// variation comes after everything that was played.
#[must_use]
pub fn noted_places(tree: &GameTree) -> Vec<NodeId> {
    let is_noted = |node: &NodeId| tree.node(*node).bookmark().is_some() || tree.node(*node).is_commented();
    let mut waiting = vec![GameTree::ROOT];
    let mut found = Vec::new();
    while let Some(node) = waiting.pop() {
        found.extend(Some(node).filter(is_noted));
        // What is to come first is pushed last.
        waiting.extend(tree.children(node).iter().rev());
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::shogi::Position;

    fn game(moves: &[&str]) -> GameTree {
        let mut tree = GameTree::new(Position::even());
        let mut node = GameTree::ROOT;
        for mv in moves {
            node = tree.play(node, mv.parse().unwrap()).unwrap();
        }
        tree
    }

    #[test]
    fn diagrams_stand_at_even_distances_and_at_the_end() {
        let moves = ["7g7f", "3c3d", "2g2f", "8c8d", "2f2e"];
        let plies = |count: usize, distance: usize| -> Vec<usize> {
            let tree = game(&moves[..count]);
            places_every(&tree, distance).into_iter().map(|node| tree.ply(node)).collect()
        };
        assert_eq!(plies(5, 2), [2, 4, 5]);
        assert_eq!(plies(4, 2), [2, 4]);
        assert_eq!(plies(0, 20), [0]);
    }

    #[test]
    fn places_with_a_bookmark_or_a_comment_of_a_person_are_found_in_variations_too() {
        let mut tree = game(&["7g7f", "3c3d", "2g2f"]);
        let line = tree.main_line();
        let aside = tree.play(line[1], "8c8d".parse().unwrap()).unwrap();
        tree.node_mut(line[3]).set_bookmark(Some(String::new()));
        *tree.node_mut(line[2]).comments_mut() = ["*engine 0"].iter().collect();
        *tree.node_mut(aside).comments_mut() = ["better"].iter().collect();
        assert_eq!(noted_places(&tree), [line[3], aside]);
    }
}
