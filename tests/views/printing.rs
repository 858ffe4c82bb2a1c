//! Pictures of the board and records on paper, asked for in the window.

use egui::{Key, Modifiers};
use komadai::app::{Action, CopyAs, Effect, Incoming, PictureOfBoard};
use komadai::picture::Pixels;

use crate::files::open;
use crate::table::Table;

const RECORD: &str = "手合割：平手\n先手：佐藤\n   1 ７六歩(77)\n*a comment\n   2 ３四歩(33)\n   3 ２六歩(27)\n&a place to remember\n   4 投了\n";

/// The picture that is asked for.
fn picture(table: &mut Table) -> PictureOfBoard {
    table.take_effects();
    table.ask(Action::Copy(CopyAs::Picture));
    let effects = table.take_effects();
    let [Effect::PaintPicture(picture)] = &effects[..] else { panic!("{effects:?}") };
    PictureOfBoard::clone(picture)
}

#[test]
fn the_board_is_copied_as_it_is_looked_at_and_the_notice_comes_with_the_picture() {
    let mut table = Table::new();
    open(&mut table, RECORD);
    table.press(Modifiers::NONE, Key::ArrowRight);
    table.press(Modifiers::COMMAND, Key::F);
    let PictureOfBoard { diagram, is_handicap } = picture(&mut table);
    assert!(diagram.flipped && !is_handicap);
    assert_eq!(diagram.last.as_ref().map(|last| last.ply), Some(1));
    assert_eq!(diagram.names, ["佐藤", ""]);
    assert!(!table.shows_containing("Copied"), "it is still being painted");
    let pixels = Pixels { width: 1, height: 1, rgba: vec![255; 4] };
    table.receive(Incoming::Painted(pixels.clone()));
    assert_eq!(table.take_effects(), [Effect::CopyPicture(pixels)]);
    assert!(table.shows("Copied: Board as a picture"));
}

#[test]
fn a_position_that_is_set_up_is_copied_as_a_picture_even_where_it_cannot_be_played() {
    let mut table = Table::new();
    open(&mut table, RECORD);
    table.press(Modifiers::COMMAND, Key::E);
    table.click("Empty");
    let PictureOfBoard { diagram, .. } = picture(&mut table);
    assert_eq!(diagram.setup.board.iter().count(), 0);
    assert_eq!((diagram.last, diagram.names), (None, Default::default()));
}
