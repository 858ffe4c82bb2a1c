//! Whole games that end with a foul (反則): every move is legal except the last.

use komadai::shogi::{IllegalMove, Move, Position};

/// A game up to move 83, from rsshogi's move_sequences.txt, which continues it in two ways.
const GAME: &str = "\
    2g2f 8c8d 2f2e 8d8e 7g7f 4a3b 8h7g 3c3d 7i8h 2b7g+ 8h7g 3a2b 1g1f 9c9d 9g9f 1c1d 3i3h 2b3c 3g3f 7a6b 2i3g \
    6c6d 4g4f 6b6c 6i7h 5a4b 5i6h 7c7d 3h4g 8a7c 4i4h 6a6b 2h2i 8b8a 4g5f 4b5b 6g6f 5b4b 6h7i 6c5d 3g4e 3c2b \
    7f7e 7d7e 4e5c+ 4b5c P*7d 4c4d 7d7c+ 6b7c 6f6e 6d6e 4f4e N*6d 2i6i 6d5f 5g5f 7c6d 4e4d 2b3c P*6f 6e6f 5f5e \
    B*4f N*5g 5d5e 7g6f P*6h 6i6h P*6g 7h6g 3c4d P*4e S*5i 4e4d 5i6h+ 7i6h 5e6f 6g6f P*6e 6f5f 4f1i+ S*7c";

/// The continuation to a mating pawn drop.
const TO_THE_MATE: &str = "\
    6d5d P*5e 5c4b 5e5d 4b3a 5d5c+ 1i7c 5g6e R*2g S*4g P*6g 6h5g P*5e 6e7c 5e5f 5g5f S*6d 7c8a+ L*5e 5f6g S*7f \
    6g6f";

fn played<'a>(moves: impl Iterator<Item = &'a str>) -> Position {
    let play = |position: Position, text: &str| position.play(text.parse().unwrap()).expect(text);
    moves.fold(Position::even(), play)
}

#[test]
fn a_game_ends_with_two_pawns_on_one_file() {
    let position = played(GAME.split_whitespace());
    let drop: Move = "P*6g".parse().unwrap();
    assert_eq!(position.play(drop), Err(IllegalMove::TwoPawns { pawn: "6e".parse().unwrap() }));
}

#[test]
fn a_game_ends_with_a_pawn_drop_that_mates() {
    let position = played(GAME.split_whitespace().chain(TO_THE_MATE.split_whitespace()));
    let drop: Move = "P*6e".parse().unwrap();
    assert_eq!(position.play(drop), Err(IllegalMove::DropPawnMate { king: "6f".parse().unwrap() }));
}
