//! Lists duplicates and names. Nothing is ever deleted.

use std::rc::Rc;

use crate::app::effect::Effect;
use crate::app::library::form::{LibraryTrouble, TidyForm, TidyPart, Untidy};
use crate::app::library::job::LibraryJob;
use crate::app::state::{AppState, Dialog};
use crate::app::update::consequences::{Consequences, open};

/// Shows the dialog, and looks.
pub fn show() -> Consequences {
    open(Dialog::TidyUp(TidyForm::default())).and(Effect::Library(LibraryJob::TidyUp))
}

/// Shows this part of it.
pub fn show_part(state: &mut AppState, part: TidyPart) -> Consequences {
    edit(state, |form| form.part = part)
}

/// Takes what was found.
pub fn take(state: &mut AppState, found: Result<Box<Untidy>, LibraryTrouble>) -> Consequences {
    edit(state, |form| match found {
        Ok(found) => form.found = Some(Rc::new(*found)),
        Err(trouble) => form.trouble = Some(trouble),
    })
}

fn edit(state: &mut AppState, change: impl FnOnce(&mut TidyForm)) -> Consequences {
    if let Some(Dialog::TidyUp(form)) = &mut state.dialog {
        change(form);
    }
    Consequences::none()
}
