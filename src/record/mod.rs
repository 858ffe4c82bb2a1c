//! Records of games (棋譜): the tree of moves, and the formats in which the world writes it down.
//!
//! A file is a *record*, the structure in memory a [`GameTree`]. Reading takes bytes and gives an `Imported`, the tree
//! together with everything that was odd about the text; writing takes a tree and gives text. Nothing here opens
//! files, and nothing here knows how a move is shown on screen beyond the notations themselves.

mod game_tree;
mod header;

pub use game_tree::{Ending, GameTree, MoveTime, Node, NodeId};
pub use header::Header;
