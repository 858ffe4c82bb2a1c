//! The settings as they are kept, and the table from which their dialog is made.

mod hint;
mod looks;
pub mod own_pieces;
mod section;
mod setting;
mod settings;
pub mod settings_form;
pub mod system_looks;
mod way;

pub use hint::Hint;
pub use looks::{BoardChoice, Looks, MotionChoice, PieceChoice, TEXT_PERCENTS, ThemeChoice};
pub use own_pieces::OwnPieces;
pub use section::Section;
pub use setting::{ChoiceWords, Setting, SettingId};
pub use settings::{ChartKind, Notation, Settings};
pub use settings_form::SettingsForm;
pub use system_looks::SystemLooks;
pub use way::Way;
