//! The list of bookmarks, behind a button over the moves.

use egui::{Align, Button, Layout, Popup, ScrollArea, Ui};

use super::icons::{Icon, icon_button};
use super::lists::closing;
use super::move_list::TOOL;
use super::opened::style_of_entries;
use crate::app::action::Action;
use crate::app::scene::MovesScene;
use crate::app::views::look::Look;

/// How wide the list is, and how high it grows before it scrolls.
const WIDTH: f32 = 320.0;
const HIGHEST: f32 = 380.0;

/// Whether there is a button for the bookmarks of a record.
pub fn has_bookmarks(scene: Option<&MovesScene>) -> bool {
    scene.is_some_and(|scene| scene.is_review && !scene.list.bookmarks.is_empty())
}

/// A button that unfolds the bookmarks of a record, where there are any; a press on one leads there.
pub fn bookmarks_ui(ui: &mut Ui, scene: &MovesScene, look: Look<'_>) -> Option<Action> {
    let bookmarks = &scene.list.bookmarks;
    if !has_bookmarks(Some(scene)) {
        return None;
    }
    let button = icon_button(ui, Icon::Bookmarks, TOOL, &look.text.say("moves-bookmarks"));
    let list = |ui: &mut Ui| {
        ui.set_width(WIDTH);
        let pressed = bookmarks.iter().filter(|it| {
            let entry = Button::selectable(it.node == scene.place.1, it.words.as_str()).truncate();
            ui.add(entry).clicked()
        });
        pressed.map(|it| Action::GoTo(it.node)).last()
    };
    let left = Layout::top_down_justified(Align::LEFT);
    let rows = |ui: &mut Ui| closing(ui, |ui| ui.with_layout(left, list).inner);
    let shown = Popup::menu(&button)
        .style(style_of_entries)
        .show(|ui| ScrollArea::vertical().max_height(HIGHEST).show(ui, rows).inner);
    shown.and_then(|shown| shown.inner)
}
