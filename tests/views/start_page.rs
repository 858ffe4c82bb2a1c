//! The start page: what can be begun, and the records used last. It is in nobody's way.

use std::path::PathBuf;

use egui::{Key, Modifiers};
use komadai::app::{Effect, Hint, Incoming, RecentGame, RecentRecord, Settings};
use komadai::record::{RecordSummary, import};
use komadai::text::Language;

use crate::table::Table;

const RECORD: &str = "開始日時：2026/11/15\n先手：佐藤\n後手：鈴木\n1 ７六歩(77)\n2 ３四歩(33)\n3 投了\n";
const NEW_GAME: &str = "New game… Choose players, handicap and time";

fn paths() -> Vec<PathBuf> {
    ["/records/one.kif", "/records/two.kif"].map(PathBuf::from).to_vec()
}

fn table() -> Table {
    // Whoever has records has moved pieces before.
    let hints_done = vec![Hint::FirstMove];
    let language = Some(Language::English);
    let settings = Settings { language, recent: paths(), hints_done, ..Settings::default() };
    Table::with(settings, 900.0, 600.0)
}

fn read(path: &str) -> RecentRecord {
    let tree = import(RECORD.as_bytes()).expect("it is a record").tree;
    let end = *tree.main_line().last().expect("a line has a start");
    let found = RecentGame::Read { summary: Box::new(RecordSummary::of(&tree)), last: Box::new(tree.position_at(end)) };
    RecentRecord { path: path.into(), found }
}

fn is_shown(table: &Table) -> bool {
    table.shows("Recent records")
}

#[test]
fn recent_records_are_shown_as_they_are_read_and_a_click_opens_one() {
    let mut table = table();
    assert!(is_shown(&table) && table.shows("one.kif") && table.shows("two.kif"), "they are named at once");
    table.receive(Incoming::Recent(vec![read("/records/one.kif")]));
    table.click("☗ 佐藤 ☖ 鈴木 2026/11/15 2 moves ☖ won");
    let asked = table.take_effects();
    assert!(asked.contains(&Effect::ReadRecord("/records/one.kif".into())), "{asked:?}");
}

#[test]
fn a_record_that_is_gone_is_shown_as_such_and_can_be_taken_off_the_list() {
    let mut table = table();
    let gone = RecentRecord { path: "/records/two.kif".into(), found: RecentGame::Missing };
    table.receive(Incoming::Recent(vec![read("/records/one.kif"), gone]));
    assert!(!table.is_enabled("two.kif File not found"));
    table.click("Remove from the list: two.kif");
    assert!(!table.shows_containing("two.kif") && table.shows_containing("佐藤"));
    let kept = table.take_effects().into_iter().find_map(|effect| match effect {
        Effect::SaveSettings(settings) => Some(settings.recent),
        _ => None,
    });
    assert_eq!(kept, Some(vec![PathBuf::from("/records/one.kif")]));
}

#[test]
fn a_move_on_the_board_puts_the_moves_in_its_place() {
    let mut table = table();
    table.play("7g", "7f");
    assert!(table.shows("7f Black pawn") && table.shows("Moves") && !is_shown(&table));
}

#[test]
fn keys_and_large_buttons_begin_what_they_always_do() {
    let mut table = table();
    table.press(Modifiers::COMMAND, Key::N);
    assert!(table.shows("Start game"));
    table.press(Modifiers::NONE, Key::Escape);
    table.click(NEW_GAME);
    table.click("Start game");
    assert!(table.shows("Moves") && !is_shown(&table), "a game has been begun");
}

#[test]
fn it_comes_back_when_it_is_asked_for_and_goes_when_it_is_closed() {
    let mut table = table();
    table.click("Close the start page");
    assert!(table.shows("Moves") && !is_shown(&table));
    table.play_all("7g7f 3c3d");
    table.take_effects();
    table.ask(komadai::app::Action::Command(komadai::app::Command::StartPage));
    assert!(is_shown(&table), "even in a game");
    assert!(table.take_effects().contains(&Effect::ReadRecent(paths())), "they are looked at again");
    table.play_all("2g2f");
    assert!(!is_shown(&table) && table.shows("2f Black pawn"));
}

#[test]
fn where_nothing_was_used_yet_it_says_what_will_be_here() {
    let table = Table::new();
    assert!(table.shows("Records you open or save appear here."));
    assert!(table.shows(NEW_GAME));
}

#[test]
fn nothing_on_it_is_cut_off_in_the_smallest_window_in_either_language() {
    for language in Language::ALL {
        let settings = Settings { language: Some(language), recent: paths(), ..Settings::default() };
        let mut table = Table::with(settings, 900.0, 600.0);
        table.receive(Incoming::Recent(vec![read("/records/one.kif"), read("/records/two.kif")]));
        for (label, rect) in table.everything() {
            assert!(rect.right() <= 900.5, "{label} reaches {rect:?}");
        }
    }
}

#[test]
fn a_record_whose_disk_has_come_back_is_there_again_once_somebody_comes_back_to_the_window() {
    let mut table = table();
    let missing = paths().into_iter().map(|path| RecentRecord { path, found: RecentGame::Missing });
    table.receive(Incoming::Recent(missing.collect()));
    table.take_effects();
    table.event(egui::Event::WindowFocused(true));
    let effects = table.take_effects();
    let is_look = |effect: &Effect| matches!(effect, Effect::ReadRecent(read) if *read == paths());
    assert!(effects.iter().any(is_look), "{effects:?}");
}

#[test]
fn recent_records_are_called_by_their_players_in_the_menu_as_far_as_these_are_known() {
    let mut table = table();
    table.receive(Incoming::Recent(vec![read("/records/one.kif")]));
    table.press(Modifiers::ALT, Key::F);
    table.click("Open recent");
    assert!(table.shows("☗ 佐藤 – ☖ 鈴木  2026/11/15  one.kif"), "{:?}", table.everything());
    assert!(table.shows("two.kif — records"), "{:?}", table.everything());
}
