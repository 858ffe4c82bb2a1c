//! Every dialog.

use komadai::app::scene::Section;
use komadai::app::{
    Action, ClockAction, Command, DialogAction, Effect, Incoming, PinPurpose, RulesAction, SettingsAction,
};
use komadai::storage::{DialogAnswer, Folder, FolderEntry};

use super::board;
use crate::room::Room;

pub fn new_game(room: &mut Room) {
    room.command(Command::NewGame);
    room.dialog(DialogAction::EditNewGame(Box::new(board::form())));
}

pub fn rules(room: &mut Room) {
    new_game(room);
    room.dialog(DialogAction::Rules(RulesAction::Open));
}

pub fn handicaps(room: &mut Room) {
    new_game(room);
    room.dialog(DialogAction::Table(komadai::app::TableAction::Open));
}

pub fn clocks(room: &mut Room) {
    room.command(Command::ClockOnly);
}

pub fn corrections(room: &mut Room) {
    board::clock_running(room);
    room.act(Action::Clock(ClockAction::TogglePause));
    room.act(Action::Clock(ClockAction::Adjust));
}

pub fn resign(room: &mut Room) {
    board::play(room);
    room.command(Command::Resign);
}

pub fn break_off(room: &mut Room) {
    board::play(room);
    room.command(Command::BreakOff);
}

pub fn leave(room: &mut Room) {
    board::play(room);
    room.command(Command::Quit);
}

pub fn ruling(room: &mut Room) {
    board::play(room);
    room.command(Command::Ruling);
}

/// The game that is played again after a repetition.
pub fn next_game(room: &mut Room) {
    board::repetition(room);
    room.command(Command::NextGame);
    // Without saving the one before.
    room.dialog(DialogAction::Confirm);
}

pub fn save_first(room: &mut Room) {
    board::repetition(room);
    room.command(Command::NextGame);
}

pub fn details(room: &mut Room) {
    board::review(room);
    room.command(Command::Details);
}

pub fn print(room: &mut Room) {
    board::review(room);
    room.command(Command::Print);
}

/// The program's own file dialog, where the system has none.
pub fn path(room: &mut Room) {
    room.command(Command::Open);
    answer_with_own_dialog(room);
}

pub fn save_path(room: &mut Room) {
    board::review(room);
    room.command(Command::SaveAs);
    answer_with_own_dialog(room);
}

fn answer_with_own_dialog(room: &mut Room) {
    let asked = room.effects.iter().rev().find_map(|effect| match effect {
        Effect::AskForFile(request) => Some(request.clone()),
        _ => None,
    });
    room.receive(Incoming::FileDialog(asked.expect("a file is asked for"), DialogAnswer::NoDialog));
    let entry = |name: &str| FolderEntry { name: name.to_owned(), is_folder: !name.contains('.') };
    let entries = ["2025", "2026", "club_game.kifu", "practice.kif", "round_2.kif"].map(entry).to_vec();
    let folder = Folder { path: "/records".into(), entries };
    room.receive(Incoming::Folder(None, Ok(folder)));
}

pub fn settings(room: &mut Room, section: usize) {
    room.command(Command::Settings);
    room.dialog(DialogAction::Settings(SettingsAction::Show(Section::ALL[section])));
}

pub fn pin(room: &mut Room) {
    room.dialog(DialogAction::AskForPin(PinPurpose::Set));
}

pub fn sound(room: &mut Room) {
    room.command(Command::Sound);
}

pub fn schedule(room: &mut Room) {
    sound(room);
    room.dialog(DialogAction::Schedule(komadai::app::ScheduleAction::Open));
}

pub fn hall(room: &mut Room) {
    room.command(Command::Hall);
}

pub fn find(room: &mut Room) {
    room.command(Command::Find);
}

pub fn about(room: &mut Room) {
    room.command(Command::About);
}
