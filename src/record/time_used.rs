//! The time each side has used.

use std::time::Duration;

use super::{GameTree, MoveTime, NodeId};

/// Returns the time each side used, Black first, for the moves and the ending of `line`: its last total. What the moves
/// took is not added up, because records hold it in whole seconds and their totals in those of the clock.
///
/// Programs that do not know the total at the ending write zero, so that an ending never lessens it.
#[must_use]
pub fn time_used(tree: &GameTree, line: &[NodeId]) -> [Duration; 2] {
    let mut used = time_used_on_moves(tree, line);
    let turn = tree.movers(line).last().map_or(tree.first_to_move(), |mover| mover.opponent());
    let ending = line.last().and_then(|&last| tree.node(last).ending()?.time);
    used[turn.index()] = used[turn.index()].max(ending.map_or(Duration::ZERO, |MoveTime { total, .. }| total));
    used
}

/// The same for the moves alone: whoever resigns, or whose time is up, has thought without moving.
#[must_use]
pub fn time_used_on_moves(tree: &GameTree, line: &[NodeId]) -> [Duration; 2] {
    let mut used = [Duration::ZERO; 2];
    for (mover, &node) in tree.movers(line).iter().zip(&line[1..]) {
        if let Some(time) = tree.node(node).time() {
            used[mover.index()] = time.total;
        }
    }
    used
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::record::import;

    fn used(moves: &str) -> [u64; 2] {
        let tree = import(format!("手合割：平手\n{moves}").as_bytes()).unwrap().tree;
        time_used(&tree, &tree.main_line()).map(|time| time.as_secs())
    }

    #[test]
    fn the_last_total_of_the_record_is_the_time_used() {
        let moves = "1 ７六歩(77) ( 0:01/00:00:01)\n2 ３四歩(33) ( 0:02/00:00:02)\n3 ２六歩(27) ( 0:01/00:00:03)\n";
        assert_eq!(used(moves), [3, 2]);
        assert_eq!(used(&format!("{moves}4 投了 ( 0:05/00:00:08)\n")), [3, 8]);
    }

    #[test]
    fn an_ending_without_a_total_takes_nothing_away() {
        let moves = "1 ７六歩(77) ( 0:01/00:00:01)\n2 ３四歩(33) ( 0:02/00:00:02)\n3 投了 ( 0:00/00:00:00)\n";
        assert_eq!(used(moves), [1, 2]);
    }
}
