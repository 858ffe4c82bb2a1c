//! By how much everything is enlarged: with the window, and as the user wants.

use egui::{Vec2, vec2};

use crate::app::settings::form::Looks;

/// The least room, in points, that has a place for everything.
const LEAST_ROOM: Vec2 = vec2(600.0, 400.0);

/// By how much everything is enlarged in a window of this size, so that words can be read where the board is large: not
/// at all at 1280×800, by two fifths at 2560×1440, and by what the user wants besides, as long as there is room for it. In
/// pixels that the system does not scale.
#[must_use]
pub fn enlargement(size: Vec2, looks: &Looks) -> f32 {
    let by_size = (size.x / 1280.0).min(size.y / 800.0).powf(0.6).clamp(1.0, 2.0);
    let most = (size / LEAST_ROOM).min_elem().max(1.0);
    (in_steps(by_size) * looks.text_factor()).min(in_steps(most))
}

/// `factor` or a little less: while a window is dragged larger, every letter would else be drawn anew at every touch.
fn in_steps(factor: f32) -> f32 {
    const STEPS: f32 = 40.0;
    (factor * STEPS).floor() / STEPS
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_are_as_large_as_wanted_while_the_window_has_room_for_everything() {
        let at =
            |width, height, text_percent| enlargement(vec2(width, height), &Looks { text_percent, ..Looks::default() });
        assert_eq!((at(1280.0, 800.0, 100), at(1280.0, 800.0, 200), at(1280.0, 800.0, 80)), (1.0, 2.0, 0.8));
        assert_eq!((at(900.0, 600.0, 150), at(900.0, 600.0, 200)), (1.5, 1.5));
        assert!((at(2560.0, 1440.0, 150) / at(2560.0, 1440.0, 100) - 1.5).abs() < 1e-3);
    }

    #[test]
    fn while_a_window_is_dragged_larger_everything_grows_in_few_steps() {
        for text_percent in [100, 200] {
            let looks = Looks { text_percent, ..Looks::default() };
            let all = (0..4_000).map(|pixels| enlargement(vec2(900.0, 600.0) + Vec2::splat(pixels as f32), &looks));
            let different: std::collections::BTreeSet<u32> = all.map(f32::to_bits).collect();
            assert!(different.len() <= 64, "{} steps", different.len());
        }
    }
}
