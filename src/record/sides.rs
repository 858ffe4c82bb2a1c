//! Who made which move: somebody may have moved out of turn, and in handicap games White begins.

use super::{GameTree, Header, NodeId};
use crate::shogi::{Color, Handicap, IllegalMove};

impl GameTree {
    /// Who made each move of `line`, which begins with the root.
    #[must_use]
    pub fn movers(&self, line: &[NodeId]) -> Vec<Color> {
        let mut turn = self.first_to_move();
        let mut mover = |&node: &NodeId| {
            let is_out_of_turn = matches!(
                self.node(node).foul(),
                Some(IllegalMove::NotYourPiece { .. } | IllegalMove::DroppedOutOfTurn { .. })
            );
            let mover = if is_out_of_turn { turn.opponent() } else { turn };
            turn = mover.opponent();
            mover
        };
        line.iter().skip(1).map(&mut mover).collect()
    }

    /// Who moves after an even number of moves (0, 2, …), as long as nobody moved out of turn.
    #[must_use]
    pub const fn first_to_move(&self) -> Color {
        self.start().turn()
    }

    /// Whether the players are 上手 and 下手: the record calls them so, or it starts from a handicap position.
    #[must_use]
    pub fn is_handicap(&self) -> bool {
        Color::ALL.into_iter().any(|color| self.header.get(Header::player_key(color, true)).is_some())
            || Handicap::of(self.start().setup()).is_some_and(|handicap| handicap != Handicap::Even)
    }
}
