//! What the hall view shows besides boards: before a round its pairings, after it the results and the standings.

use crate::app::state::AppState;
use crate::clock::SessionTime;
use crate::hall::{HallOrder, HallTable, LiveState, Page};
use crate::tournament::{Round, Table, Tournament};

/// As many lines of a list stand on a page: they are read across a hall.
pub const LINES_ON_A_PAGE: usize = 16;

/// A page of the hall view.
#[derive(Clone, Debug)]
pub enum HallPage<'a> {
    /// Boards, with a line for each game that is over.
    Games(Page<'a>),
    /// A list between rounds.
    List(ListPage),
}

/// A page of a list between rounds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ListPage {
    /// The pairings of a round, or its results: from this line on.
    Round(u32, usize),
    /// The standings, from this line on.
    Standings(usize),
}

impl AppState {
    /// The order by which the whole hall stands still at present.
    #[must_use]
    pub fn hall_stop(&self) -> Option<&HallOrder> {
        self.orders.listens.as_ref()?;
        self.orders.heard.as_ref().filter(|order| order.stops)
    }

    /// The pages of the hall view at `now`, in the order in which they are shown; there is at least one.
    #[must_use]
    pub fn hall_pages(&self, now: SessionTime) -> Vec<HallPage<'_>> {
        let mut games = self.hall.as_ref().map(|view| view.hall.pages(now, view.is_sorted)).unwrap_or_default();
        if let Some(event) = &self.event {
            // What was played beside the event is none of its results.
            let is_told = |table: &&HallTable| !is_over(table) || is_of_event(&event.tournament, table);
            games.iter_mut().for_each(|page| page.lines.retain(is_told));
            games.retain(|page| !page.boards.is_empty() || !page.lines.is_empty());
        }
        let is_in_play = |table: &&HallTable| matches!(table.state(), LiveState::Running | LiveState::Paused);
        let plays = games.iter().any(|page| page.boards.iter().any(is_in_play));
        let event = self.event.as_ref().filter(|_| !plays);
        let lists = event.map(|event| lists(&event.tournament, event.tournament.entrants().len()));
        match lists {
            Some(pages) if !pages.is_empty() => pages.into_iter().map(HallPage::List).collect(),
            Some(_) | None if games.is_empty() => vec![HallPage::Games(Page::default())],
            Some(_) | None => games.into_iter().map(HallPage::Games).collect(),
        }
    }
}

fn is_over(table: &HallTable) -> bool {
    table.state() == LiveState::Over
}

/// Whether a game belongs to the event: it says so, or the two sit at its table there. A record that says nothing may.
fn is_of_event(event: &Tournament, seen: &HallTable) -> bool {
    let Some(live) = &seen.sighting.live else { return true };
    let names = seen.sighting.players.each_ref().map(|player| player.name.as_str());
    let is_theirs = |table: &Table| {
        let [first, second] = [&table.first, &table.second].map(|player| player.name.as_str());
        [[first, second], [second, first]].contains(&names)
    };
    let tables = event.rounds.iter().filter_map(|round| round.table(live.table?));
    live.event.trim() == event.title.trim() || tables.into_iter().any(is_theirs)
}

/// The lists between rounds; none while games of the last round are in play. Before a round they end with what came of the one
/// before: whoever has just played looks for it.
fn lists(event: &Tournament, placed: usize) -> Vec<ListPage> {
    let mut paired = event.rounds.iter().rev().filter(|round| round.is_paired());
    let Some(round) = paired.next() else { return Vec::new() };
    let after = |round| lines(event, round).chain(starts(placed, LINES_ON_A_PAGE).map(ListPage::Standings));
    match (round.is_awaited(), round.is_over()) {
        (true, _) => {
            let before = paired.next().filter(|round| round.is_over());
            lines(event, round).chain(before.into_iter().flat_map(after)).collect()
        }
        (false, true) => after(round).collect(),
        (false, false) => Vec::new(),
    }
}

/// The pages of a round; the boards of two teams have a line before them.
fn lines(event: &Tournament, round: &Round) -> impl Iterator<Item = ListPage> + use<> {
    let number = round.number;
    let count = round.tables.len() + round.byes.len() + event.team_matches(round).len();
    starts(count, LINES_ON_A_PAGE).map(move |at| ListPage::Round(number, at))
}

/// Where pages begin of which each has so many of `count`; there is at least one.
fn starts(count: usize, on_a_page: usize) -> impl Iterator<Item = usize> {
    (0..count.max(1)).step_by(on_a_page)
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;
    use crate::app::event::state::OpenEvent;
    use crate::app::hall::form::HallView;
    use crate::app::settings::form::Settings;
    use crate::clock::TimeControl;
    use crate::hall::{LiveGame, Sighting, Venue};
    use crate::session::{MatchSession, MatchSetup, Player};
    use crate::tournament::{Seat, TableResult};

    fn round(tables: u32) -> Round {
        let player = |name: String| Player { name, rank: String::new() };
        let table = |number| Table::new(number, player(format!("a{number}")), player(format!("b{number}")));
        Round { tables: (1..=tables).map(table).collect(), ..Round::new(1) }
    }

    fn of_rounds(rounds: Vec<Round>) -> Tournament {
        Tournament { rounds, ..Tournament::new("Cup".to_owned(), "casual".to_owned(), TimeControl::UNTIMED) }
    }

    /// What is seen of a game at this table.
    fn seen(event: &str, names: [&str; 2]) -> HallTable {
        let now = SessionTime::default();
        let players = names.map(|name| Player { name: name.to_owned(), rank: String::new() });
        let session = MatchSession::new(MatchSetup { players, ..MatchSetup::default() });
        let place = Venue { event: event.to_owned(), table: Some(2), ..Venue::default() };
        let live = LiveGame { state: LiveState::Over, ..LiveGame::of(&session, now, &place) };
        HallTable::new(Sighting::of("two", None, Some(&live)).unwrap(), Duration::ZERO, now)
    }

    #[test]
    fn what_is_played_beside_an_event_at_a_table_of_the_same_number_is_none_of_its_results() {
        let mut event = of_rounds(vec![round(2)]);
        assert!(is_of_event(&event, &seen("Cup", ["a2", "b2"])));
        assert!(is_of_event(&event, &seen("The cup as it was called before", ["b2", "a2"])));
        assert!(!is_of_event(&event, &seen("", ["Ann", "Ben"])));
        assert!(!is_of_event(&event, &seen("", ["a1", "b1"])), "they sit at another table");
        let mut state = AppState::new(Settings::default());
        let mut view = HallView::new(1, "/hall".into(), SessionTime::default());
        view.hall.see(seen("", ["Ann", "Ben"]).sighting, Duration::ZERO, SessionTime::default());
        state.hall = Some(view);
        let lines = |state: &AppState| match state.hall_pages(SessionTime::default()).remove(0) {
            HallPage::Games(page) => page.lines.len(),
            HallPage::List(_) => 0,
        };
        assert_eq!(lines(&state), 1, "without an event it is a game of the hall");
        event.rounds[0].tables[0].games = vec![TableResult::told(Some(Seat::First))];
        state.event = Some(OpenEvent::new(event, None));
        assert_eq!(lines(&state), 0);
    }

    #[test]
    fn a_hall_sees_pairings_before_a_round_boards_in_it_and_results_and_standings_after_it() {
        let mut round = round(20);
        let lists = |round: &Round| super::lists(&of_rounds(vec![round.clone()]), 40);
        assert_eq!(lists(&round), [ListPage::Round(1, 0), ListPage::Round(1, 16)]);
        round.tables[0].games = vec![TableResult::told(Some(Seat::First))];
        assert_eq!(lists(&round), []);
        round.tables.iter_mut().for_each(|table| table.games = vec![TableResult::told(Some(Seat::First))]);
        let standings = [0, 16, 32].map(ListPage::Standings);
        let after = [&[ListPage::Round(1, 0), ListPage::Round(1, 16)][..], &standings].concat();
        assert_eq!(lists(&round), after);
        let next = Round { tables: self::round(2).tables, ..Round::new(2) };
        let before_the_next = [&[ListPage::Round(2, 0)][..], &after].concat();
        assert_eq!(super::lists(&of_rounds(vec![round, next]), 40), before_the_next);
    }
}
