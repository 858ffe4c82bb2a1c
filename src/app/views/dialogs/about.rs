use egui::Ui;

use super::{body, foot};
use crate::app::action::{Action, DialogAction};
use crate::app::views::Look;
use crate::app::views::parts::{primary_button, soft};

#[must_use]
pub(super) fn about_ui(ui: &mut Ui, version: &str, look: Look<'_>) -> Vec<Action> {
    body(ui, &format!("Komadai 駒台 {version}"), |ui| {
        ui.label(look.text.say("about-what"));
        ui.label(look.text.say("about-licence"));
        ui.label(soft(&look.text.say("about-fonts")));
    });
    foot(ui, |ui| {
        let close = ui.add(primary_button(&look.text.say("about-close"))).clicked();
        if close { vec![Action::Dialog(DialogAction::Cancel)] } else { Vec::new() }
    })
}
