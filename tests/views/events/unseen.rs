//! A table that the hall does not see says so during the game of an event, too, when no notice comes between the players.

use std::path::PathBuf;

use egui::{Key, Modifiers};
use komadai::app::{HallNews, HallSettings, Incoming, Settings};
use komadai::hall::{LiveWriter, NumberStanding};
use komadai::storage::FileError;
use komadai::text::Language;

use super::eight_tables;
use super::hall::Club;
use crate::table::Table;

const UNSEEN: &str = "Not seen in the hall";
const TWICE: &str = "Table number 1 is used twice";
const WHY: &str = "The hall cannot see this game: its files cannot be written";

/// A table of a hall at which a game of the event is in play.
fn in_play() -> Club {
    let hall = HallSettings { shared_in: Some(PathBuf::from("/hall")), table: 1, ..HallSettings::default() };
    let settings = Settings { hall, language: Some(Language::English), ..Settings::default() };
    let mut club = Club::at(Table::with(settings, 1280.0, 800.0), &eight_tables().to_ron());
    club.start(2, "Start the game");
    club
}

fn hear(club: &mut Club, news: HallNews) {
    club.table.receive(Incoming::Hall(news));
}

#[test]
fn that_the_folder_of_the_hall_is_out_of_reach_is_seen_for_as_long_as_it_is() {
    let mut club = in_play();
    hear(&mut club, HallNews::Written(Some(FileError::NoSuchFolder)));
    assert!(club.table.shows(UNSEEN) && !club.table.shows(WHY), "no notice lies over the game");
    hear(&mut club, HallNews::Written(None));
    assert!(!club.table.shows(UNSEEN));
}

#[test]
fn that_two_boards_have_one_number_is_seen_during_the_game_and_where_the_number_is_typed() {
    let mut club = in_play();
    let other = LiveWriter { id: "b".to_owned(), machine: "desk two".to_owned(), ..LiveWriter::default() };
    for standing in [NumberStanding::Taken(other.clone()), NumberStanding::Wanted(other)] {
        hear(&mut club, HallNews::Number(standing, 61_000));
        assert!(club.table.shows(TWICE), "{:?}", club.table.everything());
        club.table.press(Modifiers::NONE, Key::F10);
        assert!(club.table.shows_containing("desk two"), "{:?}", club.table.everything());
        club.table.press(Modifiers::NONE, Key::Escape);
    }
    hear(&mut club, HallNews::Number(NumberStanding::Alone, 61_000));
    assert!(!club.table.shows(TWICE));
}
