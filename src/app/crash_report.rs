//! What is written down when a part of the program fails.
//!
//! A report names the versions, the thread, the place in the source and the latest actions. It names no person and no
//! file: of an action only the beginning is kept, up to where text would follow, and of a message only what stands in the
//! program itself.

use std::collections::VecDeque;
use std::fmt::Write;
use std::panic::PanicHookInfo;
use std::sync::{Mutex, PoisonError};
use std::{panic, thread};

use super::action::Action;
use super::settings::work::PAINTER;
use crate::storage::{reports_folder, write_report};

/// How many actions a report lists.
const LATEST: usize = 30;

/// How many characters of an action are kept.
const LONGEST: usize = 60;

static ACTIONS: Mutex<VecDeque<String>> = Mutex::new(VecDeque::new());

/// Remembers that this was asked for.
pub(super) fn note(action: &Action) {
    let mut actions = ACTIONS.lock().unwrap_or_else(PoisonError::into_inner);
    if actions.len() == LATEST {
        actions.pop_front();
    }
    actions.push_back(without_text(&format!("{action:?}")));
}

/// The beginning of a description, up to the first text or list of fields in it.
fn without_text(description: &str) -> String {
    description.split(['"', '{', '[']).next().unwrap_or_default().chars().take(LONGEST).collect()
}

/// From now on a report is written whenever a thread fails, besides what is said on the terminal.
pub(super) fn write_when_something_fails() {
    let say = panic::take_hook();
    panic::set_hook(Box::new(move |info| {
        // What is in a file is no fault of the program, and is told with the file.
        if thread::current().name() == Some(PAINTER) {
            return;
        }
        say(info);
        if let Some(folder) = reports_folder() {
            // Whoever fails has nobody left to tell that this failed as well.
            _ = write_report(&folder, &report(info));
        }
    }));
}

fn report(info: &PanicHookInfo<'_>) -> String {
    let mut report = format!(
        "Komadai {} on {} {}\nthread: {}\n",
        env!("CARGO_PKG_VERSION"),
        std::env::consts::OS,
        std::env::consts::ARCH,
        thread::current().name().unwrap_or("unnamed")
    );
    if let Some(place) = info.location() {
        _ = writeln!(report, "place: {}:{}", place.file(), place.line());
    }
    // A message that was put together may hold a name or a path.
    let message = info.payload().downcast_ref::<&'static str>().copied().unwrap_or("(left out)");
    _ = writeln!(report, "message: {message}\nlatest actions:");
    // The thread that fails may be the one that is noting an action.
    match ACTIONS.try_lock() {
        Ok(actions) => actions.iter().for_each(|action| _ = writeln!(report, "  {action}")),
        Err(_) => report.push_str("  (not at hand)\n"),
    }
    report
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::action::DialogAction;
    use crate::app::command::Command;
    use crate::app::new_game::form::NewGameForm;
    use crate::record::GameTree;

    #[test]
    fn a_report_tells_what_was_done_and_no_names() {
        let mut form = NewGameForm::default();
        form.names[0] = "Sato".to_owned();
        let actions = [
            Action::Command(Command::NewGame),
            Action::Dialog(DialogAction::EditNewGame(Box::new(form))),
            Action::EditComment(GameTree::ROOT, "Sato was late".to_owned()),
            Action::OpenRecord("/home/sato/game.kif".into()),
        ];
        let told = actions.map(|action| without_text(&format!("{action:?}")));
        assert_eq!(told[0], "Command(NewGame)");
        assert!(told.iter().all(|action| !action.to_lowercase().contains("sato")), "{told:?}");
        assert!(told[1].starts_with("Dialog(EditNewGame(NewGameForm"));
    }
}
