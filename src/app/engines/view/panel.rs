//! The engine's lines, between the moves and the comment. Rows have a fixed height, so that nothing jumps.

use egui::text::{LayoutJob, TextFormat, TextWrapping};
use egui::{
    Align, Align2, ComboBox, CornerRadius, CursorIcon, Frame, Label, Layout, Margin, Panel, Rect, RectAlign, Response,
    RichText, Role, Sense, Stroke, Tooltip, Ui, WidgetInfo, pos2, vec2,
};

use crate::app::action::Action;
use crate::app::engines::action::EngineAction;
use crate::app::engines::form::{Chair, EngineSettings};
use crate::app::engines::scene::{EngineScene, LineRow, OtherEngine};
use crate::app::theme::{Colours, SIZES, bold, regular};
use crate::app::views::look::Look;
use crate::app::views::parts::{choice, choose, combo, focus_ring, soft, strong, width_of, write_truncated};
use crate::app::views::prose::Prose;
use crate::app::views::small_board::small_position_ui;

/// How high the headline is, and without what the engine does, where there is no room for that.
const HEAD: f32 = 64.0;
const SHORT_HEAD: f32 = 30.0;
/// The width of the board that shows where a line leads.
const BOARD: f32 = 236.0;
/// How high a line is.
const ROW: f32 = 28.0;
/// The reason of a failure, and the button that starts it again, take so many lines.
const LINES_OF_FAULT: usize = 3;
/// With less width, only the number of lines stands beside the name.
const ROOM_FOR_WORDS: f32 = 240.0;
/// How many rows of moves stay in sight above the panel.
const LEFT_TO_MOVES: f32 = 4.0 * SIZES.row;
/// Where the scores end and the moves begin, from the left.
const SCORE_END: f32 = 66.0;
const MOVES_START: f32 = 76.0;

/// Paints the panels at the bottom of the room left, the chosen engine above the other.
#[must_use]
pub fn panels_ui(ui: &mut Ui, engines: &[EngineScene], look: Look<'_>) -> Vec<Action> {
    let lowest_first = engines.iter().enumerate().rev();
    lowest_first.flat_map(|(above, engine)| panel_ui(ui, engine, above + 1, look)).collect()
}

/// Paints a panel in an equal share of the room left to `panels` of them.
fn panel_ui(ui: &mut Ui, scene: &EngineScene, panels: usize, look: Look<'_>) -> Vec<Action> {
    let share = (ui.available_height() - LEFT_TO_MOVES) / panels as f32;
    let is_short = (ui.available_height() - SIZES.row) / (panels as f32) < height(1);
    let head = if is_short { SHORT_HEAD } else { HEAD };
    let room = ((share - head) / ROW).floor().max(1.0) as usize;
    let rows = scene.wanted_lines.min(room).max(if scene.failed.is_some() { LINES_OF_FAULT } else { 1 });
    let name = match scene.chair {
        Chair::First => "engine",
        Chair::Second => "second engine",
    };
    let panel = Panel::bottom(name).frame(Frame::new().fill(ui.palette().card));
    let shown = panel.exact_size(head + height_of_lines(rows)).show(ui, |ui| {
        ui.spacing_mut().item_spacing.y = 0.0;
        let mut actions = head_ui(ui, scene, is_short, look);
        match &scene.failed {
            Some(why) => actions.extend(fault_ui(ui, why, scene.chair, look)),
            None => actions.extend((0..rows).filter_map(|index| row_ui(ui, scene, index, look))),
        }
        actions
    });
    shown.inner
}

/// The height of the panel with this many lines.
#[must_use]
pub fn height(lines: usize) -> f32 {
    HEAD + height_of_lines(lines)
}

fn height_of_lines(lines: usize) -> f32 {
    ROW * lines as f32 + 6.0
}

/// The headline: name, number of lines, and what the engine does.
fn head_ui(ui: &mut Ui, scene: &EngineScene, is_short: bool, look: Look<'_>) -> Vec<Action> {
    let frame = Frame::new().inner_margin(Margin { left: 16, right: 10, top: 6, bottom: 0 });
    let shown = frame.show(ui, |ui| {
        let (mut wanted, mut asked) = (scene.wanted_lines, Vec::new());
        ui.allocate_ui(vec2(ui.available_width(), 28.0), |ui| {
            ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                lines_ui(ui, &mut wanted, look);
                ui.with_layout(Layout::left_to_right(Align::Center), |ui| asked.extend(name_ui(ui, scene, look)));
            });
        });
        if !is_short {
            status_ui(ui, scene);
        }
        asked.extend((wanted != scene.wanted_lines).then_some(Action::Engine(EngineAction::ShowLines(wanted))));
        asked
    });
    shown.inner
}

fn status_ui(ui: &mut Ui, scene: &EngineScene) {
    ui.add_space(3.0);
    let status = ui.add(Label::new(soft(&scene.status)).truncate());
    if let Some(complaint) = &scene.complaint {
        status.on_hover_text(complaint);
    }
}

/// Its name, as a menu of those that can take its place.
fn name_ui(ui: &mut Ui, scene: &EngineScene, look: Look<'_>) -> Option<Action> {
    let shown = ComboBox::from_id_salt("engine").width(ui.available_width()).truncate();
    let shown = shown.selected_text(strong(&scene.name, SIZES.body)).show_ui(ui, |ui| {
        let pressed = |other: &&OtherEngine| choice(ui, other.is_chosen, &other.words).clicked();
        scene.others.iter().filter(pressed).map(|other| other.action.clone()).last()
    });
    let label = look.text.tell("engine-who", &[("name", scene.name.as_str().into())]);
    shown.response.widget_info(|| WidgetInfo::labeled(Role::ComboBox, true, &label));
    shown.inner.flatten()
}

fn lines_ui(ui: &mut Ui, wanted: &mut usize, look: Look<'_>) {
    let is_narrow = ui.available_width() < ROOM_FOR_WORDS;
    let told = |count: usize| look.text.tell("engine-lines", &[("count", count.into())]);
    let words = |count: usize| if is_narrow { count.to_string() } else { told(count) };
    let widest = width_of(ui, &words(EngineSettings::MOST_LINES), SIZES.body) + 34.0;
    let shown = combo("lines of the engine", widest, &words(*wanted)).show_ui(ui, |ui| {
        for count in 1..=EngineSettings::MOST_LINES {
            choose(ui, wanted, count, &told(count));
        }
    });
    let name = look.text.say("engine-lines-shown");
    shown.response.widget_info(|| WidgetInfo::labeled(Role::ComboBox, true, &name));
    shown.response.on_hover_text(&name);
}

/// Why it says no more, and the button that starts it again.
fn fault_ui(ui: &mut Ui, why: &str, chair: Chair, look: Look<'_>) -> Option<Action> {
    let frame = Frame::new().inner_margin(Margin { left: 16, right: 10, top: 4, bottom: 0 });
    let shown = frame.show(ui, |ui| {
        let row = Layout::right_to_left(Align::Min);
        let shown = ui.with_layout(row, |ui| {
            let pressed = ui.button(look.text.say("opponent-start-again")).clicked();
            ui.with_layout(Layout::top_down(Align::Min), |ui| {
                ui.prose(RichText::new(why).size(SIZES.small).color(ui.palette().grave));
            });
            pressed
        });
        shown.inner
    });
    shown.inner.then_some(Action::Engine(EngineAction::StartAgain(chair)))
}

/// A line; a click on a move puts the line up to there into the record.
fn row_ui(ui: &mut Ui, scene: &EngineScene, index: usize, look: Look<'_>) -> Option<Action> {
    let is_there = scene.lines.rows.get(index).is_some();
    let sense = if scene.can_be_taken && is_there { Sense::click() } else { Sense::hover() };
    let (rect, response) = ui.allocate_exact_size(vec2(ui.available_width(), ROW), sense);
    let row = scene.lines.rows.get(index)?;
    let is_clickable = scene.can_be_taken && !row.moves.is_empty();
    let words = format!("{} {}", row.score, row.moves.join(" "));
    let role = if is_clickable { Role::Button } else { Role::Label };
    response.widget_info(|| WidgetInfo::labeled(role, true, words.trim()));
    let (ends, under) = (move_ends(ui, rect, row), response.hover_pos().filter(|_| !row.moves.is_empty()));
    let pointed = under.map(|at| ends.iter().position(|&end| at.x < end).unwrap_or(ends.len().saturating_sub(1)));
    if let Some(pointed) = pointed {
        preview_ui(&response, row, pointed, look);
    }
    if let Some(&end) = pointed.and_then(|pointed| ends.get(pointed)).filter(|_| is_clickable) {
        let marked = Rect::from_min_max(pos2(rect.left() + MOVES_START - 4.0, rect.top()), pos2(end, rect.bottom()));
        ui.painter().rect_filled(marked.intersect(rect), CornerRadius::same(4), ui.palette().hover);
        ui.set_cursor_icon(CursorIcon::PointingHand);
    }
    if index > 0 {
        ui.painter().hline(rect.left() + 16.0..=rect.right() - 10.0, rect.top(), Stroke::new(1.0, ui.palette().line));
    }
    write_row(ui, rect, row, index);
    focus_ring(ui, &response, rect);
    taken(&response, is_clickable, pointed, (scene.chair, index))
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

/// The keyboard takes the first move.
fn taken(
    response: &Response,
    is_clickable: bool,
    pointed: Option<usize>,
    (chair, line): (Chair, usize),
) -> Option<Action> {
    let moves = pointed.unwrap_or(0) + 1;
    (is_clickable && response.clicked()).then_some(Action::Engine(EngineAction::TakeLine { chair, line, moves }))
}

/// Where each move ends.
fn move_ends(ui: &Ui, rect: Rect, row: &LineRow) -> Vec<f32> {
    let mut at = rect.left() + MOVES_START;
    let gap = width_of(ui, " ", SIZES.body);
    let ends = row.moves.iter().map(|words| {
        at += width_of(ui, words, SIZES.body) + gap;
        at
    });
    ends.collect()
}

fn write_row(ui: &Ui, rect: Rect, row: &LineRow, index: usize) {
    let palette = ui.palette();
    let (y, left) = (rect.center().y, rect.left());
    let score = if index == 0 { bold(SIZES.body) } else { regular(SIZES.body) };
    ui.painter().text(pos2(left + SCORE_END, y), Align2::RIGHT_CENTER, &row.score, score, palette.ink);
    let moves = row.moves.join(" ");
    let (start, width) = (pos2(left + MOVES_START, y), rect.width() - MOVES_START - 10.0);
    write_truncated(ui, start, Align2::LEFT_CENTER, width, &moves, regular(SIZES.body), palette.ink);
}
