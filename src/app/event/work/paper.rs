//! What of an event is put on paper.

use crate::app::event::form::EventPaper;
use crate::app::event::job::ResultList;
use crate::picture::Drawing;
use crate::picture::paper::{PaperList, PaperSlip, PaperWords, blank_score_sheet, list, number_cards, slips};
use crate::record::{GameTree, Header};
use crate::shogi::Color;
use crate::text::Text;
use crate::tournament::{
    BoardWords, Round, Seat, StandingWords, Standings, Table, Tournament, notice_rows, standings_rows,
};

/// The pages; one that says so where there is nothing to be printed.
pub fn pages(paper: EventPaper, asked: &ResultList, text: &Text) -> Vec<Drawing> {
    let ResultList { event, address, .. } = asked;
    let round = event.round(asked.round);
    let tables = || round.into_iter().flat_map(|round| &round.tables);
    let pages = match (paper, round) {
        (EventPaper::Standings, _) => standings(event, address, text),
        (EventPaper::Round, Some(round)) => list(&of_round(event, round, address, text)),
        (EventPaper::Slips, Some(round)) => slips(&tables().map(|it| slip(event, round, it, text)).collect::<Vec<_>>()),
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
        rows: notice_rows(round, text),
        foot: text.legend(),
        address: address.to_owned(),
    }
}

fn standings(event: &Tournament, address: &str, text: &Text) -> Vec<Drawing> {
    let mut rows = standings_rows(&Standings::of_event(event, u32::MAX).0, text);
    let head = if rows.is_empty() { Vec::new() } else { rows.remove(0) };
    let subtitle = text.say("event-page-standings");
    let (title, address) = (event.title.clone(), address.to_owned());
    list(&PaperList { title, subtitle, head, rows, foot: text.marks(), address })
}

fn named(table: &Table, seat: Seat) -> String {
    let player = table.player(seat);
    format!("{} {}", player.name, player.rank).trim_end().to_owned()
}

fn slip(event: &Tournament, round: &Round, table: &Table, text: &Text) -> PaperSlip {
    PaperSlip {
        event: format!("{} · {}", event.title, text.round(round)),
        table: text.table(table.number),
        players: [Seat::First, Seat::Second].map(|seat| named(table, seat)),
        terms: text.terms(table),
        sign: text.say("paper-signed"),
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
