//! The library and the explorer beside the board.

use std::path::PathBuf;

use egui::{Key, Modifiers};
use komadai::app::{
    Action, Command, Effect, Exported, FileFault, Incoming, LibraryAction, LibraryJob, LibraryNews, Reach, Settings,
};
use komadai::library::{GameDate, GameFacts, MoveTally};
use komadai::library_store::{Census, Explored, FoundGame, LibraryHit, PlayedMove};
use komadai::record::{ImportError, ImportErrorKind};
use komadai::storage::{DialogAnswer, FileDialogRequest, FileError};
use komadai::text::Language;

use crate::files::open;
use crate::table::Table;

const RECORD: &str = "手合割：平手\n   1 ７六歩(77)\n   2 ３四歩(33)\n";

/// A window with a record and a folder.
fn table(own_name: &str) -> Table {
    table_of(own_name, 1280.0, 800.0)
}

fn table_of(own_name: &str, width: f32, height: f32) -> Table {
    let mut settings = Settings { language: Some(Language::English), ..Settings::usual(Language::English) };
    settings.library.add("games".into());
    settings.library.own_name = own_name.to_owned();
    let mut table = Table::with(settings, width, height);
    open(&mut table, RECORD);
    table.press(Modifiers::NONE, Key::Home);
    table
}

fn know(table: &mut Table, files: usize, indexed: usize) {
    let census = Census {
        files,
        indexed,
        unreadable: vec!["bad.kif".into(); 12.min(files - indexed)],
        games: indexed as u64,
        ..Census::default()
    };
    table.receive(Incoming::Library(LibraryNews::Known { reading: 1, census: Box::new(census), trouble: None }));
}

fn find(table: &mut Table, question: u64) {
    let tally = |mv: &str, count, wins| MoveTally {
        mv: mv.parse().expect("a move"),
        count,
        wins,
        plies: u64::from(count) * 100,
        latest: GameDate::read("2026/11/11"),
    };
    let facts = GameFacts { plies: 88, players: ["Sato".to_owned(), "Suzuki".to_owned()], ..GameFacts::default() };
    let hit =
        LibraryHit { path: std::path::Path::new("games/a.kif").into(), number: 1, is_in_variation: false, ply: 0 };
    let players = ["Sato", "Suzuki"].map(str::to_owned);
    let tallies = [tally("7g7f", 1_500, [750, 600]), tally("2g2f", 4, [1, 3])];
    let moves = tallies.map(|tally| PlayedMove { tally, players: players.clone() }).to_vec();
    let answer = Ok(Box::new(Explored { moves, games: 1_504, shown: vec![FoundGame { hit, facts: facts.into() }] }));
    table.receive(Incoming::Library(LibraryNews::Found { question, answer, reach: Reach::Whole }));
}

#[test]
fn the_explorer_says_what_was_played_and_one_press_opens_a_game() {
    let mut table = table("");
    table.press(Modifiers::COMMAND, Key::G);
    know(&mut table, 100_000, 83_412);
    assert!(table.shows("83,412 of 100,000 read, 12 unreadable, looking for files…"), "{:?}", table.everything());
    find(&mut table, 1);
    assert!(
        table.shows("☗\u{2009}P-7f 1,500 ☗ 50% · ☖ 40% · avg. 100 moves · last 2026 Sato"),
        "{:?}",
        table.everything()
    );
    assert!(table.shows("1,504 games"));
    table.click("☗ Sato – ☖ Suzuki 88 moves");
    assert!(table.take_effects().contains(&Effect::ReadRecord("games/a.kif".into())));
    table.click("☗\u{2009}P-2f 4 ☗ 25% · ☖ 75% · avg. 100 moves · last 2026 Sato");
    assert!(table.shows("1 ☗\u{2009}P-2f"));
    assert!(!table.shows("1,504 games"), "that was said of another position");
    table.press(Modifiers::COMMAND, Key::G);
    assert!(!table.shows("83,412 of 100,000 read, 12 unreadable, looking for files…"));
}

#[test]
fn what_is_being_read_is_not_counted_twice() {
    let mut table = table("");
    table.press(Modifiers::COMMAND, Key::G);
    let unread = vec!["new.kif".into(); 8];
    let census = Census { files: 10, indexed: 2, unread, ..Census::default() };
    table.receive(Incoming::Library(LibraryNews::Known { reading: 1, census: Box::new(census), trouble: None }));
    table.receive(Incoming::Library(LibraryNews::Reading { reading: 1, done: 2, total: 8 }));
    assert!(table.shows("2 of 10 read, reading… 25%"), "{:?}", table.everything());
    table.receive(Incoming::Library(LibraryNews::Over { reading: 1, trouble: None }));
    assert!(table.shows("2 of 10 read, 8 not read yet"), "{:?}", table.everything());
}

#[test]
fn why_a_file_could_not_be_read_stands_in_the_dialog_about_the_library() {
    let mut table = table("");
    table.ask(Action::Command(Command::Library));
    let files =
        |what: &str, count: usize| (0..count).map(|at| format!("{what} {at}.kif").into()).collect::<Vec<PathBuf>>();
    let census = Census { files: 40, unreadable: files("bad", 13), in_part: files("torn", 1), ..Census::default() };
    table.receive(Incoming::Library(LibraryNews::Known { reading: 1, census: Box::new(census), trouble: None }));
    let faults = [
        ("bad 0.kif", FileFault::File(FileError::NotAllowed)),
        ("bad 1.kif", FileFault::Record(ImportError { line: 1, kind: ImportErrorKind::NotARecord })),
        ("torn 0.kif", FileFault::Record(ImportError { line: 31, kind: ImportErrorKind::TooDeep { limit: 9 } })),
    ];
    let faults = faults.into_iter().map(|(path, fault)| (path.into(), fault)).collect();
    table.receive(Incoming::Library(LibraryNews::Faults(faults)));
    for words in ["bad 0.kif: ", "bad 1.kif: ", "torn 0.kif: Line 31: ", "bad 11.kif", "komadai index"] {
        assert!(table.shows_containing(words), "{words}: {:?}", table.everything());
    }
    assert!(!table.shows_containing("bad 12.kif"));
}

#[test]
fn that_a_list_is_being_saved_is_seen_wherever_the_library_is_opened_again() {
    let mut table = table("");
    table.press(Modifiers::COMMAND, Key::G);
    know(&mut table, 10, 10);
    find(&mut table, 1);
    table.click("Save the list…");
    let request = FileDialogRequest::Games { suggested: "games.csv".to_owned() };
    table.receive(Incoming::FileDialog(request, DialogAnswer::Chosen("out.csv".into())));
    let told = "10 of 10 read, looking for files…, saving a list of games…";
    table.press(Modifiers::COMMAND, Key::G);
    assert!(!table.shows(told), "the explorer is closed");
    table.press(Modifiers::COMMAND, Key::G);
    assert!(table.shows(told), "{:?}", table.everything());
    table.ask(Action::Library(LibraryAction::TidyUp));
    assert!(table.shows_containing("A list of games is being saved"), "{:?}", table.everything());
}

#[test]
fn five_moves_are_in_sight_below_the_filter() {
    let mut table = table("Sato");
    table.press(Modifiers::COMMAND, Key::G);
    know(&mut table, 10, 10);
    let moves = ["7g7f", "2g2f", "5g5f", "6g6f", "3g3f", "4g4f", "1g1f", "9g9f"];
    let tally =
        |mv: &str| MoveTally { mv: mv.parse().expect("a move"), count: 9, wins: [4, 5], plies: 900, latest: None };
    let moves = moves.map(|mv| PlayedMove { tally: tally(mv), players: Default::default() }).to_vec();
    let answer = Ok(Box::new(Explored { moves, games: 72, shown: Vec::new() }));
    table.receive(Incoming::Library(LibraryNews::Found { question: 1, answer, reach: Reach::Whole }));
    table.click("Filter");
    let labels = table.everything().into_iter().filter(|(label, _)| label.contains(" 9 ☗ 44%"));
    let in_sight = labels.filter(|(_, place)| place.bottom() <= 800.0).count();
    assert!(in_sight >= 5, "{in_sight}: {:?}", table.everything());
}

#[test]
fn an_index_of_nothing_never_looks_like_nothing_found() {
    let mut table = table("");
    table.press(Modifiers::COMMAND, Key::G);
    know(&mut table, 10, 0);
    assert!(table.shows("Nothing has been read yet, so nothing can be found."));
    know(&mut table, 10, 10);
    let answer = Ok(Box::default());
    table.receive(Incoming::Library(LibraryNews::Found { question: 2, answer, reach: Reach::Whole }));
    assert!(table.shows("This position is in none of the 10 games that were read."), "{:?}", table.everything());
}

#[test]
fn nothing_found_so_far_is_not_nothing_found() {
    let mut table = table("");
    table.press(Modifiers::COMMAND, Key::G);
    know(&mut table, 500, 500);
    for (reach, says) in [(Reach::Partly(1, 4), "searching… 25%"), (Reach::Stopped(1, 4), "stopped at 25%")] {
        let answer = Ok(Box::default());
        table.receive(Incoming::Library(LibraryNews::Found { question: 1, answer, reach }));
        assert!(table.shows("Nothing has been found so far.") && table.shows_containing(says), "{reach:?}");
    }
}

#[test]
fn ones_own_games_are_counted_by_one_press() {
    let mut table = table("Sato");
    table.press(Modifiers::COMMAND, Key::G);
    know(&mut table, 10, 10);
    table.take_effects();
    table.click("☗ Sato");
    let asked = table.take_effects().into_iter().find_map(|effect| match effect {
        Effect::Library(LibraryJob::Ask { query, .. }) => Some(query.filter),
        _ => None,
    });
    let player = &asked.expect("a question").players[0];
    assert_eq!((player.name.as_str(), player.color), ("Sato", Some(komadai::shogi::Color::Black)));
}

#[test]
fn a_filter_that_is_folded_away_is_seen_all_the_same() {
    let mut table = table("Sato");
    table.press(Modifiers::COMMAND, Key::G);
    know(&mut table, 10, 10);
    let is_lit = |table: &Table| table.is_pressed("Filter");
    assert!(!is_lit(&table) && table.is_pressed("All"));
    table.click("Filter");
    table.type_into("Years (2020-2026)", "2026");
    table.click("Filter");
    assert!(is_lit(&table) && !table.shows("Years (2020-2026)"), "{:?}", table.everything());
    table.click("☗ Sato");
    assert!(is_lit(&table) && table.is_pressed("☗ Sato") && !table.is_pressed("All"));
}

#[test]
fn whoever_comes_back_to_the_window_sees_what_has_changed_in_the_folders() {
    let mut table = table("");
    table.press(Modifiers::COMMAND, Key::G);
    know(&mut table, 10, 10);
    table.receive(Incoming::Library(LibraryNews::Over { reading: 1, trouble: None }));
    table.take_effects();
    table.event(egui::Event::WindowFocused(true));
    let effects = table.take_effects();
    let is_look = |effect: &Effect| matches!(effect, Effect::Library(LibraryJob::LookAgain { reading: 1, .. }));
    assert!(effects.iter().any(is_look), "{effects:?}");
}

#[test]
fn a_double_click_opens_a_game_once() {
    let mut table = table("");
    table.press(Modifiers::COMMAND, Key::G);
    know(&mut table, 10, 10);
    find(&mut table, 1);
    table.take_effects();
    table.double_tap("☗ Sato – ☖ Suzuki 88 moves");
    let opened = table.take_effects().into_iter().filter(|effect| matches!(effect, Effect::ReadRecord(_)));
    assert_eq!(opened.count(), 1);
}

#[test]
fn in_a_low_window_what_was_found_can_be_seen_below_the_filter() {
    let mut table = table_of("Sato", 600.0, 400.0);
    table.press(Modifiers::COMMAND, Key::G);
    know(&mut table, 10, 10);
    find(&mut table, 1);
    table.click("Filter");
    for label in ["Clear the filter", "1,504 games", "☗ Sato – ☖ Suzuki 88 moves", "Explorer"] {
        table.scroll_to(label);
        let place = table.place(label);
        assert!(place.top() > 0.0 && place.bottom() < 390.0, "{label}: {place:?}");
    }
}

#[test]
fn what_is_wrong_with_a_range_stands_below_it() {
    let mut table = table("");
    table.press(Modifiers::COMMAND, Key::G);
    know(&mut table, 10, 10);
    table.click("Filter");
    table.type_into("Years (2020-2026)", "20x");
    let [field, fault, next] =
        ["Years (2020-2026)", "Enter years such as 2026, 2020-2026, 2020- or -2026.", "Handicap (Even game)"]
            .map(|label| table.place(label));
    assert!(field.bottom() <= fault.top() && fault.bottom() <= next.top(), "{field:?} {fault:?} {next:?}");
}

#[test]
fn without_folders_one_press_leads_to_where_they_are_named() {
    let mut table = Table::new();
    open(&mut table, RECORD);
    table.press(Modifiers::COMMAND, Key::G);
    assert!(table.shows("No folder of records has been chosen yet."));
    table.click("Library…");
    assert!(table.shows("Your name in the records"));
}

#[test]
fn enter_adds_the_folder_that_is_typed_and_leaves_the_keyboard_there_for_the_next() {
    let mut table = table("");
    table.ask(Action::Command(Command::Library));
    table.type_into("Folder of records", "games of others");
    table.press(Modifiers::NONE, Key::Enter);
    table.event(egui::Event::Text("more games".to_owned()));
    table.press(Modifiers::NONE, Key::Enter);
    assert!(table.shows("games of others"), "{:?}", table.everything());
    assert!(
        table.shows("more games") && table.shows_containing("Your name in the records"),
        "{:?}",
        table.everything()
    );
}

#[test]
fn enter_adds_the_first_folder_as_well() {
    let mut table = Table::new();
    table.ask(Action::Command(Command::Library));
    table.event(egui::Event::Text("games".to_owned()));
    table.press(Modifiers::NONE, Key::Enter);
    assert!(table.shows("Remove games") && table.shows("Your name in the records"), "{:?}", table.everything());
}

#[test]
fn who_saves_games_is_told_of_each_file_and_of_what_is_missing() {
    let told = |files: &[&str], missing, words: &str| {
        let mut table = table("");
        let result = Ok(Exported { files: files.iter().map(PathBuf::from).collect(), missing });
        table.receive(Incoming::Library(LibraryNews::Exported { path: "a.kifu".into(), result }));
        assert!(table.shows_containing(words), "{words}: {:?}", table.everything());
    };
    told(&["a.kifu"], 0, "Saved");
    told(&["a.kifu"], 2, "2 games can no longer be read and were left out.");
    told(&["a-1.kifu", "a-2.kifu", "a-3.kifu"], 0, "Saved as 3 files");
    told(&["a-1.kifu", "a-2.kifu", "a-3.kifu"], 0, "in a single file the games could not be told apart");
    told(&[], 1, "Not saved");
}
