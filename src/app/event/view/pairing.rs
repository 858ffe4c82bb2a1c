//! The form of a pairing, down to who came late and what that costs.

use egui::{Button, Id, Response, Role, Ui, WidgetInfo, vec2};

use crate::app::action::{Action, DialogAction};
use crate::app::event::action::EventAction;
use crate::app::event::form::PairingForm;
use crate::app::event::scene::PairingScene;
use crate::app::new_game::view::time::clock_ui;
use crate::app::views::buttons::chip;
use crate::app::views::dialogs::frame::{WIDE_LIST, attend_first, body, foot, rest_of_foot, row_ui, usual_button};
use crate::app::views::fields::{line_field, number_field, number_ui};
use crate::app::views::lists::{choose, combo};
use crate::app::views::look::Look;
use crate::app::views::parts::{soft, tick_box};
use crate::app::views::prose::Prose;
use crate::shogi::Handicap;
use crate::tournament::{Seat, Terms};

/// The most games that a series can have.
const MOST_GAMES: u32 = 99;
/// The most minutes that somebody can be late.
const MOST_LATE: u32 = 240;

/// Who plays at a table, who has which side, and how many games. The form is edited in a copy.
#[must_use]
pub fn pairing_ui(ui: &mut Ui, scene: &PairingScene, look: Look<'_>) -> Vec<Action> {
    let mut form = scene.form.clone();
    let say = |name: &str| look.text.say(name);
    let mut defaulted = None;
    body(ui, &scene.headline, |ui| {
        ui.spacing_mut().item_spacing.y = 10.0;
        row_ui(ui, &say("pairing-table"), |ui, label| {
            ui.horizontal(|ui| ui.add(number_field(ui, &mut form.table.number, 1..=999)).labelled_by(label));
        });
        row_ui(ui, &say("new-game-players"), |ui, _| players_ui(ui, scene, &mut form, look));
        row_ui(ui, &say("pairing-sides"), |ui, label| terms_ui(ui, scene, &mut form, label));
        row_ui(ui, &say("pairing-best-of"), |ui, label| {
            ui.horizontal(|ui| {
                ui.add(number_field(ui, &mut form.table.best_of, 1..=MOST_GAMES)).labelled_by(label);
                ui.prose(soft(&say("pairing-best-of-why")));
            });
        });
        row_ui(ui, &say("new-game-time"), |ui, _| times_ui(ui, scene, &mut form, look));
        row_ui(ui, &say("pairing-late"), |ui, _| defaulted = late_ui(ui, scene, &mut form, look));
        if let Some(words) = &scene.why_it_stays {
            ui.prose(soft(words));
        }
    });
    let mut actions = Vec::new();
    if form != scene.form {
        actions.push(Action::Event(EventAction::EditPairing(Box::new(form))));
    }
    actions.extend(defaulted.map(|seat| Action::Event(EventAction::LoseByDefault(seat))));
    actions.extend(foot(ui, |ui| buttons_ui(ui, scene, look)));
    actions
}

fn players_ui(ui: &mut Ui, scene: &PairingScene, form: &mut PairingForm, look: Look<'_>) {
    let players = [&mut form.table.first, &mut form.table.second];
    for ((number, player), candidates) in ["1", "2"].into_iter().zip(players).zip(&scene.candidates) {
        ui.horizontal(|ui| {
            let who = look.text.tell("pairing-player", &[("number", number.into())]);
            ui.label(&who);
            let name = field_ui(ui, &mut player.name, 260.0, &who, &look.text.say("new-game-name"));
            attend_first(ui, &name);
            field_ui(ui, &mut player.rank, 90.0, &who, &look.text.say("new-game-rank"));
        });
        if candidates.is_empty() {
            continue;
        }
        ui.horizontal_wrapped(|ui| {
            ui.spacing_mut().item_spacing = vec2(6.0, 6.0);
            for candidate in candidates {
                let words = format!("{} {}", candidate.name, candidate.rank);
                if ui.add(chip(ui, words.trim_end(), false)).clicked() {
                    player.clone_from(candidate);
                }
            }
        });
    }
}

fn field_ui(ui: &mut Ui, text: &mut String, width: f32, who: &str, what: &str) -> Response {
    let field = ui.add(line_field(text).desired_width(width).hint_text(soft(what)));
    field.widget_info(|| WidgetInfo::labeled(Role::TextInput, true, format!("{who}: {what}")));
    field
}

/// Who has Black, or who gives which handicap.
fn terms_ui(ui: &mut Ui, scene: &PairingScene, form: &mut PairingForm, label: Id) {
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = vec2(6.0, 6.0);
        for (terms, words) in &scene.terms {
            if ui.add(chip(ui, words, form.table.terms == *terms)).clicked() {
                form.table.terms = *terms;
            }
        }
    });
    if let Terms::Handicap { handicap, .. } = &mut form.table.terms {
        let shown = combo("pairing handicap", WIDE_LIST, &scene.handicap)
            .show_ui(ui, |ui| chosen_ui(ui, handicap, &scene.handicaps));
        shown.response.labelled_by(label);
    }
}

/// The time of the event, or of each player.
fn times_ui(ui: &mut Ui, scene: &PairingScene, form: &mut PairingForm, look: Look<'_>) {
    let mut are_own = form.times.is_some();
    tick_box(ui, &mut are_own, &look.text.say("pairing-own-time"));
    if are_own != form.times.is_some() {
        let (_, usual) = &scene.usual_time;
        form.times = are_own.then(|| [usual.clone(), usual.clone()]);
    }
    let (Some(times), Some(words)) = (&mut form.times, &scene.times) else {
        ui.prose(soft(&scene.usual_time.0));
        return;
    };
    for (index, time) in times.iter_mut().enumerate() {
        ui.label(&scene.names[index]);
        ui.push_id(index, |ui| clock_ui(ui, &mut time.clock, look));
        ui.label(soft(&words[index]));
    }
}

/// By how much somebody came late, and what that costs. Returns who is to lose by default.
fn late_ui(ui: &mut Ui, scene: &PairingScene, form: &mut PairingForm, look: Look<'_>) -> Option<Seat> {
    let mut defaulted = None;
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = vec2(6.0, 6.0);
        number_ui(ui, &mut form.late.minutes, 0..=MOST_LATE, "new-game-minutes", look);
        for (factor, words) in &scene.factors {
            if ui.add(chip(ui, words, form.late.factor == *factor)).clicked() {
                form.late.factor = *factor;
            }
        }
        for (seat, words, can_deduct) in &scene.deduct {
            if ui.add_enabled(*can_deduct, Button::new(words)).clicked() {
                form.deduct(*seat, scene.usual_time.1.control());
            }
        }
        for (seat, words) in &scene.out_of_time {
            if ui.button(words).clicked() {
                defaulted = Some(*seat);
            }
        }
    });
    if !scene.late.is_empty() {
        ui.prose(soft(&scene.late));
    }
    defaulted
}

fn chosen_ui(ui: &mut Ui, handicap: &mut Handicap, choices: &[(Handicap, String)]) {
    for (choice, name) in choices {
        choose(ui, handicap, *choice, name);
    }
}

fn buttons_ui(ui: &mut Ui, scene: &PairingScene, look: Look<'_>) -> Vec<Action> {
    let take = usual_button(ui, &look.text.say("pairing-done"), scene.fault.is_none());
    let cancel = ui.button(look.text.say("dialog-cancel")).clicked();
    let remove = scene.can_remove.then(|| look.text.say("pairing-remove"));
    let remove = rest_of_foot(ui, remove.as_deref(), scene.fault.as_deref());
    let answers = [
        (take, Action::Event(EventAction::TakePairing)),
        (cancel, Action::Dialog(DialogAction::Cancel)),
        (remove, Action::Event(EventAction::RemovePairing)),
    ];
    answers.into_iter().filter(|(pressed, _)| *pressed).map(|(_, action)| action).collect()
}
