//! The page about the standings, with the cross table.

use egui::{Align2, Role, ScrollArea, Sense, Ui, WidgetInfo, pos2, vec2};

use crate::app::event::action::EventAction;
use crate::app::event::scene::{OpenEventScene, StandingsScene};
use crate::app::event::view::columns::{ROW, stripe};
use crate::app::event::view::tools::{is_low, menu_ui};
use crate::app::theme::{Colours, SIZES, bold, regular};
use crate::app::views::dialogs::frame::{BAR_ROOM, rest_of_body, scrolling};
use crate::app::views::look::Look;
use crate::app::views::parts::{rows_in_sight, soft, width_of, write_truncated};
use crate::app::views::prose::Prose;
use crate::app::views::signs::in_ink;

/// The room for a line of what the marks mean.
const LINE: f32 = 21.0;
/// Between two columns.
const BETWEEN: f32 = 16.0;
/// The widest a column of words may be if they do not all fit.
const WIDEST: f32 = 260.0;
/// The part of the room that a name may take then.
const NAME_PART: f32 = 0.4;
/// The column of the names.
const NAME: usize = 2;

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
    // With little room, what the marks mean stands behind the last place instead of taking the list's room.
    let is_behind = is_low(ui);
    let below = LINE * scene.legend.lines().map(|line| lines_of(ui, line)).sum::<f32>();
    let height = rest_of_body(ui, if is_behind { 0.0 } else { below + SIZES.gap }).max(ROW * 2.0);
    let area = ScrollArea::both().max_height(height).min_scrolled_height(height).auto_shrink([false, true]);
    scrolling(ui, area, |ui| {
        let room = ui.available_width();
        let wide = widths.iter().map(|width| width + BETWEEN).sum::<f32>().max(room);
        ui.set_min_width(wide);
        rows_in_sight(ui, scene.rows.len() + 1, ROW, |ui, index| -> Option<()> {
            row_ui(ui, scene, &widths, index, wide);
            None
        });
        if wide > room {
            // The bar lies below the last row, not over it.
            ui.add_space(BAR_ROOM);
        }
        if is_behind {
            ui.scope(|ui| {
                ui.set_max_width(room);
                ui.prose(soft(&in_ink(&scene.legend, ui.palette().ink_soft)));
            });
        }
    });
    if !is_behind {
        ui.prose(soft(&in_ink(&scene.legend, ui.palette().ink_soft)));
    }
    actions
}

/// A row, the first of them with the heads. The name stays in sight where the list is wider than its room.
fn row_ui(ui: &mut Ui, scene: &StandingsScene, widths: &[f32], index: usize, wide: f32) {
    let (row, response) = ui.allocate_exact_size(vec2(wide, ROW), Sense::hover());
    let cells = if index == 0 { &scene.head } else { &scene.rows[index - 1] };
    response.widget_info(|| WidgetInfo::labeled(Role::Label, true, cells.join(" ")));
    let fill = stripe(ui, index + 1);
    ui.painter().rect_filled(row, SIZES.radius, fill);
    let (font, ink) = match index {
        0 => (bold(SIZES.small), ui.palette().ink_soft),
        _ => (regular(SIZES.body), ui.palette().ink),
    };
    let write = |column: usize, left: f32| {
        let (align, x) = match scene.words[column] {
            true => (Align2::LEFT_CENTER, left),
            false => (Align2::RIGHT_CENTER, left + widths[column]),
        };
        write_truncated(ui, pos2(x, row.center().y), align, widths[column], &cells[column], font.clone(), ink);
    };
    let lefts = widths.iter().scan(row.left() + SIZES.gap, |left, width| {
        let own = *left;
        *left += width + BETWEEN;
        Some(own)
    });
    let lefts: Vec<f32> = lefts.collect();
    (0..cells.len()).for_each(|column| write(column, lefts[column]));
    let edge = ui.clip_rect().left();
    if lefts.get(NAME).is_some_and(|left| *left < edge + SIZES.gap) {
        let there = row.with_min_x(edge).with_max_x(edge + SIZES.gap + widths[NAME] + BETWEEN);
        ui.painter().rect_filled(there, 0, fill);
        write(NAME, edge + SIZES.gap);
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
    let needed: Vec<f32> = scene.head.iter().enumerate().map(width).collect();
    let has_room = needed.iter().map(|width| width + BETWEEN).sum::<f32>() <= ui.available_width();
    if has_room {
        return needed;
    }
    let most = |column: usize| if column == NAME { WIDEST.min(ui.available_width() * NAME_PART) } else { WIDEST };
    needed.into_iter().enumerate().map(|(column, width)| width.min(most(column))).collect()
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
