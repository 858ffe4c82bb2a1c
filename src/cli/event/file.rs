//! The file of an event.

use std::io::{self, Write};
use std::path::Path;
use std::time::Duration;

use crate::cli::system::in_words;
use crate::cli::terminal;
use crate::storage::{alone_with, copy_commented_aside, read_anything, write_atomically};
use crate::text::Text;
use crate::tournament::{EventLines, PairingError, Tournament};

/// The maximum size of an event's file; no event is larger.
const MOST_BYTES: usize = 16 << 20;

/// How long another machine may take to write the same file.
const PATIENCE: Duration = Duration::from_secs(10);

/// Reads an event, and the text it was written in; or says why not.
pub(super) fn read(path: &Path, text: &Text) -> Result<(Tournament, String), String> {
    let name = terminal::name(path);
    let bytes = read_anything(path, MOST_BYTES).map_err(|error| format!("{name}: {}", in_words(&error, text)))?;
    let source = String::from_utf8(bytes).map_err(|error| format!("{name}: {error}"))?;
    let event =
        Tournament::from_ron(&name, source.trim_start_matches('\u{feff}')).map_err(|error| error.to_string())?;
    Ok((event, source))
}

/// Bytes of another file, such as a list.
pub(super) fn bytes(path: &Path, text: &Text) -> Result<Vec<u8>, String> {
    read_anything(path, MOST_BYTES).map_err(|error| format!("{}: {}", terminal::name(path), in_words(&error, text)))
}

/// Reads an event, lets `change` change it and, with `write`, replaces the file in the same step; meanwhile nobody else
/// does. An event that contradicts itself afterwards is not written.
pub(super) fn changed<T>(
    path: &Path,
    write: bool,
    text: &Text,
    complaints: &mut impl Write,
    change: impl FnOnce(&mut Tournament) -> Result<T, PairingError>,
) -> Result<(Tournament, T), String> {
    let name = terminal::name(path);
    let told = |error: &io::Error| format!("{name}: {}", in_words(error, text));
    let _alone = if write { Some(alone_with(path, PATIENCE).map_err(|error| told(&error))?) } else { None };
    let (mut event, source) = read(path, text)?;
    let outcome = change(&mut event).map_err(|error| {
        let line = error
            .line(&event, &EventLines::of(&source))
            .map(|line| format!("{line}: "))
            .unwrap_or_else(|| " ".to_owned());
        format!("{name}:{line}{}", text.pairing_error(&error))
    })?;
    if let Some((_, fault)) = event.fault() {
        return Err(format!("{name}: {}", text.tournament_fault(&fault)));
    }
    let written = event.to_ron();
    if written.len() > MOST_BYTES {
        // Nobody could read it again.
        return Err(told(&io::ErrorKind::FileTooLarge.into()));
    }
    if write {
        if Tournament::has_comments(&source) {
            let kept_as = terminal::name(&copy_commented_aside(path).map_err(|error| told(&error))?);
            let words = text.tell("event-comments-kept", &[("path", kept_as.into())]);
            // Where nobody hears it, the copy is there all the same.
            _ = writeln!(complaints, "{name}: {words}");
        }
        write_atomically(path, written.as_bytes()).map_err(|error| told(&error))?;
    }
    Ok((event, outcome))
}
