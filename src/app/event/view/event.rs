//! The event window: a page of the event that is open, or that there is none.

use egui::Ui;

use crate::app::action::{Action, DialogAction};
use crate::app::event::action::EventAction;
use crate::app::event::scene::{EventScene, OpenEventScene, PageScene};
use crate::app::event::view::players::players_ui;
use crate::app::event::view::round::round_and_table_ui;
use crate::app::event::view::standings::standings_ui;
use crate::app::event::view::status::{remark_ui, status_ui};
use crate::app::event::view::tools::head_ui;
use crate::app::views::dialogs::frame::{body, body_room, foot, usual_button};
use crate::app::views::look::Look;
use crate::app::views::prose::Prose;

/// The event, or that there is none.
#[must_use]
pub fn event_ui(ui: &mut Ui, scene: &EventScene, look: Look<'_>) -> Vec<Action> {
    match &scene.open {
        Some(open) => open_event_ui(ui, scene, open, look),
        None => no_event_ui(ui, scene, look),
    }
}

/// What an event is, and how to get one.
fn no_event_ui(ui: &mut Ui, scene: &EventScene, look: Look<'_>) -> Vec<Action> {
    body(ui, &scene.headline, |ui| {
        ui.prose(look.text.say("event-none-why"));
        scene.remark.iter().for_each(|remark| _ = remark_ui(ui, remark));
    });
    foot(ui, |ui| {
        let answers = [
            (usual_button(ui, &look.text.say("event-open"), true), Action::Event(EventAction::Open)),
            (ui.button(look.text.say("event-new")).clicked(), Action::Event(EventAction::New)),
            (ui.button(look.text.say("about-close")).clicked(), Action::Dialog(DialogAction::Cancel)),
        ];
        answers.into_iter().filter(|(pressed, _)| *pressed).map(|(_, action)| action).collect()
    })
}

/// The page on screen, and the buttons for its selection.
fn open_event_ui(ui: &mut Ui, scene: &EventScene, open: &OpenEventScene, look: Look<'_>) -> Vec<Action> {
    let mut actions = body(ui, &scene.headline, |ui| {
        // As high on every page, however much stands on it: the buttons below stay where they are.
        ui.set_min_height(body_room(ui.ctx()));
        let mut actions = head_ui(ui, open, look);
        actions.extend(match &open.page {
            PageScene::Pairings => round_and_table_ui(ui, open, look),
            PageScene::Players(players) => players_ui(ui, open, players, look),
            PageScene::Standings(standings) => standings_ui(ui, open, standings, look),
        });
        actions
    });
    let (start, close, remedy) = foot(ui, |ui| {
        let start = start_ui(ui, open, look);
        let close = ui.button(look.text.say("event-done")).clicked();
        (start, close, status_ui(ui, scene.remark.as_ref(), open, look))
    });
    actions.extend(start.then_some(EventAction::Start));
    let closed = close.then_some(Action::Dialog(DialogAction::Cancel));
    actions.into_iter().map(Action::Event).chain(remedy).chain(closed).collect()
}

/// The button that starts the game of the chosen pairing.
fn start_ui(ui: &mut Ui, open: &OpenEventScene, look: Look<'_>) -> bool {
    match &open.page {
        PageScene::Pairings => {
            let can_start = open.chosen.as_ref().and_then(|chosen| chosen.start.as_deref());
            let usual = look.text.say("event-start");
            usual_button(ui, can_start.unwrap_or(&usual), can_start.is_some())
        }
        PageScene::Players(_) | PageScene::Standings(_) => false,
    }
}
