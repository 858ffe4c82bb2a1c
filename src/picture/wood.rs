//! Computed wood for boards: the fine upright lines of kaya, its arches where it was flat-sawn, and katsura.
//!
//! The colour of each point is computed on its own, so that wood can be made at any size.

/// The natural width in pixels: the number of grains across the whole wood.
pub const WIDTH: u16 = 704;

/// The natural height in pixels.
pub const HEIGHT: u16 = 768;

/// A kind of wood, and how the board was cut from it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Wood {
    /// 榧, quarter-sawn, with upright grain (柾目).
    Kaya,
    /// 榧, flat-sawn (板目): the rings show as arches.
    FlatSawnKaya,
    /// 桂, redder and calmer.
    Katsura,
}

/// The colours of a wood: between the lines, and what the darkest line takes away from that.
struct Tones {
    base: [f32; 3],
    line: [f32; 3],
}

impl Wood {
    const fn tones(self) -> Tones {
        match self {
            Self::Kaya => Tones { base: [228.0, 190.0, 124.0], line: [30.0, 36.0, 40.0] },
            Self::FlatSawnKaya => Tones { base: [230.0, 190.0, 122.0], line: [44.0, 52.0, 54.0] },
            Self::Katsura => Tones { base: [206.0, 152.0, 104.0], line: [46.0, 46.0, 42.0] },
        }
    }

    /// The darkness of the wood at a point, from about 0 to 1.
    fn darkness(self, x: f32, y: f32) -> f32 {
        match self {
            Self::Kaya => upright_grain(x, y),
            Self::FlatSawnKaya => arched_grain(x, y),
            Self::Katsura => fine_grain(x, y),
        }
    }

    /// The colour at a point, as red, green and blue; `x` and `y` are in pixels of the natural size.
    #[must_use]
    pub fn at(self, x: f32, y: f32) -> [u8; 3] {
        let (Tones { base, line }, dark) = (self.tones(), self.darkness(x, y));
        let channel = |index: usize| (base[index] - line[index] * (dark - 0.25)).clamp(0.0, 255.0) as u8;
        [channel(0), channel(1), channel(2)]
    }
}

/// The wood in pictures: upright kaya.
#[must_use]
pub fn grain(x: f32, y: f32) -> [u8; 3] {
    Wood::Kaya.at(x, y)
}

/// Lines that sway a little on their way up, closer together in some places than in others.
fn upright_grain(x: f32, y: f32) -> f32 {
    let swayed = x + 4.0 * noise(y / 310.0, 3.0) + 0.8 * noise(y / 45.0, 7.0);
    let rings = 0.5 + 0.5 * (swayed / 2.6 + 9.0 * noise(swayed / 75.0, 11.0)).sin();
    let fibres = noise(swayed * 1.3, y / 70.0);
    let tone = 0.6 * noise(swayed / 170.0, y / 1_300.0) + 0.4 * noise(swayed / 37.0, y / 800.0);
    0.22 * rings * rings * rings + 0.26 * fibres + 0.40 * tone
}

/// A trunk is a slender cone: a plane off its axis cuts the rings in arches that widen towards the bottom of the board.
fn arched_grain(x: f32, y: f32) -> f32 {
    let (middle, depth, taper) = (f32::from(WIDTH) * 0.54, 46.0, 0.34);
    let across = x - middle + 26.0 * noise(y / 240.0, 5.0) - 13.0;
    let waved = 16.0 * noise(x / 150.0, y / 260.0) + 3.0 * noise(x / 26.0, y / 90.0);
    let radius = across.hypot(depth) + taper * (f32::from(HEIGHT) - y) + waved;
    // A ring begins pale in spring and ends in a dark line in autumn.
    let season = (radius / 21.0 + 1.6 * noise(radius / 90.0, 2.0)).fract();
    let ring = season * season * season;
    let fibres = noise(x * 1.1, y / 46.0);
    0.46 * ring * smooth(1.0 - ring * 0.2) + 0.20 * fibres + 0.34 * noise(radius / 140.0, 9.0)
}

/// Katsura has hardly any lines, only fibres and slow changes of tone.
fn fine_grain(x: f32, y: f32) -> f32 {
    let swayed = x + 9.0 * noise(y / 420.0, 13.0) + 1.2 * noise(y / 60.0, 17.0);
    let fibres = noise(swayed * 0.9, y / 38.0);
    let pores = noise(swayed * 2.3, y / 9.0);
    let bands = noise(swayed / 28.0 + 2.0 * noise(y / 300.0, 1.0), y / 900.0);
    0.30 * fibres + 0.14 * pores * pores + 0.44 * bands
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

/// A number between 0 and 1 that looks random but is always the same for the same point.
fn scatter(x: f32, y: f32) -> f32 {
    let mut bits = (x as i32 as u32).wrapping_mul(0x9E37_79B1) ^ (y as i32 as u32).wrapping_mul(0x85EB_CA77);
    bits = (bits ^ (bits >> 15)).wrapping_mul(0x2C1B_3C6D);
    bits = (bits ^ (bits >> 12)).wrapping_mul(0x297A_2D39);
    (bits ^ (bits >> 15)) as f32 / u32::MAX as f32
}
