//! The oracle: every check and every answer is tried, with nothing remembered. It finds the lengths themselves, where the
//! solver asks whether they stay below a bound.

use komadai::shogi::{Color, Move, Piece, Position, Setup, Square, attacks::between};

/// The length of the shortest mate of at most `most` plies.
pub fn mate(position: &Position, most: u16) -> Option<u16> {
    let mut shortest = None;
    let mut most = most;
    for mv in position.legal_moves() {
        let after = position.after(mv);
        if most == 0 || !after.is_check() {
            continue;
        }
        if let Some(plies) = defence(&after, most - 1) {
            shortest = Some(plies + 1);
            // Only a shorter one is of interest now.
            most = plies.saturating_sub(1);
        }
    }
    shortest
}

/// How long the defender holds, if at most `most` plies.
pub fn defence(position: &Position, most: u16) -> Option<u16> {
    let moves = position.legal_moves();
    let mut longest = 0;
    let mut delayed = Vec::new();
    let lines = lines(position);
    for &mv in &moves {
        let line = lines.iter().find(|(square, _)| mv.from().is_none() && mv.to() == *square);
        match line {
            None => longest = longest.max(held(position, mv, most)?),
            Some((_, nearer)) => {
                let delay = nearer.iter().filter_map(|position| defence(position, most)).min();
                delayed.push((delay.unwrap_or(u16::MAX), mv));
            }
        }
    }
    delayed.sort_by_key(|&(delay, _)| delay);
    for group in delayed.chunk_by(|one, other| one.0 == other.0) {
        if group[0].0 > longest {
            for &(_, mv) in group {
                longest = longest.max(held(position, mv, most)?);
            }
        }
    }
    Some(longest)
}

fn held(position: &Position, mv: Move, most: u16) -> Option<u16> {
    mate(&position.after(mv), most.checked_sub(1)?).map(|plies| plies + 1)
}

/// The squares on which the only checking piece can take what is dropped, and the positions if it moved there instead.
fn lines(position: &Position) -> Vec<(Square, Vec<Position>)> {
    let defender = position.turn();
    let checkers: Vec<Square> = position.checkers().into_iter().collect();
    let (&[checker], Some(king)) = (&checkers[..], position.board().king(defender)) else { return Vec::new() };
    let on = |square| {
        let mut pieces = vec![position.board().piece_on(checker).unwrap()];
        pieces.extend(pieces[0].kind.promoted().map(|kind| Piece::new(!defender, kind)));
        let nearer = pieces.into_iter().filter_map(|piece| come(position.setup(), checker, square, piece)).collect();
        (square, nearer)
    };
    between(king, checker).into_iter().map(on).filter(|(_, nearer): &(_, Vec<_>)| !nearer.is_empty()).collect()
}

fn come(setup: &Setup, from: Square, to: Square, piece: Piece) -> Option<Position> {
    // The judge says whether the move is legal: the attacker makes it.
    let attacker: Color = piece.color;
    let mut theirs = setup.clone();
    theirs.turn = attacker;
    let king = theirs.board.king(!attacker)?;
    let taken = theirs.board.take(king)?;
    let promote = theirs.board.piece_on(from)? != piece;
    let is_legal = Position::as_it_stands(theirs.clone()).judge(Move::Normal { from, to, promote }).is_ok();
    theirs.board.put(king, taken);
    theirs.apply(Move::Normal { from, to, promote });
    let after = Position::as_it_stands(theirs);
    (is_legal && after.is_check()).then_some(after)
}
