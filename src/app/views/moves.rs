//! The record at the side: the list of moves, the comment, and the buttons that step through it.

use egui::text_edit::TextEditState;
use egui::{Align, Frame, Id, Layout, Margin, Panel, Role, TextStyle, Ui, WidgetInfo, vec2};

use super::bookmarks::{bookmarks_ui, has_bookmarks};
use super::case::{CASE, CaseRoom, MOVES as MOVES_BESIDE_CASE, case_ui, panel_height};
use super::chart::chart_ui;
use super::icons::{Icon, icon_button};
use super::move_list::{TOOL, list_ui};
use super::notices::{notices_above_case_ui, notices_below_list_ui, notices_below_ui, pressing_height};
use super::parts::{scrolled_in_room, soft, strong, width_of};
use super::players_tools::{players_tools_ui, tools_height};
use super::record_room::{
    AroundEngines, CHART_MARGIN, COMMENT, ChartRoom, HEADING, LOWEST_COMMENT, are_runs_low, chart_room,
    has_room_for_comment, kept_for_moves_and_notices, kept_of_list, room_for_moves, room_of_engines,
};
use super::result::{RESULT, has_result_below, result_in_record_ui, room_for_result};
use crate::app::action::{Action, ChartAction};
use crate::app::command::Command;
use crate::app::engines::scene::RecordedAnalysis;
use crate::app::engines::view::panel::panels_ui as engine_panels_ui;
use crate::app::engines::view::room::useful_height;
use crate::app::scene::{ChartScene, LONGEST_COMMENT, MoveList, MovesScene, Scene};
use crate::app::start_page::view::start_ui;
use crate::app::theme::{Colours, SIZES};
use crate::app::views::cut::cut_label;
use crate::app::views::fields::{line_field, lines_field};
use crate::app::views::look::Look;
use crate::app::views::prose::Prose;
use crate::app::whole_game::view::panel::run_ui;
use crate::record::NodeId;

/// A small button beside the heading, with the name of its sentence.
type Tool = (Icon, &'static str, Command);

const DETAILS: Tool = (Icon::Details, Command::Details.name(), Command::Details);
const MATCH_TOOLS: [Tool; 1] = [DETAILS];
const REVIEW_TOOLS: [Tool; 2] = [DETAILS, (Icon::Bookmark, Command::Bookmark.name(), Command::Bookmark)];
const MARKED_TOOLS: [Tool; 2] = [DETAILS, (Icon::BookmarkSet, Command::Bookmark.name(), Command::Bookmark)];
const START_TOOLS: [Tool; 2] = [(Icon::Close, "command-start-page-close", Command::StartPage), DETAILS];

/// How high a line of what an engine said is below the comment.
const ENGINE_LINE: f32 = 26.0;

/// What is written there is seen in so many lines before the moves have more than these.
const LINES_OF_COMMENT: f32 = 3.0;
const FEWEST_MOVES: f32 = 4.0 * SIZES.row;

/// The frame around the comment, and its field's own.
const COMMENT_MARGIN: Margin = Margin::symmetric(12, 10);
const FIELD_MARGIN: f32 = 4.0;
const EDGES_OF_FIELD: f32 = 2.0;

#[must_use]
pub fn moves_ui(ui: &mut Ui, scene: &Scene, look: Look<'_>) -> Vec<Action> {
    let mut actions = Vec::new();
    if let Some(start) = &scene.start {
        actions.extend(heading_ui(ui, "start-heading", &START_TOOLS, None, look));
        actions.extend(notices_below_ui(ui, scene, look));
        actions.extend(start_ui(ui, start, look));
        return actions;
    }
    let around = AroundEngines::of(ui, scene);
    if around != AroundEngines::Nothing && has_room_for_heading(ui, scene) {
        actions.extend(heading_ui(ui, "moves-heading", tools(&scene.moves), Some(&scene.moves), look));
    } else if scene.case.is_some() || has_result_below(ui, scene) {
        ui.add_space(SIZES.gap / 2.0);
    }
    if let Some(case) = &scene.case {
        actions.extend(notices_above_case_ui(ui, scene, panel_height(ui, CASE), look));
        // A declaration is decided on its conditions, not on the latest moves.
        let room = if case.conditions.is_empty() { CaseRoom::BesideMoves } else { CaseRoom::All };
        actions.extend(case_ui(ui, case, room));
    }
    actions.extend(result_in_record_ui(ui, scene, room_for_result(ui, scene), look));
    if !scene.moves.is_review && scene.case.is_none() {
        actions.extend(players_tools_ui(ui, scene, look));
    }
    if scene.moves.is_review {
        follow_call(ui, &scene.moves);
        let (height, moves) = (ui.available_height(), room_for_moves(ui, scene, look));
        let foot =
            Panel::bottom("steps").frame(Frame::new().fill(ui.palette().card).inner_margin(Margin::symmetric(10, 8)));
        actions.extend(foot.show(ui, |ui| steps_ui(ui, look)).inner);
        if let Some(chart) = &scene.chart {
            let room = chart_room(ui, scene, chart, moves, around);
            let answer = if room.is_some() { ChartAction::Shown } else { ChartAction::NoRoom };
            actions.extend(chart.awaits_answer.then_some(Action::Chart(answer)));
            actions.extend(room.into_iter().flat_map(|room| chart_panel_ui(ui, chart, room, &scene.moves.list, look)));
        }
        let most = (height * 0.22).clamp(COMMENT, 190.0).min(ui.available_height() - moves);
        let most = most.max(least_comment(ui, scene));
        let has_room = has_room_for_comment(ui, scene) || is_written_in(ui);
        if has_room && (around == AroundEngines::All || around == AroundEngines::Used && !is_unused(ui, &scene.moves)) {
            actions.extend(comment_panel_ui(ui, &scene.moves, most, look));
        }
    }
    let are_low = are_runs_low(ui, scene);
    actions.extend(scene.game_runs.iter().flat_map(|run| run_ui(ui, run, are_low)));
    actions.extend(engine_panels_ui(ui, &scene.engines, kept_for_moves_and_notices(ui, scene), look));
    if scene.case.is_none() {
        actions.extend(notices_below_list_ui(ui, scene, kept_of_list(ui, scene), look));
    }
    // What has to be decided may leave it no room at all.
    if ui.available_height() >= SIZES.row {
        actions.extend(list_ui(ui, &scene.moves, &scene.enabled, look));
    }
    actions
}

/// What players' tools take below the moves, with a row of these.
const ROOM_FOR_TOOLS: f32 = 140.0;

/// Above what waits for an answer or what has to be done the moves say more than their heading.
fn has_room_for_heading(ui: &Ui, scene: &Scene) -> bool {
    let pressing = pressing_height(ui, scene);
    if pressing > 0.0 && ui.available_height() < pressing + HEADING + ROOM_FOR_TOOLS {
        return false;
    }
    let told_below = if scene.case.is_some() { Some(CASE) } else { has_result_below(ui, scene).then_some(RESULT) };
    let tools = if scene.case.is_some() { 0.0 } else { tools_height(scene) };
    told_below.is_none_or(|told| ui.available_height() - panel_height(ui, told) - tools >= HEADING + MOVES_BESIDE_CASE)
}

/// What the list is, and what can be done with the place that is looked at.
fn heading_ui(ui: &mut Ui, name: &str, tools: &[Tool], moves: Option<&MovesScene>, look: Look<'_>) -> Vec<Action> {
    let frame = Frame::new().inner_margin(Margin { left: 16, right: 10, top: 8, bottom: 2 });
    let shown = frame.show(ui, |ui| {
        ui.horizontal(|ui| {
            let (name, room) = (look.text.say(name), room_beside(ui, tools.len() + usize::from(has_bookmarks(moves))));
            // The tools stand for themselves where there is no room for both.
            if width_of(ui, &name, SIZES.title) + SIZES.gap <= room {
                ui.label(strong(&name, SIZES.title));
            }
            let tools = ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                let mut asked = tools_ui(ui, tools, look);
                asked.extend(moves.and_then(|moves| bookmarks_ui(ui, moves, look)));
                asked
            });
            tools.inner
        })
    });
    super::parts::hairline(ui, ui.cursor().top() - SIZES.gap / 2.0);
    shown.inner.inner
}

/// How much room so many tools leave.
fn room_beside(ui: &Ui, tools: usize) -> f32 {
    ui.available_width() - (TOOL.x + ui.spacing().item_spacing.x) * tools as f32
}

fn tools_ui(ui: &mut Ui, tools: &[Tool], look: Look<'_>) -> Vec<Action> {
    let pressed = tools.iter().filter(|(icon, name, _)| icon_button(ui, *icon, TOOL, &look.text.say(name)).clicked());
    pressed.map(|(.., command)| Action::Command(*command)).collect()
}

/// What can be done with the place that is looked at.
const fn tools(scene: &MovesScene) -> &'static [Tool] {
    match (scene.is_review, scene.bookmark.is_some()) {
        (false, _) => &MATCH_TOOLS,
        (true, false) => &REVIEW_TOOLS,
        (true, true) => &MARKED_TOOLS,
    }
}

fn chart_panel_ui(ui: &mut Ui, chart: &ChartScene, room: ChartRoom, list: &MoveList, look: Look<'_>) -> Vec<Action> {
    let frame = Frame::new().fill(ui.palette().card).inner_margin(CHART_MARGIN);
    let panel = Panel::bottom("chart").frame(frame).exact_size(room.height);
    panel.show(ui, |ui| chart_ui(ui, chart, room.has_head, list, look)).inner
}

/// How high the comment is at least. Beside engines it is for them to say how much is left.
fn least_comment(ui: &Ui, scene: &Scene) -> f32 {
    let lines = if scene.moves.comment.is_empty() || !scene.engines.is_empty() || !scene.game_runs.is_empty() {
        LOWEST_COMMENT
    } else {
        LINES_OF_COMMENT * ui.text_style_height(&TextStyle::Body) + FIELD_MARGIN + COMMENT_MARGIN.sum().y
    };
    let wanted = lines + bookmark_height(ui, &scene.moves);
    wanted.min(ui.available_height() - FEWEST_MOVES - room_of_engines(ui, scene, useful_height)).max(LOWEST_COMMENT)
}

fn comment_panel_ui(ui: &mut Ui, scene: &MovesScene, most: f32, look: Look<'_>) -> Vec<Action> {
    let frame = Frame::new().fill(ui.palette().foot).inner_margin(COMMENT_MARGIN);
    let lines = ENGINE_LINE * scene.engine.len() as f32;
    let high = if is_unused(ui, scene) { (LOWEST_COMMENT + lines).min(most) } else { most };
    let panel = Panel::bottom("comment").frame(frame).exact_size(high);
    let shown = panel.show(ui, |ui| {
        let area = scrolled_in_room("comment");
        let filled = area.show(ui, |ui| {
            let comment = comment_ui(ui, scene, look);
            let bookmark = scene.bookmark.as_ref().and_then(|name| bookmark_ui(ui, name, scene.place, look));
            engine_ui(ui, &scene.engine);
            comment.into_iter().chain(bookmark).collect()
        });
        filled.inner
    });
    shown.inner
}

/// Whether nobody has said anything at the place, or is about to: then a line is enough to begin in.
fn is_unused(ui: &Ui, scene: &MovesScene) -> bool {
    let is_empty = scene.comment.is_empty() && scene.bookmark.is_none();
    is_empty && !is_written_in(ui)
}

fn is_written_in(ui: &Ui) -> bool {
    ui.memory(|memory| memory.has_focus(field_name("comment")))
}

/// For so many passes egui takes the attention from what lay below a dialog.
const TAKEN: u64 = 2;

/// The comment has the keyboard's attention where that was called there since the last frame, most likely from a list of commands.
fn follow_call(ui: &Ui, scene: &MovesScene) {
    let comment = field_id(ui, "comment", scene.place);
    let (id, pass) = (Id::unique("calls to the comment"), ui.ctx().cumulative_pass_nr());
    let (calls, until): (u64, u64) = ui.data_mut(|data| data.get_temp(id)).unwrap_or_default();
    let until = if calls == scene.comment_calls { until } else { pass + TAKEN };
    ui.data_mut(|data| data.insert_temp(id, (scene.comment_calls, until)));
    if pass <= until && scene.comment_calls > 0 {
        ui.memory_mut(|memory| memory.request_focus(comment));
        ui.ctx().request_repaint();
    }
}

fn field_name(name: &str) -> Id {
    Id::unique(("field of the record", name))
}

/// The field of the present place. At another place it begins anew: what is undone in one must not come from another, and
/// nobody goes on typing there unawares.
fn field_id(ui: &Ui, name: &str, place: (u64, NodeId)) -> Id {
    let id = field_name(name);
    let before = ui.data_mut(|data| data.get_temp(id));
    if before != Some(place) {
        ui.data_mut(|data| data.insert_temp(id, place));
        TextEditState::default().store(ui, id);
        ui.memory_mut(|memory| memory.surrender_focus(id));
    }
    id
}

/// What engines said, in a line each; all of it under the pointer.
fn engine_ui(ui: &mut Ui, analyses: &[RecordedAnalysis]) {
    for analysis in analyses {
        ui.add(cut_label(soft(&analysis.words))).on_hover_text(&analysis.details);
    }
}

/// What the name of a bookmark takes below the comment, where there is one.
fn bookmark_height(ui: &Ui, scene: &MovesScene) -> f32 {
    let spacing = ui.spacing();
    let field = spacing.interact_size.y + EDGES_OF_FIELD;
    if scene.bookmark.is_some() { field + spacing.item_spacing.y } else { 0.0 }
}

/// What the bookmark is called.
fn bookmark_ui(ui: &mut Ui, name: &str, place: (u64, NodeId), look: Look<'_>) -> Option<Action> {
    let label = look.text.say("moves-bookmark");
    let mut text = name.to_owned();
    let field = line_field(&mut text).id(field_id(ui, "bookmark", place));
    let field = field.desired_width(f32::INFINITY).hint_text(soft(&label));
    ui.add(field).widget_info(|| WidgetInfo::labeled(Role::TextInput, true, &label));
    (text != name).then_some(Action::NameBookmark(place.1, text))
}

/// The comment at the present place, to be read and written: first, and as high as what stands below it allows.
fn comment_ui(ui: &mut Ui, scene: &MovesScene, look: Look<'_>) -> Option<Action> {
    let (comment, place, label) = (scene.comment.as_str(), scene.place, look.text.say("moves-comment"));
    if comment.len() > LONGEST_COMMENT {
        let end = comment.floor_char_boundary(LONGEST_COMMENT);
        ui.prose(look.text.say("moves-comment-long"));
        ui.label(format!("{}…", &comment[..end]));
        return None;
    }
    let mut text = comment.to_owned();
    let all = ui.available_height();
    let beside_others = all - bookmark_height(ui, scene) - ENGINE_LINE * scene.engine.len() as f32;
    // Where that is less than a line, the others stand below, to be scrolled to.
    let room = if beside_others < ENGINE_LINE { all } else { beside_others };
    let field = lines_field(&mut text)
        .id(field_id(ui, "comment", place))
        .desired_width(f32::INFINITY)
        .desired_rows(1)
        .min_size(vec2(0.0, room.max(0.0)));
    let response = ui.add(field.hint_text(soft(&label)));
    response.widget_info(|| WidgetInfo::labeled(Role::MultilineTextInput, true, &label));
    (text != comment).then_some(Action::EditComment(place.1, text))
}

/// The buttons that step through the moves.
pub fn steps_ui(ui: &mut Ui, look: Look<'_>) -> Vec<Action> {
    let steps = [
        (Icon::First, Command::First),
        (Icon::Previous, Command::Previous),
        (Icon::Next, Command::Next),
        (Icon::Last, Command::Last),
    ];
    let button = vec2(((ui.available_width() - 3.0 * SIZES.gap) / 4.0).min(64.0), 34.0);
    let indent = (ui.available_width() - 4.0 * button.x - 3.0 * SIZES.gap) / 2.0;
    let row = ui.horizontal(|ui| {
        ui.add_space(indent.max(0.0));
        let pressed = steps
            .into_iter()
            .filter(|&(icon, command)| icon_button(ui, icon, button, &look.text.say(command.name())).clicked());
        pressed.map(|(_, command)| Action::Command(command)).collect()
    });
    row.inner
}
