//! A drawing shows the position, completely and only once.

use std::collections::BTreeMap;

use komadai::picture::{Diagram, DiagramStyle, Drawing, Part, Shape, side_mark};
use komadai::record::GameTree;
use komadai::record::notation::{japanese_square, piece_name};
use komadai::shogi::{Color, Handicap, PieceKind, Position, Setup};

use crate::dice::{Dice, random_game};

const STYLES: [DiagramStyle; 2] = [DiagramStyle::Board, DiagramStyle::Book];

/// A diagram of a position without a game.
pub fn diagram_of(setup: Setup) -> Diagram {
    Diagram { setup, ..Diagram::at(&GameTree::new(Position::even()), GameTree::ROOT) }
}

fn drawn(drawing: &Drawing) -> BTreeMap<String, usize> {
    let mut names = BTreeMap::new();
    for part in drawing.parts.iter().filter(|part| !part.name.is_empty()) {
        *names.entry(part.name.clone()).or_insert(0) += 1;
    }
    names
}

/// The names of the pieces on the board.
fn on_board(setup: &Setup) -> impl Iterator<Item = String> + '_ {
    let name = |(square, piece): (_, komadai::shogi::Piece)| {
        format!("{}{} {}", side_mark(piece.color), piece_name(piece.kind), japanese_square(square))
    };
    setup.board.iter().map(name)
}

/// The names of the pieces on the stands.
fn on_stands(setup: &Setup) -> impl Iterator<Item = String> + '_ {
    let of = |color| setup.hand(color).iter().map(move |held| (color, held));
    let name = |(color, (kind, count))| format!("{}{} {count}", side_mark(color), piece_name(kind));
    Color::ALL.into_iter().flat_map(of).map(name)
}

#[test]
fn every_piece_of_a_position_is_drawn_exactly_once() {
    let mut dice = Dice::new(18);
    for game in 0..12 {
        let start = Handicap::ALL[game * 2 % Handicap::ALL.len()].position();
        for (position, _) in random_game(start, game, 120).step_by(17) {
            let setup = position.setup();
            for style in STYLES {
                let flipped = dice.chance(50);
                let names = drawn(&Diagram { flipped, ..diagram_of(setup.clone()) }.draw(style));
                assert!(names.values().all(|&count| count == 1), "{names:?}");
                assert!(on_board(setup).all(|name| names.contains_key(&name)), "{names:?}");
                let others = names.len() - on_board(setup).count();
                match style {
                    DiagramStyle::Board => {
                        assert!(on_stands(setup).all(|name| names.contains_key(&name)), "{names:?}");
                        assert_eq!(others, on_stands(setup).count());
                    }
                    DiagramStyle::Book => assert_eq!(others, 2, "one column of pieces in hand for each player"),
                }
            }
        }
    }
}

fn letters(part: &Part) -> usize {
    part.shapes.iter().filter(|shape| matches!(shape, Shape::Letter { .. })).count()
}

#[test]
fn a_hand_full_of_everything_is_written_out_whole_beside_the_longest_name() {
    let mut setup = Handicap::NakedKing.position().setup().clone();
    for kind in PieceKind::HAND {
        setup.hand_mut(Color::White).set(kind, kind.full_set());
    }
    let mut diagram = diagram_of(setup);
    diagram.names[Color::White.index()] = "とても長い名前の人".repeat(9);
    let drawing = diagram.draw(DiagramStyle::Book);
    let column = drawing.parts.iter().find(|part| part.name.starts_with("☖ 持駒")).unwrap();
    assert_eq!(column.name, "☖ 持駒 飛二角二金四銀四桂四香四歩十八");
    let pieces = column.name.trim_start_matches("☖ ").chars().count();
    assert!(letters(column) > pieces, "the name has at least some letters");
    assert!(letters(column) < pieces + 40, "the name is shortened");
}

/// Whether all letters and outlines of a drawing are within its page.
pub fn stays_on_paper(drawing: &Drawing) -> bool {
    let inside = |x: f32, y: f32| x >= -0.01 && y >= -0.01 && x <= drawing.width + 0.01 && y <= drawing.height + 0.01;
    drawing.parts.iter().flat_map(|part| &part.shapes).all(|shape| match shape {
        Shape::Letter { at, .. } => inside(at.x, at.y),
        Shape::Wood { area, .. } => inside(area.left, area.top) && inside(area.right(), area.bottom()),
        Shape::Stroke { outline, .. } => {
            outline.bounds().is_none_or(|area| inside(area.left, area.top) && inside(area.right(), area.bottom()))
        }
        // Shadows may fall over the edge.
        Shape::Fill { .. } => true,
    })
}

#[test]
fn names_of_any_length_and_script_stay_on_the_paper() {
    let names = [
        "",
        "あ",
        "ジョン・フィッツジェラルド・ケネディ・ジュニア三世アマチュア名人",
        "Wolfeschlegelsteinhausenbergerdorff",
        "  ",
        "名\u{1F600}前",
    ];
    for name in names {
        for style in STYLES {
            let mut diagram = diagram_of(Position::even().setup().clone());
            diagram.names = [name.to_owned(), name.repeat(3)];
            diagram.ranks = [name.to_owned(), name.repeat(3)];
            diagram.caption = name.repeat(5);
            assert!(stays_on_paper(&diagram.draw(style)), "{name}, {style:?}");
        }
    }
}

#[test]
fn a_caption_names_the_square_even_of_a_move_that_takes_back() {
    let mut tree = GameTree::new(Position::even());
    let moves = ["7g7f", "3c3d", "8h2b+", "3a2b"];
    let last = moves.iter().fold(GameTree::ROOT, |node, mv| tree.play(node, mv.parse().unwrap()).unwrap());
    assert_eq!(Diagram::at(&tree, last).caption, "図は☖２二銀まで");
}

#[test]
fn a_caption_names_the_side_to_move_where_there_is_no_move_yet() {
    let caption = |handicap: Handicap| Diagram::at(&GameTree::new(handicap.position()), GameTree::ROOT).caption;
    assert_eq!(caption(Handicap::Even), "☗先手番");
    assert_eq!(caption(Handicap::TwoPieces), "☖上手番");
}

#[test]
fn players_without_names_are_called_by_their_sides() {
    let names = |handicap: Handicap| Diagram::at(&GameTree::new(handicap.position()), GameTree::ROOT).names;
    assert_eq!(names(Handicap::Even), ["先手", "後手"]);
    assert_eq!(names(Handicap::TwoPieces), ["下手", "上手"]);
}
