use egui::{Align2, Area, Frame, Id, Margin, Order, Pos2, Rect, Stroke, Ui, vec2};

use super::Look;
use super::icons::{Icon, bare_icon_button};
use super::parts::{primary_button, soft, strong};
use crate::app::action::Action;
use crate::app::command::Command;
use crate::app::scene::ResultScene;
use crate::app::theme::{PALETTE, SIZES};

/// The card over the board that says who won and by which rule, and what can be done next.
///
/// It lies where it hides as few as can be of the squares that show why.
#[must_use]
pub(super) fn result_ui(
    ui: &mut Ui,
    board: Rect,
    evidence: &[Rect],
    scene: &ResultScene,
    look: Look<'_>,
) -> Vec<Action> {
    let (pivot, place) = place(board, evidence);
    let area = Area::new(Id::unique("result")).order(Order::Middle).pivot(pivot).fixed_pos(place);
    let frame = Frame::new()
        .fill(PALETTE.card)
        .stroke(Stroke::new(1.0, PALETTE.line))
        .corner_radius(12)
        .shadow(egui::Shadow { offset: [0, 8], blur: 30, spread: 0, color: PALETTE.shadow })
        .inner_margin(Margin::symmetric(24, 20));
    let shown = area.show(ui.ctx(), |ui| frame.show(ui, |ui| card_ui(ui, scene, look)));
    let (card, mut actions) = (shown.inner.response.rect, shown.inner.inner);
    let close = Rect::from_min_size(card.right_top() + vec2(-38.0, 10.0), vec2(28.0, 28.0));
    let mut corner = ui.new_child(egui::UiBuilder::new().layer_id(shown.response.layer_id).max_rect(close));
    if bare_icon_button(&mut corner, Icon::Close, close, &look.text.say("result-close")).clicked() {
        actions.push(Action::DismissResult);
    }
    actions
}

fn card_ui(ui: &mut Ui, scene: &ResultScene, look: Look<'_>) -> Vec<Action> {
    ui.set_width(336.0);
    ui.label(strong(&scene.headline, SIZES.heading * 1.2));
    ui.horizontal_wrapped(|ui| {
        ui.label(strong(&scene.reason, SIZES.title).color(PALETTE.urgent));
        ui.label(soft(&scene.other_reason));
    });
    scene.explanation.iter().for_each(|line| _ = ui.label(line));
    ui.label(soft(&scene.facts));
    ui.add_space(SIZES.gap);
    ui.horizontal_wrapped(|ui| next_ui(ui, &scene.next, look)).inner
}

/// What can be done next; what is likeliest stands out.
fn next_ui(ui: &mut Ui, next: &[Command], look: Look<'_>) -> Vec<Action> {
    let mut pressed = Vec::new();
    for (index, &command) in next.iter().enumerate() {
        let words = look.text.say(command.name());
        let button = if index == 0 { ui.add(primary_button(&words)) } else { ui.button(words) };
        pressed.extend(button.clicked().then_some(Action::Command(command)));
    }
    pressed
}

/// About as large as the card is.
const CARD: egui::Vec2 = vec2(384.0, 250.0);

/// In the middle of the board, or at its lower or upper edge where that hides less.
fn place(board: Rect, evidence: &[Rect]) -> (Align2, Pos2) {
    let edge = board.height() * 0.06;
    let choices = [
        (Align2::CENTER_CENTER, board.center()),
        (Align2::CENTER_BOTTOM, board.center_bottom() - vec2(0.0, edge)),
        (Align2::CENTER_TOP, board.center_top() + vec2(0.0, edge)),
    ];
    let hidden = |(pivot, place): &(Align2, Pos2)| {
        let card = pivot.anchor_size(*place, CARD);
        evidence.iter().filter(|square| square.intersects(card)).count()
    };
    choices.into_iter().min_by_key(hidden).expect("there are three places")
}
