//! A list of players, before it is entered.

use egui::{Ui, vec2};

use crate::app::action::{Action, DialogAction};
use crate::app::event::action::{EventAction, PlayersAction};
use crate::app::event::scene::PlayerListScene;
use crate::app::event::view::columns::Columns;
use crate::app::theme::{Colours, SIZES, bold, regular};
use crate::app::views::dialogs::frame::{body, foot, usual_button};
use crate::app::views::look::Look;
use crate::app::views::parts::{soft, strong};
use crate::app::views::prose::Prose;

/// Number, name, club.
const EDGES: [f32; 4] = [0.0, 0.08, 0.65, 1.0];

/// What would be entered, and what is odd in it.
#[must_use]
pub fn player_list_ui(ui: &mut Ui, scene: &PlayerListScene, look: Look<'_>) -> Vec<Action> {
    body(ui, &scene.headline, |ui| {
        ui.prose(strong(&scene.outcome, SIZES.body));
        let urgent = ui.palette().urgent;
        scene.fault.iter().chain(&scene.remarks).for_each(|remark| _ = ui.prose(soft(remark).color(urgent)));
        ui.add_space(SIZES.gap * 0.5);
        ui.spacing_mut().item_spacing.y = 2.0;
        scene.rows.iter().for_each(|row| row_ui(ui, row));
        if !scene.more.is_empty() {
            ui.prose(soft(&scene.more));
        }
    });
    foot(ui, |ui| {
        let take = usual_button(ui, &scene.take, scene.fault.is_none());
        let cancel = ui.button(look.text.say("dialog-cancel")).clicked();
        let answers = [
            (take, Action::Event(EventAction::Players(PlayersAction::EnterList))),
            (cancel, Action::Dialog(DialogAction::Cancel)),
        ];
        answers.into_iter().filter(|(pressed, _)| *pressed).map(|(_, action)| action).collect()
    })
}

fn row_ui(ui: &mut Ui, [number, name, club]: &[String; 3]) {
    let (row, _) = ui.allocate_exact_size(vec2(ui.available_width(), 22.0), egui::Sense::hover());
    let (palette, columns) = (ui.palette(), Columns { row, edges: &EDGES });
    columns.write(ui, 0, number, bold(SIZES.body), palette.ink);
    columns.write(ui, 1, name, regular(SIZES.body), palette.ink);
    columns.write(ui, 2, club, regular(SIZES.small), palette.ink_soft);
}
