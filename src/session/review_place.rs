//! What the screen asks of a place in every frame, worked out once on arrival.

use std::time::Duration;

use super::bookmarks::next_bookmark;
use super::review_command::{Direction, Waypoint};
use crate::record::{GameTree, MoveTime, NodeId};
use crate::shogi::{Color, Position};

/// What is known about the place being viewed. It is computed on arrival and on changes to the record, because it takes
/// a pass over all moves of the line, while the screen asks for it every frame.
#[derive(Clone, Debug)]
pub(super) struct ReviewPlace {
    pub(super) position: Position,
    /// The position before the move that led here.
    pub(super) before: Option<Position>,
    /// The time each side had used up, indexed by [`Color::index`].
    pub(super) used: [Option<MoveTime>; 2],
    /// The waypoints that exist, by direction.
    pub(super) waypoints: Vec<(Waypoint, Direction)>,
    /// Whether it is on a variation.
    pub(super) is_on_variation: bool,
}

impl ReviewPlace {
    /// The place after `ply` moves of `line`.
    pub(super) fn on(tree: &GameTree, line: &[NodeId], ply: usize) -> Self {
        let before = ply.checked_sub(1).map(|ply| tree.position_at(line[ply]));
        Self {
            position: tree.node(line[ply]).after(before.as_ref().unwrap_or_else(|| tree.start())),
            before,
            used: used(tree, line, ply),
            waypoints: waypoints(tree, line, ply),
            is_on_variation: !tree.main_line().starts_with(&line[..=ply]),
        }
    }
}

/// The time each side had used up after `ply` moves of `line`, as far as the record says: none before its first move, where
/// its time is told later. Where no move took any time, nobody kept it, whatever a program has written.
fn used(tree: &GameTree, line: &[NodeId], ply: usize) -> [Option<MoveTime>; 2] {
    const NONE: MoveTime = MoveTime { spent: Duration::ZERO, total: Duration::ZERO };
    let times: Vec<Option<MoveTime>> = line[1..].iter().map(|&node| tree.node(node).time()).collect();
    if times.iter().flatten().all(|time| time.total.is_zero()) {
        return [None; 2];
    }
    let movers = tree.movers(line);
    Color::ALL.map(|color| {
        let of_color =
            |(index, time): (usize, &Option<MoveTime>)| Some((index, (*time)?)).filter(|_| movers[index] == color);
        let times: Vec<(usize, MoveTime)> = times.iter().enumerate().filter_map(of_color).collect();
        let so_far = times.iter().rev().find(|(index, _)| *index < ply).map(|(_, time)| *time);
        so_far.or_else(|| times.first().map(|_| NONE))
    })
}

fn waypoints(tree: &GameTree, line: &[NodeId], ply: usize) -> Vec<(Waypoint, Direction)> {
    let all = [Waypoint::Branch, Waypoint::Comment, Waypoint::Bookmark]
        .into_iter()
        .flat_map(|waypoint| [Direction::Forward, Direction::Back].map(|direction| (waypoint, direction)));
    let is_there = |&(waypoint, direction): &(Waypoint, Direction)| match waypoint {
        Waypoint::Branch | Waypoint::Comment => seek(tree, line, ply, waypoint, direction).is_some(),
        Waypoint::Bookmark => next_bookmark(tree, line[ply], direction).is_some(),
    };
    all.filter(is_there).collect()
}

/// The ply of the next waypoint on `line` in that direction.
pub(super) fn seek(
    tree: &GameTree,
    line: &[NodeId],
    ply: usize,
    waypoint: Waypoint,
    direction: Direction,
) -> Option<usize> {
    let is_there = |&ply: &usize| is_waypoint(tree, line[ply], waypoint);
    match direction {
        Direction::Forward => (ply + 1..line.len()).find(is_there),
        Direction::Back => (0..ply).rev().find(is_there),
    }
}

fn is_waypoint(tree: &GameTree, node: NodeId, waypoint: Waypoint) -> bool {
    match waypoint {
        Waypoint::Branch => tree.parent(node).is_some_and(|parent| tree.children(parent).len() > 1),
        Waypoint::Comment => tree.node(node).is_commented(),
        Waypoint::Bookmark => tree.node(node).bookmark().is_some(),
    }
}
