//! Keeps results that are not in their events yet on the disk, so that neither a kill nor a power cut loses one.

use std::path::{Path, PathBuf};

use crate::app::effect::Effect;
use crate::app::event::form::{KeptResult, Lacks};
use crate::app::event::job::{EventJob, EventTrouble};
use crate::app::event::state::ToldEnd;
use crate::app::event::update::records;
use crate::app::state::{AppState, Document, NoticeKind};
use crate::app::update::consequences::Consequences;
use crate::app::update::notices;
use crate::shogi::Color;
use crate::tournament::GamePlace;

/// Keeps new results, and forgets those that have arrived.
pub(super) fn follow(state: &mut AppState) -> Consequences {
    if state.closing {
        return Consequences::none();
    }
    let waiting = state.to_be_kept();
    if waiting == state.kept.results {
        return Consequences::none();
    }
    let before = std::mem::replace(&mut state.kept.results, waiting);
    let is_new = |kept: &&KeptResult| !before.contains(kept);
    let keep = state.kept.results.iter().filter(is_new).cloned().map(Box::new).map(EventJob::Keep);
    let mut jobs: Vec<EventJob> = keep.collect();
    let gone = before.into_iter().filter(|kept| !state.kept.results.contains(kept));
    jobs.extend(gone.map(Box::new).map(EventJob::Forget));
    jobs.into_iter().map(Effect::Event).collect()
}

/// Forgets the results of an event that is left, which was asked about.
pub(super) fn abandon(state: &mut AppState) -> Consequences {
    let Some(path) = state.event.as_ref().and_then(|event| event.path.clone()) else { return Consequences::none() };
    let all = std::mem::take(&mut state.kept.results);
    let (abandoned, others) = all.into_iter().partition(|kept| kept.event == path);
    state.kept.results = others;
    forget_told(state, &path);
    let jobs = Vec::into_iter(abandoned).map(Box::new).map(EventJob::Forget);
    jobs.map(Effect::Event).collect()
}

/// The end of a game whose event cannot be read now: its result goes into that as soon as it can. `None` where there is nothing to
/// be kept.
pub(super) fn keep_end(state: &mut AppState, event: &Path, end: &ToldEnd) -> Option<Consequences> {
    let (setup, game) = (&end.setup, end.setup.event.as_ref()?);
    let result = end.result(end.black_as_begun()?)?;
    let name = |color: Color| setup.player(color).name.clone();
    let place = GamePlace { round: game.round, table: game.table, game: game.game };
    let kept = KeptResult {
        event: event.to_owned(),
        title: game.event.clone(),
        round: game.round,
        table: game.table,
        game: game.game,
        players: [name(game.first), name(game.first.opponent())],
        result,
        lacks: Lacks::Result { before: None },
        record: records::of_board(state, event, place, setup),
    };
    state.kept.results.push(kept.clone());
    state.kept.retry = Some(state.day.0);
    let trouble = state.kept.trouble.clone();
    tell(state, event, trouble);
    Some(Consequences::from(Effect::Event(EventJob::Keep(Box::new(kept)))))
}

/// This end was taken back, or decided otherwise: its result waits no longer for its event, which is returned.
pub(super) fn forget_end(state: &mut AppState, end: &ToldEnd) -> (Option<PathBuf>, Consequences) {
    let Some((game, black)) = end.setup.event.as_ref().zip(end.black_as_begun()) else { return Default::default() };
    let open = state.event.as_ref().and_then(|event| event.path.clone());
    let is_its = |kept: &mut KeptResult| {
        let is_there = (kept.round, kept.table, kept.game) == (game.round, game.table, game.game);
        // What waits for the open event is found out anew.
        let is_elsewhere = Some(&kept.event) != open.as_ref();
        is_elsewhere && is_there && kept.title == game.event && end.is_told_by(&kept.result, black)
    };
    let gone: Vec<KeptResult> = state.kept.results.extract_if(.., is_its).collect();
    for kept in &gone {
        forget_told(state, &kept.event);
        let trouble = state.kept.trouble.clone();
        tell(state, &kept.event, trouble);
    }
    let event = gone.first().map(|kept| kept.event.clone());
    (event, gone.into_iter().map(Box::new).map(EventJob::Forget).map(Effect::Event).collect())
}

/// Shows which results wait for the event at `path`, and why, if any do.
pub(super) fn tell(state: &mut AppState, path: &Path, trouble: Option<EventTrouble>) -> bool {
    let mut results = state.waiting_results();
    results.retain(|kept| kept.event == path);
    state.kept.trouble.clone_from(&trouble);
    if results.is_empty() {
        return false;
    }
    let kind = NoticeKind::ResultsOutside { path: path.to_owned(), results, trouble };
    if !state.notices.iter().any(|notice| notice.kind == kind) {
        notices::tell(state, kind);
    }
    true
}

/// Removes the notice about results that waited for the event at `event`.
pub(super) fn forget_told(state: &mut AppState, event: &Path) {
    let is_of_it = |kind: &NoticeKind| matches!(kind, NoticeKind::ResultsOutside { path, .. } if path == event);
    state.notices.retain(|notice| !is_of_it(&notice.kind));
    notices::forget_not_saved(state, Document::Event);
}
