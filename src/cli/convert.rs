use std::collections::BTreeSet;
use std::io::{self, Write};
use std::path::PathBuf;

use clap::{Args, ValueEnum};
use indicatif::ProgressBar;

use super::Verdict;
use super::inputs::{Input, gather, in_order};
use super::loss_words::loss_words;
use super::new_file::{make_folder_of, write_new};
use crate::record::{LineEnd, MAX_IMPORT_BYTES, RecordFormat, TextEncoding, import, losses, to_bytes};
use crate::storage::read_anything;

/// What `komadai convert` is told.
#[derive(Clone, Debug, PartialEq, Eq, Args)]
pub struct ConvertArguments {
    /// The records, or folders of them.
    #[arg(required = true)]
    files: Vec<PathBuf>,
    /// The format to write.
    #[arg(long, value_name = "FORMAT", default_value = "kifu", ignore_case = true)]
    to: Target,
    /// How to store the text; without this as is usual for the format.
    #[arg(long, value_name = "ENCODING", ignore_case = true)]
    encoding: Option<StoredAs>,
    /// The folder for the new files; without this beside the old ones. Folders within a folder are kept.
    #[arg(long, value_name = "DIR")]
    out: Option<PathBuf>,
    /// Write over files that are there already.
    #[arg(long)]
    force: bool,
}

/// A format with the ending of its files.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum Target {
    /// KIF in CP932, as Windows has it.
    Kif,
    /// KIF in UTF-8.
    Kifu,
    /// KI2 in CP932.
    Ki2,
    /// KI2 in UTF-8.
    Ki2u,
    /// CSA V2.2.
    Csa,
    /// CSA V3.0.
    Csa3,
    /// A USI position command.
    Usi,
    /// The last position as SFEN.
    Sfen,
    /// JSON Kifu Format.
    Jkf,
    /// The last position as a diagram.
    Bod,
}

/// An encoding to write.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum StoredAs {
    /// UTF-8.
    #[value(name = "utf-8", alias = "utf8")]
    Utf8,
    /// Shift_JIS as Windows has it.
    #[value(name = "cp932", alias = "shift_jis", alias = "sjis")]
    Cp932,
    /// EUC-JP.
    #[value(name = "euc-jp", alias = "eucjp")]
    EucJp,
}

impl Target {
    const fn format(self) -> RecordFormat {
        match self {
            Self::Kif | Self::Kifu => RecordFormat::Kif,
            Self::Ki2 | Self::Ki2u => RecordFormat::Ki2,
            Self::Csa => RecordFormat::Csa,
            Self::Csa3 => RecordFormat::CsaV3,
            Self::Usi => RecordFormat::Usi,
            Self::Sfen => RecordFormat::Sfen,
            Self::Jkf => RecordFormat::Jkf,
            Self::Bod => RecordFormat::Bod,
        }
    }

    const fn ending(self) -> &'static str {
        match self {
            Self::Kif => "kif",
            Self::Kifu => "kifu",
            Self::Ki2 => "ki2",
            Self::Ki2u => "ki2u",
            Self::Csa | Self::Csa3 => "csa",
            Self::Usi => "usi",
            Self::Sfen => "sfen",
            Self::Jkf => "jkf",
            Self::Bod => "bod",
        }
    }

    const fn usual_encoding(self) -> TextEncoding {
        match self {
            Self::Kif | Self::Ki2 => TextEncoding::Cp932,
            Self::Kifu | Self::Ki2u | Self::Csa | Self::Csa3 | Self::Usi | Self::Sfen | Self::Jkf | Self::Bod => {
                TextEncoding::Utf8
            }
        }
    }
}

impl StoredAs {
    const fn encoding(self) -> TextEncoding {
        match self {
            Self::Utf8 => TextEncoding::Utf8,
            Self::Cp932 => TextEncoding::Cp932,
            Self::EucJp => TextEncoding::EucJp,
        }
    }
}

/// Converts each file, and says what was written and what was lost.
pub(super) fn run(
    arguments: &ConvertArguments,
    out: &mut impl Write,
    complaints: &mut impl Write,
) -> io::Result<Verdict> {
    let (mut converted, mut with_losses) = (0_usize, 0_usize);
    let jobs = jobs(arguments);
    let work = |job: &Job| (job.input.path.display().to_string(), convert(job, arguments));
    // The bar shows itself on a terminal only.
    let bar = ProgressBar::new(jobs.len() as u64);
    in_order(&jobs, work, |(file, done)| {
        bar.inc(1);
        bar.suspend(|| match done {
            Ok(Conversion { target, lost, broken_off }) => {
                converted += usize::from(broken_off.is_none());
                with_losses += usize::from(!lost.is_empty());
                let lost = if lost.is_empty() { String::new() } else { format!(", without {}", lost.join(", ")) };
                writeln!(out, "{file} -> {}{lost}", target.display())?;
                broken_off.map_or(Ok(()), |complaint| writeln!(complaints, "{file}:{complaint}"))
            }
            Err(complaint) => writeln!(complaints, "{file}:{complaint}"),
        })
    })?;
    bar.finish_and_clear();
    let total = jobs.len();
    writeln!(out, "{converted} of {total} converted, {with_losses} with losses")?;
    Ok(if converted == total { Verdict::Sound } else { Verdict::Faulty })
}

/// A file to convert.
struct Job {
    input: Input,
    target: PathBuf,
    /// Whether an earlier file has the same target.
    is_second: bool,
}

fn jobs(arguments: &ConvertArguments) -> Vec<Job> {
    let mut targets = BTreeSet::new();
    let job = |input: Input| {
        let target = target(&input, arguments);
        let is_second = !targets.insert(target.clone());
        Job { input, target, is_second }
    };
    gather(&arguments.files).into_iter().map(job).collect()
}

/// What became of a file.
struct Conversion {
    target: PathBuf,
    /// In words.
    lost: Vec<String>,
    /// Why the new file does not hold the whole record.
    broken_off: Option<String>,
}

fn convert(job: &Job, arguments: &ConvertArguments) -> Result<Conversion, String> {
    let Job { input, target, is_second } = job;
    if *is_second {
        return Err(format!(" {} is written from another of the files", target.display()));
    }
    let bytes = read_anything(&input.path, MAX_IMPORT_BYTES).map_err(|error| format!(" {error}"))?;
    let imported = import(&bytes).map_err(|error| match error.line_to_tell() {
        Some(line) => format!("{line}: {error}"),
        None => format!(" {error}"),
    })?;
    let to = arguments.to;
    let encoding = arguments.encoding.map_or(to.usual_encoding(), StoredAs::encoding);
    let line_end = if encoding == TextEncoding::Cp932 { LineEnd::CrLf } else { LineEnd::Lf };
    let lost = losses(&imported.tree, to.format()).iter().map(loss_words).collect();
    let written = to_bytes(&imported.tree, to.format(), encoding, line_end)
        .map_err(|gap| format!(" {} has no place for {:?}; choose --encoding utf-8", encoding.name(), gap.ch))?;
    make_folder_of(target).map_err(|error| format!(" {}: {error}", target.display()))?;
    write_new(target, &written, arguments.force).map_err(|error| format!(" {}: {error}", target.display()))?;
    let broken_off = imported.broken_off.map(|error| format!("{}: {error}", error.line));
    Ok(Conversion { target: target.clone(), lost, broken_off })
}

fn target(input: &Input, arguments: &ConvertArguments) -> PathBuf {
    let file = arguments.out.as_ref().map_or_else(|| input.path.clone(), |folder| folder.join(&input.within));
    file.with_extension(arguments.to.ending())
}
