//! How a game of an event ended, by its own record or by hand, and its mark in the cross table (星取表).

use std::borrow::Cow;

use serde::{Deserialize, Serialize};

use super::Seat;
use super::round::seat_of;
use crate::rules::{EndReason, FoulKind, Verdict};

/// The result of a game. What is not known about it, as with a game without a record, is left open.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TableResult {
    /// The winner; `None` if nobody won.
    pub winner: Option<Seat>,
    /// Why it ended.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub reason: Option<EndReason>,
    /// Which foul it was, where a foul ended it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub foul: Option<FoulKind>,
    /// After how many moves.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub plies: Option<usize>,
    /// Who had Black.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub black: Option<Seat>,
    /// How many times the game was started: 2 for its first replay (指し直し).
    #[serde(default = "once", skip_serializing_if = "is_once")]
    pub attempt: u32,
    /// The file of the record, next to that of the event.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub record: Option<String>,
    /// How the game ended by its own record, where somebody has decided otherwise by hand.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub by_record: Option<GameEnd>,
}

/// How a game ended.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct GameEnd {
    /// The winner; `None` if nobody won.
    pub winner: Option<Seat>,
    /// How the game ended, if that was told.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub reason: Option<EndReason>,
    /// By which foul, where a foul ended it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub foul: Option<FoulKind>,
}

impl TableResult {
    /// The result of a game that ended with `outcome`, where `black` had Black.
    #[must_use]
    pub fn of(verdict: &Verdict, plies: usize, black: Seat, attempt: u32) -> Self {
        Self {
            winner: verdict.outcome.winner.map(|color| seat_of(color, black)),
            reason: Some(verdict.outcome.reason.clone()),
            foul: verdict.grounds.foul().map(|foul| foul.kind),
            plies: Some(plies),
            black: Some(black),
            attempt,
            record: None,
            by_record: None,
        }
    }

    /// A result reported to the arbiter, with nothing more known.
    #[must_use]
    pub const fn told(winner: Option<Seat>) -> Self {
        let (reason, foul, plies, black, record) = (None, None, None, None, None);
        Self { winner, reason, foul, plies, black, attempt: 1, record, by_record: None }
    }

    /// Whether this is somebody's word for the winner whom `other` has too, and nothing else that it has not.
    #[must_use]
    pub fn says_no_more_than(&self, other: &Self) -> bool {
        let plain = Self { attempt: self.attempt, black: self.black, ..Self::told(self.winner) };
        let tells_sides = self.black.is_some() && other.black.is_none();
        *self == plain && other.winner == self.winner && !other.is_default() && !tells_sides
    }

    /// Whether this is somebody's word for the winner, and nothing else.
    pub(super) fn is_told(&self) -> bool {
        *self == Self::told(self.winner)
    }

    fn is_default(&self) -> bool {
        self.reason == Some(EndReason::Default)
    }

    /// This winner and reason, brought by hand, for the game whose result was `before`; anything else known about the game
    /// is kept. Where the winner is again the one of the game's own record, that stands.
    #[must_use]
    pub fn of_game(self, before: &Self) -> Self {
        let of_record = before.end_by_record();
        let says_the_same = |end: &GameEnd| self.reason.is_none() && end.winner == self.winner;
        match of_record.clone().filter(says_the_same) {
            Some(GameEnd { winner, reason, foul }) => Self { winner, reason, foul, by_record: None, ..before.clone() },
            None => Self {
                winner: self.winner,
                reason: self.reason,
                foul: self.foul,
                by_record: of_record,
                ..before.clone()
            },
        }
    }

    /// How the game ended by its own record; `None` where none is known.
    fn end_by_record(&self) -> Option<GameEnd> {
        let own = || GameEnd { winner: self.winner, reason: self.reason.clone(), foul: self.foul };
        self.by_record.clone().or_else(|| self.plies.is_some().then(own))
    }

    /// Whether somebody has decided otherwise than the game's own record, for a reason that nobody told.
    #[must_use]
    pub const fn is_by_hand(&self) -> bool {
        self.by_record.is_some() && self.reason.is_none()
    }

    /// 不戦: `present` wins because the opponent is absent; `None` if both are.
    #[must_use]
    pub fn by_default(present: Option<Seat>) -> Self {
        Self { reason: Some(EndReason::Default), ..Self::told(present) }
    }

    /// The same result with the players in the other order.
    #[must_use]
    pub fn with_seats_swapped(self) -> Self {
        let by_record = self.by_record.map(|end| GameEnd { winner: end.winner.map(Seat::other), ..end });
        Self { winner: self.winner.map(Seat::other), black: self.black.map(Seat::other), by_record, ..self }
    }

    /// The same result without the name of its record.
    #[must_use]
    pub fn without_record(&self) -> Self {
        Self { record: None, ..self.clone() }
    }

    /// The word for how the game ended, a foul with its kind, or that somebody decided by hand; nothing where nobody told.
    #[must_use]
    pub fn reason_code(&self) -> Option<Cow<'static, str>> {
        if self.is_by_hand() {
            return Some(Cow::Borrowed("by_hand"));
        }
        self.reason.as_ref().map(|reason| reason.code_with(self.foul))
    }

    /// How it is marked for `seat`.
    #[must_use]
    pub fn mark(&self, seat: Seat) -> Mark {
        let is_default = self.is_default();
        match self.winner {
            Some(winner) if winner == seat => {
                if is_default {
                    Mark::WonByDefault
                } else {
                    Mark::Won
                }
            }
            None if !is_default => Mark::Drawn,
            Some(_) | None => {
                if is_default {
                    Mark::LostByDefault
                } else {
                    Mark::Lost
                }
            }
        }
    }
}

/// The mark of a result in a crosstable (星取表).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Mark {
    /// 勝ち
    Won,
    /// 負け
    Lost,
    /// No winner.
    Drawn,
    /// 不戦勝
    WonByDefault,
    /// 不戦敗
    LostByDefault,
    /// No result yet.
    Open,
}

impl Mark {
    /// The sign printed for it.
    #[must_use]
    pub const fn sign(self) -> char {
        match self {
            Self::Won => '○',
            Self::Lost => '●',
            Self::Drawn => '△',
            Self::WonByDefault => '□',
            Self::LostByDefault => '■',
            Self::Open => '―',
        }
    }
}

pub(super) const fn once() -> u32 {
    1
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "it is called by what writes the fields")]
pub(super) const fn is_once(count: &u32) -> bool {
    *count == 1
}
