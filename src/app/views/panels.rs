//! How the width of the window is divided.

use egui::{Context, Rangef};

/// What the panel at the right is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PanelUse {
    /// The moves of a game being played: the board has what they leave.
    Play,
    /// A record with its comments, or a position that is set up.
    Study,
}

/// How wide the record at the side is. Where little room is left for the board, a list of records beside it takes some of
/// this as well.
pub fn side_panel_width(ctx: &Context, used_for: PanelUse, has_collection: bool) -> f32 {
    let window = ctx.content_rect().width();
    let least = if has_collection { window * 0.25 } else { window * 0.33 };
    let share = match used_for {
        PanelUse::Play => 0.22,
        PanelUse::Study => 0.25,
    };
    (window * share).clamp(least.min(224.0), 420.0).round()
}

/// How wide the arbiter's console is: its buttons are to be hit in a hurry.
pub fn console_panel_width(ctx: &Context) -> f32 {
    let window = ctx.content_rect().width();
    (window * 0.34).clamp((window * 0.42).min(352.0), 520.0).round()
}

/// From where to where the table reaches, between lists that scroll by themselves.
#[must_use]
pub fn table_range(ctx: &Context, used_for: PanelUse, has_collection: bool) -> Rangef {
    let left = if has_collection { collection_panel_width(ctx) } else { 0.0 };
    Rangef::new(left, ctx.content_rect().width() - side_panel_width(ctx, used_for, has_collection))
}

/// How wide the list of records is.
pub fn collection_panel_width(ctx: &Context) -> f32 {
    let window = ctx.content_rect().width();
    (window * 0.19).clamp((window * 0.22).min(170.0), 340.0)
}
