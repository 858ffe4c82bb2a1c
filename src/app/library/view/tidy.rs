//! The dialog for tidying up.

use egui::{Align, Align2, Button, Layout, Role, Sense, Ui, WidgetInfo, pos2, vec2};

use super::explorer::line_ui;
use crate::app::action::{Action, DialogAction};
use crate::app::library::action::LibraryAction;
use crate::app::library::scene::{TidyRow, TidyScene};
use crate::app::theme::{Colours, SIZES, bold, regular};
use crate::app::views::buttons::chip;
use crate::app::views::cut::cut_label;
use crate::app::views::dialogs::frame::{body, foot, usual_button};
use crate::app::views::look::Look;
use crate::app::views::parts::{rows_in_sight, scrolled_in_room, soft, write_truncated};
use crate::app::views::prose::Prose;

/// The height of a row, and of the list.
const ROW: f32 = 46.0;
const HEIGHT: f32 = 330.0;

/// The parts to choose from, and the rows of one.
#[must_use]
pub fn tidy_ui(ui: &mut Ui, scene: &TidyScene, look: Look<'_>) -> Vec<Action> {
    let asked = body(ui, &look.text.say("tidy-heading"), |ui| {
        let mut asked = parts_ui(ui, scene);
        ui.prose(soft(&scene.why));
        ui.allocate_ui(vec2(ui.available_width(), HEIGHT), |ui| {
            ui.set_min_height(HEIGHT);
            asked.extend(rows_ui(ui, scene, look));
        });
        asked
    });
    let closes = foot(ui, |ui| usual_button(ui, &look.text.say("library-close"), true));
    let mut actions: Vec<Action> = asked.into_iter().map(Action::Library).collect();
    actions.extend(closes.then_some(Action::Dialog(DialogAction::Cancel)));
    actions
}

fn parts_ui(ui: &mut Ui, scene: &TidyScene) -> Vec<LibraryAction> {
    let shown = ui.horizontal_wrapped(|ui| {
        let pressed = scene.parts.iter().filter(|(part, words)| ui.add(chip(ui, words, *part == scene.part)).clicked());
        pressed.map(|(part, _)| LibraryAction::ShowPart(*part)).collect()
    });
    shown.inner
}

fn rows_ui(ui: &mut Ui, scene: &TidyScene, look: Look<'_>) -> Vec<LibraryAction> {
    let area = scrolled_in_room("what is there more than once").max_height(HEIGHT);
    let shown = area.show(ui, |ui| {
        ui.spacing_mut().item_spacing.y = 0.0;
        rows_in_sight(ui, scene.rows, ROW, |ui, index| {
            let row = scene.row(index, look.text)?;
            match &row.offer {
                None => game_ui(ui, &row),
                Some(offer) => names_ui(ui, &row, offer),
            }
        })
    });
    shown.inner
}

/// A game and the one like it; a press opens it.
fn game_ui(ui: &mut Ui, row: &TidyRow) -> Option<LibraryAction> {
    let label = format!("{} {}", row.words, row.details);
    let (rect, response) = line_ui(ui, ROW, true, &label);
    let inside = rect.shrink2(vec2(12.0, 0.0));
    let (above, below) = (pos2(inside.left(), rect.top() + 15.0), pos2(inside.left(), rect.bottom() - 13.0));
    let (ink, soft) = (ui.palette().ink, ui.palette().ink_soft);
    write_truncated(ui, above, Align2::LEFT_CENTER, inside.width(), &row.words, bold(SIZES.small + 0.5), ink);
    write_truncated(ui, below, Align2::LEFT_CENTER, inside.width(), &row.details, regular(SIZES.small), soft);
    response.on_hover_text(&label).clicked().then(|| row.action.clone())
}

/// Names, and the button that makes them one player's.
fn names_ui(ui: &mut Ui, row: &TidyRow, offer: &str) -> Option<LibraryAction> {
    let mut asked = None;
    ui.allocate_ui_with_layout(vec2(ui.available_width(), ROW), Layout::right_to_left(Align::Center), |ui| {
        ui.add_space(SIZES.gap);
        let button = ui.add(Button::new(offer));
        button.widget_info(|| WidgetInfo::labeled(Role::Button, true, format!("{offer} {}", row.words)));
        asked = button.clicked().then(|| row.action.clone());
        ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
            ui.add_space(SIZES.gap);
            ui.add(cut_label(&row.words).sense(Sense::hover())).on_hover_text(&row.words);
        });
    });
    asked
}
