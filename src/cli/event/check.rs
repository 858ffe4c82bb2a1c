//! What is doubtful in an event.

use std::io::{self, Write};

use super::file::read;
use super::rules::is_known;
use super::{EventArguments, json, told};
use crate::cli::remark::Remark;
use crate::cli::{Verdict, terminal};
use crate::tournament::{Doubt, EventLines};

/// Tells what is doubtful, with its line.
pub(super) fn run(
    arguments: &EventArguments,
    out: &mut impl Write,
    complaints: &mut impl Write,
) -> io::Result<Verdict> {
    let text = arguments.lang.text();
    let (event, source) = match read(&arguments.file, &text) {
        Ok(read) => read,
        Err(complaint) => return told(arguments, &complaint, out, complaints),
    };
    let unknown = (!is_known(&event.profile)).then(|| Doubt::UnknownRules(event.profile.clone()));
    let doubts: Vec<Doubt> = unknown.into_iter().chain(event.doubts()).collect();
    let lines = EventLines::of(&source);
    let remark = |doubt: &Doubt| Remark { line: Some(doubt.line(&lines)), message: text.doubt(doubt) };
    let remarks: Vec<Remark> = doubts.iter().map(remark).collect();
    let name = terminal::name(&arguments.file);
    let (players, rounds) = (event.entrants().len(), event.rounds.iter().filter(|round| round.is_paired()).count());
    let is_sound = remarks.is_empty();
    if arguments.json {
        writeln!(out, "{}", terminal::json(&json::Checked { file: name, ok: is_sound, players, rounds, remarks }))?;
    } else {
        remarks.iter().try_for_each(|remark| writeln!(out, "{name}:{remark}"))?;
        let count = |count: usize| i64::try_from(count).unwrap_or(i64::MAX).into();
        let id = if is_sound { "event-check-ok" } else { "event-check-doubtful" };
        writeln!(out, "{name}: {}", text.tell(id, &[("players", count(players)), ("rounds", count(rounds))]))?;
    }
    Ok(if is_sound { Verdict::Sound } else { Verdict::Faulty })
}
