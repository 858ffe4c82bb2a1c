use std::path::{Path, PathBuf};

use super::case::setting_up_name;
use super::handicaps::{HandicapsScene, terms_words};
use super::rules::RulesChoice;
use super::rules_editor::RulesScene;
use super::settings::SettingsScene;
use super::small_board::SmallBoard;
use super::sound::SoundScene;
use super::time::TimeScene;
use super::toss::TossScene;
use super::{NextGameScene, PrintScene, RulingScene, file_name, mark};
use crate::app::state::{
    AppState, CorrectionForm, DetailsForm, Dialog, HallForm, LeaveFor, NewGameForm, PathDialog, PathPurpose, Question,
    SaveTarget, Storing, named_as_record,
};
use crate::clock::SessionTime;
use crate::journal::Recovered;
use crate::record::notation::time_digits;
use crate::record::{Imported, LineEnd, RecordFormat, TextEncoding};
use crate::rules::{SettingUp, Suggestion};
use crate::session::StartPosition;
use crate::shogi::{Color, Handicap};
use crate::text::{Arg, Text};

/// How many files a question names.
const MOST_NAMES: usize = 4;

/// The dialog in front of the board.
#[derive(Clone, Debug)]
pub enum DialogScene {
    /// Players, time and handicap.
    NewGame(Box<NewGameScene>),
    /// The game that is played instead of one that does not count.
    NextGame(Box<NextGameScene>),
    /// The time of both sides, for a clock beside a board of wood.
    Clocks(Box<ClocksScene>),
    /// What that clock shall show.
    Corrections {
        /// Both sides, Black first.
        sides: [String; 2],
        /// What stands in the fields.
        form: CorrectionForm,
    },
    /// A question.
    Question(QuestionScene),
    /// The program's own file dialog.
    Path(PathScene),
    /// The lines about the game.
    Details(DetailsForm),
    /// The arbiter's ruling.
    Ruling(RulingScene),
    /// What to print, and how.
    Print(PrintScene),
    /// The editor of rule profiles.
    Rules(Box<RulesScene>),
    /// The settings.
    Settings(SettingsScene),
    /// The editor of tables of handicaps.
    Handicaps(Box<HandicapsScene>),
    /// What is heard, and how.
    Sound(Box<SoundScene>),
    /// Sharing games with a hall, and looking at it.
    Hall(HallForm),
    /// About the program.
    About {
        /// The version of the program.
        version: &'static str,
    },
}

/// The new-game dialog.
#[derive(Clone, Debug)]
pub struct NewGameScene {
    /// What stands in its fields.
    pub form: NewGameForm,
    /// What each side is called under the chosen handicap, Black's first.
    pub sides: [String; 2],
    /// Every handicap with its name.
    pub handicaps: Vec<(Handicap, String)>,
    /// What the chosen starting position is called.
    pub start: String,
    /// The handicap that is chosen; none where a position was set up.
    pub chosen: Option<Handicap>,
    /// The players' time.
    pub time: TimeScene,
    /// The ways to set up the pieces with their names; none where the order is not known.
    pub ceremonies: Vec<(Option<SettingUp>, String)>,
    /// How its clock is heard.
    pub sound: SoundScene,
    /// By which rules.
    pub rules: RulesChoice,
    /// The starting position.
    pub board: SmallBoard,
    /// What a table suggests for the players' ranks, where the form is not so already.
    pub suggestion: Option<(Suggestion, String)>,
    /// Whether chance may decide on the sides.
    pub can_toss: bool,
    /// The toss that does.
    pub toss: Option<TossScene>,
}

/// The time of both sides, for a clock beside a board of wood.
#[derive(Clone, Debug)]
pub struct ClocksScene {
    /// What stands in the fields.
    pub form: NewGameForm,
    /// What they mean.
    pub time: TimeScene,
}

/// A question before something is done.
#[derive(Clone, Debug)]
pub struct QuestionScene {
    /// What it is about.
    pub headline: String,
    /// What will happen.
    pub explanation: String,
    /// What the button says that does it.
    pub confirm: String,
    /// What the button says that does nothing.
    pub cancel: String,
    /// What the button says that does something else instead, where that is offered.
    pub alternative: Option<String>,
    /// Whether something is lost by confirming.
    pub is_grave: bool,
}

/// The program's own file dialog.
#[derive(Clone, Debug)]
pub struct PathScene {
    /// Open a record, Save the record
    pub headline: String,
    /// What the button says.
    pub confirm: String,
    /// The path as typed.
    pub typed: String,
    /// The folder that is shown.
    pub folder: String,
    /// What lies in it.
    pub rows: Vec<FolderRow>,
    /// Why a folder cannot be shown.
    pub trouble: Option<String>,
    /// How a record is stored that is saved there.
    pub storing: Option<StoringScene>,
    /// Whether there is anything to take.
    pub can_confirm: bool,
}

/// How a record is stored.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct StoringScene {
    /// What the user has chosen.
    pub chosen: Storing,
    /// What becomes of that under the name as typed.
    pub format: RecordFormat,
    /// The encoding.
    pub encoding: TextEncoding,
    /// What ends the lines.
    pub line_end: LineEnd,
}

/// Something in the folder that is shown.
#[derive(Clone, Debug)]
pub struct FolderRow {
    /// Its name.
    pub name: String,
    /// Where a click on it leads, if it is a folder.
    pub folder: Option<PathBuf>,
}

impl DialogScene {
    pub(super) fn of(state: &AppState, text: &Text, now: SessionTime) -> Option<Self> {
        Some(match state.dialog.as_ref()? {
            Dialog::NewGame(form) => Self::NewGame(Box::new(new_game(state, form, text, now))),
            Dialog::NextGame(form) => Self::NextGame(Box::new(NextGameScene::of(form, text))),
            Dialog::Clocks(form) => Self::Clocks(Box::new(ClocksScene {
                time: TimeScene::of(state, form, text),
                form: NewGameForm::clone(form),
            })),
            Dialog::Corrections(form) => Self::Corrections {
                sides: Color::ALL.map(|color| format!("{} {}", mark(color), text.side(color, false))),
                form: form.clone(),
            },
            Dialog::Question(question) => Self::Question(question_scene(state, question, text)),
            Dialog::Path(dialog) => Self::Path(path_scene(state, dialog, text)),
            Dialog::Details(form) => Self::Details(form.clone()),
            Dialog::Ruling(form) => Self::Ruling(RulingScene::of(state, form, text)),
            Dialog::Print(form) => Self::Print(PrintScene::of(state, *form, text)),
            Dialog::Rules(form) => Self::Rules(Box::new(RulesScene::of(state, form, text))),
            Dialog::Settings(form) => Self::Settings(SettingsScene::of(state, form, text)),
            Dialog::Handicaps(form) => Self::Handicaps(Box::new(HandicapsScene::of(state, form, text))),
            Dialog::Sound => Self::Sound(Box::new(SoundScene::of(state, text))),
            Dialog::Hall(form) => Self::Hall(form.clone()),
            Dialog::About => Self::About { version: env!("CARGO_PKG_VERSION") },
        })
    }
}

fn new_game(state: &AppState, form: &NewGameForm, text: &Text, now: SessionTime) -> NewGameScene {
    let start = form.start();
    NewGameScene {
        form: form.clone(),
        sides: Color::ALL.map(|color| text.side(color, start.is_handicap())),
        start: text.start_position(&start),
        chosen: match &start {
            StartPosition::Handicap(handicap) => Some(*handicap),
            StartPosition::Composed(_) => None,
        },
        handicaps: Handicap::ALL.into_iter().map(|handicap| (handicap, text.handicap(handicap))).collect(),
        time: TimeScene::of(state, form, text),
        ceremonies: ceremonies(&start, text),
        sound: SoundScene::of(state, text),
        rules: RulesChoice::of(&state.profiles, &form.profile, text),
        board: SmallBoard::of(&start, form.senior(), text),
        suggestion: suggestion(state, form, text),
        can_toss: form.can_toss(),
        toss: TossScene::of(form, text, now),
    }
}

/// The ways to set up the pieces, for an even game.
fn ceremonies(start: &StartPosition, text: &Text) -> Vec<(Option<SettingUp>, String)> {
    let named = |order| (order, text.say(setting_up_name(order)));
    match start {
        StartPosition::Handicap(Handicap::Even) => {
            std::iter::once(None).chain(SettingUp::ALL.map(Some)).map(named).collect()
        }
        StartPosition::Handicap(_) | StartPosition::Composed(_) => Vec::new(),
    }
}

fn suggestion(state: &AppState, form: &NewGameForm, text: &Text) -> Option<(Suggestion, String)> {
    let table = state.handicap_tables.chosen(form.handicap_table.as_deref());
    let suggestion = form.suggestion(table).filter(|suggestion| !form.follows(*suggestion))?;
    let what = terms_words(suggestion.terms, text);
    Some((suggestion, text.tell("suggested-terms", &[("what", what.into())])))
}

fn question_scene(state: &AppState, question: &Question, text: &Text) -> QuestionScene {
    let plain = |name: &str, args: &[(&'static str, Arg<'_>)]| QuestionScene {
        headline: text.tell(&format!("question-{name}"), args),
        explanation: text.tell(&format!("question-{name}-why"), args),
        confirm: text.say(&format!("question-{name}-yes")),
        cancel: text.say(&format!("question-{name}-no")),
        alternative: None,
        is_grave: true,
    };
    match question {
        Question::Resign => {
            let side = text.side(state.position().turn(), state.is_handicap());
            plain("resign", &[("side", side.into())])
        }
        Question::Leave(what_for) if !state.would_lose_record(what_for) => {
            plain("leave-setup", &[("what", text.say(leaving_words(what_for)).into())])
        }
        Question::BreakOff => plain("break-off", &[]),
        Question::Repeat { meaning, .. } => {
            let meaning = text.repetition_meaning(*meaning, state.is_handicap());
            plain("repeat", &[("meaning", meaning.into())])
        }
        Question::Leave(what_for) => {
            let name = if state.game_in_progress() { "leave-game" } else { "leave-unsaved" };
            let what = text.say(leaving_words(what_for));
            QuestionScene {
                alternative: Some(text.say("question-save-first")),
                ..plain(name, &[("what", what.into())])
            }
        }
        Question::SaveAsUtf8 { target, character } => {
            let args =
                [("character", character.to_string().into()), ("path", file_name(&target.in_utf8().path).into())];
            QuestionScene { is_grave: false, ..plain("utf8", &args) }
        }
        Question::Lose { target, losses, .. } => {
            let lost = losses.iter().map(|loss| text.loss(loss)).collect::<Vec<_>>().join(&text.say("list-comma"));
            plain("lose", &[("format", target.format.name().into()), ("lost", lost.into())])
        }
        Question::TakeUp => take_up_question(state, text),
        Question::DiscardGame => plain("discard-game", &[]),
        Question::Pasted(imported) => pasted_question(state, imported, text),
        Question::ReplacePages { files, .. } => match &files[..] {
            [file] => plain("replace", &[("path", file_name(file).into())]),
            files => {
                plain("replace-pages", &[("count", Arg::from(files.len())), ("names", some_names(files, text).into())])
            }
        },
        Question::ReplaceChanged(target) => plain("replace-changed", &[("path", file_name(&target.path).into())]),
        Question::Replace(target) => plain("replace", &[("path", file_name(&target.path).into())]),
        Question::ReplaceProfile { path, .. } => plain("replace", &[("path", file_name(path).into())]),
        Question::DeleteProfile(profile) => {
            plain("delete-profile", &[("name", text.profile_name(profile).to_owned().into())])
        }
    }
}

/// The game that was broken off, and what can be done with it.
fn take_up_question(state: &AppState, text: &Text) -> QuestionScene {
    let game = state.broken_off.first().map(|game| &*game.recovered);
    let name = if game.is_some_and(Recovered::is_over) { "take-up-over" } else { "take-up" };
    let args = game.map_or_else(Vec::new, |game| broken_off_words(game, text));
    QuestionScene {
        headline: text.say(&format!("question-{name}")),
        explanation: text.tell(&format!("question-{name}-why"), &args),
        confirm: text.say(&format!("question-{name}-yes")),
        cancel: text.say("question-take-up-no"),
        alternative: Some(text.say("question-take-up-discard")),
        is_grave: false,
    }
}

/// The players with their clocks, the date, and how many moves were played.
fn broken_off_words(game: &Recovered, text: &Text) -> Vec<(&'static str, Arg<'static>)> {
    let session = &game.session;
    let player = |color| {
        let name = &session.setup().player(color).name;
        let side = text.side(color, session.setup().start.is_handicap());
        let secs = session.clock().reading(color, game.latest).shown_secs();
        format!("{}{} {}", mark(color), if name.is_empty() { &side } else { name }, time_digits(secs))
    };
    let players = Color::ALL.map(player).join(" – ");
    vec![("players", players.into()), ("date", game.opening.date.clone().into()), ("plies", session.plies().into())]
}

/// The names of these files, or of the first few of many.
fn some_names(files: &[PathBuf], text: &Text) -> String {
    let comma = text.say("list-comma");
    let names = files.iter().take(MOST_NAMES).map(|file| file_name(file)).collect::<Vec<_>>().join(&comma);
    if files.len() > MOST_NAMES { format!("{names}{comma}…") } else { names }
}

/// What was pasted, and what can be done with it.
fn pasted_question(state: &AppState, imported: &Imported, text: &Text) -> QuestionScene {
    let tree = &imported.tree;
    let players = Color::ALL.map(|color| tree.header.player(color).map(str::to_owned));
    let named = players.iter().flatten().cloned().collect::<Vec<_>>().join(" – ");
    let plies = tree.main_line().len() - 1;
    let args = [("format", imported.format.name().into()), ("plies", Arg::from(plies)), ("players", named.into())];
    QuestionScene {
        headline: text.say("question-pasted"),
        explanation: text.tell("question-pasted-why", &args),
        confirm: text.say("question-pasted-yes"),
        cancel: text.say("question-pasted-no"),
        alternative: state.can_merge(imported).then(|| text.say("question-pasted-merge")),
        is_grave: false,
    }
}

const fn leaving_words(what_for: &LeaveFor) -> &'static str {
    match what_for {
        LeaveFor::Quit => "leaving-quit",
        LeaveFor::NextGame => "leaving-next-game",
        LeaveFor::NewGame => "leaving-new-game",
        LeaveFor::Record(_) | LeaveFor::Read(..) | LeaveFor::Pasted(_) => "leaving-record",
        LeaveFor::ComposedGame => "leaving-composed-game",
        LeaveFor::ComposedReview => "leaving-composed-review",
        LeaveFor::Before => "leaving-setup",
    }
}

fn path_scene(state: &AppState, dialog: &PathDialog, text: &Text) -> PathScene {
    let name = match dialog.purpose {
        PathPurpose::Open => "path-open",
        PathPurpose::Save(_) => "path-save",
        PathPurpose::Print(_) => "path-print",
        PathPurpose::ImportProfile => "path-import-profile",
        PathPurpose::ExportProfile => "path-export-profile",
    };
    PathScene {
        headline: text.say(name),
        confirm: text.say(&format!("{name}-yes")),
        typed: dialog.typed.clone(),
        folder: dialog.folder.as_ref().map_or_else(String::new, |folder| folder.path.display().to_string()),
        rows: folder_rows(dialog, text),
        trouble: dialog.trouble.as_ref().map(|(path, reason)| trouble_words(path, reason)),
        storing: storing(state, dialog),
        can_confirm: !dialog.typed.trim().is_empty(),
    }
}

fn storing(state: &AppState, dialog: &PathDialog) -> Option<StoringScene> {
    let PathPurpose::Save(chosen) = dialog.purpose else { return None };
    let named = named_as_record(dialog.full_path().unwrap_or_default());
    let SaveTarget { format, encoding, line_end, .. } = state.file.target(named, chosen);
    Some(StoringScene { chosen, format, encoding, line_end })
}

fn trouble_words(path: &Path, reason: &str) -> String {
    if path.as_os_str().is_empty() { reason.to_owned() } else { format!("{}: {reason}", path.display()) }
}

fn folder_rows(dialog: &PathDialog, text: &Text) -> Vec<FolderRow> {
    let Some(folder) = &dialog.folder else { return Vec::new() };
    let up =
        folder.path.parent().map(|parent| FolderRow { name: text.say("path-up"), folder: Some(parent.to_owned()) });
    let inside = folder.entries.iter().map(|entry| FolderRow {
        name: entry.name.clone(),
        folder: entry.is_folder.then(|| folder.path.join(&entry.name)),
    });
    up.into_iter().chain(inside).collect()
}
