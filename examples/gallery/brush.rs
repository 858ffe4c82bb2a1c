//! Renders egui's output on the processor alone, so that pictures look the same on every machine.
//!
//! egui produces triangles with premultiplied colours, and smooths edges with triangles that fade out. What remains is
//! to fill triangles such that no pixel on a shared edge is painted twice.
#![expect(clippy::disallowed_methods, reason = "it mixes what the theme has chosen")]

use std::cell::RefCell;
use std::collections::HashMap;
use std::rc::Rc;

use egui::epaint::{ClippedPrimitive, ImageData, ImageDelta, Mesh, Primitive, Vertex};
use egui::{
    Color32, ColorImage, Pos2, Rect, TextureFilter, TextureId, TextureOptions, TextureWrapMode, TexturesDelta, Vec2,
};
use egui_kittest::TestRenderer;

/// The textures received from egui, shared between the harness that brings them and the brush.
#[derive(Clone, Debug, Default)]
pub struct Textures(Rc<RefCell<HashMap<TextureId, (ColorImage, TextureOptions)>>>);

impl TestRenderer for Textures {
    fn handle_delta(&mut self, delta: &mut TexturesDelta) {
        let mut textures = self.0.borrow_mut();
        for (id, changes) in std::mem::take(&mut delta.set) {
            changes.into_iter().for_each(|change| take_in(&mut textures, id, change));
        }
        std::mem::take(&mut delta.free).iter().for_each(|id| _ = textures.remove(id));
    }
}

/// Replaces a texture, or a part of it.
fn take_in(textures: &mut HashMap<TextureId, (ColorImage, TextureOptions)>, id: TextureId, change: ImageDelta) {
    let ImageData::Color(image) = change.image;
    match (change.pos, textures.get_mut(&id)) {
        (Some([left, top]), Some((whole, _))) => {
            for (row, pixels) in image.pixels.chunks(image.width().max(1)).enumerate() {
                let start = (top + row) * whole.width() + left;
                whole.pixels[start..start + pixels.len()].copy_from_slice(pixels);
            }
        }
        _ => _ = textures.insert(id, (ColorImage::clone(&image), change.options)),
    }
}

/// A picture in the making.
pub struct Canvas {
    size: [usize; 2],
    pixels: Vec<Color32>,
}

impl Canvas {
    /// A black canvas.
    pub fn new(size: [usize; 2]) -> Self {
        Self { size, pixels: vec![Color32::BLACK; size[0] * size[1]] }
    }

    /// Paints `primitives` in order.
    pub fn paint(&mut self, primitives: &[ClippedPrimitive], pixels_per_point: f32, textures: &Textures) {
        let textures = textures.0.borrow();
        for ClippedPrimitive { clip_rect, primitive } in primitives {
            let Primitive::Mesh(mesh) = primitive else { continue };
            let clip = Rect::from_min_max(
                (clip_rect.min.to_vec2() * pixels_per_point).round().to_pos2(),
                (clip_rect.max.to_vec2() * pixels_per_point).round().to_pos2(),
            );
            let texture = textures.get(&mesh.texture_id);
            self.paint_mesh(mesh, clip, pixels_per_point, texture);
        }
    }

    fn paint_mesh(&mut self, mesh: &Mesh, clip: Rect, scale: f32, texture: Option<&(ColorImage, TextureOptions)>) {
        let sample = |uv| texture.map_or(Color32::WHITE, |(image, options)| sample(image, *options, uv));
        for corners in mesh.indices.chunks_exact(3) {
            let corner = |index: usize| {
                let vertex = mesh.vertices[corners[index] as usize];
                Vertex { pos: (vertex.pos.to_vec2() * scale).to_pos2(), ..vertex }
            };
            self.fill([corner(0), corner(1), corner(2)], clip, &sample);
        }
    }

    /// Fills a triangle inside `clip`.
    fn fill(&mut self, corners: [Vertex; 3], clip: Rect, sample: &impl Fn(Pos2) -> Color32) {
        let Some(triangle) = Triangle::of(corners) else { return };
        let bounds = triangle.bounds().intersect(clip);
        let last = |edge: f32, length: usize| edge.ceil().clamp(0.0, length as f32) as usize;
        let columns = bounds.left().floor().max(0.0) as usize..last(bounds.right(), self.size[0]);
        let even = triangle.even_texture().map(sample);
        for y in bounds.top().floor().max(0.0) as usize..last(bounds.bottom(), self.size[1]) {
            for x in columns.clone() {
                let centre = Pos2::new(x as f32 + 0.5, y as f32 + 0.5);
                let Some(weights) = triangle.weights(centre).filter(|_| clip.contains(centre)) else { continue };
                let texel = even.unwrap_or_else(|| sample(triangle.uv(weights)));
                let below = &mut self.pixels[y * self.size[0] + x];
                *below = over(tinted(texel, triangle.color(weights)), *below);
            }
        }
    }

    /// The picture, without its alpha channel.
    pub fn into_image(self) -> image::RgbImage {
        let bytes = self.pixels.iter().flat_map(|pixel| [pixel.r(), pixel.g(), pixel.b()]).collect();
        let [width, height] = self.size.map(|length| length as u32);
        image::RgbImage::from_raw(width, height, bytes).expect("there are three bytes for each pixel")
    }
}

/// A triangle with its corners in clockwise order on the screen.
struct Triangle {
    corners: [Vertex; 3],
    area: f32,
}

impl Triangle {
    /// Returns `None` if nothing of it is visible.
    fn of([a, b, c]: [Vertex; 3]) -> Option<Self> {
        let area = side(a.pos, b.pos, c.pos);
        let corners = if area < 0.0 { [a, c, b] } else { [a, b, c] };
        let is_seen = corners.iter().any(|corner| corner.color != Color32::TRANSPARENT);
        (area != 0.0 && is_seen).then_some(Self { corners, area: area.abs() })
    }

    fn bounds(&self) -> Rect {
        Rect::from_points(&self.corners.map(|corner| corner.pos))
    }

    /// The texture coordinate of the whole triangle, if all of its corners share one.
    fn even_texture(&self) -> Option<Pos2> {
        let [a, b, c] = self.corners;
        (a.uv == b.uv && b.uv == c.uv).then_some(a.uv)
    }

    /// The weights of the corners at a point, if it is inside. A point on an edge belongs to the triangle to the right
    /// of the edge or below it.
    fn weights(&self, point: Pos2) -> Option<[f32; 3]> {
        let [a, b, c] = self.corners.map(|corner| corner.pos);
        let weights = [(b, c), (c, a), (a, b)].map(|(from, to)| (side(from, to, point), from, to));
        let is_inside = weights.iter().all(|(weight, from, to)| match weight {
            _ if *weight > 0.0 => true,
            _ if *weight < 0.0 => false,
            _ => to.y < from.y || (to.y == from.y && to.x > from.x),
        });
        is_inside.then(|| weights.map(|(weight, ..)| weight / self.area))
    }

    fn uv(&self, weights: [f32; 3]) -> Pos2 {
        let parts = self.corners.iter().zip(weights).map(|(corner, weight)| corner.uv.to_vec2() * weight);
        parts.fold(Vec2::ZERO, |sum, part| sum + part).to_pos2()
    }

    fn color(&self, weights: [f32; 3]) -> Color32 {
        let [a, b, c] = self.corners.map(|corner| corner.color);
        if a == b && b == c { a } else { mixed([(a, weights[0]), (b, weights[1]), (c, weights[2])]) }
    }
}

/// Twice the area of the triangle; positive if `point` is to the right of the line from `from` to `to`.
fn side(from: Pos2, to: Pos2, point: Pos2) -> f32 {
    (to.x - from.x) * (point.y - from.y) - (to.y - from.y) * (point.x - from.x)
}

/// Blends colours by their shares.
fn mixed<const COUNT: usize>(parts: [(Color32, f32); COUNT]) -> Color32 {
    let mut sums = [0.5; 4];
    for (color, share) in parts {
        sums.iter_mut().zip(color.to_array()).for_each(|(sum, channel)| *sum += f32::from(channel) * share);
    }
    let [r, g, b, a] = sums.map(|sum| sum as u8);
    Color32::from_rgba_premultiplied(r, g, b, a)
}

fn tinted(one: Color32, other: Color32) -> Color32 {
    if one == Color32::WHITE { other } else { one * other }
}

fn over(above: Color32, below: Color32) -> Color32 {
    match above.a() {
        0 if above == Color32::TRANSPARENT => below,
        255 => above,
        opacity => {
            let rest = 255 - u16::from(opacity);
            let channel = |index: usize| {
                let shining = (u16::from(below[index]) * rest + 127) / 255;
                (u16::from(above[index]) + shining).min(255) as u8
            };
            Color32::from_rgba_premultiplied(channel(0), channel(1), channel(2), channel(3))
        }
    }
}

/// The colour of a texture at `uv`, which ranges from 0 to 1.
fn sample(image: &ColorImage, options: TextureOptions, uv: Pos2) -> Color32 {
    let [width, height] = image.size;
    let (x, y) = (uv.x * width as f32, uv.y * height as f32);
    let texel = |x: f32, y: f32| {
        let (x, y) = (wrapped(x, width, options.wrap_mode), wrapped(y, height, options.wrap_mode));
        image.pixels[y * width + x]
    };
    if options.magnification == TextureFilter::Nearest {
        return texel(x.floor(), y.floor());
    }
    let (left, top) = ((x - 0.5).floor(), (y - 0.5).floor());
    let (right_share, low_share) = (x - 0.5 - left, y - 0.5 - top);
    mixed([
        (texel(left, top), (1.0 - right_share) * (1.0 - low_share)),
        (texel(left + 1.0, top), right_share * (1.0 - low_share)),
        (texel(left, top + 1.0), (1.0 - right_share) * low_share),
        (texel(left + 1.0, top + 1.0), right_share * low_share),
    ])
}

/// The index among `length` texels in a row.
fn wrapped(place: f32, length: usize, mode: TextureWrapMode) -> usize {
    let length = length as i64;
    let place = place as i64;
    let inside = match mode {
        TextureWrapMode::ClampToEdge => place.clamp(0, length - 1),
        TextureWrapMode::Repeat => place.rem_euclid(length),
        TextureWrapMode::MirroredRepeat => {
            let twice = place.rem_euclid(2 * length);
            twice.min(2 * length - 1 - twice)
        }
    };
    inside as usize
}
