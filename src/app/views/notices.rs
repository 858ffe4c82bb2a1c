use egui::{Align2, Area, Frame, Id, Margin, Order, Rect, Stroke, Ui, vec2};

use super::Look;
use super::icons::{Icon, bare_icon_button};
use super::parts::strong;
use crate::app::action::Action;
use crate::app::scene::{NoticeScene, NoticeTone};
use crate::app::theme::{PALETTE, SIZES};

/// What the user has to be told lies over the lower edge of the board, the newest at the bottom.
#[must_use]
pub(super) fn notices_ui(ui: &Ui, board: Rect, scenes: &[NoticeScene], look: Look<'_>) -> Vec<Action> {
    if scenes.is_empty() {
        return Vec::new();
    }
    let area = Area::new(Id::unique("notices"))
        .order(Order::Foreground)
        .pivot(Align2::CENTER_BOTTOM)
        .fixed_pos(board.center_bottom() - vec2(0.0, 12.0));
    let width = (board.width() - 24.0).clamp(280.0, 560.0);
    let shown = area.show(ui.ctx(), |ui| {
        ui.set_width(width);
        let indexed = scenes.iter().enumerate();
        indexed.filter_map(|(index, scene)| notice_ui(ui, index, scene, look)).collect()
    });
    shown.inner
}

fn notice_ui(ui: &mut Ui, index: usize, scene: &NoticeScene, look: Look<'_>) -> Option<Action> {
    let accent = match scene.tone {
        NoticeTone::Calm => PALETTE.chosen,
        NoticeTone::Warning => PALETTE.urgent,
    };
    let frame = Frame::new()
        .fill(PALETTE.card)
        .stroke(Stroke::new(1.0, PALETTE.line))
        .corner_radius(9)
        .shadow(egui::Shadow { offset: [0, 4], blur: 16, spread: 0, color: PALETTE.shadow })
        .inner_margin(Margin { left: 18, right: 40, top: 10, bottom: 10 });
    let shown = frame.show(ui, |ui| {
        ui.set_width(ui.available_width());
        ui.label(strong(&scene.headline, SIZES.body));
        scene.lines.iter().for_each(|line| _ = ui.label(line));
    });
    let rect = shown.response.rect;
    let stripe = Rect::from_min_max(rect.min + vec2(5.0, 8.0), rect.left_bottom() + vec2(9.0, -8.0));
    ui.painter().rect_filled(stripe, 2, accent);
    let close = Rect::from_min_size(rect.right_top() + vec2(-34.0, 6.0), vec2(28.0, 28.0));
    let clicked = bare_icon_button(ui, Icon::Close, close, &look.text.say("notice-close")).clicked();
    clicked.then_some(Action::DismissNotice(index))
}
