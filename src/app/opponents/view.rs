//! The choice of who plays a side, in its player's row.

use egui::{Role, Ui, WidgetInfo};

use super::form::EnginePlayer;
use super::scene::SeatScene;
use crate::app::views::fields::number_ui;
use crate::app::views::lists::{bounded_combo_ui, choice};
use crate::app::views::look::Look;

/// As wide as a person is; engines with long names take more, but for what their strength needs.
const WHO_WIDTH: f32 = 132.0;
const LEVEL_WIDTH: f32 = 200.0;
/// A row ends where those of persons do.
const LEFT_OF_EDGE: f32 = 8.0;

/// A person or one of the engines. Returns whether other engines are wanted.
#[must_use]
pub fn seat_ui(ui: &mut Ui, scene: &SeatScene, side: &str, engine: &mut Option<EnginePlayer>, look: Look<'_>) -> bool {
    let most = (ui.available_width() - LEVEL_WIDTH - ui.spacing().item_spacing.x).max(WHO_WIDTH);
    let shown = bounded_combo_ui(ui, ("who plays", side), WHO_WIDTH..=most, &scene.chosen, |ui| {
        for (who, name) in &scene.choices {
            let is_chosen = engine.as_ref().map(|it| &it.profile) == who.as_ref().map(|it| &it.profile);
            if choice(ui, is_chosen, name).clicked() && !is_chosen {
                engine.clone_from(who);
            }
        }
        choice(ui, false, &look.text.say("opponent-engines")).clicked()
    });
    let label = format!("{side}: {}", look.text.say("opponent-who"));
    shown.response.widget_info(|| WidgetInfo::labeled(Role::ComboBox, true, &label));
    shown.response.on_hover_text(&scene.chosen);
    shown.inner.unwrap_or_default()
}

/// The engine's level.
pub fn level_ui(ui: &mut Ui, scene: &SeatScene, side: &str, engine: &mut EnginePlayer, look: Look<'_>) {
    let width = (ui.available_width() - LEFT_OF_EDGE).max(120.0);
    let shown = bounded_combo_ui(ui, ("level", side), width..=width, &scene.level, |ui| {
        for (level, words) in &scene.levels {
            if choice(ui, engine.level() == *level, words).clicked() {
                engine.level = *level;
            }
        }
    });
    let label = format!("{side}: {}", look.text.say("opponent-level"));
    shown.response.widget_info(|| WidgetInfo::labeled(Role::ComboBox, true, &label));
    shown.response.on_hover_text(&label);
}

/// The number of games two engines play.
pub fn games_ui(ui: &mut Ui, games: &mut u32, look: Look<'_>) {
    number_ui(ui, games, 1..=1_000, "opponent-games", look);
}
