//! Undo and redo.

use crate::record::{GameTree, NodeId};

/// The states of a record or a position before its changes, and those that were undone.
///
/// Whole trees are kept: copying one of a thousand moves takes less than a frame, and nothing can go wrong with it.
#[derive(Clone, Debug)]
pub(super) struct EditHistory<E> {
    past: Vec<Kept<E>>,
    future: Vec<Kept<E>>,
    latest: Option<EditKind>,
}

/// A state, and the change that lies between it and the next one towards the present.
#[derive(Clone, Debug)]
struct Kept<E> {
    state: E,
    kind: EditKind,
}

/// A record and the place being viewed.
#[derive(Clone, Debug)]
pub(super) struct Edition {
    pub(super) tree: GameTree,
    pub(super) node: NodeId,
}

/// The kind of a change. Letters typed one after another into the same comment are one change.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum EditKind {
    /// Moves were added, removed or reordered.
    Moves,
    /// A bookmark was set or removed.
    Bookmark,
    /// The comment at this place was edited.
    Comment(NodeId),
    /// Something was drawn on the board, or erased.
    Marks,
    /// An engine that goes through the game has found something, in the run of this number.
    Run(u64),
    /// The bookmark at this place was renamed.
    BookmarkName(NodeId),
    /// It was set how a line ends.
    Ending,
    /// The header was edited.
    Header,
    /// Pieces of a position were moved, or its turn was changed.
    Pieces,
}

impl EditKind {
    /// Whether it is made bit by bit.
    const fn is_gradual(self) -> bool {
        matches!(self, Self::Comment(_) | Self::BookmarkName(_))
    }
}

impl<E> Default for EditHistory<E> {
    fn default() -> Self {
        Self { past: Vec::new(), future: Vec::new(), latest: None }
    }
}

impl<E> EditHistory<E> {
    /// Saves `before`, which is about to change, and drops what could be redone.
    pub(super) fn keep(&mut self, before: E, kind: EditKind) {
        let goes_on = kind.is_gradual() && self.latest == Some(kind);
        if !goes_on {
            self.past.push(Kept { state: before, kind });
        }
        self.future.clear();
        self.latest = Some(kind);
    }

    /// Whether a change of this kind was made and is not undone.
    pub(super) fn holds(&self, kind: EditKind) -> bool {
        self.past.iter().any(|kept| kept.kind == kind)
    }

    /// The states since the first change of this kind, but for the present one: what goes on beside all that is done meanwhile
    /// belongs to each of them.
    pub(super) fn since(&mut self, kind: EditKind) -> impl Iterator<Item = &mut E> {
        let before = self.past.iter().position(|kept| kept.kind == kind).map_or(self.past.len(), |index| index + 1);
        self.past[before..].iter_mut().chain(&mut self.future).map(|kept| &mut kept.state)
    }

    /// Exchanges the present for the state before the latest change; `None` if there is none.
    pub(super) fn undo(&mut self, present: E) -> Option<E> {
        self.latest = None;
        exchange(&mut self.past, &mut self.future, present)
    }

    /// Exchanges the present for the state before the latest undo; `None` if there is none.
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

/// Pops the last of `from` and pushes `present` onto `onto`; leaves both alone if `from` is empty.
fn exchange<E>(from: &mut Vec<Kept<E>>, onto: &mut Vec<Kept<E>>, present: E) -> Option<E> {
    let Kept { state, kind } = from.pop()?;
    onto.push(Kept { state: present, kind });
    Some(state)
}
