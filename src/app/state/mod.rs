//! Everything the window remembers, in one place.
//!
//! Where does a new field belong? What the players would expect back on *take back* belongs to the match; what is
//! settled before a game, to its setup; what is forgotten when the window closes, to [`BoardUi`] or the dialog; what
//! is remembered, to [`Settings`]. What can be made again at any time (textures, layout) is the theme's.

mod allowed;
mod arbiter_settings;
mod arbiters;
mod arbiters_commands;
mod board_ui;
mod board_zoom;
mod ceremony;
mod clock_desk;
mod clock_fields;
mod clock_form;
mod clock_preset;
mod collection;
mod commentary;
mod console;
mod console_form;
mod details_form;
mod dialog;
mod display;
mod event;
mod event_form;
mod event_pairing_form;
mod event_question;
mod event_toss;
mod file_state;
mod finder_form;
mod hall;
mod handicap_shelf;
mod handicaps_form;
mod hint;
mod kept_game;
mod key_choices;
mod keys_form;
mod leaving;
mod log_format;
mod looks;
mod machine;
mod mode;
mod motion;
mod new_game_form;
mod next_game_form;
mod notice;
mod on_the_board;
mod own_pieces;
mod own_trouble;
mod pairing_form;
mod pause;
mod picture_of_board;
mod pin;
mod pin_form;
mod print_form;
mod reading;
mod rule_knobs;
mod rules_form;
mod ruling_form;
mod safe_name;
mod safety_notice;
mod save_target;
mod schedule_form;
mod setting;
mod settings;
mod settings_form;
mod setup_desk;
mod shelf;
mod silence;
mod sound_settings;
mod sound_state;
mod start_page;
mod system_looks;
mod table;
mod typed_move;
mod user_files;

use std::time::Duration;

pub use crate::picture::Coordinates;
pub use arbiter_settings::{ArbiterSettings, LockAfter};
pub use arbiters::is_arbiters_file;
pub use board_ui::BoardUi;
pub use board_zoom::BoardZoom;
pub use ceremony::Ceremony;
pub use clock_desk::{ClockDesk, CorrectionForm, LeaveClock};
pub use clock_fields::ClockFields;
pub use clock_form::{ClockForm, TimeKind};
pub use clock_preset::{ClockPreset, PresetChange};
pub use collection::{CollectedRecord, Collection, CollectionFilter};
pub use commentary::Commentary;
pub use console::{ConsoleDesk, ConsoleDraft, ConsoleSection, ConsoleState, WrongPins};
pub use console_form::{ConsoleForm, moves_meant};
pub use details_form::{DetailsForm, DetailsRow};
pub use dialog::{Dialog, NextUp, PathDialog, PathPurpose, Question};
pub use display::{DisplaySettings, DisplayState, DisplayTheme, Screens, TextSize};
pub use event::{EventChange, EventFile, EventTrouble, OpenEvent};
pub use event_form::{EventFault, EventForm, RoundForm};
pub use event_pairing_form::{PairingFault, PairingForm};
pub use event_question::{EventQuestion, LeaveEvent};
pub use event_toss::EventToss;
pub use file_state::{AwaitedRecord, FileState};
pub use finder_form::FinderForm;
pub use hall::{FolderFor, HallForm, HallSettings, HallView, LiveFile, TABLES_ON_A_PAGE};
pub use handicap_shelf::HandicapShelf;
pub use handicaps_form::{GREATEST_DIFFERENCE, HandicapsForm, TableFault};
pub use hint::Hint;
pub use kept_game::{BrokenOffGame, JournalFault, JournalOf, KeptGame, UnreadableJournal};
pub use key_choices::KeyChoices;
pub use keys_form::KeysForm;
pub use log_format::{LogFormat, LogJob};
pub use looks::{BoardChoice, Looks, MotionChoice, PieceChoice, TEXT_PERCENTS, ThemeChoice};
pub use machine::Machine;
pub use mode::Mode;
pub use motion::{Motion, Spot, Travel};
pub use new_game_form::NewGameForm;
pub use next_game_form::{NextGameForm, SideTime};
pub use notice::{Answered, Notice, NoticeKind, NumberKeeper, PasteTrouble, SameNumber, Source};
pub use own_pieces::OwnPieces;
pub use own_trouble::{OwnFault, UserFileKind, UserFileTrouble};
pub use pairing_form::{FLIGHT, Toss};
pub use picture_of_board::PictureOfBoard;
pub use pin::{Pin, SHORTEST_PIN};
pub use pin_form::{PinFault, PinForm, PinPurpose};
pub use print_form::{DiagramStyle, PictureFormat, Places, PrintForm, PrintJob, Sheet};
pub use reading::voice_of;
pub use rule_knobs::{Dial, KnobId, RuleKnob, Span};
pub use rules_form::{RulesFault, RulesForm, RulesRemark};
pub use ruling_form::{RulingForm, RulingKind};
pub use safe_name::{safe_name, shown_name};
pub use safety_notice::SafetyNotice;
pub use save_target::{SaveTarget, Storing, named_as_profile, named_as_record, with_ending};
pub use schedule_form::{ScheduleFault, ScheduleForm};
pub use setting::{ChoiceWords, Section, Setting, SettingId};
pub use settings::{ChartKind, Notation, Settings};
pub use settings_form::SettingsForm;
pub use setup_desk::{Covered, SetupDesk};
pub use shelf::{ProfileShelf, ScheduleShelf};
pub use silence::{Silence, is_timed, stage_of};
pub use sound_settings::SoundSettings;
pub use sound_state::{SoundCheck, SoundState};
pub use start_page::{RecentGame, RecentRecord, StartPage};
pub use system_looks::SystemLooks;
pub use table::Table;
pub use user_files::{OWN_ENDINGS, OwnFiles, UserFile};

use crate::clock::SessionTime;
use crate::text::Language;
use crate::text::manual::Chapter;

/// The state of the program.
#[derive(Debug)]
pub struct AppState {
    /// What lies on the table.
    pub table: Table,
    /// The clock that takes the whole window, if it does.
    pub clock_desk: Option<Box<ClockDesk>>,
    /// What is going on between two clicks.
    pub board: BoardUi,
    /// How large the board is seen.
    pub zoom: BoardZoom,
    /// How often somebody has called for the cursor, which goes from square to square by keys.
    pub cursor_calls: u64,
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
    /// The tables by which ranks suggest a handicap.
    pub handicap_tables: HandicapShelf,
    /// The rules that a game can be played by.
    pub profiles: ProfileShelf,
    /// The tables of what is heard of a clock.
    pub schedules: ScheduleShelf,
    /// What can be heard, and what was.
    pub sound: SoundState,
    /// The arbiter's console.
    pub console: ConsoleState,
    /// The audience display.
    pub display: DisplayState,
    /// The hall view, while it is open.
    pub hall: Option<HallView>,
    /// The chapter of the manual that is open beside the window.
    pub manual: Option<Chapter>,
    /// How many hall views there have been.
    pub hall_views: u64,
    /// The event that is worked with.
    pub event: Option<OpenEvent>,
    /// Which instant was which time of the day, as far as a calendar was looked at: the latest of them.
    pub day: (SessionTime, Duration),
    /// What was last written of the game for others to see.
    pub live_file: LiveFile,
    /// Why that cannot be written at present.
    pub live_trouble: Option<String>,
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
    /// What the user has to be told.
    pub notices: Vec<Notice>,
    /// The window closes with the next frame.
    pub closing: bool,
    /// The game that is being written down.
    pub journal: Option<KeptGame>,
    /// Games that were broken off when the program ended, to be asked about.
    pub broken_off: Vec<BrokenOffGame>,
}

impl AppState {
    /// An empty board, so to speak: the pieces set up, nobody's clock running.
    #[must_use]
    pub fn new(settings: Settings) -> Self {
        Self {
            clock_desk: None,
            board: BoardUi::default(),
            zoom: BoardZoom::default(),
            cursor_calls: 0,
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
            manual: None,
            hall_views: 0,
            event: None,
            day: Default::default(),
            live_file: LiveFile::default(),
            live_trouble: None,
            settings,
            unkept_since: None,
            system_language: Language::English,
            system_looks: SystemLooks::default(),
            own_pieces: OwnPieces::default(),
            machine: Machine::default(),
            notices: Vec::new(),
            closing: false,
            journal: None,
            broken_off: Vec::new(),
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
