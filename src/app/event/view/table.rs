//! The pairings of a round, each in a row, and those who have a bye.

use egui::{Align2, Color32, Role, ScrollArea, Sense, Ui, WidgetInfo, pos2, vec2};

use crate::app::event::action::EventAction;
use crate::app::event::scene::{ByeRow, OpenEventScene, PairingRow, RowPlayer};
use crate::app::event::view::columns::{Columns, ROW, row_to_choose, stripe};
use crate::app::theme::{Colours, ON_PAPER, PAPER, SIZES, bold, regular};
use crate::app::views::dialogs::frame::{rest_of_body, scrolling};
use crate::app::views::look::Look;
use crate::app::views::parts::{rows_in_sight, soft, width_of};

/// Table, the first player's mark, and name with rank, the score, the same of the second player, the handicap, and how far it
/// has come.
const WITH_HANDICAPS: [f32; 9] = [0.012, 0.06, 0.09, 0.315, 0.385, 0.415, 0.64, 0.76, 0.99];
/// Without handicaps, the names get their room.
const EVEN: [f32; 9] = [0.012, 0.06, 0.09, 0.355, 0.425, 0.455, 0.72, 0.725, 0.99];

/// The pairings, with `below` left free.
pub fn table_ui(ui: &mut Ui, scene: &OpenEventScene, below: f32, look: Look<'_>) -> Vec<EventAction> {
    if scene.rows.is_empty() && scene.byes.is_empty() {
        ui.label(soft(&look.text.say("event-no-pairings")));
    }
    let height = rest_of_body(ui, below).max(ROW * 2.0);
    let area = ScrollArea::vertical().max_height(height).min_scrolled_height(height).auto_shrink([false, true]);
    scrolling(ui, area, |ui| {
        let has_handicaps = scene.rows.iter().any(|row| !row.handicap.is_empty());
        let edges = if has_handicaps { &WITH_HANDICAPS } else { &EVEN };
        let (pairings, byes) = (scene.rows.len(), scene.byes.len());
        rows_in_sight(ui, pairings + byes, ROW, |ui, index| match index.checked_sub(pairings) {
            Some(bye) => bye_ui(ui, &scene.byes[bye], index, edges),
            None => row_ui(ui, &scene.rows[index], index, edges),
        })
    })
}

/// ○ or ●, drawn so that their fill tells them apart.
fn mark(ui: &Ui, columns: &Columns<'_>, index: usize, mark: &str) {
    let cell = columns.cell(index);
    let center = pos2(cell.left() + SIZES.body * 0.5, cell.center().y);
    if !mark.is_empty() {
        ui.painter().circle_filled(center, SIZES.body * 0.72, PAPER);
        ui.painter().text(center, Align2::CENTER_CENTER, mark, regular(SIZES.body), ON_PAPER);
    }
}

/// Whether not all of a pairing can be read in its row.
fn cuts(ui: &Ui, columns: &Columns<'_>, scene: &PairingRow) -> bool {
    let is_long = |index: usize, player: &RowPlayer| {
        let rank = if player.rank.is_empty() { 0.0 } else { width_of(ui, &player.rank, SIZES.small) + SIZES.gap };
        width_of(ui, &player.name, SIZES.body) + rank > columns.cell(index).width()
    };
    let [first, second] = &scene.players;
    let is_state_long = width_of(ui, &scene.state, SIZES.small) > columns.cell(7).width();
    is_state_long || is_long(2, first) || is_long(5, second)
}

fn row_ui(ui: &mut Ui, scene: &PairingRow, index: usize, edges: &[f32]) -> Option<EventAction> {
    let (response, inks) = row_to_choose(ui, index, scene.is_chosen, &scene.label);
    let [ink, ink_soft] = inks;
    let columns = Columns { row: response.rect, edges };
    columns.write(ui, 0, &scene.table.to_string(), bold(SIZES.body), ink);
    for (player, first) in scene.players.iter().zip([1, 4]) {
        mark(ui, &columns, first, &player.mark);
        let font = if player.is_winner { bold(SIZES.body) } else { regular(SIZES.body) };
        columns.name(ui, first + 1, [&player.name, &player.rank], font, inks);
    }
    columns.write_aligned(ui, 3, Align2::CENTER_CENTER, &scene.score, bold(SIZES.body), ink);
    columns.write(ui, 6, &scene.handicap, regular(SIZES.small), ink_soft);
    let urgent: Color32 = ui.palette().urgent;
    let state = if scene.is_running && !scene.is_chosen { urgent } else { ink_soft };
    columns.write(ui, 7, &scene.state, regular(SIZES.small), state);
    let is_cut = cuts(ui, &columns, scene);
    let response = if is_cut { response.on_hover_text_at_pointer(&scene.label) } else { response };
    response.clicked().then_some(EventAction::Choose(scene.table))
}

/// A player without an opponent, who cannot be selected.
fn bye_ui(ui: &mut Ui, scene: &ByeRow, index: usize, edges: &[f32]) -> Option<EventAction> {
    let (rect, response) = ui.allocate_exact_size(vec2(ui.available_width(), ROW), Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(Role::Label, true, format!("{}: {}", scene.name, scene.words)));
    ui.painter().rect_filled(rect, SIZES.radius, stripe(ui, index));
    let (palette, columns) = (ui.palette(), Columns { row: rect, edges });
    columns.write(ui, 2, &scene.name, regular(SIZES.body), palette.ink);
    columns.write(ui, 7, &scene.words, regular(SIZES.small), palette.ink_soft);
    None
}
