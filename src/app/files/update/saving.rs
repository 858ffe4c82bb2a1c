//! What became of a record that was to be saved.

use std::path::PathBuf;

use crate::app::effect::WriteFailure;
use crate::app::files::form::SaveTarget;
use crate::app::files::job::SaveFailure;
use crate::app::state::{AppState, Dialog, Document, NextUp, NoticeKind, PathPurpose, Question};
use crate::app::update::consequences::{Consequences, Next, ask};
use crate::app::update::notices;
use crate::app::update::now::Now;
use crate::app::{collection, event, files};
use crate::storage::FileError;

/// Takes in that this revision of a record was written, or asks what is to be done about what is in the way.
pub fn receive(
    state: &mut AppState,
    target: SaveTarget,
    revision: u64,
    result: Result<(), SaveFailure>,
    now: &Now,
) -> Consequences {
    let failure = match result {
        Ok(()) => return saved(state, target, revision, now),
        Err(SaveFailure::File(WriteFailure::System(reason))) => return not_saved(state, target.path, reason),
        Err(failure) => failure,
    };
    if revision < state.table.file.first_revision {
        // Another record has come meanwhile, which is not to lie there; this one was left unsaved.
        return Consequences::none();
    }
    ask(match failure {
        SaveFailure::Incomplete { losses, if_there } => Question::Lose { target, losses, if_there },
        SaveFailure::Unencodable(character) => Question::SaveAsUtf8 { target, character },
        SaveFailure::File(WriteFailure::AlreadyThere) => Question::Replace(target),
        SaveFailure::File(WriteFailure::ChangedMeanwhile | WriteFailure::System(_)) => Question::ReplaceChanged(target),
    })
}

fn saved(state: &mut AppState, target: SaveTarget, revision: u64, now: &Now) -> Consequences {
    let path = target.path.clone();
    let told = NoticeKind::Saved { what: Document::Record, path: path.clone() };
    if revision < state.table.file.first_revision {
        // Another record has come meanwhile, which does not lie there.
        notices::tell_briefly(state, told, now.at);
        return Consequences::none();
    }
    let next = state.table.file.after_saving.take();
    if matches!(&state.dialog, Some(Dialog::Path(dialog)) if matches!(dialog.purpose, PathPurpose::Save(_))) {
        state.dialog = None;
    }
    state.table.file.note_saved(target, revision);
    notices::tell_briefly(state, told, now.at);
    collection::update::note_saved(state, &path);
    let mut effects = files::update::opening::remember(state, &path);
    effects.extend(event::update::note_record(state));
    effects.extend(next.into_iter().flat_map(|what_for| leave_saved(state, what_for)));
    effects
}

/// Leaves the record that was saved, unless something has been changed meanwhile or a position would be lost besides.
fn leave_saved(state: &mut AppState, what_for: NextUp) -> Consequences {
    if state.table.file.is_unsaved() || state.would_lose_setup(&what_for) {
        ask(Question::Leave(what_for))
    } else {
        Next::LeaveNow(what_for).into()
    }
}

fn not_saved(state: &mut AppState, path: PathBuf, reason: FileError) -> Consequences {
    state.table.file.is_gone |= matches!(reason, FileError::NoFolder(_)) && state.table.file.path() == Some(&path);
    event::update::note_unsaved_record(state, &path);
    if files::update::file::tell_not_saved(state, Document::Record, path, reason) {
        return Consequences::none();
    }
    // Whoever was leaving can still do so.
    state.table.file.after_saving.take().map_or_else(Consequences::none, |what_for| ask(Question::Leave(what_for)))
}
