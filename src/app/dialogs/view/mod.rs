//! The dialogs: a headline, what is to be said or entered, and a foot with the buttons, the usual one at the right, which
//! Enter presses.

mod attention;
mod place;
mod question;

use std::mem::discriminant;

use egui::{Align2, Area, Context, Frame, Id, Modal, Order, Pos2, Rect, Ui, vec2};

use crate::app::action::{Action, DialogAction};
use crate::app::dialogs::form::ClickBeside;
use crate::app::scene::{DialogContent, DialogScene};
use crate::app::theme::{Colours, Palette};
use crate::app::views::dialogs::frame::attended_first;
use crate::app::views::look::Look;
use crate::app::{
    about, clock_desk, console, details, engines, event, files, finder, game_end, hall, handicaps, library, new_game,
    practice, print, publish, rules, settings, shortcut_keys, sound, typed_move, whole_game,
};

/// Leaves a dialog that belongs to the record the room it needs at its head.
#[must_use]
pub fn room_in_record(ui: &mut Ui, scene: Option<&DialogScene>) -> Option<Rect> {
    scene.filter(|scene| is_in_record(scene)).map(|scene| typed_move::view::leave_room(ui, id_of(scene)))
}

/// Each dialog is an area of its own: one that took over another's would be centred by that one's size at first.
fn id_of(scene: &DialogScene) -> Id {
    Id::unique(("dialog", discriminant(&scene.content), scene.name()))
}

/// Shows the dialog that is open, in `room` if it was left some.
#[must_use]
pub fn dialog_ui(ui: &Ui, scene: Option<&DialogScene>, room: Option<Rect>, look: Look<'_>) -> Vec<Action> {
    let Some(scene) = scene else {
        attention::forget(ui.ctx());
        return Vec::new();
    };
    attention::follow(ui.ctx(), id_of(scene));
    let width = room.map_or_else(|| width_of(scene, ui.ctx()), |room| room.width() - 2.0 * OUTLINE);
    let area = area_of(scene, ui.ctx(), room, width);
    let palette = ui.palette();
    let modal = Modal::new(id_of(scene)).area(area).frame(card(palette)).backdrop_color(backdrop(palette, scene));
    let attended = ui.memory(|memory| memory.focused());
    ui.data_mut(|data| data.insert_temp(attended_first(), attended));
    let shown = modal.show(ui.ctx(), |ui| {
        ui.set_width(width);
        ui.spacing_mut().item_spacing.y = 0.0;
        content_ui(ui, &scene.content, look)
    });
    place::remember(ui.ctx(), id_of(scene), shown.response.rect);
    let mut actions = shown.inner;
    if shown.backdrop_response.clicked() && scene.row.click_beside == ClickBeside::Closes {
        actions.push(Action::Dialog(DialogAction::Cancel));
    }
    actions
}

/// What lies over everything else while a dialog is open; nothing where one has to see the board.
fn backdrop(palette: &Palette, scene: &DialogScene) -> egui::Color32 {
    let strength = if is_in_record(scene) { 0.0 } else { 0.9 };
    palette.shadow.gamma_multiply(strength)
}

/// What is left of the window beside a dialog, on both sides together.
const AROUND: f32 = 40.0;
/// How thick the line is around a dialog.
const OUTLINE: f32 = 1.0;

/// What lies behind every dialog.
fn card(palette: &Palette) -> Frame {
    let shadow = egui::Shadow { offset: [0, 12], blur: 40, spread: 0, color: palette.shadow };
    // Where everything is black, only a line tells the card from what lies behind it.
    let outline = egui::Stroke::new(OUTLINE, palette.line);
    Frame::new().fill(palette.card).stroke(outline).corner_radius(12).shadow(shadow)
}

/// What a dialog holds.
fn content_ui(ui: &mut Ui, content: &DialogContent, look: Look<'_>) -> Vec<Action> {
    match content {
        DialogContent::NewGame(scene) => new_game::view::new_game_ui(ui, scene, look),
        DialogContent::NextGame(scene) => new_game::view::next_game::next_game_ui(ui, scene, look),
        DialogContent::Clocks(scene) => clock_desk::view::clocks::clocks_ui(ui, scene, look),
        DialogContent::Corrections { sides, form } => clock_desk::view::clocks::corrections_ui(ui, sides, form, look),
        DialogContent::Question(scene) => question::question_ui(ui, scene),
        DialogContent::Path(scene) => files::view::path_ui(ui, scene, look),
        DialogContent::GameEnd(scene) => game_end::view::game_end_ui(ui, scene, look),
        DialogContent::Details(form) => details::view::details_ui(ui, form, look),
        DialogContent::Ruling(scene) => console::view::ruling::ruling_ui(ui, scene, look),
        DialogContent::Print(scene) => print::view::print_ui(ui, scene, look),
        DialogContent::Rules(scene) => rules::view::rules_ui(ui, scene, look),
        DialogContent::Settings(scene) => settings::view::settings_ui(ui, scene, look),
        DialogContent::Handicaps(scene) => handicaps::view::handicaps_ui(ui, scene, look),
        DialogContent::Schedule(scene) => sound::view::schedule::schedule_ui(ui, scene, look),
        DialogContent::Sound(scene) => sound::view::sound::sound_ui(ui, scene, look),
        DialogContent::Hall(scene) => hall::view::dialog::hall_ui(ui, scene, look),
        DialogContent::Publish(scene) => publish::view::publish_ui(ui, scene, look),
        DialogContent::EngineOptions(scene) => engines::view::options::options_ui(ui, scene, look),
        DialogContent::Engines(scene) => engines::view::dialog::engines_ui(ui, scene, look),
        DialogContent::Library(scene) => library::view::dialog::library_ui(ui, scene, look),
        DialogContent::TidyUp(scene) => library::view::tidy::tidy_ui(ui, scene, look),
        DialogContent::WholeGame(scene) => whole_game::view::dialog::whole_game_ui(ui, scene, look),
        DialogContent::GameSummary(scene) => whole_game::view::summary::summary_ui(ui, scene, look),
        DialogContent::Practice(scene) => practice::view::dialog::practice_dialog_ui(ui, scene, look),
        DialogContent::MissedMates(scene) => practice::view::missed::missed_ui(ui, scene, look),
        DialogContent::Pin(scene) => console::view::pin::pin_ui(ui, scene, look),
        DialogContent::Event(scene) => event::view::event::event_ui(ui, scene, look),
        DialogContent::EventForm(scene) => event::view::event_form::event_form_ui(ui, scene, look),
        DialogContent::Pairing(scene) => event::view::pairing::pairing_ui(ui, scene, look),
        DialogContent::Entrant(scene) => event::view::entrant::entrant_ui(ui, scene, look),
        DialogContent::PlayerList(scene) => event::view::player_list::player_list_ui(ui, scene, look),
        DialogContent::PairingRules(scene) => event::view::pairing_rules::pairing_rules_ui(ui, scene, look),
        DialogContent::Proposal(scene) => event::view::proposal::proposal_ui(ui, scene, look),
        DialogContent::EventToss(scene) => event::view::toss::event_toss_ui(ui, scene, look),
        DialogContent::Keys(scene) => shortcut_keys::view::keys_ui(ui, scene, look),
        DialogContent::TypedMove(scene) => typed_move::view::typed_move_ui(ui, scene, look),
        DialogContent::Finder(scene) => finder::view::finder_ui(ui, scene, look),
        DialogContent::About(scene) => about::view::about_ui(ui, scene, look),
    }
}

/// Where a dialog so wide lies: in the middle when it is opened, and then where it is; but for the list of commands,
/// whose field stays where it is however many there are, and for what was left some room.
fn area_of(scene: &DialogScene, ctx: &Context, room: Option<Rect>, width: f32) -> Area {
    let from_corner = |area: Area, at: Pos2| area.anchor(Align2::LEFT_TOP, at - ctx.content_rect().min);
    // Below the lists that open from it: of two on the same height the one that was clicked last would lie above.
    let area = Modal::default_area(id_of(scene)).order(Order::Middle);
    match (room, &scene.content) {
        (Some(room), _) => from_corner(area, room.min),
        (None, DialogContent::Finder(_)) => area.anchor(Align2::CENTER_TOP, vec2(0.0, finder::view::TOP)),
        (None, _) => match place::kept(ctx, id_of(scene), width + 2.0 * OUTLINE) {
            Some(corner) => from_corner(area, corner),
            None => area,
        },
    }
}

/// How wide a dialog is in the window.
fn width_of(scene: &DialogScene, ctx: &Context) -> f32 {
    scene.row.width.within(ctx.content_rect().width() - AROUND)
}

/// Whether it lies at the head of the record, where one sees the board.
const fn is_in_record(scene: &DialogScene) -> bool {
    matches!(scene.content, DialogContent::TypedMove(_))
}
