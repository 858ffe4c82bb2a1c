//! Perft: counting the move sequences of a given length from a position.
//!
//! A single missing or extra move anywhere in the tree changes the number, and others have published the numbers. For
//! the positions and sources, see [`super::perft_table`].

use komadai::shogi::{Handicap, Move, Position, perft, perft_divide};

use super::perft_table::{HANDICAPS, all_counts};

/// What a debug build counts in an instant. Deeper trees are for release builds.
const SHALLOW: u64 = 1_000_000;

fn assert_counts(is_wanted: impl Fn(u64) -> bool) {
    for (name, position, depth, games) in all_counts().filter(|&(.., games)| is_wanted(games)) {
        assert_eq!(perft(&position, depth), games, "{name} at depth {depth}");
    }
}

#[test]
fn shallow_trees_have_as_many_games_as_others_have_counted() {
    assert_counts(|games| games <= SHALLOW);
}

#[test]
#[ignore = "deep: CI runs it in release"]
fn deep_trees_have_as_many_games_as_others_have_counted() {
    assert_counts(|games| games > SHALLOW);
}

#[test]
fn a_king_out_in_the_open_has_989_games_of_two_moves() {
    let opened = ["7g7f", "5a4b"].map(|text| text.parse::<Move>().unwrap());
    let position = opened.into_iter().fold(Position::even(), |position, mv| position.play(mv).unwrap());
    assert_eq!(perft(&position, 2), 989);
}

#[test]
fn it_does_not_matter_which_lance_the_giver_of_three_pieces_leaves_out() {
    let left = Handicap::ThreePieces.position();
    let right = Position::from_sfen(&Handicap::ThreePieces.sfen().replace("lnsgkgsn1", "1nsgkgsnl")).unwrap();
    for depth in 1..=3 {
        assert_eq!(perft(&left, depth), perft(&right, depth));
    }
}

#[test]
fn the_games_told_apart_by_their_first_move_add_up_to_all_games() {
    for &(handicap, games) in HANDICAPS {
        let divided = perft_divide(&handicap.position(), 3);
        assert_eq!(divided.len() as u64, games[0]);
        assert_eq!(divided.iter().map(|&(_, games)| games).sum::<u64>(), games[2]);
        assert!(divided.is_sorted_by_key(|(mv, _)| mv.to_string()));
    }
}

#[test]
fn one_game_has_no_moves_at_all() {
    assert_eq!(perft(&Position::even(), 0), 1);
    assert!(perft_divide(&Position::even(), 0).is_empty());
}
