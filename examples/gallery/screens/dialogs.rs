//! Every dialog.

use komadai::app::{
    Action, ClockAction, Command, DialogAction, Effect, HallSettings, Incoming, Looks, PieceChoice, PinPurpose,
    PublishAction, PublishForm, PublishNews, PublishSettings, RulesAction, SettingsAction,
};
use komadai::app::{Section, previewed};
use komadai::storage::{DialogAnswer, Folder, FolderEntry};

use super::board;
use crate::records;
use crate::room::Room;

pub fn new_game(room: &mut Room) {
    board::fill_in(room, board::form());
}

pub fn new_game_more(room: &mut Room) {
    board::fill_in(room, komadai::app::NewGameForm { shows_more: true, ..board::form() });
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

/// The replay after a repetition.
pub fn next_game(room: &mut Room) {
    board::repetition(room);
    room.command(Command::NextGame);
    // Without saving the previous game.
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

pub fn game_end(room: &mut Room) {
    board::review(room);
    room.command(Command::EndOfGame);
}

pub fn print(room: &mut Room) {
    board::review(room);
    room.command(Command::Print);
    show_preview(room);
}

/// The first page is made outside the program's state.
pub fn show_preview(room: &mut Room) {
    let asked = room.effects.iter().rev().find_map(|effect| match effect {
        Effect::PreviewPages(job, number) => Some((job.clone(), *number)),
        _ => None,
    });
    let (job, number) = asked.expect("a preview is asked for");
    let preview = previewed(&job, room.text());
    room.receive(Incoming::Previewed(number, preview));
}

/// The program's own file dialog, for systems without one.
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
        Effect::AskForFile(request, _) => Some(request.clone()),
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

/// Pieces from a folder of images, one of which is missing.
pub fn own_images(room: &mut Room) {
    let looks = room.see(|desk| desk.state().settings.looks);
    room.act(Action::SetLooks(Looks { pieces: PieceChoice::Images, ..looks }));
    settings(room, 1);
    room.dialog(DialogAction::Settings(SettingsAction::TypePieceFolder("/my pieces".to_owned())));
    room.dialog(DialogAction::Settings(SettingsAction::UsePieceFolder));
    room.receive(Incoming::Pieces("/my pieces".into(), Ok(records::piece_images())));
}

/// The same pieces on the board.
pub fn own_images_on_board(room: &mut Room) {
    own_images(room);
    room.dialog(DialogAction::Cancel);
    board::play(room);
}

pub fn pin(room: &mut Room) {
    room.dialog(DialogAction::AskForPin(PinPurpose::Set));
}

/// Somebody has mistyped the PIN for the console too often.
pub fn pin_wrong(room: &mut Room) {
    board::play(room);
    pin(room);
    ["pin-new", "pin-again"].into_iter().for_each(|field| room.type_into(field, "2468"));
    room.click("pin-set-yes");
    room.command(Command::Console);
    for _ in 0..3 {
        room.type_into("pin-present", "1357");
        room.click("pin-unlock-yes");
    }
}

pub fn keys(room: &mut Room) {
    room.command(Command::Keys);
}

/// A key assigned to two commands.
pub fn keys_clash(room: &mut Room) {
    keys(room);
    let flip = room.say(Command::Flip.name());
    room.type_into("keys-search", &flip);
    room.click_containing(&format!("{flip}: "));
    room.press(egui::Key::F8);
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

/// A site that is being written.
pub fn publish(room: &mut Room) {
    room.command(Command::Hall);
    room.act(Action::Publish(PublishAction::Configure));
    let settings = PublishSettings {
        hall: Some("/hall".into()),
        site: Some("/var/www/club-open".into()),
        address: "https://example.org/club-open/".to_owned(),
        title: room.told("Club Open"),
        delay: 5,
        ..PublishSettings::default()
    };
    let language = room.see(|desk| desk.state().window_language());
    let form = PublishForm::of(&settings, &HallSettings::default(), language);
    room.act(Action::Publish(PublishAction::Edit(form)));
    room.act(Action::Publish(PublishAction::Start));
    room.receive(Incoming::Publish(PublishNews::Written { id: 1, tables: 8, files: 5, unread: 0 }));
}

pub fn find(room: &mut Room) {
    room.command(Command::Find);
}

pub fn about(room: &mut Room) {
    room.receive(records::machine());
    room.command(Command::About);
}
