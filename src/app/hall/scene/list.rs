//! Pairings, results and standings, between rounds.

use crate::app::hall::state::{LINES_ON_A_PAGE, ListPage};
use crate::text::Text;
use crate::tournament::{BoardWords, StandingWords, Standings, Tournament, notice_rows, standings_rows};

/// A list that is read across the hall.
#[derive(Clone, Debug)]
pub struct HallList {
    /// What it is.
    pub headline: String,
    /// Whether the first row names the columns.
    pub has_head: bool,
    /// Its rows.
    pub rows: Vec<Vec<String>>,
    /// What the marks mean.
    pub marks: String,
}

impl HallList {
    /// The list that is on `page`.
    pub fn of(event: &Tournament, page: ListPage, text: &Text) -> Option<Self> {
        match page {
            ListPage::Round(number, from) => {
                let round = event.round(number)?;
                let rows = notice_rows(event, round, text).into_iter().skip(from).take(LINES_ON_A_PAGE).collect();
                Some(Self {
                    headline: text.round_named(number, &round.name),
                    has_head: false,
                    rows,
                    marks: text.legend(),
                })
            }
            ListPage::Standings(from) => {
                let mut rows = standings_rows(&Standings::of_event(event, u32::MAX).0, text).into_iter();
                let head = rows.next().into_iter();
                let rows = head.chain(rows.skip(from).take(LINES_ON_A_PAGE)).collect();
                Some(Self { headline: text.say("event-page-standings"), has_head: true, rows, marks: text.marks() })
            }
        }
    }
}
