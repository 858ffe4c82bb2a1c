//! The answer of a plain replay of all games: slow, and with nothing in common with the index.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};
use std::sync::Arc;

use komadai::library::{GameDate, GameFacts, GameFilter, Likeness, MoveTally, Pattern, Query, Sought};
use komadai::library_store::LibraryHit;
use komadai::record::{GameTree, NodeId};
use komadai::shogi::{Color, Setup};

/// The moves with how often they were played, who won, how many moves these games have, and when the latest was played.
pub type Moves = BTreeMap<String, ([u32; 3], u64, Option<GameDate>)>;

/// The hits and the moves that `query` is to find in `games`.
pub fn answer(games: &[(PathBuf, u32, GameTree)], query: &Query) -> (Vec<LibraryHit>, Moves) {
    let (mut hits, mut moves) = (Vec::new(), Moves::new());
    for (path, number, tree) in games {
        if !passes(tree, &query.filter) {
            continue;
        }
        let (main, mut counted) = (tree.main_line(), BTreeSet::new());
        let facts = GameFacts::of(tree);
        for node in nodes(tree) {
            let Some(likeness) = beginning(tree, node, query) else { continue };
            let (ply, is_in_variation) = (tree.ply(node) as u32, !main.contains(&node));
            hits.push(LibraryHit { path: path.as_path().into(), number: *number, is_in_variation, ply });
            let next = main.iter().skip_while(|&&other| other != node).nth(1);
            let Some(mv) = next.and_then(|&next| tree.node(next).mv) else { continue };
            let mv = likeness.mv(mv).to_string();
            if counted.insert(mv.clone()) {
                let winner = facts.winner.map_or(2, |winner| likeness.color(winner).index());
                let (results, plies, latest) = moves.entry(mv).or_default();
                results[winner] += 1;
                *plies += u64::from(facts.plies);
                *latest = (*latest).max(facts.played_on());
            }
        }
    }
    hits.sort_by_key(key);
    (hits, moves)
}

fn key(hit: &LibraryHit) -> (Arc<Path>, u32, bool, u32) {
    (hit.path.clone(), hit.number, hit.is_in_variation, hit.ply)
}

/// All places of a game.
pub fn nodes(tree: &GameTree) -> Vec<NodeId> {
    let (mut open, mut found) = (vec![GameTree::ROOT], Vec::new());
    while let Some(node) = open.pop() {
        found.push(node);
        open.extend(tree.children(node).iter().rev());
    }
    found
}

/// How the board lies at `node`, if it begins there to be as asked for and stays so long enough.
fn beginning(tree: &GameTree, node: NodeId, query: &Query) -> Option<Likeness> {
    let likeness = fits(tree, node, query)?;
    if query.sought != Sought::Games && tree.parent(node).is_some_and(|parent| fits(tree, parent, query).is_some()) {
        return None;
    }
    let further = std::iter::successors(tree.continuation(node), |&next| tree.continuation(next));
    let stays = further.take_while(|&next| fits(tree, next, query).is_some()).count();
    (stays >= query.lasting as usize).then_some(likeness)
}

fn fits(tree: &GameTree, node: NodeId, query: &Query) -> Option<Likeness> {
    if !query.plies.contains(&(tree.ply(node) as u32)) {
        return None;
    }
    let position = tree.position_at(node);
    let is_sought = |likeness: &Likeness| {
        let seen = likeness.setup(position.setup());
        match &query.sought {
            Sought::Games => node == GameTree::ROOT && *likeness == Likeness::SAME,
            Sought::Position(sought) => seen == **sought,
            Sought::Pattern(pattern) => is_like(&seen, pattern),
        }
    };
    query.likeness.all_of().into_iter().find(is_sought)
}

fn is_like(setup: &Setup, pattern: &Pattern) -> bool {
    pattern.matches(setup)
}

fn passes(tree: &GameTree, filter: &GameFilter) -> bool {
    let comments: Vec<&str> = nodes(tree).into_iter().flat_map(|node| tree.node(node).comments().iter()).collect();
    filter.lets_through(&GameFacts::of(tree), &comments.join("\n"))
}

/// The same of an answer of the library.
pub fn moves_of(moves: &[MoveTally]) -> Moves {
    let each = moves.iter().map(|tally| {
        let [black, white] = Color::ALL.map(|color| tally.wins[color.index()]);
        (tally.mv.to_string(), ([black, white, tally.no_result()], tally.plies, tally.latest))
    });
    each.collect()
}
