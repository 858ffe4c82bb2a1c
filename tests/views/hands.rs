//! Quick hands on a slow screen: however much arrives in one frame, everything counts where it was done.

use egui::{Event, Key, Modifiers, PointerButton, Pos2, TouchDeviceId, TouchId, TouchPhase, vec2};
use komadai::app::{Settings, ThemeChoice};
use komadai::text::Language;
use proptest::prelude::*;

use crate::files::open;
use crate::table::Table;
use crate::typed_moves::type_move;

impl Table {
    /// One frame of a slow screen in which all this has happened. No time passes.
    pub fn frame(&mut self, events: Vec<egui::Event>) {
        let time = self.harness.ctx.input(|input| input.time);
        let input = self.harness.input_mut();
        input.events.extend(events);
        input.time = Some(time);
        self.harness.step();
        self.harness.input_mut().time = None;
    }

    /// Runs until nothing changes by itself.
    pub fn settle(&mut self) {
        self.harness.run();
    }
}

/// A record of this many moves.
fn record(plies: usize) -> String {
    let moves = ["4i4h", "4a4b", "4h4i", "4b4a"].into_iter().cycle().take(plies);
    format!("position startpos moves {}", moves.collect::<Vec<_>>().join(" "))
}

fn key(modifiers: Modifiers, key: Key) -> [Event; 2] {
    [true, false].map(|pressed| Event::Key { key, physical_key: None, pressed, repeat: false, modifiers })
}

fn button(pos: Pos2, pressed: bool) -> Event {
    Event::PointerButton { pos, button: PointerButton::Primary, pressed, modifiers: Modifiers::NONE }
}

fn click(pos: Pos2) -> Vec<Event> {
    vec![Event::PointerMoved(pos), button(pos, true), button(pos, false)]
}

fn drag(from: Pos2, to: Pos2) -> Vec<Event> {
    let moved = [0.3, 0.7, 1.0].map(|part| Event::PointerMoved(from.lerp(to, part)));
    let begin = [Event::PointerMoved(from), button(from, true)];
    begin.into_iter().chain(moved).chain([button(to, false)]).collect()
}

/// A match that is over.
fn won() -> Table {
    let mut table = Table::new();
    for text in ["7g7f", "G4a-4b", "33kakunari", "６二玉", "3342", "72kin", "☗５二金打"] {
        type_move(&mut table, text);
    }
    table
}

#[test]
fn every_press_of_a_key_counts_however_many_come_in_a_frame() {
    for in_a_frame in [500, 50, 7] {
        let mut table = Table::new();
        open(&mut table, &record(250));
        let presses: Vec<Event> = (0..250).flat_map(|_| key(Modifiers::NONE, Key::ArrowRight)).collect();
        for frame in presses.chunks(in_a_frame) {
            table.frame(frame.to_vec());
        }
        table.settle();
        assert_eq!((table.ply_seen(), table.focused()), (250, None), "{in_a_frame} in a frame");
        table.press(Modifiers::NONE, Key::Home);
        assert_eq!(table.ply_seen(), 0);
    }
}

#[test]
fn keys_in_a_frame_are_heard_in_their_order() {
    let mut table = Table::new();
    open(&mut table, &record(9));
    let keys = [Key::ArrowRight, Key::End, Key::ArrowLeft, Key::Home, Key::ArrowRight, Key::ArrowRight];
    table.frame(keys.into_iter().flat_map(|it| key(Modifiers::NONE, it)).collect());
    table.settle();
    assert_eq!(table.ply_seen(), 2);
}

#[test]
fn as_many_moves_are_taken_back_and_undone_as_was_asked_for() {
    let mut table = Table::new();
    table.play_all("7g7f 3c3d 2g2f 8c8d");
    table.frame((0..3).flat_map(|_| key(Modifiers::COMMAND, Key::Z)).collect());
    table.settle();
    assert_eq!(table.ply_seen(), 1);
    let mut table = Table::new();
    open(&mut table, &record(0));
    table.play_all("7g7f 3c3d 2g2f 8c8d");
    table.frame((0..3).flat_map(|_| key(Modifiers::COMMAND, Key::Z)).collect());
    table.settle();
    assert!(table.shows("Move 1 of 1"));
}

#[test]
fn no_arrow_brings_the_cursor_in_a_record_wherever_that_ends() {
    let mut table = Table::new();
    open(&mut table, &record(2));
    for arrow in [Key::ArrowRight, Key::ArrowLeft, Key::ArrowUp, Key::ArrowDown] {
        table.frame((0..9).flat_map(|_| key(Modifiers::NONE, arrow)).collect());
        table.settle();
        assert_eq!(table.focused(), None, "{arrow:?}");
    }
    table.press(Modifiers::NONE, Key::End);
    assert_eq!(table.ply_seen(), 2);
}

#[test]
fn clicks_and_drags_in_one_frame_are_moves() {
    let mut table = Table::new();
    let at = |square: &str| table.square(square).center();
    let clicks = ["7g", "7f", "3c", "3d"].map(at);
    let dragged = drag(at("2g"), at("2f"));
    table.frame(clicks.into_iter().flat_map(click).chain(dragged).collect());
    table.settle();
    assert!(table.shows("7f Black pawn") && table.shows("3d White pawn") && table.shows("2f Black pawn"));
}

#[test]
fn a_piece_lands_where_the_button_was_let_go_wherever_the_pointer_has_gone_since() {
    let mut table = Table::new();
    let at = |square: &str| table.square(square).center();
    let mut events = drag(at("7g"), at("7f"));
    events.push(Event::PointerMoved(at("5e")));
    table.frame(events);
    table.settle();
    assert!(table.shows("7f Black pawn"));
}

#[test]
fn a_slow_and_trembling_press_on_a_square_is_a_click() {
    let mut table = Table::new();
    table.play_all("7g7f");
    let click = |table: &mut Table, square: &str| {
        let at = table.square(square).center();
        table.event(Event::PointerMoved(at));
        table.event(button(at, true));
        table.harness.run_steps(9);
        table.event(Event::PointerMoved(at + vec2(12.0, 9.0)));
        table.event(button(at + vec2(12.0, 9.0), false));
    };
    for (from, to) in [("3c", "3d"), ("8h", "3c")] {
        click(&mut table, from);
        assert!(table.shows_containing("can go here"), "{from}");
        click(&mut table, to);
    }
    assert!(table.shows("3d White pawn") && table.shows("Promote to horse"));
}

#[test]
fn what_a_click_opens_takes_the_next_click() {
    let asked = || {
        let mut table = Table::new();
        table.play_all("7g7f 3c3d");
        table
    };
    let mut table = asked();
    table.play("8h", "2b");
    let answer = table.place("Promote to horse").center();
    let mut table = asked();
    let at = |square: &str| table.square(square).center();
    table.frame([at("8h"), at("2b"), answer].into_iter().flat_map(click).collect());
    table.settle();
    assert!(table.shows("2b Black horse"));
}

#[test]
fn a_match_that_is_over_is_gone_through_by_keys_and_by_its_list() {
    let mut table = won();
    assert!(table.shows("Black wins"));
    table.click("Close and look at the board");
    table.press(Modifiers::NONE, Key::ArrowLeft);
    assert_eq!(table.ply_seen(), 6);
    table.press(Modifiers::NONE, Key::Home);
    assert_eq!((table.ply_seen(), table.shows("7g Black pawn")), (0, true));
    let row = table.everything().into_iter().find(|(name, _)| name.starts_with("2 ☖")).unwrap();
    table.click_at(row.1.center());
    assert_eq!(table.ply_seen(), 2);
    table.press(Modifiers::NONE, Key::End);
    assert_eq!(table.ply_seen(), 7);
    assert_eq!(table.focused(), None);
}

#[test]
fn the_arrows_lead_through_a_menu_that_is_open_and_nowhere_else() {
    let mut table = Table::new();
    open(&mut table, &record(4));
    table.press(Modifiers::NONE, Key::ArrowRight);
    table.click("Game");
    for _ in 0..2 {
        table.press(Modifiers::NONE, Key::ArrowDown);
    }
    assert_eq!(table.ply_seen(), 1);
    assert!(table.focused().is_some(), "an entry of the menu has the keyboard's attention");
    table.press(Modifiers::NONE, Key::Escape);
}

#[test]
fn the_entry_of_a_menu_that_the_keyboard_has_chosen_is_framed_wherever_the_pointer_rests() {
    for theme in [ThemeChoice::Light, ThemeChoice::Dark, ThemeChoice::HighContrast] {
        let mut settings = Settings { language: Some(Language::English), ..Settings::default() };
        settings.looks.theme = theme;
        let mut table = Table::with(settings, 1280.0, 800.0);
        open(&mut table, &record(4));
        table.click("View");
        (0..2).for_each(|_| table.press(Modifiers::NONE, Key::ArrowDown));
        let focused = table.harness.ctx.memory(egui::Memory::focused).expect("an entry has the attention");
        let place = table.harness.ctx.read_response(focused).expect("it is there").rect;
        table.harness.hover_at(place.center() + vec2(0.0, 3.0 * place.height()));
        table.harness.run();
        let wanted = table.harness.ctx.global_style().visuals.selection.stroke;
        let frames = table.harness.output().shapes.iter().filter(|it| match &it.shape {
            egui::Shape::Rect(frame) => {
                frame.stroke == wanted && frame.rect.expand(1.0).contains_rect(place.shrink(2.0))
            }
            _ => false,
        });
        assert_eq!(frames.count(), 1, "{theme:?}: {place:?}");
    }
}

/// A finger is put down or lifted, and so is the pointer if it follows that finger.
fn finger(id: u64, phase: TouchPhase, pos: Pos2, leads_pointer: bool) -> Vec<Event> {
    let touch = Event::Touch { device_id: TouchDeviceId(1), id: TouchId(id), phase, pos, force: None };
    let pointer = match phase {
        _ if !leads_pointer => Vec::new(),
        TouchPhase::Start => vec![Event::PointerMoved(pos), button(pos, true)],
        TouchPhase::End => vec![button(pos, false), Event::PointerGone],
        TouchPhase::Move | TouchPhase::Cancel => Vec::new(),
    };
    std::iter::once(touch).chain(pointer).collect()
}

#[test]
fn a_touch_right_after_two_fingers_were_on_the_board_is_a_touch() {
    let mut table = Table::new();
    let [one, other, pawn] = ["5e", "4e", "7g"].map(|square| table.square(square).center());
    table.frame(finger(0, TouchPhase::Start, one, true));
    table.frame(finger(1, TouchPhase::Start, other, false));
    let lifted = [finger(1, TouchPhase::End, other, false), finger(0, TouchPhase::End, one, true)];
    let touched = [finger(2, TouchPhase::Start, pawn, true), finger(2, TouchPhase::End, pawn, true)];
    table.frame(lifted.into_iter().chain(touched).flatten().collect());
    table.settle();
    assert!(table.shows("7f empty · can go here"));
}

#[test]
fn however_quickly_something_is_done_no_line_for_developers_is_seen() {
    let mut table = Table::new();
    open(&mut table, &record(40));
    for _ in 0..6 {
        table.frame((0..4).flat_map(|_| key(Modifiers::NONE, Key::Home)).collect());
        table.frame((0..4).flat_map(|_| key(Modifiers::NONE, Key::F6)).collect());
        let words = table.painted_words();
        assert!(words.iter().all(|words| !words.contains("egui")), "{words:?}");
    }
}

#[test]
fn a_frame_in_which_very_much_is_done_is_laid_out_a_few_times_and_nothing_of_it_is_lost() {
    let mut table = Table::new();
    let moves = [("7g", "7f"), ("3c", "3d"), ("2g", "2f"), ("8c", "8d"), ("2f", "2e"), ("8d", "8e")];
    let at = |square: &str| table.square(square).center();
    let events = moves.into_iter().flat_map(|(from, to)| [at(from), at(to)]).flat_map(click).collect();
    table.frame(events);
    assert!(table.passes_of_frame() <= 16, "{} passes", table.passes_of_frame());
    table.settle();
    assert_eq!(table.ply_seen(), 6);
}

/// A gesture of a hand.
#[derive(Clone, Debug)]
enum Gesture {
    Click(usize),
    Drag(usize, usize),
    Move(usize),
    Press(Modifiers, Key),
}

impl Gesture {
    fn events(&self, places: &[Pos2]) -> Vec<Event> {
        match *self {
            Self::Click(at) => click(places[at]),
            Self::Drag(from, to) => drag(places[from], places[to]),
            Self::Move(to) => vec![Event::PointerMoved(places[to])],
            Self::Press(modifiers, it) => key(modifiers, it).to_vec(),
        }
    }
}

const SQUARES: [&str; 10] = ["7g", "7f", "3c", "3d", "8h", "2b", "2g", "2f", "5e", "5a"];

fn gesture() -> impl Strategy<Value = Gesture> {
    let at = || 0..SQUARES.len();
    let keys = [
        (Modifiers::NONE, Key::ArrowLeft),
        (Modifiers::NONE, Key::ArrowRight),
        (Modifiers::NONE, Key::ArrowUp),
        (Modifiers::NONE, Key::Home),
        (Modifiers::NONE, Key::End),
        (Modifiers::NONE, Key::Enter),
        (Modifiers::NONE, Key::Escape),
        (Modifiers::NONE, Key::F3),
        (Modifiers::COMMAND, Key::Z),
        (Modifiers::COMMAND, Key::F),
    ];
    prop_oneof![
        4 => at().prop_map(Gesture::Click),
        2 => (at(), at()).prop_map(|(from, to)| Gesture::Drag(from, to)),
        1 => at().prop_map(Gesture::Move),
        3 => prop::sample::select(keys.to_vec()).prop_map(|(modifiers, it)| Gesture::Press(modifiers, it)),
    ]
}

/// What is seen after `events` arrived in frames of these sizes, used in turn and over again.
fn seen(is_review: bool, gestures: &[Gesture], frames: &[usize]) -> (String, usize, Option<String>, bool) {
    let mut table = Table::new();
    if is_review {
        open(&mut table, &record(6));
    }
    let places = SQUARES.map(|square| table.square(square).center());
    let mut events: Vec<Event> = gestures.iter().flat_map(|gesture| gesture.events(&places)).collect();
    for size in frames.iter().cycle() {
        if events.is_empty() {
            break;
        }
        let rest = events.split_off((*size).min(events.len()));
        table.frame(events);
        events = rest;
    }
    table.settle();
    (table.board(), table.ply_seen(), table.focused(), table.shows_containing("can go here"))
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 12, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn the_same_is_done_at_any_frame_rate(
        is_review: bool,
        gestures in prop::collection::vec(gesture(), 1..12),
        frames in prop::collection::vec(1_usize..9, 1..5),
    ) {
        let at_once = seen(is_review, &gestures, &[1_000]);
        prop_assert_eq!(&seen(is_review, &gestures, &[1]), &at_once);
        prop_assert_eq!(&seen(is_review, &gestures, &frames), &at_once);
    }
}
