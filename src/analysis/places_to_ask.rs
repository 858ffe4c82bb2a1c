//! Which places an engine still has to be asked about, and which answer for themselves.

use serde::{Deserialize, Serialize};

use super::game_analysis::{fresh_state, state_of};
use super::{AnalysisTerms, Finding, PlyState, place_at};
use crate::engine::Place;
use crate::record::{GameTree, NodeId};

/// A place of a record that an engine is to be asked about.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NodeSearch {
    /// The place in the record.
    pub node: NodeId,
    /// What the engine is asked.
    pub place: Place,
}

/// What to do with a place that was analysed as deeply before.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum AskedBefore {
    /// It is left as it is.
    #[default]
    Skip,
    /// It is analysed again.
    AskAgain,
}

/// Places of a record, including variations, sorted by what to do with them.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PlacesToAsk {
    /// Those to ask about, in their order.
    pub open: Vec<NodeSearch>,
    /// Those known without asking: somebody is mated.
    pub mates: Vec<(NodeId, Finding)>,
    /// How many are known.
    pub known: usize,
}

impl PlacesToAsk {
    /// Sorts these places of `tree`, leaving out those no engine can be asked about. `before` says of each what is to be done
    /// if it was analysed as deeply before.
    #[must_use]
    pub fn of(
        tree: &GameTree,
        nodes: &[NodeId],
        terms: &AnalysisTerms,
        before: impl Fn(NodeId) -> AskedBefore,
    ) -> Self {
        let mut places = Self::default();
        for &node in nodes {
            let position = tree.position_at(node);
            let state = match before(node) {
                AskedBefore::Skip => state_of(tree, node, &position, terms),
                AskedBefore::AskAgain => fresh_state(&position),
            };
            match state {
                PlyState::Open => places.open.push(NodeSearch { node, place: place_at(tree, node) }),
                PlyState::Found(mate) => places.mates.push((node, mate)),
                PlyState::Known(_) => places.known += 1,
                PlyState::Unavailable(_) => {}
            }
        }
        places
    }
}
