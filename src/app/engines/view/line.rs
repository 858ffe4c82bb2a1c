//! A line of an engine: its score and its moves. Those that do not fit beside the score are unfolded over several rows.

use egui::text::{LayoutJob, TextFormat, TextWrapping};
use egui::{
    Align2, CornerRadius, CursorIcon, FontId, Label, Popup, Pos2, Rect, RectAlign, Response, Role, Sense, Shape,
    Stroke, Tooltip, Ui, Vec2, WidgetInfo, pos2, vec2,
};

use super::flow::{Flow, FlowRoom};
use crate::app::action::Action;
use crate::app::engines::action::EngineAction;
use crate::app::engines::scene::{EngineScene, LineRow};
use crate::app::theme::{Colours, SIZES, bold, regular};
use crate::app::views::lists::{closing, has_just_appeared};
use crate::app::views::look::Look;
use crate::app::views::opened::style_of_entries;
use crate::app::views::parts::{focus_ring, width_of};
use crate::app::views::small_board::small_position_ui;

/// How high a line is, and each row below the first of one that is unfolded.
pub const ROW: f32 = 28.0;
pub const ROW_BELOW: f32 = 22.0;
/// The width of the board that shows where a line leads.
const BOARD: f32 = 236.0;
/// With less width, a row has room for a move or two: a line may take another one, which begins below its score.
const NARROW: f32 = 280.0;

/// How a line lies in its panel.
struct Measures {
    /// How far the rows are from the edges of the panel.
    left: f32,
    right: f32,
    /// How wide the scores are at least, and how far the moves are from them.
    least_scores: f32,
    after_scores: f32,
}

const USUAL: Measures = Measures { left: 16.0, right: 10.0, least_scores: 50.0, after_scores: 10.0 };
const CLOSE: Measures = Measures { left: 12.0, right: 4.0, least_scores: 34.0, after_scores: 7.0 };

/// Whether a panel is so narrow that a line may take two rows.
pub fn is_narrow(ui: &Ui) -> bool {
    ui.available_width() < NARROW
}

/// How far the rows below the first are from the edge, where they begin below the score.
const INDENT: f32 = 8.0;
/// How wide the button is that unfolds a line.
const UNFOLD: f32 = 20.0;
/// An unfolded line has so many rows at least, so that nothing jumps as it grows.
pub const LEAST_ROWS: usize = 6;

/// A pointer that has rested for so many seconds follows no line any more.
const FOLLOWED: f32 = 4.0;

/// The lines of an engine on screen.
pub struct LinesPainter<'a> {
    pub scene: &'a EngineScene,
    pub look: Look<'a>,
    measures: Measures,
    /// How wide the scores are.
    scores: f32,
    /// How much further left the rows below the first begin.
    outdent: f32,
}

impl<'a> LinesPainter<'a> {
    pub fn new(ui: &Ui, scene: &'a EngineScene, look: Look<'a>) -> Self {
        let rows = scene.lines.rows.iter().enumerate();
        let widths = rows.map(|(index, row)| {
            ui.painter().layout_no_wrap(row.score.clone(), score_font(index), ui.palette().ink).size().x
        });
        let is_narrow = is_narrow(ui);
        let measures = if is_narrow { CLOSE } else { USUAL };
        let scores = widths.fold(measures.least_scores, f32::max);
        let outdent = if is_narrow { scores + measures.after_scores - INDENT } else { 0.0 };
        Self { scene, look, measures, scores, outdent }
    }

    fn row(&self, index: usize) -> Option<&'a LineRow> {
        self.scene.lines.rows.get(index)
    }

    fn is_unfolded(&self, index: usize) -> bool {
        self.scene.unfolded == Some(index)
    }

    /// Where the moves begin, from the left.
    fn start(&self) -> f32 {
        self.measures.left + self.scores + self.measures.after_scores
    }

    fn flow_room(&self, width: f32, button: f32, rows: usize) -> FlowRoom {
        FlowRoom { width: width - self.start() - self.measures.right - button, outdent: self.outdent, rows }
    }

    /// How high this line is, in a panel that has so much width and leaves its lines so much height.
    pub fn height(&self, ui: &Ui, index: usize, room: Vec2) -> f32 {
        if !self.is_unfolded(index) {
            return ROW;
        }
        let flow_room = self.flow_room(room.x, UNFOLD, usize::MAX);
        let needed = self.row(index).map_or(0, |row| Flow::of(ui, &row.moves, flow_room).rows());
        let most = ((room.y - ROW) / ROW_BELOW).floor().max(0.0);
        ROW + ROW_BELOW * most.min(needed.max(LEAST_ROWS) as f32 - 1.0)
    }

    /// Paints it; a click on a move puts the line up to there into the record. Says also whether the lines are to stay as
    /// they are: while one is pressed, its menu is open, or somebody follows its moves with the pointer.
    pub fn line_ui(&self, ui: &mut Ui, index: usize, height: f32) -> (Vec<Action>, bool) {
        let row = self.row(index);
        let sense = if row.is_some_and(|row| !row.moves.is_empty()) { Sense::click() } else { Sense::hover() };
        let (rect, response) = ui.allocate_exact_size(vec2(ui.available_width(), height), sense);
        if index > 0 {
            let across = rect.left() + self.measures.left..=rect.right() - self.measures.right;
            ui.painter().hline(across, rect.top(), Stroke::new(1.0, ui.palette().line));
        }
        let Some(row) = row else { return (Vec::new(), false) };
        let is_clickable = self.scene.can_be_taken && !row.moves.is_empty();
        let words = format!("{} {}", row.score, row.moves.join(" "));
        let role = if is_clickable { Role::Button } else { Role::Label };
        response.widget_info(|| WidgetInfo::labeled(role, true, words.trim()));
        let flow = self.flow(ui, rect, row, self.is_unfolded(index));
        let mut actions: Vec<Action> = self.unfold_ui(ui, rect, &flow, index).into_iter().collect();
        let pointed = response.hover_pos().and_then(|at| flow.move_at(at));
        if let Some(pointed) = pointed {
            preview_ui(&response, row, pointed, self.look);
            if is_clickable {
                flow.up_to(pointed)
                    .for_each(|part| _ = ui.painter().rect_filled(part, CornerRadius::same(4), ui.palette().hover));
                ui.set_cursor_icon(CursorIcon::PointingHand);
            }
        }
        self.write_score(ui, rect, row, index);
        flow.write(ui, &row.moves);
        focus_ring(ui, &response, rect);
        let is_unfolding = self.is_unfolded(index) && has_just_appeared(ui, response.id.with("unfolded"));
        if is_unfolding || response.gained_focus() {
            ui.scroll_to_rect(rect, None);
        }
        // The keyboard takes the first move.
        let taken = is_clickable && response.clicked();
        actions.extend(taken.then(|| self.take(index, pointed.unwrap_or(0) + 1)));
        let (asked, is_menu_open) = self.menu_ui(&response, index, is_clickable, flow.is_cut());
        actions.extend(asked);
        let is_followed = pointed.is_some() && ui.input(|it| it.pointer.time_since_last_movement()) < FOLLOWED;
        (actions, is_followed || is_menu_open || response.is_pointer_button_down_on())
    }
}

impl LinesPainter<'_> {
    /// Where its moves stand: all of them in rows, or in one row as many as fit.
    fn flow(&self, ui: &Ui, rect: Rect, row: &LineRow, is_unfolded: bool) -> Flow {
        let rows = 1 + ((rect.height() - ROW) / ROW_BELOW).round().max(0.0) as usize;
        let laid_out = |button| Flow::of(ui, &row.moves, self.flow_room(rect.width(), button, rows));
        let flow = laid_out(if is_unfolded { UNFOLD } else { 0.0 });
        let flow = if flow.is_cut() { laid_out(UNFOLD) } else { flow };
        flow.at(rect.min + vec2(self.start(), 0.0))
    }

    fn write_score(&self, ui: &Ui, rect: Rect, row: &LineRow, index: usize) {
        let ink = if row.is_behind { ui.palette().ink_soft } else { ui.palette().ink };
        let end = pos2(rect.left() + self.measures.left + self.scores, rect.top() + ROW / 2.0);
        ui.painter().text(end, Align2::RIGHT_CENTER, &row.score, score_font(index), ink);
    }

    /// The button at the end of a row that is cut, or unfolded.
    fn unfold_ui(&self, ui: &Ui, rect: Rect, flow: &Flow, index: usize) -> Option<Action> {
        let is_unfolded = self.is_unfolded(index);
        if !is_unfolded && !flow.is_cut() {
            return None;
        }
        let at = pos2(rect.right() - self.measures.right - UNFOLD, rect.top());
        let button = ui.interact(
            Rect::from_min_size(at, vec2(UNFOLD, ROW)),
            ui.scope_id().with(("unfold", index)),
            Sense::click(),
        );
        let label = self.look.text.say(self.scene.unfolding(index));
        button.widget_info(|| WidgetInfo::labeled(Role::Button, true, &label));
        let ink = if button.hovered() { ui.palette().ink } else { ui.palette().ink_soft };
        if is_unfolded {
            chevron(ui, button.rect.center(), Stroke::new(1.5, ink));
        } else {
            ui.painter().text(button.rect.center(), Align2::CENTER_CENTER, "…", regular(SIZES.body), ink);
        }
        focus_ring(ui, &button, button.rect);
        button.on_hover_text(label).clicked().then(|| self.unfold(index))
    }

    /// What a right click offers, and whether that is on screen.
    fn menu_ui(&self, line: &Response, index: usize, is_clickable: bool, is_cut: bool) -> (Option<Action>, bool) {
        let is_unfolded = self.is_unfolded(index);
        let entries = |ui: &mut Ui| {
            let mut asked = None;
            let mut entry = |name| ui.button(self.look.text.say(name)).clicked();
            if is_clickable && entry("engine-line-take") {
                asked = Some(self.take(index, usize::MAX));
            }
            if (is_cut || is_unfolded) && entry(self.scene.unfolding(index)) {
                asked = Some(self.unfold(index));
            }
            asked
        };
        let shown = Popup::context_menu(line).style(style_of_entries).show(|ui| closing(ui, entries));
        let is_shown = shown.is_some();
        (shown.and_then(|shown| shown.inner), is_shown)
    }

    const fn take(&self, line: usize, moves: usize) -> Action {
        Action::Engine(EngineAction::TakeLine { chair: self.scene.chair, line, moves })
    }

    const fn unfold(&self, line: usize) -> Action {
        Action::Engine(EngineAction::Unfold { chair: self.scene.chair, line })
    }
}

fn score_font(index: usize) -> FontId {
    if index == 0 { bold(SIZES.body) } else { regular(SIZES.body) }
}

fn chevron(ui: &Ui, at: Pos2, stroke: Stroke) {
    let corners = [vec2(-4.0, 2.0), vec2(0.0, -2.0), vec2(4.0, 2.0)];
    ui.painter().add(Shape::line(corners.map(|it| at + it).to_vec(), stroke));
}

/// The position after a move of the line, and under it the whole line: the panel seldom has room for all of it. It stands
/// beside the panel, so that the lines stay in sight.
fn preview_ui(response: &Response, row: &LineRow, pointed: usize, look: Look<'_>) {
    let Some(board) = row.boards.get(pointed) else { return };
    let mut preview = Tooltip::for_enabled(response).gap(8.0).width(BOARD);
    let elsewhere = [RectAlign::TOP_START, RectAlign::BOTTOM_START, RectAlign::RIGHT];
    preview.popup = preview.popup.align(RectAlign::LEFT).align_alternatives(&elsewhere);
    _ = preview.show(|ui| {
        small_position_ui(ui, board, BOARD, look);
        // No line ends between a mark and its move.
        let written = |moves: &[String]| moves.join(" ").replace('\u{2009}', "\u{a0}");
        let [before, after] = [&row.moves[..=pointed], &row.moves[pointed + 1..]].map(written);
        let mut line = LayoutJob { wrap: TextWrapping::wrap_at_width(BOARD), ..LayoutJob::default() };
        let palette = ui.palette();
        line.append(&before, 0.0, TextFormat::simple(regular(SIZES.small), palette.ink));
        line.append(&after, width_of(ui, " ", SIZES.small), TextFormat::simple(regular(SIZES.small), palette.ink_soft));
        ui.add(Label::new(line));
    });
}
