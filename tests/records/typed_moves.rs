//! A typed move is read as the move that was meant: whatever a notation writes for a move is read as that move.

use komadai::record::notation::{WesternStyle, japanese, western};
use komadai::record::{TypedMove, TypedMoveError, typed_move};
use komadai::shogi::{Move, Position, Square};

use crate::dice::random_game;

/// Positions of random games, each with the destination of the move before.
fn positions(games: usize) -> impl Iterator<Item = (Position, Option<Square>)> {
    (0..games).flat_map(|game| {
        let mut previous = None;
        random_game(Position::even(), game, 150)
            .map(|(position, mv)| {
                let before = previous;
                previous = mv.map(Move::to);
                (position, before)
            })
            .collect::<Vec<_>>()
    })
}

/// Every way of writing a move.
fn spellings(position: &Position, mv: Move, previous: Option<Square>) -> Vec<String> {
    let written = japanese(position, mv, previous);
    let [hodges, hosking] = [WesternStyle::Hodges, WesternStyle::Hosking].map(|style| western(position, mv, style));
    let marked = [format!("▲{written}"), format!("☖ {written}"), japanese(position, mv, None)];
    let mut all = vec![mv.to_string(), mv.to_string().to_uppercase(), hodges.to_lowercase(), hodges, hosking, written];
    all.extend(marked);
    if let Move::Normal { from, to, promote } = mv {
        let sign = if promote { "+" } else { "=" };
        all.push(format!("{}{}{}{}{sign}", from.file(), from.rank(), to.file(), to.rank()));
    }
    all
}

#[test]
fn every_legal_move_is_read_from_every_notation_as_it_was_written() {
    let mut count = 0;
    for (position, previous) in positions(24).step_by(7) {
        for mv in position.legal_moves() {
            for text in spellings(&position, mv, previous) {
                let read = typed_move(&text, &position, previous);
                let is_same = read == Ok(TypedMove::Whole(mv));
                assert!(is_same, "{text} for {mv} in {}: {read:?}", position.to_sfen(1));
                count += 1;
            }
        }
    }
    assert!(count > 100_000, "only {count} texts were read");
}

#[test]
fn no_text_is_read_as_a_move_that_is_illegal() {
    let pieces = [
        "", "+", "7", "7f", "76", "88", "22", "P", "b", "S", "歩", "角", "同", "成", "打", "fu", "kaku", "-", "x", "*",
        "=",
    ];
    for (position, previous) in positions(3).step_by(31) {
        for first in pieces {
            for second in pieces {
                for third in pieces {
                    match typed_move(&[first, second, third].concat(), &position, previous) {
                        Ok(TypedMove::Whole(mv)) => assert!(position.judge(mv).is_ok(), "{first}{second}{third}"),
                        Ok(TypedMove::OpenPromotion { from, to }) => {
                            let both = [false, true].map(|promote| Move::Normal { from, to, promote });
                            assert!(both.into_iter().all(|mv| position.judge(mv).is_ok()), "{first}{second}{third}");
                        }
                        Err(TypedMoveError::Illegal { mv, foul }) => assert_eq!(position.judge(mv), Err(foul)),
                        Err(TypedMoveError::Several { moves }) => assert!(moves.len() > 1),
                        Err(_) => {}
                    }
                }
            }
        }
    }
}
