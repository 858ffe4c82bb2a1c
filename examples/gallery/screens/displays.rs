//! Windows of their own: for the audience, for the hall, and the manual.

use std::time::Duration;

use komadai::app::{
    Action, App, BoardAction, Command, DialogAction, DisplayAction, Effect, HallAction, HallForm, HallJob, HallNews,
    Incoming,
};
use komadai::hall::Sighting;
use komadai::record::{DrawnMark, MarkColour};
use komadai::shogi::Square;
use komadai::text::manual::Chapter;

use super::{board, dialogs};
use crate::records;
use crate::room::Room;

fn display(room: &mut Room) {
    room.command(Command::ToggleDisplay);
    room.look_at(App::display_frame);
}

pub fn title(room: &mut Room) {
    let event = records::event(room);
    room.receive(event);
    display(room);
}

pub fn game(room: &mut Room) {
    play_with_captures(room);
    display(room);
}

/// A game in which both sides have pieces in hand.
fn play_with_captures(room: &mut Room) {
    board::begin(room, board::form());
    let before_drop = records::SIDE_PAWN.split(" P*").next().expect("a text has a beginning");
    room.play(before_drop);
    room.pass(Duration::from_secs(7));
}

pub fn countdown(room: &mut Room) {
    board::countdown(room);
    display(room);
}

pub fn stopped(room: &mut Room) {
    board::play(room);
    room.command(Command::StopClocks);
    display(room);
}

pub fn result(room: &mut Room) {
    play_with_captures(room);
    room.command(Command::Resign);
    room.dialog(DialogAction::Confirm);
    room.pass(Duration::from_secs(20));
    display(room);
}

/// What a commentator tries out while the game goes on.
pub fn commentary(room: &mut Room) {
    board::play(room);
    display(room);
    room.command(Command::Commentary);
    for square in ["3a", "6d", "6f", "6e"].map(square) {
        room.act(Action::Display(DisplayAction::Board(BoardAction::ClickSquare(square))));
    }
    let arrow = DrawnMark { colour: MarkColour::Green, from: square("6d"), to: Some(square("7e")) };
    room.act(Action::Display(DisplayAction::Board(BoardAction::Draw(arrow))));
}

fn square(name: &str) -> Square {
    name.parse().expect("it names a square")
}

/// The main window beside an open display, with the hint shown when one is opened for the first time.
pub fn hint(room: &mut Room) {
    board::play(room);
    room.command(Command::ToggleDisplay);
}

pub fn hall(room: &mut Room) {
    let seen = records::hall(room);
    watch(room, seen);
}

/// The view of a hall in which these games are seen.
fn watch(room: &mut Room, games: Vec<(Sighting, Duration)>) {
    let settings = room.see(|desk| desk.state().settings.hall.clone());
    room.command(Command::Hall);
    let form = HallForm { watched: "/hall".to_owned(), title: room.told("Club Open"), ..HallForm::of(&settings) };
    room.act(Action::Hall(HallAction::Edit(form)));
    room.act(Action::Hall(HallAction::OpenView));
    let watched = room.effects.iter().find_map(|effect| match effect {
        Effect::Hall(HallJob::Watch { id, .. }) => Some(*id),
        _ => None,
    });
    let seen = HallNews::Seen(watched.expect("a folder is watched"), games);
    room.receive(Incoming::Hall(seen));
    room.look_at(App::hall_frame);
}

/// The same where people can follow on their phones.
pub fn hall_with_code(room: &mut Room) {
    dialogs::publish(room);
    hall(room);
}

/// The title page with the code of the site.
pub fn title_with_code(room: &mut Room) {
    dialogs::publish(room);
    title(room);
}

/// Between two rounds: the results and the standings of the one that was played.
pub fn hall_between_rounds(room: &mut Room) {
    super::arbiter::club_day(room);
    room.act(Action::Dialog(DialogAction::Cancel));
    watch(room, Vec::new());
}

pub fn manual(room: &mut Room) {
    room.act(Action::ShowManual(Some(Chapter::Play)));
    room.look_at(App::manual_frame);
}
