//! The records of games, beside the file of their event. One that does not lie there yet is kept with its result, so that
//! neither a kill nor another game on the board loses it.

use std::path::Path;

use crate::app::effect::{Effect, IfThere};
use crate::app::event::form::{BroughtRecord, KeptRecord, LooseRecord};
use crate::app::event::job::EventJob;
use crate::app::event::state::OpenEvent;
use crate::app::files::form::SaveTarget;
use crate::app::state::AppState;
use crate::app::update::consequences::Consequences;
use crate::app::update::now::Now;
use crate::app::{event, files, journal};
use crate::session::{MatchSession, MatchSetup};
use crate::storage::FileError;
use crate::tournament::{GamePlace, TableResult};

/// The record on the board, as it is to lie beside the event in `path`.
pub(super) fn of_board(state: &AppState, path: &Path, place: GamePlace, setup: &MatchSetup) -> Option<KeptRecord> {
    Some(KeptRecord { name: record_name(path, place, setup), text: KeptRecord::text_of(state.tree())? })
}

/// Saves the record beside the event file, under a name that gives its place.
pub(super) fn save(state: &mut AppState, place: GamePlace, setup: &MatchSetup) -> Consequences {
    let Some(path) = state.event.as_ref().and_then(|event| event.path.clone()) else { return Consequences::none() };
    let (record, told_by) = (of_board(state, &path, place, setup), state.table.file.first_revision);
    if let (Some(record), Some(event)) = (record, &mut state.event) {
        note_loose(event, place, Some(told_by), record);
    }
    let target = SaveTarget::by_name(path.with_file_name(record_name(&path, place, setup)));
    let is_its_own = state.table.file.path() == Some(target.path.as_path());
    // Another game begun at this place keeps its record, without a question at the board.
    let if_there = if is_its_own { IfThere::Replace } else { IfThere::Beside };
    files::update::file::write_anyway(state, target, if_there)
}

/// What was noted about the game on the board after its end stands in its record beside the event, too, where that lies.
pub fn keep_end(state: &mut AppState) -> Consequences {
    let over = state.as_match().filter(|session| session.verdict().is_some()).map(MatchSession::setup).cloned();
    let place = over.as_ref().and_then(|setup| state.event.as_ref()?.tournament.place_of(setup));
    match over.zip(place).filter(|_| saved_record(state).is_some()) {
        Some((setup, (place, _))) => save(state, place, &setup),
        None => Consequences::none(),
    }
}

/// The name of the current record beside the event, once it is saved there.
pub(super) fn saved_record(state: &AppState) -> Option<String> {
    let folder = state.event.as_ref()?.path.as_deref()?.parent();
    let saved = state.table.file.path().filter(|path| path.parent() == folder)?;
    saved.file_name().map(|name| name.to_string_lossy().into_owned())
}

/// Notes that the record of this game does not lie beside the event yet.
pub(super) fn note_loose(event: &mut OpenEvent, place: GamePlace, told_by: Option<u64>, record: KeptRecord) {
    let is_known =
        |it: &LooseRecord| it.place == place && (told_by.is_some() && it.told_by == told_by || it.record == record);
    event.loose.retain(|it| !is_known(it));
    event.loose.push(LooseRecord { place, told_by, record, is_written: told_by.is_some() });
}

/// The record on the board, by its first revision, lies beside the event.
pub(super) fn forget_loose(event: &mut OpenEvent, told_by: u64) {
    event.loose.retain(|it| it.told_by != Some(told_by));
}

/// Writes the records that could not be written when their games ended.
pub(super) fn write_loose(state: &mut AppState) -> Consequences {
    let on_board = state.as_match().map(|session| (session.setup().clone(), state.table.file.first_revision));
    let Some(event) = &mut state.event else { return Consequences::none() };
    let Some(folder) = event.path.as_deref().and_then(Path::parent).map(Path::to_owned) else {
        return Consequences::none();
    };
    let mut due: Vec<LooseRecord> = Vec::new();
    for loose in event.loose.iter_mut().filter(|it| !it.is_written) {
        loose.is_written = true;
        due.push(loose.clone());
    }
    let mut consequences = Consequences::none();
    for loose in due {
        let board = on_board.as_ref().filter(|(_, revision)| loose.told_by == Some(*revision));
        consequences.extend(match board {
            Some((setup, _)) => save(state, loose.place, setup),
            None => {
                let path = folder.join(&loose.record.name);
                Consequences::from(Effect::Event(EventJob::WriteRecord(Box::new(loose), path)))
            }
        });
    }
    consequences
}

/// The record was written, under this name, or why not.
pub(super) fn written(
    state: &mut AppState,
    loose: &LooseRecord,
    result: Result<String, FileError>,
    now: &Now,
) -> Consequences {
    let Some(event) = &mut state.event else { return Consequences::none() };
    // Its place may be another one by now.
    let is_it = |it: &LooseRecord| (it.told_by, &it.record) == (loose.told_by, &loose.record);
    let Some(at) = event.loose.iter().position(is_it) else { return Consequences::none() };
    let Ok(name) = result else {
        event.loose[at].is_written = false;
        event.try_later(now.at);
        return Consequences::none();
    };
    let LooseRecord { place, told_by, record, .. } = event.loose.remove(at);
    let path = event.path.as_ref().map(|path| path.with_file_name(&name));
    // What was on the board when it ended is known to be saved otherwise.
    let brought = path.filter(|_| told_by.is_none()).map(|path| BroughtRecord { path, text: record.text });
    event.brought.extend(brought);
    let there = event.tournament.result(place).filter(|there| there.record.is_none()).cloned();
    if let Some(there) = there {
        event.tournament.replace_result(place, TableResult { record: Some(name), ..there });
    }
    let mut consequences = event::update::event_file::write(state);
    consequences.extend(journal::update::saved::follow(state));
    consequences
}

/// `club-r1-t03.kifu`; the second game of a series is `club-r1-t03-g2.kifu`, and a replay ends in `-2`.
pub(super) fn record_name(event: &Path, place: GamePlace, setup: &MatchSetup) -> String {
    let stem = event.file_stem().unwrap_or_default().to_string_lossy();
    let game = if place.game > 1 { format!("-g{}", place.game) } else { String::new() };
    let attempt = if setup.attempt.number > 1 { format!("-{}", setup.attempt.number) } else { String::new() };
    format!("{stem}-r{}-t{:02}{game}{attempt}.kifu", place.round, place.table)
}
