//! Every question about an event in words, with what is known of the games and results in it.

use std::path::Path;

use crate::app::dialogs::scene::question::plain;
use crate::app::event::form::{EventForm, KeptResult, UnplacedResult};
use crate::app::event::job::EventTrouble;
use crate::app::event::scene::clashes::{clashes_question, removed_question};
use crate::app::event::scene::result_words::{in_play_or_results, in_play_words, result_words};
use crate::app::event::scene::trouble_words;
use crate::app::event::state::EventQuestion;
use crate::app::files::form::file_name;
use crate::app::scene::QuestionScene;
use crate::app::state::AppState;
use crate::session::Player;
use crate::text::{Arg, Text};
use crate::tournament::{GamePlace, InPlay, Seat, Table, TableResult};

/// A question about an event.
pub fn event_question(state: &AppState, question: &EventQuestion, text: &Text) -> QuestionScene {
    match question {
        EventQuestion::Replace(path) | EventQuestion::ReplaceList { path, .. } => {
            plain(text, "replace", &[("path", file_name(path).into())])
        }
        EventQuestion::Damaged(path) => QuestionScene {
            alternative: Some(text.say("question-damaged-event-replace")),
            is_grave: false,
            ..plain(text, "damaged-event", &damaged_words(state, path, text))
        },
        EventQuestion::Clashes(clashes) => clashes_question(state, clashes, text),
        EventQuestion::Removed { round, table, by } => removed_question(state, *round, table, *by, text),
        EventQuestion::OtherResult { place, result } => {
            plain(text, "other-result", &other_result_words(state, *place, result, text))
        }
        EventQuestion::TakeUp(place) if result_at(state, *place).is_some() => {
            plain(text, "take-up-played", &result_there(state, *place, text))
        }
        EventQuestion::TakeUp(place) => plain(text, "take-up-elsewhere", &in_play(state, *place, text)),
        EventQuestion::InPlay(place) => plain(text, "in-play", &in_play(state, *place, text)),
        EventQuestion::EarlierInPlay(place) => plain(text, "earlier-in-play", &earlier_in_play(state, *place, text)),
        EventQuestion::ResultInPlay { place, result } => {
            plain(text, "in-play-result", &result_in_play(state, *place, result, text))
        }
        EventQuestion::StillPlaying { place, name, elsewhere } => {
            plain(text, "still-playing", &still_playing(state, *place, name, *elsewhere, text))
        }
        EventQuestion::NotInPlay(place) => plain(text, "not-in-play", &in_play(state, *place, text)),
        EventQuestion::TakeAway(place) => plain(text, "take-away", &result_there(state, *place, text)),
        EventQuestion::LoseResults { path, lost, .. } => {
            plain(text, "lose-results", &[("path", file_name(path).into()), ("count", (*lost).into())])
        }
        EventQuestion::RemovePairing { table, players } => remove_question(state, *table, players, text),
        EventQuestion::LoseByDefault { table, seat, name } => {
            let number = if *seat == Seat::First { "1" } else { "2" };
            let nameless = || text.tell("pairing-player", &[("number", number.into())]);
            let name = if name.is_empty() { nameless() } else { name.clone() };
            plain(text, "lose-by-default", &[("table", (*table).into()), ("name", name.into())])
        }
        EventQuestion::ChangeStarted { round, table, .. } => change_question(state, *round, *table, text),
        EventQuestion::DetailsInPlay(form) => details_question(state, form, text),
        EventQuestion::DropProposal(_) => plain(text, "drop-proposal", &[]),
        EventQuestion::Leave(_) => plain(text, "leave-event", &[]),
    }
}

/// What is wrong with the file of the event, if it can no longer be read.
fn damage(state: &AppState) -> Option<&EventTrouble> {
    state.event.as_ref()?.told.as_ref().filter(|trouble| trouble.is_damage())
}

/// The file, what is wrong with it, and the results that are only here.
fn damaged_words(state: &AppState, path: &Path, text: &Text) -> Vec<(&'static str, Arg<'static>)> {
    let trouble = damage(state).map(|trouble| trouble_words(trouble, text)).unwrap_or_default();
    vec![("path", file_name(path).into()), ("trouble", trouble.into()), ("ours", ours(state, text).into())]
}

/// The results of ours that the file does not hold yet, each with its table; empty where there are none.
fn ours(state: &AppState, text: &Text) -> String {
    let Some(event) = &state.event else { return String::new() };
    let told = event.new_results().into_iter().filter_map(|(place, _, result)| {
        let table = event.tournament.table(place.round, place.table)?;
        Some(told_at(table, &result, text))
    });
    let told: Vec<String> = told.collect();
    match &told[..] {
        [] => text.say("question-damaged-event-none"),
        told => text.tell("question-damaged-event-ours", &[("results", told.join(&text.say("list-comma")).into())]),
    }
}

/// Table 2, Chiba won
fn told_at(table: &Table, result: &TableResult, text: &Text) -> String {
    let words = result_words(table, result, text);
    text.tell("question-damaged-event-result", &[("table", table.number.into()), ("result", words.into())])
}

/// Table 2: Chiba won
pub fn kept_words(kept: &KeptResult, text: &Text) -> String {
    let [first, second] = kept.players.clone().map(|name| Player { name, rank: String::new() });
    let words = result_words(&Table::new(kept.table, first, second), &kept.result, text);
    text.told_of(&text.tell("hall-table", &[("number", kept.table.into())]), &words)
}

/// The result of table 2, Chiba – Doi, was not written to an event.
pub fn unplaced_words(unplaced: &UnplacedResult, text: &Text) -> String {
    let [first, second] = unplaced.players.each_ref().map(|name| Arg::from(name.as_str()));
    let table = ("table", Arg::from(unplaced.table));
    if unplaced.players.iter().all(String::is_empty) {
        return text.tell("notice-no-place-table", &[table]);
    }
    text.tell("notice-no-place", &[table, ("first", first), ("second", second)])
}

/// The table, the game before the one that is to be started, and since when and where that is in play.
fn earlier_in_play(state: &AppState, place: GamePlace, text: &Text) -> Vec<(&'static str, Arg<'static>)> {
    let table = state.event.as_ref().and_then(|event| event.tournament.table(place.round, place.table));
    let earlier = table.and_then(Table::earlier_on_board);
    let words = earlier.map(|playing| in_play_words(playing, text)).unwrap_or_default();
    let game = earlier.map_or(place.game - 1, |playing| playing.game);
    vec![("table", Arg::from(place.table)), ("game", game.into()), ("words", words.into()), ("next", place.game.into())]
}

/// The table, and since when and where it is in play.
fn in_play(state: &AppState, place: GamePlace, text: &Text) -> Vec<(&'static str, Arg<'static>)> {
    let table = state.event.as_ref().and_then(|event| event.tournament.table(place.round, place.table));
    let there = table.and_then(|table| Some((table, table.in_play().filter(|playing| playing.game == place.game)?)));
    let words = there.map(|(table, playing)| in_play_with_toss(table, playing, text)).unwrap_or_default();
    vec![("table", Arg::from(place.table)), ("words", words.into())]
}

/// Asks whether a pairing is to be removed, and says so where a machine plays it.
fn remove_question(state: &AppState, number: u32, [first, second]: &[String; 2], text: &Text) -> QuestionScene {
    let args = [("table", Arg::from(number)), ("first", first.as_str().into()), ("second", second.as_str().into())];
    let table = state.event.as_ref().and_then(|event| event.shown_round()?.table(number));
    match table.and_then(Table::in_play) {
        Some(playing) => {
            let words = Arg::from(in_play_words(playing, text));
            plain(text, "remove-in-play", &args.into_iter().chain([("words", words)]).collect::<Vec<_>>())
        }
        None => plain(text, "remove-pairing", &args),
    }
}

/// Asks whether a pairing is to be changed whose game a machine has started, and says where and since when, or how it ended.
fn change_question(state: &AppState, round: u32, number: u32, text: &Text) -> QuestionScene {
    let table = state.event.as_ref().and_then(|event| event.tournament.table(round, number));
    let words = table.and_then(|table| in_play_or_results(table, text)).unwrap_or_default();
    let is_in_play = table.is_some_and(|table| table.in_play().is_some());
    let name = if is_in_play { "change-in-play" } else { "change-played" };
    plain(text, name, &[("table", number.into()), ("words", words.into())])
}

/// Asks whether the event is to be changed while games are in play, names their tables, and says what would become of them.
fn details_question(state: &AppState, form: &EventForm, text: &Text) -> QuestionScene {
    let event = state.event.as_ref().map(|event| &event.tournament);
    let tables = event.iter().flat_map(|event| event.rounds.iter().flat_map(|round| &round.tables));
    let in_play = tables.filter(|table| table.in_play().is_some()).map(|table| table.number.to_string());
    let in_play: Vec<String> = in_play.collect();
    let args = [("count", Arg::from(in_play.len())), ("tables", in_play.join(&text.say("list-comma")).into())];
    let is_renamed = event.is_some_and(|event| event.title != form.title.trim());
    let name = if is_renamed { "rename-in-play" } else { "change-event-in-play" };
    plain(text, name, &args)
}

/// Since when and where it is in play, and how the pawns fell for it.
fn in_play_with_toss(table: &Table, playing: &InPlay, text: &Text) -> String {
    let words = in_play_words(playing, text);
    let Some((black, tossed)) = playing.toss() else { return words };
    let name = table.player(black).name.clone();
    let args = [("words", Arg::from(words)), ("name", name.into()), ("toss", tossed.to_owned().into())];
    text.tell("event-in-play-tossed", &args)
}

/// The same, and the result that is brought.
fn result_in_play(
    state: &AppState,
    place: GamePlace,
    result: &TableResult,
    text: &Text,
) -> Vec<(&'static str, Arg<'static>)> {
    let table = state.event.as_ref().and_then(|event| event.tournament.table(place.round, place.table));
    let after = table.map(|table| result_words(table, result, text)).unwrap_or_default();
    in_play(state, place, text).into_iter().chain([("after", after.into())]).collect()
}

/// The table, who is still playing elsewhere, and where.
fn still_playing(
    state: &AppState,
    place: GamePlace,
    name: &str,
    (round, table): (u32, u32),
    text: &Text,
) -> Vec<(&'static str, Arg<'static>)> {
    let tournament = state.event.as_ref().map(|event| &event.tournament);
    let there = tournament.and_then(|tournament| tournament.table(round, table)?.in_play());
    let words = there.map(|playing| in_play_words(playing, text)).unwrap_or_default();
    let round = tournament.and_then(|tournament| tournament.round(round));
    let round = round.map(|round| text.round_named(round.number, &round.name)).unwrap_or_default();
    vec![
        ("table", Arg::from(place.table)),
        ("name", name.to_owned().into()),
        ("round", round.into()),
        ("there", table.into()),
        ("words", words.into()),
    ]
}

fn result_at(state: &AppState, place: GamePlace) -> Option<&TableResult> {
    state.event.as_ref()?.tournament.result(place)
}

/// The table, and the result that is there.
fn result_there(state: &AppState, place: GamePlace, text: &Text) -> Vec<(&'static str, Arg<'static>)> {
    let table = state.event.as_ref().and_then(|event| event.tournament.table(place.round, place.table));
    let index = place.game.saturating_sub(1) as usize;
    let there = table.and_then(|table| Some((table, table.games.get(index)?)));
    let before = there.map(|(table, result)| result_words(table, result, text)).unwrap_or_default();
    vec![("table", Arg::from(place.table)), ("before", before.into())]
}

/// The same, and the result that is brought.
fn other_result_words(
    state: &AppState,
    place: GamePlace,
    result: &TableResult,
    text: &Text,
) -> Vec<(&'static str, Arg<'static>)> {
    let event = state.event.as_ref();
    let there = event.and_then(|event| event.tournament.result(place));
    let Some(table) = event.and_then(|event| event.tournament.table(place.round, place.table)) else {
        return result_there(state, place, text);
    };
    let [before, after] = [there, Some(result)].map(|result| result.map(|result| result_words(table, result, text)));
    // Two games that ended alike are told apart by what they were.
    let says_more = before == after;
    let words = |result: Option<&TableResult>, words: Option<String>| {
        let game = result.filter(|_| says_more).map(|result| game_words(result, text)).unwrap_or_default();
        format!("{}{game}", words.unwrap_or_default())
    };
    vec![
        ("table", Arg::from(place.table)),
        ("first", table.first.name.clone().into()),
        ("second", table.second.name.clone().into()),
        ("before", words(there, before).into()),
        ("after", words(Some(result), after).into()),
    ]
}

/// ", 8 moves, club-r2-t01-2.kifu"
fn game_words(result: &TableResult, text: &Text) -> String {
    let moves = result.plies.map(|plies| text.tell("result-moves", &[("count", plies.into())]));
    let parts = moves.into_iter().chain(result.record.clone());
    parts.map(|part| format!("{}{part}", text.say("list-comma"))).collect()
}
