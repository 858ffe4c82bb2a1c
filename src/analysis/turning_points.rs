//! The moves worth looking at after a game: for the chart, for handouts and for practice.

use super::game_analysis::{arrived_at, judge_of};
use super::{GameAnalysis, MistakeClass, Mistakes, MoveJudgement};
use crate::record::{Analysis, Evaluation, GameTree, NodeId};
use crate::shogi::{Color, Move, Position};

/// A costly move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TurningPoint {
    /// The number of moves up to and with it.
    pub ply: usize,
    /// The place after it.
    pub node: NodeId,
    /// Who made it.
    pub mover: Color,
    /// Its class.
    pub class: MistakeClass,
    /// The evaluation before it.
    pub before: Evaluation,
    /// The evaluation after it.
    pub after: Evaluation,
}

/// The costly moves, as far as known, in order.
#[must_use]
pub fn turning_points(game: &GameAnalysis, mistakes: &Mistakes) -> Vec<TurningPoint> {
    let point = |ply: usize| {
        let (mover, _) = game.move_to(ply)?;
        let class = game.judgement(ply, mistakes)?.class?;
        let (before, after) = (game.finding(ply - 1)?.evaluation, game.finding(ply)?.evaluation);
        Some(TurningPoint { ply, node: game.node(ply)?, mover, class, before, after })
    };
    (1..game.len()).filter_map(point).collect()
}

/// What the move at `node`, made in the position `before`, has cost by what the record says of the places before and after
/// it. `None` where it does not tell.
#[must_use]
pub fn recorded_judgement(
    tree: &GameTree,
    node: NodeId,
    before: &Position,
    mistakes: &Mistakes,
) -> Option<MoveJudgement> {
    let (parent, mv) = (tree.parent(node)?, tree.node(node).mv?);
    let evaluations = (tree.node(parent).evaluation()?, tree.node(node).evaluation()?);
    Some(mistakes.judge_move((before.turn(), mv), evaluations, || best_move(tree, parent, before)))
}

/// What the engine that has judged the place before the move at `node` would have played there, if the record has its line
/// and that begins with another move.
#[must_use]
pub fn better_move(tree: &GameTree, node: NodeId) -> Option<Move> {
    let (before, played) = (tree.parent(node)?, tree.node(node).mv?);
    best_move(tree, before, &tree.position_at(before)).filter(|&best| best != played)
}

/// The line of the engine that has judged this place, as far as the record has it.
#[must_use]
pub fn recorded_line(tree: &GameTree, node: NodeId) -> Vec<Move> {
    let moves = |judge: &Analysis| judge.moves(&tree.position_at(node), arrived_at(tree, node));
    judge_of(tree, node).map(moves).unwrap_or_default()
}

/// The first move of the line by the engine that has judged this place. Another engine's line does not go with its evaluation.
fn best_move(tree: &GameTree, node: NodeId, position: &Position) -> Option<Move> {
    judge_of(tree, node)?.first_move(position, arrived_at(tree, node))
}

/// The moments of a game: the worst moves by their class and the chance of winning they cost, at most this many, in order.
/// Points would put a loss in a decided game before one that has turned an even game.
#[must_use]
pub fn moments(game: &GameAnalysis, mistakes: &Mistakes, count: usize) -> Vec<TurningPoint> {
    let mut points = turning_points(game, mistakes);
    let lost = |point: &TurningPoint| game.judgement(point.ply, mistakes).map_or(0.0, |judged| judged.lost_chance);
    points.sort_by(|one, other| other.class.cmp(&one.class).then(lost(other).total_cmp(&lost(one))));
    points.truncate(count);
    points.sort_by_key(|point| point.ply);
    points
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_moments_are_those_that_have_cost_most_in_the_order_of_the_game() {
        let mut tree = GameTree::new(Position::even());
        let mut node = GameTree::ROOT;
        tree.node_mut(node).analyses_mut().push(Analysis::new(Evaluation::Points(0)));
        let moves = [("7g7f", -900), ("3c3d", -900), ("2g2f", -1_000), ("8c8d", 600), ("2f2e", -600), ("8d8e", -600)];
        for (mv, points) in moves {
            node = tree.play(node, mv.parse().unwrap()).unwrap();
            tree.node_mut(node).analyses_mut().push(Analysis::new(Evaluation::Points(points)));
        }
        let game = GameAnalysis::recorded(&tree, &tree.main_line());
        let plies = |count| moments(&game, &Mistakes::shipped(), count).iter().map(|it| it.ply).collect::<Vec<_>>();
        assert_eq!((plies(1).len(), plies(0).len()), (1, 0));
        assert_eq!(plies(2), [4, 5], "each has turned the game");
        assert!(plies(9).is_sorted());
    }

    #[test]
    fn a_loss_of_many_points_in_a_decided_game_is_less_than_one_that_turns_an_even_game() {
        let mut tree = GameTree::new(Position::even());
        let mut node = GameTree::ROOT;
        tree.node_mut(node).analyses_mut().push(Analysis::new(Evaluation::Points(0)));
        for (mv, points) in [("7g7f", -1_000), ("3c3d", -1_000), ("2g2f", -2_250), ("8c8d", -2_250)] {
            node = tree.play(node, mv.parse().unwrap()).unwrap();
            tree.node_mut(node).analyses_mut().push(Analysis::new(Evaluation::Points(points)));
        }
        let game = GameAnalysis::recorded(&tree, &tree.main_line());
        let mistakes = Mistakes::shipped();
        assert!(turning_points(&game, &mistakes).iter().all(|it| it.class == MistakeClass::Blunder));
        assert_eq!(moments(&game, &mistakes, 1)[0].ply, 1, "1,250 points cost less there than 1,000 at first");
    }

    #[test]
    fn a_record_with_evaluations_tells_its_turning_points_whoever_wrote_them() {
        let mut tree = GameTree::new(Position::even());
        let mut node = GameTree::ROOT;
        for (mv, points) in [("7g7f", 40), ("3c3d", 60), ("8h2b+", -900), ("3a2b", -850)] {
            tree.node_mut(node).analyses_mut().push(Analysis::new(Evaluation::Points(50)));
            node = tree.play(node, mv.parse().unwrap()).unwrap();
            *tree.node_mut(node).analyses_mut() = vec![Analysis::new(Evaluation::Points(points))];
        }
        let game = GameAnalysis::recorded(&tree, &tree.main_line());
        let points = turning_points(&game, &Mistakes::shipped());
        let told: Vec<_> = points.iter().map(|point| (point.ply, point.mover, point.class)).collect();
        assert_eq!(told, [(3, Color::Black, MistakeClass::Blunder)]);
        assert_eq!((points[0].before, points[0].after), (Evaluation::Points(60), Evaluation::Points(-900)));
    }

    #[test]
    fn who_plays_what_the_engine_would_have_played_has_made_no_mistake_whatever_it_thinks_later() {
        let told = |line: &str| {
            let mut tree = GameTree::new(Position::even());
            for line in ["#評価値=0", line] {
                tree.take_comment_line(GameTree::ROOT, line.to_owned());
            }
            let played = tree.play(GameTree::ROOT, "7g7f".parse().unwrap()).unwrap();
            tree.node_mut(played).analyses_mut().push(Analysis::new(Evaluation::Points(-2_000)));
            let (game, mistakes) = (GameAnalysis::recorded(&tree, &tree.main_line()), Mistakes::shipped());
            let judged = game.judgement(1, &mistakes).unwrap();
            assert_eq!(recorded_judgement(&tree, played, &Position::even(), &mistakes), Some(judged), "{line}");
            assert_eq!(turning_points(&game, &mistakes).is_empty(), judged.class.is_none(), "{line}");
            (judged.class, judged.loss)
        };
        let blunder = (Some(MistakeClass::Blunder), 2_000);
        assert_eq!(told("#読み筋=▲７六歩△３四歩"), (None, 0), "it was the engine's own move");
        assert_eq!(told("#読み筋=▲２六歩△３四歩"), blunder, "it was another one");
        assert_eq!(told("#深さ=9"), blunder, "nobody knows what the engine would have played");
    }

    #[test]
    fn a_better_move_is_that_of_the_engine_that_has_judged_the_place() {
        let mut tree = GameTree::new(Position::even());
        let played = tree.play(GameTree::ROOT, "7g7f".parse().unwrap()).unwrap();
        assert_eq!(better_move(&tree, played), None, "nobody has judged it");
        let note = |line: &str| ["#評価値=30", line].map(str::to_owned);
        for (line, better) in
            [("#読み筋=▲２六歩△８四歩", Some("2g2f")), ("#読み筋=▲７六歩△８四歩", None), ("#深さ=9", None)]
        {
            tree.node_mut(GameTree::ROOT).analyses_mut().clear();
            note(line).into_iter().for_each(|line| tree.take_comment_line(GameTree::ROOT, line));
            assert_eq!(better_move(&tree, played), better.map(|mv| mv.parse().unwrap()), "{line}");
        }
        assert_eq!(better_move(&tree, GameTree::ROOT), None);
    }
}
