use super::move_list::MoveList;
use crate::app::state::{AppState, ChartKind, Mode};
use crate::record::{Evaluation, GameTree, NodeId};
use crate::shogi::Color;
use crate::text::Text;

/// What went on in the game at a glance: how long each move took, or who stood better.
#[derive(Clone, Debug)]
pub struct ChartScene {
    /// The charts there is something for, with their names.
    pub kinds: Vec<(ChartKind, String)>,
    /// Which one is shown.
    pub kind: ChartKind,
    /// One for each move of the line.
    pub points: Vec<ChartPoint>,
    /// The move that is looked at, from 1; 0 before the first.
    pub ply: usize,
    /// What it means to be high up, and low down.
    pub sides: [String; 2],
}

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

impl ChartScene {
    /// `None` where there is nothing to show.
    pub(super) fn of(state: &AppState, text: &Text, list: &MoveList) -> Option<Self> {
        let Mode::Review(session) = &state.mode else { return None };
        let (tree, line) = (session.tree(), session.line());
        let has_times = line.iter().any(|&node| seconds(tree, node).is_some_and(|secs| secs > 0.0));
        let offered = [(ChartKind::Evaluation, list.has_evaluations), (ChartKind::Time, has_times)];
        let kinds: Vec<_> = offered.into_iter().filter(|(_, is_there)| *is_there).map(|(kind, _)| kind).collect();
        let kind = *kinds.iter().find(|&&kind| kind == state.settings.chart).or(kinds.first())?;
        let heights = match kind {
            ChartKind::Evaluation => evaluations(tree, line),
            ChartKind::Time => times(tree, line),
        };
        let points = line.iter().zip(heights).skip(1).map(|(&node, height)| ChartPoint { node, height });
        Some(Self {
            kinds: kinds.into_iter().map(|kind| (kind, text.say(kind.name()))).collect(),
            kind,
            points: points.collect(),
            ply: session.ply(),
            sides: Color::ALL.map(|color| side(state, text, kind, color)),
        })
    }
}

/// ☗ better, or just ☗ where the height is time.
fn side(state: &AppState, text: &Text, kind: ChartKind, color: Color) -> String {
    let mark = super::mark(color);
    match kind {
        ChartKind::Evaluation => text.tell("chart-better", &[("side", mark.into())]),
        ChartKind::Time => format!("{mark} {}", text.side(color, state.is_handicap())),
    }
}

fn evaluations(tree: &GameTree, line: &[NodeId]) -> Vec<Option<f64>> {
    line.iter().map(|&node| Evaluation::of(tree.node(node)).map(advantage)).collect()
}

/// From -1, where White has won, to 1, where Black has.
fn advantage(evaluation: Evaluation) -> f64 {
    match evaluation {
        Evaluation::Points(points) => (f64::from(points) * 3_f64.ln() / POINTS_OF_HALF / 2.0).tanh(),
        Evaluation::Mate { winner: Color::Black, .. } => 1.0,
        Evaluation::Mate { winner: Color::White, .. } => -1.0,
    }
}

/// Black's times upwards, White's downwards, the longest one reaching the edge.
fn times(tree: &GameTree, line: &[NodeId]) -> Vec<Option<f64>> {
    let longest = line.iter().filter_map(|&node| seconds(tree, node)).fold(1.0, f64::max);
    let height = |(mover, &node)| {
        let sign = if mover == Color::Black { 1.0 } else { -1.0 };
        seconds(tree, node).map(|secs| sign * secs / longest)
    };
    let heights = tree.movers(line).into_iter().zip(&line[1..]).map(height);
    std::iter::once(None).chain(heights).collect()
}

fn seconds(tree: &GameTree, node: NodeId) -> Option<f64> {
    tree.node(node).time.map(|time| time.spent.as_secs_f64())
}
