//! The summary of an analysed game.

use egui::{Align2, CornerRadius, CursorIcon, Grid, Rect, Role, ScrollArea, Sense, Ui, WidgetInfo, pos2, vec2};

use super::mark::mark_ui;
use crate::app::action::{Action, DialogAction};
use crate::app::theme::{Colours, SIZES, regular};
use crate::app::views::dialogs::frame::{body, foot, rest_of_body, scrolling, usual_button};
use crate::app::views::look::Look;
use crate::app::views::parts::{focus_ring, soft, strong};
use crate::app::views::prose::Prose;
use crate::app::whole_game::action::GameAction;
use crate::app::whole_game::scene::{GameSummaryScene, PointRow};

/// The list's greatest and least height.
const LIST: std::ops::RangeInclusive<f32> = 110.0..=330.0;

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
        scene.sides.iter().for_each(|side| _ = ui.label(strong(side, SIZES.body)));
        ui.end_row();
        for (name, values) in &scene.rows {
            ui.label(soft(name));
            values.iter().for_each(|value| _ = ui.label(value));
            ui.end_row();
        }
    });
}

fn points_ui(ui: &mut Ui, points: &[PointRow]) -> Vec<Action> {
    let room = rest_of_body(ui, 0.0).clamp(*LIST.start(), *LIST.end());
    let area = ScrollArea::vertical().id_salt("turning points").max_height(room);
    scrolling(ui, area.auto_shrink([false, true]), |ui| {
        ui.spacing_mut().item_spacing.y = 0.0;
        let shown = points.iter().enumerate();
        let pressed = shown.filter(|(index, point)| ui.push_id(index, |ui| point_ui(ui, point)).inner);
        pressed.map(|(_, point)| Action::WholeGame(GameAction::Show(point.node))).collect()
    })
}

/// A row as in the list of moves. Returns whether it was clicked.
fn point_ui(ui: &mut Ui, point: &PointRow) -> bool {
    let (rect, response) = ui.allocate_exact_size(vec2(ui.available_width(), SIZES.row), Sense::click());
    let words = format!("{} {} {} {}", point.number, point.words, point.mistake.1, point.change);
    response.widget_info(|| WidgetInfo::labeled(Role::Button, true, &words));
    if response.hovered() {
        ui.painter().rect_filled(rect, CornerRadius::same(5), ui.palette().hover);
        ui.set_cursor_icon(CursorIcon::PointingHand);
    }
    focus_ring(ui, &response, rect);
    write_point(ui, rect, point);
    response.clicked()
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
