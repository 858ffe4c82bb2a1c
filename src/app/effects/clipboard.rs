//! Reads the clipboard on X, where that may take long.
//!
//! Nothing lies on a clipboard of X: the program that has the text is asked for it, in one kind of text after another, and
//! one that hangs never answers. egui would wait for it four seconds a kind before anything else is painted. So it leaves
//! the keys alone there, and a thread asks.

use std::mem::take;
use std::sync::mpsc::{Receiver, Sender, channel};
use std::thread;
use std::time::Duration;

use egui::{Context, Event, Key, Modifiers, RawInput, ViewportId};

use crate::app::effect::Incoming;
use crate::app::form::PasteTrouble;
use crate::app::inbox::MailSlot;
use crate::clock::SessionTime;

/// How long an answer is waited for. Who has the text gives it within milliseconds.
const LONGEST: Duration = Duration::from_secs(2);

/// What a clipboard holds.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Content {
    Text(String),
    Picture,
    Nothing,
}

/// What the keys of the clipboard ask for.
#[derive(Clone, Copy)]
enum Command {
    Cut,
    Copy,
    Paste,
}

/// Translates the keys of the clipboard, and reads it aside.
#[derive(Debug)]
pub struct ClipboardReader {
    read: fn() -> Content,
    mail: MailSlot,
    found: (Sender<Content>, Receiver<Content>),
    /// A thread waits for an answer, perhaps to a question that nobody asks any more.
    is_reading: bool,
    is_wanted: bool,
    /// Since when an answer is waited for.
    since: Option<SessionTime>,
    /// The press of the key for pasting was taken out; when it is let go is nobody's business either.
    hides_release: bool,
}

impl ClipboardReader {
    /// What cannot be pasted is told to `mail`.
    pub fn new(mail: MailSlot) -> Self {
        Self::reading(mail, on_system)
    }

    fn reading(mail: MailSlot, read: fn() -> Content) -> Self {
        let found = channel();
        Self { read, mail, found, is_reading: false, is_wanted: false, since: None, hides_release: false }
    }

    /// Pastes what is on the clipboard, in the next frame or later.
    pub fn request(&mut self, ctx: &Context) {
        self.is_wanted = true;
        ctx.request_repaint();
    }

    /// Puts into the `input` of a frame what its keys mean, and what was found on the clipboard by now: that is for the window,
    /// not for the audience's.
    pub fn take(&mut self, ctx: &Context, input: &mut RawInput, now: SessionTime) {
        input.events.retain_mut(|event| self.passes(event));
        if input.viewport_id == ViewportId::ROOT {
            self.read_for(ctx, &mut input.events, now);
        }
    }

    fn read_for(&mut self, ctx: &Context, events: &mut Vec<Event>, now: SessionTime) {
        if take(&mut self.is_wanted) && self.since.is_none() {
            self.since = Some(now);
            self.ask(ctx);
        }
        while let Ok(content) = self.found.1.try_recv() {
            self.is_reading = false;
            match (self.since.take(), content) {
                (None, _) => {}
                (Some(_), Content::Text(text)) => events.push(Event::Paste(text)),
                (Some(_), Content::Picture) => self.tell(PasteTrouble::Picture),
                (Some(_), Content::Nothing) => self.tell(PasteTrouble::NoText),
            }
        }
        if self.left(now).is_some_and(|left| left.is_zero()) {
            self.since = None;
            self.tell(PasteTrouble::NoAnswer);
        }
    }

    /// For how long an answer is still waited for.
    pub fn left(&self, now: SessionTime) -> Option<Duration> {
        Some(LONGEST.saturating_sub(now.since(self.since?)))
    }

    fn tell(&self, trouble: PasteTrouble) {
        self.mail.put(Incoming::NothingPasted(trouble));
    }

    /// Whether there is anything left of `event`.
    fn passes(&mut self, event: &mut Event) -> bool {
        let Event::Key { key, pressed, modifiers, .. } = *event else { return true };
        match command(key, modifiers).filter(|_| pressed) {
            Some(Command::Cut) => *event = Event::Cut,
            Some(Command::Copy) => *event = Event::Copy,
            Some(Command::Paste) => {
                (self.is_wanted, self.hides_release) = (true, true);
                return false;
            }
            None if !pressed && matches!(key, Key::V | Key::Paste | Key::Insert) => {
                return !take(&mut self.hides_release);
            }
            None => {}
        }
        true
    }

    /// Asks on a thread, unless one is still waiting: its answer is as good.
    fn ask(&mut self, ctx: &Context) {
        if std::mem::replace(&mut self.is_reading, true) {
            return;
        }
        let (read, found, ctx) = (self.read, self.found.0.clone(), ctx.clone());
        let ask = move || {
            if found.send(read()).is_ok() {
                ctx.request_repaint();
            }
        };
        self.is_reading = thread::Builder::new().name("clipboard".to_owned()).spawn(ask).is_ok();
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

#[cfg(target_os = "linux")]
fn on_system() -> Content {
    let Ok(mut clipboard) = arboard::Clipboard::new() else { return Content::Nothing };
    match clipboard.get_text() {
        Ok(text) if text.is_empty() => Content::Nothing,
        Ok(text) => Content::Text(text.replace("\r\n", "\n")),
        Err(_) if clipboard.get_image().is_ok() => Content::Picture,
        Err(_) => Content::Nothing,
    }
}

/// Other systems have the text themselves, and egui asks them.
#[cfg(not(target_os = "linux"))]
const fn on_system() -> Content {
    Content::Nothing
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::inbox::Inbox;

    fn key(key: Key, modifiers: Modifiers, pressed: bool) -> Event {
        Event::Key { key, physical_key: None, pressed, repeat: false, modifiers }
    }

    fn at(seconds: u64) -> SessionTime {
        SessionTime::default().plus(Duration::from_secs(seconds))
    }

    /// What is left of these events, and what came to them.
    fn taken(reader: &mut ClipboardReader, ctx: &Context, events: Vec<Event>, now: SessionTime) -> Vec<Event> {
        let mut input = RawInput { events, ..RawInput::default() };
        reader.take(ctx, &mut input, now);
        input.events
    }

    fn paste(reader: &mut ClipboardReader, ctx: &Context, now: SessionTime) -> Vec<Event> {
        let events = [true, false].map(|pressed| key(Key::V, Modifiers::COMMAND, pressed)).to_vec();
        taken(reader, ctx, events, now)
    }

    fn troubles(inbox: &Inbox) -> Vec<PasteTrouble> {
        let told = |news| if let Incoming::NothingPasted(trouble) = news { Some(trouble) } else { None };
        inbox.take_all().into_iter().filter_map(told).collect()
    }

    #[test]
    fn the_keys_of_the_clipboard_mean_what_they_mean_to_egui_and_the_others_are_left_alone() {
        let ctx = Context::default();
        let mut reader = ClipboardReader::reading(Inbox::new(ctx.clone()).slot(), || Content::Nothing);
        let events = vec![
            key(Key::C, Modifiers::COMMAND, true),
            key(Key::X, Modifiers::COMMAND, true),
            key(Key::V, Modifiers::NONE, true),
            key(Key::V, Modifiers::NONE, false),
            key(Key::C, Modifiers::COMMAND | Modifiers::SHIFT, true),
        ];
        let others = events[2..].to_vec();
        assert_eq!(taken(&mut reader, &ctx, events, at(0)), [vec![Event::Copy, Event::Cut], others].concat());
        assert!(!reader.is_reading);
    }

    #[test]
    fn the_older_keys_mean_the_same() {
        let ctx = Context::default();
        let mut reader = ClipboardReader::reading(Inbox::new(ctx.clone()).slot(), || Content::Nothing);
        let events = vec![
            key(Key::Insert, Modifiers::COMMAND, true),
            key(Key::Delete, Modifiers::SHIFT, true),
            key(Key::Delete, Modifiers::NONE, true),
            key(Key::Insert, Modifiers::SHIFT, true),
            key(Key::Insert, Modifiers::SHIFT, false),
        ];
        let deleted = events[2].clone();
        assert_eq!(taken(&mut reader, &ctx, events, at(0)), [Event::Copy, Event::Cut, deleted]);
        assert!(reader.is_reading, "what is there is asked for");
    }

    #[test]
    fn text_comes_in_a_later_frame() {
        let ctx = Context::default();
        let inbox = Inbox::new(ctx.clone());
        let mut reader = ClipboardReader::reading(inbox.slot(), || Content::Text("7g7f".to_owned()));
        let mut events = paste(&mut reader, &ctx, at(0));
        while events.is_empty() {
            thread::yield_now();
            events = taken(&mut reader, &ctx, events, at(1));
        }
        assert_eq!(events, [Event::Paste("7g7f".to_owned())]);
        assert!(troubles(&inbox).is_empty());
    }

    #[test]
    fn nobody_waits_for_a_program_that_does_not_answer() {
        let ctx = Context::default();
        let inbox = Inbox::new(ctx.clone());
        let mut reader = ClipboardReader::reading(inbox.slot(), || {
            loop {
                thread::park();
            }
        });
        assert!(paste(&mut reader, &ctx, at(0)).is_empty() && troubles(&inbox).is_empty());
        taken(&mut reader, &ctx, Vec::new(), at(1));
        assert!(troubles(&inbox).is_empty());
        assert_eq!(reader.left(at(1)), Some(Duration::from_secs(1)));
        taken(&mut reader, &ctx, Vec::new(), at(2));
        assert_eq!(troubles(&inbox), [PasteTrouble::NoAnswer]);
        assert!(paste(&mut reader, &ctx, at(3)).is_empty());
        taken(&mut reader, &ctx, Vec::new(), at(5));
        assert_eq!(troubles(&inbox), [PasteTrouble::NoAnswer], "one thread waits, however often it is asked for");
    }
}
