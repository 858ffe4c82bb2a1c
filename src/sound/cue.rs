/// Something that is to be heard.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Cue {
    /// A piece is set down.
    Piece,
    /// A piece is set down where another one stood.
    Capture,
    /// A short beep: time is going by.
    Beep,
    /// A long, higher beep: there is hardly any time left.
    UrgentBeep,
    /// Byoyomi begins.
    Byoyomi,
    /// The time is up.
    Flag,
}

impl Cue {
    /// Every cue.
    pub const ALL: [Self; 6] = [Self::Piece, Self::Capture, Self::Beep, Self::UrgentBeep, Self::Byoyomi, Self::Flag];
}
