//! How a game of an event ended, and where it is in play, in words.

use crate::app::event::scene::progress::end_words;
use crate::rules::EndReason;
use crate::text::{Arg, Text};
use crate::tournament::{GameEnd, InPlay, Table, TableResult};

/// In play since 19:04 on machine 3.
pub(super) fn in_play_words(playing: &InPlay, text: &Text) -> String {
    let since = ("since", Arg::from(playing.since.to_string()));
    if playing.on.is_empty() {
        text.tell("event-in-play", &[since])
    } else {
        text.tell("event-in-play-on", &[since, ("machine", playing.on.as_str().into())])
    }
}

/// "Chiba won by default", "Doi won (Foul: Two pawns)"
pub(super) fn result_words(table: &Table, result: &TableResult, text: &Text) -> String {
    let end = GameEnd { winner: result.winner, reason: result.reason.clone(), foul: result.foul };
    let words = end_of(table, &end, text);
    let Some(by_record) = &result.by_record else { return words };
    let by_record = end_of(table, by_record, text);
    text.tell("event-result-by-hand", &[("result", words.into()), ("record", by_record.into())])
}

/// Who won, and why where that is told.
fn end_of(table: &Table, end: &GameEnd, text: &Text) -> String {
    let is_default = end.reason == Some(EndReason::Default);
    let (won, drawn) = match is_default {
        true => ("event-result-default", "event-result-double-default"),
        false => ("event-result-won", "event-result-drawn"),
    };
    let words = match end.winner {
        Some(seat) => text.tell(won, &[("name", table.player(seat).name.as_str().into())]),
        None => text.say(drawn),
    };
    match end.reason.as_ref().filter(|_| !is_default) {
        Some(reason) => {
            let why = end_words(reason, end.foul, text);
            text.tell("event-result-why", &[("result", words.into()), ("why", why.into())])
        }
        None => words,
    }
}

/// The results of a pairing, or else since when and where it is in play; `None` before its first game.
pub(super) fn in_play_or_results(table: &Table, text: &Text) -> Option<String> {
    let results = table.games.iter().map(|result| result_words(table, result, text));
    let in_play = table.in_play().map(|playing| in_play_words(playing, text));
    let told: Vec<String> = results.chain(in_play).collect();
    (!told.is_empty()).then(|| told.join(&text.say("list-comma")))
}
