//! Shorthand for what the tests look at.

use komadai::record::{GameTree, ImportErrorKind, Imported, NodeId, WarningKind, import};
use komadai::rules::Outcome;

/// The bytes of a file in `data`.
macro_rules! fixture {
    ($name:literal) => {
        include_bytes!(concat!("data/", $name)).as_slice()
    };
}
pub(crate) use fixture;

/// Reads a record that may be odd.
pub fn read(bytes: impl AsRef<[u8]>) -> Imported {
    import(bytes.as_ref()).unwrap()
}

/// Reads a record without any oddities.
pub fn sound(bytes: impl AsRef<[u8]>) -> GameTree {
    let imported = read(bytes);
    assert_eq!((imported.warnings, imported.broken_off), (Vec::new(), None));
    imported.tree
}

/// The line and the kind of each warning.
pub fn warnings(imported: &Imported) -> Vec<(usize, WarningKind)> {
    imported.warnings.iter().map(|warning| (warning.line, warning.kind.clone())).collect()
}

/// The line on which the record breaks off, and why.
pub fn broken_off(imported: &Imported) -> Option<(usize, ImportErrorKind)> {
    imported.broken_off.clone().map(|error| (error.line, error.kind))
}

/// The moves of a line in USI notation, separated by spaces.
pub fn usi(tree: &GameTree, line: &[NodeId]) -> String {
    let moves: Vec<String> = line.iter().filter_map(|&node| tree.node(node).mv).map(|mv| mv.to_string()).collect();
    moves.join(" ")
}

/// The moves of the main line.
pub fn main_line(tree: &GameTree) -> String {
    usi(tree, &tree.main_line())
}

/// The node at the end of the main line.
pub fn last(tree: &GameTree) -> NodeId {
    *tree.main_line().last().unwrap()
}

/// The outcome of the main line.
pub fn outcome(tree: &GameTree) -> Option<Outcome> {
    tree.node(last(tree)).ending().map(|ending| ending.outcome.clone())
}

/// Every line of the tree from its first move to its end, in the order of the tree.
pub fn all_lines(tree: &GameTree) -> Vec<String> {
    let mut lines = Vec::new();
    let mut open = vec![GameTree::ROOT];
    while let Some(node) = open.pop() {
        let children = tree.children(node);
        if children.is_empty() || tree.node(node).ending().is_some() {
            lines.push(usi(tree, &tree.path_to(node)));
        }
        open.extend(children.iter().rev());
    }
    lines
}
