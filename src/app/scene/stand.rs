//! A stand and the pieces in hand on it.

use crate::app::action::Origin;
use crate::app::scene::board::counts_hand;
use crate::app::scene::sides::{faces, seats};
use crate::app::state::AppState;
use crate::picture::PieceFace;
use crate::rules::point_value;
use crate::shogi::{Color, Piece, PieceKind};
use crate::text::{Arg, Text};

/// A player's stand (駒台) and the pieces on it.
#[derive(Clone, Debug)]
pub struct StandScene {
    /// Whose stand.
    pub color: Color,
    /// Whether it lies at the top, its pieces pointing down.
    pub is_far: bool,
    /// Whether its numbers are turned round, for somebody who sits across the table.
    pub is_turned: bool,
    /// What lies on it, the most valuable kind first.
    pub slots: Vec<StandSlot>,
    /// Whether its owner can drop pieces now.
    pub is_active: bool,
    /// What a screen reader calls it.
    pub label: String,
}

/// The pieces of one kind on a stand.
#[derive(Clone, Debug)]
pub struct StandSlot {
    /// Which kind.
    pub kind: PieceKind,
    /// How it is drawn.
    pub face: PieceFace,
    /// How many lie there; one less while one is being dragged.
    pub count: u8,
    /// Whether one of them was picked up.
    pub is_picked: bool,
    /// What they count together, while points are counted.
    pub points: Option<u16>,
    /// What a screen reader says, and tests look for.
    pub label: String,
}

impl StandScene {
    pub fn of(state: &AppState, text: &Text, color: Color) -> Self {
        let is_seen = !state.hides_board();
        let held: Vec<(PieceKind, u8)> = state.seen_position().hand(color).iter().filter(|_| is_seen).collect();
        Self {
            color,
            is_far: seats(state)[0] == color,
            is_turned: seats(state)[0] == color && state.is_table_top(),
            slots: held.into_iter().map(|(kind, count)| slot(state, text, color, kind, count)).collect(),
            is_active: state.who_can_move() == Some(color),
            label: text.tell("stand-label", &[("side", Arg::from(text.side(color, state.is_handicap())))]),
        }
    }
}

fn slot(state: &AppState, text: &Text, color: Color, kind: PieceKind, count: u8) -> StandSlot {
    let is_picked = color == state.position().turn() && state.board.picked == Some(Origin::Stand(kind));
    let owner = text.side(color, state.is_handicap());
    let args = [("side", Arg::from(owner)), ("piece", text.piece(kind).into()), ("count", u32::from(count).into())];
    let label = text.tell("stand-piece", &args);
    let points = counts_hand(state, color).then(|| point_value(kind) * u16::from(count));
    StandSlot {
        kind,
        face: faces(state)(Piece::new(color, kind)),
        count: if is_picked && state.board.dragging { count - 1 } else { count },
        is_picked,
        points,
        label: match points {
            Some(points) => text.tell("stand-piece-points", &[("piece", label.into()), ("points", points.into())]),
            None => label,
        },
    }
}
