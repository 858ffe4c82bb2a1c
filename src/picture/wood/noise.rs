//! Smooth noise, computed a row at a time.

/// Smooth noise along one row, from 0 to 1: the two lines of random numbers it lies between, mixed once for all its points.
pub(super) struct NoiseRow(Vec<f32>);

impl NoiseRow {
    /// The row at `y`, for places from 0 to `end`; beyond it, its last number goes on.
    pub(super) fn new(end: f32, y: f32) -> Self {
        let (top, last) = (y.floor() as i32, end as i32 + 1);
        let down = smooth(y - y.floor());
        Self((0..=last).map(|x| lerp(scatter(x, top), scatter(x, top + 1), down)).collect())
    }

    pub(super) fn at(&self, x: f32) -> f32 {
        let last = self.0.len() - 1;
        let left = x as usize;
        let (from, to) = (self.0[left.min(last)], self.0[(left + 1).min(last)]);
        lerp(from, to, smooth(x - left as f32))
    }
}

/// The noise at a single point, from 0 to 1.
pub(super) fn noise(x: f32, y: f32) -> f32 {
    let (left, top) = (x.floor(), y.floor());
    let (across, down) = (smooth(x - left), smooth(y - top));
    let corner = |dx: i32, dy: i32| scatter(left as i32 + dx, top as i32 + dy);
    let upper = lerp(corner(0, 0), corner(1, 0), across);
    let lower = lerp(corner(0, 1), corner(1, 1), across);
    lerp(upper, lower, down)
}

pub(super) fn smooth(t: f32) -> f32 {
    t * t * (3.0 - 2.0 * t)
}

fn lerp(from: f32, to: f32, t: f32) -> f32 {
    from + (to - from) * t
}

/// A number between 0 and 1 that looks random but is always the same for the same point.
fn scatter(x: i32, y: i32) -> f32 {
    let mut bits = (x as u32).wrapping_mul(0x9E37_79B1) ^ (y as u32).wrapping_mul(0x85EB_CA77);
    bits = (bits ^ (bits >> 15)).wrapping_mul(0x2C1B_3C6D);
    bits = (bits ^ (bits >> 12)).wrapping_mul(0x297A_2D39);
    (bits ^ (bits >> 15)) as f32 / u32::MAX as f32
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::{NoiseRow, noise};

    proptest! {
        #[test]
        fn a_row_has_the_noise_of_its_points(x in 0.0_f32..900.0, y in 0.0_f32..900.0) {
            prop_assert!((NoiseRow::new(900.0, y).at(x) - noise(x, y)).abs() < 1e-5);
        }

        #[test]
        fn a_row_has_an_answer_for_every_place(end in 0.0_f32..9.0, x in any::<f32>()) {
            prop_assert!(!(0.0..=1.0).contains(&x) || (0.0..=1.0).contains(&NoiseRow::new(end, 3.5).at(x)));
        }
    }
}
