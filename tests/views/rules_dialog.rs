//! Choosing the rules of a game, and making custom rules.

use std::path::{Path, PathBuf};

use egui::{Key, Modifiers, Pos2, Rect, vec2};
use komadai::app::{
    Effect, IfThere, Incoming, NewGameForm, OwnFault, ProfileJob, ProfileNews, Settings, UserFile, UserFileJob,
    UserFileKind, UserFileNews, UserFileTrouble, WriteFailure,
};
use komadai::rules::{ProfileName, RuleField, RuleProfile, Undecided};
use komadai::storage::{DialogAnswer, FileDialogRequest, FileError};
use komadai::text::Language;

use crate::consoles::lock;
use crate::locks::is_refused;
use crate::table::Table;

/// Opens the new-game dialog and chooses rules there.
fn choose(table: &mut Table, rules: &str) {
    table.press(Modifiers::COMMAND, Key::N);
    table.confirm("Rules");
    table.scroll_to(rules);
    table.click(rules);
}

fn remembered(table: &mut Table) -> Option<NewGameForm> {
    table.take_effects().into_iter().find_map(|effect| match effect {
        Effect::SaveSettings(settings) => Some(settings.new_game),
        _ => None,
    })
}

#[test]
fn the_chosen_rules_are_told_in_one_sentence_stand_over_the_game_and_are_remembered() {
    let mut table = Table::new();
    choose(&mut table, "JSA professional");
    assert!(table.shows_containing("after 500 moves: played again"));
    assert!(table.shows_containing("no published source for: Points of removed pieces, Illegal moves"));
    table.click("Start game");
    assert!(table.shows("JSA professional · Even game · 15 min, then 30 s a move"));
    assert_eq!(remembered(&mut table).map(|form| form.profile).as_deref(), Some("jsa_pro"));
    assert_eq!(table.header("対局規定").as_deref(), Some("日本将棋連盟（プロ） [jsa_pro]"));
}

#[test]
fn a_profile_that_is_no_longer_there_gives_way_to_the_usual_one() {
    let new_game = NewGameForm { profile: "gone".to_owned(), ..NewGameForm::default() };
    let settings = Settings { language: Some(Language::English), new_game, ..Settings::default() };
    let mut table = Table::with(settings, 1280.0, 800.0);
    table.press(Modifiers::COMMAND, Key::N);
    table.click("Start game");
    assert_eq!(table.header("対局規定").as_deref(), Some("気軽な対局 [casual]"));
}

/// A club's own profile, as it is in the user's folder.
pub fn club_rules() -> UserFile<RuleProfile> {
    let name = ProfileName { en: "Our club".to_owned(), ja: "わがクラブ".to_owned() };
    let profile = RuleProfile { id: "club".to_owned(), name, ..RuleProfile::default() };
    UserFile { name: "club.ron".to_owned(), content: profile }
}

/// A table where the user's own profiles have been read, one of which was used last.
fn table_of_a_club() -> Table {
    let new_game = NewGameForm { profile: "club".to_owned(), ..NewGameForm::default() };
    let settings = Settings { language: Some(Language::English), new_game, ..Settings::default() };
    let mut table = Table::with(settings, 1280.0, 800.0);
    table.receive(Incoming::Own(UserFileNews::Profiles(vec![club_rules()], Vec::new())));
    table
}

fn open_rules(table: &mut Table) {
    if table.shows("More") {
        table.click("More");
    }
    table.press_button("Rules…");
}

/// Opens the editor with these rules.
fn open_editor(table: &mut Table, rules: &str) {
    choose(table, rules);
    open_rules(table);
    table.take_effects();
}

/// Opens the editor with the rules used last.
pub fn open_editor_of_a_club(table: &mut Table) {
    table.press(Modifiers::COMMAND, Key::N);
    open_rules(table);
    table.take_effects();
}

/// The profile to be saved, as it reads in its file.
fn kept(table: &mut Table) -> Option<UserFile<RuleProfile>> {
    table.take_own_jobs().into_iter().find_map(|job| match job {
        UserFileJob::Keep { kind: UserFileKind::Profile, file } => {
            let content = RuleProfile::from_ron(&file.name, &file.content).expect("what is kept can be read");
            Some(UserFile { name: file.name, content })
        }
        _ => None,
    })
}

fn jobs(table: &mut Table) -> Vec<ProfileJob> {
    let effects = table.take_effects().into_iter();
    effects.filter_map(|effect| if let Effect::Profiles(job) = effect { Some(job) } else { None }).collect()
}

#[test]
fn a_change_to_a_built_in_profile_makes_a_copy_which_is_kept_and_used() {
    let mut table = Table::new();
    open_editor(&mut table, "JSA professional");
    assert!(table.shows("Built in: a change makes a copy of your own."));
    table.click("Repetition: Counts as: Draw");
    assert!(table.shows("Your own") && table.reads("ID") == "jsa_pro_2");
    table.click("Save and use");
    let own = kept(&mut table).expect("it is kept");
    assert_eq!((own.name.as_str(), own.content.id.as_str()), ("jsa_pro_2.ron", "jsa_pro_2"));
    assert_eq!((own.content.repetition.result, own.content.provenance.checked.clone()), (Undecided::Draw, None));
    table.click("Start game");
    assert!(table.shows_containing("JSA professional 2"));
    let line = table.header("対局規定").expect("the rules stand in the record");
    assert_eq!(RuleProfile::from_line(&line), Some(Ok(own.content.clone())), "all of it");
}

#[test]
fn what_somebody_chose_needs_no_source_any_more() {
    let mut table = Table::new();
    open_editor(&mut table, "FESA");
    table.click("Impasse by agreement: On");
    table.click("Save and use");
    let own = kept(&mut table).expect("it is kept");
    assert!(own.content.is_verified(RuleField::Agreement) && !own.content.is_verified(RuleField::Declaration));
}

#[test]
fn an_unchanged_profile_is_used_without_being_kept_and_cancel_goes_back() {
    let mut table = table_of_a_club();
    open_editor_of_a_club(&mut table);
    table.click("Use these rules");
    assert!(table.shows("Start game") && jobs(&mut table).is_empty());
    table.click("Rules…");
    table.take_effects();
    table.click("Repetition: Counts as: Played again");
    table.press(Modifiers::NONE, Key::Escape);
    assert!(table.shows("Start game") && jobs(&mut table).is_empty());
    assert!(table.shows_containing("A position seen 4 times: draw"), "nothing was changed");
}

#[test]
fn a_copy_cannot_take_the_id_of_what_it_was_copied_from() {
    let mut table = Table::new();
    open_editor(&mut table, "JSA professional");
    table.click("Repetition: Counts as: Draw");
    table.type_into("ID", "3");
    for _ in "_23".chars() {
        table.press(Modifiers::NONE, Key::Backspace);
    }
    assert_eq!(table.reads("ID"), "jsa_pro");
    assert!(table.shows("Another profile has this ID.") && !table.is_enabled("Save and use"));
}

#[test]
fn an_own_profile_is_saved_under_its_own_name_and_no_other_profile_loses_its_id() {
    let mut table = table_of_a_club();
    open_editor_of_a_club(&mut table);
    table.type_into("ID", "X");
    assert!(table.shows_containing("An ID may contain only lower-case letters") && !table.is_enabled("Save and use"));
    table.press(Modifiers::NONE, Key::Backspace);
    table.click("Repetition: Counts as: Played again");
    assert!(!table.shows_containing("An ID may contain only lower-case letters"));
    table.click("Save and use");
    assert_eq!(kept(&mut table).map(|own| own.name).as_deref(), Some("club.ron"));
    table.click("Rules…");
    table.type_into("ID", "!");
    for _ in "club!".chars() {
        table.press(Modifiers::NONE, Key::Backspace);
    }
    table.type_into("ID", "casual");
    assert!(table.shows("Another profile has this ID.") && !table.is_enabled("Save and use"));
}

#[test]
fn a_file_that_holds_no_profile_is_told_with_line_and_field_and_is_not_written_over() {
    let mut table = Table::new();
    let text = RuleProfile::default().to_ron().replace("count: 4", "count: 1");
    let error = RuleProfile::from_ron("/config/profiles/casual_2.ron", &text).unwrap_err();
    let line = error.line;
    let twin = UserFile { name: "twin.ron".to_owned(), content: RuleProfile::default() };
    let faulty = vec![UserFileTrouble::new(
        UserFileKind::Profile,
        Path::new("/config/profiles/casual_2.ron"),
        OwnFault::Profile(error),
    )];
    table.receive(Incoming::Own(UserFileNews::Profiles(vec![club_rules(), twin], faulty)));
    assert!(table.shows("These rules of yours cannot be used: /config/profiles/casual_2.ron"));
    assert!(table.shows(&format!("Line {line}: repetition.count: A repetition takes at least two occurrences.")));
    assert!(table.shows("Another one already has the ID casual."));
    open_editor(&mut table, "Casual");
    table.click("Repetition: Counts as: Played again");
    table.click("Save and use");
    assert_eq!(kept(&mut table).map(|own| own.name).as_deref(), Some("casual_2-2.ron"));
}

#[test]
fn only_ones_own_profile_can_be_deleted_and_not_without_a_question() {
    let mut table = table_of_a_club();
    open_editor(&mut table, "Casual");
    assert!(!table.is_enabled("Delete"));
    table.click("Cancel");
    table.click("Cancel");
    open_editor_of_a_club(&mut table);
    table.click("Delete");
    assert!(table.shows("Delete “Our club”?") && jobs(&mut table).is_empty());
    table.confirm("Delete");
    assert_eq!(
        table.take_own_jobs(),
        [UserFileJob::Delete { kind: UserFileKind::Profile, name: "club.ron".to_owned() }]
    );
    assert!(table.shows("Built in: a change makes a copy of your own."), "the usual one is shown");
    table.click("Cancel");
    table.click("Start game");
    assert!(table.shows_containing("Casual"));
}

#[test]
fn rules_are_written_through_the_systems_dialog_or_the_programs_own_with_their_sources() {
    let mut table = Table::new();
    open_editor(&mut table, "JSA professional");
    table.click("Export…");
    let request = FileDialogRequest::SaveProfile { suggested: "jsa_pro.ron".to_owned() };
    assert_eq!(table.take_effects(), [Effect::AskForFile(request.clone(), None)]);
    table.receive(Incoming::FileDialog(request, DialogAnswer::NoDialog));
    assert!(table.shows("Export rules"));
    assert_eq!(table.take_effects(), [Effect::ListFiles { folder: None, endings: &["ron"] }]);
    table.click("Export");
    let text = RuleProfile::shipped_text("jsa_pro").unwrap().to_owned();
    let path = PathBuf::from("jsa_pro.ron");
    let job = |if_there| ProfileJob::Export { path: path.clone(), text: text.clone(), if_there };
    assert_eq!(jobs(&mut table), [job(IfThere::Ask)]);
    let done = |result| ProfileNews::Exported { path: path.clone(), text: text.clone(), result };
    table.receive(Incoming::Profiles(done(Err(WriteFailure::AlreadyThere))));
    table.click("Replace");
    assert_eq!(jobs(&mut table), [job(IfThere::Replace)]);
    table.receive(Incoming::Profiles(done(Ok(()))));
    assert!(table.shows("Saved: jsa_pro.ron") && table.shows("Use these rules"), "the editor is there again");
}

#[test]
fn behind_a_lock_rules_are_not_exported() {
    let mut table = Table::new();
    lock(&mut table);
    open_editor(&mut table, "JSA professional");
    table.click("Export…");
    assert!(is_refused(&table) && table.take_effects().is_empty());
}

#[test]
fn behind_a_lock_rules_that_others_play_by_are_neither_changed_nor_deleted_and_new_ones_are_made() {
    let mut table = table_of_a_club();
    lock(&mut table);
    open_editor_of_a_club(&mut table);
    table.click("Impasse by agreement: Off");
    table.click("Save and use");
    assert!(is_refused(&table) && table.shows("Save and use"));
    table.click("Delete");
    assert!(!table.shows("Delete “Our club”?"));
    assert_eq!(table.take_own_jobs(), []);
    table.click("Cancel");
    table.click("Cancel");
    open_editor(&mut table, "FESA");
    table.click("Impasse by agreement: On");
    table.click("Save and use");
    assert!(kept(&mut table).is_some());
}

#[test]
fn rules_are_read_from_a_file_and_become_ones_own_only_when_they_are_saved() {
    let mut table = table_of_a_club();
    open_editor(&mut table, "Casual");
    table.click("Import…");
    assert_eq!(table.take_effects(), [Effect::AskForFile(FileDialogRequest::OpenProfile, None)]);
    let path = PathBuf::from("/stick/club.ron");
    let chosen = DialogAnswer::Chosen(path.clone());
    table.receive(Incoming::FileDialog(FileDialogRequest::OpenProfile, chosen));
    assert_eq!(jobs(&mut table), [ProfileJob::Import(path.clone())]);
    let trouble = UserFileTrouble::of_system(UserFileKind::Profile, &path, FileError::NotThere);
    table.receive(Incoming::Profiles(ProfileNews::Imported(Err(trouble))));
    assert!(table.shows("/stick/club.ron: There is no such file."));
    let mut theirs = club_rules().content;
    theirs.repetition.count = 3;
    table.receive(Incoming::Profiles(ProfileNews::Imported(Ok(Box::new(theirs)))));
    assert_eq!(table.reads("ID"), "club_2", "ours is not written over");
    assert!(jobs(&mut table).is_empty());
    table.click("Save and use");
    assert_eq!(kept(&mut table).map(|own| own.content.repetition.count), Some(3));
}

#[test]
fn the_editor_fits_into_every_window_in_either_language() {
    for language in Language::ALL {
        for (width, height) in [(900.0, 600.0), (1280.0, 800.0), (1800.0, 1013.0)] {
            let settings = Settings { language: Some(language), ..Settings::default() };
            let mut table = Table::with(settings, width, height);
            table.press(Modifiers::COMMAND, Key::N);
            table.click(if language == Language::English { "More" } else { "詳細" });
            table.click(if language == Language::English { "Rules…" } else { "規定の詳細…" });
            let window = Rect::from_min_size(Pos2::ZERO, vec2(width, height)).expand(0.5);
            for words in ["Use these rules", "Import…", "この規定を使う", "読み込む…", "Repetition", "千日手"]
            {
                let found = table.everything().into_iter().filter(|(label, _)| label == words);
                found.for_each(|(label, rect)| assert!(window.contains_rect(rect), "{label} lies at {rect:?}"));
            }
        }
    }
}
