//! What waits for an answer in a match, below the moves: it covers nothing of the board.

use egui::accesskit::Live;
use egui::{Frame, Margin, Panel, RichText, ScrollArea, Shape, Stroke, Ui, vec2};

use super::announcement::announce;
use super::parts::{grave_button, primary_button, soft, strong};
use crate::app::action::Action;
use crate::app::scene::{AnswerScene, AnswerTone, CaseScene};
use crate::app::theme::{PALETTE, SIZES};

#[must_use]
pub(super) fn case_ui(ui: &mut Ui, scene: &CaseScene) -> Vec<Action> {
    let frame = Frame::new().fill(PALETTE.foot).inner_margin(Margin::symmetric(16, 14));
    let highest = ui.available_height() * 0.75;
    let panel = Panel::bottom("case").frame(frame).resizable(false);
    let shown = panel.show(ui, |ui| {
        // As high as it needs at once, so that no button moves away under the pointer.
        let room = (highest - 70.0).max(60.0);
        let area = ScrollArea::vertical().id_salt("case").max_height(room).min_scrolled_height(room);
        let area = area.auto_shrink([false, true]);
        area.show(ui, |ui| body_ui(ui, scene));
        ui.add_space(SIZES.gap);
        answers_ui(ui, &scene.answers)
    });
    shown.inner
}

fn body_ui(ui: &mut Ui, scene: &CaseScene) {
    ui.set_width(ui.available_width());
    // Nothing in it is pressed, so that its rows need not be as high as buttons.
    ui.spacing_mut().interact_size.y = 0.0;
    announce(&ui.label(strong(&scene.headline, SIZES.title)), Live::Assertive);
    scene.lines.iter().for_each(|line| _ = ui.label(line));
    for (is_fulfilled, words) in &scene.conditions {
        condition_ui(ui, *is_fulfilled, words);
    }
    for (by, ruling) in &scene.rulings {
        ui.horizontal_wrapped(|ui| {
            ui.label(soft(by));
            ui.label(strong(ruling, SIZES.body));
        });
    }
}

/// A condition behind a tick or a cross, and so told not by colour alone.
fn condition_ui(ui: &mut Ui, is_fulfilled: bool, words: &str) {
    ui.horizontal(|ui| {
        let (rect, _) = ui.allocate_exact_size(vec2(18.0, 18.0), egui::Sense::hover());
        let (center, half) = (rect.center(), 5.5);
        if is_fulfilled {
            let tick =
                vec![center + vec2(-half, 0.0), center + vec2(-1.5, half * 0.8), center + vec2(half, -half * 0.8)];
            ui.painter().add(Shape::line(tick, Stroke::new(2.2, PALETTE.chosen_line)));
        } else {
            let stroke = Stroke::new(2.2, PALETTE.grave);
            ui.painter().line_segment([center - vec2(half, half) * 0.8, center + vec2(half, half) * 0.8], stroke);
            ui.painter().line_segment([center + vec2(-half, half) * 0.8, center + vec2(half, -half) * 0.8], stroke);
        }
        let color = if is_fulfilled { PALETTE.ink } else { PALETTE.grave };
        ui.add(egui::Label::new(RichText::new(words).color(color)).wrap());
    });
}

fn answers_ui(ui: &mut Ui, answers: &[AnswerScene]) -> Vec<Action> {
    let row = ui.horizontal_wrapped(|ui| {
        let pressed = answers.iter().filter(|answer| match answer.tone {
            AnswerTone::Primary => ui.add(primary_button(&answer.words)).clicked(),
            AnswerTone::Grave => ui.add(grave_button(&answer.words)).clicked(),
            AnswerTone::Plain => ui.button(&answer.words).clicked(),
        });
        pressed.map(|answer| answer.action.clone()).collect()
    });
    row.inner
}
