//! The standings with the cross table, on screen.

use crate::app::event::state::OpenEvent;
use crate::text::Text;
use crate::tournament::{StandingWords, Standings, standings_rows};

/// The page about the standings.
#[derive(Clone, Debug)]
pub struct StandingsScene {
    /// The rounds after which they can be shown, in words.
    pub rounds: Vec<(u32, String)>,
    /// The round after which they are shown; `None` before any is paired.
    pub after: Option<u32>,
    /// The heads of the columns.
    pub head: Vec<String>,
    /// Whoever is placed, the first place first.
    pub rows: Vec<Vec<String>>,
    /// Which of the columns have words; the others have numbers and marks.
    pub words: Vec<bool>,
    /// What the marks mean, and below it what places players.
    pub legend: String,
    /// Who is paired without being on the list of players, or, without a list, spelt otherwise than before.
    pub strangers: Vec<String>,
    /// That there is nothing to see yet.
    pub nobody: Option<String>,
}

/// Place, number and name: these are there always, and the third has words.
const FIRST_WORDS: usize = 2;

impl StandingsScene {
    pub(super) fn of(event: &OpenEvent, text: &Text) -> Self {
        let after = event.standings_round();
        let paired = event.tournament.rounds.iter().filter(|round| round.is_paired());
        let (standings, strangers) = Standings::of_event(&event.tournament, after.unwrap_or(u32::MAX));
        let strangers = strangers.iter().map(|it| text.stranger(it.round, &it.name));
        let mut rows = standings_rows(&standings, text);
        let head = if rows.is_empty() { Vec::new() } else { rows.remove(0) };
        let of_numbers = standings.sheet.rounds.len() + standings.order.len();
        let last_words = head.len().saturating_sub(of_numbers);
        Self {
            rounds: paired.map(|round| (round.number, text.after_round(round))).collect(),
            after,
            words: (0..head.len()).map(|column| (FIRST_WORDS..last_words).contains(&column)).collect(),
            nobody: rows.is_empty().then(|| text.say("standings-nobody")),
            legend: text.legend_of(&standings),
            strangers: strangers.chain(event.tournament.spelt_alike().iter().map(|it| text.doubt(it))).collect(),
            head,
            rows,
        }
    }
}
