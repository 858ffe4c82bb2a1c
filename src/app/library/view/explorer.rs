//! The explorer: what was played from the position, how it ended, and in which games.

use egui::{
    Align, Align2, Color32, CornerRadius, CursorIcon, Frame, Label, Layout, Margin, Rect, Response, RichText, Role,
    Sense, Ui, WidgetInfo, pos2, vec2,
};

use super::sieve::{Scrolls, sieve_ui};
use crate::app::action::Action;
use crate::app::command::Command;
use crate::app::library::action::LibraryAction;
use crate::app::library::scene::{ExplorerBody, ExplorerScene, GameRow, MoveRow, SearchScene};
use crate::app::theme::{Colours, SIZES, bold, regular};
use crate::app::views::buttons::chip;
use crate::app::views::icons::{Icon, icon_button};
use crate::app::views::look::Look;
use crate::app::views::parts::{
    bold_width_of, focus_ring, hairline, rows_in_sight, scrolled_in_room, soft, strong, width_of, write_truncated,
};
use crate::app::views::prose::{Prose, on_button};

/// The height of a move: the move above, its results below.
const MOVE_ROW: f32 = 46.0;
/// In a list narrower than this, what is told of the games with a move has a line of its own.
const NARROW: f32 = 260.0;
const LINE: f32 = 16.0;
/// Between the parts of a line.
const SEPARATOR: &str = " · ";
/// The height of a game: names above, details below.
const GAME_ROW: f32 = 48.0;
/// How high the bar of results is.
const BAR: f32 = 4.0;
/// The margins of a row.
const INDENT: f32 = 12.0;

/// Lower than this, a list that scrolls by itself would have no room below the filter.
const LOW: f32 = 420.0;

/// Paints the explorer.
#[must_use]
pub fn explorer_ui(ui: &mut Ui, scene: &ExplorerScene, look: Look<'_>) -> Vec<Action> {
    let back = super::coming_back(ui).map(Action::Library);
    let mut actions = if ui.available_height() < LOW {
        scrolled_in_room("low explorer").show(ui, |ui| whole_ui(ui, scene, Scrolls::Together, look)).inner
    } else {
        whole_ui(ui, scene, Scrolls::Apart, look)
    };
    actions.extend(back);
    actions
}

fn whole_ui(ui: &mut Ui, scene: &ExplorerScene, scrolls: Scrolls, look: Look<'_>) -> Vec<Action> {
    let frame = Frame::new().inner_margin(Margin { left: 12, right: 12, top: 10, bottom: 6 });
    let mut actions = frame.show(ui, |ui| head_ui(ui, scene, scrolls, look)).inner;
    hairline(ui, ui.cursor().top() - SIZES.gap / 2.0);
    match &scene.body {
        ExplorerBody::Waiting => {}
        ExplorerBody::Nothing { why, needs_folders } => actions.extend(nothing_ui(ui, why, *needs_folders, look)),
        ExplorerBody::Found(_) => {
            let asked = match scrolls {
                Scrolls::Apart => scrolled_in_room("explorer").show(ui, |ui| found_ui(ui, scene, look)).inner,
                Scrolls::Together => found_ui(ui, scene, look),
            };
            actions.extend(asked.into_iter().map(Action::Library));
        }
    }
    actions
}

fn head_ui(ui: &mut Ui, scene: &ExplorerScene, scrolls: Scrolls, look: Look<'_>) -> Vec<Action> {
    ui.set_width(ui.available_width());
    ui.spacing_mut().item_spacing.y = 4.0;
    let mut asked = Vec::new();
    ui.allocate_ui(vec2(ui.available_width(), 28.0), |ui| {
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            let close = look.text.say("command-explorer-close");
            let is_closed = icon_button(ui, Icon::Close, vec2(28.0, 26.0), &close).clicked();
            asked.extend(is_closed.then_some(LibraryAction::CloseExplorer));
            ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
                let heading = look.text.say("explorer-heading");
                let has_room = bold_width_of(ui, &heading, SIZES.title) <= ui.available_width();
                let size = if has_room { SIZES.title } else { SIZES.small };
                ui.add(Label::new(strong(&heading, size)).truncate());
            });
        });
    });
    if !scene.standing.is_empty() {
        told_with(ui.prose(soft(&scene.standing)), &scene.not_read);
    }
    if let Some(trouble) = &scene.trouble {
        ui.prose(RichText::new(trouble).size(SIZES.small).color(ui.palette().grave));
    }
    asked.extend(sieve_ui(ui, scene, scrolls, look));
    asked.extend(scene.search.as_ref().and_then(|search| search_ui(ui, search, look)));
    asked.into_iter().map(Action::Library).collect()
}

/// Shows more about a text while it is pointed at, if there is more.
pub(super) fn told_with(response: Response, more: &str) {
    if !more.is_empty() {
        response.on_hover_text(more);
    }
}

/// The progress of the search, and the button that stops it.
fn search_ui(ui: &mut Ui, search: &SearchScene, look: Look<'_>) -> Option<LibraryAction> {
    let row = ui.horizontal_wrapped(|ui| {
        ui.prose(soft(&search.words));
        search.goes_on && ui.add(chip(ui, &look.text.say("explorer-stop"), false)).clicked()
    });
    row.inner.then_some(LibraryAction::StopSearch)
}

fn nothing_ui(ui: &mut Ui, why: &str, needs_folders: bool, look: Look<'_>) -> Option<Action> {
    let frame = Frame::new().inner_margin(Margin::symmetric(12, 6));
    let shown = frame.show(ui, |ui| {
        ui.prose(why);
        let words = look.text.say(Command::Library.name());
        let room = ui.available_width() - 2.0 * ui.spacing().button_padding.x;
        needs_folders && ui.button(on_button(ui, &words, room)).clicked()
    });
    shown.inner.then_some(Action::Command(Command::Library))
}

/// The moves, and the games below them.
fn found_ui(ui: &mut Ui, scene: &ExplorerScene, look: Look<'_>) -> Vec<LibraryAction> {
    let ExplorerBody::Found(found) = &scene.body else { return Vec::new() };
    ui.spacing_mut().item_spacing.y = 0.0;
    let moves = if scene.has_moves { found.moves.len() } else { 0 };
    // The rows of both lists have the same numbers; the list tells them apart.
    let listed = ui.push_id("moves", |ui| {
        rows_in_sight(ui, moves, move_height(ui), |ui, index| {
            let row = scene.move_row(found.moves.get(index)?, look.text);
            move_ui(ui, &row, scene.can_play)
        })
    });
    let mut asked = listed.inner;
    asked.extend(games_head_ui(ui, scene, look));
    let listed = ui.push_id("games", |ui| {
        rows_in_sight(ui, found.shown.len(), GAME_ROW, |ui, index| {
            let row = scene.game_row(found, index, look.text)?;
            game_ui(ui, &row).then_some(LibraryAction::OpenGame(index))
        })
    });
    asked.extend(listed.inner);
    asked
}

/// The number of games, and the buttons for their list.
fn games_head_ui(ui: &mut Ui, scene: &ExplorerScene, look: Look<'_>) -> Vec<LibraryAction> {
    let frame = Frame::new().inner_margin(Margin { left: 12, right: 12, top: 8, bottom: 4 });
    let shown = frame.show(ui, |ui| {
        ui.set_width(ui.available_width());
        ui.spacing_mut().item_spacing = vec2(4.0, 4.0);
        ui.add(Label::new(strong(&scene.games.words, SIZES.body)).truncate());
        scene.games.latest.iter().for_each(|latest| _ = ui.label(soft(latest)));
        let tools = ui.horizontal_wrapped(|ui| {
            let keep = look.text.say("explorer-keep");
            let keeps = ui.add(chip(ui, &keep, scene.is_kept)).on_hover_text(look.text.say("explorer-keep-why"));
            let exports = ui
                .add_enabled(!scene.is_writing, chip(ui, &scene.save, false))
                .on_hover_text(look.text.say("explorer-export-why"));
            let kept = keeps.clicked().then_some(LibraryAction::KeepList(!scene.is_kept));
            kept.into_iter().chain(exports.clicked().then_some(LibraryAction::Export)).collect::<Vec<_>>()
        });
        tools.inner
    });
    shown.inner
}

/// How high the row of a move is.
pub(super) fn move_height(ui: &Ui) -> f32 {
    if is_narrow(ui) { MOVE_ROW + LINE + SIZES.gap / 2.0 } else { MOVE_ROW }
}

fn is_narrow(ui: &Ui) -> bool {
    ui.available_width() < NARROW
}

fn move_ui(ui: &mut Ui, row: &MoveRow, can_play: bool) -> Option<LibraryAction> {
    let details = row.details();
    let lines = if is_narrow(ui) { vec![&row.results, &row.games] } else { vec![&details] };
    let label = format!("{} {} {details}", row.words, row.count);
    let (rect, response) = line_ui(ui, move_height(ui), can_play, &label);
    let palette = ui.palette();
    let inside = rect.shrink2(vec2(INDENT, 0.0));
    let count = width_of(ui, &row.count, SIZES.body) + SIZES.gap;
    let (words, numbers) = (pos2(inside.left(), rect.top() + 14.0), pos2(inside.right(), rect.top() + 14.0));
    let wide = inside.width() - count;
    write_truncated(ui, words, Align2::LEFT_CENTER, wide, &row.words, bold(SIZES.body), palette.ink);
    ui.painter().text(numbers, Align2::RIGHT_CENTER, &row.count, regular(SIZES.body), palette.ink);
    let mut below = pos2(inside.left(), rect.top() + 30.0);
    let is_cut = lines.iter().any(|line| width_of(ui, line, SIZES.small - 1.0) > inside.width());
    for line in lines {
        let small = regular(SIZES.small - 1.0);
        let whole = whole_parts(ui, line, inside.width());
        write_truncated(ui, below, Align2::LEFT_CENTER, inside.width(), whole, small, palette.ink_soft);
        below.y += LINE;
    }
    bar_ui(ui, Rect::from_min_size(pos2(inside.left(), rect.bottom() - 6.0), vec2(inside.width(), BAR)), row.shares);
    let is_clicked = response.clicked();
    told_with(response, if is_cut { &details } else { "" });
    (can_play && is_clicked).then_some(LibraryAction::Play(row.mv))
}

/// What fits of `line`, part by part: where there is no room for all, the pointer finds the rest.
fn whole_parts<'a>(ui: &Ui, line: &'a str, width: f32) -> &'a str {
    let ends = line.rmatch_indices(SEPARATOR).map(|(at, _)| at);
    let mut parts = std::iter::once(line.len()).chain(ends).map(|end| &line[..end]);
    parts.find(|part| width_of(ui, part, SIZES.small - 1.0) <= width).unwrap_or(line)
}

/// The share of games that Black won, from the left, and White, from the right.
fn bar_ui(ui: &Ui, rect: Rect, [black, white]: [f32; 2]) {
    let palette = ui.palette();
    let (left, right) = (rect.left() + rect.width() * black, rect.right() - rect.width() * white);
    let part = |from: f32, to: f32, fill: Color32| {
        let part = Rect::from_min_max(pos2(from, rect.top()), pos2(to, rect.bottom()));
        ui.painter().rect_filled(part, CornerRadius::same(1), fill);
    };
    part(rect.left(), rect.right(), palette.line);
    part(rect.left(), left, palette.ink);
    part(right, rect.right(), palette.chosen_line);
}

fn game_ui(ui: &mut Ui, row: &GameRow) -> bool {
    let label = format!("{} {}", row.names, row.details);
    let (rect, response) = line_ui(ui, GAME_ROW, true, &label);
    let palette = ui.palette();
    let (x, width) = (rect.left() + INDENT, rect.width() - 2.0 * INDENT);
    let (names, details) = (pos2(x, rect.top() + 15.0), pos2(x, rect.bottom() - 14.0));
    write_truncated(ui, names, Align2::LEFT_CENTER, width, &row.names, bold(SIZES.small + 0.5), palette.ink);
    let small = regular(SIZES.small - 1.0);
    write_truncated(ui, details, Align2::LEFT_CENTER, width, &row.details, small, palette.ink_soft);
    // The second press of a double click was meant for what stood here before: a list that is kept moves up.
    let is_clicked = response.clicked() && !response.double_clicked();
    response.on_hover_text(format!("{label}\n{}", row.path));
    is_clicked
}

/// A row that may be pressed.
pub(super) fn line_ui(ui: &mut Ui, height: f32, is_button: bool, label: &str) -> (Rect, Response) {
    let sense = if is_button { Sense::click() } else { Sense::hover() };
    let (rect, response) = ui.allocate_exact_size(vec2(ui.available_width(), height), sense);
    let role = if is_button { Role::Button } else { Role::Label };
    response.widget_info(|| WidgetInfo::labeled(role, true, label));
    if is_button && response.hovered() {
        ui.painter().rect_filled(rect.shrink2(vec2(4.0, 1.0)), CornerRadius::same(5), ui.palette().hover);
        ui.set_cursor_icon(CursorIcon::PointingHand);
    }
    focus_ring(ui, &response, rect.shrink2(vec2(4.0, 1.0)));
    (rect, response)
}
