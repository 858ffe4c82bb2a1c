//! The whole new-game dialog in words, with the handicap that the ranks suggest.

use super::{TimeScene, TossScene};
use crate::app::handicaps::scene::terms_words;
use crate::app::new_game::form::NewGameForm;
use crate::app::opponents::scene::SeatScene;
use crate::app::rules::scene::RulesChoice;
use crate::app::scene::case::setting_up_name;
use crate::app::scene::{SmallBoard, SmallStand, small_stands};
use crate::app::sound::scene::SoundScene;
use crate::app::state::AppState;
use crate::clock::SessionTime;
use crate::rules::{RankGrounds, SettingUp, Suggestion};
use crate::session::StartPosition;
use crate::shogi::{Color, Handicap};
use crate::text::Text;

/// The new-game dialog.
#[derive(Clone, Debug)]
pub struct NewGameScene {
    /// What stands in its fields.
    pub form: NewGameForm,
    /// What each side is called under the chosen handicap, Black's first.
    pub sides: [String; 2],
    /// Who can play each side, Black's first.
    pub seats: [SeatScene; 2],
    /// Every handicap with its name.
    pub handicaps: Vec<(Handicap, String)>,
    /// What the chosen starting position is called.
    pub start: String,
    /// The handicap that is chosen; none where a position was set up.
    pub chosen: Option<Handicap>,
    /// The players' time.
    pub time: TimeScene,
    /// The ways to set up the pieces with their names; none where the order is not known.
    pub ceremonies: Vec<(Option<SettingUp>, String)>,
    /// How its clock is heard.
    pub sound: SoundScene,
    /// By which rules.
    pub rules: RulesChoice,
    /// The starting position.
    pub board: SmallBoard,
    /// What both sides have in hand in it, if either has anything.
    pub stands: Option<[SmallStand; 2]>,
    /// What a table suggests for the players' ranks, where the form is not so already.
    pub suggestion: Option<SuggestionScene>,
    /// The words on the button that shows what is seldom asked for, or hides it.
    pub more: String,
    /// Whether chance may decide on the sides.
    pub can_toss: bool,
    /// The toss that does.
    pub toss: Option<TossScene>,
}

/// What a table suggests, on a button.
#[derive(Clone, Debug)]
pub struct SuggestionScene {
    /// What is suggested.
    pub suggestion: Suggestion,
    /// The words on the button.
    pub words: String,
    /// What pressing it does, and where the suggestion comes from.
    pub tip: String,
}

impl NewGameScene {
    /// What is to be seen of this form.
    #[must_use]
    pub fn of(state: &AppState, form: &NewGameForm, text: &Text, now: SessionTime) -> Self {
        let start = form.start();
        Self {
            form: form.clone(),
            sides: Color::ALL.map(|color| text.side(color, start.is_handicap())),
            seats: form.engines.each_ref().map(|engine| SeatScene::of(state, engine.as_ref(), text)),
            start: text.start_position(&start),
            chosen: match &start {
                StartPosition::Handicap(handicap) => Some(*handicap),
                StartPosition::Composed(_) => None,
            },
            handicaps: Handicap::ALL.into_iter().map(|handicap| (handicap, text.handicap(handicap))).collect(),
            time: TimeScene::of(state, form, text),
            ceremonies: ceremonies(&start, text),
            sound: SoundScene::of(state, text),
            rules: RulesChoice::of_game(&state.profiles, &form.profile, start.is_handicap(), text),
            board: SmallBoard::of(&start, form.senior(), text),
            stands: Some(small_stands(&start.position(), Color::Black)).filter(is_any_held),
            suggestion: suggestion(state, form, text),
            more: text.say(if form.shows_more { "new-game-less" } else { "new-game-more" }),
            can_toss: form.can_toss(),
            toss: TossScene::of(form, text, now),
        }
    }
}

fn is_any_held(stands: &[SmallStand; 2]) -> bool {
    stands.iter().any(|(_, held)| !held.is_empty())
}

/// The ways to set up the pieces, for an even game.
fn ceremonies(start: &StartPosition, text: &Text) -> Vec<(Option<SettingUp>, String)> {
    let named = |order| (order, text.say(setting_up_name(order)));
    match start {
        StartPosition::Handicap(Handicap::Even) => {
            std::iter::once(None).chain(SettingUp::ALL.map(Some)).map(named).collect()
        }
        StartPosition::Handicap(_) | StartPosition::Composed(_) => Vec::new(),
    }
}

fn suggestion(state: &AppState, form: &NewGameForm, text: &Text) -> Option<SuggestionScene> {
    let table = state.handicap_tables.chosen(form.handicap_table.as_deref());
    let suggestion = form.suggestion(table).filter(|suggestion| !form.follows(*suggestion))?;
    let what = terms_words(suggestion.terms, text);
    let id = match suggestion.grounds {
        RankGrounds::OneLadder => "suggested-terms",
        RankGrounds::Unverified => "suggested-terms-unverified",
    };
    let words = text.tell(id, &[("what", what.into())]);
    let does = NewGameForm::swaps_sides(suggestion).then(|| text.say("suggested-swaps"));
    let told = [Some(words.clone()), does, Some(text.say("suggested-tip"))];
    Some(SuggestionScene { suggestion, words, tip: told.into_iter().flatten().collect::<Vec<_>>().join("\n") })
}
