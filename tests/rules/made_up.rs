//! Positions that no game would reach: a king near an edge, a set of pieces scattered around it, sliders anywhere to
//! pin and to guard, and a pawn in hand for the side to move.

use komadai::shogi::{Color, Handicap, Piece, PieceKind, Position, Setup, Square, attacks::between};

use super::dice::Dice;
use super::seats::turned;

/// Pieces that reach many squares, backwards too.
const MANY_SIDED: [PieceKind; 6] =
    [PieceKind::Silver, PieceKind::Gold, PieceKind::Bishop, PieceKind::Rook, PieceKind::Horse, PieceKind::Dragon];

/// The start of a random game: alternately a handicap and a made-up position.
pub fn start(game: usize) -> Position {
    if game.is_multiple_of(2) {
        Handicap::ALL[game / 2 % Handicap::ALL.len()].position()
    } else {
        made_up(&mut Dice::new(game as u64))
    }
}

/// A playable position with either side to move.
pub fn made_up(dice: &mut Dice) -> Position {
    loop {
        let setup = thrown_together(dice);
        let setup = if dice.chance(50) { setup } else { turned(&setup) };
        if let Ok(position) = Position::try_from(setup) {
            return position;
        }
    }
}

/// A setup, not necessarily playable, in which Black may consider dropping a pawn in front of White's king.
fn thrown_together(dice: &mut Dice) -> Setup {
    let king = dice.pick(&squares(|square| square.rank() <= 2 || matches!(square.file(), 1 | 9)));
    let mut setup = Setup::empty();
    setup.hand_mut(Color::Black).add(PieceKind::Pawn);
    for kind in boxful() {
        if dice.chance(40) {
            let (square, piece) = thrown(dice, kind, king);
            setup.board.put(square, piece);
        }
    }
    if dice.chance(80) {
        pin(dice, &mut setup, king);
    }
    if dice.chance(70) {
        setup.board.put(dice.pick(&squares(|_| true)), Piece::new(Color::Black, PieceKind::King));
    }
    setup.board.put(king, Piece::new(Color::White, PieceKind::King));
    king.offset(0, 1).and_then(|front| setup.board.take(front));
    setup
}

/// Where a piece lands, and which side up: sliders anywhere, the others around the king.
fn thrown(dice: &mut Dice, kind: PieceKind, king: Square) -> (Square, Piece) {
    let is_slider = matches!(kind, PieceKind::Lance | PieceKind::Bishop | PieceKind::Rook);
    let square = dice.pick(&squares(|square| is_slider || distance(square, king) <= 2));
    let color = if dice.chance(60) { Color::Black } else { Color::White };
    let kind = if dice.chance(30) { kind.promoted().unwrap_or(kind) } else { kind };
    (square, Piece::new(color, kind))
}

fn squares(is_wanted: impl Fn(Square) -> bool) -> Vec<Square> {
    Square::all().filter(|&square| is_wanted(square)).collect()
}

fn distance(one: Square, other: Square) -> u8 {
    one.file().abs_diff(other.file()).max(one.rank().abs_diff(other.rank()))
}

/// Puts a slider of Black's on a line with the king, with exactly one piece of White's in between.
fn pin(dice: &mut Dice, setup: &mut Setup, king: Square) {
    let on_the_file = dice.chance(30);
    let may_pin = |square: Square| !between(square, king).is_empty() && distance(square, king) <= 4;
    let pinner = dice.pick(&squares(|square| may_pin(square) && (!on_the_file || square.file() == king.file())));
    let line: Vec<Square> = between(pinner, king).into_iter().collect();
    line.iter().for_each(|&square| _ = setup.board.take(square));
    let is_straight = pinner.file() == king.file() || pinner.rank() == king.rank();
    let slider = if is_straight { PieceKind::Rook } else { PieceKind::Bishop };
    setup.board.put(pinner, Piece::new(Color::Black, slider));
    setup.board.put(dice.pick(&line), Piece::new(Color::White, dice.pick(&MANY_SIDED)));
}

/// The pieces of a set, less the kings and the pawn in hand.
fn boxful() -> impl Iterator<Item = PieceKind> {
    let all = PieceKind::HAND.into_iter().flat_map(|kind| std::iter::repeat_n(kind, kind.full_set().into()));
    all.take(37)
}
