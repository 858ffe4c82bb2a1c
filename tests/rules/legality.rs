//! Classic cases of legality: few moves or none, promotion, drops, and kings in danger.

use komadai::shogi::{Handicap, PieceKind};

use super::seats::from_both_seats;

/// All legal moves, in alphabetical order.
fn assert_moves(sfen: &str, moves: &str) {
    let wanted: Vec<&str> = moves.split_whitespace().collect();
    from_both_seats(sfen, |seat| assert_eq!(seat.moves(), wanted, "{sfen}"));
}

/// All legal moves of the piece on `from`, written without their origin, in alphabetical order.
fn assert_moves_from(sfen: &str, from: &str, destinations: &str) {
    let wanted: Vec<String> = destinations.split_whitespace().map(|to| format!("{from}{to}")).collect();
    from_both_seats(sfen, |seat| assert_eq!(seat.moves_from(from), wanted, "{sfen}"));
}

fn assert_checkmate(sfen: &str) {
    from_both_seats(sfen, |seat| assert!(seat.position.is_checkmate(), "{sfen}"));
    assert_moves(sfen, "");
}

fn assert_no_checkmate(sfen: &str) {
    from_both_seats(sfen, |seat| assert!(!seat.position.is_checkmate(), "{sfen}"));
}

mod few_moves {
    use super::*;

    #[test]
    fn a_side_can_be_without_a_move_and_not_in_check() {
        let locked = "+R+N+SGKG+S+N+R/+B+N+SG+LG+S+N+B/P+LPP+LPP+LP/1P2P2P1/9/9/9/9/6k2 b - 200"; // python-shogi
        for sfen in [locked, "k8/2+P6/1S7/9/9/9/9/9/8K w - 1"] {
            assert_moves(sfen, "");
            assert_no_checkmate(sfen);
        }
    }

    #[test]
    fn a_full_hand_is_of_no_use_against_a_mate_from_beside_the_king() {
        assert_checkmate("k8/G8/P8/9/9/9/9/9/8K w 2r2b3g4s4n4l17p 1");
    }

    #[test]
    fn a_hand_full_of_pieces_can_leave_three_moves() {
        let sfen = "ln1g4l/1ks1g4/1pp6/pg1P2pp1/2P2R2p/PP1NP1PP1/1KNg4P/1S+r6/L7L b 2B2SN4P"; // mog, StateSpec
        from_both_seats(sfen, |seat| assert_eq!(seat.moves().len(), 3));
    }

    #[test]
    fn a_hand_with_every_kind_can_leave_seven_moves() {
        let sfen = "7l1/7pk/7n1/8R/7N1/9/9/9/9 w r2b4g4s2n3l17p 1";
        from_both_seats(sfen, |seat| assert_eq!(seat.moves().len(), 7));
    }

    #[test]
    fn nobody_is_in_check_at_the_start_of_any_game() {
        for handicap in Handicap::ALL {
            from_both_seats(&handicap.sfen(), |seat| assert!(!seat.position.is_check(), "{handicap:?}"));
        }
    }
}

mod promotion {
    use super::*;

    const ZONE: &str = "4k4/9/7S1/1+PG3NS1/9/9/9/9/4K3L b - 1"; // shogiops

    #[test]
    fn a_piece_may_promote_when_it_enters_the_camp_moves_in_it_or_leaves_it() {
        assert_moves_from(ZONE, "2d", "1c 1c+ 1e 3c 3c+ 3e");
        assert_moves_from(ZONE, "2c", "1b 1b+ 1d 1d+ 2b 2b+ 3b 3b+");
    }

    #[test]
    fn a_lance_and_a_knight_must_promote_where_they_could_never_move_again() {
        assert_moves_from(ZONE, "1i", "1a+ 1b 1b+ 1c 1c+ 1d 1e 1f 1g 1h");
        assert_moves_from(ZONE, "3d", "2b+ 4b+");
        assert_moves_from("4k4/9/9/9/6N2/9/9/9/4K4 b - 1", "3e", "2c 2c+ 4c 4c+");
        assert_moves_from("4k4/9/6N2/9/9/9/9/9/4K4 b - 1", "3c", "2a+ 4a+");
    }

    #[test]
    fn a_pawn_must_promote_on_the_last_rank_only() {
        assert_moves_from("4k4/P8/9/9/9/9/9/9/4K4 b - 1", "9b", "9a+");
        assert_moves_from("4k4/9/P8/9/9/9/9/9/4K4 b - 1", "9c", "9b 9b+");
        assert_moves_from("4k4/9/9/P8/9/9/9/9/4K4 b - 1", "9d", "9c 9c+");
        assert_moves_from("4k4/9/9/9/P8/9/9/9/4K4 b - 1", "9e", "9d");
    }

    #[test]
    fn golds_and_promoted_pieces_have_no_other_side() {
        assert_moves_from(ZONE, "8d", "7c 8c 8e 9c 9d");
        assert_moves_from(ZONE, "7d", "6c 6d 7c 7e 8c");
    }

    #[test]
    fn a_bishop_and_a_rook_may_stay_as_they_are_even_in_the_last_corner() {
        from_both_seats("4k4/9/9/9/9/9/9/BR7/4K4 b - 1", |seat| {
            let choices = ["9h2a", "9h2a+", "8h8a", "8h8a+", "8h8b", "8h8b+", "8h8d"];
            assert!(choices.iter().all(|text| seat.allows(text)));
            assert!(!seat.allows("8h8d+"));
        });
    }

    #[test]
    fn a_captured_piece_turns_back_to_its_front() {
        from_both_seats("4k4/9/9/9/4+p4/4G4/9/9/4K4 b - 1", |seat| {
            let after = seat.position.after(seat.mv("5f5e"));
            assert!(after.hand(seat.position.turn()).iter().eq([(PieceKind::Pawn, 1)]));
        });
    }
}

mod drops {
    use super::*;

    fn assert_drops(sfen: &str, drops: &str) {
        from_both_seats(sfen, |seat| {
            let moves = seat.moves();
            let found = moves.iter().filter(|text| text.contains('*'));
            assert!(found.eq(drops.split_whitespace()), "{moves:?}");
        });
    }

    #[test]
    fn pawns_are_dropped_where_no_own_pawn_stands_and_not_on_the_last_rank() {
        let sfen = "4k4/9/9/9/1p5+P1/PPPPPPPP1/9/9/4K4 b P 1";
        assert_drops(sfen, "P*1b P*1c P*1d P*1e P*1f P*1g P*1h P*1i");
    }

    #[test]
    fn a_promoted_pawn_and_an_enemy_pawn_do_not_count_for_two_pawns() {
        assert_drops("k8/9/9/9/PPPP+PPPPP/9/9/9/4K4 b P 1", "P*5b P*5c P*5d P*5f P*5g P*5h");
        assert_drops("k8/9/9/9/PPPPpPPPP/9/9/9/4K4 b P 1", "P*5b P*5c P*5d P*5f P*5g P*5h");
    }

    #[test]
    fn lances_keep_off_one_rank_and_knights_off_two() {
        from_both_seats("k8/9/9/9/9/9/9/9/8K b LN 1", |seat| {
            let moves = seat.moves();
            let dropped = |kind, rank| moves.iter().filter(|mv| mv.starts_with(kind) && mv.ends_with(rank)).count();
            assert_eq!(['a', 'b', 'c', 'h', 'i'].map(|rank| dropped('L', rank)), [0, 9, 9, 9, 8]);
            assert_eq!(['a', 'b', 'c', 'h', 'i'].map(|rank| dropped('N', rank)), [0, 0, 9, 9, 8]);
        });
    }

    #[test]
    fn nobody_drops_what_only_the_other_side_holds() {
        assert_drops("4k4/9/9/9/9/9/9/9/4K4 b rbgsnlp 1", "");
    }
}

mod king_in_danger {
    use super::*;

    #[test]
    fn a_king_does_not_hide_behind_itself_from_a_slider() {
        assert_moves("4k4/9/9/9/4r4/9/9/9/4K4 b - 1", "5i4h 5i4i 5i6h 5i6i");
        assert_moves("4k4/9/9/9/9/2b6/9/4K4/9 b - 1", "5h4g 5h4h 5h5g 5h5i 5h6h 5h6i");
        assert_moves("9/9/2B3B2/9/4k4/9/9/9/8K w - 1", "5e4e 5e5d 5e5f 5e6e"); // after shogiops
    }

    #[test]
    fn only_the_king_answers_two_checks_at_once() {
        from_both_seats("4r3k/9/9/9/9/9/3n5/9/4K4 b RBGSNLP 1", |seat| {
            assert_eq!(seat.position.checkers(), seat.squares("5a 6g"));
            assert_eq!(seat.moves(), seat.moves_from("5i"));
        });
    }

    #[test]
    fn a_knights_check_is_answered_by_taking_the_knight_or_by_moving_the_king() {
        assert_checkmate("4k4/9/9/9/9/9/3n5/3NPG3/3GKG3 b RBP 1");
        assert_moves("4k4/9/9/9/9/9/3n5/3NGG3/3GKG3 b RBP 1", "5h6g");
        assert_moves("4k4/9/9/9/9/9/3n5/3N1G3/3GKG3 b RBP 1", "5i5h");
    }

    #[test]
    fn a_sliders_check_is_answered_on_the_way_or_at_its_source() {
        let sfen = "4k4/9/9/4G4/4r4/9/9/3N1N3/3LKL3 b N 1";
        assert_moves(sfen, "4h5f 5d5e 6h5f N*5f N*5g N*5h");
    }

    #[test]
    fn a_pinned_piece_moves_along_its_line_and_nowhere_else() {
        assert_moves_from("4k4/4r4/9/9/9/9/4R4/9/4K4 b - 1", "5g", "5b 5b+ 5c 5c+ 5d 5e 5f 5h");
        assert_moves_from("4k4/4l4/9/9/9/9/4B4/9/4K4 b - 1", "5g", "");
        assert_moves_from("4k4/9/9/9/b8/9/2S6/9/4K4 b - 1", "7g", "6h 8f");
        let golds = ["4k4/4g4/9/4L4/9/9/9/4K4/9 w - 1", "4k4/4g4/9/4R4/9/9/9/4K4/9 w - 1"]; // shogiops
        golds.iter().for_each(|sfen| assert_moves(sfen, "5a4a 5a4b 5a6a 5a6b 5b5c"));
    }

    #[test]
    fn a_pinned_piece_does_not_answer_another_check() {
        assert_moves_from("4k4/4r4/9/9/9/9/3nG4/9/4K4 b - 1", "5g", "");
        assert_moves_from("4k4/4r4/9/9/9/9/9/4S4/r3K4 b - 1", "5h", "");
    }

    #[test]
    fn a_king_may_not_take_what_is_guarded() {
        assert_checkmate("4k4/9/9/9/9/4l4/9/4g4/4K4 b - 1");
        assert_moves("4k4/9/9/9/9/9/9/4g4/4K4 b - 1", "5i5h");
    }
}
