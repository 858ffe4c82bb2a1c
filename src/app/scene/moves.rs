//! The record beside the board: what is known of the place that is looked at.

use std::rc::Rc;

use crate::app::engines::scene::RecordedAnalysis;
use crate::app::scene::MoveList;
use crate::app::state::AppState;
use crate::record::{Node, NodeId};
use crate::text::Text;

/// How many bytes of a comment can be changed beside the board, and are shown: laying out a whole library would hold up
/// the window.
pub const LONGEST_COMMENT: usize = 60_000;

/// The record beside the board.
#[derive(Clone, Debug)]
pub struct MovesScene {
    /// Its moves.
    pub list: Rc<MoveList>,
    /// The row of the place that is looked at.
    pub current: usize,
    /// That place, and the record it belongs to.
    pub place: (u64, NodeId),
    /// The comment there; of one that is longer than [`LONGEST_COMMENT`], its beginning.
    pub comment: String,
    /// How often the keyboard's attention was called to the comment.
    pub comment_calls: u64,
    /// What engines have said of it.
    pub engine: Vec<RecordedAnalysis>,
    /// The name of the bookmark there, if there is one.
    pub bookmark: Option<String>,
    /// Whether it is a record under review rather than a game.
    pub is_review: bool,
    /// Whether rows can be clicked.
    pub can_be_gone_through: bool,
}

impl MovesScene {
    pub fn of(state: &AppState, list: &Rc<MoveList>, text: &Text) -> Self {
        let place = state.node_seen();
        let node = state.tree().node(place);
        Self {
            current: list.row_towards(state.tree(), place),
            list: Rc::clone(list),
            place: (state.table.file.first_revision, place),
            comment: comment(node),
            comment_calls: state.comment_calls,
            engine: RecordedAnalysis::all(state, text),
            bookmark: node.bookmark().map(str::to_owned),
            is_review: state.as_match().is_none(),
            can_be_gone_through: state.can_be_gone_through(),
        }
    }
}

/// The comment at a place, and no more of it than it takes to know that it is too long.
fn comment(node: &Node) -> String {
    let mut comment = String::new();
    for (index, line) in node.comments().iter().enumerate() {
        comment.push_str(if index > 0 { "\n" } else { "" });
        comment.push_str(&line[..line.floor_char_boundary(LONGEST_COMMENT + 4)]);
        if comment.len() > LONGEST_COMMENT {
            break;
        }
    }
    comment
}
