//! Games are written down while they are played, and taken up again when they were broken off.
//!
//! Nothing here asks what was done: the match keeps a log of that, and whatever is new in it is written down after every
//! action, tick and answer from outside.

use std::path::{Path, PathBuf};

use super::{Now, board, console, notices, open};
use crate::app::effect::{Effect, JournalJob, JournalNews};
use crate::app::state::{
    AppState, BrokenOffGame, Dialog, KeptGame, LeaveFor, Mode, NoticeKind, Question, SafetyNotice,
};
use crate::journal::{DamageKind, JOURNAL_ENDING, Scribe};
use crate::record::{LineEnd, RecordFormat, TextEncoding, to_bytes};
use crate::session::MatchSession;
use crate::storage::JournalNews as KeeperNews;

/// Writes down what is new, and asks about games that were broken off when nothing else goes on.
pub(super) fn follow(state: &mut AppState, now: &Now) -> Vec<Effect> {
    let mut jobs = Vec::new();
    if let Some(kept) = state.journal.as_ref().filter(|kept| is_done(state, kept)) {
        jobs.push(if kept.is_adjourned { JournalJob::LetGo } else { JournalJob::Close });
        state.journal = None;
    }
    jobs.extend(write(state, now));
    ask(state);
    jobs.into_iter().map(Effect::Journal).collect()
}

/// Whether nobody goes on with the game here: it was left, or it is over and its record saved.
fn is_done(state: &AppState, kept: &KeptGame) -> bool {
    state.closing || state.file.first_revision != kept.record || !is_worth_keeping(state)
}

fn is_worth_keeping(state: &AppState) -> bool {
    state.game_in_progress() || state.file.is_unsaved()
}

fn write(state: &mut AppState, now: &Now) -> Vec<JournalJob> {
    let Mode::Match(session) = &state.mode else { return Vec::new() };
    let Some(kept) = &mut state.journal else { return begin(state, now) };
    kept.is_adjourned = session.is_adjourned();
    let lines = kept.scribe.follow(session);
    if !lines.is_empty() {
        return vec![JournalJob::Append(lines), save_record(session)];
    }
    if kept.scribe.is_beat_due(session, now.at) { vec![JournalJob::Beat(kept.scribe.beat(now.at))] } else { Vec::new() }
}

/// Begins a journal as soon as something was done that somebody would miss.
fn begin(state: &mut AppState, now: &Now) -> Vec<JournalJob> {
    let Mode::Match(session) = &state.mode else { return Vec::new() };
    if session.log().is_empty() || state.closing || !is_worth_keeping(state) {
        return Vec::new();
    }
    let (scribe, lines) = Scribe::begin(session, &now.date);
    let job = JournalJob::Begin { name: name_of(&now.date), lines };
    let record = save_record(session);
    let is_adjourned = session.is_adjourned();
    state.journal = Some(KeptGame { scribe, record: state.file.first_revision, is_adjourned });
    vec![job, record]
}

/// `2026/11/21 14:30:05` becomes `20261121-143005`.
fn name_of(date: &str) -> String {
    date.chars().filter_map(|c| if c == ' ' { Some('-') } else { Some(c).filter(char::is_ascii_digit) }).collect()
}

fn save_record(session: &MatchSession) -> JournalJob {
    let bytes = to_bytes(session.tree(), RecordFormat::Kif, TextEncoding::Utf8, LineEnd::CrLf);
    JournalJob::SaveRecord(bytes.unwrap_or_default())
}

/// Asks about the next game that was broken off, unless something else goes on.
fn ask(state: &mut AppState) {
    let is_free = state.dialog.is_none() && !state.would_lose_record(&LeaveFor::NewGame);
    let nobody_waits = state.ceremony.is_none() && state.clock_desk.is_none();
    if is_free && nobody_waits && !state.broken_off.is_empty() && state.as_setup().is_none() {
        _ = open(state, Dialog::Question(Question::TakeUp));
    }
}

/// Takes the game up that was asked about. The others are asked about at the next start.
pub(super) fn take_up(state: &mut AppState) -> Vec<Effect> {
    let Some(game) = state.broken_off.first().cloned() else { return Vec::new() };
    state.broken_off.clear();
    let BrokenOffGame { path, mut bytes, recovered } = game;
    bytes.truncate(recovered.whole);
    let damage = recovered.damage.filter(|damage| damage.kind != DamageKind::Torn);
    let is_damaged = damage.is_some();
    let (session, scribe, lines) = recovered.take_up();
    let is_adjourned = session.is_adjourned();
    bytes.extend_from_slice(lines.as_bytes());
    put_on_board(state, session);
    if let Some(damage) = damage {
        notices::tell(
            state,
            NoticeKind::Safety(SafetyNotice::JournalDamaged {
                path: path.clone(),
                line: damage.line,
                lost: damage.lost,
            }),
        );
    }
    state.journal = Some(KeptGame { scribe, record: state.file.first_revision, is_adjourned });
    if !is_damaged {
        return vec![Effect::Journal(JournalJob::TakeUp { path, bytes })];
    }
    // What could not be read may be worth something to somebody: that file is kept as it is, among the old ones.
    let mended = mended(&path);
    vec![Effect::Journal(JournalJob::Discard(path)), Effect::Journal(JournalJob::TakeUp { path: mended, bytes })]
}

/// A name for a journal that takes the place of a damaged one.
fn mended(damaged: &Path) -> PathBuf {
    let name = damaged.file_stem().unwrap_or_default().to_string_lossy().into_owned();
    damaged.with_file_name(format!("{name}-mended")).with_extension(JOURNAL_ENDING)
}

fn put_on_board(state: &mut AppState, session: MatchSession) {
    state.next_game = session.next_game().map(Box::new);
    state.result_shown = session.verdict().is_some();
    state.mode = Mode::Match(Box::new(session));
    state.file = state.file.of_next(None);
    state.file.note_change();
    (state.shown_occurrence, state.ceremony, state.rest_until) = (None, None, None);
    notices::forget_record(state);
    board::cancel(state);
    console::drop_draft(state);
}

/// The game that was asked about stays where it is until the next start.
pub(super) fn keep_for_later(state: &mut AppState) {
    if !state.broken_off.is_empty() {
        state.broken_off.remove(0);
    }
}

/// The game that was asked about is not wanted any more.
pub(super) fn discard(state: &mut AppState) -> Vec<Effect> {
    if state.broken_off.is_empty() {
        return Vec::new();
    }
    let game = state.broken_off.remove(0);
    vec![Effect::Journal(JournalJob::Discard(game.path))]
}

pub(super) fn receive(state: &mut AppState, news: JournalNews, now: &Now) -> Vec<Effect> {
    match news {
        JournalNews::Found(games, unreadable) => {
            state.broken_off = games;
            unreadable
                .into_iter()
                .for_each(|file| notices::tell(state, NoticeKind::Safety(SafetyNotice::JournalUnreadable(file))));
        }
        JournalNews::NotAlone => notices::tell(state, NoticeKind::Safety(SafetyNotice::NotAlone)),
        JournalNews::Written(KeeperNews::NotSafe { path, trouble }) => {
            forget_danger(state);
            notices::tell(state, NoticeKind::Safety(SafetyNotice::GameNotSafe { path, trouble }));
        }
        JournalNews::Written(KeeperNews::SafeAgain) => {
            forget_danger(state);
            notices::tell_briefly(state, NoticeKind::Safety(SafetyNotice::GameSafeAgain), now.at);
        }
        JournalNews::Written(KeeperNews::WriterReplaced) => {
            notices::tell(state, NoticeKind::Safety(SafetyNotice::WorkerDied("journal".to_owned())));
        }
        JournalNews::Discarded(_, Ok(kept_as)) => {
            notices::tell_briefly(state, NoticeKind::Safety(SafetyNotice::JournalPutAside(kept_as)), now.at);
        }
        JournalNews::Discarded(path, Err(reason)) => notices::tell(state, NoticeKind::NotSaved { path, reason }),
    }
    Vec::new()
}

/// Takes away what was said about a journal that is not safe: it is, or something else is to be said.
fn forget_danger(state: &mut AppState) {
    state.notices.retain(|notice| !matches!(notice.kind, NoticeKind::Safety(SafetyNotice::GameNotSafe { .. })));
}
