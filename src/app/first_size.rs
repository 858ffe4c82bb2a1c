//! A window that opens as large as it should be, and no larger than its screen.

use egui::{Context, Vec2, ViewportBuilder, ViewportId, vec2};

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
        let (wanted, screen) = (self.before.unwrap_or(USUAL), screen * ctx.zoom_factor());
        // The screen had room for what the user made of it, unless it is another one now.
        let has_room = self.before.is_some_and(|before| before.x <= screen.x && before.y <= screen.y);
        let size = if has_room { wanted } else { fitting(wanted, screen) };
        (size != wanted).then_some(size)
    }
}

/// Gives a window beside ours, before it is there, its place and a `wanted` size in pixels that the system does not scale: it does not grow with
/// the letters, and is no larger than the screen. Afterwards it is the user's.
pub fn beside(
    builder: ViewportBuilder,
    ctx: &Context,
    id: ViewportId,
    wanted: Vec2,
    place: impl FnOnce(ViewportBuilder) -> ViewportBuilder,
) -> ViewportBuilder {
    if ctx.input_for(id, |input| input.viewport().inner_rect.is_some()) {
        return builder;
    }
    let (zoom, screen) = (ctx.zoom_factor(), ctx.input(|input| input.viewport().monitor_size));
    let size = screen.map_or(wanted, |screen| fitting(wanted, screen * zoom));
    place(builder).with_inner_size(size / zoom)
}

/// How large a window is on a screen of this size, both before anything is enlarged.
fn fitting(wanted: Vec2, screen: Vec2) -> Vec2 {
    wanted.min((screen - AROUND).max(LEAST))
}

#[cfg(test)]
mod tests {
    use egui::{Pos2, RawInput, Rect, ViewportCommand, ViewportInfo};

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

    /// The size in pixels that a window beside ours is given where letters are so large.
    fn size_beside(zoom: f32, is_open: bool) -> Option<Vec2> {
        let (ctx, id) = (Context::default(), ViewportId::from_hash_of("beside"));
        ctx.set_zoom_factor(zoom);
        let screen = Rect::from_min_size(Pos2::ZERO, vec2(1280.0, 800.0) / zoom);
        let ours = ViewportInfo { monitor_size: Some(screen.size()), ..ViewportInfo::default() };
        let others = ViewportInfo { inner_rect: is_open.then_some(screen), ..ViewportInfo::default() };
        let viewports = [(ViewportId::ROOT, ours), (id, others)].into_iter().collect();
        for viewport_id in [ViewportId::ROOT, id] {
            let input = RawInput { viewport_id, viewports: Clone::clone(&viewports), ..RawInput::default() };
            ctx.run_ui(input, |_| {}).textures_delta.clear();
        }
        beside(ViewportBuilder::default(), &ctx, id, vec2(1280.0, 720.0), |it| it).inner_size.map(|size| size * zoom)
    }

    #[test]
    fn a_window_beside_ours_opens_no_larger_than_the_screen_however_large_letters_are() {
        for zoom in [1.0, 1.25, 2.0] {
            assert_eq!(size_beside(zoom, false), Some(vec2(1264.0, 704.0)), "{zoom} times");
            assert_eq!(size_beside(zoom, true), None, "what the user gave it stays");
        }
    }
}
