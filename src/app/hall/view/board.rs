//! A list that is read across a hall: pairings, results, standings.

use egui::{Align2, Color32, Painter, Rect, vec2};

use crate::app::hall::scene::HallList;
use crate::app::theme::{Colours, bold, regular};
use crate::app::views::lettering::fitted;

/// No line is higher, in hundredths of the height of the window.
const HIGHEST: f32 = 6.4;
/// How large letters are in a line.
const LETTERS: f32 = 0.56;
/// What is between two columns, in lines.
const BETWEEN: f32 = 0.9;

/// Paints the list into `room`, as large as all of it fits.
pub fn list_ui(painter: &Painter, room: Rect, list: &HallList, unit: f32) {
    let palette = painter.palette();
    let lines = list.rows.len() as f32 + 2.6;
    let height = (room.height() / lines).min(unit * HIGHEST);
    let widths = widths(painter, list, height);
    let needed: f32 = widths.iter().map(|width| width + height * BETWEEN).sum();
    let scale = (room.width() / needed.max(1.0)).min(1.0);
    let height = height * scale;
    let headline = fitted(painter, &list.headline, bold(height * LETTERS), palette.ink_soft, room.width());
    painter.galley(room.min, headline, palette.ink_soft);
    for (index, row) in list.rows.iter().enumerate() {
        let top = room.top() + height * (index as f32 + 1.4);
        let line = Rect::from_min_size(egui::pos2(room.left(), top), vec2(room.width(), height));
        let is_head = list.has_head && index == 0;
        if !is_head {
            let fill: Color32 = if index % 2 == 0 { palette.card } else { palette.foot };
            painter.rect_filled(line, 4, fill);
        }
        let mut left = room.left() + height * BETWEEN / 2.0;
        for (cell, width) in row.iter().zip(&widths) {
            let width = width * scale;
            let font = if is_head { bold(height * LETTERS * 0.8) } else { regular(height * LETTERS) };
            let ink = if is_head { palette.ink_soft } else { palette.ink };
            let words = fitted(painter, cell, font, ink, width);
            let at = Align2::LEFT_CENTER.anchor_size(egui::pos2(left, line.center().y), words.rect.size());
            painter.galley(at.min, words, ink);
            left += width + height * BETWEEN;
        }
    }
    let below = room.left_top() + vec2(height * BETWEEN / 2.0, height * (list.rows.len() as f32 + 1.6));
    let marks = fitted(painter, &list.marks, regular(height * LETTERS * 0.8), palette.ink_soft, room.width());
    painter.galley(below, marks, palette.ink_soft);
}

/// As wide as the widest cell of every column.
fn widths(painter: &Painter, list: &HallList, height: f32) -> Vec<f32> {
    let columns = list.rows.iter().map(Vec::len).max().unwrap_or_default();
    let width = |cell: &String| {
        painter.layout_no_wrap(cell.clone(), regular(height * LETTERS), painter.palette().ink).rect.width()
    };
    (0..columns)
        .map(|column| list.rows.iter().filter_map(|row| row.get(column)).map(width).fold(0.0, f32::max))
        .collect()
}
