//! Where the system's dialogs for files and folders begin.

use std::path::Path;

use komadai::app::{Action, Command, Effect, EventAction, HallAction, HallForm, HallSettings, Incoming, Settings};
use komadai::storage::{DialogAnswer, FileDialogRequest, FolderFor};
use komadai::text::Language;

use crate::table::Table;

#[test]
fn a_folder_is_looked_for_where_the_field_says_or_where_the_last_one_was() {
    let asked = |table: &mut Table| {
        let effects = table.take_effects();
        effects.into_iter().find_map(|effect| match effect {
            Effect::AskForFile(FileDialogRequest::Folder(folder), begin) => Some((folder, begin)),
            _ => None,
        })
    };
    let hall = HallSettings { watched: Some("/share/hall".into()), ..HallSettings::default() };
    let mut table =
        Table::with(Settings { hall, language: Some(Language::English), ..Settings::default() }, 1280.0, 800.0);
    for (way, begins) in [(FolderFor::Watching, "/share/hall"), (FolderFor::Sharing, "/share/hall")] {
        table.ask(Action::Command(Command::Hall));
        table.take_effects();
        table.ask(Action::Hall(HallAction::Browse(way)));
        assert_eq!(asked(&mut table), Some((way, Some(begins.into()))));
        table.receive(Incoming::FileDialog(FileDialogRequest::Folder(way), DialogAnswer::Cancelled));
    }
    let form = HallForm { watched: "/other/hall".to_owned(), ..HallForm::default() };
    table.ask(Action::Hall(HallAction::Edit(form)));
    table.ask(Action::Hall(HallAction::Browse(FolderFor::Watching)));
    assert_eq!(asked(&mut table), Some((FolderFor::Watching, Some("/other/hall".into()))));
}

#[test]
fn an_event_is_looked_for_where_the_last_one_lies() {
    let settings =
        Settings { event: Some("/share/open.ron".into()), language: Some(Language::English), ..Settings::default() };
    let mut table = Table::with(settings, 1280.0, 800.0);
    table.ask(Action::Command(Command::Event));
    table.take_effects();
    table.ask(Action::Event(EventAction::Open));
    let asked = table.take_effects();
    let is_it =
        |effect: &Effect| matches!(effect, Effect::AskForFile(_, Some(begin)) if begin == Path::new("/share/open.ron"));
    assert!(asked.iter().any(is_it), "{asked:?}");
}
