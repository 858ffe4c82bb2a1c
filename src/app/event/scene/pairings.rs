//! The pairings of a round, and the selected one.

use crate::app::event::action::HandResult;
use crate::app::event::scene::result_words::in_play_words;
use crate::app::event::scene::toss::tosses_before;
use crate::app::event::state::OpenEvent;
use crate::app::hall::scene::{attempt_words, with_attempt};
use crate::app::hall::state::black_of;
use crate::app::scene::sides::mark;
use crate::app::state::AppState;
use crate::clock::SessionTime;
use crate::hall::{HallTable, LiveState, Notice};
use crate::rules::{EndReason, FoulKind};
use crate::session::{MatchSession, MatchStatus, Player};
use crate::shogi::{Color, Handicap};
use crate::text::{Arg, Text};
use crate::tournament::{Absence, Entrant, GamePlace, InPlay, Mark, Seat, Table, TableResult, TeamMatch};

const SEATS: [Seat; 2] = [Seat::First, Seat::Second];

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
    /// The name.
    pub name: String,
    /// The rank.
    pub rank: String,
    /// That there is no opponent.
    pub words: String,
}

/// A player in the table of a round.
#[derive(Clone, Debug)]
pub struct RowPlayer {
    /// The name, after ☗ or ☖ if known.
    pub name: String,
    /// The rank.
    pub rank: String,
    /// ○ or ●; nothing while it is open.
    pub mark: String,
    /// Whether this player has won.
    pub is_winner: bool,
}

/// The chosen pairing, and what can be done with it.
#[derive(Clone, Debug)]
pub struct ChosenScene {
    /// "Table 2: 甲 3-dan – 乙 1-dan"
    pub headline: String,
    /// Who has Black, from which position, and which game of the series it is.
    pub terms: String,
    /// The words on the button that starts a game; `None` if none is left, or it is on the board.
    pub start: Option<String>,
    /// The results that can be entered by hand.
    pub results: Vec<(HandResult, String)>,
    /// The one that is entered, where there is a single game.
    pub entered: Option<HandResult>,
    /// Whether it has a result that can be removed, or was started: then it can be said not to be played.
    pub can_be_undone: bool,
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
fn is_interrupted(state: &AppState, event: &OpenEvent, table: &Table) -> bool {
    let place = GamePlace { round: event.round, table: table.number, game: table.next_game() };
    !table.is_over() && state.interrupted_at(place).is_some()
}

fn name(player: &Player, text: &Text) -> String {
    if player.name.is_empty() { text.say("event-nobody") } else { player.name.clone() }
}

/// How far a pairing has come.
enum Progress {
    /// It is being played on this board.
    Here {
        /// How many times it was started.
        attempt: u32,
    },
    /// It is being played at another board.
    Elsewhere {
        /// After so many moves.
        plies: usize,
        /// How many times it was started.
        attempt: u32,
    },
    /// It is adjourned, on this board or at another.
    Adjourned {
        /// How many times it was started.
        attempt: u32,
    },
    /// It is to be played again on this board, because the game on it does not count.
    ToBeReplayed,
    /// It was started, the file of the event says when and where.
    Started(InPlay),
    /// Games of it have been played, and more are to come.
    Between,
    /// Nothing has been played.
    Open,
    /// It is over.
    Over,
}

impl Progress {
    fn of(state: &AppState, event: &OpenEvent, table: &Table, hall: &[&HallTable]) -> Self {
        let here = game_here(state, event, table);
        let status = here.map(MatchSession::status);
        let attempt = here.map_or(1, |session| session.setup().series.game);
        let is_live = |seen: &&&HallTable| {
            let live = seen.sighting.live.as_ref();
            live.is_some_and(|live| live.table == Some(table.number) && live.event == event.tournament.title)
                && matches!(seen.state(), LiveState::Running | LiveState::Paused)
        };
        match (status, hall.iter().find(is_live)) {
            _ if table.is_over() => Self::Over,
            (Some(_), _) if here.is_some_and(MatchSession::is_adjourned) => Self::Adjourned { attempt },
            (Some(MatchStatus::Waiting | MatchStatus::Running | MatchStatus::Paused), _) => Self::Here { attempt },
            (Some(MatchStatus::Over(_)), _) if state.table.next_game.is_some() => Self::ToBeReplayed,
            (_, Some(seen)) => {
                let live = seen.sighting.live.as_ref();
                let attempt = live.map_or(1, |live| live.attempt);
                match live.and_then(|live| live.notice) {
                    Some(Notice::Adjourned) => Self::Adjourned { attempt },
                    Some(_) | None => Self::Elsewhere { plies: seen.sighting.plies, attempt },
                }
            }
            (_, None) => Self::by_file(table),
        }
    }

    /// The state of a pairing by the event file, if no board reports it.
    fn by_file(table: &Table) -> Self {
        match table.in_play() {
            Some(playing) => Self::Started(playing.clone()),
            None if table.games.is_empty() => Self::Open,
            None => Self::Between,
        }
    }

    fn words(&self, table: &Table, text: &Text) -> String {
        match self {
            Self::Here { attempt } => with_attempt(*attempt, text.say("event-state-here"), text),
            Self::Elsewhere { plies, attempt } => {
                let words = text.tell("event-state-elsewhere", &[("plies", Arg::from(*plies))]);
                with_attempt(*attempt, words, text)
            }
            Self::Adjourned { attempt } => with_attempt(*attempt, text.say("hall-adjourned"), text),
            Self::Started(playing) => with_attempt(playing.attempt, in_play_words(playing, text), text),
            Self::ToBeReplayed => text.say("event-state-replay"),
            Self::Between => text.tell("event-state-between", &[("game", table.next_game().into())]),
            Self::Open => text.say("event-state-open"),
            Self::Over => {
                let only = table.games.first().filter(|_| table.best_of == 1);
                let words = only.and_then(|game| reason(game, text));
                let words = words.unwrap_or_else(|| text.say("event-state-over"));
                with_attempt(only.map_or(1, |game| game.attempt), words, text)
            }
        }
    }
}

/// Why a game ended, if known, or that it was decided by hand.
fn reason(game: &TableResult, text: &Text) -> Option<String> {
    let nobody_came = game.winner.is_none() && game.reason == Some(EndReason::Default);
    if nobody_came {
        return Some(text.say("event-result-double-default"));
    }
    if game.is_by_hand() {
        return Some(text.say("event-state-by-hand"));
    }
    game.reason.as_ref().map(|reason| end_words(reason, game.foul, text))
}

/// Why a game ended, a foul with its name.
pub(super) fn end_words(reason: &EndReason, foul: Option<FoulKind>, text: &Text) -> String {
    let reason = text.end_reason(reason);
    match foul {
        Some(foul) => {
            text.tell("event-state-foul", &[("reason", reason.into()), ("foul", text.foul_kind(foul).into())])
        }
        None => reason,
    }
}

/// The game on the board, if it is one of this pairing that has no result yet.
fn game_here<'a>(state: &'a AppState, event: &OpenEvent, table: &Table) -> Option<&'a MatchSession> {
    let session = state.as_match()?;
    let (place, _) = event.tournament.place_of(session.setup())?;
    let is_next = place.round == event.round && place.table == table.number && place.game == table.next_game();
    is_next.then_some(session)
}

/// Who has Black in a game for which the pawns have fallen and that has no result yet: as it is on this board, or as its
/// table tells.
fn black_seen(state: &AppState, event: &OpenEvent, table: &Table, hall: &[&HallTable]) -> Option<Seat> {
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
    let players = hall.iter().find(plays)?.sighting.players.each_ref().map(|player| player.name.as_str());
    black_of(table, players)
}

impl ChosenScene {
    pub(super) fn of(state: &AppState, event: &OpenEvent, text: &Text) -> Option<Self> {
        let table = event.chosen()?;
        let hall = state.hall.as_ref().map(|view| view.hall.in_place()).unwrap_or_default();
        let knows_rules = state.profiles.find(&event.tournament.profile).is_some();
        let is_here = game_here(state, event, table).is_some_and(MatchSession::is_in_progress);
        let number = text.tell("hall-table", &[("number", table.number.into())]);
        let players = SEATS.map(|seat| {
            let player = table.player(seat);
            format!("{} {}", name(player, text), event.tournament.rank_and_team(player)).trim_end().to_owned()
        });
        let start = if is_interrupted(state, event, table) {
            text.say("event-resume")
        } else if table.best_of > 1 {
            text.tell("event-start-game", &[("game", table.next_game().into())])
        } else {
            text.say("event-start")
        };
        Some(Self {
            headline: format!("{number}: {}", players.join(" – ")),
            terms: terms(table, black_seen(state, event, table, &hall), text),
            start: Some(start).filter(|_| !table.is_over() && knows_rules && !is_here),
            results: results(table, text),
            entered: entered(table),
            can_be_undone: !table.games.is_empty() || table.in_play().is_some(),
        })
    }
}

/// Who has Black in the game that is played or in the next one, from which position, and how many games there are.
fn terms(table: &Table, seen: Option<Seat>, text: &Text) -> String {
    let is_handicap = table.handicap() != Handicap::Even;
    let side = match table.black_told().or(seen) {
        None if table.in_play().is_some() => text.say("event-sides-were-tossed"),
        None => text.say("event-sides-tossed"),
        Some(black) => {
            let names = [(Color::Black, black), (Color::White, black.other())];
            names.map(|(color, seat)| format!("{} {}", mark(color), name(table.player(seat), text))).join("  ")
        }
    };
    let handicap = is_handicap.then(|| text.handicap(table.handicap()));
    let series = (table.best_of > 1).then(|| text.tell("event-best-of", &[("best", table.best_of.into())]));
    let only = table.games.first().filter(|_| table.best_of == 1);
    let ended = only.and_then(|game| reason(game, text));
    let attempt = only.map(|game| game.attempt).or_else(|| table.in_play().map(|playing| playing.attempt));
    let replay = attempt.and_then(|attempt| attempt_words(attempt, text));
    let tossed = tosses_before(&table.tosses_put_away, text);
    [Some(side).filter(|_| !table.is_over()), handicap, series, ended, replay, tossed]
        .into_iter()
        .flatten()
        .collect::<Vec<_>>()
        .join(" · ")
}

/// The result of a single game.
fn entered(table: &Table) -> Option<HandResult> {
    let only = table.games.first().filter(|_| table.best_of == 1)?;
    let is_default = only.reason == Some(EndReason::Default);
    Some(match (only.winner, is_default) {
        (Some(seat), true) => HandResult::ByDefault(seat),
        (Some(seat), false) => HandResult::Won(seat),
        (None, true) => HandResult::DoubleDefault,
        (None, false) => HandResult::Drawn,
    })
}

/// The results that can be entered by hand, with the names of the two.
fn results(table: &Table, text: &Text) -> Vec<(HandResult, String)> {
    let with_name = |id, seat| text.tell(id, &[("name", name(table.player(seat), text).into())]);
    let words = |result| match result {
        HandResult::Won(seat) => with_name("event-result-won", seat),
        HandResult::Drawn => text.say("event-result-drawn"),
        HandResult::ByDefault(seat) => with_name("event-result-default", seat),
        HandResult::DoubleDefault => text.say("event-result-double-default"),
        HandResult::NotPlayed => text.say("event-result-not-played"),
    };
    HandResult::ALL.map(|result| (result, words(result))).into()
}
