//! `komadai engine`: tries an engine.

use std::ffi::OsString;
use std::io::{self, Write};
use std::time::Duration;

use clap::Args;
use serde::Serialize;

use super::Verdict;
use super::language::Language;
use super::terminal::json;
use crate::engine::{Ended, Fault, TrialReport};
use crate::engine_process::{EngineStart, Waiting, tried};
use crate::record::visible;
use crate::text::Text;

/// So many seconds a trial takes at most, unless another time is named.
const USUAL: u64 = 30;

/// The arguments of `komadai engine`.
#[derive(Clone, Debug, PartialEq, Eq, Args)]
pub struct EngineArguments {
    /// How many seconds it may take in all [default: 30, and 10 of silence]
    #[arg(long, value_name = "SECONDS", value_parser = clap::value_parser!(u64).range(1..=3600))]
    timeout: Option<u64>,
    /// Print a JSON object.
    #[arg(long)]
    json: bool,
    /// The language of the words.
    #[arg(long, value_name = "LANG", default_value = "en")]
    lang: Language,
    /// The engine: its program, and the program's arguments.
    #[arg(required = true, last = true, value_name = "COMMAND")]
    command: Vec<OsString>,
}

/// What was found out, for programs.
#[derive(Debug, Serialize)]
struct Report {
    ok: bool,
    name: Option<String>,
    author: Option<String>,
    usi_ms: Option<u64>,
    ready_ms: Option<u64>,
    /// From `stop` to the answer; `null` if there was none, or it had come before.
    stop_ms: Option<u64>,
    bestmove: Option<String>,
    legal: Option<bool>,
    multipv: Option<bool>,
    mate: Option<bool>,
    /// Whether it ends a search after a number of positions.
    nodes: Option<bool>,
    options: usize,
    faults: Vec<FaultLine>,
    ended: Option<End>,
}

/// A fault, for programs.
#[derive(Debug, Serialize)]
pub(super) struct FaultLine {
    kind: &'static str,
    message: String,
}

/// How a program ended.
#[derive(Debug, Serialize)]
#[serde(rename_all = "snake_case")]
enum End {
    Code(i32),
    Signal(i32),
}

impl FaultLine {
    /// The fault in words.
    pub(super) fn message(&self) -> &str {
        &self.message
    }

    pub(super) fn of(fault: &Fault, text: &Text) -> Self {
        Self { kind: fault.kind(), message: text.engine_fault(fault) }
    }
}

/// Tries the engine, and says what it can do and what is wrong with it.
pub(super) fn run(
    arguments: &EngineArguments,
    out: &mut impl Write,
    complaints: &mut impl Write,
) -> io::Result<Verdict> {
    let text = arguments.lang.text();
    let start = EngineStart::of_words(&arguments.command);
    // Whoever names a time wants to wait as long, also for one that says nothing.
    let waiting = if arguments.timeout.is_some() { Waiting::ToTheEnd } else { Waiting::AsUsual };
    let (report, ended) = tried(&start, Duration::from_secs(arguments.timeout.unwrap_or(USUAL)), waiting);
    let report = Report::of(&report, ended, &text);
    if arguments.json {
        writeln!(out, "{}", json(&report))?;
    } else {
        report.tell(out, complaints)?;
    }
    Ok(if report.ok { Verdict::Sound } else { Verdict::Faulty })
}

fn millis(time: Option<Duration>) -> Option<u64> {
    time.and_then(|time| u64::try_from(time.as_millis()).ok())
}

impl Report {
    fn of(report: &TrialReport, ended: Option<Ended>, text: &Text) -> Self {
        let introduction = report.introduction.as_ref();
        Self {
            ok: report.is_usable(),
            name: introduction.map(|it| it.name.clone()),
            author: introduction.map(|it| it.author.clone()),
            usi_ms: millis(report.greeting),
            ready_ms: millis(report.ready),
            stop_ms: millis(report.stop),
            bestmove: report.best_move.map(|mv| mv.to_string()),
            legal: report.is_legal,
            multipv: report.shows_lines,
            mate: report.finds_mate,
            nodes: report.counts_positions,
            options: introduction.map_or(0, |it| it.options.len()),
            faults: report.faults.iter().map(|fault| FaultLine::of(fault, text)).collect(),
            ended: ended.map(|ended| match ended {
                Ended::Code(code) => End::Code(code),
                Ended::Signal(signal) => End::Signal(signal),
            }),
        }
    }

    fn tell(&self, out: &mut impl Write, complaints: &mut impl Write) -> io::Result<()> {
        let time = |time: Option<u64>| time.map_or_else(|| "-".to_owned(), |time| format!("{time} ms"));
        let known = |it: Option<bool>| it.map_or("-", |it| if it { "yes" } else { "no" });
        let name = self.name.as_deref().filter(|name| !name.is_empty()).unwrap_or("-");
        writeln!(out, "name: {}", visible(name))?;
        writeln!(out, "author: {}", visible(self.author.as_deref().unwrap_or("-")))?;
        writeln!(out, "introduced after: {}", time(self.usi_ms))?;
        writeln!(out, "ready after: {}", time(self.ready_ms))?;
        writeln!(out, "stops after: {}", time(self.stop_ms))?;
        writeln!(out, "plays a legal move: {}", known(self.legal))?;
        writeln!(out, "shows several lines: {}", known(self.multipv))?;
        writeln!(out, "finds mates when asked: {}", known(self.mate))?;
        writeln!(out, "counts positions: {}", known(self.nodes))?;
        writeln!(out, "options: {}", self.options)?;
        self.faults.iter().try_for_each(|fault| writeln!(complaints, "{}", visible(&fault.message)))?;
        writeln!(out, "{}", if self.ok { "can be used" } else { "cannot be used" })
    }
}
