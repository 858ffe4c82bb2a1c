//! What people can do with a record: move around in it and edit it.

use crate::record::{Analysis, DrawnMark, GameTree, Header, Neighbour, NodeId};
use crate::rules::Outcome;
use crate::shogi::Move;

/// Where to go in a record.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ReviewCommand {
    /// To the starting position.
    First,
    /// One move back.
    Previous,
    /// One move forward along the line.
    Next,
    /// To the end of the line.
    Last,
    /// This many moves forward, or back if negative, as far as the line goes.
    Step(isize),
    /// To a given place. From then on the line is the one through it.
    GoTo(NodeId),
    /// Back to where the present variation leaves the main line.
    BackToMain,
    /// To the next such place on the line in that direction.
    Seek(Waypoint, Direction),
    /// To another move recorded as an alternative to the present one.
    Other(Neighbour),
}

/// What makes a place worth stopping at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Waypoint {
    /// There are alternatives to the move that leads there.
    Branch,
    /// It has a comment.
    Comment,
    /// It has a bookmark (しおり).
    Bookmark,
}

/// A direction along a line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Direction {
    /// Towards the end.
    Forward,
    /// Towards the start.
    Back,
}

/// A change to a record.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum EditCommand {
    /// Plays a move: the one in the record, or else a new variation.
    Play(Move),
    /// Makes the line through the present place the main line.
    MakeMain,
    /// Deletes the present move and everything after it.
    Delete,
    /// Moves the present move before or after one of its alternatives.
    ChangePlaces(Neighbour),
    /// Replaces what people wrote about the present place. Engine analyses, drawings and the arbiter's acts stay, since
    /// nobody types the lines that hold them in files.
    SetComment(String),
    /// Draws this at the present place, or erases it.
    ToggleMark(DrawnMark),
    /// Replaces what engines said about these places. All that one run finds is one change, whatever is changed meanwhile:
    /// undoing that takes away nothing that was found later.
    EvaluateAll {
        /// The number of the run.
        run: u64,
        /// The places, and what is said of them now.
        places: Vec<(NodeId, Vec<Analysis>)>,
    },
    /// Sets a bookmark with this name, or removes it.
    Bookmark(Option<String>),
    /// Says how the game ended after the last move of the line, or that it did not. The time that passed before it stays.
    EndLine(Option<Outcome>),
    /// Replaces the header.
    Header(Header),
    /// Merges the moves of a record that starts like this one or from the present position.
    Merge(Box<GameTree>),
    /// Undoes the latest change.
    Undo,
    /// Redoes the latest undone change.
    Redo,
}
