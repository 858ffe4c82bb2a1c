//! Sending the audience display to its screen, and back there when screens are pulled out and plugged in again.

use std::time::Duration;

use egui::{Rect, ViewportCommand};

use crate::clock::SessionTime;

/// How often the screens are looked for while one of them is used for the audience.
pub const LOOK_FOR_SCREENS: Duration = Duration::from_secs(2);

/// Where the window of the audience display is told to go, and whether it has gone there.
#[derive(Debug, Default)]
pub struct DisplayPlace {
    looked_at: Option<SessionTime>,
    /// Where the screens lie that there are, in pixels.
    screens: Vec<Rect>,
    /// Whether somebody has looked since the window was last told something.
    is_fresh: bool,
    told: Option<ViewportCommand>,
    /// Whether it has been told to leave the full screen, to be sent to its own after the next look: a screen that is
    /// just being pulled out may still be in the list.
    is_leaving: bool,
    /// Whether it was sent back in vain: some systems go on naming a screen that is gone, and nobody's window is to be
    /// covered again and again for that.
    has_tried: bool,
}

impl DisplayPlace {
    /// Whether it is time to look which screens there are.
    #[must_use]
    pub fn is_due(&self, now: SessionTime) -> bool {
        self.looked_at.is_none_or(|at| now.since(at) >= LOOK_FOR_SCREENS)
    }

    /// These are the screens at `now`.
    pub fn note(&mut self, screens: Vec<Rect>, now: SessionTime) {
        self.has_tried &= self.screens == screens;
        (self.looked_at, self.screens, self.is_fresh) = (Some(now), screens, true);
    }

    /// Whether the window is to be told something after the next look.
    #[must_use]
    pub const fn is_leaving(&self) -> bool {
        self.is_leaving
    }

    /// What the window has to be told, which shall be as `wanted` says and is seen at `seen`, in pixels, where systems
    /// tell.
    ///
    /// It is told once: a builder passes over what it was told before, whatever happened meanwhile. A screen that is
    /// pulled out and plugged in again has its window moved elsewhere by the window manager, and nobody moves it back;
    /// then the window has to leave the full screen first, for otherwise it takes itself to be there already. Under
    /// Wayland, where nobody tells where windows lie, it has to whenever it goes from one screen to another.
    #[must_use]
    pub fn tell(&mut self, wanted: &ViewportCommand, seen: Option<Rect>) -> Option<ViewportCommand> {
        let is_new = self.told.as_ref() != Some(wanted);
        if is_new && seen.is_none() && self.is_sent() && is_screen(wanted) {
            return Some(self.leave(wanted));
        }
        if !is_new && self.is_leaving && (self.has_tried || !self.is_fresh) {
            return None;
        }
        if is_new || self.is_leaving {
            self.has_tried = !is_new;
            (self.told, self.is_fresh, self.is_leaving) = (Some(wanted.clone()), false, false);
            return Some(wanted.clone());
        }
        let ViewportCommand::SetMonitor(screen) = wanted else { return None };
        let area = self.screens.get(*screen).filter(|_| std::mem::take(&mut self.is_fresh))?;
        let is_elsewhere = seen.is_some_and(|seen| !area.contains(seen.center()));
        self.has_tried &= is_elsewhere;
        is_elsewhere.then(|| self.leave(wanted))
    }

    /// Whether the window was sent to a screen, which it fills.
    fn is_sent(&self) -> bool {
        self.told.as_ref().is_some_and(is_screen)
    }

    /// Has the window leave the full screen, to be sent on after the next look.
    fn leave(&mut self, wanted: &ViewportCommand) -> ViewportCommand {
        (self.told, self.is_fresh, self.is_leaving) = (Some(wanted.clone()), false, true);
        ViewportCommand::Fullscreen(false)
    }
}

const fn is_screen(command: &ViewportCommand) -> bool {
    matches!(command, ViewportCommand::SetMonitor(_))
}

#[cfg(test)]
mod tests {
    use super::*;
    use egui::{pos2, vec2};

    const LEFT: Rect = Rect { min: pos2(0.0, 0.0), max: pos2(1280.0, 800.0) };
    const RIGHT: Rect = Rect { min: pos2(1280.0, 0.0), max: pos2(3200.0, 1080.0) };

    #[test]
    fn a_window_is_told_once_where_to_go() {
        let (mut place, there) = (DisplayPlace::default(), ViewportCommand::SetMonitor(1));
        assert!(place.is_due(SessionTime::default()));
        place.note(vec![LEFT, RIGHT], SessionTime::default());
        assert!(!place.is_due(SessionTime::default()));
        assert_eq!(place.tell(&there, Some(LEFT)), Some(there.clone()));
        assert_eq!(place.tell(&there, Some(LEFT)), None, "it is on its way");
        place.note(vec![LEFT, RIGHT], SessionTime::default());
        assert_eq!(place.tell(&there, Some(RIGHT)), None);
        assert_eq!(place.tell(&there, None), None, "some systems tell no places");
    }

    #[test]
    fn a_window_that_was_moved_to_another_screen_is_sent_back() {
        let (mut place, there) = (DisplayPlace::default(), ViewportCommand::SetMonitor(1));
        _ = place.tell(&there, None);
        place.note(vec![LEFT, RIGHT], SessionTime::default());
        let moved = Rect::from_min_size(pos2(0.0, 0.0), vec2(1280.0, 800.0));
        assert_eq!(place.tell(&there, Some(moved)), Some(ViewportCommand::Fullscreen(false)));
        assert_eq!(place.tell(&there, Some(moved)), None, "only when somebody has looked which screens there are");
        place.note(vec![LEFT, RIGHT], SessionTime::default());
        assert_eq!(place.tell(&there, Some(moved)), Some(there.clone()));
        place.note(vec![LEFT, RIGHT], SessionTime::default());
        assert_eq!(place.tell(&there, Some(moved)), Some(ViewportCommand::Fullscreen(false)), "in vain");
        place.note(vec![LEFT, RIGHT], SessionTime::default());
        assert_eq!(place.tell(&there, Some(moved)), None, "it stays a window");
        place.note(vec![RIGHT, LEFT], SessionTime::default());
        assert_eq!(place.tell(&there, Some(moved)), Some(there), "until there are other screens");
    }

    #[test]
    fn where_no_places_are_told_a_window_leaves_one_screen_before_it_fills_another() {
        let mut place = DisplayPlace::default();
        let (first, second) = (ViewportCommand::SetMonitor(0), ViewportCommand::SetMonitor(1));
        assert_eq!(place.tell(&first, None), Some(first.clone()));
        assert_eq!(place.tell(&second, None), Some(ViewportCommand::Fullscreen(false)));
        assert!(place.is_leaving());
        assert_eq!(place.tell(&second, None), None, "it is leaving");
        place.note(vec![LEFT, RIGHT], SessionTime::default());
        assert_eq!(place.tell(&second, None), Some(second.clone()));
        assert_eq!(place.tell(&second, None), None, "it is there");
        _ = place.tell(&first, Some(RIGHT));
        assert_eq!(place.tell(&second, Some(LEFT)), Some(second), "elsewhere it goes at once");
    }

    #[test]
    fn a_window_whose_screen_is_gone_is_a_window_that_can_be_moved() {
        let mut place = DisplayPlace::default();
        _ = place.tell(&ViewportCommand::SetMonitor(1), None);
        place.note(vec![LEFT], SessionTime::default());
        let window = ViewportCommand::Fullscreen(false);
        assert_eq!(place.tell(&window, Some(LEFT)), Some(window.clone()));
        assert_eq!(place.tell(&window, Some(LEFT)), None);
    }
}
