//! In which order the same file is written: what was asked for later comes later, however long each takes to be made.

use std::collections::HashMap;
use std::path::PathBuf;
use std::sync::mpsc::{Receiver, Sender, TryRecvError, channel};

/// Whoever writes which file at present.
#[derive(Debug, Default)]
pub struct Turns {
    /// By the file: cut off once the last of those who wait for it is done.
    last: HashMap<PathBuf, Receiver<()>>,
}

/// The turn of one of those who write a file. It ends when it is dropped, also by a thread that fails.
#[derive(Debug)]
pub struct Turn {
    before: Option<Receiver<()>>,
    _done: Sender<()>,
}

impl Turns {
    /// The turn behind all that were taken for this file.
    pub fn take(&mut self, path: PathBuf) -> Turn {
        self.last.retain(|_, done| done.try_recv() != Err(TryRecvError::Disconnected));
        let (sender, done) = channel();
        Turn { before: self.last.insert(path, done), _done: sender }
    }
}

impl Turn {
    /// Waits until all others before this one are done. A disk that never answers keeps nobody else waiting.
    pub fn wait(&self) {
        if let Some(before) = &self.before {
            // Nobody ever sends anything.
            _ = before.recv();
        }
    }
}

#[cfg(test)]
#[expect(clippy::disallowed_methods, reason = "the one who waits is on a thread of its own")]
mod tests {
    use std::sync::Arc;
    use std::sync::atomic::{AtomicBool, Ordering};
    use std::thread;
    use std::time::Duration;

    use super::*;

    #[test]
    fn the_same_file_is_written_in_order_and_another_one_is_not_waited_for() {
        let mut turns = Turns::default();
        let [slow, next, elsewhere] = ["a.kif", "a.kif", "b.kif"].map(|name| turns.take(PathBuf::from(name)));
        elsewhere.wait();
        let is_done = Arc::new(AtomicBool::new(false));
        let done = Arc::clone(&is_done);
        let writer = thread::spawn(move || {
            thread::sleep(Duration::from_millis(50));
            done.store(true, Ordering::SeqCst);
            drop(slow);
        });
        next.wait();
        assert!(is_done.load(Ordering::SeqCst));
        writer.join().unwrap();
        drop((next, elsewhere));
        turns.take(PathBuf::from("c.kif")).wait();
        assert_eq!(turns.last.len(), 1, "what is done is forgotten");
    }
}
