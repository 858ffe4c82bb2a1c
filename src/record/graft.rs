//! Merging another record into this one, where nothing that is here gets lost.

use super::{GameTree, Node, NodeId};

/// How much was taken over from another record.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Grafted {
    /// Moves that were new.
    pub moves: usize,
    /// Positions whose comment, bookmark, time or ending was new.
    pub notes: usize,
}

impl Grafted {
    /// Whether nothing was new.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.moves == 0 && self.notes == 0
    }
}

impl GameTree {
    /// Takes over the moves of `other`, which starts from the position at `at`, as variations there, along with its
    /// notes on positions where this tree has none. What is already here stays as it is.
    ///
    /// The header of `other` is ignored.
    pub fn graft(&mut self, at: NodeId, other: &Self) -> Grafted {
        let mut grafted = Grafted::default();
        let mut pairs = vec![(at, Self::ROOT)];
        while let Some((mine, theirs)) = pairs.pop() {
            grafted.notes += usize::from(self.take_notes(mine, other, theirs));
            for &child in other.children(theirs) {
                let Some(mv) = other.node(child).mv else { continue };
                let known = self.children(mine).len();
                let node = self.find_or_add(mine, mv, other.node(child).foul());
                grafted.moves += self.children(mine).len() - known;
                pairs.push((node, child));
            }
        }
        grafted
    }

    /// Copies the notes that are missing here; returns whether any were new.
    fn take_notes(&mut self, mine: NodeId, other: &Self, theirs: NodeId) -> bool {
        let ends_here = self.children(mine).is_empty();
        let (node, source) = (self.node_mut(mine), other.node(theirs));
        let had_time = node.time().is_some();
        if !had_time {
            node.set_time(source.time());
        }
        node.set_stops(node.stops() || ends_here && source.stops());
        let filled = node.fill_notes(source, ends_here);
        filled || !had_time && source.time().is_some()
    }
}

impl Node {
    /// Fills the gaps in what is noted here, and says whether there were any to fill.
    fn fill_notes(&mut self, source: &Self, ends_here: bool) -> bool {
        let Some(source) = source.noted() else { return false };
        let comments = self.comments().is_empty() && !source.comment.is_empty();
        if comments {
            self.comments_mut().clone_from(&source.comment);
        }
        let Some(source) = source.rare.as_deref() else { return comments };
        let notes = self.rare_mut();
        let analyses = fill_list(&mut notes.analyses, &source.analyses);
        let marks = fill_list(&mut notes.marks, &source.marks);
        let bookmark = fill(&mut notes.bookmark, source.bookmark.as_ref());
        let ending = ends_here && fill(&mut notes.ending, source.ending.as_ref());
        comments || analyses || marks || bookmark || ending
    }
}

/// Fills a gap; returns whether there was one and something to fill it with.
fn fill<T: Clone>(gap: &mut Option<T>, with: Option<&T>) -> bool {
    let fills = gap.is_none() && with.is_some();
    if fills {
        *gap = with.cloned();
    }
    fills
}

/// Fills an empty list; returns whether it was empty and there was something to fill it with.
fn fill_list<T: Clone>(gap: &mut Vec<T>, with: &[T]) -> bool {
    let fills = gap.is_empty() && !with.is_empty();
    if fills {
        gap.extend_from_slice(with);
    }
    fills
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::record::{Ending, import};

    fn read(text: &str) -> GameTree {
        import(text.as_bytes()).unwrap().tree
    }

    const GAME: &str = "1 ７六歩(77)\n2 ３四歩(33)\n*known\n3 投了\n";

    #[test]
    fn a_record_grafted_on_itself_adds_nothing() {
        let mut tree = read(GAME);
        let before = tree.clone();
        assert!(tree.graft(GameTree::ROOT, &before).is_empty());
        assert_eq!(tree, before);
    }

    #[test]
    fn what_is_new_comes_in_and_what_is_there_stays() {
        let mut tree = read(GAME);
        let other =
            read("1 ７六歩(77)\n*new\n2 ３四歩(33)\n*other words\n3 ２六歩(27)\n変化：2手\n2 ８四歩(83)\n3 中断\n");
        let grafted = tree.graft(GameTree::ROOT, &other);
        assert_eq!(grafted.moves, 2);
        let main = tree.main_line();
        assert_eq!(main.len(), 3, "the game still ends where it did");
        assert_eq!(tree.node(main[1]).comments(), ["new"]);
        assert_eq!(tree.node(main[2]).comments(), ["known"]);
        let after_end = tree.variations(main[2])[0];
        assert_eq!(tree.node(after_end).mv, Some("2g2f".parse().unwrap()));
        let variation = tree.variations(main[1])[0];
        assert!(matches!(tree.node(variation).ending(), Some(Ending { .. })));
        assert!(tree.graft(GameTree::ROOT, &other).is_empty(), "a second time there is nothing new");
    }

    #[test]
    fn a_record_that_goes_on_from_the_middle_is_grafted_there() {
        let mut tree = read(GAME);
        let middle = tree.main_line()[1];
        let mut other = GameTree::new(tree.position_at(middle));
        other.play(GameTree::ROOT, "8c8d".parse().unwrap()).unwrap();
        assert_eq!(tree.graft(middle, &other).moves, 1);
        assert_eq!(tree.children(middle).len(), 2);
    }
}
