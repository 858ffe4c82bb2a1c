//! The manual: its chapters at the side, and the one that is open.

mod blocks;
mod table;

use egui::{CentralPanel, Frame, Key, Margin, Panel, Rect, Role, ScrollArea, Ui, UiBuilder, vec2};

use crate::app::action::Action;
use crate::app::command::Command;
use crate::app::manual::scene::ManualScene;
use crate::app::manual::view::blocks::block_ui;
use crate::app::shortcut_keys::form::KeyChoices;
use crate::app::theme::{Colours, SIZES};
use crate::app::views::parts::{Entry, entry_ui, strong};
use crate::text::manual::Chapter;

/// Lines longer than this are hard to read.
const WIDEST: f32 = 720.0;

/// How wide the list of chapters is.
const CHAPTERS_WIDTH: f32 = 196.0;

/// Paints the manual, and reports that another chapter is to be shown or none.
#[must_use]
pub fn manual_ui(ui: &mut Ui, scene: &ManualScene, keys: &KeyChoices) -> Option<Action> {
    let palette = ui.palette();
    let side = Frame::new().fill(palette.bar).inner_margin(Margin::symmetric(12, 16));
    let contents = Panel::left("chapters").exact_size(CHAPTERS_WIDTH).resizable(false).frame(side);
    let chosen = contents.show(ui, |ui| chapters_ui(ui, scene)).inner;
    let page = CentralPanel::no_frame().frame(Frame::new().fill(palette.card));
    let linked = page.show(ui, |ui| page_ui(ui, scene)).inner;
    let shown = linked.or(chosen).map(|chapter| Action::ShowManual(Some(chapter)));
    shown.or_else(|| is_closed(ui, keys).then_some(Action::ShowManual(None)))
}

fn chapters_ui(ui: &mut Ui, scene: &ManualScene) -> Option<Chapter> {
    ui.spacing_mut().item_spacing.y = 2.0;
    ui.label(strong(&scene.heading, SIZES.title));
    ui.add_space(SIZES.gap);
    let clicked = |&(chapter, title): &(Chapter, &'static str)| {
        let is_chosen = chapter == scene.chapter;
        let entry = entry_ui(ui, Entry { name: title, indent: 12.0, role: Role::Tab, is_chosen });
        entry.clicked().then_some(chapter)
    };
    scene.chapters.iter().filter_map(clicked).last()
}

/// The open chapter. Every chapter scrolls by itself, and keeps its place.
fn page_ui(ui: &mut Ui, scene: &ManualScene) -> Option<Chapter> {
    let area = ScrollArea::vertical().id_salt(scene.chapter).auto_shrink(false);
    let shown = area.show(ui, |ui| {
        let step = step_by_key(ui);
        if step != 0.0 {
            ui.scroll_with_delta(vec2(0.0, -step));
        }
        let column = UiBuilder::new().max_rect(column(ui.available_rect_before_wrap()));
        let page = ui.scope_builder(column, |ui| {
            let margin = Margin { top: 24, bottom: 40, ..Margin::ZERO };
            Frame::new().inner_margin(margin).show(ui, |ui| blocks_ui(ui, scene)).inner
        });
        page.inner
    });
    shown.inner
}

fn blocks_ui(ui: &mut Ui, scene: &ManualScene) -> Option<Chapter> {
    // What is to be typed is copied from here.
    ui.style_mut().interaction.selectable_labels = true;
    scene.blocks.iter().filter_map(|block| block_ui(ui, block)).last()
}

/// Where the text lies: in the middle of a page that is wider than its lines.
fn column(page: Rect) -> Rect {
    page.shrink2(vec2(((page.width() - WIDEST) / 2.0).floor().max(30.0), 0.0))
}

/// How far the keyboard scrolls: a page less a line, or a few lines.
fn step_by_key(ui: &Ui) -> f32 {
    let page = ui.clip_rect().height() - SIZES.row;
    let keys = [
        (Key::PageDown, page),
        (Key::Space, page),
        (Key::PageUp, -page),
        (Key::ArrowDown, 2.0 * SIZES.row),
        (Key::ArrowUp, -2.0 * SIZES.row),
    ];
    let is_free = !ui.ctx().egui_wants_keyboard_input();
    let pressed = |key: Key| is_free && ui.input(|input| input.key_pressed(key));
    keys.into_iter().filter(|(key, _)| pressed(*key)).map(|(_, step)| step).sum()
}

/// The key that opens the manual closes it, too.
fn is_closed(ui: &Ui, keys: &KeyChoices) -> bool {
    ui.input_mut(|input| {
        let is_left = input.viewport().close_requested() || input.key_pressed(Key::Escape);
        keys.take(Command::Manual, input, false) || is_left
    })
}
