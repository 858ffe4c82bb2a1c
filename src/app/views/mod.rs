//! What the window looks like: each view paints its part of the scene and reports what the user did with it.
//!
//! Views change nothing. They take a scene and give back actions, which are carried out after all of them have run.

mod announcement;
mod bars;
mod board;
mod case;
mod chart;
mod clock_only;
mod collection;
mod commentary;
mod console;
mod cursor;
mod dialogs;
mod digits;
mod display;
mod hall;
mod icons;
mod lettering;
mod manual;
mod motion;
mod move_list;
mod moves;
mod notices;
mod parts;
mod plate;
mod result;
mod setup;
mod small_board;
mod stand;
mod start;
mod table;
mod table_top;
mod turning;
mod zoom;

pub use display::display_ui;
pub use hall::hall_ui;
pub use manual::manual_ui;

use egui::{CentralPanel, Context, Frame, Panel, Rangef, Rect, Ui};

use super::action::Action;
use super::command::Command;
use super::keys::show_keys;
use super::scene::{CollectionScene, KeyChoices, Looks, Notation, Scene};
use super::theme::{PALETTE, Theme};
use crate::text::{Language, Text};

/// What every view needs to paint besides its scene.
#[derive(Clone, Copy, Debug)]
pub struct Look<'a> {
    /// Colours and textures.
    pub theme: &'a Theme,
    /// Words.
    pub text: &'a Text,
    /// How moves are written.
    pub notation: Notation,
    /// How everything looks.
    pub looks: Looks,
    /// The keys for commands.
    pub keys: &'a KeyChoices,
}

impl Look<'_> {
    /// The key for `command` as this system writes it, if it has one.
    #[must_use]
    pub fn key_words(&self, ctx: &Context, command: Command) -> Option<String> {
        let keys = self.keys.shown(command)?;
        Some(show_keys(&ctx.format_modifiers(keys.modifiers), keys.logical_key))
    }

    /// What to press for `command`: its key, or where it has none, its name in the menu.
    #[must_use]
    pub fn what_to_press(&self, ctx: &Context, command: Command) -> String {
        self.key_words(ctx, command).unwrap_or_else(|| self.text.say(command.name()))
    }

    /// Whether the key for `command` was pressed in this window; it means nothing else from then on.
    #[must_use]
    pub fn is_pressed(&self, ui: &Ui, command: Command) -> bool {
        ui.input_mut(|input| self.keys.take(command, input, false))
    }

    /// The language on screen.
    #[must_use]
    pub const fn language(&self) -> Language {
        self.text.language()
    }
}

/// How wide the record at the side is.
fn side_panel_width(ctx: &Context) -> f32 {
    let window = ctx.content_rect().width();
    (window * 0.25).clamp((window * 0.33).min(224.0), 420.0).round()
}

/// How wide the arbiter's console is: its buttons are to be hit in a hurry.
fn console_panel_width(ctx: &Context) -> f32 {
    let window = ctx.content_rect().width();
    (window * 0.34).clamp((window * 0.5).min(352.0), 520.0).round()
}

/// From where to where the table reaches, between lists that scroll by themselves.
#[must_use]
pub fn table_range(ctx: &Context, has_collection: bool) -> Rangef {
    let left = if has_collection { collection_panel_width(ctx) } else { 0.0 };
    Rangef::new(left, ctx.content_rect().width() - side_panel_width(ctx))
}

/// How wide the list of records is.
fn collection_panel_width(ctx: &Context) -> f32 {
    (ctx.content_rect().width() * 0.19).clamp(170.0, 340.0)
}

/// Paints the whole window.
#[must_use]
pub fn window_ui(ui: &mut Ui, scene: &Scene, look: Look<'_>) -> Vec<Action> {
    announcement::announcement_ui(ui, &scene.announcement);
    let mut actions = Vec::new();
    let mut room = None;
    if let Some(clock) = &scene.clock_only {
        actions.extend(clock_only::clock_only_ui(ui, clock));
    } else if let Some(top) = &scene.table_top {
        actions.extend(bars::menu_bar_ui(ui, scene, look));
        actions.extend(scene.silence.as_ref().and_then(|words| bars::silence_ui(ui, words, look)));
        actions.extend(bars::unlocked_bar_ui(ui, &scene.status));
        actions.extend(table_panel().show(ui, |ui| table_top::table_top_ui(ui, scene, top, look)).inner);
    } else {
        let (asked, in_record) = board_and_record_ui(ui, scene, look);
        actions.extend(asked);
        room = in_record;
    }
    actions.extend(dialogs::dialog_ui(ui, scene.dialog.as_ref(), room, look));
    actions
}

fn table_panel() -> CentralPanel {
    CentralPanel::no_frame().frame(Frame::new().fill(PALETTE.table))
}

/// The usual window: bars, the board, and the record beside it, in which a dialog may have some room.
fn board_and_record_ui(ui: &mut Ui, scene: &Scene, look: Look<'_>) -> (Vec<Action>, Option<Rect>) {
    let mut actions = bars::menu_bar_ui(ui, scene, look);
    let (asked, has_rules) = bars::tool_bar_ui(ui, scene, look);
    actions.extend(asked);
    actions.extend(scene.silence.as_ref().and_then(|words| bars::silence_ui(ui, words, look)));
    let rules = (!has_rules && scene.setup.is_none()).then_some(scene.rules.as_str());
    actions.extend(bars::status_bar_ui(ui, &scene.status, rules));
    if let Some(setup) = &scene.setup {
        let shown = record_panel(side_panel_width(ui.ctx()));
        let (asked, piece_box) = shown.show(ui, |ui| setup::panel_ui(ui, scene, setup, look)).inner;
        actions.extend(asked);
        actions.extend(table_panel().show(ui, |ui| setup::table_ui(ui, setup, piece_box, look)).inner);
        return (actions, None);
    }
    let (asked, room) = record_ui(ui, scene, look);
    actions.extend(asked);
    actions.extend(scene.collection.as_ref().map_or_else(Vec::new, |scene| side_ui(ui, scene, look)));
    actions.extend(table_panel().show(ui, |ui| table::table_ui(ui, scene, look)).inner);
    (actions, room)
}

fn record_panel(width: f32) -> Panel {
    Panel::right("record").exact_size(width).resizable(false).frame(Frame::new().fill(PALETTE.card))
}

/// The record, or the arbiter's console in its place, below the room that is left for a dialog.
fn record_ui(ui: &mut Ui, scene: &Scene, look: Look<'_>) -> (Vec<Action>, Option<Rect>) {
    let width = if scene.console.is_some() { console_panel_width(ui.ctx()) } else { side_panel_width(ui.ctx()) };
    let shown = record_panel(width).show(ui, |ui| {
        let room = dialogs::room_in_record(ui, scene.dialog.as_ref());
        let actions = match &scene.console {
            Some(console) => console::console_ui(ui, scene, console, look),
            None => moves::moves_ui(ui, scene, look),
        };
        (actions, room)
    });
    shown.inner
}

/// The records of a folder, left of the board.
fn side_ui(ui: &mut Ui, scene: &CollectionScene, look: Look<'_>) -> Vec<Action> {
    let panel = Panel::left("collection")
        .exact_size(collection_panel_width(ui.ctx()))
        .resizable(false)
        .frame(Frame::new().fill(PALETTE.card));
    panel.show(ui, |ui| collection::collection_ui(ui, scene, look)).inner
}
