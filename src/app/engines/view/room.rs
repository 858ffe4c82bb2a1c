//! How much room an engine's panel has, beside the moves and the other panel.

use egui::Ui;

use super::fault::{fault_height, least_fault_height};
use super::head::Head;
use super::line::{LEAST_ROWS, ROW, ROW_BELOW, is_narrow};
use crate::app::engines::scene::EngineScene;
use crate::app::theme::SIZES;
use crate::app::views::look::Look;

/// How high the headline is, and without what the engine does, where there is no room for that.
pub const HEAD: f32 = 64.0;
pub const SHORT_HEAD: f32 = 34.0;
/// So many lines are worth more than what else stands around them.
const USEFUL_LINES: usize = 3;
/// How much is left free below the lines.
pub const BELOW: f32 = 6.0;
/// The part of the room that the moves keep, and the least of it.
const LEFT_TO_MOVES: f32 = 1.0 / 3.0;
const LEAST_OF_MOVES: f32 = SIZES.row;

/// The height at which the panel tells enough.
#[must_use]
pub fn useful_height(ui: &Ui, scene: &EngineScene) -> f32 {
    let lines = scene.reserved_lines.min(USEFUL_LINES);
    HEAD + body_height(ui, scene, lines) + BELOW
}

/// The least height at which it tells as much.
#[must_use]
pub fn short_height(ui: &Ui, scene: &EngineScene) -> f32 {
    match &scene.failed {
        Some(_) => SHORT_HEAD + least_fault_height(ui) + BELOW,
        None => SHORT_HEAD + ROW * scene.reserved_lines.min(USEFUL_LINES) as f32 + BELOW,
    }
}

/// The least height at which it tells its best line.
#[must_use]
pub fn least_height(ui: &Ui, scene: &EngineScene) -> f32 {
    let body = if scene.failed.is_some() { least_fault_height(ui) } else { ROW };
    SHORT_HEAD + body + BELOW
}

/// The height at which there is nothing more to tell.
#[must_use]
pub fn whole_height(ui: &Ui, scene: &EngineScene, look: Look<'_>) -> f32 {
    Head::whole_height(ui, scene, look) + body_height(ui, scene, scene.reserved_lines) + BELOW
}

/// What stands below the headline: the reason of a failure, or lines.
fn body_height(ui: &Ui, scene: &EngineScene, lines: usize) -> f32 {
    if let Some(why) = &scene.failed {
        return fault_height(ui, why);
    }
    let row = if is_narrow(ui) { ROW + ROW_BELOW } else { ROW };
    let unfolded = if scene.unfolded.is_some() { ROW_BELOW * LEAST_ROWS as f32 } else { 0.0 };
    row * lines as f32 + unfolded
}

/// The height for the lowest of these panels: an equal share of what the moves leave, and what the others do not need.
pub fn share(ui: &Ui, engines: &[EngineScene], room: f32, look: Look<'_>) -> f32 {
    let others: f32 = engines.iter().rev().skip(1).map(|engine| whole_height(ui, engine, look)).sum();
    (room / engines.len() as f32).max(room - others)
}

/// What the panels leave to others, such as the moves and what is told below them.
#[derive(Clone, Copy, Default)]
pub struct Kept {
    /// As long as each engine has a line.
    pub usually: f32,
    /// In any case: then they have no more than their headlines.
    pub at_least: f32,
}

/// The room for all panels where the moves have this height with them.
pub fn room_beside_moves(ui: &Ui, engines: &[EngineScene], kept: Kept) -> f32 {
    let height = ui.available_height();
    let with_a_line: f32 = engines.iter().map(|engine| least_height(ui, engine)).sum();
    let most = (height - kept.usually).max(with_a_line.min(height - kept.at_least));
    (height - (height * LEFT_TO_MOVES).max(LEAST_OF_MOVES)).min(most)
}
