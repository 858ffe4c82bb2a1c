//! Pairings, results and standings, between rounds.

use crate::app::hall::state::{LINES_ON_A_PAGE, ListPage};
use crate::text::Text;
use crate::tournament::{BoardWords, Round, StandingWords, Standings, Tournament, notice_rows, standings_rows};

/// A list that is read across the hall.
#[derive(Clone, Debug)]
pub struct HallList {
    /// What it is.
    pub headline: String,
    /// Whether the first row names the columns.
    pub has_head: bool,
    /// Its rows.
    pub rows: Vec<Vec<String>>,
    /// What the marks mean.
    pub marks: String,
}

/// The round, unless it stands above the list already: then what there is of it.
fn headline(event: &Tournament, round: &Round, text: &Text) -> String {
    let is_above = event.current_round().is_some_and(|current| current.number == round.number);
    match (is_above, round.is_awaited()) {
        (false, _) => text.round_named(round.number, &round.name),
        (true, true) => text.say("event-page-pairings"),
        (true, false) => text.say("hall-results"),
    }
}

impl HallList {
    /// The list that is on `page`.
    pub fn of(event: &Tournament, page: ListPage, text: &Text) -> Option<Self> {
        match page {
            ListPage::Round(number, from) => {
                let round = event.round(number)?;
                let rows = notice_rows(event, round, text).into_iter().skip(from).take(LINES_ON_A_PAGE).collect();
                Some(Self { headline: headline(event, round, text), has_head: false, rows, marks: text.legend() })
            }
            ListPage::Standings(from) => {
                let mut rows = standings_rows(&Standings::of_event(event, u32::MAX).0, text).into_iter();
                let head = rows.next().into_iter();
                let rows = head.chain(rows.skip(from).take(LINES_ON_A_PAGE)).collect();
                Some(Self { headline: text.say("event-page-standings"), has_head: true, rows, marks: text.marks() })
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::clock::TimeControl;
    use crate::session::Player;
    use crate::text::Language;
    use crate::tournament::{Seat, Table, TableResult};

    #[test]
    fn the_round_that_stands_above_a_list_does_not_stand_there_again() {
        let player = |name: &str| Player { name: name.to_owned(), rank: String::new() };
        let table = || Table::new(1, player("Arai"), player("Baba"));
        let mut event = Tournament::new("Cup".to_owned(), "casual".to_owned(), TimeControl::UNTIMED);
        let headline = |event: &Tournament| {
            HallList::of(event, ListPage::Round(1, 0), &Text::new(Language::English)).unwrap().headline
        };
        event.set_tables(1, vec![table()]);
        assert_eq!(headline(&event), "Pairings");
        event.round_mut(1).tables[0].games = vec![TableResult::told(Some(Seat::First))];
        assert_eq!(headline(&event), "Results");
        event.set_tables(2, vec![table()]);
        assert_eq!(headline(&event), "Round 1", "above it stands the second one");
    }
}
