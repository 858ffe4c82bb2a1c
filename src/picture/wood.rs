//! Straight-grained wood, as a board cut with the grain upright (柾目) shows it: fine lines that run up the board,
//! uneven in distance and strength, and slow changes of tone across it.

/// How many grains lie across the whole wood: its natural width in pixels.
pub const WIDTH: u16 = 704;

/// Its natural height in pixels.
pub const HEIGHT: u16 = 768;

/// The colour between the lines, and how much each line takes away from it.
const BASE: [f32; 3] = [228.0, 190.0, 124.0];
const LINE: [f32; 3] = [30.0, 36.0, 40.0];

/// The colour at a place, as red, green and blue; `x` and `y` count pixels of the natural size.
#[must_use]
pub fn grain(x: f32, y: f32) -> [u8; 3] {
    // The lines sway a little on their way up, and stand closer here than there.
    let swayed = x + 4.0 * noise(y / 310.0, 3.0) + 0.8 * noise(y / 45.0, 7.0);
    let rings = 0.5 + 0.5 * (swayed / 2.6 + 9.0 * noise(swayed / 75.0, 11.0)).sin();
    let fibres = noise(swayed * 1.3, y / 70.0);
    let tone = 0.6 * noise(swayed / 170.0, y / 1_300.0) + 0.4 * noise(swayed / 37.0, y / 800.0);
    let dark = 0.22 * rings * rings * rings + 0.26 * fibres + 0.40 * tone;
    let channel = |index: usize| (BASE[index] - LINE[index] * (dark - 0.25)).clamp(0.0, 255.0) as u8;
    [channel(0), channel(1), channel(2)]
}

/// Smooth noise between 0 and 1.
fn noise(x: f32, y: f32) -> f32 {
    let (left, top) = (x.floor(), y.floor());
    let (across, down) = (smooth(x - left), smooth(y - top));
    let corner = |dx: f32, dy: f32| scatter(left + dx, top + dy);
    let upper = lerp(corner(0.0, 0.0), corner(1.0, 0.0), across);
    let lower = lerp(corner(0.0, 1.0), corner(1.0, 1.0), across);
    lerp(upper, lower, down)
}

fn smooth(t: f32) -> f32 {
    t * t * (3.0 - 2.0 * t)
}

fn lerp(from: f32, to: f32, t: f32) -> f32 {
    from + (to - from) * t
}

/// A number between 0 and 1 that looks random and is always the same for the same place.
fn scatter(x: f32, y: f32) -> f32 {
    let mut bits = (x as i32 as u32).wrapping_mul(0x9E37_79B1) ^ (y as i32 as u32).wrapping_mul(0x85EB_CA77);
    bits = (bits ^ (bits >> 15)).wrapping_mul(0x2C1B_3C6D);
    bits = (bits ^ (bits >> 12)).wrapping_mul(0x297A_2D39);
    (bits ^ (bits >> 15)) as f32 / u32::MAX as f32
}
