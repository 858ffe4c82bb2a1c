//! The moves of a line one behind the other, in as many rows as they may take. No move is parted.

use egui::{Align2, Pos2, Rect, Ui, pos2, vec2};

use super::line::{ROW, ROW_BELOW};
use crate::app::theme::{Colours, SIZES, regular};
use crate::app::views::parts::width_of;

/// Where moves stand.
pub struct Flow {
    /// Those that have room, from where the first one begins.
    places: Vec<Place>,
    /// How many have none.
    left: usize,
    /// How much further left the rows below the first begin.
    outdent: f32,
    origin: Pos2,
}

#[derive(Clone, Copy)]
struct Place {
    row: usize,
    from: f32,
    to: f32,
}

/// What moves may take.
#[derive(Clone, Copy)]
pub struct FlowRoom {
    /// The width of the first row.
    pub width: f32,
    /// How much further left the rows below it begin.
    pub outdent: f32,
    /// How many rows there are at most.
    pub rows: usize,
}

impl Flow {
    /// Lays moves out in rows.
    pub fn of(ui: &Ui, moves: &[String], room: FlowRoom) -> Self {
        let FlowRoom { width, outdent, rows: most } = room;
        let gap = width_of(ui, " ", SIZES.body);
        let (mut row, mut from, mut places) = (0, 0.0, Vec::new());
        for words in moves {
            let long = width_of(ui, words, SIZES.body);
            let end = if row == 0 { width } else { width + outdent };
            if from > 0.0 && from + long > end {
                (row, from) = (row + 1, 0.0);
            }
            if row >= most {
                break;
            }
            places.push(Place { row, from, to: from + long });
            from += long + gap;
        }
        let left = moves.len() - places.len();
        Self { places, left, outdent, origin: Pos2::ZERO }
    }

    /// The same, with the left upper corner of its first row there.
    #[must_use]
    pub fn at(self, origin: Pos2) -> Self {
        Self { origin, ..self }
    }

    /// How many rows there are.
    pub fn rows(&self) -> usize {
        self.places.last().map_or(0, |last| last.row + 1)
    }

    /// Whether some moves have no room.
    pub const fn is_cut(&self) -> bool {
        self.left > 0
    }

    /// Where a row begins.
    fn left_of(&self, row: usize) -> f32 {
        self.origin.x - if row == 0 { 0.0 } else { self.outdent }
    }

    /// The move that is pointed at: what is left of a row belongs to its first move, and what is right of it to its last.
    pub fn move_at(&self, point: Pos2) -> Option<usize> {
        let below = ((point.y - self.origin.y - ROW) / ROW_BELOW).floor() + 1.0;
        let row = (below.max(0.0) as usize).min(self.rows().checked_sub(1)?);
        let reaches = |place: &Place| place.row == row && point.x < self.left_of(row) + place.to;
        self.places.iter().position(reaches).or_else(|| self.places.iter().rposition(|place| place.row == row))
    }

    /// The parts of the rows up to this move.
    pub fn up_to(&self, last: usize) -> impl Iterator<Item = Rect> {
        let places = self.places.get(..=last).unwrap_or(&self.places);
        places.chunk_by(|one, next| one.row == next.row).filter_map(|row| {
            let (first, last) = (row.first()?, row.last()?);
            let part = Rect::from_x_y_ranges(first.from - 4.0..=last.to + 4.0, top(first.row)..=top(first.row + 1));
            Some(part.translate(vec2(self.left_of(first.row), self.origin.y)))
        })
    }

    /// Writes the moves.
    pub fn write(&self, ui: &Ui, moves: &[String]) {
        let (font, ink) = (regular(SIZES.body), ui.palette().ink);
        for (place, words) in self.places.iter().zip(moves) {
            let middle = f32::midpoint(top(place.row), top(place.row + 1));
            let at = pos2(self.left_of(place.row) + place.from, self.origin.y + middle);
            ui.painter().text(at, Align2::LEFT_CENTER, words, font.clone(), ink);
        }
    }
}

/// How far a row is below the top of the first.
const fn top(row: usize) -> f32 {
    if row == 0 { 0.0 } else { ROW + ROW_BELOW * (row - 1) as f32 }
}
