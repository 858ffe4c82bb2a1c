//! What stands at the side while a position is set up: the box, what is wrong, and the ways out.

use egui::{
    Align, Color32, Frame, Layout, Margin, Panel, Rect, Role, ScrollArea, Sense, Stroke, Ui, Vec2, WidgetInfo, vec2,
};

use crate::app::action::Action;
use crate::app::command::Command;
use crate::app::scene::Scene;
use crate::app::setup::action::SetupAction;
use crate::app::setup::scene::{RemarkScene, SetupScene, TurnScene};
use crate::app::setup::view::tray::{Tray, tray_ui};
use crate::app::theme::{Colours, SIZES};
use crate::app::views::buttons::{CHIP_RADIUS, FillableButton, chip, menu_chip, primary_button_within, ring_around};
use crate::app::views::lists::choice;
use crate::app::views::look::Look;
use crate::app::views::notices::notices_above_ui;
use crate::app::views::opened::opening;
use crate::app::views::parts::{bold_width_of, button_width, hairline, scrolled_in_room, soft, strong};
use crate::app::views::prose::Prose;
use crate::shogi::Handicap;

/// How the box is laid out: eight kinds of pieces.
const COLUMNS: usize = 4;
const ROWS: usize = 2;

/// Where there is less room above the ways out, the box scrolls with what is said about the position.
const LOW: f32 = 300.0;

/// Where the ways out have so little room, their words come closer to their edges.
const NARROW: f32 = 200.0;

/// How high a way out is.
const WAY_OUT: f32 = 34.0;

/// Between those for whom pieces are set down.
const BETWEEN_OWNERS: f32 = 4.0;

/// The box, the starting positions, what has to be said about the position, and the ways out; with the place of the box.
#[must_use]
pub fn panel_ui(ui: &mut Ui, scene: &Scene, setup: &SetupScene, look: Look<'_>) -> (Vec<Action>, Rect) {
    let foot =
        Panel::bottom("setup foot").frame(Frame::new().fill(ui.palette().foot).inner_margin(Margin::symmetric(10, 12)));
    let mut actions = foot.show(ui, |ui| foot_ui(ui, setup, look)).inner;
    let (asked, piece_box) = if ui.available_height() < LOW {
        scrolled_in_room("setup").show(ui, |ui| box_and_words_ui(ui, scene, setup, look)).inner
    } else {
        box_and_words_ui(ui, scene, setup, look)
    };
    actions.extend(asked);
    (actions, piece_box)
}

fn box_and_words_ui(ui: &mut Ui, scene: &Scene, setup: &SetupScene, look: Look<'_>) -> (Vec<Action>, Rect) {
    let frame = Frame::new().inner_margin(Margin { left: 14, right: 14, top: 10, bottom: 4 });
    let (mut actions, piece_box) = frame.show(ui, |ui| pieces_ui(ui, scene, setup, look)).inner;
    hairline(ui, ui.cursor().top() - SIZES.gap / 2.0);
    actions.extend(words_ui(ui, scene, setup, look));
    (actions, piece_box)
}

fn pieces_ui(ui: &mut Ui, scene: &Scene, setup: &SetupScene, look: Look<'_>) -> (Vec<Action>, Rect) {
    let mut actions = heading_ui(ui, setup, look);
    let cell = (ui.available_width() / COLUMNS as f32).min(84.0);
    let (rect, _) = ui.allocate_exact_size(vec2(ui.available_width(), cell * 0.96 * ROWS as f32), Sense::hover());
    let tray = Tray { rect, columns: COLUMNS, rows: ROWS, piece: cell * 0.94, tint: ui.board_colours().box_tint };
    actions.extend(tray_ui(ui, &tray, &setup.piece_box, look).into_iter().map(Action::Setup));
    ui.add_space(SIZES.gap / 2.0);
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = Vec2::splat(6.0);
        actions.extend(chip_ui(ui, Command::ClearBoard, scene, look));
        if ui.add(chip(ui, &setup.handicaps[0].1, setup.handicap == Some(Handicap::Even))).clicked() {
            actions.push(Action::Setup(SetupAction::Start(Handicap::Even)));
        }
        actions.extend(handicaps_ui(ui, setup, look));
        actions.extend(chip_ui(ui, Command::RestoreBoard, scene, look));
        actions.extend(chip_ui(ui, Command::RestToWhite, scene, look));
        actions.extend(chip_ui(ui, Command::SwapSides, scene, look));
        actions.extend(chip_ui(ui, Command::OtherTurn, scene, look));
    });
    (actions, rect)
}

/// The heading, and for whom pieces are set down: by the mark alone where there is no room for the name, and below the
/// heading where there is none for the mark.
fn heading_ui(ui: &mut Ui, setup: &SetupScene, look: Look<'_>) -> Vec<Action> {
    let (heading, available) = (look.text.say("setup-box"), ui.available_width());
    let marks = setup.box_owners.iter().map(|owner| button_width(ui, owner.mark) + BETWEEN_OWNERS).sum::<f32>();
    let heading_width = bold_width_of(ui, &heading, SIZES.title);
    if heading_width + SIZES.gap + marks > available {
        ui.label(strong(&heading, SIZES.title));
        return ui.horizontal(|ui| owners_ui(ui, setup.box_owners.iter(), false)).inner;
    }
    let row = ui.horizontal(|ui| {
        ui.label(strong(&heading, SIZES.title));
        let from_right = Layout::right_to_left(Align::Center);
        ui.with_layout(from_right, |ui| owners_ui(ui, setup.box_owners.iter().rev(), available > 260.0)).inner
    });
    row.inner
}

fn owners_ui<'a>(ui: &mut Ui, owners: impl Iterator<Item = &'a TurnScene>, has_names: bool) -> Vec<Action> {
    ui.spacing_mut().item_spacing.x = BETWEEN_OWNERS;
    let chosen = owners.filter(|owner| owner_ui(ui, owner, has_names));
    chosen.map(|owner| Action::Setup(SetupAction::SetBoxOwner(owner.color))).collect()
}

fn owner_ui(ui: &mut Ui, owner: &TurnScene, has_room: bool) -> bool {
    let words = if has_room { &owner.name } else { owner.mark };
    let button = ui.add(chip(ui, words, owner.is_chosen)).on_hover_text(&owner.label);
    button.widget_info(|| WidgetInfo::selected(Role::RadioButton, true, owner.is_chosen, &owner.label));
    button.clicked()
}

fn chip_ui(ui: &mut Ui, command: Command, scene: &Scene, look: Look<'_>) -> Option<Action> {
    let words = look.text.say(command.name());
    let tip = look.text.say(&format!("{}-tip", command.name()));
    let clicked =
        ui.add_enabled(scene.enabled.contains(&command), chip(ui, &words, false)).on_hover_text(tip).clicked();
    clicked.then_some(Action::Command(command))
}

/// All starting positions.
fn handicaps_ui(ui: &mut Ui, setup: &SetupScene, look: Look<'_>) -> Option<Action> {
    let name_of = |wanted| setup.handicaps.iter().find(|(known, _)| *known == wanted).map(|(_, name)| name.clone());
    let chosen = setup.handicap.filter(|&handicap| handicap != Handicap::Even).and_then(name_of);
    let is_chosen = chosen.is_some();
    let words = chosen.unwrap_or_else(|| look.text.say("setup-handicap"));
    let (opened, shown) = opening(menu_chip(ui, &words, is_chosen)).ui(ui, |ui| {
        let list = ScrollArea::vertical().max_height(320.0).show(ui, |ui| {
            let is_clicked = |ui: &mut Ui, handicap: Handicap, name: &str| {
                choice(ui, setup.handicap == Some(handicap), name).clicked()
            };
            setup.handicaps.iter().filter(|(handicap, name)| is_clicked(ui, *handicap, name)).map(|it| it.0).last()
        });
        list.inner
    });
    if is_chosen {
        ring_around(ui, &opened, CHIP_RADIUS);
    }
    let clicked = shown.and_then(|shown| shown.inner);
    clicked.map(|handicap| Action::Setup(SetupAction::Start(handicap)))
}

/// What the user has to be told stands below the box here, since nothing may push that away from under the pointer.
fn words_ui(ui: &mut Ui, scene: &Scene, setup: &SetupScene, look: Look<'_>) -> Vec<Action> {
    let area = ScrollArea::vertical().id_salt("remarks").auto_shrink(false).min_scrolled_height(0.0);
    let shown = area.show(ui, |ui| {
        let remarks = |ui: &mut Ui| {
            let frame = Frame::new().inner_margin(Margin { left: 14, right: 14, top: 8, bottom: 8 });
            frame.show(ui, |ui| remarks_ui(ui, setup, look));
        };
        // What bars the way out comes before what was told earlier.
        if setup.faults.is_empty() {
            let actions = notices_above_ui(ui, scene, look);
            remarks(ui);
            actions
        } else {
            remarks(ui);
            notices_above_ui(ui, scene, look)
        }
    });
    shown.inner
}

/// What is wrong and what is odd; each stripe has the colour in which its squares are marked.
fn remarks_ui(ui: &mut Ui, setup: &SetupScene, look: Look<'_>) {
    let palette = ui.palette();
    ui.spacing_mut().item_spacing.y = 5.0;
    if setup.faults.is_empty() && setup.odd.is_empty() {
        ui.prose(soft(&look.text.say("setup-all-right")));
    }
    group_ui(ui, "setup-faults", &setup.faults, palette.grave, look);
    group_ui(ui, "setup-odd", &setup.odd, palette.urgent, look);
}

fn group_ui(ui: &mut Ui, heading: &str, remarks: &[RemarkScene], accent: Color32, look: Look<'_>) {
    if !remarks.is_empty() {
        ui.label(soft(&look.text.say(heading)));
    }
    for remark in remarks {
        let inside = Margin { left: 14, right: 4, top: 1, bottom: 1 };
        let shown = Frame::new().inner_margin(inside).show(ui, |ui| {
            ui.set_width(ui.available_width());
            ui.spacing_mut().item_spacing.y = 1.0;
            ui.prose(&remark.words);
            if !remark.squares.is_empty() {
                ui.prose(soft(&remark.squares));
            }
        });
        let rect = shown.response.rect;
        ui.painter().vline(rect.left() + 4.0, rect.y_range().shrink(2.0), Stroke::new(4.0, accent));
    }
}

/// The ways out: two rows, or where their words have no room beside each other, one below the other.
fn foot_ui(ui: &mut Ui, setup: &SetupScene, look: Look<'_>) -> Vec<Action> {
    let width = ui.available_width();
    let is_narrow = width < NARROW;
    ui.spacing_mut().button_padding.x = if is_narrow { 3.0 } else { 7.0 };
    ui.spacing_mut().item_spacing.x = if is_narrow { SIZES.gap / 2.0 } else { SIZES.gap };
    let words = |command: Command| look.text.say(command.name());
    let (play, leave, review) =
        (words(Command::PlayFromHere), words(Command::LeaveSetup), words(Command::ReviewFromHere));
    let size = vec2(width, WAY_OUT);
    let ways = [
        (Command::PlayFromHere, primary_button_within(ui, &play, width), setup.play_barred.as_deref()),
        (Command::ReviewFromHere, FillableButton::plain(&review), setup.review_barred.as_deref()),
        (Command::LeaveSetup, FillableButton::plain(&leave), None),
    ];
    let cancel = button_width(ui, &leave).max(60.0);
    let rest = width - cancel - ui.spacing().item_spacing.x;
    let widths = if button_width(ui, &review) <= rest { [width, rest, cancel] } else { [width; 3] };
    ui.spacing_mut().item_spacing.y = SIZES.gap;
    let row = ui.allocate_ui_with_layout(size, Layout::left_to_right(Align::Center).with_main_wrap(true), |ui| {
        let asked = ways.into_iter().zip(widths).filter_map(|((command, button, barred), width)| {
            way_out_ui(ui, command, button.min_size(vec2(width, WAY_OUT)).truncate(), barred, look)
        });
        asked.map(Action::Command).collect()
    });
    row.inner
}

/// A button that leads out of the editor. One that is barred says why.
fn way_out_ui(
    ui: &mut Ui,
    command: Command,
    button: FillableButton<'_>,
    barred: Option<&str>,
    look: Look<'_>,
) -> Option<Command> {
    let tip = look.text.say(&format!("{}-tip", command.name()));
    let response = ui.add_enabled(barred.is_none(), button).on_hover_text(tip);
    response.on_disabled_hover_text(barred.unwrap_or_default()).clicked().then_some(command)
}
