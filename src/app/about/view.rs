//! The dialog with the licences: thousands of lines, of which only those in sight cost anything.

use std::sync::Arc;

use egui::{Frame, Grid, Id, Label, Margin, RichText, ScrollArea, TextStyle, Ui};

use crate::app::about::scene::AboutScene;
use crate::app::action::{Action, DialogAction};
use crate::app::theme::{Colours, SIZES, regular};
use crate::app::views::dialogs::frame::{body, foot, rest_of_body, usual_button};
use crate::app::views::look::Look;
use crate::app::views::parts::{rows_in_sight, soft, strong};
use crate::app::views::prose::Prose;

/// Between the notices and their edge.
const NOTICES_MARGIN: Margin = Margin::symmetric(12, 8);

#[must_use]
pub fn about_ui(ui: &mut Ui, scene: &AboutScene, look: Look<'_>) -> Vec<Action> {
    body(ui, &format!("Komadai 駒台 {}", scene.version), |ui| {
        ui.prose(look.text.say("about-what"));
        ui.prose(look.text.say("about-licence"));
        ui.prose(soft(&look.text.say("about-fonts")));
        ui.add_space(SIZES.gap);
        places_ui(ui, scene, look);
        ui.add_space(SIZES.gap);
        ui.label(strong(&look.text.say("about-notices"), SIZES.body));
        notices_ui(ui, scene.notices);
    });
    let (close, copy) = foot(ui, |ui| {
        let close = usual_button(ui, &look.text.say("about-close"), true);
        let copy = ui.button(look.text.say("about-copy")).on_hover_text(look.text.say("about-copy-tip"));
        (close, copy.clicked())
    });
    let answers = [(close, DialogAction::Cancel), (copy, DialogAction::CopyDiagnostics)];
    answers.into_iter().filter(|(pressed, _)| *pressed).map(|(_, action)| Action::Dialog(action)).collect()
}

/// The lines, broken where they would be longer than `width`. There are thousands of them, which are measured only once.
fn broken(ui: &Ui, lines: &[&'static str], width: f32) -> Arc<[&'static str]> {
    let id = Id::unique(("notices", width.to_bits()));
    if let Some(known) = ui.data(|data| data.get_temp(id)) {
        return known;
    }
    let font = regular(SIZES.small);
    let broken: Arc<[&str]> = ui.fonts_mut(|fonts| {
        let mut width_of = |sign| fonts.glyph_width(&font, sign);
        lines.iter().flat_map(|line| break_line(line, width, &mut width_of)).collect()
    });
    ui.data_mut(|data| data.insert_temp(id, Arc::clone(&broken)));
    broken
}

/// A line in pieces that fit into `width`, broken between words where it has any.
fn break_line(line: &'static str, width: f32, width_of: &mut impl FnMut(char) -> f32) -> Vec<&'static str> {
    let (mut pieces, mut rest) = (Vec::new(), line);
    loop {
        let mut used = 0.0;
        let too_far = rest.char_indices().find(|&(_, sign)| {
            used += width_of(sign);
            used > width
        });
        let Some((at, _)) = too_far.filter(|&(at, _)| at > 0) else { break };
        let indent = rest.len() - rest.trim_start().len();
        let end = rest[..at].rfind(' ').filter(|&space| space > indent).unwrap_or(at);
        pieces.push(&rest[..end]);
        rest = rest[end..].trim_start();
    }
    pieces.push(rest);
    pieces
}

/// What it runs on, and where it keeps things; a path can be marked and copied.
fn places_ui(ui: &mut Ui, scene: &AboutScene, look: Look<'_>) {
    let system = (look.text.say("about-system"), scene.system.clone());
    Grid::new("places").num_columns(2).spacing([16.0, 4.0]).show(ui, |ui| {
        for (name, place) in std::iter::once(&system).chain(&scene.places) {
            ui.label(RichText::new(name).color(ui.palette().ink_soft));
            ui.add(Label::new(place).selectable(true).wrap());
            ui.end_row();
        }
    });
}

/// How high the notices are: where there is less room, they have no bar of their own, and elsewhere no more.
const LEAST_NOTICES: f32 = 90.0;
const MOST_NOTICES: f32 = 300.0;

/// Thousands of lines, of which only those are laid out that are seen.
fn notices_ui(ui: &mut Ui, lines: &[&'static str]) {
    let palette = ui.palette();
    let room = rest_of_body(ui, f32::from(2 * NOTICES_MARGIN.top));
    Frame::new().fill(palette.foot).corner_radius(SIZES.radius).inner_margin(NOTICES_MARGIN).show(ui, |ui| {
        ui.spacing_mut().item_spacing.y = 1.0;
        let row = ui.text_style_height(&TextStyle::Small);
        let lines = broken(ui, lines, ui.available_width());
        let line_ui =
            |ui: &mut Ui, line: &str| ui.add(Label::new(RichText::new(line).small().color(palette.ink)).extend());
        if room < LEAST_NOTICES {
            // All of the dialog scrolls: two bars would be one too many.
            _ = rows_in_sight(ui, lines.len(), row + 1.0, |ui, index| Some(line_ui(ui, lines[index])));
            return;
        }
        let height = room.min(MOST_NOTICES);
        let area = ScrollArea::vertical().max_height(height).min_scrolled_height(height).auto_shrink(false);
        area.show_rows(ui, row, lines.len(), |ui, seen| {
            lines.get(seen).unwrap_or_default().iter().for_each(|line| _ = line_ui(ui, line));
        });
    });
}
