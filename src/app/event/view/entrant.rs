//! The form of a player.

use egui::{Id, Ui};

use crate::app::action::{Action, DialogAction};
use crate::app::event::action::{EventAction, PlayersAction};
use crate::app::event::form::EntrantForm;
use crate::app::event::scene::EntrantScene;
use crate::app::views::dialogs::frame::{attend_first, body, foot, rest_of_foot, row_ui, takes_enter, usual_button};
use crate::app::views::fields::{line_field, number_field};
use crate::app::views::look::Look;
use crate::app::views::parts::{soft, tick_box};

/// The fields for names, and those for what is short.
const WIDE: f32 = 340.0;
const SHORT: f32 = 110.0;
/// No event has more rounds, or players.
const MOST_ROUNDS: u32 = 99;
const MOST_PLAYERS: u32 = 99_999;

/// A player's particulars and rounds. The form is edited in a copy and reported when it has changed.
#[must_use]
pub fn entrant_ui(ui: &mut Ui, scene: &EntrantScene, look: Look<'_>) -> Vec<Action> {
    let mut form = scene.form.clone();
    let say = |name: &str| look.text.say(name);
    body(ui, &scene.headline, |ui| {
        ui.spacing_mut().item_spacing.y = 10.0;
        person_ui(ui, &mut form, look);
        row_ui(ui, &say("entrant-from-round"), |ui, label| {
            ui.horizontal(|ui| ui.add(number_field(ui, &mut form.from_round, 1..=MOST_ROUNDS)).labelled_by(label));
        });
        row_ui(ui, &say("entrant-byes"), |ui, label| field_ui(ui, &mut form.byes, SHORT, "2, 4", label));
        row_ui(ui, &say("entrant-withdrawal"), |ui, _| withdrawal_ui(ui, &mut form, look));
    });
    let mut actions = Vec::new();
    if form != scene.form {
        actions.push(Action::Event(EventAction::Players(PlayersAction::EditForm(Box::new(form)))));
    }
    actions.extend(foot(ui, |ui| buttons_ui(ui, scene, look)));
    actions
}

fn person_ui(ui: &mut Ui, form: &mut EntrantForm, look: Look<'_>) {
    let say = |name: &str| look.text.say(name);
    row_ui(ui, &say("standings-name"), |ui, label| {
        let field = ui.add(line_field(&mut form.entrant.name).desired_width(WIDE)).labelled_by(label);
        attend_first(ui, &field);
    });
    row_ui(ui, &say("entrant-also"), |ui, label| field_ui(ui, &mut form.also, WIDE, "Sato Haru", label));
    row_ui(ui, &say("standings-number"), |ui, label| {
        ui.horizontal(|ui| ui.add(number_field(ui, &mut form.entrant.number, 1..=MOST_PLAYERS)).labelled_by(label));
    });
    row_ui(ui, &say("standings-rank"), |ui, label| {
        ui.horizontal(|ui| {
            field_ui(ui, &mut form.entrant.rank, SHORT, &say("rank-example"), label);
            let rating = ui.label(say("players-rating")).id;
            field_ui(ui, &mut form.rating, SHORT, "1650", rating);
            let start = ui.label(say("entrant-start")).id;
            field_ui(ui, &mut form.start, 60.0, "", start);
        });
    });
    row_ui(ui, &say("standings-club"), |ui, label| {
        ui.horizontal(|ui| {
            field_ui(ui, &mut form.entrant.club, 200.0, "", label);
            let team = ui.label(say("entrant-team")).id;
            field_ui(ui, &mut form.entrant.team, 160.0, "", team);
        });
    });
}

fn field_ui(ui: &mut Ui, typed: &mut String, width: f32, hint: &str, label: Id) {
    ui.add(line_field(typed).desired_width(width).hint_text(soft(hint))).labelled_by(label);
}

fn withdrawal_ui(ui: &mut Ui, form: &mut EntrantForm, look: Look<'_>) {
    ui.horizontal(|ui| {
        let mut has_withdrawn = form.withdrawn_after.is_some();
        tick_box(ui, &mut has_withdrawn, &look.text.say("entrant-withdrawn"));
        if has_withdrawn != form.withdrawn_after.is_some() {
            form.withdrawn_after = has_withdrawn.then_some(1);
        }
        if let Some(round) = &mut form.withdrawn_after {
            let label = ui.label(look.text.say("entrant-after-round")).id;
            ui.add(number_field(ui, round, 0..=MOST_ROUNDS)).labelled_by(label);
        }
    });
}

fn buttons_ui(ui: &mut Ui, scene: &EntrantScene, look: Look<'_>) -> Vec<Action> {
    // In vain Enter has it said what is wrong.
    let take = usual_button(ui, &look.text.say("entrant-done"), scene.can_be_taken) || takes_enter(ui);
    let cancel = ui.button(look.text.say("dialog-cancel")).clicked();
    let remove = scene.can_remove.then(|| look.text.say("entrant-remove"));
    let remove = rest_of_foot(ui, remove.as_deref(), scene.remark.as_deref());
    let answers = [
        (take, Action::Event(EventAction::Players(PlayersAction::TakeForm))),
        (cancel, Action::Dialog(DialogAction::Cancel)),
        (remove, Action::Event(EventAction::Players(PlayersAction::Remove))),
    ];
    answers.into_iter().filter(|(pressed, _)| *pressed).map(|(_, action)| action).collect()
}
