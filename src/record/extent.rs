//! Counts what is in a record, so that it can be said how much of it a format loses.

use super::{GameTree, NodeId};

/// How much there is in a record, or in a part of it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Extent {
    /// All moves, those of variations too.
    pub moves: usize,
    /// The variations (変化). One begins wherever a line is left: with every move that is not the one by which the line goes
    /// on, and with every ending that is not the line's own. Those within other variations count as well.
    pub variations: usize,
    /// The places with a comment.
    pub commented: usize,
}

impl GameTree {
    /// How much there is in the whole record.
    #[must_use]
    pub fn extent(&self) -> Extent {
        self.extent_from(Self::ROOT)
    }

    /// How much there is at `id` and in all that follows it. Neither the move that leads there counts, nor the variation
    /// that may begin with that.
    #[must_use]
    pub fn extent_from(&self, id: NodeId) -> Extent {
        let mut extent = Extent::default();
        let mut open = vec![id];
        while let Some(id) = open.pop() {
            extent.moves += self.children(id).len();
            extent.variations += self.variations(id).len() + self.node(id).side_endings().len();
            extent.commented += usize::from(self.comment_lines(id).next().is_some());
            open.extend(self.children(id));
        }
        extent
    }
}

#[cfg(test)]
mod tests {
    use crate::record::{GameTree, Loss, RecordFormat, import, losses};

    /// A variation within a variation, one that is only an ending, and one behind the end of the line.
    const RECORD: &str = "1 ７六歩(77)\n2 ３四歩(33)\n3 ２六歩(27)\n4 投了\n\n変化：4手\n4 ８四歩(83)\n5 ２五歩(26)\n\n\
                          変化：5手\n5 ４八銀(39)\n*why not\n\n変化：3手\n3 投了\n";

    fn record() -> GameTree {
        import(RECORD.as_bytes()).unwrap().tree
    }

    #[test]
    fn every_place_where_a_line_is_left_begins_a_variation_wherever_it_lies() {
        let extent = record().extent();
        assert_eq!((extent.moves, extent.variations, extent.commented), (6, 3, 1));
    }

    #[test]
    fn as_many_variations_as_a_record_has_are_lost_where_a_format_holds_none() {
        let record = record();
        for format in [RecordFormat::Csa, RecordFormat::Usi] {
            let count = record.extent().variations;
            assert!(losses(&record, format).contains(&Loss::Variations { count }), "{format:?}");
        }
    }
}
