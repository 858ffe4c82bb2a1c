//! What is written about a move is seen before what an engine has said of it.

use egui::Key;
use egui::Modifiers;
use komadai::app::Settings;
use komadai::text::{Language, Text};

use crate::files::open;
use crate::table::Table;

/// Windows in points: 1280×800 at 100 to 200 %, and the smallest usual one.
const WINDOWS: [(f32, f32); 6] =
    [(1280.0, 800.0), (1024.0, 640.0), (853.0, 533.0), (731.0, 457.0), (640.0, 400.0), (900.0, 600.0)];

/// A comment of several lines, a bookmark, and what an engine said.
fn record() -> String {
    let moves = [
        "２六歩(27)",
        "８四歩(83)",
        "２五歩(26)",
        "８五歩(84)",
        "７六歩(77)",
        "３二金(41)",
        "７七角(88)",
        "３四歩(33)",
    ];
    let mut record = "手合割：平手\n".to_owned();
    for (number, words) in (1..).zip(moves) {
        record += &format!("{number} {words} ( 0:05/00:00:{:02})\n**評価値=-120\n", number * 5);
    }
    record + "&the answer\n*one\n*two\n*three\n*four\n#読み筋=▲６八銀△３三角\n"
}

#[test]
fn three_lines_of_a_comment_and_four_moves_are_in_sight_in_every_window() {
    for (width, height) in WINDOWS {
        for language in Language::ALL {
            let settings = Settings { language: Some(language), ..Settings::default() };
            let (mut table, text) = (Table::with(settings, width, height), Text::new(language));
            open(&mut table, &record());
            table.press(Modifiers::NONE, Key::End);
            let comment = table.place(&text.say("moves-comment"));
            let (end, bookmark) =
                (table.place(&text.say("command-first")).top(), table.place(&text.say("moves-bookmark")));
            let seen = end - comment.top();
            assert!(seen >= 60.0, "{width}×{height}: {seen} of the comment");
            assert!(bookmark.top() >= comment.bottom(), "{width}×{height}: {comment:?} {bookmark:?}");
            assert!(table.moves_in_sight() >= 4, "{width}×{height}: {} moves", table.moves_in_sight());
        }
    }
}

/// A bookmark in a record that tells nothing else.
fn bookmarked(width: f32, height: f32, language: Language, comment: &str) -> Table {
    let settings = Settings { language: Some(language), ..Settings::default() };
    let mut table = Table::with(settings, width, height);
    open(&mut table, &format!("手合割：平手\n1 ７六歩(77)\n&the answer\n{comment}2 ３四歩(33)\n"));
    table.press(Modifiers::NONE, Key::ArrowRight);
    table
}

#[test]
fn the_name_of_a_bookmark_is_seen_as_a_whole_or_scrolled_to() {
    for (width, height) in WINDOWS {
        for language in Language::ALL {
            for comment in ["", "*one\n", "*one\n*two\n*three\n*four\n*five\n"] {
                let (table, text) = (bookmarked(width, height, language, comment), Text::new(language));
                let name = table.place(&text.say("moves-bookmark"));
                let foot = table.place(&text.say("command-first")).top() - 13.0;
                // Around the words there is the field.
                let is_seen = name.bottom() + 4.0 <= foot + 0.5;
                assert!(is_seen || name.top() - 4.0 >= foot - 0.5, "{width}×{height}: {name:?}, {foot}");
                let is_small = height < 500.0 || comment.len() > 10;
                assert!(is_seen || is_small, "{width}×{height}: {name:?}, {foot}");
            }
        }
    }
}

#[test]
fn the_bar_of_a_long_comment_lies_beside_it() {
    let comment = "*a line\n".repeat(40);
    for (width, height) in WINDOWS {
        let table = bookmarked(width, height, Language::English, &comment);
        let field = table.place("Comment");
        assert!(field.right() <= width - 12.0 - 8.0, "{width}×{height}: {field:?}");
    }
}
