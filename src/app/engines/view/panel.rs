//! The engine's lines, between the moves and the comment. Rows have a fixed height, so that nothing jumps.

use egui::{Align, ComboBox, Frame, Label, Layout, Margin, Panel, Role, Ui, WidgetInfo, vec2};

use super::fault::{fault_height, fault_ui, least_fault_height};
use super::line::{LinesPainter, ROW, ROW_BELOW, is_narrow};
use super::room::{BELOW, HEAD, SHORT_HEAD, room_beside_moves, share, useful_height};
use crate::app::action::Action;
use crate::app::engines::action::EngineAction;
use crate::app::engines::form::{Chair, EngineSettings};
use crate::app::engines::scene::{EngineScene, OtherEngine};
use crate::app::theme::{Colours, SIZES};
use crate::app::views::cut::cut_label;
use crate::app::views::lists::{choice, choose, combo};
use crate::app::views::look::Look;
use crate::app::views::parts::{scrolled_in_room, soft, strong, width_of};

/// With less width, only the number of lines stands beside the name.
const ROOM_FOR_WORDS: f32 = 240.0;
/// What stands between the parts of what it does.
const SEPARATOR: &str = " · ";

/// Paints the panels at the bottom of the room left, the chosen engine above the other. A part of it stays with the moves.
#[must_use]
pub fn panels_ui(ui: &mut Ui, engines: &[EngineScene], look: Look<'_>) -> Vec<Action> {
    let mut room = room_beside_moves(ui.available_height());
    let mut actions = Vec::new();
    for (above, engine) in engines.iter().enumerate().rev() {
        let before = ui.available_height();
        let share = share(ui, &engines[..=above], room);
        actions.extend(panel_ui(ui, engine, share, look));
        room -= before - ui.available_height();
    }
    actions
}

/// Paints a panel that is no higher than `share`, but for the headline and a line.
fn panel_ui(ui: &mut Ui, scene: &EngineScene, share: f32, look: Look<'_>) -> Vec<Action> {
    let is_short = share < useful_height(ui, scene);
    let head = if is_short { SHORT_HEAD } else { HEAD };
    let lines = LinesPainter::new(ui, scene, look);
    let heights = heights(ui, &lines, share - head - BELOW);
    let name = match scene.chair {
        Chair::First => "engine",
        Chair::Second => "second engine",
    };
    let panel = Panel::bottom(name).frame(Frame::new().fill(ui.palette().card));
    let body = match &scene.failed {
        Some(why) => fault_height(ui, why).min(share - head - BELOW).max(least_fault_height(ui)),
        None => heights.iter().sum::<f32>().min(share - head - BELOW).max(ROW),
    };
    let shown = panel.exact_size(head + body + BELOW).show(ui, |ui| {
        ui.spacing_mut().item_spacing.y = 0.0;
        let mut actions = head_ui(ui, scene, is_short, look);
        let (asked, holds) = match &scene.failed {
            Some(why) => (fault_ui(ui, why, scene.chair, look).into_iter().collect(), false),
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

/// The headline: name, number of lines, and what the engine does.
fn head_ui(ui: &mut Ui, scene: &EngineScene, is_short: bool, look: Look<'_>) -> Vec<Action> {
    let frame = Frame::new().inner_margin(Margin { left: 16, right: 10, top: 6, bottom: 0 });
    let shown = frame.show(ui, |ui| {
        let (mut wanted, mut asked) = (scene.wanted_lines, Vec::new());
        ui.allocate_ui(vec2(ui.available_width(), 28.0), |ui| {
            ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                // Of an engine that knows one line there is nothing to choose.
                if scene.offered_lines > 1 {
                    lines_ui(ui, &mut wanted, scene.offered_lines, look);
                }
                ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
                    asked.extend(name_ui(ui, scene, is_short, look));
                });
            });
        });
        if !is_short {
            status_ui(ui, scene);
        }
        asked.extend((wanted != scene.wanted_lines).then_some(Action::Engine(EngineAction::ShowLines(wanted))));
        asked
    });
    shown.inner
}

fn status_ui(ui: &mut Ui, scene: &EngineScene) {
    ui.add_space(3.0);
    let status = soft(&fitting(ui, &scene.status));
    match &scene.complaint {
        Some(complaint) => _ = ui.add(cut_label(status)).on_hover_text(complaint),
        None => _ = ui.add(Label::new(status).truncate()),
    }
}

/// As many parts as fit: without room for all, what stands before the last is left out, as that says whether it is running.
fn fitting(ui: &Ui, parts: &[String]) -> String {
    let mut parts = parts.to_vec();
    while parts.len() > 2 && width_of(ui, &parts.join(SEPARATOR), SIZES.small) > ui.available_width() {
        parts.remove(parts.len() - 2);
    }
    parts.join(SEPARATOR)
}

/// Its name, as a menu of those that can take its place.
fn name_ui(ui: &mut Ui, scene: &EngineScene, is_short: bool, look: Look<'_>) -> Option<Action> {
    let shown = ComboBox::from_id_salt("engine").width(ui.available_width()).truncate();
    let shown = shown.selected_text(strong(&scene.name, SIZES.body)).show_ui(ui, |ui| {
        let pressed = |other: &&OtherEngine| choice(ui, other.is_chosen, &other.words).clicked();
        scene.others.iter().filter(pressed).map(|other| other.action.clone()).last()
    });
    let label = look.text.tell("engine-who", &[("name", scene.name.as_str().into())]);
    shown.response.widget_info(|| WidgetInfo::labeled(Role::ComboBox, true, &label));
    // Two profiles of one engine differ at the end of their names, which is cut.
    let doing = if is_short { scene.status.join(SEPARATOR) } else { String::new() };
    shown.response.on_hover_text(format!("{}\n{doing}", scene.name).trim_end());
    shown.inner.flatten()
}

fn lines_ui(ui: &mut Ui, wanted: &mut usize, most: usize, look: Look<'_>) {
    let is_narrow = ui.available_width() < ROOM_FOR_WORDS;
    let told = |count: usize| look.text.tell("engine-lines", &[("count", count.into())]);
    let words = |count: usize| if is_narrow { count.to_string() } else { told(count) };
    let widest = width_of(ui, &words(EngineSettings::MOST_LINES), SIZES.body) + 34.0;
    let shown = combo("lines of the engine", widest, &words(*wanted)).show_ui(ui, |ui| {
        for count in 1..=most {
            choose(ui, wanted, count, &told(count));
        }
    });
    let name = look.text.say("engine-lines-shown");
    shown.response.widget_info(|| WidgetInfo::labeled(Role::ComboBox, true, &name));
    shown.response.on_hover_text(&name);
}
