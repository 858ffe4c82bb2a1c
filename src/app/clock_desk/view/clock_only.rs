//! A clock and nothing else: two halves, each a button as large as can be, and what the arbiter needs between them.

use egui::emath::GuiRounding;
use egui::{
    Button, CentralPanel, Color32, FontId, Frame, Painter, Rect, Response, RichText, Role, Sense, Shape, Ui,
    WidgetInfo, pos2, vec2,
};

use crate::app::action::Action;
use crate::app::clock_desk::action::ClockAction;
use crate::app::clock_desk::scene::{ClockHalf, ClockOnlyScene, SoundMark};
use crate::app::command::Command;
use crate::app::scene::AnswerScene;
use crate::app::scene::case::AnswerTone;
use crate::app::theme::{Colours, Palette, SIZES, bold, regular};
use crate::app::views::buttons::FillableButton;
use crate::app::views::digits::{Digits, Way, paint_centered};
use crate::app::views::lettering::fitted;

/// How high the buttons are, which fingers hit in a hurry.
const BUTTON: f32 = 54.0;
/// So many buttons of equal width, and a little room, are as wide as the window.
const MOST_BUTTONS: f32 = 6.5;
/// How much is free above and below what lies between the halves.
const PAD: f32 = 12.0;
/// How high a line of words is with what is free below it.
const LINE: f32 = 32.0;

#[must_use]
pub fn clock_only_ui(ui: &mut Ui, scene: &ClockOnlyScene) -> Vec<Action> {
    let frame = Frame::new().fill(ui.palette().clock_bar);
    CentralPanel::no_frame().frame(frame).show(ui, |ui| halves_ui(ui, scene)).inner
}

fn halves_ui(ui: &mut Ui, scene: &ClockOnlyScene) -> Vec<Action> {
    let whole = ui.max_rect();
    // The halves keep their places when there is nothing to say.
    let said = (scene.lines.len() + scene.warnings.len()).max(1);
    let bar_height = BUTTON + 2.0 * PAD + LINE * said as f32;
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
    let palette = painter.palette();
    let (face, digits_color) = match (half.is_flashing, half.is_urgent) {
        (true, _) => (palette.clock_urgent, palette.clock_face),
        (false, true) => (palette.clock_face_urgent, palette.clock_urgent),
        (false, false) => (palette.clock_face, palette.clock_ink),
    };
    let (ink, soft) = match half.is_flashing {
        true => (palette.clock_face, palette.clock_face),
        false => (palette.clock_ink, palette.clock_soft),
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
    let digits = Digits::fitted(painter, &half.digits, bold(rect.height() * 0.76), digits_color, rect.width() * 0.86);
    digits.paint(painter, at(0.02), digits_color, way);
    let detail = painter.layout_no_wrap(half.detail.clone(), regular(small * 0.85), soft);
    paint_centered(painter, detail, at(0.385), soft, way);
    if let Some(left) = half.period_left {
        paint_bar(painter, rect, left, way, if half.is_running { palette.clock_urgent } else { palette.clock_soft });
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
    let palette = ui.palette();
    // The bar is no half: a finger beside a button ends no move.
    ui.interact(rect, ui.make_persistent_id("clock bar"), Sense::click());
    let warnings = scene.warnings.iter().map(|words| (words, bold(SIZES.title), palette.clock_urgent));
    let lines = scene.lines.iter().map(|words| (words, regular(SIZES.title), palette.clock_soft));
    let mut y = rect.top() + PAD;
    for (words, font, color) in warnings.chain(lines) {
        words_ui(ui, Rect::from_min_size(pos2(rect.left(), y), vec2(rect.width(), LINE)), words, font, color);
        y += LINE;
    }
    let room = rect.with_min_y(y).with_max_y(rect.bottom() - PAD).shrink2(vec2(PAD, 0.0));
    buttons_ui(ui, Rect::from_center_size(room.center(), vec2(room.width(), BUTTON)), scene)
}

/// What there is to know, in the middle of a line.
fn words_ui(ui: &Ui, line: Rect, words: &str, font: FontId, color: Color32) {
    let response = ui.interact(line, ui.make_persistent_id(("clock words", words)), Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(Role::Label, true, words));
    let words = fitted(ui.painter(), words, font, color, line.width() - 2.0 * PAD);
    ui.painter().galley(pos2(line.center().x - words.rect.width() / 2.0, line.top()), words, color);
}

/// Words on a button, and what becomes of them.
struct Key<'a> {
    words: &'a str,
    fill: Color32,
    ink: Color32,
    action: Action,
}

impl<'a> Key<'a> {
    fn of(palette: &Palette, button: &'a AnswerScene) -> Self {
        let (fill, ink) = match button.tone {
            AnswerTone::Primary => (palette.chosen, palette.on_accent),
            AnswerTone::Grave => (palette.grave_fill, palette.on_accent),
            // It does not outshine the digits.
            AnswerTone::Plain => (palette.clock_face, palette.clock_ink),
        };
        Self { words: &button.words, fill, ink, action: button.action.clone() }
    }

    fn of_sound(palette: &Palette, mark: &'a SoundMark) -> Self {
        let ink = if mark.is_on { palette.clock_soft } else { palette.clock_urgent };
        Self { words: &mark.words, fill: palette.clock_bar, ink, action: Action::Command(Command::ToggleSound) }
    }

    fn width(&self, painter: &Painter, least: f32) -> f32 {
        let words = painter.layout_no_wrap(self.words.to_owned(), bold(SIZES.title), self.ink);
        (words.rect.width() + 2.0 * BUTTON / 3.0).max(least)
    }

    fn show(self, ui: &mut Ui, rect: Rect, font: FontId) -> Option<Action> {
        let words = RichText::new(self.words).font(font).color(self.ink);
        let button = Button::new(words).fill(self.fill).stroke(egui::Stroke::new(1.0, ui.palette().clock_soft));
        ui.put(rect, FillableButton::filled(button)).clicked().then_some(self.action)
    }
}

/// The buttons in the middle of a row; narrower where the window is.
fn buttons_ui(ui: &mut Ui, row: Rect, scene: &ClockOnlyScene) -> Vec<Action> {
    let palette = ui.palette();
    let keys = scene.buttons.iter().map(|button| Key::of(palette, button));
    let keys: Vec<_> = keys.chain([Key::of_sound(palette, &scene.sound)]).collect();
    let least = row.width() / MOST_BUTTONS;
    let widths: Vec<_> = keys.iter().map(|key| key.width(ui.painter(), least)).collect();
    let gaps = SIZES.gap * (keys.len() - 1) as f32;
    let whole: f32 = widths.iter().sum();
    let share = ((row.width() - gaps) / whole).min(1.0);
    let mut x = row.center().x - (whole * share + gaps) / 2.0;
    let mut pressed = Vec::new();
    for (key, width) in keys.into_iter().zip(widths) {
        let rect = Rect::from_min_size(pos2(x, row.top()), vec2(width * share, row.height()));
        pressed.extend(key.show(ui, rect, bold(SIZES.title * share)));
        x = rect.right() + SIZES.gap;
    }
    pressed
}
