//! Laws that hold in every position, tested in the positions of random games.

use std::collections::{HashMap, HashSet};

use komadai::shogi::{
    Color, IllegalMove, Move, MoveCount, Piece, PieceKind, Position, PositionKey, Sfen, Square, SquareSet,
    attacks::attacks,
};

use super::dice::{Dice, random_game};
use super::made_up::start;
use super::seats::{turned, turned_move};

/// Positions from random games, each with the move chosen there.
fn chosen_moves(games: usize) -> impl Iterator<Item = (Position, Option<Move>)> {
    (0..games).flat_map(|game| random_game(start(game), game, 120))
}

pub fn positions(games: usize) -> impl Iterator<Item = Position> {
    chosen_moves(games).map(|(position, _)| position)
}

/// Positions before and after a legal move.
fn steps(games: usize) -> impl Iterator<Item = (Position, Move, Position)> {
    let step = |before: Position, mv| (before.clone(), mv, before.after(mv));
    chosen_moves(games).filter_map(move |(before, mv)| Some(step(before, mv?)))
}

/// Every move that can be expressed, sensible or not.
pub fn conceivable_moves() -> impl Iterator<Item = Move> {
    let on_board = Square::all().flat_map(|from| {
        let choices = Square::all().flat_map(|to| [(to, false), (to, true)]);
        choices.map(move |(to, promote)| Move::Normal { from, to, promote })
    });
    let drops = PieceKind::ALL.into_iter().flat_map(|kind| Square::all().map(move |to| Move::Drop { kind, to }));
    on_board.chain(drops)
}

#[test]
fn a_move_is_listed_exactly_when_the_judge_accepts_it() {
    let everything: Vec<Move> = conceivable_moves().collect();
    assert_eq!(everything.len(), 81 * 81 * 2 + 14 * 81);
    for position in positions(200).step_by(19) {
        let listed: HashSet<Move> = position.legal_moves().into_iter().collect();
        let accepted: HashSet<Move> = everything.iter().copied().filter(|&mv| position.judge(mv).is_ok()).collect();
        assert_eq!(listed, accepted, "{}", position.to_sfen(1));
        let allowed: HashSet<Move> = everything.iter().copied().filter(|&mv| position.allows(mv)).collect();
        assert_eq!(accepted, allowed, "{}", position.to_sfen(1));
    }
}

/// Positions before and after an illegal move that can be made.
fn fouls(games: usize) -> impl Iterator<Item = (Position, Move, Position)> {
    let everything: Vec<Move> = conceivable_moves().collect();
    positions(games).zip(0..).step_by(11).filter_map(move |(before, seed)| {
        let mut dice = Dice::new(seed);
        let mut tried = (0..200).map(|_| dice.pick(&everything));
        let mv = tried.find(|&mv| before.judge(mv).is_err() && before.can_be_made(mv))?;
        Some((before.clone(), mv, before.after(mv)))
    })
}

#[test]
fn an_illegal_move_that_is_made_loses_no_piece_and_passes_the_turn_to_the_other_side() {
    for (before, mv, after) in fouls(300) {
        for kind in PieceKind::ALL {
            assert_eq!(before.setup().count(kind), after.setup().count(kind), "{mv} in {}", before.to_sfen(1));
        }
        assert_eq!(after.turn(), before.mover(mv).opponent(), "{mv} in {}", before.to_sfen(1));
    }
}

#[test]
fn after_an_illegal_move_the_list_and_the_judge_still_agree() {
    let everything: Vec<Move> = conceivable_moves().collect();
    let (mut seen, mut kings_in_danger) = (0, 0);
    for (before, mv, after) in fouls(60) {
        let listed: HashSet<Move> = after.legal_moves().into_iter().collect();
        let accepted: HashSet<Move> = everything.iter().copied().filter(|&mv| after.judge(mv).is_ok()).collect();
        assert_eq!(listed, accepted, "{mv} in {}", before.to_sfen(1));
        let allowed: HashSet<Move> = everything.iter().copied().filter(|&mv| after.allows(mv)).collect();
        assert_eq!(accepted, allowed, "{mv} in {}", before.to_sfen(1));
        seen += 1;
        kings_in_danger += usize::from(Position::as_composed(after.setup().clone()).is_err());
    }
    assert!(seen > 500 && kings_in_danger > 20, "{seen} {kings_in_danger}");
}

#[test]
fn kings_and_promoted_pieces_are_never_dropped() {
    let never: Vec<PieceKind> = PieceKind::ALL.into_iter().filter(|kind| !PieceKind::HAND.contains(kind)).collect();
    for position in positions(24).step_by(7) {
        for (&kind, to) in never.iter().flat_map(|kind| Square::all().map(move |to| (kind, to))) {
            let promoted = IllegalMove::PromotedDrop { kind };
            let foul = if kind.is_promoted() { promoted } else { IllegalMove::NotInHand { kind } };
            assert_eq!(position.judge(Move::Drop { kind, to }), Err(foul));
        }
    }
}

#[test]
fn no_move_is_listed_twice_and_counting_agrees_with_listing() {
    for position in positions(300) {
        let listed = position.legal_moves();
        let mut counted = MoveCount::default();
        position.generate(&mut counted);
        assert_eq!(listed.iter().collect::<HashSet<_>>().len(), listed.len(), "{}", position.to_sfen(1));
        assert_eq!([position.count_legal_moves(), counted.0], [listed.len(); 2], "{}", position.to_sfen(1));
    }
}

#[test]
fn a_position_is_read_back_as_it_was_written() {
    for (move_number, position) in (1..).zip(positions(300)) {
        let text = position.to_sfen(move_number);
        assert_eq!(Position::from_sfen(&text).as_ref(), Ok(&position));
        assert_eq!(text.parse(), Ok(Sfen { setup: position.setup().clone(), move_number }));
    }
}

#[test]
fn the_turned_position_has_exactly_the_turned_moves() {
    for position in positions(300) {
        let other_side = Position::try_from(turned(position.setup())).unwrap();
        let turned_moves: HashSet<Move> = position.legal_moves().into_iter().map(turned_move).collect();
        assert_eq!(other_side.legal_moves().into_iter().collect::<HashSet<_>>(), turned_moves);
        assert_eq!(turned(other_side.setup()), *position.setup());
    }
}

#[test]
fn no_piece_is_ever_lost_or_won_from_nowhere() {
    for (before, mv, after) in steps(300) {
        for kind in PieceKind::ALL {
            assert_eq!(before.setup().count(kind), after.setup().count(kind), "{mv} in {}", before.to_sfen(1));
        }
    }
}

#[test]
fn a_legal_move_leads_to_a_position_that_can_be_played() {
    for (before, mv, after) in steps(300) {
        assert_eq!(Position::try_from(after.setup().clone()).as_ref(), Ok(&after), "{mv} in {}", before.to_sfen(1));
        assert_eq!(before.play(mv).as_ref(), Ok(&after));
        assert_eq!(after.turn(), !before.turn());
    }
}

#[test]
fn a_captured_piece_is_in_the_hand_of_its_captor_and_a_dropped_one_is_not() {
    for (before, mv, after) in steps(300) {
        let us = before.turn();
        let mut hand = *before.hand(us);
        match (mv, before.board().piece_on(mv.to())) {
            (Move::Drop { kind, .. }, _) => hand.remove(kind),
            (Move::Normal { .. }, Some(captured)) => hand.add(captured.kind),
            (Move::Normal { .. }, None) => {}
        }
        assert_eq!((after.hand(us), after.hand(!us)), (&hand, before.hand(!us)));
    }
}

#[test]
fn the_checkers_are_the_pieces_that_attack_the_king() {
    for position in positions(300) {
        let king = position.board().king(position.turn());
        let attackers = king.map_or(SquareSet::EMPTY, |king| position.board().attackers(king, !position.turn()));
        assert_eq!(position.checkers(), attackers);
        assert_eq!(position.is_checkmate(), position.is_check() && position.legal_moves().is_empty());
    }
}

#[test]
fn a_square_is_attacked_by_exactly_the_pieces_that_would_go_there() {
    for position in positions(48).step_by(7) {
        let board = position.board();
        for (target, color) in Square::all().flat_map(|target| Color::ALL.map(|color| (target, color))) {
            let goes_there = |&(from, piece): &(Square, Piece)| {
                piece.color == color && attacks(piece.kind, color, from, board.occupied()).contains(target)
            };
            let found: Vec<(Square, Piece)> = board.iter().filter(goes_there).collect();
            assert_eq!(board.attackers(target, color), found.iter().map(|&(from, _)| from).collect());
            for kind in PieceKind::ALL {
                let of_kind = found.iter().filter(|(_, piece)| piece.kind == kind).map(|&(from, _)| from);
                assert_eq!(board.reaching(target, color, kind), of_kind.collect());
            }
        }
    }
}

#[test]
fn the_sets_of_squares_on_a_board_tell_the_same_as_its_pieces() {
    for position in positions(48).step_by(7) {
        let board = position.board();
        for (square, piece) in Square::all().map(|square| (square, board.piece_on(square))) {
            let holds = |color, kind| board.of(color, kind).contains(square);
            let tells_the_same = |color, kind| holds(color, kind) == (piece == Some(Piece::new(color, kind)));
            assert!(Color::ALL.iter().all(|&color| PieceKind::ALL.iter().all(|&kind| tells_the_same(color, kind))));
            assert_eq!(board.occupied().contains(square), piece.is_some());
        }
    }
}

#[test]
fn two_positions_have_the_same_key_exactly_when_they_are_written_the_same() {
    let mut texts: HashMap<PositionKey, String> = HashMap::new();
    let mut repeated = 0;
    for position in positions(480) {
        let text = position.to_sfen(1);
        if let Some(earlier) = texts.insert(position.key(), text.clone()) {
            assert_eq!(earlier, text);
            repeated += 1;
        }
    }
    let different: HashSet<&String> = texts.values().collect();
    assert_eq!(different.len(), texts.len());
    assert!(repeated > 200, "the handicaps at least come again and again");
}
