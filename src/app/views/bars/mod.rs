//! The bar at the top, with the menus and a few tools, and the status line at the bottom.

mod menus;
mod neighbours;
mod status;
mod tools;

use egui::containers::menu::MenuBar;
use egui::{Align, Frame, Layout, Margin, Panel, RichText, Ui, vec2};

use super::icons::{Icon, icon_button};
use super::parts::{bold_height_of, button_width, soft, strong, width_of};
use crate::app::action::Action;
use crate::app::command::Command;
use crate::app::menu::MENUS;
use crate::app::scene::Scene;
use crate::app::sound::action::SoundAction;
use crate::app::theme::{Colours, SIZES};
use crate::app::views::cut::cut_label;
use crate::app::views::look::Look;
use crate::app::views::prose::Prose;

pub use menus::command_words;
pub use status::{status_bar_ui, urgent_bar_ui};

/// How high the bar at the top is.
const BAR: f32 = 44.0;

/// What the rules take of the bar at most, and at least where they are told there.
const RULES: f32 = 420.0;
const LEAST_RULES: f32 = 120.0;

/// The bar at the top. Says besides whether the rules found room in it.
#[must_use]
pub fn bar_ui(ui: &mut Ui, scene: &Scene, look: Look<'_>) -> (Vec<Action>, bool) {
    let frame = Frame::new().fill(ui.palette().bar).inner_margin(Margin::symmetric(12, 0));
    let shown = Panel::top("bar").frame(frame).exact_size(BAR).show(ui, |ui| {
        let mut actions = Vec::new();
        let mut has_rules = false;
        // The titles are as high as the bar, so that a menu opens below it.
        ui.spacing_mut().interact_size.y = BAR;
        MenuBar::new().ui(ui, |ui| {
            ui.label(strong("Komadai", SIZES.body));
            ui.add_space(SIZES.gap);
            if scene.dialog.is_none() {
                neighbours::follow_arrows(ui);
            }
            let mut shown = Vec::new();
            for menu in &MENUS {
                let (title, chosen) = menus::title_ui(ui, menu, scene, look);
                shown.push(title);
                actions.extend(chosen);
            }
            neighbours::remember(ui, shown);
            ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                ui.spacing_mut().interact_size.y = tools::HEIGHT;
                let room = ui.available_width() - mute_width(ui, scene, look);
                actions.extend(tools::tools_ui(ui, scene, room, look));
                actions.extend(mute_ui(ui, scene, look));
                has_rules = rules_ui(ui, scene);
            });
        });
        (actions, has_rules)
    });
    shown.inner
}

/// By which rules, where most of that can be read.
fn rules_ui(ui: &mut Ui, scene: &Scene) -> bool {
    let wanted = width_of(ui, &scene.rules, SIZES.small).min(RULES);
    let room = ui.available_width() - 2.0 * SIZES.gap;
    if scene.setup.is_some() || room < wanted || room < LEAST_RULES {
        return false;
    }
    ui.add_space(SIZES.gap);
    ui.add_sized(vec2(wanted, tools::HEIGHT), cut_label(soft(&scene.rules))).on_hover_text(&scene.rules);
    true
}

/// That sound is off, where it is always seen; a click turns it on.
fn mute_ui(ui: &mut Ui, scene: &Scene, look: Look<'_>) -> Option<Action> {
    if scene.sound_on {
        return None;
    }
    let words = RichText::new(look.text.say("status-sound-off")).color(ui.palette().urgent);
    let clicked = ui.button(words).on_hover_text(look.text.say("command-sound")).clicked();
    clicked.then_some(Action::Command(Command::ToggleSound))
}

/// What that takes of the bar.
fn mute_width(ui: &Ui, scene: &Scene, look: Look<'_>) -> f32 {
    if scene.sound_on { 0.0 } else { button_width(ui, &look.text.say("status-sound-off")) + 2.0 * SIZES.gap }
}

/// Across the window, where nobody can miss it: the countdown of the game is not heard.
#[must_use]
pub fn silence_ui(ui: &mut Ui, words: &str, look: Look<'_>) -> Option<Action> {
    let palette = ui.palette();
    let frame = Frame::new().fill(palette.urgent).inner_margin(Margin::symmetric(14, 6));
    let shown = Panel::top("silence").frame(frame).show(ui, |ui| {
        let row = ui.horizontal(|ui| {
            let (settings, close) = (look.text.say("command-sound-settings"), vec2(28.0, 24.0));
            let buttons = button_width(ui, &settings) + close.x + 2.0 * ui.spacing().item_spacing.x;
            let width = (ui.available_width() - buttons).max(0.0);
            let room = vec2(width, bold_height_of(ui, words, SIZES.body, width));
            // In a small window they take two lines: nothing of it may be cut.
            ui.allocate_ui_with_layout(room, Layout::top_down(Align::Min), |ui| {
                ui.set_width(room.x);
                ui.prose(strong(words, SIZES.body).color(palette.card));
            });
            let asked = ui.button(settings).clicked();
            let closed = icon_button(ui, Icon::Close, close, &look.text.say("notice-close")).clicked();
            let answers = [(asked, Action::Command(Command::Sound)), (closed, Action::Sound(SoundAction::PutAway))];
            answers.into_iter().find(|(pressed, _)| *pressed).map(|(_, action)| action)
        });
        row.inner
    });
    shown.inner
}
