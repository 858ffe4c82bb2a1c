//! What is heard, and what is seen when it is not.

use std::path::Path;
use std::time::Duration;

use egui::{Key, Modifiers};
use komadai::app::{
    ClockForm, Effect, Incoming, NewGameForm, OwnFault, Settings, SoundSettings, UserFile, UserFileJob, UserFileKind,
    UserFileNews, UserFileTrouble,
};
use komadai::sound::{
    Call, Cue, Phrase, Reading, Schedule, SoundNews, SoundOrder, SoundTrouble, Voice, Volume, Volumes, Word,
};
use komadai::text::Language;

use crate::table::Table;

/// A game with 30 seconds per move, not begun yet.
pub fn new_game(sounds: SoundSettings) -> Table {
    let clock = ClockForm { minutes: 0, seconds: 0, byoyomi_seconds: 30, ..ClockForm::default() };
    let clocks = std::array::from_fn(|_| clock.clone());
    let new_game = NewGameForm { clocks, shows_more: true, ..NewGameForm::default() };
    let settings = Settings { language: Some(Language::English), new_game, sounds, ..Settings::default() };
    let mut table = Table::with(settings, 1280.0, 800.0);
    table.press(Modifiers::COMMAND, Key::N);
    table
}

pub fn game(sounds: SoundSettings) -> Table {
    let mut table = new_game(sounds);
    table.click("Start game");
    table
}

fn by(schedule: &str) -> SoundSettings {
    SoundSettings { schedule: schedule.to_owned(), ..SoundSettings::default() }
}

/// The cues heard while this many seconds go by.
pub fn heard(table: &mut Table, secs: u64) -> Vec<Cue> {
    table.take_effects();
    let mut effects = Vec::new();
    for _ in 0..secs {
        table.wait(Duration::from_secs(1));
        effects.extend(table.take_effects());
    }
    played(effects)
}

fn played(effects: Vec<Effect>) -> Vec<Cue> {
    effects.into_iter().filter_map(|effect| if let Effect::Play(cue) = effect { Some(cue) } else { None }).collect()
}

pub fn vanished() -> Incoming {
    Incoming::Sound(SoundNews::Lost(SoundTrouble::Vanished("Speaker".to_owned())))
}

#[test]
fn a_game_is_heard_from_its_start_to_its_end() {
    let mut table = game(by("count_up"));
    let effects = table.take_effects();
    assert!(effects.contains(&Effect::Sound(SoundOrder::Watch(true))), "{effects:?}");
    assert_eq!(played(effects), [Cue::GameStart]);
    assert_eq!(
        heard(&mut table, 21),
        [10, 20]
            .map(|secs| Cue::Say(Phrase::Seconds(secs)))
            .into_iter()
            .chain([Cue::Say(Phrase::Count(1))])
            .collect::<Vec<_>>()
    );
    table.play("7g", "7f");
    let effects = table.take_effects();
    assert!(effects.contains(&Effect::Sound(SoundOrder::Hush)), "the count stops with the move: {effects:?}");
    assert_eq!(played(effects), [Cue::Piece]);
    table.click("Resign");
    table.confirm("Resign");
    let effects = table.take_effects();
    assert!(effects.contains(&Effect::Sound(SoundOrder::Watch(false))), "{effects:?}");
    assert_eq!(played(effects), [Cue::GameEnd]);
}

#[test]
fn that_the_time_is_up_is_heard_once() {
    let mut table = game(by("digital"));
    assert_eq!(heard(&mut table, 31).last(), Some(&Cue::Flag));
}

#[test]
fn the_sides_are_told_apart_by_ear_when_that_is_wanted() {
    let mut table = game(SoundSettings { side_tones: true, ..by("digital") });
    assert_eq!(heard(&mut table, 20), [Cue::Beep; 2], "Black's, at 20 and 10 seconds");
    table.play("7g", "7f");
    assert_eq!(heard(&mut table, 20), [Cue::LowBeep; 2]);
}

#[test]
fn a_check_is_called_when_that_is_wanted() {
    for check_call in [false, true] {
        let mut table = game(SoundSettings { check_call, ..by("digital") });
        table.play_all("7g7f 3c3d");
        table.take_effects();
        table.play("8h", "3c");
        table.click("Promote to horse");
        let called = played(table.take_effects()).contains(&Cue::Say(Phrase::Check));
        assert_eq!(called, check_call);
    }
}

#[test]
fn the_sound_check_plays_the_last_ten_seconds_of_what_was_chosen() {
    let mut table = new_game(by("digital"));
    table.press_button("Sound check");
    let first = played(table.take_effects());
    assert_eq!(first, [Cue::Beep]);
    let others = heard(&mut table, 11);
    assert_eq!(others, [[Cue::Beep; 4].as_slice(), &[Cue::LongBeep; 5]].concat());
    assert!(table.shows("Sound check"), "it is over, and can be begun again");
    table.press_button("Sound check");
    table.click("Stop");
    assert_eq!(heard(&mut table, 3), []);
}

#[test]
fn a_device_that_vanishes_is_told_across_the_window_until_it_is_back() {
    let mut table = game(by("digital"));
    assert!(!table.shows_containing("The countdown cannot be heard"));
    table.receive(vanished());
    assert!(table.shows_containing("The sound device is gone (Speaker). The countdown cannot be heard"));
    table.play("7g", "7f");
    table.receive(Incoming::Sound(SoundNews::Heard { device: "Speaker".to_owned() }));
    assert!(!table.shows_containing("The countdown cannot be heard"));
}

#[test]
fn a_volume_of_zero_is_told_in_a_game_only_and_only_where_it_matters() {
    let volumes = Volumes { signals: Volume::ZERO, ..Volumes::default() };
    let mut table = game(SoundSettings { volumes, ..by("digital") });
    assert!(table.shows_containing("The volume of the clock’s calls is zero."));
    table.click("Resign");
    table.confirm("Resign");
    assert!(!table.shows_containing("The volume of the clock’s calls is zero."));
    let table = game(SoundSettings { volumes, ..by("count_up") });
    assert!(!table.shows_containing("The volume of the clock’s calls is zero."), "nothing of it beeps");
}

#[test]
fn the_clock_flashes_at_each_call_when_it_is_not_heard() {
    let mut table = game(by("digital"));
    table.wait(Duration::from_secs(20));
    let half = Duration::from_millis(500);
    assert!(table.next_change().is_some_and(|after| after > half), "it is heard, and need not flash");
    table.receive(vanished());
    assert!(table.next_change().is_some_and(|after| after <= half), "the flash ends in mid-second");
    table.wait(Duration::from_millis(600));
    assert!(table.next_change().is_some_and(|after| after <= Duration::from_millis(400)));
}

#[test]
fn sound_that_is_off_is_to_be_seen_and_turned_on_again_there() {
    let mut table = game(by("digital"));
    table.press(Modifiers::COMMAND, Key::M);
    table.click("Sound off");
    assert!(!table.shows("Sound off"));
}

#[test]
fn what_is_heard_is_chosen_in_a_dialog_and_holds_at_once() {
    let mut table = Table::new();
    table.click("View");
    table.click("Sound…");
    let effects = table.take_effects();
    assert!(effects.contains(&Effect::Sound(SoundOrder::ListDevices)), "{effects:?}");
    table.receive(Incoming::Sound(SoundNews::Devices(vec!["Speaker".to_owned()])));
    table.click("Call checks");
    table.click("日本語");
    let effects = table.take_effects();
    let used = effects.iter().any(|effect| matches!(effect, Effect::Sound(SoundOrder::Use(_))));
    let kept =
        effects.iter().any(|effect| matches!(effect, Effect::SaveSettings(settings) if settings.sounds.check_call));
    assert!(used && kept, "{effects:?}");
    table.click("Play: Clock calls");
    assert_eq!(played(table.take_effects()), [Cue::Say(Phrase::Seconds(30))]);
    table.click("Close");
    assert!(!table.shows("Call checks"));
}

#[test]
fn a_clock_that_takes_the_whole_window_says_that_it_is_not_heard_and_flashes() {
    let clock = ClockForm { minutes: 0, byoyomi_seconds: 10, ..ClockForm::default() };
    let new_game = NewGameForm { clocks: [clock.clone(), clock], ..NewGameForm::default() };
    let settings = Settings { language: Some(Language::English), new_game, ..Settings::default() };
    let mut table = Table::with(settings, 1280.0, 800.0);
    table.press(Modifiers::NONE, Key::F6);
    table.click("Set the clock");
    table.press(Modifiers::NONE, Key::Space);
    table.wait(Duration::from_secs(2));
    let half = Duration::from_millis(500);
    assert!(!table.shows_containing("The countdown cannot be heard"));
    assert!(table.next_change().is_some_and(|after| after > half), "it is heard, and need not flash");
    table.receive(Incoming::Sound(SoundNews::Lost(SoundTrouble::Vanished("Speakers".to_owned()))));
    assert!(table.shows_containing("The countdown cannot be heard"));
    assert!(table.next_change().is_some_and(|after| after <= half), "the flash ends in mid-second");
    table.wait(Duration::from_secs(20));
    assert!(table.shows_containing("ran out of time") && !table.shows_containing("The countdown cannot be heard"));
}

#[test]
fn own_schedules_can_be_chosen_and_faulty_ones_are_told_with_their_field() {
    let mut table = Table::new();
    let text = Schedule::shipped_text("digital").expect("it is built in").replace("\"digital\"", "\"club\"");
    let own = Schedule::from_ron("club.ron", &text.replace("Digital clock (beeps)", "The club's clock"));
    let taken = Schedule::shipped("nhk").expect("it is built in");
    let faulty =
        Schedule::from_ron("bad.ron", &text.replace("30: Beep", "30: Say(Seconds(31))")).expect_err("no voice");
    let kept = |name: &str, content| UserFile { name: name.to_owned(), content };
    table.receive(Incoming::Own(UserFileNews::Schedules(
        vec![kept("club.ron", own.expect("it is sound")), kept("nhk.ron", taken)],
        vec![UserFileTrouble::new(UserFileKind::Schedule, Path::new("bad.ron"), OwnFault::Schedule(faulty))],
    )));
    assert!(table.shows_containing("cannot be used: bad.ron") && table.shows_containing("parts.[2].left.30"));
    assert!(table.shows_containing("cannot be used: nhk.ron"));
    table.click("View");
    table.click("Sound…");
    table.click("Countdown");
    table.click("The club's clock");
    let chosen = table.take_effects().into_iter().find_map(|effect| match effect {
        Effect::SaveSettings(settings) => Some(settings.sounds.schedule),
        _ => None,
    });
    assert_eq!(chosen.as_deref(), Some("club"));
}

/// A table with the schedule editor open, on that of a digital clock.
fn editor() -> Table {
    let mut table = Table::new();
    table.click("View");
    table.click("Sound…");
    table.click("Edit…");
    assert!(table.shows("Table of clock calls"));
    table.take_effects();
    table
}

#[test]
fn every_call_of_a_schedule_is_heard_by_its_button_and_its_end_second_by_second() {
    let mut table = editor();
    table.click("Consideration minute");
    table.click_first("Play: Long beep");
    assert_eq!(played(table.take_effects()), [Cue::LongBeep]);
    table.click("Hear the end");
    let mut heard = played(table.take_effects());
    for _ in 0..9 {
        table.wait(Duration::from_secs(1));
        heard.extend(played(table.take_effects()));
    }
    assert_eq!(heard, [[Cue::Beep; 5], [Cue::LongBeep; 5]].concat());
}

#[test]
fn a_changed_schedule_becomes_a_copy_that_is_kept_chosen_and_deleted_again() {
    let mut table = editor();
    assert!(table.shows("Built in. A change makes a copy of your own."));
    table.click("+ Byoyomi period");
    assert!(table.shows("Byoyomi of 30 s") && table.shows("Your own table"));
    table.click_first("Add a second");
    assert!(table.shows("Remove the call at 10 s"), "by seconds gone");
    table.click("Use this table");
    let effects = table.take_effects();
    let kept = effects.iter().find_map(|effect| match effect {
        Effect::Own(UserFileJob::Keep { kind: UserFileKind::Schedule, file }) => Some(file),
        _ => None,
    });
    let kept = kept.expect("it is kept");
    let schedule = Schedule::from_ron(&kept.name, &kept.content).expect("what is kept can be read");
    assert_eq!((kept.name.as_str(), schedule.id.as_str()), ("digital_2.ron", "digital_2"));
    let part = schedule.parts.iter().find(|part| part.secs == Some(30)).expect("the new part is there");
    assert_eq!(part.elapsed.iter().collect::<Vec<_>>(), [(&10, &Call::Beep)]);
    let is_chosen = |effect: &Effect| matches!(effect, Effect::SaveSettings(it) if it.sounds.schedule == "digital_2");
    assert!(effects.iter().any(is_chosen));
    table.click("Edit…");
    table.click("Delete");
    let gone = UserFileJob::Delete { kind: UserFileKind::Schedule, name: "digital_2.ron".to_owned() };
    assert_eq!(table.take_own_jobs(), [gone]);
    assert!(table.shows("Built in. A change makes a copy of your own."), "the usual one is shown");
}

#[test]
fn a_second_of_two_digits_can_be_typed_where_its_first_digit_is_another_row() {
    let mut table = editor();
    table.click("+ Byoyomi period");
    table.click_first("Add a second");
    table.click_first("Add a second");
    assert!(table.shows("Remove the call at 10 s") && table.shows("Remove the call at 11 s"));
    table.type_last_into("Second", "5");
    assert!(table.shows("Remove the call at 5 s"), "it is the first row now");
    table.type_last_into("Second", "25");
    assert!(table.shows("Remove the call at 5 s") && table.shows("Remove the call at 25 s"));
}

#[test]
fn a_schedule_that_makes_no_sense_cannot_be_taken_and_says_why() {
    let mut table = editor();
    table.click("+ Byoyomi period");
    table.click_first("Add a second");
    (10..30).for_each(|_| table.press_on("Second", Key::ArrowUp));
    assert!(table.shows_containing("elapsed.30") && !table.is_enabled("Use this table"));
    table.click("Cancel");
    assert!(table.shows("Volume") && table.take_own_jobs().is_empty(), "the dialog about sound is there again");
}

/// The moves that are read aloud, each as the names of its words.
fn readings(effects: &[Effect]) -> Vec<String> {
    let reading = |effect: &Effect| match effect {
        Effect::Sound(SoundOrder::Read(reading)) => Some(words_of(reading)),
        _ => None,
    };
    effects.iter().filter_map(reading).collect()
}

fn words_of(reading: &Reading) -> String {
    reading.words.iter().map(Word::to_string).collect::<Vec<_>>().join(" ")
}

fn reading_aloud() -> SoundSettings {
    SoundSettings { read_moves: true, check_call: true, voice: Some(Voice::Japanese), ..by("digital") }
}

#[test]
fn a_move_is_read_aloud_when_that_is_wanted_and_a_check_is_its_last_word() {
    let mut table = game(SoundSettings { read_moves: false, ..reading_aloud() });
    table.play("7g", "7f");
    assert_eq!(readings(&table.take_effects()), [""; 0], "nobody has asked for it");
    let mut table = game(reading_aloud());
    table.play("7g", "7f");
    let effects = table.take_effects();
    assert_eq!(readings(&effects), ["black square-76 pawn"]);
    assert_eq!(played(effects).last(), Some(&Cue::Piece), "the piece is heard as well");
    table.play("3c", "3d");
    table.play("8h", "3c");
    table.click("Promote to horse");
    let effects = table.take_effects();
    assert_eq!(readings(&effects), ["white square-34 pawn", "black square-33 bishop promotes check"]);
    assert!(!played(effects).contains(&Cue::Say(Phrase::Check)), "it is said once");
}

#[test]
fn what_is_called_of_a_clock_is_called_as_well_when_moves_are_read() {
    let mut table = game(reading_aloud());
    table.play("7g", "7f");
    assert_eq!(heard(&mut table, 20), [Cue::Beep; 2]);
}

#[test]
fn no_move_is_read_without_sound_or_volume() {
    let silent = Volumes { moves: Volume::ZERO, ..Volumes::default() };
    let mut table = game(SoundSettings { volumes: silent, ..reading_aloud() });
    table.play_all("7g7f 3c3d");
    table.play("8h", "3c");
    table.click("Promote to horse");
    let effects = table.take_effects();
    assert_eq!(readings(&effects), [""; 0]);
    assert!(played(effects).contains(&Cue::Say(Phrase::Check)), "it is called by itself");
    let mut table = game(reading_aloud());
    table.press(Modifiers::COMMAND, Key::M);
    table.play("7g", "7f");
    assert_eq!(readings(&table.take_effects()), [""; 0]);
}

#[test]
fn the_move_that_one_goes_to_in_a_record_is_read_aloud() {
    let mut table = game(reading_aloud());
    table.play_all("7g7f 3c3d");
    table.click("Resign");
    table.confirm("Resign");
    table.click_first("Review");
    table.take_effects();
    table.press(Modifiers::NONE, Key::ArrowLeft);
    assert_eq!(readings(&table.take_effects()), ["black square-76 pawn"]);
    table.press(Modifiers::NONE, Key::ArrowLeft);
    assert_eq!(readings(&table.take_effects()), [""; 0], "no move leads to the start");
    table.press(Modifiers::NONE, Key::ArrowLeft);
    table.press(Modifiers::NONE, Key::End);
    assert_eq!(readings(&table.take_effects()), ["white square-34 pawn"]);
    table.play("2g", "2f");
    assert_eq!(readings(&table.take_effects()), ["black square-26 pawn"], "a variation is played");
}

#[test]
fn how_moves_are_read_is_chosen_and_tried_in_the_dialog_about_sound() {
    let mut table = Table::new();
    table.click("View");
    table.click("Sound…");
    table.click("Read moves aloud");
    let effects = table.take_effects();
    let kept =
        effects.iter().any(|effect| matches!(effect, Effect::SaveSettings(settings) if settings.sounds.read_moves));
    assert!(kept, "{effects:?}");
    table.click("Play: Moves read aloud");
    assert_eq!(readings(&table.take_effects()), ["black pawn number-7 number-6"]);
    table.click("日本語");
    table.take_effects();
    table.click("Play: Moves read aloud");
    assert_eq!(readings(&table.take_effects()), ["black square-76 pawn"]);
}
