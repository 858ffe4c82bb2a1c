//! What waits for the thread of an engine: the lines of the engine, in limited number, and the wishes of its owner,
//! which come first.

use std::collections::VecDeque;
use std::sync::{Condvar, Mutex, PoisonError};
use std::time::Duration;

use super::locked;
use crate::engine::{Heard, Wish};

/// So many bytes of lines may wait.
const ROOM: usize = 4 << 20;

/// What is taken for a line besides its text.
const LINE_COST: usize = 64;

#[derive(Debug, Default)]
pub(super) struct Inbox {
    waiting: Mutex<Waiting>,
    arrived: Condvar,
    emptied: Condvar,
}

/// What has arrived.
#[derive(Debug, Default)]
pub(super) struct Waiting {
    pub(super) wishes: Vec<Wish>,
    pub(super) lines: VecDeque<Heard>,
    /// Its output has ended.
    pub(super) is_closed: bool,
    /// So many bytes of complaints.
    pub(super) complaints: usize,
    /// A part of a line has come, or a complaint.
    pub(super) is_alive: bool,
    size: usize,
    /// Nobody takes anything out any more.
    is_abandoned: bool,
}

impl Inbox {
    pub(super) fn wish(&self, wish: Wish) {
        locked(&self.waiting).wishes.push(wish);
        self.arrived.notify_one();
    }

    /// Puts lines in, and waits while there is no room for them. Returns whether anybody reads them.
    pub(super) fn hear(&self, lines: &mut Vec<Heard>) -> bool {
        let waiting = locked(&self.waiting);
        let mut waiting = self
            .emptied
            .wait_while(waiting, |it| it.size > ROOM && !it.is_abandoned)
            .unwrap_or_else(PoisonError::into_inner);
        waiting.is_alive = true;
        waiting.size += lines.iter().map(cost).sum::<usize>();
        waiting.lines.extend(lines.drain(..));
        self.arrived.notify_one();
        !waiting.is_abandoned
    }

    pub(super) fn close(&self) {
        locked(&self.waiting).is_closed = true;
        self.arrived.notify_one();
    }

    pub(super) fn complain(&self, bytes: usize) {
        let mut waiting = locked(&self.waiting);
        waiting.complaints += bytes;
        waiting.is_alive = true;
    }

    /// Takes out what is there, waiting for it if nothing is. Of the lines so many at most, so that no flood keeps the
    /// wishes waiting.
    pub(super) fn take(&self, at_most: Duration) -> Waiting {
        const LINES: usize = 512;
        let is_empty = |it: &mut Waiting| it.wishes.is_empty() && it.lines.is_empty();
        let waiting = locked(&self.waiting);
        let waited = self.arrived.wait_timeout_while(waiting, at_most, is_empty);
        let mut waiting = waited.unwrap_or_else(PoisonError::into_inner).0;
        let some = waiting.lines.len().min(LINES);
        let lines: VecDeque<Heard> = waiting.lines.drain(..some).collect();
        waiting.size -= lines.iter().map(cost).sum::<usize>();
        self.emptied.notify_all();
        Waiting {
            wishes: std::mem::take(&mut waiting.wishes),
            // What was said before the end comes first.
            is_closed: waiting.is_closed && waiting.lines.is_empty(),
            complaints: std::mem::take(&mut waiting.complaints),
            is_alive: std::mem::take(&mut waiting.is_alive),
            lines,
            size: 0,
            is_abandoned: false,
        }
    }

    /// Lets nobody wait any more.
    pub(super) fn abandon(&self) {
        let mut waiting = locked(&self.waiting);
        waiting.is_abandoned = true;
        waiting.lines.clear();
        waiting.size = 0;
        self.emptied.notify_all();
    }
}

fn cost(heard: &Heard) -> usize {
    match heard {
        Heard::Line(line) | Heard::Garbled(line) => line.len() + LINE_COST,
        Heard::TooLong => LINE_COST,
    }
}
