//! What the hall view shows besides boards: before a round its pairings, after it the results and the standings.

use std::path::Path;

use crate::app::state::AppState;
use crate::clock::SessionTime;
use crate::hall::{HallOrder, HallTable, IsTold, LiveState, Page};
use crate::tournament::{Round, Table, TableResult, Tournament};

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
        let event = self.event.as_ref().map(|event| &event.tournament);
        // What was played beside the event, or in another round of it, is none of the results.
        let played = event.and_then(round_played);
        let of_round =
            |table: &HallTable| event.zip(played).is_some_and(|(event, round)| is_of_round(event, round, table));
        let is_told: IsTold<'_> = event.is_some().then_some(&of_round);
        let mut games =
            self.hall.as_ref().map(|view| view.hall.pages(now, view.is_sorted, is_told)).unwrap_or_default();
        games.retain(|page| event.is_none() || !page.boards.is_empty() || !page.lines.is_empty());
        let is_in_play = |table: &&HallTable| matches!(table.state(), LiveState::Running | LiveState::Paused);
        let plays = games.iter().any(|page| page.boards.iter().any(is_in_play));
        let event = event.filter(|_| !plays);
        let lists = event.map(|event| lists(event, event.entrants().len()));
        match lists {
            Some(pages) if !pages.is_empty() => pages.into_iter().map(HallPage::List).collect(),
            Some(_) | None if games.is_empty() => vec![HallPage::Games(Page::default())],
            Some(_) | None => games.into_iter().map(HallPage::Games).collect(),
        }
    }
}

/// The round of which games are in play, or were last.
fn round_played(event: &Tournament) -> Option<&Round> {
    event.rounds.iter().rev().find(|round| round.is_paired() && !round.is_awaited())
}

/// Whether a game belongs to this round of the event: its table says so, or its record, or the two sit there. A record that says
/// nothing may.
fn is_of_round(event: &Tournament, round: &Round, seen: &HallTable) -> bool {
    let names = seen.sighting.players.each_ref().map(|player| player.name.as_str());
    let is_theirs = |table: &Table| {
        let [first, second] = [&table.first, &table.second].map(|player| player.name.as_str());
        [[first, second], [second, first]].contains(&names)
    };
    let Some(live) = &seen.sighting.live else {
        let says_nothing = names.iter().all(|name| name.is_empty());
        let by_record = by_its_record(event, seen).map(|(number, _)| number);
        return by_record.map_or(says_nothing || round.tables.iter().any(is_theirs), |number| number == round.number);
    };
    // A round may have been given another name since.
    let is_another = |other: &Round| other.number != round.number && live.round == label(other);
    let is_its = live.round == label(round) || !event.rounds.iter().any(is_another);
    let is_at_its_table = live.table.and_then(|number| round.table(number)).is_some_and(is_theirs);
    is_its && (is_at_its_table || live.event.trim() == event.title.trim() && !live.round.is_empty())
}

/// The result whose record this game is, with the number of its round: that is known when nothing tells its table any more.
pub fn by_its_record<'a>(event: &'a Tournament, seen: &HallTable) -> Option<(u32, &'a TableResult)> {
    let is_its = |result: &&TableResult| {
        let stem = result.record.as_ref().and_then(|record| Path::new(record).file_stem());
        stem.is_some_and(|stem| stem == seen.sighting.name.as_str())
    };
    let of_round = |round: &'a Round| round.tables.iter().flat_map(|table| &table.games).find(is_its);
    event.rounds.iter().rev().find_map(|round| Some((round.number, of_round(round)?)))
}

/// What tables call a round.
fn label(round: &Round) -> String {
    if round.name.is_empty() { round.number.to_string() } else { round.name.clone() }
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
        let is_of_event = |seen: HallTable| is_of_round(&event, &event.rounds[0], &seen);
        assert!(is_of_event(seen("Cup", ["a2", "b2"])));
        assert!(is_of_event(seen("The cup as it was called before", ["b2", "a2"])));
        assert!(!is_of_event(seen("", ["Ann", "Ben"])));
        assert!(!is_of_event(seen("", ["a1", "b1"])), "they sit at another table");
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

    /// The record alone of a game between these two, which ended at that time.
    fn record(name: &str, [black, white]: [&str; 2], time: &str) -> HallTable {
        let text = format!("終了日時：2026/11/21 {time}\n先手：{black}\n後手：{white}\n1 ７六歩(77)\n2 投了\n");
        let tree = crate::record::import(text.as_bytes()).unwrap().tree;
        HallTable::new(Sighting::of(name, Some(&tree), None).unwrap(), Duration::ZERO, SessionTime::default())
    }

    #[test]
    fn of_the_records_beside_an_event_those_of_the_round_in_play_are_its_results() {
        let won =
            |record: &str| TableResult { record: Some(record.to_owned()), ..TableResult::told(Some(Seat::First)) };
        let mut rounds = [round(3), Round { tables: round(3).tables, ..Round::new(2) }];
        for (table, number) in rounds[0].tables.iter_mut().zip(1..) {
            table.games = vec![won(&format!("cup-r1-t{number}.kifu"))];
        }
        rounds[1].tables[0].games = vec![won("cup-r2-t1.kifu")];
        let mut state = AppState::new(Settings::default());
        state.event = Some(OpenEvent::new(of_rounds(rounds.to_vec()), None));
        let mut view = HallView::new(1, "/hall".into(), SessionTime::default());
        let in_event = [("cup-r1-t1", 1, "10:30"), ("cup-r2-t1", 1, "11:45"), ("cup-r1-t2", 2, "10:31")];
        let seen =
            in_event.map(|(name, number, time)| record(name, [&format!("a{number}"), &format!("b{number}")], time));
        // Another program has written these.
        let others = [record("board 2", ["b2", "a2"], "11:40"), record("board 9", ["Ann", "Ben"], "11:41")];
        for table in seen.into_iter().chain(others) {
            view.hall.see(table.sighting, Duration::ZERO, SessionTime::default());
        }
        state.hall = Some(view);
        let HallPage::Games(page) = state.hall_pages(SessionTime::default()).remove(0) else {
            panic!("a game is open")
        };
        let names: Vec<&str> = page.lines.iter().map(|line| line.sighting.name.as_str()).collect();
        assert_eq!(names, ["board 2", "cup-r2-t1"]);
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
