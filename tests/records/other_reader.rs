//! Another library, the independent rsshogi, reads the same moves from the same files, and from what is written here.

use std::collections::BTreeMap;

use komadai::record::{GameTree, LineEnd, RecordFormat, TextEncoding, import, to_bytes};
use komadai::shogi::Sfen;
use rsshogi::records::{Record, csa, jkf, kif, usi};

use crate::random_trees::random_tree;
use crate::reading::main_line;
use crate::real_files::files;

/// The other library's reading of a file; `None` if it refuses the file or has no reader for the format.
fn their_record(bytes: &[u8], format: RecordFormat) -> Option<Record> {
    match format {
        RecordFormat::Kif => kif::parse_kif_bytes(bytes).ok(),
        RecordFormat::Ki2 => kif::parse_ki2_bytes(bytes).ok(),
        RecordFormat::Csa | RecordFormat::CsaV3 => csa::parse_csa_bytes(bytes).ok(),
        RecordFormat::Jkf => jkf::parse_jkf_bytes(bytes).ok(),
        RecordFormat::Usi => usi::parse_usi_position(std::str::from_utf8(bytes).ok()?).ok(),
        RecordFormat::Sfen | RecordFormat::Bod => None,
    }
}

/// The start without its move number, and the moves of the main line.
fn their_game(record: &Record) -> (String, String) {
    let start: Sfen = record.init_position_sfen().parse().unwrap();
    let moves: Vec<String> = record.main_moves().map(|entry| entry.mv().to_usi()).collect();
    (Sfen { move_number: 1, ..start }.to_string(), moves.join(" "))
}

fn our_game(tree: &GameTree) -> (String, String) {
    (tree.start().to_sfen(1), main_line(tree))
}

/// How many files both libraries read, and how many only ours does: the other one refuses bookmarks, header lines with
/// the length of the game (手数), wide gaps between moves, and three files of JSON.
#[derive(Debug, Default)]
struct Tally {
    alike: usize,
    refused: usize,
}

#[test]
fn both_libraries_read_the_same_games_from_the_files_of_other_programs() {
    let Some(files) = files() else {
        println!("SKIPPED: there is no ../shared/data beside the project");
        return;
    };
    let mut tallies: BTreeMap<&str, Tally> = BTreeMap::new();
    let mut differing = Vec::new();
    for (path, format) in files {
        let bytes = std::fs::read(&path).unwrap();
        let ours = our_game(&import(&bytes).unwrap().tree);
        let tally = tallies.entry(format.name()).or_default();
        match their_record(&bytes, format).map(|record| their_game(&record)) {
            None => tally.refused += 1,
            Some(theirs) if theirs == ours => tally.alike += 1,
            Some(theirs) => differing.push(format!("{}\n  ours   {ours:?}\n  theirs {theirs:?}", path.display())),
        }
    }
    println!("{tallies:?}");
    assert!(tallies.values().all(|tally| tally.alike > 0), "{tallies:?}");
    assert!(differing.is_empty(), "{} differ:\n{}", differing.len(), differing.join("\n"));
}

/// The tree without what the other library refuses, and without illegal moves, which make it abort the program.
fn without_the_unusual(mut tree: GameTree) -> GameTree {
    let header = std::mem::take(&mut tree.header);
    header.iter().filter(|&(key, _)| key != "手数").for_each(|(key, value)| tree.header.push(key, value));
    tree.first_number = 1;
    let mut open = vec![GameTree::ROOT];
    while let Some(node) = open.pop() {
        tree.node_mut(node).set_bookmark(None);
        let (fouls, others): (Vec<_>, Vec<_>) =
            tree.children(node).iter().partition(|&&child| tree.node(child).foul().is_some());
        fouls.into_iter().for_each(|foul| tree.remove(foul));
        open.extend(others);
    }
    tree
}

#[test]
fn the_other_library_reads_what_is_written_here() {
    let formats = [RecordFormat::Kif, RecordFormat::Ki2, RecordFormat::Csa, RecordFormat::Jkf, RecordFormat::Usi];
    let mut tallies: BTreeMap<&str, Tally> = BTreeMap::new();
    for (seed, format) in (0..200).flat_map(|seed| formats.map(|format| (seed, format))) {
        let tree = without_the_unusual(random_tree(seed, 60));
        let bytes = to_bytes(&tree, format, TextEncoding::Utf8, LineEnd::Lf).unwrap();
        let tally = tallies.entry(format.name()).or_default();
        match their_record(&bytes, format).map(|record| their_game(&record)) {
            None => tally.refused += 1,
            Some(theirs) => {
                assert_eq!(theirs, our_game(&tree), "seed {seed}, {format:?}\n{}", String::from_utf8_lossy(&bytes));
                tally.alike += 1;
            }
        }
    }
    println!("{tallies:?}");
    // It does not know the presets 7_L and 7_R.
    let refused = tallies.iter().filter(|(_, tally)| tally.refused > 0).map(|(name, _)| *name);
    assert_eq!(refused.collect::<Vec<_>>(), ["JKF"]);
}
