//! What opens below a button: entries without frames, but for the one that has the keyboard's attention.

use egui::containers::menu::{MenuButton, MenuConfig, menu_style};
use egui::{Button, Response, Style, Ui, vec2};

use super::parts::focus_ring;

/// egui's style of menus takes that frame away, and its ground alone is hardly seen.
pub fn style_of_entries(style: &mut Style) {
    menu_style(style);
    style.visuals.widgets.active.bg_stroke = style.visuals.selection.stroke;
}

/// How what opens below a button looks and closes.
pub fn config() -> MenuConfig {
    MenuConfig::new().style(style_of_entries)
}

/// A button below which something opens.
pub fn opening(button: Button<'_>) -> MenuButton<'_> {
    MenuButton::from_button(button).config(config())
}

/// A choice with a box or a circle before its words, framed like the entries around it.
pub fn framed(ui: &Ui, choice: Response) -> Response {
    focus_ring(ui, &choice, choice.rect.expand2(vec2(3.0, 0.0)));
    choice
}
