use super::{mark, player_name};
use crate::app::state::{AppState, RulingForm};
use crate::rules::OffenceKind;
use crate::shogi::Color;
use crate::text::{Arg, Text};

/// The arbiter's ruling.
#[derive(Clone, Debug)]
pub struct RulingScene {
    /// What stands in its fields.
    pub form: RulingForm,
    /// Both sides with their names.
    pub sides: [(Color, String); 2],
    /// Every foul with its name.
    pub fouls: Vec<(OffenceKind, String)>,
    /// How an impasse was decided elsewhere or in former times, by words to take over.
    pub methods: Vec<MethodScene>,
    /// Both sides' points, which some of these need.
    pub points: Option<String>,
}

/// A way to decide an impasse that nobody can decide mechanically.
#[derive(Clone, Debug)]
pub struct MethodScene {
    /// What it is called.
    pub name: String,
    /// What it says, and who says so.
    pub words: String,
    /// Who wins by it, where it says so.
    pub winner: Option<Color>,
}

impl RulingScene {
    pub(super) fn of(state: &AppState, form: &RulingForm, text: &Text) -> Self {
        Self {
            form: form.clone(),
            sides: Color::ALL.map(|color| (color, format!("{} {}", mark(color), player_name(state, text, color)))),
            fouls: OffenceKind::ALL.into_iter().map(|kind| (kind, text.offence_kind(kind))).collect(),
            methods: methods(state, text),
            points: points(state, text),
        }
    }
}

/// The methods of which texts tell. Sources: Fairbairn, in the 1980s, as an encyclopaedia's section on the impasse quotes
/// him; the manual of GNU Shogi; a custom of clubs in handicap games.
fn methods(state: &AppState, text: &Text) -> Vec<MethodScene> {
    let method = |name: &str, words: &str, winner| MethodScene { name: text.say(name), words: text.say(words), winner };
    let in_zone = method("method-zone", "method-zone-words", None);
    let protected = method("method-protected", "method-protected-words", None);
    // 上手 is White.
    let uwate = || method("method-uwate", "method-uwate-words", Some(Color::White));
    [in_zone, protected].into_iter().chain(state.is_handicap().then(uwate)).collect()
}

fn points(state: &AppState, text: &Text) -> Option<String> {
    let points = state.as_match()?.impasse_status().everything;
    let [black, white] = Color::ALL.map(|color| u32::from(points.of(color).total()));
    Some(text.tell("ruling-points", &[("black", Arg::from(black)), ("white", white.into())]))
}
