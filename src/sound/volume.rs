//! How loud things are.

use serde::{Deserialize, Serialize};

use super::CueGroup;

/// A volume from 0 to 100.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(from = "u8", into = "u8")]
pub struct Volume(u8);

impl Volume {
    /// Full volume.
    pub const FULL: Self = Self(100);
    /// Nothing is heard.
    pub const ZERO: Self = Self(0);

    /// The factor for the samples. Ears perceive ratios: half the volume is a quarter of the level.
    #[must_use]
    pub fn gain(self) -> f32 {
        let part = f32::from(self.0) / f32::from(Self::FULL.0);
        part * part
    }
}

impl From<u8> for Volume {
    fn from(percent: u8) -> Self {
        Self(percent.min(Self::FULL.0))
    }
}

impl From<Volume> for u8 {
    fn from(volume: Volume) -> Self {
        volume.0
    }
}

/// The volume of each group of cues.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Volumes {
    /// Pieces on the board.
    pub pieces: Volume,
    /// Spoken calls about a clock, and 王手.
    pub calls: Volume,
    /// Moves read aloud.
    pub moves: Volume,
    /// Beeps and tones.
    pub signals: Volume,
}

impl Default for Volumes {
    fn default() -> Self {
        Self { pieces: Volume::from(80), calls: Volume::FULL, moves: Volume::FULL, signals: Volume::FULL }
    }
}

impl Volumes {
    /// The volume of `group`.
    #[must_use]
    pub const fn of(&self, group: CueGroup) -> Volume {
        match group {
            CueGroup::Pieces => self.pieces,
            CueGroup::Calls => self.calls,
            CueGroup::Moves => self.moves,
            CueGroup::Signals => self.signals,
        }
    }

    /// Mutable access to the volume of `group`.
    pub const fn of_mut(&mut self, group: CueGroup) -> &mut Volume {
        match group {
            CueGroup::Pieces => &mut self.pieces,
            CueGroup::Calls => &mut self.calls,
            CueGroup::Moves => &mut self.moves,
            CueGroup::Signals => &mut self.signals,
        }
    }
}
