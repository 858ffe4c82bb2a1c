//! The page about a round: which one, its pairings, and the one that is chosen.

use egui::text::{LayoutJob, TextFormat};
use egui::{Align, Button, Label, Layout, Role, Ui, WidgetInfo, vec2};

use crate::app::event::action::{EventAction, HandResult};
use crate::app::event::scene::{ChosenScene, OpenEventScene};
use crate::app::event::view::keys;
use crate::app::event::view::status::waiting_ui;
use crate::app::event::view::table::table_ui;
use crate::app::event::view::tools::{behind_button, is_low, menu_ui, menu_words};
use crate::app::theme::{Colours, SIZES, bold};
use crate::app::views::buttons::{FillableButton, chip};
use crate::app::views::lists::{choice, combo};
use crate::app::views::look::Look;
use crate::app::views::parts::{button_width, soft, strong};
use crate::app::views::prose::Prose;

/// The room for the pairing that is chosen, with one or two lines of results.
const CHOSEN: f32 = 70.0;
const CHOSEN_IN_TWO: f32 = 108.0;
/// The same with the results behind a button.
const CHOSEN_IN_A_ROW: f32 = 34.0;
/// With this much room, most results fit into one line.
const WIDE: f32 = 900.0;
/// The list of rounds.
const ROUNDS_WIDTH: f32 = 190.0;
const ROUNDS_IN_LOW: f32 = 130.0;
/// Where there is less room beside it, what everybody waits for stands below.
const WAITING: f32 = 200.0;

/// The round that is shown, its pairings, and the one that is chosen.
pub fn round_and_table_ui(ui: &mut Ui, scene: &OpenEventScene, look: Look<'_>) -> Vec<EventAction> {
    let mut actions = Vec::new();
    if is_low(ui) {
        ui.horizontal(|ui| {
            let menu = button_width(ui, &menu_words(scene, look)) + ui.spacing().item_spacing.x;
            actions.extend(round_ui(ui, scene, menu, look));
            actions.extend(menu_ui(ui, scene, look));
        });
    }
    actions.extend(table_ui(ui, scene, chosen_height(ui) + SIZES.gap, look));
    // The same height before anything is selected, so that the rows do not move under the pointer.
    ui.scope(|ui| {
        ui.set_min_height(chosen_height(ui));
        match &scene.chosen {
            Some(chosen) if is_low(ui) => actions.extend(chosen_in_a_row_ui(ui, chosen, look)),
            Some(chosen) => {
                let beside = beside_chosen(scene);
                actions.extend(keys::of_chosen(ui, beside).map(EventAction::Choose));
                actions.extend(chosen_ui(ui, chosen, beside, look));
            }
            None => _ = ui.prose(soft(&look.text.say("event-choose"))),
        }
    });
    actions
}

/// The tables above and below the chosen one.
fn beside_chosen(scene: &OpenEventScene) -> [Option<u32>; 2] {
    let Some(index) = scene.rows.iter().position(|row| row.is_chosen) else { return [None; 2] };
    [index.checked_sub(1), index.checked_add(1)].map(|index| scene.rows.get(index?).map(|row| row.table))
}

/// Which round is shown, and what everybody waits for; `behind` it stays free.
pub fn round_ui(ui: &mut Ui, scene: &OpenEventScene, behind: f32, look: Look<'_>) -> Option<EventAction> {
    let name = scene.rounds.iter().find(|(number, _)| *number == scene.round).map_or("", |(_, name)| name);
    let mut chosen = None;
    let width = if is_low(ui) { ROUNDS_IN_LOW } else { ROUNDS_WIDTH };
    let shown = combo("round", width, name).show_ui(ui, |ui| {
        for (number, name) in &scene.rounds {
            if choice(ui, *number == scene.round, name).clicked() {
                chosen = Some(EventAction::ShowRound(*number));
            }
        }
    });
    let label = look.text.say("event-shown-round");
    shown.response.widget_info(|| WidgetInfo::labeled(Role::ComboBox, true, &label));
    let room = ui.available_size_before_wrap().x - behind;
    waiting_ui(ui, scene, if is_low(ui) { room.max(0.0) } else { room.max(WAITING) });
    chosen
}

/// The height of the selected pairing.
fn chosen_height(ui: &Ui) -> f32 {
    if is_low(ui) {
        return CHOSEN_IN_A_ROW;
    }
    if ui.available_width() >= WIDE { CHOSEN } else { CHOSEN_IN_TWO }
}

/// The pairing that is chosen in a single row, with its results behind a button.
fn chosen_in_a_row_ui(ui: &mut Ui, scene: &ChosenScene, look: Look<'_>) -> Vec<EventAction> {
    let row = ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
        let mut actions = behind_button(ui, &look.text.say("event-enter"), |ui| {
            clicked_results(ui, scene, [None; 2], |_, words, is_entered| {
                FillableButton::unfilled(Button::new(words).selected(is_entered))
            })
        });
        if ui.button(look.text.say("event-change")).clicked() {
            actions.push(EventAction::ChangePairing);
        }
        ui.with_layout(Layout::left_to_right(Align::Center), |ui| ui.add(headline(ui, &scene.headline)));
        actions
    });
    row.inner
}

/// Which table it is and who plays there: on two small lines where one has not the room.
fn headline(ui: &Ui, words: &str) -> Label {
    let (room, ink) = (ui.available_width(), ui.palette().ink);
    let one_line = ui.painter().layout_no_wrap(words.to_owned(), bold(SIZES.body), ink);
    if one_line.size().x <= room {
        return Label::new(strong(words, SIZES.body));
    }
    let close = TextFormat { line_height: Some(CHOSEN_IN_A_ROW * 0.48), ..TextFormat::simple(bold(SIZES.small), ink) };
    let mut job = LayoutJob::single_section(words.to_owned(), close);
    job.wrap.max_rows = 2;
    Label::new(job).wrap()
}

/// The results, each on a button of the kind that `button` makes, that of the one that is entered filled.
fn clicked_results<'a>(
    ui: &mut Ui,
    scene: &'a ChosenScene,
    beside: [Option<u32>; 2],
    button: impl Fn(&Ui, &'a str, bool) -> FillableButton<'a>,
) -> Vec<EventAction> {
    let mut actions = Vec::new();
    for (index, (result, words)) in scene.results.iter().enumerate() {
        let takes_away = *result == HandResult::NotPlayed;
        let button = button(ui, words, scene.entered == Some(*result));
        let response = ui.add_enabled(!takes_away || scene.can_be_undone, button);
        actions.extend(keys::of_result(ui, &response, index == 0, beside).map(EventAction::Choose));
        actions.extend(response.clicked().then_some(EventAction::Enter(*result)));
    }
    actions
}

/// Who has which side, and the results that can be entered by hand.
fn chosen_ui(ui: &mut Ui, scene: &ChosenScene, beside: [Option<u32>; 2], look: Look<'_>) -> Vec<EventAction> {
    let mut actions = Vec::new();
    ui.horizontal_wrapped(|ui| {
        ui.prose(strong(&scene.headline, SIZES.body));
        if !scene.terms.is_empty() {
            ui.prose(soft(&scene.terms));
        }
        if ui.add(Button::new(look.text.say("event-change"))).clicked() {
            actions.push(EventAction::ChangePairing);
        }
    });
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = vec2(6.0, 6.0);
        ui.prose(soft(&look.text.say("event-by-hand")));
        actions.extend(clicked_results(ui, scene, beside, chip));
    });
    actions
}
