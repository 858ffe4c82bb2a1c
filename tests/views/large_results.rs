//! A result beside a small board with large words: who won and why, and what can be done next, are in sight.

use egui::{Key, Modifiers};
use komadai::app::{Action, Command, DialogAction, NewGameForm, ScheduleAction, Settings};
use komadai::shogi::Handicap;
use komadai::text::{Language, Text};

use crate::files::open;
use crate::sounds::vanished;
use crate::table::Table;

/// 900×600 with words a quarter, a half and twice as large, and 1280×800 with words half and twice as large, in points.
const WINDOWS: [(f32, f32); 4] = [(720.0, 480.0), (600.0, 400.0), (853.0, 533.0), (640.0, 400.0)];

const LONG: &str = "Whoever has a name of so many letters";

fn begun(language: Language, window: (f32, f32), form: NewGameForm) -> Table {
    let mut settings = Settings { language: Some(language), new_game: form, ..Settings::default() };
    settings.hall.shared_in = Some("/nowhere".into());
    let mut table = Table::with(settings, window.0, window.1);
    table.press(Modifiers::COMMAND, Key::N);
    table.press(Modifiers::NONE, Key::Enter);
    table
}

/// 千日手 in a handicap game.
fn repeated(language: Language, window: (f32, f32)) -> Table {
    let form =
        NewGameForm { handicap: Handicap::TwoPieces, profile: "jsa_amateur27".to_owned(), ..NewGameForm::default() };
    let mut table = begun(language, window, form);
    (0..3).for_each(|_| play(&mut table, "4a5b 5i4h 5b4a 4h5i", language));
    table.ask(Action::Dialog(DialogAction::Confirm));
    table
}

fn resigned(language: Language, window: (f32, f32)) -> Table {
    let names = ["Arai".to_owned(), LONG.to_owned()];
    let mut table = begun(language, window, NewGameForm { names, ..NewGameForm::default() });
    play(&mut table, "7g7f 3c3d 2g2f 8c8d 2f2e", language);
    play(&mut table, "8d8e 6i7h 4a3b", language);
    table.ask(Action::Command(Command::Resign));
    table.ask(Action::Dialog(DialogAction::Confirm));
    table
}

fn play(table: &mut Table, moves: &str, language: Language) {
    moves.split_whitespace().for_each(|mv| {
        let [from, to] = [&mv[..2], &mv[2..4]].map(|square| named(square, language));
        table.play(&from, &to);
    });
}

fn named(square: &str, language: Language) -> String {
    let (file, rank) = square.split_at(1);
    let rank = rank.bytes().next().map_or(0, |rank| usize::from(rank - b'a'));
    match language {
        Language::English => square.to_owned(),
        Language::Japanese => format!("{file}{}", ["一", "二", "三", "四", "五", "六", "七", "八", "九"][rank]),
    }
}

/// Whatever stands there is wholly inside of the window above its status line, and what is pressed is as high as it should be.
#[track_caller]
fn check_card(table: &Table, text: &Text, window: (f32, f32)) {
    let cross = table.place(&text.say("result-close"));
    assert!(cross.top() >= 44.0, "{window:?}: the heading begins at {cross:?}");
    for command in [Command::Review, Command::NewGame] {
        let words = text.say(command.name());
        let is_below = |rect: &egui::Rect| rect.top() > cross.bottom() && rect.bottom() <= window.1 - 24.0;
        let buttons = table.everything().into_iter().filter(|(name, rect)| *name == words && is_below(rect));
        assert_eq!(buttons.count(), 1, "{window:?}: {words}");
    }
    let call = text.say(Command::CallArbiter.name());
    let top = if table.shows(&call) { table.place(&call) } else { cross };
    assert!(
        top == cross || top.height() >= 36.0 && top.top() >= 44.0 && top.bottom() <= cross.top(),
        "{window:?}: {top:?}"
    );
    let is_row = |name: &str| name.ends_with("0:00") || name.ends_with("0:01");
    let rows = table.everything().into_iter().filter(|(name, rect)| is_row(name) && rect.left() > window.0 * 0.55);
    rows.for_each(|(name, rect)| assert!(rect.bottom() <= top.top(), "{window:?}: {name} {rect:?} over {top:?}"));
    let seen = table.words_in_sight();
    let tells = |words: &str| seen.iter().any(|it| it.contains(words));
    let (repetition, resignation) = match text.language() {
        Language::English => ("Repetition", "Resignation"),
        Language::Japanese => ("千日手", "投了"),
    };
    assert!(tells(repetition) || tells(resignation), "{window:?}: {seen:?}");
}

#[test]
fn who_won_and_why_and_what_can_be_done_next_are_in_sight_beside_a_game() {
    for language in Language::ALL {
        for window in WINDOWS {
            for table in [repeated(language, window), resigned(language, window)] {
                check_card(&table, &Text::new(language), window);
            }
        }
    }
}

#[test]
fn a_notice_takes_nothing_of_that() {
    for language in Language::ALL {
        for window in WINDOWS {
            for mut table in [repeated(language, window), resigned(language, window)] {
                table.receive(vanished());
                check_card(&table, &Text::new(language), window);
            }
        }
    }
}

const RECORD: &str = "手合割：平手\n先手：佐藤\n1 ７六歩(77) (0:10/)\n*#評価値=50\n2 ３四歩(33) (0:20/)\n*#評価値=20\n\
3 ２六歩(27) (0:03/)\n4 ８四歩(83) (0:09/)\n5 ２五歩(26)\n6 ８五歩(84)\n7 ７八金(69)\n8 ３二金(41)\n9 投了\n";

/// 900×600 with words a quarter larger, 1280×800 with words half as large again, 2560×1440 with words twice as large.
#[test]
fn a_chart_stays_beside_five_moves() {
    for window in [(720.0, 480.0), (853.0, 533.0), (1280.0, 720.0), (1463.0, 823.0)] {
        let settings = Settings { language: Some(Language::English), ..Settings::default() };
        let mut table = Table::with(settings, window.0, window.1);
        open(&mut table, RECORD);
        table.press(Modifiers::NONE, Key::End);
        let charts = table.everything().into_iter().filter(|(name, rect)| name == "Evaluation" && rect.width() > 150.0);
        let chart = charts.map(|it| it.1).next().unwrap_or_else(|| panic!("{window:?}: no chart"));
        assert!(chart.height() >= 36.0, "{window:?}: {chart:?}");
        assert!(table.moves_in_sight() >= 4, "{window:?}: {:?}", table.words_in_sight());
    }
}

/// The chart, which is wider than the button that bears its name.
fn chart(table: &Table) -> Option<egui::Rect> {
    let charts = table.everything().into_iter().filter(|(name, rect)| name == "Evaluation" && rect.width() > 110.0);
    charts.map(|it| it.1).next()
}

#[test]
fn a_chart_that_is_asked_for_is_seen_beside_some_moves_in_the_smallest_window() {
    for window in WINDOWS {
        let settings = Settings { language: Some(Language::English), ..Settings::default() };
        let mut table = Table::with(settings, window.0, window.1);
        open(&mut table, RECORD);
        (0..4).for_each(|_| table.press(Modifiers::NONE, Key::ArrowRight));
        table.press(Modifiers::COMMAND, Key::K);
        table.event(egui::Event::Text("Chart below the moves: Evaluation".to_owned()));
        table.press(Modifiers::NONE, Key::Enter);
        let chart = chart(&table).unwrap_or_else(|| panic!("{window:?}: no chart"));
        assert!(chart.height() >= 36.0, "{window:?}: {chart:?}");
        assert!(table.moves_in_sight() >= 2, "{window:?}: {:?}", table.words_in_sight());
        assert!(!table.shows_containing("The chart has no room"));
        table.press(Modifiers::NONE, Key::ArrowLeft);
        assert!(self::chart(&table).is_some(), "{window:?}: it stays at the next move");
    }
}

#[test]
fn the_table_of_clock_calls_stays_inside_of_its_dialog() {
    for language in Language::ALL {
        for window in [(600.0, 400.0), (640.0, 400.0), (720.0, 480.0), (853.0, 533.0)] {
            let settings = Settings { language: Some(language), ..Settings::default() };
            let mut table = Table::with(settings, window.0, window.1);
            table.ask(Action::Command(Command::Sound));
            table.ask(Action::Dialog(DialogAction::Schedule(ScheduleAction::Open)));
            let dialog = table.dialog_rect().expect("it is open");
            let (text, all) = (Text::new(language), table.everything());
            let remove = |second: u64| text.tell("schedule-remove-second", &[("second", second.into())]);
            let removers: Vec<String> = (1..=60).map(remove).collect();
            let places: Vec<_> = all.iter().filter(|(name, _)| removers.contains(name)).collect();
            assert!(!places.is_empty() || window.1 < 500.0, "{window:?}: {all:?}");
            for (name, rect) in places {
                assert!(rect.right() <= dialog.right() - 20.0, "{window:?}: {name} {rect:?} in {dialog:?}");
            }
        }
    }
}

#[test]
fn at_a_flat_screen_the_winner_and_the_reason_come_before_the_buttons() {
    for language in Language::ALL {
        for window in [(600.0, 400.0), (640.0, 400.0), (853.0, 533.0)] {
            let new_game = NewGameForm { names: ["Arai", "Baba"].map(str::to_owned), ..NewGameForm::default() };
            let settings = Settings { language: Some(language), new_game, table_top: true, ..Settings::default() };
            let mut table = Table::with(settings, window.0, window.1);
            table.press(Modifiers::COMMAND, Key::N);
            table.press(Modifiers::NONE, Key::Enter);
            play(&mut table, "7g7f 3c3d", language);
            table.ask(Action::Command(Command::Resign));
            table.ask(Action::Dialog(DialogAction::Confirm));
            let (named, reason) = match language {
                Language::English => ("☖ Baba wins", "Resignation"),
                Language::Japanese => ("☖ Baba", "投了"),
            };
            let seen = table.words_in_sight();
            let told = seen.iter().filter(|it| it.contains(named) && it.contains(reason)).count();
            assert_eq!(told, 2, "{window:?}: {seen:?}");
            let review = Text::new(language).say(Command::Review.name());
            assert_eq!(table.count(&review), 2, "{window:?}");
        }
    }
}
