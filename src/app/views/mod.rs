//! What the window looks like: each view paints its part of the scene and reports what the user did with it.
//!
//! Views change nothing. They take a scene and give back actions, which are carried out after all of them have run.

pub mod announcement;
pub mod bars;
pub mod board;
pub mod bookmarks;
pub mod button_rows;
pub mod buttons;
pub mod called;
pub mod case;
pub mod chart;
pub mod cursor;
pub mod cut;
pub mod dialogs;
pub mod digits;
pub mod fields;
pub mod icons;
pub mod leading_rows;
pub mod legible;
pub mod lettering;
mod letters;
pub mod lists;
pub mod look;
mod marked;
pub mod motion;
pub mod move_list;
pub mod moves;
pub mod notices;
pub mod opened;
pub mod panels;
pub mod parts;
pub mod plate;
pub mod players_tools;
pub mod prose;
pub mod qr_code;
mod record_room;
pub mod result;
pub mod rows_in_sight;
pub mod signs;
pub mod small_board;
pub mod stand;
pub mod table;
pub mod table_top;
pub mod turning;
pub mod zoom;

use egui::{CentralPanel, Color32, Frame, Panel, Rect, Ui};

use super::action::Action;
use super::scene::Scene;
use super::theme::Colours;
use crate::app::dialogs::view::{dialog_ui, room_in_record};
use crate::app::theme::Cleared;
use crate::app::views::look::Look;
use crate::app::views::panels::{PanelUse, collection_panel_width, console_panel_width, side_panel_width};
use crate::app::{clock_desk, collection, console, library, practice, setup};

/// Paints the whole window.
#[must_use]
pub fn window_ui(ui: &mut Ui, scene: &Scene, look: Look<'_>) -> Vec<Action> {
    letters::lead(ui.ctx());
    announcement::announcement_ui(ui, &scene.announcement);
    let (mut actions, room) = beneath_dialog(ui, scene, |ui| table_and_record_ui(ui, scene, look));
    actions.extend(dialog_ui(ui, scene.dialog.as_ref(), room, look));
    scene.notice_over_dialog.iter().for_each(|notice| notices::notice_over_dialog_ui(ui, notice));
    actions
}

/// What lies beneath a dialog does not see the pointer: what was told where it points would stay over a dialog that is
/// opened by a key. Only what is being dragged goes on following it.
fn beneath_dialog<R>(ui: &mut Ui, scene: &Scene, content: impl FnOnce(&mut Ui) -> R) -> R {
    let is_covered = scene.dialog.is_some() && ui.ctx().dragged_id().is_none();
    let pointer = is_covered.then(|| ui.input_mut(|input| std::mem::take(&mut input.pointer)));
    let shown = content(ui);
    if let Some(pointer) = pointer {
        ui.input_mut(|input| input.pointer = pointer);
    }
    shown
}

/// Everything but the dialog, and the room in the record that was left for one.
fn table_and_record_ui(ui: &mut Ui, scene: &Scene, look: Look<'_>) -> (Vec<Action>, Option<Rect>) {
    let mut actions = Vec::new();
    let mut room = None;
    if let Some(clock) = &scene.clock_only {
        actions.extend(clock_desk::view::clock_only::clock_only_ui(ui, clock));
    } else if let Some(top) = &scene.table_top {
        actions.extend(bars::bar_ui(ui, scene, look).0);
        actions.extend(scene.silence.as_ref().and_then(|words| bars::silence_ui(ui, words, look)));
        actions.extend(bars::urgent_bar_ui(ui, &scene.status));
        actions.extend(
            table_panel(ui, called::ground(ui, scene))
                .show(ui, |ui| table_top::table_top_ui(ui, scene, top, look))
                .inner,
        );
    } else {
        let (asked, in_record) = board_and_record_ui(ui, scene, look);
        actions.extend(asked);
        room = in_record;
    }
    (actions, room)
}

fn table_panel(ui: &Ui, ground: Color32) -> CentralPanel {
    CentralPanel::no_frame().frame(Frame::new().fill(Cleared::fill_over(ui, ground)))
}

/// The usual window: bars, the board, and the record beside it, in which a dialog may have some room.
fn board_and_record_ui(ui: &mut Ui, scene: &Scene, look: Look<'_>) -> (Vec<Action>, Option<Rect>) {
    let (mut actions, has_rules) = bars::bar_ui(ui, scene, look);
    actions.extend(scene.silence.as_ref().and_then(|words| bars::silence_ui(ui, words, look)));
    let rules = (!has_rules && scene.setup.is_none()).then_some(scene.rules.as_str());
    actions.extend(bars::status_bar_ui(ui, &scene.status, rules));
    if let Some(setup) = &scene.setup {
        let shown = record_panel(ui, side_panel_width(ui.ctx(), PanelUse::Study, scene.explorer.is_some()));
        let (asked, piece_box) = shown.show(ui, |ui| setup::view::panel_ui(ui, scene, setup, look)).inner;
        actions.extend(asked);
        actions.extend(side_ui(ui, scene, look));
        actions.extend(
            table_panel(ui, ui.palette().table).show(ui, |ui| setup::view::table_ui(ui, setup, piece_box, look)).inner,
        );
        return (actions, None);
    }
    let (asked, room) = record_ui(ui, scene, look);
    actions.extend(asked);
    actions.extend(side_ui(ui, scene, look));
    actions.extend(table_panel(ui, called::ground(ui, scene)).show(ui, |ui| table::table_ui(ui, scene, look)).inner);
    (actions, room)
}

fn record_panel(ui: &Ui, width: f32) -> Panel {
    Panel::right("record").exact_size(width).resizable(false).frame(Frame::new().fill(ui.palette().card))
}

fn used_for(scene: &Scene) -> PanelUse {
    if scene.is_review { PanelUse::Study } else { PanelUse::Play }
}

/// The record, or the arbiter's console in its place, below the room that is left for a dialog.
fn record_ui(ui: &mut Ui, scene: &Scene, look: Look<'_>) -> (Vec<Action>, Option<Rect>) {
    let width = match &scene.console {
        Some(_) => console_panel_width(ui.ctx()),
        None => side_panel_width(ui.ctx(), used_for(scene), scene.has_side_list()),
    };
    let shown = record_panel(ui, width).show(ui, |ui| {
        let room = room_in_record(ui, scene.dialog.as_ref());
        let actions = match (&scene.console, &scene.practice) {
            (Some(console), _) => console::view::console_ui(ui, scene, console, look),
            (None, Some(practice)) => practice::view::panel::practice_ui(ui, scene, practice, look),
            (None, None) => moves::moves_ui(ui, scene, look),
        };
        (actions, room)
    });
    shown.inner
}

/// What stands left of the board: the explorer, or the records of a folder.
fn side_ui(ui: &mut Ui, scene: &Scene, look: Look<'_>) -> Vec<Action> {
    if !scene.has_side_list() {
        return Vec::new();
    }
    let name = if scene.explorer.is_some() { "explorer" } else { "collection" };
    let panel = Panel::left(name)
        .exact_size(collection_panel_width(ui.ctx()))
        .resizable(false)
        .frame(Frame::new().fill(ui.palette().card));
    let shown = panel.show(ui, |ui| match (&scene.explorer, &scene.collection) {
        (Some(explorer), _) => library::view::explorer::explorer_ui(ui, explorer, look),
        (None, Some(collection)) => collection::view::collection_ui(ui, collection, look),
        (None, None) => Vec::new(),
    });
    shown.inner
}
