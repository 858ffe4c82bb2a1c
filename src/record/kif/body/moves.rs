//! Moves of KIF and KI2: found in the position, played, and compared with what their line says besides.

use std::time::Duration;

use super::super::move_text::{MoveText, Origin, Promotion, SIDE_MARKS};
use super::super::move_time::{TimeText, read_time};
use super::super::resolve::{Resolved, Unresolved, resolve};
use super::Body;
use super::endings::EndingPlace;
use crate::record::lines::trim_start;
use crate::record::notation::may_promote;
use crate::record::sink::RecordSink;
use crate::record::warning::quoted;
use crate::record::{ImportErrorKind, MoveTime, WarningKind};
use crate::shogi::{Color, Move, Position};

/// A move as written, and as found.
struct ReadMove<'a> {
    text: &'a str,
    said: MoveText,
    resolved: Resolved,
    /// What follows it.
    rest: &'a str,
}

/// The part before the square of origin and the time.
fn without_parentheses(text: &str) -> &str {
    text.split(['(', '（']).next().unwrap_or(text).trim_end()
}

/// Whether a move leaves open whether the piece promotes, though it could. After a square of origin, silence means that
/// it does not; in rows of moves (KI2) there are words for both.
fn leaves_promotion_open(said: &MoveText, mv: Move, position: &Position) -> bool {
    let Move::Normal { from, to, promote: false } = mv else { return false };
    (said.promotion, said.origin) == (Promotion::Unsaid, Origin::Unsaid)
        && may_promote(position, said.kind, from, to)
        && position.allows(Move::Normal { from, to, promote: true })
}

impl<T: RecordSink> Body<T> {
    /// Takes a line with a move; `said` is the number before it, `moved` what it says and what follows that.
    pub(super) fn take_move<'a>(
        &mut self,
        line: usize,
        said: Option<usize>,
        text: &'a str,
        moved: Option<(MoveText, &'a str)>,
    ) {
        // A comment called the previous move a foul. A move that cannot be followed is no evidence against that.
        if self.replay.foul.as_ref().is_some_and(|foul| foul.is_told) && !self.can_follow(text, moved) {
            self.settle_foul();
        }
        if !self.replay.goes_on() {
            return;
        }
        match self.read_move(self.replay.next_ply(), text, moved) {
            Ok(read) => self.play(line, said, &read),
            Err(kind) => self.replay.lose_the_line(kind.at(line)),
        }
    }

    fn can_follow<'a>(&self, text: &'a str, moved: Option<(MoveText, &'a str)>) -> bool {
        let found = self.read_move(self.replay.next_ply(), text, moved);
        found.is_ok_and(|read| self.replay.walk.position().can_be_made(read.resolved.mv))
    }

    /// Finds the move that `text` describes, and what follows it.
    fn read_move<'a>(
        &self,
        ply: usize,
        text: &'a str,
        moved: Option<(MoveText, &'a str)>,
    ) -> Result<ReadMove<'a>, ImportErrorKind> {
        let quote = || quoted(without_parentheses(text));
        let unreadable = || ImportErrorKind::UnreadableMove { ply, text: quoted(text) };
        let (said, rest) = moved.ok_or_else(unreadable)?;
        if trim_start(rest).starts_with(SIDE_MARKS) {
            return Err(unreadable());
        }
        let resolved = self.resolve(&said).map_err(|unresolved| match unresolved {
            Unresolved::NoPreviousMove => unreadable(),
            Unresolved::Nobody => ImportErrorKind::NobodyMoves { ply, text: quote() },
            Unresolved::Several(candidates) => ImportErrorKind::AmbiguousMove { ply, text: quote(), candidates },
        })?;
        Ok(ReadMove { text, said, resolved, rest })
    }

    fn resolve(&self, said: &MoveText) -> Result<Resolved, Unresolved> {
        let previous =
            if self.replay.walk.ply() == 0 { self.before_start } else { self.replay.walk.previous_destination() };
        resolve(said, self.replay.walk.position(), previous)
    }

    /// Checks the number of a move. It is the order of the lines that counts, but a number out of order earns a
    /// warning.
    fn check_number(&mut self, line: usize, said: Option<usize>) {
        self.compare_number(line, said);
        self.expected_number = said.unwrap_or(self.expected_number).saturating_add(1);
    }

    /// Warns about a number that is not the next one.
    pub(super) fn compare_number(&mut self, line: usize, said: Option<usize>) {
        let expected = self.expected_number;
        if let Some(found) = said.filter(|&found| found != expected) {
            self.replay.warnings.push(line, WarningKind::WrongMoveNumber { expected, found });
        }
    }

    fn play(&mut self, line: usize, said: Option<usize>, read: &ReadMove) {
        let mv = read.resolved.mv;
        let position = self.replay.walk.position();
        let (mover, is_open) =
            (self.replay.maker(mv, read.said.mover), leaves_promotion_open(&read.said, mv, position));
        let total_before = if read.rest.is_empty() { Duration::ZERO } else { self.replay.total_before() };
        let Some(node) = self.replay.play(line, mv, read.said.mover) else { return };
        if let Some(EndingPlace::Side(..)) = self.latest_ending.take() {
            self.replay.warnings.push(line, WarningKind::MoveAfterEnding);
        }
        self.check_number(line, said);
        self.check_words(line, said.is_some(), mover, read);
        if is_open {
            let text = quoted(without_parentheses(read.text));
            self.replay.warnings.push(line, WarningKind::PromotionUnsaid { text });
        }
        let time = self.take_time(line, read.rest, total_before);
        self.replay.tree.note_time(node, time);
    }

    /// Compares what the text says about a move with the move found for it.
    fn check_words(&mut self, line: usize, is_numbered: bool, mover: Color, read: &ReadMove) {
        let &ReadMove { text, said, resolved: Resolved { named, moved, words_fit, .. }, .. } = read;
        // KI2 has rows of moves with side marks but without numbers or squares of origin.
        if said.origin == Origin::Unsaid && (is_numbered || said.mover.is_none()) {
            self.replay.warnings.push(line, WarningKind::OriginUnsaid);
        }
        if let Some(marked) = said.mover {
            self.replay.check_side(line, marked, mover);
        }
        if !words_fit {
            let text = quoted(without_parentheses(text));
            self.replay.warnings.push(line, WarningKind::WordsDoNotFit { text });
        }
        if named != moved {
            self.replay.warnings.push(line, WarningKind::OtherPiece { named, found: moved });
        }
    }

    /// Reads the time after a move or an ending, before which the same side had used `total_before`.
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
