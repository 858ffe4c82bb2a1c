//! What the user can ask for in the dialog that is open.

use std::path::PathBuf;

use crate::app::clock_desk::form::CorrectionForm;
use crate::app::console::form::{PinForm, PinPurpose, RulingForm};
use crate::app::details::form::DetailsEdit;
use crate::app::files::form::Storing;
use crate::app::finder::action::Findable;
use crate::app::finder::form::FinderForm;
use crate::app::game_end::form::GameEndForm;
use crate::app::handicaps::action::TableAction;
use crate::app::new_game::form::{NewGameForm, NextGameForm, PresetChange};
use crate::app::print::form::PrintForm;
use crate::app::rules::action::RulesAction;
use crate::app::settings::action::{KeysAction, SettingsAction};
use crate::app::sound::action::ScheduleAction;
use crate::shogi::Move;

/// An action in a dialog.
#[derive(Clone, Debug, PartialEq)]
pub enum DialogAction {
    /// Copy the diagnostics: what somebody who helps has to know.
    CopyDiagnostics,
    /// The new-game form changed.
    EditNewGame(Box<NewGameForm>),
    /// The form of the replay changed.
    EditNextGame(Box<NextGameForm>),
    /// Set the replay up.
    PlayNextGame,
    /// The form of the clock for a wooden board changed.
    EditClocks(Box<NewGameForm>),
    /// Set the clock as that form says.
    SetClocks,
    /// The form that corrects the clocks changed.
    EditCorrections(CorrectionForm),
    /// Correct the clocks as that form says.
    CorrectClocks,
    /// A line of the form of the game's details changed.
    EditDetails(DetailsEdit),
    /// Write the details into the record.
    TakeDetails,
    /// The form about the end of the game changed.
    EditGameEnd(GameEndForm),
    /// Write that end into the record.
    TakeGameEnd,
    /// The form of the arbiter's ruling changed.
    EditRuling(RulingForm),
    /// Rule as the form says.
    TakeRuling,
    /// The form about printing changed.
    EditPrint(PrintForm),
    /// Choose a file for what the form describes, and print.
    Print,
    /// Save, rename or delete one of the user's own time controls.
    ChangePreset(PresetChange),
    /// Show the engines, of which one is to play.
    ShowEngines,
    /// Toss five pawns for the sides.
    Toss,
    /// Start the game that the form describes.
    StartGame,
    /// Start the game of the event whose sides were tossed.
    StartTossed,
    /// An action in the editor of rule profiles.
    Rules(RulesAction),
    /// An action in the editor of handicap tables.
    Table(TableAction),
    /// An action in the editor of clock calls.
    Schedule(ScheduleAction),
    /// An action in the settings.
    Settings(SettingsAction),
    /// An action about the keys for commands.
    Keys(KeysAction),
    /// The text of the typed move changed.
    EditTypedMove(String),
    /// Play the typed move, or this one of those that it can mean.
    PlayTypedMove(Option<Move>),
    /// The query for a command changed.
    EditFinder(FinderForm),
    /// Do this, which the query found.
    RunFound(Findable),
    /// Ask for the PIN, for this purpose.
    AskForPin(PinPurpose),
    /// The PIN form changed.
    EditPin(PinForm),
    /// Set, remove or check the PIN, as the form's purpose says.
    TakePin,
    /// Yes, do what the question asks.
    Confirm,
    /// Take the question's third way, beside yes and no.
    Alternative,
    /// The path in the path dialog changed.
    EditPath(String),
    /// Show this folder in the path dialog.
    ShowFolder(PathBuf),
    /// Store the record that is being saved this way.
    StoreAs(Storing),
    /// Take the path as it stands.
    TakePath,
    /// Close the dialog and do nothing.
    Cancel,
}
