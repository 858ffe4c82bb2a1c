//! Squares and sets of squares.

use komadai::shogi::{Color, Square, SquareSet};

#[test]
fn a_square_is_known_by_its_number_and_by_its_file_and_rank() {
    for (index, square) in Square::all().enumerate() {
        assert_eq!(square.index(), index);
        assert_eq!(Square::from_index(index), Some(square));
        assert_eq!(Square::new(square.file(), square.rank()), Some(square));
        assert_eq!(square.to_string().parse(), Ok(square));
    }
    assert_eq!(Square::all().count(), Square::COUNT);
}

#[test]
fn there_is_nothing_beyond_the_board() {
    assert_eq!(Square::from_index(81), None);
    for (file, rank) in [(0, 5), (10, 5), (5, 0), (5, 10), (255, 255)] {
        assert_eq!(Square::new(file, rank), None);
    }
    for (text, files, ranks) in [("1e", -1, 0), ("9e", 1, 0), ("5a", 0, -1), ("5i", 0, 1), ("2b", -2, 0), ("8h", 0, 2)]
    {
        assert_eq!(text.parse::<Square>().unwrap().offset(files, ranks), None, "{text}");
    }
}

#[test]
fn each_player_sees_the_board_as_the_other_does_from_across_the_table() {
    for square in Square::all() {
        assert_eq!(square.flipped().flipped(), square);
        assert_eq!(square.rank_seen_by(Color::White), square.flipped().rank_seen_by(Color::Black));
        assert_eq!((square.flipped().file(), square.flipped().rank()), (10 - square.file(), 10 - square.rank()));
    }
}

#[test]
fn the_enemy_camp_is_the_three_ranks_farthest_away() {
    for color in Color::ALL {
        let camp: SquareSet = Square::all().filter(|square| square.is_in_promotion_zone(color)).collect();
        assert_eq!(camp, SquareSet::far_ranks(color, 3));
        assert_eq!(camp.len(), 27);
    }
}

#[test]
fn the_operators_on_sets_do_what_they_say_for_each_square() {
    let (file, rank) = (SquareSet::file(3), SquareSet::rank(4));
    let (mut and, mut or, mut xor) = (file, file, file);
    and &= rank;
    or |= rank;
    xor ^= rank;
    assert_eq!([and, or, xor], [file & rank, file | rank, file ^ rank]);
    for square in Square::all() {
        let (on_file, on_rank) = (file.contains(square), rank.contains(square));
        assert_eq!((and.contains(square), or.contains(square)), (on_file && on_rank, on_file || on_rank));
        assert_eq!((xor.contains(square), (!file).contains(square)), (on_file != on_rank, !on_file));
    }
}
