//! Which of the games that a hall sees belong to the event that is open, and which of its pairings the hall does not see.

use std::path::Path;

use crate::clock::SessionTime;
use crate::hall::{Hall, HallTable, Hearing, LiveGame, LiveState, Notice};
use crate::session::Player;
use crate::tournament::{InPlay, Round, Seat, Table, TableResult, Tournament};

/// The round of which games are in play, or were last.
pub fn round_played(event: &Tournament) -> Option<&Round> {
    event.rounds.iter().rev().find(|round| round.is_paired() && !round.is_awaited())
}

/// Whether a game belongs to this round of the event: its table says so, by a name that the event may have had before, or its
/// record, or the two sit there. A record that says nothing may; what a table says to be of no event does not.
pub(super) fn is_of_round(event: &Tournament, round: &Round, seen: &HallTable) -> bool {
    let sit_there = |table: &Table| black_of(table, names(seen)).is_some();
    let Some(live) = &seen.sighting.live else {
        let says_nothing = names(seen).iter().all(|name| name.is_empty());
        let by_record = by_its_record(event, seen).map(|(number, _)| number);
        return by_record.map_or(says_nothing || round.tables.iter().any(sit_there), |number| number == round.number);
    };
    let is_at_its_table = live.table.and_then(|number| round.table(number)).is_some_and(sit_there);
    let is_of_this = live.event.trim() == event.title.trim() && !live.round.is_empty();
    may_be_of(event, round, &live.round) && !live.event.trim().is_empty() && (is_at_its_table || is_of_this)
}

/// Whether a game of a round with this name can be one of this round: it may have been given another name since.
fn may_be_of(event: &Tournament, round: &Round, name: &str) -> bool {
    let is_another = |other: &Round| other.number != round.number && name == label(other);
    name == label(round) || !event.rounds.iter().any(is_another)
}

/// The result whose record this game is, with the number of its round: that is known when nothing tells its table any more.
pub fn by_its_record<'a>(event: &'a Tournament, seen: &HallTable) -> Option<(u32, &'a TableResult)> {
    let is_its = |result: &&TableResult| {
        let stem = result.record.as_ref().and_then(|record| Path::new(record).file_stem());
        stem.is_some_and(|stem| stem == seen.sighting.name.as_str())
    };
    let of_round = |round: &'a Round| round.tables.iter().flat_map(|table| &table.games).find(is_its);
    event.rounds.iter().rev().find_map(|round| Some((round.number, of_round(round)?)))
}

/// The pairing of the event that is played there, with who has Black: of the two whom its table tells, of one of them where
/// the other's name was corrected since, or of neither where the event says that this machine plays it.
pub fn pairing_of<'a>(event: &'a Tournament, seen: &HallTable) -> Option<(Seat, &'a Table)> {
    let live = seen.sighting.live.as_ref().filter(|live| live.event.trim() == event.title.trim())?;
    let rounds = || event.rounds.iter().rev().filter(|round| may_be_of(event, round, &live.round));
    let tables = || rounds().filter_map(|round| round.table(live.table?));
    let found = |black: fn(&Table, [&str; 2]) -> Option<Seat>| {
        tables().find_map(|table| Some((black(table, names(seen))?, table)))
    };
    let by_machine = || tables().find_map(|table| Some((black_on_machine(table, live)?, table)));
    found(black_of).or_else(|| found(black_of_one)).or_else(by_machine)
}

/// Who has Black at this table, if the event says that whoever wrote this plays there.
fn black_on_machine(table: &Table, live: &LiveGame) -> Option<Seat> {
    let is_this = |playing: &&InPlay| !playing.on.is_empty() && playing.on == live.writer.machine;
    table.in_play().filter(is_this).filter(|playing| playing.attempt == live.attempt)?.black
}

/// Who has Black at this table, if one of these two plays there, Black first.
fn black_of_one(table: &Table, players: [&str; 2]) -> Option<Seat> {
    let sits = |seat: Seat, player: &str| !player.is_empty() && table.player(seat).name == player;
    let has_black = |black: Seat| sits(black, players[0]) || sits(black.other(), players[1]);
    [Seat::First, Seat::Second].into_iter().find(|black| has_black(*black))
}

/// The two who play there as the event calls them, Black first: names are corrected in it while a game is played.
pub fn players_of<'a>(event: &'a Tournament, seen: &HallTable) -> Option<[&'a Player; 2]> {
    let by_record = || {
        let (result, table) = table_by_record(event, seen)?;
        Some((result.black?, table))
    };
    let (black, table) = pairing_of(event, seen).or_else(by_record)?;
    Some([table.player(black), table.player(black.other())])
}

/// Who has Black at this table, if these two play there, Black first.
fn black_of(table: &Table, players: [&str; 2]) -> Option<Seat> {
    let has_black =
        |black: Seat| [table.player(black), table.player(black.other())].map(|it| it.name.as_str()) == players;
    [Seat::First, Seat::Second].into_iter().find(|black| has_black(*black))
}

/// The pairings of a round of which the hall sees nothing, by the numbers of their tables: those with a result first.
pub(super) fn unseen(event: &Tournament, round: &Round, hall: &Hall, now: SessionTime) -> Vec<u32> {
    let is_shown = |seen: &&HallTable| is_of_round(event, round, seen) && !stands_for(event, round, seen, hall, now);
    let seen: Vec<&HallTable> = hall.in_place().into_iter().filter(is_shown).collect();
    let is_unseen = |table: &&Table| !seen.iter().any(|seen| shows(event, round, table, seen));
    let (over, open): (Vec<&Table>, Vec<&Table>) = round.tables.iter().filter(is_unseen).partition(|it| it.is_over());
    over.into_iter().chain(open).map(|table| table.number).collect()
}

/// Whether the event tells the pairing in the place of this game: it has a result of which the board or the record knows nothing,
/// or the game has gone on at another board, or as a replay. Where somebody waits for the arbiter, the board stays.
pub(super) fn stands_for(event: &Tournament, round: &Round, seen: &HallTable, hall: &Hall, now: SessionTime) -> bool {
    let is_silent = seen.hearing(now) == Hearing::Silent;
    let is_called = !is_silent && seen.notice().is_some_and(Notice::waits_for_arbiter);
    if is_called || !is_of_round(event, round, seen) {
        return false;
    }
    let result = |live: &LiveGame| {
        let table = round.tables.iter().find(|table| is_played_at(round, table, seen))?;
        table.games.get(live.series.map_or(0, |series| series.game.saturating_sub(1) as usize))
    };
    match &seen.sighting.live {
        Some(live) if seen.state() == LiveState::Over => {
            let is_replayed = live.result.as_ref().is_some_and(|result| result.is_replayed);
            let has_later_result = || result(live).is_some_and(|result| result.attempt > live.attempt);
            is_replayed && (has_later_result() || is_followed(live, seen, hall))
        }
        Some(live) if is_silent => result(live).is_some() || goes_on_elsewhere(live, seen, hall, now),
        // The board brings its own result in a moment.
        Some(live) => result(live).is_some_and(|result| result.plies.is_none()),
        None => by_its_record(event, seen).is_none() && round.tables.iter().any(|table| replaces_record(table, seen)),
    }
}

/// Whether another board has a later attempt at this game.
fn is_followed(live: &LiveGame, seen: &HallTable, hall: &Hall) -> bool {
    let is_later = |other: &&HallTable| attempt(other) > live.attempt && other.is_same_game(&seen.sighting);
    hall.in_place().iter().any(is_later)
}

/// Whether another board, of which something was heard since, has the same game.
fn goes_on_elsewhere(live: &LiveGame, seen: &HallTable, hall: &Hall, now: SessionTime) -> bool {
    let is_newer = |other: &&HallTable| other.since(now) < seen.since(now) && attempt(other) >= live.attempt;
    hall.in_place().iter().any(|other| is_newer(other) && other.is_same_game(&seen.sighting))
}

/// How many times this game was started, as its table tells; 0 where none does.
fn attempt(seen: &HallTable) -> u32 {
    seen.sighting.live.as_ref().map_or(0, |live| live.attempt)
}

/// Whether a record that no result of this pairing names is told by the pairing itself: it has a result of its own, or goes on
/// because this game does not count.
fn replaces_record(table: &Table, seen: &HallTable) -> bool {
    let has_result = table.best_of == 1 && !table.games.is_empty();
    let nobody_won = seen.sighting.outcome.as_ref().is_some_and(|outcome| outcome.winner.is_none());
    black_of(table, names(seen)).is_some() && (has_result || nobody_won && table.has_begun())
}

/// The number of the table in the event at which this game was played, where nobody else tells it.
pub fn number_of(event: &Tournament, seen: &HallTable) -> Option<u32> {
    let by_names = || round_played(event)?.tables.iter().find(|table| black_of(table, names(seen)).is_some());
    table_by_record(event, seen).map(|(_, table)| table).or_else(by_names).map(|table| table.number)
}

/// The result whose record this game is, with its pairing.
fn table_by_record<'a>(event: &'a Tournament, seen: &HallTable) -> Option<(&'a TableResult, &'a Table)> {
    let (round, result) = by_its_record(event, seen)?;
    let is_its = |table: &&Table| table.games.iter().any(|game| std::ptr::eq(game, result));
    Some((result, event.round(round)?.tables.iter().find(is_its)?))
}

/// Whether this game of the round is played at this table. A name may have been corrected since, or the pairing has moved to
/// another table.
fn is_played_at(round: &Round, table: &Table, seen: &HallTable) -> bool {
    let sit_there = |table: &Table| black_of(table, names(seen)).is_some();
    let has_moved = || round.tables.iter().any(sit_there);
    sit_there(table) || seen.told_number() == Some(table.number) && !has_moved()
}

/// Whether this game of the round is the last that is known of this pairing.
fn shows(event: &Tournament, round: &Round, table: &Table, seen: &HallTable) -> bool {
    let sit_there = |table: &Table| black_of(table, names(seen)).is_some();
    let Some(live) = &seen.sighting.live else {
        let is_last = |(_, result): (u32, &TableResult)| table.games.last() == Some(result);
        return by_its_record(event, seen).map_or(table.best_of == 1 && sit_there(table), is_last);
    };
    is_played_at(round, table, seen) && live.series.is_none_or(|series| series.game as usize >= table.games.len())
}

/// How many games the round has, and how many of them are in play: as the hall sees them, or as the event has it.
pub(super) fn counts(event: &Tournament, round: &Round, hall: &Hall) -> (usize, usize) {
    let is_open = |seen: &&HallTable| seen.state() != LiveState::Over && is_of_round(event, round, seen);
    let open: Vec<&HallTable> = hall.in_place().into_iter().filter(is_open).collect();
    let is_in_play = |table: &&Table| {
        let is_seen = || open.iter().any(|seen| shows(event, round, table, seen));
        !table.is_over() && (table.in_play().is_some() || is_seen())
    };
    (round.tables.len(), round.tables.iter().filter(is_in_play).count())
}

fn names(seen: &HallTable) -> [&str; 2] {
    seen.sighting.players.each_ref().map(|player| player.name.as_str())
}

/// What tables call a round.
fn label(round: &Round) -> String {
    if round.name.is_empty() { round.number.to_string() } else { round.name.clone() }
}
