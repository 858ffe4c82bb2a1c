//! Texts that nobody would write: nothing may panic or take long, and what was read is written and read back.

use std::fmt::Write as _;
use std::time::{Duration, Instant};

use komadai::record::{
    FoulHandling, GameTree, ImportErrorKind, ImportOptions, LineEnd, MAX_IMPORT_BYTES, RecordFormat, TextEncoding,
    import, import_with, kif, losses, to_bytes, write,
};

use rayon::prelude::*;

use crate::dice::Dice;
use crate::outlines::outlines_say_what_trees_say;
use crate::reading::{broken_off, fixture, read};

const SEEDS: [&[u8]; 19] = [
    fixture!("nested_variations.kif"),
    fixture!("even_game_cp932.kif"),
    fixture!("even_game_euc.kif"),
    fixture!("careless_moves.kif"),
    fixture!("endings_as_variations.kif"),
    fixture!("three_pieces_right_lance.kif"),
    fixture!("mating_problem.kif"),
    fixture!("foul_wins.kif"),
    fixture!("foul_in_a_comment.kif"),
    fixture!("foul.csa"),
    fixture!("even_game.ki2"),
    fixture!("words.ki2"),
    fixture!("even_game.csa"),
    fixture!("joined.csa"),
    fixture!("collapsed.csa"),
    fixture!("notes.csa"),
    fixture!("problem.csa"),
    fixture!("nested.jkf"),
    b"position startpos moves 7g7f 3c3d 8h2b+ 3a2b B*4e\n",
];

/// A record with some bytes changed, lines moved about, and pieces cut out.
fn spoilt(dice: &mut Dice) -> Vec<u8> {
    let mut bytes = dice.pick(&SEEDS).to_vec();
    for _ in 0..=dice.below(4) {
        let at = dice.below(bytes.len());
        match dice.below(5) {
            0 => bytes[at] = u8::try_from(dice.below(255)).unwrap() + 1,
            1 => bytes.truncate(at + 1),
            2 => drop(bytes.drain(at..bytes.len().min(at + 12))),
            3 => exchange_lines(&mut bytes, dice),
            _ => {
                let other = dice.pick(&SEEDS);
                let from = dice.below(other.len());
                let piece = &other[from..other.len().min(from + 40)];
                bytes.splice(at..at, piece.iter().copied());
            }
        }
        bytes.push(b'\n');
    }
    bytes
}

fn exchange_lines(bytes: &mut Vec<u8>, dice: &mut Dice) {
    let mut lines: Vec<&[u8]> = bytes.split(|&byte| byte == b'\n').collect();
    let (one, other) = (dice.below(lines.len()), dice.below(lines.len()));
    lines.swap(one, other);
    *bytes = lines.join(&b'\n');
}

fn read_spoilt(texts: u64) {
    (0..texts).into_par_iter().for_each(read_spoilt_one);
}

/// Reads one text, and checks what was read against the laws of all formats.
fn read_spoilt_one(seed: u64) {
    let bytes = spoilt(&mut Dice::new(seed));
    outlines_say_what_trees_say(&bytes);
    let Ok(imported) = import(&bytes) else { return };
    for format in RecordFormat::ALL {
        check_format(&imported.tree, format, seed);
    }
    if imported.format != RecordFormat::Kif {
        return;
    }
    let written = kif::write(&imported.tree);
    let again = import(written.as_bytes()).unwrap_or_else(|error| panic!("seed {seed}: {error}\n{written}"));
    assert!(again.tree == imported.tree, "seed {seed}\n{}\n---\n{written}", String::from_utf8_lossy(&bytes));
    assert_eq!(again.broken_off, None, "seed {seed}\n{written}");
}

/// Checks that what a format holds of a record comes back, and stays the same from then on.
fn check_format(tree: &GameTree, format: RecordFormat, seed: u64) {
    let bytes = |tree: &GameTree| to_bytes(tree, format, TextEncoding::Utf8, LineEnd::Lf).unwrap();
    let once = bytes(tree);
    let text = || String::from_utf8_lossy(&once).into_owned();
    let fouls = if format == RecordFormat::Usi { FoulHandling::KeepAsPlayed } else { FoulHandling::AsTold };
    let import = |bytes: &[u8]| import_with(bytes, ImportOptions { fouls });
    let read = import(&once).unwrap_or_else(|error| panic!("seed {seed}, {format:?}: {error}\n{}", text()));
    assert_eq!((read.broken_off, read.format), (None, format), "seed {seed}\n{}", text());
    let twice = import(&bytes(&read.tree)).unwrap();
    assert!(twice.tree == read.tree, "seed {seed}, {format:?}\n{}", text());
}

#[test]
fn whatever_is_read_of_a_spoilt_record_is_written_and_read_again() {
    read_spoilt(20_000);
}

#[test]
fn a_word_that_only_begins_like_a_foul_ends_a_variation_behind_a_foul_as_itself() {
    read_spoilt_one(649_281);
}

#[test]
fn a_foul_behind_a_foul_that_nobody_noticed_is_written_as_it_was_read() {
    [14_044, 19_930].into_iter().for_each(read_spoilt_one);
}

/// On two cores that others used as well, this took four minutes.
#[test]
#[ignore = "deep: minutes, in release"]
fn whatever_is_read_of_a_million_spoilt_records_is_written_and_read_again() {
    read_spoilt(1_000_000);
}

/// Reads a text and returns the number of moves; fails if it took long.
fn moves_read_in_time(text: &str) -> usize {
    let before = Instant::now();
    let imported = read(text);
    let written = kif::write(&imported.tree);
    assert!(before.elapsed() < Duration::from_secs(20), "{:?}", before.elapsed());
    written.lines().filter(|line| line.contains('(')).count()
}

#[test]
fn a_very_long_game_takes_no_longer_than_its_length() {
    let mut text = String::new();
    for ply in (1..=200_000).step_by(4) {
        _ = writeln!(text, "{ply} 48金(49)\n{} 42金(41)\n{} 49金(48)\n{} 41金(42)", ply + 1, ply + 2, ply + 3);
    }
    assert_eq!(moves_read_in_time(&text), 200_000);
}

#[test]
fn a_great_many_variations_take_no_longer_than_their_number() {
    let mut text = "1 48金(49)\n2 42金(41)\n3 49金(48)\n4 41金(42)\n".repeat(10).to_owned();
    for round in 0..50_000 {
        let (ply, mv) = if round % 2 == 0 { (40, "41玉(51)") } else { (2, "14歩(13)") };
        _ = writeln!(text, "変化：{ply}手\n{ply} {mv}");
    }
    assert!(moves_read_in_time(&text) > 40);
}

#[test]
fn variations_within_variations_a_hundred_thousand_deep_are_read_without_recursion() {
    let moves = ["48金(49)", "42金(41)", "49金(48)", "41金(42)"];
    let sides = ["16歩(17)", "14歩(13)", "17桂(29)", "13桂(21)"];
    let mut text = String::from("1 48金(49)\n");
    for ply in 1..100_000_usize {
        _ = writeln!(text, "変化：{}手\n{} {}", ply + 1, ply + 1, if ply < 3 { sides[ply] } else { moves[ply % 4] });
    }
    moves_read_in_time(&text);
}

#[test]
fn more_moves_than_anybody_plays_end_the_reading() {
    let text = "1 48金(49)\n2 42金(41)\n3 49金(48)\n4 41金(42)\n".repeat(260_000);
    assert!(text.len() < MAX_IMPORT_BYTES);
    let imported = read(&text);
    let (line, kind) = broken_off(&imported).unwrap();
    assert_eq!((line, kind), (1_000_001, ImportErrorKind::TooManyMoves { limit: 1_000_000 }));
}

#[test]
fn a_long_row_of_moves_takes_no_longer_than_its_length() {
    let moves = "▲４八金△４二金▲４九金△４一金".repeat(50_000);
    assert_eq!(moves_read_in_time(&moves), 200_000);
    let csa = "+4948KI,-4142KI,+4849KI,-4241KI,".repeat(50_000);
    assert_eq!(moves_read_in_time(&format!("PI,+,{csa}\n")), 200_000);
    let usi = "4i4h 4a4b 4h4i 4b4a ".repeat(50_000);
    assert_eq!(moves_read_in_time(&format!("position startpos moves {usi}")), 200_000);
}

#[test]
fn long_games_are_written_and_compared_in_every_format_in_time() {
    let tree = read("▲４八金△４二金▲４九金△４一金".repeat(10_000)).tree;
    let before = Instant::now();
    for format in RecordFormat::ALL {
        assert!(!write(&tree, format).is_empty());
        _ = losses(&tree, format);
    }
    assert!(before.elapsed() < Duration::from_secs(20), "{:?}", before.elapsed());
}

#[test]
fn a_hundred_thousand_variations_are_written_as_json_and_read_again() {
    let mut text = "1 48金(49)\n2 42金(41)\n3 49金(48)\n4 41金(42)\n".repeat(25_000);
    for ply in (2..=100_000).rev().step_by(4) {
        _ = writeln!(text, "変化：{ply}手\n{ply} 14歩(13)");
    }
    let tree = read(&text).tree;
    let before = Instant::now();
    assert!(import(write(&tree, RecordFormat::Jkf).as_bytes()).unwrap().tree == tree);
    assert!(before.elapsed() < Duration::from_secs(20), "{:?}", before.elapsed());
}

#[test]
fn a_tree_deeper_than_json_may_be_loses_the_deepest_variations_and_says_so() {
    let mut text = String::from("1 48金(49)\n");
    let moves = ["48金(49)", "42金(41)", "49金(48)", "41金(42)"];
    let sides = ["16歩(17)", "14歩(13)", "17桂(29)", "13桂(21)"];
    for ply in 1..3_000_usize {
        _ = writeln!(text, "{} {}\n変化：{}手\n{} {}", ply + 1, sides[1], ply + 1, ply + 1, moves[ply % 4]);
    }
    let tree = read(&text).tree;
    assert!(import(write(&tree, RecordFormat::Jkf).as_bytes()).unwrap().broken_off.is_none());
    _ = losses(&tree, RecordFormat::Jkf);
}
