//! How the column of a record is shared between its moves and what stands around them: the moves keep some rows whatever is
//! told, drawn or analysed there.

use egui::{Margin, Ui};

use super::notices::{LEAST_NOTICE, LINE, newest_height, pressing_height};
use crate::app::engines::scene::EngineScene;
use crate::app::engines::view::room::{Kept, least_height, short_height, useful_height, whole_height};
use crate::app::scene::{ChartScene, Scene};
use crate::app::theme::SIZES;
use crate::app::views::look::Look;
use crate::app::whole_game::view::panel::{LOW as LOW_RUN, height as run_height};

/// So high are the moves before the comment grows, and before there is a chart.
const MOVES: f32 = 7.0 * SIZES.row;

/// The same beside what an engine says or does: a chart that fills says more than two moves.
const MOVES_BESIDE_ENGINE: f32 = 5.0 * SIZES.row;

/// What they have in any case, down to the end of the list.
const LEAST_MOVES: f32 = 3.0 * SIZES.row + SIZES.gap;

/// How high the chart is, how high where the moves need the room, and how high at least.
const CHART: f32 = 90.0;
const LOW_CHART: f32 = 64.0;
const LOWEST_CHART: f32 = 36.0;

/// The moves that a chart leaves that was asked for.
const MOVES_BESIDE_CHART: f32 = 3.0 * SIZES.row;

/// It grows with a column that is higher than this, by a part of what that has more, where the moves keep so much more.
const HIGHEST_CHART: f32 = 170.0;
const USUAL_COLUMN: f32 = 630.0;
const PART_OF_HIGHER: f32 = 0.35;
const MOVES_BESIDE_HIGHER_CHART: f32 = 5.0 * SIZES.row;

/// Around it.
pub const CHART_MARGIN: Margin = Margin::symmetric(12, 6);

/// How high the comment is before there is a chart.
pub const COMMENT: f32 = 84.0;

/// How high the comment is while nothing is written there, and where room is short.
pub const LOWEST_COMMENT: f32 = 64.0;

/// How high the heading is, and the same with the buttons that step through the moves.
pub const HEADING: f32 = 46.0;
const HEADING_AND_STEPS: f32 = 86.0;

/// What stands around the lines of engines. Where room is short, these say more than a heading, or a field in which nothing
/// is written.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum AroundEngines {
    /// Everything.
    All,
    /// No comment that nobody has begun.
    Used,
    /// Neither a comment nor a heading.
    Nothing,
}

impl AroundEngines {
    /// What has room, whether or not anything is told just now: a notice in a line moves nothing but the list.
    pub fn of(ui: &Ui, scene: &Scene) -> Self {
        let around = HEADING_AND_STEPS + LOWEST_COMMENT;
        let [useful, short] = [useful_height, short_height].map(|height| room_of_engines(ui, scene, height));
        match ui.available_height() {
            _ if scene.engines.is_empty() && scene.game_runs.is_empty() => Self::All,
            height if height < around + LEAST_MOVES + LINE + short - spared_by_low_runs(ui, scene) => Self::Nothing,
            height if height < around + 4.0 * SIZES.row + useful => Self::Used,
            _ => Self::All,
        }
    }
}

/// How much is left to the moves and to what an engine says, before the comment and the chart get any.
pub fn room_for_moves(ui: &Ui, scene: &Scene, look: Look<'_>) -> f32 {
    let moves = if scene.game_runs.is_empty() && scene.engines.is_empty() { MOVES } else { MOVES_BESIDE_ENGINE };
    moves + runs(ui, scene) + scene.engines.iter().map(|engine| whole_height(ui, engine, look)).sum::<f32>()
}

/// The room of a chart.
#[derive(Clone, Copy)]
pub struct ChartRoom {
    /// How high it is with what stands above it.
    pub height: f32,
    /// Whether that is there: which chart it is, and what it comes to, can be asked for elsewhere.
    pub has_head: bool,
}

/// The room for the chart: it becomes lower rather than gone. Nothing where it would be a mere line, or leave too few moves,
/// unless it was asked for: then these become fewer, and it has no head.
pub fn chart_room(ui: &Ui, scene: &Scene, chart: &ChartScene, moves: f32, around: AroundEngines) -> Option<ChartRoom> {
    let spacing = ui.spacing();
    let head = if chart.has_head() { spacing.interact_size.y + spacing.item_spacing.y } else { 0.0 };
    // Whether anything is written at a place: stepping through the moves, nobody wants it to come and go.
    let comment = if around == AroundEngines::Nothing { 0.0 } else { LOWEST_COMMENT };
    let engines = |height| room_of_engines(ui, scene, height);
    let usual = (chart.has_head(), head, LOWEST_COMMENT + MOVES_BESIDE_ENGINE + engines(useful_height));
    let wanted = (false, 0.0, comment + MOVES_BESIDE_CHART + engines(short_height) - spared_by_low_runs(ui, scene));
    [usual, wanted].into_iter().take(1 + usize::from(chart.is_wanted)).find_map(|(has_head, head, kept)| {
        let around = head + CHART_MARGIN.sum().y;
        let beside_all = ui.available_height() - moves - COMMENT - around;
        let most = ui.available_height() - kept - around;
        let height = beside_all.max(most.min(LOW_CHART)).min(highest_chart(ui, beside_all)) + around;
        (most >= LOWEST_CHART).then_some(ChartRoom { height, has_head })
    })
}

/// How high the chart may be where so much is free beside the least of everything else.
fn highest_chart(ui: &Ui, free: f32) -> f32 {
    let grown = CHART + (ui.available_height() - USUAL_COLUMN).max(0.0) * PART_OF_HIGHER;
    grown.min(free - MOVES_BESIDE_HIGHER_CHART).clamp(CHART, HIGHEST_CHART)
}

/// What engines say, each as high as that, and how far one is with a whole game.
pub fn room_of_engines(ui: &Ui, scene: &Scene, height: fn(&Ui, &EngineScene) -> f32) -> f32 {
    runs(ui, scene) + scene.engines.iter().map(|engine| height(ui, engine)).sum::<f32>()
}

fn runs(ui: &Ui, scene: &Scene) -> f32 {
    scene.game_runs.iter().map(|run| run_height(ui, run)).sum()
}

fn spared_by_low_runs(ui: &Ui, scene: &Scene) -> f32 {
    scene.game_runs.iter().map(|run| (run_height(ui, run) - LOW_RUN).max(0.0)).sum()
}

/// Whether no more is told of the analysis of a game than how far it is: all of it would take too much of what the moves and
/// the engines below the heading need.
pub fn are_runs_low(ui: &Ui, scene: &Scene) -> bool {
    let needed = LEAST_MOVES + LEAST_NOTICE + room_of_engines(ui, scene, short_height);
    !scene.game_runs.is_empty() && ui.available_height() < needed
}

/// Whether the comment leaves the moves what they need, and a line to what is told. It comes back once that was read.
pub fn has_room_for_comment(ui: &Ui, scene: &Scene) -> bool {
    let least = LOWEST_COMMENT + LEAST_MOVES + LINE + room_of_engines(ui, scene, least_height);
    scene.notices.is_empty() || ui.available_height() >= least - spared_by_low_runs(ui, scene)
}

/// What engines leave to the list and the notices below it.
pub fn kept_for_moves_and_notices(ui: &Ui, scene: &Scene) -> Kept {
    let pressing = pressing_height(ui, scene);
    let notice = if scene.notices.is_empty() { 0.0 } else { LEAST_NOTICE.max(newest_height(ui, scene)) };
    Kept { usually: LEAST_MOVES + notice, at_least: LEAST_MOVES + LINE.max(pressing) }
}

/// What notices leave to the list: no more than a warning leaves whose buttons are to be pressed.
pub fn kept_of_list(ui: &Ui, scene: &Scene) -> f32 {
    if !scene.moves.is_review {
        return 0.0;
    }
    (ui.available_height() - pressing_height(ui, scene)).clamp(0.0, LEAST_MOVES)
}
