//! The page about the standings, with the cross table.

use std::sync::Arc;

use egui::{
    Align2, Button, FontSelection, Rect, Role, ScrollArea, Sense, Ui, UiBuilder, WidgetInfo, WidgetText, pos2, vec2,
};

use crate::app::event::action::EventAction;
use crate::app::event::scene::{OpenEventScene, StandingsScene};
use crate::app::event::view::columns::{ROW, stripe};
use crate::app::event::view::tools::{is_low, menu_ui};
use crate::app::theme::{Colours, SIZES, bold, regular};
use crate::app::views::dialogs::frame::{BAR_ROOM, rest_of_body, scrolling};
use crate::app::views::lists::{choice, combo};
use crate::app::views::look::Look;
use crate::app::views::opened::opening;
use crate::app::views::parts::{rows_in_sight, soft, width_of, write_truncated};
use crate::app::views::prose::Prose;
use crate::app::views::signs::set_off;

/// The room for a line of what the marks mean.
const LINE: f32 = 21.0;
/// Between two columns.
const BETWEEN: f32 = 16.0;
/// The part of the room that a name takes at most while it stays in sight.
const NAME_PART: f32 = 0.4;
/// The column of the names.
const NAME: usize = 2;
/// The list of rounds, and what the marks mean where that lies behind a button.
const ROUNDS: f32 = 190.0;
const ROUNDS_IN_LOW: f32 = 130.0;
const LEGEND: f32 = 340.0;
const AROUND: f32 = 40.0;

/// The places, and everybody's results round by round.
pub fn standings_ui(ui: &mut Ui, event: &OpenEventScene, scene: &StandingsScene, look: Look<'_>) -> Vec<EventAction> {
    let actions = if is_low(ui) { row_in_low_ui(ui, event, scene, look) } else { Vec::new() };
    let grave = ui.palette().grave;
    scene.strangers.iter().for_each(|stranger| _ = ui.prose(soft(stranger).color(grave)));
    if let Some(nobody) = &scene.nobody {
        ui.prose(soft(nobody));
        return actions;
    }
    // With little room, what the marks mean lies behind a button instead of taking the list's room.
    if is_low(ui) {
        list_ui(ui, scene, 0.0);
        return actions;
    }
    let below = LINE * scene.legend.lines().map(|line| lines_of(ui, line)).sum::<f32>();
    list_ui(ui, scene, below + SIZES.gap);
    legend_ui(ui, scene);
    actions
}

fn legend_ui(ui: &mut Ui, scene: &StandingsScene) {
    let words = WidgetText::from(soft(&scene.legend));
    let words = words.into_layout_job(ui.style(), FontSelection::Default, ui.text_valign());
    ui.prose(set_off(Arc::unwrap_or_clone(words)));
}

fn row_in_low_ui(ui: &mut Ui, event: &OpenEventScene, scene: &StandingsScene, look: Look<'_>) -> Vec<EventAction> {
    let row = ui.horizontal(|ui| {
        let after = after_ui(ui, scene, look);
        let width = LEGEND.min(ui.ctx().content_rect().width() - AROUND);
        if scene.nobody.is_none() {
            opening(Button::new(look.text.say("standings-legend"))).ui(ui, |ui| {
                ui.set_width(width);
                legend_ui(ui, scene);
            });
        }
        after.into_iter().chain(menu_ui(ui, event, look)).collect()
    });
    row.inner
}

/// After which round they are shown.
pub fn after_ui(ui: &mut Ui, scene: &StandingsScene, look: Look<'_>) -> Option<EventAction> {
    let (_, name) = scene.rounds.iter().find(|(number, _)| Some(*number) == scene.after)?;
    let mut chosen = None;
    let width = if is_low(ui) { ROUNDS_IN_LOW } else { ROUNDS };
    let shown = combo("standings after", width, name).show_ui(ui, |ui| {
        for (number, name) in &scene.rounds {
            if choice(ui, Some(*number) == scene.after, name).clicked() {
                chosen = Some(EventAction::ShowStandingsAfter(*number));
            }
        }
    });
    let label = look.text.say("standings-shown");
    shown.response.widget_info(|| WidgetInfo::labeled(Role::ComboBox, true, &label));
    chosen
}

/// The list with `below` left free. Its heads stay in sight, and the names as well.
fn list_ui(ui: &mut Ui, scene: &StandingsScene, below: f32) {
    let widths = widths(ui, scene);
    let height = rest_of_body(ui, below).max(ROW * 2.0);
    let area = ScrollArea::both().max_height(height).min_scrolled_height(height).auto_shrink([false, true]);
    let top = ui.cursor().top();
    scrolling(ui, area, |ui| {
        let room = ui.available_width();
        let wide = widths.iter().map(|width| width + BETWEEN).sum::<f32>().max(room);
        ui.set_min_width(wide);
        let list = Table { scene, widths: &widths, wide, most: room * NAME_PART };
        let left = ui.cursor().left();
        // The place of the heads before anything is scrolled.
        ui.add_space(ROW);
        rows_in_sight(ui, scene.rows.len(), ROW, |ui, index| -> Option<()> {
            list.row_ui(ui, index + 1);
            None
        });
        if wide > room {
            // The bar lies below the last row, not over it.
            ui.add_space(BAR_ROOM);
        }
        let heads = Rect::from_min_size(pos2(left, top), vec2(wide, ROW));
        list.row_ui(&mut ui.new_child(UiBuilder::new().max_rect(heads)), 0);
    });
}

/// The rows, the first of them with the heads.
struct Table<'a> {
    scene: &'a StandingsScene,
    widths: &'a [f32],
    /// How wide a row is.
    wide: f32,
    /// How wide a name may be that stays in sight.
    most: f32,
}

impl Table<'_> {
    /// A row. The name stays in sight where the list is wider than its room.
    fn row_ui(&self, ui: &mut Ui, index: usize) {
        let (row, response) = ui.allocate_exact_size(vec2(self.wide, ROW), Sense::hover());
        let cells = if index == 0 { &self.scene.head } else { &self.scene.rows[index - 1] };
        response.widget_info(|| WidgetInfo::labeled(Role::Label, true, cells.join(" ")));
        let fill = stripe(ui, index + 1);
        ui.painter().rect_filled(row, SIZES.radius, fill);
        let lefts = self.widths.iter().scan(row.left() + SIZES.gap, |left, width| {
            let own = *left;
            *left += width + BETWEEN;
            Some(own)
        });
        let lefts: Vec<f32> = lefts.collect();
        for (column, words) in cells.iter().enumerate() {
            self.write(ui, words, (index, column), lefts[column], self.widths[column]);
        }
        let edge = ui.clip_rect().left().max(row.left());
        if lefts.get(NAME).is_some_and(|left| *left < edge + SIZES.gap) {
            let width = self.widths[NAME].min(self.most);
            let there = Rect::from_x_y_ranges(edge..=edge + SIZES.gap + width + BETWEEN * 0.5, row.y_range());
            ui.painter().rect_filled(there, 0, fill);
            self.write(ui, &cells[NAME], (index, NAME), edge + SIZES.gap, width);
        }
    }

    fn write(&self, ui: &Ui, words: &str, (row, column): (usize, usize), left: f32, width: f32) {
        let (font, ink) = match row {
            0 => (bold(SIZES.small), ui.palette().ink_soft),
            _ => (regular(SIZES.body), ui.palette().ink),
        };
        let middle = ui.min_rect().center().y;
        let (align, x) = match self.scene.words[column] {
            true => (Align2::LEFT_CENTER, left),
            false => (Align2::RIGHT_CENTER, left + width),
        };
        write_truncated(ui, pos2(x, middle), align, width, words, font, ink);
    }
}

/// How many lines some words take here.
fn lines_of(ui: &Ui, words: &str) -> f32 {
    (width_of(ui, words, SIZES.small) / ui.available_width()).ceil().max(1.0)
}

/// The width of the widest cell of each column, as painted: long texts can be narrow.
fn widths(ui: &Ui, scene: &StandingsScene) -> Vec<f32> {
    let cells = |column: usize| scene.rows.iter().filter_map(move |row| row.get(column));
    let width = |(column, head): (usize, &String)| {
        let head = width_of(ui, head, SIZES.small) * 1.1;
        cells(column).map(|cell| (width_of(ui, cell, SIZES.body) + 2.0).ceil()).fold(head, f32::max)
    };
    scene.head.iter().enumerate().map(width).collect()
}

#[cfg(test)]
mod tests {
    use egui::{Context, RawInput};

    use super::*;
    use crate::app::theme::install_fonts;
    use crate::text::Language;

    #[test]
    fn no_cell_is_cut_where_the_window_has_room_for_all() {
        let row = |cells: [&str; 3]| cells.map(str::to_owned).to_vec();
        let scene = StandingsScene {
            rounds: Vec::new(),
            after: None,
            head: row(["Place", "Name", "Rank"]),
            rows: vec![row(["1", "佐藤春菜", "三段"]), row(["2", "Anna Weber", "3-dan"])],
            words: vec![false, true, true],
            legend: String::new(),
            strangers: Vec::new(),
            nobody: None,
        };
        let ctx = Context::default();
        install_fonts(&ctx, Language::English);
        let screen_rect = Some(Rect::from_min_size(pos2(0.0, 0.0), vec2(1280.0, 800.0)));
        let mut cut = None;
        let mut output = ctx.run_ui(RawInput { screen_rect, ..RawInput::default() }, |ui| {
            let widths = widths(ui, &scene);
            let is_cut = |cells: &&Vec<String>| {
                cells.iter().zip(&widths).any(|(cell, width)| width_of(ui, cell, SIZES.body) > *width)
            };
            cut = Some(scene.rows.iter().filter(is_cut).count());
        });
        output.textures_delta.clear();
        assert_eq!(cut, Some(0));
    }
}
