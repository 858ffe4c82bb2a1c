//! What can be chosen before a whole game is analysed.

use crate::app::engines::form::EngineProfile;
use crate::app::scene::sides::mark;
use crate::app::state::AppState;
use crate::app::whole_game::form::WholeGameForm;
use crate::engine::Limit;
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
        let places = form.places(tree);
        let known = engines.chosen().map_or(0, |engine| form.known_among(&places, tree, engine));
        Self {
            form,
            no_positions: (!counts).then(|| text.say("whole-game-no-positions")),
            engines: (engines.kept.iter().map(|it| it.name.clone()).collect(), engines.chosen.min(engines.kept.len())),
            sides: sides(state, text),
            last: WholeGameForm::default().for_record(tree).to,
            outcome: outcome(&form, places.len(), known, text),
            can_begin: !places.is_empty(),
        }
    }
}

/// How many places there are to analyse, and how long that can take; those that are known already are not among them.
fn outcome(form: &WholeGameForm, places: usize, known: usize, text: &Text) -> String {
    let open = places - known;
    if open == 0 && known > 0 {
        return text.tell("whole-game-all-known", &[("count", known.into())]);
    }
    let takes = match form.limit() {
        Limit::Time(time) => {
            let time = text.duration(time * u32::try_from(open).unwrap_or(u32::MAX));
            text.tell("whole-game-takes", &[("count", open.into()), ("time", time.into())])
        }
        Limit::Infinite | Limit::Nodes(_) | Limit::Depth(_) | Limit::Mate(_) | Limit::Game(_) => {
            text.tell("whole-game-places", &[("count", open.into())])
        }
    };
    let known = (known > 0).then(|| text.tell("whole-game-known", &[("count", known.into())]));
    [Some(takes), known].into_iter().flatten().collect::<Vec<_>>().join(" · ")
}

/// What the sides are called, Black first.
pub(super) fn sides(state: &AppState, text: &Text) -> [String; 2] {
    Color::ALL.map(|color| format!("{} {}", mark(color), text.side(color, state.is_handicap())))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::text::Language;

    #[test]
    fn what_was_analysed_before_is_not_counted_among_what_there_is_to_do() {
        let form = WholeGameForm::default();
        let said = |places, known| outcome(&form, places, known, &Text::new(Language::English));
        assert_eq!(said(108, 0), "108 positions, 1 min 48 s at most");
        assert_eq!(said(108, 100), "8 positions, 8 s at most · 100 analysed before");
        assert_eq!(said(108, 108), "All 108 positions have been analysed as deeply before.");
        assert_eq!(said(0, 0), "0 positions, 0 s at most");
    }
}
