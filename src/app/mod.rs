//! The window.
//!
//! One state, actions in, effects out. In each frame the state is described as a scene, views paint it and report
//! actions, and `update` carries these out; whatever has to be done outside comes out as an effect and is done at
//! the edge. Nothing is repainted unless something has changed or a digit of a running clock is about to.

mod action;
mod command;
mod command_keys;
mod command_table;
mod crash_report;
mod display_action;
mod display_place;
mod effect;
mod effects;
mod event_action;
mod event_job;
mod hall_job;
mod heartbeat;
mod inbox;
mod journal_job;
mod keys;
mod menu;
mod one_by_one;
mod pasting;
mod profile_job;
mod program;
pub mod scene;
mod settings_action;
mod shortcuts;
mod sides_in_words;
mod sound_action;
mod state;
mod system_watch;
mod theme;
mod this_machine;
mod trial;
mod update;
mod user_file_job;
mod views;
mod wall_clock;
mod window;

pub use action::{
    Action, BoardAction, ClockAction, CopyAs, DialogAction, DisplayAction, EventAction, HallAction, HandResult, Origin,
    RulesAction, ScheduleAction, SettingsAction, SetupAction, SoundAction, TableAction,
};
pub use command::Command;
pub use effect::{
    Effect, EventJob, EventNews, EventTrouble, HallJob, HallNews, IfThere, Incoming, JournalJob, JournalNews,
    JournalOf, ListFormat, PrintFailure, ProfileJob, ProfileNews, ReadEvent, ReadFailure, ReadPurpose, RecordsToRead,
    ResultList, UserFileJob, UserFileNews, WriteFailure, WriteJob,
};
pub use effects::{Effects, read_collection};
pub use heartbeat::Gap;
pub use inbox::{Inbox, MailSlot};
pub use keys::show_keys;
pub use menu::{MENUS, Menu};
pub use program::App;
pub use sides_in_words::SidesInWords;
pub use state::{
    AppState, BoardChoice, BrokenOffGame, ChartKind, ClockForm, ClockPreset, CollectedRecord, CollectionFilter,
    Coordinates, Dialog, HallForm, HallSettings, Hint, JournalFault, Looks, Machine, Mode, MotionChoice, NewGameForm,
    Notation, NoticeKind, OwnFault, PictureOfBoard, PieceChoice, PinPurpose, Places, PrintForm, PrintJob, RecentGame,
    RecentRecord, SaveTarget, Screens, Settings, Sheet, Silence, SoundSettings, SystemLooks, ThemeChoice, TimeKind,
    UnreadableJournal, UserFile, UserFileKind, UserFileTrouble,
};
pub use update::Now;
pub use window::{CannotOpenWindow, enlargement, run};
