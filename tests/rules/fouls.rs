//! The foul named for every illegal move, and the squares that prove it.

use std::collections::BTreeSet;

use komadai::shogi::{IllegalMove, Move, Piece, PieceKind, Position, attacks::between};

use super::laws::{conceivable_moves, positions};
use super::seats::{Seat, from_both_seats};

const START: &str = "startpos";
const ZONE: &str = "4k4/9/7S1/1+PG3NS1/9/9/9/9/4K3L b - 1";
const PAWNS: &str = "4k4/9/9/9/9/P3p4/4P4/9/4K4 b 2PLNG 1";
const PINNED: &str = "4k4/9/9/4r4/9/9/4G4/2b6/4K4 b P 1";
const TWO_CHECKS: &str = "4r3k/9/9/9/9/9/3n5/9/4K4 b G 1";
const MATE: &str = "kn7/9/1G7/9/9/9/9/9/8K b P 1";

/// A position, a move that is illegal there, and the foul the judge must name, from the mover's seat.
type Foul = (&'static str, &'static str, fn(&Seat) -> IllegalMove);

const FOULS: &[Foul] = &[
    (START, "5e5d", |at| IllegalMove::NoPiece { from: at.square("5e") }),
    (START, "3c3d", |at| IllegalMove::NotYourPiece { from: at.square("3c") }),
    (START, "5i4i", |at| IllegalMove::OwnPieceTaken { to: at.square("4i") }),
    (START, "2h2g", |at| IllegalMove::OwnPieceTaken { to: at.square("2g") }),
    (START, "7g7e", |at| IllegalMove::WrongMovement { from: at.square("7g"), to: at.square("7e") }),
    (START, "7g7g", |at| IllegalMove::WrongMovement { from: at.square("7g"), to: at.square("7g") }),
    (START, "2h3c", |at| IllegalMove::WrongMovement { from: at.square("2h"), to: at.square("3c") }),
    (START, "8h1h", |at| IllegalMove::WrongMovement { from: at.square("8h"), to: at.square("1h") }),
    (START, "2h2b", |at| blocked(at, "2h 2b", "2g")),
    (START, "8h2b+", |at| blocked(at, "8h 2b", "7g")),
    (START, "9i9a", |at| blocked(at, "9i 9a", "9g")),
    (START, "2h9h", |at| blocked(at, "2h 9h", "8h")),
    (ZONE, "8d8c+", |at| IllegalMove::CannotPromote { from: at.square("8d") }),
    (ZONE, "7d7c+", |at| IllegalMove::CannotPromote { from: at.square("7d") }),
    (ZONE, "5i5h+", |at| IllegalMove::CannotPromote { from: at.square("5i") }),
    (ZONE, "1i1d+", |at| IllegalMove::PromotionOutsideCamp { from: at.square("1i"), to: at.square("1d") }),
    (START, "7g7f+", |at| IllegalMove::PromotionOutsideCamp { from: at.square("7g"), to: at.square("7f") }),
    (ZONE, "1i1a", |at| IllegalMove::DeadPiece { to: at.square("1a") }),
    (ZONE, "3d4b", |at| IllegalMove::DeadPiece { to: at.square("4b") }),
    (PAWNS, "L*1a", |at| IllegalMove::DeadPiece { to: at.square("1a") }),
    (PAWNS, "N*1b", |at| IllegalMove::DeadPiece { to: at.square("1b") }),
    (PAWNS, "P*1a", |at| IllegalMove::DeadPiece { to: at.square("1a") }),
    (PAWNS, "S*1e", |_| IllegalMove::NotInHand { kind: PieceKind::Silver }),
    (START, "P*5e", |_| IllegalMove::NotInHand { kind: PieceKind::Pawn }),
    (PAWNS, "+P*1e", |_| IllegalMove::PromotedDrop { kind: PieceKind::Tokin }),
    (PAWNS, "+S*1e", |_| IllegalMove::PromotedDrop { kind: PieceKind::PromotedSilver }),
    (PAWNS, "G*5f", |at| IllegalMove::SquareOccupied { to: at.square("5f") }),
    (PAWNS, "G*5g", |at| IllegalMove::SquareOccupied { to: at.square("5g") }),
    (PAWNS, "P*5e", |at| IllegalMove::TwoPawns { pawn: at.square("5g") }),
    (PAWNS, "P*9b", |at| IllegalMove::TwoPawns { pawn: at.square("9f") }),
    (MATE, "P*9b", |at| IllegalMove::DropPawnMate { king: at.square("9a") }),
    (PINNED, "5g4g", |at| in_check(at, "5i", "5d")),
    (PINNED, "5i6i", |at| in_check(at, "6i", "7h")),
    (TWO_CHECKS, "G*5h", |at| in_check(at, "5i", "6g")),
];

fn blocked(seat: &Seat, path: &str, by: &str) -> IllegalMove {
    let (from, to) = path.split_once(' ').unwrap();
    IllegalMove::Blocked { from: seat.square(from), to: seat.square(to), by: seat.square(by) }
}

fn in_check(seat: &Seat, king: &str, attackers: &str) -> IllegalMove {
    IllegalMove::KingLeftInCheck { king: seat.square(king), attackers: seat.squares(attackers) }
}

/// Parses a move of the table: USI cannot express the drop of a promoted piece, so the table marks it with a leading +.
fn told(seat: &Seat, text: &str) -> Move {
    match (text.strip_prefix('+'), seat.mv(text.trim_start_matches('+'))) {
        (Some(_), Move::Drop { kind, to }) => Move::Drop { kind: kind.promoted().unwrap(), to },
        (_, mv) => mv,
    }
}

fn assert_refused(&(sfen, mv, foul): &Foul) {
    from_both_seats(sfen, |seat| {
        assert_eq!(seat.judge_move(told(seat, mv)), Err(foul(seat)), "{mv} in {sfen}");
    });
}

#[test]
fn every_illegal_move_is_refused_for_what_is_wrong_with_it() {
    FOULS.iter().for_each(assert_refused);
}

#[test]
fn of_two_fouls_the_one_is_named_that_a_player_notices_first() {
    let pairs: [Foul; 6] = [
        (START, "2h2a+", |at| blocked(at, "2h 2a", "2g")),
        (START, "2h3c+", |at| IllegalMove::WrongMovement { from: at.square("2h"), to: at.square("3c") }),
        (PAWNS, "S*5g", |_| IllegalMove::NotInHand { kind: PieceKind::Silver }),
        (PAWNS, "+P*5g", |_| IllegalMove::PromotedDrop { kind: PieceKind::Tokin }),
        (PAWNS, "P*9a", |at| IllegalMove::TwoPawns { pawn: at.square("9f") }),
        (PINNED, "5g4g+", |at| IllegalMove::CannotPromote { from: at.square("5g") }),
    ];
    pairs.iter().for_each(assert_refused);
}

#[test]
fn a_king_that_was_left_in_check_is_not_taken() {
    let left = Position::from_sfen(PINNED).unwrap().after("5g4g".parse().unwrap());
    let taking = "5d5i".parse().unwrap();
    assert_eq!(left.judge(taking), Err(IllegalMove::KingTaken { king: "5i".parse().unwrap() }));
    assert!(!left.can_be_made(taking) && !left.legal_moves().contains(&taking));
}

#[test]
fn of_a_foul_that_could_be_made_but_for_a_king_the_king_is_the_reason() {
    let position = Position::from_sfen("4k4/4r4/9/9/9/9/9/4R4/4K4 b G 1").unwrap();
    let why = |mv: &str| {
        let mv = mv.parse().unwrap();
        position.obstacle(mv, position.judge(mv).unwrap_err())
    };
    let taken = |king: &str| IllegalMove::KingTaken { king: king.parse().unwrap() };
    assert_eq!(why("5b5i"), taken("5i"), "out of turn");
    assert_eq!(why("5h1a"), IllegalMove::WrongMovement { from: "5h".parse().unwrap(), to: "1a".parse().unwrap() });
    assert_eq!(["5h5a", "G*5a", "5h5i"].map(why), [taken("5a"), taken("5a"), taken("5i")]);
    assert_eq!(why("3c5a"), IllegalMove::NoPiece { from: "3c".parse().unwrap() });
    assert_eq!(why("5i5i"), position.judge("5i5i".parse().unwrap()).unwrap_err(), "it does not move");
}

#[test]
fn every_foul_there_is_stands_in_the_table() {
    let mut numbers = BTreeSet::new();
    for &(sfen, _, foul) in FOULS {
        from_both_seats(sfen, |seat| _ = numbers.insert(number(foul(seat))));
    }
    assert!(numbers.into_iter().eq(0..AFTER_A_FOUL));
}

/// Only an illegal move can leave a king to be captured, so no position of the table can show it.
const AFTER_A_FOUL: usize = 14;

/// Numbers the fouls; the last two are no board's to show, as only who made the move makes them. A new one does not
/// compile until it has a number here, and then needs a case in the table.
const fn number(foul: IllegalMove) -> usize {
    match foul {
        IllegalMove::NoPiece { .. } => 0,
        IllegalMove::NotYourPiece { .. } => 1,
        IllegalMove::OwnPieceTaken { .. } => 2,
        IllegalMove::WrongMovement { .. } => 3,
        IllegalMove::Blocked { .. } => 4,
        IllegalMove::CannotPromote { .. } => 5,
        IllegalMove::PromotionOutsideCamp { .. } => 6,
        IllegalMove::DeadPiece { .. } => 7,
        IllegalMove::NotInHand { .. } => 8,
        IllegalMove::PromotedDrop { .. } => 9,
        IllegalMove::SquareOccupied { .. } => 10,
        IllegalMove::TwoPawns { .. } => 11,
        IllegalMove::DropPawnMate { .. } => 12,
        IllegalMove::KingLeftInCheck { .. } => 13,
        IllegalMove::KingTaken { .. } => AFTER_A_FOUL,
        IllegalMove::OpponentsPiece { .. } => 15,
        IllegalMove::DroppedOutOfTurn { .. } => 16,
    }
}

#[test]
fn the_squares_named_with_an_foul_prove_it() {
    for position in positions(100).step_by(29) {
        for mv in conceivable_moves() {
            if let Err(foul) = position.judge(mv) {
                assert!(is_proved(&position, mv, foul), "{mv} in {}: {foul:?}", position.to_sfen(1));
            }
        }
    }
}

fn is_proved(position: &Position, mv: Move, foul: IllegalMove) -> bool {
    let (board, us) = (position.board(), position.turn());
    let shows = |square, color, kind| board.piece_on(square) == Some(Piece::new(color, kind));
    let mut after = position.setup().clone();
    after.apply(mv);
    match foul {
        IllegalMove::NoPiece { from } => !board.occupied().contains(from) && mv.from() == Some(from),
        IllegalMove::NotYourPiece { from } => board.of_color(!us).contains(from),
        IllegalMove::OpponentsPiece { .. } | IllegalMove::DroppedOutOfTurn { .. } => false,
        IllegalMove::OwnPieceTaken { to } => board.of_color(us).contains(to) && mv.to() == to,
        IllegalMove::WrongMovement { from, to } | IllegalMove::PromotionOutsideCamp { from, to } => {
            mv.from() == Some(from) && mv.to() == to
        }
        IllegalMove::Blocked { from, to, by } => {
            (between(from, to) & board.occupied()).contains(by) && !board.occupied().intersects(between(from, by))
        }
        IllegalMove::CannotPromote { from } => board.piece_on(from).is_some_and(|it| it.kind.promoted().is_none()),
        IllegalMove::KingTaken { king } => shows(king, !us, PieceKind::King) && mv.to() == king,
        IllegalMove::DeadPiece { to } => mv.to() == to && to.rank_seen_by(us) <= 2,
        IllegalMove::NotInHand { kind } => position.hand(us).count(kind) == 0,
        IllegalMove::PromotedDrop { kind } => kind.is_promoted(),
        IllegalMove::SquareOccupied { to } => board.occupied().contains(to),
        IllegalMove::TwoPawns { pawn } => shows(pawn, us, PieceKind::Pawn) && pawn.file() == mv.to().file(),
        IllegalMove::DropPawnMate { king } => shows(king, !us, PieceKind::King),
        IllegalMove::KingLeftInCheck { king, attackers } => {
            after.board.king(us) == Some(king) && attackers == after.board.attackers(king, !us) && !attackers.is_empty()
        }
    }
}
