//! A clock and nothing else: two halves, each a button as large as can be, and what the arbiter needs between them.

use egui::emath::GuiRounding;
use egui::{
    Align, Button, CentralPanel, Color32, Frame, Layout, Painter, Rect, Response, RichText, Role, Sense, Shape, Ui,
    UiBuilder, WidgetInfo, pos2, vec2,
};

use super::digits::{Digits, Way, paint_centered};
use super::parts::{grave_button, primary_button};
use crate::app::action::{Action, ClockAction};
use crate::app::scene::{AnswerTone, ClockHalf, ClockOnlyScene};
use crate::app::theme::{PALETTE, SIZES, bold, regular};

#[must_use]
pub(super) fn clock_only_ui(ui: &mut Ui, scene: &ClockOnlyScene) -> Vec<Action> {
    let frame = Frame::new().fill(PALETTE.clock_bar);
    CentralPanel::no_frame().frame(frame).show(ui, |ui| halves_ui(ui, scene)).inner
}

fn halves_ui(ui: &mut Ui, scene: &ClockOnlyScene) -> Vec<Action> {
    let whole = ui.max_rect();
    let said = scene.lines.len() + scene.warnings.len();
    let bar_height = 52.0 + 22.0 * said.max(1) as f32;
    let bar = Rect::from_center_size(whole.center(), vec2(whole.width(), bar_height)).round_ui();
    let [far, near] = &scene.halves;
    let way = if scene.is_far_turned { Way::Turned } else { Way::Upright };
    let mut actions = half_ui(ui, whole.with_max_y(bar.top()), far, way);
    actions.extend(half_ui(ui, whole.with_min_y(bar.bottom()), near, Way::Upright));
    actions.extend(bar_ui(ui, bar, scene));
    actions
}

/// A half is pressed when the finger comes down, not when it is lifted: that is when the move ends.
fn half_ui(ui: &mut Ui, rect: Rect, half: &ClockHalf, way: Way) -> Vec<Action> {
    let id = ui.make_persistent_id(("clock", half.color.index()));
    let response = ui.interact(rect, id, Sense::click());
    response.widget_info(|| WidgetInfo::labeled(Role::Button, true, &half.label));
    paint_half(ui.painter(), rect, half, way);
    if is_pressed(ui, &response) { vec![Action::Clock(ClockAction::Press(half.color))] } else { Vec::new() }
}

fn is_pressed(ui: &Ui, response: &Response) -> bool {
    let by_pointer = ui.input(|input| input.pointer.any_released());
    let comes_down = response.contains_pointer() && ui.input(|input| input.pointer.primary_pressed());
    comes_down || (response.clicked() && !by_pointer)
}

fn paint_half(painter: &Painter, rect: Rect, half: &ClockHalf, way: Way) {
    let (face, digits_color) = match (half.is_flashing, half.is_urgent) {
        (true, _) => (PALETTE.clock_urgent, PALETTE.clock_face),
        (false, true) => (PALETTE.clock_face_urgent, PALETTE.clock_urgent),
        (false, false) => (PALETTE.clock_face, PALETTE.clock_ink),
    };
    let (ink, soft) = match half.is_flashing {
        true => (PALETTE.clock_face, PALETTE.clock_face),
        false => (PALETTE.clock_ink, PALETTE.clock_soft),
    };
    painter.rect_filled(rect, 0.0, face);
    if half.is_running {
        // Seen from the other end of the room, where the arrow is not.
        let width = (rect.height() * 0.022).clamp(4.0, 14.0);
        painter.rect_stroke(rect, 0.0, egui::Stroke::new(width, digits_color), egui::StrokeKind::Inside);
    }
    let down = if way == Way::Upright { 1.0 } else { -1.0 };
    let at = |share: f32| pos2(rect.center().x, rect.center().y + rect.height() * share * down);
    let small = (rect.height() * 0.075).clamp(14.0, 40.0);
    let title = painter.layout_no_wrap(half.title.clone(), regular(small * 1.15), ink);
    let title_width = title.rect.width();
    paint_centered(painter, title, at(-0.36), ink, way);
    if half.is_to_move {
        let aside = title_width / 2.0 + small;
        paint_arrow(painter, at(-0.36), [aside, small * 0.8], down, ink, half.is_running);
    }
    let digits = Digits::fitted(painter, &half.digits, bold(rect.height() * 0.62), digits_color, rect.width() * 0.86);
    digits.paint(painter, at(0.02), digits_color, way);
    let detail = painter.layout_no_wrap(half.detail.clone(), regular(small * 0.85), soft);
    paint_centered(painter, detail, at(0.385), soft, way);
    if let Some(left) = half.period_left {
        paint_bar(painter, rect, left, way, if half.is_running { PALETTE.clock_urgent } else { PALETTE.clock_soft });
    }
}

/// Whose move it is: filled while the time runs, hollow while it stands still. Not told by colour alone.
fn paint_arrow(
    painter: &Painter,
    title: egui::Pos2,
    [aside, size]: [f32; 2],
    down: f32,
    ink: Color32,
    is_running: bool,
) {
    let tip = |x: f32, y: f32| title + vec2((aside + x * size) * down, y * size * down);
    let points = vec![tip(0.0, -0.5), tip(0.9, 0.0), tip(0.0, 0.5)];
    let stroke = egui::Stroke::new(2.0, ink);
    let fill = if is_running { ink } else { Color32::TRANSPARENT };
    painter.add(Shape::convex_polygon(points, fill, stroke));
}

/// What is left of a period, at the edge where its player sits.
fn paint_bar(painter: &Painter, rect: Rect, left: f32, way: Way, color: Color32) {
    let height = (rect.height() * 0.03).clamp(6.0, 16.0);
    let length = rect.width() * left.clamp(0.0, 1.0);
    let bar = match way {
        Way::Upright => Rect::from_min_size(pos2(rect.left(), rect.bottom() - height), vec2(length, height)),
        Way::Turned => Rect::from_min_size(pos2(rect.right() - length, rect.top()), vec2(length, height)),
    };
    painter.rect_filled(bar, 0.0, color);
}

fn bar_ui(ui: &mut Ui, rect: Rect, scene: &ClockOnlyScene) -> Vec<Action> {
    // The bar is no half: a finger beside a button ends no move.
    ui.interact(rect, ui.make_persistent_id("clock bar"), Sense::click());
    let layout = Layout::top_down(Align::Center);
    let mut actions = Vec::new();
    ui.scope_builder(UiBuilder::new().max_rect(rect.shrink2(vec2(12.0, 6.0))).layout(layout), |ui| {
        // The halves keep their places when there is nothing to say.
        let is_empty = scene.lines.is_empty() && scene.warnings.is_empty();
        ui.add_space(if is_empty { 11.0 } else { 0.0 });
        for warning in &scene.warnings {
            ui.label(RichText::new(warning).color(PALETTE.clock_urgent).font(bold(SIZES.body)));
        }
        for line in &scene.lines {
            ui.label(RichText::new(line).color(PALETTE.clock_soft));
        }
        let width = ui.available_width();
        let row = Layout::left_to_right(Align::Center).with_main_align(Align::Center).with_main_justify(false);
        ui.allocate_ui_with_layout(vec2(width, 36.0), row, |ui| actions.extend(buttons_ui(ui, scene, width)));
    });
    actions
}

/// A button that does not outshine the digits.
fn quiet_button(words: &str) -> Button<'_> {
    let label = RichText::new(words).color(PALETTE.clock_ink);
    Button::new(label).fill(PALETTE.clock_face).stroke(egui::Stroke::new(1.0, PALETTE.clock_soft))
}

/// The buttons, in the middle: how wide they are together is known from the frame before.
fn buttons_ui(ui: &mut Ui, scene: &ClockOnlyScene, room: f32) -> Vec<Action> {
    let id = ui.scope_id().with("width of the buttons");
    let before: f32 = ui.data(|data| data.get_temp(id)).unwrap_or_default();
    ui.add_space(((room - before) / 2.0).max(0.0));
    let shown = ui.horizontal(|ui| {
        let pressed = scene.buttons.iter().filter(|button| match button.tone {
            AnswerTone::Primary => ui.add(primary_button(&button.words)).clicked(),
            AnswerTone::Grave => ui.add(grave_button(&button.words)).clicked(),
            AnswerTone::Plain => ui.add(quiet_button(&button.words)).clicked(),
        });
        pressed.map(|button| button.action.clone()).collect::<Vec<_>>()
    });
    let width = shown.response.rect.width();
    if (width - before).abs() > 0.5 {
        ui.data_mut(|data| data.insert_temp(id, width));
        ui.ctx().request_repaint();
    }
    shown.inner
}
