//! The window described as data: which piece stands where, which marks lie under it, which words are shown.
//!
//! A scene is made anew from the state for each frame and handed to the views, which only paint it. What is possible,
//! what it is called and what has changed is decided here; nothing here paints, and nothing here changes anything.

pub mod announcement;
pub mod board;
pub mod called;
pub mod case;
pub mod chart;
pub mod clock_face;
pub mod in_vain;
pub mod motion;
pub mod move_list;
pub mod move_words;
pub mod moves;
pub mod notices;
pub mod plate;
pub mod result;
pub mod sides;
pub mod small_board;
pub mod stand;
pub mod status;
pub mod table_top;

pub use crate::app::dialogs::scene::{DialogContent, DialogScene, QuestionScene};
pub use announcement::AnnouncementScene;
pub use board::{BoardScene, BubbleScene, Mark, PromotionScene, SquareScene};
pub use called::CalledScene;
pub use case::{AnswerScene, CaseScene};
pub use chart::{Chart, ChartScene};
pub use motion::MovingPiece;
pub use move_list::{MoveDetails, MoveList, MoveRow, RowKind};
pub use moves::{LONGEST_COMMENT, MovesScene};
pub use notices::{NoticeScene, NoticeTone};
pub use plate::{PlateScene, PlateTone};
pub use result::ResultScene;
pub use small_board::{SmallBoard, SmallPosition, SmallStand, small_stands};
pub use stand::{StandScene, StandSlot};
pub use status::{DangerScene, StatusScene, UnlockedScene, title};
pub use table_top::{TableMessage, TableSide, TableTopScene};

use std::path::PathBuf;
use std::rc::Rc;

use super::command::Command;
use super::state::AppState;
use super::state::allowed::has_declarations;
use crate::app::clock_desk::scene::ClockOnlyScene;
use crate::app::collection::scene::CollectionScene;
use crate::app::console::scene::ConsoleScene;
use crate::app::engines::form::Chair;
use crate::app::engines::scene::{EngineLines, EngineScene};
use crate::app::form::BoardZoom;
use crate::app::library::scene::ExplorerScene;
use crate::app::practice::scene::{PracticeScene, looking};
use crate::app::scene::sides::{nears_impasse, seats};
use crate::app::settings::form::Hint;
use crate::app::setup::scene::SetupScene;
use crate::app::sound;
use crate::app::start_page::scene::{StartScene, recent_line};
use crate::app::whole_game::scene::GameRunScene;
use crate::clock::SessionTime;
use crate::rules::IllegalMoveRule;
use crate::session::MatchSession;
use crate::text::Text;

/// Everything that the window shows.
#[derive(Clone, Debug)]
pub struct Scene {
    /// The commands that make sense at present.
    pub enabled: Vec<Command>,
    /// The others, each with the name of the sentence that says why it is grey.
    pub grey: Vec<(Command, &'static str)>,
    /// Those of them that the rules of the game or the lock keep from the players.
    pub kept_back: Vec<Command>,
    /// That the arbiter was called to this table.
    pub called: Option<CalledScene>,
    /// Tools that are of no use under the rules of the match, or not yet.
    pub hidden_tools: Vec<Command>,
    /// Whether an earlier move of the game being played is looked at.
    pub looks_back: bool,
    /// Commands that are called something else at present, with the name of the sentence that says what.
    pub renamed: Vec<(Command, &'static str)>,
    /// Whether sound is turned on.
    pub sound_on: bool,
    /// What is said across the window while the countdown of a game is not heard.
    pub silence: Option<String>,
    /// Whether a record is gone through rather than a game played.
    pub is_review: bool,
    /// Start, time control and rules in one line.
    pub rules: String,
    /// Whether changed records are saved without a question when they are left.
    pub autosave: bool,
    /// The records that were used last, with their names.
    pub recent: Vec<(PathBuf, String)>,
    /// The position editor, which takes the place of board, stands, plates and record.
    pub setup: Option<Box<SetupScene>>,
    /// What a screen reader says by itself.
    pub announcement: AnnouncementScene,
    /// The board.
    pub board: BoardScene,
    /// How large the board is seen.
    pub zoom: BoardZoom,
    /// How often somebody has called for the cursor.
    pub cursor_calls: u64,
    /// The stands: of the player at the top, then of the one at the bottom.
    pub stands: [StandScene; 2],
    /// Pieces on their way over the board.
    pub moving: Vec<MovingPiece>,
    /// The players' plates in the same order.
    pub plates: [PlateScene; 2],
    /// The record.
    pub moves: MovesScene,
    /// What is seen in its place while nothing has been begun.
    pub start: Option<StartScene>,
    /// The chart below the record.
    pub chart: Option<ChartScene>,
    /// What the engines say of the place that are on, the chosen one first.
    pub engines: Vec<EngineScene>,
    /// How far they are that go through the game: an engine, and the search for missed mates.
    pub game_runs: Vec<GameRunScene>,
    /// The exercise, which takes the place of the record.
    pub practice: Option<PracticeScene>,
    /// The records beside it.
    pub collection: Option<CollectionScene>,
    /// What was played elsewhere, in the place of these.
    pub explorer: Option<ExplorerScene>,
    /// The line at the bottom.
    pub status: StatusScene,
    /// The case that waits for an answer.
    pub case: Option<CaseScene>,
    /// The arbiter's console, which takes the place of the record.
    pub console: Option<ConsoleScene>,
    /// The card that tells the result.
    pub result: Option<ResultScene>,
    /// The notices.
    pub notices: Vec<(usize, NoticeScene)>,
    /// What was refused behind the dialog that lies over them.
    pub notice_over_dialog: Option<NoticeScene>,
    /// Advice for somebody who has not done it yet.
    pub hint: Option<Hint>,
    /// What each player sees at a screen that lies flat between them.
    pub table_top: Option<TableTopScene>,
    /// The clock that fills the window.
    pub clock_only: Option<ClockOnlyScene>,
    /// The dialog in front.
    pub dialog: Option<DialogScene>,
}

/// What takes long to make, and is kept from frame to frame.
#[derive(Clone, Debug)]
pub struct KeptParts {
    /// The moves as they are listed.
    pub list: Rc<MoveList>,
    /// What went on in them.
    pub chart: Rc<Chart>,
    /// What an engine says of the place, and what the one beside it says.
    pub engine_lines: [Rc<EngineLines>; 2],
}

impl KeptParts {
    /// The parts as `state` has them.
    #[must_use]
    pub fn of(state: &AppState, text: &Text) -> Self {
        Self { list: Rc::new(MoveList::of(state, text)), chart: Rc::default(), engine_lines: Default::default() }
    }

    /// Makes those anew that are out of date.
    pub fn follow(&mut self, state: &AppState, text: &Text) {
        MoveList::follow(&mut self.list, state, text);
        Chart::follow(&mut self.chart, state, &self.list);
        for (lines, chair) in self.engine_lines.iter_mut().zip(Chair::ALL) {
            EngineLines::follow(lines, chair, state, text);
        }
    }
}

impl Scene {
    /// What is shown of `state` at `now`, with the parts that are kept.
    #[must_use]
    pub fn of(state: &AppState, text: &Text, kept: &KeptParts, now: SessionTime) -> Self {
        let KeptParts { list, chart, engine_lines } = kept;
        let sides = seats(state);
        let case = CaseScene::of(state, text, now);
        let (result, notices) = (ResultScene::of(state, text), notices::notices(state, text, now));
        Self {
            enabled: Command::ALL.iter().copied().filter(|&command| state.allows(command)).collect(),
            grey: Command::ALL.iter().filter_map(|command| Some((*command, state.why_not(*command)?))).collect(),
            kept_back: Command::ALL.iter().copied().filter(|&command| is_kept_back(state, command)).collect(),
            called: CalledScene::of(state, text),
            hidden_tools: hidden_tools(state),
            looks_back: state.looks_back(),
            renamed: renamed(state),
            sound_on: state.settings.sound,
            silence: sound::scene::sound::warning_across(state, text),
            is_review: state.as_review().is_some(),
            rules: status::rules(state, text),
            autosave: state.settings.autosave,
            recent: state.settings.recent.iter().map(|path| (path.clone(), recent_line(state, path))).collect(),
            setup: state.as_setup().map(|desk| Box::new(SetupScene::of(state, desk, text))),
            announcement: AnnouncementScene::of(state, text),
            board: BoardScene::of(state, text, now),
            zoom: state.zoom,
            cursor_calls: state.cursor_calls,
            stands: sides.map(|color| StandScene::of(state, text, color)),
            moving: MovingPiece::all(state, now),
            plates: sides.map(|color| PlateScene::of(state, text, color, now)),
            moves: MovesScene::of(state, list, text),
            start: StartScene::of(state, case.as_ref(), text),
            chart: ChartScene::of(state, text, chart),
            engines: EngineScene::all(state, text, engine_lines, now),
            game_runs: GameRunScene::of(state, text).into_iter().chain(looking(state, text)).collect(),
            practice: PracticeScene::of(state, text, now),
            collection: CollectionScene::of(state, text),
            explorer: ExplorerScene::of(state, text),
            status: StatusScene::of(state, text, now),
            table_top: TableTopScene::of(state, case.as_ref(), result.as_ref(), &notices, text),
            // What waits for an answer or to be read, and what an arbiter does, needs the room more than somebody who starts
            // needs advice.
            hint: state.hint().filter(|_| case.is_none() && notices.is_empty() && state.console_desk().is_none()),
            case,
            console: ConsoleScene::of(state, text, now),
            // Behind a dialog it would only peep out.
            result: result.filter(|_| state.dialog.is_none()),
            notices,
            notice_over_dialog: notices::over_dialog(state, text),
            clock_only: ClockOnlyScene::of(state, text, now),
            dialog: DialogScene::of(state, text, now).filter(|_| state.question_at_table().is_none()),
        }
    }
}

impl Scene {
    /// Whether a list stands left of the board.
    #[must_use]
    pub const fn has_side_list(&self) -> bool {
        self.explorer.is_some() || self.collection.is_some()
    }

    /// The name of the sentence that says why a command is grey.
    #[must_use]
    pub fn why_not(&self, command: Command) -> Option<&'static str> {
        self.grey.iter().find(|(grey, _)| *grey == command).map(|(_, why)| *why)
    }
}

fn is_kept_back(state: &AppState, command: Command) -> bool {
    state.refused(command).is_some() || state.is_locked_away(command) || state.withheld(command).is_some()
}

fn renamed(state: &AppState) -> Vec<(Command, &'static str)> {
    let names = Command::ALL.iter().copied().map(|command| (command, state.name_of(command)));
    names.filter(|(command, name)| *name != command.name()).collect()
}

/// The tools that have no place in a game by its rules, or before a king has come far. What was pressed hides none, so that
/// no other one comes into its place under the hand.
fn hidden_tools(state: &AppState) -> Vec<Command> {
    let has_claims = |session: &MatchSession| match session.setup().profile.illegal_moves {
        IllegalMoveRule::PlayOn(_) => true,
        IllegalMoveRule::Prevent | IllegalMoveRule::AdjudicateAtOnce => false,
    };
    let has_declaration = |session: &MatchSession| has_declarations(session) && nears_impasse(session);
    let is_shown = |is_there: fn(&MatchSession) -> bool| state.as_match().is_some_and(is_there);
    let tools = [
        (Command::Claim, is_shown(has_claims)),
        (Command::Declare, is_shown(has_declaration)),
        (Command::CallArbiter, state.has_arbiter()),
    ];
    tools.into_iter().filter(|(_, is_shown)| !is_shown).map(|(command, _)| command).collect()
}
