//! What two machines have changed otherwise, in words: how it is here, and how it is in the file.

use crate::app::dialogs::scene::question::plain;
use crate::app::event::form::SystemChoice;
use crate::app::event::scene::pairing_rules::{column_of, system_name};
use crate::app::event::scene::result_words::{in_play_or_results, in_play_words};
use crate::app::handicaps::scene::table_name;
use crate::app::scene::QuestionScene;
use crate::app::state::AppState;
use crate::rules::HandicapTable;
use crate::text::{Arg, Text};
use crate::tournament::{Clash, Entrant, PairingRules, Remover, Round, StandingWords, Table, TableTime, Versions};

/// Asks whether ours is to be taken. All is told, both as it is here and as it is in the file.
pub(super) fn clashes_question(state: &AppState, clashes: &[Clash], text: &Text) -> QuestionScene {
    let lines: Vec<String> = clashes.iter().map(|clash| clash_words(state, clash, text)).collect();
    plain(text, "clashes", &[("clashes", lines.join("\n").into())])
}

/// Asks whether a pairing is to be removed that somebody has removed and somebody else has changed.
pub(super) fn removed_question(state: &AppState, round: u32, table: &Table, by: Remover, text: &Text) -> QuestionScene {
    let name = match by {
        Remover::Here => "removed-here",
        Remover::There => "removed-there",
    };
    let [first, second] = [&table.first, &table.second].map(|player| Arg::from(player.name.clone()));
    let found = state.event.as_ref().and_then(|event| event.tournament.round(round));
    let round = text.round_named(round, found.map_or("", |round| &round.name));
    let words = state_of(table, text);
    let args = [
        ("round", round.into()),
        ("table", table.number.into()),
        ("first", first),
        ("second", second),
        ("words", words.into()),
    ];
    plain(text, name, &args)
}

fn clash_words(state: &AppState, clash: &Clash, text: &Text) -> String {
    let line = |what: String, ours: String, theirs: String| {
        let name = if ours == theirs { "clash-in-detail" } else { "clash-versions" };
        text.tell(name, &[("what", what.into()), ("ours", ours.into()), ("theirs", theirs.into())])
    };
    match clash {
        Clash::Title(Versions { ours, theirs }) => line(text.say("clash-title"), ours.clone(), theirs.clone()),
        Clash::Profile(Versions { ours, theirs }) => {
            let name = |id: &str| state.profiles.find(id).map_or(id, |profile| text.profile_name(profile)).to_owned();
            line(text.say("clash-profile"), name(ours), name(theirs))
        }
        Clash::Time(Versions { ours, theirs }) => {
            line(text.say("clash-time"), text.time_control(*ours), text.time_control(*theirs))
        }
        Clash::Handicaps(Versions { ours, theirs }) => {
            let name =
                |table: &Option<HandicapTable>| table.as_ref().map_or_else(|| nothing(text), |it| table_name(it, text));
            line(text.say("clash-handicaps"), name(ours), name(theirs))
        }
        Clash::Rules(Versions { ours, theirs }) => {
            let [ours, theirs] = [ours, theirs].map(|rules| rules_words(rules.as_ref(), text));
            line(text.say("clash-rules"), ours, theirs)
        }
        Clash::Round(Versions { ours, theirs }) => {
            let what = text.round_named(theirs.number, "");
            line(what, round_words(ours, text), round_words(theirs, text))
        }
        Clash::Player(Versions { ours, theirs }) => {
            let told = line(player_called(theirs), player_words(ours, text), player_words(theirs, text));
            let count = if ours.name == theirs.name { 0 } else { pairings_of(state, theirs) };
            let named = (count > 0).then(|| text.tell("clash-pairings", &[("count", count.into())]));
            std::iter::once(told).chain(named).collect::<Vec<_>>().join("\n")
        }
        Clash::Listed(Versions { ours, theirs }) => {
            let what = ours.as_deref().or(theirs.as_deref()).map(player_called).unwrap_or_default();
            let words =
                |it: Option<&Entrant>| it.map_or_else(|| text.say("clash-removed"), |it| player_words(it, text));
            line(what, words(ours.as_deref()), words(theirs.as_deref()))
        }
        Clash::Pairing { versions: Versions { ours, theirs }, .. } => {
            let pair = pair_words(theirs, text);
            let what = match theirs.in_play() {
                Some(playing) => {
                    let words = in_play_words(playing, text);
                    text.tell("clash-pair-in-play", &[("pair", pair.into()), ("words", words.into())])
                }
                None => pair,
            };
            line(what, terms_words(ours, theirs, text), terms_words(theirs, ours, text))
        }
        // Each has a question of its own.
        Clash::Result { .. } | Clash::Removed { .. } => String::new(),
        Clash::Seating { round, versions: Versions { ours, theirs } } => {
            let [ours, theirs] = [ours, theirs].map(|tables| tables_words(tables, text));
            line(text.round_named(*round, ""), ours, theirs)
        }
    }
}

fn nothing(text: &Text) -> String {
    text.say("clash-nothing")
}

/// What is told of it, or that it is nothing.
fn listed(parts: Vec<String>, text: &Text) -> String {
    let parts: Vec<String> = parts.into_iter().filter(|part| !part.is_empty()).collect();
    if parts.is_empty() { nothing(text) } else { parts.join(&text.say("list-comma")) }
}

fn rules_words(rules: Option<&PairingRules>, text: &Text) -> String {
    let rules = rules.cloned().unwrap_or_default();
    let system = SystemChoice::of(&rules.system);
    let order = rules.order.iter().map(|it| text.column(column_of(*it, system)));
    listed(std::iter::once(text.say(system_name(system))).chain(order).collect(), text)
}

fn round_words(round: &Round, text: &Text) -> String {
    let starts = round.starts.map(|starts| starts.to_string()).unwrap_or_default();
    let minutes = round.lasts.map(|lasts| text.tell("clash-minutes", &[("count", (lasts.as_secs() / 60).into())]));
    listed(vec![round.name.clone(), starts, minutes.unwrap_or_default()], text)
}

fn player_words(player: &Entrant, text: &Text) -> String {
    let rating = player.rating.map(|rating| rating.to_string()).unwrap_or_default();
    let also = player.also.join(&text.say("list-comma"));
    let Entrant { name, rank, club, team, .. } = player.clone();
    let withdrawn = player.withdrawn_after.map(|round| text.tell("clash-withdrawn", &[("round", round.into())]));
    listed(vec![name, also, rank, club, team, rating, withdrawn.unwrap_or_default()], text)
}

fn player_called(player: &Entrant) -> String {
    format!("{} {}", player.number, player.name)
}

/// In how many pairings a player is known by a name.
fn pairings_of(state: &AppState, player: &Entrant) -> usize {
    let rounds = state.event.iter().flat_map(|event| &event.tournament.rounds);
    let names = rounds.flat_map(|round| &round.tables).map(|table| [&table.first.name, &table.second.name]);
    names.filter(|names| names.iter().any(|name| player.is_called(name))).count()
}

/// "Table 2, Chiba – Doi"
fn pair_words(table: &Table, text: &Text) -> String {
    let [first, second] = [&table.first, &table.second].map(|player| Arg::from(player.name.clone()));
    text.tell("clash-pair", &[("table", table.number.into()), ("first", first), ("second", second)])
}

/// What is otherwise about a pairing than in `other`.
fn terms_words(table: &Table, other: &Table, text: &Text) -> String {
    let mut parts = Vec::new();
    if (table.number, &table.first, &table.second) != (other.number, &other.first, &other.second) {
        parts.push(pair_words(table, text));
        parts.extend([&table.first, &table.second].map(|player| player.rank.clone()));
    }
    if table.terms != other.terms {
        parts.push(text.terms(table));
    }
    if table.best_of != other.best_of {
        parts.push(text.tell("event-best-of", &[("best", table.best_of.into())]));
    }
    if table.time != other.time {
        parts.push(table.time_of_next().map_or_else(|| text.say("clash-event-time"), |time| times_words(time, text)));
    }
    listed(parts, text)
}

fn times_words(time: TableTime, text: &Text) -> String {
    let [first, second] = [time.first, time.second].map(|time| text.time_control(time));
    if first == second { first } else { format!("{first} – {second}") }
}

/// Each pairing with what has been played at it.
fn tables_words(tables: &[Table], text: &Text) -> String {
    let told = |table: &Table| {
        let so_far = in_play_or_results(table, text);
        [Some(pair_words(table, text)), so_far].into_iter().flatten().collect::<Vec<_>>().join(": ")
    };
    let told: Vec<String> = tables.iter().map(told).collect();
    if told.is_empty() { nothing(text) } else { told.join(&text.say("clash-between")) }
}

/// What was played at a pairing, or else its terms.
fn state_of(table: &Table, text: &Text) -> String {
    in_play_or_results(table, text).unwrap_or_else(|| text.terms(table))
}
