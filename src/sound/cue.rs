//! Cues: everything that can be heard, except moves read aloud.

use super::Phrase;

/// Something to be heard.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Cue {
    /// A piece is placed.
    Piece,
    /// A piece is placed on an occupied square.
    Capture,
    /// A game begins.
    GameStart,
    /// A game is over.
    GameEnd,
    /// A short beep: time is passing.
    Beep,
    /// A long, higher beep: time is almost up.
    LongBeep,
    /// [`Cue::Beep`] for the other side, when the sides are to sound different.
    LowBeep,
    /// [`Cue::LongBeep`] for the other side.
    LowLongBeep,
    /// Two notes: a new stage of the time begins.
    Chime,
    /// A long, low tone: time is up.
    Flag,
    /// A spoken phrase.
    Say(Phrase),
    /// Spoken: a consideration minute (考慮時間) has begun, and how many remain.
    Minute {
        /// The number of the minute, counted from 1.
        number: u8,
        /// The number of minutes after it.
        remain: u8,
    },
}

/// A group of cues with a volume of its own.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum CueGroup {
    /// Pieces on the board.
    Pieces,
    /// Spoken calls about a clock, and 王手.
    Calls,
    /// Moves read aloud.
    Moves,
    /// Beeps and tones.
    Signals,
}

impl CueGroup {
    /// Every group.
    pub const ALL: [Self; 4] = [Self::Pieces, Self::Calls, Self::Moves, Self::Signals];
}

impl Cue {
    /// Every cue synthesised from tones and noise.
    pub const SYNTHESISED: [Self; 10] = [
        Self::Piece,
        Self::Capture,
        Self::GameStart,
        Self::GameEnd,
        Self::Beep,
        Self::LongBeep,
        Self::LowBeep,
        Self::LowLongBeep,
        Self::Chime,
        Self::Flag,
    ];

    /// The group of the cue.
    #[must_use]
    pub const fn group(self) -> CueGroup {
        match self {
            Self::Piece | Self::Capture => CueGroup::Pieces,
            Self::Say(_) | Self::Minute { .. } => CueGroup::Calls,
            Self::GameStart
            | Self::GameEnd
            | Self::Beep
            | Self::LongBeep
            | Self::LowBeep
            | Self::LowLongBeep
            | Self::Chime
            | Self::Flag => CueGroup::Signals,
        }
    }

    /// The cue for the other side, when the sides are to sound different: beeps are lower.
    #[must_use]
    pub const fn lowered(self) -> Self {
        match self {
            Self::Beep => Self::LowBeep,
            Self::LongBeep => Self::LowLongBeep,
            Self::Piece
            | Self::Capture
            | Self::GameStart
            | Self::GameEnd
            | Self::LowBeep
            | Self::LowLongBeep
            | Self::Chime
            | Self::Flag
            | Self::Say(_)
            | Self::Minute { .. } => self,
        }
    }
}
