//! The rules of an event that are changed between its games.

use egui::{Key, Modifiers};
use komadai::app::{Incoming, NewGameForm, Settings, UserFileNews};
use komadai::text::Language;

use super::hall::Club;
use super::{eight_tables, resign};
use crate::rules_dialog::{club_rules, open_editor_of_a_club};
use crate::table::Table;

const CHANGED: &str = "The rules of this event, “Our club”, have been changed";

/// An event that is played by the club's own rules.
fn club() -> Club {
    let new_game = NewGameForm { profile: "club".to_owned(), ..NewGameForm::default() };
    let settings = Settings { language: Some(Language::English), new_game, ..Settings::default() };
    let mut table = Table::with(settings, 1280.0, 800.0);
    table.receive(Incoming::Own(UserFileNews::Profiles(vec![club_rules()], Vec::new())));
    let mut event = eight_tables();
    event.profile = "club".to_owned();
    Club::at(table, &event.to_ron())
}

/// Somebody changes the rules, and looks at the event again.
fn change(club: &mut Club, rule: &str) {
    club.table.press(Modifiers::NONE, Key::Escape);
    open_editor_of_a_club(&mut club.table);
    club.table.click(rule);
    club.table.click("Save and use");
    club.table.click("Cancel");
    club.show();
}

#[test]
fn rules_that_are_changed_between_games_are_told_before_the_next_one_is_started() {
    let mut club = club();
    change(&mut club, "Impasse by agreement: Off");
    assert!(!club.table.shows(CHANGED), "no game has begun");
    club.start(2, "Start the game");
    resign(&mut club);
    club.show();
    assert!(!club.table.shows(CHANGED));
    change(&mut club, "Impasse by agreement: On");
    assert!(club.table.shows(CHANGED), "{:?}", club.table.everything());
    assert!(club.table.shows_containing("impasse by agreement with"), "this is what they are now");
    change(&mut club, "Impasse by agreement: Off");
    assert!(!club.table.shows(CHANGED), "they are what they were");
}
