//! If nothing is heard, that and the reason are said once, in the user's language.

use egui::{Key, Modifiers};
use komadai::app::{ClockForm, Incoming, NewGameForm, Settings, SoundSettings};
use komadai::sound::{SoundFault, SoundNews, SoundTrouble};
use komadai::text::{Language, Text};

use crate::files::open;
use crate::sounds::{game, heard, new_game, vanished};
use crate::table::Table;

#[test]
fn that_nothing_is_heard_is_told_once_and_can_be_put_away() {
    let mut table = game(SoundSettings::default());
    table.receive(vanished());
    let words = "The sound device is gone";
    assert!(table.shows_containing(words) && table.count("Close this message") == 1, "nothing among the notices");
    table.click("Close this message");
    assert!(!table.shows_containing(words));
    table.play("7g", "7f");
    table.receive(vanished());
    assert!(!table.shows_containing(words), "it has been read");
    table.receive(Incoming::Sound(SoundNews::Heard { device: "Speaker".to_owned() }));
    table.receive(vanished());
    assert!(table.shows_containing(words), "that is another time");
}

#[test]
fn that_nothing_is_heard_is_not_told_again_in_the_next_game_unless_something_has_changed() {
    let words = "The sound device is gone";
    let next = |table: &mut Table| {
        table.play("7g", "7f");
        table.click("Resign");
        table.confirm("Resign");
        table.confirm("Rematch");
        table.click("Do not save");
    };
    let mut table = game(SoundSettings::default());
    table.receive(vanished());
    assert!(table.shows_containing(words), "nobody has closed it");
    next(&mut table);
    assert!(!table.shows_containing(words), "it was told in the game before");
    table.receive(Incoming::Sound(SoundNews::Heard { device: "Speaker".to_owned() }));
    table.receive(vanished());
    assert!(table.shows_containing(words), "that is another time");
}

#[test]
fn a_notice_that_nothing_is_heard_is_not_told_again_across_the_window_once_it_was_closed() {
    let words = "The sound device is gone";
    let mut table = new_game(SoundSettings::default());
    table.press(Modifiers::NONE, Key::Escape);
    table.receive(vanished());
    assert!(table.shows_containing(words));
    table.click("Close this message");
    table.press(Modifiers::COMMAND, Key::N);
    table.click("Start game");
    assert!(!table.shows_containing(words));
}

#[test]
fn the_sound_check_does_not_pretend_where_there_is_no_device() {
    let no_device = || Incoming::Sound(SoundNews::Lost(SoundTrouble::NoDevice(SoundFault::Absent)));
    let mut table = new_game(SoundSettings::default());
    table.press_button("Sound check");
    table.receive(no_device());
    assert!(table.shows("Sound check") && table.shows_containing("There is no sound device."));
    assert_eq!(heard(&mut table, 5), []);
    table.press_button("Sound check");
    assert!(table.shows("Sound check"), "it is tried, but does not run");
    assert_eq!(heard(&mut table, 5), []);
}

#[test]
fn what_is_wrong_with_a_device_is_said_in_the_language_of_the_window() {
    let settings = Settings { language: Some(Language::Japanese), ..Settings::default() };
    for (fault, words) in [
        (SoundFault::Absent, "音の出力先がありません"),
        (SoundFault::Busy, "ほかのプログラム"),
        (SoundFault::Forbidden, "システムの設定"),
    ] {
        let mut table = Table::with(settings.clone(), 1280.0, 800.0);
        table.receive(Incoming::Sound(SoundNews::Lost(SoundTrouble::NoDevice(fault))));
        assert!(table.shows_containing(words), "{fault:?}");
    }
}

#[test]
fn that_sound_is_off_leaves_the_menus_their_room_where_words_are_twice_as_large() {
    for language in Language::ALL {
        for (width, height) in [(640.0, 400.0), (600.0, 400.0), (900.0, 600.0)] {
            let settings = Settings { language: Some(language), sound: false, ..Settings::default() };
            let mut table = Table::with(settings, width, height);
            open(&mut table, "手合割：平手\n1 ７六歩(77)\n");
            let over = table.words_over_words();
            assert!(over.is_empty(), "{language:?}, {width}: {over:#?}");
        }
    }
}

#[test]
fn why_nothing_is_heard_is_not_cut_in_a_small_window() {
    for language in Language::ALL {
        for (width, height) in [(900.0, 600.0), (640.0, 400.0)] {
            let clock = ClockForm { minutes: 15, byoyomi_seconds: 30, ..ClockForm::default() };
            let new_game = NewGameForm { clocks: std::array::from_fn(|_| clock.clone()), ..NewGameForm::default() };
            let settings = Settings { language: Some(language), new_game, ..Settings::default() };
            let mut table = Table::with(settings, width, height);
            table.press(Modifiers::COMMAND, Key::N);
            table.press(Modifiers::NONE, Key::Enter);
            table.receive(vanished());
            let words = Text::new(language).say("sound-watch-the-clock");
            assert!(table.shows_containing(&words));
            let cut = table.cut_words();
            assert!(cut.iter().all(|it| !it.contains(&words)), "{language:?} {width}×{height}: {cut:?}");
        }
    }
}
