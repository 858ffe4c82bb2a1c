//! The pairings of a round.

use crate::app::event::scene::progress::{Progress, game_here};
use crate::app::event::state::OpenEvent;
use crate::app::hall::state::pairing_of;
use crate::app::scene::sides::mark;
use crate::app::state::AppState;
use crate::clock::SessionTime;
use crate::hall::{HallTable, LiveState};
use crate::session::Player;
use crate::shogi::{Color, Handicap};
use crate::text::Text;
use crate::tournament::{Absence, Entrant, GamePlace, Mark, Seat, Table, TeamMatch};

pub(super) const SEATS: [Seat; 2] = [Seat::First, Seat::Second];

/// A pairing in the table of a round.
#[derive(Clone, Debug)]
pub struct PairingRow {
    /// The number of the table.
    pub table: u32,
    /// What a screen reader says: "Table 2: 甲 – 乙, not begun"
    pub label: String,
    /// Both players, the one who is named first at the left.
    pub players: [RowPlayer; 2],
    /// The score of a series; a line otherwise.
    pub score: String,
    /// The handicap; empty if there is none.
    pub handicap: String,
    /// How far it has come.
    pub state: String,
    /// Whether it is being played.
    pub is_running: bool,
    /// Whether it is the chosen one.
    pub is_chosen: bool,
}

/// Two teams that meet in the round.
#[derive(Clone, Debug)]
pub struct MatchRow {
    /// Before which of the pairings it stands, by place.
    pub before: usize,
    /// Both teams, each with its number.
    pub teams: [String; 2],
    /// What they have won at their boards; a line before a game is over.
    pub score: String,
}

/// A player without an opponent in the round.
#[derive(Clone, Debug)]
pub struct ByeRow {
    /// As entered.
    pub name: String,
    /// 段級, as entered; may be empty.
    pub rank: String,
    /// That there is no opponent.
    pub words: String,
}

/// A player in the table of a round.
#[derive(Clone, Debug)]
pub struct RowPlayer {
    /// The name, after ☗ or ☖ if known.
    pub name: String,
    /// 段級, as entered; may be empty.
    pub rank: String,
    /// ○ or ●; nothing while it is open.
    pub mark: String,
    /// Whether this player has won.
    pub is_winner: bool,
}

/// The pairings of the round that is shown.
pub(super) fn rows(state: &AppState, event: &OpenEvent, text: &Text, now: SessionTime) -> Vec<PairingRow> {
    let tables = event.shown_round().map_or(&[][..], |round| &round.tables);
    let hall = state.hall.as_ref().map(|view| view.hall.in_order(now)).unwrap_or_default();
    tables.iter().map(|table| PairingRow::of(state, event, table, &hall, text)).collect()
}

/// The meetings of teams in the round that is shown.
pub(super) fn matches(event: &OpenEvent) -> Vec<MatchRow> {
    let matches = event.shown_round().map(|round| event.tournament.team_matches(round)).unwrap_or_default();
    let row = |it: TeamMatch| MatchRow {
        before: it.before,
        teams: it.teams.each_ref().map(ToString::to_string),
        score: it.score(),
    };
    matches.into_iter().map(row).collect()
}

/// Those who have no opponent in the round that is shown, and those who asked to sit it out.
pub(super) fn byes(event: &OpenEvent, text: &Text) -> Vec<ByeRow> {
    let Some(round) = event.shown_round().filter(|round| round.is_paired()) else { return Vec::new() };
    let players = &event.tournament.players;
    let rank = |player: &Entrant| event.tournament.rank_and_team(&player.player());
    let bye = |name: &String| {
        let rank = players.iter().find(|player| player.is_called(name)).map(rank).unwrap_or_default();
        ByeRow { name: name.clone(), rank, words: text.say("event-bye") }
    };
    let asked = players.iter().filter(|player| player.absence(round.number) == Some(Absence::Asked));
    let asked = asked.map(|player| ByeRow {
        name: player.name.clone(),
        rank: rank(player),
        words: text.absence(Absence::Asked),
    });
    round.byes.iter().map(bye).chain(asked).collect()
}

impl PairingRow {
    fn of(state: &AppState, event: &OpenEvent, table: &Table, hall: &[&HallTable], text: &Text) -> Self {
        let progress = Progress::of(state, event, table, hall);
        let words = match is_interrupted(state, event, table) {
            true => text.say("event-interrupted-here"),
            false => progress.words(table, text),
        };
        let named = SEATS.map(|seat| name(table.player(seat), text)).join(" – ");
        let number = text.tell("hall-table", &[("number", table.number.into())]);
        let score = table.score();
        let handicap = table.handicap();
        let black = table.black_told().or_else(|| black_seen(state, event, table, hall));
        Self {
            table: table.number,
            label: format!("{number}: {named}, {words}"),
            players: SEATS.map(|seat| RowPlayer::of(table, seat, black, text)),
            score: if table.best_of > 1 { format!("{} – {}", score.first, score.second) } else { "–".to_owned() },
            handicap: if handicap == Handicap::Even { String::new() } else { text.handicap(handicap) },
            state: words,
            is_running: matches!(progress, Progress::Here { .. } | Progress::Elsewhere { .. } | Progress::Started(_)),
            is_chosen: event.table == Some(table.number),
        }
    }
}

impl RowPlayer {
    fn of(table: &Table, seat: Seat, black: Option<Seat>, text: &Text) -> Self {
        let player = table.player(seat);
        let result = table.mark(seat);
        Self {
            name: match black {
                Some(black) => {
                    format!("{} {}", mark(if black == seat { Color::Black } else { Color::White }), name(player, text))
                }
                None => name(player, text),
            },
            // Their teams stand above the boards.
            rank: player.rank.clone(),
            mark: if result == Mark::Open { String::new() } else { result.sign().to_string() },
            is_winner: matches!(result, Mark::Won | Mark::WonByDefault),
        }
    }
}

/// Whether the next game of this table was broken off on this machine, and is not played elsewhere meanwhile.
pub(super) fn is_interrupted(state: &AppState, event: &OpenEvent, table: &Table) -> bool {
    let place = GamePlace { round: event.round, table: table.number, game: table.next_game() };
    !table.is_over() && state.interrupted_at(place).is_some()
}

pub(super) fn name(player: &Player, text: &Text) -> String {
    if player.name.is_empty() { text.say("event-nobody") } else { player.name.clone() }
}

/// Who has Black in a game for which the pawns have fallen and that has no result yet: as it is on this board, or as its
/// table tells.
pub(super) fn black_seen(state: &AppState, event: &OpenEvent, table: &Table, hall: &[&HallTable]) -> Option<Seat> {
    if table.is_over() {
        return None;
    }
    if let Some(session) = game_here(state, event, table) {
        return event.tournament.place_of(session.setup()).map(|(_, black)| black);
    }
    let title = &event.tournament.title;
    let plays = |seen: &&&HallTable| {
        let live = seen.sighting.live.as_ref().filter(|live| live.state != LiveState::Over);
        live.is_some_and(|live| live.table == Some(table.number) && live.event == *title)
    };
    let (black, played) = pairing_of(&event.tournament, hall.iter().find(plays)?)?;
    std::ptr::eq(played, table).then_some(black)
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;
    use crate::app::settings::form::Settings;
    use crate::clock::TimeControl;
    use crate::hall::{LiveGame, LiveState, Sighting, Venue};
    use crate::session::{MatchSession, MatchSetup};
    use crate::tournament::Tournament;

    fn player(name: &str) -> Player {
        Player { name: name.to_owned(), rank: String::new() }
    }

    #[test]
    fn who_has_black_on_another_board_is_known_although_a_name_was_corrected() {
        let session = MatchSession::new(MatchSetup { players: ["Ann", "Ben"].map(player), ..MatchSetup::default() });
        let place = Venue { event: "Cup".to_owned(), table: Some(3), ..Venue::default() };
        let live = LiveGame { state: LiveState::Running, ..LiveGame::of(&session, SessionTime::default(), &place) };
        let seen = Sighting::of("t03", None, Some(&live)).unwrap();
        let seen = HallTable::new(seen, Duration::ZERO, SessionTime::default());
        for ([first, second], black) in
            [(["Ben", "Ann"], Some(Seat::Second)), (["Benjamin", "Ann"], Some(Seat::Second)), (["Cleo", "Dora"], None)]
        {
            let mut event = Tournament::new("Cup".to_owned(), "casual".to_owned(), TimeControl::UNTIMED);
            event.set_tables(1, vec![Table::new(3, player(first), player(second))]);
            let (state, event) = (AppState::new(Settings::default()), OpenEvent::new(event, None));
            let table = event.tournament.table(1, 3).unwrap();
            assert_eq!(black_seen(&state, &event, table, &[&seen]), black, "{first}");
        }
    }
}
