//! Asks another program for what it has, on a thread.

use std::sync::{Arc, Mutex, PoisonError};
use std::thread;
use std::time::Duration;

use egui::{Context, ViewportId};

/// How long an answer is waited for. Who has the text gives it within milliseconds.
const LONGEST: Duration = Duration::from_secs(2);

/// What another program has.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Content {
    Text(String),
    Picture,
    Nothing,
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
    read: fn() -> Content,
    /// Where the thread puts the answer.
    found: Arc<Mutex<Option<Content>>>,
    /// A thread waits for an answer, perhaps to a question that nobody asks any more.
    pub(super) is_reading: bool,
    /// The window in which the answer is waited for, and since when, in egui's seconds.
    waiting: Option<(ViewportId, f64)>,
}

impl Asker {
    pub(super) fn new(read: fn() -> Content) -> Self {
        Self { read, found: Arc::default(), is_reading: false, waiting: None }
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
        let (read, found, ctx) = (self.read, Arc::clone(&self.found), ctx.clone());
        let ask = move || {
            let content = read();
            *found.lock().unwrap_or_else(PoisonError::into_inner) = Some(content);
            ctx.request_repaint_of(viewport);
        };
        self.is_reading = thread::Builder::new().name("clipboard".to_owned()).spawn(ask).is_ok();
    }

    /// What has come for `viewport` by `now`. It is told once.
    pub(super) fn answer(&mut self, viewport: ViewportId, now: f64) -> Option<Answer> {
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
