//! Whatever comes within a frame, nothing is lost and nothing changes places.

use egui::{Key, Modifiers, PointerButton, Pos2, TouchDeviceId, TouchId, pos2};
use proptest::prelude::*;

use super::*;

const COUNTED: [KeyboardShortcut; 1] = [KeyboardShortcut::new(Modifiers::NONE, Key::ArrowRight)];

fn key(key: Key, pressed: bool) -> Event {
    Event::Key { key, physical_key: None, pressed, repeat: false, modifiers: Modifiers::NONE }
}

fn button(pressed: bool) -> Event {
    Event::PointerButton { pos: Pos2::ZERO, button: PointerButton::Primary, pressed, modifiers: Modifiers::NONE }
}

fn finger(phase: TouchPhase) -> Event {
    Event::Touch { device_id: TouchDeviceId(0), id: TouchId(0), phase, pos: Pos2::ZERO, force: None }
}

/// What the passes see of these frames, but for those that see nothing.
fn passes(frames: &[Vec<Event>]) -> Vec<Vec<Event>> {
    let mut waiting = Waiting::default();
    let mut seen = Vec::new();
    for frame in frames {
        waiting.events.extend(frame.iter().cloned());
        loop {
            seen.push(waiting.next(&COUNTED));
            if waiting.events.is_empty() {
                break;
            }
        }
    }
    seen.into_iter().filter(|pass| !pass.is_empty()).collect()
}

#[test]
fn a_click_and_a_drag_in_one_frame_are_seen_from_one_end_to_the_other() {
    let moved = |x: f32| Event::PointerMoved(pos2(x, 0.0));
    let events = vec![button(true), button(false), moved(1.0), button(true), moved(2.0), moved(3.0), button(false)];
    let seen: Vec<usize> = passes(&[events]).iter().map(Vec::len).collect();
    assert_eq!(seen, [1, 1, 1, 1, 2, 1]);
}

#[test]
fn only_keys_that_are_counted_are_seen_together_and_a_letter_with_what_it_writes() {
    let twice = |it| [key(it, true), key(it, false), key(it, true), key(it, false)];
    let mut events: Vec<Event> = twice(Key::ArrowRight).into_iter().chain(twice(Key::Z)).collect();
    events.extend([key(Key::A, true), Event::Text("a".to_owned()), Event::Text("b".to_owned())]);
    let seen: Vec<usize> = passes(&[events]).iter().map(Vec::len).collect();
    assert_eq!(seen, [4, 1, 2, 3, 1]);
}

#[test]
fn a_finger_and_the_pointer_that_follows_it_come_and_go_together() {
    let down = [finger(TouchPhase::Start), Event::PointerMoved(Pos2::ZERO), button(true)];
    let up = [finger(TouchPhase::End), button(false), Event::PointerGone];
    let seen: Vec<usize> = passes(&[[down, up].concat()]).iter().map(Vec::len).collect();
    assert_eq!(seen, [3, 3]);
}

#[test]
fn after_something_was_done_there_is_time_for_what_it_has_opened() {
    let mut waiting = Waiting { events: [key(Key::A, true), key(Key::B, true)].into(), rest: 0 };
    let seen: Vec<usize> = (0..4).map(|_| waiting.next(&[]).len()).collect();
    assert_eq!(seen, [1, 0, 0, 1]);
}

fn any_event() -> impl Strategy<Value = Event> {
    let keys = prop_oneof![Just(Key::ArrowRight), Just(Key::ArrowLeft), Just(Key::Z)];
    prop_oneof![
        (keys, any::<bool>()).prop_map(|(it, pressed)| key(it, pressed)),
        any::<bool>().prop_map(button),
        (0..9_u8).prop_map(|x| Event::PointerMoved(pos2(f32::from(x), 0.0))),
        Just(Event::Text("7".to_owned())),
        Just(Event::PointerGone),
    ]
}

proptest! {
    /// Whatever comes together, nothing is lost, nothing goes before another, and no button is pressed or let go in the
    /// pass of another one.
    #[test]
    fn nothing_is_lost_or_changes_places(frames in prop::collection::vec(prop::collection::vec(any_event(), 0..9), 0..9)) {
        let seen = passes(&frames);
        prop_assert_eq!(seen.concat(), frames.concat());
        for pass in seen {
            let presses = pass.iter().filter(|event| matches!(event, Event::PointerButton { .. })).count();
            prop_assert!(presses <= 1);
        }
    }
}

fn turn(lines: f32) -> Event {
    Event::MouseWheel {
        unit: egui::MouseWheelUnit::Line,
        delta: egui::vec2(0.0, lines),
        phase: TouchPhase::Move,
        source: egui::MouseWheelSource::Unknown,
        modifiers: Modifiers::NONE,
    }
}

/// What is left of the notches of a wheel that were told in these frames.
fn seen_notches(frames: Vec<Vec<Event>>) -> Vec<Event> {
    frames
        .into_iter()
        .flat_map(|mut events| {
            notches::keep_one_of_each(&mut events);
            events
        })
        .collect()
}

#[test]
fn notches_that_are_told_once_all_count_in_frames_of_their_own() {
    let frames = vec![vec![turn(1.0)], vec![turn(1.0)], vec![turn(-1.0)], vec![turn(2.5), turn(2.5)]];
    assert_eq!(seen_notches(frames.clone()), frames.concat());
}

proptest! {
    #[test]
    fn a_notch_that_is_told_twice_in_a_frame_counts_once(told in prop::collection::vec((any::<bool>(), any::<bool>()), 0..20)) {
        let mut frames = vec![Vec::new()];
        let mut notches = Vec::new();
        for (is_up, in_next_frame) in told {
            let notch = turn(if is_up { 1.0 } else { -1.0 });
            if in_next_frame {
                frames.push(Vec::new());
            }
            frames.last_mut().expect("there is one").extend([notch.clone(), notch.clone()]);
            notches.push(notch);
        }
        prop_assert_eq!(seen_notches(frames), notches);
    }
}
