use crate::sound::SoundTrouble;

/// What can be heard, and what was.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct SoundState {
    /// Why nothing is heard.
    pub trouble: Option<SoundTrouble>,
    /// The device on which sounds were heard last.
    pub device: Option<String>,
    /// The devices there are, once somebody has asked.
    pub devices: Vec<String>,
    /// The device is kept ready for a running clock.
    pub is_watched: bool,
    /// The second of each side's main time that was shown last.
    pub main_second: [Option<u64>; 2],
}
