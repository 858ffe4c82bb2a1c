//! What has to be told of an event: results that wait, have no place or are decided already, and pairings that differ.

use std::path::Path;

use super::{kept_words, trouble_words, unplaced_words};
use crate::app::action::Action;
use crate::app::event::action::{EventAction, RoundAction};
use crate::app::event::form::{KeptResult, UnplacedResult};
use crate::app::event::job::EventTrouble;
use crate::app::scene::NoticeScene;
use crate::text::{Arg, Text};
use crate::tournament::PairedBefore;

/// Which results wait, why, and what can be done.
pub fn results_outside(
    path: &Path,
    results: &[KeptResult],
    trouble: Option<&EventTrouble>,
    text: &Text,
) -> NoticeScene {
    let scene = NoticeScene::warning(text.say("notice-results-outside"));
    let scene = scene.shortened(results.iter().map(|kept| kept_words(kept, text)), text);
    let why = trouble.map_or_else(|| text.say("notice-results-outside-closed"), |trouble| trouble_words(trouble, text));
    let scene = scene.line(format!("{}: {why}", path.display()));
    let again = scene.remedy(text.say("event-try-again"), Action::Event(EventAction::TryAgain));
    if trouble.is_some() {
        again.remedy(text.say("event-save-elsewhere"), Action::Event(EventAction::SaveElsewhere))
    } else {
        again
    }
}

/// Which result the event has, and whom to ask.
pub fn already_decided(result: &KeptResult, text: &Text) -> NoticeScene {
    let scene = NoticeScene::warning(text.say("notice-already-decided")).line(kept_words(result, text));
    scene.line(text.say("notice-already-decided-why"))
}

pub fn no_place(unplaced: &UnplacedResult, text: &Text) -> NoticeScene {
    let why = [("event", Arg::from(unplaced.title.as_str())), ("round", unplaced.round.into())];
    NoticeScene::warning(unplaced_words(unplaced, text)).line(text.tell("notice-no-place-why", &why))
}

pub fn paired_before(paired: &PairedBefore, text: &Text) -> NoticeScene {
    let round = [("round", Arg::from(paired.round))];
    let scene = NoticeScene::warning(text.tell("notice-paired-before", &round)).line(text.paired_before(paired));
    let anew = || (text.tell("notice-pair-anew", &round), Action::Event(EventAction::Rounds(RoundAction::Propose)));
    NoticeScene { remedies: paired.can_be_paired_anew.then(anew).into_iter().collect(), ..scene }
}

pub fn paired_elsewhere(round: u32, text: &Text) -> NoticeScene {
    let headline = text.tell("notice-paired-elsewhere", &[("round", round.into())]);
    NoticeScene::warning(headline).line(text.say("notice-paired-elsewhere-why"))
}
