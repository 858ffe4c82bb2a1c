use super::case::setting_up_name;
use super::question::question_scene;
use crate::app::about::scene::AboutScene;
use crate::app::clock_desk::form::CorrectionForm;
use crate::app::console::scene::{PinScene, RulingScene};
use crate::app::details::form::DetailsForm;
use crate::app::event::scene::{EventFormScene, EventScene, EventTossScene, PairingScene};
use crate::app::files::scene::{PathScene, path_scene};
use crate::app::finder::scene::FinderScene;
use crate::app::hall::form::HallForm;
use crate::app::handicaps::scene::{HandicapsScene, terms_words};
use crate::app::new_game::form::NewGameForm;
use crate::app::new_game::scene::{NextGameScene, TimeScene, TossScene};
use crate::app::print::scene::PrintScene;
use crate::app::rules::scene::{RulesChoice, RulesScene};
use crate::app::scene::sides::mark;
use crate::app::scene::{QuestionScene, SmallBoard};
use crate::app::settings::scene::SettingsScene;
use crate::app::shortcut_keys::scene::KeysScene;
use crate::app::sound::scene::{ScheduleScene, SoundScene};
use crate::app::state::{AppState, Dialog};
use crate::app::typed_move::scene::TypedMoveScene;
use crate::clock::SessionTime;
use crate::rules::{RankGrounds, SettingUp, Suggestion};
use crate::session::StartPosition;
use crate::shogi::{Color, Handicap};
use crate::text::Text;

/// The dialog in front of the board.
#[derive(Clone, Debug)]
pub enum DialogScene {
    /// Players, time and handicap.
    NewGame(Box<NewGameScene>),
    /// The game that is played instead of one that does not count.
    NextGame(Box<NextGameScene>),
    /// The time of both sides, for a clock beside a board of wood.
    Clocks(Box<ClocksScene>),
    /// What that clock shall show.
    Corrections {
        /// Both sides, Black first.
        sides: [String; 2],
        /// What stands in the fields.
        form: CorrectionForm,
    },
    /// A question.
    Question(QuestionScene),
    /// The program's own file dialog.
    Path(PathScene),
    /// The lines about the game.
    Details(DetailsForm),
    /// The arbiter's ruling.
    Ruling(RulingScene),
    /// What to print, and how.
    Print(PrintScene),
    /// The editor of rule profiles.
    Rules(Box<RulesScene>),
    /// The settings.
    Settings(SettingsScene),
    /// The keys for commands.
    Keys(KeysScene),
    /// The editor of tables of handicaps.
    Handicaps(Box<HandicapsScene>),
    /// The editor of what is heard of a clock.
    Schedule(Box<ScheduleScene>),
    /// What is heard, and how.
    Sound(Box<SoundScene>),
    /// Sharing games with a hall, and looking at it.
    Hall(HallForm),
    /// The PIN of the arbiter's console.
    Pin(PinScene),
    /// The event: its pairings and results.
    Event(Box<EventScene>),
    /// Title, rules and schedule of an event.
    EventForm(Box<EventFormScene>),
    /// A pairing of it.
    Pairing(Box<PairingScene>),
    /// The toss for the sides of a game of the event.
    EventToss(EventTossScene),
    /// A move that is typed.
    TypedMove(TypedMoveScene),
    /// The list of commands, to be looked through by name.
    Finder(FinderScene),
    /// About the program.
    About(AboutScene),
}

/// The new-game dialog.
#[derive(Clone, Debug)]
pub struct NewGameScene {
    /// What stands in its fields.
    pub form: NewGameForm,
    /// What each side is called under the chosen handicap, Black's first.
    pub sides: [String; 2],
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
    /// What a table suggests for the players' ranks, where the form is not so already.
    pub suggestion: Option<(Suggestion, String)>,
    /// Whether chance may decide on the sides.
    pub can_toss: bool,
    /// The toss that does.
    pub toss: Option<TossScene>,
}

/// The time of both sides, for a clock beside a board of wood.
#[derive(Clone, Debug)]
pub struct ClocksScene {
    /// What stands in the fields.
    pub form: NewGameForm,
    /// What they mean.
    pub time: TimeScene,
}

impl DialogScene {
    pub fn of(state: &AppState, text: &Text, now: SessionTime) -> Option<Self> {
        Some(match state.dialog.as_ref()? {
            Dialog::NewGame(form) => Self::NewGame(Box::new(new_game(state, form, text, now))),
            Dialog::NextGame(form) => Self::NextGame(Box::new(NextGameScene::of(form, text))),
            Dialog::Clocks(form) => Self::Clocks(Box::new(ClocksScene {
                time: TimeScene::of(state, form, text),
                form: NewGameForm::clone(form),
            })),
            Dialog::Corrections(form) => Self::Corrections {
                sides: Color::ALL.map(|color| format!("{} {}", mark(color), text.side(color, false))),
                form: form.clone(),
            },
            Dialog::Question(question) => Self::Question(question_scene(state, question, text)),
            Dialog::Path(dialog) => Self::Path(path_scene(state, dialog, text)),
            Dialog::Details(form) => Self::Details(form.clone()),
            Dialog::Ruling(form) => Self::Ruling(RulingScene::of(state, form, text)),
            Dialog::Print(form) => Self::Print(PrintScene::of(state, *form, text)),
            Dialog::Rules(form) => Self::Rules(Box::new(RulesScene::of(state, form, text))),
            Dialog::Settings(form) => Self::Settings(SettingsScene::of(state, form, text)),
            Dialog::Handicaps(form) => Self::Handicaps(Box::new(HandicapsScene::of(state, form, text))),
            Dialog::Schedule(form) => Self::Schedule(Box::new(ScheduleScene::of(state, form, text))),
            Dialog::Sound => Self::Sound(Box::new(SoundScene::of(state, text))),
            Dialog::Hall(form) => Self::Hall(form.clone()),
            Dialog::Pin(form) => Self::Pin(PinScene::of(state, form, text, now)),
            Dialog::Event => Self::Event(Box::new(EventScene::of(state, text, now))),
            Dialog::EventForm(form) => Self::EventForm(Box::new(EventFormScene::of(state, form, text))),
            Dialog::Pairing(form) => Self::Pairing(Box::new(PairingScene::of(state, form, text))),
            Dialog::EventToss(form) => Self::EventToss(EventTossScene::of(form, text, now)),
            Dialog::Keys(form) => Self::Keys(KeysScene::of(state, form, text)),
            Dialog::TypedMove(typed) => Self::TypedMove(TypedMoveScene::of(state, typed, text)),
            Dialog::Finder(form) => Self::Finder(FinderScene::of(state, form, text)),
            Dialog::About => Self::About(AboutScene::of(state, text)),
        })
    }
}

fn new_game(state: &AppState, form: &NewGameForm, text: &Text, now: SessionTime) -> NewGameScene {
    let start = form.start();
    NewGameScene {
        form: form.clone(),
        sides: Color::ALL.map(|color| text.side(color, start.is_handicap())),
        start: text.start_position(&start),
        chosen: match &start {
            StartPosition::Handicap(handicap) => Some(*handicap),
            StartPosition::Composed(_) => None,
        },
        handicaps: Handicap::ALL.into_iter().map(|handicap| (handicap, text.handicap(handicap))).collect(),
        time: TimeScene::of(state, form, text),
        ceremonies: ceremonies(&start, text),
        sound: SoundScene::of(state, text),
        rules: RulesChoice::of(&state.profiles, &form.profile, text),
        board: SmallBoard::of(&start, form.senior(), text),
        suggestion: suggestion(state, form, text),
        can_toss: form.can_toss(),
        toss: TossScene::of(form, text, now),
    }
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

fn suggestion(state: &AppState, form: &NewGameForm, text: &Text) -> Option<(Suggestion, String)> {
    let table = state.handicap_tables.chosen(form.handicap_table.as_deref());
    let suggestion = form.suggestion(table).filter(|suggestion| !form.follows(*suggestion))?;
    let what = terms_words(suggestion.terms, text);
    let id = match suggestion.grounds {
        RankGrounds::OneLadder => "suggested-terms",
        RankGrounds::Unverified => "suggested-terms-unverified",
    };
    Some((suggestion, text.tell(id, &[("what", what.into())])))
}
