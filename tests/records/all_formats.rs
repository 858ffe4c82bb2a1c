//! One record in every format: what a format can hold comes back, and what it cannot hold is reported beforehand.

use komadai::record::{GameTree, Imported, Loss, RecordFormat, import, losses, write};
use komadai::rules::{EndReason, Outcome};
use komadai::shogi::{Handicap, Position};

use crate::random_trees::random_tree;
use crate::reading::{fixture, main_line, outcome, read, sound, usi};

fn again(tree: &GameTree, format: RecordFormat, seed: u64) -> Imported {
    let text = write(tree, format);
    import(text.as_bytes()).unwrap_or_else(|error| panic!("seed {seed}, {format:?}: {error}\n{text}"))
}

/// The main line, as far as `format` can hold it: USI has no word for a foul, so there it ends before that.
fn main_line_in(tree: &GameTree, format: RecordFormat) -> String {
    let mut line = tree.main_line();
    line.pop_if(|last| format == RecordFormat::Usi && tree.node(*last).foul().is_some());
    usi(tree, &line)
}

/// The formats that hold whole games.
fn formats_of_games() -> impl Iterator<Item = RecordFormat> {
    RecordFormat::ALL.into_iter().filter(|format| !format.is_position())
}

fn write_and_read(trees: u64) {
    for (seed, format) in (0..trees).flat_map(|seed| formats_of_games().map(move |format| (seed, format))) {
        let mut tree = random_tree(seed, 60);
        if seed % 10 == 0 {
            // JSON can bring in characters that no text may contain.
            tree.node_mut(GameTree::ROOT).comments_mut().push("\0鳴る");
        }
        let once = again(&tree, format, seed);
        assert_eq!(once.broken_off, None, "seed {seed}, {format:?}");
        assert_eq!(main_line(&once.tree), main_line_in(&tree, format), "seed {seed}, {format:?}");
        assert_eq!(once.tree.start(), tree.start(), "seed {seed}, {format:?}");
        let twice = again(&once.tree, format, seed);
        assert!(twice.tree == once.tree, "seed {seed}, {format:?}:\n{}", write(&once.tree, format));
        assert_eq!(losses(&once.tree, format), [], "seed {seed}, {format:?}");
        assert!(!losses(&tree, format).is_empty() || holds_all_of(&once.tree, &tree), "seed {seed}, {format:?}");
    }
}

/// Whether the trees are equal, except for the order of the header and one added header line.
fn holds_all_of(tree: &GameTree, other: &GameTree) -> bool {
    let (mut one, mut another) = (tree.clone(), other.clone());
    one.header = komadai::record::Header::default();
    another.header = komadai::record::Header::default();
    one == another
}

#[test]
fn what_a_format_holds_of_a_record_comes_back_and_nothing_else_is_lost() {
    write_and_read(250);
}

#[test]
#[ignore = "deep: minutes, in release"]
fn what_a_format_holds_of_ten_thousand_records_comes_back() {
    write_and_read(10_000);
}

#[test]
fn where_a_game_stood_last_comes_back_from_sfen_and_from_a_diagram() {
    let positions = || RecordFormat::ALL.into_iter().filter(|format| format.is_position());
    for (seed, format) in (0..250).flat_map(|seed| positions().map(move |format| (seed, format))) {
        let tree = random_tree(seed, 60);
        let shown = again(&tree, format, seed);
        assert_eq!((shown.broken_off, shown.warnings), (None, vec![]), "seed {seed}, {format:?}");
        let positions: Vec<Position> = tree.main_line().into_iter().rev().map(|node| tree.position_at(node)).collect();
        assert!(positions.contains(shown.tree.start()), "seed {seed}, {format:?}\n{}", write(&tree, format));
    }
}

#[test]
fn a_hand_of_more_pieces_than_any_set_has_is_drawn_and_read_again() {
    let imported = read("sfen 4k4/9/9/9/9/9/9/9/4K4 b 240P101g 1\n");
    for format in [RecordFormat::Kif, RecordFormat::Bod, RecordFormat::Sfen] {
        assert_eq!(losses(&imported.tree, format), [], "{format:?}");
    }
}

#[test]
fn kif_and_jkf_hold_variations_within_variations() {
    let tree = sound(fixture!("nested_variations.kif"));
    assert_eq!(losses(&tree, RecordFormat::Kif), []);
    assert_eq!(losses(&tree, RecordFormat::Jkf), []);
    let variations = |format| losses(&tree, format).iter().any(|loss| matches!(loss, Loss::Variations { .. }));
    assert!(!variations(RecordFormat::Ki2) && variations(RecordFormat::Csa) && variations(RecordFormat::Usi));
}

#[test]
fn what_a_format_cannot_hold_is_told_with_its_number() {
    let tree = sound(fixture!("even_game.kif"));
    let usi = losses(&tree, RecordFormat::Usi);
    let header = |losses: &[Loss]| losses.iter().any(|loss| matches!(loss, Loss::Header { keys } if keys.len() == 6));
    assert!(header(&usi), "{usi:?}");
    assert!(usi.contains(&Loss::Comments { count: 2 }) && usi.contains(&Loss::Bookmarks { count: 1 }), "{usi:?}");
    assert!(usi.contains(&Loss::Endings { count: 1 }), "{usi:?}");
    assert_eq!(losses(&tree, RecordFormat::Sfen), [Loss::Game { moves: 6 }]);
    assert_eq!(losses(&tree, RecordFormat::Bod), [Loss::Game { moves: 6 }]);
    let csa = losses(&tree, RecordFormat::Csa);
    assert!(csa.contains(&Loss::Bookmarks { count: 1 }) && !csa.contains(&Loss::Comments { count: 2 }), "{csa:?}");
}

#[test]
fn positions_come_back_from_sfen_and_from_a_diagram() {
    for handicap in Handicap::ALL {
        let tree = GameTree::new(handicap.position());
        for format in [RecordFormat::Sfen, RecordFormat::Bod] {
            let imported = read(write(&tree, format));
            assert_eq!((imported.format, imported.tree.start()), (format, tree.start()));
            assert_eq!(losses(&tree, format), []);
        }
    }
}

#[test]
fn sfen_and_diagram_show_where_the_game_ended() {
    let tree = sound(fixture!("even_game.kif"));
    let last = tree.position_at(*tree.main_line().last().unwrap());
    assert_eq!(write(&tree, RecordFormat::Sfen), last.to_sfen(7) + "\n");
    let diagram = write(&tree, RecordFormat::Bod);
    assert!(diagram.ends_with("先手番\n手数＝6  △５二金右  まで\n"), "{diagram}");
    assert_eq!(read(diagram).tree.start(), &last);
}

#[test]
fn a_position_command_is_read_in_every_spelling() {
    let start = "lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1";
    for text in [
        "position startpos moves 7g7f 3c3d".to_owned(),
        "startpos moves 7g7f 3c3d\r\n".to_owned(),
        format!("position sfen {start} moves 7g7f 3c3d"),
        format!("\u{FEFF}sfen {start} moves 7g7f 3c3d\n\n"),
        format!("{start} moves 7g7f 3c3d"),
    ] {
        let tree = sound(&text);
        assert_eq!((main_line(&tree).as_str(), tree.start()), ("7g7f 3c3d", &Position::even()), "{text}");
        assert_eq!(write(&tree, RecordFormat::Usi), "position startpos moves 7g7f 3c3d\n");
    }
    let resigned = sound("position startpos moves 7g7f resign");
    let black = komadai::shogi::Color::Black;
    assert_eq!(outcome(&resigned), Some(Outcome::won(black, EndReason::Resignation)));
}
