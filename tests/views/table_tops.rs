//! A screen lying flat between the players: each side has its own controls, the right way up.

use std::path::PathBuf;
use std::time::Duration;

use egui::{Key, Modifiers};
use komadai::app::{Incoming, JournalJob, JournalNews, JournalOf, Settings, ThemeChoice};
use komadai::storage::{self, FileError, JournalTrouble};
use komadai::text::Language;

use crate::table::Table;
use crate::verdicts::{begin_from, choose};

fn flat() -> Table {
    flat_in(1280.0, 800.0)
}

fn flat_in(width: f32, height: f32) -> Table {
    let settings = Settings { language: Some(Language::English), table_top: true, ..Settings::default() };
    Table::with(settings, width, height)
}

#[test]
fn what_the_far_side_has_lies_where_the_near_side_has_it_turned_by_half_a_turn() {
    let mut table = flat();
    table.play("7g", "7f");
    let middle = (table.place("1a White lance").center() + table.place("9i Black lance").center().to_vec2()) / 2.0;
    for words in ["Resign", "Take back", "Pause", "Call the arbiter"] {
        let near = table.place(&format!("☗ Black: {words}"));
        let far = table.place(&format!("☖ White: {words}"));
        assert!(near.center().x > middle.x && far.center().x < middle.x, "{words}");
        // The rim of the board is not equally wide on all sides.
        assert!((near.center() - middle + (far.center() - middle)).length() < 30.0, "{words}: {near:?}, {far:?}");
    }
}

#[test]
fn the_buttons_of_both_sides_are_alike_and_large_enough_for_a_finger() {
    let mut table = flat();
    table.play("7g", "7f");
    let buttons = table.everything().into_iter().filter(|(name, _)| {
        (name.starts_with("☗ Black: ") || name.starts_with("☖ White: ")) && !name.contains("in hand")
    });
    let sizes: Vec<egui::Vec2> = buttons.map(|(_, rect)| rect.size()).collect();
    assert!(sizes.len() >= 8, "{sizes:?}");
    assert!(sizes.iter().all(|size| (*size - sizes[0]).length() < 0.5 && size.y >= 44.0), "{sizes:?}");
}

#[test]
fn with_large_words_the_buttons_are_still_large_enough_and_have_letters_of_one_size() {
    for language in Language::ALL {
        let settings = Settings { language: Some(language), table_top: true, ..Settings::default() };
        let mut table = Table::with(settings, 600.0, 400.0);
        let words = match language {
            Language::English => ["Resign", "Take back", "Pause", "Call the arbiter"],
            Language::Japanese => ["投了", "待った", "一時停止", "審判を呼ぶ"],
        };
        let [from, to] = match language {
            Language::English => ["7g", "7f"],
            Language::Japanese => ["7七", "7六"],
        };
        table.play(from, to);
        let letters = table.letters().into_iter().filter(|(it, _)| words.contains(&it.replace('\n', "").as_str()));
        let sizes: Vec<f32> = letters.map(|(_, size)| size).collect();
        assert!(sizes.len() >= 8 && sizes.iter().all(|size| *size == sizes[0] && *size >= 10.0), "{sizes:?}");
        let is_button = |name: &str| words.iter().any(|it| name.ends_with(&format!(": {it}")));
        let buttons: Vec<_> = table.everything().into_iter().filter(|(name, _)| is_button(name)).collect();
        assert!(buttons.len() >= 8 && buttons.iter().all(|(_, rect)| rect.height() >= 27.0), "{buttons:?}");
    }
}

#[test]
fn the_buttons_are_those_of_the_player_who_sits_there() {
    let mut table = flat();
    table.play("7g", "7f");
    let can = |table: &Table, label: &str| table.is_enabled(label);
    assert!(can(&table, "☖ White: Resign") && !can(&table, "☗ Black: Resign"));
    assert!(can(&table, "☗ Black: Take back") && !can(&table, "☖ White: Take back"));
    table.click("☗ Black: Take back");
    assert_eq!(table.board(), Table::new().board());
}

#[test]
fn whoever_resigns_is_asked_where_the_player_sits() {
    let mut table = flat();
    table.play("7g", "7f");
    table.click("☖ White: Resign");
    let answer = table.place("Resign");
    assert!(answer.center().x < 640.0, "White sits at the top, and so at the left: {answer:?}");
    table.click("Resign");
    assert!(table.shows_containing("Black wins Resignation"));
    assert_eq!(table.everything().iter().filter(|(name, _)| name == "Review").count(), 2, "both are told");
}

#[test]
fn what_needs_no_answer_is_put_away_with_a_touch_and_the_buttons_stay() {
    let mut table = flat();
    table.click("7g Black pawn");
    table.click("7e empty");
    let told = table.everything().into_iter().filter(|(name, _)| name.ends_with("Close this message"));
    let told: Vec<_> = told.collect();
    assert_eq!(told.len(), 2, "both sides are told");
    assert!(table.shows("☗ Black: Call the arbiter") && table.shows("☖ White: Call the arbiter"));
    table.click_at(told[0].1.center());
    assert!(!table.shows_containing("Close this message"));
}

#[test]
fn where_there_is_no_room_above_the_buttons_what_is_told_takes_their_place_until_it_is_touched() {
    let mut table = flat_in(900.0, 600.0);
    table.click("7g Black pawn");
    table.click("7e empty");
    let told: Vec<_> =
        table.everything().into_iter().filter(|(name, _)| name.ends_with("Close this message")).collect();
    assert_eq!(told.len(), 2, "both sides are told");
    for (words, place) in &told {
        let covers = |name: &str| table.everything().iter().any(|(it, at)| it == name && at.intersects(*place));
        assert!(!covers("☗ Black: Resign") && !covers("☖ White: Resign"), "{words}: {place:?}");
    }
    table.click_at(told[0].1.center());
    assert!(table.shows("☗ Black: Resign") && table.shows("☖ White: Resign"));
}

#[test]
fn whoever_looks_back_is_told_at_both_sides_and_comes_back_with_a_touch() {
    let mut table = flat();
    table.play_all("7g7f 3c3d 2g2f 8c8d");
    table.press(Modifiers::NONE, Key::ArrowLeft);
    table.press(Modifiers::NONE, Key::ArrowLeft);
    let told = |table: &Table| {
        let all = table.everything().into_iter();
        all.filter(|(name, _)| name.starts_with("Looking back: move 2 of 4")).collect::<Vec<_>>()
    };
    assert_eq!(told(&table).len(), 2, "{:?}", table.everything());
    assert!(table.shows("☗ Black: Call the arbiter") && table.shows("☖ White: Call the arbiter"));
    let far = told(&table)[0].1.center();
    table.click_at(far);
    assert!(told(&table).is_empty() && table.shows("8d White pawn"));
    table.press(Modifiers::NONE, Key::ArrowLeft);
    table.click("☖ White: Call the arbiter");
    let called = table.words_in_sight().into_iter().filter(|words| words.contains("Looking back: move 3 of 4")).count();
    assert_eq!(called, 2, "the arbiter is told as well: {:?}", table.words_in_sight());
}

#[test]
fn a_screen_is_laid_flat_and_put_up_again_from_the_menu() {
    let mut table = Table::new();
    choose(&mut table, "View", "Table-top: players face each other");
    assert!(table.shows("☖ White: Resign"));
    choose(&mut table, "View", "Leave table-top");
    assert!(!table.shows("☖ White: Resign"));
}

#[test]
fn the_far_side_is_asked_about_promotion_from_its_own_side() {
    let mut table = flat();
    begin_from(&mut table, "3k5/9/9/9/9/4r4/9/9/6K2 w - 1");
    table.click("5f White rook");
    table.click("5g empty · can go here");
    let yes = table.place("Promote to dragon");
    let no = table.place("Stay a rook");
    assert!(yes.center().x > no.center().x, "seen from the top, promoting lies at the left");
    let square = table.place("5g empty");
    assert!(yes.contains(square.center()), "it is asked on the square, and staying lies at the right of the mover");
    table.click("Promote to dragon");
    assert!(table.shows("5g White dragon"));
}

#[test]
fn everything_fits_in_both_languages_at_every_size() {
    for language in [Language::English, Language::Japanese] {
        for (width, height) in [(900.0, 600.0), (1280.0, 800.0), (2560.0, 1440.0)] {
            let settings = Settings { language: Some(language), table_top: true, ..Settings::default() };
            let mut table = Table::with(settings, width, height);
            table.wait(Duration::from_secs(2));
            let window = egui::Rect::from_min_size(egui::Pos2::ZERO, egui::vec2(width, height));
            for (name, rect) in table.everything() {
                assert!(window.expand(0.5).contains_rect(rect), "{name} sticks out: {rect:?}");
            }
        }
    }
}

#[test]
fn what_can_be_done_about_a_notice_is_offered_to_both_sides() {
    let mut table = flat();
    table.play("7g", "7f");
    // The message takes precedence over a result, which would stay for ever.
    table.click("☖ White: Resign");
    table.click("Resign");
    let trouble = JournalTrouble::Failed(FileError::Other("No space left on device".to_owned()));
    let news = storage::JournalNews::NotSafe { path: PathBuf::from("/full/game.kmj"), trouble };
    table.receive(Incoming::Journal(JournalNews::Written(JournalOf::Match, news)));
    for words in ["Save it in Documents", "Choose a folder…"] {
        let offered = table.everything().into_iter().filter(|(name, _)| name == words);
        let mut places: Vec<f32> = offered.map(|(_, rect)| rect.center().x).collect();
        places.sort_by(f32::total_cmp);
        assert!(matches!(places[..], [far, near] if far < 640.0 && near > 640.0), "{words}: {places:?}");
    }
    // The words have room above the buttons: neither overlaps the other.
    let told = table.everything().into_iter().find(|(name, _)| name.ends_with("Close this message"));
    assert!(told.expect("both sides are told").1.height() > 150.0);
    table.take_journal_jobs();
    table.click_first("Save it in Documents");
    let jobs = table.take_journal_jobs();
    assert!(jobs.contains(&JournalJob::KeepElsewhere(None)), "{jobs:?}");
}

#[test]
fn the_cursor_comes_to_a_flat_board_when_it_is_called_and_plays() {
    let mut table = flat();
    table.press(Modifiers::NONE, Key::F3);
    assert_eq!(table.focused().as_deref(), Some("5g Black pawn"));
    for key in [Key::Enter, Key::ArrowUp, Key::Enter] {
        table.press(Modifiers::NONE, key);
    }
    assert!(table.shows("5f Black pawn"));
}

/// How opaque the frames of the buttons are that are called so.
fn opaque(table: &Table, label: &str) -> Vec<u8> {
    let place = table.place(label);
    let is_frame = |shape: &egui::Shape| match shape {
        egui::Shape::Rect(frame)
            if frame.rect.shrink(1.0).intersects(place) && (frame.rect.size() - place.size()).length() < 1.0 =>
        {
            Some(frame.stroke.color.a())
        }
        _ => None,
    };
    table.harness.output().shapes.iter().filter_map(|it| is_frame(&it.shape)).collect()
}

#[test]
fn with_high_contrast_buttons_that_cannot_be_pressed_are_dim() {
    let mut settings = Settings { language: Some(Language::English), table_top: true, ..Settings::default() };
    settings.looks.theme = ThemeChoice::HighContrast;
    let mut table = Table::with(settings, 1280.0, 800.0);
    table.play("7g", "7f");
    let [active, idle] = ["☖ White: Resign", "☗ Black: Resign"].map(|it| opaque(&table, it));
    assert!(active.contains(&255), "{active:?}");
    assert!(!idle.is_empty() && idle.iter().all(|it| *it < 200), "{idle:?}");
}
