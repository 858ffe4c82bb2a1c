//! When two records are equal, in whatever order their nodes were added.

use super::GameTree;

impl PartialEq for GameTree {
    fn eq(&self, other: &Self) -> bool {
        (&self.header, self.start(), self.first_number) == (&other.header, other.start(), other.first_number)
            && self.log == other.log
            && self.says_the_same_as(other)
    }
}

impl Eq for GameTree {}

impl GameTree {
    /// Compares node by node, without recursion: lines can be long.
    fn says_the_same_as(&self, other: &Self) -> bool {
        let mut pairs = vec![(Self::ROOT, Self::ROOT)];
        while let Some((mine, theirs)) = pairs.pop() {
            let (one, another) = (self.node(mine), other.node(theirs));
            let (children, others) = (self.children(mine), other.children(theirs));
            if !one.says_the_same_as(another) || children.len() != others.len() {
                return false;
            }
            pairs.extend(children.iter().copied().zip(others.iter().copied()));
        }
        true
    }
}
