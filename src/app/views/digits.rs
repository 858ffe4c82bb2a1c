//! Digits that do not jiggle: each stands in a cell of its own, as wide as the widest.

use std::f32::consts::PI;
use std::sync::Arc;

use egui::epaint::TextShape;
use egui::{Color32, FontId, Galley, Painter, Pos2, Vec2, pos2, vec2};

use crate::app::theme::at_most;

/// Which way up something is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Way {
    /// For us.
    Upright,
    /// For somebody who sits across the table.
    Turned,
}

/// Writes `galley` with its middle at `center`.
pub fn paint_centered(painter: &Painter, galley: Arc<Galley>, center: Pos2, color: Color32, way: Way) {
    let half = galley.rect.size() / 2.0;
    let shape = match way {
        Way::Upright => TextShape::new(center - half, galley, color),
        Way::Turned => TextShape::new(center + half, galley, color).with_angle(PI),
    };
    painter.add(shape);
}

/// Digits and what stands between them, each with the width of its cell.
pub struct Digits {
    cells: Vec<(Arc<Galley>, f32)>,
}

impl Digits {
    pub fn new(painter: &Painter, digits: &str, font: &FontId, color: Color32) -> Self {
        let lay_out = |ch: char| painter.layout_no_wrap(ch.to_string(), font.clone(), color);
        let widest = ('0'..='9').map(|digit| lay_out(digit).rect.width()).fold(0.0, f32::max);
        let cell = |ch: char| {
            let galley = lay_out(ch);
            let width = if ch.is_ascii_digit() { widest } else { galley.rect.width() };
            (galley, width)
        };
        Self { cells: digits.chars().map(cell).collect() }
    }

    /// As large as they can be in `room`, up to `most`.
    pub fn fitted(painter: &Painter, digits: &str, font: FontId, color: Color32, room: f32) -> Self {
        let whole = Self::new(painter, digits, &font, color);
        if whole.width() <= room {
            return whole;
        }
        let size = (font.size * room / whole.width()).max(font.size * 0.5);
        Self::new(painter, digits, &at_most(font, size), color)
    }

    pub fn width(&self) -> f32 {
        self.cells.iter().map(|(_, width)| width).sum()
    }

    /// How far the ink reaches from the middle of the line: digits have no descenders.
    fn ink_middle(&self) -> f32 {
        self.cells.first().map_or(0.0, |(galley, _)| galley.mesh_bounds.center().y - galley.rect.center().y)
    }

    /// Writes them with the middle of their ink at `center`.
    pub fn paint(&self, painter: &Painter, center: Pos2, color: Color32, way: Way) {
        let turn: Vec2 = match way {
            Way::Upright => vec2(1.0, 1.0),
            Way::Turned => vec2(-1.0, -1.0),
        };
        let mut x = -self.width() / 2.0;
        for (galley, width) in &self.cells {
            let offset = vec2(x + width / 2.0, -self.ink_middle());
            let at = pos2(center.x + offset.x * turn.x, center.y + offset.y * turn.y);
            paint_centered(painter, Arc::clone(galley), at, color, way);
            x += width;
        }
    }
}
