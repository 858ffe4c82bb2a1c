//! Chooses exercises, looks for them, and lays the first on the table.

use std::path::{Path, PathBuf};
use std::time::Duration;

use crate::app::effect::Effect;
use crate::app::files::form::file_name;
use crate::app::form::typed_path;
use crate::app::practice::form::{GamesFrom, PracticeForm, Practised};
use crate::app::practice::job::{Collected, PracticeJob, PracticeNotice, Wanted, WantedGames};
use crate::app::practice::state::{Attempt, Collecting, Effort, PracticeSession};
use crate::app::practice::update::answers;
use crate::app::settings;
use crate::app::state::{AppState, Dialog, NoticeKind};
use crate::app::update::consequences::{Consequences, open};
use crate::app::update::notices;
use crate::app::update::now::Now;
use crate::practice::{Day, Exercise, TaskKind};
use crate::storage::FileError;

/// Shows the dialog.
pub fn show(state: &mut AppState, now: &Now) -> Consequences {
    let mut form = PracticeForm::of(&state.settings.practice);
    form.from = if state.has_game_to_practise() { GamesFrom::Board } else { GamesFrom::Files };
    let mut consequences = open(Dialog::Practice(form));
    consequences.extend(read_once(state, now));
    consequences
}

/// Reads the schedule when it is first needed.
pub fn read_once(state: &mut AppState, now: &Now) -> Consequences {
    state.practice.today = Day::of_date(&now.date);
    if std::mem::replace(&mut state.practice.is_read, true) {
        return Consequences::none();
    }
    Effect::Practice(PracticeJob::ReadSchedule).into()
}

/// Takes over the choices as they are made.
pub fn edit(state: &mut AppState, form: PracticeForm) -> Consequences {
    if let Some(Dialog::Practice(before)) = &mut state.dialog {
        *before = form;
    }
    Consequences::none()
}

/// Takes the file or folder that was chosen; `None` if this system has no file dialog.
pub fn take_chosen(state: &mut AppState, path: Option<PathBuf>) -> Consequences {
    let Some(Dialog::Practice(form)) = &mut state.dialog else { return Consequences::none() };
    match path {
        Some(path) => form.path = path.display().to_string(),
        None => form.has_no_dialog = true,
    }
    Consequences::none()
}

/// Begins as the dialog says.
pub fn begin(state: &mut AppState, now: &Now) -> Consequences {
    let Some(Dialog::Practice(form)) = &state.dialog else { return Consequences::none() };
    let form = form.clone();
    let mut consequences = keep(state, &form);
    if form.what == Practised::Repertoire {
        state.dialog = None;
        consequences.extend(begin_repertoire(state, &form, now));
    } else if let Some(games) = wanted_games(state, &form) {
        consequences.extend(collect(state, form, games));
    }
    consequences
}

/// Practises the problems in a file or folder.
pub fn open_set(state: &mut AppState, path: PathBuf) -> Consequences {
    let Some(Dialog::Practice(form)) = &state.dialog else { return Consequences::none() };
    let form = PracticeForm { what: Practised::Problems, path: path.display().to_string(), ..form.clone() };
    let mut consequences = keep(state, &form);
    consequences.extend(collect(state, form, WantedGames::File(path)));
    consequences
}

/// Practises what is due today.
pub fn begin_due(state: &mut AppState, now: &Now) -> Consequences {
    let due: Vec<Exercise> = state.due_exercises().into_iter().cloned().collect();
    state.dialog = None;
    start(state, None, due, now)
}

/// Practises the mates missed in the record.
pub fn begin_missed(state: &mut AppState, now: &Now) -> Consequences {
    state.dialog = None;
    let record = state.table.file.first_revision;
    let Some(missed) = state.practice.missed.as_ref().filter(|it| it.record == record) else {
        return Consequences::none();
    };
    let name = game_name(state);
    let exercises = crate::practice::missed(state.tree(), &missed.found, None, &name);
    start(state, Some(name), exercises, now)
}

/// Remembers the choices, and puts the set among the recent ones.
fn keep(state: &mut AppState, form: &PracticeForm) -> Consequences {
    let set = typed_set(state, form);
    settings::update::change(state, |settings| {
        let kept = &mut settings.practice;
        (kept.what, kept.whose, kept.only_due) = (form.what, form.whose.clone(), form.only_due);
        if let Some(set) = set.filter(|_| form.what == Practised::Problems) {
            kept.sets = kept.sets_with(&set);
        }
    })
}

fn typed_set(state: &AppState, form: &PracticeForm) -> Option<PathBuf> {
    typed_path(&form.path, state.machine.home.as_deref())
}

fn wanted_games(state: &AppState, form: &PracticeForm) -> Option<WantedGames> {
    match (form.what, form.from) {
        (Practised::Problems, _) | (_, GamesFrom::Files) => Some(WantedGames::File(typed_set(state, form)?)),
        (_, GamesFrom::Board) => Some(WantedGames::This(Box::new(state.tree().clone()), game_name(state))),
        (_, GamesFrom::Event) => event_games(state),
    }
}

fn game_name(state: &AppState) -> String {
    let header = &state.tree().header;
    let named = crate::shogi::Color::ALL.map(|color| header.player(color));
    let file = state.table.file.path().map(file_name);
    match named {
        [Some(black), Some(white)] => format!("{black} – {white}"),
        _ => file.or_else(|| header.event().map(str::to_owned)).unwrap_or_default(),
    }
}

/// The records of the open event, which lie beside its file; `None` if there are none.
fn event_games(state: &AppState) -> Option<WantedGames> {
    let event = state.event.as_ref()?;
    let folder = event.path.as_deref().and_then(Path::parent).map(Path::to_owned).unwrap_or_default();
    let results = event.tournament.rounds.iter().flat_map(|round| &round.tables).flat_map(|table| &table.games);
    let records = results.filter_map(|result| result.record.as_ref()).map(|record| folder.join(record));
    let records: Vec<PathBuf> = records.collect();
    (!records.is_empty()).then(|| WantedGames::Records(event.tournament.title.clone(), records))
}

fn collect(state: &mut AppState, form: PracticeForm, games: WantedGames) -> Consequences {
    let desk = &mut state.practice;
    desk.runs += 1;
    desk.collecting = Some(Collecting { run: desk.runs, progress: None });
    let own_name = state.settings.library.own_name.clone();
    let wanted = Box::new(Wanted { form, own_name, games });
    Effect::Practice(PracticeJob::Collect { run: desk.runs, wanted }).into()
}

/// Takes the exercises that were found, if they are still wanted.
pub fn take_collected(
    state: &mut AppState,
    run: u64,
    found: Result<Box<Collected>, (PathBuf, FileError)>,
    now: &Now,
) -> Consequences {
    if state.practice.collecting.take_if(|collecting| collecting.run == run).is_none() {
        return Consequences::none();
    }
    let is_asked = |it: &Dialog| matches!(it, Dialog::Practice(_));
    let only_due = matches!(&state.dialog, Some(Dialog::Practice(form)) if form.only_due);
    match found {
        Err((path, reason)) => {
            notices::tell(state, NoticeKind::Unreadable { path, reason });
            Consequences::none()
        }
        Ok(found) => {
            state.dialog.take_if(|dialog| is_asked(dialog));
            let Collected { name, mut exercises, left_out } = *found;
            let found = exercises.len();
            if only_due {
                exercises.retain(|exercise| is_due(state, exercise));
            }
            if exercises.is_empty() {
                notices::tell(state, NoticeKind::Practice(PracticeNotice::Nothing { found, left_out }));
                return Consequences::none();
            }
            let consequences = start(state, Some(name), exercises, now);
            if left_out.count > 0 {
                notices::tell(state, NoticeKind::Practice(PracticeNotice::LeftOut(left_out)));
            }
            consequences
        }
    }
}

fn is_due(state: &AppState, exercise: &Exercise) -> bool {
    let today = state.practice.today.unwrap_or(Day(i64::MAX));
    state.practice.schedule.get(exercise).is_none_or(|entry| entry.is_due(today))
}

fn begin_repertoire(state: &mut AppState, form: &PracticeForm, now: &Now) -> Consequences {
    let entries = state.practice.schedule.entries().map(|entry| &entry.exercise);
    let own = entries.filter(|exercise| exercise.task.kind() == TaskKind::Repertoire);
    let mut own: Vec<Exercise> = own.cloned().collect();
    if form.only_due {
        own.retain(|exercise| is_due(state, exercise));
    }
    own.sort_by_key(|exercise| exercise.source.number);
    start(state, None, own, now)
}

/// Lays the first exercise on the table, over what lies there.
fn start(state: &mut AppState, name: Option<String>, exercises: Vec<Exercise>, now: &Now) -> Consequences {
    if exercises.is_empty() || !state.can_practise() {
        return Consequences::none();
    }
    state.end_practice();
    let before = (Box::new(std::mem::take(&mut state.table)), state.board.flipped);
    state.table.file = before.0.file.of_next(None);
    state.practice.session = Some(Box::new(PracticeSession {
        name: name.unwrap_or_default(),
        grades: vec![None; exercises.len()],
        efforts: vec![Effort::default(); exercises.len()],
        exercises,
        at: 0,
        attempt: Attempt::begun(Effort::default(), now.at),
        took: Duration::ZERO,
        before,
        seed: now.at.since(crate::clock::SessionTime::default()).as_nanos() as u64,
    }));
    notices::forget_record(state);
    state.console.drop_draft();
    let mut consequences = read_once(state, now);
    consequences.extend(answers::lay(state, 0, now));
    consequences
}
