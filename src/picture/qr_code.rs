//! An address as a QR code, which the camera of a phone reads.

use std::fmt::Write;

use qrcode::{Color, EcLevel};

use super::outline::{Area, Outline, Step, point};

/// A square of dark and light modules.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct QrCode {
    size: usize,
    dark: Vec<bool>,
}

/// Dark modules side by side.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DarkRun {
    /// The column of the first one.
    pub column: usize,
    /// Their row.
    pub row: usize,
    /// How many there are.
    pub length: usize,
}

/// The width of the margin in modules.
const MARGIN: usize = QrCode::MARGIN;

impl QrCode {
    /// The width of the margin in modules: a code that is not so far from everything else is not found.
    pub(super) const MARGIN: usize = 4;

    /// The code for a text; `None` where there is none, or more than a code can hold.
    ///
    /// ```
    /// use komadai::picture::QrCode;
    ///
    /// assert_eq!(QrCode::of("https://example.org/open").map(|code| code.size_with_margin()), Some(25 + 8));
    /// assert_eq!(QrCode::of(""), None);
    /// ```
    #[must_use]
    pub fn of(text: &str) -> Option<Self> {
        if text.is_empty() {
            return None;
        }
        // A fold or a spot on paper may hide a seventh of it.
        let code = qrcode::QrCode::with_error_correction_level(text, EcLevel::M).ok()?;
        let dark = code.to_colors().into_iter().map(|color| color == Color::Dark).collect();
        Some(Self { size: code.width(), dark })
    }

    /// Whether cameras open such an address as a page of the web: a whole one, as a browser shows it.
    ///
    /// ```
    /// use komadai::picture::QrCode;
    ///
    /// assert!(QrCode::leads_to_a_page("https://example.org/open"));
    /// assert!(!QrCode::leads_to_a_page("example.org/open"));
    /// ```
    #[must_use]
    pub fn leads_to_a_page(address: &str) -> bool {
        let host = ["https://", "http://"].iter().find_map(|scheme| address.strip_prefix(scheme));
        let has_host = host.is_some_and(|rest| rest.starts_with(|sign: char| sign.is_alphanumeric() || sign == '['));
        has_host && !address.contains(char::is_whitespace)
    }

    /// How many modules it is wide, with the margin that has to be light.
    #[must_use]
    pub const fn size_with_margin(&self) -> usize {
        self.size + 2 * MARGIN
    }

    /// The dark modules, row by row, counted from the corner of the margin.
    pub fn dark_runs(&self) -> impl Iterator<Item = DarkRun> + '_ {
        self.dark.chunks(self.size).enumerate().flat_map(|(row, modules)| {
            let mut column = 0;
            modules.chunk_by(|one, next| one == next).filter_map(move |run| {
                let start = column;
                column += run.len();
                run[0].then_some(DarkRun { column: start + MARGIN, row: row + MARGIN, length: run.len() })
            })
        })
    }

    /// The dark modules as the path of an SVG, a module wide 1.
    #[must_use]
    pub fn svg_path(&self) -> String {
        let mut path = String::new();
        for DarkRun { column, row, length } in self.dark_runs() {
            write!(path, "M{column} {row}h{length}v1h-{length}z").expect("a text grows as long as there is memory");
        }
        path
    }

    /// The dark modules as one outline, where the whole code with its margin fills `area`.
    pub(super) fn outline(&self, area: Area) -> Outline {
        let unit = area.width / self.size_with_margin() as f32;
        let at = |column: usize, row: usize| point(area.left + column as f32 * unit, area.top + row as f32 * unit);
        let run = |DarkRun { column, row, length }| {
            [
                Step::Move(at(column, row)),
                Step::Line(at(column + length, row)),
                Step::Line(at(column + length, row + 1)),
                Step::Line(at(column, row + 1)),
                Step::Close,
            ]
        };
        Outline { steps: self.dark_runs().flat_map(run).collect() }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_is_whole_with_its_scheme_and_its_host() {
        for good in ["https://example.org/open/", "http://192.168.1.20:8000/", "https://会場.example", "http://[::1]/"]
        {
            assert!(QrCode::leads_to_a_page(good), "{good}");
        }
        for bad in ["", "nonsense", "htp://exa mple", "https://", "https:///x", "https://a b", "javascript:x"] {
            assert!(!QrCode::leads_to_a_page(bad), "{bad}");
        }
    }

    #[test]
    fn the_runs_are_the_dark_modules_and_leave_the_margin_free() {
        let code = QrCode::of("https://example.org/").unwrap();
        let mut dark = vec![false; code.size * code.size];
        for DarkRun { column, row, length } in code.dark_runs() {
            let start = (row - MARGIN) * code.size + column - MARGIN;
            dark[start..start + length].fill(true);
            assert!(column + length <= code.size + MARGIN);
        }
        assert_eq!(dark, code.dark);
    }

    #[test]
    fn what_no_code_can_hold_has_none() {
        assert!(QrCode::of(&"x".repeat(2_000)).is_some());
        assert_eq!(QrCode::of(&"x".repeat(5_000)), None);
    }
}
