//! What the user is told, and when it goes away again.

use std::time::Duration;

use crate::app::form::CopyAs;
use crate::app::practice::job::PracticeNotice;
use crate::app::state::{AppState, Document, Notice, NoticeKind, Source};
use crate::app::update::consequences::Consequences;
use crate::app::update::now::Now;
use crate::clock::SessionTime;
use crate::record::{ImportError, ImportErrorKind, Loss};

/// How long a passing notice is shown.
const PASSING: Duration = Duration::from_secs(6);

/// Tells something that stays until it has been read. What is told already is only counted.
pub fn tell(state: &mut AppState, kind: NoticeKind) {
    let times = take_equal(state, &kind).map_or(1, |before| before.times.saturating_add(1));
    forget_older(state, &kind);
    state.notices.push(Notice { kind, until: None, times });
}

/// Tells what stays as it is until somebody mends it: to find it once more is no news.
pub fn tell_fact(state: &mut AppState, kind: NoticeKind) {
    if !state.notices.iter().any(|notice| notice.kind == kind) {
        tell(state, kind);
    }
}

fn take_equal(state: &mut AppState, kind: &NoticeKind) -> Option<Notice> {
    let at = state.notices.iter().position(|notice| notice.kind == *kind)?;
    Some(state.notices.remove(at))
}

/// Takes away what was said about the same matter before.
fn forget_older(state: &mut AppState, newer: &NoticeKind) {
    let matter = newer.matter();
    state.notices.retain(|older| matter.is_none() || older.kind.matter() != matter);
}

/// Tells something that goes by itself.
pub fn tell_briefly(state: &mut AppState, kind: NoticeKind, now: SessionTime) {
    forget_refusals(state);
    take_equal(state, &kind);
    forget_older(state, &kind);
    state.notices.push(Notice { kind, until: Some(now.plus(PASSING)), times: 1 });
}

/// Tells what is on the clipboard now, in place of what was there before.
pub fn tell_copied(state: &mut AppState, what: CopyAs, losses: Vec<Loss>, now: SessionTime) {
    state.notices.retain(|notice| !matches!(notice.kind, NoticeKind::Copied { .. }));
    tell_briefly(state, NoticeKind::Copied { what, losses }, now);
}

/// Takes away what was said about moves that were not possible: a possible one has been made.
pub fn forget_refusals(state: &mut AppState) {
    state.notices.retain(|notice| !matches!(notice.kind, NoticeKind::Refused(_)));
}

/// Takes away what was said about requests and claims as well: the game is over.
pub fn forget_answers(state: &mut AppState) {
    forget_refusals(state);
    state.notices.retain(|notice| !matches!(notice.kind, NoticeKind::Answered(_)));
}

/// Takes away that the console is locked: it no longer is.
pub fn forget_lock(state: &mut AppState) {
    state.notices.retain(|notice| notice.kind != NoticeKind::ConsoleLocked);
}

/// Takes away that moves were deleted where the record has changed since: what would be undone by now is another change.
pub fn forget_deleted(state: &mut AppState) -> Consequences {
    let present = state.as_review().map(|_| state.table.file.revision);
    let is_undone_next = |kind: &NoticeKind| match kind {
        NoticeKind::MovesDeleted(deleted) => present == Some(deleted.revision),
        _ => true,
    };
    state.notices.retain(|notice| is_undone_next(&notice.kind));
    Consequences::none()
}

/// Takes away what was said about the record that was on the board, and what is no longer true of another one.
pub fn forget_record(state: &mut AppState) {
    state.notices.retain(|notice| {
        matches!(
            notice.kind,
            NoticeKind::Sound(_)
                | NoticeKind::SoundRestarted
                | NoticeKind::SettingsDamaged { .. }
                | NoticeKind::SettingsNotSaved { .. }
                | NoticeKind::KeysDropped(_)
                | NoticeKind::OwnIgnored(_)
                | NoticeKind::OwnNotKept(_)
                | NoticeKind::Safety(_)
                | NoticeKind::Practice(PracticeNotice::Schedule(_))
                | NoticeKind::NotShared(_)
                | NoticeKind::SameNumber(_)
                | NoticeKind::EventTrouble { .. }
                | NoticeKind::NotSaved { what: Document::Event, .. }
                | NoticeKind::ResultsOutside { .. }
                | NoticeKind::NoPlaceForResult(_)
                | NoticeKind::ResultWaits
                | NoticeKind::PairedBefore(_)
                | NoticeKind::OldFileStays { .. }
        )
    });
}

/// Takes away what was said about the files of events: something else is done now.
pub fn forget_event(state: &mut AppState) {
    let is_answered = |kind: &NoticeKind| {
        matches!(
            kind,
            NoticeKind::EventTrouble { .. }
                | NoticeKind::NotPaired(_)
                | NoticeKind::Unlisted(_)
                | NoticeKind::HandicapsSet(_)
        )
    };
    state.notices.retain(|notice| !is_answered(&notice.kind));
}

/// Takes away that this could not be written: it is now, wherever that may be.
pub fn forget_not_saved(state: &mut AppState, written: Document) {
    state.notices.retain(|notice| !matches!(notice.kind, NoticeKind::NotSaved { what, .. } if what == written));
}

/// Takes away that the settings could not be saved: they are now.
pub fn forget_settings_not_saved(state: &mut AppState) {
    state.notices.retain(|notice| !matches!(notice.kind, NoticeKind::SettingsNotSaved { .. }));
}

pub fn dismiss(state: &mut AppState, index: usize) -> Consequences {
    // A result that would be forgotten is the arbiter's matter.
    let is_lost_result = |notice: &Notice| matches!(notice.kind, NoticeKind::NoPlaceForResult(_));
    if state.is_console_locked() && state.notices.get(index).is_some_and(is_lost_result) {
        return refuse_locked(state);
    }
    if index < state.notices.len() {
        let dismissed = state.notices.remove(index);
        if let NoticeKind::Sound(_) = dismissed.kind {
            state.sound.put_away = state.silence();
        }
        return Consequences::none();
    }
    // Behind them stands that a record is being read.
    state.table.file.awaited = None;
    Consequences::none()
}

pub fn expire(state: &mut AppState, now: SessionTime) {
    state.notices.retain(|notice| notice.until.is_none_or(|until| until > now));
}

/// After how much time the next notice goes by itself.
pub fn next_expiry(state: &AppState, now: SessionTime) -> Option<Duration> {
    state.notices.iter().filter_map(|notice| notice.until).map(|until| until.since(now)).min()
}

/// Says that the lock keeps whoever is there from what was asked for.
pub fn refuse_locked(state: &mut AppState) -> Consequences {
    tell_briefly(state, NoticeKind::ConsoleLocked, state.day.0);
    Consequences::none()
}

/// Says why what was pasted is nothing.
pub fn tell_unreadable(state: &mut AppState, error: ImportError, now: &Now) -> Consequences {
    let is_large = matches!(error.kind, ImportErrorKind::TooLarge { .. } | ImportErrorKind::TooManyLines { .. });
    let notice = NoticeKind::NoRecord { source: Source::Clipboard, error };
    // A large text takes so long to arrive that a notice would be gone before it is seen.
    if is_large {
        tell(state, notice);
    } else {
        tell_briefly(state, notice, now.at);
    }
    Consequences::none()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::console::form::Pin;
    use crate::app::settings::form::Settings;

    #[test]
    fn that_a_result_has_no_place_is_put_away_by_nobody_but_the_arbiter() {
        let mut state = AppState::new(Settings::default());
        let unplaced = NoticeKind::NoPlaceForResult(Box::default());
        let is_told = |state: &AppState| state.notices.iter().any(|notice| notice.kind == unplaced);
        tell(&mut state, unplaced.clone());
        state.settings.arbiter.pin = Pin::keep("1234", "some salt of a day".to_owned());
        _ = dismiss(&mut state, 0);
        assert!(is_told(&state));
        forget_record(&mut state);
        assert!(is_told(&state), "another game is on the board");
        state.settings.arbiter.pin = None;
        _ = dismiss(&mut state, 0);
        assert!(!is_told(&state));
    }
}
