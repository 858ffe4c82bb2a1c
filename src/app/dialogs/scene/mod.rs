//! Which dialog lies over the board; what is in it comes from its room.

pub mod question;
mod take_up;

use std::rc::Rc;

pub use self::question::QuestionScene;
use self::question::question_scene;
use crate::app::about::scene::AboutScene;
use crate::app::clock_desk::form::CorrectionForm;
use crate::app::clock_desk::scene::ClocksScene;
use crate::app::console::scene::{PinScene, RulingScene};
use crate::app::details::form::DetailsForm;
use crate::app::dialogs::form::{DialogRow, DialogWidth};
use crate::app::engines::scene::{EnginesScene, OptionsScene};
use crate::app::event::scene::{
    EntrantScene, EventFormScene, EventScene, EventTossScene, PairingRulesScene, PairingScene, PlayerListScene,
    ProposalScene,
};
use crate::app::files::scene::{PathScene, path_scene};
use crate::app::finder::scene::FinderScene;
use crate::app::game_end::scene::GameEndScene;
use crate::app::hall::scene::HallDialogScene;
use crate::app::handicaps::scene::HandicapsScene;
use crate::app::library::scene::{LibraryScene, TidyScene};
use crate::app::new_game::scene::{NewGameScene, NextGameScene};
use crate::app::practice::scene::{MissedMatesScene, PracticeFormScene};
use crate::app::print::scene::PrintScene;
use crate::app::publish::scene::PublishScene;
use crate::app::rules::scene::RulesScene;
use crate::app::scene::sides::mark;
use crate::app::settings::scene::SettingsScene;
use crate::app::shortcut_keys::scene::KeysScene;
use crate::app::sound::scene::{ScheduleScene, SoundScene};
use crate::app::state::{AppState, Dialog};
use crate::app::typed_move::scene::TypedMoveScene;
use crate::app::whole_game::scene::{GameSummaryScene, WholeGameScene};
use crate::clock::SessionTime;
use crate::shogi::Color;
use crate::text::Text;

/// The dialog in front of the board.
#[derive(Clone, Debug)]
pub struct DialogScene {
    /// Its line in the table of dialogs.
    pub row: DialogRow,
    /// What is in it.
    pub content: DialogContent,
}

/// What is in a dialog. What each is for, [`Dialog`] says.
#[derive(Clone, Debug)]
pub enum DialogContent {
    NewGame(Box<NewGameScene>),
    NextGame(Box<NextGameScene>),
    Clocks(Box<ClocksScene>),
    Corrections {
        /// Both sides, Black first.
        sides: [String; 2],
        /// What stands in the fields.
        form: CorrectionForm,
    },
    Question(QuestionScene),
    Path(PathScene),
    Details(Rc<DetailsForm>),
    GameEnd(GameEndScene),
    Ruling(RulingScene),
    Print(PrintScene),
    Rules(Box<RulesScene>),
    Settings(SettingsScene),
    Keys(KeysScene),
    Handicaps(Box<HandicapsScene>),
    Schedule(Box<ScheduleScene>),
    Sound(Box<SoundScene>),
    Hall(Box<HallDialogScene>),
    Publish(Box<PublishScene>),
    Engines(Box<EnginesScene>),
    Library(Box<LibraryScene>),
    TidyUp(Box<TidyScene>),
    EngineOptions(Box<OptionsScene>),
    WholeGame(Box<WholeGameScene>),
    GameSummary(Box<GameSummaryScene>),
    Practice(Box<PracticeFormScene>),
    MissedMates(Box<MissedMatesScene>),
    Pin(PinScene),
    Event(Box<EventScene>),
    EventForm(Box<EventFormScene>),
    Pairing(Box<PairingScene>),
    Entrant(Box<EntrantScene>),
    PlayerList(PlayerListScene),
    PairingRules(Box<PairingRulesScene>),
    Proposal(Box<ProposalScene>),
    EventToss(EventTossScene),
    TypedMove(TypedMoveScene),
    Finder(FinderScene),
    About(AboutScene),
}

impl DialogScene {
    /// The dialog that is open.
    #[must_use]
    pub fn of(state: &AppState, text: &Text, now: SessionTime) -> Option<Self> {
        let dialog = state.dialog.as_ref()?;
        let content = DialogContent::of(state, dialog, text, now);
        let width = match &content {
            // It asks for an event, and no more.
            DialogContent::Event(event) if event.open.is_none() => DialogWidth::OF_QUESTIONS,
            _ => dialog.row().width,
        };
        Some(Self { row: DialogRow { width, ..dialog.row() }, content })
    }

    /// What tells it from another one of its kind: two questions are two dialogs.
    #[must_use]
    pub fn name(&self) -> &str {
        match &self.content {
            DialogContent::Question(scene) => &scene.headline,
            DialogContent::Path(scene) => &scene.headline,
            _ => "",
        }
    }
}

impl DialogContent {
    fn of(state: &AppState, dialog: &Dialog, text: &Text, now: SessionTime) -> Self {
        match dialog {
            Dialog::NewGame(form) => Self::NewGame(Box::new(NewGameScene::of(state, form, text, now))),
            Dialog::NextGame(form) => Self::NextGame(Box::new(NextGameScene::of(form, text))),
            Dialog::Clocks(form) => Self::Clocks(Box::new(ClocksScene::of(state, form, text))),
            Dialog::Corrections(form) => Self::Corrections {
                sides: Color::ALL.map(|color| format!("{} {}", mark(color), text.side(color, false))),
                form: form.clone(),
            },
            Dialog::Question(question) => Self::Question(question_scene(state, question, text)),
            Dialog::Path(dialog) => Self::Path(path_scene(state, dialog, text)),
            Dialog::Details(form) => Self::Details(Rc::clone(form)),
            Dialog::GameEnd(form) => Self::GameEnd(GameEndScene::of(state, form, text)),
            Dialog::Ruling(form) => Self::Ruling(RulingScene::of(state, form, text)),
            Dialog::Print(form) => Self::Print(PrintScene::of(state, *form, text)),
            Dialog::Rules(form) => Self::Rules(Box::new(RulesScene::of(state, form, text))),
            Dialog::Settings(form) => Self::Settings(SettingsScene::of(state, form, text)),
            Dialog::Handicaps(form) => Self::Handicaps(Box::new(HandicapsScene::of(state, form, text))),
            Dialog::Schedule(form) => Self::Schedule(Box::new(ScheduleScene::of(state, form, text))),
            Dialog::Sound => Self::Sound(Box::new(SoundScene::of(state, text))),
            Dialog::Hall(form) => Self::Hall(Box::new(HallDialogScene::of(state, form, text, now))),
            Dialog::Publish(form) => Self::Publish(Box::new(PublishScene::of(state, form, text, now))),
            Dialog::EngineOptions(form) => Self::EngineOptions(Box::new(OptionsScene::of(form, text))),
            Dialog::Engines(form) => Self::Engines(Box::new(EnginesScene::of(state, form, text))),
            Dialog::Library(form) => Self::Library(Box::new(LibraryScene::of(state, form, text))),
            Dialog::TidyUp(form) => Self::TidyUp(Box::new(TidyScene::of(state, form, text))),
            Dialog::WholeGame(form) => Self::WholeGame(Box::new(WholeGameScene::of(state, form, text))),
            Dialog::GameSummary => Self::GameSummary(Box::new(GameSummaryScene::of(state, text))),
            Dialog::Practice(form) => Self::Practice(Box::new(PracticeFormScene::of(state, form, text))),
            Dialog::MissedMates => Self::MissedMates(Box::new(MissedMatesScene::of(state, text))),
            Dialog::Pin(form) => Self::Pin(PinScene::of(state, form, text, now)),
            Dialog::Event => Self::Event(Box::new(EventScene::of(state, text, now))),
            Dialog::EventForm(form) => Self::EventForm(Box::new(EventFormScene::of(state, form, text))),
            Dialog::Pairing(form) => Self::Pairing(Box::new(PairingScene::of(state, form, text))),
            Dialog::Entrant(form) => Self::Entrant(Box::new(EntrantScene::of(state, form, text))),
            Dialog::PlayerList(list) => Self::PlayerList(PlayerListScene::of(state, list, text)),
            Dialog::PairingRules(form) => Self::PairingRules(Box::new(PairingRulesScene::of(form, text))),
            Dialog::Proposal(form) => Self::Proposal(Box::new(ProposalScene::of(state, form, text))),
            Dialog::EventToss(form) => Self::EventToss(EventTossScene::of(state, form, text, now)),
            Dialog::Keys(form) => Self::Keys(KeysScene::of(state, form, text)),
            Dialog::TypedMove(typed) => Self::TypedMove(TypedMoveScene::of(state, typed, text)),
            Dialog::Finder(form) => Self::Finder(FinderScene::of(state, form, text, now)),
            Dialog::About => Self::About(AboutScene::of(state, text)),
        }
    }
}
