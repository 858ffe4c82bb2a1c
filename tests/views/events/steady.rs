//! What comes and goes by itself in the event window moves nothing: a click meets the pairing that was seen when the hand set
//! out.

use std::path::PathBuf;
use std::time::Duration;

use komadai::app::{Action, EventAction, HallNews, HallSettings, HandResult, Incoming, RoundAction, Settings};
use komadai::hall::HallOrder;
use komadai::storage::EventFile;
use komadai::text::Language;
use komadai::tournament::{Entrant, Seat};

use super::eight_tables;
use super::hall::Club;
use crate::steady::{check_places, places};
use crate::table::Table;

/// The last two are the smaller ones with words at 200 %.
const WINDOWS: [(f32, f32); 5] = [(1280.0, 800.0), (900.0, 600.0), (700.0, 900.0), (640.0, 400.0), (450.0, 300.0)];

/// The organiser's window, before the first of two rounds begins at 10:05. The tests begin at 10:01:40.
fn clubs() -> impl Iterator<Item = (Club, String)> {
    Language::ALL.into_iter().flat_map(|language| {
        WINDOWS.map(|(width, height)| {
            let mut event = eight_tables();
            let round = event.round_mut(1);
            (round.starts, round.lasts) = ("10:05".parse().ok(), Some(Duration::from_secs(60)));
            event.players = (1..=6).map(|number| Entrant::new(number, &format!("Player {number}"))).collect();
            let hall = HallSettings { shared_in: Some(PathBuf::from("/hall")), ..HallSettings::default() };
            let settings = Settings { hall, language: Some(language), ..Settings::default() };
            let mut club = Club::without(Table::with(settings, width, height));
            club.disk.insert(super::EVENT.into(), event.to_ron());
            club.show();
            club.click(if language == Language::English { "Open…" } else { "開く…" });
            club.choose_file(EventFile::Open, super::EVENT);
            (club, format!("{language:?}, {width}×{height}"))
        })
    })
}

fn act(club: &mut Club, action: EventAction) {
    club.table.ask(Action::Event(action));
    club.settle();
}

#[test]
fn the_pairings_stay_where_they_are_when_a_notice_goes() {
    for (mut club, window) in clubs() {
        act(&mut club, EventAction::Rounds(RoundAction::Propose));
        act(&mut club, EventAction::Rounds(RoundAction::Publish));
        let before = places(&club.table);
        club.table.wait(Duration::from_secs(10));
        check_places(&before, &club.table, &window);
    }
}

#[test]
fn the_pairings_stay_where_they_are_when_a_file_cannot_be_reached_and_when_it_can() {
    for (mut club, window) in clubs() {
        let before = places(&club.table);
        club.disk.remove(&PathBuf::from(super::EVENT));
        for _ in 0..4 {
            club.table.wait(Duration::from_secs(6));
            club.settle();
        }
        check_places(&before, &club.table, &window);
        act(&mut club, EventAction::Choose(1));
        act(&mut club, EventAction::Enter(HandResult::Drawn));
        club.is_full = true;
        let entered = places(&club.table);
        act(&mut club, EventAction::Enter(HandResult::Won(Seat::First)));
        check_places(&entered, &club.table, &window);
    }
}

#[test]
fn the_pairings_stay_where_they_are_when_a_round_begins_and_ends() {
    for (mut club, window) in clubs() {
        let before = places(&club.table);
        for seconds in [190, 20, 70] {
            club.table.wait(Duration::from_secs(seconds));
            club.settle();
            check_places(&before, &club.table, &format!("{window}, after {seconds} s more"));
        }
    }
}

#[test]
fn the_pairings_stay_where_they_are_when_another_machine_stops_the_hall() {
    for (mut club, window) in clubs() {
        let before = places(&club.table);
        let stop = HallOrder::after(None, true, "14:05".to_owned(), "desk".to_owned(), Duration::ZERO);
        club.table.receive(Incoming::Hall(HallNews::Order(stop)));
        check_places(&before, &club.table, &window);
    }
}
