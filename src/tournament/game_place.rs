//! The place of a game in an event, and how its result is entered there.

use super::round::side_of;
use super::{Round, Seat, Table, TableResult, Tournament};
use crate::rules::RuleProfile;
use crate::session::{EventGame, MatchSetup};
use crate::shogi::Color;

/// Identifies a game of an event.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct GamePlace {
    /// The number of the round.
    pub round: u32,
    /// The number of the table.
    pub table: u32,
    /// The number of the game in its pairing, counted from 1.
    pub game: u32,
}

/// The outcome of entering a result.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ResultEntry {
    /// The result was entered.
    Noted,
    /// The game already has a different result, which stands.
    AnotherThere(Box<TableResult>),
    /// There is no such table, other players sit there, or the game is not next: an earlier one has no result, or the
    /// series has fewer games.
    NoSuchTable,
}

impl Tournament {
    /// The pairing at table `table` of round `round`.
    #[must_use]
    pub fn table(&self, round: u32, table: u32) -> Option<&Table> {
        self.round(round)?.table(table)
    }

    /// The pairing, for editing.
    pub fn table_mut(&mut self, round: u32, table: u32) -> Option<&mut Table> {
        let round = self.rounds.iter_mut().find(|it| it.number == round)?;
        round.tables.iter_mut().find(|it| it.number == table)
    }

    /// The setup of the pairing's next game with its place in the event, `black` playing Black; `None` if no game is
    /// left.
    #[must_use]
    pub fn setup(&self, round: u32, table: u32, black: Seat, profile: RuleProfile) -> Option<MatchSetup> {
        let (round, table) = (self.round(round)?, self.table(round, table)?);
        let event = Some(self.event_game(round, table, black));
        (!table.is_over()).then(|| MatchSetup { event, ..table.setup(black, self.time, profile) })
    }

    fn event_game(&self, round: &Round, table: &Table, black: Seat) -> EventGame {
        let score = table.score();
        EventGame {
            event: self.title.clone(),
            round: round.number,
            round_name: round.name.clone(),
            table: table.number,
            game: table.next_game(),
            best_of: table.best_of,
            first: side_of(Seat::First, black),
            wins: [score.of(black), score.of(black.other())],
        }
    }

    /// Where in this event the game with this setup is played, and who has Black; `None` if it is not a game of this
    /// event, or if others sit at that table now. The two may have moved to another table in the meantime, and their names
    /// may have been corrected.
    #[must_use]
    pub fn place_of(&self, setup: &MatchSetup) -> Option<(GamePlace, Seat)> {
        let game = setup.event.as_ref().filter(|game| game.event == self.title)?;
        let names = [game.first, game.first.opponent()].map(|color| setup.player(color).name.as_str());
        let (table, first) = self.table_of(game.round, game.table, names)?;
        let black = if game.first == Color::Black { first } else { first.other() };
        Some((GamePlace { round: game.round, table, game: game.game }, black))
    }

    /// Enters the result of a game, unless it has a different one. What somebody said of it is no different one where the
    /// winner is the same: whichever says more stands.
    pub fn note_result(&mut self, place: GamePlace, result: TableResult) -> ResultEntry {
        let Some(table) = self.table_mut(place.round, place.table) else { return ResultEntry::NoSuchTable };
        match table.games.get(place.index()) {
            Some(there) if *there == result => ResultEntry::Noted,
            Some(there) if result.says_no_more_than(there) => ResultEntry::Noted,
            Some(there) if there.says_no_more_than(&result) => self.replace_result(place, result),
            Some(there) => ResultEntry::AnotherThere(Box::new(there.clone())),
            None => self.replace_result(place, result),
        }
    }

    /// Enters a result in place of `before`, if that is the current one; otherwise acts like [`Self::note_result`].
    pub fn exchange_result(
        &mut self,
        place: GamePlace,
        before: Option<&TableResult>,
        result: TableResult,
    ) -> ResultEntry {
        match self.note_result(place, result.clone()) {
            ResultEntry::AnotherThere(there) if Some(&*there) == before => self.replace_result(place, result),
            entry => entry,
        }
    }

    /// The result of a game.
    #[must_use]
    pub fn result(&self, place: GamePlace) -> Option<&TableResult> {
        self.table(place.round, place.table)?.games.get(place.index())
    }

    /// Enters a result in place of any other.
    pub fn replace_result(&mut self, place: GamePlace, result: TableResult) -> ResultEntry {
        let before = self.result(place).cloned();
        let entry = self.put_result(place, result);
        self.note_correction(place, before.as_ref());
        entry
    }

    fn put_result(&mut self, place: GamePlace, result: TableResult) -> ResultEntry {
        let Some(table) = self.table_mut(place.round, place.table) else { return ResultEntry::NoSuchTable };
        match table.games.get_mut(place.index()) {
            Some(there) => {
                *there = result;
                table.note_seats_in_play();
                table.stop_playing();
                ResultEntry::Noted
            }
            None => table.add_result(place, result),
        }
    }

    /// Removes the result of a game, as if it had not been played. Later games of the series keep theirs.
    pub fn clear_result(&mut self, place: GamePlace) {
        let before = self.result(place).cloned();
        let table = self.table_mut(place.round, place.table);
        if let Some(table) = table.filter(|table| place.index() < table.games.len()) {
            table.games.remove(place.index());
        }
        self.note_correction(place, before.as_ref());
    }
}

impl GamePlace {
    /// The index among the results of the table.
    const fn index(self) -> usize {
        self.game.saturating_sub(1) as usize
    }
}

impl Table {
    /// What its board tells after the end reaches it by whatever names it has now.
    fn note_seats_in_play(&mut self) {
        if self.playing.is_some() {
            self.note_seats();
        }
    }

    /// Adds the result of the next game of the series; later ones are refused.
    fn add_result(&mut self, place: GamePlace, result: TableResult) -> ResultEntry {
        let is_next = place.index() == self.games.len() && self.games.len() < self.best_of as usize;
        if !is_next {
            return ResultEntry::NoSuchTable;
        }
        self.games.push(self.as_played(place, result));
        self.note_seats_in_play();
        self.stop_playing();
        ResultEntry::Noted
    }
}
