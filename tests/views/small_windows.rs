//! What is to be seen in the smallest windows: everything inside, nothing over anything else.

use egui::{Key, Modifiers, Rect, pos2};
use komadai::app::{NewGameForm, Settings};
use komadai::text::Language;

use crate::files::open;
use crate::table::Table;

const RECORD: &str = "手合割：平手\n先手：佐藤\n   1 ７六歩(77)\n   2 ３四歩(33)\n   3 投了\n";
const SIZES: [(f32, f32); 3] = [(720.0, 480.0), (900.0, 600.0), (1024.0, 640.0)];

fn tables() -> impl Iterator<Item = (Table, Rect)> {
    SIZES.into_iter().flat_map(|(width, height)| {
        Language::ALL.map(|language| {
            let new_game = NewGameForm { profile: "jsa_amateur27".to_owned(), ..NewGameForm::default() };
            let settings = Settings { language: Some(language), new_game, ..Settings::default() };
            let window = Rect::from_min_max(pos2(0.0, 0.0), pos2(width, height));
            (Table::with(settings, width, height), window)
        })
    })
}

/// Whether everything in the bars lies in the window, and no two things lie over each other.
fn check_bars(table: &Table, window: Rect) {
    let in_a_bar = |rect: &Rect| rect.bottom() < 90.0 || rect.top() > window.bottom() - 32.0;
    let things: Vec<_> = table.everything().into_iter().filter(|(_, rect)| in_a_bar(rect)).collect();
    for (index, (name, rect)) in things.iter().enumerate() {
        assert!(window.expand(0.5).contains_rect(*rect), "{name}: {rect:?} sticks out of {window:?}");
        for (other, over) in &things[index + 1..] {
            let is_inside = rect.contains_rect(*over) || over.contains_rect(*rect);
            let overlaps = rect.shrink(1.0).intersects(over.shrink(1.0)) && !is_inside;
            assert!(!overlaps, "{name} {rect:?} lies over {other} {over:?} in {window:?}");
        }
    }
}

#[test]
fn the_bars_of_a_match_fit_and_name_its_rules() {
    for (mut table, window) in tables() {
        table.press(Modifiers::COMMAND, Key::N);
        table.press(Modifiers::NONE, Key::Enter);
        check_bars(&table, window);
        assert!(table.shows_containing("27"), "the rules are named at {window:?}");
    }
}

#[test]
fn the_bars_of_a_review_fit() {
    for (mut table, window) in tables() {
        open(&mut table, RECORD);
        table.press(Modifiers::NONE, Key::End);
        check_bars(&table, window);
    }
}

#[test]
fn the_bars_of_the_position_editor_fit() {
    for (mut table, window) in tables() {
        table.press(Modifiers::COMMAND, Key::E);
        check_bars(&table, window);
    }
}
