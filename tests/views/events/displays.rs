//! What the hall sees of an event: the schedule, the countdown and the score of a series.

use std::path::PathBuf;
use std::time::Duration;

use egui::{Key, Modifiers};
use komadai::app::{CountdownScene, DisplayGame, DisplayScene, TitleScene};
use komadai::tournament::{GamePlace, Seat, TableResult};

use super::hall::{Club, EVENT};
use super::{eight_tables, resign, sides};

/// The tests begin at 10:01:40.
fn scheduled() -> Club {
    let mut event = eight_tables();
    let round = event.round_mut(1);
    (round.starts, round.lasts) = ("10:05".parse().ok(), Some(Duration::from_secs(60 * 60)));
    event.round_mut(2).starts = "13:00".parse().ok();
    Club::with(&event.to_ron())
}

fn title(club: &Club) -> TitleScene {
    match club.table.audience() {
        DisplayScene::Title(title) => title,
        other => panic!("no title page: {other:?}"),
    }
}

fn game(club: &Club) -> DisplayGame {
    match club.table.audience() {
        DisplayScene::Game(game) => *game,
        other => panic!("no game: {other:?}"),
    }
}

fn countdown(words: &str, digits: &str) -> Option<CountdownScene> {
    Some(CountdownScene { words: words.to_owned(), digits: digits.to_owned() })
}

#[test]
fn the_title_page_tells_the_event_its_schedule_and_how_long_everybody_has_to_wait() {
    let mut club = scheduled();
    club.table.wait(Duration::ZERO);
    let page = title(&club);
    assert_eq!((page.title.as_str(), page.countdown), ("Club Open", countdown("Round 1 begins in", "03:20")));
    assert_eq!(page.lines, ["Round 1: 10:05 – 11:05", "Round 2: 13:00"]);
    club.table.wait(Duration::from_secs(199));
    assert_eq!(title(&club).countdown, countdown("Round 1 begins in", "00:01"));
    club.table.wait(Duration::from_millis(1_500));
    assert_eq!(title(&club).countdown, countdown("Round 1 ends in", "1:00:00"), "half a second of it is over");
}

#[test]
fn the_window_wakes_up_for_the_next_digit_of_the_countdown_only_while_somebody_sees_it() {
    let mut club = scheduled();
    club.click("Done");
    club.table.wait(Duration::from_millis(300));
    assert_eq!(club.table.next_change(), None, "nobody looks");
    club.table.press(Modifiers::NONE, Key::F9);
    club.table.wait(Duration::ZERO);
    assert_eq!(club.table.next_change(), Some(Duration::from_millis(700)));
    club.table.wait(Duration::from_millis(700));
    assert_eq!(club.table.next_change(), Some(Duration::from_secs(1)));
}

#[test]
fn a_game_beside_the_event_that_is_open_is_not_called_by_its_name() {
    let mut club = scheduled();
    club.click("Done");
    club.table.play_all("7g7f");
    assert_eq!(game(&club).event, "");
}

#[test]
fn the_display_tells_the_place_of_the_game_and_the_score_of_its_series() {
    let mut club = scheduled();
    club.enter(8, "Oda won");
    club.start(8, "Start game 2");
    let seen = game(&club);
    assert_eq!((seen.event.as_str(), seen.place.as_str()), ("Club Open", "Round 1 · Table 8 · Game 2, best of 3"));
    let is_first_black = sides(&club)[0] == "Oda";
    assert_eq!(seen.score.as_deref(), Some(if is_first_black { "☗ 1 – ☖ 0" } else { "☗ 0 – ☖ 1" }));
    if is_first_black {
        club.table.play_all("7g7f");
    }
    resign(&mut club);
    let result = game(&club).result.expect("the game is over");
    assert!(result.winner.as_ref().is_some_and(|winner| winner.ends_with("Oda")), "the winner comes first");
    let names = if is_first_black { "☗ Oda 2 – 0 ☖ Park" } else { "☗ Park 0 – 2 ☖ Oda" };
    assert_eq!(result.series, Some(format!("Best of 3: {names}")));
}

#[test]
fn the_score_of_a_series_follows_the_event_where_an_earlier_game_is_decided_otherwise_meanwhile() {
    let mut club = scheduled();
    club.enter(8, "Oda won");
    club.start(8, "Start game 2");
    let is_first_black = sides(&club)[0] == "Oda";
    let mut theirs = club.file();
    theirs.replace_result(GamePlace { round: 1, table: 8, game: 1 }, TableResult::told(Some(Seat::Second)));
    club.disk.insert(EVENT.into(), theirs.to_ron());
    club.table.wait(Duration::from_secs(6));
    club.settle();
    assert_eq!(game(&club).score.as_deref(), Some(if is_first_black { "☗ 0 – ☖ 1" } else { "☗ 1 – ☖ 0" }));
    if is_first_black {
        club.table.play_all("7g7f");
    }
    resign(&mut club);
    let names = if is_first_black { "☗ Oda 1 – 1 ☖ Park" } else { "☗ Park 1 – 1 ☖ Oda" };
    let result = game(&club).result.expect("the game is over");
    assert_eq!(result.series, Some(format!("Best of 3: {names}")));
}

#[test]
fn a_finished_game_leaves_the_countdown_of_the_round_on_the_display() {
    let mut club = scheduled();
    club.start(1, "Start the game");
    assert_eq!(game(&club).countdown, None, "while they play, their clocks are what counts");
    resign(&mut club);
    club.table.wait(Duration::ZERO);
    let seen = game(&club);
    assert!(seen.result.is_some());
    assert_eq!(seen.countdown.map(|it| it.words).as_deref(), Some("Round 1 begins in"));
}

#[test]
fn displays_with_an_event_are_painted_at_every_size() {
    for (width, height) in [(640.0, 360.0), (1280.0, 720.0), (2560.0, 1440.0), (900.0, 900.0)] {
        scheduled().table.paint_display(width, height, None);
        let mut club = scheduled();
        club.enter(8, "Oda won");
        club.start(8, "Start game 2");
        club.table.paint_display(width, height, None);
    }
}

/// A club that shares its games with a hall, with a game begun at table 3.
fn sharing_club() -> Club {
    use komadai::app::{HallSettings, Settings};
    let hall = HallSettings { shared_in: Some(PathBuf::from("/hall")), ..HallSettings::default() };
    let language = Some(komadai::text::Language::English);
    let table = crate::table::Table::with(Settings { hall, language, ..Settings::default() }, 1280.0, 800.0);
    let mut club = Club::at(table, &eight_tables().to_ron());
    club.start(3, "Start the game");
    club.table.play_all("7g7f");
    club
}

#[test]
fn a_game_of_an_event_tells_the_hall_its_round_and_its_table() {
    use komadai::app::{Effect, HallJob};
    let mut club = sharing_club();
    let told = club.table.take_effects().into_iter().find_map(|effect| match effect {
        Effect::Hall(HallJob::Write { live, .. }) => Some(live),
        _ => None,
    });
    let live = told.expect("the hall is told");
    assert_eq!((live.event.as_str(), live.round.as_str(), live.table), ("Club Open", "1", Some(3)));
}

#[test]
fn the_number_of_a_table_is_taken_as_soon_as_it_is_set_though_nobody_plays_yet() {
    use komadai::app::{Action, Effect, HallAction, HallForm, HallJob, HallSettings, Settings};
    let settings = Settings { language: Some(komadai::text::Language::English), ..Settings::default() };
    let mut table = crate::table::Table::with(settings, 1280.0, 800.0);
    let vacant = |table: &mut crate::table::Table| {
        table.take_effects().into_iter().find_map(|effect| match effect {
            Effect::Hall(HallJob::Write { live, record, .. }) => Some((live.is_vacant, record.is_some())),
            _ => None,
        })
    };
    assert_eq!(vacant(&mut table), None, "nothing is shared");
    table.ask(Action::Hall(HallAction::Configure));
    let form = HallForm { shares: true, shared_in: "/hall".to_owned(), ..HallForm::of(&HallSettings::default()) };
    table.ask(Action::Hall(HallAction::Edit(form)));
    table.click("Save");
    assert_eq!(vacant(&mut table), Some((true, false)));
    table.wait(Duration::from_secs(30));
    assert_eq!(vacant(&mut table), Some((true, false)), "it is said again and again");
    table.play_all("7g7f");
    assert_eq!(vacant(&mut table), Some((false, true)));
}

#[test]
fn both_of_two_machines_with_one_table_number_are_told_what_is_known_and_what_to_do() {
    use komadai::app::{HallNews, Incoming};
    use komadai::hall::{LiveWriter, NumberStanding};
    let other = LiveWriter {
        id: "b".to_owned(),
        machine: "desk two".to_owned(),
        players: ["Chiba", "Doi"].map(str::to_owned),
        since: 1_000,
        ..LiveWriter::default()
    };
    for (standing, told, remedy) in [
        (
            NumberStanding::Taken(other.clone()),
            "desk two, where Chiba – Doi play. The hall shows the game there, not this one.",
            "Choose another table number here",
        ),
        (
            NumberStanding::Wanted(other),
            "The hall shows this game. Waiting for the number since",
            "Choose another table number there",
        ),
    ] {
        let mut table = crate::table::Table::new();
        let tell = |table: &mut crate::table::Table, standing: &NumberStanding| {
            table.receive(Incoming::Hall(HallNews::Number(standing.clone(), 61_000)));
        };
        tell(&mut table, &standing);
        tell(&mut table, &standing);
        assert_eq!(table.count("Table number 1 is in use twice in the hall"), 1, "{:?}", table.everything());
        assert!(table.shows_containing(told) && table.shows_containing(remedy), "{:?}", table.everything());
        table.click("Hall…");
        assert!(table.shows("Table number"), "the remedy is one press away");
        table.press(egui::Modifiers::NONE, egui::Key::Escape);
        tell(&mut table, &NumberStanding::Alone);
        assert!(!table.shows_containing("in use twice"), "it is settled");
    }
}

#[test]
fn a_table_that_hears_the_organiser_stops_and_goes_on_with_all_others() {
    use komadai::app::{Effect, HallJob, HallNews, Incoming};
    use komadai::hall::{HallOrder, LiveState};
    let mut club = sharing_club();
    club.table.take_effects();
    let mut hear = |order: &HallOrder| {
        club.table.receive(Incoming::Hall(HallNews::Order(order.clone())));
        club.table.take_effects().into_iter().find_map(|effect| match effect {
            Effect::Hall(HallJob::Write { live, .. }) => Some((live.state, live.heard)),
            _ => None,
        })
    };
    let stop = HallOrder::after(None, true, "14:05".to_owned(), "desk".to_owned(), Duration::ZERO);
    assert_eq!(hear(&stop), Some((LiveState::Paused, 1)));
    let start = HallOrder::after(Some(&stop), false, "14:20".to_owned(), "desk".to_owned(), Duration::ZERO);
    assert_eq!(hear(&start), Some((LiveState::Running, 2)));
    assert_eq!(hear(&stop), None, "an old order is nothing new");
    assert!(club.table.shows("The organiser has started the hall again"));
}

#[test]
fn the_organiser_stops_all_tables_and_is_told_which_have_not_heard_it() {
    use komadai::app::{Effect, HallJob, HallSettings, Settings};
    let hall = HallSettings { shared_in: Some(PathBuf::from("/hall")), ..HallSettings::default() };
    let language = Some(komadai::text::Language::English);
    let table = crate::table::Table::with(Settings { hall, language, ..Settings::default() }, 1280.0, 800.0);
    let mut club = Club::at(table, &eight_tables().to_ron());
    club.table.take_effects();
    club.table.click("Stop all tables");
    let given = club.table.take_effects().into_iter().find_map(|effect| match effect {
        Effect::Hall(HallJob::Order { order, .. }) => Some(order.stops),
        _ => None,
    });
    assert_eq!(given, Some(true));
    assert!(club.table.shows_containing("All tables were asked to stop at"));
    club.table.click("Start all tables");
    assert!(club.table.shows_containing("All tables were asked to stop at"), "that was a double click");
    club.table.wait(Duration::from_secs(2));
    club.table.click("Start all tables");
    assert!(!club.table.shows_containing("All tables were asked to stop at"));
}
