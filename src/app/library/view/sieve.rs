//! The filter of the explorer: the user's own games, or those that the fields describe.

use egui::{ComboBox, RichText, Role, ScrollArea, Ui, WidgetInfo, vec2};

use super::explorer::move_height;
use crate::app::library::action::LibraryAction;
use crate::app::library::form::{ExplorerForm, ResultChoice, SoughtBoard};
use crate::app::library::scene::ExplorerScene;
use crate::app::theme::{Colours, SIZES};
use crate::app::views::buttons::chip;
use crate::app::views::dialogs::frame::scrolling;
use crate::app::views::fields::{line_field, number_ui};
use crate::app::views::lists::{choose, combo};
use crate::app::views::look::Look;
use crate::app::views::parts::{soft, tick_box, width_of};
use crate::app::views::prose::Prose;
use crate::shogi::Color;

/// What scrolls in the explorer.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Scrolls {
    /// The filter, and below it what was found.
    Apart,
    /// All of it at once.
    Together,
}

/// The choice of games above the moves.
pub(super) fn sieve_ui(ui: &mut Ui, scene: &ExplorerScene, scrolls: Scrolls, look: Look<'_>) -> Option<LibraryAction> {
    let mut form = scene.form.clone();
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = vec2(4.0, 4.0);
        for games in &scene.whose {
            let button = ui.add(chip(ui, &games.words, games.is_chosen));
            button.widget_info(|| WidgetInfo::selected(Role::Button, true, games.is_chosen, &games.name));
            if button.on_hover_text(&games.name).clicked() {
                form = games.form.clone();
            }
        }
        let words = look.text.say("explorer-filter");
        let is_lit = form.is_open || scene.is_filtered;
        let button = ui.add(chip(ui, &words, is_lit));
        button.widget_info(|| WidgetInfo::selected(Role::Button, true, is_lit, &words));
        form.is_open ^= button.clicked();
    });
    match scrolls {
        _ if !form.is_open => {}
        Scrolls::Apart => fields_in_room_ui(ui, scene, &mut form, look),
        Scrolls::Together => fields_ui(ui, scene, &mut form, look),
    }
    (form != scene.form).then_some(LibraryAction::Sift(form))
}

/// So many moves stay in sight below the filter, with what stands between them.
const MOVES_BELOW: f32 = 5.0;
const BETWEEN: f32 = 16.0;

/// What the filter has in any case.
const LEAST: f32 = 100.0;

fn fields_in_room_ui(ui: &mut Ui, scene: &ExplorerScene, form: &mut ExplorerForm, look: Look<'_>) {
    let room = (ui.available_height() - MOVES_BELOW * move_height(ui) - BETWEEN).max(LEAST);
    let area = ScrollArea::vertical().id_salt("filter").max_height(room).min_scrolled_height(0.0);
    scrolling(ui, area.auto_shrink([false, true]), |ui| fields_ui(ui, scene, form, look));
}

fn fields_ui(ui: &mut Ui, scene: &ExplorerScene, form: &mut ExplorerForm, look: Look<'_>) {
    ui.spacing_mut().item_spacing.y = 4.0;
    board_ui(ui, scene, form, look);
    field_ui(ui, &mut form.player, "explorer-player", look);
    if !form.player.trim().is_empty() {
        side_ui(ui, scene, &mut form.side, look);
    }
    field_ui(ui, &mut form.rank, "explorer-rank", look);
    field_ui(ui, &mut form.event, "explorer-event", look);
    range_ui(ui, &mut form.years, "explorer-years", (!scene.has_sound_years).then_some("explorer-years-wrong"), look);
    field_ui(ui, &mut form.handicap, "explorer-handicap", look);
    result_ui(ui, scene, form);
    field_ui(ui, &mut form.words, "explorer-words", look);
    range_ui(ui, &mut form.plies, "explorer-plies", (!scene.has_sound_plies).then_some("explorer-range-wrong"), look);
    if ui.button(look.text.say("explorer-clear")).clicked() {
        *form = ExplorerForm { is_open: true, ..ExplorerForm::default() };
    }
}

/// What has to be on the board.
fn board_ui(ui: &mut Ui, scene: &ExplorerScene, form: &mut ExplorerForm, look: Look<'_>) {
    list_ui(ui, "what is looked for", &mut form.board, &scene.boards);
    match form.board {
        SoughtBoard::Castle => castle_ui(ui, scene, &mut form.castle),
        SoughtBoard::Pattern => {
            field_ui(ui, &mut form.pattern, "explorer-pattern-hint", look);
            // Nothing is wrong as long as nothing is typed.
            match &scene.fault {
                Some(fault) if !form.pattern.trim().is_empty() => fault_ui(ui, fault),
                Some(_) => _ = ui.prose(soft(&look.text.say("explorer-pattern-why"))),
                None => {}
            }
        }
        SoughtBoard::Pieces => _ = ui.prose(soft(&look.text.say("explorer-pieces-why"))),
        SoughtBoard::Position | SoughtBoard::WithoutHands | SoughtBoard::Anything => {}
    }
    if !matches!(form.board, SoughtBoard::Castle | SoughtBoard::Anything) {
        tick_box(ui, &mut form.likeness.is_mirrored, &look.text.say("explorer-mirrored"));
        tick_box(ui, &mut form.likeness.is_turned, &look.text.say("explorer-turned"));
    }
    if !matches!(form.board, SoughtBoard::Position | SoughtBoard::Anything) {
        ui.horizontal_wrapped(|ui| number_ui(ui, &mut form.lasting, 0..=200, "explorer-lasting", look));
    }
}

fn castle_ui(ui: &mut Ui, scene: &ExplorerScene, castle: &mut usize) {
    let name = scene.castles.get(*castle).map_or("", String::as_str);
    let shown = list_of(ui, "castle", name).show_ui(ui, |ui| {
        for (index, name) in scene.castles.iter().enumerate() {
            choose(ui, castle, index, name);
        }
    });
    shown.response.widget_info(|| WidgetInfo::labeled(Role::ComboBox, true, name));
}

fn fault_ui(ui: &mut Ui, words: &str) {
    ui.prose(RichText::new(words).size(SIZES.small).color(ui.palette().grave));
}

/// Whether words do not fit into a field or a list of choices.
fn is_cut(ui: &Ui, words: &str) -> bool {
    const EDGES: f32 = 10.0;
    width_of(ui, words, SIZES.small) + EDGES > ui.available_width()
}

/// A list to be opened, with as many lines as what is chosen needs.
fn list_of<'a>(ui: &Ui, id: &str, chosen: &str) -> ComboBox<'a> {
    combo(id, ui.available_width(), chosen).wrap()
}

/// A field with its name in it, or over it where it is too narrow.
fn field_ui(ui: &mut Ui, value: &mut String, name: &str, look: Look<'_>) {
    let label = look.text.say(name);
    let is_narrow = is_cut(ui, &label);
    if is_narrow {
        ui.prose(soft(&label));
    }
    let hint = if is_narrow { "" } else { &label };
    let field = ui.add(line_field(value).desired_width(f32::INFINITY).hint_text(soft(hint)));
    field.widget_info(|| WidgetInfo::labeled(Role::TextInput, true, &label));
}

/// A field for a range, and below it what is wrong with it, if anything is.
fn range_ui(ui: &mut Ui, value: &mut String, name: &str, fault: Option<&str>, look: Look<'_>) {
    field_ui(ui, value, name, look);
    if let Some(fault) = fault {
        fault_ui(ui, &look.text.say(fault));
    }
}

/// Only a player who is named has won or lost.
fn result_ui(ui: &mut Ui, scene: &ExplorerScene, form: &mut ExplorerForm) {
    let is_named = !form.player.trim().is_empty();
    let choices = if is_named { &scene.results[..] } else { &scene.results[..ResultChoice::OF_ANYBODY] };
    if !is_named {
        form.result = form.result.of_anybody();
    }
    list_ui(ui, "result", &mut form.result, choices);
}

fn side_ui(ui: &mut Ui, scene: &ExplorerScene, side: &mut Option<Color>, look: Look<'_>) {
    let either = look.text.say("explorer-either-side");
    let name = |side: Option<Color>| side.map_or(either.as_str(), |color| scene.sides[color.index()].as_str());
    let shown = list_of(ui, "side of the player", name(*side)).show_ui(ui, |ui| {
        for choice in [None, Some(Color::Black), Some(Color::White)] {
            choose(ui, side, choice, name(choice));
        }
    });
    shown.response.widget_info(|| WidgetInfo::labeled(Role::ComboBox, true, name(*side)));
}

/// A list of choices with their words.
fn list_ui<T: Copy + PartialEq>(ui: &mut Ui, id: &str, chosen: &mut T, choices: &[(T, String)]) {
    let words = |value: T| choices.iter().find(|(other, _)| *other == value).map_or("", |(_, words)| words.as_str());
    let shown = list_of(ui, id, words(*chosen)).show_ui(ui, |ui| {
        for (choice, words) in choices {
            choose(ui, chosen, *choice, words);
        }
    });
    shown.response.widget_info(|| WidgetInfo::labeled(Role::ComboBox, true, words(*chosen)));
}
