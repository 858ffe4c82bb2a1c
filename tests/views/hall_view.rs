//! The hall view: what can be read from eight metres, and what is done with it.

use std::time::Duration;

use egui::Key;
use komadai::app::{
    Action, Command, Effect, HallAction, HallForm, HallJob, HallNews, HallSettings, Incoming, Settings,
};
use komadai::clock::{SessionTime, TimeControl};
use komadai::hall::{LiveGame, Notice, Sighting, Venue};
use komadai::session::{MatchCommand, MatchSession, MatchSetup, Player};
use komadai::text::Language;

use crate::table::Table;

/// The least size of letters, in shares of the screen's height, less the margin that a test paints around it.
const LEAST: f32 = 0.017 * 0.96;

const SCREENS: [(f32, f32); 3] = [(1280.0, 800.0), (1920.0, 1080.0), (2560.0, 1440.0)];

/// What is known of a table at which two play after some moves.
fn game(number: u32) -> (MatchSession, SessionTime) {
    let time = [TimeControl::byoyomi(Duration::from_secs(600), Duration::from_secs(30)); 2];
    let players = ["Watanabe Kenichiro", "Hasegawa-Montgomery"]
        .map(|name| Player { name: format!("{name} {number}"), rank: String::new() });
    let mut session = MatchSession::new(MatchSetup { time, players, ..MatchSetup::default() });
    let mut now = SessionTime::default();
    for mv in "7g7f 3c3d 8h2b+ 3a2b".split(' ') {
        now = now.plus(Duration::from_secs(7));
        session.apply(MatchCommand::Play(mv.parse().expect("it is a move")), now).expect("it can be played");
    }
    (session, now)
}

fn seen(number: u32, session: &MatchSession, now: SessionTime, notice: Option<Notice>) -> (Sighting, Duration) {
    let place = Venue { table: Some(number), ..Venue::default() };
    let live = LiveGame { notice, ..LiveGame::of(session, now, &place) };
    let sighting = Sighting::of(&format!("table-{number:02}"), Some(session.tree()), Some(&live));
    (sighting.expect("there is a game"), Duration::ZERO)
}

/// A hall of which nothing is known yet, and the number of its watching.
fn empty_hall(language: Language, screen: (f32, f32)) -> (Table, u64) {
    empty_hall_with(Settings { language: Some(language), ..Settings::default() }, screen)
}

fn empty_hall_with(settings: Settings, (width, height): (f32, f32)) -> (Table, u64) {
    let mut table = Table::of_hall(settings, width, height);
    table.ask(Action::Command(Command::Hall));
    let form = HallForm { watched: "/hall".to_owned(), ..HallForm::of(&HallSettings::default()) };
    table.ask(Action::Hall(HallAction::Edit(form)));
    table.ask(Action::Hall(HallAction::OpenView));
    let watched = table.take_effects().into_iter().find_map(|effect| match effect {
        Effect::Hall(HallJob::Watch { id, .. }) => Some(id),
        _ => None,
    });
    (table, watched.expect("the folder is watched"))
}

/// A hall with so many tables, of which some are told of by `notice`.
fn hall(language: Language, screen: (f32, f32), tables: u32, notice: impl Fn(u32) -> Option<Notice>) -> (Table, u64) {
    let (mut table, id) = empty_hall(language, screen);
    let look = |number| {
        let (session, now) = game(number);
        seen(number, &session, now, notice(number))
    };
    table.receive(Incoming::Hall(HallNews::Seen(id, (1..=tables).map(look).collect())));
    (table, id)
}

fn resigned(number: u32) -> (Sighting, Duration) {
    let (mut session, now) = game(number);
    session.apply(MatchCommand::Resign, now).expect("anybody may");
    seen(number, &session, now, None)
}

/// Whether it is what stands on a piece: a piece is known by its place and its shape as well.
fn is_piece(words: &str) -> bool {
    words.chars().count() == 1 && "王玉飛角金銀桂香歩龍馬全圭杏と".contains(words)
}

#[test]
fn every_word_in_the_hall_can_be_read_from_eight_metres() {
    let notices = [None, Some(Notice::Stopped), Some(Notice::RepetitionNear), None, Some(Notice::Claim)];
    for screen in SCREENS {
        for language in [Language::English, Language::Japanese] {
            for tables in [1, 2, 3, 5, 8, 9, 16, 17, 30] {
                let (mut table, id) = hall(language, screen, tables, |number| notices[number as usize % 5]);
                table.receive(Incoming::Hall(HallNews::Seen(id, vec![resigned(2)])));
                table.wait(Duration::from_secs(31));
                for (words, size) in table.letters().into_iter().filter(|(words, _)| !is_piece(words)) {
                    assert!(size >= screen.1 * LEAST, "{screen:?} {tables}: {words} has {}", size / screen.1);
                }
            }
        }
    }
}

#[test]
fn a_long_address_of_the_site_can_be_read_from_eight_metres_as_well() {
    for screen in SCREENS {
        let mut settings = Settings::usual(Language::English);
        "https://club.example.org/tournaments/spring-open-2026/".clone_into(&mut settings.publish.address);
        let (mut table, id) = empty_hall_with(settings, screen);
        let (session, now) = game(1);
        table.receive(Incoming::Hall(HallNews::Seen(id, vec![seen(1, &session, now, None)])));
        let letters = table.letters();
        let size = letters.iter().find(|(words, _)| words.contains("example.org")).map(|(_, size)| size / screen.1);
        assert!(size.is_some_and(|size| size >= LEAST), "{screen:?}: {size:?}");
    }
}

#[test]
fn the_number_of_a_table_that_calls_is_the_largest_word() {
    for screen in SCREENS {
        for tables in [1, 2, 3, 8, 16, 17] {
            let (table, _) =
                hall(Language::English, screen, tables, |number| (number == tables).then_some(Notice::Called));
            let letters = table.letters();
            let number = letters.iter().filter(|(words, _)| *words == tables.to_string());
            let number = number.map(|(_, size)| *size).fold(0.0, f32::max);
            let others = letters.iter().filter(|(words, _)| *words != tables.to_string());
            let largest = others.map(|(_, size)| *size).fold(0.0, f32::max);
            assert!(number > largest * 1.2, "{screen:?} {tables}: {number} {largest}");
        }
    }
}

/// The numbers of the tables of which there are boards, in order.
fn boards(table: &Table) -> Vec<String> {
    table.everything().into_iter().map(|(label, _)| label).filter(|label| label.starts_with("Table ")).collect()
}

fn numbers(tables: impl IntoIterator<Item = u32>) -> Vec<String> {
    tables.into_iter().map(|number| format!("Table {number}")).collect()
}

#[test]
fn pages_are_balanced_and_a_table_that_calls_is_on_every_one() {
    let (mut table, id) = hall(Language::English, SCREENS[1], 17, |_| None);
    assert_eq!(boards(&table), numbers(1..=9));
    table.press(egui::Modifiers::NONE, Key::ArrowRight);
    assert_eq!(boards(&table), numbers(10..=17));
    let (session, now) = game(3);
    table.receive(Incoming::Hall(HallNews::Seen(id, vec![seen(3, &session, now, Some(Notice::Called))])));
    assert_eq!(boards(&table), numbers((10..=17).chain([3])));
    table.press(egui::Modifiers::NONE, Key::ArrowLeft);
    assert_eq!(boards(&table), numbers(1..=9), "it keeps its place");
}

#[test]
fn boards_stay_in_their_places_unless_whatever_is_urgent_is_to_come_first() {
    let (mut table, _) = hall(Language::English, SCREENS[0], 4, |number| (number == 3).then_some(Notice::Stopped));
    assert_eq!(boards(&table), numbers(1..=4));
    table.press(egui::Modifiers::NONE, Key::S);
    assert_eq!(boards(&table), numbers([3, 1, 2, 4]));
    table.press(egui::Modifiers::NONE, Key::S);
    assert_eq!(boards(&table), numbers(1..=4));
}

#[test]
fn a_game_that_ends_is_looked_at_for_a_while_and_then_is_a_line() {
    let (mut table, id) = hall(Language::English, SCREENS[0], 3, |_| None);
    table.receive(Incoming::Hall(HallNews::Seen(id, vec![resigned(2)])));
    assert_eq!(boards(&table), numbers(1..=3));
    table.wait(Duration::from_secs(31));
    assert_eq!(boards(&table), numbers([1, 3]));
    let words: Vec<String> = table.letters().into_iter().map(|(words, _)| words).collect();
    assert!(words.contains(&"Resignation".to_owned()), "{words:?}");
}

#[test]
fn a_click_shows_one_table_and_another_one_all_of_them() {
    let (mut table, _) = hall(Language::English, SCREENS[0], 5, |number| (number == 4).then_some(Notice::Called));
    table.click("Table 2");
    assert_eq!(boards(&table), numbers([2]));
    assert!(table.letters().iter().any(|(words, _)| words == "Arbiter called"), "the call is in sight");
    table.press(egui::Modifiers::NONE, Key::ArrowRight);
    assert_eq!(boards(&table), numbers([3]));
    table.press(egui::Modifiers::NONE, Key::Escape);
    assert_eq!(boards(&table), numbers(1..=5));
    table.press(egui::Modifiers::NONE, Key::Enter);
    assert_eq!(boards(&table), numbers([4]), "the most urgent");
    table.click("Table 4");
    assert_eq!(boards(&table).len(), 5);
}

#[test]
fn before_the_first_game_nobody_reads_a_path() {
    for language in [Language::English, Language::Japanese] {
        let (table, _) = empty_hall(language, SCREENS[0]);
        let letters = table.letters();
        assert!(letters.iter().all(|(words, _)| !words.contains('/')), "{letters:?}");
        assert!(letters.iter().any(|(words, _)| words.contains("not begun") || words.contains("始まって")));
    }
}

#[test]
fn files_that_cannot_be_read_are_counted_in_a_corner() {
    let (mut table, id) = hall(Language::English, SCREENS[0], 2, |_| None);
    table.receive(Incoming::Hall(HallNews::Unread(id, 3)));
    assert!(table.letters().iter().any(|(words, _)| words == "2 of 2 games in play · 3 files cannot be read in full"));
}

/// A window at the table with the number 7, whose game is seen in a hall.
fn table_seven() -> Table {
    let hall = HallSettings { shared_in: Some("/hall".into()), table: 7, ..HallSettings::default() };
    Table::with(Settings { hall, language: Some(Language::English), ..Settings::default() }, 1280.0, 800.0)
}

#[test]
fn a_table_that_has_called_shows_its_number_in_the_largest_letters() {
    let mut table = table_seven();
    table.play("7g", "7f");
    table.click("Call the arbiter");
    let letters = table.letters();
    let largest = letters.iter().max_by(|one, other| one.1.total_cmp(&other.1)).expect("there are words");
    assert_eq!(largest.0, "7", "{letters:?}");
    assert!(letters.iter().any(|(words, _)| words == "Arbiter called"));
}

#[test]
fn an_arbiter_is_called_by_a_button_only_where_there_is_one() {
    for (mut table, is_there) in [(table_seven(), true), (Table::new(), false)] {
        table.play("7g", "7f");
        assert_eq!(table.shows("Call the arbiter"), is_there);
    }
}
