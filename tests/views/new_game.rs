//! The new-game dialog, the languages, and how it all fits into the window.

use std::time::Duration;

use egui::{Key, Modifiers};
use egui_kittest::kittest::Queryable;
use komadai::app::{Action, ClockForm, Command, Effect, NewGameForm, Settings, TimeKind};
use komadai::shogi::Handicap;
use komadai::text::{Language, Text};

use crate::files::open;
use crate::table::Table;

#[test]
fn names_and_handicap_are_taken_over_and_remembered() {
    let mut table = Table::new();
    table.press(Modifiers::COMMAND, Key::N);
    table.type_into("☗ Black: Name", "佐藤");
    table.choose("Handicap", "Two pieces");
    table.click("Start game");
    assert!(table.shows_containing("佐藤"));
    assert!(table.shows_containing("Uwate"), "the giver of a handicap is called so");
    assert_eq!(table.board(), Handicap::TwoPieces.sfen().trim_end_matches(" 1"));
    let remembered = table.take_effects().into_iter().find_map(|effect| match effect {
        Effect::SaveSettings(settings) => Some(settings.new_game),
        _ => None,
    });
    let remembered = remembered.expect("the form is kept for the next time");
    assert_eq!((remembered.names[0].as_str(), remembered.handicap), ("佐藤", Handicap::TwoPieces));
}

#[test]
fn a_game_for_which_nobody_has_any_time_is_not_started_and_the_dialog_says_why() {
    let nothing = ClockForm { kind: TimeKind::Fischer, minutes: 0, increment_seconds: 0, ..ClockForm::default() };
    let new_game = NewGameForm { clocks: [nothing.clone(), nothing], ..NewGameForm::default() };
    let settings = Settings { language: Some(Language::English), new_game, ..Settings::default() };
    for (width, height) in [(1280.0, 800.0), (640.0, 400.0)] {
        let mut table = Table::with(settings.clone(), width, height);
        table.press(Modifiers::COMMAND, Key::N);
        assert!(!table.is_enabled("Start game"));
        assert!(table.shows("Without any time the game would be lost at once."));
        table.press(Modifiers::NONE, Key::Enter);
        assert!(!table.is_enabled("Start game"), "nor with Enter");
    }
}

#[test]
fn a_list_in_which_nothing_is_chosen_is_gone_through_with_the_arrows_from_its_first_line() {
    let odd = ClockForm { minutes: 17, ..ClockForm::default() };
    let new_game = NewGameForm { clocks: [odd.clone(), odd], ..NewGameForm::default() };
    let settings = Settings { language: Some(Language::English), new_game, ..Settings::default() };
    let mut table = Table::with(settings, 1280.0, 800.0);
    table.press(Modifiers::COMMAND, Key::N);
    let list = table.list_called("Time").center();
    table.click_at(list);
    table.press(Modifiers::NONE, Key::ArrowDown);
    table.press(Modifiers::NONE, Key::Enter);
    table.click("Start game");
    let remembered = table.take_effects().into_iter().find_map(|effect| match effect {
        Effect::SaveSettings(settings) => Some(settings.new_game.clocks[0].minutes),
        _ => None,
    });
    assert!(remembered.is_some_and(|minutes| minutes != 17), "{remembered:?}");
}

#[test]
fn the_keyboard_stays_at_a_list_from_which_something_was_chosen_or_nothing() {
    for key in [Key::Enter, Key::Escape] {
        for list in ["Handicap", "Time", "Rules"] {
            let mut table = Table::new();
            table.press(Modifiers::COMMAND, Key::N);
            let mut presses = 0;
            while table.focused().as_deref() != Some(list) {
                table.press(Modifiers::NONE, Key::Tab);
                presses += 1;
                assert!(presses < 40, "{list} is reached with Tab");
            }
            table.press(Modifiers::NONE, Key::Enter);
            table.press(Modifiers::NONE, Key::ArrowDown);
            table.press(Modifiers::NONE, key);
            assert!(table.shows("Start game"), "the dialog is still open");
            assert_eq!(table.focused().as_deref(), Some(list), "{key:?}");
        }
    }
}

#[test]
fn names_from_everywhere_have_all_their_letters() {
    let mut table = Table::new();
    table.press(Modifiers::COMMAND, Key::N);
    for name in ["Łukasz Šimić", "Doğan Şahin", "Nguyễn Đức", "髙﨑 濵", "𠮷田", "Ōyama Yasuharu", "Иванов"]
    {
        // A letter without a glyph makes the test fail by itself.
        table.type_into("☖ White: Name", name);
    }
    table.click("Start game");
    assert!(table.shows_containing("Nguyễn"));
}

#[test]
fn a_new_game_is_asked_for_with_few_controls_and_all_else_is_remembered_to_be_seen() {
    let mut table = Table::new();
    table.press(Modifiers::COMMAND, Key::N);
    let dialog = table.dialog_rect().expect("it is open");
    let controls = table.count_controls(dialog);
    table.press(Modifiers::NONE, Key::Escape);
    let controls = controls - table.count_controls(dialog);
    assert!((8..=14).contains(&controls), "{controls}");
    table.press(Modifiers::COMMAND, Key::N);
    table.click("More");
    assert!(table.shows("Fischer") && table.shows("Rules…"));
    table.click("Cancel");
    table.press(Modifiers::COMMAND, Key::N);
    assert!(table.shows("Fischer"), "it is remembered, although no game was started");
    table.click("Less");
    assert!(!table.shows("Fischer"));
}

#[test]
fn a_time_that_is_in_no_list_is_told_in_words_and_made_behind_the_last_line() {
    let minutes = ClockForm { minutes: 7, byoyomi_seconds: 20, ..ClockForm::default() };
    let new_game = NewGameForm { clocks: [minutes.clone(), minutes], ..NewGameForm::default() };
    let settings = Settings { language: Some(Language::English), new_game, ..Settings::default() };
    let mut table = Table::with(settings, 1280.0, 800.0);
    table.press(Modifiers::COMMAND, Key::N);
    assert!(table.shows("7 min, then 20 s a move") && !table.shows("Byoyomi"));
    table.choose("Time", "Other time…");
    assert!(table.shows("Byoyomi"));
}

#[test]
fn swapping_sides_swaps_names_and_ranks() {
    let mut form =
        NewGameForm { names: ["A".into(), "B".into()], ranks: ["3".into(), "4".into()], ..Default::default() };
    form.swap_players();
    assert_eq!((form.names, form.ranks), (["B".into(), "A".into()], ["4".into(), "3".into()]));
}

#[test]
fn a_list_of_a_dialog_opens_again_after_the_dialog_was_clicked() {
    let mut table = Table::new();
    table.press(Modifiers::COMMAND, Key::N);
    for (name, time) in [("5 min + 30 s · Quick game", "5 min, then 30 s a move"), ("30 s a move", "30 s a move")] {
        table.tap("Time");
        table.tap(name);
        assert!(table.shows(time), "{name}");
        table.tap("☖ White: Name");
    }
}

#[test]
fn what_is_typed_when_it_opens_takes_the_place_of_the_last_players_name_and_of_nothing_more() {
    let new_game = NewGameForm { names: ["Alice".to_owned(), "Bob".to_owned()], ..NewGameForm::default() };
    let settings = Settings { language: Some(Language::English), new_game, ..Settings::default() };
    let mut table = Table::with(settings, 1280.0, 800.0);
    table.press(Modifiers::COMMAND, Key::N);
    assert_eq!(table.reads("☗ Black: Name"), "Alice");
    for letter in ["Z", "o", "e"] {
        table.event(egui::Event::Text(letter.to_owned()));
    }
    assert_eq!(table.reads("☗ Black: Name"), "Zoe");
}

#[test]
fn what_is_typed_while_a_list_is_open_leads_in_it_and_is_not_written_into_the_field_before_it() {
    let mut table = Table::new();
    table.press(Modifiers::COMMAND, Key::N);
    table.type_into("☗ Black: Name", "Ann");
    let list = table.list_called("Handicap").center();
    table.click_at(list);
    table.event(egui::Event::Text("r".to_owned()));
    assert_eq!(table.reads("☗ Black: Name"), "Ann");
    assert!(table.focused().is_some_and(|line| line.starts_with('R')), "{:?}", table.focused());
    table.press(Modifiers::NONE, Key::Escape);
    table.type_into("☗ Black: Name", "e");
    assert_eq!(table.reads("☗ Black: Name"), "Anne");
}

#[test]
fn times_are_chosen_by_name_and_kept_under_names_of_ones_own() {
    let mut table = Table::new();
    table.press(Modifiers::COMMAND, Key::N);
    table.choose("Time", "5 min + 30 s · Quick game");
    table.click("More");
    assert!(table.shows("5 min, then 30 s a move"));
    table.type_into("Preset name", "Me against Ken");
    table.confirm("Save");
    let kept = table.take_effects().into_iter().find_map(|effect| match effect {
        Effect::SaveSettings(settings) => settings.clock_presets.first().cloned(),
        _ => None,
    });
    assert_eq!(kept.expect("it is kept").name.en, "Me against Ken");
    table.type_into("Preset name", "Ken");
    table.click("Rename");
    table.click("Delete");
    assert!(!table.shows("Delete"), "what is built in cannot be thrown away");
    table.click("Start game");
    assert!(table.shows_containing("5:00"));
}

#[test]
fn each_side_may_have_a_time_of_its_own_which_goes_along_when_the_players_change_sides() {
    let minutes = |minutes| ClockForm { kind: TimeKind::SuddenDeath, minutes, ..ClockForm::default() };
    let new_game = NewGameForm { clocks: [minutes(10), minutes(3)], time_odds: true, ..NewGameForm::default() };
    let settings = Settings { language: Some(Language::English), new_game, ..Settings::default() };
    let mut table = Table::with(settings, 1280.0, 800.0);
    table.press(Modifiers::COMMAND, Key::N);
    assert!(table.shows("☗ 10 min for the whole game · ☖ 3 min for the whole game"));
    table.click("Swap sides");
    table.click("Start game");
    assert!(table.shows_containing("Black 3:00") && table.shows_containing("White 10:00"));
}

#[test]
fn another_language_is_spoken_at_once() {
    let mut table = Table::new();
    assert!(table.shows("New game…"));
    table.ask(Action::SetLanguage(Language::Japanese));
    assert!(table.shows("新規対局…") && table.shows("7七 先手の歩") && !table.shows("New game…"));
}

#[test]
fn settings_survive_being_written_and_read() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("settings.ron");
    let form = NewGameForm { handicap: Handicap::LeftFivePieces, time_odds: true, ..NewGameForm::default() };
    let settings = Settings { language: Some(Language::Japanese), new_game: form, sound: false, ..Settings::default() };
    komadai::storage::save_settings(&path, &settings).unwrap();
    assert_eq!(komadai::storage::load_settings(&path), komadai::storage::LoadedSettings::Read(settings));
}

#[test]
fn nothing_sticks_out_of_the_window_at_any_size_in_either_language() {
    for language in Language::ALL {
        for (width, height) in [(900.0, 600.0), (1280.0, 800.0), (1800.0, 1013.0)] {
            let settings = Settings { language: Some(language), ..Settings::default() };
            let mut table = Table::with(settings, width, height);
            let window = egui::Rect::from_min_size(egui::Pos2::ZERO, egui::vec2(width, height));
            all_inside(&table, window, None);
            table.press(Modifiers::COMMAND, Key::N);
            all_inside(&table, window, Some(&Text::new(language).say("new-game-start")));
        }
    }
}

/// Checks that everything is inside the window. What is below the button at the `foot` of a dialog is scrolled content,
/// and cut off.
fn all_inside(table: &Table, window: egui::Rect, foot: Option<&str>) {
    let everything = table.everything();
    let foot = everything.iter().find(|(label, _)| foot == Some(label.as_str())).map(|(_, rect)| rect.top());
    for (label, rect) in everything.iter().filter(|(_, rect)| foot.is_none_or(|foot| rect.top() <= foot)) {
        assert!(window.expand(0.5).contains_rect(*rect), "{label} lies at {rect:?}, outside {window:?}");
    }
}

#[test]
fn the_pieces_are_set_up_one_by_one_before_the_clock_starts() {
    let mut table = Table::new();
    table.press(Modifiers::COMMAND, Key::N);
    table.click("More");
    table.click("Itō order");
    table.click("Start game");
    assert!(table.shows("5i empty") && table.shows("0 of 40 pieces"));
    table.wait(Duration::from_millis(400));
    assert!(table.shows("5a White king") && table.shows("5i empty"), "the senior player, who has White, begins");
    table.play("5a", "5b");
    assert!(table.shows("5a White king"), "nothing moves meanwhile");
    table.wait(Duration::from_secs(3));
    assert!(table.shows("6i Black gold") && table.shows("2h empty"), "rook and bishop come last");
    table.wait(Duration::from_secs(20));
    assert!(table.shows("2h Black rook") && !table.shows_containing("of 40 pieces"));
    assert!(table.shows_containing("☗ Black 15:00"), "the clock starts when all stand");
    table.play("7g", "7f");
    assert!(table.shows("7f Black pawn"));
}

#[test]
fn a_long_list_opens_at_what_is_chosen() {
    let handicap = Handicap::Taiko;
    let form = NewGameForm { handicap, ..NewGameForm::default() };
    let settings = Settings { language: Some(Language::English), new_game: form, ..Settings::default() };
    let mut table = Table::with(settings, 1280.0, 800.0);
    table.press(Modifiers::COMMAND, Key::N);
    let list = table.list_called("Handicap");
    table.click_at(list.center());
    let name = Text::new(Language::English).handicap(handicap);
    let row = table.harness.query_all_by_label(&name).map(|row| row.rect()).find(|row| row.top() > list.bottom());
    let row = row.expect("the list is open");
    assert!(row.bottom() < list.bottom() + 380.0, "{row:?} lies below what is seen of the list");
}

#[test]
fn setting_up_can_be_skipped_and_is_offered_for_even_games_only() {
    let mut table = Table::new();
    table.press(Modifiers::COMMAND, Key::N);
    table.click("More");
    table.choose("Handicap", "Two pieces");
    assert!(!table.shows("Ōhashi order"), "no source tells the order with a handicap");
    table.choose("Handicap", "Even game");
    table.click("Ōhashi order");
    table.click("Start game");
    assert!(table.shows("The pieces are being set up") && !table.shows_containing("moves first"));
    table.click("Set up the rest at once");
    assert!(table.shows("7g Black pawn"));
    table.press(Modifiers::COMMAND, Key::N);
    table.click("Leave the game");
    table.click("Start game");
    table.press(Modifiers::NONE, Key::Escape);
    assert!(table.shows("7g Black pawn"), "Esc does the same");
}

#[test]
fn whoever_lets_the_weaker_player_give_a_handicap_is_asked_first() {
    let mut table = Table::new();
    table.press(Modifiers::COMMAND, Key::N);
    table.type_into("☗ Black: Rank", "3 dan");
    table.type_into("☖ White: Rank", "5 kyu");
    table.choose("Handicap", "Two pieces");
    table.click("Start game");
    assert!(table.shows("Is the handicap given the right way round?") && table.shows_containing("5 kyu to 3 dan"));
    table.confirm("Back");
    assert!(table.shows("Start game"), "what was filled in is still there");
    table.click("Start game");
    table.click("Start anyway");
    assert_eq!(table.board(), Handicap::TwoPieces.sfen().trim_end_matches(" 1"));
}

#[test]
fn a_clock_for_a_board_of_wood_leaves_the_time_of_a_new_game_as_it_was() {
    let mut table = Table::new();
    let remembered = |table: &mut Table| {
        let kept = |effect| if let Effect::SaveSettings(settings) = effect { Some(*settings) } else { None };
        table.take_effects().into_iter().filter_map(kept).next_back().expect("they were kept")
    };
    table.press(Modifiers::NONE, Key::F6);
    table.click("Sudden death");
    table.click("Set the clock");
    let after = remembered(&mut table);
    assert_eq!(after.new_game.clocks, NewGameForm::default().clocks);
    assert_eq!(after.clock_only.map(|form| form.clocks[0].kind), Some(TimeKind::SuddenDeath));
}

#[test]
fn a_rematch_is_offered_after_a_game_and_waits_for_its_first_move() {
    let mut table = Table::new();
    table.press(Modifiers::COMMAND, Key::N);
    table.type_into("☗ Black: Name", "Arai");
    table.type_into("☖ White: Name", "Baba");
    table.click("More");
    table.click("Sudden death");
    table.click("Start game");
    table.play("7g", "7f");
    table.click("Resign");
    table.confirm("Resign");
    table.confirm("Rematch");
    table.click("Do not save");
    assert!(table.header("先手").is_some_and(|name| name == "Baba"), "the sides change");
    table.wait(Duration::from_secs(10));
    assert!(table.shows_containing("make a move to begin"));
}

#[test]
fn a_rematch_is_offered_while_the_two_go_through_their_game_and_not_of_other_records() {
    let mut table = Table::new();
    table.press(Modifiers::COMMAND, Key::N);
    table.type_into("☗ Black: Name", "Arai");
    table.type_into("☖ White: Name", "Baba");
    table.click("Start game");
    table.play("7g", "7f");
    table.click("Resign");
    table.confirm("Resign");
    table.click("Review");
    table.ask(Action::Command(Command::Rematch));
    table.click("Do not save");
    assert!(table.header("先手").is_some_and(|name| name == "Baba"), "the sides change");
    assert!(table.shows_containing("make a move to begin"));
    open(&mut table, "手合割：平手\n1 ７六歩(77)\n2 投了\n");
    table.ask(Action::Command(Command::Rematch));
    assert!(!table.shows_containing("make a move to begin"), "these two have not played here");
}

#[test]
fn the_field_that_had_the_attention_has_it_again_behind_a_question() {
    let mut table = Table::new();
    table.press(Modifiers::COMMAND, Key::N);
    table.choose("Handicap", "Rook");
    table.type_into("☗ Shitate: Rank", "5 dan");
    table.type_into("☖ Uwate: Rank", "1 dan");
    assert_eq!(table.focused().as_deref(), Some("☖ Uwate: Rank"));
    table.press(Modifiers::NONE, Key::Enter);
    assert!(table.shows("Start anyway"));
    table.press(Modifiers::NONE, Key::Escape);
    assert_eq!(table.focused().as_deref(), Some("☖ Uwate: Rank"));
    table.press(Modifiers::NONE, Key::Escape);
    table.press(Modifiers::COMMAND, Key::N);
    assert_eq!(table.focused().as_deref(), Some("☗ Black: Name"), "what is opened anew begins at its beginning");
}

/// Opens the lines about the game, and types these.
fn correct(table: &mut Table, lines: &[(&str, &str)]) {
    table.press(Modifiers::COMMAND, Key::I);
    for (label, value) in lines {
        table.type_into(label, "");
        table.press(Modifiers::COMMAND, Key::A);
        table.event(egui::Event::Text((*value).to_owned()));
    }
    table.click("Done");
}

#[test]
fn who_plays_is_corrected_once_for_the_cards_the_rematch_and_the_next_new_game() {
    let mut table = Table::new();
    table.press(Modifiers::COMMAND, Key::N);
    table.type_into("☗ Black: Name", "Aray");
    table.type_into("☗ Black: Rank", "dan");
    table.click("Start game");
    correct(&mut table, &[("Black", "Arai"), ("Black’s rank", "2 dan"), ("White", "Baba"), ("White’s rank", "1 dan")]);
    assert!(table.shows_containing("2 dan") && table.shows_containing("1 dan"), "the cards say so at once");
    table.play("7g", "7f");
    table.click("Resign");
    table.confirm("Resign");
    correct(&mut table, &[("White’s rank", "3 kyu")]);
    table.confirm("Rematch");
    table.click("Do not save");
    let players = ["先手", "先手段級", "後手", "後手段級"].map(|key| table.header(key).unwrap_or_default());
    assert_eq!(players, ["Baba", "3 kyu", "Arai", "2 dan"]);
    assert!(table.shows_containing("3 kyu") && table.shows_containing("2 dan"));
    table.press(Modifiers::COMMAND, Key::N);
    let names = ["☗ Black: Name", "☗ Black: Rank", "☖ White: Name", "☖ White: Rank"].map(|field| table.reads(field));
    assert_eq!(names, ["Arai", "2 dan", "Baba", "3 kyu"], "the next new game offers them");
}

#[test]
fn a_name_that_is_corrected_while_the_game_is_reviewed_is_the_rematchs_too() {
    let mut table = Table::new();
    table.press(Modifiers::COMMAND, Key::N);
    table.type_into("☗ Black: Name", "Aray");
    table.click("Start game");
    table.play("7g", "7f");
    table.click("Resign");
    table.confirm("Resign");
    table.click("Review");
    correct(&mut table, &[("Black", "Arai"), ("White", "Baba")]);
    table.press(Modifiers::COMMAND, Key::Z);
    correct(&mut table, &[("Black", "Abe"), ("White", "Baba")]);
    table.ask(Action::Command(Command::Rematch));
    table.click("Do not save");
    assert_eq!(["先手", "後手"].map(|key| table.header(key).unwrap_or_default()), ["Baba", "Abe"]);
}
