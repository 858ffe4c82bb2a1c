//! The arbiter's console, and events.

use komadai::app::{Action, Command, EventAction};

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

pub fn moves(room: &mut Room) {
    clocks(room);
    room.click("console-moves");
}

pub fn rulings(room: &mut Room) {
    board::claim(room);
    room.command(Command::Console);
    room.click("console-rulings");
}

pub fn count(room: &mut Room) {
    clocks(room);
    room.click("console-count");
}

pub fn log(room: &mut Room) {
    penalty(room);
    room.click("draft-confirm");
    room.click("console-stop");
    room.click("console-log");
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
