//! What is printed holds the whole record, in order and within the page.

use std::collections::BTreeMap;
use std::time::Duration;

use komadai::picture::paper::{Exhibit, PaperNotation, PaperWords, handout, score_sheet};
use komadai::picture::{Coordinates, Diagram, Drawing, Shape, Turn};
use komadai::record::notation::WesternStyle;
use komadai::record::{FoulHandling, GameTree, ImportOptions, MoveTime, import_with};
use komadai::shogi::Position;
use komadai::text::{Language, Text};

use crate::dice::random_game;
use crate::drawings::stays_on_paper;

/// A random game of this many moves, each of which took a minute if there are times at all.
fn game(number: usize, plies: usize, has_times: bool) -> GameTree {
    let times: Times = if has_times { |ply| Some((61, ply as u64 / 2 * 61 + 61)) } else { |_| None };
    timed_game(number, plies, times)
}

/// The time at a ply, in seconds: for the move, and in total.
type Times = fn(usize) -> Option<(u64, u64)>;

/// A random game with these times.
fn timed_game(number: usize, plies: usize, times: Times) -> GameTree {
    let mut tree = GameTree::new(Position::even());
    let mut node = GameTree::ROOT;
    for (ply, (_, mv)) in random_game(Position::even(), number, plies).enumerate() {
        let Some(mv) = mv else { break };
        node = tree.add_judged(node, mv);
        let time = times(ply).map(|(spent, total)| (Duration::from_secs(spent), Duration::from_secs(total)));
        tree.node_mut(node).set_time(time.map(|(spent, total)| MoveTime { spent, total }));
    }
    tree
}

fn words() -> PaperWords {
    PaperWords {
        title: "棋譜".to_owned(),
        sides: ["先手", "後手"].map(str::to_owned),
        facts: [("場所", "大阪"), ("備考", ""), ("持ち時間", "各15分、切れたら1手30秒")]
            .map(|(label, value)| (label.to_owned(), value.to_owned()))
            .to_vec(),
        columns: ["手数", "指し手", "消費", "累計"].map(str::to_owned),
        ending: "まで先手の勝ち（連続王手の千日手）".to_owned(),
        address: String::new(),
    }
}

fn names(pages: &[Drawing]) -> Vec<String> {
    let parts = pages.iter().flat_map(|page| &page.parts).filter(|part| !part.name.is_empty());
    parts.map(|part| part.name.clone()).collect()
}

#[test]
fn a_score_sheet_has_every_move_once_and_in_order_and_then_the_ending() {
    for (number, plies) in [0, 1, 3, 40, 118, 119, 120, 121, 158, 160, 161, 162, 400].into_iter().enumerate() {
        let has_times = number % 2 == 0;
        let tree = game(number, plies, has_times);
        for notation in [PaperNotation::Japanese, PaperNotation::Digits, PaperNotation::Western(WesternStyle::Hosking)]
        {
            let pages = score_sheet(&tree, notation, &words());
            let names = names(&pages);
            let moves = tree.main_line().len() - 1;
            assert_eq!(names.len(), moves + 1, "the moves and the ending");
            assert_eq!(names[moves], words().ending);
            for (number, name) in (1..).zip(&names[..moves]) {
                let side = if number % 2 == 1 { '☗' } else { '☖' };
                assert!(name.starts_with(&format!("{number} {side}")), "{name}");
            }
            assert!(pages.iter().all(stays_on_paper));
        }
    }
}

#[test]
fn on_paper_a_move_of_the_opponents_piece_bears_the_mark_of_who_made_it() {
    let options = ImportOptions { fouls: FoulHandling::KeepAsPlayed };
    for text in ["V2.2\nPI\n+\n+7776FU\n-2726FU\n", "position startpos moves 7g7f 2g2f"] {
        let tree = import_with(text.as_bytes(), options).unwrap().tree;
        let last = *tree.main_line().last().unwrap();
        for (notation, wanted) in [
            (PaperNotation::Japanese, "☖２六歩"),
            (PaperNotation::Digits, "☖２６歩"),
            (PaperNotation::Western(WesternStyle::Hodges), "☖P-2f"),
        ] {
            let pages = score_sheet(&tree, notation, &words());
            assert_eq!(names(&pages)[1], format!("2 {wanted}"), "{text}");
            let exhibit = Exhibit::at(&tree, last, notation, &Text::new(Language::English));
            assert!(exhibit.caption.contains(wanted), "{}", exhibit.caption);
            let diagram = Diagram::at(&tree, last).written_in(notation, &tree, last);
            assert_eq!(diagram.last.map(|last| last.words), Some(wanted.to_owned()));
        }
        assert_eq!(Diagram::at(&tree, last).caption, "図は☖２六歩まで");
    }
}

#[test]
fn a_score_sheet_takes_no_more_pages_than_its_moves_need() {
    let pages = |plies| score_sheet(&game(5, plies, true), PaperNotation::Japanese, &words()).len();
    assert_eq!([0, 80, 110].map(pages), [1, 1, 1]);
    assert_eq!([140, 250].map(pages), [2, 2]);
}

/// The baselines of a page's letters, in hundredths of a point.
fn base_lines(page: &Drawing) -> Vec<i32> {
    let shapes = page.parts.iter().filter(|part| !part.name.is_empty()).flat_map(|part| &part.shapes);
    let lines = shapes.filter_map(|shape| match shape {
        Shape::Letter { at, .. } => Some((at.y * 100.0).round() as i32),
        Shape::Fill { .. } | Shape::Stroke { .. } | Shape::Wood { .. } => None,
    });
    let mut lines: Vec<i32> = lines.collect();
    lines.sort_unstable();
    lines.dedup();
    lines
}

#[test]
fn moves_of_all_columns_stand_on_the_same_base_lines() {
    let pages = score_sheet(&game(3, 100, true), PaperNotation::Japanese, &words());
    let lines = base_lines(&pages[0]);
    assert!(lines.len() <= 40, "{} lines for three columns", lines.len());
    assert!(lines.windows(2).all(|pair| (pair[1] - pair[0] - 1400).abs() <= 1), "{lines:?}");
}

/// The number of letters that begin before the one to their left on the same baseline ends.
fn written_over(page: &Drawing) -> usize {
    let mut lines: BTreeMap<i32, Vec<(f32, f32)>> = BTreeMap::new();
    for shape in page.parts.iter().flat_map(|part| &part.shapes) {
        if let Shape::Letter { letter, at, size, turn: Turn::Upright, .. } = shape {
            let end = at.x + letter.advance() * size;
            lines.entry((at.y * 100.0).round() as i32).or_default().push((at.x, end));
        }
    }
    let over = |letters: &mut Vec<(f32, f32)>| {
        letters.sort_by(|one, other| one.0.total_cmp(&other.0));
        letters.windows(2).filter(|pair| pair[1].0 < pair[0].1 - 0.01).count()
    };
    lines.values_mut().map(over).sum()
}

#[test]
fn nothing_on_a_score_sheet_is_written_over_anything_else() {
    let times: [Times; 4] = [|_| None, |_| Some((0, 0)), |ply| Some((9, ply as u64)), |_| Some((359_999, 3_599_999))];
    for (number, times) in times.into_iter().enumerate() {
        for notation in [PaperNotation::Japanese, PaperNotation::Western(WesternStyle::Hodges)] {
            let mut tree = timed_game(number, 300, times);
            tree.header.set("先手", "とても長い名前の人".repeat(number * 2 + 1));
            tree.header.set("先手段級", "名誉三段".repeat(number));
            let pages = score_sheet(&tree, notation, &words());
            assert_eq!(pages.iter().map(written_over).sum::<usize>(), 0, "times {number}");
        }
    }
}

#[test]
fn a_handout_has_four_diagrams_to_the_page_each_with_both_hands() {
    let tree = game(8, 60, false);
    let line = tree.main_line();
    for count in [1, 4, 7, 9] {
        let exhibit = |ply: usize| Exhibit {
            node: line[ply],
            caption: format!("図は{ply}手目まで"),
            note: format!("{}手目☗７六歩（−320）　最善手☗２六歩（+15）", ply + 1),
            coordinates: Coordinates::Kanji,
        };
        let exhibits: Vec<Exhibit> = (0..count).map(|index| exhibit(index * 6)).collect();
        let pages = handout(&tree, &exhibits, &words());
        assert_eq!(pages.len(), count.div_ceil(4));
        assert_eq!(names(&pages).iter().filter(|name| name.contains("持駒")).count(), 2 * count);
        assert!(pages.iter().all(stays_on_paper));
    }
}

#[test]
fn five_or_six_diagrams_have_a_page_to_themselves_and_none_lies_on_another() {
    let tree = game(8, 60, false);
    let line = tree.main_line();
    for count in [5, 6] {
        let exhibit = |ply: usize| Exhibit {
            node: line[ply],
            caption: "図".to_owned(),
            note: "長い覚え書き".repeat(20),
            coordinates: Coordinates::Kanji,
        };
        let exhibits: Vec<Exhibit> = (0..count).map(|index| exhibit(index * 6)).collect();
        let pages = handout(&tree, &exhibits, &words());
        assert_eq!(pages.len(), 1);
        assert!(stays_on_paper(&pages[0]) && written_over(&pages[0]) == 0);
    }
}

#[test]
fn nothing_about_a_game_is_too_long_for_the_paper() {
    let mut tree = game(9, 20, true);
    let long = "とても長い棋戦の名前と、それより長い副題".repeat(6);
    for key in ["先手", "後手", "先手段級", "後手段級", "棋戦"] {
        tree.header.set(key, long.clone());
    }
    let facts = vec![(long.clone(), long.clone()); 7];
    let words = PaperWords { facts, columns: std::array::from_fn(|_| long.clone()), ending: long, ..words() };
    let pages = score_sheet(&tree, PaperNotation::Japanese, &words);
    assert!(pages.iter().all(stays_on_paper));
    let widest = pages[0].parts.iter().flat_map(|part| &part.shapes).filter_map(|shape| match shape {
        Shape::Letter { at, size, .. } => Some(at.x + size),
        Shape::Fill { .. } | Shape::Stroke { .. } | Shape::Wood { .. } => None,
    });
    assert!(widest.fold(0.0, f32::max) <= pages[0].width - 50.0, "the margin stays white");
}

#[test]
fn lines_of_eighteen_megabytes_are_printed_as_those_for_which_there_is_no_room_are() {
    let printed = |signs: usize| {
        let mut tree = game(3, 40, false);
        let long = "長".repeat(signs);
        ["先手", "先手段級", "棋戦", "場所"].into_iter().for_each(|key| tree.header.set(key, long.clone()));
        let words = PaperWords::of(&tree, &Text::new(Language::English));
        let notation = PaperNotation::Japanese;
        let exhibit = Exhibit::at(&tree, tree.main_line()[20], notation, &Text::new(Language::English));
        [score_sheet(&tree, notation, &words), handout(&tree, &[exhibit], &words)].concat()
    };
    let (huge, long) = (printed(6_000_000), printed(1_000));
    let extent = |pages: &[Drawing]| -> Vec<(String, usize)> {
        pages.iter().map(|page| (page.title.clone(), page.parts.iter().map(|part| part.shapes.len()).sum())).collect()
    };
    assert_eq!(extent(&huge), extent(&long));
}
