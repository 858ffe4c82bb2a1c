//! A proposed round: clicking two players swaps them.

use egui::{Rect, Response, Role, ScrollArea, Sense, Ui, WidgetInfo, vec2};

use crate::app::action::{Action, DialogAction};
use crate::app::event::action::{EventAction, RoundAction};
use crate::app::event::scene::{ChosenProposed, ProposalScene, ProposedBye, ProposedPlayer, ProposedRow};
use crate::app::event::view::columns::{Columns, ROW, heads_ui, stripe, widest, widest_name};
use crate::app::event::view::tools::is_low;
use crate::app::theme::{Colours, SIZES, bold, regular};
use crate::app::views::dialogs::frame::{WIDE_LIST, body, foot, rest_of_body, scrolling, usual_button};
use crate::app::views::look::Look;
use crate::app::views::parts::{chip, choose, combo, focus_ring, number_field, rows_in_sight, soft, strong, width_of};
use crate::app::views::prose::Prose;
use crate::shogi::Handicap;
use crate::tournament::Terms;

const HEADS: [&str; 5] = ["pairing-table", "proposal-first", "proposal-second", "pairing-sides", "proposal-why"];
/// The room for what can be changed.
const CHOSEN: f32 = 104.0;
/// With little room, that for the words while nobody is chosen.
const HINT: f32 = 40.0;
/// A list is narrow below this.
const NARROW: f32 = 700.0;
/// How much wider bold words are.
const BOLDER: f32 = 1.1;

/// Table, both players, the sides or the handicap, and why: each has what it needs, and why the rest.
fn edges(ui: &Ui, scene: &ProposalScene, table: &str) -> [f32; 6] {
    let part = |width: f32, least: f32, most: f32| (width / ui.available_width()).clamp(least, most);
    // Where there is little room, names come first; why two meet is seen under the pointer.
    let most = if ui.available_width() < NARROW { 0.32 } else { 0.24 };
    let table = 0.012 + part(width_of(ui, table, SIZES.small) * BOLDER + 2.0 * SIZES.gap, 0.068, 0.15);
    let names = |seat: usize| scene.rows.iter().map(move |row| of(&row.players[seat]));
    let first = widest_name(ui, names(0).chain(scene.byes.iter().map(|bye| of(&bye.player))));
    let words = scene.byes.iter().map(|bye| bye.words.as_str());
    let second = widest_name(ui, names(1)).max(widest(ui, words, SIZES.body));
    let terms = widest(ui, scene.rows.iter().map(|row| row.terms.as_str()), SIZES.small) + SIZES.gap;
    let (first, second) = (table + part(first, 0.12, most), part(second, 0.12, most));
    let why = first + second + part(terms, 0.1, 0.3);
    [0.012, table, first, first + second, why.min(1.0), 1.0]
}

fn of(player: &ProposedPlayer) -> [&str; 2] {
    [&player.name, &player.rank]
}

/// Who is to meet whom, and why, to be changed and published.
#[must_use]
pub fn proposal_ui(ui: &mut Ui, scene: &ProposalScene, look: Look<'_>) -> Vec<Action> {
    let mut actions = body(ui, &scene.headline, |ui| {
        let mut actions: Vec<RoundAction> = drawn_ui(ui, scene, look).into_iter().collect();
        let urgent = ui.palette().urgent;
        scene.remarks.iter().for_each(|remark| _ = ui.prose(soft(remark).color(urgent)));
        let heads = HEADS.map(|head| look.text.say(head));
        let edges = edges(ui, scene, &heads[0]);
        heads_ui(ui, &edges, &heads);
        let below = if is_low(ui) && scene.chosen.is_none() { HINT } else { CHOSEN };
        actions.extend(tables_ui(ui, scene, &edges, below));
        ui.scope(|ui| {
            ui.set_min_height(below);
            match &scene.chosen {
                Some(chosen) => actions.extend(chosen_ui(ui, chosen, look)),
                None => _ = ui.prose(soft(&look.text.say("proposal-choose"))),
            }
        });
        actions
    });
    let (publish, cancel) =
        foot(ui, |ui| (usual_button(ui, &scene.publish, true), ui.button(look.text.say("dialog-cancel")).clicked()));
    actions.extend(publish.then_some(RoundAction::Publish));
    let cancelled = cancel.then_some(Action::Dialog(DialogAction::Cancel));
    actions.into_iter().map(|action| Action::Event(EventAction::Rounds(action))).chain(cancelled).collect()
}

/// The system and the lot, and a button that draws another one.
fn drawn_ui(ui: &mut Ui, scene: &ProposalScene, look: Look<'_>) -> Option<RoundAction> {
    let mut seed = scene.seed;
    let again = ui.horizontal(|ui| {
        ui.prose(soft(&scene.drawn));
        let label = look.text.say("proposal-seed");
        let field = ui.add(number_field(ui, &mut seed, 0..=999_999));
        field.widget_info(|| WidgetInfo::labeled(Role::SpinButton, true, &label));
        ui.button(look.text.say("proposal-again")).clicked()
    });
    let drawn = if again.inner { seed.wrapping_add(1) } else { seed };
    (drawn != scene.seed).then_some(RoundAction::Draw(drawn))
}

fn tables_ui(ui: &mut Ui, scene: &ProposalScene, edges: &[f32], below: f32) -> Vec<RoundAction> {
    let height = rest_of_body(ui, below + SIZES.gap).max(ROW * 2.0);
    let area = ScrollArea::vertical().max_height(height).min_scrolled_height(height).auto_shrink([false, true]);
    let (tables, byes, absent) = (scene.rows.len(), scene.byes.len(), scene.absent.len());
    scrolling(ui, area, |ui| {
        rows_in_sight(ui, tables + byes + absent, ROW, |ui, index| {
            let (row, response) = ui.allocate_exact_size(vec2(ui.available_width(), ROW), Sense::hover());
            response.widget_info(|| WidgetInfo::labeled(Role::Label, true, label_of(scene, index)));
            ui.painter().rect_filled(row, SIZES.radius, stripe(ui, index));
            let columns = Columns { row, edges };
            if let Some(table) = scene.rows.get(index) {
                table_ui(ui, &columns, table)
            } else if let Some(bye) = scene.byes.get(index - tables) {
                bye_ui(ui, &columns, bye)
            } else {
                let (name, why) = &scene.absent[index - tables - byes];
                columns.write(ui, 1, name, regular(SIZES.body), ui.palette().ink_soft);
                columns.write(ui, 4, why, regular(SIZES.small), ui.palette().ink_soft);
                None
            }
        })
    })
}

/// What a screen reader says of a row.
fn label_of(scene: &ProposalScene, index: usize) -> String {
    let labels = scene.rows.iter().map(|row| &row.label).chain(scene.byes.iter().map(|bye| &bye.label));
    let absent = scene.absent.iter().map(|(name, why)| format!("{name}: {why}"));
    labels.cloned().chain(absent).nth(index).unwrap_or_default()
}

fn table_ui(ui: &mut Ui, columns: &Columns<'_>, scene: &ProposedRow) -> Option<RoundAction> {
    let palette = ui.palette();
    columns.write(ui, 0, &scene.table.to_string(), bold(SIZES.body), palette.ink);
    let clicked =
        [1, 2].into_iter().zip(&scene.players).filter_map(|(index, player)| player_ui(ui, columns, index, player));
    let clicked = clicked.last();
    words_ui(ui, columns, 3, &scene.terms, palette.ink);
    let ink = if scene.is_again { palette.grave } else { palette.ink_soft };
    words_ui(ui, columns, 4, &scene.why, ink);
    clicked
}

/// Words; pointing at long ones shows all of them.
fn words_ui(ui: &mut Ui, columns: &Columns<'_>, index: usize, words: &str, ink: egui::Color32) {
    columns.write(ui, index, words, regular(SIZES.small), ink);
    let cell = columns.cell(index);
    if width_of(ui, words, SIZES.small) > cell.width() {
        _ = ui.interact(cell, ui.scope_id().with(("words", index)), Sense::hover()).on_hover_text(words);
    }
}

fn bye_ui(ui: &mut Ui, columns: &Columns<'_>, scene: &ProposedBye) -> Option<RoundAction> {
    let ink_soft = ui.palette().ink_soft;
    columns.write(ui, 2, &scene.words, regular(SIZES.body), ink_soft);
    words_ui(ui, columns, 4, &scene.why, ink_soft);
    player_ui(ui, columns, 1, &scene.player)
}

fn player_ui(ui: &mut Ui, columns: &Columns<'_>, index: usize, scene: &ProposedPlayer) -> Option<RoundAction> {
    let palette = ui.palette();
    let cell = columns.cell(index);
    let response = cell_response(ui, cell, index, scene);
    let on_fill = |ink| if scene.is_chosen { palette.on_accent } else { ink };
    if scene.is_chosen || response.hovered() {
        let fill = if scene.is_chosen { palette.chosen } else { palette.hover };
        ui.painter().rect_filled(cell.expand2(vec2(6.0, -2.0)), SIZES.radius, fill);
    }
    let inks = [on_fill(palette.ink), on_fill(palette.ink_soft)];
    columns.name(ui, index, [&scene.name, &scene.rank], regular(SIZES.body), inks);
    response.clicked().then_some(RoundAction::Choose(scene.number))
}

fn cell_response(ui: &Ui, cell: Rect, index: usize, scene: &ProposedPlayer) -> Response {
    let response = ui.interact(cell.expand2(vec2(6.0, -2.0)), ui.scope_id().with(("player", index)), Sense::click());
    response.widget_info(|| WidgetInfo::selected(Role::Button, true, scene.is_chosen, &scene.name));
    focus_ring(ui, &response, cell);
    response
}

fn chosen_ui(ui: &mut Ui, scene: &ChosenProposed, look: Look<'_>) -> Vec<RoundAction> {
    let mut actions = Vec::new();
    ui.horizontal_wrapped(|ui| {
        ui.label(strong(&scene.words, SIZES.body));
        if let Some((table, last)) = scene.table {
            let mut chosen = table;
            let label = ui.label(look.text.say("pairing-table")).id;
            ui.add(number_field(ui, &mut chosen, 1..=last)).labelled_by(label);
            actions.extend((chosen != table).then_some(RoundAction::SetTable(chosen)));
        }
    });
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = vec2(6.0, 6.0);
        for (terms, words) in &scene.terms {
            if ui.add(chip(ui, words, scene.has == *terms)).clicked() {
                actions.push(RoundAction::SetTerms(*terms));
            }
        }
    });
    if let Terms::Handicap { by, handicap } = scene.has {
        let mut chosen: Handicap = handicap;
        let shown = combo("proposal handicap", WIDE_LIST, &scene.handicap).show_ui(ui, |ui| {
            scene.handicaps.iter().for_each(|(choice, name)| choose(ui, &mut chosen, *choice, name));
        });
        let label = look.text.say("event-handicap");
        shown.response.widget_info(|| WidgetInfo::labeled(Role::ComboBox, true, &label));
        actions.extend((chosen != handicap).then_some(RoundAction::SetTerms(Terms::Handicap { by, handicap: chosen })));
    }
    actions
}
