//! Who is playing where at this moment, asked before any game of an event is started.

use serde::{Deserialize, Serialize};

use super::table_result::{is_once, once};
use super::{GamePlace, Seat, Table, TableResult, TimeOfDay, Tournament};
use crate::clock::TimeControl;
use crate::rules::ReplaySides;
use crate::session::MatchSetup;
use crate::shogi::Handicap;

/// Marks a game as started but without a result, so that nobody starts it again elsewhere.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct InPlay {
    /// The number of the game in its pairing, counted from 1.
    pub game: u32,
    /// The time of day it was started.
    pub since: TimeOfDay,
    /// The name of the machine; empty if unknown.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub on: String,
    /// How many times the game has been started: 2 for its first replay (指し直し).
    #[serde(default = "once", skip_serializing_if = "is_once")]
    pub attempt: u32,
    /// Who has Black in this attempt; `None` where nobody told.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub black: Option<Seat>,
    /// Black's time and White's in this attempt, where it is a replay; `None` where the pairing's time counts.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub times: Option<[TimeControl; 2]>,
    /// How the pawns fell for the sides (振り駒); empty where nobody tossed, or before.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub tossed: String,
}

impl InPlay {
    /// The first start of a game, of whose sides nothing is told.
    #[must_use]
    pub const fn new(game: u32, since: TimeOfDay, on: String) -> Self {
        Self { game, since, on, attempt: 1, black: None, times: None, tossed: String::new() }
    }

    /// A game of the pairing as it is played in this attempt.
    #[must_use]
    pub fn attempt_at(&self, game: MatchSetup) -> MatchSetup {
        game.of_attempt(self.attempt, self.times)
    }

    /// Who has Black by the toss, and how the pawns fell; `None` without one.
    #[must_use]
    pub fn toss(&self) -> Option<(Seat, &str)> {
        self.black.filter(|_| !self.tossed.is_empty()).map(|black| (black, self.tossed.as_str()))
    }
}

impl Seat {
    /// Who has Black after so many replays of a game without a handicap in which this one had it first.
    const fn after_replays(self, replays: u32, sides: ReplaySides) -> Self {
        match sides {
            ReplaySides::Swapped if replays % 2 == 1 => self.other(),
            ReplaySides::Swapped | ReplaySides::Kept => self,
        }
    }
}

/// Why a game that was to be started cannot be.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum StartHindrance {
    /// Its pairing is not there any more, or others sit at its table.
    PairingRemoved,
    /// It has a result, or its series is over.
    AlreadyPlayed,
}

impl Table {
    /// When and where the next game was started, if it was.
    #[must_use]
    pub fn in_play(&self) -> Option<&InPlay> {
        self.playing.as_ref().filter(|playing| playing.game == self.next_game() && !self.is_over())
    }

    /// Who has Black where the next game is started, or started again: what was told of a replay, or else by `sides` what the
    /// pairing says; `None` if the pawns have to be tossed.
    #[must_use]
    pub fn black_to_start(&self, sides: ReplaySides) -> Option<Seat> {
        let playing = self.in_play();
        let told = playing.and_then(|playing| playing.black);
        match playing.filter(|playing| playing.attempt > 1 && self.handicap() == Handicap::Even) {
            None => self.next_black().or(told),
            Some(playing) => told.or_else(|| Some(self.next_black()?.after_replays(playing.attempt - 1, sides))),
        }
    }

    /// How the pawns fell for the next game, where they decide and the program ended before it was begun.
    #[must_use]
    pub fn earlier_toss(&self) -> Option<&str> {
        let (_, tossed) = self.in_play().and_then(InPlay::toss).filter(|_| self.next_black().is_none())?;
        Some(tossed)
    }

    /// Whether a machine plays it, or has played it: then sides, handicap and times are settled.
    #[must_use]
    pub fn is_settled(&self) -> bool {
        self.playing.is_some() || self.games.iter().any(|game| game.plies.is_some())
    }

    /// Whether `other` has otherwise what was settled when a machine started the game: who plays, the sides, the handicap, the
    /// times, and while it is in play also the table.
    #[must_use]
    pub fn unsettles(&self, other: &Self) -> bool {
        let are_others = self.first.name != other.first.name && self.second.name != other.second.name;
        let is_elsewhere = self.playing.is_some() && self.number != other.number;
        self.is_settled() && (self.terms != other.terms || self.time != other.time || are_others || is_elsewhere)
    }

    /// Whether the same two play at `other`, in either order. Unnamed players are identified by their table.
    pub(super) fn has_the_two_of(&self, other: &Self) -> bool {
        let [first, second] = [&self.first.name, &self.second.name];
        let are_named = !(first.is_empty() && second.is_empty());
        let there = [&other.first.name, &other.second.name];
        (are_named || self.number == other.number) && (there == [first, second] || there == [second, first])
    }

    /// A result that was told of the game in play, with the sides and the attempt of that.
    pub(super) fn as_played(&self, place: GamePlace, told: TableResult) -> TableResult {
        match self.in_play().filter(|playing| playing.game == place.game && told.is_told()) {
            Some(playing) => TableResult { attempt: playing.attempt, black: playing.black, ..told },
            None => told,
        }
    }

    /// Clears the mark of a game that has ended. One whose result somebody has brought is still played on its board: it is in play
    /// again where that result is removed.
    pub(super) fn stop_playing(&mut self) {
        let has_ended = |game: u32| match self.games.get(game.saturating_sub(1) as usize) {
            Some(result) => result.plies.is_some() || self.games.len() > game as usize,
            None => false,
        };
        if self.playing.as_ref().is_some_and(|playing| has_ended(playing.game)) {
            self.playing = None;
        }
    }

    /// An earlier game than the next one that is still on a board, though somebody has brought its result.
    #[must_use]
    pub fn earlier_on_board(&self) -> Option<&InPlay> {
        self.playing.as_ref().filter(|playing| playing.game < self.next_game())
    }

    /// Whether both are the same pairing: of the same two, or known by the same start, or with a name corrected.
    fn is_pairing(&self, other: &Self) -> bool {
        self.seat_of_known(other).is_some() || self.has_the_two_of(other) || self.may_be(other)
    }
}

impl Tournament {
    /// The pairing of the same two as `table` in a round, or else, where a name was corrected, at the same table.
    #[must_use]
    pub fn table_of_the_two(&self, round: u32, table: &Table) -> Option<&Table> {
        self.pairing_of_the_two(round, table).or_else(|| self.table(round, table.number))
    }

    /// The pairing of the same two as `table` in a round, wherever they sit and whatever they are called since their game was
    /// started.
    #[must_use]
    pub fn pairing_of_the_two(&self, round: u32, table: &Table) -> Option<&Table> {
        let tables = &self.round(round)?.tables;
        let known = tables.iter().find(|it| it.seat_of_known(table).is_some());
        known.or_else(|| tables.iter().find(|it| it.has_the_two_of(table)))
    }

    /// The pairings that `after` has no longer, each with its round. One with a name corrected is still there.
    #[must_use]
    pub fn pairings_missing_in(&self, after: &Self) -> Vec<(u32, Table)> {
        let tables = self.rounds.iter().flat_map(|round| round.tables.iter().map(|table| (round.number, table)));
        let is_there = |round: u32, table: &Table| {
            let mut there = after.round(round).into_iter().flat_map(|round| &round.tables);
            there.any(|it| it.is_pairing(table))
        };
        tables.filter(|(round, table)| !is_there(*round, table)).map(|(round, table)| (round, table.clone())).collect()
    }

    /// Whether a game of it is in play.
    #[must_use]
    pub fn is_in_play(&self) -> bool {
        self.rounds.iter().flat_map(|round| &round.tables).any(|table| table.in_play().is_some())
    }

    /// When and where a game was started; `None` if it was not, or has a result.
    #[must_use]
    pub fn in_play(&self, place: GamePlace) -> Option<&InPlay> {
        self.table(place.round, place.table)?.in_play().filter(|playing| playing.game == place.game)
    }

    /// A player of this pairing who is still playing at another one, and where; nobody is known by an empty name.
    #[must_use]
    pub fn still_playing(&self, place: GamePlace) -> Option<(&str, u32, &Table)> {
        let own = self.table(place.round, place.table)?;
        let plays = |table: &Table, name: &str| [&table.first, &table.second].iter().any(|player| player.name == name);
        let names = || [own.first.name.as_str(), own.second.name.as_str()].into_iter().filter(|name| !name.is_empty());
        let tables = self.rounds.iter().flat_map(|round| round.tables.iter().map(move |table| (round.number, table)));
        let others = tables.filter(|(round, table)| (*round, table.number) != (place.round, place.table));
        let mut playing = others.filter(|(_, table)| table.in_play().is_some());
        playing.find_map(|(round, table)| Some((names().find(|name| plays(table, name))?, round, table)))
    }

    /// Whether a game is the next one of its pairing, and so can be started.
    #[must_use]
    pub fn can_be_started(&self, place: GamePlace) -> bool {
        let table = self.table(place.round, place.table);
        table.is_some_and(|table| !table.is_over() && table.next_game() == place.game)
    }

    /// Why a game cannot be started whose pairing was `known` like this; `None` if it can be.
    #[must_use]
    pub fn start_hindrance(&self, place: GamePlace, known: Option<&Table>) -> Option<StartHindrance> {
        let is_it = |there: &&Table| known.is_none_or(|known| there.is_pairing(known));
        match self.table(place.round, place.table).filter(is_it) {
            None => Some(StartHindrance::PairingRemoved),
            Some(_) => (!self.can_be_started(place)).then_some(StartHindrance::AlreadyPlayed),
        }
    }

    /// Notes how the pawns fell for a game that is in play.
    pub fn note_toss(&mut self, place: GamePlace, black: Seat, tossed: String) {
        let table = self.table_mut(place.round, place.table);
        if let Some(playing) = table.and_then(|table| table.playing.as_mut()).filter(|it| it.game == place.game) {
            (playing.black, playing.tossed) = (Some(black), tossed);
        }
    }

    /// Marks a game as started on this machine. One that did not count stays a replay, with the times of that, on whichever
    /// machine it is played, and pawns that have fallen stay where they are.
    pub fn start_on(&mut self, on: String, since: TimeOfDay, place: GamePlace, sides: ReplaySides) {
        let table = self.table(place.round, place.table);
        let black = table.and_then(|table| table.black_to_start(sides));
        let tossed = table.and_then(Table::earlier_toss).unwrap_or_default().to_owned();
        let before = self.in_play(place);
        let (attempt, times) = before.map_or((1, None), |before| (before.attempt, before.times));
        self.set_in_play(place, Some(InPlay { attempt, black, times, tossed, ..InPlay::new(place.game, since, on) }));
    }

    /// Marks a game as gone on with on this machine, with the sides and as the attempt of `setup`, in a replay also with its
    /// times.
    pub fn play_on(&mut self, on: String, since: TimeOfDay, place: GamePlace, setup: &MatchSetup) {
        let (attempt, black) = (setup.attempt.number, self.place_of(setup).map(|(_, black)| black));
        let times = (attempt > 1).then_some(setup.time);
        self.set_in_play(place, Some(InPlay { attempt, black, times, ..InPlay::new(place.game, since, on) }));
    }

    /// Marks a game as in play, or removes the mark. Returns whether the event has such a game to be played.
    pub fn set_in_play(&mut self, place: GamePlace, in_play: Option<InPlay>) -> bool {
        let can_be_started = self.can_be_started(place);
        let is_started = in_play.is_some() && can_be_started;
        let Some(table) = self.table_mut(place.round, place.table) else { return false };
        let is_marked = table.playing.as_ref().is_some_and(|playing| playing.game == place.game);
        if can_be_started || in_play.is_none() && is_marked {
            table.playing = in_play;
        }
        if is_started {
            self.note_start(place.round, place.table);
        }
        can_be_started
    }

    /// When and where a game was started that is on a board, even if somebody has brought its result since.
    #[must_use]
    pub fn on_board(&self, place: GamePlace) -> Option<&InPlay> {
        self.table(place.round, place.table)?.playing.as_ref().filter(|playing| playing.game == place.game)
    }
}
