//! What can be pressed in the hall view: it is seen while the pointer moves, and is in nobody's way otherwise.

use egui::{Key, Rect, RichText, Role, Sense, Ui, UiBuilder, WidgetInfo};

use crate::app::action::Action;
use crate::app::hall::action::HallAction;
use crate::app::hall::scene::HallScene;
use crate::app::theme::{SIZES, regular};
use crate::app::views::look::Look;

/// So long after the pointer was moved the buttons are seen.
const SEEN_FOR: f32 = 4.0;

/// How large their letters are, in hundredths of the screen's height.
const LETTERS: f32 = 1.9;

/// The buttons in `room`, at its middle.
pub fn tools_ui(ui: &mut Ui, room: Rect, scene: &HallScene, unit: f32, look: Look<'_>) -> Option<HallAction> {
    let is_over_window =
        ui.input(|input| input.pointer.has_pointer() && input.pointer.time_since_last_movement() < SEEN_FOR);
    if !is_over_window {
        return None;
    }
    ui.ctx().request_repaint_after_secs(SEEN_FOR);
    let mut asked = None;
    ui.scope_builder(UiBuilder::new().max_rect(room), |ui| {
        ui.with_layout(egui::Layout::right_to_left(egui::Align::Center), |ui| {
            let size = (unit * LETTERS).max(SIZES.body);
            ui.spacing_mut().button_padding *= size / SIZES.body;
            for (name, action) in scene.tools() {
                if ui.button(RichText::new(look.text.say(name)).font(regular(size))).clicked() {
                    asked = Some(action);
                }
            }
        });
    });
    asked
}

/// A click on a card shows it by itself, and another one all of them again.
pub fn card_click(ui: &Ui, rect: Rect, name: &str, table: &str, is_enlarged: bool) -> Option<HallAction> {
    let card = ui.interact(rect, ui.scope_id().with(("table", name)), Sense::click());
    card.widget_info(|| WidgetInfo::labeled(Role::Button, true, table));
    let action = || if is_enlarged { HallAction::ShowAll } else { HallAction::Enlarge(name.to_owned()) };
    card.clicked().then(action)
}

/// Enter shows the most urgent table by itself, Escape all of them; the arrows turn the pages, or go from table to table; S
/// has whatever is urgent come first.
pub fn from_keys(ui: &Ui) -> impl Iterator<Item = Action> {
    let keys = [
        (Key::Enter, HallAction::EnlargeFirst),
        (Key::Escape, HallAction::ShowAll),
        (Key::ArrowRight, HallAction::Turn(true)),
        (Key::PageDown, HallAction::Turn(true)),
        (Key::ArrowLeft, HallAction::Turn(false)),
        (Key::PageUp, HallAction::Turn(false)),
        (Key::S, HallAction::Sort),
    ];
    let is_pressed = |key: Key| ui.input(|input| input.key_pressed(key) && input.modifiers.is_none());
    let pressed: Vec<Action> =
        keys.into_iter().filter(|(key, _)| is_pressed(*key)).map(|(_, action)| Action::Hall(action)).collect();
    pressed.into_iter()
}
