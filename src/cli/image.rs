//! `komadai image`: draws a position of a record.

use std::io::{self, Write};
use std::path::PathBuf;

use clap::{Args, ValueEnum};

use super::Verdict;
use super::picture_file::{
    Made, PictureError, format_of, parse_number, read_record, tell_made, tell_of_work, write_pages,
};
use crate::picture::{Diagram, DiagramStyle, WIDEST};

/// The arguments of `komadai image`.
#[derive(Clone, Debug, PartialEq, Eq, Args)]
pub struct ImageArguments {
    /// The record.
    file: PathBuf,
    /// Which game of a file with several, counted from 1; by default the first.
    #[arg(long, value_name = "N", value_parser = parse_number)]
    game: Option<usize>,
    /// The position after this many moves of the main line; by default after the last one.
    #[arg(long, value_name = "N")]
    ply: Option<usize>,
    /// The width of the picture in pixels, for PNG.
    #[arg(long, value_name = "PX", default_value_t = 1200, value_parser = clap::value_parser!(u32).range(16..=i64::from(WIDEST)))]
    size: u32,
    /// How the picture looks.
    #[arg(long, value_name = "STYLE", default_value = "board")]
    style: Look,
    /// Put White at the bottom.
    #[arg(long)]
    flipped: bool,
    /// The file for the picture, ending in .png, .svg or .pdf.
    #[arg(short, long, value_name = "OUT")]
    out: PathBuf,
    /// Replace an existing file.
    #[arg(long)]
    force: bool,
}

/// A style, as named on the command line.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum Look {
    /// A wooden board with its pieces, as in the window.
    Board,
    /// Black lines and kanji, as in Japanese books and newspapers.
    Book,
}

impl Look {
    const fn style(self) -> DiagramStyle {
        match self {
            Self::Board => DiagramStyle::Board,
            Self::Book => DiagramStyle::Book,
        }
    }
}

/// Draws the position, and reports where the picture was written.
pub(super) fn run(
    arguments: &ImageArguments,
    out: &mut impl Write,
    complaints: &mut impl Write,
) -> io::Result<Verdict> {
    let made = draw(arguments, complaints);
    tell_made(&arguments.file, made, out, complaints)
}

/// Writes the picture. If the record is incomplete, its good part is used, and the reason is reported as well.
fn draw(arguments: &ImageArguments, complaints: &mut impl Write) -> Result<Made, PictureError> {
    format_of(&arguments.out)?;
    let read = read_record(&arguments.file, arguments.game)?;
    let line = read.tree.main_line();
    let moves = line.len() - 1;
    let ply = arguments.ply.unwrap_or(moves);
    let too_far = || PictureError::TooFar { file: arguments.file.clone(), asked: ply, moves };
    let node = *line.get(ply).ok_or_else(too_far)?;
    let diagram = Diagram { flipped: arguments.flipped, ..Diagram::at(&read.tree, node) };
    let drawing = diagram.draw(arguments.style.style());
    tell_of_work(1, drawing.height / drawing.width, arguments.size, &arguments.out, complaints)?;
    let files = write_pages(&[drawing], &arguments.file, &arguments.out, arguments.size, arguments.force)?;
    Ok(Made { files, remarks: read.remarks })
}
