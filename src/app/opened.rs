//! Our windows, of which those beside the board come to the front when they are opened: some systems open them behind it.

use std::sync::{Arc, LazyLock};

use egui::{Context, IconData, ViewportBuilder, ViewportCommand, ViewportId};

use super::state::AppState;

/// Each of our windows has the icon of the program, and stands with the others in the system's bar.
pub fn one_of_ours(title: impl Into<String>) -> ViewportBuilder {
    static ICON: LazyLock<Option<Arc<IconData>>> = LazyLock::new(|| {
        let png = include_bytes!("../../assets/icon/komadai-256.png");
        eframe::icon_data::from_png_bytes(png).ok().map(Arc::new)
    });
    let builder = ViewportBuilder::default().with_title(title).with_app_id("komadai");
    match &*ICON {
        Some(icon) => builder.with_icon(Arc::clone(icon)),
        None => builder,
    }
}

/// The window with the hall view.
pub fn hall_view() -> ViewportId {
    ViewportId::from_hash_of("hall view")
}

/// The window with the manual.
pub fn manual() -> ViewportId {
    ViewportId::from_hash_of("manual")
}

/// The windows that somebody at this machine wants to see. The audience display is there for others, and takes no keyboard from the
/// board.
#[derive(Clone, Copy, Debug, Default)]
pub struct OpenedWindows {
    hall: Opened,
    manual: Opened,
}

impl OpenedWindows {
    /// Brings those to the front that were just opened. The hall view can be asked for once more; what opens the manual
    /// closes it as well.
    pub fn follow(&mut self, ctx: &Context, state: &AppState) {
        if self.hall.is_opened_as(state.hall.as_ref().map(|hall| hall.id)) {
            bring_to_front(ctx, hall_view());
        }
        if self.manual.is_opened_as(state.manual.is_some().then_some(0)) {
            bring_to_front(ctx, manual());
        }
    }
}

fn bring_to_front(ctx: &Context, id: ViewportId) {
    ctx.send_viewport_cmd_to(id, ViewportCommand::Minimized(false));
    ctx.send_viewport_cmd_to(id, ViewportCommand::Focus);
    ctx.request_repaint();
}

/// In how many frames it is told: in the first one the window may not be there yet.
const TOLD: u8 = 2;

/// As what such a window was seen last, and how often that was told.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Opened {
    seen: Option<u64>,
    told: u8,
}

impl Opened {
    /// It is shown as `now`, a number that changes whenever it is asked for. Returns whether it was just opened.
    fn is_opened_as(&mut self, now: Option<u64>) -> bool {
        if self.seen != now {
            *self = Self { seen: now, told: 0 };
        }
        let is_new = now.is_some() && self.told < TOLD;
        self.told = self.told.saturating_add(u8::from(is_new));
        is_new
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_window_comes_to_the_front_when_it_is_opened_or_asked_for_again_and_not_while_it_is_only_there() {
        let mut opened = Opened::default();
        let mut frames = |now| [(); 4].map(|()| opened.is_opened_as(now));
        assert_eq!(frames(None), [false; 4]);
        assert_eq!(frames(Some(1)), [true, true, false, false]);
        assert_eq!(frames(Some(2)), [true, true, false, false], "it was asked for again");
        assert_eq!(frames(None), [false; 4]);
        assert_eq!(frames(Some(2)), [true, true, false, false]);
    }
}
