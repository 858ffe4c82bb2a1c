//! rsshogi, a library by other authors, must find the same moves and reach the same positions.

use komadai::shogi::{Handicap, Move, Position, perft};
use rsshogi::board::{self, MoveList, movegen::generate_legal_all};

use super::dice::random_game;
use super::made_up::start;

/// Moves in USI, sorted alphabetically.
fn sorted(moves: impl IntoIterator<Item = impl ToString>) -> Vec<String> {
    let mut texts: Vec<String> = moves.into_iter().map(|mv| mv.to_string()).collect();
    texts.sort_unstable();
    texts
}

/// The same position in the other library.
pub fn theirs(position: &Position) -> board::Position {
    let mut theirs = board::position_from_sfen(&position.to_sfen(1)).unwrap();
    theirs.init_stack();
    theirs
}

/// Compares the lists of all legal moves, including non-promotions.
pub fn assert_same_moves(ours: &Position, theirs: &board::Position) {
    let mut their_moves = MoveList::new();
    generate_legal_all(theirs, &mut their_moves);
    assert_eq!(sorted(ours.legal_moves()), sorted(their_moves.iter()), "{}", ours.to_sfen(1));
}

/// Plays a random game on both boards at once and returns the number of positions compared.
fn play_on_both_boards(game: usize) -> usize {
    let mut their_board = theirs(&start(game));
    let mut compared = 0;
    for (position, chosen) in random_game(start(game), game, 300) {
        assert_same_moves(&position, &their_board);
        assert_eq!(position.to_sfen(1), their_board.to_sfen(Some(1)));
        assert_eq!(position.checkers().len() as u32, their_board.checkers().count());
        chosen.inspect(|&mv| play_theirs(&mut their_board, mv));
        compared += 1;
    }
    compared
}

fn play_theirs(their_board: &mut board::Position, mv: Move) {
    let mv = board::move_from_usi_expect(their_board, &mv.to_string());
    their_board.apply_move32(mv);
}

fn play_games(games: usize) -> usize {
    (0..games).map(play_on_both_boards).sum()
}

#[test]
fn random_games_have_the_same_moves_on_both_boards() {
    let compared = play_games(500);
    assert!(compared > 50_000, "{compared}");
}

#[test]
#[ignore = "deep: CI runs it in release"]
fn thousands_of_random_games_have_the_same_moves_on_both_boards() {
    let compared = play_games(12_000);
    assert!(compared > 1_200_000, "{compared}");
}

#[test]
fn every_starting_position_has_as_many_games_of_three_moves_on_both_boards() {
    for handicap in Handicap::ALL {
        let counted = board::perft::perft(&theirs(&handicap.position()), 3).unwrap();
        assert_eq!(perft(&handicap.position(), 3), counted.nodes, "{handicap:?}");
    }
}
