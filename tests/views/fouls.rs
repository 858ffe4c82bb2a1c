//! Illegal moves made by hand, where the rules let them happen.

use std::time::Duration;

use egui::accesskit::Live;
use egui::{Key, Modifiers};
use komadai::app::TimeKind;

use crate::files::open;
use crate::table::Table;
use crate::verdicts::{begin_from, choose, game_by, table_by};

/// A game from a position, by rules under which illegal moves are played and then claimed.
fn lenient_game_from(sfen: &str) -> Table {
    let mut table = table_by("jsa_amateur27", TimeKind::Untimed);
    begin_from(&mut table, sfen);
    table
}

#[test]
fn promotion_is_asked_about_even_where_one_answer_is_a_foul() {
    let mut table = lenient_game_from("k8/4P4/9/9/9/9/9/9/K8 b - 1");
    table.play("5b", "5a");
    assert!(table.shows("Promote to tokin"), "that it must promote is not given away");
    table.click("Stay a pawn");
    assert!(table.shows("5a Black pawn"));
    table.click("Claim a foul");
    assert!(table.shows("Move 1, Black: a piece that can never move."));
}

#[test]
fn the_list_of_moves_tells_of_a_foul_only_when_the_game_is_over() {
    let mut table = lenient_game_from("4k4/9/9/9/9/4P4/9/9/4K4 b - 1");
    table.play("5f", "5d");
    assert!(table.shows_containing("1 ☗５四歩") && !table.shows_containing("foul: "), "it is for the players to find");
    table.click("Claim a foul");
    table.click("Uphold");
    assert!(table.shows_containing("1 ☗５四歩 foul: a move that the piece cannot make"));
}

#[test]
fn a_move_of_the_opponents_piece_bears_the_mark_of_who_made_it_wherever_it_is_told() {
    let mut table = Table::new();
    open(&mut table, "V2.2\nPI\n+\n+7776FU\n-2726FU\n");
    table.press(Modifiers::NONE, Key::End);
    assert!(table.shows_containing("2 ☖２六歩"), "in the list");
    assert!(table.shows("☖２六歩"), "in the line at the bottom");
    assert_eq!(table.said(Live::Polite), ["Move 2, White: pawn 2g to 2f"]);
    open(&mut table, "手合割：平手\n1 ７六歩(77)\n2 ３四歩(33)\n変化：2手\n2 ２六歩(27)\n");
    assert!(table.shows_containing("1 variation · ☖２六歩"), "in the row of what was tried");
}

#[test]
fn promotion_is_not_asked_about_where_only_one_answer_is_allowed() {
    let mut table = table_by("casual", TimeKind::Untimed);
    begin_from(&mut table, "k8/4P4/9/9/9/9/9/9/K8 b - 1");
    table.play("5b", "5a");
    assert!(table.shows("5a Black tokin"));
}

#[test]
fn a_piece_is_taken_out_of_turn_by_dragging() {
    let mut table = lenient_game_from("4k4/9/9/4p4/4P4/9/9/9/4K4 b - 1");
    table.drag("5d", "5e");
    assert!(table.shows("5e White pawn") && table.shows_containing("in hand: pawn"));
    table.click("Claim a foul");
    assert!(table.shows("Move 1, White: a move out of turn."));
}

#[test]
fn a_right_click_turns_a_piece_over_where_it_may_not_promote() {
    let mut table = game_by("jsa_amateur27");
    assert!(!table.shows("Right-click a square to place the piece turned over"));
    let point = table.square("7g").center();
    table.click_at(point);
    assert!(table.shows("Right-click a square to place the piece turned over"), "the line at the bottom tells how");
    table.right_click_square("7f");
    assert!(table.shows("7f Black tokin"));
    table.click("Claim a foul");
    assert!(table.shows("Move 1, Black: wrong promotion."));
}

#[test]
fn a_promoted_piece_is_dropped_with_a_right_click() {
    let mut table = lenient_game_from("4k4/9/9/9/9/9/9/9/4K4 b P 1");
    table.click("Black in hand: pawn, 1");
    table.right_click_square("5e");
    assert!(table.shows("5e Black tokin"));
    table.click("Claim a foul");
    assert!(table.shows("Move 1, Black: a promoted piece dropped."));
}

#[test]
fn a_right_click_promotes_without_a_question_where_that_is_legal_and_is_refused_where_it_is_not() {
    let mut table = table_by("casual", TimeKind::Untimed);
    begin_from(&mut table, "k8/9/9/4P4/9/9/9/9/K7P b - 1");
    for (from, to) in [("5d", "5c"), ("1i", "1h")] {
        let point = table.square(from).center();
        table.click_at(point);
        table.right_click_square(to);
        if from == "5d" {
            assert!(table.shows("5c Black tokin"));
            table.play("9a", "9b");
        }
    }
    assert!(table.shows("1i Black pawn") && table.shows_containing("A piece can promote only when"));
}

#[test]
fn the_clock_stands_still_while_a_claim_is_ruled_on_and_runs_on_when_it_is_rejected() {
    let mut table = table_by("jsa_amateur27", TimeKind::SuddenDeath);
    table.press(Modifiers::COMMAND, Key::N);
    table.click("Start game");
    table.play("7g", "7e");
    table.wait(Duration::from_secs(10));
    table.click("Claim a foul");
    table.wait(Duration::from_secs(60));
    assert!(table.shows_containing("☖ White 14:50"), "time does not run while the claim is looked at");
    assert_eq!(table.next_change(), None);
    table.click("Reject");
    table.wait(Duration::from_secs(5));
    assert!(table.shows_containing("☖ White 14:45"), "it runs on for the player who was thinking");
}

#[test]
fn the_clock_stands_still_behind_the_position_editor() {
    let mut table = table_by("casual", TimeKind::SuddenDeath);
    table.press(Modifiers::COMMAND, Key::N);
    table.click("Start game");
    table.play("7g", "7f");
    table.wait(Duration::from_secs(10));
    table.press(Modifiers::COMMAND, Key::E);
    table.wait(Duration::from_secs(60));
    choose(&mut table, "Position", "Cancel");
    assert!(table.shows_containing("☖ White 14:50") && table.shows("Paused: the clock is stopped"));
    table.click("Resume");
    table.wait(Duration::from_secs(1));
    assert!(table.shows_containing("☖ White 14:49"));
}

#[test]
fn pressing_claim_twice_presses_nothing_that_appears_in_its_place() {
    let mut table = lenient_game_from("4k4/9/9/9/9/4P4/9/9/4K4 b - 1");
    table.play("5f", "5d");
    let place = table.place("Claim a foul").center();
    table.tap("Claim a foul");
    assert!(table.shows("Foul claimed"));
    let flip = table.place("Flip board");
    assert!(!flip.contains(place), "no other tool comes into its place: {flip:?}");
    let before = table.square("5d");
    table.click_at(place);
    assert_eq!(table.square("5d"), before, "the board is not flipped");
}
