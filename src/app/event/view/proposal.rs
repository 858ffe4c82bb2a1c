//! A proposed round: clicking two players swaps them.

use egui::{Button, PopupCloseBehavior, Role, ScrollArea, Ui, WidgetInfo, vec2};

use crate::app::action::{Action, DialogAction};
use crate::app::event::action::{EventAction, RoundAction};
use crate::app::event::scene::{ChosenProposed, ProposalScene};
use crate::app::event::view::columns::{ROW, heads_ui};
use crate::app::event::view::proposal_rows::{Shape, row_ui};
use crate::app::event::view::tools::is_low;
use crate::app::theme::{Colours, SIZES};
use crate::app::views::buttons::chip;
use crate::app::views::dialogs::frame::{WIDE_LIST, body, foot, rest_of_body, scrolling, usual_button};
use crate::app::views::fields::number_field;
use crate::app::views::lists::{choose, combo};
use crate::app::views::look::Look;
use crate::app::views::opened;
use crate::app::views::parts::{rows_in_sight, soft, strong};
use crate::app::views::prose::Prose;
use crate::shogi::Handicap;
use crate::tournament::Terms;

const HEADS: [&str; 5] = ["pairing-table", "proposal-first", "proposal-second", "pairing-sides", "proposal-why"];
/// The room for what can be changed.
const CHOSEN: f32 = 104.0;
/// How wide that is behind a button, and what stays free beside and above it.
const OPENED: f32 = 360.0;
const AROUND: f32 = 40.0;

/// Who is to meet whom, and why, to be changed and published. With little room the list has all of it, and what can be changed
/// lies behind a button.
#[must_use]
pub fn proposal_ui(ui: &mut Ui, scene: &ProposalScene, look: Look<'_>) -> Vec<Action> {
    let is_low = is_low(ui);
    let mut actions = body(ui, &scene.headline, |ui| match is_low {
        true => tables_ui(ui, scene, 0.0, look),
        false => in_full_ui(ui, scene, look),
    });
    let (publish, cancel, changed) = foot(ui, |ui| {
        let publish = usual_button(ui, &scene.publish, true);
        let cancel = ui.button(look.text.say("dialog-cancel")).clicked();
        (publish, cancel, if is_low { changes_behind_button(ui, scene, look) } else { Vec::new() })
    });
    actions.extend(changed);
    actions.extend(publish.then_some(RoundAction::Publish));
    let cancelled = cancel.then_some(Action::Dialog(DialogAction::Cancel));
    actions.into_iter().map(|action| Action::Event(EventAction::Rounds(action))).chain(cancelled).collect()
}

fn in_full_ui(ui: &mut Ui, scene: &ProposalScene, look: Look<'_>) -> Vec<RoundAction> {
    let mut actions: Vec<RoundAction> = drawn_ui(ui, scene, look).into_iter().collect();
    remarks_ui(ui, scene);
    actions.extend(tables_ui(ui, scene, CHOSEN + SIZES.gap, look));
    ui.scope(|ui| {
        ui.set_min_height(CHOSEN);
        actions.extend(changes_ui(ui, scene, look));
    });
    actions
}

fn remarks_ui(ui: &mut Ui, scene: &ProposalScene) {
    let urgent = ui.palette().urgent;
    scene.remarks.iter().for_each(|remark| _ = ui.prose(soft(remark).color(urgent)));
}

/// The lot and what can be changed, once the button is pressed.
fn changes_behind_button(ui: &mut Ui, scene: &ProposalScene, look: Look<'_>) -> Vec<RoundAction> {
    let window = ui.ctx().content_rect().size();
    let (width, most) = (OPENED.min(window.x - AROUND), window.y - AROUND);
    let stays = opened::config().close_behavior(PopupCloseBehavior::CloseOnClickOutside);
    let (_, shown) = opened::opening(Button::new(look.text.say("proposal-more"))).config(stays).ui(ui, |ui| {
        ui.set_width(width);
        let list = ScrollArea::vertical().max_height(most).show(ui, |ui| {
            let drawn = drawn_ui(ui, scene, look);
            drawn.into_iter().chain(changes_ui(ui, scene, look)).collect::<Vec<_>>()
        });
        list.inner
    });
    shown.map_or_else(Vec::new, |shown| shown.inner)
}

/// The system and the lot, and a button that draws another one.
fn drawn_ui(ui: &mut Ui, scene: &ProposalScene, look: Look<'_>) -> Option<RoundAction> {
    let mut seed = scene.seed;
    let again = ui.horizontal_wrapped(|ui| {
        ui.prose(soft(&scene.drawn));
        let label = look.text.say("proposal-seed");
        let field = ui.add(number_field(ui, &mut seed, 0..=999_999));
        field.widget_info(|| WidgetInfo::labeled(Role::SpinButton, true, &label));
        ui.button(look.text.say("proposal-again")).clicked()
    });
    let drawn = if again.inner { seed.wrapping_add(1) } else { seed };
    (drawn != scene.seed).then_some(RoundAction::Draw(drawn))
}

/// The heads, and the rows below them; `below` these so much stays free. What is drawn anew is seen from its beginning.
fn tables_ui(ui: &mut Ui, scene: &ProposalScene, below: f32, look: Look<'_>) -> Vec<RoundAction> {
    let heads = HEADS.map(|head| look.text.say(head));
    let shape = Shape::of(ui, scene, &heads);
    let is_low = is_low(ui);
    if !is_low {
        let (edges, shown) = shape.heads();
        heads_ui(ui, edges, &heads[..shown]);
    }
    let height = rest_of_body(ui, below).max(ROW * 2.0);
    let area = ScrollArea::vertical().id_salt(("tables", scene.drawn_at)).max_height(height);
    scrolling(ui, area.min_scrolled_height(height).auto_shrink([false, true]), |ui| {
        if is_low {
            remarks_ui(ui, scene);
        }
        rows_in_sight(ui, scene.count(), shape.height(), |ui, index| row_ui(ui, scene, &shape, index))
    })
}

/// The table of the player who was clicked; before that, what a click does.
fn changes_ui(ui: &mut Ui, scene: &ProposalScene, look: Look<'_>) -> Vec<RoundAction> {
    match &scene.chosen {
        Some(chosen) => chosen_ui(ui, chosen, look),
        None => {
            ui.prose(soft(&look.text.say("proposal-choose")));
            Vec::new()
        }
    }
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
    actions.extend(chips_ui(ui, &scene.terms, |terms| scene.has == terms).map(RoundAction::SetTerms));
    if let Terms::Handicap { by, handicap } = scene.has {
        let chosen = match is_low(ui) {
            // Nothing opens from what is open itself.
            true => chips_ui(ui, &scene.handicaps, |it| it == handicap),
            false => handicap_ui(ui, scene, handicap, look),
        };
        actions.extend(chosen.map(|handicap| RoundAction::SetTerms(Terms::Handicap { by, handicap })));
    }
    actions
}

fn chips_ui<T: Copy>(ui: &mut Ui, choices: &[(T, String)], is_chosen: impl Fn(T) -> bool) -> Option<T> {
    let row = ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = vec2(6.0, 6.0);
        let clicked = choices.iter().filter(|(choice, words)| ui.add(chip(ui, words, is_chosen(*choice))).clicked());
        clicked.last().map(|(choice, _)| *choice)
    });
    row.inner
}

fn handicap_ui(ui: &mut Ui, scene: &ChosenProposed, handicap: Handicap, look: Look<'_>) -> Option<Handicap> {
    let mut chosen = handicap;
    let shown = combo("proposal handicap", WIDE_LIST, &scene.handicap).show_ui(ui, |ui| {
        scene.handicaps.iter().for_each(|(choice, name)| choose(ui, &mut chosen, *choice, name));
    });
    let label = look.text.say("event-handicap");
    shown.response.widget_info(|| WidgetInfo::labeled(Role::ComboBox, true, &label));
    (chosen != handicap).then_some(chosen)
}
