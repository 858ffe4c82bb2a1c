//! A pairing as fields, and what is wrong with them.

use std::time::Duration;

use crate::app::new_game::form::SideTime;
use crate::clock::{AfterMain, TimeControl};
use crate::session::Player;
use crate::tournament::{Round, Seat, Table, TableTime};

/// The fields of the dialog about a pairing.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PairingForm {
    /// The table's number before the change; `None` for a new pairing.
    pub before: Option<u32>,
    /// The pairing as filled in.
    pub table: Table,
    /// Each player's own time, the first-named player's first; `None` for the event's.
    pub times: Option<[SideTime; 2]>,
    /// In a series, what they have in the other games, where somebody came late to the next one.
    pub otherwise: Option<TableTime>,
    /// Somebody came late.
    pub late: Lateness,
}

/// Somebody came late, and what that costs: the organiser decides. Professionals lose three times what they were late by
/// (田丸昇, 2009-10-22); for amateur events no source lays down a factor.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Lateness {
    /// The minutes.
    pub minutes: u32,
    /// How many times they are deducted.
    pub factor: u32,
}

impl Lateness {
    /// The factors to choose from.
    pub const FACTORS: [u32; 3] = [1, 2, 3];

    /// What is deducted.
    #[must_use]
    pub const fn cost(self) -> Duration {
        Duration::from_secs(self.minutes as u64 * self.factor as u64 * 60)
    }
}

/// Why the fields are not a valid pairing of the round.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PairingFault {
    /// Another pairing has this table.
    TakenTable(u32),
    /// This player is paired elsewhere in this round, or with themselves.
    PlaysTwice(String),
    /// A player has no time at all.
    NoTime,
    /// More games have been played than the series has.
    TooFewGames,
}

impl PairingForm {
    /// The fields for a new pairing at the next table of `round`.
    #[must_use]
    pub fn new(round: Option<&Round>) -> Self {
        let tables = round.map_or(&[][..], |round| &round.tables);
        let number = tables.iter().map(|table| table.number).max().unwrap_or_default() + 1;
        Self { table: Table::new(number, Player::default(), Player::default()), ..Self::empty() }
    }

    /// The fields for an existing pairing.
    #[must_use]
    pub fn of(table: &Table) -> Self {
        let times = table.time_of_next().map(|time| [time.first, time.second].map(SideTime::of));
        let is_of_next = |time: &TableTime| time.late.is_some_and(|late| late.game == table.next_game());
        let otherwise = table.time.filter(is_of_next).map(|time| TableTime { late: None, ..time });
        Self { before: Some(table.number), table: table.clone(), times, otherwise, ..Self::empty() }
    }

    fn empty() -> Self {
        let nobody = Table::new(1, Player::default(), Player::default());
        Self { before: None, table: nobody, times: None, otherwise: None, late: Lateness { minutes: 0, factor: 1 } }
    }

    /// The time of `seat`; `usual` is the time of the event.
    fn time_of(&self, seat: Seat, usual: TimeControl) -> TimeControl {
        let own = self.times.as_ref().map(|[first, second]| if seat == Seat::First { first } else { second });
        own.map_or(usual, SideTime::control)
    }

    /// Whether the player at `seat` came so late that no main time would be left.
    #[must_use]
    pub fn is_out_of_time(&self, seat: Seat, usual: TimeControl) -> bool {
        self.is_too_late(self.time_of(seat, usual))
    }

    /// Whether the lateness can be deducted from the time of `seat`, so that something to play with is left.
    #[must_use]
    pub fn can_deduct(&self, seat: Seat, usual: TimeControl) -> bool {
        let is_all = self.is_out_of_time(seat, usual) && self.time_of(seat, usual).after == AfterMain::Loss;
        self.late.minutes > 0 && !is_all
    }

    /// Deducts the lateness from the time of `seat`, in a series from that of the next game alone; `usual` is the time of the
    /// event.
    pub fn deduct(&mut self, seat: Seat, usual: TimeControl) {
        let mut times = self.times.clone().unwrap_or_else(|| [SideTime::of(usual), SideTime::of(usual)]);
        let index = if seat == Seat::First { 0 } else { 1 };
        if self.table.best_of > 1 {
            let all = times.each_ref().map(SideTime::control);
            self.otherwise.get_or_insert(TableTime::new(all));
        }
        let before = times[index].control();
        times[index] = SideTime::of(TimeControl { main: before.main.saturating_sub(self.late.cost()), ..before });
        self.times = Some(times);
        self.late.minutes = 0;
    }

    /// Whether a player with `time` would have nothing left.
    #[must_use]
    pub fn is_too_late(&self, time: TimeControl) -> bool {
        self.late.minutes > 0 && time.is_timed() && time.main <= self.late.cost()
    }

    /// The pairing, with the time that the fields say.
    #[must_use]
    pub fn table(self) -> Table {
        let times = self.times.map(|times| times.map(|time| time.control()));
        let of_next = self.otherwise.filter(|_| self.table.best_of > 1);
        let time = times.map(|times| match of_next {
            Some(otherwise) => otherwise.with_late(self.table.next_game(), times),
            None => TableTime::new(times),
        });
        Table { time, ..self.table }
    }

    /// Why it cannot be entered in `round`, if so.
    #[must_use]
    pub fn fault(&self, round: Option<&Round>) -> Option<PairingFault> {
        let tables = round.map_or(&[][..], |round| &round.tables);
        let others = || tables.iter().filter(|table| Some(table.number) != self.before);
        if others().any(|table| table.number == self.table.number) {
            return Some(PairingFault::TakenTable(self.table.number));
        }
        if self.games(round) > self.table.best_of as usize {
            return Some(PairingFault::TooFewGames);
        }
        if self.times.iter().flatten().any(SideTime::is_nothing) {
            return Some(PairingFault::NoTime);
        }
        let elsewhere: Vec<&str> = others().flat_map(names).collect();
        let [first, second] = names(&self.table);
        let twice = |name: &&str| !name.is_empty() && elsewhere.contains(name);
        let same = (first == second && !first.is_empty()).then_some(first);
        same.or_else(|| [first, second].into_iter().find(twice)).map(|name| PairingFault::PlaysTwice(name.to_owned()))
    }

    /// Whether the pairing is there and nothing has been played at it.
    #[must_use]
    pub fn can_remove(&self, round: Option<&Round>) -> bool {
        self.before.is_some() && self.games(round) == 0
    }

    /// How many games have been played at the table by now.
    fn games(&self, round: Option<&Round>) -> usize {
        let tables = round.map_or(&[][..], |round| &round.tables);
        let present = tables.iter().find(|table| Some(table.number) == self.before);
        present.map_or(0, |table| table.games.len())
    }
}

fn names(table: &Table) -> [&str; 2] {
    [table.first.name.trim(), table.second.name.trim()]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn whoever_comes_late_loses_that_time_so_many_times_and_the_other_player_none() {
        let minutes = |count: u64| Duration::from_secs(count * 60);
        let usual = TimeControl::byoyomi(minutes(30), Duration::from_secs(30));
        let mut form = PairingForm { late: Lateness { minutes: 7, factor: 3 }, ..PairingForm::new(None) };
        assert!(!form.is_too_late(usual));
        form.deduct(Seat::Second, usual);
        let time = form.clone().table().time.expect("the two have their own time");
        assert_eq!((time.first, time.second.main), (usual, minutes(9)));
        assert_eq!(time.second.after, usual.after, "byoyomi stays");
        form.late.minutes = 3;
        assert!(form.is_too_late(time.second), "3 × 3 minutes are all there is");
        assert!(form.is_out_of_time(Seat::Second, usual) && !form.is_out_of_time(Seat::First, usual));
        assert!(form.can_deduct(Seat::Second, usual), "byoyomi is left");
    }

    #[test]
    fn in_a_series_a_player_who_came_late_to_one_game_has_all_the_time_in_the_next() {
        let usual = TimeControl::byoyomi(Duration::from_secs(900), Duration::from_secs(30));
        let mut table = Table { best_of: 3, ..Table::new(1, Player::default(), Player::default()) };
        for own in [None, Some(TableTime::new([usual, TimeControl::sudden_death(Duration::from_secs(60))]))] {
            table.time = own;
            let mut form = PairingForm { late: Lateness { minutes: 5, factor: 1 }, ..PairingForm::of(&table) };
            form.deduct(Seat::First, usual);
            let mut late = form.table();
            let again = PairingForm::of(&late).table();
            assert_eq!(again, late, "a form that is only looked at changes nothing");
            let time = |table: &Table| table.time_of_next().expect("they have their own").of(Seat::First).main;
            assert_eq!(time(&late), Duration::from_secs(600));
            late.games.push(crate::tournament::TableResult::told(Some(Seat::First)));
            assert_eq!(time(&late), usual.main);
            assert_eq!(PairingForm::of(&late).table().time_of_next(), Some(own.unwrap_or(TableTime::both(usual))));
        }
    }

    #[test]
    fn nothing_is_deducted_that_would_leave_a_player_no_time_at_all() {
        let usual = TimeControl::sudden_death(Duration::from_secs(600));
        for (minutes, is_left) in [(0, false), (3, true), (4, false), (60, false)] {
            let form = PairingForm { late: Lateness { minutes, factor: 3 }, ..PairingForm::new(None) };
            assert_eq!(form.can_deduct(Seat::First, usual), is_left, "{minutes}");
            assert_eq!(form.is_out_of_time(Seat::First, usual), minutes > 3, "{minutes}");
        }
    }
}
