//! The engine's lines, between the moves and the comment. Rows have a fixed height, so that nothing jumps.

use egui::{Frame, Panel, Ui, vec2};

use super::fault::{fault_height, fault_ui, least_fault_height};
use super::head::Head;
use super::line::{LinesPainter, ROW, ROW_BELOW, is_narrow};
use super::room::{BELOW, Kept, room_beside_moves, share};
use crate::app::action::Action;
use crate::app::engines::action::EngineAction;
use crate::app::engines::form::Chair;
use crate::app::engines::scene::EngineScene;
use crate::app::theme::Colours;
use crate::app::views::look::Look;
use crate::app::views::parts::scrolled_in_room;

/// Paints the panels at the bottom of the room left, the chosen engine above the other. A part of it stays with the moves, and
/// what is to be kept for these and others.
#[must_use]
pub fn panels_ui(ui: &mut Ui, engines: &[EngineScene], kept: Kept, look: Look<'_>) -> Vec<Action> {
    let mut room = room_beside_moves(ui, engines, kept);
    let mut actions = Vec::new();
    for (above, engine) in engines.iter().enumerate().rev() {
        let before = ui.available_height();
        let share = share(ui, &engines[..=above], room, look);
        actions.extend(panel_ui(ui, engine, share, look));
        room -= before - ui.available_height();
    }
    actions
}

/// Paints a panel that is no higher than `share`, but for the headline: without room for a line it has none.
fn panel_ui(ui: &mut Ui, scene: &EngineScene, share: f32, look: Look<'_>) -> Vec<Action> {
    let head = Head::of(ui, scene, share, look);
    let lines = LinesPainter::new(ui, scene, look);
    let heights = heights(ui, &lines, share - head.height - BELOW);
    let name = match scene.chair {
        Chair::First => "engine",
        Chair::Second => "second engine",
    };
    let panel = Panel::bottom(name).frame(Frame::new().fill(ui.palette().card));
    let body = match &scene.failed {
        Some(why) => fault_height(ui, why).min(share - head.height - BELOW).max(least_fault_height(ui)),
        None if share - head.height - BELOW < ROW => 0.0,
        None => heights.iter().sum::<f32>().min(share - head.height - BELOW),
    };
    let shown = panel.exact_size(head.height + body + BELOW).show(ui, |ui| {
        ui.spacing_mut().item_spacing.y = 0.0;
        let mut actions = head.show(ui, scene, look);
        let (asked, holds) = match &scene.failed {
            Some(why) => (fault_ui(ui, why, scene.chair, look).into_iter().collect(), false),
            None if body < ROW => (Vec::new(), false),
            None => lines_in_room_ui(ui, &lines, &heights, body),
        };
        actions.extend(asked);
        // What was asked of a line comes before it may change again.
        actions.extend(hold_or_release(scene, holds).map(Action::Engine));
        actions
    });
    shown.inner
}

/// The lines, to be scrolled where they need more than `room`; says also whether one of them is in use.
fn lines_in_room_ui(ui: &mut Ui, lines: &LinesPainter<'_>, heights: &[f32], room: f32) -> (Vec<Action>, bool) {
    let shown = scrolled_in_room("lines").max_height(room).show(ui, |ui| {
        let each: Vec<_> =
            heights.iter().enumerate().map(|(index, &height)| lines.line_ui(ui, index, height)).collect();
        let is_in_use = each.iter().any(|(_, is_in_use)| *is_in_use);
        (each.into_iter().flat_map(|(asked, _)| asked).collect(), is_in_use)
    });
    shown.inner
}

/// Lines that somebody points at stay as they are, so that what is clicked is what was seen.
const fn hold_or_release(scene: &EngineScene, is_in_use: bool) -> Option<EngineAction> {
    match (scene.is_held, is_in_use) {
        (false, true) => Some(EngineAction::HoldLines(scene.chair)),
        (true, false) => Some(EngineAction::ReleaseLines(scene.chair)),
        (true, true) | (false, false) => None,
    }
}

/// How high the lines are in such a room: the one that is unfolded takes no more than all of it. Those that are still to come
/// keep no more than there is, as nobody wants to scroll to them.
fn heights(ui: &Ui, lines: &LinesPainter<'_>, room: f32) -> Vec<f32> {
    let size = vec2(ui.available_width(), room);
    let (there, fitting) = (lines.scene.lines.rows.len(), (room / ROW).max(1.0) as usize);
    let count = lines.scene.reserved_lines.min(fitting.max(there));
    let mut heights: Vec<f32> = (0..count).map(|index| lines.height(ui, index, size)).collect();
    if is_narrow(ui) {
        give_second_rows(&mut heights, lines.scene.unfolded, room);
    }
    heights
}

/// Lets the best lines have another row each, as far as there is room beside all others.
fn give_second_rows(heights: &mut [f32], unfolded: Option<usize>, room: f32) {
    let mut left = room - heights.iter().sum::<f32>();
    for (_, height) in heights.iter_mut().enumerate().filter(|(index, _)| Some(*index) != unfolded) {
        if left < ROW_BELOW {
            break;
        }
        (*height, left) = (*height + ROW_BELOW, left - ROW_BELOW);
    }
}
