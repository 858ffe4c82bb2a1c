use super::state::Machine;
use crate::storage::{journals_folder, machine_name, reports_folder, settings_path, start_folder};

/// What the program runs on, and where it keeps things.
#[must_use]
pub fn this_machine() -> Machine {
    let windows = if std::env::var_os("WAYLAND_DISPLAY").is_some() { "Wayland" } else { "X11" };
    let windows = if cfg!(target_os = "linux") { windows } else { "native windows" };
    Machine {
        name: machine_name(),
        system: format!("{} {}, {windows}", std::env::consts::OS, std::env::consts::ARCH),
        settings: settings_path(),
        journals: journals_folder(),
        reports: reports_folder(),
        records: Some(start_folder()),
    }
}
