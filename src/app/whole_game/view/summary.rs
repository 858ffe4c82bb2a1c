//! The summary of an analysed game.

use egui::{Align2, Grid, Label, Rect, Ui, pos2, vec2};

use super::mark::mark_ui;
use crate::app::action::{Action, DialogAction};
use crate::app::theme::{Colours, SIZES, regular};
use crate::app::views::dialogs::frame::{body, foot, usual_button};
use crate::app::views::leading_rows::Rows;
use crate::app::views::look::Look;
use crate::app::views::parts::{soft, strong};
use crate::app::views::prose::Prose;
use crate::app::whole_game::action::GameAction;
use crate::app::whole_game::scene::{GameSummaryScene, PointRow};

/// A player's name takes no more room than this.
const MOST_OF_NAME: f32 = 220.0;

/// Both sides side by side, and the costly moves; a click leads there.
#[must_use]
pub fn summary_ui(ui: &mut Ui, scene: &GameSummaryScene, look: Look<'_>) -> Vec<Action> {
    let mut actions = body(ui, &look.text.say("summary-heading"), |ui| {
        sides_ui(ui, scene);
        ui.add_space(SIZES.gap);
        ui.prose(strong(&look.text.say("summary-points"), SIZES.body));
        if scene.points.is_empty() {
            ui.prose(soft(&scene.no_points));
        }
        points_ui(ui, &scene.points)
    });
    if foot(ui, |ui| usual_button(ui, &look.text.say("summary-close"), true)) {
        actions.push(Action::Dialog(DialogAction::Cancel));
    }
    actions
}

fn sides_ui(ui: &mut Ui, scene: &GameSummaryScene) {
    ui.spacing_mut().interact_size.y = 22.0;
    Grid::new("summary").num_columns(3).min_col_width(150.0).spacing(vec2(16.0, 6.0)).show(ui, |ui| {
        ui.label("");
        for side in &scene.sides {
            let name = Label::new(strong(side, SIZES.body)).truncate();
            ui.scope(|ui| {
                ui.set_max_width(MOST_OF_NAME);
                ui.add(name).on_hover_text(side)
            });
        }
        ui.end_row();
        for (name, values) in &scene.rows {
            ui.label(soft(name));
            values.iter().for_each(|value| _ = ui.label(value));
            ui.end_row();
        }
    });
}

fn points_ui(ui: &mut Ui, points: &[PointRow]) -> Vec<Action> {
    let words = |point: &PointRow| format!("{} {} {} {}", point.number, point.words, point.mistake.1, point.change);
    let rows = Rows { id: "turning points", height: SIZES.row, below: 0.0, words, paint: write_point };
    rows.show(ui, points).into_iter().map(|point| Action::WholeGame(GameAction::Show(point.node))).collect()
}

fn write_point(ui: &Ui, rect: Rect, point: &PointRow) {
    let (painter, y) = (ui.painter(), rect.center().y);
    let (small, body) = (regular(SIZES.small), regular(SIZES.body));
    painter.text(
        pos2(rect.left() + 38.0, y),
        Align2::RIGHT_CENTER,
        &point.number,
        small.clone(),
        painter.palette().ink_soft,
    );
    let words =
        painter.text(pos2(rect.left() + 50.0, y), Align2::LEFT_CENTER, &point.words, body, painter.palette().ink);
    mark_ui(
        painter,
        pos2((words.right() + 10.0).max(rect.left() + 170.0), y),
        point.mistake.0,
        &point.mistake.1,
        false,
    );
    painter.text(pos2(rect.right() - 10.0, y), Align2::RIGHT_CENTER, &point.change, small, painter.palette().ink);
}
