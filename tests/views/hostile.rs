//! Records that anybody may have written, on the screen: none is too long to be shown, and nothing in them escapes.

use std::fmt::Write;

use komadai::app::{Action, Command, Effect};
use komadai::storage::FileDialogRequest;

use crate::files::open;
use crate::table::Table;

const MOVES: [&str; 4] = ["48金(49)", "42金(41)", "49金(48)", "41金(42)"];

fn with_moves(header: &str, plies: usize) -> String {
    let mut text = format!("手合割：平手\n{header}");
    for ply in 0..plies {
        _ = writeln!(text, "{} {}", ply + 1, MOVES[ply % MOVES.len()]);
    }
    text
}

#[test]
fn a_name_as_long_as_a_book_and_a_name_of_signs_that_nobody_sees_are_shown_on_one_line() {
    let mut table = Table::new();
    let name = "歩".repeat(1_000_000);
    open(&mut table, &with_moves(&format!("先手：{name}\n後手：a\u{202e}b\u{200b}c\n"), 4));
    assert!(table.shows("Move 0 of 4"));
    assert!(table.shows_containing("a?b?c"));
    assert!(!table.shows_containing(&"歩".repeat(300)), "nobody reads that");
}

#[test]
fn a_comment_as_long_as_a_library_can_be_looked_at() {
    let mut table = Table::new();
    let comment = format!("*{}\n", "長い".repeat(500_000));
    open(&mut table, &with_moves(&comment, 4));
    table.ask(Action::Step(2));
    assert!(table.shows("Move 2 of 4"));
    table.ask(Action::Step(-2));
    assert!(table.shows_containing("too long to be shown in full"));
    assert!(!table.shows_containing(&"長い".repeat(20_000)));
}

#[test]
fn a_comment_of_a_hundred_thousand_lines_can_be_looked_at() {
    let mut table = Table::new();
    open(&mut table, &with_moves(&"*line\n".repeat(100_000), 4));
    assert!(table.shows("Move 0 of 4"));
}

#[test]
fn a_game_with_ten_thousand_lines_about_it_can_be_described() {
    const LINES: usize = 9_900;
    let mut table = Table::new();
    let lines: String = (0..LINES).map(|number| format!("K{number}：V\n")).collect();
    open(&mut table, &with_moves(&format!("先手：佐藤\n{lines}"), 4));
    table.ask(Action::Command(Command::Details));
    assert!(table.shows("K0"), "lines that no program knows stand below the usual ones");
    assert!(table.everything().len() < 300, "only those in sight are made");
    table.type_into("Event", "club");
    table.click("Done");
    assert_eq!(table.header("棋戦").as_deref(), Some("club"));
    assert_eq!(table.header("K9899").as_deref(), Some("V"));
}

#[test]
fn of_a_log_of_thousands_of_acts_the_latest_are_shown() {
    let mut table = Table::new();
    let act = "**審判=d | w | stop | r | 1 running 0:00:01/0 0:00:01/0 0/0 | 1 stopped 0:00:01/0 0:00:01/0 0/0\n";
    open(&mut table, &with_moves(&act.repeat(2_000), 4));
    table.ask(Action::Command(Command::Console));
    assert!(table.shows("The latest 300 of 2000 entries are shown; exporting includes all."));
    assert!(table.everything().len() < 2_000);
}

#[test]
fn a_game_of_a_hundred_thousand_moves_is_gone_through() {
    let mut table = Table::new();
    open(&mut table, &with_moves("", 100_000));
    table.ask(Action::Step(100_000));
    assert!(table.shows("Move 100000 of 100000"));
    table.ask(Action::Step(-1));
    assert!(table.shows("Move 99999 of 100000"));
}

#[test]
fn a_record_suggests_no_name_that_leads_out_of_the_folder() {
    let mut table = Table::new();
    open(&mut table, &with_moves("開始日時：../../2026\n先手：../../../etc/passwd\n後手：a\\b:c\u{202e}\n", 2));
    table.ask(Action::Paste("position startpos moves 7g7f".to_owned()));
    table.press(egui::Modifiers::NONE, egui::Key::Escape);
    table.take_effects();
    table.ask(Action::Command(Command::SaveAs));
    for effect in table.take_effects() {
        let Effect::AskForFile(FileDialogRequest::Save { suggested }, _) = effect else { continue };
        assert!(!suggested.contains(['/', '\\', ':', '\u{202e}']), "{suggested}");
        assert_eq!(std::path::Path::new(&suggested).file_name(), Some(std::ffi::OsStr::new(&suggested)));
    }
    assert!(
        table.take_effects().iter().all(|effect| !matches!(effect, Effect::ReadRecord(_) | Effect::WriteRecord(_)))
    );
}
