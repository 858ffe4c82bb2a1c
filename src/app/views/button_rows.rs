//! Buttons in rows that fill the room: side by side in one width where their words have room, else one below the other.

use egui::{Ui, Vec2, vec2};

use super::parts::bold_button_width;
use crate::app::theme::SIZES;

/// Where a row has less room, words come closer to the edges of their buttons.
const NARROW: f32 = 220.0;
const NARROW_PADDING: f32 = 6.0;

/// How wide the next buttons are that have room beside each other, whose words need so much: all alike if they can be.
fn next_row(widths: &[f32], available: f32) -> Vec<f32> {
    let in_row = |count: usize| {
        let room = available - (count - 1) as f32 * SIZES.gap;
        let (each, needed) = (room / count as f32, widths[..count].iter().sum::<f32>());
        if widths[..count].iter().all(|width| *width <= each) {
            return Some(vec![each; count]);
        }
        let wider = |width: &f32| width + (room - needed) / count as f32;
        (needed <= room).then(|| widths[..count].iter().map(wider).collect())
    };
    (1..=widths.len()).rev().find_map(in_row).unwrap_or_else(|| vec![available])
}

/// Shows each of `items` as `press` does in the size it is given, and returns those for which it says that they were
/// pressed.
pub fn button_rows<T: Copy>(
    ui: &mut Ui,
    items: &[T],
    height: f32,
    words: impl Fn(T) -> String,
    mut press: impl FnMut(&mut Ui, T, Vec2) -> bool,
) -> Vec<T> {
    let (available, mut rest, mut pressed) = (ui.available_width(), items, Vec::new());
    ui.spacing_mut().item_spacing.x = SIZES.gap;
    if available < NARROW {
        ui.spacing_mut().button_padding.x = NARROW_PADDING;
    }
    while !rest.is_empty() {
        let needed: Vec<f32> = rest.iter().map(|item| bold_button_width(ui, &words(*item))).collect();
        let widths = next_row(&needed, available);
        let (row, below) = rest.split_at(widths.len());
        let shown = ui.horizontal(|ui| {
            let all = row.iter().copied().zip(widths);
            all.filter(|(item, width)| press(ui, *item, vec2(*width, height))).map(|(item, _)| item).collect::<Vec<_>>()
        });
        pressed.extend(shown.inner);
        rest = below;
    }
    pressed
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn short_words_share_a_row_and_long_ones_have_one_of_their_own() {
        assert_eq!(next_row(&[80.0, 60.0, 170.0], 168.0), [80.0, 80.0]);
        assert_eq!(next_row(&[168.0, 60.0], 168.0), [168.0]);
        assert_eq!(next_row(&[50.0, 50.0, 50.0], 166.0), [50.0; 3]);
        assert_eq!(next_row(&[100.0, 50.0], 168.0), [105.0, 55.0], "all of the row is filled");
        assert_eq!(next_row(&[300.0], 168.0), [168.0]);
    }
}
