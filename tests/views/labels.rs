//! The table as a screen reader finds it: things have names, can be pressed, and some speak by themselves.

use std::time::Duration;

use egui::accesskit::Live;
use egui::{Key, Modifiers, Role};
use egui_kittest::kittest::{NodeT, Queryable};
use komadai::app::{ClockForm, Command, NewGameForm, Settings, SidesInWords};
use komadai::text::Language;

use crate::table::Table;

impl Table {
    /// The name of what has the keyboard focus.
    pub fn focused(&self) -> Option<String> {
        let mut focused = self.harness.query_all_by(|node| node.is_focused());
        focused.next().and_then(|node| node.accesskit_node().label())
    }

    /// Whether what has the keyboard's attention is seen as a whole; true where nothing has.
    pub fn sees_what_is_focused(&self) -> bool {
        let ctx = &self.harness.ctx;
        let focused = ctx.memory(|memory| memory.focused()).and_then(|id| ctx.read_response(id));
        focused.is_none_or(|it| it.interact_rect.expand(1.0).contains_rect(it.rect))
    }

    /// Presses what is called `label` as a screen reader does, without a pointer.
    pub fn press_by_name(&mut self, label: &str) {
        self.harness.get_by_label(label).click_accesskit();
        self.harness.run();
    }

    /// Whether a command makes sense.
    pub fn allows(&self, command: Command) -> bool {
        self.harness.state().look(|desk, _| desk.state().allows(command))
    }

    /// The number of marks drawn on the board of the match.
    pub fn drawn(&self) -> usize {
        self.harness.state().look(|desk, _| desk.state().table.match_marks.len())
    }

    /// What is announced by itself: politely, or at once.
    pub fn said(&self, live: Live) -> Vec<String> {
        let said = self.harness.query_all_by(|node| node.live() == live);
        said.filter_map(|node| node.accesskit_node().label()).filter(|words| !words.is_empty()).collect()
    }
}

#[test]
fn a_whole_game_is_played_by_names_alone_and_every_move_is_said() {
    let mut table = Table::new();
    for name in ["7g Black pawn", "7f empty · can go here"] {
        table.press_by_name(name);
    }
    assert_eq!(table.said(Live::Polite), ["Move 1, Black: pawn 7g to 7f"]);
    for name in ["4a White gold", "4b empty · can go here", "8h Black bishop", "3c White pawn · can go here"] {
        table.press_by_name(name);
    }
    table.press_by_name("Promote to horse");
    assert_eq!(table.said(Live::Polite), ["Move 3, Black: bishop 8h takes pawn 3c, promotes"]);
    for name in ["5a White king", "6b empty · can go here", "3c Black horse", "4b White gold · can go here"] {
        table.press_by_name(name);
    }
    assert_eq!(table.said(Live::Polite), ["Move 5, Black: horse 3c takes gold 4b"]);
    for name in ["6a White gold", "7b empty · can go here", "Black in hand: gold, 1", "5b empty · can go here"] {
        table.press_by_name(name);
    }
    assert_eq!(table.said(Live::Polite), ["Move 7, Black: gold dropped on 5b. Check"]);
    assert_eq!(table.said(Live::Assertive), ["Black wins. Checkmate"]);
    table.click_first("Review");
    table.press(Modifiers::NONE, Key::ArrowLeft);
    assert_eq!(table.said(Live::Polite), ["Move 6, White: gold 6a to 7b"]);
}

#[test]
fn the_names_are_those_of_the_language_on_screen() {
    let settings = Settings { language: Some(Language::Japanese), ..Settings::default() };
    let mut table = Table::with(settings, 1280.0, 800.0);
    table.press_by_name("7七 先手の歩");
    table.press_by_name("7六 空き · 移動できます");
    assert_eq!(table.said(Live::Polite), ["1手目、先手、7六歩（7七から）"]);
}

#[test]
fn what_is_called_of_a_clock_is_said_at_once_and_no_longer_after_the_move() {
    let clock = ClockForm { minutes: 0, seconds: 12, byoyomi_seconds: 30, ..ClockForm::default() };
    let new_game = NewGameForm { clocks: std::array::from_fn(|_| clock.clone()), ..NewGameForm::default() };
    // A screen reader announces it even if sound is off.
    let settings = Settings { language: Some(Language::English), sound: false, new_game, ..Settings::default() };
    let mut table = Table::with(settings, 1280.0, 800.0);
    table.press(Modifiers::COMMAND, Key::N);
    table.click("Start game");
    let mut said = Vec::new();
    for _ in 0..42 {
        table.wait(Duration::from_secs(1));
        said.extend(table.said(Live::Assertive));
        said.dedup();
    }
    assert_eq!(said[..2], ["Black: Byoyomi begins", "Black: 20 s left"]);
    assert_eq!(said.last().map(String::as_str), Some("White wins. Time is up"));
    assert!(said.contains(&"Black: 1 s left".to_owned()));
}

#[test]
fn names_say_black_and_white_where_signs_are_seen() {
    let languages =
        [(Language::English, ["7g", "7f"], "1 Black ７六歩"), (Language::Japanese, ["7七", "7六"], "1 先手 ７六歩")];
    for (language, [from, to], listed) in languages {
        let settings = Settings { language: Some(language), ..Settings::default() };
        let mut table = Table::with(settings, 1280.0, 800.0);
        table.harness.ctx.add_plugin(SidesInWords::default());
        table.play(from, to);
        let words: Vec<String> = table.everything().into_iter().map(|(words, _)| words).collect();
        assert!(words.iter().all(|words| !words.contains(['☗', '☖'])), "{words:?}");
        assert!(table.shows_containing(listed), "{words:?}");
    }
}

#[test]
fn every_square_and_every_button_has_a_name() {
    let table = Table::new();
    let pressed = table.harness.query_all_by(|node| node.role() == Role::Button);
    let names: Vec<String> = pressed.map(|node| node.accesskit_node().label().unwrap_or_default()).collect();
    assert!(names.len() > 90, "{names:?}");
    assert!(names.iter().all(|name| !name.is_empty()), "{names:?}");
    let squares = names.iter().filter(|name| matches!(name.as_bytes(), [b'1'..=b'9', b'a'..=b'i', b' ', ..]));
    assert_eq!(squares.collect::<std::collections::BTreeSet<_>>().len(), 81);
}
