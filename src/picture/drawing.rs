//! Drawings as lists of shapes, independent of any file format.

use super::fonts::Letter;
use super::outline::{Area, Outline, Point, point};

/// A colour.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ink {
    /// The share of red, of 255.
    pub red: u8,
    /// The share of green.
    pub green: u8,
    /// The share of blue.
    pub blue: u8,
    /// Opacity: 255 hides what is below.
    pub cover: u8,
}

impl Ink {
    /// Creates an opaque colour.
    #[must_use]
    pub const fn full(red: u8, green: u8, blue: u8) -> Self {
        Self { red, green, blue, cover: 255 }
    }

    /// The same colour with this opacity.
    #[must_use]
    pub const fn covering(self, cover: u8) -> Self {
        Self { cover, ..self }
    }

    /// Mixes in `share` of `other`.
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

/// How an outline is filled.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Paint {
    /// A single colour.
    Plain(Ink),
    /// A linear gradient between two points.
    Fade {
        /// Where it begins, and the colour there.
        from: (Point, Ink),
        /// Where it ends, and the colour there.
        to: (Point, Ink),
    },
}

/// The orientation of a letter.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Turn {
    /// Not turned.
    Upright,
    /// Rotated by 180 degrees.
    UpsideDown,
    /// Lying on its right side, as Latin words do in a column of Japanese.
    Sideways,
}

impl Turn {
    /// Rotates the point `x`, `y` of something upright.
    #[must_use]
    pub const fn apply(self, x: f32, y: f32) -> (f32, f32) {
        match self {
            Self::Upright => (x, y),
            Self::UpsideDown => (-x, -y),
            Self::Sideways => (-y, x),
        }
    }
}

/// The smallest element of a drawing.
#[derive(Clone, Debug, PartialEq)]
pub enum Shape {
    /// The inside of an outline.
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
        /// The thickness of the line.
        width: f32,
        /// Its colour.
        ink: Ink,
    },
    /// A letter of one of our fonts.
    Letter {
        /// The letter.
        letter: Letter,
        /// The start of its baseline.
        at: Point,
        /// Its size: the side of the square that a kanji fills.
        size: f32,
        /// Its orientation, rotated around `at`.
        turn: Turn,
        /// Its colour.
        ink: Ink,
    },
    /// A piece of wood with its grain.
    Wood {
        /// Its area.
        area: Area,
        /// The radius of its corners.
        radius: f32,
        /// The part of the whole grain it shows, as shares of the whole.
        cut: Area,
        /// The tint its colour is multiplied by.
        tint: Ink,
    },
}

/// Shapes that belong together, such as a piece with its shadow and its kanji.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Part {
    /// What it is, for screen readers and for searching: `☗歩 ７六`. Empty if purely decorative.
    pub name: String,
    /// The shapes, from bottom to top.
    pub shapes: Vec<Shape>,
}

impl Part {
    /// Creates an empty part with this name.
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
    /// The shape moved and scaled: `scale` times as large, with the upper left corner of the drawing at `at`.
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

/// A picture, described once for all file formats.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Drawing {
    /// Its width in points.
    pub width: f32,
    /// Its height in points.
    pub height: f32,
    /// What it shows, in words.
    pub title: String,
    /// The parts, from bottom to top.
    pub parts: Vec<Part>,
}

impl Drawing {
    /// Its parts, for placing on a larger drawing: `scale` times as large, with the upper left corner at `at`.
    pub fn placed(&self, at: Point, scale: f32) -> impl Iterator<Item = Part> + '_ {
        let place = move |part: &Part| Part {
            name: part.name.clone(),
            shapes: part.shapes.iter().map(|shape| shape.placed(at, scale)).collect(),
        };
        self.parts.iter().map(place)
    }
}
