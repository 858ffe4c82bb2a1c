//! `komadai print`: puts a record on paper.

use std::io::{self, Write};
use std::path::PathBuf;

use clap::{Args, ValueEnum};

use super::Verdict;
use super::address::parse_address;
use super::language::Language;
use super::picture_file::{
    Made, PictureError, format_of, parse_number, read_record, tell_made, tell_of_work, write_pages,
};
use super::terminal::name;
use crate::picture::paper::{
    Exhibit, PAGE_WIDTH, PaperNotation, PaperWords, USUAL_DISTANCE, handout, places_every, score_sheet,
};
use crate::picture::{Drawing, PictureFormat, WIDEST, page_name};
use crate::record::notation::WesternStyle;
use crate::record::{GameTree, NodeId};
use crate::storage::{exists, real_path};

/// The arguments of `komadai print`.
#[derive(Clone, Debug, PartialEq, Eq, Args)]
pub struct PrintArguments {
    /// The record.
    file: PathBuf,
    /// Which game of a file with several, counted from 1; by default the first.
    #[arg(long, value_name = "N", value_parser = parse_number)]
    game: Option<usize>,
    /// What to print.
    #[arg(long, value_name = "SHEET", default_value = "score")]
    sheet: Sheet,
    /// A diagram after every N moves and one at the end, for handouts; by default after every 20.
    #[arg(long, value_name = "N", conflicts_with = "plies", value_parser = clap::value_parser!(u32).range(1..))]
    every: Option<u32>,
    /// Diagrams after these numbers of moves, for handouts.
    #[arg(long, value_name = "A,B,C", value_delimiter = ',')]
    plies: Vec<usize>,
    /// The language of the output.
    #[arg(long, value_name = "LANG", default_value = "en")]
    lang: Language,
    /// How to write moves; by default as is usual in the language.
    #[arg(long, value_name = "NOTATION")]
    notation: Option<Notation>,
    /// The address at which people find the games of the hall, printed on score sheets as a QR code.
    #[arg(long, value_name = "URL", default_value = "", hide_default_value = true, value_parser = parse_address)]
    address: String,
    /// The width of a page in pixels, for PNG.
    #[arg(long, value_name = "PX", default_value_t = PAGE_WIDTH, value_parser = clap::value_parser!(u32).range(16..=i64::from(WIDEST)))]
    size: u32,
    /// The file for the pages, ending in .pdf, .svg or .png; SVG and PNG get a file for each page, OUT-1, OUT-2 …
    #[arg(short, long, value_name = "OUT")]
    out: PathBuf,
    /// Replace existing files.
    #[arg(long)]
    force: bool,
}

/// The maximum number of diagrams: 500 pages are more than anybody hands out.
const MOST_DIAGRAMS: usize = 2_000;

/// The maximum number of moves on a score sheet: many times the longest game, and few enough to be kept in memory.
const MOST_MOVES: usize = 20_000;

/// What can be printed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum Sheet {
    /// All moves with their times.
    Score,
    /// Diagrams with room for notes.
    Handout,
}

/// A notation, as named on the command line.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum Notation {
    /// ７六歩
    Japanese,
    /// ７６歩
    Digits,
    /// P-7f
    Hodges,
    /// P-76
    Hosking,
}

impl Notation {
    const fn on_paper(self) -> PaperNotation {
        match self {
            Self::Japanese => PaperNotation::Japanese,
            Self::Digits => PaperNotation::Digits,
            Self::Hodges => PaperNotation::Western(WesternStyle::Hodges),
            Self::Hosking => PaperNotation::Western(WesternStyle::Hosking),
        }
    }
}

/// Prints the record, and reports where the pages were written.
pub(super) fn run(
    arguments: &PrintArguments,
    out: &mut impl Write,
    complaints: &mut impl Write,
) -> io::Result<Verdict> {
    let chooses_positions = arguments.every.is_some() || !arguments.plies.is_empty();
    if arguments.sheet == Sheet::Score && chooses_positions {
        writeln!(complaints, "--every and --plies choose the diagrams of a handout; add --sheet handout")?;
        return Ok(Verdict::Misused);
    }
    let made = print(arguments, complaints);
    let left = made.as_ref().map_or_else(|_| Vec::new(), |made| left_over(arguments, &made.files));
    let verdict = tell_made(&arguments.file, made, out, complaints)?;
    if let [first, rest @ ..] = &left[..] {
        let others = if rest.is_empty() { String::new() } else { format!(" with {} more", rest.len()) };
        let told = format!("{}{others} is left over from another print, and not part of this one", name(first));
        writeln!(complaints, "{}: {told}", name(&arguments.out))?;
    }
    Ok(verdict)
}

/// Pages beside those that were written, as a longer print leaves them, or the only page of a shorter one. The record may be called
/// like one.
fn left_over(arguments: &PrintArguments, written: &[PathBuf]) -> Vec<PathBuf> {
    let out = &arguments.out;
    if PictureFormat::of(out) == Some(PictureFormat::Pdf) {
        return Vec::new();
    }
    let numbers = if written.len() == 1 { 1.. } else { written.len() + 1.. };
    let pages = numbers.map(|number| page_name(out, number)).take_while(|page| exists(page));
    let single = Some(out.to_owned()).filter(|out| written.len() > 1 && exists(out));
    let record = real_path(&arguments.file);
    single.into_iter().chain(pages).filter(|page| real_path(page) != record).collect()
}

fn print(arguments: &PrintArguments, complaints: &mut impl Write) -> Result<Made, PictureError> {
    format_of(&arguments.out)?;
    let read = read_record(&arguments.file, arguments.game)?;
    let pages = pages(arguments, &read.tree)?;
    let height_to_width = pages.first().map_or(0.0, |page| page.height / page.width);
    tell_of_work(pages.len(), height_to_width, arguments.size, &arguments.out, complaints)?;
    let files = write_pages(&pages, &arguments.file, &arguments.out, arguments.size, arguments.force)?;
    Ok(Made { files, remarks: read.remarks })
}

fn pages(arguments: &PrintArguments, tree: &GameTree) -> Result<Vec<Drawing>, PictureError> {
    let words = PaperWords::of(tree, &arguments.lang.text());
    let notation = arguments.notation.map_or(arguments.lang.notation(), Notation::on_paper);
    match arguments.sheet {
        Sheet::Score => match tree.main_line().len() - 1 {
            moves if moves > MOST_MOVES => {
                Err(PictureError::TooManyMoves { file: arguments.file.clone(), moves, limit: MOST_MOVES })
            }
            _ => Ok(score_sheet(tree, notation, &words.with_address(&arguments.address))),
        },
        Sheet::Handout => Ok(handout(tree, &exhibits(arguments, tree, notation)?, &words)),
    }
}

fn exhibits(
    arguments: &PrintArguments,
    tree: &GameTree,
    notation: PaperNotation,
) -> Result<Vec<Exhibit>, PictureError> {
    let nodes = if arguments.plies.is_empty() {
        places_every(tree, arguments.every.unwrap_or(USUAL_DISTANCE) as usize)
    } else {
        chosen(arguments, tree)?
    };
    if nodes.len() > MOST_DIAGRAMS {
        let (file, asked) = (arguments.file.clone(), nodes.len());
        return Err(PictureError::TooManyDiagrams { file, asked, limit: MOST_DIAGRAMS });
    }
    let text = arguments.lang.text();
    Ok(nodes.into_iter().map(|node| Exhibit::at(tree, node, notation, &text)).collect())
}

/// The positions after the numbers of moves given on the command line.
fn chosen(arguments: &PrintArguments, tree: &GameTree) -> Result<Vec<NodeId>, PictureError> {
    let line = tree.main_line();
    let too_far = |asked| PictureError::TooFar { file: arguments.file.clone(), asked, moves: line.len() - 1 };
    arguments.plies.iter().map(|&ply| line.get(ply).copied().ok_or_else(|| too_far(ply))).collect()
}
