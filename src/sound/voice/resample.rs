//! Resampling with a windowed sinc.

use std::f64::consts::PI;

/// The number of samples considered on either side of an instant.
const REACH: isize = 12;

/// Converts `samples` from the sample rate `from` to the sample rate `to`.
pub(crate) fn resampled(samples: &[f32], from: u32, to: u32) -> Vec<f32> {
    if from == to || from == 0 {
        return samples.to_vec();
    }
    let divisor = gcd(from, to);
    let (from, to) = ((from / divisor) as usize, (to / divisor) as usize);
    // The phases between two samples recur, so the weights of each are computed only once.
    let weights: Vec<Vec<f32>> =
        (0..to).map(|phase| weights(phase as f64 / to as f64, from as f64 / to as f64)).collect();
    let count = samples.len() * to / from;
    let reach = weights[0].len() / 2;
    (0..count).map(|index| weighted(samples, index * from / to, reach, &weights[index * from % to])).collect()
}

fn gcd(a: u32, b: u32) -> u32 {
    if b == 0 { a } else { gcd(b, a % b) }
}

/// The weighted sum of the samples around the one at `middle`.
fn weighted(samples: &[f32], middle: usize, reach: usize, weights: &[f32]) -> f32 {
    let first = (middle + 1).checked_sub(reach);
    let skipped = if first.is_none() { reach - middle - 1 } else { 0 };
    let around = samples[first.unwrap_or_default()..].iter();
    around.zip(&weights[skipped..]).map(|(sample, weight)| sample * weight).sum()
}

/// The weights of the samples around an instant that is `after` one of them, filtering out what a lower rate cannot
/// represent.
fn weights(after: f64, step: f64) -> Vec<f32> {
    let width = step.max(1.0);
    let reach = (REACH as f64 * width) as isize;
    (1 - reach..=reach).map(|index| (windowed_sinc((after - index as f64) / width) / width) as f32).collect()
}

fn windowed_sinc(x: f64) -> f64 {
    let edge = x / REACH as f64;
    if x.abs() < 1e-9 {
        return 1.0;
    }
    if edge.abs() >= 1.0 {
        return 0.0;
    }
    let window = 0.5 + 0.5 * (PI * edge).cos();
    window * (PI * x).sin() / (PI * x)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn sine(hertz: f64, rate: u32) -> Vec<f32> {
        (0..rate / 10).map(|index| (2.0 * PI * hertz * f64::from(index) / f64::from(rate)).sin() as f32).collect()
    }

    #[test]
    fn a_tone_stays_the_same_tone_at_any_rate() {
        for (from, to) in [(16_000, 48_000), (24_000, 44_100), (24_000, 48_000), (48_000, 16_000)] {
            let made = resampled(&sine(1_000.0, from), from, to);
            let wanted = sine(1_000.0, to);
            assert_eq!(made.len(), wanted.len(), "{from} to {to}");
            let inside = made.len() / 5..made.len() * 4 / 5;
            let worst =
                made[inside.clone()].iter().zip(&wanted[inside]).map(|(a, b)| (a - b).abs()).fold(0.0, f32::max);
            assert!(worst < 0.01, "{from} to {to}: {worst}");
        }
    }

    #[test]
    fn a_tone_that_a_lower_rate_cannot_hold_is_left_out() {
        let made = resampled(&sine(14_000.0, 48_000), 48_000, 16_000);
        let inside = &made[made.len() / 5..made.len() * 4 / 5];
        assert!(inside.iter().all(|sample| sample.abs() < 0.02));
    }
}
