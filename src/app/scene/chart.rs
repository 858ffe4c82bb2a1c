//! The chart below the record.

use std::rc::Rc;

use crate::analysis::{GameAnalysis, MistakeClass, Mistakes, TurningPoint, turning_points};
use crate::app::engines::scene::{ScoreKey, ScoreWords};
use crate::app::scene::MoveList;
use crate::app::settings::form::ChartKind;
use crate::app::state::{AppState, ChartWish};
use crate::record::notation::time_digits;
use crate::record::{Evaluation, GameTree, NodeId};
use crate::session::ReviewSession;
use crate::shogi::Color;
use crate::text::Text;

/// The game at a glance: how long each move took, or who stood better.
#[derive(Clone, Debug)]
pub struct ChartScene {
    /// The charts there is something for, with their names.
    pub kinds: Vec<(ChartKind, String)>,
    /// The one that is shown.
    pub chart: Rc<Chart>,
    /// The move that is looked at, from 1; 0 before the first.
    pub ply: usize,
    /// Whether the evaluations come to anything.
    pub has_summary: bool,
    /// How many costly moves each side has made, Black first, by class; the same in words.
    pub counts: ([[usize; 3]; 2], String),
    /// What it means to be high up, and low down.
    pub sides: [String; 2],
    /// Whether it was asked for: then it takes room of what stands around it.
    pub is_wanted: bool,
    /// Whether it is to be said if there is no room for it.
    pub awaits_answer: bool,
}

/// A chart of a line. It is made anew only when the record, the line or the kind of the chart has changed, however often it
/// is looked at.
#[derive(Clone, Debug, Default)]
pub struct Chart {
    /// Which one it is.
    pub kind: ChartKind,
    /// One for each move of the line.
    pub points: Vec<ChartPoint>,
    /// What is painted: how far from the left, and how high. Of a line that is longer than the chart is wide, what stands
    /// out.
    pub outline: Vec<(f64, f64)>,
    /// The moves that have cost something: how far from the left, how high, and what that is called.
    pub mistakes: Vec<(f64, f64, MistakeClass)>,
    /// How many of these each side has made, Black first, by class.
    pub counts: [[usize; 3]; 2],
    /// The values of its axis, each with how high it stands.
    pub values: Vec<(f64, String)>,
    kinds: Vec<ChartKind>,
    key: Option<Key>,
}

/// What the chart depends on: the record, the last place of the line, and what is wanted.
type Key = (u64, NodeId, ChartKind, ScoreKey);

/// A move in a chart.
#[derive(Clone, Copy, Debug)]
pub struct ChartPoint {
    /// The place after it.
    pub node: NodeId,
    /// How high it stands, from -1 to 1; `None` where nothing is known.
    pub height: Option<f64>,
}

/// An advantage of so many points stands half way up. Beyond that the curve flattens: the difference between 2,000
/// and 3,000 points says less than the one between 0 and 500.
const POINTS_OF_HALF: f64 = 660.0;

/// So many moves can be told from each other on a screen.
const MOST_POINTS: usize = 600;

impl Chart {
    /// Makes the chart anew if it is out of date.
    pub fn follow(chart: &mut Rc<Self>, state: &AppState, list: &MoveList) {
        let key = key(state);
        if chart.key != key {
            let made = state.as_review().and_then(|session| Self::of(session, state, list));
            *chart = Rc::new(Self { key, ..made.unwrap_or_default() });
        }
    }

    /// `None` where there is nothing to show.
    fn of(session: &ReviewSession, state: &AppState, list: &MoveList) -> Option<Self> {
        let (tree, line, wanted) = (session.tree(), session.line(), state.settings.chart);
        let has_times = line.iter().any(|&node| seconds(tree, node).is_some_and(|secs| secs > 0.0));
        let offered = [(ChartKind::Evaluation, list.has_evaluations), (ChartKind::Time, has_times)];
        let kinds: Vec<_> = offered.into_iter().filter(|(_, is_there)| *is_there).map(|(kind, _)| kind).collect();
        let kind = *kinds.iter().find(|&&kind| kind == wanted).or(kinds.first())?;
        let heights = match kind {
            ChartKind::Evaluation => evaluations(tree, line),
            ChartKind::Time => times(tree, line),
        };
        let points = line.iter().zip(heights).skip(1).map(|(&node, height)| ChartPoint { node, height });
        let points: Vec<_> = points.collect();
        let (outline, values) = (outline(&points), values(tree, line, kind, ScoreWords::of(state)));
        let costly = costly(tree, line, kind);
        let dot = |point: &TurningPoint| (point.ply as f64, advantage(point.after), point.class);
        let (mistakes, counts) = (costly.iter().map(dot).collect(), counts(&costly));
        Some(Self { kind, outline, mistakes, counts, points, values, kinds, key: None })
    }
}

fn key(state: &AppState) -> Option<Key> {
    let end = *state.as_review()?.line().last()?;
    Some((state.table.file.revision, end, state.settings.chart, ScoreWords::key(state)))
}

/// The points that are known; of each group of many that which stands out.
fn outline(points: &[ChartPoint]) -> Vec<(f64, f64)> {
    let known = |(index, point): (usize, &ChartPoint)| Some((index as f64 + 1.0, point.height?));
    let known: Vec<_> = points.iter().enumerate().filter_map(known).collect();
    let group = known.len().div_ceil(MOST_POINTS).max(1);
    let stands_out = |one: &&(f64, f64), other: &&(f64, f64)| one.1.abs().total_cmp(&other.1.abs());
    known.chunks(group).filter_map(|group| group.iter().max_by(stands_out)).copied().collect()
}

impl ChartScene {
    /// Whether something stands above the chart: several kinds to choose from, or the way to what it comes to.
    #[must_use]
    pub const fn has_head(&self) -> bool {
        self.kinds.len() > 1 || self.has_summary
    }

    /// `None` where there is nothing to show.
    pub fn of(state: &AppState, text: &Text, chart: &Rc<Chart>) -> Option<Self> {
        let session = state.as_review().filter(|_| !chart.kinds.is_empty())?;
        Some(Self {
            kinds: chart.kinds.iter().map(|&kind| (kind, text.say(kind.name()))).collect(),
            chart: Rc::clone(chart),
            ply: session.ply(),
            has_summary: chart.kinds.contains(&ChartKind::Evaluation),
            counts: (chart.counts, counts_words(&chart.counts, text)),
            sides: Color::ALL.map(|color| side(state, text, chart.kind, color)),
            is_wanted: state.table.chart_wish != ChartWish::None,
            awaits_answer: state.table.chart_wish == ChartWish::New && state.dialog.is_none(),
        })
    }
}

/// The moves that have cost something, where evaluations are shown.
fn costly(tree: &GameTree, line: &[NodeId], kind: ChartKind) -> Vec<TurningPoint> {
    match kind {
        ChartKind::Evaluation => turning_points(&GameAnalysis::recorded(tree, line), &Mistakes::shipped()),
        ChartKind::Time => Vec::new(),
    }
}

fn counts(costly: &[TurningPoint]) -> [[usize; 3]; 2] {
    let count = |color, class| costly.iter().filter(|it| it.mover == color && it.class == class).count();
    Color::ALL.map(|color| MistakeClass::ALL.map(|class| count(color, class)))
}

/// ☗ 大悪手 1 · 悪手 0 · 疑問手 2, the worst first.
fn counts_words(counts: &[[usize; 3]; 2], text: &Text) -> String {
    let classes = |counts: &[usize; 3]| {
        let told = MistakeClass::ALL.into_iter().zip(counts).rev();
        told.map(|(class, count)| format!("{} {count}", text.mistake(class))).collect::<Vec<_>>().join(" · ")
    };
    let sides = Color::ALL.into_iter().zip(counts);
    let side = |(color, counts)| format!("{} {}", crate::app::scene::sides::mark(color), classes(counts));
    sides.map(side).collect::<Vec<_>>().join("\n")
}

/// A thousand points for either side, or as long as the longest move took.
fn values(tree: &GameTree, line: &[NodeId], kind: ChartKind, score: ScoreWords) -> Vec<(f64, String)> {
    match kind {
        ChartKind::Evaluation => {
            let points = |points: i32| (advantage(Evaluation::Points(points)), score.points(points));
            [1000, -1000].map(points).to_vec()
        }
        ChartKind::Time => {
            let longest = longest(tree, line);
            [1.0, -1.0].map(|height| (height, time_digits(longest as u64))).to_vec()
        }
    }
}

/// ☗ better, or just ☗ where the height is time.
fn side(state: &AppState, text: &Text, kind: ChartKind, color: Color) -> String {
    let mark = crate::app::scene::sides::mark(color);
    match kind {
        ChartKind::Evaluation => text.tell("chart-better", &[("side", mark.into())]),
        ChartKind::Time => format!("{mark} {}", text.side(color, state.is_handicap())),
    }
}

fn evaluations(tree: &GameTree, line: &[NodeId]) -> Vec<Option<f64>> {
    line.iter().map(|&node| tree.node(node).evaluation().map(advantage)).collect()
}

/// From -1, where White has won, to 1, where Black has.
pub fn advantage(evaluation: Evaluation) -> f64 {
    match evaluation {
        Evaluation::Points(points) => (f64::from(points) * 3_f64.ln() / POINTS_OF_HALF / 2.0).tanh(),
        Evaluation::Mate { winner: Color::Black, .. } => 1.0,
        Evaluation::Mate { winner: Color::White, .. } => -1.0,
    }
}

/// Black's times upwards, White's downwards, the longest one reaching the edge.
fn times(tree: &GameTree, line: &[NodeId]) -> Vec<Option<f64>> {
    let longest = longest(tree, line);
    let height = |(mover, &node)| {
        let sign = if mover == Color::Black { 1.0 } else { -1.0 };
        seconds(tree, node).map(|secs| sign * secs / longest)
    };
    let heights = tree.movers(line).into_iter().zip(&line[1..]).map(height);
    std::iter::once(None).chain(heights).collect()
}

/// In seconds, and at least one.
fn longest(tree: &GameTree, line: &[NodeId]) -> f64 {
    line.iter().filter_map(|&node| seconds(tree, node)).fold(1.0, f64::max)
}

fn seconds(tree: &GameTree, node: NodeId) -> Option<f64> {
    tree.node(node).time().map(|time| time.spent.as_secs_f64())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::record::GameTree;

    #[test]
    fn of_a_very_long_game_what_stands_out_is_painted() {
        let point = |ply: usize| {
            let height = if ply == 70_001 { -1.0 } else { (ply % 7) as f64 / 100.0 };
            ChartPoint { node: GameTree::ROOT, height: Some(height) }
        };
        let outline = outline(&(1..=100_000).map(point).collect::<Vec<_>>());
        assert!(outline.len() <= MOST_POINTS, "{}", outline.len());
        assert!(outline.contains(&(70_001.0, -1.0)));
        assert!(outline.is_sorted_by(|one, other| one.0 < other.0));
    }

    #[test]
    fn of_a_usual_game_every_move_is_painted() {
        let points: Vec<_> =
            (0..300).map(|ply| ChartPoint { node: GameTree::ROOT, height: (ply > 0).then_some(0.5) }).collect();
        assert_eq!(outline(&points).len(), 299);
    }

    #[test]
    fn the_costly_moves_of_each_side_are_counted_by_class() {
        let point = |mover, class| TurningPoint {
            ply: 1,
            node: GameTree::ROOT,
            mover,
            class,
            before: Evaluation::Points(0),
            after: Evaluation::Points(0),
        };
        let inaccuracy = |mover| point(mover, MistakeClass::Inaccuracy);
        let costly = [inaccuracy(Color::White), point(Color::Black, MistakeClass::Blunder), inaccuracy(Color::White)];
        let counts = counts(&costly);
        assert_eq!(counts, [[0, 0, 1], [2, 0, 0]]);
        let words = counts_words(&counts, &Text::new(crate::text::Language::English));
        assert_eq!(words, "☗ blunder 1 · mistake 0 · doubtful 0\n☖ blunder 0 · mistake 0 · doubtful 2");
    }
}
