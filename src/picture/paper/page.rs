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
pub(super) const BODY_AREA: Area = Sheet::UPRIGHT.body();

/// Which way a sheet lies.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Sheet {
    width: f32,
    height: f32,
}

impl Sheet {
    /// Higher than wide.
    pub(super) const UPRIGHT: Self = Self { width: WIDTH, height: HEIGHT };
    /// Wider than high, for what has many columns.
    pub(super) const LYING: Self = Self { width: HEIGHT, height: WIDTH };

    const fn of(page: &Drawing) -> Self {
        Self { width: page.width, height: page.height }
    }

    /// The printable area.
    pub(super) const fn body(self) -> Area {
        Area::new(MARGIN, MARGIN, self.width - 2.0 * MARGIN, self.height - 2.0 * MARGIN)
    }

    /// The baseline of the page numbers.
    const fn foot(self) -> f32 {
        self.height - MARGIN * 0.55
    }

    /// Creates an empty page.
    pub(super) fn blank(self, title: &str) -> Drawing {
        let Self { width, height } = self;
        let mut part = Part::default();
        part.fill(Outline::rectangle(Area::new(0.0, 0.0, width, height)), WHITE);
        Drawing { width, height, title: title.to_owned(), parts: vec![part] }
    }
}

/// Creates an empty page that stands upright.
pub(super) fn blank(title: &str) -> Drawing {
    Sheet::UPRIGHT.blank(title)
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
    address_on(Sheet::UPRIGHT, part, address)
}

/// The same on a sheet that may lie.
pub(super) fn address_on(sheet: Sheet, part: &mut Part, address: &str) -> (Area, f32) {
    let body = sheet.body();
    let Some(code) = QrCode::of(address) else { return (body, body.top) };
    // Its margin is as white as the paper: the modules end where everything else does.
    let margin = CODE * QrCode::MARGIN as f32 / code.size_with_margin() as f32;
    let area = Area::new(body.right() - CODE + margin, body.top - margin, CODE, CODE);
    part.fill(code.outline(area), PRINT);
    let room = body.width / 2.0 - LEAD * 2.0;
    part.write_fitted(address, point(body.left, sheet.foot()), Align::Start, SMALL, room);
    (Area { width: area.left - body.left, ..body }, area.bottom() - margin)
}

/// Numbers the pages, with the total, and adds the title to all but the first.
pub(super) fn number_pages(pages: &mut [Drawing]) {
    let count = pages.len();
    for (number, page) in (1..).zip(pages) {
        let mut part = Part::default();
        let sheet = Sheet::of(page);
        let body = sheet.body();
        part.write(&format!("{number} / {count}"), point(body.center().x, sheet.foot()), Align::Center, SMALL);
        if number > 1 {
            let at = point(body.left, body.top - LEAD);
            part.write_fitted(&page.title, at, Align::Start, SMALL, body.width);
            rule(&mut part, body, body.top - LEAD * 0.6, 0.5, PRINT_SOFT);
        }
        page.parts.push(part);
    }
}
