use crate::record::{Analysis, DrawnMark, GameTree, Header, Neighbour, NodeId};
use crate::shogi::Move;

/// Where somebody wants to go.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ReviewCommand {
    /// To the starting position.
    First,
    /// One move back.
    Previous,
    /// One move on along the line.
    Next,
    /// To the end of the line.
    Last,
    /// So many moves on, or back where it is negative; as far as the line goes.
    Step(isize),
    /// To a certain place. The line from then on is the one that runs through it.
    GoTo(NodeId),
    /// Back to where the present variation leaves the line that was played.
    BackToMain,
    /// To the next such place on the line, in that direction.
    Seek(Waypoint, Direction),
    /// To another move that was recorded in place of the present one.
    Other(Neighbour),
}

/// What makes a place worth stopping at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Waypoint {
    /// Other moves are recorded in place of the one that leads there.
    Branch,
    /// It has a comment.
    Comment,
    /// It has a bookmark (しおり).
    Bookmark,
}

/// Towards the end or the start of a line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Direction {
    /// Towards the end.
    Forward,
    /// Towards the start.
    Back,
}

/// What somebody wants to change.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum EditCommand {
    /// Plays a move: it is found in the record, or becomes a variation.
    Play(Move),
    /// Makes the line through the present place the one that was played.
    MakeMain,
    /// Takes the present move and all that follows it out of the record.
    Delete,
    /// Puts the present move before or after another one that was recorded in its place.
    ChangePlaces(Neighbour),
    /// Writes this to the present place in place of what people wrote there. What engines said stays, what is drawn there,
    /// and what an arbiter did: nobody types the lines that say so in files.
    SetComment(String),
    /// Draws this at the present place, or takes it away.
    ToggleMark(DrawnMark),
    /// Writes to the present place what engines say about it, in place of what they said before.
    Evaluate(Vec<Analysis>),
    /// Sets a bookmark of this name here, or takes it away.
    Bookmark(Option<String>),
    /// The lines about the game shall be these.
    Header(Header),
    /// Takes over the moves of a record that starts as this one does, or from the present position.
    Merge(Box<GameTree>),
    /// Takes the latest change back.
    Undo,
    /// Makes it again.
    Redo,
}
