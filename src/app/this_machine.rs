//! Asks the system, once at the start, for what `state::machine` holds.

use super::state::Machine;
use crate::storage::{home_folder, journals_folder, machine_name, reports_folder, settings_path, start_folder};

/// Whether the windows are those of X.
#[must_use]
pub fn is_on_x() -> bool {
    cfg!(target_os = "linux") && std::env::var_os("WAYLAND_DISPLAY").is_none_or(|display| display.is_empty())
}

/// What the program runs on, and where it keeps things.
#[must_use]
pub fn this_machine() -> Machine {
    let windows = match (cfg!(target_os = "linux"), is_on_x()) {
        (true, true) => "X11",
        (true, false) => "Wayland",
        (false, _) => "native windows",
    };
    Machine {
        name: machine_name(),
        system: format!("{} {}, {windows}", std::env::consts::OS, std::env::consts::ARCH),
        settings: settings_path(),
        journals: journals_folder(),
        reports: reports_folder(),
        records: Some(start_folder()),
        home: home_folder(),
    }
}
