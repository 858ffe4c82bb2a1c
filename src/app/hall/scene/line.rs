//! What is told of a table in a line: a result, or that it must not be lost sight of.

use super::Seen;
use super::card::{HallSide, notice, table_number};
use super::ending::HallEnding;
use super::series::HallSeries;
use crate::app::hall::state::round_played;
use crate::app::scene::sides::mark;
use crate::clock::SessionTime;
use crate::hall::{HallTable, LiveState, Told};
use crate::rules::EndReason;
use crate::shogi::Color;
use crate::text::Text;
use crate::tournament::{BoardWords, Mark, Seat, Table, TableResult};

/// A table in a line.
#[derive(Clone, Debug)]
pub struct HallLine {
    /// Its number, or its name; empty for a bye.
    pub table: String,
    /// Who is named first.
    pub player: LinePlayer,
    /// Who plays against that one; nobody does in a bye.
    pub opponent: Option<LinePlayer>,
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
    /// ○ or ●, △ where the event says that nobody has won, □ or ■ where somebody was absent; nothing while it is open.
    pub mark: String,
    /// Whether this player has won.
    pub is_winner: bool,
    /// Whether this player has lost.
    pub has_lost: bool,
}

impl HallLine {
    /// What is told of each who plays there.
    #[cfg(test)]
    pub fn each<T>(&self, told: impl Fn(&LinePlayer) -> T) -> Vec<T> {
        [&self.player].into_iter().chain(&self.opponent).map(told).collect()
    }

    /// What is told of in a line; `None` of a pairing that is not there.
    pub fn of(told: Told<'_>, seen: Seen<'_>, now: SessionTime) -> Option<Self> {
        match told {
            Told::Seen(table) => Some(Self::of_table(table, seen, now)),
            Told::Unseen(number) => {
                let round = seen.event.and_then(round_played)?;
                Some(Self::of_pairing(round.table(number)?, seen.text))
            }
            Told::Bye(at) => Some(Self::of_bye(seen.event.and_then(round_played)?.byes.get(at)?, seen.text)),
        }
    }

    /// A pairing of which the hall sees nothing: its result, entered by hand, or that there is none.
    fn of_pairing(table: &Table, text: &Text) -> Self {
        let black = table.black_told();
        let first = black.unwrap_or(Seat::First);
        let sides = Color::ALL.map(|color| black.map(|_| mark(color)));
        let seats = [first, first.other()];
        let [one, other] = std::array::from_fn(|at| LinePlayer::of_pairing(table, seats[at], sides[at]));
        let series = HallSeries::of_pairing(table).filter(|_| !table.games.is_empty());
        Self {
            table: table.number.to_string(),
            player: one,
            opponent: Some(other),
            words: series.map_or_else(|| pairing_words(table, text), |series| series.words(text)),
            is_urgent: false,
        }
    }

    /// Somebody who has no opponent in the round.
    fn of_bye(name: &str, text: &Text) -> Self {
        let player = LinePlayer { name: name.to_owned(), mark: String::new(), is_winner: false, has_lost: false };
        Self { table: String::new(), player, opponent: None, words: text.bye(), is_urgent: false }
    }

    /// A table of which the board is not shown.
    pub fn of_table(table: &HallTable, seen: Seen<'_>, now: SessionTime) -> Self {
        let is_over = table.state() == LiveState::Over;
        let ending = HallEnding::of(table, seen);
        let text = seen.text;
        let clock = || {
            let running = table.running(now)?;
            Some(HallSide::of(table, seen, running, now).digits)
        };
        let [black, white] = Color::ALL.map(|color| LinePlayer::of(table, color, ending.as_ref(), seen, now));
        let series = HallSeries::of(table, seen).map(|series| series.words(text));
        // There is no room for both in a column, and how the series stands is what people look for.
        let is_told = is_over && series.is_some();
        let reason = ending.map(|ending| ending.words);
        let words = reason.or_else(|| notice(table, seen, now)).or_else(clock).filter(|_| !is_told);
        Self {
            table: table_number(table, seen.event),
            player: black,
            opponent: Some(white),
            words: words.into_iter().chain(series).collect::<Vec<_>>().join(" · "),
            is_urgent: !is_over && table.is_pressed(now),
        }
    }
}

/// How a single game ended where that is known, or how far it has come.
fn pairing_words(table: &Table, text: &Text) -> String {
    match table.games.last() {
        Some(result) if result.is_by_hand() => text.say("event-state-by-hand"),
        Some(result) => result.reason.as_ref().map(|reason| told_reason(result, reason, text)).unwrap_or_default(),
        None if table.in_play().is_some() => text.say("hall-in-play"),
        None => text.say("event-state-open"),
    }
}

fn told_reason(result: &TableResult, reason: &EndReason, text: &Text) -> String {
    let is_lost_by_both = result.winner.is_none() && *reason == EndReason::Default;
    if is_lost_by_both { text.say("event-result-double-default") } else { text.end_reason(reason) }
}

impl LinePlayer {
    /// A player of a pairing, behind the sign of the side where that is known.
    fn of_pairing(table: &Table, seat: Seat, side: Option<&str>) -> Self {
        let name = &table.player(seat).name;
        let (winner, sign) = (table.winner(), table.mark(seat));
        Self {
            name: side.map_or_else(|| name.clone(), |side| format!("{side} {name}")),
            mark: if sign == Mark::Open { String::new() } else { sign.sign().to_string() },
            is_winner: winner == Some(seat),
            has_lost: winner == Some(seat.other()),
        }
    }

    fn of(table: &HallTable, color: Color, ending: Option<&HallEnding>, seen: Seen<'_>, now: SessionTime) -> Self {
        let winner = ending.and_then(|ending| ending.winner);
        let is_default = ending.is_some_and(|ending| ending.is_default);
        let is_winner = winner == Some(color);
        // Where nobody came, both have lost.
        let has_lost = winner.map_or(is_default, |winner| winner != color);
        let mark = match (is_winner, has_lost, is_default) {
            (true, _, true) => "□",
            (true, _, false) => "○",
            (false, true, true) => "■",
            (false, true, false) => "●",
            (false, false, _) if ending.is_some_and(|ending| ending.is_drawn) => "△",
            (false, false, _) => "",
        };
        let name = HallSide::of(table, seen, color, now).name;
        Self { name, mark: mark.to_owned(), is_winner, has_lost }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::session::Player;
    use crate::text::Language;
    use crate::tournament::Terms;

    fn told(table: &Table) -> (String, Vec<String>, String) {
        let line = HallLine::of_pairing(table, &Text::new(Language::English));
        let players = line.each(|player| format!("{}{}", player.mark, player.name));
        (line.table, players, line.words)
    }

    #[test]
    fn whoever_has_a_bye_stands_alone_in_a_line() {
        let line = HallLine::of_bye("Eva", &Text::new(Language::Japanese));
        assert_eq!(line.each(|player| player.name.clone()), ["Eva"]);
        assert_eq!((line.table.as_str(), line.words.as_str()), ("", "抜け番"));
    }

    #[test]
    fn a_pairing_that_no_board_shows_has_its_result_or_how_far_it_has_come() {
        let player = |name: &str| Player { name: name.to_owned(), rank: String::new() };
        let mut table = Table::new(4, player("Ann"), player("Ben"));
        let is_told = |table: &Table, players: [&str; 2], words: &str| {
            assert_eq!(told(table), ("4".to_owned(), players.map(str::to_owned).to_vec(), words.to_owned()));
        };
        is_told(&table, ["Ann", "Ben"], "Not started");
        table.games = vec![TableResult::told(Some(Seat::Second))];
        is_told(&table, ["●Ann", "○Ben"], "");
        table.games = vec![TableResult::by_default(Some(Seat::First))];
        is_told(&table, ["□Ann", "■Ben"], "By default");
        table.games = vec![TableResult::by_default(None)];
        is_told(&table, ["■Ann", "■Ben"], "Both absent");
        table.terms = Terms::Black(Seat::Second);
        table.games = vec![TableResult::told(Some(Seat::Second))];
        is_told(&table, ["○☗ Ben", "●☖ Ann"], "");
        table.best_of = 3;
        is_told(&table, ["☗ Ann", "☖ Ben"], "Game 1 · 0–1");
    }
}
