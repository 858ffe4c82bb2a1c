//! Putting a record or a position on paper.

use std::path::PathBuf;
use std::rc::Rc;

use crate::app::effect::{Effect, PrintFailure};
use crate::app::print::form::{PagePreview, PrintForm, PrintJob, Sheet};
use crate::app::state::{AppState, Dialog, Document, NoticeKind, PathPurpose, Question};
use crate::app::update::consequences::{Consequences, ask, open};
use crate::app::update::notices;
use crate::app::update::now::Now;
use crate::app::{files, settings};
use crate::storage::FileDialogRequest;

/// Asks what to print.
pub fn begin(state: &mut AppState) -> Consequences {
    state.print.preview = None;
    let form = state.settings.print;
    open(Dialog::Print(form)).and(preview(state, form))
}

/// The form that is open says this now.
pub fn edit(state: &mut AppState, form: PrintForm) -> Consequences {
    state.dialog = Some(Dialog::Print(form));
    Consequences::from(preview(state, form))
}

fn preview(state: &mut AppState, form: PrintForm) -> Effect {
    state.print.asked += 1;
    Effect::PreviewPages(Box::new(state.print_job(form, PathBuf::new())), state.print.asked)
}

/// A preview is made; unless it is the latest that was asked for, another one is on its way.
pub fn show_preview(state: &mut AppState, number: u64, preview: Option<PagePreview>) -> Consequences {
    if number == state.print.asked {
        state.print.preview = preview.map(|preview| (number, Rc::new(preview)));
    }
    Consequences::none()
}

/// Asks for a file for what the open form describes.
pub fn choose_file(state: &mut AppState) -> Consequences {
    let Some(Dialog::Print(form)) = state.dialog else { return Consequences::none() };
    if state.table.file.dialog_open || !form.has_pages(state.tree()) {
        return Consequences::none();
    }
    state.dialog = None;
    state.table.file.printing = Some(form);
    let mut effects = settings::update::change(state, |settings| settings.print = form);
    let ending = form.format.ending();
    let suggested = format!("{}.{ending}", stem(state, form));
    effects.extend(files::update::file::ask_for_file(state, FileDialogRequest::Export { suggested, ending }));
    effects
}

/// The name of the record, and what of it this is.
fn stem(state: &AppState, form: PrintForm) -> String {
    let record = files::update::file::stem(state);
    match form.sheet {
        Sheet::Score => record,
        Sheet::Handout => format!("{record}-handout"),
        Sheet::Diagram => format!("{record}-{}", state.tree().ply(state.node_seen())),
    }
}

/// Prints to a file that the system's dialog gave; that dialog has asked whether this one may be replaced, though not the arbiter
/// who has locked the console.
pub fn to_chosen(state: &mut AppState, path: PathBuf) -> Consequences {
    let Some(form) = state.table.file.printing.take() else { return Consequences::none() };
    let may_replace = if state.is_console_locked() { Vec::new() } else { vec![path.clone()] };
    write(state, form, path, may_replace)
}

/// Shows the form again: no file was chosen for it.
pub fn reconsider(state: &mut AppState) -> Consequences {
    match state.table.file.printing.take() {
        Some(form) if state.dialog.is_none() => open(Dialog::Print(form)),
        Some(_) | None => Consequences::none(),
    }
}

/// Prints what `form` describes to `path`.
pub fn write(state: &AppState, form: PrintForm, path: PathBuf, may_replace: Vec<PathBuf>) -> Consequences {
    Consequences::from(Effect::WriteFiles { job: Box::new(state.print_job(form, path)), may_replace })
}

/// It is printed, or not: what is in the way is replaced only when the user says so.
pub fn finish(
    state: &mut AppState,
    job: Box<PrintJob>,
    result: Result<Vec<PathBuf>, PrintFailure>,
    now: &Now,
) -> Consequences {
    match result {
        Ok(files) => {
            let is_for_this = |dialog: &Dialog| matches!(dialog, Dialog::Path(dialog) if matches!(dialog.purpose, PathPurpose::Print(_)));
            state.dialog = state.dialog.take().filter(|dialog| !is_for_this(dialog));
            notices::tell_briefly(state, NoticeKind::Printed(files), now.at);
            Consequences::none()
        }
        Err(PrintFailure::InTheWay(files)) => ask(Question::ReplacePages { job, files }),
        Err(PrintFailure::Unwritten { path, reason }) => {
            files::update::file::tell_not_saved(state, Document::Pages, path, reason);
            Consequences::none()
        }
    }
}
