//! The players' time in the new-game dialog, in words.

use crate::app::new_game::form::{ClockForm, ClockPreset, NewGameForm};
use crate::app::state::AppState;
use crate::text::{Language, Text};

/// The players' time in the new-game dialog.
#[derive(Clone, Debug)]
pub struct TimeScene {
    /// Every time control that has a name.
    pub presets: Vec<PresetRow>,
    /// The place among them of the form's times, if they are one of them.
    pub chosen: Option<usize>,
    /// The name of that one, or that it is none of them.
    pub shown: String,
    /// Both sides' time in one sentence.
    pub sentence: String,
    /// ☗ Black, ☖ White
    pub sides: [String; 2],
}

/// A time control that has a name.
#[derive(Clone, Debug)]
pub struct PresetRow {
    /// What it is called.
    pub name: String,
    /// Each side's time, Black's first.
    pub clocks: [ClockForm; 2],
    /// Whether it is the user's own.
    pub is_own: bool,
}

impl TimeScene {
    pub fn of(state: &AppState, form: &NewGameForm, text: &Text) -> Self {
        let row = |preset: &ClockPreset, is_own| PresetRow {
            name: match text.language() {
                Language::English => preset.name.en.clone(),
                Language::Japanese => preset.name.ja.clone(),
            },
            clocks: preset.of_sides(),
            is_own,
        };
        let shipped = ClockPreset::shipped().iter().map(|preset| row(preset, false));
        let own = state.settings.clock_presets.iter().map(|preset| row(preset, true));
        let presets: Vec<PresetRow> = shipped.chain(own).collect();
        let time = form.time();
        // One of the user's own comes before one that is built in and says the same.
        let chosen = presets.iter().rposition(|row| row.clocks.clone().map(|clock| clock.control()) == time);
        Self {
            shown: chosen.map_or_else(|| text.say("preset-none"), |index| presets[index].name.clone()),
            chosen,
            presets,
            sentence: text.both_times(time),
            sides: crate::shogi::Color::ALL.map(|color| {
                format!("{} {}", crate::app::scene::sides::mark(color), text.side(color, form.start().is_handicap()))
            }),
        }
    }
}
