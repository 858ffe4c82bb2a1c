//! The toss for the sides in words, with when and how earlier ones for the same game fell.

use crate::app::event::form::EventToss;
use crate::app::new_game::scene::TossScene;
use crate::app::scene::sides::mark;
use crate::app::state::AppState;
use crate::clock::SessionTime;
use crate::shogi::Color;
use crate::text::Text;

/// The toss for the sides of a game of the event.
#[derive(Clone, Debug)]
pub struct EventTossScene {
    /// "Table 3: 甲 – 乙"
    pub headline: String,
    /// The pawns.
    pub toss: TossScene,
    /// Who has which side, once they have fallen.
    pub sides: Option<[String; 2]>,
    /// That it was tossed before, and how often.
    pub before: Option<String>,
}

impl EventTossScene {
    pub fn of(state: &AppState, form: &EventToss, text: &Text, now: SessionTime) -> Self {
        let event = state.event.as_ref();
        let table = event.and_then(|event| event.tournament.table(form.place.round, form.place.table));
        let put_away = table.map_or(&[][..], |table| &table.tosses_put_away);
        let name = |color: Color| {
            let name = form.setup.player(color).name.clone();
            if name.is_empty() { text.side(color, false) } else { name }
        };
        let [black, white] = Color::ALL.map(name);
        let table = text.tell("hall-table", &[("number", form.place.table.into())]);
        // The senior one comes first, whichever side that is.
        let names = match form.setup.senior {
            Color::Black => format!("{black} – {white}"),
            Color::White => format!("{white} – {black}"),
        };
        let sides = Color::ALL.map(|color| format!("{} {}", mark(color), name(color)));
        Self {
            headline: text.told_of(&table, &names),
            toss: TossScene::showing(&form.toss, text, now, |fallen, _| {
                text.tell("toss-decided", &[("fallen", fallen.into()), ("player", black.clone().into())])
            }),
            sides: form.toss.is_settled.then_some(sides),
            before: tosses_before(put_away, text),
        }
    }
}

/// That the pawns were tossed for this pairing before: when, and how they fell.
pub(super) fn tosses_before(put_away: &[String], text: &Text) -> Option<String> {
    let told = || put_away.join(&text.say("list-comma"));
    (!put_away.is_empty()).then(|| text.tell("event-tossed-before", &[("tosses", told().into())]))
}
