//! A game that was found has been shown: only then is it known that the program lives with its journal.

use crate::app::effect::Effect;
use crate::app::journal::form::ToBeShown;
use crate::app::journal::job::{JournalJob, JournalNews};
use crate::app::state::AppState;

/// What the next frames have to show, now that this has come.
pub fn awaited(news: &JournalNews) -> Option<ToBeShown> {
    match news {
        JournalNews::Found(games, _) => (!games.is_empty()).then_some(ToBeShown::Next),
        JournalNews::StillBrokenOff(_) | JournalNews::GoesOnElsewhere(_) => Some(ToBeShown::Next),
        JournalNews::NothingFound
        | JournalNews::NotAlone
        | JournalNews::NoLocks(_)
        | JournalNews::Written(..)
        | JournalNews::Left(_)
        | JournalNews::ClearedAway
        | JournalNews::Discarded(..) => None,
    }
}

/// A frame was laid out. That the one before it has been painted, this one shows.
pub fn note_frame(state: &mut AppState) -> Option<Effect> {
    let (next, effect) = match state.to_be_shown? {
        ToBeShown::Next => (Some(ToBeShown::Painted), None),
        ToBeShown::Painted => (None, Some(Effect::Journal(JournalJob::Shown))),
    };
    state.to_be_shown = next;
    effect
}
