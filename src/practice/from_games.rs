//! Exercises from games: mistakes, missed mates, and moves to guess.

use super::exercise::{Exercise, KnownLine, Source, Task, by_the_rules};
use crate::analysis::{GameAnalysis, MistakeClass, Mistakes, turning_points};
use crate::record::{GameTree, NodeId};
use crate::shogi::{Color, Move, Position, SetupFault};
use crate::tsume::MissedMates;

/// How many moves of the game are kept after the position of an exercise.
const GAME_MOVES: usize = 12;

/// The moves of one side or both that were mistakes or worse, if the record says what would have been better.
#[must_use]
pub fn mistakes(game: &GameTree, whose: Option<Color>, name: &str, table: &Mistakes) -> Vec<Exercise> {
    let line = game.main_line();
    let points = turning_points(&GameAnalysis::recorded(game, &line), table);
    let wanted =
        points.iter().filter(|it| it.class >= MistakeClass::Mistake && whose.is_none_or(|it_is| it_is == it.mover));
    let plies = Plies::of(game);
    let exercise = |ply: usize| {
        let lines = plies.known_lines(game, ply);
        if lines.is_empty() { None } else { plies.exercise(ply, Task::Better(lines), name) }
    };
    wanted.filter_map(|point| exercise(point.ply - 1)).collect()
}

/// The mates missed by one side or both.
#[must_use]
pub fn missed(game: &GameTree, found: &MissedMates, whose: Option<Color>, name: &str) -> Vec<Exercise> {
    let plies = Plies::of(game);
    let wanted = found.missed.iter().filter(|missed| whose.is_none_or(|side| side == missed.side));
    wanted.filter_map(|missed| plies.exercise(missed.ply, Task::Mate, name)).collect()
}

/// The moves of one side or both, from number `from` on, to guess.
#[must_use]
pub fn next_moves(game: &GameTree, whose: Option<Color>, from: usize, name: &str) -> Vec<Exercise> {
    let plies = Plies::of(game);
    let is_wanted = |ply: &usize| whose.is_none_or(|side| side == plies.positions[*ply].turn());
    let wanted = (from.saturating_sub(1)..plies.moves.len()).filter(is_wanted);
    let found = wanted.filter_map(|ply| plies.exercise(ply, Task::Next, name));
    found.filter(|exercise| exercise.played().is_some()).collect()
}

/// The line that was played.
struct Plies {
    nodes: Vec<NodeId>,
    moves: Vec<Move>,
    /// The positions before each move, and the last one.
    positions: Vec<Position>,
    first_number: u32,
}

impl Plies {
    fn of(game: &GameTree) -> Self {
        let nodes = game.main_line();
        let moves: Vec<Move> = nodes.iter().filter_map(|&node| game.node(node).mv).collect();
        let mut positions = vec![game.start().clone()];
        for &node in &nodes[1..] {
            positions.push(game.node(node).after(&positions[positions.len() - 1]));
        }
        Self { nodes, moves, positions, first_number: game.number_after(0) }
    }

    /// The exercise in front of this ply; none where a foul that was played on from has left a king to be captured.
    fn exercise(&self, ply: usize, task: Task, name: &str) -> Option<Exercise> {
        let position = self.positions[ply].clone();
        if position.setup().faults().iter().any(SetupFault::bars_play) {
            return None;
        }
        let played = self.moves[ply.min(self.moves.len())..].iter().take(GAME_MOVES).copied();
        let game = by_the_rules(&position, played);
        let number = self.first_number + u32::try_from(ply).unwrap_or(u32::MAX);
        Some(Exercise { position, task, game, source: Source::of(name, number) })
    }

    /// The engines' lines at a place, the best one first.
    fn known_lines(&self, game: &GameTree, ply: usize) -> Vec<KnownLine> {
        let previous = ply.checked_sub(1).map(|before| self.moves[before].to());
        let analyses = game.node(self.nodes[ply]).analyses().iter();
        let known = analyses.filter_map(|analysis| {
            let moves = by_the_rules(&self.positions[ply], analysis.moves(&self.positions[ply], previous));
            Some(KnownLine { evaluation: analysis.evaluation()?, moves }).filter(|line| !line.moves.is_empty())
        });
        known.collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::practice::Judgement;
    use crate::record::import;

    const GAME: &str = "手合割：平手\n*#評価値=50\n*#読み筋=▲７六歩△３四歩\n1 ７六歩(77)\n*#評価値=40\n2 ３四歩(33)\n*#評価値=60\n\
        *#読み筋=▲２六歩△８四歩\n*#評価値=55\n*#読み筋=▲６六歩\n3 ２二角成(88)\n*#評価値=-900\n*#読み筋=△同銀\n4 同　銀(31)\n*#評価値=-880\n";

    #[test]
    fn the_position_before_a_mistake_is_an_exercise_whose_answer_the_record_has() {
        let game = import(GAME.as_bytes()).unwrap().tree;
        let found = mistakes(&game, None, "game.kif", &Mistakes::shipped());
        assert_eq!(found.len(), 1, "{found:?}");
        let [exercise] = &found[..] else { panic!() };
        assert_eq!((exercise.source.number, exercise.game.len()), (3, 2));
        let judge = |mv: &str| exercise.judge(mv.parse().unwrap(), &Mistakes::shipped());
        let judged = ["2g2f", "6g6f", "8h2b+", "5g5f"].map(judge);
        assert_eq!(judged, [Judgement::Right, Judgement::AsGood, Judgement::Played, Judgement::Unknown]);
        assert!(mistakes(&game, Some(Color::White), "game.kif", &Mistakes::shipped()).is_empty());
    }

    #[test]
    fn the_moves_of_one_side_are_guessed_from_a_number_on() {
        let game = import(GAME.as_bytes()).unwrap().tree;
        let numbers = |whose, from| -> Vec<u32> {
            next_moves(&game, whose, from, "game").iter().map(|exercise| exercise.source.number).collect()
        };
        assert_eq!(numbers(None, 1), [1, 2, 3, 4]);
        assert_eq!(numbers(Some(Color::White), 3), [4]);
        let all = next_moves(&game, None, 1, "game");
        assert!(all.iter().all(|it| it.judge(it.game[0], &Mistakes::shipped()).is_right()));
    }
}
