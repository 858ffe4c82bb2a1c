//! What is told of a table in a line: a result, or that it must not be lost sight of.

use super::Seen;
use super::card::{HallSide, notice, table_number};
use super::ending::HallEnding;
use super::series::HallSeries;
use crate::clock::SessionTime;
use crate::hall::{HallTable, LiveState};
use crate::shogi::Color;
use crate::text::Text;

/// A table in a line.
#[derive(Clone, Debug)]
pub struct HallLine {
    /// Its number, or its name.
    pub table: String,
    /// Both players.
    pub players: [LinePlayer; 2],
    /// How it ended, or how far it has come; of a series, how that stands.
    pub words: String,
    /// Whether somebody is needed there.
    pub is_urgent: bool,
}

/// A player in a line.
#[derive(Clone, Debug)]
pub struct LinePlayer {
    /// The name.
    pub name: String,
    /// ○ or ●, □ or ■ where somebody was absent; nothing while it is open.
    pub mark: String,
    /// Whether this player has won.
    pub is_winner: bool,
    /// Whether the other one has.
    pub has_lost: bool,
}

impl HallLine {
    /// A table of which the board is not shown.
    pub fn of_table(table: &HallTable, seen: Seen<'_>, now: SessionTime) -> Self {
        let is_over = table.state() == LiveState::Over;
        let ending = HallEnding::of(table, seen);
        let text = seen.text;
        let clock = || {
            let running = table.running(now)?;
            Some(HallSide::of(table, text, running, now).digits)
        };
        let players = Color::ALL.map(|color| LinePlayer::of(table, color, ending.as_ref(), text, now));
        let series = HallSeries::of(table, seen).map(|series| series.words(text));
        // There is no room for both in a column, and how the series stands is what people look for.
        let is_told = is_over && series.is_some();
        let reason = ending.map(|ending| ending.words);
        let words = reason.or_else(|| notice(table, seen, now)).or_else(clock).filter(|_| !is_told);
        Self {
            table: table_number(table),
            players,
            words: words.into_iter().chain(series).collect::<Vec<_>>().join(" · "),
            is_urgent: !is_over && table.is_pressed(now),
        }
    }
}

impl LinePlayer {
    fn of(table: &HallTable, color: Color, ending: Option<&HallEnding>, text: &Text, now: SessionTime) -> Self {
        let winner = ending.and_then(|ending| ending.winner);
        let (is_winner, has_lost) = (winner == Some(color), winner == Some(color.opponent()));
        let [won, lost] = if ending.is_some_and(|ending| ending.is_default) { ["□", "■"] } else { ["○", "●"] };
        let mark = winner.map_or("", |_| if is_winner { won } else { lost });
        let name = HallSide::of(table, text, color, now).name;
        Self { name, mark: mark.to_owned(), is_winner, has_lost }
    }
}
