//! A slider for a share, as for how loud something is.

use egui::style::HandleShape;
use egui::{Id, Response, Slider, Stroke, Ui, vec2};

use crate::app::theme::Colours;
use crate::app::views::fields::number_field;
use crate::app::views::parts::button_width;

/// Between these is how long its rail is.
const SHORTEST_RAIL: f32 = 56.0;
const LONGEST_RAIL: f32 = 120.0;

/// A slider from nothing to all, filled up to its handle in the colour of what is chosen, and the number beside it.
pub fn percent_ui(ui: &mut Ui, percent: &mut u8, label: Id) -> Response {
    let palette = ui.palette();
    let number = vec2(button_width(ui, "100%"), ui.spacing().interact_size.y);
    let rail_width = ui.available_width() - number.x - ui.spacing().item_spacing.x;
    ui.spacing_mut().slider_width = rail_width.clamp(SHORTEST_RAIL, LONGEST_RAIL);
    let slider = Slider::new(percent, 0..=100).show_value(false).trailing_fill(true).handle_shape(HandleShape::Circle);
    let widgets = ui.visuals().widgets.inactive;
    ui.visuals_mut().widgets.inactive.bg_fill = palette.rail;
    let selection = std::mem::replace(&mut ui.visuals_mut().selection.bg_fill, palette.chosen);
    let rail = ui.add(slider).labelled_by(label);
    ui.visuals_mut().widgets.inactive = widgets;
    ui.visuals_mut().selection.bg_fill = selection;
    paint_handle(ui, &rail, f32::from(*percent) / 100.0);
    let field = number_field(ui, percent, 0..=100).with(|field| field.suffix("%").min_size(number));
    rail | ui.add(field).labelled_by(label)
}

/// egui paints the handle of a slider as its rail: this one lies over it.
fn paint_handle(ui: &Ui, rail: &Response, part: f32) {
    let palette = ui.palette();
    let radius = rail.rect.height() / 2.5;
    let (start, end) = (rail.rect.left_center(), rail.rect.right_center());
    let center = (start + vec2(radius, 0.0)).lerp(end - vec2(radius, 0.0), part);
    let ring = if rail.has_focus() || rail.hovered() { palette.ink } else { palette.card };
    ui.painter().circle(center, radius, palette.chosen, Stroke::new(2.0, ring));
}
