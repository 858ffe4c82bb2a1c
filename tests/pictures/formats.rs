//! Pixels, SVG and PDF show the same.

use komadai::picture::{Diagram, DiagramStyle, Drawing, Ink, Outline, Part, Pixels, pdf, pixels, png, point, svg};
use komadai::record::GameTree;
use komadai::shogi::{Handicap, Position};
use resvg::tiny_skia::{Pixmap, Transform};
use resvg::usvg::{Options, Tree};

use crate::dice::random_game;
use crate::drawings::diagram_of;

const STYLES: [DiagramStyle; 2] = [DiagramStyle::Board, DiagramStyle::Book];

/// A position from the middle of a game, with pieces in hand and promoted pieces.
fn middle_game() -> Diagram {
    let (position, _) = random_game(Position::even(), 7, 150).last().unwrap();
    diagram_of(position.setup().clone())
}

/// Renders an SVG file as another program would.
pub fn rendered(text: &str, width: u32) -> Pixels {
    let tree = Tree::from_str(text, &Options::default()).unwrap();
    let scale = width as f32 / tree.size().width();
    let height = (tree.size().height() * scale).round() as u32;
    let mut pixmap = Pixmap::new(width, height).unwrap();
    resvg::render(&tree, Transform::from_scale(scale, scale), &mut pixmap.as_mut());
    Pixels { width, height, rgba: pixmap.data().to_vec() }
}

/// The mean difference of two pictures, where black and white differ by 255.
fn difference(one: &Pixels, other: &Pixels) -> f64 {
    assert_eq!((one.width, one.height), (other.width, other.height));
    let sum: u64 = one.rgba.iter().zip(&other.rgba).map(|(a, b)| u64::from(a.abs_diff(*b))).sum();
    sum as f64 / one.rgba.len() as f64
}

#[test]
fn an_svg_file_shows_what_the_pixels_show() {
    for (style, most) in STYLES.into_iter().zip([1.5, 0.5]) {
        let drawing = middle_game().draw(style);
        let found = difference(&rendered(&svg(&drawing), 700), &pixels(&drawing, 700));
        assert!(found < most, "{style:?}: {found}");
        let other = diagram_of(Position::even().setup().clone()).draw(style);
        if (other.width, other.height) == (drawing.width, drawing.height) {
            assert!(difference(&pixels(&other, 700), &pixels(&drawing, 700)) > 2.0 * most, "{style:?}: too easy");
        }
    }
}

#[test]
fn an_svg_file_is_sound_xml_whatever_the_players_are_called() {
    let mut diagram = middle_game();
    diagram.names = ["<b>&\"'\u{1}\u{FFFE}]]>".to_owned(), "</svg>\n\u{1F600}".to_owned()];
    for style in STYLES {
        let text = svg(&diagram.draw(style));
        let tree = resvg::usvg::roxmltree::Document::parse(&text).unwrap();
        assert!(tree.root_element().has_tag_name("svg"));
        assert!(!text.contains("<text"), "letters are outlines, so that no font is needed");
    }
}

#[test]
fn a_png_file_has_the_size_that_was_asked_for() {
    for (style, width) in STYLES.into_iter().flat_map(|style| [16, 240, 801].map(|width| (style, width))) {
        let drawing = diagram_of(Position::even().setup().clone()).draw(style);
        let file = png(&pixels(&drawing, width)).unwrap();
        let read = image::load_from_memory(&file).unwrap();
        let height = (drawing.height / drawing.width * width as f32).round() as u32;
        assert_eq!((read.width(), read.height()), (width, height));
    }
}

#[test]
fn a_png_file_holds_the_pixels() {
    let picture = pixels(&middle_game().draw(DiagramStyle::Board), 300);
    let read = image::load_from_memory(&png(&picture).unwrap()).unwrap();
    assert_eq!(read.to_rgba8().into_raw(), picture.rgba);
    assert!(!read.color().has_alpha(), "what covers everything needs no channel for it");
}

/// The colour at a point of a drawing that is rendered `width` pixels wide.
fn color_at(drawing: &Drawing, width: u32, x: f32, y: f32) -> [u8; 3] {
    let picture = pixels(drawing, width);
    let scale = width as f32 / drawing.width;
    let at = ((y * scale) as usize * picture.width as usize + (x * scale) as usize) * 4;
    [picture.rgba[at], picture.rgba[at + 1], picture.rgba[at + 2]]
}

#[test]
fn a_print_is_black_and_white_and_the_board_is_wood() {
    let book = diagram_of(Handicap::NakedKing.position().setup().clone()).draw(DiagramStyle::Book);
    assert_eq!(color_at(&book, 900, 1.0, 1.0), [255; 3]);
    assert!(pixels(&book, 900).rgba.chunks(4).all(|pixel| pixel[0] == pixel[1] && pixel[1] == pixel[2]));
    let board = diagram_of(Handicap::NakedKing.position().setup().clone()).draw(DiagramStyle::Board);
    let [red, green, blue] = color_at(&board, 900, board.width / 2.0, board.height / 2.0);
    assert!(red > green && green > blue && red > 200 && blue < 160, "{red} {green} {blue}");
}

#[test]
fn the_square_of_the_last_move_is_marked() {
    let mut tree = GameTree::new(Position::even());
    let node = tree.play(GameTree::ROOT, "7g7f".parse().unwrap()).unwrap();
    let marked = Diagram::at(&tree, node);
    let plain = Diagram { last: None, ..marked.clone() };
    // The centre of 7g, which the pawn left: third column, seventh row.
    let (x, y) = (144.0 + 440.0 * (0.34 + 2.5) / 9.78, 14.0 + 480.0 * (0.48 + 6.5) / 9.78);
    let color = |diagram: &Diagram| color_at(&diagram.draw(DiagramStyle::Board), 800, x, y);
    let ([_, before, _], [_, after, _]) = (color(&plain), color(&marked));
    assert!(after + 15 < before, "orange has less green than wood: {before} {after}");
}

fn count(bytes: &[u8], wanted: &str) -> usize {
    bytes.windows(wanted.len()).filter(|window| *window == wanted.as_bytes()).count()
}

#[test]
fn a_pdf_file_has_a_page_for_each_drawing_and_every_letter_once() {
    let drawing = middle_game().draw(DiagramStyle::Book);
    let (one, three) = (pdf(std::slice::from_ref(&drawing)), pdf(&[drawing.clone(), drawing.clone(), drawing]));
    assert!(one.starts_with(b"%PDF-1.") && three.trim_ascii_end().ends_with(b"%%EOF"));
    assert_eq!((count(&one, "/Type /Page\n"), count(&three, "/Type /Page\n")), (1, 3));
    assert_eq!(count(&one, "/Subtype /Form"), count(&three, "/Subtype /Form"));
}

#[test]
fn an_empty_drawing_is_a_picture_too() {
    let mut part = Part::default();
    part.stroke(Outline::default(), 1.0, Ink::full(0, 0, 0));
    part.fill(Outline::line(point(1.0, 1.0), point(1.0, 1.0)), Ink::full(0, 0, 0));
    let drawing = Drawing { width: 10.0, height: 5.0, title: String::new(), parts: vec![part] };
    assert_eq!(pixels(&drawing, 20).rgba, vec![0; 20 * 10 * 4]);
    assert!(!svg(&drawing).is_empty() && !pdf(&[drawing]).is_empty());
}
