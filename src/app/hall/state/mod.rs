//! What the hall view shows besides boards: before a round its pairings, after it the results and the standings.

mod of_event;

pub use of_event::{by_its_record, number_of, pairing_of, players_of, round_played};

use crate::app::state::AppState;
use crate::clock::SessionTime;
use crate::hall::{HallOrder, HallTable, LiveState, OfEvent, Page};
use crate::tournament::{Round, Tournament};
use of_event::{counts, is_of_round, stands_for, unseen};

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
        let is_told =
            |table: &HallTable| event.zip(played).is_some_and(|(event, round)| is_of_round(event, round, table));
        let of_round = self.hall.as_ref().zip(event.zip(played)).map(|(view, (event, round))| (view, event, round));
        let stands_for = |table: &HallTable| {
            of_round.is_some_and(|(view, event, round)| stands_for(event, round, table, &view.hall, now))
        };
        let unseen = of_round.map(|(view, event, round)| unseen(event, round, &view.hall, now)).unwrap_or_default();
        let byes = of_round.map_or(0, |(_, _, round)| round.byes.len());
        let of_event = event.map(|_| OfEvent { is_told: &is_told, stands_for: &stands_for, unseen: &unseen, byes });
        let mut games =
            self.hall.as_ref().map(|view| view.hall.pages(now, view.is_sorted, of_event)).unwrap_or_default();
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

    /// The number of games that are played, and how many of them are in play: of the event that is open, those of its round.
    #[must_use]
    pub fn hall_counts(&self) -> (usize, usize) {
        let Some(view) = &self.hall else { return (0, 0) };
        let event = self.event.as_ref().map(|event| &event.tournament);
        let round = event.and_then(|event| round_played(event).or_else(|| event.current_round()));
        match event.zip(round) {
            Some((event, round)) => counts(event, round, &view.hall),
            None => view.hall.counts(),
        }
    }
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
    use crate::hall::{LiveGame, LiveSeries, Sighting, Told, Venue};
    use crate::session::{MatchSession, MatchSetup, Player};
    use crate::tournament::{Seat, Table, TableResult};

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
        assert!(!is_of_event(seen("", ["a2", "b2"])), "two who are paired play a game of their own");
        let mut state = AppState::new(Settings::default());
        let mut view = HallView::new(1, "/hall".into(), SessionTime::default());
        view.hall.see(seen("", ["Ann", "Ben"]).sighting, Duration::ZERO, SessionTime::default());
        state.hall = Some(view);
        let lines = |state: &AppState| match state.hall_pages(SessionTime::default()).remove(0) {
            HallPage::Games(page) => page.lines.iter().filter_map(|line| line.seen()).count(),
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
        let names: Vec<&str> = page.lines.iter().filter_map(|line| Some(line.seen()?.sighting.name.as_str())).collect();
        assert_eq!(names, ["board 2", "cup-r2-t1"]);
    }

    #[test]
    fn each_pairing_of_the_round_in_play_is_told_whether_a_board_shows_it_or_not() {
        let mut round = round(4);
        round.tables[3].games = vec![TableResult::told(Some(Seat::First))];
        let mut state = AppState::new(Settings::default());
        state.event = Some(OpenEvent::new(of_rounds(vec![round]), None));
        let mut view = HallView::new(1, "/hall".into(), SessionTime::default());
        let told = |state: &AppState| {
            let HallPage::Games(page) = state.hall_pages(SessionTime::default()).remove(0) else { panic!("a list") };
            let line = |line: &Told<'_>| match line {
                Told::Seen(seen) => seen.sighting.name.clone(),
                Told::Unseen(number) => number.to_string(),
                Told::Bye(at) => format!("bye {at}"),
            };
            (page.boards.len(), page.lines.iter().map(line).collect::<Vec<_>>(), state.hall_counts())
        };
        let unseen = |all: &[&str]| all.iter().map(|it| (*it).to_owned()).collect::<Vec<_>>();
        state.hall = Some(view.clone());
        assert_eq!(told(&state), (0, unseen(&["4", "1", "2", "3"]), (4, 0)));
        let mut running = seen("Cup", ["a2", "b2"]).sighting;
        running.live.as_mut().unwrap().state = LiveState::Running;
        view.hall.see(running, Duration::ZERO, SessionTime::default());
        let beside = Sighting { name: "beside".to_owned(), ..seen("", ["Ann", "Ben"]).sighting };
        view.hall.see(beside, Duration::ZERO, SessionTime::default());
        state.hall = Some(view.clone());
        assert_eq!(
            told(&state),
            (1, unseen(&["4", "1", "3"]), (4, 1)),
            "what is played beside the event is not counted"
        );
        view.hall.see(seen("Cup", ["a2", "b2"]).sighting, Duration::ZERO, SessionTime::default());
        state.hall = Some(view);
        assert_eq!(told(&state).2, (4, 0));
    }

    #[test]
    fn whoever_has_a_bye_in_the_round_in_play_is_told_after_its_pairings() {
        let mut round = round(2);
        round.tables[0].games = vec![TableResult::told(Some(Seat::First))];
        round.byes = vec!["Eva".to_owned()];
        let mut state = AppState::new(Settings::default());
        state.event = Some(OpenEvent::new(of_rounds(vec![round]), None));
        state.hall = Some(HallView::new(1, "/hall".into(), SessionTime::default()));
        let HallPage::Games(page) = state.hall_pages(SessionTime::default()).remove(0) else { panic!("a list") };
        assert!(matches!(page.lines[..], [Told::Unseen(1), Told::Unseen(2), Told::Bye(0)]), "{:?}", page.lines);
    }

    #[test]
    fn of_a_series_the_last_game_is_told_though_its_board_was_not_seen() {
        let mut round = round(2);
        round.tables[1].best_of = 3;
        round.tables[1].games = vec![TableResult::told(Some(Seat::First))];
        let mut view = HallView::new(1, "/hall".into(), SessionTime::default());
        let mut first = seen("Cup", ["a2", "b2"]).sighting;
        first.live.as_mut().unwrap().series = Some(LiveSeries { game: 1, best_of: 3, wins: [0, 0] });
        view.hall.see(first, Duration::ZERO, SessionTime::default());
        let unseen = |round: &Round| unseen(&of_rounds(vec![round.clone()]), round, &view.hall, SessionTime::default());
        assert_eq!(unseen(&round), [1]);
        round.tables[1].games.push(TableResult::told(Some(Seat::First)));
        assert_eq!(unseen(&round), [2, 1]);
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
