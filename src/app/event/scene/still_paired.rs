//! That somebody who takes no part in a round is still paired in it.

use crate::app::action::Action;
use crate::app::event::action::{EventAction, RoundAction};
use crate::app::event::form::EventPage;
use crate::app::event::state::OpenEvent;
use crate::app::scene::NoticeScene;
use crate::text::{Arg, Text};

/// Beside the pairings, as long as it is so and everything is written.
pub(super) fn note(event: &OpenEvent, text: &Text) -> Option<NoticeScene> {
    let is_beside = event.page == EventPage::Pairings && !event.is_unsaved();
    let still = event.tournament.still_paired().filter(|_| is_beside)?;
    let names = still.names.join(&text.say("list-comma"));
    let args = [("names", Arg::from(names)), ("count", still.names.len().into()), ("round", still.round.into())];
    let can_be_paired_anew = still.is_awaited && event.round_to_pair() == still.round;
    let advice = if can_be_paired_anew { "doubt-pair-anew" } else { "notice-still-paired-has-begun" };
    let words = text.say("notice-still-paired-why") + &text.tell(advice, &args);
    let anew = (text.tell("notice-pair-anew", &args), Action::Event(EventAction::Rounds(RoundAction::Propose)));
    let remedies = can_be_paired_anew.then_some(anew).into_iter().collect();
    let scene = NoticeScene::warning(text.tell("notice-still-paired", &args)).line(words);
    Some(NoticeScene { remedies, ..scene })
}
