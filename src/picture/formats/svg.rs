//! Drawings as SVG, with letters as outlines so that they look the same everywhere.

use std::collections::BTreeSet;
use std::fmt::Write;

use image::ExtendedColorType;

use super::png::encode;
use super::slab::wood_pixels;
use crate::picture::drawing::{Drawing, Ink, Paint, Part, Shape, Turn};
use crate::picture::fonts::{EM, Letter};
use crate::picture::outline::{Area, Outline, Point, Step};

/// The resolution of wood, in pixels per point: the same as in the window.
const GRAINS_PER_POINT: f32 = 1.5;

/// Returns a drawing as an SVG file. No font is needed: letters are outlines, each defined once.
#[must_use]
pub fn svg(drawing: &Drawing) -> String {
    let mut file = Svg::default();
    let (width, height) = (number(drawing.width), number(drawing.height));
    file.put(format_args!(
        r#"<svg xmlns="http://www.w3.org/2000/svg" width="{width}pt" height="{height}pt" viewBox="0 0 {width} {height}" role="img">"#
    ));
    file.put(format_args!("\n<title>{}</title>\n", escaped(&drawing.title)));
    file.definitions(drawing);
    drawing.parts.iter().for_each(|part| file.part(part));
    file.put(format_args!("</svg>\n"));
    file.text
}

/// The text of the file, and the number of elements that needed an id.
#[derive(Default)]
pub(super) struct Svg {
    pub(super) text: String,
    numbered: usize,
}

impl Svg {
    pub(super) fn put(&mut self, words: std::fmt::Arguments<'_>) {
        self.text.write_fmt(words).expect("a text grows as long as there is memory");
    }

    fn next_number(&mut self) -> usize {
        self.numbered += 1;
        self.numbered
    }

    pub(super) fn definitions(&mut self, drawing: &Drawing) {
        let shapes = drawing.parts.iter().flat_map(|part| &part.shapes);
        let letters: BTreeSet<Letter> = shapes.filter_map(drawn_letter).collect();
        self.put(format_args!("<defs>\n"));
        for letter in letters {
            self.put(format_args!("<path id=\"{}\" d=\"{}\"/>\n", letter.id(), rounded_data(&letter.outline())));
        }
        self.put(format_args!("</defs>\n"));
    }

    fn part(&mut self, part: &Part) {
        if part.shapes.is_empty() {
            return;
        }
        self.put(format_args!("<g>"));
        if !part.name.is_empty() {
            self.put(format_args!("<title>{}</title>", escaped(&part.name)));
        }
        self.put(format_args!("\n"));
        part.shapes.iter().for_each(|shape| self.shape(shape));
        self.put(format_args!("</g>\n"));
    }

    pub(super) fn shape(&mut self, shape: &Shape) {
        match shape {
            Shape::Fill { outline, paint: Paint::Plain(ink) } => {
                self.put(format_args!("<path d=\"{}\"{}/>\n", data(outline), painted("fill", *ink)));
            }
            Shape::Fill { outline, paint: Paint::Fade { from, to } } => self.fade(outline, *from, *to),
            Shape::Stroke { outline, width, ink } => {
                let (data, width, ink) = (data(outline), number(*width), painted("stroke", *ink));
                self.put(format_args!("<path d=\"{data}\" fill=\"none\" stroke-width=\"{width}\"{ink}/>\n"));
            }
            Shape::Letter { letter, at, size, turn, ink } => {
                if drawn_letter(shape).is_some() {
                    let (id, place) = (letter.id(), placed(*at, *size, *turn));
                    self.put(format_args!("<use href=\"#{id}\" transform=\"{place}\"{}/>\n", painted("fill", *ink)));
                }
            }
            Shape::Wood { area, radius, cut, tint } => self.wood(*area, *radius, *cut, *tint),
        }
    }

    fn fade(&mut self, outline: &Outline, (start, first): (Point, Ink), (end, last): (Point, Ink)) {
        let id = self.next_number();
        let [x1, y1, x2, y2] = [start.x, start.y, end.x, end.y].map(number);
        self.put(format_args!(
            "<linearGradient id=\"fade{id}\" gradientUnits=\"userSpaceOnUse\" x1=\"{x1}\" y1=\"{y1}\" x2=\"{x2}\" y2=\"{y2}\">"
        ));
        for (offset, ink) in [(0, first), (1, last)] {
            self.put(format_args!("<stop offset=\"{offset}\"{}/>", stop_color(ink)));
        }
        self.put(format_args!("</linearGradient><path d=\"{}\" fill=\"url(#fade{id})\"/>\n", data(outline)));
    }

    fn wood(&mut self, area: Area, radius: f32, cut: Area, tint: Ink) {
        let (width, height) = ((area.width * GRAINS_PER_POINT) as u32, (area.height * GRAINS_PER_POINT) as u32);
        // Encoding fails only for a slab without a single pixel, and that shows nothing.
        let Ok(image) = encode(&wood_pixels(width, height, cut, tint), width, height, ExtendedColorType::Rgb8) else {
            return;
        };
        let (id, outline) = (self.next_number(), data(&Outline::rounded(area, radius)));
        let [x, y, width, height] = [area.left, area.top, area.width, area.height].map(number);
        self.put(format_args!("<clipPath id=\"slab{id}\"><path d=\"{outline}\"/></clipPath>"));
        self.put(format_args!(
            "<image x=\"{x}\" y=\"{y}\" width=\"{width}\" height=\"{height}\" preserveAspectRatio=\"none\" \
             clip-path=\"url(#slab{id})\" href=\"data:image/png;base64,{}\"/>\n",
            base64(&image)
        ));
    }
}

/// The letter of a shape, if it leaves any ink on the paper.
fn drawn_letter(shape: &Shape) -> Option<Letter> {
    match shape {
        Shape::Letter { letter, .. } => Some(*letter).filter(|letter| !letter.outline().steps.is_empty()),
        Shape::Fill { .. } | Shape::Stroke { .. } | Shape::Wood { .. } => None,
    }
}

/// The attributes for a colour; `what` is `fill` or `stroke`.
fn painted(what: &str, ink: Ink) -> String {
    format!(" {what}=\"{}\"{}", hex(ink), opacity(what, ink))
}

fn stop_color(ink: Ink) -> String {
    format!(" stop-color=\"{}\"{}", hex(ink), opacity("stop", ink))
}

fn hex(ink: Ink) -> String {
    format!("#{:02x}{:02x}{:02x}", ink.red, ink.green, ink.blue)
}

fn opacity(what: &str, ink: Ink) -> String {
    if ink.cover == u8::MAX {
        return String::new();
    }
    format!(" {what}-opacity=\"{}\"", number(f32::from(ink.cover) / 255.0))
}

fn placed(at: Point, size: f32, turn: Turn) -> String {
    let ((a, b), (c, d)) = (turn.apply(size / EM, 0.0), turn.apply(0.0, size / EM));
    let [x, y] = [at.x, at.y].map(number);
    match turn {
        Turn::Upright => format!("translate({x} {y}) scale({a:.5})"),
        Turn::UpsideDown | Turn::Sideways => format!("matrix({a:.5} {b:.5} {c:.5} {d:.5} {x} {y})"),
    }
}

fn data(outline: &Outline) -> String {
    steps(outline, number)
}

/// The path data of a letter. Letters are so large in their own units that whole numbers place every point well enough.
fn rounded_data(outline: &Outline) -> String {
    steps(outline, |value| number(value.round()))
}

fn steps(outline: &Outline, write: impl Fn(f32) -> String) -> String {
    let at = |point: Point| format!("{} {}", write(point.x), write(point.y));
    let step = |step: &Step| match *step {
        Step::Move(to) => format!("M{}", at(to)),
        Step::Line(to) => format!("L{}", at(to)),
        Step::Quad(control, to) => format!("Q{} {}", at(control), at(to)),
        Step::Cubic(one, two, to) => format!("C{} {} {}", at(one), at(two), at(to)),
        Step::Close => "Z".to_owned(),
    };
    outline.steps.iter().map(step).collect()
}

/// Formats a number with as many digits as a picture needs.
fn number(value: f32) -> String {
    let written = format!("{value:.3}");
    let short = written.trim_end_matches('0').trim_end_matches('.');
    if short == "-0" { "0".to_owned() } else { short.to_owned() }
}

/// Escapes text for XML. Characters that XML cannot hold are left out.
fn escaped(text: &str) -> String {
    let mut safe = String::new();
    for ch in text.chars() {
        match ch {
            '&' => safe.push_str("&amp;"),
            '<' => safe.push_str("&lt;"),
            '>' => safe.push_str("&gt;"),
            '"' => safe.push_str("&quot;"),
            '\t' | '\n' | '\r' => safe.push(' '),
            _ if ch.is_control() || matches!(ch, '\u{FFFE}' | '\u{FFFF}') => {}
            _ => safe.push(ch),
        }
    }
    safe
}

const BASE64: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

/// Encodes bytes as text (RFC 4648).
fn base64(bytes: &[u8]) -> String {
    let mut text = String::with_capacity(bytes.len().div_ceil(3) * 4);
    for group in bytes.chunks(3) {
        let bits = group.iter().fold(0_u32, |bits, &byte| bits << 8 | u32::from(byte)) << (8 * (3 - group.len()));
        let digit = |place: usize| char::from(BASE64[(bits >> (18 - 6 * place)) as usize & 63]);
        text.extend((0..=group.len()).map(digit));
        text.extend(std::iter::repeat_n('=', 3 - group.len()));
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn base64_is_that_of_the_rfc() {
        for (bytes, text) in [("", ""), ("f", "Zg=="), ("fo", "Zm8="), ("foo", "Zm9v"), ("foobar", "Zm9vYmFy")] {
            assert_eq!(base64(bytes.as_bytes()), text);
        }
    }

    #[test]
    fn numbers_are_as_short_as_they_can_be() {
        assert_eq!([1.0, 0.5, -0.0001, 12.3456].map(number), ["1", "0.5", "0", "12.346"]);
    }
}
