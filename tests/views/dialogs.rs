//! Every dialog: its size, and which of its buttons can be pressed.

use std::collections::BTreeSet;

use egui::{Key, Modifiers, Rect, pos2};
use egui_kittest::kittest::Queryable;
use komadai::app::Section;
use komadai::app::{
    Action, ClockAction, ClockForm, Command, DialogAction, EventAction, EventPage, HallSettings, Incoming, NewGameForm,
    PinPurpose, PlayersAction, PublishAction, PublishForm, PublishSettings, RoundAction, RulesAction, ScheduleAction,
    Settings, SettingsAction, TableAction, ThemeChoice, TimeKind,
};
use komadai::shogi::Color;
use komadai::storage::{DialogAnswer, FileDialogRequest, Folder, FolderEntry};
use komadai::text::{Language, Text};

use crate::events::open_event;
use crate::files::open;
use crate::rooms;
use crate::table::Table;

const RECORD: &str = "手合割：平手\n先手：佐藤\n   1 ７六歩(77)\n   2 ３四歩(33)\n   3 投了\n";
/// The smallest window in which nothing may be cut off.
const SMALLEST: (f32, f32) = (900.0, 560.0);
/// The space that stays free around a dialog.
const AROUND: f32 = 10.0;

/// A way to open a dialog.
type Way = fn(&mut Table, &Text);

/// Every dialog except those that a command opens directly and the sections of the settings, with the name of the words on its
/// filled button; nothing where it cannot be pressed, or Enter has to settle something first.
const WAYS: [(&str, &str, Way); 21] = [
    ("rules", "rules-take", |table, _| under_new_game(table, DialogAction::Rules(RulesAction::Open))),
    ("handicaps", "table-take", |table, _| under_new_game(table, DialogAction::Table(TableAction::Open))),
    ("schedule", "schedule-take", |table, _| under_new_game(table, DialogAction::Schedule(ScheduleAction::Open))),
    ("publishing", "publish-start", |table, _| publishing(table)),
    ("a PIN", "pin-set-yes", |table, _| table.ask(Action::Dialog(DialogAction::AskForPin(PinPurpose::Set)))),
    ("an event", "event-start", |table, _| open_event(table)),
    ("an event's details", "event-form-done", |table, _| {
        open_event(table);
        table.ask(Action::Event(EventAction::Edit));
    }),
    ("a pairing", "pairing-done", |table, _| {
        open_event(table);
        table.ask(Action::Event(EventAction::ChangePairing));
    }),
    ("an event's players", "", |table, _| in_an_event(table, EventAction::ShowPage(EventPage::Players))),
    ("a player", "", |table, _| in_an_event(table, EventAction::Players(PlayersAction::Add))),
    ("an event's standings", "", |table, _| in_an_event(table, EventAction::ShowPage(EventPage::Standings))),
    ("pairing and standings", "event-form-done", |table, _| {
        in_an_event(table, EventAction::Rounds(RoundAction::EditRules))
    }),
    ("a proposal", "proposal-publish", |table, _| in_an_event(table, EventAction::Rounds(RoundAction::Propose))),
    ("a question", "", |table, _| in_a_game(table, Command::Resign)),
    ("a ruling", "ruling-done", |table, _| in_a_game(table, Command::Ruling)),
    ("the next game", "next-game-set-up", next_game),
    ("corrections", "clock-adjust-take", |table, _| {
        table.ask(Action::Command(Command::ClockOnly));
        table.ask(Action::Dialog(DialogAction::SetClocks));
        let steps = [ClockAction::Press(Color::White), ClockAction::TogglePause, ClockAction::Adjust];
        steps.into_iter().for_each(|step| table.ask(Action::Clock(step)));
    }),
    ("printing", "print-choose", |table, _| in_a_review(table, Command::Print)),
    ("details", "details-done", |table, _| in_a_review(table, Command::Details)),
    ("the end of a game", "game-end-done", |table, _| in_a_review(table, Command::EndOfGame)),
    ("a path", "path-open-yes", |table, _| {
        table.ask(Action::Command(Command::Open));
        table.receive(Incoming::FileDialog(FileDialogRequest::Open, DialogAnswer::NoDialog));
        let entry = |number| FolderEntry { name: format!("{number}.kif"), is_folder: number == 1 };
        let folder = Folder { path: "/records".into(), entries: (1..40).map(entry).collect() };
        table.receive(Incoming::Folder(None, Ok(folder)));
    }),
];

/// The dialogs that a command opens directly, with the same.
const COMMANDS: [(Command, &str); 10] = [
    (Command::NewGame, "new-game-start"),
    (Command::Practice, "practice-begin"),
    (Command::ClockOnly, "clock-only-start"),
    (Command::Sound, "sound-close"),
    (Command::Hall, "hall-keep"),
    (Command::Event, "event-open"),
    (Command::Find, ""),
    (Command::About, "about-close"),
    (Command::Keys, "about-close"),
    (Command::Settings, "about-close"),
];

/// The dialog about the site, filled in, with an address that cameras may not know.
pub fn publishing(table: &mut Table) {
    table.ask(Action::Command(Command::Hall));
    table.ask(Action::Publish(PublishAction::Configure));
    let (hall, site) = (Some("/hall".into()), Some("/site".into()));
    let settings = PublishSettings { hall, site, address: "example.org/open".to_owned(), ..PublishSettings::default() };
    let form = PublishForm::of(&settings, &HallSettings::default(), Language::English);
    table.ask(Action::Publish(PublishAction::Edit(form)));
}

fn under_new_game(table: &mut Table, action: DialogAction) {
    table.ask(Action::Command(Command::NewGame));
    table.ask(Action::Dialog(action));
}

fn in_an_event(table: &mut Table, action: EventAction) {
    open_event(table);
    table.ask(Action::Event(action));
}

fn in_a_game(table: &mut Table, command: Command) {
    table.press(Modifiers::COMMAND, Key::N);
    table.press(Modifiers::NONE, Key::Enter);
    table.ask(Action::Command(command));
}

fn in_a_review(table: &mut Table, command: Command) {
    open(table, RECORD);
    table.ask(Action::Command(command));
}

/// The next game ordered by an arbiter.
fn next_game(table: &mut Table, text: &Text) {
    in_a_game(table, Command::Ruling);
    ["ruling-replay", "ruling-done"].into_iter().for_each(|name| table.confirm(&text.say(name)));
    table.press(Modifiers::NONE, Key::Escape);
    table.ask(Action::Command(Command::NextGame));
    table.ask(Action::Dialog(DialogAction::Confirm));
}

fn small_table(language: Language) -> Table {
    let clock = ClockForm { kind: TimeKind::FischerByoyomi, ..ClockForm::default() };
    let new_game = NewGameForm {
        ranks: ["3 dan".to_owned(), "2 dan".to_owned()],
        clocks: [clock.clone(), clock],
        time_odds: true,
        shows_more: true,
        profile: "jsa_amateur27".to_owned(),
        ..NewGameForm::default()
    };
    let settings = Settings { language: Some(language), new_game, ..Settings::default() };
    Table::with(settings, SMALLEST.0, SMALLEST.1)
}

#[track_caller]
fn check_size(table: &Table, name: &str, language: Language) {
    let window = Rect::from_min_max(pos2(0.0, 0.0), pos2(SMALLEST.0, SMALLEST.1)).shrink(AROUND);
    let dialog = table.dialog_rect().unwrap_or_else(|| panic!("{name} is open in {language:?}"));
    assert!(window.contains_rect(dialog), "{name} in {language:?}: {dialog:?} is larger than {window:?}");
}

/// Dialogs that can be opened only in the middle of something: their size is looked at where that is tried.
const ELSEWHERE: [&str; 3] = ["EventToss", "PlayerList", "TypedMove"];

#[test]
fn every_dialog_is_in_a_list() {
    let text = Text::new(Language::English);
    let mut opened: BTreeSet<String> = ELSEWHERE.map(str::to_owned).into();
    for (_, _, go) in WAYS.into_iter().chain(rooms::WAYS) {
        let mut table = small_table(Language::English);
        go(&mut table, &text);
        opened.extend(table.dialog_name());
    }
    let mut table = small_table(Language::English);
    for (command, _) in COMMANDS {
        table.ask(Action::Command(command));
        opened.extend(table.dialog_name());
        table.ask(Action::Dialog(DialogAction::Cancel));
    }
    let source = include_str!("../../src/app/dialogs/state/mod.rs");
    let (_, variants) = source.split_once("pub enum Dialog {").expect("it stands there");
    let (variants, _) = variants.split_once("\n}").expect("it ends");
    let names = variants.lines().map(str::trim).filter(|line| line.starts_with(char::is_uppercase));
    let names: BTreeSet<String> = names.filter_map(|line| line.split(['(', ',']).next()).map(str::to_owned).collect();
    let forgotten: Vec<&String> = names.difference(&opened).collect();
    assert!(forgotten.is_empty(), "no list opens {forgotten:?}");
}

#[test]
fn no_dialog_is_larger_than_the_smallest_window() {
    for language in Language::ALL {
        let text = Text::new(language);
        for (name, _, go) in WAYS.into_iter().chain(rooms::WAYS) {
            let mut table = small_table(language);
            go(&mut table, &text);
            check_size(&table, name, language);
        }
        let mut table = small_table(language);
        for (command, _) in COMMANDS {
            table.ask(Action::Command(command));
            check_size(&table, &format!("{command:?}"), language);
            table.ask(Action::Dialog(DialogAction::Cancel));
        }
        table.ask(Action::Command(Command::Settings));
        for section in Section::ALL {
            table.ask(Action::Dialog(DialogAction::Settings(SettingsAction::Show(section))));
            check_size(&table, &format!("{section:?}"), language);
        }
    }
}

/// What is to be seen and asked for after something was done to a dialog.
fn after(go: impl Fn(&mut Table), done: impl Fn(&mut Table)) -> (Vec<String>, String) {
    let mut table = Table::new();
    go(&mut table);
    table.take_effects();
    done(&mut table);
    let seen = table.everything().into_iter().map(|(label, _)| label).collect();
    (seen, format!("{:?}", table.take_effects()))
}

/// Checks that Enter does what a click on the button called `filled` does, from every field for one line and from nowhere.
#[track_caller]
fn check_enter(name: &str, filled: &str, go: impl Fn(&mut Table)) {
    let fields = {
        let mut table = Table::new();
        go(&mut table);
        table.count_fields()
    };
    for field in (0..fields).map(Some).chain([None]) {
        let go = |table: &mut Table| {
            go(table);
            if let Some(field) = field {
                table.attend_field(field);
            }
        };
        let clicked = after(go, |table| table.confirm(filled));
        let entered = after(go, |table| table.press(Modifiers::NONE, Key::Enter));
        assert_eq!(entered, clicked, "{name}, field {field:?} of {fields}");
    }
}

#[test]
fn enter_does_what_the_filled_button_does_in_every_dialog_and_from_every_field() {
    let text = Text::new(Language::English);
    let ways = WAYS.into_iter().chain(rooms::WAYS).filter(|(_, filled, _)| !filled.is_empty());
    for (name, filled, go) in ways {
        check_enter(name, &text.say(filled), |table| go(table, &text));
    }
    for (command, filled) in COMMANDS.into_iter().filter(|(_, filled)| !filled.is_empty()) {
        check_enter(&format!("{command:?}"), &text.say(filled), |table| table.ask(Action::Command(command)));
    }
}

#[test]
fn enter_begins_another_line_in_a_field_for_several_and_presses_a_button_that_has_the_attention() {
    let mut table = Table::new();
    in_a_game(&mut table, Command::Ruling);
    table.type_into("Reason", "Both fell asleep.");
    table.press(Modifiers::NONE, Key::Enter);
    assert!(table.shows("Give ruling") && table.reads("Reason").ends_with('\n'));
    let mut table = Table::new();
    table.ask(Action::Command(Command::NewGame));
    table.press_on("Cancel", Key::Enter);
    assert!(!table.shows("Start game") && table.take_journal_jobs().is_empty(), "nothing was started");
}

#[test]
fn enter_begins_the_game_once_the_pawns_of_an_event_have_fallen() {
    let mut club = crate::events::club();
    club.choose(2);
    club.click("Start the game");
    club.table.press(Modifiers::NONE, Key::Enter);
    assert!(club.table.shows("Begin the game"), "the pawns are still falling");
    club.table.wait(std::time::Duration::from_secs(30));
    club.table.press(Modifiers::NONE, Key::Enter);
    assert!(!club.table.shows("Begin the game"), "Enter begins it");
    club.table.play_all("7g7f");
    assert!(club.table.shows("Resign"), "it is played");
}

#[test]
fn a_pin_can_be_set_when_it_has_been_typed_twice() {
    let mut table = Table::new();
    table.ask(Action::Dialog(DialogAction::AskForPin(PinPurpose::Set)));
    assert!(!table.is_enabled("Set"));
    table.type_into("New PIN", "2468");
    assert!(!table.is_enabled("Set"));
    table.type_into("New PIN again", "2468");
    assert!(table.is_enabled("Set"));
}

#[test]
fn a_decision_needs_a_winner_or_a_reason() {
    let mut table = Table::new();
    in_a_game(&mut table, Command::Ruling);
    assert!(!table.is_enabled("Give ruling"), "nobody wins, and nobody knows why");
    table.type_into("Reason", "Both fell asleep.");
    assert!(table.is_enabled("Give ruling"));
}

#[test]
fn without_a_pin_nobody_chooses_when_the_console_locks() {
    let mut table = Table::new();
    table.ask(Action::Command(Command::Settings));
    table.ask(Action::Dialog(DialogAction::Settings(SettingsAction::Show(Section::Arbiter))));
    assert!(table.shows("Set a PIN first.") && !table.is_enabled("Lock automatically: After 1 min"));
}

#[test]
fn the_higher_rank_has_the_senior_king_until_somebody_chooses() {
    let mut form = NewGameForm { ranks: ["3 dan".to_owned(), "2 dan".to_owned()], ..NewGameForm::default() };
    assert_eq!(form.senior(), Color::Black);
    form.swap_players();
    assert_eq!(form.senior(), Color::White);
    form.chosen_senior = Some(Color::Black);
    assert_eq!(form.senior(), Color::Black);
    form.swap_players();
    assert_eq!(form.senior(), Color::White, "the player keeps the piece on the other side");
    let unknown = NewGameForm { ranks: ["".to_owned(), "2 dan".to_owned()], ..NewGameForm::default() };
    assert_eq!(unknown.senior(), Color::White);
}

#[test]
fn what_is_typed_goes_into_the_first_field_of_what_is_to_be_filled_in() {
    let mut table = Table::new();
    table.ask(Action::Command(Command::Event));
    table.click("New…");
    table.event(egui::Event::Text("Spring".to_owned()));
    assert_eq!(table.reads("Title"), "Spring");
    let mut table = Table::new();
    in_a_review(&mut table, Command::Details);
    table.event(egui::Event::Text("A".to_owned()));
    assert!(table.everything().iter().any(|(name, _)| name.contains("Black")) && table.focused().is_some());
}

#[test]
fn what_is_told_under_the_pointer_is_not_told_over_a_dialog() {
    let mut table = Table::new();
    table.harness.get_by_label("Flip board").hover();
    table.harness.run();
    table.harness.run_steps(60);
    let told = |table: &Table| table.painted_words().iter().any(|words| words.starts_with("Flip board"));
    assert!(told(&table), "{:?}", table.painted_words());
    table.press(Modifiers::COMMAND, Key::I);
    table.harness.run_steps(60);
    assert!(table.dialog_name().is_some() && !told(&table), "{:?}", table.painted_words());
}

#[test]
fn a_filled_button_shows_that_it_has_the_keyboards_attention() {
    let chosen = "Text size: 100%";
    for theme in [ThemeChoice::Light, ThemeChoice::Dark, ThemeChoice::HighContrast] {
        let mut settings = Settings { language: Some(Language::English), ..Settings::usual(Language::English) };
        settings.looks.theme = theme;
        let mut table = Table::with(settings, 1280.0, 800.0);
        table.ask(Action::Command(Command::Settings));
        let place = table.place(chosen);
        let is_around = |rect: Rect| rect.contains_rect(place.expand(0.5)) && rect.width() < place.width() + 8.0;
        let is_ring = |shape: &egui::Shape| matches!(shape, egui::Shape::Rect(it) if it.stroke.width >= 2.0 && is_around(it.rect));
        let rings = |table: &Table| table.harness.output().shapes.iter().filter(|it| is_ring(&it.shape)).count();
        assert_eq!(rings(&table), 0, "{theme:?}");
        table.harness.get_by_label(chosen).focus();
        table.harness.run();
        assert_eq!(rings(&table), 1, "{theme:?}");
    }
}
