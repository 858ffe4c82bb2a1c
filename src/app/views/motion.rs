//! Pieces on their way over the table.

use egui::{Painter, Pos2, Vec2};

use super::board::BoardGeometry;
use super::parts::paint_turning;
use super::stand;
use super::table::TableLayout;
use crate::app::form::Spot;
use crate::app::scene::{MovingPiece, Scene};

/// How much larger a piece is seen half-way, as if it were lifted.
const LIFT: f32 = 0.07;

pub fn paint(painter: &Painter, layout: &TableLayout, scene: &Scene) {
    if scene.board.cover.is_some() {
        return;
    }
    let geometry = BoardGeometry::new(layout.board, scene.board.flipped);
    for piece in &scene.moving {
        let [from, to] = [piece.from, piece.to].map(|spot| place(spot, layout, &geometry, scene));
        paint_moving(painter, from.lerp(to, piece.progress), geometry.cell(), piece);
    }
}

fn paint_moving(painter: &Painter, at: Pos2, cell: Vec2, piece: &MovingPiece) {
    let height = 4.0 * piece.progress * (1.0 - piece.progress);
    let cell = cell.y * (1.0 + LIFT * height);
    paint_turning(painter, at, cell, piece.face, piece.width, height > 0.2);
}

fn place(spot: Spot, layout: &TableLayout, geometry: &BoardGeometry, scene: &Scene) -> Pos2 {
    match spot {
        Spot::Square(square) => geometry.square(square).center(),
        Spot::Stand(color, kind) => {
            let owner = scene.stands.iter().zip(layout.stands).find(|(stand, _)| stand.color == color);
            owner.map_or(geometry.board().center(), |(it, area)| stand::place_of(it, kind, area))
        }
    }
}
