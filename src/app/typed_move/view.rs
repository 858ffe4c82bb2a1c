//! The field for a move, which makes room for itself at the head of the record and covers nothing.

use egui::accesskit::Live;
use egui::{Button, Event, Frame, Id, Key, Margin, Modifiers, Rect, Response, RichText, Role, Ui, WidgetInfo, vec2};

use crate::app::action::{Action, DialogAction};
use crate::app::theme::Colours;
use crate::app::typed_move::scene::{MoveChoice, TypedMoveScene, TypedReading};
use crate::app::views::announcement::announce;
use crate::app::views::fields::bare_field;
use crate::app::views::look::Look;
use crate::app::views::parts::hairline;
use crate::app::views::prose::Prose;
use crate::shogi::Move;

/// How far from the edges of the record, and from what stands in it, the field lies.
const GAP: f32 = 8.0;

/// Leaves the field the room it needs at the head of the record, so that it covers nothing, and returns where that is.
#[must_use]
pub fn leave_room(ui: &mut Ui, id: Id) -> Rect {
    let height = ui.memory(|memory| memory.area_rect(id)).map_or(0.0, |card| card.height());
    let room = ui.available_rect_before_wrap();
    ui.add_space(height + GAP);
    room.with_max_y(room.top() + height).translate(vec2(0.0, GAP)).shrink2(vec2(GAP, 0.0))
}

/// A field for a move, and below it how the move is understood. Enter plays it.
#[must_use]
pub fn typed_move_ui(ui: &mut Ui, scene: &TypedMoveScene, look: Look<'_>) -> Vec<Action> {
    let plays = ui.input_mut(|input| input.consume_key(Modifiers::NONE, Key::Enter));
    let by_digit = chosen_by_digit(ui, scene);
    let typed = field_ui(ui, scene, look);
    hairline(ui, ui.cursor().top());
    let clicked = reading_ui(ui, scene);
    let chosen = by_digit.or(clicked).map(|mv| DialogAction::PlayTypedMove(Some(mv)));
    let edited = (typed != scene.typed).then_some(DialogAction::EditTypedMove(typed));
    let played = (plays && scene.reading == TypedReading::Ready).then_some(DialogAction::PlayTypedMove(None));
    edited.into_iter().chain(played).chain(chosen).map(Action::Dialog).collect()
}

/// The move that was chosen by its digit, which then is not typed.
fn chosen_by_digit(ui: &Ui, scene: &TypedMoveScene) -> Option<Move> {
    let chosen = |event: &Event| {
        let Event::Text(text) = event else { return None };
        let digit = digit_of(text)?;
        scene.choices.iter().find(|choice| choice.digit == Some(digit)).map(|choice| choice.mv)
    };
    ui.input_mut(|input| {
        let found = input.events.iter().position(|event| chosen(event).is_some())?;
        chosen(&input.events.remove(found))
    })
}

/// The digit that was typed, which is a wide one where kanji are written.
fn digit_of(text: &str) -> Option<u8> {
    let mut signs = text.chars();
    let (Some(sign), None) = (signs.next(), signs.next()) else { return None };
    let digit = match sign {
        '０'..='９' => u32::from(sign) - u32::from('０'),
        _ => sign.to_digit(10)?,
    };
    u8::try_from(digit).ok()
}

/// The field, which has the keyboard's attention, and what stands in it now.
fn field_ui(ui: &mut Ui, scene: &TypedMoveScene, look: Look<'_>) -> String {
    let mut typed = scene.typed.clone();
    let hint = look.text.say("typed-hint");
    let field = bare_field(ui, &mut typed, &hint, Role::TextInput);
    if !field.has_focus() {
        take_attention(ui, &field, &mut typed);
    }
    typed
}

/// What is typed before the field has the keyboard's attention is not lost, and goes on behind what is there.
fn take_attention(ui: &Ui, field: &Response, typed: &mut String) {
    field.request_focus();
    let texts = ui.input(|input| {
        let text = |event: &Event| if let Event::Text(text) = event { Some(text.clone()) } else { None };
        input.events.iter().filter_map(text).collect::<String>()
    });
    typed.push_str(&texts);
    let mut state = egui::text_edit::TextEditState::load(ui.ctx(), field.id).unwrap_or_default();
    let end = egui::text::CCursor::new(typed.chars().count());
    state.cursor.set_char_range(Some(egui::text::CCursorRange::one(end)));
    state.store(ui.ctx(), field.id);
}

/// How it is understood. Returns the move that was clicked, where several can be meant.
fn reading_ui(ui: &mut Ui, scene: &TypedMoveScene) -> Option<Move> {
    let palette = ui.palette();
    let ink = match scene.reading {
        TypedReading::Ready => palette.ink,
        TypedReading::Unfinished => palette.ink_soft,
        TypedReading::Wrong => palette.grave,
    };
    let frame = Frame::new().inner_margin(Margin { left: 16, right: 16, top: 9, bottom: 11 });
    let shown = frame.show(ui, |ui| {
        ui.set_width(ui.available_width());
        announce(&ui.prose(RichText::new(&scene.words).color(ink)), Live::Polite);
        choices_ui(ui, scene)
    });
    shown.inner
}

/// A button for each move that can be meant, with the digit that chooses it.
fn choices_ui(ui: &mut Ui, scene: &TypedMoveScene) -> Option<Move> {
    let mut chosen = None;
    for MoveChoice { mv, words, digit } in &scene.choices {
        let digit = digit.map_or_else(String::new, |digit| format!("{digit}  "));
        let button = ui.add(Button::new(format!("{digit}{words}")).wrap());
        button.widget_info(|| WidgetInfo::labeled(Role::Button, true, words));
        if button.clicked() {
            chosen = Some(*mv);
        }
    }
    chosen
}
