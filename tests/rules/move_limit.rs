//! The move limit when checks put it off, tested in arbitrary games.

use komadai::rules::{
    EndReason, LimitInCheck, MateAtLimit, MoveLimit, PositionHistory, RuleProfile, Undecided, adjudicate,
};
use komadai::shogi::{Move, Position};

use super::dice::Dice;
use super::made_up;

/// Up to forty moves, mostly checks where possible. The first position is the start.
fn wild_game(game: usize) -> Vec<Position> {
    let mut dice = Dice::new(game as u64);
    let mut positions = vec![made_up::start(game)];
    while positions.len() <= 40 {
        let position = positions.last().unwrap();
        let legal = position.legal_moves();
        let checks: Vec<Move> = legal.iter().copied().filter(|&mv| position.after(mv).is_check()).collect();
        let choice = if checks.is_empty() || dice.chance(20) { &legal } else { &checks };
        if choice.is_empty() {
            break;
        }
        positions.push(position.after(dice.pick(choice)));
    }
    positions
}

/// The ply at which the limit ends a game: the move that reaches it or, if that gives check, the second of the first
/// two consecutive moves that do not.
fn end_by_the_book(positions: &[Position], limit: usize) -> Option<usize> {
    let late: Vec<bool> = positions.get(limit..)?.iter().map(Position::is_check).collect();
    if late.first()? == &false {
        return Some(limit);
    }
    late.windows(2).position(|pair| pair == [false, false]).map(|before| limit + before + 1)
}

#[test]
fn a_check_at_the_limit_puts_it_off_until_the_checks_stop_and_no_other_does() {
    let mut put_off = 0;
    for game in 0..300 {
        let (positions, plies) = (wild_game(game), 1 + game % 10);
        let (in_check, mate) = (LimitInCheck::PlayOn, MateAtLimit::Wins);
        let move_limit = MoveLimit::After { plies, result: Undecided::Draw, in_check, mate };
        let profile = RuleProfile { move_limit, ..RuleProfile::default() };
        let mut history = PositionHistory::starting_from(&positions[0]);
        let ended = positions[1..].iter().find_map(|position| {
            history.push(position);
            adjudicate(position, &history, &profile).map(|verdict| verdict.outcome.reason)
        });
        let expected = end_by_the_book(&positions, plies);
        match ended {
            Some(EndReason::MaxMoves) => assert_eq!(Some(history.plies()), expected, "game {game}"),
            Some(_) => assert!(expected.is_none_or(|expected| expected >= history.plies()), "game {game}"),
            None => assert_eq!(expected, None, "game {game}"),
        }
        put_off += usize::from(ended == Some(EndReason::MaxMoves) && history.plies() > plies);
    }
    assert!(put_off > 20, "the limit was put off in {put_off} games");
}
