//! What is typed behind a choice in the program's own file dialog waits until that is done.

use crate::app::effect::Incoming;
use crate::app::files::state::Hold;
use crate::app::state::{AppState, Dialog};
use crate::app::update::now::Now;

/// What comes back of a choice.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Answer {
    /// The folder that was chosen is shown, or cannot be.
    Folder,
    /// What was chosen is written or read, or cannot be.
    File,
}

impl Answer {
    /// What `incoming` answers, if it can be the answer to a choice.
    pub const fn of(incoming: &Incoming) -> Option<Self> {
        match incoming {
            Incoming::Folder(..) => Some(Self::Folder),
            Incoming::Written(..)
            | Incoming::Record(..)
            | Incoming::Printed(..)
            | Incoming::LogWritten(..)
            | Incoming::Profiles(_)
            | Incoming::Event(_)
            | Incoming::WorkerDied(_) => Some(Self::File),
            _ => None,
        }
    }
}

/// Something was chosen: what is typed from now on is for what comes after.
pub const fn begin(state: &mut AppState, now: &Now) {
    state.table.file.hold = Hold::Since(now.at);
}

/// It is done, or cannot be: then the dialog is there still, or a question.
pub fn end(state: &mut AppState, answer: Answer) {
    if state.table.file.hold == Hold::Open {
        return;
    }
    state.table.file.hold = match &state.dialog {
        Some(Dialog::Path(dialog)) if answer == Answer::Folder && dialog.trouble.is_none() => Hold::Open,
        Some(Dialog::Path(_) | Dialog::Question(_)) => Hold::Broken,
        Some(_) | None => Hold::Open,
    };
}
