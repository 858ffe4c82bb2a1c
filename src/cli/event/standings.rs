//! Standings.

use std::io::{self, Write};

use super::file::read;
use super::{EventArguments, json, told};
use crate::cli::{Verdict, terminal};
use crate::tournament::{Standings, standings_csv, standings_text};

/// Prints the standings after a round.
pub(super) fn run(
    arguments: &EventArguments,
    out: &mut impl Write,
    complaints: &mut impl Write,
) -> io::Result<Verdict> {
    let text = arguments.lang.text();
    let event = match read(&arguments.file, &text) {
        Ok((event, _)) => event,
        Err(complaint) => return told(arguments, &complaint, out, complaints),
    };
    let (standings, strangers) = Standings::of_event(&event, arguments.round.unwrap_or(u32::MAX));
    let name = terminal::name(&arguments.file);
    if arguments.csv {
        write!(out, "{}", standings_csv(&standings))?;
    } else if arguments.json {
        writeln!(out, "{}", terminal::json(&json::Placed::of(name.clone(), &standings)))?;
    } else {
        write!(out, "{}", standings_text(&event, &standings, &text))?;
    }
    for stranger in &strangers {
        writeln!(complaints, "{name}: {}", crate::record::visible(&text.stranger(stranger.round, &stranger.name)))?;
    }
    for doubt in event.spelt_alike() {
        writeln!(complaints, "{name}: {}", crate::record::visible(&text.doubt(&doubt)))?;
    }
    Ok(if strangers.is_empty() { Verdict::Sound } else { Verdict::Faulty })
}
