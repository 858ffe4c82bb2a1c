//! The page about the standings, with the cross table.

use egui::{Align2, Role, ScrollArea, Sense, Ui, WidgetInfo, pos2, vec2};

use crate::app::event::action::EventAction;
use crate::app::event::scene::{OpenEventScene, StandingsScene};
use crate::app::event::view::columns::{ROW, stripe};
use crate::app::event::view::tools::{is_low, menu_ui};
use crate::app::theme::{Colours, SIZES, bold, regular};
use crate::app::views::dialogs::frame::{rest_of_body, scrolling};
use crate::app::views::look::Look;
use crate::app::views::parts::{rows_in_sight, soft, width_of, write_truncated};
use crate::app::views::prose::Prose;

/// The room for a line of what the marks mean.
const LINE: f32 = 21.0;
/// Between two columns.
const BETWEEN: f32 = 16.0;
/// The widest a column of words may be if they do not all fit.
const WIDEST: f32 = 260.0;

/// The places, and everybody's results round by round.
pub fn standings_ui(ui: &mut Ui, event: &OpenEventScene, scene: &StandingsScene, look: Look<'_>) -> Vec<EventAction> {
    let actions = if is_low(ui) { ui.horizontal(|ui| menu_ui(ui, event, look)).inner } else { Vec::new() };
    let grave = ui.palette().grave;
    scene.strangers.iter().for_each(|stranger| _ = ui.prose(soft(stranger).color(grave)));
    if let Some(nobody) = &scene.nobody {
        ui.prose(soft(nobody));
        return actions;
    }
    let widths = widths(ui, scene);
    let below = LINE * scene.legend.lines().map(|line| lines_of(ui, line)).sum::<f32>();
    let height = rest_of_body(ui, below + SIZES.gap).max(ROW * 2.0);
    let area = ScrollArea::both().max_height(height).min_scrolled_height(height).auto_shrink([false, true]);
    scrolling(ui, area, |ui| {
        let wide = widths.iter().map(|width| width + BETWEEN).sum::<f32>().max(ui.available_width());
        ui.set_min_width(wide);
        rows_in_sight(ui, scene.rows.len() + 1, ROW, |ui, index| -> Option<()> {
            let (row, response) = ui.allocate_exact_size(vec2(wide, ROW), Sense::hover());
            let cells = if index == 0 { &scene.head } else { &scene.rows[index - 1] };
            response.widget_info(|| WidgetInfo::labeled(Role::Label, true, cells.join(" ")));
            ui.painter().rect_filled(row, SIZES.radius, stripe(ui, index + 1));
            let mut left = row.left() + SIZES.gap;
            for (column, (cell, width)) in cells.iter().zip(&widths).enumerate() {
                let (align, x) = match scene.words[column] {
                    true => (Align2::LEFT_CENTER, left),
                    false => (Align2::RIGHT_CENTER, left + width),
                };
                let (font, ink) = match index {
                    0 => (bold(SIZES.small), ui.palette().ink_soft),
                    _ => (regular(SIZES.body), ui.palette().ink),
                };
                write_truncated(ui, pos2(x, row.center().y), align, *width, cell, font, ink);
                left += width + BETWEEN;
            }
            None
        });
    });
    ui.prose(soft(&scene.legend));
    actions
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
    let needed: Vec<f32> = scene.head.iter().enumerate().map(width).collect();
    let has_room = needed.iter().map(|width| width + BETWEEN).sum::<f32>() <= ui.available_width();
    if has_room { needed } else { needed.into_iter().map(|width| width.min(WIDEST)).collect() }
}

#[cfg(test)]
mod tests {
    use egui::{Context, RawInput, Rect};

    use super::*;
    use crate::app::theme::install_fonts;

    #[test]
    fn no_cell_is_cut_where_the_window_has_room_for_all() {
        let row = |cells: [&str; 3]| cells.map(str::to_owned).to_vec();
        let scene = StandingsScene {
            head: row(["Place", "Name", "Rank"]),
            rows: vec![row(["1", "佐藤春菜", "三段"]), row(["2", "Anna Weber", "3-dan"])],
            words: vec![false, true, true],
            legend: String::new(),
            strangers: Vec::new(),
            nobody: None,
        };
        let ctx = Context::default();
        install_fonts(&ctx);
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
