//! egui's own widgets in our sizes and colours.

use egui::style::{ScrollStyle, Selection, WidgetVisuals};
use egui::{Context, CornerRadius, Margin, Shadow, Stroke, Style, TextStyle, Theme, Visuals, vec2};

use super::{Colours, Palette, bold, regular};

/// Sizes in points, by what they are for.
#[derive(Clone, Copy, Debug)]
pub struct Sizes {
    /// Text that says less.
    pub small: f32,
    /// Running text and buttons.
    pub body: f32,
    /// Names and headings of cards.
    pub title: f32,
    /// Headings of dialogs.
    pub heading: f32,
    /// A row of the move list.
    pub row: f32,
    /// Between things that belong together.
    pub gap: f32,
    /// The corners of cards and fields.
    pub radius: u8,
}

/// The one set of sizes.
pub const SIZES: Sizes = Sizes { small: 13.0, body: 14.5, title: 17.0, heading: 21.0, row: 28.0, gap: 8.0, radius: 7 };

/// Gives `ctx` our style in the present colours in place of egui's own, in which lists and dialogs fade in if there is to
/// be motion. One of its two styles is enough: ours knows more themes than two.
pub fn apply(ctx: &Context, has_motion: bool) {
    ctx.set_theme(Theme::Light);
    let palette = ctx.palette();
    ctx.style_mut_of(Theme::Light, |style| restyle(style, palette, has_motion));
    ctx.options_mut(|options| {
        // Ctrl+Q must ask before it loses a game, and the size of words is remembered; see the table of commands.
        options.quit_shortcuts.clear();
        options.zoom_with_keyboard = false;
    });
}

fn restyle(style: &mut Style, palette: &Palette, has_motion: bool) {
    style.visuals = visuals(palette);
    style.text_styles = [
        (TextStyle::Small, regular(SIZES.small)),
        (TextStyle::Body, regular(SIZES.body)),
        (TextStyle::Button, regular(SIZES.body)),
        (TextStyle::Monospace, regular(SIZES.body)),
        (TextStyle::Heading, bold(SIZES.heading)),
    ]
    .into();
    style.drag_value_text_style = TextStyle::Body;
    style.spacing.item_spacing = vec2(SIZES.gap, SIZES.gap);
    style.spacing.button_padding = vec2(12.0, 5.0);
    style.spacing.interact_size = vec2(36.0, 30.0);
    style.spacing.menu_margin = Margin::same(6);
    style.spacing.window_margin = Margin::same(0);
    style.spacing.icon_width = 18.0;
    style.spacing.scroll = scroll_bars();
    style.interaction.tooltip_delay = 0.6;
    style.animation_time = if has_motion { Style::default().animation_time } else { 0.0 };
    style.interaction.selectable_labels = false;
}

/// Thin bars beside what scrolls, to be seen at any time: they tell that a page goes on. They become wider under the pointer, and
/// are never over anything.
fn scroll_bars() -> ScrollStyle {
    ScrollStyle {
        floating_width: 4.0,
        bar_width: 8.0,
        floating_allocated_width: 10.0,
        handle_min_length: 28.0,
        dormant_handle_opacity: 0.3,
        active_handle_opacity: 0.45,
        ..ScrollStyle::floating()
    }
}

/// Around what has the keyboard's attention or is pressed. egui takes whole points of it from the margin inside: by any
/// part of a point, what is written there would move.
const WIDE_EDGE: f32 = 2.0;

fn visuals(palette: &Palette) -> Visuals {
    let mut visuals = if palette.is_dark { Visuals::dark() } else { Visuals::light() };
    visuals.override_text_color = None;
    visuals.weak_text_color = Some(palette.ink_soft);
    visuals.panel_fill = palette.table;
    visuals.window_fill = palette.card;
    visuals.window_stroke = Stroke::new(1.0, palette.line);
    visuals.window_corner_radius = CornerRadius::same(12);
    visuals.menu_corner_radius = CornerRadius::same(SIZES.radius);
    visuals.window_shadow = Shadow { offset: [0, 10], blur: 32, spread: 0, color: palette.shadow };
    visuals.popup_shadow = Shadow { offset: [0, 4], blur: 14, spread: 0, color: palette.shadow };
    visuals.extreme_bg_color = palette.field;
    visuals.text_edit_bg_color = Some(palette.field);
    visuals.faint_bg_color = palette.foot;
    visuals.hyperlink_color = palette.chosen_line;
    visuals.warn_fg_color = palette.urgent;
    visuals.error_fg_color = palette.grave;
    visuals.selection = Selection { bg_fill: palette.chosen_soft, stroke: Stroke::new(WIDE_EDGE, palette.chosen_line) };
    visuals.interact_cursor = Some(egui::CursorIcon::PointingHand);
    let widgets = &mut visuals.widgets;
    widgets.noninteractive = widget(palette, palette.card, palette.line, 1.0);
    widgets.inactive = widget(palette, palette.field, palette.line, 1.0);
    widgets.hovered = widget(palette, palette.hover, palette.ink_soft, 1.0);
    widgets.active = widget(palette, palette.foot, palette.chosen_line, WIDE_EDGE);
    widgets.open = widget(palette, palette.hover, palette.ink_soft, 1.0);
    visuals
}

fn widget(palette: &Palette, fill: egui::Color32, edge: egui::Color32, width: f32) -> WidgetVisuals {
    WidgetVisuals {
        bg_fill: fill,
        weak_bg_fill: fill,
        bg_stroke: Stroke::new(width, edge),
        corner_radius: CornerRadius::same(SIZES.radius),
        fg_stroke: Stroke::new(1.0, palette.ink),
        expansion: 0.0,
    }
}
