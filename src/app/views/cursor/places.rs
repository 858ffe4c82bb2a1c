//! Where the keyboard's cursor can be, and where an arrow key leads from there.

use egui::{Pos2, Vec2};

use crate::app::views::board::BoardGeometry;
use crate::shogi::{Color, PieceKind, Square};

/// Where the cursor can be.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Place {
    /// On the board.
    Square(Square),
    /// On a stand, at the pieces of a kind.
    Slot(Color, PieceKind),
}

/// One arrow key, as one sees it on screen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Step {
    Left,
    Right,
    Up,
    Down,
}

impl Step {
    const fn direction(self) -> Vec2 {
        match self {
            Self::Left => Vec2::LEFT,
            Self::Right => Vec2::RIGHT,
            Self::Up => Vec2::UP,
            Self::Down => Vec2::DOWN,
        }
    }
}

/// Every place and where it lies.
#[derive(Debug)]
pub(super) struct Places<'a> {
    geometry: &'a BoardGeometry,
    slots: Vec<(Color, PieceKind, Pos2)>,
}

impl<'a> Places<'a> {
    /// The squares of a board, and the pieces in hand around it with the middle of each.
    pub(super) const fn new(geometry: &'a BoardGeometry, slots: Vec<(Color, PieceKind, Pos2)>) -> Self {
        Self { geometry, slots }
    }

    pub(super) fn all(&self) -> impl Iterator<Item = Place> {
        let slots = self.slots.iter().map(|&(color, kind, _)| Place::Slot(color, kind));
        Square::all().map(Place::Square).chain(slots)
    }

    /// Where the cursor is seen first: in the middle, before the pawns of whoever sits at the bottom.
    pub(super) fn first_square(&self) -> Option<Square> {
        let below_middle = Vec2::DOWN * self.geometry.cell().y * 2.0;
        self.geometry.square_at(self.geometry.grid().center() + below_middle)
    }

    /// The place that one step leads to; the same where nothing lies that way.
    pub(super) fn beside(&self, place: Place, step: Step) -> Place {
        match place {
            Place::Square(square) => self.beside_square(square, step),
            Place::Slot(color, kind) => self.beside_slot(color, kind, step),
        }
        .unwrap_or(place)
    }

    fn beside_square(&self, square: Square, step: Step) -> Option<Place> {
        let center = self.geometry.square(square).center();
        let next = self.geometry.square_at(center + step.direction() * self.geometry.cell());
        next.map(Place::Square).or_else(|| {
            let is_beyond = |at: Pos2| step.direction().x * (at.x - center.x) > 0.0;
            self.nearest_slot(center, |_, at| is_beyond(at))
        })
    }

    /// Another kind on the same stand, or else the square beside it.
    fn beside_slot(&self, color: Color, kind: PieceKind, step: Step) -> Option<Place> {
        let (.., from) = *self.slots.iter().find(|(owner, held, _)| (*owner, *held) == (color, kind))?;
        let along = |at: Pos2| step.direction().dot(at - from);
        let is_ahead = |at: Pos2| along(at) > (at - from).length() * 0.8;
        let slot = self.nearest_slot(from, |owner, at| owner == color && is_ahead(at));
        let leads_to_board = step.direction().x * (self.geometry.grid().center().x - from.x) > 0.0;
        slot.or_else(|| self.nearest_square(from).filter(|_| leads_to_board).map(Place::Square))
    }

    fn nearest_slot(&self, from: Pos2, is_meant: impl Fn(Color, Pos2) -> bool) -> Option<Place> {
        let meant = self.slots.iter().filter(|(owner, _, at)| is_meant(*owner, *at));
        let nearest = meant.min_by(|(.., one), (.., other)| one.distance_sq(from).total_cmp(&other.distance_sq(from)));
        nearest.map(|&(color, kind, _)| Place::Slot(color, kind))
    }

    fn nearest_square(&self, from: Pos2) -> Option<Square> {
        let distance = |square: &Square| self.geometry.square(*square).center().distance_sq(from);
        Square::all().min_by(|one, other| distance(one).total_cmp(&distance(other)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use egui::{Rect, pos2, vec2};

    const STEPS: [Step; 4] = [Step::Left, Step::Right, Step::Up, Step::Down];

    fn geometry(flipped: bool) -> BoardGeometry {
        BoardGeometry::new(Rect::from_min_size(pos2(200.0, 0.0), vec2(440.0, 480.0)), flipped)
    }

    /// A stand left of the board for White, one right of it for Black.
    fn slots() -> Vec<(Color, PieceKind, Pos2)> {
        vec![
            (Color::White, PieceKind::Rook, pos2(140.0, 200.0)),
            (Color::White, PieceKind::Pawn, pos2(60.0, 200.0)),
            (Color::Black, PieceKind::Rook, pos2(700.0, 300.0)),
            (Color::Black, PieceKind::Bishop, pos2(780.0, 300.0)),
            (Color::Black, PieceKind::Pawn, pos2(700.0, 370.0)),
        ]
    }

    #[test]
    fn every_place_is_reached_from_every_other_by_arrow_keys() {
        for flipped in [false, true] {
            let geometry = geometry(flipped);
            let places = Places::new(&geometry, slots());
            let all: Vec<Place> = places.all().collect();
            for start in all.iter().copied() {
                let mut reached = vec![start];
                let mut next = 0;
                while let Some(&place) = reached.get(next) {
                    for step in STEPS {
                        let beside = places.beside(place, step);
                        if !reached.contains(&beside) {
                            reached.push(beside);
                        }
                    }
                    next += 1;
                }
                assert_eq!(reached.len(), all.len(), "from {start:?}");
            }
        }
    }

    #[test]
    fn on_the_board_a_step_back_undoes_a_step() {
        let geometry = geometry(false);
        let places = Places::new(&geometry, Vec::new());
        for square in Square::all().map(Place::Square) {
            for (step, back) in [(Step::Left, Step::Right), (Step::Up, Step::Down)] {
                for (step, back) in [(step, back), (back, step)] {
                    let beside = places.beside(square, step);
                    assert!(beside == square || places.beside(beside, back) == square, "{square:?} {step:?}");
                }
            }
        }
    }

    #[test]
    fn steps_go_the_way_they_are_seen_on_a_flipped_board_too() {
        let square = |text: &str| Place::Square(text.parse().unwrap());
        let (upright, flipped) = (geometry(false), geometry(true));
        assert_eq!(Places::new(&upright, Vec::new()).beside(square("7g"), Step::Up), square("7f"));
        assert_eq!(Places::new(&flipped, Vec::new()).beside(square("7g"), Step::Up), square("7h"));
        assert_eq!(Places::new(&upright, Vec::new()).first_square(), "5g".parse().ok());
        assert_eq!(Places::new(&flipped, Vec::new()).first_square(), "5c".parse().ok());
    }
}
