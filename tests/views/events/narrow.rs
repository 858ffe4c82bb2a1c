//! The lists of an event in small windows and with large words: nothing is cut, and what explains a list stays in reach.

use std::time::Duration;

use egui::{Key, Modifiers};
use komadai::app::{Action, EventAction, EventPage, RoundAction, Settings};
use komadai::clock::TimeControl;
use komadai::rules::HandicapTable;
use komadai::session::Player;
use komadai::text::Language;
use komadai::tournament::{Entrant, GamePlace, Seat, Table as PairedTable, TableResult, Tournament};

use super::hall::Club;
use crate::table::Table;

/// The first one is a window of 900×600 with the largest words.
const SIZES: [(f32, f32); 3] = [(600.0, 400.0), (720.0, 480.0), (900.0, 600.0)];

/// Eleven players with handicaps and two rounds; somebody has withdrawn, and somebody sits out.
fn event() -> Tournament {
    let mut event = Tournament::new("Club day".to_owned(), "jsa_amateur27".to_owned(), TimeControl::UNTIMED);
    event.handicaps = Some(HandicapTable::jsa_dojo());
    let ranks = ["4-dan", "3-dan", "2-dan", "1-dan", "1k", "2k", "3k", "4k", "5k", "7k", "9k"];
    let entrant = |(rank, number): (&str, u32)| Entrant {
        rank: rank.to_owned(),
        club: "Berliner Shogi-Freunde".to_owned(),
        rating: Some(1000 + number),
        ..Entrant::new(number, &format!("Schwarzenberger {number}"))
    };
    event.players = ranks.into_iter().zip(1..).map(entrant).collect();
    event.players[2].byes = vec![3];
    event.players[4].withdrawn_after = Some(2);
    for round in 1..=2 {
        let proposal = event.propose(round, 0).expect("it can be paired");
        event.publish(&proposal);
        for table in 1..=5 {
            event.note_result(GamePlace { round, table, game: 1 }, TableResult::told(Some(Seat::First)));
        }
    }
    event
}

fn clubs() -> impl Iterator<Item = (Club, Language, f32)> {
    let each = |(width, height)| Language::ALL.map(move |language| (language, width, height));
    SIZES.into_iter().flat_map(each).map(|(language, width, height)| {
        let settings = Settings { language: Some(language), ..Settings::default() };
        let mut club = Club::without(Table::with(settings, width, height));
        club.disk.insert(super::EVENT.into(), event().to_ron());
        club.show();
        club.click(if language == Language::English { "Open…" } else { "開く…" });
        club.choose_file(komadai::storage::EventFile::Open, super::EVENT);
        (club, language, width)
    })
}

fn act(club: &mut Club, action: EventAction) {
    club.table.ask(Action::Event(action));
    club.settle();
}

#[track_caller]
fn check(club: &Club, place: &str) {
    let cut = club.table.cut_words();
    assert!(cut.is_empty(), "{place}: {cut:#?}");
    let over = club.table.words_over_words();
    assert!(over.is_empty(), "{place}: {over:#?}");
}

#[test]
fn of_a_proposal_nothing_is_cut_and_it_is_seen_from_its_beginning_each_time() {
    for (mut club, language, width) in clubs() {
        let place = format!("a proposal at {width} in {language:?}");
        act(&mut club, EventAction::Rounds(RoundAction::Propose));
        check(&club, &place);
        let first = |club: &Club| {
            let names = (1..=11).flat_map(|number| club.table.words_at(&format!("Schwarzenberger {number}")));
            names.map(|at| at.y).fold(f32::MAX, f32::min)
        };
        let before = first(&club);
        club.table.turn_wheel(-500.0);
        club.table.press(Modifiers::NONE, Key::Escape);
        act(&mut club, EventAction::ShowPage(EventPage::Players));
        club.table.wait(Duration::from_secs(1));
        act(&mut club, EventAction::Rounds(RoundAction::Propose));
        assert!((first(&club) - before).abs() < 0.5, "{place}: it stands at {} instead of {before}", first(&club));
    }
}

#[test]
fn of_players_and_pairings_nothing_is_cut() {
    for (mut club, language, width) in clubs() {
        for page in [EventPage::Players, EventPage::Pairings] {
            act(&mut club, EventAction::ShowPage(page));
            check(&club, &format!("{page:?} at {width} in {language:?}"));
        }
    }
}

/// Three tables of a final in series of three, of which one game has been played at each.
fn finals() -> Tournament {
    let mut event = Tournament::new("Club day".to_owned(), "jsa_amateur27".to_owned(), TimeControl::UNTIMED);
    let player = |name: &str| Player { name: name.to_owned(), rank: "2-dan".to_owned() };
    let names = ["Takahashi Ichiro", "Watanabe Saburo", "Kobayashi Jiro", "Nakamura Goro", "Yoshida Shiro", "Kato Sho"];
    let pair = |(names, number): (&[&str], u32)| PairedTable {
        best_of: 3,
        ..PairedTable::new(number, player(names[0]), player(names[1]))
    };
    event.set_tables(1, names.chunks(2).zip(1..).map(pair).collect());
    for table in 1..=3 {
        event.note_result(GamePlace { round: 1, table, game: 1 }, TableResult::told(Some(Seat::First)));
    }
    event
}

#[test]
fn of_series_the_scores_and_who_plays_at_the_chosen_table_are_read_whole() {
    for (width, height) in SIZES {
        let settings = Settings { language: Some(Language::English), ..Settings::default() };
        let mut club = Club::at(Table::with(settings, width, height), &finals().to_ron());
        act(&mut club, EventAction::Choose(3));
        let words = club.table.painted_words();
        assert!(words.iter().filter(|it| *it == "1 – 0").count() >= 2, "{width}: {words:?}");
        let is_headline = |words: &String| words.contains("Table 3: Yoshida Shiro 2-dan – Kato Sho 2-dan");
        assert!(words.iter().any(is_headline), "{width}: {words:?}");
        let cut = club.table.cut_words();
        assert!(cut.is_empty(), "{width}: {cut:#?}");
        let foot = club.table.place("Done").top();
        let headline = club.table.place("Change the pairing…");
        assert!(
            headline.bottom() < foot - 20.0,
            "{width}: the body is no higher than its room: {headline:?} above {foot}"
        );
    }
}

#[test]
fn the_heads_of_standings_stay_in_sight_and_their_legend_in_reach() {
    for (mut club, language, width) in clubs() {
        let place = format!("standings at {width} in {language:?}");
        act(&mut club, EventAction::ShowPage(EventPage::Standings));
        let heads = |club: &Club| {
            let name = if language == Language::English { "Name" } else { "名前" };
            club.table.words_at(name).first().map(|at| at.y)
        };
        let before = heads(&club);
        assert!(before.is_some(), "{place}");
        club.table.turn_wheel(-500.0);
        assert_eq!(heads(&club), before, "{place}");
        let legend = if language == Language::English { "bye" } else { "抜け番" };
        let is_told = |club: &Club| club.table.shows_containing(&format!("◇ {legend}"));
        if !is_told(&club) {
            club.click(if language == Language::English { "Legend" } else { "凡例" });
        }
        assert!(is_told(&club), "{place}");
    }
}
