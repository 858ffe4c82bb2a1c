//! Players who are entered from a list.

use std::io::{self, Write};
use std::path::Path;

use super::file::{bytes, changed};
use super::{EventArguments, json, told};
use crate::cli::remark::Remark;
use crate::cli::{Verdict, terminal};
use crate::text::Text;
use crate::tournament::{PlayerList, PlayersError, PlayersErrorKind, read_players};

/// Reads a list, tells what is odd in it, and enters its players where that is asked for.
pub(super) fn run(
    arguments: &EventArguments,
    list: &Path,
    out: &mut impl Write,
    complaints: &mut impl Write,
) -> io::Result<Verdict> {
    let text = arguments.lang.text();
    let read = match read(list, &text) {
        Ok(read) => read,
        Err(complaint) => return told(arguments, &complaint, out, complaints),
    };
    let remark =
        |(line, remark): &(u64, _)| Remark { line: usize::try_from(*line).ok(), message: text.players_remark(remark) };
    let (mut remarks, count): (Vec<Remark>, usize) = (read.remarks.iter().map(remark).collect(), read.players.len());
    let entered = changed(&arguments.file, arguments.write, &text, complaints, |event| {
        let before = event.entrants();
        remarks.extend(read.look_alikes(&before).iter().map(remark));
        event.enter(read.players);
        event.enter_ranks();
        Ok(event.players.len().saturating_sub(before.len()))
    });
    let added = match entered {
        Ok((_, added)) => added,
        Err(complaint) => return told(arguments, &complaint, out, complaints),
    };
    let updated = count.saturating_sub(added);
    if arguments.json {
        let file = terminal::name(&arguments.file);
        let entered = json::Entered { file, ok: true, written: arguments.write, added, updated, remarks };
        writeln!(out, "{}", terminal::json(&entered))?;
    } else {
        remarks.iter().try_for_each(|remark| writeln!(out, "{}:{remark}", terminal::name(list)))?;
        let number = |count: usize| i64::try_from(count).unwrap_or(i64::MAX).into();
        let id = if arguments.write { "players-entered" } else { "players-not-entered" };
        writeln!(out, "{}", text.tell(id, &[("added", number(added)), ("updated", number(updated))]))?;
    }
    Ok(Verdict::Sound)
}

fn read(list: &Path, text: &Text) -> Result<PlayerList, String> {
    let name = terminal::name(list);
    let told = |(line, kind): (u64, &PlayersErrorKind)| format!("{name}:{line}: {}", text.players_fault(kind));
    let fault = |error: PlayersError| error.faults().map(told).collect::<Vec<_>>().join("\n");
    read_players(&name, &bytes(list, text)?).map_err(fault)
}
