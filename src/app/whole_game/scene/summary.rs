//! A game in numbers, and the moves that have cost most.

use std::time::Duration;

use super::dialog::sides;
use crate::analysis::{
    GameAnalysis, MistakeClass, Mistakes, SideSummary, TurningPoint, better_move, summary, turning_points,
};
use crate::app::engines::form::ScoreKind;
use crate::app::engines::scene::ScoreWords;
use crate::app::scene::move_words::{move_words, recorded_move};
use crate::app::scene::sides::{mark, player_name};
use crate::app::state::AppState;
use crate::app::whole_game::state::SummedUp;
use crate::record::{GameTree, NodeId, time_used_on_moves};
use crate::shogi::{Color, Move};
use crate::text::Text;

/// The summary of the evaluations of a line.
#[derive(Clone, Debug)]
pub struct GameSummaryScene {
    /// Which line that is.
    pub heading: String,
    /// The sides, Black first.
    pub sides: [String; 2],
    /// The figures: a name, and the value for each side.
    pub rows: Vec<(String, [String; 2])>,
    /// What to say if there is no such move.
    pub no_points: String,
    /// The costly moves.
    pub points: Vec<PointRow>,
}

/// A costly move.
#[derive(Clone, Debug)]
pub struct PointRow {
    /// The place after it.
    pub node: NodeId,
    /// Its number.
    pub number: String,
    /// The move.
    pub words: String,
    /// Its class, in words and for its mark.
    pub mistake: (MistakeClass, String),
    /// What would have been better; empty where the record does not tell.
    pub better: String,
    /// The evaluations before and after it.
    pub change: String,
}

impl GameSummaryScene {
    /// The summary of the evaluations.
    #[must_use]
    pub fn of(state: &AppState, text: &Text) -> Self {
        let Some(session) = state.as_review() else {
            let no_points = text.say("summary-no-evaluations");
            let heading = text.say(heading(SummedUp::Game));
            return Self { heading, sides: sides(state, text), rows: Vec::new(), no_points, points: Vec::new() };
        };
        let (tree, (what, line)) = (session.tree(), state.summed_up());
        let (game, mistakes) = (GameAnalysis::recorded(tree, &line), Mistakes::shipped());
        let score = ScoreWords::of(state);
        let row = |point: TurningPoint| {
            let before = tree.position_at(line[point.ply - 1]);
            let previous = tree.node(line[point.ply - 1]).mv.map(Move::to);
            let words = recorded_move(state.settings.notation, tree.node(point.node), &before, previous);
            let value = |evaluation| score.words(evaluation, text);
            let better = |mv| {
                let words = move_words(state.settings.notation, mv, &before, previous);
                text.tell("summary-better", &[("move", words.into())])
            };
            PointRow {
                node: point.node,
                number: tree.number_of(point.ply).to_string(),
                words: words.unwrap_or_default(),
                mistake: (point.class, text.mistake(point.class)),
                better: better_move(tree, point.node).map_or_else(String::new, better),
                change: format!("{} → {}", value(point.before), value(point.after)),
            }
        };
        Self {
            heading: text.say(heading(what)),
            sides: Color::ALL.map(|color| format!("{} {}", mark(color), player_name(state, text, color))),
            no_points: text.say(nothing_found(state.is_evaluated(&line))),
            rows: rows(&summary(&game, &mistakes), score, text)
                .into_iter()
                .chain(time_rows(tree, &line, &game, text))
                .collect(),
            points: turning_points(&game, &mistakes).into_iter().map(row).collect(),
        }
    }
}

const fn heading(what: SummedUp) -> &'static str {
    match what {
        SummedUp::Game => "summary-heading",
        SummedUp::Variation => "summary-heading-variation",
    }
}

/// Why no move is listed as costly.
const fn nothing_found(is_evaluated: bool) -> &'static str {
    if is_evaluated { "summary-no-points" } else { "summary-no-evaluations" }
}

fn rows(summaries: &[SideSummary; 2], score: ScoreWords, text: &Text) -> Vec<(String, [String; 2])> {
    let both = |words: String, told: fn(&SideSummary) -> String| (words, summaries.each_ref().map(told));
    let loss = match score.kind() {
        ScoreKind::Points => both(text.say("summary-loss"), |side| format!("{:.0}", side.average_loss)),
        ScoreKind::Chance => {
            both(text.say("summary-lost-chance"), |side| format!("{:.1}%", side.average_lost_chance * 100.0))
        }
    };
    let mut rows = vec![both(text.say("summary-moves"), |side| side.moves.to_string()), loss];
    for (index, class) in MistakeClass::ALL.into_iter().enumerate() {
        rows.push((text.say(counted(class)), summaries.each_ref().map(|side| side.mistakes[index].to_string())));
    }
    rows
}

/// What the moves of a class are called where they are counted.
const fn counted(class: MistakeClass) -> &'static str {
    match class {
        MistakeClass::Inaccuracy => "summary-inaccuracies",
        MistakeClass::Mistake => "summary-mistakes",
        MistakeClass::Blunder => "summary-blunders",
    }
}

/// How long each side has thought about its moves, and about its costly ones, if the record has times.
fn time_rows(tree: &GameTree, line: &[NodeId], game: &GameAnalysis, text: &Text) -> Vec<(String, [String; 2])> {
    let points = turning_points(game, &Mistakes::shipped());
    let spent = |ply: usize| Some(tree.node(*line.get(ply)?).time()?.spent);
    let mean = |plies: Vec<usize>| {
        let times: Vec<Duration> = plies.into_iter().filter_map(spent).collect();
        let count = u32::try_from(times.len()).ok().filter(|&count| count > 0)?;
        Some(times.iter().sum::<Duration>() / count)
    };
    let moves_of = |color: Color| {
        (1..line.len()).filter(|&ply| game.move_to(ply).is_some_and(|(mover, _)| mover == color)).collect()
    };
    let mistakes_of = |color: Color| points.iter().filter(|it| it.mover == color).map(|it| it.ply).collect();
    let used = time_used_on_moves(tree, line);
    // The total is exact; what single moves took may be known in whole seconds only.
    let all = Color::ALL.map(|color| {
        let plies: Vec<usize> = moves_of(color);
        let timed = plies.into_iter().filter(|&ply| spent(ply).is_some()).count();
        Some(used[color.index()] / u32::try_from(timed).ok().filter(|&count| count > 0)?)
    });
    // One that was kept without a clock has 0:00 at each of its moves.
    if all.iter().flatten().all(Duration::is_zero) {
        return Vec::new();
    }
    let told = |time: Option<Duration>| {
        time.map_or_else(
            || "–".to_owned(),
            |time| text.duration(Duration::from_secs(time.as_secs_f64().round() as u64)),
        )
    };
    vec![
        (text.say("summary-time"), all.map(told)),
        (text.say("summary-time-mistakes"), Color::ALL.map(|color| told(mean(mistakes_of(color))))),
    ]
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::settings::form::Settings;
    use crate::app::state::Mode;
    use crate::record::{Analysis, Ending, Evaluation, MoveTime};
    use crate::rules::{EndReason, Outcome};
    use crate::session::ReviewSession;
    use crate::shogi::Position;
    use crate::text::Language;

    /// A record of which every place is evaluated, seen from Black.
    fn state(points: &[i32]) -> AppState {
        let mut tree = GameTree::new(Position::even());
        let mut node = GameTree::ROOT;
        for (&points, mv) in points.iter().zip(["7g7f", "3c3d", "8h2b+", "3a2b"]) {
            tree.node_mut(node).analyses_mut().push(Analysis::new(Evaluation::Points(points)));
            node = tree.play(node, mv.parse().unwrap()).unwrap();
        }
        let mut state = AppState::new(Settings::default());
        state.table = state.table.with(Mode::Review(Box::new(ReviewSession::new(tree))), None);
        state
    }

    #[test]
    fn the_summary_tells_both_sides_and_the_moves_that_have_cost_something() {
        let scene = GameSummaryScene::of(&state(&[30, 40, 50, -900]), &Text::new(Language::English));
        let told: Vec<_> = scene.points.iter().map(|it| (it.number.as_str(), it.mistake.1.as_str())).collect();
        assert_eq!(told, [("3", "blunder")]);
        assert_eq!(scene.points[0].change, "+50 → −900");
        assert!(scene.rows.contains(&("Blunders".to_owned(), ["1".to_owned(), "0".to_owned()])), "{:?}", scene.rows);
        assert!(scene.rows.contains(&("Points lost per move".to_owned(), ["475".to_owned(), "10".to_owned()])));
    }

    #[test]
    fn the_summary_is_of_the_game_whatever_variation_is_on_the_board() {
        let text = Text::new(Language::English);
        let on_variation = |points: &[i32], of_variation: Option<i32>| {
            let mut state = state(points);
            let mut tree = state.tree().clone();
            let first = tree.play(GameTree::ROOT, "7g7f".parse().unwrap()).unwrap();
            tree.play(first, "3c3d".parse().unwrap()).unwrap();
            let node = tree.play(first, "8c8d".parse().unwrap()).unwrap();
            tree.node_mut(node).analyses_mut().extend(of_variation.map(|it| Analysis::new(Evaluation::Points(it))));
            let mut session = ReviewSession::new(tree);
            session.go(crate::session::ReviewCommand::GoTo(node));
            state.table = state.table.with(Mode::Review(Box::new(session)), None);
            GameSummaryScene::of(&state, &text)
        };
        let game = on_variation(&[30, 40, 50, -900], Some(10));
        assert_eq!((game.heading.as_str(), game.points.len()), ("Summary of the game", 1));
        assert!(game.rows.contains(&("Moves judged".to_owned(), ["2".to_owned(), "1".to_owned()])), "{:?}", game.rows);
        assert_eq!(on_variation(&[], Some(10)).heading, "Summary of the variation");
        assert_eq!(on_variation(&[], None).heading, "Summary of the game");
    }

    #[test]
    fn where_scores_are_chances_nothing_is_told_in_points() {
        let mut state = state(&[30, 40, 50, -900]);
        state.settings.engines.score = ScoreKind::Chance;
        let scene = GameSummaryScene::of(&state, &Text::new(Language::English));
        assert!(scene.rows.contains(&("Chance lost per move".to_owned(), ["8.1%".to_owned(), "0.2%".to_owned()])));
        assert!(scene.rows.iter().all(|(name, _)| !name.to_lowercase().contains("points")), "{:?}", scene.rows);
    }

    #[test]
    fn what_was_better_stands_beside_a_costly_move() {
        let mut state = state(&[30, 40, 50, -900]);
        let mut tree = state.tree().clone();
        let before = tree.main_line()[2];
        tree.node_mut(before).analyses_mut().clear();
        for line in ["#評価値=50", "#読み筋=▲２六歩△８四歩"] {
            tree.take_comment_line(before, line.to_owned());
        }
        state.table = state.table.with(Mode::Review(Box::new(ReviewSession::new(tree))), None);
        let better = |language| GameSummaryScene::of(&state, &Text::new(language)).points[0].better.clone();
        assert_eq!(better(Language::English), "better: ☗２六歩");
        assert_eq!(better(Language::Japanese), "最善手 ☗２六歩");
    }

    #[test]
    fn the_loss_stands_beside_the_time_that_was_used() {
        let mut state = state(&[30, 40, 50, -900]);
        let mut tree = state.tree().clone();
        let times = [(10, 10), (4, 4), (30, 41)].map(|times| <[u64; 2]>::from(times).map(Duration::from_secs));
        for (node, [spent, total]) in tree.main_line().into_iter().skip(1).zip(times) {
            tree.node_mut(node).set_time(Some(MoveTime { spent, total }));
        }
        // Whoever resigned has made no move after that.
        let last = tree.main_line().last().copied().unwrap();
        let time = [100, 104].map(Duration::from_secs);
        let ending = Ending {
            outcome: Outcome::won(Color::Black, EndReason::Resignation),
            time: Some(MoveTime { spent: time[0], total: time[1] }),
        };
        tree.node_mut(last).set_ending(Some(ending));
        state.table = state.table.with(Mode::Review(Box::new(ReviewSession::new(tree))), None);
        let rows = GameSummaryScene::of(&state, &Text::new(Language::English)).rows;
        assert!(rows.contains(&("Time per move".to_owned(), ["21 s".to_owned(), "4 s".to_owned()])), "{rows:?}");
        assert!(rows.contains(&("Time per costly move".to_owned(), ["30 s".to_owned(), "–".to_owned()])), "{rows:?}");
    }

    #[test]
    fn a_record_without_evaluations_is_told_apart_from_one_without_mistakes() {
        let text = Text::new(Language::English);
        let told = |points: &[i32]| GameSummaryScene::of(&state(points), &text).no_points;
        assert_eq!(told(&[30, 40]), text.say("summary-no-points"));
        assert_eq!(told(&[]), text.say("summary-no-evaluations"));
    }
}
