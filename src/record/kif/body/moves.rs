use std::time::Duration;

use super::super::move_text::{MoveText, SIDE_MARKS, leading_move};
use super::super::move_time::{TimeText, read_time};
use super::super::resolve::{Resolved, Unresolved, resolve};
use super::Body;
use crate::record::foul::{Foul, Stage};
use crate::record::import::{MAX_MOVES, Offences};
use crate::record::warning::quoted;
use crate::record::{ImportErrorKind, MoveTime, NodeId, WarningKind};
use crate::shogi::IllegalMove;

impl Body {
    /// Takes a line with a move; `said` is the number before it.
    pub(super) fn take_move(&mut self, line: usize, said: Option<usize>, text: &str) {
        if !self.goes_on() {
            return;
        }
        let ply = self.walk.ply() + 1;
        match self.read_move(ply, text) {
            Ok(_) if self.moves >= MAX_MOVES => {
                self.lose_the_line(ImportErrorKind::TooManyMoves { limit: MAX_MOVES }.at(line));
            }
            Ok((resolved, rest)) => {
                let offence = self.walk.position().judge(resolved.mv).err();
                if self.can_be_followed(line, ply, &resolved, offence) {
                    self.check_number(line, said);
                    self.play(line, &resolved, rest, offence);
                }
            }
            Err(kind) => self.lose_the_line(kind.at(line)),
        }
    }

    /// Notes an illegal move, and loses the line where it cannot be made, or where another ending came before it.
    fn can_be_followed(&mut self, line: usize, ply: usize, resolved: &Resolved, offence: Option<IllegalMove>) -> bool {
        let mv = resolved.mv;
        let is_new = self.tree.child_by(self.walk.node(), mv).is_none();
        let Some(offence) = offence.filter(|_| is_new) else { return true };
        let error = ImportErrorKind::IllegalMove { ply, mv, offence }.at(line);
        self.foul = Foul::of(&error, self.walk.position());
        let is_made = self.foul.as_ref().is_some_and(|foul| foul.stage == Stage::Made);
        let keeps = self.options.offences == Offences::KeepAsPlayed;
        if is_made && (keeps || self.latest_ending.is_none()) {
            return true;
        }
        self.foul.take_if(|foul| foul.stage == Stage::Made);
        self.lose_the_line(error);
        false
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
        let previous = if self.walk.ply() == 0 { self.before_start } else { self.walk.previous_destination() };
        resolve(said, self.walk.position(), previous)
    }

    /// The order of the lines counts, not their numbers, but a number out of order is worth a word.
    fn check_number(&mut self, line: usize, said: Option<usize>) {
        let expected = self.expected_number;
        let found = said.unwrap_or(expected);
        if found != expected {
            self.warnings.push(line, WarningKind::WrongMoveNumber { expected, found });
        }
        self.expected_number = found.saturating_add(1);
    }

    fn play(&mut self, line: usize, resolved: &Resolved, rest: &str, offence: Option<IllegalMove>) {
        let &Resolved { mv, named, moved } = resolved;
        if named != moved {
            self.warnings.push(line, WarningKind::OtherPiece { named, found: moved });
        }
        self.go_on_after_ending(line);
        let parent = self.walk.node();
        let node = self.tree.find_or_add(parent, mv, offence);
        self.moves += 1;
        let time = self.take_time(line, rest);
        let node_time = &mut self.tree.node_mut(node).time;
        *node_time = node_time.or(time);
        self.walk.step(node, mv);
    }

    /// Reads the time behind a move or an ending that comes next on the present line.
    pub(super) fn take_time(&mut self, line: usize, rest: &str) -> Option<MoveTime> {
        match read_time(rest) {
            Ok(time) => time.map(|TimeText { spent, total }| MoveTime {
                spent,
                total: total.unwrap_or_else(|| self.total_before().saturating_add(spent)),
            }),
            Err(text) => {
                self.warnings.push(line, WarningKind::UnreadableTime { text: quoted(text) });
                None
            }
        }
    }

    /// The time that the side to move has taken so far.
    fn total_before(&self) -> Duration {
        let own_latest: Option<NodeId> = self.walk.ply().checked_sub(1).and_then(|ply| self.walk.node_at(ply));
        let time = own_latest.and_then(|node| self.tree.node(node).time);
        time.map_or(Duration::ZERO, |time| time.total)
    }
}
