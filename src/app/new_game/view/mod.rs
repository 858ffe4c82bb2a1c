//! Players, handicap, time and rules of a new game; all else behind *More*.

mod more;
pub mod next_game;
mod players;
pub mod rules;
pub mod time;
pub mod toss;

use egui::{Align, Button, Layout, Ui};

use crate::app::action::{Action, DialogAction};
use crate::app::new_game::form::NewGameForm;
use crate::app::new_game::scene::NewGameScene;
use crate::app::new_game::view::more::more_ui;
use crate::app::new_game::view::players::players_ui;
use crate::app::new_game::view::rules::rules_ui;
use crate::app::new_game::view::time::time_list_ui;
use crate::app::theme::SIZES;
use crate::app::views::dialogs::frame::{NARROW_COLUMN, WIDE_LIST, body, fault_ui, foot, row_ui, usual_button};
use crate::app::views::lists::{choice, combo};
use crate::app::views::look::Look;
use crate::app::views::small_board::{small_board_ui, small_stand_ui};

/// How wide the board is that shows the starting position.
const BOARD_WIDTH: f32 = 164.0;

/// The form is edited in a copy and reported when it has changed.
#[must_use]
pub fn new_game_ui(ui: &mut Ui, scene: &NewGameScene, look: Look<'_>) -> Vec<Action> {
    let mut form = scene.form.clone();
    let (mut actions, mut others) = (Vec::new(), Vec::new());
    body(ui, &look.text.say("new-game"), |ui| {
        actions.extend(players_ui(ui, scene, &mut form, look));
        beside_board_ui(ui, scene, &mut form, look);
        if scene.form.shows_more {
            let (more, sounds) = more_ui(ui, scene, &mut form, look);
            actions.extend(more);
            others = sounds;
        }
    });
    actions.extend(foot(ui, |ui| buttons_ui(ui, scene, &mut form, look)));
    if form != scene.form {
        // What was entered comes first: a dialog that is opened from here carries it along.
        actions.insert(0, DialogAction::EditNewGame(Box::new(form)));
    }
    actions.into_iter().map(Action::Dialog).chain(others).collect()
}

fn buttons_ui(ui: &mut Ui, scene: &NewGameScene, form: &mut NewGameForm, look: Look<'_>) -> Vec<DialogAction> {
    let start = usual_button(ui, &look.text.say("new-game-start"), scene.time.fault.is_none());
    let cancel = ui.button(look.text.say("dialog-cancel")).clicked();
    ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
        if ui.add(Button::new(&scene.more)).on_hover_text(look.text.say("new-game-more-tip")).clicked() {
            form.shows_more = !form.shows_more;
        }
        fault_ui(ui, scene.time.fault.as_deref());
    });
    let answers = [(start, DialogAction::StartGame), (cancel, DialogAction::Cancel)];
    answers.into_iter().filter(|(pressed, _)| *pressed).map(|(_, action)| action).collect()
}

/// What is chosen from lists, beside the board from which the game starts if there is room for it.
fn beside_board_ui(ui: &mut Ui, scene: &NewGameScene, form: &mut NewGameForm, look: Look<'_>) {
    let beside = ui.available_width() - BOARD_WIDTH - SIZES.gap;
    let has_board = beside >= NARROW_COLUMN;
    ui.horizontal_top(|ui| {
        let width = if has_board { beside } else { ui.available_width() };
        ui.vertical(|ui| {
            ui.set_width(width);
            handicap_ui(ui, scene, form, look);
            time_list_ui(ui, &scene.time, form, look);
            rules_ui(ui, &scene.rules, form, look);
        });
        if has_board {
            ui.vertical(|ui| start_ui(ui, scene, look));
        }
    });
}

/// The board from which the game starts, between what is in hand there.
fn start_ui(ui: &mut Ui, scene: &NewGameScene, look: Look<'_>) {
    let [far, near] = match &scene.stands {
        Some([far, near]) => [Some(far), Some(near)],
        None => [None, None],
    };
    far.into_iter().for_each(|stand| small_stand_ui(ui, stand, BOARD_WIDTH));
    small_board_ui(ui, &scene.board, BOARD_WIDTH, look);
    near.into_iter().for_each(|stand| small_stand_ui(ui, stand, BOARD_WIDTH));
}

fn handicap_ui(ui: &mut Ui, scene: &NewGameScene, form: &mut NewGameForm, look: Look<'_>) {
    row_ui(ui, &look.text.say("new-game-handicap"), |ui, label| {
        let width = ui.available_width().min(WIDE_LIST);
        let shown = combo("handicap", width, &scene.start).show_ui(ui, |ui| {
            for (handicap, name) in &scene.handicaps {
                if choice(ui, scene.chosen == Some(*handicap), name).clicked() {
                    form.choose_handicap(*handicap);
                }
            }
        });
        shown.response.labelled_by(label);
    });
}
