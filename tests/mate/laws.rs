use komadai::mate::{Answer, Limits, Solver};
use komadai::shogi::{Color, Position};

use crate::dice::{Dice, random_game};
use crate::exhaustive;
use crate::made_up::{made_up, start};
use crate::seats::turned;

const MOST: Limits<'static> = Limits { plies: Some(3), ..Limits::nodes(1_000_000) };

fn length(answer: &Answer) -> Option<u16> {
    match answer {
        Answer::Mate { plies, is_shortest: true, .. } => Some(*plies),
        Answer::NoMate => None,
        Answer::Mate { .. } | Answer::NotFound => panic!("{answer:?}"),
    }
}

/// Positions with many mates, and from random games, some without the attacker's king.
fn positions() -> impl Iterator<Item = Position> {
    let composed = (0..3_000).map(|seed| made_up(&mut Dice::new(seed)));
    let played = (0..40).flat_map(|game| random_game(start(game), game, 120).step_by(7).map(|(position, _)| position));
    composed.chain(played).filter(|position| position.board().king(!position.turn()).is_some())
}

#[test]
fn the_shortest_mate_is_as_long_as_trying_everything_says() {
    let mut found = [0; 4];
    for position in positions() {
        let answer = Solver::new(1 << 20).solve(&position, MOST).unwrap();
        let expected = exhaustive::mate(&position, 3);
        assert_eq!(length(&answer), expected, "{}", position.to_sfen(1));
        found[usize::from(expected.unwrap_or(0))] += 1;
    }
    eprintln!("{found:?} positions with no mate up to 3 plies, and with one of 1, 2, 3");
    assert!(found[0] > 500 && found[1] > 300 && found[3] > 50, "{found:?}");
}

#[test]
fn mates_of_five_plies_are_those_that_trying_everything_finds() {
    let five = Limits { plies: Some(5), ..MOST };
    let mut found = [0; 6];
    let few = |position: &Position| (1..=4).contains(&position.checks().len());
    let composed = (3_000..6_000).map(|seed| made_up(&mut Dice::new(seed)));
    for position in composed.filter(few).filter(|position| position.board().king(!position.turn()).is_some()) {
        let expected = exhaustive::mate(&position, 5);
        let answer = Solver::new(1 << 20).solve(&position, five).unwrap();
        assert_eq!(length(&answer), expected, "{}", position.to_sfen(1));
        found[usize::from(expected.unwrap_or(0))] += 1;
    }
    eprintln!("{found:?} positions with no mate up to 5 plies, and with one of 1 to 5");
    assert!(found[5] > 5, "{found:?}");
}

#[test]
fn a_line_is_a_mate_of_the_length_that_is_told() {
    for position in positions().take(1_500) {
        let answer =
            Solver::new(1 << 20).solve(&position, Limits { plies: Some(7), ..Limits::nodes(100_000) }).unwrap();
        if let Answer::Mate { plies, is_shortest: true, line } = answer {
            let end = line.iter().fold(position.clone(), |position, &mv| position.play(mv).unwrap());
            assert_eq!((line.len(), end.is_check()), (plies.into(), true), "{}", position.to_sfen(1));
        }
    }
}

#[test]
fn the_turned_position_has_the_same_answer() {
    for position in positions().step_by(5) {
        let other = Position::as_composed(turned(position.setup())).unwrap().0;
        let both = [&position, &other].map(|position| length(&Solver::new(1 << 20).solve(position, MOST).unwrap()));
        assert_eq!(both[0], both[1], "{}", position.to_sfen(1));
    }
}

#[test]
fn a_table_that_is_too_small_changes_no_answer() {
    for position in positions().step_by(7) {
        let answers = [1, 1 << 22].map(|bytes| length(&Solver::new(bytes).solve(&position, MOST).unwrap()));
        assert_eq!(answers[0], answers[1], "{}", position.to_sfen(1));
    }
}

#[test]
fn a_mate_by_a_dropped_pawn_is_none() {
    let walled_in = "3nkn3/3p1p3/9/9/1B7/9/9/9/9 b";
    for (hand, expected) in [("L", Some(1)), ("P", None)] {
        let sfen = format!("{walled_in} {hand} 1");
        let position = Position::from_sfen(&sfen).unwrap();
        assert_eq!(length(&Solver::new(1 << 20).solve(&position, MOST).unwrap()), expected, "{sfen}");
    }
}

#[test]
fn a_side_without_a_king_cannot_be_mated() {
    let position = Position::from_sfen("9/9/9/9/9/9/9/9/4K4 b G 1").unwrap();
    assert_eq!(position.turn(), Color::Black);
    assert!(Solver::new(1 << 20).solve(&position, Limits::nodes(10)).is_err());
}
