use std::io::{self, Write};
use std::path::{Path, PathBuf};

use clap::{Args, ValueEnum};

use super::Verdict;
use super::loss_words::loss_words;
use super::new_file::write_new;
use crate::record::{LineEnd, MAX_IMPORT_BYTES, RecordFormat, TextEncoding, import, losses, to_bytes};
use crate::storage::read_file;

/// What `komadai convert` is told.
#[derive(Clone, Debug, PartialEq, Eq, Args)]
pub struct ConvertArguments {
    /// The records.
    #[arg(required = true)]
    files: Vec<PathBuf>,
    /// The format to write.
    #[arg(long, value_name = "FORMAT", default_value = "kifu", ignore_case = true)]
    to: Target,
    /// How to store the text; without this as is usual for the format.
    #[arg(long, value_name = "ENCODING", ignore_case = true)]
    encoding: Option<StoredAs>,
    /// The folder for the new files; without this beside the old ones.
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
    for file in &arguments.files {
        match convert(file, arguments) {
            Ok(Conversion { target, lost, broken_off }) => {
                converted += usize::from(broken_off.is_none());
                with_losses += usize::from(!lost.is_empty());
                let lost = if lost.is_empty() { String::new() } else { format!(", without {}", lost.join(", ")) };
                writeln!(out, "{} -> {}{lost}", file.display(), target.display())?;
                if let Some(complaint) = broken_off {
                    writeln!(complaints, "{}:{complaint}", file.display())?;
                }
            }
            Err(complaint) => writeln!(complaints, "{}:{complaint}", file.display())?,
        }
    }
    let total = arguments.files.len();
    writeln!(out, "{converted} of {total} converted, {with_losses} with losses")?;
    Ok(if converted == total { Verdict::Sound } else { Verdict::Faulty })
}

/// What became of a file.
struct Conversion {
    target: PathBuf,
    /// In words.
    lost: Vec<String>,
    /// Why the new file does not hold the whole record.
    broken_off: Option<String>,
}

fn convert(file: &Path, arguments: &ConvertArguments) -> Result<Conversion, String> {
    let bytes = read_file(file, MAX_IMPORT_BYTES).map_err(|error| format!(" {error}"))?;
    let imported = import(&bytes).map_err(|error| format!("{}: {error}", error.line))?;
    let to = arguments.to;
    let encoding = arguments.encoding.map_or(to.usual_encoding(), StoredAs::encoding);
    let line_end = if encoding == TextEncoding::Cp932 { LineEnd::CrLf } else { LineEnd::Lf };
    let lost = losses(&imported.tree, to.format()).iter().map(loss_words).collect();
    let written = to_bytes(&imported.tree, to.format(), encoding, line_end)
        .map_err(|gap| format!(" {} has no place for {:?}; choose --encoding utf-8", encoding.name(), gap.ch))?;
    let target = target(file, arguments);
    write_new(&target, &written, arguments.force).map_err(|error| format!(" {}: {error}", target.display()))?;
    let broken_off = imported.broken_off.map(|error| format!("{}: {error}", error.line));
    Ok(Conversion { target, lost, broken_off })
}

fn target(file: &Path, arguments: &ConvertArguments) -> PathBuf {
    let renamed = file.with_extension(arguments.to.ending());
    match (&arguments.out, renamed.file_name()) {
        (Some(folder), Some(name)) => folder.join(name),
        (Some(_) | None, _) => renamed,
    }
}
