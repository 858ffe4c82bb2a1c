use crate::app::event::form::EventToss;
use crate::app::new_game::scene::TossScene;
use crate::app::scene::sides::mark;
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
}

impl EventTossScene {
    pub fn of(form: &EventToss, text: &Text, now: SessionTime) -> Self {
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
            headline: format!("{table}: {names}"),
            toss: TossScene::showing(&form.toss, text, now, |_| black.clone()),
            sides: form.toss.is_settled.then_some(sides),
        }
    }
}
