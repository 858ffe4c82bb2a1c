//! What seldom changes: who plays at which table, its notices, its result.

use serde::Serialize;

use super::clip;
use crate::clock::SessionTime;
use crate::hall::{HallTable, LiveState, Urgency};
use crate::shogi::Color;
use crate::text::{Arg, Text};
use crate::tournament::{Round, Tournament};

/// The facts about all tables.
#[derive(Debug, Serialize)]
pub(super) struct Facts {
    /// Which page shows them.
    page: String,
    /// The title of the event.
    title: String,
    /// The round; empty if unknown.
    round: String,
    /// Whether that round is paired, and no game of it has begun.
    #[serde(rename = "waiting", skip_serializing_if = "std::ops::Not::not")]
    is_waiting: bool,
    tables: Vec<TableFacts>,
}

/// The facts about a table.
#[derive(Debug, Serialize)]
struct TableFacts {
    /// The name of its files.
    id: String,
    /// "Table 3"
    label: String,
    /// Black and White.
    names: [String; 2],
    ranks: [String; 2],
    /// A notice, or the result.
    #[serde(skip_serializing_if = "String::is_empty")]
    note: String,
    /// Whether the notice is urgent.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    urgent: bool,
    /// Whether there is a record of its moves.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    moves: bool,
    /// Whether Black has the 王, and White the 玉.
    #[serde(rename = "blackIsSenior", skip_serializing_if = "std::ops::Not::not")]
    black_is_senior: bool,
}

/// A table with the name of its files, and whether there is a record.
pub(super) struct Table<'a> {
    pub(super) id: &'a str,
    pub(super) table: &'a HallTable,
    pub(super) has_record: bool,
    /// Whether its file in the hall is damaged.
    pub(super) is_damaged: bool,
}

impl Facts {
    /// The facts as the page with the mark `page` shows them.
    pub(super) fn of(
        page: &str,
        tables: &[Table<'_>],
        title: &str,
        event: Option<&Tournament>,
        told: SessionTime,
        text: &Text,
    ) -> Self {
        let live = || tables.iter().filter_map(|it| it.table.sighting.live.as_ref());
        let named = || live().map(|live| clip::name(&live.event)).find(|event| !event.is_empty());
        let chosen = [title, event.map(|event| event.title.as_str()).unwrap_or_default()];
        let chosen = chosen.into_iter().map(clip::name).find(|title| !title.is_empty());
        let round = event.and_then(Tournament::current_round).map(|round| text.round_named(round.number, &round.name));
        let round_told = || live().map(|live| round_words(&live.round, text)).find(|round| !round.is_empty());
        Self {
            page: page.to_owned(),
            title: chosen.or_else(named).unwrap_or_else(|| text.say("site-heading")),
            is_waiting: event.and_then(Tournament::current_round).is_some_and(Round::is_awaited),
            round: clip::name(&round.or_else(round_told).unwrap_or_default()),
            tables: tables.iter().map(|table| TableFacts::of(table, told, text)).collect(),
        }
    }
}

impl Facts {
    /// Whether a round is about to begin.
    pub(super) const fn is_waiting(&self) -> bool {
        self.is_waiting
    }
}

/// A live game has only a number for a round without a name.
fn round_words(round: &str, text: &Text) -> String {
    round.trim().parse().map_or_else(|_| round.to_owned(), |number| text.round_named(number, ""))
}

impl TableFacts {
    fn of(table: &Table<'_>, told: SessionTime, text: &Text) -> Self {
        let seen = &table.table.sighting;
        let number = seen.live.as_ref().and_then(|live| live.table);
        let label = number.map(|number| text.tell("hall-table", &[("number", number.into())]));
        let name = |color: Color| match clip::name(&seen.players[color.index()].name) {
            name if name.is_empty() => text.side(color, seen.is_handicap),
            name => name,
        };
        Self {
            id: table.id.to_owned(),
            label: label.unwrap_or_else(|| clip::name(&seen.name)),
            names: Color::ALL.map(name),
            ranks: Color::ALL.map(|color| clip::name(&seen.players[color.index()].rank)),
            note: note(table, told, text),
            urgent: table.table.urgency(told) == Urgency::Noteworthy,
            moves: table.has_record,
            black_is_senior: seen.senior() == Color::Black,
        }
    }
}

/// The result, a notice, or the rest before a replay; and whether its record is damaged.
fn note(of: &Table<'_>, told: SessionTime, text: &Text) -> String {
    let table = of.table;
    let seen = &table.sighting;
    let attempt = seen.live.as_ref().map_or(1, |live| live.attempt);
    let again = (attempt > 1).then(|| text.tell("display-attempt", &[("game", Arg::from(attempt))]));
    let said = match (table.state(), &seen.outcome) {
        (LiveState::Over, Some(outcome)) => Some(text.outcome_in_short(outcome, seen.is_handicap)),
        (LiveState::Over, None) => Some(text.say("site-over")),
        (LiveState::Waiting | LiveState::Running | LiveState::Paused, _) => {
            let is_resting = seen.live.as_ref().and_then(|live| live.rest_left(table.since(told))).is_some();
            let rest = is_resting.then(|| text.say("site-rest"));
            table.notice().map(|notice| text.hall_notice(notice)).or(rest)
        }
    };
    let damaged = of.is_damaged.then(|| text.say("site-damaged"));
    again.into_iter().chain(said).chain(damaged).collect::<Vec<_>>().join(" · ")
}
