//! How a series of games stands that is played at a table.

use super::Seen;
use super::ending::HallEnding;
use crate::app::hall::state::pairing_of;
use crate::hall::{HallTable, LiveSeries};
use crate::shogi::Color;
use crate::text::Text;
use crate::tournament::{Seat, Table, Tournament};

/// A game of a series, and how that stands: with this game, once it is over.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct HallSeries {
    /// Its number, counted from 1.
    game: u32,
    /// The games that Black and White of this game have won.
    wins: [u32; 2],
}

impl HallSeries {
    /// The series of a pairing that the hall does not see, with the last game that has a result, or the first.
    pub(super) fn of_pairing(pairing: &Table) -> Option<Self> {
        let black = pairing.black_told().unwrap_or(Seat::First);
        let score = pairing.score();
        let game = u32::try_from(pairing.games.len()).unwrap_or(u32::MAX).max(1);
        (pairing.best_of > 1).then(|| Self { game, wins: [black, black.other()].map(|seat| score.of(seat)) })
    }

    /// The series at `table`; `None` if the two play a single game.
    pub(super) fn of(table: &HallTable, seen: Seen<'_>) -> Option<Self> {
        let series = table.series()?;
        // Somebody may have decided an earlier game otherwise since.
        let before = seen.event.and_then(|event| wins_before(event, table, series)).unwrap_or(series.wins);
        let counted = HallEnding::of(table, seen).filter(|ending| !ending.is_replayed);
        let winner = counted.and_then(|ending| ending.winner);
        let wins = Color::ALL.map(|color| before[color.index()] + u32::from(winner == Some(color)));
        Some(Self { game: series.game, wins })
    }

    /// "Game 2 · 1–0", where Black stands on the left.
    pub(super) fn words(self, text: &Text) -> String {
        let [black, white] = self.wins;
        self.with(format!("{black}–{white}"), text)
    }

    /// "Game 2 · ☗ 1 – ☖ 0", wherever Black stands.
    pub(super) fn words_with_sides(self, text: &Text) -> String {
        let [black, white] = self.wins;
        self.with(format!("☗ {black} – ☖ {white}"), text)
    }

    fn with(self, score: String, text: &Text) -> String {
        text.tell("hall-series", &[("game", self.game.into()), ("score", score.into())])
    }
}

/// The games that Black and White had won before this one, as the event has them.
fn wins_before(event: &Tournament, table: &HallTable, series: LiveSeries) -> Option<[u32; 2]> {
    let (black, pairing) = pairing_of(event, table)?;
    pairing.wins_before(series.game, black)
}
