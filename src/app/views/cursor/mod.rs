//! The keyboard on the table: the arrow keys lead from square to square and onto the stands, Enter picks up and puts
//! down, as a click does. The cursor is what has the keyboard's attention, so that a screen reader says where it is.

mod places;

use egui::{Event, EventFilter, FocusDirection, Id, Key, Memory, Modifiers, Popup, Rect, Stroke, StrokeKind, Ui};

use super::board::BoardGeometry;
use super::table::TableLayout;
use super::{board, stand};
use crate::app::scene::{Mark, Scene};
use crate::app::theme::Colours;
use crate::shogi::Square;
use places::{Place, Places, Step};

/// What is remembered of the cursor from frame to frame.
#[derive(Clone, Copy, Debug, Default)]
struct Trail {
    /// Where it was last.
    last: Option<Square>,
    /// How often it had been called for.
    calls: u64,
    /// The promotion question that is open was asked while the cursor was out.
    question: Option<Asked>,
}

/// A promotion question.
#[derive(Clone, Copy, Debug)]
struct Asked {
    /// Where the piece goes.
    to: Square,
    /// Whether the cursor goes there once the question is answered.
    comes_back: bool,
}

/// Leads the cursor, before anything on the table is painted. Returns the square to which it has gone just now.
#[must_use]
pub fn lead(ui: &Ui, layout: &TableLayout, scene: &Scene) -> Option<Square> {
    let id = ui.make_persistent_id("trail of the cursor");
    let mut trail = ui.data(|data| data.get_temp::<Trail>(id)).unwrap_or_default();
    let before = trail.last;
    if scene.dialog.is_none() {
        let geometry = BoardGeometry::new(layout.board, scene.board.flipped);
        let places = Places::new(&geometry, stand::slots(layout, scene));
        follow_question(ui, scene, &places, &mut trail);
        follow_calls(ui, scene, &places, &mut trail);
        // While a menu is open the arrows are its own.
        if !Popup::is_any_open(ui.ctx()) {
            follow_keys(ui, scene, &places, &mut trail);
        }
    }
    ui.data_mut(|data| data.insert_temp(id, trail));
    trail.last.filter(|_| trail.last != before)
}

/// The question has the keyboard's attention as soon as it is asked, and its square afterwards.
fn follow_question(ui: &Ui, scene: &Scene, places: &Places<'_>, trail: &mut Trail) {
    match (&scene.board.promotion, trail.question) {
        (Some(question), None) => {
            let comes_back = focused_place(ui, places).is_some();
            trail.question = Some(Asked { to: question.square, comes_back });
            request_focus(ui, board::promotion_id(ui, true));
        }
        (None, Some(asked)) => {
            if asked.comes_back {
                focus(ui, Place::Square(asked.to));
            }
            trail.question = None;
        }
        // A dialog that has just been closed may keep the attention for a moment.
        (Some(_), Some(_)) if is_free(ui) => request_focus(ui, board::promotion_id(ui, true)),
        (Some(_), Some(_)) => step_between_answers(ui),
        (None, None) => {}
    }
}

/// Any arrow key leads to the other answer: there are two.
fn step_between_answers(ui: &Ui) {
    let answers = [true, false].map(|promote| board::promotion_id(ui, promote));
    let Some(at) = ui.memory(Memory::focused).and_then(|id| answers.iter().position(|answer| *answer == id)) else {
        return;
    };
    if take_steps(ui).len() % 2 == 1 {
        request_focus(ui, answers[1 - at]);
    }
}

/// Somebody wants the cursor to be seen.
fn follow_calls(ui: &Ui, scene: &Scene, places: &Places<'_>, trail: &mut Trail) {
    if trail.calls == scene.cursor_calls {
        return;
    }
    if focused_place(ui, places).is_some() {
        trail.calls = scene.cursor_calls;
    } else if scene.board.cover.is_none() {
        bring_back(ui, places, trail);
    }
}

/// The cursor is seen where it was last.
fn bring_back(ui: &Ui, places: &Places<'_>, trail: &Trail) {
    if let Some(square) = trail.last.or_else(|| places.first_square()) {
        focus(ui, Place::Square(square));
    }
}

fn follow_keys(ui: &Ui, scene: &Scene, places: &Places<'_>, trail: &mut Trail) {
    let Some(place) = focused_place(ui, places) else {
        // In a record the arrows are for going through it.
        let can_move = scene.board.active.is_some() && !scene.moves.is_review;
        let can_come = can_move && scene.board.promotion.is_none() && is_free(ui);
        if can_come && !take_steps(ui).is_empty() {
            bring_back(ui, places, trail);
        }
        return;
    };
    let steps = take_steps(ui);
    let reached = steps.iter().fold(place, |place, step| places.beside(place, *step));
    if let Place::Square(square) = reached {
        trail.last = Some(square);
    }
    if reached != place {
        focus(ui, reached);
    } else if matches!(place, Place::Square(_)) {
        leave_by_tab(ui);
    }
    // Esc puts down what was picked up before it takes the cursor away.
    let filter =
        EventFilter { tab: false, horizontal_arrows: true, vertical_arrows: true, escape: is_something_picked(scene) };
    ui.memory_mut(|memory| memory.set_focus_lock_filter(id_of(ui, reached), filter));
}

/// The arrow keys that were pressed by themselves, which mean nothing else from then on.
fn take_steps(ui: &Ui) -> Vec<Step> {
    let mut steps = Vec::new();
    ui.input_mut(|input| {
        input.events.retain(|event| {
            let step = step_of(event);
            steps.extend(step);
            step.is_none()
        });
    });
    if !steps.is_empty() {
        ui.memory_mut(|memory| memory.move_focus(FocusDirection::None));
    }
    steps
}

const fn step_of(event: &Event) -> Option<Step> {
    match event {
        Event::Key { key: Key::ArrowLeft, pressed: true, modifiers: Modifiers::NONE, .. } => Some(Step::Left),
        Event::Key { key: Key::ArrowRight, pressed: true, modifiers: Modifiers::NONE, .. } => Some(Step::Right),
        Event::Key { key: Key::ArrowUp, pressed: true, modifiers: Modifiers::NONE, .. } => Some(Step::Up),
        Event::Key { key: Key::ArrowDown, pressed: true, modifiers: Modifiers::NONE, .. } => Some(Step::Down),
        _ => None,
    }
}

/// Tab leaves the board at once, instead of going through all its squares: it goes on from the last of them.
fn leave_by_tab(ui: &Ui) {
    let tabs = ui.input(|input| {
        let is_pressed = |modifiers| input.modifiers == modifiers && input.key_pressed(Key::Tab);
        (is_pressed(Modifiers::NONE), is_pressed(Modifiers::SHIFT))
    });
    let end = match tabs {
        (true, _) => Square::all().last(),
        (false, true) => Square::all().next(),
        (false, false) => None,
    };
    if let Some(square) = end {
        focus(ui, Place::Square(square));
    }
}

fn focused_place(ui: &Ui, places: &Places<'_>) -> Option<Place> {
    let focused = ui.memory(Memory::focused)?;
    places.all().find(|place| id_of(ui, *place) == focused)
}

/// Whether nothing has the keyboard's attention.
fn is_free(ui: &Ui) -> bool {
    ui.memory(|memory| memory.focused().is_none())
}

fn focus(ui: &Ui, place: Place) {
    request_focus(ui, id_of(ui, place));
}

fn request_focus(ui: &Ui, id: Id) {
    ui.memory_mut(|memory| memory.request_focus(id));
    ui.ctx().request_repaint();
}

fn id_of(ui: &Ui, place: Place) -> Id {
    match place {
        Place::Square(square) => board::square_id(ui, square),
        Place::Slot(color, kind) => stand::slot_id(ui, color, kind),
    }
}

fn is_something_picked(scene: &Scene) -> bool {
    let on_board = scene.board.squares.iter().any(|square| square.marks.contains(&Mark::Picked));
    on_board || scene.stands.iter().flat_map(|stand| &stand.slots).any(|slot| slot.is_picked)
}

/// Frames the place of the cursor, to be told from every mark on wood of any colour: dark, with a light line inside.
pub fn paint(ui: &Ui, rect: Rect) {
    let palette = ui.palette();
    let width = (rect.width() * 0.055).clamp(2.5, 6.0);
    let painter = ui.painter();
    painter.rect_stroke(rect, 4, Stroke::new(width, palette.chosen_line), StrokeKind::Inside);
    painter.rect_stroke(rect.shrink(width), 3, Stroke::new(width * 0.5, palette.card), StrokeKind::Inside);
}
