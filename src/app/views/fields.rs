//! Fields that are written into: their edge is seen before there is anything in them, unlike that of a button, which has
//! words.

use std::ops::RangeInclusive;

use egui::emath::Numeric;
use egui::{
    DragValue, FontSelection, Frame, Id, IntoAtoms, Label, Margin, Response, Role, TextEdit, Ui, Vec2, Widget,
    WidgetInfo, vec2,
};

use super::parts::{keep_together, words_width};
use crate::app::new_game::form::ClockFields;
use crate::app::theme::{Colours, SIZES, regular};
use crate::app::views::look::Look;

/// How far a number goes when it is dragged by a point.
const DRAG_SPEED: f64 = 0.2;

/// A field with an edge that is seen.
#[must_use]
pub struct Field<W>(W);

impl<W: Widget> Widget for Field<W> {
    fn ui(self, ui: &mut Ui) -> Response {
        let edge = ui.palette().rail;
        let usual = std::mem::replace(&mut ui.visuals_mut().widgets.inactive.bg_stroke.color, edge);
        let response = ui.add(self.0);
        ui.visuals_mut().widgets.inactive.bg_stroke.color = usual;
        response
    }
}

impl Field<TextEdit<'_>> {
    pub fn desired_width(self, width: f32) -> Self {
        Self(self.0.desired_width(width))
    }

    pub fn desired_rows(self, rows: usize) -> Self {
        Self(self.0.desired_rows(rows))
    }

    pub fn min_size(self, size: Vec2) -> Self {
        Self(self.0.min_size(size))
    }

    pub fn hint_text(self, hint: impl IntoAtoms<'static>) -> Self {
        Self(self.0.hint_text(hint))
    }

    pub fn id(self, id: Id) -> Self {
        Self(self.0.id(id))
    }

    pub fn password(self, is_hidden: bool) -> Self {
        Self(self.0.password(is_hidden))
    }

    pub fn font(self, font: impl Into<FontSelection>) -> Self {
        Self(self.0.font(font))
    }

    pub fn frame(self, frame: Frame) -> Self {
        Self(self.0.frame(frame))
    }
}

impl<'a> Field<DragValue<'a>> {
    /// The same with what egui has for numbers besides.
    pub fn with(self, change: impl FnOnce(DragValue<'a>) -> DragValue<'a>) -> Self {
        Self(change(self.0))
    }
}

/// A field for a number, to be typed, dragged, or stepped through with the arrow keys. It is as wide as its greatest
/// number needs, so that what follows does not move while it counts.
pub fn number_field<'a, N: Numeric>(ui: &Ui, number: &'a mut N, range: RangeInclusive<N>) -> Field<DragValue<'a>> {
    let is_dragged = ui.input(|input| input.pointer.any_down());
    let size = vec2(number_width(ui, &range), ui.spacing().interact_size.y);
    Field(DragValue::new(number).speed(if is_dragged { DRAG_SPEED } else { 1.0 }).min_size(size).range(range))
}

/// The same for a number whose change moves the field itself, as where rows are sorted by it: it counts when it is
/// written, lest the field goes away under its first digit.
pub fn settled_number_field<'a, N: Numeric>(
    ui: &Ui,
    number: &'a mut N,
    range: RangeInclusive<N>,
) -> Field<DragValue<'a>> {
    number_field(ui, number, range).with(|field| field.update_while_editing(false))
}

/// A number, and what it counts.
pub fn number_ui(ui: &mut Ui, value: &mut u32, range: RangeInclusive<u32>, name: &str, look: Look<'_>) {
    let words = look.text.tell(name, &[("count", (*value).into())]);
    let width = number_width(ui, &range) + ui.spacing().item_spacing.x + words_width(ui, &words);
    keep_together(ui, width);
    let field = ui.add(number_field(ui, value, range));
    let label = ui.add(Label::new(words).extend());
    field.labelled_by(label.id);
    ui.add_space(SIZES.gap / 2.0);
}

/// What a clock shall show: hours, minutes, seconds, and periods where there are several.
pub fn clock_fields_ui(ui: &mut Ui, fields: &mut ClockFields, look: Look<'_>) {
    number_ui(ui, &mut fields.hours, 0..=99, "new-game-hours", look);
    number_ui(ui, &mut fields.minutes, 0..=59, "new-game-minutes", look);
    number_ui(ui, &mut fields.seconds, 0..=59, "new-game-seconds", look);
    if fields.most_extras > 1 {
        let (range, name) = (0..=fields.most_extras, fields.extras_name());
        number_ui(ui, &mut fields.extras, range, name, look);
    }
}

/// How wide a field is whose numbers go up to the end of `range`.
fn number_width<N: Numeric>(ui: &Ui, range: &RangeInclusive<N>) -> f32 {
    let greatest = format!("{:.0}", range.end().to_f64());
    (words_width(ui, &greatest) + 2.0 * ui.spacing().button_padding.x).ceil()
}

/// A field of one line. It takes what a path may have, and no more: a megabyte that was pasted by mistake would be written
/// and laid out again at every move.
pub fn line_field(text: &mut String) -> Field<TextEdit<'_>> {
    const MOST_SIGNS: usize = 4_096;
    #[expect(clippy::disallowed_methods, reason = "the one place where its size is limited")]
    let field = TextEdit::singleline(text).char_limit(MOST_SIGNS);
    Field(field)
}

/// A field of several lines.
pub fn lines_field(text: &mut String) -> Field<TextEdit<'_>> {
    Field(TextEdit::multiline(text))
}

/// A field of one line without a frame, as wide as there is room: what a small window is there for.
pub fn bare_field(ui: &mut Ui, text: &mut String, hint: &str, role: Role) -> Response {
    let room = Frame::new().inner_margin(Margin { left: 20, right: 20, top: 13, bottom: 11 });
    let shown = room.show(ui, |ui| {
        let field =
            line_field(text).frame(Frame::NONE).font(regular(SIZES.title)).hint_text(hint).desired_width(f32::INFINITY);
        ui.add(field)
    });
    let field = shown.inner;
    field.widget_info(|| WidgetInfo::labeled(role, true, hint));
    field
}
