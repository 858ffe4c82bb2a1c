//! A thread for each pipe of an engine. They end with their pipes.

use std::io::{self, Read, Write};
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::mpsc::{self, Sender};
use std::thread;

use super::inbox::Inbox;
use super::{Shared, locked};
use crate::engine::LineSplitter;

/// So many bytes are read at a time.
const PIECE: usize = 64 << 10;

/// Reads what it says.
pub(super) fn read_output(mut output: impl Read + Send + 'static, inbox: Arc<Inbox>) -> io::Result<()> {
    spawn("engine-output", move || {
        let mut splitter = LineSplitter::default();
        let (mut piece, mut lines) = (vec![0; PIECE], Vec::new());
        while let Some(length) = read(&mut output, &mut piece) {
            splitter.feed(&piece[..length], |heard| lines.push(heard));
            if !inbox.hear(&mut lines) {
                return;
            }
        }
        splitter.finish(|heard| lines.push(heard));
        inbox.hear(&mut lines);
        inbox.close();
    })
}

/// Reads what it complains about. If nobody did, it would wait for us with the first some ten kilobytes.
pub(super) fn read_errors(
    mut errors: impl Read + Send + 'static,
    inbox: Arc<Inbox>,
    shared: Arc<Shared>,
) -> io::Result<()> {
    spawn("engine-errors", move || {
        let mut piece = vec![0; PIECE];
        while let Some(length) = read(&mut errors, &mut piece) {
            locked(&shared.errors).take(&piece[..length]);
            inbox.complain(length);
        }
    })
}

/// The next piece; `None` at the end.
fn read(pipe: &mut impl Read, piece: &mut [u8]) -> Option<usize> {
    loop {
        match pipe.read(piece) {
            Ok(0) => return None,
            Ok(length) => return Some(length),
            Err(error) if error.kind() == io::ErrorKind::Interrupted => {}
            Err(_) => return None,
        }
    }
}

/// What is written to an engine. Writing never waits: that is the business of a thread.
#[derive(Debug)]
pub(super) struct Writer {
    lines: Sender<String>,
    unwritten: Arc<AtomicUsize>,
}

impl Writer {
    pub(super) fn new(mut input: impl Write + Send + 'static) -> io::Result<Self> {
        let (lines, queue) = mpsc::channel::<String>();
        let unwritten = Arc::new(AtomicUsize::new(0));
        let count = Arc::clone(&unwritten);
        spawn("engine-input", move || {
            for line in queue {
                // An engine that has ended is noticed elsewhere.
                if input.write_all(line.as_bytes()).and_then(|()| input.flush()).is_err() {
                    count.store(0, Ordering::Relaxed);
                    return;
                }
                count.fetch_sub(1, Ordering::Relaxed);
            }
        })?;
        Ok(Self { lines, unwritten })
    }

    pub(super) fn write(&self, line: &str) {
        self.unwritten.fetch_add(1, Ordering::Relaxed);
        if self.lines.send(format!("{line}\n")).is_err() {
            self.unwritten.store(0, Ordering::Relaxed);
        }
    }

    /// Whether lines wait to be read.
    pub(super) fn is_waiting(&self) -> bool {
        self.unwritten.load(Ordering::Relaxed) > 0
    }
}

fn spawn(name: &str, work: impl FnOnce() + Send + 'static) -> io::Result<()> {
    thread::Builder::new().name(name.to_owned()).spawn(work).map(drop)
}
