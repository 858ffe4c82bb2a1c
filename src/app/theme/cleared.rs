//! What the window is cleared with before anything is painted on it: a table of that colour need not be painted again, which
//! is a third of all that is painted where the processor does the work of the graphics card.

use egui::{Color32, Context, Plugin, Ui, ViewportId, Visuals};

/// The colour with which the main window is cleared, if it is.
#[derive(Debug, Default)]
pub struct Cleared(Option<Color32>);

impl Cleared {
    /// The colour with which the main window is to be cleared: that of the table.
    #[must_use]
    pub const fn ground(visuals: &Visuals) -> Color32 {
        visuals.panel_fill
    }

    /// The main window has been cleared for the present frame, before anything could change its looks: not anew for each pass that
    /// the frame takes.
    pub fn note(ctx: &Context) {
        if ctx.current_pass_index() > 0 {
            return;
        }
        let ground = Self::ground(&ctx.global_style().visuals);
        ctx.with_plugin(|plugin: &mut Self| plugin.0 = Some(ground));
    }

    /// What is left to be filled with where `ui` is to be filled with `colour`.
    #[must_use]
    pub fn fill_over(ui: &Ui, colour: Color32) -> Color32 {
        let cleared = ui.ctx().with_plugin(|plugin: &mut Self| plugin.0).flatten();
        let is_there = cleared == Some(colour) && ui.ctx().viewport_id() == ViewportId::ROOT;
        if is_there { Color32::TRANSPARENT } else { colour }
    }
}

impl Plugin for Cleared {
    fn debug_name(&self) -> &'static str {
        "cleared"
    }
}

#[cfg(test)]
mod tests {
    use egui::RawInput;

    use super::*;

    /// What is left to be filled with `colour` in `window`, after the main one was cleared with white.
    fn left(colour: Color32, window: ViewportId) -> Color32 {
        let ctx = Context::default();
        ctx.add_plugin(Cleared::default());
        ctx.all_styles_mut(|style| style.visuals.panel_fill = Color32::WHITE);
        Cleared::note(&ctx);
        let mut input = RawInput { viewport_id: window, ..RawInput::default() };
        input.viewports.insert(window, egui::ViewportInfo::default());
        let mut left = None;
        ctx.run_ui(input, |ui| left = Some(Cleared::fill_over(ui, colour))).textures_delta.clear();
        left.unwrap()
    }

    #[test]
    fn only_the_main_window_has_its_colour_already_and_only_that_one() {
        assert_eq!(left(Color32::WHITE, ViewportId::ROOT), Color32::TRANSPARENT);
        assert_eq!(left(Color32::RED, ViewportId::ROOT), Color32::RED);
        assert_eq!(left(Color32::WHITE, ViewportId::from_hash_of("hall view")), Color32::WHITE);
    }

    #[test]
    fn looks_that_change_within_a_frame_are_not_those_with_which_it_was_cleared() {
        let ctx = Context::default();
        ctx.add_plugin(Cleared::default());
        ctx.options_mut(|options| options.max_passes = std::num::NonZeroUsize::new(2).unwrap());
        let frame = |dark: Color32| {
            let mut left = Vec::new();
            let filled = |ui: &mut Ui| {
                Cleared::note(ui.ctx());
                if Cleared::ground(&ui.ctx().global_style().visuals) != dark {
                    ui.ctx().all_styles_mut(|style| style.visuals.panel_fill = dark);
                    ui.ctx().request_discard("the theme has changed");
                }
                left.push(Cleared::fill_over(ui, dark));
            };
            ctx.run_ui(RawInput::default(), filled).textures_delta.clear();
            left
        };
        assert_eq!(frame(Color32::BLACK), [Color32::BLACK; 2], "both passes have to paint it");
        assert_eq!(frame(Color32::BLACK), [Color32::TRANSPARENT], "the next frame is cleared with it");
    }

    #[test]
    fn what_nobody_cleared_is_filled() {
        let fill = |ui: &mut Ui| assert_eq!(Cleared::fill_over(ui, Color32::WHITE), Color32::WHITE);
        Context::default().run_ui(RawInput::default(), fill).textures_delta.clear();
    }
}
