//! Printing an event: pairings and standings for the wall, slips, table numbers, score sheets.

use crate::picture::paper::{PaperList, PaperSlip, PaperWords, blank_score_sheet, list, number_cards, slips};
use crate::picture::{Drawing, QrCode};
use crate::record::{GameTree, Header};
use crate::shogi::Color;
use crate::text::Text;
use crate::tournament::{
    BoardWords, Round, Seat, StandingWords, Standings, Table, Tournament, notice_rows, standings_rows,
};

/// What of an event is put on paper.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum EventPaper {
    /// The pairings of a round, or its results, for the wall.
    Round,
    /// A slip for the result of every table.
    Slips,
    /// The numbers of the tables, to be put on them.
    TableNumbers,
    /// A score sheet for every table, with the names filled in.
    ScoreSheets,
    /// The standings with the cross table.
    Standings,
}

/// The pages of a round, or the standings after it; one that says whose event it is where there is nothing to be
/// printed. `address` is where people find the games of the hall, empty for nowhere.
#[must_use]
pub fn pages(paper: EventPaper, event: &Tournament, round: u32, address: &str, text: &Text) -> Vec<Drawing> {
    let (last, round) = (round, event.round(round));
    let tables = || round.into_iter().flat_map(|round| &round.tables);
    let pages = match (paper, round) {
        (EventPaper::Standings, _) => standings(event, last, address, text),
        (EventPaper::Round, Some(round)) => list(&of_round(event, round, address, text)),
        (EventPaper::Slips, Some(round)) => {
            slips(&tables().map(|it| slip(event, round, it, address, text)).collect::<Vec<_>>())
        }
        (EventPaper::TableNumbers, _) => {
            let card = |table: &Table| (event.title.clone(), table.number.to_string());
            number_cards(&tables().map(card).collect::<Vec<_>>())
        }
        (EventPaper::ScoreSheets, Some(round)) => {
            tables().map(|it| score_sheet(event, round, it, address, text)).collect()
        }
        (EventPaper::Round | EventPaper::Slips | EventPaper::ScoreSheets, None) => Vec::new(),
    };
    if pages.is_empty() { list(&PaperList { title: event.title.clone(), ..PaperList::default() }) } else { pages }
}

fn of_round(event: &Tournament, round: &Round, address: &str, text: &Text) -> PaperList {
    PaperList {
        title: event.title.clone(),
        subtitle: text.round(round),
        head: Vec::new(),
        rows: notice_rows(event, round, text),
        foot: text.legend(),
        address: address.to_owned(),
    }
}

fn standings(event: &Tournament, last: u32, address: &str, text: &Text) -> Vec<Drawing> {
    let (standings, _) = Standings::of_event(event, last);
    let mut rows = standings_rows(&standings, text);
    let head = if rows.is_empty() { Vec::new() } else { rows.remove(0) };
    let after = standings.sheet.rounds.last().and_then(|number| event.round(*number));
    let after = after.map(|round| text.after_round(round));
    let subtitle = [text.say("event-page-standings")].into_iter().chain(after).collect::<Vec<_>>().join(" · ");
    let (title, address) = (event.title.clone(), address.to_owned());
    list(&PaperList { title, subtitle, head, rows, foot: text.legend_of(&standings), address })
}

fn slip(event: &Tournament, round: &Round, table: &Table, address: &str, text: &Text) -> PaperSlip {
    PaperSlip {
        event: format!("{} · {}", event.title, text.round(round)),
        table: text.table(table.number),
        players: [&table.first, &table.second].map(|player| player.name.clone()),
        ranks: [&table.first, &table.second].map(|player| event.rank_and_team(player)),
        terms: text.terms(table),
        how: text.say("paper-mark"),
        sign: text.say("paper-signed"),
        code: QrCode::of(address),
    }
}

/// A sheet with the names of the two; where the pawns are tossed, they are for the players to sort out.
fn score_sheet(event: &Tournament, round: &Round, table: &Table, address: &str, text: &Text) -> Drawing {
    let mut tree = GameTree::new(table.handicap().position());
    let (round, number) = (text.round(round), text.table(table.number));
    tree.header.set("棋戦", format!("{} · {round} · {number}", event.title));
    let black = table.terms.black().unwrap_or(Seat::First);
    for (color, seat) in Color::ALL.into_iter().zip([black, black.other()]) {
        let player = table.player(seat);
        tree.header.set(Header::player_key(color, false), player.name.clone());
        tree.header.set(Header::rank_key(color), player.rank.clone());
    }
    let words = PaperWords::of(&tree, text).with_address(address);
    blank_score_sheet(&tree, &words)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::clock::TimeControl;
    use crate::text::Language;
    use crate::tournament::Entrant;

    const PAPERS: [EventPaper; 5] = [
        EventPaper::Round,
        EventPaper::Slips,
        EventPaper::TableNumbers,
        EventPaper::ScoreSheets,
        EventPaper::Standings,
    ];

    fn event(players: u32) -> Tournament {
        let mut event = Tournament::new("Club day".to_owned(), "casual".to_owned(), TimeControl::UNTIMED);
        event.players = (1..=players).map(|number| Entrant::new(number, &format!("Player {number}"))).collect();
        if let Ok(proposal) = event.propose(1, 0) {
            event.publish(&proposal);
        }
        event
    }

    #[test]
    fn a_japanese_slip_asks_for_the_sign_of_a_win_at_the_winner() {
        let event = event(2);
        let round = event.round(1).unwrap();
        let how = |language| slip(&event, round, &round.tables[0], "", &Text::new(language)).how;
        let told = how(Language::Japanese);
        assert!(told.starts_with("勝った方の□に○") && !told.contains('×'), "{told}");
        assert!(how(Language::English).starts_with("Tick the winner"));
    }

    #[test]
    fn as_many_pages_are_printed_as_the_tables_need_in_both_languages() {
        for language in Language::ALL {
            let text = Text::new(language);
            let count = |players: u32| {
                PAPERS.map(|paper| pages(paper, &event(players), 1, "https://example.org/", &text).len())
            };
            assert_eq!(count(0), [1; 5], "a page says whose event it is");
            let [round, slips, numbers, sheets, standings] = count(41);
            assert_eq!((round, slips, numbers, sheets), (1, 3, 10, 20));
            assert!((1..=2).contains(&standings), "{standings}");
        }
    }
}
