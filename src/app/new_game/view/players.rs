//! Who plays, person or engine, and how the two come by their sides.

use egui::{Button, Response, Role, Ui, WidgetInfo};

use crate::app::action::DialogAction;
use crate::app::new_game::form::NewGameForm;
use crate::app::new_game::scene::NewGameScene;
use crate::app::new_game::view::toss::toss_ui;
use crate::app::opponents::view::{games_ui, level_ui, seat_ui};
use crate::app::scene::sides::mark;
use crate::app::theme::SIZES;
use crate::app::views::dialogs::frame::{attend_first_to_proposal, is_narrow, row_ui};
use crate::app::views::fields::line_field;
use crate::app::views::look::Look;
use crate::app::views::parts::soft;
use crate::shogi::Color;

/// The side that stands before a player's name.
const SIDE_WIDTH: f32 = 86.0;
const NARROW_SIDE_WIDTH: f32 = 62.0;
const RANK_WIDTH: f32 = 96.0;
/// A name is seldom longer than this.
const WIDEST_NAME: f32 = 300.0;

/// A row for each player, and what gives them their sides.
#[must_use]
pub fn players_ui(ui: &mut Ui, scene: &NewGameScene, form: &mut NewGameForm, look: Look<'_>) -> Option<DialogAction> {
    let mut asked = None;
    let side_width = if is_narrow(ui) { NARROW_SIDE_WIDTH } else { SIDE_WIDTH };
    row_ui(ui, &look.text.say("new-game-players"), |ui, _| {
        for color in Color::ALL {
            let side = format!("{} {}", mark(color), scene.sides[color.index()]);
            ui.horizontal(|ui| {
                side_name_ui(ui, &side, side_width);
                asked = asked.take().or(player_ui(ui, scene, color, &side, form, look));
            });
        }
        ui.horizontal(|ui| asked = asked.take().or(sides_ui(ui, scene, form, look)));
        if let Some(toss) = &scene.toss {
            toss_ui(ui, toss);
        }
    });
    asked
}

/// What a side is called, as wide in every row.
fn side_name_ui(ui: &mut Ui, side: &str, width: f32) {
    let used = ui.label(side).rect.width();
    ui.add_space((width - used).max(0.0));
}

/// Who plays a side: a person with a name and a rank, or an engine as strong as it shall be.
fn player_ui(
    ui: &mut Ui,
    scene: &NewGameScene,
    color: Color,
    side: &str,
    form: &mut NewGameForm,
    look: Look<'_>,
) -> Option<DialogAction> {
    let index = color.index();
    let wants_engines = seat_ui(ui, &scene.seats[index], side, &mut form.engines[index], look);
    if let Some(engine) = &mut form.engines[index] {
        level_ui(ui, &scene.seats[index], side, engine, look);
        return wants_engines.then_some(DialogAction::ShowEngines);
    }
    let room = ui.available_width() - RANK_WIDTH - 2.0 * SIZES.gap;
    let name = look.text.say("new-game-name");
    let first = field_ui(ui, &mut form.names[index], room.clamp(104.0, WIDEST_NAME), side, &name);
    if color == Color::Black {
        attend_first_to_proposal(ui, &first, &form.names[index]);
    }
    let rank = look.text.say("new-game-rank");
    field_ui(ui, &mut form.ranks[index], RANK_WIDTH, side, &rank);
    wants_engines.then_some(DialogAction::ShowEngines)
}

fn field_ui(ui: &mut Ui, text: &mut String, width: f32, side: &str, what: &str) -> Response {
    let field = ui.add(line_field(text).desired_width(width).hint_text(soft(what)));
    field.widget_info(|| WidgetInfo::labeled(Role::TextInput, true, format!("{side}: {what}")));
    field
}

/// Who has which side: exchanged, tossed for, or as the ranks suggest. A suggestion comes and goes while ranks are typed:
/// it takes nothing but room that is free at all times.
fn sides_ui(ui: &mut Ui, scene: &NewGameScene, form: &mut NewGameForm, look: Look<'_>) -> Option<DialogAction> {
    if ui.button(look.text.say("new-game-swap")).clicked() {
        form.swap_players();
    }
    let toss = ui.add_enabled(scene.can_toss, Button::new(look.text.say("new-game-toss")));
    if form.engines.iter().all(Option::is_some) {
        games_ui(ui, &mut form.games, look);
    }
    let is_tossed = toss.on_hover_text(look.text.say("new-game-toss-tip")).clicked();
    if let Some(suggested) = &scene.suggestion
        && ui.add(Button::new(&suggested.words).truncate()).on_hover_text(&suggested.tip).clicked()
    {
        form.take(suggested.suggestion);
    }
    is_tossed.then_some(DialogAction::Toss)
}
