//! Computed wood for boards: the fine upright lines of kaya, its arches where it was flat-sawn, and katsura.
//!
//! Wood can be made at any size. It is computed row by row, because what the points of a row have in common is most of the work.

mod noise;

use noise::{NoiseRow, noise, smooth};

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

    /// The distance of rows between which the wood changes evenly, in pixels of the natural size; it divides [`HEIGHT`].
    #[must_use]
    pub const fn rows_apart(self) -> u16 {
        match self {
            Self::Kaya => 4,
            Self::Katsura => 2,
            // Its arches have edges.
            Self::FlatSawnKaya => 1,
        }
    }

    /// The wood at the height of `y`, in pixels of the natural size.
    #[must_use]
    pub fn row(self, y: f32) -> WoodRow {
        let width = f32::from(WIDTH);
        let grain = match self {
            Self::Kaya => Grain::Upright(UprightGrain::new(width, y)),
            Self::FlatSawnKaya => Grain::Arched(ArchedGrain::new(width, y)),
            Self::Katsura => Grain::Fine(FineGrain::new(width, y)),
        };
        WoodRow { tones: self.tones(), grain }
    }
}

/// One row of a wood.
pub struct WoodRow {
    tones: Tones,
    grain: Grain,
}

impl WoodRow {
    /// The colour at `x`, in pixels of the natural size, as red, green and blue.
    #[must_use]
    pub fn at(&self, x: f32) -> [u8; 3] {
        let Tones { base, line } = &self.tones;
        let dark = self.grain.darkness(x) - 0.25;
        std::array::from_fn(|channel| (base[channel] - line[channel] * dark).clamp(0.0, 255.0) as u8)
    }
}

enum Grain {
    Upright(UprightGrain),
    Arched(ArchedGrain),
    Fine(FineGrain),
}

impl Grain {
    /// The darkness of the wood, from about 0 to 1.
    fn darkness(&self, x: f32) -> f32 {
        match self {
            Self::Upright(grain) => grain.darkness(x),
            Self::Arched(grain) => grain.darkness(x),
            Self::Fine(grain) => grain.darkness(x),
        }
    }
}

/// Lines that sway a little on their way up, closer together in some places than in others.
struct UprightGrain {
    sway: f32,
    spacing: NoiseRow,
    fibres: NoiseRow,
    wide_tone: NoiseRow,
    narrow_tone: NoiseRow,
}

impl UprightGrain {
    fn new(width: f32, y: f32) -> Self {
        let end = width + 4.8;
        Self {
            sway: 4.0 * noise(y / 310.0, 3.0) + 0.8 * noise(y / 45.0, 7.0),
            spacing: NoiseRow::new(end / 75.0, 11.0),
            fibres: NoiseRow::new(end * 1.3, y / 70.0),
            wide_tone: NoiseRow::new(end / 170.0, y / 1_300.0),
            narrow_tone: NoiseRow::new(end / 37.0, y / 800.0),
        }
    }

    fn darkness(&self, x: f32) -> f32 {
        let swayed = x + self.sway;
        let rings = 0.5 + 0.5 * (swayed / 2.6 + 9.0 * self.spacing.at(swayed / 75.0)).sin();
        let tone = 0.6 * self.wide_tone.at(swayed / 170.0) + 0.4 * self.narrow_tone.at(swayed / 37.0);
        0.22 * rings * rings * rings + 0.26 * self.fibres.at(swayed * 1.3) + 0.40 * tone
    }
}

/// A trunk is a slender cone: a plane off its axis cuts the rings in arches that widen towards the bottom of the board.
struct ArchedGrain {
    sway: f32,
    /// What the slant of the cone adds to every radius.
    taper: f32,
    wide_waves: NoiseRow,
    narrow_waves: NoiseRow,
    spacing: NoiseRow,
    fibres: NoiseRow,
    tone: NoiseRow,
}

impl ArchedGrain {
    /// How far the plane is from the axis.
    const DEPTH: f32 = 46.0;

    fn new(width: f32, y: f32) -> Self {
        // No radius is larger than the height and the width of the wood together.
        let farthest = width + f32::from(HEIGHT);
        Self {
            sway: 26.0 * noise(y / 240.0, 5.0) - 13.0 - width * 0.54,
            taper: 0.34 * (f32::from(HEIGHT) - y),
            wide_waves: NoiseRow::new(width / 150.0, y / 260.0),
            narrow_waves: NoiseRow::new(width / 26.0, y / 90.0),
            spacing: NoiseRow::new(farthest / 90.0, 2.0),
            fibres: NoiseRow::new(width * 1.1, y / 46.0),
            tone: NoiseRow::new(farthest / 140.0, 9.0),
        }
    }

    fn darkness(&self, x: f32) -> f32 {
        let waved = 16.0 * self.wide_waves.at(x / 150.0) + 3.0 * self.narrow_waves.at(x / 26.0);
        let radius = (x + self.sway).hypot(Self::DEPTH) + self.taper + waved;
        // A ring begins pale in spring and ends in a dark line in autumn.
        let season = (radius / 21.0 + 1.6 * self.spacing.at(radius / 90.0)).fract();
        let ring = season * season * season;
        0.46 * ring * smooth(1.0 - ring * 0.2) + 0.20 * self.fibres.at(x * 1.1) + 0.34 * self.tone.at(radius / 140.0)
    }
}

/// Katsura has hardly any lines, only fibres and slow changes of tone.
struct FineGrain {
    sway: f32,
    shift: f32,
    fibres: NoiseRow,
    pores: NoiseRow,
    bands: NoiseRow,
}

impl FineGrain {
    fn new(width: f32, y: f32) -> Self {
        let end = width + 10.2;
        Self {
            sway: 9.0 * noise(y / 420.0, 13.0) + 1.2 * noise(y / 60.0, 17.0),
            shift: 2.0 * noise(y / 300.0, 1.0),
            fibres: NoiseRow::new(end * 0.9, y / 38.0),
            pores: NoiseRow::new(end * 2.3, y / 9.0),
            bands: NoiseRow::new(end / 28.0 + 2.0, y / 900.0),
        }
    }

    fn darkness(&self, x: f32) -> f32 {
        let swayed = x + self.sway;
        let pores = self.pores.at(swayed * 2.3);
        0.30 * self.fibres.at(swayed * 0.9) + 0.14 * pores * pores + 0.44 * self.bands.at(swayed / 28.0 + self.shift)
    }
}
