//! What somebody who reports a fault is asked for first: the version, the system, and where things are kept.

use crate::app::state::AppState;
use crate::text::{Text, notices};

/// What the dialog about the program shows.
#[derive(Clone, Debug)]
pub struct AboutScene {
    /// The version of the program.
    pub version: &'static str,
    /// What it runs on.
    pub system: String,
    /// The name and path of each place where it keeps things.
    pub places: Vec<(String, String)>,
    /// The third-party notices, line by line.
    pub notices: &'static [&'static str],
}

impl AboutScene {
    pub fn of(state: &AppState, text: &Text) -> Self {
        let places = state.machine.places();
        Self {
            version: env!("CARGO_PKG_VERSION"),
            system: state.machine.system.clone(),
            places: places.map(|(name, place)| (text.say(name), place.display().to_string())).collect(),
            // Its heading stands above them.
            notices: notices().get(2..).unwrap_or_default(),
        }
    }
}
