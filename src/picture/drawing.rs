use super::fonts::Letter;
use super::outline::{Area, Outline, Point, point};

/// A colour.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ink {
    /// Red.
    pub red: u8,
    /// Green.
    pub green: u8,
    /// Blue.
    pub blue: u8,
    /// How much it covers: 255 hides what lies below.
    pub cover: u8,
}

impl Ink {
    /// A colour that hides what lies below.
    #[must_use]
    pub const fn full(red: u8, green: u8, blue: u8) -> Self {
        Self { red, green, blue, cover: 255 }
    }

    /// The same colour, covering that much.
    #[must_use]
    pub const fn covering(self, cover: u8) -> Self {
        Self { cover, ..self }
    }

    /// The colour at `share` of the way to `other`.
    #[must_use]
    pub fn towards(self, other: Self, share: f32) -> Self {
        let mix = |from: u8, to: u8| (f32::from(from) + (f32::from(to) - f32::from(from)) * share).round() as u8;
        Self {
            red: mix(self.red, other.red),
            green: mix(self.green, other.green),
            blue: mix(self.blue, other.blue),
            cover: mix(self.cover, other.cover),
        }
    }
}

/// What an outline is filled with.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Paint {
    /// One colour.
    Plain(Ink),
    /// A colour at one point that turns evenly into another at a second point.
    Fade {
        /// Where it begins, and with what.
        from: (Point, Ink),
        /// Where it ends, and with what.
        to: (Point, Ink),
    },
}

/// Which way a letter stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Turn {
    /// As it is read.
    Upright,
    /// Turned by half.
    UpsideDown,
    /// Lying on its right side, as Latin words lie in a column of Japanese.
    Sideways,
}

impl Turn {
    /// Where the point `x`, `y` of an upright thing comes to lie.
    #[must_use]
    pub const fn apply(self, x: f32, y: f32) -> (f32, f32) {
        match self {
            Self::Upright => (x, y),
            Self::UpsideDown => (-x, -y),
            Self::Sideways => (-y, x),
        }
    }
}

/// The smallest thing that is drawn.
#[derive(Clone, Debug, PartialEq)]
pub enum Shape {
    /// What an outline encloses.
    Fill {
        /// The outline.
        outline: Outline,
        /// The colours.
        paint: Paint,
    },
    /// The outline itself, as a line.
    Stroke {
        /// The outline.
        outline: Outline,
        /// How thick the line is.
        width: f32,
        /// Its colour.
        ink: Ink,
    },
    /// A letter of one of our fonts.
    Letter {
        /// Which.
        letter: Letter,
        /// The beginning of its base line.
        at: Point,
        /// Its size: that of the square a kanji fills.
        size: f32,
        /// Which way it stands, turned around `at`.
        turn: Turn,
        /// Its colour.
        ink: Ink,
    },
    /// A piece of wood with its grain.
    Wood {
        /// Where it lies.
        area: Area,
        /// How round its corners are.
        radius: f32,
        /// Which part of the whole grain it shows; 1 is all of it.
        cut: Area,
        /// What its colour is multiplied with.
        tint: Ink,
    },
}

/// Shapes that belong together, such as a piece with its shadow and its kanji.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Part {
    /// What it is, for screen readers and for those who look for it: `☗歩 ７六`. Empty for mere ornament.
    pub name: String,
    /// From the lowest to the topmost.
    pub shapes: Vec<Shape>,
}

impl Part {
    /// A part of this name with nothing in it yet.
    #[must_use]
    pub fn named(name: impl Into<String>) -> Self {
        Self { name: name.into(), shapes: Vec::new() }
    }

    /// Fills an outline with one colour.
    pub fn fill(&mut self, outline: Outline, ink: Ink) {
        self.shapes.push(Shape::Fill { outline, paint: Paint::Plain(ink) });
    }

    /// Draws an outline as a line.
    pub fn stroke(&mut self, outline: Outline, width: f32, ink: Ink) {
        self.shapes.push(Shape::Stroke { outline, width, ink });
    }
}

impl Shape {
    /// The same in another place: `scale` times as large, and its upper left corner at `at`.
    fn placed(&self, at: Point, scale: f32) -> Self {
        let put = |from: Point| point(at.x + from.x * scale, at.y + from.y * scale);
        match self {
            Self::Fill { outline, paint } => Self::Fill {
                outline: outline.map(put),
                paint: match *paint {
                    Paint::Plain(ink) => Paint::Plain(ink),
                    Paint::Fade { from, to } => Paint::Fade { from: (put(from.0), from.1), to: (put(to.0), to.1) },
                },
            },
            Self::Stroke { outline, width, ink } => {
                Self::Stroke { outline: outline.map(put), width: width * scale, ink: *ink }
            }
            Self::Letter { letter, at, size, turn, ink } => {
                Self::Letter { letter: *letter, at: put(*at), size: size * scale, turn: *turn, ink: *ink }
            }
            Self::Wood { area, radius, cut, tint } => {
                let corner = put(point(area.left, area.top));
                let area = Area::new(corner.x, corner.y, area.width * scale, area.height * scale);
                Self::Wood { area, radius: radius * scale, cut: *cut, tint: *tint }
            }
        }
    }
}

/// A picture, said once for all formats.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Drawing {
    /// How wide it is, in points.
    pub width: f32,
    /// How high it is, in points.
    pub height: f32,
    /// What it shows, in words.
    pub title: String,
    /// From the lowest to the topmost.
    pub parts: Vec<Part>,
}

impl Drawing {
    /// Its parts on a larger drawing: `scale` times as large, and its upper left corner at `at`.
    pub fn placed(&self, at: Point, scale: f32) -> impl Iterator<Item = Part> + '_ {
        let place = move |part: &Part| Part {
            name: part.name.clone(),
            shapes: part.shapes.iter().map(|shape| shape.placed(at, scale)).collect(),
        };
        self.parts.iter().map(place)
    }
}
