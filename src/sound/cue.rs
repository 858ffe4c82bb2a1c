use super::Phrase;

/// Something that is to be heard.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Cue {
    /// A piece is set down.
    Piece,
    /// A piece is set down where another one stood.
    Capture,
    /// A game begins.
    GameStart,
    /// A game is over.
    GameEnd,
    /// A short beep: time is going by.
    Beep,
    /// A long, higher beep: there is hardly any time left.
    LongBeep,
    /// [`Cue::Beep`] for the other side, where the sides are told apart by ear.
    LowBeep,
    /// [`Cue::LongBeep`] for the other side.
    LowLongBeep,
    /// Two notes: another part of the time begins.
    Chime,
    /// A long, low tone: the time is up.
    Flag,
    /// A voice.
    Say(Phrase),
    /// A voice: a minute for consideration (考慮時間) has begun, and so many remain.
    Minute {
        /// Which minute, from 1.
        number: u8,
        /// How many remain after it.
        remain: u8,
    },
}

/// What cues belong together: each group has a volume of its own.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum CueGroup {
    /// Pieces on the board.
    Pieces,
    /// What a voice says of a clock, and 王手.
    Calls,
    /// Moves that are read aloud.
    Moves,
    /// Beeps and tones.
    Signals,
}

impl CueGroup {
    /// Every group.
    pub const ALL: [Self; 4] = [Self::Pieces, Self::Calls, Self::Moves, Self::Signals];
}

impl Cue {
    /// Every cue that is made of tones and noise.
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

    /// The group to which it belongs.
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

    /// The same for the other side, where the sides are told apart by ear: beeps are lower.
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
