//! The window: state, actions, scenes, views and effects, and a room for each feature.
//!
//! One state, actions in, effects out. In each frame the state is described as a scene, views paint it and report
//! actions, and `update` carries these out; whatever has to be done outside comes out as an effect and is done at
//! the edge. Nothing is repainted unless something has changed or a digit of a running clock is about to.
//!
//! Each feature is a room: a folder with its own `form`, `action`, `job`, `state`, `scene`, `view`, `update` and `work`, as
//! far as it has them. Game, board and clock are the kernel, whose folders are named after the same kinds; its dispatchers
//! hand everything else to the rooms. Which dialogs there are is listed in `dialogs`.

mod about;
mod action;
mod clock_desk;
mod collection;
mod command;
mod command_keys;
mod command_table;
mod console;
mod crash_report;
mod details;
mod dialogs;
mod display;
mod effect;
mod effects;
mod engines;
mod enlargement;
mod event;
mod files;
mod finder;
mod first_settings;
mod first_size;
mod focus_in_sight;
mod form;
mod frame_time;
mod game_end;
mod hall;
mod handicaps;
mod heartbeat;
mod inbox;
mod journal;
mod keys;
mod library;
mod manual;
mod menu;
mod new_game;
mod one_by_one;
mod opened;
mod opponents;
mod pasting;
mod practice;
mod print;
mod program;
mod publish;
mod rules;
mod scene;
mod second_press;
mod settings;
mod setup;
mod shortcut_keys;
mod shortcuts;
mod sides_in_words;
mod sound;
mod start_page;
mod state;
mod system_fonts;
mod system_watch;
mod theme;
mod this_machine;
mod trial;
mod typed_move;
mod update;
mod user_files;
mod views;
mod wall_clock;
mod whole_game;
mod window;
mod window_places;

pub use crate::app::clock_desk::action::ClockAction;
pub use crate::app::collection::form::{CollectedRecord, CollectionFilter};
pub use crate::app::collection::work::read_collection;
pub use crate::app::console::form::PinPurpose;
pub use crate::app::display::action::DisplayAction;
pub use crate::app::display::form::Screens;
pub use crate::app::display::scene::{CommentaryScene, DisplayGame, DisplayScene, TitleScene};
pub use crate::app::engines::action::{EngineAction, OptionAction};
pub use crate::app::engines::form::{Chair, EngineProfile, EngineSettings, ScoreKind, SeenFrom, SkillOption};
pub use crate::app::engines::job::{EngineJob, EngineNews, EngineWord};
pub use crate::app::event::action::{EventAction, HandResult, PlayersAction, RoundAction};
pub use crate::app::event::form::{EventPage, EventPaper, KeptResult, ListFormat};
pub use crate::app::event::job::{EventJob, EventNews, EventTrouble, ReadEvent, ReadPurpose, ResultList};
pub use crate::app::event::scene::CountdownScene;
pub use crate::app::files::form::SaveTarget;
pub use crate::app::finder::action::Findable;
pub use crate::app::form::CopyAs;
pub use crate::app::hall::action::HallAction;
pub use crate::app::hall::form::{HallForm, HallSettings};
pub use crate::app::hall::job::{HallJob, HallNews};
pub use crate::app::handicaps::action::TableAction;
pub use crate::app::journal::form::{BrokenOffGame, FoundRecord, JournalFault, JournalOf, UnreadableJournal};
pub use crate::app::journal::job::{JournalJob, JournalNews, WriteJob};
pub use crate::app::library::action::LibraryAction;
pub use crate::app::library::form::{
    ExplorerForm, FileFault, LibraryForm, LibrarySettings, LibraryTrouble, TidyForm, TidyPart, Untidy,
};
pub use crate::app::library::job::{Exported, LibraryJob, LibraryNews, Reach};
pub use crate::app::new_game::form::{ClockForm, ClockPreset, NewGameForm, TimeKind};
pub use crate::app::opponents::action::OpponentAction;
pub use crate::app::opponents::form::{EnginePlayer, Level};
pub use crate::app::practice::action::PracticeAction;
pub use crate::app::practice::form::{
    GamesFrom, PracticeForm, PracticeSettings, Practised, ScheduleTrouble, WhoseMoves,
};
pub use crate::app::practice::job::{Collected, FoundMate, LeftOut, PracticeJob, PracticeNews, WhyLeftOut};
pub use crate::app::practice::state::{PracticeSession, Said, Stage};
pub use crate::app::practice::work::ScheduleFile;
pub use crate::app::print::form::{PagePreview, PictureOfBoard, Places, PrintForm, PrintJob, Sheet};
pub use crate::app::print::work::printing::previewed;
pub use crate::app::publish::action::PublishAction;
pub use crate::app::publish::form::{PublishForm, PublishSettings, PublishTrouble};
pub use crate::app::publish::job::{PublishJob, PublishNews};
pub use crate::app::rules::action::RulesAction;
pub use crate::app::rules::job::{ProfileJob, ProfileNews};
pub use crate::app::settings::action::SettingsAction;
pub use crate::app::settings::form::{
    BoardChoice, ChartKind, Hint, Looks, MotionChoice, Notation, PieceChoice, Section, Settings, SystemLooks,
    ThemeChoice,
};
pub use crate::app::setup::action::SetupAction;
pub use crate::app::sound::action::{ScheduleAction, SoundAction};
pub use crate::app::sound::form::SoundSettings;
pub use crate::app::sound::state::Silence;
pub use crate::app::start_page::state::{RecentGame, RecentRecord};
pub use crate::app::user_files::form::{OwnFault, UserFile, UserFileKind, UserFileTrouble};
pub use crate::app::user_files::job::{UserFileJob, UserFileNews};
pub use crate::app::whole_game::action::GameAction;
pub use crate::app::whole_game::job::{GameJob, GameNews, GameWord};
pub use action::{Action, BoardAction, DialogAction, Origin};
pub use command::Command;
pub use effect::{
    Effect, IfIncomplete, IfThere, Incoming, PrintFailure, ReadFailure, RecordJob, RecordsToRead, SaveFailure,
    WriteFailure,
};
pub use effects::Effects;
pub use enlargement::enlargement;
pub use heartbeat::Gap;
pub use inbox::{Inbox, MailSlot};
pub use keys::show_keys;
pub use menu::{MENUS, Menu};
pub use program::App;
pub use scene::case::AnswerTone;
pub use scene::{CaseScene, ResultScene, SquareScene};
pub use sides_in_words::SidesInWords;
pub use state::{AppState, Coordinates, Dialog, Machine, Mode, NoticeKind};
pub use update::Now;
pub use window::{CannotOpenWindow, run};
