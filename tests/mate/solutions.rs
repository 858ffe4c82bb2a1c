//! Whole solutions, sound problems and missed mates, held against the oracle.

use komadai::mate::{Answer, Answers, Attack, Limits, Solver};
use komadai::record::{GameTree, LineEnd, RecordFormat, TextEncoding, games, import, to_bytes};
use komadai::shogi::{Move, Position};
use komadai::tsume::{Searched, Soundness, examine, missed_mates, missed_mates_told, solution_record};

use crate::dice::Dice;
use crate::exhaustive;
use crate::made_up::made_up;

const LIMITS: Limits<'static> = Limits::nodes(1_000_000);
/// Enough for all short mates; what mates later than the solution is another question.
const FEW: Limits<'static> = Limits::nodes(5_000);

/// Positions with a mate of one or three plies.
fn problems() -> impl Iterator<Item = (Position, u16)> {
    (0..2_500).map(|seed| made_up(&mut Dice::new(seed))).filter_map(|position| {
        let limits = Limits { plies: Some(3), ..LIMITS };
        match Solver::new(1 << 20).solve(&position, limits) {
            Ok(Answer::Mate { plies, .. }) => Some((position, plies)),
            Ok(Answer::NoMate | Answer::NotFound) | Err(_) => None,
        }
    })
}

fn whole(position: &Position, plies: u16) -> Attack {
    Solver::new(1 << 20).solution(position, plies, Answers::All, 100_000, LIMITS).unwrap()
}

/// Every answer has the shortest mate, the first one the longest; returns how many there are.
fn examined(position: &Position, attack: &Attack) -> usize {
    let after = position.play(attack.mv).unwrap();
    assert!(after.is_check());
    let lengths: Vec<u16> = attack.answers.iter().map(|defence| defence.next.plies).collect();
    assert!(lengths.is_sorted_by(|one, other| one >= other), "{lengths:?}");
    assert_eq!(attack.plies, lengths.first().map_or(1, |longest| longest + 2));
    let mut count = lengths.len();
    for defence in &attack.answers {
        let next = after.play(defence.mv).unwrap();
        assert_eq!(exhaustive::mate(&next, 3), Some(defence.next.plies), "{}", next.to_sfen(1));
        count += examined(&next, &defence.next);
    }
    // What is left out is dropped on the line of the check.
    let told = |mv: &Move| attack.answers.iter().any(|defence| defence.mv == *mv);
    let untold: Vec<Move> = after.legal_moves().into_iter().filter(|mv| !told(mv)).collect();
    assert!(untold.iter().all(|mv| mv.from().is_none()), "{} {untold:?}", after.to_sfen(1));
    count
}

#[test]
fn a_solution_has_the_shortest_mate_against_every_defence() {
    let mut count = 0;
    for (position, plies) in problems() {
        let attack = whole(&position, plies);
        assert_eq!(attack.plies, plies, "{}", position.to_sfen(1));
        count += examined(&position, &attack);
    }
    eprintln!("{count} answers");
    assert!(count > 300, "{count}");
}

#[test]
fn a_solution_is_written_as_a_record_and_read_again() {
    for (position, plies) in problems().filter(|(_, plies)| *plies > 1).take(40) {
        let attack = whole(&position, plies);
        let tree = solution_record(&position, &attack);
        let line = tree.main_line();
        let moves: Vec<Move> = line.iter().filter_map(|&node| tree.node(node).mv).collect();
        assert_eq!(moves, attack.line());
        assert!(tree.node(line[line.len() - 1]).ending().is_some());
        for format in [RecordFormat::Kif, RecordFormat::Jkf] {
            let bytes = to_bytes(&tree, format, TextEncoding::Utf8, LineEnd::Lf).unwrap();
            let read = import(&bytes).unwrap().tree;
            assert_eq!(read.extent().moves, tree.extent().moves, "{}", position.to_sfen(1));
            assert_eq!(read.main_line().len(), line.len());
        }
    }
}

#[test]
fn a_solution_with_too_many_moves_is_refused() {
    let (position, plies) = problems().find(|(_, plies)| *plies == 3).unwrap();
    assert!(Solver::new(1 << 20).solution(&position, plies, Answers::All, 2, LIMITS).is_err());
}

#[test]
fn other_first_moves_that_mate_as_soon_are_those_that_trying_everything_finds() {
    let mut cooked = 0;
    for (position, plies) in problems().step_by(3) {
        let found = examine(&mut Solver::new(1 << 20), &position, FEW).unwrap();
        let mut first: Vec<Move> = found.second.iter().filter(|it| it.number == 1).map(|it| it.mv).collect();
        first.push(found.line[0]);
        let mates = |mv: &Move| exhaustive::defence(&position.after(*mv), plies - 1).is_some();
        let mut expected: Vec<Move> = position.checks().into_iter().filter(mates).collect();
        for moves in [&mut first, &mut expected] {
            moves.sort_by_key(Move::to_string);
        }
        assert_eq!(first, expected, "{}", position.to_sfen(1));
        cooked += usize::from(found.soundness == Soundness::SecondSolution);
    }
    assert!(cooked > 20, "{cooked}");
}

#[test]
fn a_problem_is_sound_or_its_gravest_fault_is_named() {
    for (sfen, soundness, line) in [
        ("4k4/9/4P4/9/9/9/9/9/9 b G 1", Soundness::Sound, 1),
        ("9/9/9/9/9/9/4p4/9/4K4 w g 1", Soundness::Sound, 1),
        ("4k4/9/4P4/9/9/9/9/9/9 b GN 1", Soundness::PiecesLeft, 1),
        ("8k/9/7PP/9/9/9/9/9/9 b G 1", Soundness::SecondSolution, 1),
        ("4k4/9/9/9/9/9/9/9/9 b P 1", Soundness::NoMate, 0),
    ] {
        let found = examine(&mut Solver::new(1 << 20), &Position::from_sfen(sfen).unwrap(), LIMITS).unwrap();
        assert_eq!((found.soundness, found.line.len()), (soundness, line), "{sfen} {found:?}");
    }
    let none = Limits::nodes(0);
    let found = examine(&mut Solver::new(1 << 20), &Position::from_sfen("4k4/9/4P4/9/9/9/9/9/9 b G 1").unwrap(), none);
    assert_eq!(found.unwrap().soundness, Soundness::NotFound);
}

#[test]
fn other_last_moves_are_told_and_forgiven() {
    let mut count = 0;
    for (position, plies) in problems().filter(|(_, plies)| *plies == 3) {
        let found = examine(&mut Solver::new(1 << 20), &position, FEW).unwrap();
        let end = found.line[..2].iter().fold(position.clone(), |position, &mv| position.after(mv));
        let mates = |mv: &&Move| exhaustive::defence(&end.after(**mv), 0).is_some();
        assert_eq!(found.last.len() + 1, end.checks().iter().filter(mates).count(), "{}", position.to_sfen(1));
        let only_last = !found.last.is_empty() && found.second.is_empty() && found.left == 0;
        count += usize::from(only_last);
        assert!(!only_last || found.soundness == Soundness::Sound, "{}", position.to_sfen(plies.into()));
    }
    eprintln!("{count} problems with several last moves and nothing else");
}

fn game(text: &str) -> GameTree {
    games(text.as_bytes(), Default::default()).unwrap().next().unwrap().unwrap().tree
}

#[test]
fn a_mate_is_missed_where_another_move_was_played_or_the_game_was_given_up() {
    let start = "position sfen 4k4/9/4P4/9/9/9/9/9/4K4 b G 1 moves";
    let nine = Limits { plies: Some(9), ..Limits::nodes(50_000) };
    for (moves, expected) in [
        ("G*5b", vec![]),
        ("5i5h 5a4a 5h5i", vec![(0, 1, Some("5i5h"))]),
        ("5i5h 5a4a G*4c 4a5a 5h5i", vec![(0, 1, Some("5i5h")), (4, 1, Some("5h5i"))]),
        ("5i5h 5a4a G*4c 4a5a 4c4b", vec![(0, 1, Some("5i5h")), (4, 1, Some("4c4b"))]),
        ("5i5h 5a4a G*4c 4a5a 4c5b", vec![(0, 1, Some("5i5h"))]),
        ("resign", vec![(0, 1, None)]),
    ] {
        let found = missed_mates(&mut Solver::new(1 << 20), &game(&format!("{start} {moves}")), nine);
        let told: Vec<_> =
            found.missed.iter().map(|it| (it.ply, it.plies, it.played.map(|mv| mv.to_string()))).collect();
        let expected: Vec<_> =
            expected.into_iter().map(|(ply, plies, mv)| (ply, plies, mv.map(str::to_owned))).collect();
        assert_eq!(told, expected, "{moves}");
        assert_eq!(found.undecided, [] as [usize; 0], "{moves}");
    }
}

#[test]
fn a_search_through_a_game_tells_how_far_it_is() {
    let game = game("position sfen 4k4/9/4P4/9/9/9/9/9/4K4 b G 1 moves 5i5h 5a4a 5h5i");
    let mut told = Vec::new();
    let tell = &mut |searched: Searched| told.push((searched.done, searched.all));
    _ = missed_mates_told(&mut Solver::new(1 << 20), &game, Limits::nodes(0), tell);
    assert_eq!(told, [(0, 4), (1, 4), (2, 4), (3, 4)]);
}

#[test]
fn where_nothing_was_found_out_the_ply_is_named() {
    let game = game("position sfen 4k4/9/4P4/9/9/9/9/9/4K4 b G 1 moves 5i5h 5a4a 5h5i");
    let found = missed_mates(&mut Solver::new(1 << 20), &game, Limits::nodes(0));
    assert_eq!((found.missed.len(), found.undecided), (0, vec![0, 1, 2]));
}
