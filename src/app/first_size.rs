//! A window that opens as large as it should be, and no larger than its screen.

use egui::{Context, Vec2, ViewportId, vec2};

/// How large the window is when it opens, in points, where the screen has room for that.
pub const USUAL: Vec2 = vec2(1280.0, 800.0);

/// How small it may become inside: with its title above, it is whole on a screen of 900×600.
pub const LEAST: Vec2 = vec2(900.0, 560.0);

/// What stays free of a screen: the frame of the window with its title, and the bars of the desktop, of which no system
/// tells before the window is there.
const AROUND: Vec2 = vec2(16.0, 96.0);

/// Gives the window a size for which the screen has room, as soon as it is known on which screen it opens.
#[derive(Debug, Default)]
pub struct FirstSize {
    is_taken: bool,
    /// What it was when it closed the last time.
    before: Option<Vec2>,
}

impl FirstSize {
    /// Of a window that had this size when it closed, if it was ever open.
    #[must_use]
    pub const fn of(before: Option<Vec2>) -> Self {
        Self { is_taken: false, before }
    }

    /// Whether it was given, or need not be.
    #[must_use]
    pub const fn is_taken(&self) -> bool {
        self.is_taken
    }

    /// The size, in pixels that the system does not scale, if the window has to be another one than it is; once. It is no
    /// command to egui, whose points may be larger by the time that it is followed: letters become as large as the user wants
    /// them within the same frame.
    pub fn take(&mut self, ctx: &Context) -> Option<Vec2> {
        let screen = ctx.input(|input| input.viewport().monitor_size).filter(|_| !self.is_taken)?;
        self.is_taken = true;
        let size = opening_size(self.before, USUAL, screen * ctx.zoom_factor());
        (size != self.before.unwrap_or(USUAL)).then_some(size)
    }
}

/// How large a window opens on a screen of this size: as it was `before`, for the screen had room for what the user
/// made of it, unless it is another one now.
#[must_use]
pub fn opening_size(before: Option<Vec2>, usual: Vec2, screen: Vec2) -> Vec2 {
    match before.filter(|before| before.x <= screen.x && before.y <= screen.y) {
        Some(before) => before,
        None => fitting(before.unwrap_or(usual), screen),
    }
}

/// Whether a window is there already, minimised or not: then its size and its place are the user's. Some systems never
/// tell where it lies.
#[must_use]
pub fn is_there(ctx: &Context, id: ViewportId) -> bool {
    ctx.input_for(id, |input| input.viewport().native_pixels_per_point.is_some())
}

/// How large a window is on a screen of this size, both before anything is enlarged.
fn fitting(wanted: Vec2, screen: Vec2) -> Vec2 {
    wanted.min((screen - AROUND).max(LEAST))
}

#[cfg(test)]
mod tests {
    use egui::{RawInput, ViewportCommand, ViewportInfo};

    use super::*;

    #[test]
    fn the_first_window_leaves_room_for_its_title_and_the_bars_of_the_desktop() {
        for (screen, size) in [
            ((1280.0, 800.0), (1264.0, 704.0)),
            ((1366.0, 768.0), (1280.0, 672.0)),
            ((1440.0, 900.0), (1280.0, 800.0)),
            ((2560.0, 1440.0), (1280.0, 800.0)),
            ((900.0, 600.0), (900.0, 560.0)),
            ((800.0, 600.0), (900.0, 560.0)),
        ] {
            assert_eq!(fitting(USUAL, screen.into()), size.into(), "on {screen:?}");
        }
    }

    #[test]
    fn the_first_window_is_no_larger_than_the_screen_however_large_letters_become_in_the_same_frame() {
        for zoom in [1.0, 1.25, 1.5, 2.0] {
            let (ctx, mut first_size) = (Context::default(), FirstSize::default());
            ctx.options_mut(|options| options.max_passes = std::num::NonZeroUsize::new(3).unwrap());
            let mut taken = Vec::new();
            let ours = ViewportInfo { monitor_size: Some(vec2(1280.0, 800.0)), ..ViewportInfo::default() };
            let viewports = [(ViewportId::ROOT, ours)].into_iter().collect();
            let mut output = ctx.run_ui(RawInput { viewports, ..RawInput::default() }, |ui| {
                taken.extend(first_size.take(ui.ctx()));
                if ui.ctx().zoom_factor() != zoom {
                    ui.ctx().set_zoom_factor(zoom);
                    ui.ctx().request_discard("letters grow");
                }
            });
            output.textures_delta.clear();
            assert_eq!(ctx.zoom_factor(), zoom, "letters have grown when commands are followed");
            let commands = &output.viewport_output[&ViewportId::ROOT].commands;
            let is_in_points = |command: &ViewportCommand| matches!(command, ViewportCommand::InnerSize(_));
            assert!(!commands.iter().any(is_in_points), "{commands:?}: it would be {zoom} times as large");
            assert_eq!(taken, [vec2(1264.0, 704.0)]);
        }
    }

    /// The size that is asked for on a screen of this size, if the window had the other one when it closed.
    fn taken(before: (f32, f32), screen: (f32, f32)) -> Option<Vec2> {
        let ctx = Context::default();
        let ours = ViewportInfo { monitor_size: Some(screen.into()), ..ViewportInfo::default() };
        let viewports = [(ViewportId::ROOT, ours)].into_iter().collect();
        ctx.run_ui(RawInput { viewports, ..RawInput::default() }, |_| {}).textures_delta.clear();
        FirstSize::of(Some(before.into())).take(&ctx)
    }

    #[test]
    fn a_window_opens_as_large_as_it_was_unless_its_screen_is_smaller_now() {
        assert_eq!(taken((1000.0, 640.0), (1280.0, 800.0)), None);
        assert_eq!(taken((1280.0, 770.0), (1280.0, 800.0)), None, "it had room there");
        assert_eq!(taken((1900.0, 1000.0), (1280.0, 800.0)), Some(vec2(1264.0, 704.0)));
    }

    #[test]
    fn a_window_is_there_from_its_first_frame_until_it_closes_wherever_it_lies() {
        let (ctx, id) = (Context::default(), ViewportId::from_hash_of("beside"));
        let frame = |others: Option<ViewportInfo>| {
            let seen = is_there(&ctx, id);
            for viewport_id in [ViewportId::ROOT].into_iter().chain(others.is_some().then_some(id)) {
                let viewports = [(ViewportId::ROOT, ViewportInfo::default())].into_iter();
                let viewports = viewports.chain(others.clone().map(|others| (id, others))).collect();
                let input = RawInput { viewport_id, viewports, ..RawInput::default() };
                ctx.run_ui(input, |_| {}).textures_delta.clear();
            }
            seen
        };
        let nowhere = ViewportInfo { native_pixels_per_point: Some(1.0), ..ViewportInfo::default() };
        assert!(!frame(Some(nowhere.clone())), "it is about to open");
        assert!(frame(Some(nowhere)), "minimised, and under Wayland, it is told nowhere");
    }
}
