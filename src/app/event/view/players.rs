//! The page about the players.

use egui::{Role, ScrollArea, Ui, WidgetInfo, vec2};

use crate::app::event::action::{EventAction, PlayersAction};
use crate::app::event::scene::{ChosenPlayer, OpenEventScene, PlayerRow, PlayersScene};
use crate::app::event::view::columns::{Columns, ROW, heads_ui, row_to_choose};
use crate::app::event::view::tools::{is_low, menu_ui};
use crate::app::theme::{SIZES, bold, regular};
use crate::app::views::dialogs::frame::{rest_of_body, scrolling};
use crate::app::views::look::Look;
use crate::app::views::parts::{chip, line_field, rows_in_sight, soft, strong};
use crate::app::views::prose::Prose;

/// Number, name, rank, club, rating, and why somebody does not play next.
const EDGES: [f32; 7] = [0.012, 0.06, 0.42, 0.53, 0.72, 0.81, 1.0];
/// The names of the heads over these columns.
const HEADS: [&str; 6] =
    ["standings-number", "standings-name", "standings-rank", "standings-club", "players-rating", "players-state"];
/// The room for the player who is chosen.
const CHOSEN: f32 = 64.0;
/// The width of the search field.
const SEEK: f32 = 240.0;

/// The list of players, and the buttons for the selected one.
pub fn players_ui(ui: &mut Ui, event: &OpenEventScene, scene: &PlayersScene, look: Look<'_>) -> Vec<EventAction> {
    let (sought, menu) = ui.horizontal(|ui| (seek_ui(ui, scene, look), menu_ui(ui, event, look))).inner;
    let mut actions: Vec<PlayersAction> = sought.into_iter().collect();
    if !is_low(ui) && scene.nobody.is_none() {
        heads_ui(ui, &EDGES, &HEADS.map(|head| look.text.say(head)));
    }
    scene.nobody.iter().for_each(|nobody| _ = ui.prose(soft(nobody)));
    let height = rest_of_body(ui, CHOSEN + SIZES.gap).max(ROW * 2.0);
    let area = ScrollArea::vertical().max_height(height).min_scrolled_height(height).auto_shrink([false, true]);
    actions.extend(scrolling(ui, area, |ui| {
        rows_in_sight(ui, scene.rows.len(), ROW, |ui, index| row_ui(ui, &scene.rows[index], index))
    }));
    ui.scope(|ui| {
        ui.set_min_height(CHOSEN);
        match &scene.chosen {
            Some(chosen) => actions.extend(chosen_ui(ui, chosen)),
            None => _ = ui.prose(soft(&look.text.say("players-choose"))),
        }
    });
    actions.into_iter().map(EventAction::Players).chain(menu).collect()
}

fn seek_ui(ui: &mut Ui, scene: &PlayersScene, look: Look<'_>) -> Option<PlayersAction> {
    let mut sought = scene.sought.clone();
    let hint = look.text.say("players-seek");
    let field = ui.add(line_field(&mut sought).desired_width(SEEK).hint_text(soft(&hint)));
    field.widget_info(|| WidgetInfo::labeled(Role::TextInput, true, &hint));
    if !is_low(ui) {
        ui.prose(soft(&scene.counts));
    }
    (sought != scene.sought).then_some(PlayersAction::Seek(sought))
}

fn row_ui(ui: &mut Ui, scene: &PlayerRow, index: usize) -> Option<PlayersAction> {
    let (response, inks) = row_to_choose(ui, index, scene.is_chosen, &scene.label);
    let [ink, ink_soft] = inks;
    let columns = Columns { row: response.rect, edges: &EDGES };
    columns.write(ui, 0, &scene.number.to_string(), bold(SIZES.body), ink);
    columns.name(ui, 1, [&scene.name, &scene.also], regular(SIZES.body), inks);
    columns.write(ui, 2, &scene.rank, regular(SIZES.small), ink);
    columns.write(ui, 3, &scene.club, regular(SIZES.small), ink_soft);
    columns.write(ui, 4, &scene.rating, regular(SIZES.small), ink_soft);
    columns.write(ui, 5, &scene.state, regular(SIZES.small), ink_soft);
    response.clicked().then_some(PlayersAction::Choose(scene.number))
}

fn chosen_ui(ui: &mut Ui, scene: &ChosenPlayer) -> Vec<PlayersAction> {
    ui.horizontal_wrapped(|ui| {
        ui.prose(strong(&scene.headline, SIZES.body));
        ui.prose(soft(&scene.facts));
    });
    let row = ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = vec2(6.0, 6.0);
        let clicked = scene.acts.iter().filter(|(_, words)| ui.add(chip(ui, words, false)).clicked());
        clicked.map(|(act, _)| act.clone()).collect()
    });
    row.inner
}
