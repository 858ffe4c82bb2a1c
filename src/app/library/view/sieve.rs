//! Which games the explorer counts: one's own, or those that some fields describe.

use egui::{RichText, Role, TextEdit, Ui, WidgetInfo, vec2};

use crate::app::library::action::LibraryAction;
use crate::app::library::form::{ExplorerForm, ResultChoice};
use crate::app::library::scene::ExplorerScene;
use crate::app::theme::{Colours, SIZES};
use crate::app::views::look::Look;
use crate::app::views::parts::{chip, choose, combo, soft};
use crate::shogi::Color;

/// The choice of games above the moves.
pub fn sieve_ui(ui: &mut Ui, scene: &ExplorerScene, look: Look<'_>) -> Option<LibraryAction> {
    let mut form = scene.form.clone();
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = vec2(4.0, 4.0);
        for games in &scene.whose {
            if ui.add(chip(ui, &games.name, games.is_chosen)).clicked() {
                form = games.form.clone();
            }
        }
        let filtered = !form.filter().is_open();
        let words = look.text.say("explorer-filter");
        let button = ui.add(chip(ui, &words, form.is_open || (scene.whose.is_empty() && filtered)));
        form.is_open ^= button.clicked();
    });
    if form.is_open {
        fields_ui(ui, scene, &mut form, look);
    }
    (form != scene.form).then_some(LibraryAction::Sift(form))
}

fn fields_ui(ui: &mut Ui, scene: &ExplorerScene, form: &mut ExplorerForm, look: Look<'_>) {
    ui.spacing_mut().item_spacing.y = 4.0;
    field_ui(ui, &mut form.player, "explorer-player", look);
    if !form.player.trim().is_empty() {
        side_ui(ui, scene, &mut form.side, look);
    }
    field_ui(ui, &mut form.rank, "explorer-rank", look);
    field_ui(ui, &mut form.event, "explorer-event", look);
    field_ui(ui, &mut form.years, "explorer-years", look);
    if !scene.has_sound_years {
        let words = look.text.say("explorer-years-wrong");
        ui.label(RichText::new(words).size(SIZES.small).color(ui.palette().grave));
    }
    field_ui(ui, &mut form.handicap, "explorer-handicap", look);
    result_ui(ui, scene, form);
    if ui.button(look.text.say("explorer-clear")).clicked() {
        *form = ExplorerForm { is_open: true, ..ExplorerForm::default() };
    }
}

fn field_ui(ui: &mut Ui, value: &mut String, name: &str, look: Look<'_>) {
    let label = look.text.say(name);
    let field = ui.add(TextEdit::singleline(value).desired_width(f32::INFINITY).hint_text(soft(&label)));
    field.widget_info(|| WidgetInfo::labeled(Role::TextInput, true, &label));
}

fn side_ui(ui: &mut Ui, scene: &ExplorerScene, side: &mut Option<Color>, look: Look<'_>) {
    let either = look.text.say("explorer-either-side");
    let name = |side: Option<Color>| side.map_or(either.as_str(), |color| scene.sides[color.index()].as_str());
    let shown = combo("side of the player", ui.available_width(), name(*side)).show_ui(ui, |ui| {
        for choice in [None, Some(Color::Black), Some(Color::White)] {
            choose(ui, side, choice, name(choice));
        }
    });
    shown.response.widget_info(|| WidgetInfo::labeled(Role::ComboBox, true, name(*side)));
}

fn result_ui(ui: &mut Ui, scene: &ExplorerScene, form: &mut ExplorerForm) {
    let words = |choice: ResultChoice| {
        let known = scene.results.iter().find(|(other, _)| *other == choice);
        known.map_or("", |(_, words)| words.as_str())
    };
    let shown = combo("result", ui.available_width(), words(form.result)).show_ui(ui, |ui| {
        for (choice, words) in &scene.results {
            choose(ui, &mut form.result, *choice, words);
        }
    });
    shown.response.widget_info(|| WidgetInfo::labeled(Role::ComboBox, true, words(form.result)));
}
