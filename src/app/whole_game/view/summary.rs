//! The summary of an analysed game.

use egui::{Align2, Grid, Pos2, Rect, Ui, pos2, vec2};

use super::mark::mark_ui;
use crate::app::action::{Action, DialogAction};
use crate::app::theme::{Colours, SIZES, regular};
use crate::app::views::cut::cut_label;
use crate::app::views::dialogs::frame::{body, foot, usual_button};
use crate::app::views::leading_rows::Rows;
use crate::app::views::look::Look;
use crate::app::views::parts::{soft, strong, write_truncated};
use crate::app::views::prose::Prose;
use crate::app::whole_game::action::GameAction;
use crate::app::whole_game::scene::{GameSummaryScene, PointRow};

/// With less width, a row has two lines.
const ROOM_FOR_ONE_LINE: f32 = 520.0;
const TWO_LINES: f32 = 50.0;
/// Where the move begins, its mark, and what was better.
const WORDS: f32 = 50.0;
const MARK: f32 = 150.0;
const BETTER: f32 = 236.0;
/// The least space between the parts of a row.
const GAP: f32 = 12.0;
/// A player's name takes no more room than this.
const MOST_OF_NAME: f32 = 220.0;

/// Both sides side by side, and the costly moves; a click leads there.
#[must_use]
pub fn summary_ui(ui: &mut Ui, scene: &GameSummaryScene, look: Look<'_>) -> Vec<Action> {
    let mut actions = body(ui, &scene.heading, |ui| {
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
            let name = cut_label(strong(side, SIZES.body));
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
    let words = |point: &PointRow| {
        let PointRow { number, words, mistake, change, better, .. } = point;
        format!("{number} {words} {} {change} {better}", mistake.1).trim_end().to_owned()
    };
    let is_wide = ui.available_width() >= ROOM_FOR_ONE_LINE;
    let (height, paint): (f32, Painting) = if is_wide { (SIZES.row, write_wide) } else { (TWO_LINES, write_narrow) };
    let rows = Rows { id: "turning points", height, below: 0.0, words, paint };
    rows.show(ui, points).into_iter().map(|point| Action::WholeGame(GameAction::Show(point.node))).collect()
}

/// How a row is painted.
type Painting = fn(&Ui, Rect, &PointRow);

/// All in one line.
fn write_wide(ui: &Ui, rect: Rect, point: &PointRow) {
    let y = rect.center().y;
    let mark_ends = write_move(ui, rect, point, y);
    let right = rect.right() - 10.0;
    let change = write_change(ui, pos2(right, y), point);
    let left = (mark_ends + GAP).max(rect.left() + BETTER);
    write_better(ui, pos2(left, y), change - GAP, point);
}

/// What was better in a line of its own.
fn write_narrow(ui: &Ui, rect: Rect, point: &PointRow) {
    let (above, below) = (rect.top() + 15.0, rect.top() + 36.0);
    write_move(ui, rect, point, above);
    let right = rect.right() - 10.0;
    write_change(ui, pos2(right, above), point);
    write_better(ui, pos2(rect.left() + WORDS, below), right, point);
}

/// The number, the move and its mark; returns where that ends.
fn write_move(ui: &Ui, rect: Rect, point: &PointRow, y: f32) -> f32 {
    let (painter, palette) = (ui.painter(), ui.palette());
    let at = |x| pos2(rect.left() + x, y);
    painter.text(at(38.0), Align2::RIGHT_CENTER, &point.number, regular(SIZES.small), palette.ink_soft);
    let words = painter.text(at(WORDS), Align2::LEFT_CENTER, &point.words, regular(SIZES.body), palette.ink);
    let left = (words.right() + 10.0).max(rect.left() + MARK);
    mark_ui(painter, pos2(left, y), point.mistake.0, &point.mistake.1, false)
}

/// Returns where it begins.
fn write_change(ui: &Ui, right: Pos2, point: &PointRow) -> f32 {
    ui.painter().text(right, Align2::RIGHT_CENTER, &point.change, regular(SIZES.small), ui.palette().ink).left()
}

fn write_better(ui: &Ui, left: Pos2, right: f32, point: &PointRow) {
    let (width, font) = ((right - left.x).max(0.0), regular(SIZES.body));
    write_truncated(ui, left, Align2::LEFT_CENTER, width, &point.better, font, ui.palette().ink);
}
