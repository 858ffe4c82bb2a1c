//! What the sound thread reports.

/// What has changed about what can be heard.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SoundNews {
    /// Nothing is heard any more, and why.
    Lost(SoundTrouble),
    /// Sounds are heard, on this device.
    Heard {
        /// The system's name for it.
        device: String,
    },
    /// The devices there are.
    Devices(Vec<String>),
    /// The thread failed in the middle of something and goes on.
    Restarted,
}

/// Why nothing is heard.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum SoundTrouble {
    /// There is no device, or it cannot be used.
    #[error("no sound device can be used: {0}")]
    NoDevice(SoundFault),
    /// The device was there and is gone.
    #[error("the sound device is gone: {0}")]
    Vanished(String),
    /// The thread could not be started.
    #[error("the sound thread could not be started: {0}")]
    NoThread(String),
}

/// Why a device cannot be used. Systems say more than that, but in their own words.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum SoundFault {
    /// There is none.
    #[error("there is none")]
    Absent,
    /// Another program has it.
    #[error("another program uses it")]
    Busy,
    /// The system does not allow it.
    #[error("the system does not allow it")]
    Forbidden,
    /// It takes nothing that we can give.
    #[error("it accepts none of our sample formats")]
    Unfit,
    /// It is there, but nothing comes of it.
    #[error("it does not work")]
    Broken,
}
