use egui::accesskit::Live;
use egui::{Button, Frame, Id, Margin, Rect, ScrollArea, Stroke, Ui, vec2};

use super::announcement::announce;
use super::icons::{Icon, bare_icon_button};
use super::parts::{soft, strong};
use super::players_tools;
use crate::app::action::Action;
use crate::app::scene::{NoticeScene, NoticeTone, Scene};
use crate::app::settings::form::Hint;
use crate::app::theme::{PALETTE, SIZES};
use crate::app::views::look::Look;

/// The heading of the list of moves, and five rows of it.
const LEAST_LIST: f32 = 52.0 + 5.0 * SIZES.row;

/// Below the list of a record that is gone through: its steps, and the field for a comment at its smallest.
const LEAST_REVIEW: f32 = 140.0;

/// Where there is less room for notices, what can be done about one stands before why it is so.
const TIGHT: f32 = 320.0;

/// How many are seen at once: the newest.
const MOST: usize = 2;

/// What the user has to be told stands above the record, where it covers nothing.
#[must_use]
pub fn notices_ui(ui: &mut Ui, scene: &Scene, look: Look<'_>) -> Vec<Action> {
    let (scenes, hint) = (&scene.notices, scene.hint);
    if scenes.is_empty() && hint.is_none() {
        return Vec::new();
    }
    let room = room(ui.available_height(), scene);
    let area = ScrollArea::vertical().max_height(room).min_scrolled_height(room).auto_shrink([false, true]);
    let shown = area.id_salt("notices").show(ui, |ui| {
        let frame = Frame::new().inner_margin(Margin { left: 10, right: 10, top: 10, bottom: 4 });
        let indexed = || scenes.iter().enumerate();
        let shown = frame.show(ui, |ui| {
            let hidden = hidden_ui(ui, scenes.len(), look);
            let mut actions: Vec<Action> = indexed()
                .skip(hidden)
                .filter_map(|(index, scene)| notice_ui(ui, index, scene, room < TIGHT, look))
                .collect();
            actions.extend(hint.and_then(|hint| hint_ui(ui, hint, look)));
            actions
        });
        shown.inner
    });
    shown.inner
}

/// The line behind which the older ones wait until it is clicked; how many these are.
fn hidden_ui(ui: &mut Ui, count: usize, look: Look<'_>) -> usize {
    let opened = Id::unique("all notices are shown");
    let is_open = ui.data(|data| data.get_temp(opened).unwrap_or(false));
    let older = count.saturating_sub(MOST);
    if older == 0 {
        ui.data_mut(|data| data.remove::<bool>(opened));
    }
    if older == 0 || is_open {
        return 0;
    }
    let words = look.text.tell("notices-more", &[("count", older.into())]);
    if ui.add(Button::new(soft(&words)).frame(false)).clicked() {
        ui.data_mut(|data| data.insert_temp(opened, true));
        ui.ctx().request_repaint();
    }
    older
}

/// How high the notices may be: the list of moves shrinks first, for what can be done about something has to be in sight.
fn room(available: f32, scene: &Scene) -> f32 {
    match (scene.case.is_some(), scene.moves.is_review) {
        (true, _) => available * 0.6,
        (false, true) => available - (LEAST_LIST + LEAST_REVIEW).min(available * 0.65),
        (false, false) => available - (LEAST_LIST + players_tools::height(scene)).min(available * 0.65),
    }
}

/// A quiet line for somebody who starts, with a cross that puts it away for ever.
fn hint_ui(ui: &mut Ui, hint: Hint, look: Look<'_>) -> Option<Action> {
    let keys = hint.commands().iter().map(|&(blank, command)| (blank, look.what_to_press(ui.ctx(), command).into()));
    let words = look.text.tell(hint.name(), &keys.collect::<Vec<_>>());
    let frame = Frame::new().fill(PALETTE.foot).corner_radius(9);
    let shown = frame.inner_margin(Margin { left: 12, right: 36, top: 8, bottom: 8 }).show(ui, |ui| {
        ui.set_width(ui.available_width());
        ui.label(soft(&words));
    });
    let close = Rect::from_min_size(shown.response.rect.right_top() + vec2(-34.0, 4.0), vec2(28.0, 28.0));
    let clicked = bare_icon_button(ui, Icon::Close, close, &look.text.say("hint-close")).clicked();
    clicked.then_some(Action::DismissHint(hint))
}

fn notice_ui(ui: &mut Ui, index: usize, scene: &NoticeScene, is_tight: bool, look: Look<'_>) -> Option<Action> {
    let accent = match scene.tone {
        NoticeTone::Calm => PALETTE.chosen_line,
        NoticeTone::Warning => PALETTE.urgent,
    };
    let frame = Frame::new()
        .fill(PALETTE.field)
        .stroke(Stroke::new(1.0, PALETTE.line))
        .corner_radius(9)
        .shadow(egui::Shadow { offset: [0, 2], blur: 8, spread: 0, color: PALETTE.shadow.gamma_multiply(0.5) })
        .inner_margin(Margin { left: 18, right: 36, top: 8, bottom: 8 });
    let shown = frame.show(ui, |ui| {
        ui.set_width(ui.available_width());
        announce(&ui.label(strong(&scene.headline, SIZES.body)), Live::Polite);
        if is_tight {
            let pressed = remedies_ui(ui, scene);
            lines_ui(ui, scene);
            pressed
        } else {
            lines_ui(ui, scene);
            remedies_ui(ui, scene)
        }
    });
    let rect = shown.response.rect;
    let stripe = Rect::from_min_max(rect.min + vec2(5.0, 8.0), rect.left_bottom() + vec2(9.0, -8.0));
    ui.painter().rect_filled(stripe, 2, accent);
    let close = Rect::from_min_size(rect.right_top() + vec2(-34.0, 6.0), vec2(28.0, 28.0));
    let clicked = bare_icon_button(ui, Icon::Close, close, &look.text.say("notice-close")).clicked();
    shown.inner.or(clicked.then_some(Action::DismissNotice(index)))
}

fn lines_ui(ui: &mut Ui, scene: &NoticeScene) {
    ui.spacing_mut().item_spacing.y = 2.0;
    scene.lines.iter().for_each(|line| _ = ui.label(soft(line)));
}

fn remedies_ui(ui: &mut Ui, scene: &NoticeScene) -> Option<Action> {
    // A row without buttons would be as high as one with some.
    if scene.remedies.is_empty() {
        return None;
    }
    ui.spacing_mut().item_spacing.y = SIZES.gap;
    ui.add_space(SIZES.gap - 2.0);
    let row = ui.horizontal_wrapped(|ui| {
        let pressed = scene.remedies.iter().filter(|(words, _)| ui.button(words).clicked()).last();
        pressed.map(|(_, action)| action.clone())
    });
    row.inner
}
