//! Where notices go without moving anything else: below a list, above buttons, or over a dialog.

use egui::accesskit::Live;
use egui::{Align2, Area, Button, Frame, Id, Margin, Order, Panel, Rect, ScrollArea, Stroke, Ui, vec2};

use super::announcement::announce;
use super::icons::{Icon, bare_icon_button};
use super::parts::{soft, strong};
use crate::app::action::Action;
use crate::app::scene::{NoticeScene, NoticeTone, Scene};
use crate::app::settings::form::Hint;
use crate::app::theme::{Colours, SIZES};
use crate::app::views::cut::cut_label;
use crate::app::views::look::Look;
use crate::app::views::prose::Prose;

/// Five rows of the list of moves.
const LEAST_LIST: f32 = 5.0 * SIZES.row + SIZES.gap;

/// What notices may take of a room where those rows would leave them less.
const LEAST_SHARE: f32 = 0.5;

/// The same in a room in which a headline would hardly have its button below it.
const SHARE_OF_LOW: f32 = 0.8;
const LOW: f32 = 220.0;

/// Where there is less room for notices, what can be done about one stands before why it is so.
const TIGHT: f32 = 340.0;

/// In a lower window there are no hints.
const LEAST_WITH_HINT: f32 = 460.0;

/// As high a notice is at least with its button, and as a line.
pub const LEAST_NOTICE: f32 = 84.0;
pub const LINE: f32 = 26.0;

/// Above and below what stands on the card of one, and what its cross takes of its width.
const AROUND_NOTICE: f32 = 18.0;
const CROSS_ROOM: f32 = 26.0;

/// How wide one is at most that stands over a dialog.
const WIDEST_OVER_DIALOG: f32 = 520.0;

/// How many are seen at once: the newest.
const MOST: usize = 2;

/// What the user has to be told stands below the list that is shown next, which shrinks for it: nothing else moves.
#[must_use]
pub fn notices_below_ui(ui: &mut Ui, scene: &Scene, look: Look<'_>) -> Vec<Action> {
    notices_below_list_ui(ui, scene, 0.0, look)
}

/// The same below a list for which `kept` stays free in any case.
#[must_use]
pub fn notices_below_list_ui(ui: &mut Ui, scene: &Scene, kept: f32, look: Look<'_>) -> Vec<Action> {
    if is_empty(ui, scene) {
        return Vec::new();
    }
    let available = ui.available_height() - kept;
    if available < LEAST_NOTICE {
        if let Some((_, newest)) = scene.notices.last().filter(|_| available >= LINE) {
            in_a_line_ui(ui, newest);
        }
        return Vec::new();
    }
    let share = if available < LOW { SHARE_OF_LOW } else { LEAST_SHARE };
    let needed = if kept > 0.0 { newest_height(ui, scene) } else { pressing_height(ui, scene) };
    let least = (available * share).max(needed).min(available);
    let room = (available + kept - LEAST_LIST).clamp(least, available);
    let panel = Panel::bottom("notices").frame(Frame::new().fill(ui.palette().card)).resizable(false);
    let shown = panel.show(ui, |ui| scrolled_ui(ui, scene, room, look));
    follow_height(ui, shown.response.rect.height());
    shown.inner
}

/// How much of a room without much height the newest notice takes down to what can be done about it, if it is a warning.
#[must_use]
pub fn pressing_height(ui: &Ui, scene: &Scene) -> f32 {
    let warns = scene.notices.last().is_some_and(|(_, notice)| notice.tone == NoticeTone::Warning);
    if warns { newest_height(ui, scene) } else { 0.0 }
}

/// The same of the newest notice, whether or not it is a warning.
#[must_use]
pub fn newest_height(ui: &Ui, scene: &Scene) -> f32 {
    let newest = scene.notices.last().filter(|(_, notice)| !notice.remedies.is_empty());
    newest.and_then(|_| ui.data(|data| data.get_temp(pressing_id()))).unwrap_or_default()
}

fn pressing_id() -> Id {
    Id::unique("height of a notice down to what can be done about it")
}

fn keep_pressing_height(ui: &Ui, height: f32) {
    if ui.data(|data| data.get_temp(pressing_id())) != Some(height) {
        ui.data_mut(|data| data.insert_temp(pressing_id(), height));
        ui.ctx().request_discard("what can be done about a notice stands elsewhere than was expected");
    }
}

/// A panel is laid out as high as it was before: what has come or gone since would be cut, or stand too high.
fn follow_height(ui: &Ui, height: f32) {
    let id = Id::unique("height of the notices");
    if ui.data(|data| data.get_temp(id)) != Some(height) {
        ui.data_mut(|data| data.insert_temp(id, height));
        ui.ctx().request_discard("the notices are not as high as they were");
    }
}

/// The same above what is shown next: where something has to be decided, its buttons stay where they are.
#[must_use]
pub fn notices_above_ui(ui: &mut Ui, scene: &Scene, look: Look<'_>) -> Vec<Action> {
    if is_empty(ui, scene) {
        return Vec::new();
    }
    let room = (ui.available_height() * 0.6).max(LEAST_NOTICE);
    scrolled_ui(ui, scene, room, look)
}

/// The same above what has to be decided, for which `needed` is kept free: where that leaves little, the newest is told in a line,
/// or once the decision has been made.
#[must_use]
pub fn notices_above_case_ui(ui: &mut Ui, scene: &Scene, needed: f32, look: Look<'_>) -> Vec<Action> {
    let free = ui.available_height() - needed;
    if free >= LEAST_NOTICE {
        let room = free.min(ui.available_height() * 0.6);
        return if is_empty(ui, scene) { Vec::new() } else { scrolled_ui(ui, scene, room, look) };
    }
    if let Some((_, newest)) = scene.notices.last().filter(|_| free >= LINE) {
        in_a_line_ui(ui, newest);
    }
    Vec::new()
}

/// The headline of a notice; the rest of it under the pointer.
fn in_a_line_ui(ui: &mut Ui, scene: &NoticeScene) {
    let frame = Frame::new().inner_margin(Margin { left: 18, right: 10, top: 2, bottom: 2 });
    let shown = frame.show(ui, |ui| {
        ui.set_width(ui.available_width());
        ui.add(cut_label(strong(&scene.headline, SIZES.small)))
    });
    let all: Vec<&str> = std::iter::once(&scene.headline).chain(&scene.lines).map(String::as_str).collect();
    shown.inner.on_hover_text(all.join("\n"));
    stripe_ui(ui, shown.response.rect.expand2(vec2(0.0, 5.0)), scene.tone);
}

fn is_empty(ui: &Ui, scene: &Scene) -> bool {
    scene.notices.is_empty() && hint_of(ui, scene).is_none()
}

/// A hint has no place where it would take half of a list.
fn hint_of(ui: &Ui, scene: &Scene) -> Option<Hint> {
    scene.hint.filter(|_| ui.content_rect().height() >= LEAST_WITH_HINT)
}

fn scrolled_ui(ui: &mut Ui, scene: &Scene, room: f32, look: Look<'_>) -> Vec<Action> {
    let area = ScrollArea::vertical().max_height(room).min_scrolled_height(room).auto_shrink([false, true]);
    let shown = area.id_salt("notices").show(ui, |ui| {
        let frame = Frame::new().inner_margin(Margin { left: 10, right: 10, top: 10, bottom: 4 });
        frame.show(ui, |ui| all_ui(ui, scene, room < TIGHT, look)).inner
    });
    shown.inner
}

fn all_ui(ui: &mut Ui, scene: &Scene, is_tight: bool, look: Look<'_>) -> Vec<Action> {
    let hidden = hidden(ui, scene.notices.len());
    if hidden > 0 {
        older_ui(ui, hidden, look);
    }
    // The newest comes first: where only one has room, it is seen without scrolling.
    let shown = scene.notices.iter().skip(hidden).rev();
    let top = ui.min_rect().top();
    let mut actions = Vec::new();
    for (place, (index, scene)) in shown.enumerate() {
        let (action, remedies) = notice_ui(ui, *index, scene, is_tight, look);
        actions.extend(action);
        if place == 0 && is_tight {
            keep_pressing_height(ui, (remedies - top + AROUND_NOTICE).ceil());
        }
    }
    actions.extend(hint_of(ui, scene).and_then(|hint| hint_ui(ui, hint, look)));
    actions
}

/// What is told while a dialog lies over the other notices stands above it, at the head of the window.
pub fn notice_over_dialog_ui(ui: &Ui, notice: &NoticeScene) {
    let area = Area::new(Id::unique("notice over a dialog")).order(Order::Tooltip).interactable(false);
    area.anchor(Align2::CENTER_TOP, vec2(0.0, 12.0)).show(ui.ctx(), |ui| {
        ui.set_max_width(WIDEST_OVER_DIALOG.min(ui.ctx().content_rect().width() - 40.0));
        let frame = card(ui).inner_margin(Margin { left: 18, right: 18, top: 8, bottom: 8 });
        let shown = frame.show(ui, |ui| {
            ui.prose(strong(&notice.headline, SIZES.body));
            lines_ui(ui, notice);
        });
        stripe_ui(ui, shown.response.rect, notice.tone);
    });
}

/// Whether the user has asked for all notices.
fn are_all_shown() -> Id {
    Id::unique("all notices are shown")
}

/// How many of so many notices are not seen until they are asked for.
fn hidden(ui: &Ui, count: usize) -> usize {
    let older = count.saturating_sub(MOST);
    if older == 0 {
        ui.data_mut(|data| data.remove::<bool>(are_all_shown()));
    }
    if ui.data(|data| data.get_temp(are_all_shown()).unwrap_or(false)) { 0 } else { older }
}

/// The line behind which the older ones wait until it is clicked.
fn older_ui(ui: &mut Ui, count: usize, look: Look<'_>) {
    let words = look.text.tell("notices-more", &[("count", count.into())]);
    if ui.add(Button::new(soft(&words)).frame(false)).clicked() {
        ui.data_mut(|data| data.insert_temp(are_all_shown(), true));
        ui.ctx().request_repaint();
    }
}

/// A quiet line for somebody who starts, with a cross that puts it away for ever.
fn hint_ui(ui: &mut Ui, hint: Hint, look: Look<'_>) -> Option<Action> {
    let keys = hint.commands().iter().map(|&(blank, command)| (blank, look.what_to_press(ui.ctx(), command).into()));
    let words = look.text.tell(hint.name(), &keys.collect::<Vec<_>>());
    let frame = Frame::new().fill(ui.palette().foot).corner_radius(9);
    let shown = frame.inner_margin(Margin { left: 12, right: 36, top: 8, bottom: 8 }).show(ui, |ui| {
        ui.set_width(ui.available_width());
        ui.prose(soft(&words));
    });
    let close = Rect::from_min_size(shown.response.rect.right_top() + vec2(-34.0, 4.0), vec2(28.0, 28.0));
    let clicked = bare_icon_button(ui, Icon::Close, close, &look.text.say("hint-close")).clicked();
    clicked.then_some(Action::DismissHint(hint))
}

/// What was asked for, and down to where the buttons reach.
fn notice_ui(ui: &mut Ui, index: usize, scene: &NoticeScene, is_tight: bool, look: Look<'_>) -> (Option<Action>, f32) {
    let frame = card(ui).inner_margin(Margin { left: 18, right: 10, top: 8, bottom: 8 });
    let shown = frame.show(ui, |ui| {
        ui.set_width(ui.available_width());
        // The cross has its place beside the first lines.
        let width = ui.available_width() - CROSS_ROOM;
        ui.scope(|ui| {
            ui.set_max_width(width);
            announce(&ui.prose(strong(&scene.headline, SIZES.body)), Live::Polite);
            if !is_tight {
                lines_ui(ui, scene);
            }
        });
        let pressed = remedies_ui(ui, scene, is_tight);
        let bottom = ui.min_rect().bottom();
        if is_tight {
            lines_ui(ui, scene);
        }
        (pressed, bottom)
    });
    let (pressed, bottom) = shown.inner;
    let rect = shown.response.rect;
    stripe_ui(ui, rect, scene.tone);
    let close = Rect::from_min_size(rect.right_top() + vec2(-34.0, 6.0), vec2(28.0, 28.0));
    let clicked = bare_icon_button(ui, Icon::Close, close, &look.text.say("notice-close")).clicked();
    (pressed.or(clicked.then_some(Action::DismissNotice(index))), bottom)
}

/// What lies behind each notice.
fn card(ui: &Ui) -> Frame {
    let palette = ui.palette();
    let shadow = egui::Shadow { offset: [0, 2], blur: 8, spread: 0, color: palette.shadow.gamma_multiply(0.5) };
    Frame::new().fill(palette.field).stroke(Stroke::new(1.0, palette.line)).corner_radius(9).shadow(shadow)
}

/// At the left of its card, how serious it is.
fn stripe_ui(ui: &Ui, card: Rect, tone: NoticeTone) {
    let accent = match tone {
        NoticeTone::Calm => ui.palette().chosen_line,
        NoticeTone::Warning => ui.palette().urgent,
    };
    let stripe = Rect::from_min_max(card.min + vec2(5.0, 8.0), card.left_bottom() + vec2(9.0, -8.0));
    ui.painter().rect_filled(stripe, 2, accent);
}

fn lines_ui(ui: &mut Ui, scene: &NoticeScene) {
    ui.spacing_mut().item_spacing.y = 2.0;
    scene.lines.iter().for_each(|line| _ = ui.prose(soft(line)));
}

fn remedies_ui(ui: &mut Ui, scene: &NoticeScene, is_tight: bool) -> Option<Action> {
    // A row without buttons would be as high as one with some.
    if scene.remedies.is_empty() {
        return None;
    }
    ui.spacing_mut().item_spacing.y = SIZES.gap;
    if is_tight {
        ui.spacing_mut().button_padding.x = 6.0;
    } else {
        ui.add_space(SIZES.gap - 2.0);
    }
    let row = ui.horizontal_wrapped(|ui| {
        let pressed = scene.remedies.iter().filter(|(words, _)| ui.button(words).clicked()).last();
        pressed.map(|(_, action)| action.clone())
    });
    row.inner
}
