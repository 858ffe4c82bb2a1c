//! How large the board is with words of any size.

use egui::{Key, Modifiers, vec2};
use komadai::app::{Looks, Settings, enlargement};
use komadai::text::Language;

use crate::files::open;
use crate::table::Table;

/// Windows from the smallest to a large one, in pixels.
const WINDOWS: [(f32, f32); 6] =
    [(900.0, 560.0), (900.0, 600.0), (1024.0, 768.0), (1280.0, 800.0), (1600.0, 900.0), (1920.0, 1000.0)];

const PERCENTS: [u16; 8] = [80, 90, 100, 110, 125, 150, 175, 200];

/// A game, or a record of one.
fn tables() -> [Table; 2] {
    [false, true].map(|is_review| {
        let settings = Settings { language: Some(Language::English), ..Settings::default() };
        let mut table = Table::with(settings, 1280.0, 800.0);
        if is_review {
            open(&mut table, "手合割：平手\n1 ７六歩(77)\n2 ３四歩(33)\n");
        } else {
            table.press(Modifiers::COMMAND, Key::N);
            table.press(Modifiers::NONE, Key::Enter);
        }
        table
    })
}

/// How wide nine squares are in pixels.
fn board(table: &mut Table, window: (f32, f32), text_percent: u16) -> f32 {
    let size = vec2(window.0, window.1);
    let scale = enlargement(size, &Looks { text_percent, ..Looks::default() });
    table.harness.set_size(size / scale);
    table.harness.run();
    table.square("9a").union(table.square("1i")).width() * scale
}

#[test]
fn the_board_is_hardly_ever_smaller_with_smaller_words_and_never_much() {
    for mut table in tables() {
        for window in WINDOWS {
            let widths = PERCENTS.map(|percent| board(&mut table, window, percent));
            // Two stands at two right hands are worth a tenth of the board.
            let is_smaller = |pair: &[f32]| pair[0] < pair[1] * 0.9 - 1.0;
            assert!(!widths.windows(2).any(is_smaller), "{window:?}: {widths:?}");
        }
    }
}
