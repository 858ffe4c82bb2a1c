//! Whoever ends the program by a signal ends it at once, unless a site is being written: then its last words come first.

use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, OnceLock, PoisonError};

use signal_hook::consts::{SIGINT, SIGTERM};
use signal_hook::{flag, low_level};

/// What is known of the signals; `None` if the system does not tell of them.
static SIGNALS: OnceLock<Option<Signals>> = OnceLock::new();

#[derive(Debug, Default)]
struct Signals {
    /// The signal that was given; 0 for none.
    given: Arc<AtomicUsize>,
    /// Whether one was given before: whoever asks a second time does not wait.
    is_given: Arc<AtomicBool>,
    /// Whether nobody is writing a site.
    is_idle: Arc<AtomicBool>,
    /// How many are.
    writing: Mutex<usize>,
}

impl Signals {
    fn listen() -> Option<Self> {
        let signals = Self { is_idle: Arc::new(AtomicBool::new(true)), ..Self::default() };
        for signal in [SIGINT, SIGTERM] {
            let number = usize::try_from(signal).ok()?;
            flag::register_conditional_default(signal, Arc::clone(&signals.is_idle)).ok()?;
            flag::register_conditional_shutdown(signal, 128 + signal, Arc::clone(&signals.is_given)).ok()?;
            flag::register(signal, Arc::clone(&signals.is_given)).ok()?;
            flag::register_usize(signal, Arc::clone(&signals.given), number).ok()?;
        }
        Some(signals)
    }

    fn count(&self, change: impl FnOnce(&mut usize)) {
        let mut writing = self.writing.lock().unwrap_or_else(PoisonError::into_inner);
        change(&mut writing);
        self.is_idle.store(*writing == 0, Ordering::Relaxed);
    }
}

/// Somebody writes a site, and looks now and then whether the program is to end.
#[derive(Debug)]
pub struct Farewell(Option<&'static Signals>);

impl Farewell {
    /// From now on no signal ends the program before [`Self::end`] does, or this is dropped.
    pub fn begin() -> Self {
        let signals = SIGNALS.get_or_init(Signals::listen).as_ref();
        signals.iter().for_each(|signals| signals.count(|writing| *writing += 1));
        Self(signals)
    }

    /// Whether the program is to end.
    pub fn is_asked(&self) -> bool {
        self.0.is_some_and(|signals| signals.given.load(Ordering::Relaxed) != 0)
    }

    /// Ends the program as the signal would have, if one was given.
    pub fn end(&self) {
        let given = self.0.map_or(0, |signals| signals.given.load(Ordering::Relaxed));
        if let Ok(signal @ 1..) = i32::try_from(given) {
            // Where it cannot be done, the program goes on, and a second signal ends it.
            _ = low_level::emulate_default_handler(signal);
        }
    }
}

impl Drop for Farewell {
    fn drop(&mut self) {
        self.0.iter().for_each(|signals| signals.count(|writing| *writing = writing.saturating_sub(1)));
    }
}
