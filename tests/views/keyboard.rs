//! The board without a mouse: arrow keys, Enter and Esc.

use egui::{Key, Modifiers};
use komadai::app::Settings;

use crate::files::open;
use crate::table::Table;

/// Moves the cursor from square to square on a board that is not flipped, starting at `from`.
fn walk(table: &mut Table, from: &str, to: &str) {
    let place = |square: &str| {
        let [file, rank] = square.as_bytes() else { panic!("{square} is no square") };
        (i32::from(file - b'0'), i32::from(rank - b'a'))
    };
    let ((file, rank), (to_file, to_rank)) = (place(from), place(to));
    let sideways = if to_file > file { Key::ArrowLeft } else { Key::ArrowRight };
    let upright = if to_rank < rank { Key::ArrowUp } else { Key::ArrowDown };
    for (key, times) in [(sideways, (to_file - file).abs()), (upright, (to_rank - rank).abs())] {
        (0..times).for_each(|_| table.press(Modifiers::NONE, key));
    }
}

/// Picks up and puts down by keys: the moves follow each other, and so does the cursor.
fn play(table: &mut Table, at: &mut String, from: &str, to: &str) {
    for square in [from, to] {
        walk(table, at, square);
        table.press(Modifiers::NONE, Key::Enter);
        square.clone_into(at);
    }
}

#[test]
fn a_whole_game_is_played_by_arrow_keys_and_enter_alone() {
    let mut table = Table::new();
    table.press(Modifiers::NONE, Key::F3);
    assert_eq!(table.focused().as_deref(), Some("5g Black pawn"));
    let mut at = "5g".to_owned();
    for (from, to) in [("7g", "7f"), ("4a", "4b"), ("8h", "3c")] {
        play(&mut table, &mut at, from, to);
    }
    assert_eq!(table.focused().as_deref(), Some("Promote to horse"), "the question has the keyboard's attention");
    table.press(Modifiers::NONE, Key::Enter);
    assert_eq!(table.focused().as_deref(), Some("3c Black horse"), "and the square has it again");
    for (from, to) in [("5a", "6b"), ("3c", "4b"), ("6a", "7b")] {
        play(&mut table, &mut at, from, to);
    }
    walk(&mut table, "7b", "1b");
    table.press(Modifiers::NONE, Key::ArrowRight);
    assert_eq!(table.focused().as_deref(), Some("Black in hand: gold, 1"));
    table.press(Modifiers::NONE, Key::Enter);
    table.press(Modifiers::NONE, Key::ArrowLeft);
    let back = table.focused().unwrap();
    walk(&mut table, &back[..2], "5b");
    table.press(Modifiers::NONE, Key::Enter);
    assert!(table.shows("Black wins") && table.shows("Checkmate"));
}

#[test]
fn an_arrow_key_brings_the_cursor_in_a_game_and_steps_through_a_record() {
    let mut table = Table::new();
    table.press(Modifiers::NONE, Key::ArrowUp);
    assert_eq!(table.focused().as_deref(), Some("5g Black pawn"));
    let mut table = Table::new();
    open(&mut table, "手合割：平手\n   1 ７六歩(77)\n   2 ３四歩(33)\n");
    table.press(Modifiers::NONE, Key::ArrowRight);
    assert!(table.focused().is_none() && table.shows("7f Black pawn"));
    table.press(Modifiers::NONE, Key::F3);
    table.press(Modifiers::NONE, Key::ArrowRight);
    assert!(table.focused().is_some_and(|label| label.starts_with("4g")) && table.shows("3c White pawn"));
}

#[test]
fn esc_puts_the_piece_down_before_it_takes_the_cursor_away() {
    let mut table = Table::new();
    table.press(Modifiers::NONE, Key::F3);
    table.press(Modifiers::NONE, Key::Enter);
    assert!(table.shows("5f empty · can go here"));
    table.press(Modifiers::NONE, Key::Escape);
    assert!(!table.shows("5f empty · can go here") && table.focused().is_some());
    table.press(Modifiers::NONE, Key::Escape);
    assert_eq!(table.focused(), None);
    table.press(Modifiers::NONE, Key::F3);
    assert_eq!(table.focused().as_deref(), Some("5g Black pawn"), "it comes back to where it was");
}

#[test]
fn the_other_answer_about_promotion_is_an_arrow_key_away() {
    let mut table = Table::new();
    table.play_all("7g7f 3c3d");
    table.play("8h", "2b");
    assert_eq!(table.focused().as_deref(), Some("Promote to horse"));
    table.press(Modifiers::NONE, Key::ArrowRight);
    table.press(Modifiers::NONE, Key::Enter);
    assert!(table.shows("2b Black bishop"));
}

#[test]
fn tab_leaves_the_board_at_once() {
    let mut table = Table::new();
    table.press(Modifiers::NONE, Key::F3);
    table.press(Modifiers::NONE, Key::Tab);
    assert!(table.focused().is_none_or(|label| !label.starts_with("5") && !label.starts_with("4")));
    table.press(Modifiers::NONE, Key::F3);
    table.press(Modifiers::SHIFT, Key::Tab);
    assert!(table.focused().is_none_or(|label| !label.contains("Black ")), "{:?}", table.focused());
}

#[test]
fn a_click_takes_the_cursor_away_and_a_function_key_works_while_it_is_out() {
    let mut table = Table::new();
    table.press(Modifiers::NONE, Key::F3);
    table.press(Modifiers::NONE, Key::F9);
    assert!(table.is_display_open());
    table.play("7g", "7f");
    assert_eq!(table.focused(), None);
}

#[test]
fn alt_and_a_letter_open_a_menu_and_close_it() {
    for (key, entry) in [(Key::F, "Open recent"), (Key::H, "Manual"), (Key::V, "Language")] {
        let mut table = Table::new();
        assert!(!table.shows_containing(entry));
        table.press(Modifiers::ALT, key);
        assert!(table.shows_containing(entry), "{key:?}: {:?}", table.everything());
        table.press(Modifiers::ALT, key);
        assert!(!table.shows_containing(entry), "{key:?} closes it");
    }
}

#[test]
fn a_letter_in_an_open_menu_begins_no_move() {
    let mut table = Table::new();
    table.press(Modifiers::ALT, Key::F);
    table.event(egui::Event::Text("p".to_owned()));
    assert!(table.shows_containing("Open recent") && table.dialog_name().is_none(), "{:?}", table.dialog_name());
    table.press(Modifiers::NONE, Key::Escape);
    table.event(egui::Event::Text("p".to_owned()));
    assert!(table.dialog_name().is_some());
}

#[test]
fn a_letter_leads_to_the_entries_of_an_open_menu_that_begin_with_it() {
    let mut table = Table::new();
    table.press(Modifiers::ALT, Key::F);
    let led_to = |table: &mut Table, letter: &str| {
        table.event(egui::Event::Text(letter.to_owned()));
        table.focused().unwrap_or_default()
    };
    let first = led_to(&mut table, "o");
    assert!(first.starts_with("Open…"), "{first}");
    let first = led_to(&mut table, "S");
    let second = led_to(&mut table, "s");
    assert!(first.starts_with('S') && second.starts_with('S') && first != second, "{first}, {second}");
    let second = led_to(&mut table, "p");
    assert!(second.starts_with("Print"), "{second}");
    assert_eq!(led_to(&mut table, "x"), second, "nothing begins with it");
    assert_eq!(led_to(&mut table, "歩"), second);
    assert!(table.shows_containing("Open recent") && table.dialog_name().is_none());
    table.press(Modifiers::NONE, Key::Enter);
    assert!(!table.shows_containing("Open recent"), "it is chosen");
}

#[test]
fn what_is_typed_while_a_menu_is_open_is_not_written_into_the_field_that_had_the_attention() {
    let mut table = Table::new();
    crate::files::open(&mut table, "手合割：平手\n1 ７六歩(77)\n");
    table.press(Modifiers::NONE, Key::ArrowRight);
    table.type_into("Comment", "a");
    table.press(Modifiers::ALT, Key::F);
    table.event(egui::Event::Text("z".to_owned()));
    table.press(Modifiers::NONE, Key::Escape);
    assert_eq!(table.reads("Comment"), "a");
}

#[test]
fn a_key_that_chooses_in_a_menu_closes_it() {
    let mut table = Table::new();
    table.press(Modifiers::ALT, Key::F);
    while table.focused().is_none_or(|name| !name.starts_with("Print")) {
        table.press(Modifiers::NONE, Key::ArrowDown);
    }
    table.press(Modifiers::NONE, Key::Enter);
    assert!(!table.shows_containing("Open recent"), "{:?}", table.everything());
    assert!(table.shows_containing("Score sheet"), "{:?}", table.everything());
}

#[test]
fn the_arrows_to_the_side_lead_from_an_open_menu_to_those_beside_it() {
    let mut table = Table::new();
    table.press(Modifiers::ALT, Key::E);
    for (key, entry) in [
        (Key::ArrowLeft, "Open recent"),
        (Key::ArrowRight, "Paste"),
        (Key::ArrowRight, "Play with the keyboard"),
        (Key::ArrowLeft, "Paste"),
        (Key::ArrowLeft, "Open recent"),
        (Key::ArrowLeft, "About Komadai"),
        (Key::ArrowRight, "Open recent"),
    ] {
        table.press(Modifiers::NONE, key);
        assert!(table.shows_containing(entry), "{key:?} {entry}: {:?}", table.everything());
    }
    assert!(!table.shows_containing("About Komadai"), "one menu is open");
    table.press(Modifiers::NONE, Key::ArrowDown);
    assert!(table.focused().is_some_and(|name| name.starts_with("New game")), "{:?}", table.focused());
    table.press(Modifiers::NONE, Key::ArrowRight);
    assert!(table.shows_containing("Paste"), "from an entry as well");
}

#[test]
fn the_arrows_lead_into_a_menu_within_a_menu_and_out_of_it() {
    let mut table = Table::new();
    table.press(Modifiers::ALT, Key::V);
    for _ in 0..40 {
        if table.focused().is_some_and(|name| name.starts_with("Theme")) {
            break;
        }
        table.press(Modifiers::NONE, Key::ArrowDown);
    }
    assert!(table.focused().is_some_and(|name| name.starts_with("Theme")), "{:?}", table.focused());
    table.press(Modifiers::NONE, Key::ArrowRight);
    assert_eq!(table.focused().as_deref(), Some("Same as system"));
    table.press(Modifiers::NONE, Key::ArrowDown);
    assert_eq!(table.focused().as_deref(), Some("Light"));
    table.press(Modifiers::NONE, Key::ArrowLeft);
    assert!(table.focused().is_some_and(|name| name.starts_with("Theme")), "{:?}", table.focused());
    table.press(Modifiers::NONE, Key::ArrowLeft);
    assert!(table.shows_containing("Stop both clocks"), "the menu of the arbiter: {:?}", table.everything());
}

#[test]
fn a_menu_that_was_open_does_not_lie_over_what_another_key_opens() {
    let mut table = Table::new();
    table.press(Modifiers::ALT, Key::F);
    assert!(table.shows_containing("Open recent"));
    table.press(Modifiers::COMMAND, Key::K);
    assert!(!table.shows_containing("Open recent"), "{:?}", table.everything());
}

#[test]
fn whatever_tab_leads_to_in_a_form_that_scrolls_can_be_seen() {
    let mut table = Table::with(Settings::default(), 900.0, 600.0);
    table.press(Modifiers::COMMAND, Key::Comma);
    table.click("Board and pieces");
    for _ in 0..40 {
        table.press(Modifiers::NONE, Key::Tab);
        assert!(table.sees_what_is_focused(), "{:?}", table.focused());
    }
}
