//! Pieces on their way.

use std::time::Duration;

use crate::app::form::Spot;
use crate::clock::SessionTime;
use crate::shogi::{Color, Piece, Position, Square};

/// How long a piece is on its way.
const FLIGHT: Duration = Duration::from_millis(120);

/// A move changes two squares at most; where more have changed another position has come, and nothing travels.
const MOST_CHANGED: usize = 2;

/// A piece on its way.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Travel {
    /// What it was.
    pub before: Piece,
    /// What it becomes.
    pub after: Piece,
    /// Where it comes from.
    pub from: Spot,
    /// Where it goes.
    pub to: Spot,
}

/// Pieces on their way from one position to the next.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Motion {
    /// The pieces, those that lie below first.
    pub travels: Vec<Travel>,
    started: SessionTime,
}

impl Motion {
    /// What travels where `old` becomes `new` at `now`; nothing where that is not one move, or one taken back.
    #[must_use]
    pub fn between(old: &Position, new: &Position, now: SessionTime) -> Option<Self> {
        let travels = travels(old, new);
        (!travels.is_empty()).then_some(Self { travels, started: now })
    }

    /// How much of the way is done at `now`, from 0 to 1: quickly at first, gently at the end.
    #[must_use]
    pub fn progress(&self, now: SessionTime) -> f32 {
        let done = (now.since(self.started).as_secs_f32() / FLIGHT.as_secs_f32()).min(1.0);
        1.0 - (1.0 - done).powi(3)
    }

    /// Whether everything has arrived.
    #[must_use]
    pub fn is_over(&self, now: SessionTime) -> bool {
        now.since(self.started) >= FLIGHT
    }

    /// Whether a piece is on its way to `square`.
    #[must_use]
    pub fn leads_to(&self, square: Square) -> bool {
        self.travels.iter().any(|travel| travel.to == Spot::Square(square))
    }
}

fn travels(old: &Position, new: &Position) -> Vec<Travel> {
    let on = |position: &Position, square| position.board().piece_on(square);
    let changed: Vec<Square> = Square::all().filter(|&square| on(old, square) != on(new, square)).collect();
    if changed.len() > MOST_CHANGED {
        return Vec::new();
    }
    let mut gone: Vec<(Square, Piece)> =
        changed.iter().filter_map(|&square| Some((square, on(old, square)?))).collect();
    let mut come = Vec::new();
    for &square in &changed {
        let Some(after) = on(new, square) else { continue };
        let is_it = |(from, piece): &(Square, Piece)| *from != square && is_same(*piece, after);
        let travel = match gone.iter().position(is_it) {
            Some(index) => {
                let (from, before) = gone.swap_remove(index);
                Some(Travel { before, after, from: Spot::Square(from), to: Spot::Square(square) })
            }
            None => from_stand(old, new, after, square),
        };
        come.extend(travel);
    }
    // What was taken lies below what takes it.
    gone.into_iter().filter_map(|(from, before)| to_stand(old, new, before, from)).chain(come).collect()
}

fn is_same(one: Piece, other: Piece) -> bool {
    one.color == other.color && one.kind.unpromoted() == other.kind.unpromoted()
}

/// A piece that comes from the stand that has one less of it.
fn from_stand(old: &Position, new: &Position, after: Piece, to: Square) -> Option<Travel> {
    let kind = after.kind.unpromoted();
    let owner = Color::ALL.into_iter().find(|&it| old.hand(it).count(kind) > new.hand(it).count(kind))?;
    Some(Travel { before: Piece::new(owner, kind), after, from: Spot::Stand(owner, kind), to: Spot::Square(to) })
}

/// A piece that goes to the stand that has one more of it.
fn to_stand(old: &Position, new: &Position, before: Piece, from: Square) -> Option<Travel> {
    let kind = before.kind.unpromoted();
    let owner = Color::ALL.into_iter().find(|&it| new.hand(it).count(kind) > old.hand(it).count(kind))?;
    Some(Travel { before, after: Piece::new(owner, kind), from: Spot::Square(from), to: Spot::Stand(owner, kind) })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::shogi::PieceKind;

    fn position(sfen: &str) -> Position {
        Position::from_sfen(sfen).unwrap()
    }

    fn square(file: u8, rank: u8) -> Spot {
        Spot::Square(Square::new(file, rank).unwrap())
    }

    const OLD: &str = "4k4/9/4p4/9/9/4R4/9/9/4K4 b - 1";
    const NEW: &str = "4k4/9/4+R4/9/9/9/9/9/4K4 w P 2";

    #[test]
    fn a_capture_that_promotes_moves_two_pieces_and_back_again() {
        let there = travels(&position(OLD), &position(NEW));
        assert_eq!(there.len(), 2);
        assert_eq!((there[0].from, there[0].to), (square(5, 3), Spot::Stand(Color::Black, PieceKind::Pawn)));
        assert_eq!((there[1].from, there[1].to), (square(5, 6), square(5, 3)));
        assert_eq!((there[1].before.kind, there[1].after.kind), (PieceKind::Rook, PieceKind::Dragon));
        let mut back = travels(&position(NEW), &position(OLD));
        back.sort_by_key(|travel| travel.before.kind.index());
        let turned = |travel: &Travel| (travel.to, travel.from, travel.after, travel.before);
        let mut expected: Vec<_> = there.iter().map(turned).collect();
        expected.sort_by_key(|(_, _, before, _)| before.kind.index());
        assert_eq!(back.iter().map(|it| (it.from, it.to, it.before, it.after)).collect::<Vec<_>>(), expected);
    }

    #[test]
    fn nothing_travels_to_another_position() {
        assert_eq!(Motion::between(&Position::even(), &position(OLD), SessionTime::default()), None);
        assert_eq!(Motion::between(&Position::even(), &Position::even(), SessionTime::default()), None);
    }

    #[test]
    fn a_piece_starts_where_it_was_and_has_arrived_after_its_flight() {
        let start = SessionTime::from_start(Duration::from_secs(5));
        let motion = Motion::between(&position(OLD), &position(NEW), start).unwrap();
        assert!(motion.progress(start) < 1e-6 && !motion.is_over(start));
        assert!(motion.progress(start.plus(FLIGHT / 2)) > 0.5, "it is quick at first");
        let end = start.plus(FLIGHT);
        assert!((motion.progress(end) - 1.0).abs() < 1e-6 && motion.is_over(end));
    }
}
