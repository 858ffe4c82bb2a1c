//! What holds for a dialog whatever is asked or filled in.

/// How wide a dialog is, in points.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct DialogWidth {
    /// The width with one column.
    pub usual: f32,
    /// Where there is room for two columns.
    pub in_two: Option<TwoColumns>,
}

/// A second width of a dialog.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct TwoColumns {
    /// With columns that are as narrow as they can be; where there is less room there is one.
    pub narrowest: f32,
    /// As wide as two columns need.
    pub widest: f32,
}

/// Whether a click beside a dialog closes it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ClickBeside {
    /// Like Esc.
    Closes,
    /// It does nothing: what was filled in is not thrown away.
    DoesNothing,
}

/// Whose a dialog is while the arbiter's console is locked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DialogOwner {
    /// Whoever is there.
    Anybody,
    /// The arbiter.
    Arbiter,
}

/// What lies beneath a dialog, and comes back when it is closed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Beneath {
    /// The board.
    Board,
    /// The event.
    Event,
    /// The dialog from which it was opened: it carries that one along.
    Origin,
}

/// A line of the table of dialogs.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct DialogRow {
    /// How wide it is.
    pub width: DialogWidth,
    /// What a click beside it does.
    pub click_beside: ClickBeside,
    /// Whose it is while the arbiter's console is locked.
    pub owner: DialogOwner,
    /// What lies beneath it.
    pub beneath: Beneath,
}

impl DialogRow {
    /// A dialog with one column.
    #[must_use]
    pub const fn new(width: f32, click_beside: ClickBeside, owner: DialogOwner, beneath: Beneath) -> Self {
        Self { width: DialogWidth { usual: width, in_two: None }, click_beside, owner, beneath }
    }

    /// The same with two columns where there is room for them.
    #[must_use]
    pub const fn in_two(self, narrowest: f32, widest: f32) -> Self {
        Self { width: DialogWidth { in_two: Some(TwoColumns { narrowest, widest }), ..self.width }, ..self }
    }
}

impl DialogWidth {
    /// What questions need.
    pub const OF_QUESTIONS: Self = Self { usual: 460.0, in_two: None };

    /// The width where there is so much room.
    #[must_use]
    pub fn within(self, room: f32) -> f32 {
        self.in_two.filter(|it| room >= it.narrowest).map_or(self.usual, |it| it.widest).min(room)
    }
}
