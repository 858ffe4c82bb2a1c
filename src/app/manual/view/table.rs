//! Tables of the manual: narrow columns keep their width, and wide ones share the rest.

use std::sync::Arc;

use egui::{Galley, Role, Sense, Shape, Stroke, Ui, WidgetInfo, vec2};

use crate::app::manual::view::blocks::job;
use crate::app::theme::{Colours, SIZES};
use crate::app::views::prose::set;
use crate::text::manual::Span;

/// Between two columns.
const GAP: f32 = 22.0;

/// Above and below the words of a row.
const PADDING: f32 = 5.0;

/// Paints a table: columns as wide as their words where there is room, and lines between the rows.
pub(super) fn table_ui(ui: &mut Ui, rows: &[Vec<Vec<Span>>]) {
    let room = ui.available_width();
    let widths = widths(&natural_widths(ui, rows), room);
    ui.add_space(2.0);
    ui.scope(|ui| {
        ui.spacing_mut().item_spacing.y = 0.0;
        for (index, row) in rows.iter().enumerate() {
            row_ui(ui, row, &widths, room, index == 0);
        }
    });
    ui.add_space(4.0);
}

fn row_ui(ui: &mut Ui, row: &[Vec<Span>], widths: &[f32], room: f32, is_head: bool) {
    let palette = ui.palette();
    let cells: Vec<Arc<Galley>> = row.iter().zip(widths).map(|(cell, width)| lay_out(ui, cell, *width)).collect();
    let height = cells.iter().map(|cell| cell.size().y).fold(0.0, f32::max) + 2.0 * PADDING;
    let (rect, response) = ui.allocate_exact_size(vec2(room, height), Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(Role::Label, true, words(row)));
    let mut at = rect.min + vec2(0.0, PADDING);
    for (cell, width) in cells.into_iter().zip(widths) {
        ui.painter().galley(at, cell, palette.ink);
        at.x += width + GAP;
    }
    let line = if is_head { Stroke::new(1.5, palette.ink_soft) } else { Stroke::new(1.0, palette.line) };
    ui.painter().add(Shape::hline(rect.x_range(), rect.bottom(), line));
}

fn words(row: &[Vec<Span>]) -> String {
    let cell = |spans: &Vec<Span>| spans.iter().map(|span| span.words.as_str()).collect::<String>();
    row.iter().map(cell).collect::<Vec<_>>().join(" · ")
}

fn lay_out(ui: &Ui, cell: &[Span], width: f32) -> Arc<Galley> {
    let palette = ui.palette();
    set(ui.ctx(), job(palette, cell, SIZES.body - 0.5, width))
}

/// How wide each column is when nothing in it is broken.
fn natural_widths(ui: &Ui, rows: &[Vec<Vec<Span>>]) -> Vec<f32> {
    let columns = rows.iter().map(Vec::len).max().unwrap_or_default();
    let widest = |column: usize| {
        let cells = rows.iter().filter_map(|row| row.get(column));
        cells.map(|cell| lay_out(ui, cell, f32::INFINITY).size().x.ceil()).fold(0.0, f32::max)
    };
    (0..columns).map(widest).collect()
}

/// How wide each column is in so much `room`: those that are no wider than their share keep their width, and the others
/// share the rest.
fn widths(natural: &[f32], room: f32) -> Vec<f32> {
    let room = room - GAP * natural.len().saturating_sub(1) as f32;
    let mut sorted = natural.to_vec();
    sorted.sort_by(f32::total_cmp);
    let mut left = room;
    let mut most = f32::INFINITY;
    for (index, width) in sorted.iter().enumerate() {
        let share = left / (sorted.len() - index) as f32;
        if *width > share {
            most = share;
            break;
        }
        left -= width;
    }
    natural.iter().map(|width| width.min(most)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn narrow_columns_keep_their_width_and_all_of_them_fit() {
        assert_eq!(widths(&[50.0, 60.0], 500.0), [50.0, 60.0]);
        assert_eq!(widths(&[50.0, 900.0], 300.0), [50.0, 300.0 - GAP - 50.0]);
        for natural in [vec![400.0, 20.0, 900.0], vec![10.0], vec![300.0, 300.0, 300.0, 300.0]] {
            let sum: f32 = widths(&natural, 640.0).iter().sum();
            assert!(sum + GAP * (natural.len() - 1) as f32 <= 640.1, "{natural:?}");
        }
    }
}
