//! Reads what another program has to give on X, in one piece or in as many as it comes in (INCR).
//!
//! The library that gives what is copied here reads as well, but takes whoever needs ten milliseconds for a piece for
//! silent, and a text of a few megabytes comes in larger ones.

use std::thread;
use std::time::Duration;

use x11rb::connection::Connection as _;
use x11rb::protocol::Event;
use x11rb::protocol::xproto::{
    Atom, AtomEnum, ConnectionExt as _, CreateWindowAux, EventMask, GetPropertyReply, Property, WindowClass,
};
use x11rb::rust_connection::RustConnection;
use x11rb::{COPY_DEPTH_FROM_PARENT, COPY_FROM_PARENT, CURRENT_TIME, NONE};

use super::asker::{Content, Progress};
use crate::record::MAX_IMPORT_BYTES;

/// How long anything is waited for: longer than whoever asks waits for an answer.
const PATIENCE: Duration = Duration::from_secs(4);

/// The pause between two looks.
const PAUSE: Duration = Duration::from_millis(1);

/// How much of a property is read at once, in words of four bytes: all of it.
const ALL: u32 = u32::MAX / 4;

/// The first letters of what a picture is called.
const PICTURE: &[u8] = b"image/";

x11rb::atom_manager! {
    Atoms: AtomsCookie {
        CLIPBOARD,
        PRIMARY,
        TARGETS,
        INCR,
        UTF8_STRING,
        UTF8: b"text/plain;charset=utf-8",
        UTF8_CAPITAL: b"text/plain;charset=UTF-8",
        // ISO Latin-1.
        STRING,
        TEXT,
        PLAIN: b"text/plain",
        KOMADAI_SELECTION,
    }
}

/// What was copied.
pub(super) fn clipboard(progress: &Progress) -> Content {
    read(|atoms| atoms.CLIPBOARD, progress)
}

/// What is selected.
pub(super) fn primary(progress: &Progress) -> Content {
    read(|atoms| atoms.PRIMARY, progress)
}

fn read(selection: impl Fn(&Atoms) -> Atom, progress: &Progress) -> Content {
    Reader::connect(None, selection).and_then(|reader| reader.content(progress)).unwrap_or(Content::Nothing)
}

/// A window that nobody sees, to which the other program gives what it has.
struct Reader {
    connection: RustConnection,
    window: u32,
    atoms: Atoms,
    selection: Atom,
}

/// What came of asking for one kind.
enum Reply {
    /// There is none of that kind.
    Refused,
    /// It is larger than anything that is read here.
    TooLarge,
    Came {
        kind: Atom,
        bytes: Vec<u8>,
    },
}

impl Reader {
    /// A reader at this display, or at the one where the window is.
    fn connect(display: Option<&str>, selection: impl Fn(&Atoms) -> Atom) -> Option<Self> {
        let (connection, screen) = RustConnection::connect(display).ok()?;
        let atoms = Atoms::new(&connection).ok()?.reply().ok()?;
        let root = connection.setup().roots.get(screen)?.root;
        let window = connection.generate_id().ok()?;
        let (depth, class, events) =
            (COPY_DEPTH_FROM_PARENT, WindowClass::COPY_FROM_PARENT, EventMask::PROPERTY_CHANGE);
        let aux = CreateWindowAux::new().event_mask(events);
        connection.create_window(depth, window, root, 0, 0, 1, 1, 0, class, COPY_FROM_PARENT, &aux).ok()?;
        let selection = selection(&atoms);
        Some(Self { connection, window, atoms, selection })
    }

    /// The first text that is given, or whether there is a picture; `None` where nobody answers.
    fn content(&self, progress: &Progress) -> Option<Content> {
        let Atoms { UTF8_STRING, UTF8, UTF8_CAPITAL, STRING, TEXT, PLAIN, .. } = self.atoms;
        for target in [UTF8_STRING, UTF8, UTF8_CAPITAL, STRING, TEXT, PLAIN] {
            match self.ask(target, progress)? {
                Reply::Came { kind, bytes } => match self.text(kind, bytes) {
                    Some(text) => return Some(Content::of(&text)),
                    // Some programs give the same whatever they are asked for.
                    None => break,
                },
                Reply::TooLarge => return Some(Content::TooLarge),
                Reply::Refused => {}
            }
        }
        match self.ask(self.atoms.TARGETS, progress)? {
            Reply::Came { bytes, .. } if self.names_picture(&bytes) => Some(Content::Picture),
            Reply::Came { .. } | Reply::TooLarge | Reply::Refused => Some(Content::Nothing),
        }
    }

    /// What a text of this kind says; `None` if it is none.
    fn text(&self, kind: Atom, bytes: Vec<u8>) -> Option<String> {
        let of_latin1 = |bytes: &[u8]| bytes.iter().copied().map(char::from).collect();
        if kind == self.atoms.STRING { Some(of_latin1(&bytes)) } else { String::from_utf8(bytes).ok() }
    }

    /// Asks for it as `target`, and waits until all of it has come.
    fn ask(&self, target: Atom, progress: &Progress) -> Option<Reply> {
        let property = self.atoms.KOMADAI_SELECTION;
        self.connection.delete_property(self.window, property).ok()?;
        self.connection.convert_selection(self.window, self.selection, target, property, CURRENT_TIME).ok()?;
        self.connection.flush().ok()?;
        let is_answer = |event: &Event| match event {
            Event::SelectionNotify(answer) if answer.target == target => Some(answer.property != NONE),
            _ => None,
        };
        if !self.wait_for(is_answer)? {
            return Some(Reply::Refused);
        }
        let first = self.take(progress)?;
        if first.type_ == self.atoms.INCR { self.pieces(progress) } else { Some(reply(first.type_, first.value)) }
    }

    /// The pieces that follow, up to the empty one.
    fn pieces(&self, progress: &Progress) -> Option<Reply> {
        let (property, mut all) = (self.atoms.KOMADAI_SELECTION, Vec::new());
        let is_piece = |event: &Event| match event {
            Event::PropertyNotify(news) if news.atom == property => (news.state == Property::NEW_VALUE).then_some(()),
            _ => None,
        };
        loop {
            self.wait_for(is_piece)?;
            let piece = self.take(progress)?;
            all.extend_from_slice(&piece.value);
            let is_end = piece.value.is_empty() && piece.type_ != NONE;
            if is_end || all.len() > MAX_IMPORT_BYTES {
                return Some(reply(piece.type_, all));
            }
        }
    }

    /// Takes what lies in our property, so that the other program can go on.
    fn take(&self, progress: &Progress) -> Option<GetPropertyReply> {
        let property = self.atoms.KOMADAI_SELECTION;
        let asked = self.connection.get_property(true, self.window, property, AtomEnum::ANY, 0, ALL);
        progress.note();
        asked.ok()?.reply().ok()
    }

    /// Waits for the first event of which `wanted` makes something; `None` if none comes.
    fn wait_for<T>(&self, wanted: impl Fn(&Event) -> Option<T>) -> Option<T> {
        let mut waited = Duration::ZERO;
        while waited < PATIENCE {
            match self.connection.poll_for_event().ok()? {
                Some(event) => match wanted(&event) {
                    Some(made) => return Some(made),
                    None => continue,
                },
                None => thread::sleep(PAUSE),
            }
            waited += PAUSE;
        }
        None
    }

    /// Whether one of these numbers of kinds is that of a picture.
    fn names_picture(&self, kinds: &[u8]) -> bool {
        let kinds = kinds.chunks_exact(4).filter_map(|kind| kind.try_into().ok()).map(u32::from_ne_bytes);
        let name = |kind: u32| self.connection.get_atom_name(kind).ok()?.reply().ok();
        kinds.filter_map(name).any(|reply| reply.name.starts_with(PICTURE))
    }
}

fn reply(kind: Atom, bytes: Vec<u8>) -> Reply {
    if bytes.len() > MAX_IMPORT_BYTES { Reply::TooLarge } else { Reply::Came { kind, bytes } }
}

#[cfg(test)]
mod tests;
