//! The arbiter's console, and events.

use std::time::Duration;

use komadai::app::{Action, Command, EventAction, EventNews, EventPage, Incoming, PlayersAction, RoundAction};
use komadai::tournament::read_players;

use super::board;
use crate::records;
use crate::room::Room;

pub fn clocks(room: &mut Room) {
    board::play(room);
    room.command(Command::Console);
}

pub fn penalty(room: &mut Room) {
    clocks(room);
    room.click_containing("+2");
}

/// Shows a part of the console, which is in a list where there is no room for tabs.
fn show_part(room: &mut Room, name: &str) {
    if !room.has(name) {
        room.click("console-heading");
    }
    room.click(name);
}

pub fn moves(room: &mut Room) {
    clocks(room);
    show_part(room, "console-moves");
}

pub fn rulings(room: &mut Room) {
    board::claim(room);
    room.command(Command::Console);
    show_part(room, "console-rulings");
}

pub fn count(room: &mut Room) {
    clocks(room);
    show_part(room, "console-count");
}

pub fn log(room: &mut Room) {
    penalty(room);
    room.click("draft-confirm");
    room.click("console-stop");
    show_part(room, "console-log");
}

pub fn no_event(room: &mut Room) {
    room.command(Command::Event);
}

pub fn event(room: &mut Room) {
    room.command(Command::Event);
    let event = records::event(room);
    room.receive(event);
    room.act(Action::Event(EventAction::Choose(1)));
}

pub fn event_details(room: &mut Room) {
    event(room);
    room.act(Action::Event(EventAction::Edit));
}

pub fn pairing(room: &mut Room) {
    event(room);
    room.act(Action::Event(EventAction::ChangePairing));
}

fn act(room: &mut Room, action: EventAction) {
    room.act(Action::Event(action));
}

/// An event of nine players, one round of which has been played.
pub fn club_day(room: &mut Room) {
    room.command(Command::Event);
    let event = records::club_day(room);
    room.receive(event);
}

pub fn players(room: &mut Room) {
    club_day(room);
    act(room, EventAction::ShowPage(EventPage::Players));
    act(room, EventAction::Players(PlayersAction::Choose(3)));
}

pub fn player(room: &mut Room) {
    players(room);
    act(room, EventAction::Players(PlayersAction::Change));
}

pub fn player_list(room: &mut Room) {
    club_day(room);
    act(room, EventAction::ShowPage(EventPage::Players));
    let list = read_players("list.csv", records::PLAYERS.as_bytes()).expect("the list is sound");
    room.receive(Incoming::Event(EventNews::Players("/records/list.csv".into(), Ok(Box::new(list)))));
}

pub fn pairing_rules(room: &mut Room) {
    club_day(room);
    act(room, EventAction::Rounds(RoundAction::EditRules));
}

pub fn proposal(room: &mut Room) {
    club_day(room);
    act(room, EventAction::Rounds(RoundAction::Propose));
    act(room, EventAction::Rounds(RoundAction::Choose(4)));
}

pub fn standings(room: &mut Room) {
    club_day(room);
    act(room, EventAction::ShowPage(EventPage::Standings));
}

/// The pawns have fallen for a game of the event.
pub fn toss(room: &mut Room) {
    event(room);
    act(room, EventAction::Choose(3));
    act(room, EventAction::Start);
    let again = records::event_again(room);
    room.receive(again);
    room.receive(Incoming::Event(EventNews::Written(records::EVENT_FILE.into(), Ok(()))));
    room.receive(Incoming::Number(5));
    room.pass(Duration::from_secs(10));
}
