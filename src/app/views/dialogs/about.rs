use egui::{Frame, Grid, Label, Margin, RichText, ScrollArea, TextStyle, Ui};

use super::{body, body_room, foot};
use crate::app::action::{Action, DialogAction};
use crate::app::scene::AboutScene;
use crate::app::theme::{PALETTE, SIZES};
use crate::app::views::Look;
use crate::app::views::parts::{primary_button, soft, strong};

/// What lies above the notices.
const ABOVE: f32 = 270.0;

#[must_use]
pub(super) fn about_ui(ui: &mut Ui, scene: &AboutScene, look: Look<'_>) -> Vec<Action> {
    body(ui, &format!("Komadai 駒台 {}", scene.version), |ui| {
        ui.label(look.text.say("about-what"));
        ui.label(look.text.say("about-licence"));
        ui.label(soft(&look.text.say("about-fonts")));
        ui.add_space(SIZES.gap);
        places_ui(ui, scene, look);
        ui.add_space(SIZES.gap);
        ui.label(strong(&look.text.say("about-notices"), SIZES.body));
        notices_ui(ui, scene.notices);
    });
    let (close, copy) = foot(ui, |ui| {
        let close = ui.add(primary_button(&look.text.say("about-close"))).clicked();
        let copy = ui.button(look.text.say("about-copy")).on_hover_text(look.text.say("about-copy-tip"));
        (close, copy.clicked())
    });
    let answers = [(close, DialogAction::Cancel), (copy, DialogAction::CopyDiagnostics)];
    answers.into_iter().filter(|(pressed, _)| *pressed).map(|(_, action)| Action::Dialog(action)).collect()
}

/// What it runs on, and where it keeps things; a path can be marked and copied.
fn places_ui(ui: &mut Ui, scene: &AboutScene, look: Look<'_>) {
    let system = (look.text.say("about-system"), scene.system.clone());
    Grid::new("places").num_columns(2).spacing([16.0, 4.0]).show(ui, |ui| {
        for (name, place) in std::iter::once(&system).chain(&scene.places) {
            ui.label(RichText::new(name).color(PALETTE.ink_soft));
            ui.add(Label::new(place).selectable(true).wrap());
            ui.end_row();
        }
    });
}

/// Thousands of lines, of which only those are laid out that are seen.
fn notices_ui(ui: &mut Ui, lines: &[&str]) {
    let height = (body_room(ui.ctx()) - ABOVE).clamp(90.0, 300.0);
    Frame::new().fill(PALETTE.foot).corner_radius(SIZES.radius).inner_margin(Margin::symmetric(12, 8)).show(ui, |ui| {
        ui.spacing_mut().item_spacing.y = 1.0;
        let row = ui.text_style_height(&TextStyle::Small);
        let area = ScrollArea::both().max_height(height).min_scrolled_height(height).auto_shrink(false);
        area.show_rows(ui, row, lines.len(), |ui, seen| {
            for line in lines.get(seen).unwrap_or_default() {
                ui.add(Label::new(RichText::new(*line).small().color(PALETTE.ink)).extend());
            }
        });
    });
}
