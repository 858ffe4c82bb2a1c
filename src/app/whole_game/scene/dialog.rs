//! What can be chosen before a whole game is analysed.

use crate::app::engines::form::EngineProfile;
use crate::app::scene::sides::mark;
use crate::app::state::AppState;
use crate::app::whole_game::form::WholeGameForm;
use crate::shogi::Color;
use crate::text::Text;

/// The dialog.
#[derive(Clone, Debug)]
pub struct WholeGameScene {
    /// The choices.
    pub form: WholeGameForm,
    /// Why positions cannot be chosen, if they cannot.
    pub no_positions: Option<String>,
    /// The engines, and which of them is chosen.
    pub engines: (Vec<String>, usize),
    /// The sides, Black first.
    pub sides: [String; 2],
    /// The number of the last move.
    pub last: u32,
    /// How many places there are, and how long they can take.
    pub outcome: String,
    /// Whether there is anything to analyse.
    pub can_begin: bool,
}

impl WholeGameScene {
    /// The dialog for `form`.
    #[must_use]
    pub fn of(state: &AppState, form: &WholeGameForm, text: &Text) -> Self {
        let (engines, tree) = (&state.settings.engines, state.tree());
        let form = form.for_engine(engines.chosen());
        let counts = engines.chosen().is_none_or(EngineProfile::can_count_positions);
        let places = form.places(tree).len();
        let time = match form.limit() {
            crate::engine::Limit::Time(time) => Some(time * u32::try_from(places).unwrap_or(u32::MAX)),
            _ => None,
        };
        let outcome = match time {
            Some(time) => {
                let time = text.duration(time);
                text.tell("whole-game-takes", &[("count", places.into()), ("time", time.into())])
            }
            None => text.tell("whole-game-places", &[("count", places.into())]),
        };
        Self {
            form,
            no_positions: (!counts).then(|| text.say("whole-game-no-positions")),
            engines: (engines.kept.iter().map(|it| it.name.clone()).collect(), engines.chosen.min(engines.kept.len())),
            sides: sides(state, text),
            last: WholeGameForm::default().for_record(tree).to,
            outcome,
            can_begin: places > 0,
        }
    }
}

/// What the sides are called, Black first.
pub(super) fn sides(state: &AppState, text: &Text) -> [String; 2] {
    Color::ALL.map(|color| format!("{} {}", mark(color), text.side(color, state.is_handicap())))
}
