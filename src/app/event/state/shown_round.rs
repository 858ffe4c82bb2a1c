//! Which round of an event is shown.

use crate::app::event::state::OpenEvent;
use crate::tournament::{Round, Tournament};

impl OpenEvent {
    /// The round that is shown.
    #[must_use]
    pub fn shown_round(&self) -> Option<&Round> {
        self.tournament.round(self.round)
    }

    /// Shows the round that somebody chose.
    pub fn show_round(&mut self, number: u32) {
        let current = self.tournament.current_round().map(|round| round.number);
        (self.round, self.table, self.stays) = (number, None, current != Some(number));
    }

    /// Shows the round whose pairings have come in here.
    pub fn show_paired(&mut self, number: u32) {
        (self.round, self.table, self.stays) = (number, None, false);
    }

    /// A round that was chosen stays only as long as another one is being played.
    fn note_current(&mut self) {
        let current = self.tournament.current_round().map(|round| round.number);
        self.stays &= current != Some(self.round);
    }

    /// Takes in what others have written. Shows the current round, if the one shown is finished, nobody is using it and
    /// nobody chose it.
    pub fn take_in(&mut self, tournament: Tournament) {
        let is_open = |round: &Round| !round.is_over();
        self.note_current();
        let is_done_with = !self.stays && self.table.is_none() && !self.shown_round().is_some_and(is_open);
        self.tournament = tournament;
        self.note_current();
        let current = self.tournament.current_round().filter(|round| is_open(round));
        if let Some(round) = current.map(|round| round.number).filter(|_| is_done_with) {
            self.round = round;
        }
    }

    /// Whoever looks at the event again has done with a round that is over, even one that was chosen: the one that is to be
    /// played next is shown in its place.
    pub fn look_again(&mut self) {
        self.take_in(self.tournament.clone());
        let is_over = self.shown_round().is_some_and(|round| round.is_paired() && round.is_over());
        if is_over && let Some(current) = self.tournament.current_round() {
            (self.round, self.table, self.stays) = (current.number, None, false);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::clock::TimeControl;
    use crate::session::Player;
    use crate::tournament::{GamePlace, Seat, Table, TableResult};

    fn three_rounds() -> Tournament {
        let mut event = Tournament::new("club".to_owned(), "casual".to_owned(), TimeControl::UNTIMED);
        for round in 1..=3 {
            event.round_mut(round);
        }
        event
    }

    fn paired(mut event: Tournament, round: u32) -> Tournament {
        let player = |name: &str| Player { name: name.to_owned(), rank: String::new() };
        event.set_tables(round, vec![Table::new(1, player("Arai"), player("Baba"))]);
        event
    }

    #[test]
    fn a_round_that_somebody_chose_stays_whatever_others_write() {
        let mut event = OpenEvent::new(paired(three_rounds(), 1), None);
        event.tournament.note_result(GamePlace { round: 1, table: 1, game: 1 }, TableResult::told(Some(Seat::First)));
        let paired = paired(event.tournament.clone(), 2);
        event.take_in(paired.clone());
        assert_eq!(event.round, 2, "nobody chose");
        event.show_round(1);
        event.take_in(paired.clone());
        assert_eq!(event.round, 1, "somebody corrects a result of it");
        event.show_round(2);
        event.take_in(paired);
        assert_eq!((event.round, event.stays), (2, false));
    }

    fn played(mut event: Tournament, round: u32) -> Tournament {
        event.note_result(GamePlace { round, table: 1, game: 1 }, TableResult::told(Some(Seat::First)));
        event
    }

    #[test]
    fn a_round_that_was_chosen_before_it_was_played_is_followed_by_the_next() {
        let first = paired(three_rounds(), 1);
        let mut event = OpenEvent::new(first.clone(), None);
        event.show_round(2);
        event.take_in(first.clone());
        assert_eq!(event.round, 2, "somebody prepares it");
        let second = paired(played(first, 1), 2);
        event.take_in(second.clone());
        let over = played(second, 2);
        event.take_in(over.clone());
        event.take_in(paired(over, 3));
        assert_eq!(event.round, 3, "it was the one being played");
    }

    #[test]
    fn a_round_that_was_chosen_is_followed_by_one_that_is_paired_here() {
        let first = paired(three_rounds(), 1);
        let mut event = OpenEvent::new(first.clone(), None);
        event.show_round(3);
        event.tournament = paired(first.clone(), 2);
        event.show_paired(2);
        let second = played(paired(first, 2), 2);
        event.take_in(second.clone());
        event.take_in(second);
        assert_eq!(event.round, 1, "it is over, and the first is still played");
    }

    #[test]
    fn whoever_looks_again_sees_the_first_round_that_is_not_over_and_else_the_last() {
        let first = played(paired(three_rounds(), 1), 1);
        let again = |tournament: &Tournament, round: u32| {
            let mut event = OpenEvent::new(tournament.clone(), None);
            event.show_round(round);
            event.table = Some(1);
            event.look_again();
            (event.round, event.table)
        };
        assert_eq!(again(&first, 1), (2, None), "the second is to be paired");
        assert_eq!(again(&first, 3), (3, Some(1)), "somebody prepares it");
        let second = paired(first, 2);
        assert_eq!(again(&second, 1), (2, None), "although it was chosen");
        let third = played(paired(played(second, 2), 3), 3);
        assert_eq!(again(&third, 1), (3, None));
    }

    #[test]
    fn a_second_machine_comes_to_the_round_that_others_have_paired() {
        let mut event = OpenEvent::new(three_rounds(), None);
        event.round = 3;
        event.take_in(paired(three_rounds(), 1));
        assert_eq!(event.round, 1, "nothing is to be played in the third");
        let mut played = paired(three_rounds(), 1);
        played.note_result(GamePlace { round: 1, table: 1, game: 1 }, TableResult::told(Some(Seat::First)));
        event.table = Some(1);
        event.take_in(paired(played.clone(), 2));
        assert_eq!(event.round, 1, "somebody is at a pairing of it");
        event.table = None;
        event.take_in(paired(played, 2));
        assert_eq!(event.round, 2);
    }
}
