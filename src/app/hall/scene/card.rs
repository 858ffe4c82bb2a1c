//! The card of a table in the hall view.

use std::time::Duration;

use super::ending::HallEnding;
use super::series::HallSeries;
use super::{Seen, attempt_words, rest_words};
use crate::app::hall::state::{number_of, players_of};
use crate::app::scene::sides::mark;
use crate::clock::{SessionTime, whole_secs};
use crate::hall::{HallTable, Hearing, LiveStage, Urgency};
use crate::picture::PieceFace;
use crate::record::notation::{kanji_number, piece_kanji, time_digits};
use crate::shogi::{Color, Position, Square};
use crate::text::{Arg, Language, Text};
use crate::tournament::Tournament;

/// The card of a table.
#[derive(Clone, Debug)]
pub struct HallCard {
    /// By which the table is known.
    pub name: String,
    /// "Table 3"
    pub table: String,
    /// The same without "Table".
    pub number: String,
    /// That somebody waits there for the arbiter.
    pub call: Option<HallCall>,
    /// The pieces on the board, with Black at the bottom.
    pub pieces: Vec<(Square, PieceFace)>,
    /// The squares of the last move: where it came from and where it went.
    pub last: [Option<Square>; 2],
    /// White and Black.
    pub sides: [HallSide; 2],
    /// What is worth less than a notice: which game of a series it is, and which attempt at it where one before did not count. It
    /// may be empty.
    pub remark: String,
    /// What everybody should know: the result, a notice, silence.
    pub notice: Option<String>,
    /// Whether it is shown pale: over, or not heard of.
    pub is_pale: bool,
    /// Whether it should be looked at first.
    pub is_urgent: bool,
    /// Whether an earlier game of the two does not count.
    pub is_replay: bool,
}

/// A player at a table.
#[derive(Clone, Debug)]
pub struct HallSide {
    /// ☗ and the name.
    pub name: String,
    /// The pieces in hand: 飛金三歩五, or in English 飛金3歩5.
    pub hand: String,
    /// The clock; empty where none is known.
    pub digits: String,
    /// Whether the clock runs.
    pub is_running: bool,
    /// Whether there is hardly any time left.
    pub is_urgent: bool,
}

/// Somebody waits for the arbiter.
#[derive(Clone, Debug)]
pub struct HallCall {
    /// The number of the table, or its name.
    pub number: String,
    /// What for.
    pub words: String,
}

impl HallCard {
    /// The card of `table` as it is at `now`.
    pub fn of(table: &HallTable, seen: Seen<'_>, now: SessionTime) -> Self {
        let (text, event) = (seen.text, seen.event);
        let told = notice(table, seen, now);
        let series = HallSeries::of(table, seen).map(|series| series.words_with_sides(text));
        let sides = [Color::White, Color::Black].map(|color| HallSide::of(table, seen, color, now));
        let seen = &table.sighting;
        let (faces, senior) = (seen.position.board().iter(), seen.senior());
        let urgency = table.urgency(now);
        let attempt = seen.live.as_ref().map_or(1, |live| live.attempt);
        let remark: Vec<String> = series.into_iter().chain(attempt_words(attempt, text)).collect();
        Self {
            name: seen.name.clone(),
            table: table_words(table, event, text),
            number: table_number(table, event),
            call: call(table, event, text),
            pieces: faces.map(|(square, piece)| (square, PieceFace::of(piece, Color::Black, senior))).collect(),
            last: [seen.last_move.and_then(|mv| mv.from()), seen.last_move.map(|mv| mv.to())],
            sides,
            notice: told.map(|words| remark.iter().cloned().chain([words]).collect::<Vec<_>>().join(" · ")),
            remark: remark.join(" · "),
            is_pale: matches!(urgency, Urgency::Over | Urgency::Stale) || table.hearing(now) == Hearing::Silent,
            is_urgent: matches!(urgency, Urgency::Noteworthy | Urgency::ShortOfTime),
            is_replay: attempt > 1,
        }
    }
}

/// "Table 3", or the name of the files where nobody tells a number.
fn table_words(table: &HallTable, event: Option<&Tournament>, text: &Text) -> String {
    let name = || table.sighting.name.clone();
    number(table, event).map_or_else(name, |number| text.tell("hall-table", &[("number", number.into())]))
}

/// Its number alone.
pub fn table_number(table: &HallTable, event: Option<&Tournament>) -> String {
    number(table, event).map_or_else(|| table.sighting.name.clone(), |number| number.to_string())
}

/// The number that its files tell, or else that of its pairing in the event.
fn number(table: &HallTable, event: Option<&Tournament>) -> Option<u32> {
    table.told_number().or_else(|| number_of(event?, table))
}

fn call(table: &HallTable, event: Option<&Tournament>, text: &Text) -> Option<HallCall> {
    let notice = table.notice().filter(|notice| notice.waits_for_arbiter())?;
    Some(HallCall { number: table_number(table, event), words: text.hall_notice(notice) })
}

impl HallSide {
    /// `color` at `table`, as the event that is open calls whoever plays there.
    pub fn of(table: &HallTable, seen: Seen<'_>, color: Color, now: SessionTime) -> Self {
        let of_event = seen.event.and_then(|event| players_of(event, table));
        let player = of_event.map_or(&table.sighting.players[color.index()], |players| players[color.index()]);
        let side = seen.text.side(color, table.sighting.is_handicap);
        let name = if player.name.is_empty() { side } else { player.name.clone() };
        let clock = table.clock(color, now);
        let is_running = table.running(now) == Some(color);
        let is_short = clock.is_some_and(|(clock, left)| is_short(clock.stage, left));
        Self {
            name: format!("{} {name}", mark(color)),
            hand: hand_words(&table.sighting.position, color, seen.text),
            digits: clock.map(|(clock, left)| digits(clock.stage, left)).unwrap_or_default(),
            is_running,
            is_urgent: is_running && is_short,
        }
    }
}

fn is_short(stage: LiveStage, left: Duration) -> bool {
    match stage {
        LiveStage::Main | LiveStage::Byoyomi | LiveStage::Consideration => left <= Duration::from_secs(10),
        LiveStage::Untimed | LiveStage::Delay | LiveStage::Flagged => false,
    }
}

/// What is left is rounded up, as on every clock here.
fn digits(stage: LiveStage, shown: Duration) -> String {
    time_digits(if stage == LiveStage::Untimed { shown.as_secs() } else { whole_secs(shown) })
}

/// Kanji and counts, the most valuable first: 飛金三, or in English 飛金3.
pub fn hand_words(position: &Position, color: Color, text: &Text) -> String {
    let held = position.hand(color).iter();
    let number = |count: u8| match text.language() {
        _ if count < 2 => String::new(),
        Language::English => count.to_string(),
        Language::Japanese => kanji_number(count),
    };
    held.map(|(kind, count)| format!("{}{}", piece_kanji(kind), number(count))).collect()
}

/// What everybody should know of a table.
pub fn notice(table: &HallTable, seen: Seen<'_>, now: SessionTime) -> Option<String> {
    let text = seen.text;
    if let Some(ending) = HallEnding::of(table, seen) {
        let ended = ending.sentence;
        return Some(if ending.is_replayed { format!("{ended} · {}", text.say("event-state-replay")) } else { ended });
    }
    if let Some(left) = table.sighting.live.as_ref().and_then(|live| live.rest_left(table.since(now))) {
        return Some(rest_words(left, text));
    }
    let is_silent = table.hearing(now) == Hearing::Silent;
    let told = table.notice().filter(|notice| !is_silent || notice.waits_for_arbiter());
    let told = told.map(|notice| text.hall_notice(notice));
    let silence = is_silent.then(|| {
        let minutes = usize::try_from(table.since(now).as_secs() / 60).unwrap_or(usize::MAX);
        text.tell("hall-silent", &[("minutes", Arg::from(minutes))])
    });
    told.or(silence)
}
