//! A record that is changed while it is gone through is written down aside, so that neither a kill nor a power cut takes what
//! nobody has saved yet.

use std::time::Duration;

use crate::app::files::form::Storing;
use crate::app::journal::form::KeptReview;
use crate::app::journal::job::WriteJob;
use crate::app::setup::state::Covered;
use crate::app::state::{AppState, Dialog, Mode, Question, Table};
use crate::app::update::game;
use crate::app::update::now::Now;
use crate::app::whole_game::state::RunStage;
use crate::clock::SessionTime;
use crate::journal::{ReviewDraft, UnsavedReview};
use crate::session::ReviewSession;

/// How long a record has to rest after a change before it is written down.
const REST: Duration = Duration::from_secs(3);

/// After how long it is written down although somebody is changing it all the time. An engine that analyses it never lets it
/// rest, and what it has found has taken it long: then it is [`REST`] as well.
const LONGEST: Duration = Duration::from_secs(15);

/// Writes down what was changed, once it rests; forgets it once the record is saved or was left.
pub(super) fn follow(state: &mut AppState, now: &Now) -> Vec<WriteJob> {
    let Some(unsaved) = unsaved(state) else {
        return state.kept_review.take().and_then(close).into_iter().collect();
    };
    let other = state.kept_review.take_if(|kept| kept.record != unsaved.0).map(close);
    let mut jobs: Vec<WriteJob> = other.into_iter().flatten().collect();
    let kept = state.kept_review.get_or_insert_with(|| KeptReview::new(unsaved.0, now.at));
    kept.see(unsaved.1, now.at);
    if until_due(state, now.at).is_some_and(|left| left.is_zero()) {
        jobs.extend(write(state, now));
    }
    jobs
}

/// After how much time from `now` something is to be written down.
pub fn until_due(state: &AppState, now: SessionTime) -> Option<Duration> {
    let is_analysed = state.whole_game.run.as_ref().is_some_and(|run| run.stage == RunStage::Working);
    let due = state.kept_review.as_ref()?.until_due(now, if is_analysed { REST } else { LONGEST })?;
    Some(if is_leaving_asked_about(state) { Duration::ZERO } else { due })
}

/// Whether somebody is asked about leaving the record. What was changed is said to remain then, up to the last letter.
const fn is_leaving_asked_about(state: &AppState) -> bool {
    matches!(state.dialog, Some(Dialog::Question(Question::Leave(_))))
}

/// Puts the record on the board as it was changed.
pub(super) fn take_up(state: &mut AppState, review: UnsavedReview, now: &Now) {
    game::lay(state, Mode::Review(Box::new(ReviewSession::new(review.tree))), None);
    let opening = review.opening;
    let stored = Storing { encoding: opening.encoding, line_end: opening.line_end };
    (state.table.file.source, state.table.file.source_stored) = (opening.file, stored);
    state.table.file.note_change();
    let mut kept = KeptReview::new(state.table.file.first_revision, now.at);
    kept.see(state.table.file.revision, now.at);
    kept.note_written();
    state.kept_review = Some(kept);
}

/// The record that is gone through and not saved, by its first revision, and its present one.
fn unsaved(state: &AppState) -> Option<(u64, u64)> {
    let table = table(state);
    let (session, file) = (reviewed(table).filter(|_| !state.closing)?, &table.file);
    // The journal of a game that is only looked at has all of it.
    let is_in_journal = state.journal.as_ref().is_some_and(|kept| kept.record == file.first_revision);
    let is_changed = file.is_unsaved() && (session.can_undo() || !is_in_journal);
    is_changed.then_some((file.first_revision, file.revision))
}

/// What lies on the table, or beneath an exercise.
fn table(state: &AppState) -> &Table {
    state.practice_session().map_or(&state.table, |session| &session.before.0)
}

/// The record that is gone through, also beneath a position that is being set up.
fn reviewed(table: &Table) -> Option<&ReviewSession> {
    match &table.mode {
        Mode::Review(session) => Some(session),
        Mode::Setup(desk) => match &desk.before {
            Covered::Review(session) => Some(session),
            Covered::Match(_) => None,
        },
        Mode::Match(_) => None,
    }
}

fn write(state: &mut AppState, now: &Now) -> Option<WriteJob> {
    let table = table(state);
    let file = table.file.path().or(table.file.source.as_deref());
    let Storing { encoding, line_end } = table.file.stored();
    let draft = ReviewDraft::new(reviewed(table)?.tree().clone(), &now.date, file).stored_in(encoding, line_end);
    let draft = Box::new(draft);
    let kept = state.kept_review.as_mut()?;
    let is_first = !kept.is_written();
    kept.note_written();
    let name = now.in_file_name();
    Some(if is_first { WriteJob::BeginReview { name, draft } } else { WriteJob::RewriteReview(draft) })
}

fn close(kept: KeptReview) -> Option<WriteJob> {
    kept.is_written().then_some(WriteJob::Close)
}

impl KeptReview {
    /// When what was changed is to be written down.
    fn until_due(&self, now: SessionTime, longest: Duration) -> Option<Duration> {
        let (first, last) = self.unwritten()?;
        let due = last.plus(REST).min(first.plus(longest));
        Some(due.since(now))
    }
}
