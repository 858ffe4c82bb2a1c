//! Repetition and perpetual check. The games are those with which other programs test the same rules; their answers
//! agree with the text of the JSA's rules, which judges the whole span from the first occurrence to the fourth.

use komadai::rules::{PositionHistory, Repetition, RuleProfile};
use komadai::shogi::{Color, Position};

const PERPETUAL_START: &str = "5g5f 5c5d 2h5h 5a5b 5f5e 5b5c 5h5f 5c6d";
const CHECKS: &str = "5f6f 6d7d 6f7f 7d6d 7f6f 6d7d 6f7f 7d6d 7f6f 6d7d 6f7f 7d6d 7f6f";

/// The ply at which the game ends by repetition, and how.
fn first_repetition(start: &str, moves: &str) -> Option<(usize, Repetition)> {
    let mut position = Position::from_sfen(start).expect("the start is sound");
    let mut history = PositionHistory::starting_from(&position);
    for mv in moves.split_whitespace() {
        position = position.play(mv.parse().expect("a move in USI")).expect("a legal move");
        history.push(&position);
        if let Some(repetition) = Repetition::of(&history, &RuleProfile::default()) {
            return Some((history.plies(), repetition));
        }
    }
    None
}

const BLACK_CHECKS: Repetition = Repetition::PerpetualCheck { checker: Color::Black };

#[test]
fn the_starting_position_is_the_first_of_four_occurrences() {
    let round = "2h3h 8b7b 3h2h 7b8b ";
    assert_eq!(first_repetition("startpos", &round.repeat(3)), Some((12, Repetition::Plain)));
    assert_eq!(first_repetition("startpos", &round.repeat(3)[..54]), None, "nothing after eleven moves");
}

#[test]
fn the_side_that_only_gives_check_loses_when_it_completes_the_repetition() {
    let moves = format!("{PERPETUAL_START} {CHECKS}");
    assert_eq!(first_repetition("startpos", &moves), Some((21, BLACK_CHECKS)));
}

#[test]
fn one_quiet_move_within_the_span_saves_the_checker() {
    let first = CHECKS.split_whitespace().take(8).collect::<Vec<_>>().join(" ");
    let rest = CHECKS.split_whitespace().skip(8).collect::<Vec<_>>().join(" ");
    let moves = format!("{PERPETUAL_START} {first} 7i6h 3a4b 6h7i 4b3a {rest}");
    assert_eq!(first_repetition("startpos", &moves), Some((24, Repetition::Plain)));
}

#[test]
fn a_drop_that_gives_no_check_makes_it_a_plain_repetition() {
    let start = "ln1skg1nl/1r1sg2b1/ppp1GSppp/3p1p3/9/9/PPPPPPPPP/1B5R1/LN1GK2NL b Sp 1";
    let moves = format!("{} 4c5b+", "4c5b+ 6a5b S*4c S*6a ".repeat(3));
    assert_eq!(first_repetition(start, &moves), Some((13, Repetition::Plain)));
}

#[test]
fn the_checker_loses_even_when_the_escape_completes_the_repetition() {
    let start = "l2gk3l/1r5g1/2ns+Bpnp1/p1pp4p/9/1pPS2s1P/P2PPPN1B/1PG6/LN2KG2L b S3Prp 69";
    let moves = "5c6b 5a4b 6b5c 4b5a ".repeat(3);
    assert_eq!(first_repetition(start, &moves), Some((12, BLACK_CHECKS)));
}

#[test]
fn a_rook_that_chases_the_king_from_side_to_side_loses() {
    let start = "6k2/1+p7/9/9/9/9/9/1+P2R4/6K2 b - 1";
    let moves = format!("5h3h {}", "3a2a 3h2h 2a3a 2h3h ".repeat(3));
    assert_eq!(first_repetition(start, &moves), Some((13, BLACK_CHECKS)));
}

#[test]
fn hands_and_turn_are_part_of_a_position() {
    let with_pawn = Position::from_sfen("4k4/9/9/9/9/9/9/9/4K4 b P 1").unwrap();
    let without = Position::from_sfen("4k4/9/9/9/9/9/9/9/4K4 b - 1").unwrap();
    let other_turn = Position::from_sfen("4k4/9/9/9/9/9/9/9/4K4 w - 1").unwrap();
    assert_ne!(with_pawn.key(), without.key());
    assert_ne!(without.key(), other_turn.key());
}
