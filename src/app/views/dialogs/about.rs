use egui::{Frame, Margin, RichText, ScrollArea, TextStyle, Ui};

use super::{body, foot};
use crate::app::action::{Action, DialogAction};
use crate::app::theme::{PALETTE, SIZES};
use crate::app::views::Look;
use crate::app::views::parts::{primary_button, soft, strong};

/// What lies above and below the notices.
const RESERVED: f32 = 340.0;

#[must_use]
pub(super) fn about_ui(ui: &mut Ui, version: &str, notices: &[&str], look: Look<'_>) -> Vec<Action> {
    body(ui, &format!("Komadai 駒台 {version}"), |ui| {
        ui.label(look.text.say("about-what"));
        ui.label(look.text.say("about-licence"));
        ui.label(soft(&look.text.say("about-fonts")));
        ui.add_space(SIZES.gap);
        ui.label(strong(&look.text.say("about-notices"), SIZES.body));
        notices_ui(ui, notices);
    });
    foot(ui, |ui| {
        let close = ui.add(primary_button(&look.text.say("about-close"))).clicked();
        if close { vec![Action::Dialog(DialogAction::Cancel)] } else { Vec::new() }
    })
}

/// Thousands of lines, of which only those are laid out that are seen.
fn notices_ui(ui: &mut Ui, lines: &[&str]) {
    let height = (ui.ctx().content_rect().height() - RESERVED).clamp(120.0, 360.0);
    Frame::new().fill(PALETTE.foot).corner_radius(SIZES.radius).inner_margin(Margin::symmetric(12, 8)).show(ui, |ui| {
        ui.spacing_mut().item_spacing.y = 1.0;
        let row = ui.text_style_height(&TextStyle::Small);
        let area = ScrollArea::both().max_height(height).min_scrolled_height(height).auto_shrink(false);
        area.show_rows(ui, row, lines.len(), |ui, seen| {
            for line in lines.get(seen).unwrap_or_default() {
                ui.add(egui::Label::new(RichText::new(*line).small().color(PALETTE.ink)).extend());
            }
        });
    });
}
