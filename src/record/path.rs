//! The nodes along one line of a tree.

use super::NodeId;

/// The nodes of a line, without the root. Most follow each other in the tree as well, so that where each stretch of
/// these begins is all that is kept.
#[derive(Debug, Default)]
pub(super) struct Path {
    stretches: Vec<Stretch>,
    length: usize,
}

/// Nodes that follow each other.
#[derive(Clone, Copy, Debug)]
struct Stretch {
    /// How many nodes of the line stand before them.
    before: usize,
    first: NodeId,
}

impl Stretch {
    fn node_at(self, place: usize) -> NodeId {
        NodeId::after(self.first.index() + place - self.before)
    }
}

impl Path {
    pub(super) const fn len(&self) -> usize {
        self.length
    }

    pub(super) fn last(&self) -> Option<NodeId> {
        let stretch = self.stretches.last()?;
        Some(stretch.node_at(self.length - 1))
    }

    /// The node behind so many others of the line.
    pub(super) fn get(&self, place: usize) -> Option<NodeId> {
        let stretch = self.stretches.partition_point(|stretch| stretch.before <= place).checked_sub(1)?;
        (place < self.length).then(|| self.stretches[stretch].node_at(place))
    }

    pub(super) fn push(&mut self, node: NodeId) {
        let follows = self.stretches.last().is_some_and(|stretch| stretch.node_at(self.length) == node);
        if !follows {
            self.stretches.push(Stretch { before: self.length, first: node });
        }
        self.length += 1;
    }

    pub(super) fn truncate(&mut self, length: usize) {
        self.length = self.length.min(length);
        let stretches = self.stretches.partition_point(|stretch| stretch.before < self.length);
        self.stretches.truncate(stretches);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_path_is_the_list_of_its_nodes() {
        let (mut path, mut list) = (Path::default(), Vec::new());
        let nodes = [1, 2, 3, 7, 8, 20, 21, 22, 5, 6, 30].map(NodeId::after);
        for length in [0, 3, 11, 8, 5, 4, 3, 1, 0, 11, 2] {
            path.truncate(length);
            list.truncate(length);
            for &node in &nodes[list.len()..length] {
                path.push(node);
                list.push(node);
            }
            assert_eq!((path.len(), path.last()), (list.len(), list.last().copied()));
            (0..13).for_each(|place| assert_eq!(path.get(place), list.get(place).copied()));
        }
    }
}
