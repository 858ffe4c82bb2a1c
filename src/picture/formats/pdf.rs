//! Drawings as PDF.

use std::collections::BTreeMap;

use pdf_writer::types::{ColorSpaceOperand, FunctionShadingType};
use pdf_writer::writers::Resources;
use pdf_writer::{Content, Filter, Finish, Name, Pdf, Rect, Ref, TextStr};

use super::slab::wood_pixels;
use crate::picture::drawing::{Drawing, Ink, Paint, Shape, Turn};
use crate::picture::fonts::{EM, Letter};
use crate::picture::outline::{Area, Outline, Point, Step, point};

/// The resolution of wood, in pixels per point.
const GRAINS_PER_POINT: f32 = 2.0;

/// The compression level of streams, from 0 to 10.
const PRESSURE: u8 = 8;

/// Returns drawings as a PDF file, each on a page of its own size. No font is needed: letters are outlines, each stored
/// once.
#[must_use]
pub fn pdf(pages: &[Drawing]) -> Vec<u8> {
    let mut book = Book { pdf: Pdf::new(), last_ref: 0, letters: BTreeMap::new(), covers: BTreeMap::new() };
    let (catalog, tree, info) = (book.next_ref(), book.next_ref(), book.next_ref());
    let kids: Vec<Ref> = pages.iter().map(|page| book.page(page, tree)).collect();
    book.pdf.catalog(catalog).pages(tree);
    book.pdf.pages(tree).count(i32::try_from(kids.len()).unwrap_or(i32::MAX)).kids(kids);
    let title = pages.first().map_or("", |page| &page.title);
    book.pdf.document_info(info).title(TextStr(title)).producer(TextStr("Komadai"));
    book.pdf.finish()
}

/// The file, and what its pages share.
struct Book {
    pdf: Pdf,
    last_ref: i32,
    letters: BTreeMap<Letter, Ref>,
    covers: BTreeMap<u8, Ref>,
}

/// The content stream of a page, and the names it uses.
struct Page {
    content: Content,
    height: f32,
    letters: BTreeMap<Letter, Ref>,
    covers: BTreeMap<u8, Ref>,
    fades: Vec<Ref>,
    woods: Vec<Ref>,
}

impl Book {
    fn next_ref(&mut self) -> Ref {
        self.last_ref += 1;
        Ref::new(self.last_ref)
    }

    fn page(&mut self, drawing: &Drawing, tree: Ref) -> Ref {
        let (id, content_id) = (self.next_ref(), self.next_ref());
        let mut page = Page {
            content: Content::new(),
            height: drawing.height,
            letters: BTreeMap::new(),
            covers: BTreeMap::new(),
            fades: Vec::new(),
            woods: Vec::new(),
        };
        // PDF measures upwards from the bottom of the page.
        page.content.transform([1.0, 0.0, 0.0, -1.0, 0.0, drawing.height]);
        drawing.parts.iter().flat_map(|part| &part.shapes).for_each(|shape| self.shape(&mut page, shape));
        let Page { content, letters, covers, fades, woods, .. } = page;
        let stream = pressed(&content.finish());
        self.pdf.stream(content_id, &stream).filter(Filter::FlateDecode);
        let mut written = self.pdf.page(id);
        written.parent(tree).contents(content_id).media_box(Rect::new(0.0, 0.0, drawing.width, drawing.height));
        name_resources(&mut written.resources(), &letters, &covers, &fades, &woods);
        written.finish();
        id
    }

    fn shape(&mut self, page: &mut Page, shape: &Shape) {
        match shape {
            Shape::Fill { outline, paint: Paint::Plain(ink) } => {
                self.ink(page, *ink);
                draw_path(&mut page.content, outline);
                page.content.fill_nonzero();
            }
            Shape::Fill { outline, paint: Paint::Fade { from, to } } => self.fade(page, outline, *from, *to),
            Shape::Stroke { outline, width, ink } => {
                self.ink(page, *ink);
                page.content.set_line_width(*width);
                draw_path(&mut page.content, outline);
                page.content.stroke();
            }
            Shape::Letter { letter, at, size, turn, ink } => self.letter(page, *letter, (*at, *size, *turn), *ink),
            Shape::Wood { area, radius, cut, tint } => self.wood(page, *area, *radius, *cut, *tint),
        }
    }

    /// Sets the colour of fills and lines from here on.
    fn ink(&mut self, page: &mut Page, ink: Ink) {
        let [red, green, blue] = parts(ink);
        page.content.set_fill_rgb(red, green, blue).set_stroke_rgb(red, green, blue);
        self.cover(page, ink.cover);
    }

    fn cover(&mut self, page: &mut Page, cover: u8) {
        let id = self.covers.get(&cover).copied().unwrap_or_else(|| {
            let (id, alpha) = (self.next_ref(), f32::from(cover) / 255.0);
            self.pdf.ext_graphics(id).stroking_alpha(alpha).non_stroking_alpha(alpha);
            id
        });
        self.covers.insert(cover, id);
        page.covers.insert(cover, id);
        page.content.set_parameters(Name(cover_name(cover).as_bytes()));
    }

    fn letter(&mut self, page: &mut Page, letter: Letter, place: (Point, f32, Turn), ink: Ink) {
        let Some(id) = self.letter_ref(letter) else { return };
        page.letters.insert(letter, id);
        self.ink(page, ink);
        let (at, size, turn) = place;
        let ((a, b), (c, d)) = (turn.apply(size / EM, 0.0), turn.apply(0.0, size / EM));
        page.content.save_state().transform([a, b, c, d, at.x, at.y]);
        page.content.x_object(Name(letter.id().as_bytes())).restore_state();
    }

    /// The stored outline of a letter, added on first use. A blank has none.
    fn letter_ref(&mut self, letter: Letter) -> Option<Ref> {
        if let Some(&id) = self.letters.get(&letter) {
            return Some(id);
        }
        let outline = letter.outline();
        let bounds = outline.bounds()?;
        let id = self.next_ref();
        let mut content = Content::new();
        draw_path(&mut content, &outline);
        content.fill_nonzero();
        let stream = pressed(&content.finish());
        let mut form = self.pdf.form_xobject(id, &stream);
        form.filter(Filter::FlateDecode);
        form.bbox(Rect::new(bounds.left, bounds.top, bounds.right(), bounds.bottom()));
        form.finish();
        self.letters.insert(letter, id);
        Some(id)
    }

    fn fade(&mut self, page: &mut Page, outline: &Outline, from: (Point, Ink), to: (Point, Ink)) {
        let (function, pattern) = (self.next_ref(), self.next_ref());
        let mut mix = self.pdf.exponential_function(function);
        mix.domain([0.0, 1.0]).c0(parts(from.1)).c1(parts(to.1)).n(1.0);
        mix.finish();
        let mut shading = self.pdf.shading_pattern(pattern);
        // A pattern is relative to the page itself, not to the flipped coordinates of the stream.
        shading.matrix([1.0, 0.0, 0.0, -1.0, 0.0, page.height]);
        let mut axis = shading.function_shading();
        axis.shading_type(FunctionShadingType::Axial).color_space().device_rgb();
        axis.coords([from.0.x, from.0.y, to.0.x, to.0.y]).extend([true, true]).function(function);
        axis.finish();
        shading.finish();
        page.fades.push(pattern);
        self.cover(page, u8::MAX);
        page.content.set_fill_color_space(ColorSpaceOperand::Pattern);
        page.content.set_fill_pattern([], Name(numbered("F", page.fades.len()).as_bytes()));
        draw_path(&mut page.content, outline);
        page.content.fill_nonzero();
    }

    fn wood(&mut self, page: &mut Page, area: Area, radius: f32, cut: Area, tint: Ink) {
        let (width, height) = ((area.width * GRAINS_PER_POINT) as u32, (area.height * GRAINS_PER_POINT) as u32);
        let id = self.next_ref();
        let pixels = pressed(&wood_pixels(width, height, cut, tint));
        let mut image = self.pdf.image_xobject(id, &pixels);
        image.filter(Filter::FlateDecode);
        image.width(width as i32).height(height as i32).bits_per_component(8);
        image.color_space().device_rgb();
        image.finish();
        page.woods.push(id);
        self.cover(page, u8::MAX);
        page.content.save_state();
        draw_path(&mut page.content, &Outline::rounded(area, radius));
        page.content.clip_nonzero().end_path();
        // An image fills the unit square, with its first row at the top as seen in coordinates that point upwards.
        page.content.transform([area.width, 0.0, 0.0, -area.height, area.left, area.bottom()]);
        page.content.x_object(Name(numbered("W", page.woods.len()).as_bytes())).restore_state();
    }
}

fn name_resources(
    resources: &mut Resources<'_>,
    letters: &BTreeMap<Letter, Ref>,
    covers: &BTreeMap<u8, Ref>,
    fades: &[Ref],
    woods: &[Ref],
) {
    let mut objects = resources.x_objects();
    letters.iter().for_each(|(letter, &id)| _ = objects.pair(Name(letter.id().as_bytes()), id));
    woods.iter().zip(1..).for_each(|(&id, count)| _ = objects.pair(Name(numbered("W", count).as_bytes()), id));
    objects.finish();
    let mut states = resources.ext_g_states();
    covers.iter().for_each(|(&cover, &id)| _ = states.pair(Name(cover_name(cover).as_bytes()), id));
    states.finish();
    let mut patterns = resources.patterns();
    fades.iter().zip(1..).for_each(|(&id, count)| _ = patterns.pair(Name(numbered("F", count).as_bytes()), id));
}

fn cover_name(cover: u8) -> String {
    format!("C{cover}")
}

fn numbered(letter: &str, count: usize) -> String {
    format!("{letter}{count}")
}

fn parts(ink: Ink) -> [f32; 3] {
    [ink.red, ink.green, ink.blue].map(|part| f32::from(part) / 255.0)
}

fn pressed(bytes: &[u8]) -> Vec<u8> {
    miniz_oxide::deflate::compress_to_vec_zlib(bytes, PRESSURE)
}

fn draw_path(content: &mut Content, outline: &Outline) {
    let mut present = Point::default();
    for step in &outline.steps {
        match *step {
            Step::Move(to) => _ = content.move_to(to.x, to.y),
            Step::Line(to) => _ = content.line_to(to.x, to.y),
            Step::Quad(control, to) => {
                let (one, two) = (between(present, control), between(to, control));
                content.cubic_to(one.x, one.y, two.x, two.y, to.x, to.y);
            }
            Step::Cubic(one, two, to) => _ = content.cubic_to(one.x, one.y, two.x, two.y, to.x, to.y),
            Step::Close => _ = content.close_path(),
        }
        present = end_of(*step).unwrap_or(present);
    }
}

const fn end_of(step: Step) -> Option<Point> {
    match step {
        Step::Move(to) | Step::Line(to) | Step::Quad(_, to) | Step::Cubic(_, _, to) => Some(to),
        Step::Close => None,
    }
}

/// A point two thirds of the way, for turning a quadratic curve into a cubic one, the only kind PDF knows.
fn between(from: Point, to: Point) -> Point {
    point(from.x + (to.x - from.x) * 2.0 / 3.0, from.y + (to.y - from.y) * 2.0 / 3.0)
}
