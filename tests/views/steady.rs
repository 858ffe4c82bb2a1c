//! A dialog stays in place while somebody fills it in: the next click meets what was seen when the hand set out.

use std::collections::BTreeMap;

use egui::{Key, Modifiers, Rect};
use komadai::app::{Action, Command, DialogAction, PinPurpose, Settings, TableAction};
use komadai::text::{Language, Text};

use crate::table::Table;

const WINDOWS: [(f32, f32); 3] = [(1280.0, 800.0), (1024.0, 700.0), (900.0, 600.0)];

fn table_in(language: Language, (width, height): (f32, f32)) -> Table {
    Table::with(Settings { language: Some(language), ..Settings::default() }, width, height)
}

/// Everything in the dialog with a unique name, and its place.
pub fn places(table: &Table) -> BTreeMap<String, Rect> {
    let dialog = table.dialog_rect().expect("a dialog is open");
    let mut places: BTreeMap<String, Vec<Rect>> = BTreeMap::new();
    for (name, rect) in table.everything().into_iter().filter(|(_, rect)| dialog.contains_rect(*rect)) {
        places.entry(name).or_default().push(rect);
    }
    places.into_iter().filter(|(_, rects)| rects.len() == 1).map(|(name, rects)| (name, rects[0])).collect()
}

#[track_caller]
pub fn check_places(before: &BTreeMap<String, Rect>, table: &Table, when: &str) {
    let after = places(table);
    let moved = |(name, rect): (&String, &Rect)| {
        let now = after.get(name).filter(|now| *now != rect)?;
        Some(format!("{name}: {rect:?} → {now:?}"))
    };
    let moved: Vec<String> = before.iter().filter_map(moved).collect();
    assert!(moved.is_empty(), "{when}: {moved:#?}");
}

#[test]
fn no_field_of_a_new_game_moves_when_names_and_ranks_are_typed_and_a_handicap_is_suggested() {
    for language in Language::ALL {
        let text = Text::new(language);
        let (black, white) = (text.say("side-black"), text.say("side-white"));
        let (name, rank) = (text.say("new-game-name"), text.say("new-game-rank"));
        for window in WINDOWS {
            for ranks in
                [["1 dan", "5 dan"], ["3 dan", "3 dan"], ["4 dan", "3 dan"], ["5段", "R1200"], ["女流2段", "アマ四段"]]
            {
                let mut table = table_in(language, window);
                table.press(Modifiers::COMMAND, Key::N);
                let before = places(&table);
                for (side, words) in [format!("☗ {black}"), format!("☖ {white}")].into_iter().zip(ranks) {
                    table.type_into(&format!("{side}: {name}"), "Ōyama Yasuharu");
                    table.type_into(&format!("{side}: {rank}"), words);
                    check_places(&before, &table, &format!("{words:?} of {ranks:?} in {language:?} and {window:?}"));
                }
            }
        }
    }
}

#[test]
fn words_in_a_field_stand_where_they_stood_when_it_has_the_keyboards_attention() {
    let mut table = table_in(Language::English, (1280.0, 800.0));
    table.press(Modifiers::COMMAND, Key::N);
    let fields = ["☗ Black: Name", "☖ White: Name"];
    fields.into_iter().for_each(|field| table.type_into(field, "Ōyama"));
    let [black, white] = fields.map(|field| table.place(field).left());
    let written: Vec<f32> = table.words_at("Ōyama").into_iter().map(|at| at.x).collect();
    assert_eq!(black, white);
    assert_eq!(written.len(), 2);
    assert_eq!(written[0], written[1], "one of the two has the attention");
}

#[test]
fn what_grows_grows_downwards() {
    let mut table = table_in(Language::English, (1280.0, 1600.0));
    table.press(Modifiers::COMMAND, Key::N);
    table.click("More");
    let before = table.dialog_rect().expect("it is open");
    table.click("Different for each side");
    let after = table.dialog_rect().expect("it is still open");
    assert_eq!((before.min, before.width()), (after.min, after.width()));
    assert!(after.height() > before.height(), "{before:?} {after:?}");
}

#[test]
fn a_dialog_that_grows_stays_in_the_window_and_one_that_is_opened_again_lies_in_the_middle() {
    let mut table = table_in(Language::English, (900.0, 600.0));
    table.press(Modifiers::COMMAND, Key::N);
    table.click("More");
    table.press(Modifiers::NONE, Key::Escape);
    table.press(Modifiers::COMMAND, Key::N);
    let before = table.dialog_rect().expect("it is open");
    table.click("Different for each side");
    let after = table.dialog_rect().expect("it is still open");
    assert!(after.bottom() <= 590.5 && after.top() >= 9.5, "{after:?}");
    table.click("Different for each side");
    table.press(Modifiers::NONE, Key::Escape);
    table.press(Modifiers::COMMAND, Key::N);
    assert_eq!(table.dialog_rect(), Some(before));
}

#[test]
fn in_a_window_of_another_size_a_dialog_lies_in_the_middle_again() {
    let mut table = table_in(Language::English, (1280.0, 800.0));
    table.press(Modifiers::COMMAND, Key::N);
    table.harness.set_size(egui::vec2(1500.0, 900.0));
    table.harness.run();
    table.harness.run();
    let center = table.dialog_rect().expect("it is open").center();
    assert!(center.distance(egui::pos2(750.0, 450.0)) <= 1.0, "{center:?}");
}

/// A dialog, how it is opened, and what brings a remark into it.
type Case = (&'static str, fn(&mut Table), fn(&mut Table));

const REMARKS: [Case; 3] = [
    (
        "a PIN",
        |table| table.ask(Action::Dialog(DialogAction::AskForPin(PinPurpose::Set))),
        |table| {
            table.type_into("New PIN", "2468");
            table.type_into("New PIN again", "1357");
            table.click("Set");
        },
    ),
    (
        "sharing",
        |table| table.ask(Action::Command(Command::Hall)),
        |table| table.click("Write this table’s game to a folder"),
    ),
    (
        "a handicap table",
        |table| {
            table.press(Modifiers::COMMAND, Key::N);
            table.ask(Action::Dialog(DialogAction::Table(TableAction::Open)));
        },
        |table| table.type_last_into("From a difference of", "0"),
    ),
];

#[test]
fn nothing_moves_when_a_remark_comes() {
    for (name, open, remark) in REMARKS {
        for window in WINDOWS {
            let mut table = table_in(Language::English, window);
            open(&mut table);
            let before = places(&table);
            remark(&mut table);
            check_places(&before, &table, name);
        }
    }
}
