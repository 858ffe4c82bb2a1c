//! PDF, SVG or PNG by the name of a file, and how several pages become one file or many.

use std::path::{Path, PathBuf};

use serde::{Deserialize, Serialize};

use super::{PngError, pdf, pixels, png, svg};
use crate::picture::drawing::Drawing;

/// A format for pictures, chosen by the extension of the file.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum PictureFormat {
    /// All pages in one file, for printing.
    Pdf,
    /// One page, scalable to any size.
    Svg,
    /// One page, in pixels.
    Png,
}

impl PictureFormat {
    /// Every format, beginning with the usual one for paper.
    pub const ALL: [Self; 3] = [Self::Pdf, Self::Svg, Self::Png];

    /// Returns the format that the name of a file asks for.
    #[must_use]
    pub fn of(path: &Path) -> Option<Self> {
        let ending = path.extension()?.to_string_lossy().to_lowercase();
        Self::ALL.into_iter().find(|format| format.ending() == ending)
    }

    /// The file extension.
    #[must_use]
    pub const fn ending(self) -> &'static str {
        self.endings()[0]
    }

    /// The file extension, as a list of one.
    #[must_use]
    pub const fn endings(self) -> &'static [&'static str] {
        match self {
            Self::Pdf => &["pdf"],
            Self::Svg => &["svg"],
            Self::Png => &["png"],
        }
    }

    /// The name of the format.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Pdf => "PDF",
            Self::Svg => "SVG",
            Self::Png => "PNG",
        }
    }

    /// The files for `pages`, each with the pages that go into it: a single PDF for all of them; in the other formats
    /// `OUT-1`, `OUT-2` … if there is more than one page.
    #[must_use]
    pub fn files<'a>(self, pages: &'a [Drawing], out: &Path) -> Vec<(PathBuf, &'a [Drawing])> {
        if self == Self::Pdf || pages.len() == 1 {
            return vec![(out.to_owned(), pages)];
        }
        (1..).zip(pages.chunks(1)).map(|(number, page)| (page_name(out, number), page)).collect()
    }

    /// Returns the bytes of one file. `width` is the width in pixels; only PNG uses it.
    ///
    /// # Errors
    /// PNG encoding failed.
    pub fn bytes(self, pages: &[Drawing], width: u32) -> Result<Vec<u8>, PngError> {
        let first = pages.first();
        match self {
            Self::Png => first.map_or(Ok(Vec::new()), |page| png(&pixels(page, width))),
            Self::Svg => Ok(first.map_or_else(String::new, svg).into_bytes()),
            Self::Pdf => Ok(pdf(pages)),
        }
    }
}

/// The file for one of several pages, counted from 1: `OUT-2.svg` for `OUT.svg`.
#[must_use]
pub fn page_name(out: &Path, number: usize) -> PathBuf {
    let stem = out.file_stem().unwrap_or_default().to_string_lossy();
    let ending = out.extension().unwrap_or_default().to_string_lossy();
    out.with_file_name(format!("{stem}-{number}.{ending}"))
}
