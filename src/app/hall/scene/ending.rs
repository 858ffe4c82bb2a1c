//! How a game ended that the hall sees: as its record tells, or as the open event has it, which decides.

use crate::app::hall::scene::Seen;
use crate::app::hall::state::{by_its_record, pairing_of};
use crate::hall::{HallTable, LiveState};
use crate::rules::{EndReason, Outcome};
use crate::shogi::Color;
use crate::tournament::{Seat, TableResult, Tournament};

/// How a game ended.
pub(super) struct HallEnding {
    /// Who has won.
    pub winner: Option<Color>,
    /// Whether the event has it as a game that nobody has won.
    pub is_drawn: bool,
    /// Whether it was decided by somebody's absence (不戦).
    pub is_default: bool,
    /// Whether it does not count and is to be replayed. What has a result in the event counts.
    pub is_replayed: bool,
    /// By which rule, or that the organiser has decided.
    pub words: String,
    /// The same with the winner: "Black wins · Resignation"
    pub sentence: String,
}

impl HallEnding {
    /// The end of the game at `table`, once it is over.
    pub fn of(table: &HallTable, seen: Seen<'_>) -> Option<Self> {
        let told = table.sighting.outcome.as_ref().filter(|_| table.state() == LiveState::Over)?;
        let of_event = seen.event.and_then(|event| of_event(event, table, told));
        let is_replayed = of_event.is_none() && does_not_count(table);
        let is_drawn = of_event.as_ref().is_some_and(|(winner, _)| winner.is_none());
        let (winner, reason) = of_event.unwrap_or_else(|| (told.winner, Some(told.reason.clone())));
        let is_default = reason == Some(EndReason::Default);
        let outcome = Outcome { winner, reason: reason.clone().unwrap_or_else(|| told.reason.clone()) };
        let words = reason.as_ref().map(|_| seen.text.reason_of(&outcome));
        let words = words.unwrap_or_else(|| seen.text.say("event-state-by-hand"));
        // Nobody has won where the organiser says so, and that is a result.
        let by = match (winner, &reason) {
            (None, None) => seen.text.say("event-result-drawn"),
            (Some(_), _) | (None, Some(_)) => seen.text.winner(&outcome, table.sighting.is_handicap),
        };
        let sentence = seen.text.tell("moves-end", &[("winner", by.into()), ("reason", words.clone().into())]);
        Some(Self { winner, is_drawn, is_default, is_replayed, words, sentence })
    }
}

/// The winner and the reason that the event has for this game: it decides, and the game itself tells the reason only of what both
/// say.
fn of_event(event: &Tournament, seen: &HallTable, told: &Outcome) -> Option<(Option<Color>, Option<EndReason>)> {
    let by_record = || by_its_record(event, seen).and_then(|(_, result)| Some((result.black?, result)));
    let (black, result) = by_record().or_else(|| by_its_table(event, seen))?;
    let winner = winner_of(result, black);
    let own_reason = || Some(told.reason.clone()).filter(|_| winner == told.winner && !does_not_count(seen));
    Some((winner, result.reason.clone().or_else(own_reason)))
}

/// Whether the board says that the game is to be replayed.
fn does_not_count(seen: &HallTable) -> bool {
    let result = seen.sighting.live.as_ref().and_then(|live| live.result.as_ref());
    result.is_some_and(|result| result.is_replayed)
}

/// The result of the game at the table where it is played, with who has Black: of a series the one with its number.
fn by_its_table<'a>(event: &'a Tournament, seen: &HallTable) -> Option<(Seat, &'a TableResult)> {
    let (black, table) = pairing_of(event, seen)?;
    let number = seen.series().map(|series| series.game.saturating_sub(1) as usize);
    let result = number.map_or_else(|| table.games.last(), |number| table.games.get(number));
    Some((black, result?))
}

fn winner_of(result: &TableResult, black: Seat) -> Option<Color> {
    result.winner.map(|winner| if winner == black { Color::Black } else { Color::White })
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;
    use crate::app::hall::scene::HallLine;
    use crate::clock::{SessionTime, TimeControl};
    use crate::hall::{LiveGame, LiveWriter, Sighting, Venue};
    use crate::session::{ArbiterAct, MatchCommand, MatchSession, MatchSetup, Player, Signature};
    use crate::text::{Language, Text};
    use crate::tournament::{GamePlace, InPlay, Table};

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
    fn where_nobody_came_both_have_lost() {
        let now = SessionTime::default();
        let mut session =
            MatchSession::new(MatchSetup { players: ["Ann", "Ben"].map(player), ..MatchSetup::default() });
        session.apply(ArbiterAct::DoubleDefault.signed(Signature::default()), now).unwrap();
        let live = LiveGame::of(&session, now, &Venue::default());
        let seen = HallTable::new(Sighting::of("t03", Some(session.tree()), Some(&live)).unwrap(), Duration::ZERO, now);
        for (language, told) in
            [(Language::English, "Both lose · Both absent"), (Language::Japanese, "ともに負け・両者不戦敗")]
        {
            let text = Text::new(language);
            let hall = Seen { event: None, text: &text };
            assert_eq!(HallEnding::of(&seen, hall).unwrap().sentence, told);
            let line = HallLine::of_table(&seen, hall, now);
            assert_eq!(
                line.each(|player| (player.mark == "■", player.has_lost, player.is_winner)),
                [(true, true, false); 2]
            );
        }
    }

    #[test]
    fn what_somebody_entered_before_the_board_brought_another_result_stands_in_the_hall_as_well() {
        let text = Text::new(Language::English);
        let mut event = Tournament::new("Cup".to_owned(), "casual".to_owned(), TimeControl::UNTIMED);
        // Ann has lost on the board.
        for (winner, told) in [
            (Some(Seat::Second), "Black wins · The organiser’s decision"),
            (None, "No winner · The organiser’s decision"),
            (Some(Seat::First), "White wins · Resignation"),
        ] {
            let games = vec![TableResult::told(winner)];
            event.set_tables(1, vec![Table { games, ..Table::new(3, player("Ben"), player("Ann")) }]);
            for has_record in [false, true] {
                let ending = HallEnding::of(&resigned(has_record), Seen { event: Some(&event), text: &text }).unwrap();
                assert_eq!(ending.sentence, told);
            }
        }
    }

    #[test]
    fn a_game_that_nobody_has_won_has_a_sign_in_its_line_once_the_event_says_so() {
        let text = Text::new(Language::English);
        let mut event = Tournament::new("Cup".to_owned(), "casual".to_owned(), TimeControl::UNTIMED);
        let games = vec![TableResult::told(None)];
        event.set_tables(1, vec![Table { games, ..Table::new(3, player("Ben"), player("Ann")) }]);
        for (event, marks) in [(Some(&event), ["△", "△"]), (None, ["●", "○"])] {
            let line = HallLine::of_table(&resigned(true), Seen { event, text: &text }, SessionTime::default());
            assert_eq!(line.each(|player| player.mark.clone()), marks);
        }
    }

    #[test]
    fn a_name_that_was_corrected_while_the_game_was_played_is_the_one_that_the_hall_has() {
        let text = Text::new(Language::English);
        let mut event = Tournament::new("Cup".to_owned(), "casual".to_owned(), TimeControl::UNTIMED);
        let result = TableResult { reason: Some(EndReason::Resignation), ..TableResult::told(Some(Seat::First)) };
        let pairing = Table { games: vec![result], ..Table::new(3, player("Benjamin"), player("Ann")) };
        for has_record in [false, true] {
            event.set_tables(1, vec![pairing.clone()]);
            let seen = Seen { event: Some(&event), text: &text };
            let line = HallLine::of_table(&resigned(has_record), seen, SessionTime::default());
            let told = line.each(|player| format!("{}{}", player.mark, player.name));
            assert_eq!(told, ["●☗ Ann", "○☖ Benjamin"]);
        }
        event.set_tables(1, vec![Table::new(3, player("Cleo"), player("Dora"))]);
        let seen = Seen { event: Some(&event), text: &text };
        let line = HallLine::of_table(&resigned(false), seen, SessionTime::default());
        assert_eq!(line.each(|player| player.name.clone()), ["☗ Ann", "☖ Ben"], "others sit there");
    }

    #[test]
    fn where_both_names_were_corrected_the_machine_that_the_event_names_tells_whose_game_it_is() {
        let text = Text::new(Language::English);
        let mut event = Tournament::new("Cup".to_owned(), "casual".to_owned(), TimeControl::UNTIMED);
        let names = |event: &Tournament, on: &str| {
            let session =
                MatchSession::new(MatchSetup { players: ["Ann", "Ben"].map(player), ..MatchSetup::default() });
            let place = Venue { event: "Cup".to_owned(), table: Some(3), ..Venue::default() };
            let writer = LiveWriter { machine: on.to_owned(), ..LiveWriter::default() };
            let live = LiveGame { writer, ..LiveGame::of(&session, SessionTime::default(), &place) };
            let seen = Sighting::of("t03", None, Some(&live)).unwrap();
            let table = HallTable::new(seen, Duration::ZERO, SessionTime::default());
            let line = HallLine::of_table(&table, Seen { event: Some(event), text: &text }, SessionTime::default());
            line.each(|player| player.name.clone())
        };
        event.set_tables(1, vec![Table::new(3, player("Benjamin"), player("Anna"))]);
        let playing = InPlay::new(1, "10:00".parse().unwrap(), "machine 3".to_owned());
        let place = GamePlace { round: 1, table: 3, game: 1 };
        event.set_in_play(place, Some(InPlay { black: Some(Seat::Second), ..playing }));
        assert_eq!(names(&event, "machine 3"), ["☗ Anna", "☖ Benjamin"]);
        assert_eq!(names(&event, "machine 4"), ["☗ Ann", "☖ Ben"]);
    }

    #[test]
    fn of_two_rounds_in_which_the_same_two_meet_at_one_table_each_game_has_the_result_of_its_own() {
        let text = Text::new(Language::English);
        let mut event = Tournament::new("Cup".to_owned(), "casual".to_owned(), TimeControl::UNTIMED);
        for (round, winner) in [(1, Seat::First), (2, Seat::Second)] {
            let games = vec![TableResult::told(Some(winner))];
            event.set_tables(round, vec![Table { games, ..Table::new(3, player("Ben"), player("Ann")) }]);
        }
        let told = |round: &str| {
            let mut seen = resigned(false);
            seen.sighting.live.as_mut().unwrap().round = round.to_owned();
            HallEnding::of(&seen, Seen { event: Some(&event), text: &text }).unwrap().winner
        };
        assert_eq!([told("1"), told("2")], [Some(Color::White), Some(Color::Black)]);
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
        assert_eq!(told(&pairing, &mut event, Language::English), "Black wins · The organiser’s decision");
        assert_eq!(told(&pairing, &mut event, Language::Japanese), "先手の勝ち・運営の裁定");
        pairing.games[0].record = Some("club-r1-t03.kifu".to_owned());
        event.title = "The cup, round by round".to_owned();
        assert_eq!(
            told(&pairing, &mut event, Language::English),
            "Black wins · The organiser’s decision",
            "by its record"
        );
        pairing.games[0].record = None;
        event.title = "Another cup".to_owned();
        assert_eq!(told(&pairing, &mut event, Language::English), "White wins · Resignation");
    }
}
