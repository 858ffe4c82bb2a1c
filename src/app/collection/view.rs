//! The records beside the board: a filter, and a list to be gone through with the arrow keys.

use egui::{
    Align, Align2, Checkbox, Color32, CornerRadius, CursorIcon, EventFilter, FontId, Frame, Id, Key, Margin, Modifiers,
    Pos2, Rect, Response, Role, Sense, Ui, WidgetInfo, pos2, vec2,
};

use crate::app::action::Action;
use crate::app::collection::scene::{CollectionRow, CollectionScene};
use crate::app::command::Command;
use crate::app::theme::{Colours, SIZES, bold, regular};
use crate::app::views::fields::line_field;
use crate::app::views::look::Look;
use crate::app::views::parts::{
    edge_boxes, focus_ring_if_filled, hairline, scrolled_in_room, soft, strong, write_plain, write_truncated,
};

/// The height of a line: names above, details below.
const ROW: f32 = 48.0;

#[must_use]
pub fn collection_ui(ui: &mut Ui, scene: &CollectionScene, look: Look<'_>) -> Vec<Action> {
    let frame = Frame::new().inner_margin(Margin { left: 12, right: 12, top: 10, bottom: 6 });
    let mut actions: Vec<Action> = frame.show(ui, |ui| head_ui(ui, scene, look)).inner.into_iter().collect();
    hairline(ui, ui.cursor().top() - SIZES.gap / 2.0);
    actions.extend(list_ui(ui, scene, look));
    actions
}

fn head_ui(ui: &mut Ui, scene: &CollectionScene, look: Look<'_>) -> Option<Action> {
    ui.set_width(ui.available_width());
    ui.add(egui::Label::new(strong(&scene.headline, SIZES.title)).truncate());
    let mut filter = scene.filter.clone();
    let hint = look.text.say("collection-filter");
    let field = ui.add(line_field(&mut filter.words).desired_width(f32::INFINITY).hint_text(soft(&hint)));
    field.widget_info(|| WidgetInfo::labeled(Role::TextInput, true, &hint));
    edge_boxes(ui);
    let with_position = Checkbox::new(&mut filter.with_position, soft(&look.text.say("collection-with-position")));
    let box_ = ui.add_enabled(scene.no_position.is_none(), with_position);
    if let Some(why) = &scene.no_position {
        box_.on_disabled_hover_text(why);
        ui.label(soft(why));
    }
    ui.add(egui::Label::new(soft(&scene.state)).truncate());
    (filter != scene.filter).then_some(Action::FilterCollection(filter))
}

fn list_ui(ui: &mut Ui, scene: &CollectionScene, look: Look<'_>) -> Vec<Action> {
    let mut actions = Vec::new();
    // What is narrowed begins at its top, and so does another list.
    let narrowed = (&scene.headline, &scene.filter.words, scene.filter.with_position);
    let area = scrolled_in_room("collection").id_salt(narrowed);
    area.show_viewport(ui, |ui, viewport| {
        ui.set_height(ROW * scene.len() as f32 + SIZES.gap);
        ui.set_width(ui.available_width());
        let place = ui.max_rect();
        let row_rect = |index: usize| {
            let at = pos2(place.left(), place.top() + ROW * index as f32);
            Rect::from_min_size(at, vec2(place.width(), ROW))
        };
        keep_present_in_sight(ui, scene, &row_rect);
        let present = scene.present();
        let first = (viewport.top() / ROW).max(0.0) as usize;
        let count = (viewport.height() / ROW) as usize + 2;
        for index in first..(first + count).min(scene.len()) {
            if let Some(row) = scene.row(index, look.text) {
                actions.extend(row_ui(ui, row_rect(index), index, row, present, scene.len()));
            }
        }
    });
    actions
}

/// Scrolls when another record has come onto the board.
fn keep_present_in_sight(ui: &Ui, scene: &CollectionScene, row_rect: &dyn Fn(usize) -> Rect) {
    let id = ui.scope_id().with("present record");
    let present = scene.present();
    if ui.data_mut(|data| data.get_temp::<Option<usize>>(id)) != Some(present) {
        ui.data_mut(|data| data.insert_temp(id, present));
        if let Some(index) = present {
            ui.scroll_to_rect(row_rect(index), Some(Align::Center));
        }
    }
}

fn row_id(index: usize) -> Id {
    Id::unique(("collected", index))
}

fn row_ui(
    ui: &mut Ui,
    rect: Rect,
    index: usize,
    row: CollectionRow,
    present: Option<usize>,
    count: usize,
) -> Vec<Action> {
    let palette = ui.palette();
    let response = ui.interact(rect, row_id(index), Sense::click());
    let label = format!("{} {}", row.names, row.details);
    response.widget_info(|| WidgetInfo::selected(Role::Button, true, row.is_present, &label));
    let inside = rect.shrink2(vec2(6.0, 1.0));
    if row.is_present {
        ui.painter().rect_filled(inside, CornerRadius::same(5), palette.chosen);
    } else if response.hovered() {
        ui.painter().rect_filled(inside, CornerRadius::same(5), palette.hover);
        ui.set_cursor_icon(CursorIcon::PointingHand);
    }
    focus_ring_if_filled(ui, &response, inside, row.is_present);
    paint_row(ui, inside, &row);
    let mut actions = walk(ui, &response, present, count);
    if response.clicked() {
        response.request_focus();
        actions.push(Action::OpenRecord(row.path));
    }
    response.on_hover_text(label);
    actions
}

fn paint_row(ui: &Ui, rect: Rect, row: &CollectionRow) {
    let palette = ui.palette();
    let (ink, pale) = match (row.is_present, row.is_unreadable) {
        (true, _) => (palette.on_accent, palette.on_accent),
        (false, true) => (palette.ink_soft, palette.grave),
        (false, false) => (palette.ink, palette.ink_soft),
    };
    let (x, width) = (rect.left() + 10.0, rect.width() - 20.0);
    let (names, details) = (pos2(x, rect.top() + 15.0), pos2(x, rect.bottom() - 13.0));
    // On what is chosen the marks would be lost in their own colours.
    let is_plain = row.is_present && palette.is_dark;
    match &row.players {
        Some(players) => write_players(ui, names, width, players, (ink, is_plain)),
        None => _ = write_names(ui, names, width, &row.names, (ink, is_plain)),
    }
    write_truncated(ui, details, Align2::LEFT_CENTER, width, &row.details, regular(SIZES.small - 1.0), pale);
}

/// Both players; where there is no room for that, the longer name is cut, and each has at least half of it.
fn write_players(ui: &Ui, at: Pos2, width: f32, [first, second]: &[String; 2], ink: (Color32, bool)) {
    let whole =
        |words: &str| ui.fonts_mut(|fonts| fonts.layout_no_wrap(words.to_owned(), names_font(), ink.0)).size().x;
    let room = whole(first).min((width - whole(second)).max(width / 2.0));
    let first = write_names(ui, at, room, first, ink);
    write_names(ui, pos2(first.right(), at.y), width - first.width(), second, ink);
}

/// Names in an ink, which their marks share if they are to be plain.
fn write_names(ui: &Ui, at: Pos2, width: f32, words: &str, (ink, is_plain): (Color32, bool)) -> Rect {
    if is_plain {
        write_plain(ui, at, width, words, names_font(), ink)
    } else {
        write_truncated(ui, at, Align2::LEFT_CENTER, width, words, names_font(), ink)
    }
}

fn names_font() -> FontId {
    bold(SIZES.small + 0.5)
}

/// As many moves as the arrows to the sides were pressed, and to its ends.
fn through_record(ui: &Ui) -> Vec<Action> {
    let presses = |(key, command)| {
        let count = ui.input_mut(|input| input.count_and_consume_key(Modifiers::NONE, key));
        std::iter::repeat_n(Action::Command(command), count)
    };
    let keys = [
        (Key::ArrowRight, Command::Next),
        (Key::ArrowLeft, Command::Previous),
        (Key::Home, Command::First),
        (Key::End, Command::Last),
    ];
    keys.into_iter().flat_map(presses).collect()
}

/// With the keyboard's attention on the list, the arrows go from record to record and take it along; those to the sides, Home
/// and End go through the record.
fn walk(ui: &Ui, response: &Response, present: Option<usize>, count: usize) -> Vec<Action> {
    if !response.has_focus() {
        return Vec::new();
    }
    let arrows = EventFilter { vertical_arrows: true, horizontal_arrows: true, ..EventFilter::default() };
    ui.memory_mut(|memory| memory.set_focus_lock_filter(response.id, arrows));
    let moves = through_record(ui);
    let steps = [(Key::ArrowDown, Command::NextRecord, 1), (Key::ArrowUp, Command::PreviousRecord, -1)];
    let pressed = steps.into_iter().filter(|(key, ..)| ui.input_mut(|input| input.consume_key(Modifiers::NONE, *key)));
    let step = |(_, command, offset)| {
        let next = present.map_or(Some(0), |index| index.checked_add_signed(offset)).filter(|&index| index < count);
        next.into_iter().for_each(|index| ui.memory_mut(|memory| memory.request_focus(row_id(index))));
        Action::Command(command)
    };
    pressed.map(step).chain(moves).collect()
}
