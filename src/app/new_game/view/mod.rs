//! Players, handicap, time and rules of a new game.

pub mod next_game;
pub mod rules;
pub mod time;
pub mod toss;

use egui::{Button, Id, Response, Role, TextEdit, Ui, WidgetInfo, vec2};

use crate::app::action::{Action, DialogAction};
use crate::app::handicaps::action::TableAction;
use crate::app::new_game::form::NewGameForm;
use crate::app::new_game::scene::NewGameScene;
use crate::app::new_game::view::rules::rules_ui;
use crate::app::new_game::view::time::time_ui;
use crate::app::new_game::view::toss::toss_ui;
use crate::app::opponents::view::{level_ui, seat_ui};

use crate::app::sound::scene::SoundScene;
use crate::app::sound::view::sound::{changes, schedule_ui, silence_ui};
use crate::app::theme::SIZES;
use crate::app::views::dialogs::frame::{
    LABEL_WIDTH, NARROW_COLUMN, attend_first, body, foot, is_narrow, row_ui, usual_button,
};
use crate::app::views::look::Look;
use crate::app::views::parts::{chip, choice, combo, soft, toggle};
use crate::app::views::small_board::small_board_ui;
use crate::shogi::{Color, Handicap};

/// How wide the board is that shows the starting position.
const BOARD_WIDTH: f32 = 152.0;

/// The handicaps that clubs use most, for one click.
const USUAL_HANDICAPS: [Handicap; 9] = [
    Handicap::Even,
    Handicap::Lance,
    Handicap::Bishop,
    Handicap::Rook,
    Handicap::RookLance,
    Handicap::TwoPieces,
    Handicap::FourPieces,
    Handicap::SixPieces,
    Handicap::EightPieces,
];

const NARROWEST_COLUMN: f32 = 390.0;
/// Between two columns.
const GUTTER: f32 = 24.0;
/// The side that stands before a player's name.
const SIDE_WIDTH: f32 = 86.0;
const NARROW_SIDE_WIDTH: f32 = 62.0;
const RANK_WIDTH: f32 = 76.0;
/// The form is edited in a copy and reported when it has changed.
#[must_use]
pub fn new_game_ui(ui: &mut Ui, scene: &NewGameScene, look: Look<'_>) -> Vec<Action> {
    let mut form = scene.form.clone();
    let (mut actions, mut sounds) = (Vec::new(), Vec::new());
    body(ui, &look.text.say("new-game"), |ui| {
        // Beside each other where there is room, so that everything is seen before the game is started.
        let columns = if ui.available_width() >= 2.0 * NARROWEST_COLUMN + GUTTER { 2 } else { 1 };
        ui.spacing_mut().item_spacing = vec2(if columns == 2 { GUTTER } else { SIZES.gap }, 10.0);
        let is_in_two = columns == 2;
        ui.columns(columns, |columns| {
            columns.iter_mut().for_each(|ui| ui.spacing_mut().item_spacing.x = SIZES.gap);
            // Two narrow columns are equally high with the rules at the left.
            let rules_first = is_in_two && columns.iter().all(is_narrow);
            if let Some(ui) = columns.first_mut() {
                actions.extend(players_ui(ui, scene, &mut form, look));
                actions.extend(handicap_ui(ui, scene, &mut form, look, !rules_first));
                ceremony_ui(ui, scene, &mut form, look);
                let rules = rules_first.then(|| rules_ui(ui, &scene.rules, &mut form, look));
                actions.extend(rules.flatten());
            }
            if let Some(ui) = columns.last_mut() {
                actions.extend(time_ui(ui, &scene.time, &mut form, look));
                sounds = sound_ui(ui, &scene.sound, look);
                let rules = (!rules_first).then(|| rules_ui(ui, &scene.rules, &mut form, look));
                actions.extend(rules.flatten());
            }
        });
    });
    if form != scene.form {
        // What was entered comes first: a dialog that is opened from here carries it along.
        actions.insert(0, DialogAction::EditNewGame(Box::new(form)));
    }
    actions.extend(foot(ui, |ui| buttons_ui(ui, look)));
    actions.into_iter().map(Action::Dialog).chain(sounds).collect()
}

/// How the clock is heard, and whether it is.
fn sound_ui(ui: &mut Ui, scene: &SoundScene, look: Look<'_>) -> Vec<Action> {
    let mut settings = scene.settings.clone();
    let mut actions = Vec::new();
    row_ui(ui, &look.text.say("sound-clock"), |ui, label| {
        ui.horizontal_wrapped(|ui| {
            actions.extend(schedule_ui(ui, scene, &mut settings, label, look));
            silence_ui(ui, scene);
        });
    });
    actions.extend(changes(scene, settings, false));
    actions
}

fn buttons_ui(ui: &mut Ui, look: Look<'_>) -> Vec<DialogAction> {
    let start = usual_button(ui, &look.text.say("new-game-start"), true);
    let cancel = ui.button(look.text.say("dialog-cancel")).clicked();
    let answers = [(start, DialogAction::StartGame), (cancel, DialogAction::Cancel)];
    answers.into_iter().filter(|(pressed, _)| *pressed).map(|(_, action)| action).collect()
}

fn players_ui(ui: &mut Ui, scene: &NewGameScene, form: &mut NewGameForm, look: Look<'_>) -> Option<DialogAction> {
    let mut asked = None;
    row_ui(ui, &look.text.say("new-game-players"), |ui, _| {
        ui.spacing_mut().item_spacing.y = SIZES.gap;
        for (index, mark) in ["☗", "☖"].into_iter().enumerate() {
            let side = format!("{mark} {}", scene.sides[index]);
            ui.horizontal(|ui| asked = asked.take().or(player_ui(ui, scene, index, &side, form, look)));
        }
        ui.horizontal(|ui| {
            if ui.button(look.text.say("new-game-swap")).clicked() {
                form.swap_players();
            }
            let toss = ui.add_enabled(scene.can_toss, Button::new(look.text.say("new-game-toss")));
            if toss.on_hover_text(look.text.say("new-game-toss-tip")).clicked() {
                asked = Some(DialogAction::Toss);
            }
        });
        if let Some(toss) = &scene.toss {
            toss_ui(ui, toss);
        }
    });
    asked
}

/// One player's name and rank, and whether that player has the 王.
fn player_ui(
    ui: &mut Ui,
    scene: &NewGameScene,
    index: usize,
    side: &str,
    form: &mut NewGameForm,
    look: Look<'_>,
) -> Option<DialogAction> {
    let used = ui.label(side).rect.width();
    let side_width = if ui.available_width() < NARROW_COLUMN - LABEL_WIDTH { NARROW_SIDE_WIDTH } else { SIDE_WIDTH };
    ui.add_space((side_width - used).max(0.0));
    let wants_engines = seat_ui(ui, &scene.seats[index], side, &mut form.engines[index], look);
    if let Some(engine) = &mut form.engines[index] {
        level_ui(ui, &scene.seats[index], side, engine, look);
        return wants_engines.then_some(DialogAction::ShowEngines);
    }
    let room = ui.available_width() - RANK_WIDTH - 70.0;
    let name = look.text.say("new-game-name");
    let first = field_ui(ui, &mut form.names[index], room.clamp(104.0, 216.0), side, &name);
    if index == 0 {
        attend_first(ui, &first);
    }
    let rank = look.text.say("new-game-rank");
    field_ui(ui, &mut form.ranks[index], RANK_WIDTH, side, &rank);
    let senior = ui.add(toggle(ui, "王", form.senior().index() == index));
    if senior.on_hover_text(look.text.say("new-game-senior")).clicked() {
        form.chosen_senior = Some(if index == 0 { Color::Black } else { Color::White });
    }
    wants_engines.then_some(DialogAction::ShowEngines)
}

fn field_ui(ui: &mut Ui, text: &mut String, width: f32, side: &str, what: &str) -> Response {
    let field = ui.add(TextEdit::singleline(text).desired_width(width).hint_text(soft(what)));
    field.widget_info(|| WidgetInfo::labeled(Role::TextInput, true, format!("{side}: {what}")));
    field
}

fn handicap_ui(
    ui: &mut Ui,
    scene: &NewGameScene,
    form: &mut NewGameForm,
    look: Look<'_>,
    has_board: bool,
) -> Option<DialogAction> {
    let label = look.text.say("new-game-handicap");
    let mut asked = None;
    row_ui(ui, &label, |ui, label| {
        ui.horizontal_top(|ui| {
            let board = if has_board { BOARD_WIDTH + 3.0 * SIZES.gap } else { 0.0 };
            let width = ui.available_width() - board;
            ui.vertical(|ui| {
                ui.set_width(width);
                handicaps_ui(ui, scene, form, label);
            });
            if has_board {
                small_board_ui(ui, &scene.board, BOARD_WIDTH, look);
            }
        });
        ui.horizontal(|ui| asked = suggestion_ui(ui, scene, form, look));
    });
    asked
}

/// The handicap table, and what it suggests for the ranks. A suggestion comes and goes while ranks are typed: it takes
/// nothing but room that is free at all times.
fn suggestion_ui(ui: &mut Ui, scene: &NewGameScene, form: &mut NewGameForm, look: Look<'_>) -> Option<DialogAction> {
    let table = ui.button(look.text.say("table-open")).on_hover_text(look.text.say("table-open-tip"));
    if let Some((suggestion, words)) = &scene.suggestion {
        let button = ui.add(Button::new(words).truncate());
        if button.on_hover_text(format!("{words}\n{}", look.text.say("suggested-tip"))).clicked() {
            form.take(*suggestion);
        }
    }
    table.clicked().then_some(DialogAction::Table(TableAction::Open))
}

/// All handicaps in a list, and the usual ones for one click.
fn handicaps_ui(ui: &mut Ui, scene: &NewGameScene, form: &mut NewGameForm, label: Id) {
    let name = |handicap| scene.handicaps.iter().find(|(known, _)| *known == handicap).map_or("", |(_, name)| name);
    let shown = combo("handicap", ui.available_width(), &scene.start).show_ui(ui, |ui| {
        for (handicap, name) in &scene.handicaps {
            if choice(ui, scene.chosen == Some(*handicap), name).clicked() {
                form.choose_handicap(*handicap);
            }
        }
    });
    shown.response.labelled_by(label);
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = vec2(6.0, 6.0);
        for handicap in USUAL_HANDICAPS {
            if ui.add(chip(ui, name(handicap), scene.chosen == Some(handicap))).clicked() {
                form.choose_handicap(handicap);
            }
        }
    });
}

/// Whether the pieces are set up one by one, and in which order.
fn ceremony_ui(ui: &mut Ui, scene: &NewGameScene, form: &mut NewGameForm, look: Look<'_>) {
    if scene.ceremonies.is_empty() {
        return;
    }
    row_ui(ui, &look.text.say("ceremony-order"), |ui, _| {
        ui.horizontal_wrapped(|ui| {
            ui.spacing_mut().item_spacing = vec2(6.0, 6.0);
            for (order, name) in &scene.ceremonies {
                let choice = ui.add(chip(ui, name, form.setting_up == *order));
                if choice.on_hover_text(look.text.say("ceremony-why")).clicked() {
                    form.setting_up = *order;
                }
            }
        });
    });
}
