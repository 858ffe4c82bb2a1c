//! The mates missed in a game: a click leads there.

use egui::{Align2, CornerRadius, CursorIcon, Rect, Role, ScrollArea, Sense, Ui, WidgetInfo, pos2, vec2};

use crate::app::action::{Action, DialogAction};
use crate::app::practice::action::PracticeAction;
use crate::app::practice::scene::{MissedMatesScene, MissedRow};
use crate::app::theme::{Colours, SIZES, bold, regular};
use crate::app::views::dialogs::frame::{body, foot, rest_of_body, scrolling, usual_button};
use crate::app::views::look::Look;
use crate::app::views::parts::{focus_ring, soft, write_truncated};
use crate::app::views::prose::Prose;

/// A row has two lines.
const ROW: f32 = 50.0;

/// The list's greatest and least height.
const LIST: std::ops::RangeInclusive<f32> = 100.0..=330.0;

/// What was missed, and the button that practises it.
#[must_use]
pub fn missed_ui(ui: &mut Ui, scene: &MissedMatesScene, look: Look<'_>) -> Vec<Action> {
    let mut actions = body(ui, &look.text.say("missed-mates-heading"), |ui| {
        ui.prose(soft(&look.text.say("missed-mates-why")));
        let actions = rows_ui(ui, &scene.rows);
        if let Some(undecided) = &scene.undecided {
            ui.prose(soft(undecided));
        }
        actions
    });
    let (closes, practises) = foot(ui, |ui| {
        let closes = usual_button(ui, &look.text.say("missed-mates-close"), true);
        (closes, ui.button(look.text.say("missed-mates-practise")).clicked())
    });
    actions.extend(practises.then_some(Action::Practice(PracticeAction::BeginMissed)));
    actions.extend(closes.then_some(Action::Dialog(DialogAction::Cancel)));
    actions
}

fn rows_ui(ui: &mut Ui, rows: &[MissedRow]) -> Vec<Action> {
    let room = rest_of_body(ui, SIZES.row).clamp(*LIST.start(), *LIST.end());
    let area = ScrollArea::vertical().id_salt("missed mates").max_height(room);
    scrolling(ui, area.auto_shrink([false, true]), |ui| {
        ui.spacing_mut().item_spacing.y = 0.0;
        let pressed = rows.iter().enumerate().filter(|(index, row)| ui.push_id(index, |ui| row_ui(ui, row)).inner);
        pressed.map(|(_, row)| Action::Practice(PracticeAction::ShowMissed(row.node))).collect()
    })
}

/// Returns whether it was clicked.
fn row_ui(ui: &mut Ui, row: &MissedRow) -> bool {
    let (rect, response) = ui.allocate_exact_size(vec2(ui.available_width(), ROW), Sense::click());
    let words = format!("{} {} {} {}", row.number, row.played, row.plies, row.line);
    response.widget_info(|| WidgetInfo::labeled(Role::Button, true, &words));
    if response.hovered() {
        ui.painter().rect_filled(rect, CornerRadius::same(5), ui.palette().hover);
        ui.set_cursor_icon(CursorIcon::PointingHand);
    }
    focus_ring(ui, &response, rect);
    write_row(ui, rect, row);
    response.clicked()
}

fn write_row(ui: &Ui, rect: Rect, row: &MissedRow) {
    let palette = ui.palette();
    let (above, below) = (rect.top() + 15.0, rect.top() + 36.0);
    let left = rect.left() + 50.0;
    let (small, body) = (regular(SIZES.small), regular(SIZES.body));
    let at = |x, y| pos2(x, y);
    write_truncated(
        ui,
        at(rect.left() + 38.0, above),
        Align2::RIGHT_CENTER,
        38.0,
        &row.number,
        small.clone(),
        palette.ink_soft,
    );
    write_truncated(ui, at(left, above), Align2::LEFT_CENTER, 180.0, &row.played, body, palette.ink);
    let right = rect.right() - 10.0;
    write_truncated(ui, at(right, above), Align2::RIGHT_CENTER, 240.0, &row.plies, bold(SIZES.small), palette.grave);
    write_truncated(ui, at(left, below), Align2::LEFT_CENTER, right - left, &row.line, small, palette.ink_soft);
}
