//! One picture of a table out of two files, either of which may be a move ahead.

use super::{LiveGame, LiveResult, LiveSeries, LiveState};
use crate::record::GameTree;
use crate::rules::{Outcome, Rank};
use crate::session::Player;
use crate::shogi::{Color, Move, Position, Sfen};

/// What a table's files said when they were last read.
#[derive(Clone, Debug, PartialEq)]
pub struct Sighting {
    /// The file name without its extension.
    pub name: String,
    /// Black and White.
    pub players: [Player; 2],
    /// Whether they are 上手 and 下手.
    pub is_handicap: bool,
    /// The position on the board.
    pub position: Position,
    /// The latest move.
    pub last_move: Option<Move>,
    /// The number of moves played.
    pub plies: usize,
    /// How the game ended, according to the record.
    pub outcome: Option<Outcome>,
    /// When the game ended, by its record: year, month, day, hour, minute, second. It is the same however often it is read.
    pub ended_on: Option<[u32; 6]>,
    /// The live game; `None` for the record of another program.
    pub live: Option<LiveGame>,
}

impl Sighting {
    /// Combines a record and a live game; `None` if there is nothing to show.
    ///
    /// The two are written one after the other, so either may be a move ahead: the one further along is shown.
    #[must_use]
    pub fn of(name: &str, record: Option<&GameTree>, live: Option<&LiveGame>) -> Option<Self> {
        let told = live.and_then(|live| Some((live, on_the_board(&live.sfen)?)));
        match (record.map(|tree| Self::of_record(name, tree)), told) {
            (Some(seen), None) => Some(Self { live: None, ..seen }),
            (None, Some((game, position))) => Some(Self::of_live(name, game, position, None)),
            (Some(seen), Some((game, _))) if seen.plies > game.plies => {
                let players = Color::ALL.map(|color| game.player(color));
                Some(Self { players, live: Some(game.clone()), ..seen })
            }
            (Some(seen), Some((game, position))) => Some(Self::of_live(name, game, position, Some(&seen))),
            (None, None) => None,
        }
    }

    /// Who has the 王: as the table tells, or else by rank.
    #[must_use]
    pub fn senior(&self) -> Color {
        let told = self.live.as_ref().and_then(|live| live.senior);
        let ranks = self.players.each_ref().map(|player| player.rank.as_str());
        let by_rank = || Rank::senior(ranks).filter(|_| !self.is_handicap);
        told.or_else(by_rank).unwrap_or(Color::White)
    }

    /// The names of Black and White.
    pub(super) fn names(&self) -> [&str; 2] {
        self.players.each_ref().map(|player| player.name.as_str())
    }

    /// Where the table says that it stands: the event, the round and its number; `None` for the record of another program.
    pub(super) fn place(&self) -> Option<(&str, &str, Option<u32>)> {
        self.live.as_ref().map(|live| (live.event.as_str(), live.round.as_str(), live.table))
    }

    /// Which game of a series it is; `None` if the two play a single one, or nobody tells.
    pub(super) fn series(&self) -> Option<LiveSeries> {
        self.live.as_ref().and_then(|live| live.series)
    }

    fn of_record(name: &str, tree: &GameTree) -> Self {
        let line = tree.main_line();
        let last = line.last().copied().unwrap_or(GameTree::ROOT);
        Self {
            name: name.to_owned(),
            players: Player::both(&tree.header),
            is_handicap: tree.is_handicap(),
            position: tree.position_at(last),
            last_move: tree.node(last).mv,
            plies: line.len() - 1,
            outcome: tree.node(last).ending().map(|ending| ending.outcome.clone()),
            ended_on: tree.header.get("終了日時").and_then(date_of),
            live: None,
        }
    }

    /// Where the record does not tell yet, or is that of the next game already, the table itself says how it ended.
    fn of_live(name: &str, game: &LiveGame, position: Position, record: Option<&Self>) -> Self {
        let recorded = record.and_then(|record| record.outcome.clone());
        Self {
            name: name.to_owned(),
            players: Color::ALL.map(|color| game.player(color)),
            is_handicap: record.is_some_and(|record| record.is_handicap),
            position,
            last_move: game.last_move.as_deref().and_then(|mv| mv.parse().ok()),
            plies: game.plies,
            outcome: recorded.or_else(|| game.result.as_ref().and_then(LiveResult::outcome)),
            ended_on: record.and_then(|record| record.ended_on).filter(|_| game.state == LiveState::Over),
            live: Some(game.clone()),
        }
    }
}

/// The numbers of a date and a time of day, however they are parted: `2026/11/21 14:30:05`. Without a day it is none; hours and
/// less that are not told are 0.
fn date_of(words: &str) -> Option<[u32; 6]> {
    let parts = words.split(|sign: char| !sign.is_ascii_digit()).filter(|digits| !digits.is_empty());
    let numbers: Vec<u32> = parts.map_while(|digits| digits.parse().ok()).take(6).collect();
    (numbers.len() >= 3).then(|| std::array::from_fn(|at| numbers.get(at).copied().unwrap_or_default()))
}

/// The position on a table's board. An illegal move awaiting a ruling may leave one that cannot be played from, and
/// that is exactly when the arbiter needs to see it.
fn on_the_board(sfen: &str) -> Option<Position> {
    sfen.parse().ok().map(|sfen: Sfen| Position::as_it_stands(sfen.setup))
}

impl LiveGame {
    fn player(&self, color: Color) -> Player {
        let side = &self.players[color.index()];
        Player { name: side.name.clone(), rank: side.rank.clone() }
    }
}
