//! A place of a record, made small: its move, its neighbours, and a way to what few places have.

use std::num::NonZeroU32;

use super::notes::{NOTHING, Notes, Rare};
use super::short_time::ShortTime;
use super::{Analysis, Comment, DrawnMark, Ending, Evaluation, MoveTime};
use crate::shogi::{Color, IllegalMove, Move, Position};

/// A node of one [`GameTree`](super::GameTree); it means nothing in another.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct NodeId(NonZeroU32);

impl NodeId {
    pub(super) const FIRST: Self = Self(NonZeroU32::MIN);

    /// The id of the node that stands behind so many others.
    pub(super) fn after(others: usize) -> Self {
        let number = u32::try_from(others).ok().and_then(|others| Self::FIRST.0.checked_add(others));
        Self(number.expect("no memory holds four thousand million nodes"))
    }

    /// How many nodes stand before it.
    pub(super) const fn index(self) -> usize {
        self.0.get() as usize - 1
    }
}

/// One of the two siblings beside a node.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Neighbour {
    /// The one listed before it.
    Before,
    /// The one listed after it.
    After,
}

/// What follows a node: rarely more than one move.
#[derive(Clone, Copy, Debug, Default)]
pub(super) enum Children {
    /// The line ends here.
    #[default]
    Nothing,
    /// One move.
    One(NodeId),
    /// Those of the list with this index among the forks of the tree.
    Fork(u32),
}

/// What is known about one place in a game.
///
/// A record may have a million of them, so a node is small: what few places have lies apart.
#[derive(Clone, Debug, Default)]
pub struct Node {
    /// The move that leads here; `None` at the root only.
    pub mv: Option<Move>,
    pub(super) parent: Option<NodeId>,
    pub(super) children: Children,
    time: Option<ShortTime>,
    notes: Option<Box<Notes>>,
}

impl Node {
    /// The place after `mv`, of which nothing else is known.
    pub(super) fn reached(parent: NodeId, mv: Move, foul: Option<IllegalMove>) -> Self {
        let mut node = Self { mv: Some(mv), parent: Some(parent), ..Self::default() };
        if foul.is_some() {
            node.set_foul(foul);
        }
        node
    }

    /// What the move offends against; `None` for a legal one.
    #[must_use]
    pub fn foul(&self) -> Option<IllegalMove> {
        self.rare().foul.as_deref().copied()
    }

    /// Who made the move in the position `before` it.
    #[must_use]
    pub fn mover(&self, before: &Position) -> Color {
        self.mv.map_or(before.turn(), |mv| before.maker(mv, self.foul()))
    }

    /// The position after the move in the position `before` it.
    #[must_use]
    pub fn after(&self, before: &Position) -> Position {
        let mut after = before.clone();
        self.mv.into_iter().for_each(|mv| after.advance_by(mv, self.mover(before)));
        after
    }

    /// Notes what the move offends against.
    pub(super) fn set_foul(&mut self, foul: Option<IllegalMove>) {
        if foul.is_some() || self.foul().is_some() {
            self.rare_mut().foul = foul.map(Box::new);
        }
    }

    /// The time taken for the move.
    #[must_use]
    pub fn time(&self) -> Option<MoveTime> {
        self.time.map(MoveTime::from).or_else(|| self.rare().exact_time.as_deref().copied())
    }

    /// Sets the time taken for the move.
    pub fn set_time(&mut self, time: Option<MoveTime>) {
        self.time = time.and_then(ShortTime::of);
        let exact = time.filter(|_| self.time.is_none());
        if exact.is_some() || self.rare().exact_time.is_some() {
            self.rare_mut().exact_time = exact.map(Box::new);
        }
    }

    /// What people wrote about it, line by line.
    #[must_use]
    pub fn comments(&self) -> &Comment {
        &self.notes().comment
    }

    /// The same, to be changed.
    pub fn comments_mut(&mut self) -> &mut Comment {
        &mut self.notes.get_or_insert_default().comment
    }

    /// What engines said about it, one after another.
    #[must_use]
    pub fn analyses(&self) -> &[Analysis] {
        &self.rare().analyses
    }

    /// The same, to be changed.
    pub fn analyses_mut(&mut self) -> &mut Vec<Analysis> {
        &mut self.rare_mut().analyses
    }

    /// What is drawn on the board.
    #[must_use]
    pub fn marks(&self) -> &[DrawnMark] {
        &self.rare().marks
    }

    /// The same, to be changed.
    pub fn marks_mut(&mut self) -> &mut Vec<DrawnMark> {
        &mut self.rare_mut().marks
    }

    /// The name of the bookmark (しおり) set here.
    #[must_use]
    pub fn bookmark(&self) -> Option<&str> {
        self.rare().bookmark.as_deref()
    }

    /// Sets a bookmark with this name, or takes it away.
    pub fn set_bookmark(&mut self, name: Option<String>) {
        if name.is_some() || self.bookmark().is_some() {
            self.rare_mut().bookmark = name;
        }
    }

    /// How the game ended here, if this line did.
    #[must_use]
    pub fn ending(&self) -> Option<&Ending> {
        self.rare().ending.as_ref()
    }

    /// The same, to be changed.
    pub fn ending_mut(&mut self) -> Option<&mut Ending> {
        self.noted_mut()?.ending.as_mut()
    }

    /// Lets the line end here, or go on.
    pub fn set_ending(&mut self, ending: Option<Ending>) {
        if ending.is_some() || self.ending().is_some() {
            self.rare_mut().ending = ending;
        }
    }

    /// Other ways in which it might have ended here: variations that consist of an ending and no move.
    #[must_use]
    pub fn side_endings(&self) -> &[Ending] {
        &self.rare().side_endings
    }

    /// The same, to be changed.
    pub fn side_endings_mut(&mut self) -> &mut Vec<Ending> {
        &mut self.rare_mut().side_endings
    }

    /// Whether somebody has written about this place. Lines that begin with `*` or `#` are what programs write for
    /// programs.
    #[must_use]
    pub fn is_commented(&self) -> bool {
        self.comments().iter().any(|line| !line.is_empty() && !line.starts_with(['*', '#']))
    }

    /// The first evaluation by an engine.
    #[must_use]
    pub fn evaluation(&self) -> Option<Evaluation> {
        self.analyses().iter().find_map(Analysis::evaluation)
    }

    /// The ending that was noted last, where the line's own is noted before all others.
    pub(super) fn latest_ending_mut(&mut self) -> Option<&mut Ending> {
        let notes = self.noted_mut()?;
        notes.side_endings.last_mut().or(notes.ending.as_mut())
    }

    /// An ending that the line had here becomes a variation.
    pub(super) fn put_ending_aside(&mut self) {
        if let Some(notes) = self.noted_mut() {
            notes.side_endings.extend(notes.ending.take());
            notes.stops = false;
        }
    }

    /// Takes over what `other` tells, but for how the game ended there.
    pub(super) fn take_all_but_endings(&mut self, other: &Self) {
        (self.time, self.notes) = (other.time, other.notes.clone());
        if let Some(notes) = self.noted_mut() {
            (notes.ending, notes.side_endings, notes.stops) = (None, Vec::new(), false);
        }
    }

    /// Whether the same is known about both, apart from their places in the tree.
    pub(super) fn says_the_same_as(&self, other: &Self) -> bool {
        (self.mv, self.time) == (other.mv, other.time) && self.notes() == other.notes()
    }

    fn notes(&self) -> &Notes {
        self.notes.as_deref().unwrap_or(&NOTHING)
    }

    fn rare(&self) -> &Rare {
        self.notes().rare()
    }

    pub(super) fn noted(&self) -> Option<&Notes> {
        self.notes.as_deref()
    }

    fn noted_mut(&mut self) -> Option<&mut Rare> {
        self.notes.as_mut()?.rare.as_deref_mut()
    }

    /// Whether the line stops here although nothing says how it ended.
    pub(super) fn stops(&self) -> bool {
        self.rare().stops
    }

    /// Lets the line stop here, or go on.
    pub(super) fn set_stops(&mut self, stops: bool) {
        if stops != self.stops() {
            self.rare_mut().stops = stops;
        }
    }

    pub(super) fn rare_mut(&mut self) -> &mut Rare {
        self.notes.get_or_insert_default().rare_mut()
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;

    #[test]
    fn a_node_is_so_small_that_a_million_fit_into_a_window_beside_their_file() {
        assert!(size_of::<Node>() <= 32, "{}", size_of::<Node>());
        assert!(size_of::<Option<NodeId>>() <= 4);
        assert!(size_of::<Notes>() <= 32, "a comment may be there as often: {}", size_of::<Notes>());
    }

    #[test]
    fn every_time_is_kept_to_the_nanosecond() {
        let mut node = Node::default();
        let (day, never) = (Duration::from_secs(86_400), Duration::MAX);
        let odd = Duration::new(3, 141_592_653);
        for spent in [Duration::ZERO, Duration::from_millis(1), odd, day, 60 * day, never] {
            for total in [spent, spent.saturating_add(day), never] {
                let time = Some(MoveTime { spent, total });
                node.set_time(time);
                assert_eq!(node.time(), time);
            }
        }
        node.set_time(None);
        assert_eq!(node.time(), None);
    }

    #[test]
    fn what_was_noted_and_taken_away_again_leaves_no_difference() {
        let mut node = Node::default();
        node.comments_mut().push("a plan");
        node.set_bookmark(Some("here".to_owned()));
        assert!(!node.says_the_same_as(&Node::default()));
        node.comments_mut().clear();
        node.set_bookmark(None);
        assert!(node.says_the_same_as(&Node::default()));
    }
}
