//! What the keys of the clipboard mean on X, and the middle button.

use std::mem::take;

use egui::{Context, Event, Key, Modifiers, Plugin, PointerButton, Pos2, RawInput, Ui, ViewportId};

use super::asker::{Answer, Asker, Content, Progress};
#[cfg(target_os = "linux")]
use super::x_selection::{clipboard as clipboard_of_system, primary as selection_of_system};
use crate::app::effect::Incoming;
use crate::app::form::PasteTrouble;
use crate::app::inbox::MailSlot;

/// What the keys of the clipboard ask for.
#[derive(Clone, Copy)]
enum Command {
    Cut,
    Copy,
    Paste,
}

/// Translates the keys of the clipboard and the middle button, and reads aside what is to be pasted.
#[derive(Debug)]
pub(super) struct ClipboardReader {
    mail: MailSlot,
    clipboard: Asker,
    /// What somebody has selected, here or elsewhere.
    selection: Asker,
    /// Where the middle button was pressed.
    pressed_at: Pos2,
    /// The menu has asked for what is on the clipboard.
    is_requested: bool,
    /// The press of the key for pasting was taken out; when it is let go is nobody's business either.
    hides_release: bool,
}

impl ClipboardReader {
    /// What cannot be pasted is told to `mail`.
    pub(super) fn new(mail: MailSlot) -> Self {
        Self::reading(mail, clipboard_of_system, selection_of_system)
    }

    fn reading(mail: MailSlot, clipboard: fn(&Progress) -> Content, selection: fn(&Progress) -> Content) -> Self {
        Self {
            mail,
            clipboard: Asker::new(clipboard),
            selection: Asker::new(selection),
            pressed_at: Pos2::ZERO,
            is_requested: false,
            hides_release: false,
        }
    }

    /// Pastes what is on the clipboard into the main window, in its next frame or later.
    pub(super) fn request(&mut self) {
        self.is_requested = true;
    }

    /// What has come for `viewport`, as egui would tell it.
    fn bring(&mut self, viewport: ViewportId, now: f64) -> Vec<Event> {
        let pasted = self.clipboard.answer(viewport, now).and_then(|answer| self.pasted(answer));
        let selected = match self.selection.answer(viewport, now) {
            Some(Answer::Came(Content::Text(text))) => Some(Event::MiddleClickPaste { pos: self.pressed_at, text }),
            // The button was pressed for something else, or somebody will notice.
            Some(Answer::Came(Content::Picture | Content::TooLarge | Content::Nothing) | Answer::StaysOut) | None => {
                None
            }
        };
        pasted.into_iter().chain(selected).collect()
    }

    fn pasted(&self, answer: Answer) -> Option<Event> {
        let trouble = match answer {
            Answer::Came(Content::Text(text)) => return Some(Event::Paste(text)),
            Answer::Came(Content::TooLarge) => PasteTrouble::TooLarge,
            Answer::Came(Content::Picture) => PasteTrouble::Picture,
            Answer::Came(Content::Nothing) => PasteTrouble::NoText,
            Answer::StaysOut => PasteTrouble::NoAnswer,
        };
        self.mail.put(Incoming::NothingPasted(trouble));
        None
    }

    /// Asks for what `event` wants, and returns what is left of it.
    fn sift(&mut self, event: Event, ask: impl Fn(&mut Asker)) -> Option<Event> {
        match event {
            Event::PointerButton { button: PointerButton::Middle, pressed: true, pos, .. } => {
                self.pressed_at = pos;
                ask(&mut self.selection);
            }
            Event::Key { key, pressed: true, modifiers, .. } => match command(key, modifiers) {
                Some(Command::Cut) => return Some(Event::Cut),
                Some(Command::Copy) => return Some(Event::Copy),
                Some(Command::Paste) => {
                    self.hides_release = true;
                    ask(&mut self.clipboard);
                    return None;
                }
                None => {}
            },
            Event::Key { key: Key::V | Key::Paste | Key::Insert, .. } if take(&mut self.hides_release) => return None,
            _ => {}
        }
        Some(event)
    }
}

impl Plugin for ClipboardReader {
    fn debug_name(&self) -> &'static str {
        "clipboard reader"
    }

    fn input_hook(&mut self, ctx: &Context, input: &mut RawInput) {
        let (viewport, now) = (input.viewport_id, input.time.unwrap_or_default());
        if viewport == ViewportId::ROOT && take(&mut self.is_requested) {
            self.clipboard.ask(ctx, viewport, now);
        }
        let events = take(&mut input.events).into_iter();
        input.events = events.filter_map(|event| self.sift(event, |asker| asker.ask(ctx, viewport, now))).collect();
        input.events.extend(self.bring(viewport, now));
    }

    fn on_begin_pass(&mut self, ui: &mut Ui) {
        let (viewport, now) = (ui.ctx().viewport_id(), ui.input(|input| input.time));
        let waiting = [&self.clipboard, &self.selection].into_iter().filter_map(|asker| asker.left(viewport, now));
        waiting.for_each(|left| ui.ctx().request_repaint_after(left));
    }
}

/// What a key means: what egui has on X, and the older keys, which most programs know there.
fn command(key: Key, modifiers: Modifiers) -> Option<Command> {
    match key {
        Key::Cut => Some(Command::Cut),
        Key::Copy => Some(Command::Copy),
        Key::Paste => Some(Command::Paste),
        Key::X if modifiers.command_only() => Some(Command::Cut),
        Key::C if modifiers.command_only() => Some(Command::Copy),
        Key::V if modifiers.command_only() => Some(Command::Paste),
        Key::Delete if modifiers.shift_only() => Some(Command::Cut),
        Key::Insert if modifiers.command_only() => Some(Command::Copy),
        Key::Insert if modifiers.shift_only() => Some(Command::Paste),
        _ => None,
    }
}

/// Other systems have the text themselves, and egui asks them.
#[cfg(not(target_os = "linux"))]
const fn clipboard_of_system(_: &Progress) -> Content {
    Content::Nothing
}

#[cfg(not(target_os = "linux"))]
const fn selection_of_system(_: &Progress) -> Content {
    Content::Nothing
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::inbox::Inbox;

    fn key(key: Key, modifiers: Modifiers, pressed: bool) -> Event {
        Event::Key { key, physical_key: None, pressed, repeat: false, modifiers }
    }

    /// What is left of these events in a window after so many seconds, and what came to them.
    fn taken_in(reader: &mut ClipboardReader, viewport_id: ViewportId, events: Vec<Event>, now: f64) -> Vec<Event> {
        let mut input = RawInput { viewport_id, events, time: Some(now), ..RawInput::default() };
        reader.input_hook(&Context::default(), &mut input);
        input.events
    }

    fn taken(reader: &mut ClipboardReader, events: Vec<Event>, now: f64) -> Vec<Event> {
        taken_in(reader, ViewportId::ROOT, events, now)
    }

    fn paste(reader: &mut ClipboardReader, now: f64) -> Vec<Event> {
        taken(reader, [true, false].map(|pressed| key(Key::V, Modifiers::COMMAND, pressed)).to_vec(), now)
    }

    fn middle(x: f32, pressed: bool) -> Event {
        let button = PointerButton::Middle;
        Event::PointerButton { pos: Pos2::new(x, 1.0), button, pressed, modifiers: Modifiers::NONE }
    }

    fn reader(read: fn(&Progress) -> Content) -> (ClipboardReader, Inbox) {
        let inbox = Inbox::new(Context::default());
        (ClipboardReader::reading(inbox.slot(), read, read), inbox)
    }

    fn hanging(_: &Progress) -> Content {
        loop {
            std::thread::park();
        }
    }

    fn troubles(inbox: &Inbox) -> Vec<PasteTrouble> {
        let told = |news| if let Incoming::NothingPasted(trouble) = news { Some(trouble) } else { None };
        inbox.take_all().into_iter().filter_map(told).collect()
    }

    #[test]
    fn the_keys_of_the_clipboard_mean_what_they_mean_to_egui_and_the_others_are_left_alone() {
        let (mut reader, _inbox) = reader(|_| Content::Nothing);
        let events = vec![
            key(Key::C, Modifiers::COMMAND, true),
            key(Key::X, Modifiers::COMMAND, true),
            key(Key::V, Modifiers::NONE, true),
            key(Key::V, Modifiers::NONE, false),
            key(Key::C, Modifiers::COMMAND | Modifiers::SHIFT, true),
        ];
        let others = events[2..].to_vec();
        assert_eq!(taken(&mut reader, events, 0.0), [vec![Event::Copy, Event::Cut], others].concat());
        assert!(!reader.clipboard.is_reading);
    }

    #[test]
    fn the_older_keys_mean_the_same() {
        let (mut reader, _inbox) = reader(hanging);
        let events = vec![
            key(Key::Insert, Modifiers::COMMAND, true),
            key(Key::Delete, Modifiers::SHIFT, true),
            key(Key::Delete, Modifiers::NONE, true),
            key(Key::Insert, Modifiers::SHIFT, true),
            key(Key::Insert, Modifiers::SHIFT, false),
        ];
        let deleted = events[2].clone();
        assert_eq!(taken(&mut reader, events, 0.0), [Event::Copy, Event::Cut, deleted]);
        assert!(reader.clipboard.is_reading, "what is there is asked for");
    }

    #[test]
    fn text_comes_in_a_later_frame_and_into_the_window_in_which_it_was_asked_for() {
        let (mut reader, inbox) = reader(|_| Content::Text("7g7f".to_owned()));
        let mut events = paste(&mut reader, 0.0);
        while events.is_empty() {
            std::thread::yield_now();
            let other = ViewportId::from_hash_of("another window");
            assert_eq!(taken_in(&mut reader, other, Vec::new(), 1.0), []);
            events = taken(&mut reader, events, 1.0);
        }
        assert_eq!(events, [Event::Paste("7g7f".to_owned())]);
        assert!(troubles(&inbox).is_empty());
    }

    #[test]
    fn nobody_waits_for_a_program_that_does_not_answer() {
        let (mut reader, inbox) = reader(hanging);
        assert!(paste(&mut reader, 0.0).is_empty() && troubles(&inbox).is_empty());
        taken(&mut reader, Vec::new(), 1.0);
        assert!(troubles(&inbox).is_empty());
        assert_eq!(reader.clipboard.left(ViewportId::ROOT, 1.0), Some(std::time::Duration::from_secs(1)));
        taken(&mut reader, Vec::new(), 2.0);
        assert_eq!(troubles(&inbox), [PasteTrouble::NoAnswer]);
        assert!(paste(&mut reader, 3.0).is_empty());
        taken(&mut reader, Vec::new(), 5.0);
        assert_eq!(troubles(&inbox), [PasteTrouble::NoAnswer], "it is asked again");
    }

    #[test]
    fn what_comes_in_pieces_is_waited_for_as_long_as_they_come() {
        let (mut reader, inbox) = reader(hanging);
        assert!(paste(&mut reader, 0.0).is_empty());
        for piece in 1..10 {
            reader.clipboard.progress.note();
            taken(&mut reader, Vec::new(), 1.5 * f64::from(piece));
        }
        assert!(troubles(&inbox).is_empty(), "none of them took two seconds");
        taken(&mut reader, Vec::new(), 15.4);
        assert!(troubles(&inbox).is_empty());
        taken(&mut reader, Vec::new(), 15.5);
        assert_eq!(troubles(&inbox), [PasteTrouble::NoAnswer]);
    }

    #[test]
    fn what_is_too_large_to_be_read_is_told_as_that() {
        let (mut reader, inbox) = reader(|_| Content::TooLarge);
        let mut events = paste(&mut reader, 0.0);
        let mut told = troubles(&inbox);
        while told.is_empty() {
            std::thread::yield_now();
            events = taken(&mut reader, events, 1.0);
            told = troubles(&inbox);
        }
        assert_eq!((events, told), (Vec::new(), vec![PasteTrouble::TooLarge]));
    }

    #[test]
    fn the_middle_button_brings_what_is_selected_to_where_it_was_pressed() {
        let (mut reader, inbox) = reader(|_| Content::Text("7g7f".to_owned()));
        let press = vec![middle(7.0, true)];
        let mut events = taken(&mut reader, press.clone(), 0.0);
        assert_eq!(events[..1], press, "the press is seen as well");
        while events.len() < 2 {
            std::thread::yield_now();
            events.extend(taken(&mut reader, vec![middle(9.0, false)], 1.0).into_iter().skip(1));
        }
        assert_eq!(events[1], Event::MiddleClickPaste { pos: Pos2::new(7.0, 1.0), text: "7g7f".to_owned() });
        assert!(troubles(&inbox).is_empty());
    }

    #[test]
    fn the_middle_button_holds_nothing_up_where_who_has_the_selection_does_not_answer() {
        let (mut reader, inbox) = reader(hanging);
        let press = vec![middle(7.0, true)];
        for second in 0..8 {
            assert_eq!(taken(&mut reader, press.clone(), f64::from(second)), press);
        }
        assert!(reader.selection.is_reading && !reader.clipboard.is_reading);
        assert!(troubles(&inbox).is_empty(), "it may have been pressed for something else");
    }
}
