//! What the audience sees: a board, both stands, both clocks and the last move, as large as the screen allows. There is
//! nothing to press.

pub mod commentary;
mod foot;
mod head;
mod layout;
mod note;
mod plate;
mod title;

pub use layout::Layout;

use egui::{CursorIcon, Key, Rect, Ui};

use crate::app::action::Action;
use crate::app::command::Command;
use crate::app::display;
use crate::app::display::scene::{DisplayGame, DisplayScene};
use crate::app::theme::Colours;
use crate::app::views::look::Look;
use crate::app::views::stand::StandArea;
use crate::app::views::{board, stand};

/// Paints the audience display and reports the few keys that it knows.
#[must_use]
pub fn display_ui(ui: &mut Ui, scene: &DisplayScene, size: f32, look: Look<'_>) -> Vec<Action> {
    let area = ui.max_rect();
    ui.painter().rect_filled(area, 0, ui.palette().table);
    match scene {
        DisplayScene::Title(scene) => title::title_ui(ui.painter(), area, scene, size),
        DisplayScene::Game(game) => game_ui(ui, area, game, size, look),
        DisplayScene::Commentary(tried) => {
            let mut actions = display::view::commentary::commentary_ui(ui, tried, size, look);
            actions.extend(from_keys(ui, look));
            return actions;
        }
    }
    ui.ctx().set_cursor_icon(CursorIcon::None);
    from_keys(ui, look)
}

/// The keys for the display do the same in it as in the window. F11 lets it fill its screen or not, as everywhere on a
/// desktop, and Esc lets it fill the screen no longer; in a commentary Esc has been taken out of the input.
fn from_keys(ui: &Ui, look: Look<'_>) -> Vec<Action> {
    let (close, fill) = ui.input(|input| {
        let fills = input.viewport().fullscreen.unwrap_or_default();
        let fill = input.key_pressed(Key::F11) || (fills && input.key_pressed(Key::Escape));
        (input.viewport().close_requested(), fill)
    });
    let asked = [
        (false, Command::Commentary),
        (close, Command::ToggleDisplay),
        (false, Command::DisplayToNextScreen),
        (fill, Command::DisplayFillsScreen),
    ];
    let asked = asked.into_iter().filter(|(is_asked, command)| look.is_pressed(ui, *command) || *is_asked);
    asked.map(|(_, command)| Action::Command(command)).collect()
}

fn game_ui(ui: &mut Ui, area: Rect, scene: &DisplayGame, size: f32, look: Look<'_>) {
    let layout = Layout::in_area(area);
    let unit = layout.unit * size;
    for (rect, plate) in layout.plates.iter().zip(&scene.plates) {
        // Larger words take nothing from the clocks.
        plate::plate_ui(ui.painter(), *rect, plate, unit.min(layout.unit));
    }
    foot::foot_ui(ui.painter(), layout.foot(), scene, unit);
    head::head_ui(ui.painter(), layout.head(), scene, if scene.result.is_some() { layout.unit } else { unit });
    let cell = board::cell_size(layout.board);
    for (stand, rect) in scene.stands.iter().zip(layout.stands) {
        let _ = stand::stand_ui(ui, StandArea::for_all(rect), cell, stand, look);
    }
    let _ = board::board_ui(ui, layout.board, &scene.board, look);
}
