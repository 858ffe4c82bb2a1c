//! What was found is done, in the place of the list.

use crate::app::console::form::PinForm;
use crate::app::finder::action::Findable;
use crate::app::settings::action::SettingsAction;
use crate::app::state::{AppState, Dialog};
use crate::app::update::clipboard;
use crate::app::update::consequences::{Consequences, Next};
use crate::app::update::now::Now;
use crate::app::{console, settings};

pub fn run(state: &mut AppState, found: Findable, now: &Now) -> Consequences {
    state.dialog = None;
    match found {
        Findable::Command(command) => Next::Run(command).into(),
        Findable::Copy(what) => clipboard::copy(state, what, now),
        Findable::Choice(setting, value) => settings::update::update(state, SettingsAction::Choose(setting, value)),
        Findable::InConsole(section, deed) => console::update::act_at(state, section, *deed, now),
        Findable::Pin(purpose) => Next::Open(Box::new(Dialog::Pin(PinForm::about(purpose)))).into(),
    }
}
