use std::rc::Rc;

use crate::app::scene::MoveList;
use crate::app::scene::move_list::move_words;
use crate::app::state::AppState;
use crate::record::{Analysis, Node, NodeId};
use crate::shogi::Move;
use crate::text::{Arg, Text};

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
    /// What an engine wrote there, for programs.
    pub engine: Vec<String>,
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
            current: list.row_of(place).unwrap_or(0),
            list: Rc::clone(list),
            place: (state.table.file.first_revision, place),
            comment: comment(node),
            engine: engine_lines(state, node, text),
            bookmark: node.bookmark().map(str::to_owned),
            is_review: state.as_match().is_none(),
            can_be_gone_through: state.can_be_gone_through(),
        }
    }
}

/// How much of what engines wrote at a place is shown: a file may hold any number of lines.
const MOST_LINES: usize = 40;

/// What engines wrote, but for evaluations, which the list shows beside the move. Moves that can be read are written as all
/// others are; whatever else there is stands as it is.
fn engine_lines(state: &AppState, node: &Node, text: &Text) -> Vec<String> {
    let of_each =
        node.analyses().iter().take(MOST_LINES).flat_map(|analysis| match engine_words(state, node, analysis, text) {
            Some(words) => vec![words],
            None => analysis.lines().iter().take(MOST_LINES).map(|line| plain(line)).collect(),
        });
    let is_evaluation = |line: &String| line.strip_prefix("評価値=").is_some_and(|rest| !rest.contains(' '));
    of_each.filter(|line| !is_evaluation(line)).take(MOST_LINES).collect()
}

/// The line of an engine and what it says of it; nothing where no move can be read.
fn engine_words(state: &AppState, node: &Node, analysis: &Analysis, text: &Text) -> Option<String> {
    let (mut position, mut previous) = (state.tree().position_at(state.node_seen()), node.mv.map(Move::to));
    let moves = analysis.moves(&position, previous);
    let words = moves.into_iter().map(|mv| {
        let words = move_words(state.settings.notation, mv, &position, previous);
        (position, previous) = (position.after(mv), Some(mv.to()));
        words
    });
    let line = words.collect::<Vec<_>>().join(" ");
    let depth = analysis.depth().map(|depth| text.tell("engine-depth", &[("depth", Arg::from(depth))]));
    let engine = analysis.engine().map(str::to_owned);
    let parts = [Some(line.clone()), depth, engine];
    (!line.is_empty()).then(|| parts.into_iter().flatten().collect::<Vec<_>>().join(" · "))
}

/// An engine's line without the sign by which programs know it.
fn plain(line: &str) -> String {
    line.trim_start_matches(['*', '#', ' ']).to_owned()
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
