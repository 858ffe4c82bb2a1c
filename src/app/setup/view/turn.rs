//! Whose turn it is in a position, chosen where a game has its clocks.

use egui::{Align2, CornerRadius, Rect, Role, Sense, Shadow, Stroke, StrokeKind, Ui, WidgetInfo, pos2, vec2};

use crate::app::setup::action::SetupAction;
use crate::app::setup::scene::TurnScene;
use crate::app::theme::{Colours, SIZES, bold, regular};
use crate::app::views::look::Look;
use crate::app::views::parts::focus_ring;

/// Where a game has a player's clock: the side, and whether it is to move. A click makes it so.
pub(super) fn card_ui(ui: &Ui, rect: Rect, scene: &TurnScene, look: Look<'_>) -> Option<SetupAction> {
    let palette = ui.palette();
    let response = ui.interact(rect, ui.make_persistent_id(("turn", scene.color.index())), Sense::click());
    response.widget_info(|| WidgetInfo::selected(Role::RadioButton, true, scene.is_chosen, &scene.label));
    let radius = CornerRadius::same(9);
    let shadow = Shadow { offset: [0, 3], blur: 12, spread: 0, color: palette.shadow.gamma_multiply(0.6) };
    ui.painter().add(shadow.as_shape(rect, radius));
    let fill = if response.hovered() { palette.hover } else { palette.card };
    let frame = if scene.is_chosen { Stroke::new(2.5, palette.chosen_line) } else { Stroke::new(1.0, palette.line) };
    ui.painter().rect(rect, radius, fill, frame, StrokeKind::Inside);
    paint_words(ui, rect, scene, look);
    focus_ring(ui, &response, rect);
    response.on_hover_text(&scene.label).clicked().then_some(SetupAction::SetTurn(scene.color))
}

/// The name in the middle of the upper half, and under it a dot that is filled where it is this side's turn.
fn paint_words(ui: &Ui, rect: Rect, scene: &TurnScene, look: Look<'_>) {
    let palette = ui.palette();
    let scale = (rect.height() / 130.0).clamp(0.78, 1.4);
    let (left, middle) = (rect.left() + rect.width() * 0.1, rect.center().y);
    let at = |y: f32| pos2(left, middle + y * scale);
    ui.painter().text(at(-17.0), Align2::LEFT_CENTER, &scene.name, bold(SIZES.heading * scale), palette.ink);
    let ink = if scene.is_chosen { palette.chosen_line } else { palette.ink_soft };
    let dot = at(19.0) + vec2(7.0 * scale, 0.0);
    ui.painter().circle_stroke(dot, 6.0 * scale, Stroke::new(1.5, ink));
    if scene.is_chosen {
        ui.painter().circle_filled(dot, 3.2 * scale, ink);
    }
    let words = look.text.say("setup-to-move");
    ui.painter().text(dot + vec2(13.0 * scale, 0.0), Align2::LEFT_CENTER, words, regular(SIZES.body * scale), ink);
}
