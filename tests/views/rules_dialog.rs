//! Choosing the rules of a game, and making rules of one's own.

use egui::{Key, Modifiers};
use komadai::app::{Effect, NewGameForm, Settings};
use komadai::text::Language;

use crate::table::Table;

/// Opens the new-game dialog and chooses rules there.
fn choose(table: &mut Table, rules: &str) {
    table.press(Modifiers::COMMAND, Key::N);
    table.confirm("Rules");
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
    assert!(table.shows_containing("Not verified: Points of removed pieces, Illegal moves"));
    table.click("Start game");
    assert!(table.shows("Even game · 15 min, then 30 s per move · JSA professional"));
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
