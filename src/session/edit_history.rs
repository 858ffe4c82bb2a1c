use crate::record::{GameTree, NodeId};

/// What a record was before it was changed, and what it was before that was undone.
///
/// Whole trees are kept: copying one of a thousand moves takes less than a frame, and nothing can go wrong with it.
#[derive(Clone, Debug, Default)]
pub(super) struct EditHistory {
    past: Vec<Edition>,
    future: Vec<Edition>,
    latest: Option<EditKind>,
}

/// A record and the place in it that was looked at.
#[derive(Clone, Debug)]
pub(super) struct Edition {
    pub(super) tree: GameTree,
    pub(super) node: NodeId,
}

/// What was changed. Letters typed one after another into one comment are one change.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum EditKind {
    /// Moves were added, taken away or put in another order.
    Moves,
    /// The comment at this place was edited.
    Comment(NodeId),
    /// The bookmark at this place was set, renamed or taken away.
    Bookmark(NodeId),
    /// The lines about the game were edited.
    Header,
}

impl EditKind {
    /// Whether it is made letter by letter.
    const fn is_typed(self) -> bool {
        matches!(self, Self::Comment(_) | Self::Bookmark(_))
    }
}

impl EditHistory {
    /// Keeps `before`, as the record is about to be changed. What had been undone is gone.
    pub(super) fn keep(&mut self, before: Edition, kind: EditKind) {
        let goes_on = kind.is_typed() && self.latest == Some(kind);
        if !goes_on {
            self.past.push(before);
        }
        self.future.clear();
        self.latest = Some(kind);
    }

    /// The record before the latest change, in exchange for the present one; `None` when nothing was changed.
    pub(super) fn undo(&mut self, present: Edition) -> Option<Edition> {
        self.latest = None;
        exchange(&mut self.past, &mut self.future, present)
    }

    /// The record before the latest undoing, in exchange for the present one; `None` when nothing was undone.
    pub(super) fn redo(&mut self, present: Edition) -> Option<Edition> {
        self.latest = None;
        exchange(&mut self.future, &mut self.past, present)
    }

    pub(super) const fn can_undo(&self) -> bool {
        !self.past.is_empty()
    }

    pub(super) const fn can_redo(&self) -> bool {
        !self.future.is_empty()
    }
}

/// Takes the last of `from` and puts `present` onto `onto`; leaves both alone where there is none.
fn exchange(from: &mut Vec<Edition>, onto: &mut Vec<Edition>, present: Edition) -> Option<Edition> {
    let other = from.pop()?;
    onto.push(present);
    Some(other)
}
