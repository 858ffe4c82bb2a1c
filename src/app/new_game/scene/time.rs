//! The players' time in the new-game dialog, in words.

use crate::app::new_game::form::{ClockForm, ClockPreset, NewGameForm};
use crate::app::state::AppState;
use crate::text::Text;

/// The players' time in the new-game dialog.
#[derive(Clone, Debug)]
pub struct TimeScene {
    /// Every time control that has a name.
    pub presets: Vec<PresetRow>,
    /// The place among them of the form's times, if they are one of them.
    pub chosen: Option<usize>,
    /// Both sides' time in a few words, with the name of that one.
    pub shown: String,
    /// Both sides' time in one sentence.
    pub sentence: String,
    /// That a side has no time at all.
    pub fault: Option<String>,
    /// ☗ Black, ☖ White
    pub sides: [String; 2],
}

/// A time control that has a name.
#[derive(Clone, Debug)]
pub struct PresetRow {
    /// What it is called.
    pub name: String,
    /// The time in a few words, and what it is called.
    pub words: String,
    /// Each side's time, Black's first.
    pub clocks: [ClockForm; 2],
    /// Whether it is the user's own.
    pub is_own: bool,
}

impl TimeScene {
    pub fn of(state: &AppState, form: &NewGameForm, text: &Text) -> Self {
        let row = |preset, is_own| PresetRow::of(preset, is_own, text);
        let shipped = ClockPreset::shipped().iter().map(|preset| row(preset, false));
        let own = state.settings.clock_presets.iter().map(|preset| row(preset, true));
        let presets: Vec<PresetRow> = shipped.chain(own).collect();
        let time = form.time();
        // One of the user's own comes before one that is built in and says the same.
        let chosen = presets.iter().rposition(|row| row.clocks.clone().map(|clock| clock.control()) == time);
        Self {
            shown: chosen.map_or_else(|| text.both_short_times(time), |index| presets[index].words.clone()),
            chosen,
            presets,
            sentence: text.both_times(time),
            fault: form.has_no_time().then(|| text.say("new-game-no-time")),
            sides: crate::shogi::Color::ALL.map(|color| {
                format!("{} {}", crate::app::scene::sides::mark(color), text.side(color, form.start().is_handicap()))
            }),
        }
    }
}

impl PresetRow {
    fn of(preset: &ClockPreset, is_own: bool, text: &Text) -> Self {
        let name = text.either(&preset.name.en, &preset.name.ja);
        let clocks = preset.of_sides();
        let time = text.both_short_times(clocks.clone().map(|clock| clock.control()));
        // Nothing is told twice.
        let words = if name.is_empty() || name == time { time } else { format!("{time} · {name}") };
        Self { name: name.to_owned(), words, clocks, is_own }
    }
}
