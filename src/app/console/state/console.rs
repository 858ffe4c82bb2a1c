//! Whether the console is open, unlocked or made to wait after wrong PINs.

use std::time::Duration;

use crate::app::console::form::{ConsoleDraft, ConsoleSection};
use crate::app::state::{AppState, Mode};
use crate::clock::{SessionTime, whole_secs};

/// The arbiter's console: what is open of it, and whether the arbiter may use it.
#[derive(Clone, Debug, Default)]
pub struct ConsoleState {
    /// What is open; `None` while it is closed.
    pub desk: Option<ConsoleDesk>,
    /// Whether the PIN was entered and it has not been locked since.
    pub is_unlocked: bool,
    /// When it was used last.
    pub used: SessionTime,
    /// The wrong PINs since the right one.
    pub wrong_pins: WrongPins,
}

/// Wrong PINs: from the third on there is a wait before the next, longer each time.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct WrongPins {
    count: u32,
    until: SessionTime,
}

impl WrongPins {
    /// How often anybody may mistype.
    const FREE: u32 = 2;
    /// The first wait, doubled each time.
    const FIRST: Duration = Duration::from_secs(5);
    /// The longest.
    const LONGEST: Duration = Duration::from_secs(600);

    /// The wrong PINs of before the program was started. Starting anew does not shorten the wait: it begins again.
    #[must_use]
    pub fn before_start(count: u32) -> Self {
        Self { count, until: SessionTime::default().plus(Self::wait_after(count)) }
    }

    /// Takes note of another one, typed at `now`.
    pub fn note(&mut self, now: SessionTime) {
        self.count = self.count.saturating_add(1);
        self.until = now.plus(Self::wait_after(self.count));
    }

    /// How many there were.
    #[must_use]
    pub const fn count(&self) -> u32 {
        self.count
    }

    fn wait_after(count: u32) -> Duration {
        let doubled = |times| Self::FIRST.saturating_mul(2_u32.saturating_pow(times)).min(Self::LONGEST);
        count.checked_sub(Self::FREE + 1).map_or(Duration::ZERO, doubled)
    }

    /// How long nobody can try, from `now` on, in whole seconds; `None` when somebody can.
    #[must_use]
    pub fn wait(&self, now: SessionTime) -> Option<Duration> {
        let left = self.until.since(now);
        (!left.is_zero()).then(|| Duration::from_secs(whole_secs(left)))
    }

    /// After how much time from `now` the wait shows another second.
    #[must_use]
    pub fn until_next_second(&self, now: SessionTime) -> Option<Duration> {
        let left = self.until.since(now);
        let part = Duration::from_nanos(left.subsec_nanos().into());
        (!left.is_zero()).then_some(if part.is_zero() { Duration::from_secs(1) } else { part })
    }
}

impl ConsoleState {
    /// Drops the act in preparation, as Esc does; and where another game is on the board, since it was meant for the one before.
    /// Returns whether there was one.
    pub fn drop_draft(&mut self) -> bool {
        self.desk.as_mut().is_some_and(|desk| desk.draft.take().is_some())
    }
}

/// The console while it is open.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ConsoleDesk {
    /// The part that is shown.
    pub section: ConsoleSection,
    /// The act in preparation, to be confirmed.
    pub draft: Option<ConsoleDraft>,
}

impl AppState {
    /// Whether what is the arbiter's alone is refused: a PIN was set and has not been entered.
    #[must_use]
    pub const fn is_console_locked(&self) -> bool {
        self.settings.arbiter.pin.is_some() && !self.console.is_unlocked
    }

    /// Whether somebody can be called who decides: the game belongs to an event or is seen in a hall, or an arbiter has a PIN.
    #[must_use]
    pub fn has_arbiter(&self) -> bool {
        let is_of_event = self.as_match().is_some_and(|session| session.setup().event.is_some());
        is_of_event || self.settings.hall.shared_in.is_some() || self.settings.arbiter.pin.is_some()
    }

    /// Whether the PIN was entered, so that whoever is there can do what is the arbiter's alone until it is locked again.
    #[must_use]
    pub const fn is_console_unlocked(&self) -> bool {
        self.settings.arbiter.pin.is_some() && self.console.is_unlocked
    }

    /// What is seen of the console, beside a match, or beside the record of one in which an arbiter acted.
    #[must_use]
    pub fn console_desk(&self) -> Option<&ConsoleDesk> {
        self.console.desk.as_ref().filter(|_| self.has_console())
    }

    /// Whether an act of the arbiter's is being prepared: what is typed is for its fields, whichever has the attention.
    #[must_use]
    pub fn prepares_act(&self) -> bool {
        self.console_desk().is_some_and(|desk| desk.draft.is_some())
    }

    /// Whether there is anything for an arbiter to do or to read.
    #[must_use]
    pub fn has_console(&self) -> bool {
        match &self.table.mode {
            Mode::Match(_) => true,
            Mode::Review(session) => !session.tree().log.is_empty(),
            Mode::Setup(_) => false,
        }
    }

    /// After how much time from `now` the console locks by itself; `None` where it does not.
    #[must_use]
    pub fn until_console_locks(&self, now: SessionTime) -> Option<Duration> {
        self.is_console_unlocked()
            .then(|| self.settings.arbiter.lock_after.duration().saturating_sub(now.since(self.console.used)))
    }
}
