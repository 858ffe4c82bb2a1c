use std::rc::Rc;

use super::move_list::MoveList;
use crate::app::state::AppState;
use crate::record::NodeId;

/// The record at the side.
#[derive(Clone, Debug)]
pub struct MovesScene {
    /// Its moves.
    pub list: Rc<MoveList>,
    /// The row of the place that is looked at.
    pub current: usize,
    /// That place, and the record it belongs to.
    pub place: (u64, NodeId),
    /// The comment there.
    pub comment: String,
    /// The name of the bookmark there, if there is one.
    pub bookmark: Option<String>,
    /// Whether rows can be clicked.
    pub is_review: bool,
}

impl MovesScene {
    pub(super) fn of(state: &AppState, list: &Rc<MoveList>) -> Self {
        let node = state.tree().node(state.node());
        Self {
            current: list.rows.iter().position(|row| row.node == Some(state.node())).unwrap_or(0),
            list: Rc::clone(list),
            place: (state.file.first_revision, state.node()),
            comment: node.written_lines().collect::<Vec<_>>().join("\n"),
            bookmark: node.bookmark.clone(),
            is_review: state.as_match().is_none(),
        }
    }
}
