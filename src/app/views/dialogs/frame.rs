//! What dialogs are made of: headline, body and foot, and the rows and choices between them.

use egui::text::{CCursor, CCursorRange};
use egui::text_edit::TextEditState;
use egui::{
    Align, Button, Context, Event, Frame, Id, Key, Layout, Margin, Popup, Response, RichText, Role, ScrollArea, Ui,
    UiBuilder, WidgetInfo, vec2,
};

use crate::app::theme::{Colours, SIZES};
use crate::app::views::buttons::{FillableButton, chip, primary_button};
use crate::app::views::fields::line_field;
use crate::app::views::lists::has_just_appeared;
use crate::app::views::look::Look;
use crate::app::views::parts::{Entry, entry_ui, soft, strong, width_of};
use crate::app::views::prose::Prose;

/// The part of a dialog above its foot. Where the window is too low for it, what is below the headline scrolls.
pub fn body<R>(ui: &mut Ui, headline: &str, content: impl FnOnce(&mut Ui) -> R) -> R {
    let frame = Frame::new().inner_margin(Margin { left: 24, right: 24, top: 20, bottom: 18 });
    let shown = frame.show(ui, |ui| {
        ui.set_width(ui.available_width());
        ui.spacing_mut().item_spacing.y = SIZES.gap;
        ui.prose(strong(headline, SIZES.heading));
        ui.add_space(SIZES.gap);
        // As high as it can be from the first frame on: a bar that comes and goes would be seen.
        let room = body_room(ui.ctx());
        let area = ScrollArea::vertical().id_salt("body").max_height(room).min_scrolled_height(room);
        scrolling(ui, area.auto_shrink([false, true]), content)
    });
    shown.inner
}

/// The foot with the buttons, filled from the right.
pub fn foot<R>(ui: &mut Ui, buttons: impl FnOnce(&mut Ui) -> R) -> R {
    let corners = egui::CornerRadius { nw: 0, ne: 0, sw: 12, se: 12 };
    let frame = Frame::new().fill(ui.palette().foot).corner_radius(corners).inner_margin(Margin::symmetric(24, 13));
    let shown = frame.show(ui, |ui| {
        let size = egui::vec2(ui.available_width(), 32.0);
        ui.allocate_ui_with_layout(size, Layout::right_to_left(Align::Center), buttons).inner
    });
    shown.inner
}

/// The left part of a foot, behind its buttons: one for what throws away what the dialog is about, and why what was
/// filled in cannot be taken. Here nothing moves when that comes and goes while somebody types. Says whether the button
/// was pressed.
pub fn rest_of_foot(ui: &mut Ui, remove: Option<&str>, fault: Option<&str>) -> bool {
    let palette = ui.palette();
    let shown = ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
        let button = |words| Button::new(RichText::new(words).color(palette.grave));
        let removed = remove.is_some_and(|words| ui.add(button(words)).clicked());
        fault_ui(ui, fault);
        removed
    });
    shown.inner
}

/// Why what was filled in cannot be taken.
pub fn fault_ui(ui: &mut Ui, fault: Option<&str>) {
    let grave = ui.palette().grave;
    fault.into_iter().for_each(|fault| _ = ui.prose(RichText::new(fault).color(grave)));
}

/// How much height of the body is left below what was shown so far, but for `reserved`.
pub fn rest_of_body(ui: &Ui, reserved: f32) -> f32 {
    body_room(ui.ctx()) - (ui.cursor().top() - ui.min_rect().top()) - reserved
}

/// How high the body may be before it scrolls.
pub fn body_room(ctx: &Context) -> f32 {
    let window = ctx.content_rect().height();
    window - if window < LOW_WINDOW { BESIDE_BODY - FREE_AROUND } else { BESIDE_BODY }
}

/// Something that scrolls and is as wide as what stands above it, with its bar in the margin.
pub fn scrolling<R>(ui: &mut Ui, area: ScrollArea, content: impl FnOnce(&mut Ui) -> R) -> R {
    let rect = ui.available_rect_before_wrap();
    let with_bar = rect.with_max_x(rect.right() + BAR_ROOM);
    let mut inside = ui.new_child(UiBuilder::new().max_rect(with_bar));
    let beside = std::mem::take(&mut inside.spacing_mut().scroll.floating_allocated_width);
    let shown = area.show(&mut inside, |ui| {
        ui.spacing_mut().scroll.floating_allocated_width = beside;
        ui.set_width(ui.available_width() - BAR_ROOM);
        content(ui)
    });
    ui.advance_cursor_after_rect(inside.min_rect().with_max_x(rect.right()));
    shown.inner
}

/// An entry of the list at the side of a dialog, which comes into sight once it is chosen. Says whether it was clicked.
pub fn side_entry_ui(ui: &mut Ui, name: &str, is_chosen: bool) -> bool {
    let entry = entry_ui(ui, Entry { name, indent: 12.0, role: Role::Tab, is_chosen });
    if is_chosen {
        let id = ui.scope_id().with("chosen entry");
        let before: Option<egui::Id> = ui.data(|data| data.get_temp(id));
        if before != Some(entry.id) {
            ui.data_mut(|data| data.insert_temp(id, entry.id));
            entry.scroll_to_me(None);
        }
    }
    entry.clicked()
}

/// What is said about the choice in a row: at its end where it has room there on one line, else below it.
pub fn row_with_note<R>(ui: &mut Ui, note: impl Into<RichText>, row: impl FnOnce(&mut Ui) -> R) -> R {
    let note = note.into();
    let shown = ui.horizontal(|ui| {
        let content = row(ui);
        let has_room = width_of(ui, note.text(), SIZES.small) <= ui.available_width();
        if has_room {
            ui.label(note.clone());
        }
        (content, has_room)
    });
    let (content, has_room) = shown.inner;
    if !has_room {
        ui.prose(note);
    }
    content
}

/// Fields for the name of something in English and in Japanese.
pub fn names_ui(ui: &mut Ui, names: [&mut String; 2], look: Look<'_>) {
    ui.horizontal(|ui| {
        for (label, value) in ["rules-name-en", "rules-name-ja"].into_iter().zip(names) {
            let label = look.text.say(label);
            let field = ui.add(line_field(value).desired_width(210.0).hint_text(soft(&label)));
            field.widget_info(|| WidgetInfo::labeled(Role::TextInput, true, &label));
        }
    });
}

/// Choices side by side, of which one is taken.
pub fn choices_ui<T: Copy + PartialEq>(
    ui: &mut Ui,
    choices: impl IntoIterator<Item = T>,
    taken: &mut T,
    name: impl Fn(T) -> String,
) {
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = egui::vec2(6.0, 6.0);
        for choice in choices {
            if ui.add(chip(ui, &name(choice), choice == *taken)).clicked() {
                *taken = choice;
            }
        }
    });
}

/// The keyboard's attention goes to `response` as long as nothing else has it.
pub fn attend_first(ui: &Ui, response: &Response) {
    // A list that is just being closed gives the attention back to where it opened.
    if ui.memory(|memory| memory.focused().is_none()) && !Popup::is_any_open(ui.ctx()) {
        response.request_focus();
    }
}

/// The same for a field in which `words` are proposed: they are chosen when it opens, and what is typed takes their place.
pub fn attend_first_to_proposal(ui: &Ui, field: &Response, words: &str) {
    let is_opened = has_just_appeared(ui, field.id) && ui.memory(|memory| memory.focused().is_none());
    attend_first(ui, field);
    if is_opened {
        let mut state = TextEditState::load(ui.ctx(), field.id).unwrap_or_default();
        let all = CCursorRange::two(CCursor::new(0), CCursor::new(words.chars().count()));
        state.cursor.set_char_range(Some(all));
        state.store(ui.ctx(), field.id);
    }
}

/// What a dialog needs besides what is between its headline and its foot: margins, both of these, and what stays free
/// above and below.
pub const BESIDE_BODY: f32 = 192.0;

/// In a window that is lower than this, so much of it goes to the dialog that stays free above and below elsewhere.
const LOW_WINDOW: f32 = 480.0;
const FREE_AROUND: f32 = 16.0;

/// Of the margin at the right, what the bar has in which something scrolls: what is beside it ends where the buttons do.
pub const BAR_ROOM: f32 = 12.0;

/// A row with what it is about at the left; the content is given the label that names it.
pub fn row_ui<R>(ui: &mut Ui, label: &str, content: impl FnOnce(&mut Ui, Id) -> R) {
    row_behind_ui(ui, label_width(ui), label, content);
}

/// How wide the labels before rows are here.
pub fn label_width(ui: &Ui) -> f32 {
    if is_narrow(ui) { NARROW_LABEL_WIDTH } else { LABEL_WIDTH }
}

/// The same with labels so wide, as where rows are narrower than those with which they stand below one another.
pub fn row_behind_ui<R>(ui: &mut Ui, width: f32, label: &str, content: impl FnOnce(&mut Ui, Id) -> R) {
    ui.horizontal_top(|ui| {
        let centered = Layout::left_to_right(Align::Center);
        let label = ui.allocate_ui_with_layout(vec2(width, 30.0), centered, |ui| {
            ui.set_min_width(width);
            ui.label(RichText::new(label).color(ui.palette().ink_soft)).id
        });
        ui.vertical(|ui| content(ui, label.inner));
    });
}

/// How wide a list of choices is beside which something so wide stands: they all end below one another.
pub fn list_width(ui: &Ui, beside: f32) -> f32 {
    (ui.available_width() - beside).min(LIST_WIDTH)
}

/// A list of choices in a dialog of one column.
pub const WIDE_LIST: f32 = 300.0;

/// Whether rows have to be short here.
pub fn is_narrow(ui: &Ui) -> bool {
    ui.available_width() < NARROW_COLUMN
}

/// What stands before a row, and before one in a narrow column.
pub const LABEL_WIDTH: f32 = 96.0;

/// A list of choices, where there is room for it and the buttons beside it.
pub const LIST_WIDTH: f32 = 230.0;

pub const NARROW_LABEL_WIDTH: f32 = 74.0;

/// A column is narrow below this, and there are not two of them if they would be narrower than that.
pub const NARROW_COLUMN: f32 = 480.0;

/// The usual button of a dialog: the filled one. Enter presses it from wherever Enter does nothing else. Says whether it was
/// pressed.
pub fn usual_button(ui: &mut Ui, words: &str, is_enabled: bool) -> bool {
    filled_button(ui, primary_button(ui, words), is_enabled)
}

/// The same, however it is filled.
pub fn filled_button(ui: &mut Ui, button: FillableButton<'_>, is_enabled: bool) -> bool {
    let is_clicked = ui.add_enabled(is_enabled, button).clicked();
    is_clicked || (is_enabled && takes_enter(ui))
}

/// Whether Enter was pressed, and means nothing to what had the keyboard's attention: a field for one line, or nothing. A
/// button is pressed by it, a list takes what is chosen. A key that is held does not answer the next dialog as well.
pub fn takes_enter(ui: &Ui) -> bool {
    let attended: Option<Id> = ui.data(|data| data.get_temp(attended_first())).flatten();
    let is_free = attended.is_none_or(|id| TextEditState::load(ui.ctx(), id).is_some() && !keeps_enter(ui, id));
    let enter = |event: &Event| matches!(event, Event::Key { key: Key::Enter, pressed: true, repeat: false, modifiers, .. } if modifiers.is_none());
    is_free && ui.input(|input| input.events.iter().any(enter)) && !Popup::is_any_open(ui.ctx())
}

/// Where it is kept what had the keyboard's attention before a field for one line gave it up at Enter.
pub fn attended_first() -> Id {
    Id::unique("what has the keyboard's attention in a dialog")
}

/// In this frame Enter means something to `field`: it begins another line, or settles a number that was typed.
pub fn keep_enter(ui: &Ui, field: &Response) {
    let frame = ui.ctx().cumulative_frame_nr();
    ui.data_mut(|data| data.insert_temp(field.id.with("keeps Enter"), frame));
}

/// Whether Enter was pressed in a field for one line of which something is to be made at once: then it presses no button.
pub fn entered(ui: &Ui, field: &Response, is_filled: bool) -> bool {
    if is_filled && (field.has_focus() || field.lost_focus()) {
        keep_enter(ui, field);
    }
    is_filled && field.lost_focus() && ui.input(|input| input.key_pressed(Key::Enter))
}

pub fn keeps_enter(ui: &Ui, id: Id) -> bool {
    let frame = ui.ctx().cumulative_frame_nr();
    ui.data(|data| data.get_temp(id.with("keeps Enter"))) == Some(frame)
}
