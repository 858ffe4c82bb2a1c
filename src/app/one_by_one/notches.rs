//! The wheel, where a system tells of each notch twice.

use egui::{Event, MouseWheelUnit};

/// Leaves one of the two events by which a notch of a wheel may be told.
///
/// Where X reports a wheel as buttons, as it does for remote and virtual screens, winit tells of a turn when such a
/// button is pressed and again when it is let go, which is at once, and with nothing to tell one from the other. So of
/// two equal turns by one line in the same frame the second is the end of the first. A wheel that reports itself turns
/// by a line at a time as well, but hardly twice within a frame; what comes in different frames always counts.
pub(super) fn keep_one_of_each(events: &mut Vec<Event>) {
    let mut pressed = None;
    events.retain(|event| {
        let Event::MouseWheel { unit: MouseWheelUnit::Line, delta, .. } = event else { return true };
        if delta.x.abs() + delta.y.abs() != 1.0 {
            return true;
        }
        let is_end = pressed == Some(*delta);
        pressed = (!is_end).then_some(*delta);
        !is_end
    });
}
