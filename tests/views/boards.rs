//! Moving pieces.

use egui::{Event, Key, Modifiers, PointerButton};
use komadai::app::DisplayScene;

use crate::table::Table;

const AFTER_7F: &str = "lnsgkgsnl/1r5b1/ppppppppp/9/9/2P6/PP1PPPPPP/1B5R1/LNSGKGSNL w -";
const START: &str = "lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b -";
const BISHOP_MAY_PROMOTE: &str = "7g7f 3c3d";

#[test]
fn two_clicks_make_a_move() {
    let mut table = Table::new();
    table.click("7g Black pawn");
    assert!(table.shows("7f empty · can go here"));
    table.click("7f empty · can go here");
    assert_eq!(table.board(), AFTER_7F);
}

#[test]
fn a_move_is_in_the_frame_after_the_one_that_takes_the_click_and_so_on_the_display() {
    let mut table = Table::new();
    table.press(Modifiers::NONE, Key::F9);
    table.click("7g Black pawn");
    let to = table.square("7f").center();
    table.harness.drag_at(to);
    table.harness.run();
    let (button, modifiers) = (PointerButton::Primary, Modifiers::NONE);
    table.harness.event(Event::PointerButton { pos: to, button, pressed: false, modifiers });
    table.harness.step();
    assert!(!table.shows("7f Black pawn"), "this frame was laid out before the click was known");
    assert!(table.harness.ctx.has_requested_repaint(), "the next one follows at once");
    assert!(matches!(table.audience(), DisplayScene::Game(game) if game.number == "Move 1"));
    table.harness.step();
    assert!(table.shows("7f Black pawn"));
}

#[test]
fn a_finger_drags_a_piece_as_the_pointer_does() {
    let mut table = Table::new();
    table.drag_by_finger("7g", "7e");
    assert_eq!(table.board(), START);
    table.drag_by_finger("7g", "7f");
    assert_eq!(table.board(), AFTER_7F);
}

#[test]
fn a_drag_makes_a_move_and_a_drag_to_nowhere_makes_none() {
    let mut table = Table::new();
    table.drag("7g", "7e");
    assert_eq!(table.board(), START);
    table.drag("7g", "7f");
    assert_eq!(table.board(), AFTER_7F);
}

#[test]
fn the_keyboard_alone_makes_a_move() {
    let mut table = Table::new();
    table.play_by_keys("7g", "7f");
    assert_eq!(table.board(), AFTER_7F);
}

#[test]
fn clicking_a_piece_again_puts_it_down_and_clicking_another_one_takes_that() {
    let mut table = Table::new();
    table.click("7g Black pawn");
    table.click("7g Black pawn");
    assert!(!table.shows_containing("can go here"));
    table.click("7g Black pawn");
    table.click("2g Black pawn");
    assert!(table.shows("2f empty · can go here") && !table.shows("7f empty · can go here"));
    table.press(Modifiers::NONE, Key::Escape);
    assert!(!table.shows_containing("can go here"));
}

#[test]
fn nobody_moves_the_opponents_pieces() {
    let mut table = Table::new();
    table.play("3c", "3d");
    assert_eq!(table.board(), START);
}

#[test]
fn a_move_that_may_promote_asks_and_both_answers_are_obeyed() {
    for (answer, kind) in [("Promote to horse", "horse"), ("Stay a bishop", "bishop")] {
        let mut table = Table::new();
        table.play_all(BISHOP_MAY_PROMOTE);
        table.play("8h", "2b");
        table.click(answer);
        assert!(table.shows(&format!("2b Black {kind}")), "{answer}");
        assert!(table.shows("Black in hand: bishop, 1"));
    }
}

#[test]
fn promotion_is_asked_where_the_piece_goes_and_the_promoted_face_lies_under_the_pointer() {
    // Into the middle, and to the edges of the board at either side.
    for (moves, from, to) in [
        ("7g7f 3c3d", "8h", "2b"),
        ("9g9f 1c1d 9f9e 1d1e 9e9d 1e1f", "9d", "9c"),
        ("1g1f 9c9d 1f1e 9d9e 1e1d 9e9f", "1d", "1c"),
    ] {
        let mut table = Table::new();
        table.play_all(moves);
        let (square, board) = (table.square(to), table.place("5e empty"));
        table.play(from, to);
        let is_answer = |name: &str| name.starts_with("Promote to") || name.starts_with("Stay a");
        let answers: Vec<_> = table.everything().into_iter().filter(|(name, _)| is_answer(name)).collect();
        let [(_, promoted), (_, as_it_was)] = &answers[..] else { panic!("{answers:?}") };
        assert!(promoted.contains(square.center()), "{to}: {promoted:?} and {square:?}");
        assert!(!as_it_was.intersects(*promoted) && as_it_was.width() > board.width() * 0.9);
        table.press(Modifiers::NONE, Key::Escape);
        assert_eq!(table.ply_seen(), moves.split(' ').count(), "the piece is back");
    }
}

#[test]
fn escape_takes_the_promotion_question_back_and_the_move_with_it() {
    let mut table = Table::new();
    table.play_all(BISHOP_MAY_PROMOTE);
    let before = table.board();
    table.play("8h", "2b");
    assert!(table.shows("Promote to horse"));
    table.press(Modifiers::NONE, Key::Escape);
    assert!(!table.shows("Promote to horse"));
    assert_eq!(table.board(), before);
}

#[test]
fn a_piece_in_hand_is_dropped_where_it_may_be_dropped() {
    let mut table = Table::new();
    table.play_all(BISHOP_MAY_PROMOTE);
    table.play("8h", "2b");
    table.click("Promote to horse");
    table.play("3a", "2b");
    table.click("Black in hand: bishop, 1");
    assert!(table.shows("5e empty · can go here"));
    table.click("5e empty · can go here");
    assert!(table.shows("5e Black bishop"));
    assert!(!table.shows("Black in hand: bishop, 1"));
}

#[test]
fn an_illegal_move_is_refused_with_its_reason_until_a_legal_one_is_made() {
    let mut table = Table::new();
    table.play("8h", "2b");
    assert!(table.shows("The piece on 7g is in the way."));
    assert_eq!(table.board(), START);
    table.play("7g", "7f");
    assert!(!table.shows("The piece on 7g is in the way."));
}

#[test]
fn the_flipped_board_is_the_same_board_seen_from_the_other_side() {
    let mut table = Table::new();
    let before = table.square("1i");
    table.click("Flip board");
    let after = table.square("1i");
    assert!(after.center().x < before.center().x && after.center().y < before.center().y);
    table.play("7g", "7f");
    assert_eq!(table.board(), AFTER_7F);
}

#[test]
fn what_is_drawn_in_a_game_goes_with_the_next_move_and_is_in_no_record() {
    let mut table = Table::new();
    table.draw("7g", "7f");
    table.draw("2g", "2f");
    assert_eq!(table.drawn(), 2);
    table.draw("2g", "2f");
    assert_eq!(table.drawn(), 1, "drawn twice it is gone");
    table.play("7g", "7f");
    assert_eq!(table.drawn(), 0);
    table.click("Take back");
    assert_eq!(table.drawn(), 0);
}
