//! The mates missed in a game: a click leads there.

use egui::{Align2, Rect, Ui, pos2};

use crate::app::action::{Action, DialogAction};
use crate::app::practice::action::PracticeAction;
use crate::app::practice::scene::{MissedMatesScene, MissedRow};
use crate::app::theme::{Colours, SIZES, bold, regular};
use crate::app::views::dialogs::frame::{body, foot, usual_button};
use crate::app::views::leading_rows::Rows;
use crate::app::views::look::Look;
use crate::app::views::parts::{soft, write_truncated};
use crate::app::views::prose::Prose;

/// A row has two lines.
const ROW: f32 = 50.0;

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
    let words = |row: &MissedRow| format!("{} {} {} {}", row.number, row.played, row.plies, row.line);
    let list = Rows { id: "missed mates", height: ROW, below: SIZES.row, words, paint: write_row };
    list.show(ui, rows).into_iter().map(|row| Action::Practice(PracticeAction::ShowMissed(row.node))).collect()
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
