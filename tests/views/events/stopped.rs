//! The organiser stops the whole hall: no clock runs in it, whatever is locked and whatever begins meanwhile.

use std::path::PathBuf;
use std::time::Duration;

use egui::{Key, Modifiers};
use komadai::app::{
    Action, Command, Effect, HallAction, HallForm, HallJob, HallNews, HallSettings, Incoming, JournalNews, Settings,
};
use komadai::hall::{HallOrder, LiveState, Notice};
use komadai::record::AuditAct;
use komadai::session::ArbiterAct;
use komadai::text::Language;

use super::eight_tables;
use super::hall::{Club, broken_off};
use crate::consoles::{lock, unlock};
use crate::table::Table;

/// A club whose tables share their games, with its event open.
fn club_in(language: Language) -> Club {
    let hall = HallSettings { shared_in: Some(PathBuf::from("/hall")), ..HallSettings::default() };
    let settings = Settings { hall, language: Some(language), ..Settings::default() };
    Club::at(Table::with(settings, 1280.0, 800.0), &eight_tables().to_ron())
}

fn playing() -> Club {
    let mut club = club_in(Language::English);
    club.start(3, "Start the game");
    club.table.play_all("7g7f");
    club
}

fn stop() -> HallOrder {
    HallOrder::after(None, true, "14:05".to_owned(), "desk".to_owned(), Duration::ZERO)
}

fn start() -> HallOrder {
    HallOrder::after(Some(&stop()), false, "14:20".to_owned(), "desk".to_owned(), Duration::ZERO)
}

fn hear(club: &mut Club, order: HallOrder) {
    club.table.receive(Incoming::Hall(HallNews::Order(order)));
}

/// What the hall hears of the game next.
fn told(club: &mut Club) -> Option<LiveState> {
    club.table.wait(Duration::from_secs(5));
    let effects = club.table.take_effects();
    effects.into_iter().rev().find_map(|effect| match effect {
        Effect::Hall(HallJob::Write { live, .. }) => Some(live.state),
        _ => None,
    })
}

fn acts(club: &Club) -> Vec<AuditAct> {
    club.table.audit().into_iter().map(|entry| entry.act).collect()
}

#[test]
fn a_locked_console_keeps_no_order_of_the_hall_out_and_the_log_names_it() {
    let mut club = playing();
    lock(&mut club.table);
    hear(&mut club, stop());
    assert_eq!(told(&mut club), Some(LiveState::Paused));
    assert!(club.table.shows_containing("The clocks stand still"));
    hear(&mut club, start());
    assert_eq!(told(&mut club), Some(LiveState::Running));
    assert_eq!(acts(&club), [AuditAct::HallStopped, AuditAct::HallStarted]);
    assert_eq!(club.table.audit()[0].who, "desk");
}

#[test]
fn while_the_hall_is_stopped_only_the_arbiter_resumes_and_is_asked_first() {
    let mut club = playing();
    lock(&mut club.table);
    hear(&mut club, stop());
    assert!(!club.table.shows("Close"), "there is nothing to choose between");
    club.click("Understood");
    assert!(club.table.shows_containing("The hall is stopped"), "the status says so");
    assert!(club.table.shows_containing("hall stopped"), "the plate says so");
    club.table.ask(Action::Command(Command::Pause));
    club.table.ask(Action::Arbiter(ArbiterAct::Resume));
    assert_eq!(told(&mut club), Some(LiveState::Paused));
    club.table.press(Modifiers::NONE, Key::F8);
    unlock(&mut club.table);
    club.table.ask(Action::Arbiter(ArbiterAct::Resume));
    assert_eq!(told(&mut club), Some(LiveState::Paused), "the arbiter is asked");
    club.click("Restart the clock");
    assert_eq!(told(&mut club), Some(LiveState::Running));
    hear(&mut club, start());
    assert_eq!(told(&mut club), Some(LiveState::Running));
}

/// What the hall hears of the game next: what is most noteworthy about it.
fn noticed(club: &mut Club) -> Option<Notice> {
    club.table.wait(Duration::from_secs(5));
    let effects = club.table.take_effects();
    effects.into_iter().rev().find_map(|effect| match effect {
        Effect::Hall(HallJob::Write { live, .. }) => live.notice,
        _ => None,
    })
}

#[test]
fn whoever_stopped_the_clocks_players_can_call_the_arbiter() {
    type Stopping = fn(&mut Club);
    let by_hall: Stopping = |club| hear(club, stop());
    let by_arbiter: Stopping = |club| {
        club.table.press(Modifiers::NONE, Key::F8);
        unlock(&mut club.table);
        club.table.ask(Action::Arbiter(ArbiterAct::Stop));
        club.click("Lock");
    };
    for stopping in [by_hall, by_arbiter] {
        for by_key in [true, false] {
            let mut club = playing();
            lock(&mut club.table);
            stopping(&mut club);
            assert_eq!(noticed(&mut club), Some(Notice::Stopped));
            if by_key {
                club.table.press(Modifiers::NONE, Key::F12);
            } else {
                club.table.press(Modifiers::NONE, Key::Escape);
                let case = club.table.case().expect("it says why the clocks stand");
                assert_eq!(case.answers[0].words, "Call the arbiter");
                club.table.ask(case.answers[0].action.clone());
            }
            assert_eq!(noticed(&mut club), Some(Notice::Called));
            let case = club.table.case().expect("it says that the arbiter was called");
            assert_eq!(case.answers.len(), 1, "once is enough: {case:?}");
            hear(&mut club, start());
            assert_eq!(told(&mut club), Some(LiveState::Paused), "whoever was called comes first");
        }
    }
}

#[test]
fn what_the_arbiter_stopped_before_does_not_go_on_with_the_hall() {
    let mut club = playing();
    club.table.ask(Action::Arbiter(ArbiterAct::Stop));
    hear(&mut club, stop());
    hear(&mut club, start());
    assert_eq!(told(&mut club), Some(LiveState::Paused), "it waits for the arbiter");
}

/// What was played when the hall was stopped and the machine was switched off, taken up at another one.
fn broken_off_in_a_stopped_hall() -> Club {
    let mut club = playing();
    hear(&mut club, stop());
    club.settle();
    let mut next = club_in(Language::English);
    let found = broken_off(PathBuf::from("20261126-140500.journal"), club.journal.into_bytes());
    next.table.press(Modifiers::NONE, Key::Escape);
    next.table.receive(Incoming::Journal(JournalNews::Found(vec![found], Vec::new())));
    next
}

#[test]
fn a_game_broken_off_in_a_stopped_hall_goes_on_if_the_hall_does_by_now() {
    for news in [HallNews::Order(start()), HallNews::NoOrder] {
        for is_known_before in [true, false] {
            let mut club = broken_off_in_a_stopped_hall();
            let hear = |club: &mut Club| club.table.receive(Incoming::Hall(news.clone()));
            is_known_before.then(|| hear(&mut club));
            club.click("Resume it");
            (!is_known_before).then(|| hear(&mut club));
            assert_eq!(told(&mut club), Some(LiveState::Running), "{news:?}");
            assert!(!club.table.shows_containing("The hall is stopped"));
        }
    }
}

#[test]
fn a_game_broken_off_in_a_hall_that_is_still_stopped_waits_and_goes_on_with_it() {
    let mut club = broken_off_in_a_stopped_hall();
    hear(&mut club, stop());
    club.click("Understood");
    club.click("Resume it");
    assert_eq!(told(&mut club), Some(LiveState::Paused));
    assert!(club.table.shows_containing("The hall is stopped"));
    hear(&mut club, start());
    assert_eq!(told(&mut club), Some(LiveState::Running));
}

#[test]
fn a_game_broken_off_in_a_hall_to_which_its_machine_belongs_no_longer_goes_on() {
    let mut club = broken_off_in_a_stopped_hall();
    club.table.ask(Action::Hall(HallAction::Edit(HallForm::of(&HallSettings::default()))));
    club.table.ask(Action::Hall(HallAction::Keep));
    club.click("Resume it");
    assert!(!club.table.shows_containing("The hall is stopped"));
    assert_eq!(acts(&club), [AuditAct::HallStopped, AuditAct::HallStarted]);
}

#[test]
fn a_game_that_stands_with_the_hall_hears_when_it_goes_on_though_nobody_looks_at_the_hall_any_longer() {
    let hall = HallSettings { watched: Some(PathBuf::from("/hall")), ..HallSettings::default() };
    let mut table = Table::with(Settings { hall, ..Settings::default() }, 1280.0, 800.0);
    table.play("7g", "7f");
    table.ask(Action::Hall(HallAction::OpenView));
    table.receive(Incoming::Hall(HallNews::Order(stop())));
    table.ask(Action::Hall(HallAction::CloseView));
    table.wait(Duration::from_secs(5));
    let acts = |table: &Table| table.audit().into_iter().map(|entry| entry.act).collect::<Vec<_>>();
    assert_eq!(acts(&table), [AuditAct::HallStopped]);
    table.receive(Incoming::Hall(HallNews::Order(start())));
    assert_eq!(acts(&table), [AuditAct::HallStopped, AuditAct::HallStarted]);
}

#[test]
fn a_game_that_begins_in_a_stopped_hall_waits_and_goes_on_with_it() {
    let mut club = club_in(Language::English);
    hear(&mut club, stop());
    club.start(3, "Start the game");
    club.table.play_all("7g7f");
    assert_eq!(told(&mut club), Some(LiveState::Paused));
    assert!(club.table.shows("The hall is stopped"));
    hear(&mut club, start());
    assert_eq!(told(&mut club), Some(LiveState::Running));
}

#[test]
fn the_clock_beside_a_wooden_board_stands_with_the_hall_and_only_a_yes_to_the_question_lets_it_run() {
    let mut club = club_in(Language::English);
    club.table.press(Modifiers::NONE, Key::Escape);
    club.table.press(Modifiers::NONE, Key::F6);
    club.table.click("Set the clock");
    club.table.press(Modifiers::NONE, Key::Space);
    assert!(club.table.shows("Stop both"));
    hear(&mut club, stop());
    club.click("Understood");
    club.click("Go on");
    club.click("Wait for the hall");
    assert!(club.table.shows("Go on") && !club.table.shows("Stop both"));
    club.click("Go on");
    club.click("Restart the clock");
    club.table.wait(Duration::from_secs(2));
    assert!(club.table.shows("Stop both"));
}

#[test]
fn a_clock_that_is_begun_in_a_stopped_hall_waits_and_goes_on_with_it() {
    let mut club = club_in(Language::English);
    hear(&mut club, stop());
    club.table.press(Modifiers::NONE, Key::Escape);
    club.table.press(Modifiers::NONE, Key::F6);
    club.table.click("Set the clock");
    club.table.press(Modifiers::NONE, Key::Space);
    assert!(club.table.shows("The hall is stopped"));
    club.click("Understood");
    assert!(club.table.shows("Go on"));
    hear(&mut club, start());
    assert!(club.table.shows("Stop both"));
}

#[test]
fn in_another_hall_its_own_orders_count_from_the_first_one_on() {
    let mut club = club_in(Language::English);
    hear(&mut club, HallOrder { number: 7, ..stop() });
    assert!(club.table.shows("Start all tables"));
    let elsewhere = HallSettings { shared_in: Some(PathBuf::from("/another")), ..HallSettings::default() };
    club.table.ask(Action::Hall(HallAction::Edit(HallForm::of(&elsewhere))));
    club.table.ask(Action::Hall(HallAction::Keep));
    club.show();
    assert!(club.table.shows("Stop all tables"), "nobody has stopped that one");
    hear(&mut club, stop());
    assert!(club.table.shows("Start all tables"));
}

#[test]
fn whoever_stops_the_hall_keeps_the_event_window_in_which_it_is_started_again() {
    let mut club = playing();
    club.show();
    club.table.take_effects();
    club.table.click("Stop all tables");
    let given = club.table.take_effects().into_iter().find_map(|effect| match effect {
        Effect::Hall(HallJob::Order { order, .. }) => Some(order),
        _ => None,
    });
    hear(&mut club, given.expect("an order was given"));
    assert!(club.table.shows("Start all tables"));
    assert_eq!(told(&mut club), Some(LiveState::Paused));
    club.click("Start all tables");
    assert_eq!(told(&mut club), Some(LiveState::Running));
}

#[test]
fn the_hall_view_and_its_countdown_say_large_that_the_hall_is_stopped() {
    for (language, words, countdown) in [
        (Language::English, "The hall has been stopped since 14:05", "The hall is stopped · Round 1 begins in"),
        (Language::Japanese, "14:05から会場全体を停止しています", "会場停止中 · "),
    ] {
        let mut event = eight_tables();
        event.round_mut(1).starts = "10:05".parse().ok();
        let hall = HallSettings { watched: Some(PathBuf::from("/hall")), ..HallSettings::default() };
        let settings = Settings { hall, language: Some(language), ..Settings::default() };
        let mut club = Club::without(Table::of_hall(settings, 1280.0, 800.0));
        club.table.receive(super::read(&event, komadai::app::ReadPurpose::Open));
        club.table.ask(Action::Command(Command::Hall));
        club.table.ask(Action::Hall(HallAction::OpenView));
        hear(&mut club, stop());
        let seen = club.table.painted_words();
        assert!(seen.iter().any(|it| it.contains(words)), "{seen:?}");
        assert!(seen.iter().any(|it| it.contains(countdown)), "{seen:?}");
    }
}
