//! What the user made and keeps in files of its own.

use super::{handicaps, notices, rules, schedules};
use crate::app::effect::{Effect, OwnJob, OwnNews};
use crate::app::state::{AppState, NoticeKind, OwnFile, OwnKind, OwnTrouble};

/// Has `own` kept; `text` writes it.
pub(super) fn keep<T>(kind: OwnKind, own: OwnFile<T>, text: impl FnOnce(&T) -> String) -> Effect {
    let content = text(&own.content);
    Effect::Own(OwnJob::Keep { kind, file: OwnFile { name: own.name, content } })
}

/// Takes in what became of a job.
pub(super) fn receive(state: &mut AppState, news: OwnNews) -> Vec<Effect> {
    let troubles = match news {
        OwnNews::Profiles(own, faulty) => rules::shelve(state, own, faulty),
        OwnNews::HandicapTables(own, faulty) => handicaps::shelve(state, own, faulty),
        OwnNews::Schedules(own, faulty) => schedules::shelve(state, own, faulty),
        OwnNews::NotKept(trouble) => {
            notices::tell(state, NoticeKind::OwnNotKept(trouble));
            Vec::new()
        }
    };
    troubles.into_iter().for_each(|trouble: OwnTrouble| notices::tell(state, NoticeKind::OwnIgnored(trouble)));
    Vec::new()
}
