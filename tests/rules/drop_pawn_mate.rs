//! 打ち歩詰め: the one forbidden mate.
//!
//! The pawn must be dropped, it must be a pawn, and no answer may be left: neither a square for the king nor a piece
//! that can capture the pawn. Most programs that get the rule wrong forget one of those answers, so each has a case
//! here, in pairs where a single piece reverses the verdict.

use komadai::shogi::IllegalMove;

use super::seats::from_both_seats;

fn mates(sfen: &str, drop: &str, king: &str) {
    from_both_seats(sfen, |seat| {
        let king = seat.square(king);
        assert_eq!(seat.judge(drop), Err(IllegalMove::DropPawnMate { king }), "{sfen}");
    });
}

fn is_allowed(sfen: &str, drop: &str) {
    from_both_seats(sfen, |seat| {
        assert_eq!(seat.judge(drop), Ok(()), "{sfen}");
        let after = seat.position.after(seat.mv(drop));
        assert!(after.is_check() && !after.is_checkmate(), "{sfen}");
    });
}

fn mates_lawfully(sfen: &str, mv: &str) {
    from_both_seats(sfen, |seat| {
        assert_eq!(seat.judge(mv), Ok(()), "{sfen}");
        assert!(seat.position.after(seat.mv(mv)).is_checkmate(), "{sfen}");
    });
}

#[test]
fn a_pawn_drop_that_mates_is_illegal() {
    mates("3rkr3/9/8p/4N4/1B7/9/1SG6/1KS6/9 b LPp 1", "P*5b", "5a"); // shogiops
    mates("kn7/9/1G7/9/9/9/9/9/9 b P 1", "P*9b", "9a"); // python-shogi
    mates("kn7/9/9/1NN6/9/9/9/9/9 b P 1", "P*9b", "9a"); // python-shogi
}

#[test]
fn a_pawn_drop_that_mates_is_illegal_in_a_mating_problem_without_the_own_king() {
    mates("3rkr3/9/8p/4N4/1B7/9/1SG6/2S6/9 b LPp 1", "P*5b", "5a"); // shogiops
}

#[test]
fn the_drops_that_ended_real_games_are_judged_rightly() {
    // usapyon-on-note against KShogi900, floodgate, 17 February 2008 (shogi-server, uchifuzume.csa)
    mates("ln1g1k1nl/2+P6/4gg1p1/2p1ppp2/1+rSK3PP/p1PGSPP1L/3+r5/9/LN7 w B2SN5Pbp 104", "P*6d", "6e");
    // usapyon-on-note against gps_normal, floodgate, 15 February 2008 (shogi-server, not_uchifuzume.csa)
    is_allowed("1s1gk1s1l/4p4/K1pp1pgp1/GN+r1s3p/9/P3L3P/1P2P4/1S7/LN6+b w BGNL3Prn5p 114", "P*9b");
}

#[test]
fn any_other_piece_may_mate_by_a_drop() {
    mates_lawfully("3rkr3/9/8p/4N4/1B7/9/1SG6/1KS6/9 b LPp 1", "L*5b");
    mates_lawfully("kn7/9/1G7/9/9/9/9/9/9 b S 1", "S*9b");
}

#[test]
fn a_pawn_that_is_pushed_may_mate() {
    mates_lawfully("kn7/9/PG7/9/9/9/9/9/9 b - 1", "9c9b");
    mates_lawfully("kn7/9/PG7/9/9/9/9/9/9 b - 1", "9c9b+");
}

#[test]
fn a_pawn_that_does_not_give_check_may_be_dropped_anywhere() {
    from_both_seats("kn7/9/1G7/9/9/9/9/9/9 b P 1", |seat| {
        let pawn_drops = seat.moves().iter().filter(|text| text.starts_with("P*")).count();
        assert_eq!(pawn_drops, 8 * 9 - 1 - 1 /* the gold, and the square before the king */);
    });
}

#[test]
fn the_king_may_step_aside() {
    is_allowed("k8/9/9/9/9/9/9/9/9 b P 1", "P*9b"); // python-shogi
    is_allowed("kn7/9/9/1N7/9/9/9/9/9 b P 1", "P*9b"); // python-shogi
    is_allowed("k8/9/1S7/9/9/9/9/9/9 b P 1", "P*9b"); // python-shogi
}

#[test]
fn the_king_may_take_the_pawn_if_nothing_guards_it() {
    is_allowed("kn7/1n7/9/9/9/9/9/9/9 b P 1", "P*9b"); // python-shogi
    mates("kn7/1n7/9/1N7/9/9/9/9/9 b P 1", "P*9b", "9a");
}

#[test]
fn the_king_may_take_an_unguarded_piece_beside_it() {
    is_allowed("7Sk/9/9/6N2/9/9/9/9/4K4 b P 1", "P*1b");
    mates("7Sk/9/9/6N2/9/9/9/9/4K2L1 b P 1", "P*1b", "1a");
}

#[test]
fn another_piece_may_take_the_pawn() {
    is_allowed("kg7/9/1G7/9/9/9/9/9/9 b P 1", "P*9b"); // python-shogi
    is_allowed("3nkg3/9/4G4/9/9/9/9/9/4K4 b P 1", "P*5b");
}

#[test]
fn a_pinned_piece_may_not_take_the_pawn() {
    mates("3nkg2R/9/4G4/9/9/9/9/9/4K4 b P 1", "P*5b", "5a");
    mates("3nkn3/5g3/4G1B2/9/9/9/9/9/4K4 b P 1", "P*5b", "5a");
}

#[test]
fn a_piece_shielded_by_a_second_one_is_not_pinned_and_may_take_the_pawn() {
    is_allowed("3nkgn1R/9/4G4/9/9/9/9/9/4K4 b P 1", "P*5b");
}

#[test]
fn a_piece_pinned_on_the_kings_file_may_take_the_pawn_and_stays_pinned() {
    is_allowed("3nkn3/9/3GgG3/9/9/9/9/9/K3R4 b P 1", "P*5b");
    is_allowed("3nkn3/9/3GrG3/9/9/9/9/9/K3L4 b P 1", "P*5b");
}

#[test]
fn a_guard_pinned_to_its_own_king_guards_the_pawn_all_the_same() {
    mates("kl7/9/1G7/9/9/9/9/9/1K7 b P 1", "P*9b", "9a");
}

#[test]
fn the_dropped_pawn_may_shut_the_line_that_guarded_an_escape() {
    is_allowed("3nkn3/R8/9/3N5/9/9/9/9/4K4 b P 1", "P*5b"); // the rook no longer sees 4b
    mates("3nkn3/R8/6G2/3N5/9/9/9/9/4K4 b P 1", "P*5b", "5a");
    is_allowed("3nk4/9/4G4/9/1B7/9/9/9/4K4 b P 1", "P*5b"); // the bishop no longer sees 4a
    mates("3nk4/9/4G4/9/1B7/9/9/9/4KL3 b P 1", "P*5b", "5a");
}

#[test]
fn a_pawn_put_between_to_answer_a_check_may_not_mate_either() {
    from_both_seats("3nk4/3r2K2/9/1B1N5/9/9/9/9/9 b P 1", |seat| {
        assert!(seat.position.is_check());
        assert_eq!(seat.judge("P*5b"), Err(IllegalMove::DropPawnMate { king: seat.square("5a") }));
        assert!(seat.allows("P*4b"), "this one stops the rook as well and checks nobody");
    });
}

#[test]
fn a_pawn_that_mates_but_leaves_the_own_king_in_check_is_refused_for_that() {
    from_both_seats("kn7/9/1G7/9/4r4/9/9/9/4K4 b P 1", |seat| {
        let foul = IllegalMove::KingLeftInCheck { king: seat.square("5i"), attackers: seat.squares("5e") };
        assert_eq!(seat.judge("P*9b"), Err(foul));
    });
}
