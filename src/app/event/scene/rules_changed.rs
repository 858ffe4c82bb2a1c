//! That the rules of the event were changed after its games had begun.

use crate::app::event::form::EventPage;
use crate::app::event::state::OpenEvent;
use crate::app::scene::NoticeScene;
use crate::app::state::AppState;
use crate::text::{Arg, Text};

/// Beside the pairings, before the next game is started and as long as everything is written.
pub(super) fn note(state: &AppState, event: &OpenEvent, text: &Text) -> Option<NoticeScene> {
    let is_beside = event.page == EventPage::Pairings && !event.is_unsaved();
    let before = event.rules.as_deref().filter(|_| is_beside)?;
    let now = state.profiles.find(&event.tournament.profile).filter(|now| *now != before)?;
    let headline = text.tell("notice-rules-changed", &[("rules", Arg::from(text.profile_name(now)))]);
    Some(NoticeScene::warning(headline).line(text.say("notice-rules-changed-why")).line(text.gist(now, false)))
}
