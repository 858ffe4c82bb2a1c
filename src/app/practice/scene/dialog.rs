//! The dialog for choosing what to practise, in words.

use std::path::PathBuf;

use crate::app::files::form::file_name;
use crate::app::practice::form::{GamesFrom, PracticeForm, Practised, WhoseMoves};
use crate::app::scene::sides::mark;
use crate::app::state::AppState;
use crate::shogi::Color;
use crate::text::{Arg, Text};

/// The dialog.
#[derive(Clone, Debug)]
pub struct PracticeFormScene {
    /// The choices.
    pub form: PracticeForm,
    /// How many exercises are due today, in words, and whether there are any.
    pub due: (String, bool),
    /// What can be practised, with the words for it.
    pub kinds: Vec<(Practised, String)>,
    /// Why these exercises, and where they come from.
    pub why: String,
    /// Where games can come from, with the words for it.
    pub sources: Vec<(GamesFrom, String)>,
    /// Whose moves can be looked at, with the words for it.
    pub sides: Vec<(WhoseMoves, String)>,
    /// Recent sets.
    pub sets: Vec<SetRow>,
    /// How far the search for exercises is, if one is running.
    pub progress: Option<String>,
    /// Whether practice can begin.
    pub can_begin: bool,
}

/// A recent set.
#[derive(Clone, Debug)]
pub struct SetRow {
    /// The file or folder.
    pub path: PathBuf,
    /// Its name.
    pub name: String,
}

impl PracticeFormScene {
    /// The dialog for `form`.
    pub fn of(state: &AppState, form: &PracticeForm, text: &Text) -> Self {
        let due = state.due_exercises().len();
        let set = |path: &PathBuf| SetRow { path: path.clone(), name: file_name(path) };
        Self {
            due: (text.tell("practice-due", &[("count", due.into())]), due > 0),
            kinds: Practised::ALL.map(|what| (what, text.say(name_of(what)))).to_vec(),
            why: why(state, form, text),
            sources: sources(state, text),
            sides: sides(state, text),
            sets: state.settings.practice.sets.iter().map(set).collect(),
            progress: state.practice.collecting.map(|collecting| progress(collecting.progress, text)),
            can_begin: can_begin(state, form),
            form: form.clone(),
        }
    }
}

const fn name_of(what: Practised) -> &'static str {
    match what {
        Practised::Problems => "practice-problems",
        Practised::Mistakes => "practice-mistakes-of",
        Practised::NextMoves => "practice-next-moves",
        Practised::Repertoire => "practice-own",
    }
}

fn why(state: &AppState, form: &PracticeForm, text: &Text) -> String {
    match form.what {
        Practised::Problems => text.say("practice-why-problems"),
        Practised::Mistakes => text.say("practice-why-mistakes"),
        Practised::NextMoves => text.say("practice-why-next-moves"),
        Practised::Repertoire => text.tell("practice-why-repertoire", &[("count", Arg::from(state.repertoire_size()))]),
    }
}

fn sources(state: &AppState, text: &Text) -> Vec<(GamesFrom, String)> {
    let all = [
        (state.has_game_to_practise(), GamesFrom::Board, "practice-from-board"),
        (state.event.is_some(), GamesFrom::Event, "practice-from-event"),
        (true, GamesFrom::Files, "practice-from-files"),
    ];
    all.into_iter().filter(|it| it.0).map(|(_, from, id)| (from, text.say(id))).collect()
}

fn sides(state: &AppState, text: &Text) -> Vec<(WhoseMoves, String)> {
    let side = |color| format!("{} {}", mark(color), text.side(color, false));
    let own = state.settings.library.own_name.trim();
    let mut all = vec![
        (WhoseMoves::Both, text.say("practice-both")),
        (WhoseMoves::Black, side(Color::Black)),
        (WhoseMoves::White, side(Color::White)),
    ];
    if !own.is_empty() {
        all.push((WhoseMoves::Own, own.to_owned()));
    }
    all
}

fn progress(progress: Option<(usize, usize)>, text: &Text) -> String {
    match progress {
        Some((done, total)) if total > 1 => {
            text.tell("practice-collecting-of", &[("done", done.into()), ("total", total.into())])
        }
        Some(_) | None => text.say("practice-collecting"),
    }
}

fn can_begin(state: &AppState, form: &PracticeForm) -> bool {
    let has_path = !form.path.trim().is_empty();
    let has_source = match (form.what, form.from) {
        (Practised::Repertoire, _) => state.repertoire_size() > 0,
        (Practised::Problems, _) | (_, GamesFrom::Files) => has_path,
        (_, GamesFrom::Board) => state.has_game_to_practise(),
        (_, GamesFrom::Event) => state.event.is_some(),
    };
    has_source && state.practice.collecting.is_none() && state.can_practise()
}
