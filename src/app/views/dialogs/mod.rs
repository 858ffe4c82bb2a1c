//! The dialogs: a headline, what is to be said or entered, and a foot with the buttons, the usual one at the right, which
//! Enter presses.

pub mod frame;
pub mod place;
pub mod question;

use egui::{Align2, Area, Context, Frame, Id, Modal, Order, Pos2, Rect, Ui, vec2};

use crate::app::action::{Action, DialogAction};
use crate::app::scene::DialogScene;
use crate::app::theme::PALETTE;
use crate::app::views::dialogs::frame::attended_first;
use crate::app::views::look::Look;
use crate::app::views::panels::side_panel_width;
use crate::app::{
    about, clock_desk, console, details, event, files, finder, hall, handicaps, new_game, print, rules, settings,
    shortcut_keys, sound, typed_move,
};

/// Leaves a dialog that belongs to the record the room it needs at its head.
#[must_use]
pub fn room_in_record(ui: &mut Ui, scene: Option<&DialogScene>) -> Option<Rect> {
    scene
        .filter(|scene| matches!(scene, DialogScene::TypedMove(_)))
        .map(|scene| typed_move::view::leave_room(ui, id_of(scene)))
}

/// Each dialog is an area of its own: one that took over another's would be centred by that one's size at first.
fn id_of(scene: &DialogScene) -> Id {
    Id::unique(("dialog", name_of(scene)))
}

/// Shows the dialog that is open, in `room` if it was left some.
#[must_use]
pub fn dialog_ui(ui: &Ui, scene: Option<&DialogScene>, room: Option<Rect>, look: Look<'_>) -> Vec<Action> {
    let Some(scene) = scene else { return Vec::new() };
    let width = room.map_or_else(|| width_of(scene, ui.ctx()), |room| room.width() - 2.0 * OUTLINE);
    let area = area_of(scene, ui.ctx(), room, width);
    let modal = Modal::new(id_of(scene)).area(area).frame(card()).backdrop_color(backdrop(scene));
    let attended = ui.memory(|memory| memory.focused());
    ui.data_mut(|data| data.insert_temp(attended_first(), attended));
    let shown = modal.show(ui.ctx(), |ui| {
        ui.set_width(width);
        ui.spacing_mut().item_spacing.y = 0.0;
        content_ui(ui, scene, look)
    });
    place::remember(ui.ctx(), id_of(scene), shown.response.rect);
    let mut actions = shown.inner;
    // What was filled in is not thrown away by a click beside it.
    let is_form = matches!(
        scene,
        DialogScene::NewGame(_)
            | DialogScene::Clocks(_)
            | DialogScene::Corrections { .. }
            | DialogScene::NextGame(_)
            | DialogScene::Path(_)
            | DialogScene::Details(_)
            | DialogScene::Ruling(_)
            | DialogScene::Print(_)
            | DialogScene::Rules(_)
            | DialogScene::Handicaps(_)
            | DialogScene::Schedule(_)
            | DialogScene::Hall(_)
            | DialogScene::Pin(_)
            | DialogScene::Event(_)
            | DialogScene::EventForm(_)
            | DialogScene::Pairing(_)
            | DialogScene::EventToss(_)
    );
    if shown.backdrop_response.clicked() && !is_form {
        actions.push(Action::Dialog(DialogAction::Cancel));
    }
    actions
}

/// What lies over everything else while a dialog is open; nothing where one has to see the board.
fn backdrop(scene: &DialogScene) -> egui::Color32 {
    let strength = if matches!(scene, DialogScene::TypedMove(_)) { 0.0 } else { 0.9 };
    PALETTE.shadow.gamma_multiply(strength)
}

/// How thick the line is around a dialog.
const OUTLINE: f32 = 1.0;

/// What lies behind every dialog.
fn card() -> Frame {
    let shadow = egui::Shadow { offset: [0, 12], blur: 40, spread: 0, color: PALETTE.shadow };
    // Where everything is black, only a line tells the card from what lies behind it.
    let outline = egui::Stroke::new(OUTLINE, PALETTE.line);
    Frame::new().fill(PALETTE.card).stroke(outline).corner_radius(12).shadow(shadow)
}

/// What a dialog holds.
fn content_ui(ui: &mut Ui, scene: &DialogScene, look: Look<'_>) -> Vec<Action> {
    match scene {
        DialogScene::NewGame(scene) => new_game::view::new_game_ui(ui, scene, look),
        DialogScene::NextGame(scene) => new_game::view::next_game::next_game_ui(ui, scene, look),
        DialogScene::Clocks(scene) => clock_desk::view::clocks::clocks_ui(ui, scene, look),
        DialogScene::Corrections { sides, form } => clock_desk::view::clocks::corrections_ui(ui, sides, form, look),
        DialogScene::Question(scene) => question::question_ui(ui, scene),
        DialogScene::Path(scene) => files::view::path_ui(ui, scene, look),
        DialogScene::Details(form) => details::view::details_ui(ui, form, look),
        DialogScene::Ruling(scene) => console::view::ruling::ruling_ui(ui, scene, look),
        DialogScene::Print(scene) => print::view::print_ui(ui, scene, look),
        DialogScene::Rules(scene) => rules::view::rules_ui(ui, scene, look),
        DialogScene::Settings(scene) => settings::view::settings_ui(ui, scene, look),
        DialogScene::Handicaps(scene) => handicaps::view::handicaps_ui(ui, scene, look),
        DialogScene::Schedule(scene) => sound::view::schedule::schedule_ui(ui, scene, look),
        DialogScene::Sound(scene) => sound::view::sound::sound_ui(ui, scene, look),
        DialogScene::Hall(form) => hall::view::dialog::hall_ui(ui, form, look),
        DialogScene::Pin(scene) => console::view::pin::pin_ui(ui, scene, look),
        DialogScene::Event(scene) => event::view::event::event_ui(ui, scene, look),
        DialogScene::EventForm(scene) => event::view::event_form::event_form_ui(ui, scene, look),
        DialogScene::Pairing(scene) => event::view::pairing::pairing_ui(ui, scene, look),
        DialogScene::EventToss(scene) => event::view::toss::event_toss_ui(ui, scene, look),
        DialogScene::Keys(scene) => shortcut_keys::view::keys_ui(ui, scene, look),
        DialogScene::TypedMove(scene) => typed_move::view::typed_move_ui(ui, scene, look),
        DialogScene::Finder(scene) => finder::view::finder_ui(ui, scene, look),
        DialogScene::About(scene) => about::view::about_ui(ui, scene, look),
    }
}

/// What tells a dialog from another one.
fn name_of(scene: &DialogScene) -> &str {
    match scene {
        DialogScene::NewGame(_) => "new game",
        DialogScene::Clocks(_) => "clocks",
        DialogScene::Corrections { .. } => "corrections",
        DialogScene::NextGame(_) => "next game",
        DialogScene::Question(scene) => &scene.headline,
        DialogScene::Path(scene) => &scene.headline,
        DialogScene::Details(_) => "details",
        DialogScene::Ruling(_) => "ruling",
        DialogScene::Print(_) => "print",
        DialogScene::Rules(_) => "rules",
        DialogScene::Handicaps(_) => "handicaps",
        DialogScene::Schedule(_) => "schedule",
        DialogScene::Settings(_) => "settings",
        DialogScene::Sound(_) => "sound",
        DialogScene::Hall(_) => "hall",
        DialogScene::Pin(_) => "pin",
        DialogScene::Event(_) => "event",
        DialogScene::EventForm(_) => "event form",
        DialogScene::Pairing(_) => "pairing",
        DialogScene::EventToss(_) => "event toss",
        DialogScene::Keys(_) => "keys",
        DialogScene::TypedMove(_) => "typed move",
        DialogScene::Finder(_) => "finder",
        DialogScene::About(_) => "about",
    }
}

/// Where a dialog so wide lies: in the middle when it is opened, and then where it is; but for the list of commands,
/// whose field stays where it is however many there are, and for what was left some room.
fn area_of(scene: &DialogScene, ctx: &Context, room: Option<Rect>, width: f32) -> Area {
    let from_corner = |area: Area, at: Pos2| area.anchor(Align2::LEFT_TOP, at - ctx.content_rect().min);
    // Below the lists that open from it: of two on the same height the one that was clicked last would lie above.
    let area = Modal::default_area(id_of(scene)).order(Order::Middle);
    match (room, scene) {
        (Some(room), _) => from_corner(area, room.min),
        (None, DialogScene::Finder(_)) => area.anchor(Align2::CENTER_TOP, vec2(0.0, finder::view::TOP)),
        (None, _) => match place::kept(ctx, id_of(scene), width + 2.0 * OUTLINE) {
            Some(corner) => from_corner(area, corner),
            None => area,
        },
    }
}

/// How wide a dialog is that asks one thing.
const QUESTION_WIDTH: f32 = 460.0;

/// How wide a dialog is in the window.
fn width_of(scene: &DialogScene, ctx: &Context) -> f32 {
    let room = ctx.content_rect().width() - 40.0;
    let wanted = match scene {
        DialogScene::TypedMove(_) => side_panel_width(ctx, false),
        DialogScene::NewGame(_) if room >= 1100.0 => 1130.0,
        DialogScene::NewGame(_) if room >= new_game::view::TWO_COLUMNS => room,
        DialogScene::Sound(_) if room >= sound::view::sound::TWO_COLUMNS => sound::view::sound::WIDEST,
        DialogScene::Event(scene) if scene.open.is_none() => QUESTION_WIDTH,
        DialogScene::Event(_) => 980.0,
        DialogScene::Rules(_) | DialogScene::Settings(_) | DialogScene::Schedule(_) => 760.0,
        DialogScene::NewGame(_)
        | DialogScene::EventForm(_)
        | DialogScene::Pairing(_)
        | DialogScene::Clocks(_)
        | DialogScene::Corrections { .. }
        | DialogScene::NextGame(_) => 660.0,
        DialogScene::Details(_)
        | DialogScene::Keys(_)
        | DialogScene::Finder(_)
        | DialogScene::Sound(_)
        | DialogScene::Hall(_)
        | DialogScene::About(_) => 640.0,
        DialogScene::Path(_) | DialogScene::Handicaps(_) => 620.0,
        DialogScene::Print(_) => 580.0,
        DialogScene::Ruling(_) => 520.0,
        DialogScene::Question(_) | DialogScene::Pin(_) | DialogScene::EventToss(_) => QUESTION_WIDTH,
    };
    wanted.min(room)
}
