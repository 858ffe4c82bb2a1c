//! The page: its size and margins, and what is on every one.

use crate::picture::colours::{PRINT, PRINT_FAINT, PRINT_SOFT, WHITE};
use crate::picture::drawing::{Drawing, Ink, Part};
use crate::picture::fonts::Face;
use crate::picture::lettering::{Align, Style};
use crate::picture::outline::{Area, Outline, point};
use crate::picture::qr_code::QrCode;

/// The size of A4 in points.
const WIDTH: f32 = 595.28;
const HEIGHT: f32 = 841.89;

/// The margin on each side: 18 mm.
const MARGIN: f32 = 51.0;

/// The distance between baselines.
pub(super) const LEAD: f32 = 14.0;

pub(super) const BODY: Style = Style { face: Face::Text, size: 9.5, ink: PRINT };
pub(super) const SMALL: Style = Style { face: Face::Text, size: 8.0, ink: PRINT_SOFT };

/// The printable area.
pub(super) const BODY_AREA: Area = Area::new(MARGIN, MARGIN, WIDTH - 2.0 * MARGIN, HEIGHT - 2.0 * MARGIN);

/// The baseline of the page numbers.
const FOOT: f32 = HEIGHT - MARGIN * 0.55;

/// Creates an empty page.
pub(super) fn blank(title: &str) -> Drawing {
    let mut part = Part::default();
    part.fill(Outline::rectangle(Area::new(0.0, 0.0, WIDTH, HEIGHT)), WHITE);
    Drawing { width: WIDTH, height: HEIGHT, title: title.to_owned(), parts: vec![part] }
}

/// Draws a rule across `area` at `y`.
pub(super) fn rule(part: &mut Part, area: Area, y: f32, width: f32, ink: Ink) {
    part.stroke(Outline::line(point(area.left, y), point(area.right(), y)), width, ink);
}

/// Draws a faint line to write on or to guide the eye.
pub(super) fn faint_rule(part: &mut Part, area: Area, y: f32) {
    rule(part, area, y, 0.4, PRINT_FAINT);
}

/// How wide a code is on paper: 24 mm, which a phone reads from a table.
const CODE: f32 = 68.0;

/// Draws the code of an address in the upper right corner of the page, and the address at its foot. Returns what is left of
/// the printable area beside the code, and where the code ends; without a code, the whole area and its upper edge.
pub(super) fn address(part: &mut Part, address: &str) -> (Area, f32) {
    let Some(code) = QrCode::of(address) else { return (BODY_AREA, BODY_AREA.top) };
    // Its margin is as white as the paper: the modules end where everything else does.
    let margin = CODE * QrCode::MARGIN as f32 / code.size_with_margin() as f32;
    let area = Area::new(BODY_AREA.right() - CODE + margin, BODY_AREA.top - margin, CODE, CODE);
    part.fill(code.outline(area), PRINT);
    let room = BODY_AREA.width / 2.0 - LEAD * 2.0;
    part.write_fitted(address, point(BODY_AREA.left, FOOT), Align::Start, SMALL, room);
    (Area { width: area.left - BODY_AREA.left, ..BODY_AREA }, area.bottom() - margin)
}

/// Numbers the pages, with the total, and adds the title to all but the first.
pub(super) fn number_pages(pages: &mut [Drawing]) {
    let count = pages.len();
    for (number, page) in (1..).zip(pages) {
        let mut part = Part::default();
        let middle = BODY_AREA.center().x;
        part.write(&format!("{number} / {count}"), point(middle, FOOT), Align::Center, SMALL);
        if number > 1 {
            let at = point(BODY_AREA.left, BODY_AREA.top - LEAD);
            part.write_fitted(&page.title, at, Align::Start, SMALL, BODY_AREA.width);
            rule(&mut part, BODY_AREA, BODY_AREA.top - LEAD * 0.6, 0.5, PRINT_SOFT);
        }
        page.parts.push(part);
    }
}
