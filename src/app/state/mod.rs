//! Everything the window remembers, in one place.
//!
//! Where does a new field belong? What the players would expect back on *take back* belongs to the match; what is
//! settled before a game, to its setup; what is forgotten when the window closes, to [`BoardUi`] or the dialog; what
//! is remembered, to [`Settings`]. What can be made again at any time (textures, layout) is the theme's.

pub mod allowed;
pub mod arbiters;
pub mod arbiters_commands;
pub mod board_ui;
pub mod ceremony;
pub mod deleted_moves;
pub mod machine;
pub mod mode;
pub mod motion;
pub mod needs;
pub mod notice;
pub mod notice_matter;
pub mod notice_reader;
pub mod on_the_board;
pub mod pause;
pub mod rematch;
pub mod table;
pub mod withheld;

use std::path::PathBuf;
use std::time::Duration;

use crate::app::clock_desk::form::ClockDesk;
use crate::app::collection::form::Collection;
use crate::app::console::state::{ConsoleState, WrongPins};
use crate::app::display::state::DisplayState;
use crate::app::engines::state::EngineDesk;
use crate::app::event::state::{KeptResults, OpenEvent};
use crate::app::form::BoardZoom;
use crate::app::hall::form::{HallOrders, HallView, LiveFile};
use crate::app::handicaps::form::HandicapShelf;
use crate::app::journal::form::{BrokenOffGame, Dangers, KeptGame, KeptReview, ToBeShown};
use crate::app::library::state::LibraryDesk;
use crate::app::practice::state::PracticeDesk;
use crate::app::print::state::PrintDesk;
use crate::app::publish::state::PublishDesk;
use crate::app::settings::form::{OwnPieces, Settings, SystemLooks};
use crate::app::sound::state::SoundState;
use crate::app::start_page::state::StartPage;
use crate::app::user_files::form::{ProfileShelf, ScheduleShelf};
use crate::app::whole_game::state::WholeGameDesk;
use crate::clock::SessionTime;
use crate::storage::FileError;
use crate::text::Language;
use crate::text::manual::Chapter;

pub use crate::app::dialogs::state::{Dialog, NextUp, PathDialog, PathPurpose, Question};
pub use crate::picture::Coordinates;
pub use arbiters::is_arbiters_file;
pub use board_ui::{BoardUi, RefusedMove};
pub use ceremony::Ceremony;
pub use deleted_moves::DeletedMoves;
pub use machine::Machine;
pub use mode::Mode;
pub use motion::{Motion, Travel};
pub use notice::{Answered, Document, Notice, NoticeKind, Source};
pub use rematch::Rematch;
pub use table::{ChartWish, Rest, Table};

/// The state of the program.
#[derive(Debug)]
pub struct AppState {
    /// What lies on the table.
    pub table: Table,
    /// The clock that fills the window, if it is open.
    pub clock_desk: Option<Box<ClockDesk>>,
    /// What is going on between two clicks.
    pub board: BoardUi,
    /// How large the board is seen.
    pub zoom: BoardZoom,
    /// How often somebody has called for the cursor, which goes from square to square by keys.
    pub cursor_calls: u64,
    /// How often the comment was to have it.
    pub comment_calls: u64,
    /// The dialog that is open.
    pub dialog: Option<Dialog>,
    /// The dialog that a question covers, to come back when the question is answered with no.
    pub covered: Option<Dialog>,
    /// The records that lie beside the present one, if they are listed.
    pub collection: Option<Collection>,
    /// The records that were used last, to be seen while nothing has been begun.
    pub start_page: StartPage,
    /// How many collections there have been.
    pub collections: u64,
    /// The handicap tables.
    pub handicap_tables: HandicapShelf,
    /// The rule profiles.
    pub profiles: ProfileShelf,
    /// The schedules of clock calls.
    pub schedules: ScheduleShelf,
    /// What can be heard, and what was.
    pub sound: SoundState,
    /// The arbiter's console.
    pub console: ConsoleState,
    /// The audience display.
    pub display: DisplayState,
    /// The hall view, while it is open.
    pub hall: Option<HallView>,
    /// The site of a hall.
    pub publish: PublishDesk,
    /// The chapter of the manual that is open beside the window.
    pub manual: Option<Chapter>,
    /// How many hall views there have been.
    pub hall_views: u64,
    /// The engine that is on.
    pub engines: EngineDesk,
    /// The engine that analyses a whole game.
    pub whole_game: WholeGameDesk,
    /// The library.
    pub library: LibraryDesk,
    /// What is practised.
    pub practice: PracticeDesk,
    /// What is seen of a print.
    pub print: PrintDesk,
    /// The event that is open.
    pub event: Option<OpenEvent>,
    /// Results that are not in their events yet.
    pub kept: KeptResults,
    /// Which instant was which time of the day, as far as a calendar was looked at: the latest of them.
    pub day: (SessionTime, Duration),
    /// What was last written of the game for others to see.
    pub live_file: LiveFile,
    /// Why that cannot be written at present.
    pub live_trouble: Option<FileError>,
    /// What the organiser asked of all tables.
    pub orders: HallOrders,
    /// What is remembered from one start to the next.
    pub settings: Settings,
    /// When something in the settings was changed last that is kept only once it rests.
    pub unkept_since: Option<SessionTime>,
    /// The language of the system, if the program speaks it.
    pub system_language: Language,
    /// What the system asks of the looks of every program.
    pub system_looks: SystemLooks,
    /// The user's own images of pieces.
    pub own_pieces: OwnPieces,
    /// What the program runs on.
    pub machine: Machine,
    /// The notices.
    pub notices: Vec<Notice>,
    /// Whether the window closes with the next frame.
    pub closing: bool,
    /// Which journals are not on disk.
    pub dangers: Dangers,
    /// The game that is being written down.
    pub journal: Option<KeptGame>,
    /// The record that is gone through, as far as it is written down aside.
    pub kept_review: Option<KeptReview>,
    /// Games that were broken off when the program ended, to be asked about.
    pub broken_off: Vec<BrokenOffGame>,
    /// A game among them, or one of them that was taken up, has yet to be painted.
    pub to_be_shown: Option<ToBeShown>,
    /// Those that were put off until later: they lie on this machine.
    pub put_off: Vec<BrokenOffGame>,
    /// The journal of the game among them that somebody wants to resume, until it is asked about.
    pub wanted: Option<PathBuf>,
    /// The record, by its first revision, whose place a game that was broken off may take: its leaving was agreed to when
    /// one was asked for.
    pub makes_room: Option<u64>,
}

impl AppState {
    /// The state at start: an even game set up, neither clock running.
    #[must_use]
    pub fn new(settings: Settings) -> Self {
        Self {
            clock_desk: None,
            board: BoardUi::default(),
            zoom: BoardZoom::default(),
            cursor_calls: 0,
            comment_calls: 0,
            dialog: None,
            covered: None,
            table: Table::default(),
            collection: None,
            start_page: StartPage::default(),
            collections: 0,
            handicap_tables: HandicapShelf::default(),
            profiles: ProfileShelf::default(),
            schedules: ScheduleShelf::default(),
            sound: SoundState::default(),
            console: ConsoleState {
                wrong_pins: WrongPins::before_start(settings.arbiter.wrong_pins),
                ..ConsoleState::default()
            },
            display: DisplayState::default(),
            hall: None,
            publish: PublishDesk::default(),
            manual: None,
            hall_views: 0,
            engines: EngineDesk::default(),
            whole_game: WholeGameDesk::default(),
            library: LibraryDesk::default(),
            practice: PracticeDesk::default(),
            event: None,
            kept: KeptResults::default(),
            day: Default::default(),
            live_file: LiveFile::default(),
            live_trouble: None,
            orders: HallOrders::default(),
            settings,
            unkept_since: None,
            print: PrintDesk::default(),
            system_language: Language::English,
            system_looks: SystemLooks::default(),
            own_pieces: OwnPieces::default(),
            machine: Machine::default(),
            notices: Vec::new(),
            closing: false,
            dangers: Dangers::default(),
            journal: None,
            kept_review: None,
            broken_off: Vec::new(),
            put_off: Vec::new(),
            to_be_shown: None,
            wanted: None,
            makes_room: None,
        }
    }

    /// How the program is set at first.
    #[must_use]
    pub fn usual_settings(&self) -> Settings {
        Settings::usual(self.system_language)
    }

    /// A number for the next collection.
    pub const fn next_collection_id(&mut self) -> u64 {
        self.collections += 1;
        self.collections
    }
}
