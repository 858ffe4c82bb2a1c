//! Reads folders, lets the explorer follow the board, and opens games where they were found.

pub mod export;
mod tidy;

use std::path::PathBuf;
use std::rc::Rc;
use std::time::Duration;

use super::action::LibraryAction;
use super::form::{LibraryForm, LibraryTrouble};
use super::job::{LibraryJob, LibraryNews, Reach};
use super::state::{Asked, Explorer, SoughtPlace};
use crate::app::effect::Effect;
use crate::app::form::typed_path;
use crate::app::state::{AppState, Dialog};
use crate::app::update::consequences::{Consequences, Next, open};
use crate::app::update::now::Now;
use crate::app::update::review;
use crate::app::user_files::form::{UserFile, UserFileTrouble};
use crate::app::{collection, files, settings};
use crate::clock::SessionTime;
use crate::library::{Castles, Likeness, Sought};
use crate::library_store::Explored;
use crate::record::{GameTree, NodeId};
use crate::session::EditCommand;
use crate::shogi::Move;
use crate::storage::{FileDialogRequest, FolderFor};

/// Does what is asked for about the library.
pub fn update(state: &mut AppState, action: LibraryAction, now: &Now) -> Consequences {
    match action {
        LibraryAction::Edit(form) => edit(state, |it| *it = form),
        LibraryAction::Browse => {
            files::update::file::ask_for_file(state, FileDialogRequest::Folder(FolderFor::Library))
        }
        LibraryAction::Add => add_typed(state),
        LibraryAction::Remove(index) => remove(state, index),
        LibraryAction::NameOneself(name) => settings::update::change(state, |it| it.library.own_name = name),
        LibraryAction::Read => read(state),
        LibraryAction::LookAgain => {
            state.library.is_to_look_again = true;
            Consequences::none()
        }
        LibraryAction::Stop => {
            state.library.progress = None;
            Effect::Library(LibraryJob::Stop).into()
        }
        LibraryAction::CloseExplorer => {
            state.library.explorer = None;
            collection::update::renew_past(state)
        }
        LibraryAction::Sift(form) => {
            if let Some(explorer) = &mut state.library.explorer {
                explorer.is_kept &= Explorer::asks_alike(&explorer.form, &form);
                explorer.form = form;
            }
            Consequences::none()
        }
        LibraryAction::Play(mv) => play(state, mv, now),
        LibraryAction::OpenGame(index) => open_game(state, index),
        LibraryAction::StopSearch => Effect::Library(LibraryJob::StopSearch).into(),
        LibraryAction::KeepList(is_kept) => {
            if let Some(explorer) = &mut state.library.explorer {
                explorer.is_kept = is_kept;
            }
            Consequences::none()
        }
        LibraryAction::Export => export::ask(state),
        LibraryAction::TidyUp => tidy::show(),
        LibraryAction::ShowPart(part) => tidy::show_part(state, part),
        LibraryAction::Unite(names) => settings::update::change(state, |it| it.library.unite(&names)),
        LibraryAction::OpenFile(path, number) => {
            state.dialog = None;
            open_file(state, path, number)
        }
    }
}

/// Adds the castles of the user's own, and returns which files hold none.
pub fn shelve(state: &mut AppState, own: Vec<UserFile<Castles>>, faulty: Vec<UserFileTrouble>) -> Vec<UserFileTrouble> {
    state.library.own_castles = own.into_iter().flat_map(|file| file.content.all().to_vec()).collect();
    faulty
}

/// Shows the dialog, and what is in the folders.
pub fn show(state: &mut AppState) -> Consequences {
    let mut consequences = read_once(state);
    consequences.extend(open(Dialog::Library(LibraryForm::default())));
    consequences
}

/// Opens or closes the explorer.
pub fn toggle_explorer(state: &mut AppState) -> Consequences {
    if state.library.explorer.take().is_some() {
        // The list behind it is seen again.
        return collection::update::renew_past(state);
    }
    state.library.explorer = Some(Box::default());
    read_once(state)
}

/// Reads the folders when the library is first needed; later it is only seen whether they have changed.
pub fn read_once(state: &mut AppState) -> Consequences {
    if state.library.readings == 0 {
        return read(state);
    }
    state.library.is_to_look_again = true;
    Consequences::none()
}

/// The folders are not looked at more often than this.
const BETWEEN_LOOKS: Duration = Duration::from_secs(3);

/// How long it takes until that is seen, if it is to be.
#[must_use]
pub fn until_looked_again(state: &AppState, now: SessionTime) -> Option<Duration> {
    let desk = &state.library;
    let is_wanted = desk.is_to_look_again && desk.progress.is_none() && desk.readings > 0;
    let left = desk.looked_at.map_or(Duration::ZERO, |at| BETWEEN_LOOKS.saturating_sub(now.since(at)));
    is_wanted.then_some(left)
}

/// Sees whether the folders have changed, if that is wanted. Whoever reads them knows it anyway.
fn look_again(state: &mut AppState, now: SessionTime) -> Consequences {
    if until_looked_again(state, now).is_none_or(|left| !left.is_zero()) {
        return Consequences::none();
    }
    let desk = &mut state.library;
    (desk.is_to_look_again, desk.looked_at) = (false, Some(now));
    let folders = state.settings.library.folders.clone();
    Effect::Library(LibraryJob::LookAgain { reading: desk.readings, folders }).into()
}

fn read(state: &mut AppState) -> Consequences {
    let folders = state.settings.library.folders.clone();
    let desk = &mut state.library;
    desk.trouble = None;
    if folders.is_empty() && desk.readings == 0 {
        return Consequences::none();
    }
    desk.readings += 1;
    desk.progress = Some((0, 0));
    desk.is_to_look_again = false;
    Effect::Library(LibraryJob::Read { reading: desk.readings, folders }).into()
}

fn edit(state: &mut AppState, change: impl FnOnce(&mut LibraryForm)) -> Consequences {
    if let Some(Dialog::Library(form)) = &mut state.dialog {
        change(form);
    }
    Consequences::none()
}

/// Adds the folder that was chosen; `None` if this system has no folder dialog.
pub fn take_folder(state: &mut AppState, folder: Option<PathBuf>) -> Consequences {
    match folder {
        Some(folder) => add(state, folder),
        None => edit(state, |form| form.has_no_folder_dialog = true),
    }
}

fn add_typed(state: &mut AppState) -> Consequences {
    let Some(Dialog::Library(form)) = &mut state.dialog else { return Consequences::none() };
    let typed = std::mem::take(&mut form.folder);
    let folder = typed_path(&typed, state.machine.home.as_deref());
    folder.map_or_else(Consequences::none, |folder| add(state, folder))
}

fn add(state: &mut AppState, folder: PathBuf) -> Consequences {
    let mut consequences = settings::update::change(state, |settings| settings.library.add(folder));
    consequences.extend(read(state));
    consequences
}

fn remove(state: &mut AppState, index: usize) -> Consequences {
    let mut consequences = settings::update::change(state, |settings| {
        if index < settings.library.folders.len() {
            settings.library.folders.remove(index);
        }
    });
    consequences.extend(read(state));
    consequences
}

fn play(state: &mut AppState, mv: Move, now: &Now) -> Consequences {
    if state.as_review().is_some() && state.practice_session().is_none() {
        review::edit(state, EditCommand::Play(mv), now)
    } else {
        Consequences::none()
    }
}

/// Opens a game that was found, and remembers the place to go to.
fn open_game(state: &mut AppState, index: usize) -> Consequences {
    let Some(explorer) = &state.library.explorer else { return Consequences::none() };
    let game = explorer.answer.as_ref().and_then(|answer| answer.shown.get(index));
    let (Some(game), Some(asked)) = (game, &explorer.asked) else { return Consequences::none() };
    let hit = game.hit.clone();
    state.library.sought = Some(SoughtPlace {
        before: state.table.file.first_revision,
        ply: hit.ply as usize,
        setup: match &asked.query.sought {
            Sought::Position(setup) if asked.query.likeness == Likeness::SAME => Some((**setup).clone()),
            Sought::Position(_) | Sought::Pattern(_) | Sought::Games => None,
        },
    });
    open_file(state, hit.path.to_path_buf(), hit.number)
}

fn open_file(state: &mut AppState, path: PathBuf, number: u32) -> Consequences {
    if number == 1 {
        return Next::OpenRecord(path).into();
    }
    files::update::opening::await_record(state, path.clone());
    Effect::Library(LibraryJob::Fetch { path, number }).into()
}

/// Takes in an answer, dropping those to outdated questions.
pub fn receive(state: &mut AppState, news: LibraryNews, now: &Now) -> Consequences {
    let desk = &mut state.library;
    match news {
        LibraryNews::Reading { reading, done, total } if reading == desk.readings => {
            desk.progress = desk.progress.map(|_| (done, total));
        }
        LibraryNews::Known { reading, census, trouble } if reading == desk.readings => {
            desk.census = Some(census);
            // What went wrong while reading is not mended by a look.
            desk.trouble.take_if(|known| matches!(known, LibraryTrouble::Folders(_)));
            desk.trouble = trouble.or(desk.trouble.take());
            desk.states += 1;
        }
        LibraryNews::Faults(faults) => desk.faults = faults,
        LibraryNews::Over { reading, trouble } if reading == desk.readings => {
            desk.progress = None;
            desk.trouble = trouble;
        }
        LibraryNews::Found { question, answer, reach } => take(state, question, answer, reach),
        LibraryNews::Exported { path, result } => return export::finish(state, path, result, now),
        LibraryNews::Untidy(found) => return tidy::take(state, found),
        LibraryNews::Reading { .. } | LibraryNews::Known { .. } | LibraryNews::Over { .. } => {}
    }
    Consequences::none()
}

fn take(state: &mut AppState, question: u64, answer: Result<Box<Explored>, LibraryTrouble>, reach: Reach) {
    let desk = &mut state.library;
    let asking = desk.explorer.as_mut().filter(|explorer| explorer.question == question);
    let Some(explorer) = asking else { return };
    (explorer.waits_since, explorer.reach) = (None, reach);
    match answer {
        Ok(answer) => explorer.answer = Some(Rc::new(*answer)),
        Err(trouble) => desk.trouble = Some(trouble),
    }
}

/// So long nothing is said of a question that is on its way: nearly all answers come sooner, and words that flash up would
/// only disturb.
const UNTOLD: Duration = Duration::from_millis(200);

/// After how much time a question that is still on its way is to be told of.
pub fn until_waiting_is_told(state: &AppState, now: SessionTime) -> Option<Duration> {
    let explorer = state.explorer_seen()?;
    let since = explorer.waits_since.filter(|_| explorer.reach == Reach::Whole)?;
    Some(UNTOLD.saturating_sub(now.since(since)))
}

/// Says that a search goes on, of which nothing has been heard for a while, so that it can be stopped.
fn tell_of_waiting(state: &mut AppState, now: SessionTime) {
    let is_due = until_waiting_is_told(state, now).is_some_and(|left| left.is_zero());
    if let Some(explorer) = state.library.explorer.as_mut().filter(|_| is_due) {
        explorer.reach = Reach::Partly(0, 1);
    }
}

/// Sees what has changed, asks about the current position, and goes to the place of a game that was opened.
pub fn follow(state: &mut AppState, now: &Now) -> Consequences {
    let mut consequences = look_again(state, now.at);
    consequences.extend(ask(state, now));
    consequences
}

fn ask(state: &mut AppState, now: &Now) -> Consequences {
    go_to_sought(state);
    tell_of_waiting(state, now.at);
    if state.explorer_seen().is_none() || state.library.census.is_none() {
        return Consequences::none();
    }
    let setup = state.position_to_explore().setup().clone();
    let desk = &mut state.library;
    let Some(explorer) = desk.explorer.as_ref().filter(|explorer| !explorer.is_kept) else {
        return Consequences::none();
    };
    let castle = desk.castles().nth(explorer.form.castle);
    let asked = explorer
        .form
        .query(&setup, castle, &state.settings.library.one_player)
        .map(|query| Asked { query, state: desk.states });
    let Some(explorer) = desk.explorer.as_mut() else { return Consequences::none() };
    explorer.fault = asked.as_ref().err().cloned();
    let asked = asked.ok().filter(|_| explorer.form.has_sound_ranges());
    if explorer.asked == asked {
        return Consequences::none();
    }
    explorer.asked = asked;
    explorer.waits_since = explorer.asked.as_ref().map(|_| now.at);
    (explorer.answer, explorer.reach) = (None, Reach::Whole);
    // An outdated question needs no answer.
    desk.questions += 1;
    explorer.question = desk.questions;
    let question = explorer.question;
    let ask = |asked: &Asked| LibraryJob::Ask { question, query: Box::new(asked.query.clone()) };
    explorer.asked.as_ref().map(ask).map(Effect::Library).into_iter().collect()
}

fn go_to_sought(state: &mut AppState) {
    let is_another = |sought: &mut SoughtPlace| sought.before != state.table.file.first_revision;
    let Some(sought) = state.library.sought.take_if(is_another) else { return };
    if let Some(place) = place_in(state.tree(), &sought) {
        review::stand_at(state, place);
    }
}

/// Where the position occurs after so many moves, preferably on the main line.
fn place_in(tree: &GameTree, sought: &SoughtPlace) -> Option<NodeId> {
    let is_sought = |node| sought.setup.as_ref().is_none_or(|setup| tree.position_at(node).setup() == setup);
    let on_main = tree.main_line().get(sought.ply).copied().filter(|&node| is_sought(node));
    on_main.or_else(|| {
        let (mut open, mut found) = (vec![GameTree::ROOT], None);
        while let (Some(node), None) = (open.pop(), found) {
            found = Some(node).filter(|&node| tree.ply(node) == sought.ply && is_sought(node));
            open.extend(tree.children(node).iter().rev());
        }
        found
    })
}

#[cfg(test)]
mod tests;
