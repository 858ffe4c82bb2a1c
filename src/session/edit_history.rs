use crate::record::{GameTree, NodeId};

/// What a record or a position was before it was changed, and what it was before that was undone.
///
/// Whole trees are kept: copying one of a thousand moves takes less than a frame, and nothing can go wrong with it.
#[derive(Clone, Debug)]
pub(super) struct EditHistory<E> {
    past: Vec<E>,
    future: Vec<E>,
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
    /// A bookmark was set or taken away.
    Bookmark,
    /// The comment at this place was edited.
    Comment(NodeId),
    /// Something was drawn, or taken off the board.
    Marks,
    /// An engine said something about a place.
    Analyses,
    /// The bookmark at this place was renamed.
    BookmarkName(NodeId),
    /// The lines about the game were edited.
    Header,
    /// Pieces of a position were put elsewhere, or its turn was changed.
    Pieces,
}

impl EditKind {
    /// Whether it is made letter by letter.
    const fn is_typed(self) -> bool {
        matches!(self, Self::Comment(_) | Self::BookmarkName(_))
    }
}

impl<E> Default for EditHistory<E> {
    fn default() -> Self {
        Self { past: Vec::new(), future: Vec::new(), latest: None }
    }
}

impl<E> EditHistory<E> {
    /// Keeps `before`, as it is about to be changed. What had been undone is gone.
    pub(super) fn keep(&mut self, before: E, kind: EditKind) {
        let goes_on = kind.is_typed() && self.latest == Some(kind);
        if !goes_on {
            self.past.push(before);
        }
        self.future.clear();
        self.latest = Some(kind);
    }

    /// What was there before the latest change, in exchange for the present; `None` when nothing was changed.
    pub(super) fn undo(&mut self, present: E) -> Option<E> {
        self.latest = None;
        exchange(&mut self.past, &mut self.future, present)
    }

    /// What was there before the latest undoing, in exchange for the present; `None` when nothing was undone.
    pub(super) fn redo(&mut self, present: E) -> Option<E> {
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
fn exchange<E>(from: &mut Vec<E>, onto: &mut Vec<E>, present: E) -> Option<E> {
    let other = from.pop()?;
    onto.push(present);
    Some(other)
}
