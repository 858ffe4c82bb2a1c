//! Drawings as pixels.

use tiny_skia::{
    Color, FillRule, GradientStop, LinearGradient, Mask, Paint as SkiaPaint, Path, PathBuilder, Pixmap, PixmapPaint,
    PremultipliedColorU8, Shader, SpreadMode, Stroke, Transform,
};

use super::slab::wood_pixels;
use crate::picture::drawing::{Drawing, Ink, Paint, Shape};
use crate::picture::fonts::EM;
use crate::picture::outline::{Area, Outline, Point, Step};

/// The maximum width of a picture; beyond it, the machine's memory would be the limit.
pub const WIDEST: u32 = 10_000;

/// A picture in pixels.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Pixels {
    /// The number of pixels in a row.
    pub width: u32,
    /// The number of rows.
    pub height: u32,
    /// Red, green, blue and alpha of each pixel, row by row from the upper left; not premultiplied.
    pub rgba: Vec<u8>,
}

/// Renders a drawing `width` pixels wide, clamped to between 1 and [`WIDEST`]. The height follows.
#[must_use]
pub fn pixels(drawing: &Drawing, width: u32) -> Pixels {
    let width = width.clamp(1, WIDEST);
    let scale = width as f32 / drawing.width;
    let height = ((drawing.height * scale).round() as u32).clamp(1, 4 * WIDEST);
    let mut painter = Painter::new(width, height, scale);
    drawing.parts.iter().flat_map(|part| &part.shapes).for_each(|shape| painter.paint(shape));
    Pixels { width, height, rgba: painter.pixmap.take_demultiplied() }
}

struct Painter {
    pixmap: Pixmap,
    scale: f32,
}

impl Painter {
    fn new(width: u32, height: u32, scale: f32) -> Self {
        let pixmap = Pixmap::new(width, height).expect("a picture has at least one pixel and not too many");
        Self { pixmap, scale }
    }

    fn paint(&mut self, shape: &Shape) {
        let whole = Transform::from_scale(self.scale, self.scale);
        match shape {
            Shape::Fill { outline, paint } => self.fill(outline, *paint, whole),
            Shape::Stroke { outline, width, ink } => self.stroke(outline, *width, *ink, whole),
            Shape::Letter { letter, at, size, turn, ink } => {
                let ((a, b), (c, d)) = (turn.apply(size / EM, 0.0), turn.apply(0.0, size / EM));
                let place = Transform::from_row(a, b, c, d, at.x, at.y);
                self.fill(&letter.outline(), Paint::Plain(*ink), place.post_concat(whole));
            }
            Shape::Wood { area, radius, cut, tint } => self.wood(*area, *radius, *cut, *tint),
        }
    }

    fn fill(&mut self, outline: &Outline, paint: Paint, place: Transform) {
        if let Some(path) = path(outline) {
            self.pixmap.fill_path(&path, &skia_paint(paint), FillRule::Winding, place, None);
        }
    }

    fn stroke(&mut self, outline: &Outline, width: f32, ink: Ink, place: Transform) {
        if let Some(path) = path(outline) {
            let stroke = Stroke { width, ..Stroke::default() };
            self.pixmap.stroke_path(&path, &skia_paint(Paint::Plain(ink)), &stroke, place, None);
        }
    }

    /// Paints wood pixel by pixel, so that its grain is as fine as the picture.
    fn wood(&mut self, area: Area, radius: f32, cut: Area, tint: Ink) {
        let (left, top) = ((area.left * self.scale).floor(), (area.top * self.scale).floor());
        let (width, height) = ((area.width * self.scale).ceil() + 1.0, (area.height * self.scale).ceil() + 1.0);
        let Some(mut slab) = Pixmap::new(width as u32, height as u32) else { return };
        let wood = wood_pixels(slab.width(), slab.height(), cut, tint);
        for (pixel, color) in slab.pixels_mut().iter_mut().zip(wood.as_chunks::<3>().0) {
            let [red, green, blue] = *color;
            *pixel = PremultipliedColorU8::from_rgba(red, green, blue, u8::MAX).unwrap_or(*pixel);
        }
        let mut mask = Mask::new(self.pixmap.width(), self.pixmap.height());
        let outline = path(&Outline::rounded(area, radius));
        if let (Some(mask), Some(outline)) = (&mut mask, outline) {
            mask.fill_path(&outline, FillRule::Winding, true, Transform::from_scale(self.scale, self.scale));
        }
        let (x, y) = (left as i32, top as i32);
        let paint = PixmapPaint::default();
        self.pixmap.draw_pixmap(x, y, slab.as_ref(), &paint, Transform::identity(), mask.as_ref());
    }
}

fn path(outline: &Outline) -> Option<Path> {
    let mut path = PathBuilder::new();
    for step in &outline.steps {
        match *step {
            Step::Move(to) => path.move_to(to.x, to.y),
            Step::Line(to) => path.line_to(to.x, to.y),
            Step::Quad(control, to) => path.quad_to(control.x, control.y, to.x, to.y),
            Step::Cubic(one, two, to) => path.cubic_to(one.x, one.y, two.x, two.y, to.x, to.y),
            Step::Close => path.close(),
        }
    }
    path.finish()
}

fn skia_paint(paint: Paint) -> SkiaPaint<'static> {
    let shader = match paint {
        Paint::Plain(ink) => Shader::SolidColor(color(ink)),
        Paint::Fade { from, to } => fade(from, to),
    };
    SkiaPaint { shader, anti_alias: true, ..SkiaPaint::default() }
}

fn fade((start, first): (Point, Ink), (end, last): (Point, Ink)) -> Shader<'static> {
    let stops = vec![GradientStop::new(0.0, color(first)), GradientStop::new(1.0, color(last))];
    let at = |point: Point| tiny_skia::Point::from_xy(point.x, point.y);
    let gradient = LinearGradient::new(at(start), at(end), stops, SpreadMode::Pad, Transform::identity());
    gradient.unwrap_or(Shader::SolidColor(color(last)))
}

fn color(ink: Ink) -> Color {
    Color::from_rgba8(ink.red, ink.green, ink.blue, ink.cover)
}
