//! The reader before a real X server, and another program that gives a text in pieces. Where there is no Xvfb this is left
//! out, with a word.

use std::io::{BufRead as _, BufReader};
use std::process::{Child, Command, Stdio};
use std::thread::JoinHandle;

use x11rb::protocol::xproto::{
    ChangeWindowAttributesAux, PropMode, SELECTION_NOTIFY_EVENT, SelectionNotifyEvent, SelectionRequestEvent,
};
use x11rb::wrapper::ConnectionExt as _;

use super::*;

/// A server of its own, on a display that is free.
struct Server {
    process: Child,
    display: String,
}

impl Server {
    fn start() -> Option<Self> {
        // Without the last word it begins anew whenever nobody is connected, and nobody can connect meanwhile.
        let arguments = ["-displayfd", "1", "-screen", "0", "64x64x24", "-nolisten", "tcp", "-noreset"];
        let started = Command::new("Xvfb").args(arguments).stdout(Stdio::piped()).stderr(Stdio::null()).spawn();
        let Ok(mut process) = started else {
            eprintln!("left out: there is no Xvfb here");
            return None;
        };
        let mut number = String::new();
        let said = BufReader::new(process.stdout.take().expect("it is piped")).read_line(&mut number);
        assert!(said.is_ok() && !number.trim().is_empty(), "Xvfb has found no display");
        Some(Self { process, display: format!(":{}", number.trim()) })
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        _ = self.process.kill();
        _ = self.process.wait();
    }
}

/// A program that has copied a text, and gives it in pieces of so many bytes.
struct Giver {
    connection: RustConnection,
    atoms: Atoms,
    text: Vec<u8>,
    piece: usize,
}

impl Giver {
    /// Takes the clipboard, and gives what is asked for until it has given all of it once.
    fn begin(display: &str, text: &str, piece: usize) -> JoinHandle<()> {
        let other = Reader::connect(Some(display), |atoms| atoms.CLIPBOARD).expect("a connection");
        let Reader { connection, window, atoms, selection } = other;
        connection.set_selection_owner(window, selection, CURRENT_TIME).unwrap();
        assert_eq!(connection.get_selection_owner(selection).unwrap().reply().unwrap().owner, window);
        let giver = Self { connection, atoms, text: text.as_bytes().to_vec(), piece };
        thread::Builder::new().name("giver".to_owned()).spawn(move || giver.give()).expect("a thread")
    }

    /// Stays until the empty piece at the end has been taken, too: what it has given goes with it.
    fn give(self) {
        let (mut asker, mut pieces) = (None, self.text.chunks(self.piece).chain([&[][..]]));
        loop {
            match self.connection.wait_for_event().unwrap() {
                Event::SelectionRequest(asked) => {
                    self.announce(&asked);
                    asker = Some(asked.requestor);
                }
                Event::PropertyNotify(news) if news.state == Property::DELETE && Some(news.window) == asker => {
                    let Some(piece) = pieces.next() else { return };
                    self.put(news.window, news.atom, piece);
                }
                _ => {}
            }
        }
    }

    /// Says that it will come in pieces.
    fn announce(&self, asked: &SelectionRequestEvent) {
        let SelectionRequestEvent { requestor, selection, target, property, time, .. } = *asked;
        let watched = ChangeWindowAttributesAux::new().event_mask(EventMask::PROPERTY_CHANGE);
        self.connection.change_window_attributes(requestor, &watched).unwrap();
        let size = [u32::try_from(self.text.len()).unwrap()];
        self.connection.change_property32(PropMode::REPLACE, requestor, property, self.atoms.INCR, &size).unwrap();
        let (response_type, sequence) = (SELECTION_NOTIFY_EVENT, 0);
        let answer = SelectionNotifyEvent { response_type, sequence, time, requestor, selection, target, property };
        self.connection.send_event(false, requestor, EventMask::NO_EVENT, answer).unwrap();
        self.connection.flush().unwrap();
    }

    fn put(&self, window: u32, property: Atom, piece: &[u8]) {
        let kind = self.atoms.UTF8_STRING;
        self.connection.change_property8(PropMode::REPLACE, window, property, kind, piece).unwrap();
        self.connection.flush().unwrap();
    }
}

/// What is read of a text that comes in pieces of so many bytes, and in how many.
fn read_of(server: &Server, text: &str, piece: usize) -> (Content, u32) {
    let giver = Giver::begin(&server.display, text, piece);
    let progress = Progress::default();
    let reader = Reader::connect(Some(&server.display), |atoms| atoms.CLIPBOARD).expect("a connection");
    let content = reader.content(&progress).expect("somebody answers");
    giver.join().unwrap();
    (content, progress.pieces())
}

#[test]
fn a_text_that_comes_in_pieces_is_read_to_its_end_wherever_they_are_cut() {
    let Some(server) = Server::start() else { return };
    // Pieces of 100,000 bytes end within a sign of three.
    let long = "７六歩(77)\n".repeat(200_000);
    let pieces = u32::try_from(long.len().div_ceil(100_000)).unwrap();
    // What announces them and the empty one at the end are looked at as well.
    assert_eq!(read_of(&server, &long, 100_000), (Content::Text(long.clone()), pieces + 2));
    assert_eq!(read_of(&server, "歩", 1), (Content::Text("歩".to_owned()), 5));
    assert_eq!(read_of(&server, "", 1).0, Content::Nothing);
}

#[test]
fn a_clipboard_that_nobody_has_is_empty() {
    let Some(server) = Server::start() else { return };
    let reader = Reader::connect(Some(&server.display), |atoms| atoms.PRIMARY).expect("a connection");
    assert_eq!(reader.content(&Progress::default()), Some(Content::Nothing));
}
