//! A game on a screen that lies flat between its players: each side has its plate, its stand, its buttons and what it is
//! told the right way up.

use std::sync::Arc;

use egui::text::LayoutJob;
use egui::{
    Align, Color32, CornerRadius, Galley, Painter, Pos2, Rect, Role, Sense, Stroke, StrokeKind, Ui, Vec2, WidgetInfo,
    pos2, vec2,
};

use super::lettering::{fitted, wrapped};
use super::parts::{focus_ring_if_filled, raised_card};
use super::prose::set;
use super::stand::StandArea;
use super::table::TableLayout;
use super::turning::Seat;
use super::{board, cursor, motion, plate, stand};
use crate::app::action::Action;
use crate::app::scene::case::AnswerTone;
use crate::app::scene::{Scene, TableMessage, TableSide, TableTopScene};
use crate::app::theme::{Colours, Palette, SIZES, bold, regular};
use crate::app::views::look::Look;
use crate::picture::BOARD_ASPECT;
use crate::text::phrases::is_japanese;

const MARGIN: f32 = 14.0;

/// Between two buttons.
const GAP: f32 = 6.0;

/// How high a button is, to be hit with a finger, and how high three rows of them are.
const HIGHEST_BUTTON: f32 = 56.0;
const LOWEST_BUTTON: f32 = 34.0;
const MOST_BUTTONS: f32 = 3.0 * HIGHEST_BUTTON + 2.0 * GAP;
const LEAST_BUTTONS: f32 = 3.0 * LOWEST_BUTTON + 2.0 * GAP;

/// How much of its room words may take on a button, and how small they become before they are cut.
const BESIDE_WORDS: f32 = 10.0;
const SMALLEST_WORDS: f32 = 10.0;

/// Where everything lies for the near side; the far side has the same, turned around the middle.
#[derive(Clone, Copy, Debug)]
struct TopLayout {
    board: Rect,
    plate: Rect,
    stand: Rect,
    buttons: Rect,
    /// The room for messages: what is above the plate.
    messages: Rect,
}

impl TopLayout {
    fn in_area(area: Rect) -> Self {
        let inside = area.shrink(MARGIN);
        let narrowest = (inside.width() * 0.19).clamp(130.0, 300.0);
        let room = vec2(inside.width() - 2.0 * (narrowest + MARGIN), inside.height()).max(Vec2::splat(1.0));
        let height = room.y.min(room.x / BOARD_ASPECT);
        let board = Rect::from_center_size(area.center(), vec2(height * BOARD_ASPECT, height));
        let width = ((inside.width() - board.width()) / 2.0 - MARGIN).clamp(narrowest, 420.0);
        let column = Rect::from_min_size(pos2(board.right() + MARGIN, board.top()), vec2(width, height));
        let plate = column.with_min_y(column.bottom() - (width * 0.7).clamp(96.0, 210.0).min(height * 0.28));
        let cell = board::cell_size(board);
        // The buttons come first: pieces lie closer together where there is little room.
        let beside_buttons = plate.top() - column.top() - 2.0 * MARGIN - LEAST_BUTTONS;
        let most = vec2(width, (height * 0.42).min(beside_buttons.max(cell.y)));
        let size = vec2(cell.x * 2.7, cell.y * 4.2).min(most);
        let stand = Rect::from_min_size(pos2(column.left(), plate.top() - MARGIN - size.y), size);
        let buttons = column.with_max_y(stand.top() - MARGIN);
        let high = (buttons.height() * 0.72).max(LEAST_BUTTONS.min(buttons.height())).min(MOST_BUTTONS);
        let buttons = buttons.with_min_y(buttons.bottom() - high);
        Self { board, plate, stand, buttons, messages: column.with_max_y(plate.top() - MARGIN) }
    }

    /// The same as places on a table, for pieces on their way.
    fn as_table(&self, far: Seat) -> TableLayout {
        TableLayout {
            board: self.board,
            cards: [far.rect(self.stand.union(self.plate)), self.stand.union(self.plate)],
            plates: [far.rect(self.plate), self.plate],
            stands: [far.rect(self.stand), self.stand].map(StandArea::for_all),
        }
    }
}

#[must_use]
pub fn table_top_ui(ui: &mut Ui, scene: &Scene, top: &TableTopScene, look: Look<'_>) -> Vec<Action> {
    let layout = TopLayout::in_area(ui.max_rect());
    let seats = [Seat::Far(layout.board.center()), Seat::Near];
    let cell = board::cell_size(layout.board);
    let as_table = layout.as_table(seats[0]);
    _ = cursor::lead(ui, &as_table, scene);
    let mut actions = Vec::new();
    for (index, seat) in seats.into_iter().enumerate() {
        plate::label_ui(ui, seat.rect(layout.plate), &scene.plates[index]);
        seat.paint(ui, |ui| plate::paint(ui.painter(), layout.plate, &scene.plates[index]));
        actions.extend(stand::stand_ui(
            ui,
            StandArea::for_all(seat.rect(layout.stand)),
            cell,
            &scene.stands[index],
            look,
        ));
    }
    actions.extend(board::board_ui(ui, layout.board, &scene.board, look));
    motion::paint(ui.painter(), &as_table, scene);
    let most_buttons = top.sides.iter().map(|side| side.buttons.len()).max().unwrap_or(0);
    let rows = most_buttons.div_ceil(2).max(1);
    let all = top.sides.iter().flat_map(|side| &side.buttons);
    let words: Vec<&str> = all.map(|button| &*button.words).collect();
    let grid = Grid::of(ui.painter(), layout.buttons, rows, &words);
    for (side, seat) in top.sides.iter().zip(seats) {
        actions.extend(seat.paint(ui, |ui| side_ui(ui, &layout, side, grid, seat)));
    }
    actions
}

/// What a player reads and presses. What has answers, or has no room above the buttons, takes their place.
fn side_ui(ui: &mut Ui, layout: &TopLayout, side: &TableSide, grid: Grid, seat: Seat) -> Vec<Action> {
    let Some(message) = &side.message else { return buttons_ui(ui, side, grid, seat) };
    let above = layout.messages.with_max_y(grid.first.y - GAP);
    let needs_no_answer = message.close.is_some() && message.answers.is_empty();
    if !(needs_no_answer && fits_in(ui.painter(), message, above)) {
        return message_ui(ui, layout.messages, message, seat);
    }
    let mut actions = message_ui(ui, above, message, seat);
    actions.extend(buttons_ui(ui, side, grid, seat));
    actions
}

/// Whether all that is said can be read there.
fn fits_in(painter: &Painter, message: &TableMessage, room: Rect) -> bool {
    let told = set(painter.ctx(), words(painter.palette(), message, READABLE, room.width() - 2.0 * PAD));
    told.rect.height() + 2.0 * PAD <= room.height()
}

/// What `rows` of buttons take of the room that they have at most: that next to the stand.
fn of_rows(room: Rect, rows: usize) -> Rect {
    let gaps = GAP * (rows - 1) as f32;
    let high = ((room.height() - gaps) / rows as f32).min(HIGHEST_BUTTON);
    room.with_min_y(room.bottom() - gaps - high * rows as f32)
}

/// The buttons above the stand: both sides' are alike, and so are their letters.
#[derive(Clone, Copy, Debug)]
struct Grid {
    first: Pos2,
    button: Vec2,
    letters: f32,
}

impl Grid {
    /// `rows` have room for the buttons of either side, with these words on them.
    fn of(painter: &Painter, room: Rect, rows: usize, words: &[&str]) -> Self {
        let room = of_rows(room, rows);
        let button = vec2((room.width() - GAP) / 2.0, (room.height() + GAP) / rows as f32 - GAP);
        Self { first: room.min, button, letters: letters_for(painter, words, button) }
    }

    fn button(self, index: usize) -> Rect {
        let step = self.button + Vec2::splat(GAP);
        let at = vec2((index % 2) as f32, (index / 2) as f32) * step;
        Rect::from_min_size(self.first + at, self.button)
    }
}

/// The largest letters, as buttons so high have them, in which all these words are whole on theirs, on two lines if need
/// be.
fn letters_for(painter: &Painter, words: &[&str], button: Vec2) -> f32 {
    let largest = (button.y * 0.36).clamp(SIZES.small, SIZES.title);
    let sizes = std::iter::successors(Some(largest), |size| Some(size - 0.5)).take_while(|size| *size > SMALLEST_WORDS);
    let fits = |size: &f32| words.iter().all(|words| fits(painter, words, *size, button));
    sizes.into_iter().find(fits).unwrap_or(SMALLEST_WORDS)
}

fn fits(painter: &Painter, words: &str, size: f32, button: Vec2) -> bool {
    let room = button.x - BESIDE_WORDS;
    let widest = words.split(' ').map(|word| fitted(painter, word, regular(size), Color32::BLACK, f32::INFINITY));
    let has_room = is_japanese(words) || widest.fold(0.0, |widest: f32, word| widest.max(word.rect.width())) <= room;
    has_room && wrapped(painter, words, regular(size), Color32::BLACK, room).rect.height() <= button.y
}

fn buttons_ui(ui: &mut Ui, side: &TableSide, grid: Grid, seat: Seat) -> Vec<Action> {
    let mut actions = Vec::new();
    for (index, button) in side.buttons.iter().enumerate() {
        let (words, label) = (&button.words, &button.label);
        let look = ButtonLook { words, label, tone: AnswerTone::Plain, letters: Some(grid.letters) };
        if button_ui(ui, grid.button(index), &look, button.is_enabled, seat) {
            actions.push(Action::Command(button.command));
        }
    }
    actions
}

/// How high an answer is, to be hit with a finger, and the least of that.
const ANSWER: f32 = 42.0;
const LEAST_ANSWER: f32 = 32.0;

/// Around what is told and the answers.
const PAD: f32 = 12.0;

/// Words are at least so large before answers become lower or fewer for them.
const READABLE: f32 = 0.8;

/// How many answers there are below what is told, and how high each is with what is free below it.
#[derive(Clone, Copy, Debug)]
struct Answers {
    count: usize,
    step: f32,
}

/// So many answers are worth more than the last lines of what is told.
const FEW: usize = 3;

/// What has to be read before anything else: of a result, who won and why.
fn gist_of(message: &TableMessage) -> TableMessage {
    let lines = message.lines.iter().take(1).cloned().collect();
    TableMessage { headline: message.headline.clone(), lines, answers: Vec::new(), spare: 0, close: None }
}

impl Answers {
    /// As many and as high as leave the words what they need; those that can be spared go last.
    fn beside_words(painter: &Painter, room: Rect, message: &TableMessage) -> Self {
        let (all, needed) = (message.answers.len(), message.answers.len() - message.spare);
        let high = Self { count: all, step: ANSWER + GAP };
        let low = |count| Self { count, step: LEAST_ANSWER + GAP };
        let width = room.width() - 2.0 * PAD;
        let height = |message: &TableMessage| {
            set(painter.ctx(), words(painter.palette(), message, READABLE, width)).rect.height()
        };
        let (told, gist) = (height(message), height(&gist_of(message)));
        let least = if all > needed { needed.max(FEW.min(all)) } else { all };
        let fewer = |count: usize| (count..=all).rev().map(low);
        std::iter::once(high)
            .chain(fewer(least))
            .find(|it| told <= it.room_for_words(room))
            .or_else(|| fewer(needed).find(|it| gist <= it.room_for_words(room)))
            .unwrap_or_else(|| low(needed))
    }

    fn height(self) -> f32 {
        self.count as f32 * self.step
    }

    fn room_for_words(self, room: Rect) -> f32 {
        room.height() - 2.0 * PAD - self.height()
    }
}

/// What is said stands above what can be answered; it is set smaller until it fits.
fn message_ui(ui: &mut Ui, room: Rect, message: &TableMessage, seat: Seat) -> Vec<Action> {
    let answers = Answers::beside_words(ui.painter(), room, message);
    let most = answers.room_for_words(room);
    let words = fitting_words(ui.painter(), message, vec2(room.width() - 2.0 * PAD, most));
    let height = (words.rect.height() + answers.height() + 2.0 * PAD + 4.0).min(room.height());
    let card = room.with_max_y(room.top() + height);
    let told = ui.interact(seat.rect(card), ui.make_persistent_id(("told", seat == Seat::Near)), Sense::click());
    let spoken = [&message.headline].into_iter().chain(&message.lines).map(String::as_str);
    let spoken = spoken.chain(message.close.iter().map(|(words, _)| &**words)).collect::<Vec<_>>().join(" ");
    let role = if message.close.is_some() { Role::Button } else { Role::Label };
    told.widget_info(|| WidgetInfo::labeled(role, true, &spoken));
    raised_card(ui.painter(), card);
    ui.painter().galley(card.min + Vec2::splat(PAD), words, ui.palette().ink);
    // What needs no answer is put away with a touch anywhere on it.
    let close = message.close.iter().filter(|_| told.clicked());
    let mut actions: Vec<Action> = close.map(|(_, action)| action.clone()).collect();
    for (index, answer) in message.answers.iter().take(answers.count).rev().enumerate() {
        let bottom = card.bottom() - PAD - index as f32 * answers.step;
        let top = bottom - answers.step + GAP;
        let rect = Rect::from_min_max(pos2(card.left() + PAD, top), pos2(card.right() - PAD, bottom));
        let look = ButtonLook { words: &answer.words, label: &answer.words, tone: answer.tone, letters: None };
        if button_ui(ui, rect, &look, true, seat) {
            actions.push(answer.action.clone());
        }
    }
    actions
}

/// The words as large as they fit; where even the smallest do not, as many lines as there is room for.
fn fitting_words(painter: &Painter, message: &TableMessage, room: Vec2) -> Arc<Galley> {
    let smallest = 0.62;
    let sizes = [1.15, 1.0, 0.9, 0.8, 0.7, smallest].into_iter();
    let mut galleys = sizes.map(|scale| set(painter.ctx(), words(painter.palette(), message, scale, room.x)));
    galleys.find(|galley| galley.rect.height() <= room.y).unwrap_or_else(|| {
        let mut job = words(painter.palette(), message, smallest, room.x);
        job.wrap.max_rows = ((room.y / (SIZES.title * smallest * 1.5)) as usize).max(1);
        set(painter.ctx(), job)
    })
}

fn words(palette: &Palette, message: &TableMessage, scale: f32, width: f32) -> LayoutJob {
    let mut job = LayoutJob { halign: Align::LEFT, ..LayoutJob::default() };
    job.wrap.max_width = width.max(1.0);
    let format = |font, color: Color32| egui::TextFormat { font_id: font, color, ..Default::default() };
    job.append(&message.headline, 0.0, format(bold(SIZES.title * scale), palette.ink));
    for line in &message.lines {
        job.append(&format!("\n{line}"), 0.0, format(regular(SIZES.body * scale), palette.ink));
    }
    job
}

struct ButtonLook<'a> {
    words: &'a str,
    label: &'a str,
    tone: AnswerTone,
    /// How large the letters are, on two lines if need be; else as large as they fit on one.
    letters: Option<f32>,
}

/// A button that is painted here and touched where its seat has it. Returns whether it was pressed.
fn button_ui(ui: &mut Ui, rect: Rect, look: &ButtonLook<'_>, is_enabled: bool, seat: Seat) -> bool {
    let sense = if is_enabled { Sense::click() } else { Sense::hover() };
    let id = ui.make_persistent_id(("table top", look.label, seat == Seat::Near));
    let response = ui.interact(seat.rect(rect), id, sense);
    response.widget_info(|| WidgetInfo::labeled(Role::Button, is_enabled, look.label));
    let mut painter = ui.painter().clone();
    if !is_enabled && ui.palette().is_high_contrast {
        // There soft ink is hardly less than ink, and all grounds are black.
        painter.multiply_opacity(ui.visuals().disabled_alpha);
    }
    paint_button(&painter, rect, look, is_enabled, response.hovered());
    focus_ring_if_filled(ui, &response, rect, look.tone != AnswerTone::Plain);
    is_enabled && response.clicked()
}

fn paint_button(painter: &Painter, rect: Rect, look: &ButtonLook<'_>, is_enabled: bool, is_hovered: bool) {
    let palette = painter.palette();
    let (fill, ink) = match look.tone {
        AnswerTone::Primary => (palette.chosen, palette.on_accent),
        AnswerTone::Grave => (palette.grave_fill, palette.on_accent),
        AnswerTone::Plain if is_enabled && is_hovered => (palette.hover, palette.ink),
        AnswerTone::Plain if is_enabled => (palette.card, palette.ink),
        AnswerTone::Plain => (palette.table, palette.ink_soft),
    };
    let line = Stroke::new(1.0, palette.line);
    painter.rect(rect, CornerRadius::same(8), fill, line, StrokeKind::Inside);
    let room = rect.width() - BESIDE_WORDS;
    let Some(letters) = look.letters else {
        let size = (rect.height() * 0.36).clamp(SIZES.small, SIZES.title);
        let words = fitted(painter, look.words, regular(size), ink, room);
        return painter.galley(rect.center() - words.rect.size() / 2.0, words, ink);
    };
    let mut job = LayoutJob::simple(look.words.to_owned(), regular(letters), ink, room);
    job.halign = Align::Center;
    let words = set(painter.ctx(), job);
    painter.galley(rect.center_top() + vec2(0.0, (rect.height() - words.rect.height()) / 2.0), words, ink);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nothing_on_the_flat_table_overlaps_or_is_cut_off() {
        for (width, height) in
            [(600.0, 344.0), (900.0, 568.0), (1280.0, 768.0), (1828.0, 996.0), (1000.0, 1000.0), (1900.0, 500.0)]
        {
            let area = Rect::from_min_size(pos2(0.0, 32.0), vec2(width, height));
            let layout = TopLayout::in_area(area);
            let near = [layout.board, layout.plate, layout.stand, layout.buttons];
            let far = Seat::Far(layout.board.center());
            let all: Vec<Rect> = near.into_iter().chain(near[1..].iter().map(|rect| far.rect(*rect))).collect();
            for (index, one) in all.iter().enumerate() {
                assert!(area.contains_rect(*one), "{one:?} sticks out of {area:?}");
                for other in &all[index + 1..] {
                    assert!(!one.shrink(0.01).intersects(*other), "{one:?} lies over {other:?} in {area:?}");
                }
            }
        }
    }
}
