//! The audience display: whether it is shown, and on which screen.

use crate::app::display::form::Screens;
use crate::app::settings;
use crate::app::settings::form::Hint;
use crate::app::state::AppState;
use crate::app::update::consequences::Consequences;

pub fn toggle(state: &mut AppState) -> Consequences {
    state.display.is_open = !state.display.is_open;
    state.table.commentary = None;
    // Whoever has closed it knows what can be done with it.
    if state.display.is_open { Consequences::none() } else { settings::update::finish_hint(state, Hint::Display) }
}

/// Lets the display fill the screen on which it is, or no longer.
pub fn fill_screen(state: &mut AppState) -> Consequences {
    settings::update::change(state, |settings| {
        settings.display.fills_screen = !settings.display.fills_screen;
        settings.display.screen = None;
    })
}

/// Lets the display fill the screen after the one it was sent to last.
pub fn next_screen(state: &mut AppState) -> Consequences {
    let screens = &state.display.screens;
    // The first time it is the one beside that of the main window.
    let now = state.display.screen(state.settings.display.screen.as_deref()).or(screens.own).unwrap_or(0);
    let next = (now + 1).checked_rem(screens.names.len()).unwrap_or(0);
    let Some(name) = screens.names.get(next).cloned() else { return Consequences::none() };
    settings::update::change(state, |settings| {
        settings.display.fills_screen = true;
        settings.display.screen = Some(name);
    })
}

/// Takes note of the screens there are.
pub fn take_screens(state: &mut AppState, screens: Screens) -> Consequences {
    state.display.screens = screens;
    Consequences::none()
}
