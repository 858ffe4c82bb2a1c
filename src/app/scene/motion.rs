//! Where pieces are at this instant while they move, and how far they are turned over.

use crate::app::form::Spot;
use crate::app::scene::sides::faces;
use crate::app::state::{AppState, Motion, Travel};
use crate::clock::SessionTime;
use crate::picture::PieceFace;

/// A piece on its way.
#[derive(Clone, Copy, Debug)]
pub struct MovingPiece {
    /// What is seen of it.
    pub face: PieceFace,
    /// How wide it is seen, from 0 to 1: less than 1 while it is turned over.
    pub width: f32,
    /// Where it comes from.
    pub from: Spot,
    /// Where it goes.
    pub to: Spot,
    /// How much of the way is done, from 0 to 1.
    pub progress: f32,
}

impl MovingPiece {
    /// Every piece that is on its way at `now`.
    pub fn all(state: &AppState, now: SessionTime) -> Vec<Self> {
        let moving = |motion: &Motion| {
            let progress = motion.progress(now);
            motion.travels.iter().map(|travel| moving(state, travel, progress)).collect()
        };
        state.table.motion.as_ref().filter(|motion| !motion.is_over(now)).map(moving).unwrap_or_default()
    }
}

fn moving(state: &AppState, travel: &Travel, progress: f32) -> MovingPiece {
    let is_turned = travel.before != travel.after;
    let piece = if progress < 0.5 { travel.before } else { travel.after };
    MovingPiece {
        face: faces(state)(piece),
        width: if is_turned { (1.0 - 2.0 * progress).abs() } else { 1.0 },
        from: travel.from,
        to: travel.to,
        progress,
    }
}
