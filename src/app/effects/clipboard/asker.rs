//! Asks another program for what it has, on a thread.

use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;
use std::time::Duration;

use egui::{Context, ViewportId};

/// How long an answer is waited for, and each of its pieces. Who has the text gives it within milliseconds.
const LONGEST: Duration = Duration::from_secs(2);

/// What another program has.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Content {
    Text(String),
    /// It is larger than any record that is read.
    TooLarge,
    Picture,
    Nothing,
}

impl Content {
    /// A text as other programs have it, if there is any.
    #[cfg(target_os = "linux")]
    pub(super) fn of(text: &str) -> Self {
        if text.is_empty() { Self::Nothing } else { Self::Text(text.replace("\r\n", "\n")) }
    }
}

/// Whether a long answer still comes.
#[derive(Clone, Debug, Default)]
pub(super) struct Progress(Arc<AtomicU32>);

impl Progress {
    /// Another piece has come.
    pub(super) fn note(&self) {
        self.0.fetch_add(1, Ordering::Relaxed);
    }

    /// How many have come so far.
    pub(super) fn pieces(&self) -> u32 {
        self.0.load(Ordering::Relaxed)
    }
}

/// What has come of a question.
#[derive(Debug, PartialEq, Eq)]
pub(super) enum Answer {
    Came(Content),
    /// Nothing, for longer than anybody waits.
    StaysOut,
}

/// Asks for one of the things that programs have for each other, without waiting for it.
#[derive(Debug)]
pub(super) struct Asker {
    read: fn(&Progress) -> Content,
    /// What the thread tells meanwhile, and how much of that was heard.
    pub(super) progress: Progress,
    heard: u32,
    /// Where the thread puts the answer.
    found: Arc<Mutex<Option<Content>>>,
    /// A thread waits for an answer, perhaps to a question that nobody asks any more.
    pub(super) is_reading: bool,
    /// The window in which the answer is waited for, and since when, in egui's seconds.
    waiting: Option<(ViewportId, f64)>,
}

impl Asker {
    pub(super) fn new(read: fn(&Progress) -> Content) -> Self {
        Self { read, progress: Progress::default(), heard: 0, found: Arc::default(), is_reading: false, waiting: None }
    }

    /// Asks for the window `viewport`, which may be waiting already.
    pub(super) fn ask(&mut self, ctx: &Context, viewport: ViewportId, now: f64) {
        if self.left(viewport, now).is_none_or(|left| left.is_zero()) {
            self.waiting = Some((viewport, now));
            self.read_for(ctx, viewport);
        }
    }

    /// Reads on a thread, unless one is still waiting: its answer is as good.
    fn read_for(&mut self, ctx: &Context, viewport: ViewportId) {
        if self.take().is_none() && self.is_reading {
            return;
        }
        let (read, progress) = (self.read, self.progress.clone());
        let (found, ctx) = (Arc::clone(&self.found), ctx.clone());
        let ask = move || {
            let content = read(&progress);
            *found.lock().unwrap_or_else(PoisonError::into_inner) = Some(content);
            ctx.request_repaint_of(viewport);
        };
        self.is_reading = thread::Builder::new().name("clipboard".to_owned()).spawn(ask).is_ok();
    }

    /// What has come for `viewport` by `now`. It is told once.
    pub(super) fn answer(&mut self, viewport: ViewportId, now: f64) -> Option<Answer> {
        self.hear_of_progress(now);
        let left = self.left(viewport, now)?;
        let answer = match self.take() {
            Some(content) => {
                self.is_reading = false;
                Answer::Came(content)
            }
            None if left.is_zero() => Answer::StaysOut,
            None => return None,
        };
        self.waiting = None;
        Some(answer)
    }

    /// While pieces of the answer come, the next is waited for as long as the first was.
    fn hear_of_progress(&mut self, now: f64) {
        let pieces = self.progress.pieces();
        if std::mem::replace(&mut self.heard, pieces) != pieces
            && let Some((_, since)) = &mut self.waiting
        {
            *since = now;
        }
    }

    fn take(&self) -> Option<Content> {
        self.found.lock().unwrap_or_else(PoisonError::into_inner).take()
    }

    /// For how long `viewport` still waits for an answer.
    pub(super) fn left(&self, viewport: ViewportId, now: f64) -> Option<Duration> {
        let (_, since) = self.waiting.filter(|(waiting, _)| *waiting == viewport)?;
        let waited = Duration::try_from_secs_f64(now - since).unwrap_or_default();
        Some(LONGEST.saturating_sub(waited))
    }
}
