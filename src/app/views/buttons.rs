//! Buttons that are filled, or may be, and how the keyboard's attention is seen there.

use egui::{Button, Color32, Response, RichText, Stroke, StrokeKind, Ui, Vec2, Widget};

use super::parts::bold_button_width;
use crate::app::theme::{Colours, SIZES, bold};

/// How far the frame around a filled button lies from it: no more than lists leave free at their edges.
const RING_GAP: f32 = 1.0;

/// A button that may be filled. The edge of a filled one would not be seen in the keyboard's attention, so that a frame
/// lies around it then.
#[must_use]
pub struct FillableButton<'a> {
    button: Button<'a>,
    /// How round that frame is, if the button is filled.
    frame: Option<u8>,
}

impl<'a> FillableButton<'a> {
    /// One that is not filled, among such as are.
    pub fn plain(words: &'a str) -> Self {
        Self::unfilled(Button::new(words))
    }

    /// One whose edge is seen.
    pub const fn unfilled(button: Button<'a>) -> Self {
        Self { button, frame: None }
    }

    /// One that is filled.
    pub const fn filled(button: Button<'a>) -> Self {
        Self { button, frame: Some(SIZES.radius) }
    }

    /// As large as this at least.
    pub fn min_size(self, size: Vec2) -> Self {
        Self { button: self.button.min_size(size), ..self }
    }

    /// With words that go on below where there is no room.
    pub fn wrap(self) -> Self {
        Self { button: self.button.wrap(), ..self }
    }

    /// With words that are cut where there is no room.
    pub fn truncate(self) -> Self {
        Self { button: self.button.truncate(), ..self }
    }
}

impl Widget for FillableButton<'_> {
    fn ui(self, ui: &mut Ui) -> Response {
        let response = ui.add(self.button);
        if let Some(radius) = self.frame {
            ring_around(ui, &response, radius);
        }
        response
    }
}

/// A frame around a filled button that has the keyboard's attention.
pub fn ring_around(ui: &Ui, response: &Response, radius: u8) {
    if response.has_focus() {
        let (rect, ring) = (response.rect.expand(RING_GAP), Stroke::new(2.0, ui.palette().chosen_line));
        ui.painter().rect_stroke(rect, radius + RING_GAP as u8, ring, StrokeKind::Outside);
    }
}

/// A button for the thing that is usually wanted.
pub fn primary_button<'a>(ui: &Ui, words: &'a str) -> FillableButton<'a> {
    let palette = ui.palette();
    filled_button(words, palette.chosen, palette.on_accent)
}

/// The same with smaller letters where they would not have room in such a width.
pub fn primary_button_within<'a>(ui: &Ui, words: &'a str, width: f32) -> FillableButton<'a> {
    let palette = ui.palette();
    let size = if bold_button_width(ui, words) <= width { SIZES.body } else { SIZES.small };
    filled_in(words, palette.chosen, palette.on_accent, size)
}

/// The same beside one that is filled: Enter presses that one.
pub fn quiet_grave_button<'a>(ui: &Ui, words: &'a str) -> FillableButton<'a> {
    FillableButton::unfilled(Button::new(RichText::new(words).color(ui.palette().grave)))
}

/// A button for a thing that loses something.
pub fn grave_button<'a>(ui: &Ui, words: &'a str) -> FillableButton<'a> {
    let palette = ui.palette();
    filled_button(words, palette.grave_fill, palette.on_accent)
}

fn filled_button(words: &str, fill: Color32, ink: Color32) -> FillableButton<'_> {
    filled_in(words, fill, ink, SIZES.body)
}

fn filled_in(words: &str, fill: Color32, ink: Color32, size: f32) -> FillableButton<'_> {
    let label = RichText::new(words).font(bold(size)).color(ink);
    FillableButton::filled(Button::new(label).fill(fill).stroke(Stroke::new(1.0, fill)))
}

/// One of several choices that lie side by side.
pub fn chip<'a>(ui: &Ui, words: &'a str, is_chosen: bool) -> FillableButton<'a> {
    let button = menu_chip(ui, words, is_chosen);
    FillableButton { button, frame: is_chosen.then_some(CHIP_RADIUS) }
}

/// The corners of a chip.
pub const CHIP_RADIUS: u8 = 14;

/// The same for a menu, which frames itself with [`ring_around`].
pub fn menu_chip<'a>(ui: &Ui, words: &'a str, is_chosen: bool) -> Button<'a> {
    let palette = ui.palette();
    let (fill, ink) = if is_chosen { (palette.chosen, palette.on_accent) } else { (palette.foot, palette.ink) };
    Button::new(RichText::new(words).size(SIZES.small).color(ink)).fill(fill).corner_radius(CHIP_RADIUS)
}

/// One of several buttons of which one is pressed down.
pub fn toggle<'a>(ui: &Ui, words: &'a str, is_chosen: bool) -> FillableButton<'a> {
    let palette = ui.palette();
    let (fill, ink) = if is_chosen { (palette.chosen, palette.on_accent) } else { (palette.field, palette.ink) };
    let button = Button::new(RichText::new(words).color(ink)).fill(fill);
    FillableButton { button, frame: is_chosen.then_some(SIZES.radius) }
}
