//! A hunt for pawn drops that mate, or nearly do.
//!
//! Random games hardly ever reach a mating pawn drop, so positions are made up by the thousand. Where the drop in front
//! of the king mates or leaves a single answer, three witnesses must agree: the judge, the other library's list of
//! moves, and our own list for the defender once the pawn is on the board.

use std::collections::BTreeMap;

use komadai::shogi::{Color, IllegalMove, Move, PieceKind, Position, Square};

use super::dice::Dice;
use super::differential::{assert_same_moves, theirs};
use super::made_up::made_up;

/// The effect of a checking pawn drop.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Ending {
    /// Mate: nothing reaches the pawn, and the king has nowhere to go.
    Mate,
    /// Mate although a piece reaches the pawn, because that piece is pinned.
    MateOverPinned,
    /// The only answer is for the king to step aside.
    KingSteps,
    /// The only answer is for the king to capture the pawn.
    KingTakes,
    /// The only answer is for another piece to capture the pawn.
    PieceTakes,
    /// The only answer is for a pinned piece to capture the pawn, staying on its line.
    PinnedTakes,
}

impl Ending {
    const ALL: [Self; 6] =
        [Self::Mate, Self::MateOverPinned, Self::KingSteps, Self::KingTakes, Self::PieceTakes, Self::PinnedTakes];

    const fn is_mate(self) -> bool {
        matches!(self, Self::Mate | Self::MateOverPinned)
    }
}

/// The number of positions compared, by attacker and ending.
type Tally = BTreeMap<(Color, Ending), usize>;

/// The effect of the drop in front of the enemy king; `None` if the drop is illegal for a reason other than mate, or
/// leaves more than one answer.
fn ending(position: &Position) -> Option<Ending> {
    let (us, them) = (position.turn(), !position.turn());
    let king = position.board().king(them)?;
    let pawn = king.offset(0, if us == Color::Black { 1 } else { -1 })?;
    let verdict = position.judge(Move::Drop { kind: PieceKind::Pawn, to: pawn });
    let after = position.after(Move::Drop { kind: PieceKind::Pawn, to: pawn });
    let is_pinned = |square: Square| {
        let mut board = position.board().clone();
        board.take(square);
        !board.attackers(king, us).is_empty()
    };
    match (verdict, after.legal_moves().as_slice()) {
        (Err(IllegalMove::DropPawnMate { .. }), []) => {
            let reached = !position.board().attackers(pawn, them).without(king).is_empty();
            Some(if reached { Ending::MateOverPinned } else { Ending::Mate })
        }
        (Err(IllegalMove::DropPawnMate { .. }), answers) => panic!("{answers:?} save the king in {after:?}"),
        (Ok(()), []) => panic!("the dropped pawn mates in {}", position.to_sfen(1)),
        (Ok(()), [answer]) if answer.from() == Some(king) && answer.to() == pawn => Some(Ending::KingTakes),
        (Ok(()), [answer]) if answer.from() == Some(king) => Some(Ending::KingSteps),
        (Ok(()), [answer]) => Some(if is_pinned(answer.from()?) { Ending::PinnedTakes } else { Ending::PieceTakes }),
        (Ok(()) | Err(_), _) => None,
    }
}

fn hunt(positions: usize) -> Tally {
    let mut tally = Tally::new();
    let mut dice = Dice::new(1);
    for position in std::iter::repeat_with(|| made_up(&mut dice)).take(positions) {
        if let Some(ending) = ending(&position) {
            assert_same_moves(&position, &theirs(&position));
            *tally.entry((position.turn(), ending)).or_default() += 1;
        }
    }
    tally
}

fn assert_hunted(positions: usize, least: usize) {
    let tally = hunt(positions);
    for color in Color::ALL {
        let compared = |ending| tally.get(&(color, ending)).copied().unwrap_or_default();
        let (mates, near_misses): (Vec<_>, Vec<_>) = Ending::ALL.into_iter().partition(|ending| ending.is_mate());
        for endings in [mates, near_misses] {
            assert!(endings.into_iter().map(compared).sum::<usize>() >= least, "{tally:?}");
        }
        assert!(Ending::ALL.into_iter().all(|ending| compared(ending) >= least / 20), "{tally:?}");
    }
}

#[test]
fn a_hundred_mating_pawn_drops_and_near_misses_are_told_apart_for_both_colours() {
    assert_hunted(10_000, 100);
}

#[test]
#[ignore = "deep: CI runs it in release"]
fn thousands_of_mating_pawn_drops_and_near_misses_are_told_apart_for_both_colours() {
    assert_hunted(600_000, 6_000);
}
