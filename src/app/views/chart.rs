//! The chart below the record: who stood better, or how long each move took.

use egui::{
    Align, Align2, Button, Color32, CornerRadius, CursorIcon, Id, Layout, Pos2, RichText, Role, Stroke, Ui, WidgetInfo,
    pos2,
};
use egui_plot::{
    Bar, BarChart, HLine, Line, Plot, PlotBounds, PlotPoint, PlotPoints, PlotResponse, PlotUi, Points, VLine,
};

use super::buttons::chip;
use super::parts::{soft, strong, width_of};
use super::signs::in_ink;
use crate::analysis::MistakeClass;
use crate::app::action::{Action, ChartAction};
use crate::app::command::Command;
use crate::app::scene::sides::mark;
use crate::app::scene::{Chart, ChartScene, MoveDetails, MoveList, RowKind};
use crate::app::settings::form::ChartKind;
use crate::app::theme::{Colours, SIZES, regular};
use crate::app::views::look::Look;
use crate::app::whole_game::view::mark::{colour_of, radius_of, sign_of};
use crate::record::NodeId;
use crate::shogi::Color;

/// How high the chart reaches: a little beyond what can be won.
const HEIGHT: f64 = 1.12;

/// Beside the words of a button where there is little room.
const LEAST_PADDING: f32 = 3.5;

/// Between the curve and the values of its axis.
const GAP: f32 = 5.0;

/// How wide the bar of a move is at most, in points.
const WIDEST_BAR: f32 = 12.0;

/// Paints the chart, and what is known of the move under the pointer; a click goes there.
#[must_use]
pub fn chart_ui(ui: &mut Ui, scene: &ChartScene, has_head: bool, list: &MoveList, look: Look<'_>) -> Vec<Action> {
    let mut actions = if has_head { kinds_ui(ui, scene, look) } else { Vec::new() };
    let height = ui.available_height();
    let width = ui.available_width() - width_of_values(ui, scene);
    let plot = Plot::new(("chart", scene.chart.kind))
        .height(height)
        .width(width)
        .show_axes(false)
        .show_grid(false)
        .show_background(false)
        .show_x(false)
        .show_y(false)
        .allow_drag(false)
        .allow_zoom(false)
        .allow_scroll(false)
        .allow_boxed_zoom(false)
        .allow_double_click_reset(false);
    let name = look.text.say(scene.chart.kind.name());
    let left = width_of_sides(ui, scene);
    let of_point = (moves(scene) + 0.5) / f64::from((width - left).max(1.0));
    let [left, widest_bar] = [left, WIDEST_BAR].map(|points| f64::from(points) * of_point);
    let shown = plot.show(ui, |plot| paint(plot, scene, left, widest_bar));
    shown.response.widget_info(|| WidgetInfo::labeled(Role::Image, true, &name));
    marks_ui(ui, &shown, scene);
    let (asked, under) = pointed_at(ui, &shown, scene);
    actions.extend(asked);
    if let Some(words) = under.and_then(|node| read_out(list, node)) {
        let top = pos2(shown.response.rect.center().x, shown.response.rect.top() + 1.0);
        write(ui, top, Align2::CENTER_TOP, &words, ui.palette().ink);
    }
    actions
}

/// The names of the charts, where there is more than one, and what the evaluations come to.
fn kinds_ui(ui: &mut Ui, scene: &ChartScene, look: Look<'_>) -> Vec<Action> {
    let row = ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = 4.0;
        ui.spacing_mut().button_padding.x = 7.0;
        let summary = look.text.say("game-run-summary");
        let has_room = |ui: &Ui| width_of_head(ui, scene, &summary) <= ui.available_width();
        if !has_room(ui) {
            ui.spacing_mut().button_padding.x = LEAST_PADDING;
        }
        let has_room = has_room(ui);
        let mut actions = match &scene.kinds[..] {
            // There is nothing to choose.
            [(_, name)] => {
                ui.label(strong(name, SIZES.body));
                Vec::new()
            }
            kinds => {
                let pressed =
                    kinds.iter().filter(|(kind, name)| ui.add(chip(ui, name, *kind == scene.chart.kind)).clicked());
                pressed.map(|(kind, _)| Action::Chart(ChartAction::Show(*kind))).collect()
            }
        };
        if scene.has_summary && has_room {
            let place = Layout::right_to_left(Align::Center);
            let button = Button::new(RichText::new(&summary).size(SIZES.small));
            let is_pressed = ui.with_layout(place, |ui| {
                let button = ui.add(button);
                counts_ui(ui, scene);
                button.clicked()
            });
            actions.extend(is_pressed.inner.then_some(Action::Command(Command::GameSummary)));
        }
        actions
    });
    row.inner
}

/// How many costly moves each side has made, where there is room: by their signs, or as bare numbers.
fn counts_ui(ui: &mut Ui, scene: &ChartScene) {
    if scene.chart.kind != ChartKind::Evaluation {
        return;
    }
    let room = ui.available_width() - SIZES.gap;
    let written = [signs, numbers].map(|side: fn(&[usize; 3]) -> String| {
        let sides = Color::ALL.into_iter().zip(&scene.counts.0);
        sides.map(|(color, counts)| format!("{} {}", mark(color), side(counts))).collect::<Vec<_>>().join("  ")
    });
    if let Some(words) = written.iter().find(|words| width_of(ui, words, SIZES.small) <= room) {
        ui.add_space(SIZES.gap);
        ui.label(soft(words)).on_hover_text(&scene.counts.1);
    }
}

/// ?? 4 ?! 8: the worst first, and only what there is.
fn signs(counts: &[usize; 3]) -> String {
    let there = MistakeClass::ALL.into_iter().zip(counts).rev().filter(|(_, count)| **count > 0);
    let told: Vec<String> = there.map(|(class, count)| format!("{} {count}", sign_of(class))).collect();
    if told.is_empty() { "0".to_owned() } else { told.join(" ") }
}

/// 4·1·8: the worst first.
fn numbers(counts: &[usize; 3]) -> String {
    counts.iter().rev().map(ToString::to_string).collect::<Vec<_>>().join("·")
}

/// The values of the axis stand to the right of the curve, so that neither hides the other.
fn width_of_values(ui: &Ui, scene: &ChartScene) -> f32 {
    let widths = scene.chart.values.iter().map(|(_, words)| width_of(ui, words, SIZES.small - 1.0));
    widths.fold(0.0, f32::max) + GAP
}

/// How wide the names of the charts are with the button beside them. Where there is no room for that, the menu has it.
fn width_of_head(ui: &Ui, scene: &ChartScene, summary: &str) -> f32 {
    let spacing = ui.spacing();
    let around = 2.0 * spacing.button_padding.x + spacing.item_spacing.x;
    let names = scene.kinds.iter().map(|(_, name)| name.as_str());
    names.chain([summary]).map(|words| width_of(ui, words, SIZES.small) + around).sum()
}

fn moves(scene: &ChartScene) -> f64 {
    scene.chart.points.len().max(1) as f64
}

/// Before bars there is room for the names of the sides, which would hide the first of them; a curve begins in its middle.
fn width_of_sides(ui: &Ui, scene: &ChartScene) -> f32 {
    let widths = scene.sides.iter().map(|words| width_of(ui, words, SIZES.small - 1.0));
    match scene.chart.kind {
        ChartKind::Evaluation => 0.0,
        ChartKind::Time => widths.fold(0.0, f32::max) + 2.0 * GAP,
    }
}

fn paint(plot: &mut PlotUi<'_>, scene: &ChartScene, left: f64, widest_bar: f64) {
    let palette = plot.ctx().palette();
    plot.set_plot_bounds(PlotBounds::from_min_max([-left, -HEIGHT], [moves(scene) + 0.5, HEIGHT]));
    for (height, _) in &scene.chart.values {
        plot.hline(HLine::new("", *height).color(palette.line.gamma_multiply(0.5)).width(1.0));
    }
    plot.hline(HLine::new("", 0.0).color(palette.line).width(1.0));
    match scene.chart.kind {
        ChartKind::Evaluation => paint_curve(plot, &scene.chart),
        ChartKind::Time => paint_bars(plot, &scene.chart, widest_bar),
    }
    if scene.ply > 0 {
        plot.vline(VLine::new("", scene.ply as f64).color(palette.ink_soft).width(1.5));
    }
}

fn paint_curve(plot: &mut PlotUi<'_>, chart: &Chart) {
    let curve: Vec<PlotPoint> = chart.outline.iter().map(|&(x, y)| PlotPoint::new(x, y)).collect();
    plot.line(
        Line::new("", PlotPoints::Owned(curve))
            // As ink on paper; the marks of mistakes are what is coloured.
            .color(plot.ctx().palette().chosen_line)
            .width(2.0)
            .fill(0.0)
            .allow_hover(false),
    );
    for &(ply, height, class) in &chart.mistakes {
        let dot = Points::new("", PlotPoints::Owned(vec![PlotPoint::new(ply, height)]));
        plot.points(
            dot.color(colour_of(class, plot.ctx().palette())).radius(radius_of(class)).filled(true).allow_hover(false),
        );
    }
}

fn paint_bars(plot: &mut PlotUi<'_>, chart: &Chart, widest: f64) {
    // Bars of a line of which only what stands out is painted take the room of their neighbours.
    let width = 0.8 * (chart.points.len() as f64 / chart.outline.len().max(1) as f64).floor().max(1.0);
    let fill = plot.ctx().palette().curve;
    let bar = |&(x, y): &(f64, f64)| Bar::new(x, y).width(width.min(widest)).fill(fill).stroke(Stroke::NONE);
    plot.bar_chart(BarChart::new("", chart.outline.iter().map(bar).collect()).allow_hover(false));
}

/// What it means to be high up, and low down, and the values of its axis.
fn marks_ui(ui: &Ui, shown: &PlotResponse<()>, scene: &ChartScene) {
    let palette = ui.palette();
    let rect = shown.response.rect;
    write(ui, pos2(rect.left() + 4.0, rect.top() + 1.0), Align2::LEFT_TOP, &scene.sides[0], palette.ink_soft);
    write(ui, pos2(rect.left() + 4.0, rect.bottom() - 1.0), Align2::LEFT_BOTTOM, &scene.sides[1], palette.ink_soft);
    for (height, words) in &scene.chart.values {
        let y = shown.transform.position_from_point(&PlotPoint::new(0.0, *height)).y;
        write(ui, pos2(rect.right() + GAP, y), Align2::LEFT_CENTER, words, palette.ink_soft);
    }
}

/// Small words over the chart, on a ground of their own.
fn write(ui: &Ui, place: Pos2, align: Align2, words: &str, color: Color32) {
    let galley = ui.painter().layout_job(in_ink(words, regular(SIZES.small - 1.0), color));
    let behind = align.anchor_size(place, galley.size());
    ui.painter().rect_filled(behind.expand(1.0), CornerRadius::same(3), ui.palette().card.gamma_multiply(0.8));
    ui.painter().galley(behind.min, galley, color);
}

/// "34 P-4e 4:00": the number of a move, the move, and what is known of it.
fn read_out(list: &MoveList, node: NodeId) -> Option<String> {
    let row = list.rows.get(list.row_of(node)?)?;
    let RowKind::Move(MoveDetails { number, spent, evaluation, .. }) = &row.kind else { return None };
    let parts = [&number.to_string(), &row.words, evaluation, spent];
    let told: Vec<&str> = parts.into_iter().map(String::as_str).filter(|part| !part.is_empty()).collect();
    Some(told.join(" "))
}

/// What a click asks for, and the place of the move under the pointer.
fn pointed_at(ui: &mut Ui, shown: &PlotResponse<()>, scene: &ChartScene) -> (Option<Action>, Option<NodeId>) {
    let response = ui.interact(shown.response.rect, Id::unique("chart click"), egui::Sense::click_and_drag());
    if response.hovered() {
        ui.set_cursor_icon(CursorIcon::PointingHand);
    }
    let at = |pointer: Pos2| {
        let x = shown.transform.value_from_position(pointer).x.round().max(1.0) as usize;
        let x = x.min(scene.chart.points.len());
        Some((x, scene.chart.points.get(x.checked_sub(1)?)?.node))
    };
    let under = response.hover_pos().and_then(at);
    let pressed = response.interact_pointer_pos().filter(|_| response.clicked() || response.dragged()).and_then(at);
    let asked = pressed.filter(|(x, _)| *x != scene.ply).map(|(_, node)| Action::GoTo(node));
    (asked, under.map(|(_, node)| node))
}
