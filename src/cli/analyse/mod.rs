//! `komadai analyse`: lets an engine evaluate the places of records.

mod file;
mod layout;
mod lines;
mod partial;
mod target;

use std::ffi::OsString;
use std::io::{self, Write};
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::mpsc::{self, Sender};
use std::thread;
use std::time::Duration;

use clap::Args;

use self::file::Work;
use self::target::{Job, jobs, refusal as refusal_of_target};
use super::Verdict;
use super::inputs::gather;
use super::language::Language;
use crate::analysis::Mistakes;
use crate::engine::{Fault, Limit};
use crate::engine_process::{EngineStart, Seat};
use crate::record::visible;
use crate::text::Text;

/// The arguments of `komadai analyse`.
#[derive(Clone, Debug, PartialEq, Eq, Args)]
pub struct AnalyseArguments {
    /// The records, or folders of them.
    #[arg(required = true)]
    files: Vec<PathBuf>,
    /// An option of the engine to set; can be given several times.
    #[arg(long = "option", value_name = "NAME=VALUE", value_parser = option_in)]
    options: Vec<(String, String)>,
    /// How many milliseconds it may think about each place; 1000 if nothing else is said.
    #[arg(long, value_name = "MS", value_parser = clap::value_parser!(u64).range(1..), group = "limit")]
    movetime: Option<u64>,
    /// How many positions it may look at for each place.
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u64).range(1..), group = "limit")]
    nodes: Option<u64>,
    /// How many moves ahead it looks at each place.
    #[arg(long, value_name = "D", value_parser = clap::value_parser!(u32).range(1..), group = "limit")]
    depth: Option<u32>,
    /// How many of the best lines are wanted.
    #[arg(long, value_name = "K", default_value_t = 1, value_parser = lines_in)]
    multipv: usize,
    /// How many seconds it may take to get ready, also if it says nothing meanwhile [default: 10 of silence, 60 at work]
    #[arg(long, value_name = "SECONDS", value_parser = clap::value_parser!(u64).range(1..=3600))]
    timeout: Option<u64>,
    /// How many engines work at the same time, each on another file.
    #[arg(long, value_name = "J", default_value_t = 1, value_parser = jobs_in)]
    jobs: usize,
    /// Print a JSON object for each place and one for each file, one on a line.
    #[arg(long)]
    json: bool,
    /// The file for the record with the evaluations, if there is one record.
    #[arg(short, value_name = "OUT", conflicts_with = "into")]
    out: Option<PathBuf>,
    /// The folder for the records with the evaluations. Folders within a folder are kept.
    #[arg(long, value_name = "FOLDER")]
    into: Option<PathBuf>,
    /// Write over files that are there already; never when not everything could be read.
    #[arg(long)]
    force: bool,
    /// The language of the words.
    #[arg(long, value_name = "LANG", default_value = "en")]
    lang: Language,
    /// The engine: its program, and all the program's arguments. Comes last.
    #[arg(long, required = true, num_args = 1.., allow_hyphen_values = true, value_name = "COMMAND")]
    engine: Vec<OsString>,
}

fn option_in(text: &str) -> Result<(String, String), String> {
    let (name, value) = text.split_once('=').ok_or("it has no =")?;
    Ok((name.trim().to_owned(), value.to_owned()))
}

fn lines_in(text: &str) -> Result<usize, String> {
    number_in(text, 1..=20)
}

fn jobs_in(text: &str) -> Result<usize, String> {
    number_in(text, 1..=256)
}

fn number_in(text: &str, range: std::ops::RangeInclusive<usize>) -> Result<usize, String> {
    let number = text.parse().map_err(|_| "it is no number")?;
    let bounds = || format!("it is a number from {} to {}", range.start(), range.end());
    if range.contains(&number) { Ok(number) } else { Err(bounds()) }
}

impl AnalyseArguments {
    fn limit(&self) -> Limit {
        match (self.nodes, self.depth) {
            (Some(nodes), _) => Limit::Nodes(nodes),
            (None, Some(depth)) => Limit::Depth(depth),
            (None, None) => Limit::Time(Duration::from_millis(self.movetime.unwrap_or(1_000))),
        }
    }
}

/// What a worker says.
enum Said {
    Out(String),
    Complaint(String),
}

/// Says it to whoever prints.
#[derive(Clone)]
struct Voice {
    said: Sender<Said>,
    /// Whether nobody reads what is printed any more, as when `head` has seen enough.
    is_unheard: Arc<AtomicBool>,
    /// Whether the engine has answered once as it was asked to.
    has_answered: Arc<AtomicBool>,
    /// Whether it is told that the engine cannot count positions.
    cannot_count: Arc<AtomicBool>,
}

impl Voice {
    fn out(&self, line: String) {
        self.say(Said::Out(line));
    }

    fn complain(&self, line: String) {
        self.say(Said::Complaint(line));
    }

    fn say(&self, said: Said) {
        if self.said.send(said).is_err() {
            self.is_unheard.store(true, Ordering::Relaxed);
        }
    }

    fn cannot_count(&self) -> bool {
        self.cannot_count.load(Ordering::Relaxed)
    }

    /// Notes that the engine cannot count positions; returns whether nobody has told that yet.
    fn note_that_it_cannot_count(&self) -> bool {
        !self.cannot_count.swap(true, Ordering::Relaxed)
    }

    fn is_unheard(&self) -> bool {
        self.is_unheard.load(Ordering::Relaxed)
    }
}

/// Analyses each file.
pub(super) fn run(
    arguments: &AnalyseArguments,
    out: &mut impl Write,
    complaints: &mut impl Write,
) -> io::Result<Verdict> {
    let waits = Duration::from_secs(arguments.timeout.unwrap_or_default());
    let start = EngineStart::of_words(&arguments.engine).with_options(arguments.options.clone()).waiting_for(waits);
    let inputs = gather(&arguments.files);
    if arguments.out.is_some() && inputs.len() != 1 {
        writeln!(complaints, "komadai analyse: -o takes one record; for several give a folder with --into")?;
        return Ok(Verdict::Misused);
    }
    if let Some(refusal) = arguments.out.as_deref().and_then(refusal_of_target) {
        writeln!(complaints, "komadai analyse: {refusal}")?;
        return Ok(Verdict::Misused);
    }
    let text = arguments.lang.text();
    // An engine that cannot be used is told once, before anything is read.
    let mut first = Seat::new(start.clone());
    if let Err(refusal) = first.introduce().map_err(|fault| refusal(&fault, &text)).and_then(|()| unset(&first, &text))
    {
        writeln!(complaints, "komadai analyse: {}", visible(&refusal.0))?;
        return Ok(refusal.1);
    }
    let jobs = jobs(inputs, arguments.out.as_deref(), arguments.into.as_deref());
    let next = AtomicUsize::new(0);
    let (voice, said) = mpsc::channel();
    let voice =
        Voice { said: voice, is_unheard: Arc::default(), has_answered: Arc::default(), cannot_count: Arc::default() };
    let mistakes = Mistakes::shipped();
    thread::scope(|scope| {
        let mut workers = Vec::new();
        let mut seat = Some(first);
        for _ in 0..arguments.jobs.min(jobs.len()).max(1) {
            let seat = seat.take().unwrap_or_else(|| Seat::new(start.clone()));
            let (voice, jobs, next, mistakes) = (voice.clone(), &jobs, &next, &mistakes);
            let work = move || work_off(seat, &Work::new(arguments, voice, *mistakes), jobs, next);
            workers.push(thread::Builder::new().name("analysis".to_owned()).spawn_scoped(scope, work)?);
        }
        let is_unheard = Arc::clone(&voice.is_unheard);
        drop(voice);
        let printed = print(&said, out, complaints);
        if printed.is_err() {
            is_unheard.store(true, Ordering::Relaxed);
        }
        let done: Vec<bool> = workers.into_iter().map(|worker| worker.join().unwrap_or(false)).collect();
        let sound = done.into_iter().all(|had| had);
        printed.map(|()| if sound { Verdict::Sound } else { Verdict::Faulty })
    })
}

fn refusal(fault: &Fault, text: &Text) -> (String, Verdict) {
    let is_misnamed = matches!(fault, Fault::NotStarted(_) | Fault::NoProgram(_) | Fault::NotAllowed(_));
    let verdict = if is_misnamed { Verdict::Misused } else { Verdict::Faulty };
    (text.engine_fault(fault), verdict)
}

/// The options that the engine does not have, or not with that value.
fn unset(seat: &Seat, text: &Text) -> Result<(), (String, Verdict)> {
    let refused: Vec<String> = seat.refused().iter().map(|(name, fault)| text.refused_option(name, *fault)).collect();
    if refused.is_empty() { Ok(()) } else { Err((refused.join(" "), Verdict::Misused)) }
}

/// Takes one file after another. Returns whether everything was had.
fn work_off(mut seat: Seat, work: &Work<'_>, jobs: &[Job], next: &AtomicUsize) -> bool {
    let mut is_sound = true;
    while let Some(job) = jobs.get(next.fetch_add(1, Ordering::Relaxed)).filter(|_| !work.is_over()) {
        is_sound &= work.analyse(job, &mut seat);
    }
    seat.close();
    is_sound
}

fn print(said: &mpsc::Receiver<Said>, out: &mut impl Write, complaints: &mut impl Write) -> io::Result<()> {
    for said in said {
        match said {
            Said::Out(line) => writeln!(out, "{line}").and_then(|()| out.flush())?,
            Said::Complaint(line) => writeln!(complaints, "{line}")?,
        }
    }
    Ok(())
}
