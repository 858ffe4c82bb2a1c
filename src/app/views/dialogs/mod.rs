//! The dialogs: a headline, what is to be said or entered, and a foot with the buttons, the usual one at the right, which
//! Enter presses.

mod about;
mod clocks;
mod details;
mod event;
mod event_form;
mod event_toss;
mod finder;
mod hall;
mod handicaps;
mod keys;
mod new_game;
mod next_game;
mod pairing;
mod path;
mod pin;
mod place;
mod print;
mod question;
mod rules;
mod ruling;
mod schedule;
mod settings;
mod sound;
mod typed_move;

use egui::text_edit::TextEditState;
use egui::{
    Align, Align2, Area, Button, Context, Event, Frame, Id, Key, Label, Layout, Margin, Modal, Order, Popup, Pos2,
    Rect, Response, RichText, Role, ScrollArea, TextEdit, Ui, UiBuilder, WidgetInfo, vec2,
};

use super::Look;
use super::parts::{Entry, chip, entry_ui, focus_ring_in, primary_button, soft, strong};
use super::side_panel_width;
use crate::app::action::{Action, DialogAction};
use crate::app::scene::DialogScene;
use crate::app::theme::{PALETTE, SIZES};

/// Leaves a dialog that belongs to the record the room it needs at its head.
#[must_use]
pub(super) fn room_in_record(ui: &mut Ui, scene: Option<&DialogScene>) -> Option<Rect> {
    scene
        .filter(|scene| matches!(scene, DialogScene::TypedMove(_)))
        .map(|scene| typed_move::leave_room(ui, id_of(scene)))
}

/// Each dialog is an area of its own: one that took over another's would be centred by that one's size at first.
fn id_of(scene: &DialogScene) -> Id {
    Id::unique(("dialog", name_of(scene)))
}

/// Shows the dialog that is open, in `room` if it was left some.
#[must_use]
pub(super) fn dialog_ui(ui: &Ui, scene: Option<&DialogScene>, room: Option<Rect>, look: Look<'_>) -> Vec<Action> {
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
        DialogScene::NewGame(scene) => new_game::new_game_ui(ui, scene, look),
        DialogScene::NextGame(scene) => next_game::next_game_ui(ui, scene, look),
        DialogScene::Clocks(scene) => clocks::clocks_ui(ui, scene, look),
        DialogScene::Corrections { sides, form } => clocks::corrections_ui(ui, sides, form, look),
        DialogScene::Question(scene) => question::question_ui(ui, scene),
        DialogScene::Path(scene) => path::path_ui(ui, scene, look),
        DialogScene::Details(form) => details::details_ui(ui, form, look),
        DialogScene::Ruling(scene) => ruling::ruling_ui(ui, scene, look),
        DialogScene::Print(scene) => print::print_ui(ui, scene, look),
        DialogScene::Rules(scene) => rules::rules_ui(ui, scene, look),
        DialogScene::Settings(scene) => settings::settings_ui(ui, scene, look),
        DialogScene::Handicaps(scene) => handicaps::handicaps_ui(ui, scene, look),
        DialogScene::Schedule(scene) => schedule::schedule_ui(ui, scene, look),
        DialogScene::Sound(scene) => sound::sound_ui(ui, scene, look),
        DialogScene::Hall(form) => hall::hall_ui(ui, form, look),
        DialogScene::Pin(scene) => pin::pin_ui(ui, scene, look),
        DialogScene::Event(scene) => event::event_ui(ui, scene, look),
        DialogScene::EventForm(scene) => event_form::event_form_ui(ui, scene, look),
        DialogScene::Pairing(scene) => pairing::pairing_ui(ui, scene, look),
        DialogScene::EventToss(scene) => event_toss::event_toss_ui(ui, scene, look),
        DialogScene::Keys(scene) => keys::keys_ui(ui, scene, look),
        DialogScene::TypedMove(scene) => typed_move::typed_move_ui(ui, scene, look),
        DialogScene::Finder(scene) => finder::finder_ui(ui, scene, look),
        DialogScene::About(scene) => about::about_ui(ui, scene, look),
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
        (None, DialogScene::Finder(_)) => area.anchor(Align2::CENTER_TOP, vec2(0.0, finder::TOP)),
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
        DialogScene::TypedMove(_) => side_panel_width(ctx),
        DialogScene::NewGame(_) if room >= 1100.0 => 1130.0,
        DialogScene::NewGame(_) if room >= new_game::TWO_COLUMNS => room,
        DialogScene::Sound(_) if room >= sound::TWO_COLUMNS => sound::WIDEST,
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

/// What a dialog needs besides what is between its headline and its foot: margins, both of these, and what stays free
/// above and below.
const FRAME: f32 = 192.0;
/// Of the margin at the right, what the bar has in which something scrolls: what is beside it ends where the buttons do.
const BAR_ROOM: f32 = 12.0;

/// How high that may be before it scrolls.
fn body_room(ctx: &Context) -> f32 {
    ctx.content_rect().height() - FRAME
}

/// How much of that is left below what was shown so far, but for `reserved`.
fn rest_of_body(ui: &Ui, reserved: f32) -> f32 {
    body_room(ui.ctx()) - (ui.cursor().top() - ui.min_rect().top()) - reserved
}

/// Something that scrolls and is as wide as what stands above it, with its bar in the margin.
fn scrolling<R>(ui: &mut Ui, area: ScrollArea, content: impl FnOnce(&mut Ui) -> R) -> R {
    let rect = ui.available_rect_before_wrap();
    let with_bar = rect.with_max_x(rect.right() + BAR_ROOM);
    let mut inside = ui.new_child(UiBuilder::new().max_rect(with_bar));
    let shown = area.show(&mut inside, |ui| {
        ui.set_width(ui.available_width() - BAR_ROOM);
        content(ui)
    });
    ui.advance_cursor_after_rect(inside.min_rect().with_max_x(rect.right()));
    shown.inner
}

/// The part of a dialog above its foot. Where the window is too low for it, what is below the headline scrolls.
fn body<R>(ui: &mut Ui, headline: &str, content: impl FnOnce(&mut Ui) -> R) -> R {
    let frame = Frame::new().inner_margin(Margin { left: 24, right: 24, top: 20, bottom: 18 });
    let shown = frame.show(ui, |ui| {
        ui.set_width(ui.available_width());
        ui.spacing_mut().item_spacing.y = SIZES.gap;
        ui.label(strong(headline, SIZES.heading));
        ui.add_space(SIZES.gap);
        // As high as it can be from the first frame on: a bar that comes and goes would be seen.
        let room = body_room(ui.ctx());
        let area = ScrollArea::vertical().id_salt("body").max_height(room).min_scrolled_height(room);
        scrolling(ui, area.auto_shrink([false, true]), content)
    });
    shown.inner
}

/// The foot with the buttons, filled from the right.
fn foot<R>(ui: &mut Ui, buttons: impl FnOnce(&mut Ui) -> R) -> R {
    let corners = egui::CornerRadius { nw: 0, ne: 0, sw: 12, se: 12 };
    let frame = Frame::new().fill(PALETTE.foot).corner_radius(corners).inner_margin(Margin::symmetric(24, 13));
    let shown = frame.show(ui, |ui| {
        let size = egui::vec2(ui.available_width(), 32.0);
        ui.allocate_ui_with_layout(size, Layout::right_to_left(Align::Center), buttons).inner
    });
    focus_ring_in(ui, shown.response.rect);
    shown.inner
}

/// The left part of a foot, behind its buttons: one for what throws away what the dialog is about, and why what was
/// filled in cannot be taken. Here nothing moves when that comes and goes while somebody types. Says whether the button
/// was pressed.
fn rest_of_foot(ui: &mut Ui, remove: Option<&str>, fault: Option<&str>) -> bool {
    let shown = ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
        let button = |words| Button::new(RichText::new(words).color(PALETTE.grave));
        let removed = remove.is_some_and(|words| ui.add(button(words)).clicked());
        if let Some(fault) = fault {
            ui.add(Label::new(RichText::new(fault).color(PALETTE.grave)).wrap());
        }
        removed
    });
    shown.inner
}

/// An entry of the list at the side of a dialog. Says whether it was clicked.
fn side_entry_ui(ui: &mut Ui, name: &str, is_chosen: bool) -> bool {
    entry_ui(ui, Entry { name, indent: 12.0, role: Role::Tab, is_chosen }).clicked()
}

/// Fields for the name of something in English and in Japanese.
fn names_ui(ui: &mut Ui, names: [&mut String; 2], look: Look<'_>) {
    ui.horizontal(|ui| {
        for (label, value) in ["rules-name-en", "rules-name-ja"].into_iter().zip(names) {
            let label = look.text.say(label);
            let field = ui.add(TextEdit::singleline(value).desired_width(210.0).hint_text(soft(&label)));
            field.widget_info(|| WidgetInfo::labeled(Role::TextInput, true, &label));
        }
    });
}

/// Choices side by side, of which one is taken.
fn choices_ui<T: Copy + PartialEq, const N: usize>(
    ui: &mut Ui,
    choices: [T; N],
    taken: &mut T,
    name: impl Fn(T) -> String,
) {
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = egui::vec2(6.0, 6.0);
        for choice in choices {
            if ui.add(chip(&name(choice), choice == *taken)).clicked() {
                *taken = choice;
            }
        }
    });
}

/// The usual button of a dialog: the filled one. Enter presses it from wherever Enter does nothing else. Says whether it was
/// pressed.
fn usual_button(ui: &mut Ui, words: &str, is_enabled: bool) -> bool {
    filled_button(ui, primary_button(words), is_enabled)
}

/// The same, however it is filled.
fn filled_button(ui: &mut Ui, button: Button<'_>, is_enabled: bool) -> bool {
    let is_clicked = ui.add_enabled(is_enabled, button).clicked();
    is_clicked || (is_enabled && takes_enter(ui))
}

/// Whether Enter was pressed, and means nothing to what had the keyboard's attention: a field for one line, or nothing. A
/// button is pressed by it, a list takes what is chosen. A key that is held does not answer the next dialog as well.
fn takes_enter(ui: &Ui) -> bool {
    let attended: Option<Id> = ui.data(|data| data.get_temp(attended_first())).flatten();
    let is_free = attended.is_none_or(|id| TextEditState::load(ui.ctx(), id).is_some() && !keeps_enter(ui, id));
    let enter = |event: &Event| matches!(event, Event::Key { key: Key::Enter, pressed: true, repeat: false, modifiers, .. } if modifiers.is_none());
    is_free && ui.input(|input| input.events.iter().any(enter)) && !Popup::is_any_open(ui.ctx())
}

/// Where it is kept what had the keyboard's attention before a field for one line gave it up at Enter.
fn attended_first() -> Id {
    Id::unique("what has the keyboard's attention in a dialog")
}

/// In a field for several lines Enter begins another one.
fn keep_enter(ui: &Ui, field: &Response) {
    ui.data_mut(|data| data.insert_temp(field.id.with("keeps Enter"), true));
}

fn keeps_enter(ui: &Ui, id: Id) -> bool {
    ui.data(|data| data.get_temp(id.with("keeps Enter"))).unwrap_or_default()
}

/// The keyboard's attention goes to `response` as long as nothing else has it.
fn attend_first(ui: &Ui, response: &Response) {
    if ui.memory(|memory| memory.focused().is_none()) {
        response.request_focus();
    }
}
