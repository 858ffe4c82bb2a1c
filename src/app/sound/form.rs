//! What the settings remember about sound.

use serde::{Deserialize, Serialize};

use crate::sound::{Schedule, SoundOutput, Voice, Volumes};

/// What is heard, and how. A field that a file lacks has its usual value.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct SoundSettings {
    /// The id of the schedule by which a clock is heard.
    pub schedule: String,
    /// The voice; where none was chosen, that of the program's language.
    pub voice: Option<Voice>,
    /// How loud each group of cues is.
    pub volumes: Volumes,
    /// The device, by its name; the system's default where none was chosen.
    pub device: Option<String>,
    /// Whether moves are read aloud.
    pub read_moves: bool,
    /// Whether 王手 is called.
    pub check_call: bool,
    /// Whether the start and the end of a game are heard.
    pub game_signals: bool,
    /// Whether White's beeps are lower than Black's.
    pub side_tones: bool,
    /// Whether the clock flashes when it is called, for people who do not hear it.
    pub flash: bool,
}

impl Default for SoundSettings {
    fn default() -> Self {
        Self {
            schedule: Schedule::default().id,
            voice: None,
            volumes: Volumes::default(),
            device: None,
            read_moves: false,
            check_call: false,
            game_signals: true,
            side_tones: false,
            flash: false,
        }
    }
}

impl SoundSettings {
    /// The settings of the sound output.
    #[must_use]
    pub fn output(&self) -> SoundOutput {
        SoundOutput { voice: self.voice, volumes: self.volumes, device: self.device.clone() }
    }
}
