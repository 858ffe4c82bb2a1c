//! The time each side has used.

use std::time::Duration;

use super::{GameTree, MoveTime, NodeId};
use crate::shogi::Color;

/// Returns the time each side used, Black first, for the moves and the ending of `line`.
#[must_use]
pub fn time_used(tree: &GameTree, line: &[NodeId]) -> [Duration; 2] {
    let mut spent = [Duration::ZERO; 2];
    let mut add = |color: Color, time: Option<MoveTime>| {
        let total = &mut spent[color.index()];
        *total = total.saturating_add(time.map_or(Duration::ZERO, |time| time.spent));
    };
    let movers = tree.movers(line);
    movers.iter().zip(&line[1..]).for_each(|(&mover, &node)| add(mover, tree.node(node).time()));
    let ending = line.last().and_then(|&last| tree.node(last).ending());
    let turn = movers.last().map_or(tree.first_to_move(), |mover| mover.opponent());
    add(turn, ending.and_then(|ending| ending.time));
    spent
}
