//! The chart below the record: who stood better, or how long each move took.

use egui::{Align2, CornerRadius, CursorIcon, Id, Rect, Role, Stroke, Ui, WidgetInfo, pos2};
use egui_plot::{Bar, BarChart, HLine, Line, Plot, PlotBounds, PlotPoint, PlotPoints, PlotResponse, PlotUi, VLine};

use super::parts::chip;
use crate::app::action::Action;
use crate::app::scene::{Chart, ChartScene};
use crate::app::settings::form::ChartKind;
use crate::app::theme::{PALETTE, SIZES, regular};
use crate::app::views::look::Look;

/// How high the chart reaches: a little beyond what can be won.
const HEIGHT: f64 = 1.12;

/// Paints the chart; a click on it goes to the move there.
#[must_use]
pub fn chart_ui(ui: &mut Ui, scene: &ChartScene, look: Look<'_>) -> Vec<Action> {
    let mut actions = kinds_ui(ui, scene);
    let height = ui.available_height();
    let plot = Plot::new(("chart", scene.chart.kind))
        .height(height)
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
    let shown = plot.show(ui, |plot| paint(plot, scene));
    shown.response.widget_info(|| WidgetInfo::labeled(Role::Image, true, &name));
    sides_ui(ui, shown.response.rect, scene);
    actions.extend(clicked(ui, &shown, scene));
    actions
}

/// The names of the charts, where there is more than one.
fn kinds_ui(ui: &mut Ui, scene: &ChartScene) -> Vec<Action> {
    if scene.kinds.len() < 2 {
        return Vec::new();
    }
    let row = ui.horizontal(|ui| {
        let pressed = scene.kinds.iter().filter(|(kind, name)| ui.add(chip(name, *kind == scene.chart.kind)).clicked());
        pressed.map(|(kind, _)| Action::SetChart(*kind)).collect()
    });
    row.inner
}

fn paint(plot: &mut PlotUi<'_>, scene: &ChartScene) {
    let moves = scene.chart.points.len().max(1) as f64;
    plot.set_plot_bounds(PlotBounds::from_min_max([0.0, -HEIGHT], [moves + 0.5, HEIGHT]));
    plot.hline(HLine::new("", 0.0).color(PALETTE.line).width(1.0));
    match scene.chart.kind {
        ChartKind::Evaluation => paint_curve(plot, &scene.chart),
        ChartKind::Time => paint_bars(plot, &scene.chart),
    }
    if scene.ply > 0 {
        plot.vline(VLine::new("", scene.ply as f64).color(PALETTE.chosen_line).width(1.5));
    }
}

fn paint_curve(plot: &mut PlotUi<'_>, chart: &Chart) {
    let curve: Vec<PlotPoint> = chart.outline.iter().map(|&(x, y)| PlotPoint::new(x, y)).collect();
    plot.line(Line::new("", PlotPoints::Owned(curve)).color(PALETTE.curve).width(2.0).fill(0.0).allow_hover(false));
}

fn paint_bars(plot: &mut PlotUi<'_>, chart: &Chart) {
    // Bars of a line of which only what stands out is painted take the room of their neighbours.
    let width = 0.8 * (chart.points.len() as f64 / chart.outline.len().max(1) as f64).floor().max(1.0);
    let bar = |&(x, y): &(f64, f64)| {
        let fill = if y < 0.0 { PALETTE.curve.gamma_multiply(0.55) } else { PALETTE.curve };
        Bar::new(x, y).width(width).fill(fill).stroke(Stroke::NONE)
    };
    plot.bar_chart(BarChart::new("", chart.outline.iter().map(bar).collect()).allow_hover(false));
}

/// What it means to be high up, and low down.
fn sides_ui(ui: &Ui, rect: Rect, scene: &ChartScene) {
    let write = |y: f32, align: Align2, words: &str| {
        let place = pos2(rect.left() + 4.0, y);
        let galley = ui.painter().layout_no_wrap(words.to_owned(), regular(SIZES.small - 1.0), PALETTE.ink_soft);
        let behind = align.anchor_size(place, galley.size());
        ui.painter().rect_filled(behind.expand(1.0), CornerRadius::same(3), PALETTE.card.gamma_multiply(0.8));
        ui.painter().galley(behind.min, galley, PALETTE.ink_soft);
    };
    write(rect.top() + 1.0, Align2::LEFT_TOP, &scene.sides[0]);
    write(rect.bottom() - 1.0, Align2::LEFT_BOTTOM, &scene.sides[1]);
}

/// The move under a click.
fn clicked(ui: &mut Ui, shown: &PlotResponse<()>, scene: &ChartScene) -> Option<Action> {
    let response = ui.interact(shown.response.rect, Id::unique("chart click"), egui::Sense::click_and_drag());
    if response.hovered() {
        ui.set_cursor_icon(CursorIcon::PointingHand);
    }
    let pointer = response.interact_pointer_pos().filter(|_| response.clicked() || response.dragged())?;
    let x = shown.transform.value_from_position(pointer).x.round().max(1.0) as usize;
    let points = &scene.chart.points;
    let node = points.get(x.min(points.len()).checked_sub(1)?)?.node;
    (x != scene.ply).then_some(Action::GoTo(node))
}
