//! What the hall view shows besides boards: before a round its pairings, after it the results and the standings.

use crate::app::hall::form::TABLES_ON_A_PAGE;
use crate::app::state::AppState;
use crate::tournament::{Round, Table};

/// As many lines of a list stand on a page: they are read across a hall.
pub const LINES_ON_A_PAGE: usize = 16;

/// A page of the hall view.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum HallPage {
    /// Boards: from this one on.
    Boards(usize),
    /// The pairings of a round, or its results: from this line on.
    Round(u32, usize),
    /// The standings, from this line on.
    Standings(usize),
}

impl AppState {
    /// The pages of the hall view, in the order in which they are shown; there is at least one.
    #[must_use]
    pub fn hall_pages(&self) -> Vec<HallPage> {
        let lists = self.event.as_ref().map(|event| lists(&event.tournament.rounds, event.tournament.entrants().len()));
        match lists {
            Some(pages) if !pages.is_empty() => pages,
            Some(_) | None => {
                let tables = self.hall.as_ref().map_or(0, |view| view.hall.counts().0);
                starts(tables, TABLES_ON_A_PAGE).map(HallPage::Boards).collect()
            }
        }
    }
}

/// The lists between rounds; none while games of the last round are in play.
fn lists(rounds: &[Round], placed: usize) -> Vec<HallPage> {
    let Some(round) = rounds.iter().rev().find(|round| round.is_paired()) else { return Vec::new() };
    let has_begun = |table: &Table| !table.games.is_empty() || table.playing.is_some();
    let lines =
        starts(round.tables.len() + round.byes.len(), LINES_ON_A_PAGE).map(|at| HallPage::Round(round.number, at));
    if !round.tables.iter().any(has_begun) {
        return lines.collect();
    }
    if !round.is_over() {
        return Vec::new();
    }
    lines.chain(starts(placed, LINES_ON_A_PAGE).map(HallPage::Standings)).collect()
}

/// Where pages begin of which each has so many of `count`; there is at least one.
fn starts(count: usize, on_a_page: usize) -> impl Iterator<Item = usize> {
    (0..count.max(1)).step_by(on_a_page)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::session::Player;
    use crate::tournament::{Seat, TableResult};

    fn round(tables: u32) -> Round {
        let player = |name: String| Player { name, rank: String::new() };
        let table = |number| Table::new(number, player(format!("a{number}")), player(format!("b{number}")));
        Round { tables: (1..=tables).map(table).collect(), ..Round::new(1) }
    }

    #[test]
    fn a_hall_sees_pairings_before_a_round_boards_in_it_and_results_and_standings_after_it() {
        let mut round = round(20);
        let lists = |round: &Round| super::lists(std::slice::from_ref(round), 40);
        assert_eq!(lists(&round), [HallPage::Round(1, 0), HallPage::Round(1, 16)]);
        round.tables[0].games = vec![TableResult::told(Some(Seat::First))];
        assert_eq!(lists(&round), []);
        round.tables.iter_mut().for_each(|table| table.games = vec![TableResult::told(Some(Seat::First))]);
        let standings = [0, 16, 32].map(HallPage::Standings);
        assert_eq!(lists(&round), [&[HallPage::Round(1, 0), HallPage::Round(1, 16)][..], &standings].concat());
    }
}
