//! Replacing a move of a record, with what follows it judged anew.

use super::{GameTree, Node, NodeId};
use crate::shogi::{IllegalMove, Move, Position};

/// A move that would become illegal by replacing another.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{after} moves later: {foul}")]
pub struct BrokenLine {
    /// How many moves after the one to be replaced; 0 for that one itself.
    pub after: usize,
    /// The rule it would break.
    pub foul: IllegalMove,
}

/// A move, and the rule it is now found to break.
type Judged = (NodeId, Option<IllegalMove>);

impl GameTree {
    /// Replaces the move that leads to `id` by `mv` and keeps all that follows. Moves that were played illegally may
    /// stay illegal, as long as they can be made at all.
    ///
    /// # Errors
    /// The first move that would be illegal; nothing has changed then.
    pub fn replace_move(&mut self, id: NodeId, mv: Move) -> Result<(), BrokenLine> {
        let Some(parent) = self.parent(id) else { return Ok(()) };
        let before = self.position_at(parent);
        before.judge(mv).map_err(|foul| BrokenLine { after: 0, foul })?;
        let judged = self.judge_after(id, before.after(mv))?;
        for (node, foul) in judged {
            self.node_mut(node).set_foul(foul);
        }
        let node = self.node_mut(id);
        node.mv = Some(mv);
        node.set_foul(None);
        Ok(())
    }

    /// Judges everything after `id`, assuming `position` there.
    fn judge_after(&self, id: NodeId, position: Position) -> Result<Vec<Judged>, BrokenLine> {
        let mut judged = Vec::new();
        let mut places = vec![(id, position, 0)];
        while let Some((place, position, after)) = places.pop() {
            for &next in self.children(place).iter().rev() {
                let after = after + 1;
                let node = self.node(next);
                let foul = judge_again(node, &position).map_err(|foul| BrokenLine { after, foul })?;
                judged.push((next, foul));
                places.push((next, node.after(&position), after));
            }
        }
        Ok(judged)
    }
}

fn judge_again(node: &Node, position: &Position) -> Result<Option<IllegalMove>, IllegalMove> {
    let Some(mv) = node.mv else { return Ok(None) };
    let (was_played_illegally, mover) = (node.foul().is_some(), node.mover(position));
    match position.judge_by(mv, mover) {
        Ok(()) => Ok(None),
        Err(foul) if was_played_illegally && position.can_be_made_by(mv, mover) => Ok(Some(foul)),
        Err(foul) => Err(foul),
    }
}
