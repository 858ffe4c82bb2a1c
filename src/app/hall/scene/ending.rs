//! How a game ended that the hall sees: as its record tells, or as the open event has it where somebody decided otherwise.

use crate::app::hall::scene::Seen;
use crate::app::hall::state::by_its_record;
use crate::hall::{HallTable, LiveState};
use crate::rules::{EndReason, Outcome};
use crate::shogi::Color;
use crate::tournament::{Seat, Table, TableResult, Tournament};

/// How a game ended.
pub(super) struct HallEnding {
    /// Who has won.
    pub winner: Option<Color>,
    /// Whether it was decided by somebody's absence (不戦).
    pub is_default: bool,
    /// By which rule, or that somebody decided by hand.
    pub words: String,
    /// The same with the winner: "Black wins · Resignation"
    pub sentence: String,
}

impl HallEnding {
    /// The end of the game at `table`, once it is over.
    pub fn of(table: &HallTable, seen: Seen<'_>) -> Option<Self> {
        let told = table.sighting.outcome.as_ref().filter(|_| table.state() == LiveState::Over)?;
        let corrected = seen.event.and_then(|event| corrected(event, table));
        let (winner, reason) = corrected.unwrap_or_else(|| (told.winner, Some(told.reason.clone())));
        let is_default = reason == Some(EndReason::Default);
        let words = reason.as_ref().map(|reason| seen.text.end_reason(reason));
        let words = words.unwrap_or_else(|| seen.text.say("event-state-by-hand"));
        let outcome = Outcome { winner, ..told.clone() };
        let by = seen.text.winner(&outcome, table.sighting.is_handicap);
        let sentence = seen.text.tell("moves-end", &[("winner", by.into()), ("reason", words.clone().into())]);
        Some(Self { winner, is_default, words, sentence })
    }
}

/// The winner, and the reason where one is told, that the event has where somebody decided otherwise than the record of
/// this game.
fn corrected(event: &Tournament, seen: &HallTable) -> Option<(Option<Color>, Option<EndReason>)> {
    let by_record = || by_its_record(event, seen).and_then(|(_, result)| Some((result.black?, result)));
    let (black, result) = by_record().or_else(|| by_its_table(event, seen))?;
    result.by_record.as_ref().map(|_| (winner_of(result, black), result.reason.clone()))
}

/// The result of the game at the table where it is played, with who has Black: of a series the one with its number.
fn by_its_table<'a>(event: &'a Tournament, seen: &HallTable) -> Option<(Seat, &'a TableResult)> {
    let (black, table) = pairing_of(event, seen)?;
    let number = seen.series().map(|series| series.game.saturating_sub(1) as usize);
    let result = number.map_or_else(|| table.games.last(), |number| table.games.get(number));
    Some((black, result?))
}

/// The pairing of the event that is played there, with who has Black.
pub(super) fn pairing_of<'a>(event: &'a Tournament, seen: &HallTable) -> Option<(Seat, &'a Table)> {
    let live = seen.sighting.live.as_ref().filter(|live| live.event == event.title)?;
    let players = seen.sighting.players.each_ref().map(|player| player.name.as_str());
    let tables = event.rounds.iter().rev().filter_map(|round| round.table(live.table?));
    tables.filter_map(|table| Some((black_of(table, players)?, table))).next()
}

/// Who has Black at this table, if these two play there, Black first.
pub fn black_of(table: &Table, players: [&str; 2]) -> Option<Seat> {
    let has_black =
        |black: Seat| [table.player(black), table.player(black.other())].map(|it| it.name.as_str()) == players;
    [Seat::First, Seat::Second].into_iter().find(|black| has_black(*black))
}

fn winner_of(result: &TableResult, black: Seat) -> Option<Color> {
    result.winner.map(|winner| if winner == black { Color::Black } else { Color::White })
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;
    use crate::clock::{SessionTime, TimeControl};
    use crate::hall::{LiveGame, Sighting, Venue};
    use crate::session::{MatchCommand, MatchSession, MatchSetup, Player};
    use crate::text::{Language, Text};

    fn player(name: &str) -> Player {
        Player { name: name.to_owned(), rank: String::new() }
    }

    /// Ann has Black at table 3 of the cup, and has resigned, as the table says and, if there is one, its record.
    fn resigned(has_record: bool) -> HallTable {
        let now = SessionTime::default();
        let mut session =
            MatchSession::new(MatchSetup { players: ["Ann", "Ben"].map(player), ..MatchSetup::default() });
        session.apply(MatchCommand::Play("7g7f".parse().unwrap()), now).unwrap();
        session.apply(MatchCommand::Play("3c3d".parse().unwrap()), now).unwrap();
        session.apply(MatchCommand::Resign, now).unwrap();
        let place = Venue { event: "Cup".to_owned(), table: Some(3), ..Venue::default() };
        let live = LiveGame::of(&session, now, &place);
        HallTable::new(
            Sighting::of("club-r1-t03", has_record.then(|| session.tree()), Some(&live)).unwrap(),
            Duration::ZERO,
            now,
        )
    }

    #[test]
    fn the_hall_sees_how_a_game_ended_though_its_record_does_not_tell() {
        let text = Text::new(Language::English);
        let ending = HallEnding::of(&resigned(false), Seen { event: None, text: &text }).unwrap();
        assert_eq!((ending.sentence.as_str(), ending.winner), ("White wins · Resignation", Some(Color::White)));
    }

    #[test]
    fn the_hall_sees_what_the_event_has_where_somebody_decided_otherwise_than_the_record() {
        let mut event = Tournament::new("Cup".to_owned(), "casual".to_owned(), TimeControl::UNTIMED);
        let by_record = TableResult { black: Some(Seat::Second), ..TableResult::told(Some(Seat::First)) };
        let by_record = TableResult { reason: Some(EndReason::Resignation), plies: Some(2), ..by_record };
        let mut pairing = Table { games: vec![by_record.clone()], ..Table::new(3, player("Ben"), player("Ann")) };
        let told = |pairing: &Table, event: &mut Tournament, language| {
            event.set_tables(1, vec![pairing.clone()]);
            let text = Text::new(language);
            HallEnding::of(&resigned(true), Seen { event: Some(event), text: &text }).map(|it| it.sentence).unwrap()
        };
        assert_eq!(told(&pairing, &mut event, Language::English), "White wins · Resignation");
        pairing.games = vec![TableResult::told(Some(Seat::Second)).of_game(&by_record)];
        assert_eq!(told(&pairing, &mut event, Language::English), "Black wins · Decided by hand");
        assert_eq!(told(&pairing, &mut event, Language::Japanese), "先手の勝ち・手入力で決定");
        pairing.games[0].record = Some("club-r1-t03.kifu".to_owned());
        event.title = "The cup, round by round".to_owned();
        assert_eq!(told(&pairing, &mut event, Language::English), "Black wins · Decided by hand", "by its record");
        pairing.games[0].record = None;
        event.title = "Another cup".to_owned();
        assert_eq!(told(&pairing, &mut event, Language::English), "White wins · Resignation");
    }
}
