use std::time::Duration;

use super::super::move_text::{MoveText, SIDE_MARKS, leading_move};
use super::super::move_time::{TimeText, read_time};
use super::super::resolve::{Resolved, Unresolved, resolve};
use super::Body;
use super::endings::EndingPlace;
use crate::record::warning::quoted;
use crate::record::{ImportErrorKind, MoveTime, WarningKind};

impl Body {
    /// Takes a line with a move; `said` is the number before it.
    pub(super) fn take_move(&mut self, line: usize, said: Option<usize>, text: &str) {
        if !self.replay.goes_on() {
            return;
        }
        match self.read_move(self.replay.next_ply(), text) {
            Ok((resolved, rest)) => self.play(line, said, &resolved, rest),
            Err(kind) => self.replay.lose_the_line(kind.at(line)),
        }
    }

    /// Finds the move that `text` means, and what follows it.
    fn read_move<'a>(&self, ply: usize, text: &'a str) -> Result<(Resolved, &'a str), ImportErrorKind> {
        let quote = || quoted(text.split(['(', '（']).next().unwrap_or(text).trim_end());
        let unreadable = || ImportErrorKind::UnreadableMove { ply, text: quoted(text) };
        let (said, rest) = leading_move(text).ok_or_else(unreadable)?;
        if rest.trim_start().starts_with(SIDE_MARKS) {
            return Err(unreadable());
        }
        self.resolve(&said).map(|resolved| (resolved, rest)).map_err(|unresolved| match unresolved {
            Unresolved::NoPreviousMove => unreadable(),
            Unresolved::Nobody => ImportErrorKind::NobodyMoves { ply, text: quote() },
            Unresolved::Several(candidates) => ImportErrorKind::AmbiguousMove { ply, text: quote(), candidates },
        })
    }

    fn resolve(&self, said: &MoveText) -> Result<Resolved, Unresolved> {
        let previous =
            if self.replay.walk.ply() == 0 { self.before_start } else { self.replay.walk.previous_destination() };
        resolve(said, self.replay.walk.position(), previous)
    }

    /// The order of the lines counts, not their numbers, but a number out of order is worth a word.
    fn check_number(&mut self, line: usize, said: Option<usize>) {
        let expected = self.expected_number;
        let found = said.unwrap_or(expected);
        if found != expected {
            self.replay.warnings.push(line, WarningKind::WrongMoveNumber { expected, found });
        }
        self.expected_number = found.saturating_add(1);
    }

    fn play(&mut self, line: usize, said: Option<usize>, resolved: &Resolved, rest: &str) {
        let &Resolved { mv, named, moved } = resolved;
        let total_before = self.replay.total_before();
        let Some(node) = self.replay.play(line, mv) else { return };
        if let Some(EndingPlace::Side(..)) = self.latest_ending.take() {
            self.replay.warnings.push(line, WarningKind::MoveAfterEnding);
        }
        self.check_number(line, said);
        if named != moved {
            self.replay.warnings.push(line, WarningKind::OtherPiece { named, found: moved });
        }
        let time = self.take_time(line, rest, total_before);
        let node_time = &mut self.replay.tree.node_mut(node).time;
        *node_time = node_time.or(time);
    }

    /// Reads the time behind a move or an ending, before which the same side has taken `total_before`.
    pub(super) fn take_time(&mut self, line: usize, rest: &str, total_before: Duration) -> Option<MoveTime> {
        match read_time(rest) {
            Ok(time) => time.map(|TimeText { spent, total }| MoveTime {
                spent,
                total: total.unwrap_or_else(|| total_before.saturating_add(spent)),
            }),
            Err(text) => {
                self.replay.warnings.push(line, WarningKind::UnreadableTime { text: quoted(text) });
                None
            }
        }
    }
}
