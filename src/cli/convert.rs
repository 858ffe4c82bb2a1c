//! `komadai convert`: writes records in another format.

use std::collections::BTreeSet;
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::sync::LazyLock;

use clap::builder::PossibleValue;
use clap::{Args, ValueEnum};
use indicatif::ProgressBar;

use super::Verdict;
use super::inputs::{Input, gather, in_order, read};
use super::language::in_english;
use super::new_file::{make_folder_of, write_new};
use super::reading::{Told, each_game};
use super::system::in_words;
use super::terminal::name;
use crate::record::{
    FileKind, GameTree, Layout, LineEnd, Loss, RecordFormat, TextEncoding, UnencodableCharacter, Written, visible,
};
use crate::storage::{exists, is_special_file, one_or_numbered, other_names};

/// The arguments of `komadai convert`.
#[derive(Clone, Debug, PartialEq, Eq, Args)]
pub struct ConvertArguments {
    /// Records, or folders of records.
    #[arg(required = true)]
    files: Vec<PathBuf>,
    /// The format to write.
    #[arg(long, value_name = "FORMAT", default_value = "kifu", ignore_case = true)]
    to: Target,
    /// The encoding of the text; by default the usual one for the format.
    #[arg(long, value_name = "ENCODING", ignore_case = true)]
    encoding: Option<StoredAs>,
    /// The folder for the new files; by default beside the old ones. Subfolders are kept.
    #[arg(long, value_name = "DIR")]
    out: Option<PathBuf>,
    /// Replace existing files, but never with a record that was not read in full.
    #[arg(long)]
    force: bool,
}

/// A kind of file to write, by its name in the table of formats.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Target {
    format: RecordFormat,
    file: FileKind,
}

impl ValueEnum for Target {
    fn value_variants<'a>() -> &'a [Self] {
        static ALL: LazyLock<Vec<Target>> = LazyLock::new(|| {
            let targets = |format: RecordFormat| format.files().iter().map(move |&file| Target { format, file });
            RecordFormat::ALL.into_iter().flat_map(targets).collect()
        });
        &ALL
    }

    fn to_possible_value(&self) -> Option<PossibleValue> {
        Some(PossibleValue::new(self.file.id).help(self.file.about))
    }
}

/// An encoding to write.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum StoredAs {
    /// UTF-8.
    #[value(name = "utf-8", alias = "utf8")]
    Utf8,
    /// Shift_JIS as on Windows.
    #[value(name = "cp932", alias = "shift_jis", alias = "sjis")]
    Cp932,
    /// EUC-JP.
    #[value(name = "euc-jp", alias = "eucjp")]
    EucJp,
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

/// Converts each file, and reports what was written and what was lost.
pub(super) fn run(
    arguments: &ConvertArguments,
    out: &mut impl Write,
    complaints: &mut impl Write,
) -> io::Result<Verdict> {
    let (mut converted, mut whole, mut with_losses) = (0_usize, 0_usize, 0_usize);
    let mut written = BTreeSet::new();
    let jobs = Jobs::of(arguments);
    let numbers: Vec<usize> = (0..jobs.list.len()).collect();
    let work = |&number: &usize| (number, jobs.convert_early(&jobs.list[number], arguments));
    // The bar is visible only on a terminal.
    let bar = ProgressBar::new(jobs.list.len() as u64);
    in_order(&numbers, work, |(number, done)| {
        let job = &jobs.list[number];
        let file = name(&job.input.path);
        let done = done.unwrap_or_else(|| jobs.convert_late(job, arguments, &written));
        written.extend(done.iter().flat_map(|conversion| conversion.targets.iter().cloned()));
        bar.inc(1);
        bar.suspend(|| match done {
            Ok(conversion) => {
                converted += 1;
                whole += usize::from(conversion.is_whole);
                with_losses += usize::from(!conversion.is_whole || !conversion.lost.is_empty());
                conversion.tell(&file, out, complaints)
            }
            Err(complaint) => writeln!(complaints, "{file}:{}", visible(&complaint)),
        })
    })?;
    bar.finish_and_clear();
    let total = jobs.list.len();
    writeln!(out, "{converted} of {total} converted, {with_losses} with losses")?;
    Ok(if whole == total { Verdict::Sound } else { Verdict::Faulty })
}

/// A file to convert.
struct Job {
    input: Input,
    target: PathBuf,
    /// Whether an earlier file has the same target, so that it depends on that one what becomes of this.
    is_second: bool,
}

/// All files to convert.
struct Jobs {
    list: Vec<Job>,
    targets: BTreeSet<PathBuf>,
    /// The files to convert: only the result of a file itself may replace it.
    sources: BTreeSet<PathBuf>,
}

/// The result of converting a file.
struct Conversion {
    targets: Vec<PathBuf>,
    /// What was lost, in words.
    lost: Vec<String>,
    /// What else has to be reported, each beginning with its line number or a space.
    remarks: Vec<String>,
    /// Whether the new files hold everything the old one says.
    is_whole: bool,
}

impl Conversion {
    fn tell(&self, file: &str, out: &mut impl Write, complaints: &mut impl Write) -> io::Result<()> {
        let lost = if self.lost.is_empty() { String::new() } else { format!(", without {}", self.lost.join(", ")) };
        let lost = visible(&lost);
        self.targets.iter().try_for_each(|target| writeln!(out, "{file} -> {}{lost}", name(target)))?;
        self.remarks.iter().try_for_each(|remark| writeln!(complaints, "{file}:{remark}"))
    }
}

impl Jobs {
    fn of(arguments: &ConvertArguments) -> Self {
        let inputs = gather(&arguments.files);
        let sources: BTreeSet<PathBuf> = inputs.iter().map(|input| input.path.clone()).collect();
        let mut targets = BTreeSet::new();
        let job = |input: Input| {
            let target = target(&input, arguments);
            // A file that would replace another source is refused, and does not claim its target.
            let is_free = target == input.path || !sources.contains(&target);
            let is_second = is_free && !targets.insert(target.clone());
            Job { input, target, is_second }
        };
        let list = inputs.into_iter().map(job).collect();
        Self { list, targets, sources }
    }

    /// The first of `files` that is the source of another job.
    fn source_among<'a>(&self, files: &'a [(PathBuf, &[u8])], input: &Input) -> Option<&'a Path> {
        files.iter().map(|(file, _)| file.as_path()).find(|file| *file != input.path && self.sources.contains(*file))
    }

    /// Converts what does not depend on other files.
    fn convert_early(&self, job: &Job, arguments: &ConvertArguments) -> Option<Result<Conversion, String>> {
        (!job.is_second).then(|| self.convert(job, arguments))
    }

    /// Converts what has the same target as an earlier file, once it is known what was `written`.
    fn convert_late(
        &self,
        job: &Job,
        arguments: &ConvertArguments,
        written: &BTreeSet<PathBuf>,
    ) -> Result<Conversion, String> {
        if written.contains(&job.target) { Err(taken(&job.target)) } else { self.convert(job, arguments) }
    }

    fn convert(&self, job: &Job, arguments: &ConvertArguments) -> Result<Conversion, String> {
        let Job { input, target, .. } = job;
        if arguments.out.is_none() && has_no_folder(&input.path) {
            return Err(" is not a file in a folder; choose one for the new file with --out".to_owned());
        }
        let bytes = in_english(|text| read(input, text)).map_err(|reason| format!(" {reason}"))?;
        let layout = arguments.layout();
        let (mut written, mut lost) = (Written::new(layout), Vec::new());
        let Told { mut remarks, is_whole, .. } = each_game(bytes, |number, game| {
            lost.extend(lost_words(layout, number, &game)?);
            written.add(&game).map_err(|gap| no_place(layout, gap))
        })?;
        let files = one_or_numbered(target, written.files());
        if let Some(source) = self.source_among(&files, input) {
            return Err(format!(" {} is itself one of the files to convert, and is left as it is", name(source)));
        }
        if let Some((file, _)) = files.iter().find(|(file, _)| file != target && self.targets.contains(file)) {
            return Err(taken(file));
        }
        if let Some((there, _)) = files.iter().find(|(file, _)| !is_whole && exists(file)) {
            let reasons = remarks.join("; ");
            return Err(format!(
                " {} is left as it is, because not everything could be read: line {reasons}",
                name(there)
            ));
        }
        remarks.extend(files.iter().filter_map(|(file, _)| link_words(file)));
        write_all(&files, arguments.force)?;
        let targets = files.into_iter().map(|(file, _)| file).collect();
        Ok(Conversion { targets, lost, remarks, is_whole })
    }
}

impl ConvertArguments {
    fn layout(&self) -> Layout {
        let Target { format, file } = self.to;
        let encoding = self.encoding.map_or(file.encoding, StoredAs::encoding);
        let line_end = if encoding == TextEncoding::Cp932 { LineEnd::CrLf } else { LineEnd::Lf };
        Layout { format, encoding, line_end }
    }
}

/// What is lost, in words; with the number of the game if there are several.
fn lost_words(layout: Layout, number: Option<usize>, game: &GameTree) -> Result<Vec<String>, String> {
    let losses = layout.losses(game);
    if losses.contains(&Loss::Unreadable) {
        return Err(format!(" in {} the record could not be read again", layout.format.name()));
    }
    let prefix = number.map_or_else(String::new, |number| format!("game {number}: "));
    Ok(losses.iter().map(|loss| format!("{prefix}{}", in_english(|text| text.loss(loss)))).collect())
}

/// Writes all files of a record, or none where one would take another's place. If the system refuses one of them, says which
/// are there by then.
fn write_all(files: &[(PathBuf, &[u8])], force: bool) -> Result<(), String> {
    if let Some((there, _)) = files.iter().find(|(file, _)| !force && exists(file)) {
        return Err(unwritten(there, &io::ErrorKind::AlreadyExists.into()));
    }
    for (number, (file, bytes)) in files.iter().enumerate() {
        make_folder_of(file).and_then(|()| write_new(file, bytes, force)).map_err(|error| {
            let before: Vec<String> = files[..number].iter().map(|(file, _)| name(file)).collect();
            let and_before =
                if before.is_empty() { String::new() } else { format!("; written: {}", before.join(", ")) };
            unwritten(file, &error) + &and_before
        })?;
    }
    Ok(())
}

fn unwritten(file: &Path, error: &io::Error) -> String {
    match error.kind() {
        io::ErrorKind::AlreadyExists => {
            format!(" {} already exists; choose another folder with --out, or replace it with --force", name(file))
        }
        _ => format!(" {}: {}", name(file), in_english(|text| in_words(error, text))),
    }
}

fn taken(target: &Path) -> String {
    format!(" {} is already written from another of the files", name(target))
}

/// Whether it is a stream or a device: its name stands beside those of other devices, where no file belongs.
fn has_no_folder(path: &Path) -> bool {
    is_special_file(path) || path.starts_with("/dev") || path.starts_with("/proc")
}

fn no_place(layout: Layout, gap: UnencodableCharacter) -> String {
    format!(" {} cannot hold {:?}; choose --encoding utf-8", layout.encoding.name(), gap.ch)
}

/// A warning about a replaced file that also has other names (hard links).
fn link_words(file: &Path) -> Option<String> {
    let others = other_names(file);
    let names = match others {
        1 => "another name, which still holds".to_owned(),
        others => format!("{others} other names, which still hold"),
    };
    (others > 0).then(|| format!(" {} has {names} the old file", name(file)))
}

fn target(input: &Input, arguments: &ConvertArguments) -> PathBuf {
    let file = arguments.out.as_ref().map_or_else(|| input.path.clone(), |folder| folder.join(&input.within));
    file.with_extension(arguments.to.file.ending)
}
