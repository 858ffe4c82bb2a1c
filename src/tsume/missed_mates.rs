//! Finds the mates by checks that the players of a game went past.

use crate::mate::{Answer, Limits, Solver};
use crate::record::{GameTree, NodeId};
use crate::shogi::{Color, Move, Position, SetupFault};

/// A mate that somebody had in a game, and did not go for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MissedMate {
    /// After how many moves of the game.
    pub ply: usize,
    /// Who had it.
    pub side: Color,
    /// How long it was.
    pub plies: u16,
    /// Whether it was certainly not shorter.
    pub is_shortest: bool,
    /// Its moves.
    pub line: Vec<Move>,
    /// What was played instead; `None` if the game was lost there without a move.
    pub played: Option<Move>,
}

/// What was found in a game.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct MissedMates {
    /// The mates, in the order of the game.
    pub missed: Vec<MissedMate>,
    /// The plies at which it was not found out whether there was one, or whether the move that was played led to it.
    pub undecided: Vec<usize>,
}

/// How far a search through a game is, in positions.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Searched {
    /// How many are done.
    pub done: usize,
    /// How many there are.
    pub all: usize,
}

/// Looks through the line that was played for mates by checks that were missed. `limits` holds for each position.
///
/// Whoever plays a check that still mates within the limits has not missed the mate, even if there was a shorter one.
#[must_use]
pub fn missed_mates(solver: &mut Solver, game: &GameTree, limits: Limits<'_>) -> MissedMates {
    missed_mates_told(solver, game, limits, &mut |_| {})
}

/// The same, which tells how far it is.
#[must_use]
pub fn missed_mates_told(
    solver: &mut Solver,
    game: &GameTree,
    limits: Limits<'_>,
    tell: &mut dyn FnMut(Searched),
) -> MissedMates {
    let mut found = MissedMates::default();
    let line = game.main_line();
    let mut position = game.start().clone();
    for (ply, &node) in line.iter().enumerate() {
        tell(Searched { done: ply, all: line.len() });
        let next = line.get(ply + 1).map(|&next| game.node(next));
        let played = next.and_then(|next| next.mv);
        if played.is_some() || is_lost(game, node, position.turn()) {
            match missed(solver, &position, played, limits) {
                Ok(missed) => found.missed.extend(missed.map(|missed| MissedMate { ply, ..missed })),
                Err(Undecided) => found.undecided.push(ply),
            }
        }
        position = next.map_or(position.clone(), |next| next.after(&position));
    }
    found
}

/// Nothing is known about a position.
struct Undecided;

/// Whether the game ended here, and `side` lost it.
fn is_lost(game: &GameTree, node: NodeId, side: Color) -> bool {
    game.node(node).ending().is_some_and(|ending| ending.outcome.winner == Some(side.opponent()))
}

fn missed(
    solver: &mut Solver,
    position: &Position,
    played: Option<Move>,
    limits: Limits<'_>,
) -> Result<Option<MissedMate>, Undecided> {
    // After an illegal move that nobody noticed there may be a king to be taken, or none.
    if position.setup().faults().iter().any(SetupFault::bars_play) {
        return Ok(None);
    }
    let (plies, is_shortest, line) = match solver.solve(position, limits) {
        Ok(Answer::Mate { plies, is_shortest, line }) => (plies, is_shortest, line),
        Ok(Answer::NotFound) => return Err(Undecided),
        Ok(Answer::NoMate) | Err(_) => return Ok(None),
    };
    let missed = MissedMate { ply: 0, side: position.turn(), plies, is_shortest, line, played };
    match played.map(|mv| solver.solve_after(position, mv, limits)) {
        Some(Ok(Answer::Mate { .. })) => Ok(None),
        Some(Ok(Answer::NotFound)) => Err(Undecided),
        Some(Ok(Answer::NoMate) | Err(_)) | None => Ok(Some(missed)),
    }
}
