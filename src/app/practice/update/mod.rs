//! Begins and ends practice, goes from one exercise to the next, and takes in what comes from the background.

mod answers;
mod beginning;
mod counting;
mod desk;
mod judging;
mod mates;
mod repertoire;
mod solutions;

pub use self::answers::{again, hint, next, play, previous, show_at};
pub use self::beginning::{begin, begin_due, edit, open_set, show, take_chosen};
pub use self::mates::{find_here, keep_from_players, look_through};
pub use self::repertoire::{awaits_library, mark, receive_library};
pub use self::solutions::give_up;

use std::time::Duration;

use super::action::PracticeAction;
use super::job::{PracticeJob, PracticeNews, PracticeNotice};
use crate::app::effect::Effect;
use crate::app::files;
use crate::app::practice::state::Stage;
use crate::app::state::{AppState, Notice, NoticeKind};
use crate::app::update::consequences::Consequences;
use crate::app::update::notices;
use crate::app::update::now::Now;
use crate::app::update::review;
use crate::clock::SessionTime;
use crate::practice::Day;
use crate::session::ReviewCommand;
use crate::storage::{FileDialogRequest, FolderFor};

/// Does what is asked for in practice.
pub fn update(state: &mut AppState, action: PracticeAction, now: &Now) -> Consequences {
    match action {
        PracticeAction::Edit(form) => edit(state, form),
        PracticeAction::BrowseFile => files::update::file::ask_for_file(state, FileDialogRequest::Exercises),
        PracticeAction::BrowseFolder => {
            files::update::file::ask_for_file(state, FileDialogRequest::Folder(FolderFor::Practice))
        }
        PracticeAction::Begin => begin(state, now),
        PracticeAction::OpenSet(path) => open_set(state, path),
        PracticeAction::BeginDue => begin_due(state, now),
        PracticeAction::Stop => stop(state),
        PracticeAction::Show(index) => show_at(state, index, now),
        PracticeAction::ShowMissed(node) => {
            state.dialog = None;
            review::go(state, ReviewCommand::GoTo(node))
        }
        PracticeAction::BeginMissed => beginning::begin_missed(state, now),
    }
}

/// Stops the search, and takes back a move that is being judged.
fn stop(state: &mut AppState) -> Consequences {
    state.practice.collecting = None;
    state.practice.looking = None;
    if state.practice_session().is_some_and(|session| session.attempt.stage == Stage::Judging) {
        judging::take_back(state);
    }
    Effect::Practice(PracticeJob::Stop).into()
}

/// Takes what comes from the background, dropping answers to outdated questions.
pub fn receive(state: &mut AppState, news: PracticeNews, now: &Now) -> Consequences {
    state.practice.today = Day::of_date(&now.date);
    match news {
        PracticeNews::Collecting { run, done, total } => {
            if let Some(collecting) = state.practice.collecting.as_mut().filter(|it| it.run == run) {
                collecting.progress = Some((done, total));
            }
            Consequences::none()
        }
        PracticeNews::Collected { run, found } => beginning::take_collected(state, run, found, now),
        PracticeNews::Found { question, mate } => mates::take_found(state, question, mate, now),
        PracticeNews::Examined { question, examination } => {
            if let Some(session) = state.practice.session.as_mut().filter(|it| it.attempt.problem == question) {
                session.attempt.examination = Some(examination);
            }
            Consequences::none()
        }
        PracticeNews::Judged { question, reply } => judging::hear(state, question, reply, now),
        PracticeNews::Looked { question, evaluation } => judging::hear_engine(state, question, evaluation, now),
        PracticeNews::Solved { question, solution } => solutions::take(state, question, solution),
        PracticeNews::LookingThrough { run, searched } => {
            if let Some(looking) = state.practice.looking.as_mut().filter(|it| it.run == run) {
                looking.searched = Some(searched);
            }
            Consequences::none()
        }
        PracticeNews::Missed { run, found } => mates::take_missed(state, run, *found, now),
        PracticeNews::Schedule(schedule) => {
            state.practice.schedule = *schedule;
            Consequences::none()
        }
        PracticeNews::Trouble(trouble) => {
            notices::tell(state, NoticeKind::Practice(PracticeNotice::Schedule(trouble)));
            Consequences::none()
        }
    }
}

/// How long until the time of an open exercise shows another second.
pub fn next_change(state: &AppState, now: SessionTime) -> Option<Duration> {
    let session = state.practice_session().filter(|session| session.attempt.is_open())?;
    let part = session.attempt.time(now).subsec_nanos();
    Some(Duration::from_nanos(u64::from(1_000_000_000 - part)))
}

/// Puts the exercise away.
pub fn leave(state: &mut AppState) -> Consequences {
    state.end_practice();
    // What a set had besides its exercises is of no use to the record that comes back.
    let is_of_set = |notice: &Notice| matches!(notice.kind, NoticeKind::Practice(PracticeNotice::LeftOut(_)));
    state.notices.retain(|notice| !is_of_set(notice));
    Effect::Practice(PracticeJob::Stop).into()
}
