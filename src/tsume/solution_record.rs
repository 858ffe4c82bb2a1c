//! Solutions of mating problems in a form that every program can open and step through.

use crate::mate::Attack;
use crate::record::{Ending, GameTree, NodeId};
use crate::rules::{EndReason, Outcome};
use crate::shogi::{Color, Position};

/// A solution as a record: the mate against the best defence is its line, and every other answer begins a variation.
#[must_use]
pub fn solution_record(position: &Position, attack: &Attack) -> GameTree {
    let mut tree = GameTree::new(position.clone());
    add(&mut tree, GameTree::ROOT, attack, position.turn());
    tree
}

fn add(tree: &mut GameTree, parent: NodeId, attack: &Attack, attacker: Color) {
    let checked = tree.add_judged(parent, attack.mv);
    if attack.answers.is_empty() {
        let outcome = Outcome::won(attacker, EndReason::Checkmate);
        tree.node_mut(checked).set_ending(Some(Ending { outcome, time: None }));
    }
    for defence in &attack.answers {
        let answered = tree.add_judged(checked, defence.mv);
        add(tree, answered, &defence.next, attacker);
    }
}
