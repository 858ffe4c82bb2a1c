//! A window that opens as large as it should be, and no larger than its screen.

use egui::{Context, Vec2, ViewportCommand, vec2};

/// How large the window is when it opens, in points, where the screen has room for that.
pub const USUAL: Vec2 = vec2(1280.0, 800.0);

/// How small it may become.
pub const LEAST: Vec2 = vec2(900.0, 600.0);

/// What stays free of a screen: the frame of the window with its title, and the bars of the desktop, of which no system
/// tells before the window is there.
const AROUND: Vec2 = vec2(16.0, 96.0);

/// Gives the window a size for which the screen has room, as soon as it is known on which screen it opens.
#[derive(Debug, Default)]
pub struct FirstSize {
    is_taken: bool,
}

impl FirstSize {
    pub fn take(&mut self, ctx: &Context) {
        let screen = ctx.input(|input| input.viewport().monitor_size);
        let Some(screen) = screen.filter(|_| !self.is_taken) else { return };
        self.is_taken = true;
        let size = fitting(screen * ctx.zoom_factor());
        if size != USUAL {
            ctx.send_viewport_cmd(ViewportCommand::InnerSize(size / ctx.zoom_factor()));
        }
    }
}

/// How large the window is on a screen of this size, both before anything is enlarged.
fn fitting(screen: Vec2) -> Vec2 {
    USUAL.min((screen - AROUND).max(LEAST))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_window_leaves_room_for_its_title_and_the_bars_of_the_desktop() {
        for (screen, size) in [
            ((1280.0, 800.0), (1264.0, 704.0)),
            ((1366.0, 768.0), (1280.0, 672.0)),
            ((1440.0, 900.0), (1280.0, 800.0)),
            ((2560.0, 1440.0), (1280.0, 800.0)),
            ((800.0, 600.0), (900.0, 600.0)),
        ] {
            assert_eq!(fitting(screen.into()), size.into(), "on {screen:?}");
        }
    }
}
