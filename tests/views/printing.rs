//! Pictures of the board and records on paper, requested in the window.

use std::path::{Path, PathBuf};

use egui::{Key, Modifiers};
use komadai::app::{
    Action, Coordinates, CopyAs, DialogAction, Effect, Incoming, Notation, PictureOfBoard, PrintFailure, PrintForm,
    PrintJob, Settings, Sheet,
};
use komadai::picture::Pixels;
use komadai::storage::{DialogAnswer, FileDialogRequest, Folder, FolderEntry};
use komadai::text::Language;

use crate::consoles::lock;
use crate::files::open;
use crate::locks::is_refused;
use crate::table::Table;

const RECORD: &str = "手合割：平手\n先手：佐藤\n   1 ７六歩(77)\n*a comment\n   2 ３四歩(33)\n   3 ２六歩(27)\n&a place to remember\n   4 投了\n";

/// The picture that is requested.
fn picture(table: &mut Table) -> PictureOfBoard {
    table.take_effects();
    table.ask(Action::Copy(CopyAs::Picture));
    let effects = table.take_effects();
    let [Effect::PaintPicture(picture)] = &effects[..] else { panic!("{effects:?}") };
    PictureOfBoard::clone(picture)
}

#[test]
fn a_picture_of_the_board_is_written_as_the_board_on_screen() {
    let seen = |settings| {
        let mut table = Table::with(settings, 1280.0, 800.0);
        table.play("7g", "7f");
        let diagram = table.picture_of_board().diagram;
        (diagram.coordinates, diagram.last.expect("a move was made").words)
    };
    let english = Settings { language: Some(Language::English), ..Settings::usual(Language::English) };
    assert_eq!(seen(english.clone()), (Coordinates::Letters, "☗P-7f".to_owned()));
    let hosking = Settings { notation: Notation::Hosking, ..english };
    assert_eq!(seen(hosking).1, "☗P-76");
    let digits = Settings { notation: Notation::Digits, ..Settings::usual(Language::Japanese) };
    assert_eq!(seen(digits).1, "☗７６歩");
    let usual = Settings { language: Some(Language::English), ..Settings::default() };
    assert_eq!(seen(usual), (Coordinates::Kanji, "☗７六歩".to_owned()));
}

#[test]
fn the_board_is_copied_as_it_is_looked_at_and_the_notice_comes_with_the_picture() {
    let mut table = Table::new();
    open(&mut table, RECORD);
    table.press(Modifiers::NONE, Key::ArrowRight);
    table.press(Modifiers::COMMAND, Key::F);
    let PictureOfBoard { diagram, is_handicap } = picture(&mut table);
    assert!(diagram.flipped && !is_handicap);
    assert_eq!(diagram.last.as_ref().map(|last| last.ply), Some(1));
    assert_eq!(diagram.names, ["佐藤", ""]);
    assert!(!table.shows_containing("Copied"), "it is still being painted");
    let pixels = Pixels { width: 1, height: 1, rgba: vec![255; 4] };
    table.receive(Incoming::Painted(pixels.clone()));
    assert_eq!(table.take_effects(), [Effect::CopyPicture(pixels)]);
    assert!(table.shows("Copied: Board as a picture"));
}

#[test]
fn a_position_that_is_set_up_is_copied_as_a_picture_even_where_it_cannot_be_played() {
    let mut table = Table::new();
    open(&mut table, RECORD);
    table.press(Modifiers::COMMAND, Key::E);
    table.click("Clear");
    let PictureOfBoard { diagram, .. } = picture(&mut table);
    assert_eq!(diagram.setup.board.iter().count(), 0);
    assert_eq!((diagram.last, diagram.names), (None, Default::default()));
}

/// Opens the print dialog.
fn print(table: &mut Table) {
    table.press(Modifiers::COMMAND | Modifiers::SHIFT, Key::P);
}

/// The file dialog that is requested: the suggested name, and the file extension.
fn asked(table: &mut Table) -> (String, &'static str) {
    let asked = table.take_effects().into_iter().find_map(|effect| match effect {
        Effect::AskForFile(FileDialogRequest::Export { suggested, ending }, _) => Some((suggested, ending)),
        _ => None,
    });
    asked.expect("no file is asked for")
}

fn answer(table: &mut Table, answer: DialogAnswer) {
    let request = FileDialogRequest::Export { suggested: String::new(), ending: "" };
    table.receive(Incoming::FileDialog(request, answer));
}

/// What is printed, and which files it may replace.
fn printed(table: &mut Table) -> (Box<PrintJob>, Vec<PathBuf>) {
    let printed = table.take_effects().into_iter().find_map(|effect| match effect {
        Effect::WriteFiles { job, may_replace } => Some((job, may_replace)),
        _ => None,
    });
    printed.expect("nothing is printed")
}

#[test]
fn a_score_sheet_is_printed_to_the_file_that_is_chosen_and_the_notice_names_it() {
    let mut table = Table::new();
    open(&mut table, RECORD);
    print(&mut table);
    assert!(table.shows("All moves of the game with their times, on A4."));
    table.click("Choose a file…");
    assert_eq!(asked(&mut table), ("game.pdf".to_owned(), "pdf"));
    answer(&mut table, DialogAnswer::Chosen(PathBuf::from("score.pdf")));
    let (job, may_replace) = printed(&mut table);
    assert_eq!(job.path, PathBuf::from("score.pdf"));
    assert_eq!(may_replace, [PathBuf::from("score.pdf")], "the system's dialog has asked about this one");
    table.receive(Incoming::Printed(job, Ok(vec![PathBuf::from("score.pdf")])));
    assert!(table.shows("Printed: score.pdf"));
}

#[test]
fn a_handout_of_bookmarks_and_comments_has_those_places_and_none_is_offered_where_there_are_none() {
    let mut table = Table::new();
    open(&mut table, RECORD);
    print(&mut table);
    table.click("Handout");
    assert!(table.shows_containing("1 diagram,"));
    table.click("Bookmarks and comments");
    assert!(table.shows_containing("2 diagrams,"));
    table.click("Choose a file…");
    assert_eq!(asked(&mut table).0, "game-handout.pdf");
    answer(&mut table, DialogAnswer::Cancelled);
    assert!(table.shows_containing("2 diagrams,"), "the choices are there again");
    let mut plain = Table::new();
    plain.press(Modifiers::COMMAND | Modifiers::SHIFT, Key::P);
    plain.click("Handout");
    plain.click("Bookmarks and comments");
    assert!(!plain.is_enabled("Choose a file…"));
}

#[test]
fn what_was_chosen_for_paper_is_remembered() {
    let mut table = Table::new();
    print(&mut table);
    table.click("Handout");
    table.click("SVG");
    table.click("Choose a file…");
    answer(&mut table, DialogAnswer::Chosen(PathBuf::from("a")));
    assert_eq!(printed(&mut table).0.path, PathBuf::from("a.svg"));
    print(&mut table);
    assert!(table.shows("Each page becomes a file of its own."));
    let kept = Settings { print: PrintForm { sheet: Sheet::Diagram, ..PrintForm::default() }, ..Settings::default() };
    let mut later = Table::with(Settings { language: Some(Language::English), ..kept }, 900.0, 600.0);
    print(&mut later);
    assert!(later.shows("Wooden board"));
}

#[test]
fn where_the_system_has_no_file_dialog_the_programs_own_shows_the_files_of_that_kind() {
    let mut table = Table::new();
    open(&mut table, RECORD);
    table.press(Modifiers::NONE, Key::End);
    print(&mut table);
    table.click("This position");
    table.click("As in books");
    table.click("PNG");
    table.click("Choose a file…");
    assert_eq!(asked(&mut table), ("game-3.png".to_owned(), "png"));
    answer(&mut table, DialogAnswer::NoDialog);
    assert_eq!(table.take_effects(), [Effect::ListFiles { folder: None, endings: &["png"] }]);
    let entries = vec![FolderEntry { name: "old.png".to_owned(), is_folder: false }];
    table.receive(Incoming::Folder(None, Ok(Folder { path: PathBuf::from("/records"), entries })));
    table.click("old.png");
    table.confirm("Print");
    let (job, may_replace) = printed(&mut table);
    assert_eq!((job.path.as_path(), &may_replace[..]), (Path::new("/records/old.png"), &[][..]));
    let there = job.path.clone();
    table.receive(Incoming::Printed(job, Err(PrintFailure::InTheWay(vec![there]))));
    assert!(table.shows("Replace old.png?"));
    table.click("Keep it");
    assert!(table.shows("Print to a file"), "the name can be changed");
    table.press(Modifiers::NONE, Key::Escape);
    assert!(table.shows("As in books"), "and so can the choices");
}

#[test]
fn pages_that_are_there_are_replaced_only_when_the_user_says_so() {
    let mut table = Table::new();
    print(&mut table);
    table.click("PNG");
    table.click("Choose a file…");
    answer(&mut table, DialogAnswer::Chosen(PathBuf::from("a.png")));
    let (job, _) = printed(&mut table);
    let pages: Vec<PathBuf> = ["a-1.png", "a-2.png"].map(PathBuf::from).to_vec();
    table.receive(Incoming::Printed(job, Err(PrintFailure::InTheWay(pages.clone()))));
    assert!(table.shows("Replace 2 files?") && table.shows_containing("a-1.png, a-2.png"));
    table.click("Replace");
    let (job, may_replace) = printed(&mut table);
    assert_eq!(may_replace, pages);
    table.receive(Incoming::Printed(job, Ok(pages)));
    assert!(table.shows("Printed on 2 pages") && table.shows("a-2.png"));
}

#[test]
fn a_file_that_was_chosen_for_paper_of_another_game_is_not_written() {
    let mut table = Table::new();
    print(&mut table);
    table.click("Choose a file…");
    open(&mut table, RECORD);
    table.take_effects();
    answer(&mut table, DialogAnswer::Chosen(PathBuf::from("a.pdf")));
    assert!(table.take_effects().is_empty());
}

#[test]
fn the_dialog_fits_into_the_smallest_window_in_both_languages() {
    for (language, handout) in [(Language::English, "Handout"), (Language::Japanese, "配布資料")] {
        let mut table = Table::with(Settings { language: Some(language), ..Settings::default() }, 900.0, 600.0);
        print(&mut table);
        table.click(handout);
        let window = egui::Rect::from_min_size(egui::Pos2::ZERO, egui::vec2(900.0, 600.0));
        let outside: Vec<_> = table.everything().into_iter().filter(|(_, rect)| !window.contains_rect(*rect)).collect();
        assert!(outside.is_empty(), "{outside:?}");
    }
}

#[test]
fn behind_a_lock_pages_are_printed_to_new_files_alone() {
    let mut table = Table::new();
    lock(&mut table);
    print(&mut table);
    table.click("PNG");
    table.click("Choose a file…");
    answer(&mut table, DialogAnswer::Chosen(PathBuf::from("a.png")));
    let (job, may_replace) = printed(&mut table);
    assert!(may_replace.is_empty(), "the system's dialog knows nothing of the lock");
    table.receive(Incoming::Printed(job, Err(PrintFailure::InTheWay(vec!["a.png".into()]))));
    assert!(is_refused(&table) && !table.shows("Replace"));
    table.take_effects();
    table.ask(Action::Dialog(DialogAction::Confirm));
    assert_eq!(table.take_effects(), []);
}
