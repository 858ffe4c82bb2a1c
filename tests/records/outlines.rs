//! An outline says of a record what its tree says, whatever is read.

use komadai::record::{GameTree, ImportError, ImportOptions, Imported, Outline, RecordFormat, games, write};

use crate::random_trees::random_tree;

/// How the line that was played ends: its length, the last position and the outcome.
fn end(tree: &GameTree) -> String {
    let line = tree.main_line();
    let last = *line.last().unwrap();
    format!("{} {} {:?}", line.len() - 1, tree.position_at(last).to_sfen(1), tree.node(last).ending())
}

fn end_of_outline(outline: &Outline) -> String {
    let (plies, position, ending) = outline.end();
    format!("{plies} {} {ending:?}", position.to_sfen(1))
}

fn told<T>(
    game: Result<Imported<T>, ImportError>,
    end: fn(&T) -> String,
    is_handicap: fn(&T) -> bool,
) -> Result<String, ImportError> {
    game.map(|Imported { tree, warnings, broken_off, .. }| {
        // The time of an ending is not told: that needs the times of all moves.
        let end = end(&tree);
        let end = end.split(", time").next().unwrap();
        format!("{end} {} {warnings:?} {broken_off:?}", is_handicap(&tree))
    })
}

/// Compares what the outlines of all games in a file say with what their trees say.
pub fn outlines_say_what_trees_say(bytes: &[u8]) {
    let read = || games(bytes, ImportOptions::default());
    let (Ok(trees), Ok(outlines)) = (read(), read()) else { return };
    let trees: Vec<_> = trees.map(|game| told(game, end, GameTree::is_handicap)).collect();
    let outlines: Vec<_> = outlines.outlines().map(|game| told(game, end_of_outline, Outline::is_handicap)).collect();
    assert_eq!(outlines, trees, "{}", String::from_utf8_lossy(bytes));
}

#[test]
fn the_outline_of_any_record_in_any_format_ends_where_its_tree_ends() {
    for seed in 0..250 {
        let tree = random_tree(seed, 60);
        RecordFormat::ALL.iter().for_each(|&format| outlines_say_what_trees_say(write(&tree, format).as_bytes()));
    }
}
