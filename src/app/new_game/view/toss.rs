//! The pawns of a toss (振り駒) as they fly and fall, for single games and for those of an event.

use egui::{Rect, Sense, Ui, pos2, vec2};

use crate::app::new_game::scene::{PawnSide, TossScene, TossedPawn};
use crate::app::theme::{Colours, PaintedPiece, paint_piece};
use crate::app::views::parts::soft;
use crate::app::views::prose::Prose;
use crate::shogi::PieceKind;

const WIDTH: f32 = 250.0;
const HEIGHT: f32 = 74.0;
const PAWN: f32 = 38.0;

/// Five pawns, in the air or where they fell, and what has come of it.
pub fn toss_ui(ui: &mut Ui, scene: &TossScene) {
    let (rect, _) = ui.allocate_exact_size(vec2(WIDTH, HEIGHT), Sense::hover());
    ui.painter().rect_filled(rect, 6, ui.palette().foot);
    scene.pawns.iter().for_each(|pawn| pawn_ui(ui, rect, pawn));
    // The line is there from the beginning, so that nothing below it moves when the pawns lie.
    ui.prose(soft(if scene.words.is_empty() { " " } else { &scene.words }));
}

fn pawn_ui(ui: &Ui, rect: Rect, pawn: &TossedPawn) {
    let ground = rect.bottom() - PAWN * 0.62;
    let air = rect.height() - PAWN * 1.24;
    let (kind, width) = match pawn.side {
        PawnSide::Front => (Some(PieceKind::Pawn), 0.855),
        PawnSide::Back => (Some(PieceKind::Tokin), 0.855),
        PawnSide::Edge => (None, 0.3),
    };
    let piece = PaintedPiece {
        center: pos2(rect.left() + rect.width() * pawn.x, ground - air * pawn.height),
        height: PAWN,
        width,
        seen_width: 1.0,
        kind,
        is_senior: false,
        is_upside_down: false,
        is_lifted: pawn.height > 0.05,
    };
    paint_piece(ui.painter(), piece);
}
